import Syntax

/// What the text of one view shows: `Spacer().layoutPriority(1)`.
struct SeenView {
    let node: NodeID
    /// The type that its chain begins at, without its module.
    let root: String?
    /// The modifiers in its chain.
    let links: Set<String>
}

extension NamedBodies {
    /// The views that a view stands for: what `Group { … }` and `ForEach(…) { … }` hand a modifier to, and what a name or a
    /// function of the file gives.
    func views(behind view: NodeID, depth: Int = 0) -> [SeenView] {
        guard depth < 8, let beginning = file.chainAndBeginning(of: view).beginning,
            let name = file.name(ofBeginning: beginning)
        else { return [] }
        if name.isTypeName {
            guard ["ForEach", "Group"].contains(name),
                let closure = CallParts(of: beginning, in: file)?.arguments.last?.value, file.kind(closure) == .closure
            else { return [] }
            return views(in: file.statements(of: closure), depth)
        }
        return bodies(of: name, at: beginning).flatMap { views(in: [$0], depth) }
    }

    /// The views that a builder makes of statements.
    private func views(in statements: [NodeID], _ depth: Int) -> [SeenView] {
        statements.flatMap { statement -> [SeenView] in
            switch file.kind(statement) {
            case .accessorBlock, .accessor, .codeBlock, .switchCase, .ifStatement, .guardStatement, .switchStatement,
                .ifConfig, .conditionalClause, .returnStatement:
                return views(in: file.children(of: statement), depth)
            case .call, .member, .name, .tuple, .postfixIfConfig:
                let (links, beginning) = file.chainAndBeginning(of: statement)
                let root = beginning.flatMap(file.name(ofBeginning:))
                // What is applied to a group counts for each of its views.
                return [SeenView(node: statement, root: root, links: links)]
                    + views(behind: statement, depth: depth + 1)
            default: return []
            }
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
                links.formUnion(either.links(in: self))
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
