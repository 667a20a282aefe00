import RuleModel
import Semantics
import Syntax

/// What becomes of one link.
enum LinkPlan {
    case merged(MergedLink)
    /// A form exists, at a level that is not allowed.
    case withheld(MergedLink, Level, reason: String)
    case branch(page: String, reason: String)
    case left(Refusal)
}

/// A link as it stands with its form.
struct MergedLink {
    var result: LinkMerge.Result
    let page: String
    /// Every level of the form, each with its reason.
    let levels: [(level: Level, reason: String)]
    let notes: [String]
    /// What the link gives back: `some View`, `Text`.
    let type: String

    var level: Level { levels.map(\.level).max() ?? .safe }

    /// The first level that is not allowed.
    func obstacle(_ allowed: Set<Level>) -> (level: Level, reason: String)? {
        levels.first { $0.level != .safe && !allowed.contains($0.level) }
    }
}
