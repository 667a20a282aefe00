/// Why the sides of an explicit branch are no choice between values.
public enum Undecided: Sendable, Equatable {
    /// All that is asked is plain, but no one condition decides of each modifier.
    case each
    /// `case .wide = kind`, `switch kind`
    case otherCondition(String)
    /// `name` of `if let name { Text(name).bold() } else { Text(name) }`
    case bound(String)
    /// `if isOn { if isShown { x.bold() } } else { x }`
    case noView
}
