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

    /// True if there is no form, at any level.
    var isWithoutForm: Bool {
        switch self {
        case .merged, .withheld: false
        case .branch, .left: true
        }
    }
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
    /// All that is said of the form, as it would hold elsewhere: without what depends on arguments alone.
    var remarks: [Remark] = []
    /// The modifiers that it applies, where it stands for others.
    var sets: [String] = []
    /// What has to be given a switch before it compiles.
    var declaration: DeclarationID?

    var level: Level { levels.map(\.level).max() ?? .safe }

    var isVerbose: Bool { levels.contains { $0.level == .verbose } }

    /// True if no level of it has to be allowed first.
    func isAllowed(_ allowed: Set<Level>) -> Bool {
        levels.allSatisfy { $0.level == .safe || allowed.contains($0.level) }
    }

    /// Why one might not want it as a form of a modifier.
    func caveats(of modifier: String) -> [Caveat] {
        levels.filter { $0.level != .safe }.map { Caveat(level: $0.level, reason: $0.reason, modifier: modifier) }
    }
}
