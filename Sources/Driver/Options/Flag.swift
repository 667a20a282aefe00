import Syntax

/// One option: how it is spelled, what it does, what the help says of it, and a use of it that a test makes.
struct Flag: Sendable {
    /// `--dry-run`; further spellings behind it.
    let spellings: [String]
    /// What stands for its value in the help; nil for an option that takes none.
    let value: String?
    /// True if the value may be left out; it stands behind `=` then.
    let isValueOptional: Bool
    /// What a shell offers for its value.
    let values: Values
    /// What it does, for the help. Lines are broken there.
    let help: String
    let apply: @Sendable (inout Options, Path) throws(UsageError) -> Void
    /// Arguments that use it, and what they must have made of the options.
    let example: [String]
    let shows: @Sendable (Options) -> Bool

    init(
        _ spellings: String..., value: String? = nil, isValueOptional: Bool = false, values: Values = .anything,
        help: String, example: [String], shows: @escaping @Sendable (Options) -> Bool,
        apply: @escaping @Sendable (inout Options, Path) throws(UsageError) -> Void
    ) {
        self.spellings = spellings
        self.value = value
        self.isValueOptional = isValueOptional
        self.values = values
        self.help = help
        self.example = example
        self.shows = shows
        self.apply = apply
    }
}
