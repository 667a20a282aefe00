import RuleModel

/// Why a call is not rewritten. It stays a value until it is said.
public indirect enum Reason: Sendable, Equatable {
    /// What stands in the way.
    case refusal(Refusal)
    /// What a page says of a form or of an overload, what never changes in a condition, what a comment gives as a reason.
    case text(String)
    /// It is a branch, because of a modifier where one is known, and is or is not wrapped in `EitherView`.
    case branch(Reason?, modifier: String?, Wrapping)
    /// Both sides apply a modifier, and nothing shows that one call could be given either.
    case differentSides
    /// The whole file is kept.
    case fileKept
    /// A command of the user's fails where it is rewritten: in whose words.
    case takenBack(String)

    /// What `EitherView` has to do with a branch.
    public enum Wrapping: Sendable, Equatable {
        case wrapped
        /// Whether there is a place for the declaration, where that is known.
        case refused(Refusal, hasHome: Bool)
        /// It is one already.
        case there
        /// It is one already, and a form exists, at a level that is not allowed where one is given.
        case upgradable(Level?)
    }

    public var sentence: String {
        switch self {
        case .refusal(let refusal): return refusal.sentence
        case .text(let text), .takenBack(let text): return text
        case .differentSides: return "as far as anything shows, they are of different types or overloads"
        case .fileKept: return "the file is kept as it is"
        case .branch(let reason, let modifier, let wrapping):
            let cannot = reason == .differentSides ? "cannot be one for both sides" : "cannot be switched off"
            let cause = modifier.map { "`\($0)` \(cannot): " } ?? ""
            let said = cause + (reason?.sentence ?? "")
            return switch wrapping {
            case .wrapped, .there:
                said + "; `EitherView` keeps the types, but identity and state are still lost when it flips"
            case .refused(let refusal, let hasHome):
                "\(said); not wrapped in `EitherView`: \(refusal.sentence)"
                    + (refusal.isMatterOfTaste
                        ? "; `--fallback either-view\(hasHome ? "" : " --support FILE")` wraps it" : "")
            case .upgradable(let level):
                "identity and state are lost when it flips; `--upgrade"
                    + (level.map { " --allow \($0.rawValue)" } ?? "") + "` writes a form that keeps them"
            }
        }
    }

    /// True for one that names one of some branches in bodies: `(Row.swift:3)`.
    public func names(anyOf branches: Set<String>) -> Bool {
        if branches.isEmpty { return false }
        let sentence = sentence
        return branches.contains { sentence.contains($0) }
    }
}
