/// Which calls a project wants to be left alone: by the pages of what they apply, by the families of these, and by what is
/// said of them.
public struct RuleFilter: Sendable, Equatable {
    /// nil for all.
    private let selected: Set<String>?
    private let ignored: Set<String>
    /// Those of pages, by their names.
    private let families: [String: String]

    public init(selected: Set<String>?, ignored: Set<String>, families: [String: String]) {
        (self.selected, self.ignored, self.families) = (selected, ignored, families)
    }

    /// True if some of it depends on what is said of calls.
    var asksForCodes: Bool { !Code.all.isDisjoint(with: ignored.union(selected ?? [])) }

    /// Why a call is left alone; nil for one that is not.
    ///
    /// - Parameters:
    ///   - modifiers: what it applies, each with the pages that state it.
    ///   - codes: what is said of it.
    func objection(to modifiers: [(name: String, pages: [String])], _ codes: Set<String>) -> String? {
        func names(_ modifier: (name: String, pages: [String])) -> Set<String> {
            Set(modifier.pages + modifier.pages.compactMap { families[$0] })
        }
        for modifier in modifiers {
            if let name = names(modifier).intersection(ignored).min() { return "the config ignores `\(name)`" }
        }
        if let code = codes.intersection(ignored).min() { return "the config ignores `\(code)`" }
        guard let selected, codes.isDisjoint(with: selected) else { return nil }
        let others = modifiers.filter { names($0).isDisjoint(with: selected) }
        if modifiers.isEmpty { return "the config selects other calls" }
        return others.first.map { "the config does not select `\($0.name)`" }
    }
}
