import RuleModel
import Syntax

/// Reads one function: what it extends, its parameters, and by its body what it means.
struct HelperReader {
    let declaration: HelperDeclaration

    /// nil for a function that no call of a helper could mean: one without a condition or without a closure.
    init?(of node: NodeID, in file: SourceFile) {
        let isInitializer = file.kind(node) == .initializerDeclaration
        guard let owner = file.owner(of: node), !file.isStatic(node) || isInitializer,
            let name = isInitializer ? owner.name : file.declaredName(of: node),
            let list = file.child(.parameters, of: node)
        else { return nil }
        let written = file.children(of: list).filter { file.kind($0) == .parameter }
            .map { WrittenParameter(of: $0, in: file) }
        guard written.count >= 2, written.contains(where: \.isClosure) else { return nil }

        let result = file.children(of: node).last { file.kind($0) == .type }.map { file.text(of: $0) } ?? "Void"
        let body = file.child(.codeBlock, of: node).map { file.children(of: $0) } ?? []
        // An initializer of a wrapper gets its view as a parameter, a function of an extension is called on it.
        let view = isInitializer ? written.first { !$0.isClosure && $0.isGeneric }?.name : "self"
        let isCandidate = isInitializer ? view != nil : owner.isExtension

        var meaning = HelperDeclaration.Meaning.other
        var parts: [String: HelperDeclaration.Part] = [:]
        let reading = view.flatMap {
            HelperBody(view: $0, result: result, parameters: written, file: file).meaning(of: body)
        }
        if isCandidate, let reading {
            (meaning, parts) = (reading.meaning, reading.parts)
        }
        // A parameter that plays no part and cannot be left out makes the function something else.
        let takesMore = written.contains { !$0.hasDefault && parts[$0.name] == nil && $0.name != view }
        if meaning != .other, !meaning.isDelegation, takesMore { meaning = .other }
        if isInitializer, meaning == .other { return nil }

        declaration = HelperDeclaration(
            name: name, receiver: owner.name,
            parameters: written.map { parameter in
                let part = meaning == .other ? nil : parts[parameter.name]
                let isPlain = parameter.isClosure && part == nil
                return HelperDeclaration.Parameter(
                    label: parameter.label, role: part?.role, hasDefault: parameter.hasDefault,
                    isFunction: parameter.isClosure && [.condition, .payload].contains(part?.role),
                    closure: isPlain ? HelperDeclaration.ClosureShape(view: 0, payload: nil) : part?.closure)
            },
            result: result, meaning: meaning, range: file.range(of: node))
    }
}

extension HelperDeclaration {
    /// The part that a parameter plays.
    struct Part {
        let role: KnownHelper.Role
        var closure: ClosureShape?
    }
}

extension HelperDeclaration.Meaning {
    var isDelegation: Bool { if case .delegates = self { true } else { false } }
}

/// A parameter as a declaration spells it: `else elseTransform: (Self) -> V = { $0 }`.
struct WrittenParameter {
    /// nil for `_`.
    let label: String?
    /// The name by which the body knows it.
    let name: String
    /// With its attributes.
    let type: String
    let hasDefault: Bool

    var isClosure: Bool { type.contains("->") && !type.contains("@autoclosure") }
    /// True for a type that may be a generic parameter: one plain name.
    var isGeneric: Bool { type.utf8.allSatisfy(isWordByte) && type != "Bool" }

    /// `@ViewBuilder else elseTransform: (Self) -> V = { $0 }`
    init(of node: NodeID, in file: SourceFile) {
        let children = file.children(of: node)
        let typeNode = children.first { file.kind($0) == .type }
        let attributes = children.prefix { file.kind($0) == .attribute || file.kind($0) == .modifier }
        let head = attributes.last.map { Int(file[$0].endToken) } ?? Int(file[node].firstToken)
        let end = Int(file[node].endToken)
        let colon = (head..<end).first { file.tokens[$0].kind == .colon } ?? end
        let words = (head..<colon).map { file.word(at: $0) }
        name = words.last ?? ""
        label = words.first == "_" ? nil : words.first
        let typeEnd = typeNode.map { Int(file[$0].endToken) } ?? end
        type =
            colon + 1 < typeEnd
            ? file.text(file.tokens[colon + 1].range.lowerBound..<Int(file.tokens[typeEnd - 1].end)) : ""
        hasDefault = (typeEnd..<max(typeEnd, end)).contains { file.tokens[$0].kind == .equal }
    }
}
