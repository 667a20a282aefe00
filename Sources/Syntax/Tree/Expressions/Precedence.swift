/// How tightly the loosest operator of an expression binds. What binds looser than its new place is put in parentheses.
public enum Precedence: Int, Comparable, Sendable {
    /// `a = b`, `try f()`, `&a`, `if … { }`, and operators that Swift's library does not declare.
    case loosest
    /// `a ? b : c`
    case ternary
    /// `a || b`
    case disjunction
    /// `a && b`
    case conjunction
    /// `a == b`
    case comparison
    /// `a ?? b`
    case coalescing
    /// `a as? T`, `a is T`
    case cast
    /// `a..<b`
    case range
    /// `a + b`
    case addition
    /// `a * b`
    case multiplication
    /// `a << b`
    case shift
    /// `!a`
    case prefix
    /// `a`, `a.b`, `a(b)`, `a[b]`, `a!`
    case primary

    public static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }

    /// The precedence of an operator between two operands.
    public init(operator text: String) {
        self =
            switch text {
            case "||": .disjunction
            case "&&": .conjunction
            case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>=":
                .comparison
            case "??": .coalescing
            case "..<", "...": .range
            case "+", "-", "&+", "&-", "|", "^": .addition
            case "*", "/", "%", "&*", "&": .multiplication
            case "<<", ">>", "&<<", "&>>": .shift
            default: .loosest
            }
    }

    /// Of an expression, or of operands with the operators between them.
    public init(of nodes: [NodeID], in file: SourceFile) {
        if nodes.count == 1 {
            self.init(of: nodes[0], in: file)
            return
        }
        self =
            nodes.map { child in
                switch file.kind(child) {
                case .binaryOperator: Precedence(operator: file.text(of: child))
                case .ternary: .ternary
                case .cast: .cast
                case .effect, .inOut, .ifStatement, .switchStatement, .doStatement: .loosest
                default: .primary
                }
            }
            .min() ?? .primary
    }

    public init(of node: NodeID, in file: SourceFile) {
        switch file.kind(node) {
        case .sequence: self.init(of: file.children(of: node), in: file)
        case .prefixOperation: self = .prefix
        // `if a, b`
        case .conditions: self = .conjunction
        case .effect, .inOut, .ifStatement, .switchStatement, .doStatement, .binaryOperator: self = .loosest
        default: self = .primary
        }
    }
}
