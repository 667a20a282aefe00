import RuleModel

/// Why one might not want a rewrite, and the level that says so.
public struct Caveat: Sendable, Hashable {
    public let level: Level
    public let reason: String
    /// The modifier of whose form it is said; nil for what holds of the whole call.
    public let modifier: String?

    public init(level: Level, reason: String, modifier: String? = nil) {
        self.level = level
        self.reason = reason
        self.modifier = modifier
    }
}
