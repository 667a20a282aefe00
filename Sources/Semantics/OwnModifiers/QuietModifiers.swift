import RuleModel
import Syntax

/// Tells which of the project's own modifiers run nothing when their view appears, and keep nothing as long as it is there.
struct QuietModifiers {
    private let modifiers: OwnModifiers

    private var rules: RuleBook { modifiers.rules }

    init(of modifiers: OwnModifiers) { self.modifiers = modifiers }

    /// True if all that a link may apply is a chain of what pages state, with plain values.
    func isQuiet(_ link: ModifierUse) -> Bool {
        var open = rules.names(of: link)
        var seen = Set(open)
        while let name = open.popLast() {
            if rules.hasPage(for: name) {
                guard (rules.overloads[name] ?? []).allSatisfy(\.isQuiet) else { return false }
                continue
            }
            let sources = modifiers.declarations(name)
            guard !sources.isEmpty else { return false }
            for source in sources {
                guard let names = names(appliedIn: source.file) else { return false }
                open += names.filter { seen.insert($0).inserted }
            }
        }
        return true
    }

    /// The modifiers of the chain that a declaration's body is; nil where it is something else, or may hold views that do
    /// something by themselves.
    private func names(appliedIn file: SourceFile) -> [String]? {
        let type = file.soleType
        guard let function = type?.modifierBody ?? file.soleFunction, case .chain(let links) = function.modifierBody,
            [type?.node, function.node].compactMap(\.self).allSatisfy({ holdsNoGenericView($0, in: file) })
        else { return nil }
        let variables = (type?.members ?? []).compactMap { VariableDeclaration($0, in: file) }
        let isPlain = variables.allSatisfy { variable in
            [[], ["Binding"], ["Environment"]].contains(variable.declaration.attributes)
        }
        let bindings = variables.flatMap(\.bindings)
        let parameters = type == nil ? function.parameters ?? [] : []
        let types = bindings.map(\.type) + parameters.map(\.bareType)
        guard isPlain, !types.contains(where: mayBeView) else { return nil }
        let known = Set(bindings.flatMap(\.names) + parameters.map(\.name))
        let values = links.filter { !rules.takesModifier($0.name) }.flatMap(\.arguments).map(\.value)
        let parts: [NodeID] = values.flatMap { [$0] + Array(file.descendants(of: $0)) }
        let holdsView = parts.contains { part in
            if let name = file.name(part) { return name != "self" && !name.isTypeName && !known.contains(name) }
            if let member = Member(part, in: file), member.isOfSelf { return !known.contains(member.name) }
            if let call = Call(part, in: file) {
                return call.plainTypeName.map(mayBeView) ?? !(call.isMember || known.contains(call.name))
            }
            return false
        }
        // What views in closures are given counts as what the body's own is.
        let inner = parts.filter { file.kind($0) == .closure }.flatMap { file.descendants(of: $0) }
            .compactMap { Call($0, in: file) }.filter { $0.isMember && $0.plainTypeName == nil }
        return holdsView ? nil : (links + inner).flatMap { rules.names(of: ModifierUse($0)) }
    }

    /// True for a declaration whose generic parameters are styles, values that are compared and the like.
    private func holdsNoGenericView(_ node: NodeID, in file: SourceFile) -> Bool {
        file.genericParameters(of: node).allSatisfy { name in
            let written = file.constraints(ofGeneric: name, at: file.children(of: node).last ?? node) ?? []
            return !written.isEmpty && written.allSatisfy(isOfNoView)
        }
    }

    private func isOfNoView(_ name: String) -> Bool {
        let name = plainTypeName(name)
        return ["Comparable", "Equatable", "Hashable"].contains(name)
            || name != "View" && rules.fact(named: name) != nil
    }

    /// True for a type of a view, or of what makes one.
    private func mayBeView(_ type: String?) -> Bool {
        guard let type else { return false }
        if type.contains("->") { return !["-> Void", "-> ()"].contains(where: type.hasSuffix) }
        let protocols = TypeText(type).value.protocols
        if !protocols.isEmpty { return !protocols.allSatisfy(isOfNoView) }
        let name = plainTypeName(TypeText(type).value.name)
        // A shape and a colour are views, too.
        return rules.fact(named: name) == nil && modifiers.index.helpers.isView(name)
    }
}

extension Overload {
    /// False for what runs or begins something when its view appears, as its page says.
    fileprivate var isQuiet: Bool {
        !allRemarks.contains { $0.kind == .level(.lifecycle) || $0.kind == .identity }
    }
}
