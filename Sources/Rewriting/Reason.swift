/// Why a call is not rewritten. It stays a value until it is said.
public indirect enum Reason: Sendable, Equatable {
    /// What stands in the way.
    case refusal(Refusal)
    /// What a page says of a form or of an overload, what never changes in a condition, what a comment gives as a reason.
    case text(String)
    /// It must stay a branch, because of a modifier where one is known, and is or is not wrapped in `EitherView`.
    case branch(Reason?, modifier: String?, Wrapping)
    /// The whole file is kept.
    case fileKept

    /// What came of the attempt to wrap a branch.
    public enum Wrapping: Sendable, Equatable {
        case wrapped
        case refused(Refusal)
    }

    public var sentence: String {
        switch self {
        case .refusal(let refusal): return refusal.sentence
        case .text(let text): return text
        case .fileKept: return "the file is kept as it is"
        case .branch(let reason, let modifier, let wrapping):
            let cause = modifier.map { "`\($0)` cannot be switched off: " } ?? ""
            let said = cause + (reason?.sentence ?? "")
            return switch wrapping {
            case .wrapped:
                said + "; `EitherView` keeps the types, but identity and state are still lost when it flips"
            case .refused(let refusal): "\(said); not wrapped in `EitherView`: \(refusal.sentence)"
            }
        }
    }
}
