import Syntax

/// A view that another one stands for: `Spacer().layoutPriority(1)` where `gap` is declared so.
package struct UnderlyingView {
    /// nil for one of another file.
    package let node: NodeID?
    /// The type that its chain begins at, without its module.
    package let root: String?
    /// The modifiers in its chain.
    package let links: Set<String>
    /// By what it may be declared elsewhere.
    let names: [ViewName]
}

extension NamedBodies {
    /// The views that a view stands for: what `Group { … }` and `ForEach(…) { … }` hand a modifier to, and what a name or a
    /// function of the file gives.
    package func underlyingViews(of view: NodeID) -> [UnderlyingView] {
        var read: Set<NodeID> = []
        return underlyingViews(of: view, 0, &read)
    }

    /// The views of the body of a view of the file.
    func underlyingViews(ofType name: String) -> [UnderlyingView] {
        var read: Set<NodeID> = []
        return bodies(ofMember: "body", in: name).flatMap { views(of: $0, 0, &read) }
    }

    /// The views of the body of a declaration.
    func underlyingViews(ofBody body: NodeID) -> [UnderlyingView] {
        var read: Set<NodeID> = [body]
        return views(of: body, 0, &read)
    }

    /// The views that a builder makes of a statement, and what these stand for.
    func underlyingViews(shownBy statement: NodeID) -> [UnderlyingView] {
        var read: Set<NodeID> = []
        return views(of: statement, 0, &read)
    }

    /// - Parameters:
    ///   - depth: how many names have been followed,
    ///   - read: the bodies that have been read, each once.
    private func underlyingViews(of view: NodeID, _ depth: Int, _ read: inout Set<NodeID>) -> [UnderlyingView] {
        guard depth < NameTrail.longest else { return [] }
        var found: [UnderlyingView] = []
        let chain = file.viewChain(endingAt: view)
        guard let (name, beginning) = chain.beginning else {
            if file.kind(chain.end) == .sequence { found += views(of: chain.end, depth, &read) }
            // `{ Spacer() }()`
            for statement in Closure(chain.end, in: file)?.statements ?? [] {
                found += views(of: statement, depth, &read)
            }
            return found
        }
        if ["AnyView", "Optional"].contains(name), let content = Call(beginning, in: file)?.soleArgument?.value {
            found += views(of: content, depth, &read)
        } else if ["EquatableView", "ModifiedContent"].contains(name) {
            let content = Call(beginning, in: file)?.arguments.first { $0.label == "content" }
            found += content.map { views(of: $0.value, depth, &read) } ?? []
        } else if ["ForEach", "Group"].contains(name) {
            // `Group { … }`, and `Group(content: part)`
            let content = Call(beginning, in: file)?.arguments.last.map { argument in
                Closure(argument.value, in: file)?.statements ?? (argument.label == "content" ? [argument.value] : [])
            }
            for statement in content ?? [] { found += views(of: statement, depth, &read) }
        } else {
            for body in definitions(of: name, at: beginning) where read.insert(body).inserted {
                found += views(of: body, depth, &read)
                // `Wrap { Spacer() }`
                guard name.isTypeName, handsThrough(body) else { continue }
                for argument in Call(beginning, in: file)?.arguments ?? [] {
                    let content = Closure(argument.value, in: file)?.statements ?? [argument.value]
                    for part in content { found += views(of: part, depth, &read) }
                }
            }
        }
        return found
    }

    /// True for a body that is what the view was given: `content`, `content()`.
    private func handsThrough(_ body: NodeID) -> Bool {
        let statements = file.kind(body) == .accessorBlock ? file.getter(in: body) : file.statements(of: body)
        guard statements.count == 1, case let value = file.returned(by: statements[0]) ?? statements[0],
            let beginning = file.viewChain(endingAt: value).beginning, !beginning.name.isTypeName
        else { return false }
        return file.enclosingTypes(of: body).first.map { scopes.declaresMember(beginning.name, in: $0.node) } ?? false
            && definitions(of: beginning.name, at: beginning.node).isEmpty
    }

    /// What a name stands for where it stands; of a view of the file, its body.
    func definitions(of name: String, at node: NodeID) -> [NodeID] {
        let path = name.split(separator: ".").map(String.init)
        if path.count == 2 { return bodies(ofMember: path[1], in: path[0], at: node) }
        return name.isTypeName ? bodies(ofMember: "body", in: name, at: node) : bodies(of: name, at: node)
    }

    /// The names by which what a view is may be declared elsewhere, what its chain begins at and members on the way.
    func names(beginning view: NodeID) -> [ViewName] {
        var (found, next): ([ViewName], NodeID?) = ([], view)
        while let node = next.map(file.withoutParentheses) {
            // What is applied to it is another question.
            found += names(at: node).filter { !$0.isModifier }
            next = EitherViewCall(node, in: file)?.input ?? file.chainBase(of: node)
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
            let (links, beginning, _) = file.viewChain(endingAt: statement)
            // What is applied to a group counts for each of its views.
            return [
                UnderlyingView(
                    node: statement, root: beginning?.name, links: links, names: names(beginning: statement))
            ]
                + underlyingViews(of: statement, depth + 1, &read)
        case .sequence:
            let sequence = FoldedSequence(of: statement, in: file)
            var found: [UnderlyingView] = []
            // `isOn ? a : b`
            for side in sequence.sides ?? [] { found += views(of: side, depth, &read) }
            // `a as Spacer`
            if let type = sequence.cast?.type {
                found.append(
                    UnderlyingView(node: statement, root: plainTypeName(file.text(of: type)), links: [], names: []))
                for operand in sequence.operands.prefix(1) { found += views(of: operand, depth, &read) }
            }
            return found
        default: return []
        }
    }
}

extension SourceFile {
    /// `gap` of `gap.padding()` and of `self.gap`: the name, or the member, that a view's chain begins at.
    func beginning(ofView view: NodeID) -> NodeID? { viewChain(endingAt: view).beginning?.node }

    /// The modifiers in a view's chain, and what it begins at: a name, `self.name`, `Type.name`, a call of one or of a type.
    fileprivate func viewChain(
        endingAt view: NodeID
    ) -> (links: Set<String>, beginning: (name: String, node: NodeID)?, end: NodeID) {
        var links: Set<String> = []
        var next: NodeID? = view
        var end = view
        while let node = next.map(withoutParentheses) {
            end = node
            if let either = EitherViewCall(node, in: self) {
                links.formUnion(either.links(in: self).map(\.name))
                next = either.input
            } else if let name = viewName(node) {
                return (links, (name, node), end)
            } else {
                if let call = Call(node, in: self), call.isMember {
                    links.insert(call.name)
                    // `.modifier(Card())`
                    if let made = call.soleArgument.flatMap({ Call($0.value, in: self) })?.initializedName {
                        links.insert(made)
                    }
                } else if let property = property(ofViewAt: node), Chain(endingAt: node, in: self).firstCall != nil {
                    links.insert(property.word)
                }
                next = chainBase(of: node)
            }
        }
        return (links, nil, end)
    }

    /// `gap` of `gap`, `self.gap` and `gap()`, `Spacer` of `Spacer()` and `SwiftUI.Spacer()`, `Parts.gap`; nil for a link of a
    /// chain.
    private func viewName(_ node: NodeID) -> String? {
        let callee = Call(node, in: self)?.callee ?? node
        if let name = name(callee) ?? Call(node, in: self)?.initializedName { return name }
        guard let member = Member(callee, in: self) else { return nil }
        if member.isOfSelf || member.word.isTypeName { return member.word }
        // `Optional.some(gap)`
        if member.word == "some", let base = member.base, name(base) == "Optional" { return "Optional" }
        // A view of its own, and no colour: `Color.red` goes by its type.
        guard let base = member.base, kind(base) == .name, isTypeName(base), kind(node) == .member else { return nil }
        return text(of: base) + "." + member.word
    }
}
