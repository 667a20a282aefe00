import Syntax

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
        /// `Outer.Kind` of `Outer.Kind.make(3)`, and the types around, which may have one of their own of that name
        case type([String], around: [String] = [])
        /// `.red`
        case implicit
        /// A property wrapper, which gives its property a value.
        case wrapper(String)
        /// `8`, `"a"`, `[]`: of any type that can be written so
        case literal
        /// What a path gave, or what is in that: a local that begins with it.
        indirect case given(ValuePath, Part = .whole)
        /// What an operator is given; nil for an operand that is no path.
        case operands([ValuePath?])

        /// `$model` for `model`
        var bound: Root { if case .value(let type?) = self { .value(ValuePath.binding(of: type)) } else { self } }
    }

    /// What of a value.
    enum Part: Sendable, Hashable {
        case whole
        /// `child` of `if let child = model.child`
        case unwrapped
        /// `row` of `ForEach(rows) { row in … }`
        case element
        /// `path` of `Path { path in … }`: what the library gives a closure. What it is told to do there is no harm.
        case handed
    }

    struct Step: Sendable, Hashable {
        /// Without backticks.
        let name: String
        /// The labels of a call, nil for none; nil for what is not called.
        var call: [String?]?
        /// The key paths that a call is given, which it may follow.
        var keyPaths: [ValuePath] = []
        /// The closures that a call is given, which it may run.
        var closures: [GivenClosure] = []
        /// True for `b` of `a?.b`.
        var isChained = false
        /// True for what only a shown type can say, as the text that stands for a value in a string, and for operators.
        var needsType = false
    }

    /// A static member of a type.
    public init(member name: String, of type: String) {
        self.init(root: .type([plainTypeName(type)]), steps: [Step(name: name)])
    }

    /// A property of the environment.
    public init(environment property: String) {
        self.init(root: .value("EnvironmentValues"), steps: [Step(name: property)])
    }

    init(root: Root, steps: [Step] = []) { (self.root, self.steps) = (root, steps) }

    func appending(_ step: Step) -> ValuePath { ValuePath(root: root, steps: steps + [step]) }

    /// The type of what `$model` stands for.
    static func binding(of type: String) -> String { "Binding<\(type)>" }

    /// What a binding is one of; nil for another type.
    static func held(byBinding type: String) -> String? {
        guard let head = ["Binding<", "Bindable<"].first(where: type.hasPrefix), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst(head.count).dropLast())
    }

    static let initializer = "init"
    /// What a type does when nothing else has a member.
    static let dynamicMember = "subscript(dynamicMember:)"
    /// What a key path leads to of which nothing shows where it goes.
    static let anyMember = "subscript(keyPath:)"
    /// What a key gives where nothing is set for it.
    static let defaultOfKey = "defaultValue"
    /// The values that the stored properties of a type begin with.
    static let initialValues = "= …"
    /// What a type is made with by a closure, and stores the value of: `@ViewBuilder let content: Content`.
    static let builtValues = "@Builder"
}
