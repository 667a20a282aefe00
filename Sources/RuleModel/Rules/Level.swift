/// Why one might not want a form: what it takes for granted, or what it changes.
public enum Level: String, Sendable, CaseIterable, Comparable {
    /// Equal to the original, with the condition false and with it true, in plain spelling.
    case safe
    /// Equal unless something out of sight sets the same thing.
    case assumed
    /// Equal in common cases; the reason says when not.
    case approx
    /// Equal, but nobody writes it by hand.
    case verbose
    /// Changes when something runs.
    case lifecycle
    /// Changes a declaration that other modules see.
    case interface

    public static func < (a: Level, b: Level) -> Bool {
        allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
}
