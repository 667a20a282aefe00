import Semantics
import Syntax

// Variables that hold an erased view, which some conditions give another.
extension BranchSides {
    /// A variable that holds an `AnyView`, which is changed under some condition and then given back, in a way that is not read;
    /// nil for any other `return`.
    init?(unreadVariableIn statement: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let value = file.firstChild(of: statement), let list = file.block(of: statement),
            case let all = file.statements(of: list), let end = all.firstIndex(of: statement),
            case let mentioned = Set(file.identifiers(of: value)),
            let start = all[..<end].lastIndex(where: { node in
                mentioned.contains { file.erasedVariable(node, $0) != nil || file.declaresErased(node, $0) }
            }), let name = VariableDeclaration(all[start], in: file)?.bindings.first?.name,
            let choice = all[(start + 1)..<end].first(where: { node in
                [.ifStatement, .switchStatement, .guardStatement].contains(file.kind(node))
                    && file.identifiers(of: node).contains(name)
            })
        else { return nil }
        let condition = IfStatement(choice, in: file)?.conditions.first ?? choice
        (node, block, isReturned, isErased, isVariable) = (value, condition, true, true, true)
        chains = SharedChains([value], in: file, base: value, links: [[], []], depth: nil)
        (self.condition, conditions) = (Condition(expression: condition, isNegated: false), [condition])
        undecided = .unreadVariable(name)
        whole = file.range(of: all[start]).lowerBound..<file.range(of: statement).upperBound
    }

    /// `let view: AnyView`, `if c { view = AnyView(base.x()) } else { view = AnyView(base) }`, `return view`; nil for any other
    /// `return`.
    init?(ofAssignmentReturnedBy statement: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let value = file.firstChild(of: statement), let name = file.name(value),
            let list = file.block(of: statement), case let all = file.statements(of: list),
            let end = all.firstIndex(of: statement), end > 1, file.declaresErased(all[end - 2], name),
            let choice = IfStatement(all[end - 1], in: file), let otherwise = choice.elseStatements,
            let (condition, payload) = file.whatDecides(choice),
            let first = file.erasedView(assignedTo: name, by: choice.statements),
            let second = file.erasedView(assignedTo: name, by: otherwise),
            // It is read for nothing else.
            file.descendants(of: choice.node).count(where: { file.name($0) == name }) == 2,
            let chains = SharedChains([first, second], in: own),
            payload.map({ !chains.baseIdentifiers.contains($0) }) ?? true
        else { return nil }
        (node, block, isReturned) = (value, choice.block, true)
        (self.chains, isErased, conditions, self.payload) = (chains, true, choice.conditions, payload)
        self.condition = Condition(
            expression: condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
        whole = file.range(of: all[end - 2]).lowerBound..<file.range(of: statement).upperBound
    }

    /// `var view = AnyView(base)`, `if a { view = AnyView(view.x()) }` and others like it, `return view`; nil for any other
    /// `return`. Between these, and in the `return`, may stand what is always applied.
    init?(ofVariableReturnedBy statement: NodeID, in own: FileSemantics) {
        let file = own.file
        guard let value = file.firstChild(of: statement), let (name, last) = file.returnedVariable(value),
            let list = file.block(of: statement), case let all = file.statements(of: list),
            let end = all.firstIndex(of: statement),
            // What is made of it there may be an `AnyView` in another way.
            last == nil || file.erasedView(value) != nil || file.owner(ofBody: list).map(file.givesSomeView) == true
        else { return nil }
        let count = all[..<end].reversed().prefix { node in
            file.kind(node) == .ifStatement || file.changes(of: name, by: [node]) != nil
        }.count
        let start = end - count - 1
        guard count > 0, start >= 0, let (binding, base) = file.erasedVariable(all[start], name) else { return nil }
        let depth = file.depth(ofLinksOn: base, from: all[start + 1], to: statement)
        (node, isReturned, isErased, isVariable) = (value, true, true, true)
        whole = file.range(of: binding.variable!.node).lowerBound..<file.range(of: statement).upperBound
        if count == 1, last == nil, let choice = file.choice(all[end - 1], of: name) {
            block = choice.statement.block
            chains = SharedChains(
                [base] + choice.changes.flatMap(\.expressions), in: file, base: base,
                links: Array((choice.changes.map(\.calls) + [[]]).prefix(2)), depth: depth)
            (conditions, payload) = (choice.statement.conditions, choice.payload)
            condition = Condition(
                expression: choice.condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(choice.condition))
            return
        }
        var (links, expressions, conditions, columns) = ([[Call]](), [base], [NodeID](), [Link]())
        func note(_ changes: SourceFile.Changes, under terms: [JoinedCondition.Term]) {
            for call in changes.calls {
                var link = Link(call)
                link.terms = terms
                link.beginsClosure = call.base.flatMap { Call($0, in: file) } == nil
                columns.append(link)
            }
            links.append(changes.calls)
            expressions += changes.expressions
        }
        /// True where it is read for nothing else.
        func isMentioned(_ count: Int, in node: NodeID) -> Bool {
            file.descendants(of: node).count { file.name($0) == name } == count
        }
        var block: NodeID?
        for node in all[(start + 1)..<end] {
            if let changes = file.changes(of: name, by: [node]) {
                guard isMentioned(2, in: node) else { return nil }
                note(changes, under: [])
                continue
            }
            guard let statement = IfStatement(node, in: file),
                let (condition, payload) = file.whatDecides(statement), payload == nil
            else { return nil }
            let term = JoinedCondition.Term(
                nodes: [condition], isNegated: false, hasOwnNegation: own.hasOwnNegation(condition))
            let sides = [(statement.statements, term)] + (statement.elseStatements.map { [($0, term.negated)] } ?? [])
            for (statements, term) in sides {
                guard let changes = file.changes(of: name, by: statements) else { return nil }
                note(changes, under: [term])
            }
            guard isMentioned(2 * sides.reduce(0) { $0 + $1.0.count }, in: node) else { return nil }
            conditions.append(condition)
            block = block ?? statement.block
        }
        guard let block, last == nil || isMentioned(1, in: value) else { return nil }
        if let last { note(last, under: []) }
        self.block = block
        (self.columns, self.conditions) = (columns, conditions)
        chains = SharedChains(expressions, in: file, base: base, links: links + [[]], depth: depth)
        condition = Condition(expression: conditions[0], isNegated: false)
    }
}

extension SourceFile {
    /// How much deeper than a base what is applied to it by some statements is to stand; nil where all fit on one line.
    fileprivate func depth(ofLinksOn base: NodeID, from first: NodeID, to last: NodeID) -> String? {
        if bytes[range(of: base)].contains(where: isLineBreak) { return "" }
        let statements = range(of: first).lowerBound..<range(of: last).upperBound
        let written = bytes[statements].count { $0 != UInt8(ascii: " ") && !isLineBreak($0) }
        if written + range(of: base).count < SourceFile.longestLine { return nil }
        let own = indentation(at: range(of: last).lowerBound, isFirst: false) ?? ""
        return own.hasPrefix("\t") ? "\t" : "    "
    }

    private static let longestLine = 160

    /// True for `let name: AnyView`.
    fileprivate func declaresErased(_ node: NodeID, _ name: String) -> Bool {
        guard let variable = VariableDeclaration(node, in: self), variable.declaration.attributes.isEmpty,
            variable.declaration.modifiers.isEmpty, variable.bindings.count == 1, let binding = variable.bindings.first
        else { return false }
        return binding.name == name && binding.accessorBlock == nil && binding.value == nil
            && binding.type.map { plainTypeName($0) } == "AnyView"
    }

    /// `base` of `name = AnyView(base)`, where that is all that is done.
    fileprivate func erasedView(assignedTo name: String, by statements: [NodeID]) -> NodeID? {
        guard statements.count == 1, kind(statements[0]) == .sequence,
            let (target, value) = FoldedSequence(of: statements[0], in: self).assignment, self.name(target) == name
        else { return nil }
        return value.sole.flatMap(erasedView)
    }

    /// `base` of `var name = AnyView(base)`, `var name: AnyView = AnyView(base)`
    fileprivate func erasedVariable(_ node: NodeID, _ name: String) -> (binding: Binding, base: NodeID)? {
        guard let variable = VariableDeclaration(node, in: self), !variable.isLet,
            variable.declaration.attributes.isEmpty,
            variable.declaration.modifiers.isEmpty, variable.bindings.count == 1,
            case let binding = variable.bindings[0], binding.name == name, binding.accessorBlock == nil,
            binding.type.map({ plainTypeName($0) == "AnyView" }) ?? true, let base = binding.value.flatMap(erasedView)
        else { return nil }
        return (binding, base)
    }

    /// The modifiers that are applied to a variable, and the whole chains.
    typealias Changes = (calls: [Call], expressions: [NodeID])

    /// The variable in `return view`, and what `return AnyView(view.x())` or `return view.x()` makes of it.
    fileprivate func returnedVariable(_ value: NodeID) -> (name: String, last: Changes?)? {
        if let name = name(value) { return (name, nil) }
        let view = erasedView(value) ?? value
        let (calls, root) = modifiers(of: view)
        return name(root).map { ($0, (calls, [view])) }
    }

    /// What statements make of a variable, where they do nothing else: the modifiers of `view = AnyView(view.x().y())`.
    fileprivate func changes(of name: String, by statements: [NodeID]) -> Changes? {
        var (calls, expressions) = ([Call](), [NodeID]())
        for change in statements {
            guard kind(change) == .sequence, let (target, value) = FoldedSequence(of: change, in: self).assignment,
                self.name(target) == name, let view = value.sole.flatMap(erasedView)
            else { return nil }
            let (own, root) = modifiers(of: view)
            guard self.name(root) == name, !own.isEmpty else { return nil }
            calls += own
            expressions.append(view)
        }
        return calls.isEmpty ? nil : (calls, expressions)
    }

    /// An `if` each of whose sides changes a variable once, and does nothing else: what decides, and what each side applies.
    fileprivate func choice(
        _ node: NodeID, of name: String
    ) -> (statement: IfStatement, condition: NodeID, payload: String?, changes: [Changes])? {
        guard let statement = IfStatement(node, in: self), let (condition, payload) = whatDecides(statement) else {
            return nil
        }
        let sides = [statement.statements] + [statement.elseStatements].compactMap(\.self)
        let changes = sides.compactMap { $0.count == 1 ? self.changes(of: name, by: $0) : nil }
        guard changes.count == sides.count,
            descendants(of: node).count(where: { self.name($0) == name }) == 2 * sides.count
        else { return nil }
        return (statement, condition, payload, changes)
    }

    /// The plain calls at the end of a chain, in order, and what they are called on.
    private func modifiers(of view: NodeID) -> (calls: [Call], root: NodeID) {
        var (calls, root) = ([Call](), view)
        while let call = Call(root, in: self), call.isMember, call.isPlain, let base = call.base {
            calls.append(call)
            root = base
        }
        return (calls.reversed(), root)
    }
}
