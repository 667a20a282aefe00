import Syntax

/// What the text of one view shows: `Spacer().layoutPriority(1)`.
package struct SeenView {
    package let node: NodeID
    /// The type that its chain begins at, without its module.
    package let root: String?
    /// The modifiers in its chain.
    package let links: Set<String>
}

extension NamedBodies {
    /// The views that a view stands for: what `Group { … }` and `ForEach(…) { … }` hand a modifier to, and what a name or a
    /// function of the file gives.
    package func views(behind view: NodeID) -> [SeenView] {
        var read: Set<NodeID> = []
        return views(behind: view, 0, &read)
    }

    /// - Parameters:
    ///   - depth: Names behind names are not followed for ever,
    ///   - read: nor is a body read twice.
    private func views(behind view: NodeID, _ depth: Int, _ read: inout Set<NodeID>) -> [SeenView] {
        guard depth < 8, let beginning = file.chainAndBeginning(of: view).beginning,
            let name = file.name(ofBeginning: beginning)
        else { return [] }
        var found: [SeenView] = []
        if ["ForEach", "Group"].contains(name) {
            guard let content = Call(beginning, in: file)?.arguments.last?.value,
                file.kind(content) == .closure
            else { return [] }
            for statement in file.statements(of: content) { found += views(of: statement, depth, &read) }
        } else {
            for body in bodies(of: name, at: beginning) where read.insert(body).inserted {
                found += views(of: body, depth, &read)
            }
        }
        return found
    }

    /// The views that a builder makes of a statement.
    private func views(of statement: NodeID, _ depth: Int, _ read: inout Set<NodeID>) -> [SeenView] {
        switch file.kind(statement) {
        case .accessorBlock, .accessor, .codeBlock, .switchCase, .ifStatement, .guardStatement, .switchStatement,
            .ifConfig, .conditionalClause, .returnStatement:
            var found: [SeenView] = []
            for part in file.children(of: statement) { found += views(of: part, depth, &read) }
            return found
        case .call, .member, .name, .tuple, .postfixIfConfig:
            let (links, beginning) = file.chainAndBeginning(of: statement)
            let root = beginning.flatMap(file.name(ofBeginning:))
            // What is applied to a group counts for each of its views.
            return [SeenView(node: statement, root: root, links: links)] + views(behind: statement, depth + 1, &read)
        default: return []
        }
    }
}

extension SourceFile {
    /// The modifiers in a view's chain, and what it begins at: a name, `self.name`, a call of one or of a type.
    fileprivate func chainAndBeginning(of view: NodeID) -> (links: Set<String>, beginning: NodeID?) {
        var links: Set<String> = []
        var next: NodeID? = view
        while let node = next.map(withoutParentheses) {
            if let either = EitherViewCall(node, in: self) {
                links.formUnion(either.links(in: self).map(\.name))
                next = either.input
            } else if name(ofBeginning: node) != nil {
                return (links, node)
            } else {
                if let (callee, token) = calledName(of: node), kind(callee) == .member { links.insert(word(at: token)) }
                next = chainBase(of: node)
            }
        }
        return (links, nil)
    }

    /// `gap` of `gap`, `self.gap` and `gap()`, `Spacer` of `Spacer()` and `SwiftUI.Spacer()`; nil for a link of a chain.
    fileprivate func name(ofBeginning node: NodeID) -> String? {
        let callee = kind(node) == .call ? calledName(of: node)?.callee : node
        guard let callee else { return nil }
        switch kind(callee) {
        case .name: return name(callee)
        case .member:
            let member = word(at: Int(self[callee].endToken) - 1)
            let isOwn = base(ofMember: callee).flatMap { name($0) } == "self"
            return isOwn || member.isTypeName ? member : nil
        default: return nil
        }
    }
}
