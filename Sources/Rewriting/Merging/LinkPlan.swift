import RuleModel
import Semantics
import Syntax

/// What becomes of one link.
enum LinkPlan {
    case merged(MergedLink)
    /// A form exists, at a level that is not allowed.
    case withheld(MergedLink)
    case branch(page: String, reason: String)
    case left(Refusal)
}

/// A link as it stands with its form.
struct MergedLink {
    var result: LinkMerge.Result
    /// nil for a link that is as it was.
    let page: String?
    /// Every level of the form, each with its reason.
    let levels: [(level: Level, reason: String)]
    let notes: [String]
    /// What the link gives back: `some View`, `Text`.
    let type: String

    var level: Level { levels.map(\.level).max() ?? .safe }

    /// True if no level of it has to be allowed first.
    func isAllowed(_ allowed: Set<Level>) -> Bool {
        levels.allSatisfy { $0.level == .safe || allowed.contains($0.level) }
    }

    /// Why one might not want it as a form of a modifier.
    func caveats(of modifier: String) -> [Caveat] {
        levels.filter { $0.level != .safe }.map { Caveat(level: $0.level, reason: $0.reason, modifier: modifier) }
    }
}
