/// Why a call was left alone: one sentence each, which the user is shown.
enum Refusal: Sendable, Equatable {
    /// `no rule for …`
    case noRule(String)

    var sentence: String {
        switch self {
        case .noRule(let name): "no rule for `\(name)`"
        }
    }
}
