import RuleModel
import Syntax

/// What the text of one view shows: `Spacer().layoutPriority(1)`.
struct SeenView {
    /// The type that its chain begins at, without its module.
    var root: String?
    /// The modifiers in its chain.
    var links: Set<String> = []
}

extension SourceFile {
    /// The views that a modifier on a view is applied to one by one: those in `Group { … }` and `ForEach(…) { … }`.
    ///
    /// Empty for a view of any other kind.
    func viewsHanded(aModifierOn view: NodeID) -> [SeenView] {
        guard let beginning = chain(view).beginning, let call = CallParts(of: beginning, in: self),
            ["ForEach", "Group"].contains(call.name), let closure = call.arguments.last?.value,
            kind(closure) == .closure
        else { return [] }
        return views(of: statements(of: closure))
    }

    /// The modifiers in a view's chain, and the call of a type or function that it begins at.
    private func chain(_ view: NodeID) -> (links: Set<String>, beginning: NodeID?) {
        var links: Set<String> = []
        var next: NodeID? = view
        while let node = next.map(withoutParentheses) {
            if let either = EitherViewCall(node, in: self) {
                links.formUnion(either.links(in: self))
                next = either.input
                continue
            }
            if let (callee, token) = calledName(of: node) {
                guard kind(callee) == .member, !word(at: token).isTypeName else { return (links, node) }
                links.insert(word(at: token))
            }
            next = chainBase(of: node)
        }
        return (links, nil)
    }

    /// The views that a builder makes of statements.
    private func views(of statements: [NodeID]) -> [SeenView] {
        statements.flatMap { statement -> [SeenView] in
            switch kind(statement) {
            case .codeBlock, .switchCase, .ifStatement, .switchStatement, .ifConfig, .conditionalClause:
                return views(of: children(of: statement))
            case .call, .member, .name, .tuple, .postfixIfConfig:
                // Of a group in the group, its own modifiers count for all of its views.
                return [seen(statement)] + viewsHanded(aModifierOn: statement)
            default: return []
            }
        }
    }

    private func seen(_ view: NodeID) -> SeenView {
        let (links, beginning) = chain(view)
        return SeenView(root: beginning.flatMap { calledName(of: $0) }.map { word(at: $0.token) }, links: links)
    }
}
