/// What a line of a `rule` fence begins with.
enum Word: String, CaseIterable {
    /// `modifier SIGNATURE`
    case modifier
    /// `active CHAIN`
    case active
    /// `inert CHAIN`
    case inert
    /// `otherwise inert CHAIN`
    case otherwise
    /// `nothing .modifier(EmptyModifier())`
    case nothing
    /// `same .aspectRatio(contentMode: .fit)`
    case same
    /// `assumed REASON`, and the other levels
    case assumed, approx, verbose, lifecycle
    /// `note TEXT`
    case note
    /// `requires iOS 15, macOS 12`
    case requires
    /// `available iOS, macOS`
    case available
    /// `identity REASON`
    case identity
    /// `trait REASON`
    case trait
    /// `branch REASON`
    case branch
    /// `conditional .applyIf(condition: condition, transform: transform)`
    case conditional
    /// `elsewhere .sheet, .popover`, `elsewhere NavigationLink(destination: Elsewhere, label: Label)`
    case elsewhere
    /// `type Color: ShapeStyle, View .red .blue`
    case type
    /// `enum ColorScheme .light .dark`
    case `enum`
    /// `erases Shape iOS 16, macOS 13`
    case erases
    /// `apart .top .bottom`
    case apart
    /// `later Button(action: @escaping () -> Void, @ViewBuilder label: () -> Label)`
    case later

    /// What the word says of the form above it, or of the whole overload; nil for a word that says something else.
    var remark: Remark.Kind? {
        switch self {
        case .note: .note
        case .branch: .branch
        case .identity: .identity
        case .trait: .trait
        default: Level(rawValue: rawValue).map { .level($0) }
        }
    }
}
