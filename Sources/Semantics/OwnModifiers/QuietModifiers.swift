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
    /// something by themselves. Those that it is given stand where it is called, as they do with modifiers of pages.
    private func names(appliedIn file: SourceFile) -> [String]? {
        let type = file.soleType
        guard let function = type?.modifierBody ?? file.soleFunction, case .chain(let links) = function.modifierBody
        else { return nil }
        let variables = (type?.members ?? []).compactMap { VariableDeclaration($0, in: file) }
        let isPlain = variables.allSatisfy { variable in
            [[], ["Binding"], ["Environment"]].contains(variable.declaration.attributes)
        }
        let bindings = variables.flatMap(\.bindings)
        let parameters = type == nil ? function.parameters ?? [] : []
        // What is computed, or has a value of its own, is not given.
        let own = bindings.filter { $0.isComputed || $0.value != nil }.map(\.type)
        guard isPlain, !own.contains(where: mayBeView) else { return nil }
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
        // A shape and a colour are views, too, and SwiftUI's own do nothing by themselves, but for what loads.
        if rules.fact(named: name) != nil { return false }
        let isOwn = modifiers.index.types.declared(name).contains { _ in true }
        return modifiers.index.helpers.isView(name) && (isOwn || !ViewTypes.quiet.contains(name))
    }
}

extension Overload {
    /// False for what runs or begins something when its view appears, as its page says. What a change of a value has to do
    /// with the condition is another question, where the value is what switches it off.
    fileprivate var isQuiet: Bool {
        !allRemarks.contains { remark in
            let isOfValue = remark.limits.contains { limit in
                guard limit.asksForCondition, case .given(let name, _) = limit else { return false }
                return isOff(byValueOf: name)
            }
            return remark.kind == .level(.lifecycle) && !isOfValue || remark.kind == .identity && remark.limits.isEmpty
        }
    }
}
