/// A statement by what it does, as far as that is asked for.
public enum Statement: Sendable {
    /// `return a`, `return`
    case `return`(NodeID?)
    case `if`(IfStatement)
    case `guard`(GuardStatement)
    case `switch`(SwitchStatement)
    /// `#if … #else … #endif`
    case ifConfig([ConditionalClause])
    /// `let a = 1, b: T`
    case variables([Binding])
    /// `target = value`
    case assignment(target: NodeID, value: FoldedSequence)
    /// Any other, an expression among them.
    case other

    public init(_ node: NodeID, in file: SourceFile) {
        self =
            switch file.kind(node) {
            case .returnStatement: .return(file.returned(by: node))
            case .ifStatement: IfStatement(node, in: file).map { .if($0) } ?? .other
            case .guardStatement: GuardStatement(node, in: file).map { .guard($0) } ?? .other
            case .switchStatement: SwitchStatement(node, in: file).map { .switch($0) } ?? .other
            case .ifConfig: .ifConfig(file.clauses(ofIfConfig: node))
            case .variableDeclaration: .variables(VariableDeclaration(node, in: file)?.bindings ?? [])
            case .sequence:
                FoldedSequence(of: node, in: file).assignment.map { .assignment(target: $0, value: $1) } ?? .other
            default: .other
            }
    }
}
