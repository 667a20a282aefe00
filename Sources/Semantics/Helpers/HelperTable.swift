import RuleModel

/// Every helper that a project knows, by name.
///
/// What files declare comes before what the rule pages say of a name: see `helper(calledBy:on:_:)`.
package struct HelperTable: Sendable {
    /// What a function is declared on.
    enum Receiver: Sendable, Hashable {
        case view
        /// A protocol such as `ToolbarContent`, whose values take modifiers and are no views.
        case other(String)
        /// Nothing: the view is an argument.
        case argument
        /// A type that has nothing to do with SwiftUI, as far as can be seen.
        case unknown(String)
    }

    /// One that a call could mean. There are dozens for each call, and a declaration has many parts: nobody copies it.
    final class Entry: Sendable {
        let declaration: HelperDeclaration
        let receiver: Receiver

        init(declaration: HelperDeclaration, receiver: Receiver) {
            (self.declaration, self.receiver) = (declaration, receiver)
        }
    }

    /// The names by which calls are found.
    package private(set) var names: Set<String> = []
    private var entries: [String: [Entry]] = [:]
    private let views: KnownViews

    package init(declarations: [Declarations], rules: RuleBook) {
        views = KnownViews(declarations, rules: rules)
        let shown = declarations.map(\.shownCases).reduce(into: [:]) { $0.merge($1) { $0.intersection($1) } }
        let plain: Set<String> = declarations.reduce(into: []) { $0.formUnion($1.erasures) }
        let doMore: Set<String> = declarations.reduce(into: []) { $0.formUnion($1.erasuresOfMore) }
        let declared = declarations.flatMap(\.helpers).map {
            Entry(
                declaration: $0.applying(by: rules).showing(shown).erasing(by: plain, butFor: doMore),
                receiver: receiver(of: $0, rules))
        }
        let own = Set(declared.filter { $0.receiver == .view }.map(\.declaration.name))
        let known = rules.helpers.map { Entry(declaration: HelperDeclaration($0), receiver: .view) }
        let handsOn = declared.filter(\.declaration.meaning.isDelegation)
        var delegations = HelperDelegations(of: handsOn)
        for entry in known + declared where !entry.declaration.meaning.isDelegation {
            // A function that hands on to a name that the project declares hands on to that.
            if entry.declaration.sighting != nil || !own.contains(entry.declaration.name) { delegations.note(entry) }
            if !entry.declaration.isInitializer { insert(entry) }
        }
        for entry in delegations.resolved() { insert(entry) }
        names.subtract(rules.otherNames)
    }

    /// True for a type whose values are views, as far as anything shows it.
    package func isView(_ type: String) -> Bool { views.contains(type) }

    /// True if all that a call of a name could mean are helpers that do nothing but to apply their closure.
    package func areAllPlain(named name: String) -> Bool {
        let entries = entries(named: name)
        return !entries.isEmpty && entries.allSatisfy { $0.declaration.isHelper && $0.declaration.excess == nil }
    }

    /// The types on which functions of a name are declared that a call could mean; empty for a global function.
    package func receivers(of name: String) -> Set<String> { Set(entries(named: name).map(\.declaration.receiver)) }

    /// The enums whose cases functions of a name give back.
    package func enums(of name: String) -> Set<String> {
        Set(entries(named: name).flatMap(\.declaration.cases).map(\.type))
    }

    /// All that a call of a name could mean: those that rule pages state, then in the order of the files, and those that
    /// hand on to another helper last.
    func entries(named name: String) -> [Entry] { entries[name] ?? [] }

    private mutating func insert(_ entry: Entry) {
        entries[entry.declaration.name, default: []].append(entry)
        if entry.declaration.isHelper { names.insert(entry.declaration.name) }
    }

    private func receiver(of declaration: HelperDeclaration, _ rules: RuleBook) -> Receiver {
        if declaration.excess == .takesView { return .argument }
        if isView(declaration.receiver) { return .view }
        return rules.otherThanView(declaration.receiver).map { .other($0) } ?? .unknown(declaration.receiver)
    }
}

extension HelperDeclaration {
    /// The same, which exceeds a helper if it gives back a case of something that is not known to show what that holds.
    fileprivate func showing(_ shown: [String: Set<String>]) -> HelperDeclaration {
        let others = cases.filter { shown[$0.type]?.contains($0.name) != true }.map(\.text)
        guard case .applies = meaning, let first = others.min() else { return self }
        return with(parameters, .exceeds(.gives(first)))
    }

    /// The same, which exceeds a helper if what makes its `AnyView` does more, or may: of what is out of sight only the name says
    /// that it does not.
    fileprivate func erasing(by plain: Set<String>, butFor more: Set<String>) -> HelperDeclaration {
        guard meaning.isHelper, !meaning.isExcess else { return self }
        let other = erasures.filter { more.contains($0) || !plain.contains($0) && !$0.isCalledLikeErasure }.min()
        return other.map { with(parameters, .exceeds(.applies($0))) } ?? self
    }

    /// The same, which exceeds a helper if it gives what it takes to something that pages do not know to apply it.
    fileprivate func applying(by rules: RuleBook) -> HelperDeclaration {
        let links: [String]
        switch meaning {
        case .applies: links = parameters.compactMap(\.modifier)
        case .delegates(let delegation):
            links = delegation.arguments.compactMap(\.modifier) + [delegation.link].compactMap(\.self)
        case .exceeds, .other: links = []
        }
        guard let other = links.first(where: { !rules.takesModifier($0) }) else { return self }
        return with(parameters, .exceeds(.applies(other)))
    }
}
