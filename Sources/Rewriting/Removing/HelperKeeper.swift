/// Why a helper stays.
public enum HelperKeeper: Sendable, Equatable, CaseIterable {
    case isCalled
    /// The same where something else of the project has its name, too.
    case mayBeCalled
    /// `View.applyIf`
    case isMentioned
    /// A protocol asks for it.
    case isRequired
    /// Other packages might call it: it is public, and `--public` was not given.
    case isPublic
    /// `#if os(iOS)` stands around it and something else in its type.
    case standsAmongOthers
    /// Something else stands on its first or last line.
    case sharesLines
    /// Its file holds a merge conflict.
    case isInConflict
    /// A file that may mention it cannot be read.
    case isOutOfSight
    /// Its name has one letter, which every file holds.
    case isNotSought

    /// - Parameter place: where that shows, if anywhere: `Row.swift:31`.
    public func sentence(_ place: String) -> String {
        switch self {
        case .isCalled: "\(place) calls it"
        case .mayBeCalled: "\(place) calls it, or something else of its name"
        case .isMentioned: "\(place) mentions it"
        case .isRequired: "\(place) requires it"
        case .isPublic: "it is `public`"
        case .standsAmongOthers: "it stands among others in a `#if`"
        case .sharesLines: "something else stands on its lines"
        case .isInConflict: "the file holds a merge conflict"
        case .isOutOfSight: "\(place) cannot be read"
        case .isNotSought: "a name of one letter is not looked for"
        }
    }
}
