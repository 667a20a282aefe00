import RuleModel
import Syntax

/// Reads one function: what it is called on, its parameters, and by its body what it means.
package struct HelperReader {
    package let declaration: HelperDeclaration

    /// nil for a function that no call of a helper could mean: one without a condition or without a closure.
    ///
    /// - Parameter closureTypes: the names that the file gives to types of closures.
    package init?(of node: NodeID, in file: SourceFile, closureTypes: Set<String>, lines: LineStarts) {
        let isInitializer = file.kind(node) == .initializerDeclaration
        let owner = file.owner(of: node)
        guard let name = isInitializer ? owner?.name : file.declaredName(of: node),
            let list = file.child(.parameters, of: node)
        else { return nil }
        var written = file.children(of: list).filter { file.kind($0) == .parameter }
            .map { FunctionParameter($0, in: file) }
        guard written.count >= 2 else { return nil }
        for index in written.indices where !closureTypes.isEmpty {
            written[index].isNamedClosure = closureTypes.contains(plainTypeName(written[index].bareType))
        }
        guard written.contains(where: \.isTransform),
            let subject = HelperSubject(of: node, owner: owner, written, in: file)
        else { return nil }

        let result = file.children(of: node).last { file.kind($0) == .type }.map { file.text(of: $0) } ?? "Void"
        // Most functions have no closure over their view. What these do is no matter.
        let closures = subject.closures(among: written)
        let mayApply = !closures.isEmpty || written.contains(where: \.isNamedClosure)
        let statements = mayApply ? file.child(.codeBlock, of: node).map { file.statements(of: $0) } ?? [] : []
        var body = HelperBody(view: subject.name, result: result, parameters: written, file: file)
        let reading = HelperMeaning(
            of: body.value(of: statements[...]), parameters: written, closures: closures, result: result)
        var (meaning, parts) = (reading.meaning, reading.parts)
        if case .applies = meaning {
            // A parameter that plays no part and cannot be left out makes the function something more.
            let more = written.first { !$0.hasDefault && parts[$0.name] == nil && $0.name != subject.name }
            if let more { meaning = .exceeds(.takes(more.label ?? more.name)) }
        }
        if isInitializer {
            // An initializer is there for functions to hand on to.
            guard meaning.isHelper, !meaning.isExcess else { return nil }
        } else if subject.isArgument {
            guard meaning.isHelper else { return nil }
            meaning = .exceeds(.takesView)
        }

        let start = file.tokens[Int(file[list].firstToken)].range.lowerBound
        declaration = HelperDeclaration(
            name: name, receiver: subject.receiver,
            parameters: written.map { parameter in
                let part = meaning == .other ? nil : parts[parameter.name]
                let isPlain = parameter.isClosure && part == nil
                return HelperDeclaration.Parameter(
                    label: parameter.label, role: part?.role, hasDefault: parameter.hasDefault,
                    isFunction: parameter.isClosure && [.condition, .payload].contains(part?.role),
                    closure: isPlain ? HelperDeclaration.ClosureShape(view: 0, payload: nil) : part?.closure)
            },
            result: result, meaning: meaning, range: file.range(of: node),
            line: meaning.isHelper ? lines.line(at: start) + 1 : 0)
    }
}

/// What a function treats as its view: what it is called on, or one of its parameters.
private struct HelperSubject {
    /// Its name in the body.
    let name: String
    /// What the function is called on, without its module. Empty for a global function.
    let receiver: String
    /// True for a parameter of what is no initializer.
    let isArgument: Bool
    /// How closures spell its type.
    private let types: Set<String>

    init?(of node: NodeID, owner: TypeDeclaration?, _ parameters: [FunctionParameter], in file: SourceFile) {
        let taken = Set(parameters.flatMap(\.takenTypes))
        if file.kind(node) == .initializerDeclaration {
            guard let owner, let parameter = parameters.first(where: { !$0.isClosure && $0.isGeneric }) else {
                return nil
            }
            (name, receiver, isArgument, types) = (parameter.name, owner.name, false, [parameter.type])
            return
        }
        let isMember = owner.map { _ in !file.isStatic(node) } ?? false
        let own: Set<String> = owner.map { ["Self", $0.name, $0.sameType ?? $0.name] } ?? []
        // `AnyView`, and a generic parameter that is required to be a view.
        func mayBeView(_ type: String) -> Bool {
            ViewTypes.types.contains(type) || FunctionDeclaration(node, in: file)?.requires(type, toBe: "View") == true
        }
        let argument = parameters.first {
            !$0.isClosure && !$0.isCondition && taken.contains($0.bareType) && mayBeView($0.bareType)
        }
        if let argument, !isMember || taken.isDisjoint(with: own) {
            guard owner != nil || file.isAtTopLevel(node) else { return nil }
            (name, receiver, isArgument, types) = (argument.name, owner?.name ?? "", true, [argument.bareType])
        } else if let owner, isMember {
            name = "self"
            receiver = owner.sameType ?? owner.name
            isArgument = false
            types = own.union(["AnyView"])
        } else {
            return nil
        }
    }

    /// The closures that take the view, with what they are given.
    func closures(among parameters: [FunctionParameter]) -> [(name: String, shape: HelperDeclaration.ClosureShape)] {
        parameters.compactMap { parameter in
            let taken = parameter.takenTypes
            guard let view = taken.firstIndex(where: types.contains) else { return nil }
            return (parameter.name, .init(view: view, payload: taken.count > 1 ? (view == 0 ? 1 : 0) : nil))
        }
    }
}

extension HelperDeclaration {
    /// The part that a parameter plays.
    package struct Part {
        package let role: KnownHelper.Role
        package var closure: ClosureShape?
    }
}
