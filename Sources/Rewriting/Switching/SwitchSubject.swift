import Semantics
import Syntax

/// A declaration that is to be given a switch, in its file, with its body read as a conditional call: everything that it
/// applies, under the switch.
struct SwitchSubject {
    let id: DeclarationID
    /// The declaration's file, and behind its end the switch as an expression.
    let file: SourceFile
    let kind: Kind
    /// What the switch is called.
    let name: String
    let call: ConditionalCall

    enum Kind {
        case function(FunctionDeclaration)
        case type(TypeDeclaration)
    }

    /// What the switch may be called, the first that is free.
    static let names = ["isEnabled", "isActive", "isOn"]

    /// - Parameter taken: names that it must not have.
    init(_ id: DeclarationID, in switchable: SwitchableFile, taken: Set<String>) throws(SwitchObstacle) {
        self.id = id
        let (original, file) = (switchable.original, switchable.extended.file)
        guard let found = Self.kind(id, in: original) else { throw .notFound }
        let words = Set(original.words(of: found.node)).union(taken)
        guard let name = Self.names.first(where: { !words.contains($0) }) else { throw .noName }
        self.name = name
        guard let kind = Self.kind(id, in: file), file.text(of: kind.node) == original.text(of: found.node),
            let condition = switchable.expression(name)
        else { throw .unknownSyntax }
        self.file = file
        self.kind = kind
        guard let body = kind.body else { throw .body("it has no body", line: id.line) }
        let links = try Self.links(of: body)
        call = ConditionalCall(switching: links, of: body, by: condition)
    }

    private static func kind(_ id: DeclarationID, in file: SourceFile) -> Kind? {
        file.declaration(at: id.nameOffset).flatMap { node in
            FunctionDeclaration(node, in: file).map { .function($0) }
                ?? TypeDeclaration(node, in: file).map { .type($0) }
        }
    }

    private static func links(of body: FunctionDeclaration) throws(SwitchObstacle) -> [Call] {
        let file = body.file
        func obstacle(_ what: String, _ node: NodeID) -> SwitchObstacle {
            let lines = LineStarts(of: file.bytes)
            return .body(what, line: lines.line(at: file.range(of: node).lowerBound) + 1)
        }
        switch body.modifierBody {
        case .chain(let calls): return calls
        case .branch(let node): throw obstacle("its body branches", node)
        case .other(let what, let node):
            // What the platform or its version decides never changes while the program runs.
            guard [.compilation, .availability].contains(what), let calls = body.fixedModifiers, !calls.isEmpty else {
                throw obstacle(what.sentence, node)
            }
            return calls
        }
    }
}

extension SwitchSubject.Kind {
    var node: NodeID {
        switch self {
        case .function(let function): function.node
        case .type(let type): type.node
        }
    }

    /// The function that applies the modifiers.
    var body: FunctionDeclaration? {
        switch self {
        case .function(let function): function
        case .type(let type): type.modifierBody
        }
    }
}

extension ConditionalCall {
    /// The links of a body as if they stood in the closure of a call.
    fileprivate init(switching calls: [Call], of body: FunctionDeclaration, by condition: NodeID) {
        let links = calls.map { Link($0) }
        let (first, last) = (calls[0], calls[calls.count - 1])
        let receiver = first.base
        self.init(
            helper: "", kind: .bool, node: last.node, receiver: receiver,
            range: links[0].range.lowerBound..<links[links.count - 1].range.upperBound,
            condition: Condition(expression: condition, isNegated: false),
            whenTrue: Side(closure: body.body!, parameter: body.view, links: links),
            whenFalse: nil)
    }
}

extension ModifierBody.Obstacle {
    fileprivate var sentence: String {
        switch self {
        case .noBody: "it has no body"
        case .statements: "its body holds statements"
        case .availability: "its body asks for the OS version"
        case .compilation: "its body holds `#if`"
        case .wraps(let name): "its body wraps the view in `\(name)`"
        case .noChain(let text): "its body is no plain chain of modifiers: `\(text)` is none"
        }
    }
}
