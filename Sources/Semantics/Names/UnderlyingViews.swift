import Syntax

/// A view that another one stands for: `Spacer().layoutPriority(1)` where `gap` is declared so.
package struct UnderlyingView {
    package let node: NodeID
    /// The type that its chain begins at, without its module.
    package let root: String?
    /// The modifiers in its chain.
    package let links: Set<String>
}

extension NamedBodies {
    /// The views that a view stands for: what `Group { … }` and `ForEach(…) { … }` hand a modifier to, and what a name or a
    /// function of the file gives.
    package func underlyingViews(of view: NodeID) -> [UnderlyingView] {
        var read: Set<NodeID> = []
        return underlyingViews(of: view, 0, &read)
    }

    /// - Parameters:
    ///   - depth: Names that stand for names are not followed for ever,
    ///   - read: nor is a body read twice.
    private func underlyingViews(of view: NodeID, _ depth: Int, _ read: inout Set<NodeID>) -> [UnderlyingView] {
        guard depth < 8, let (name, beginning) = file.viewChain(endingAt: view).beginning else { return [] }
        var found: [UnderlyingView] = []
        if ["ForEach", "Group"].contains(name) {
            let content = Call(beginning, in: file)?.arguments.last.flatMap { Closure($0.value, in: file) }
            for statement in content?.statements ?? [] { found += views(of: statement, depth, &read) }
        } else {
            for body in bodies(of: name, at: beginning) where read.insert(body).inserted {
                found += views(of: body, depth, &read)
            }
        }
        return found
    }

    /// The views that a builder makes of a statement.
    private func views(of statement: NodeID, _ depth: Int, _ read: inout Set<NodeID>) -> [UnderlyingView] {
        switch file.kind(statement) {
        case .accessorBlock, .accessor, .codeBlock, .switchCase, .ifStatement, .guardStatement, .switchStatement,
            .ifConfig, .conditionalClause, .returnStatement:
            var found: [UnderlyingView] = []
            for part in file.children(of: statement) { found += views(of: part, depth, &read) }
            return found
        case .call, .member, .name, .tuple, .postfixIfConfig:
            let (links, beginning) = file.viewChain(endingAt: statement)
            // What is applied to a group counts for each of its views.
            return [UnderlyingView(node: statement, root: beginning?.name, links: links)]
                + underlyingViews(of: statement, depth + 1, &read)
        default: return []
        }
    }
}

extension SourceFile {
    /// The modifiers in a view's chain, and what it begins at: a name, `self.name`, a call of one or of a type.
    fileprivate func viewChain(endingAt view: NodeID) -> (links: Set<String>, beginning: (name: String, node: NodeID)?)
    {
        var links: Set<String> = []
        var next: NodeID? = view
        while let node = next.map(withoutParentheses) {
            if let either = EitherViewCall(node, in: self) {
                links.formUnion(either.links(in: self).map(\.name))
                next = either.input
            } else if let name = viewName(node) {
                return (links, (name, node))
            } else {
                if let call = Call(node, in: self), call.isMember { links.insert(call.name) }
                next = chainBase(of: node)
            }
        }
        return (links, nil)
    }

    /// `gap` of `gap`, `self.gap` and `gap()`, `Spacer` of `Spacer()` and `SwiftUI.Spacer()`; nil for a link of a chain.
    private func viewName(_ node: NodeID) -> String? {
        let callee = Call(node, in: self)?.callee ?? node
        if let name = name(callee) { return name }
        return Member(callee, in: self).flatMap { $0.isOfSelf || $0.word.isTypeName ? $0.word : nil }
    }
}
