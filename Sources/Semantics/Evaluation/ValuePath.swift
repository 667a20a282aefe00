/// What an expression asks of declarations, as far as one file shows it: `theme.gap` of a name and a member of it, `Kind(3)`
/// of an initializer.
///
/// It is free of the file that it was read from, so that the bodies of many files can be followed from one to the next.
public struct ValuePath: Sendable, Hashable {
    var root: Root
    var steps: [Step] = []

    enum Root: Sendable, Hashable {
        /// A bare name comes first: of the types around, the innermost first, or a global one.
        case around([String])
        /// `self` in such a type, or a local of it; nil where nothing shows the type.
        case value(String?)
        /// `Outer.Kind` of `Outer.Kind.make(3)`
        case type([String])
        /// `.red`
        case implicit
        /// A property wrapper, which gives its property a value.
        case wrapper(String)
    }

    struct Step: Sendable, Hashable {
        /// Without backticks.
        let name: String
        /// The labels of a call, nil for none; nil for what is not called.
        var call: [String?]?
        /// True for `b` of `a?.b`.
        var isChained = false
        /// True for what only a shown type can say, as the text that stands for a value in a string.
        var needsType = false
    }

    func appending(_ step: Step) -> ValuePath { ValuePath(root: root, steps: steps + [step]) }

    static let initializer = "init"
    /// What a type does when nothing else has a member.
    static let dynamicMember = "subscript(dynamicMember:)"
    /// The values that the stored properties of a type begin with.
    static let initialValues = "= …"
}
