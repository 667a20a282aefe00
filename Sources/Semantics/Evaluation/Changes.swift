import Syntax

// What changes something when it is evaluated.
extension FileSemantics {
    /// True for an expression that changes something when it is evaluated, as far as bodies in sight show: `isOn` of
    /// `var isOn: Bool { count += 1; return count > 3 }`.
    package func changesSomething(_ expression: NodeID) -> Bool {
        // Whatever it is given, `&` is there for that.
        // What actions do is done later.
        let all = file.nodes(in: expression, butForClosures: types.isAction)
        if all.contains(where: { file.kind($0) == .inOut }) || scopes.changesSomething(at: all) { return true }
        let isLocal = all.contains { node in
            guard let name = file.name(node), let binding = scopes.localBinding(of: name, at: node) else {
                return false
            }
            return binding.isComputed && binding.getter.contains { scopes.changesSomething(in: $0) }
        }
        return isLocal || EvaluatedBodies(members).changeSomething(Set(paths(evaluatedBy: expression)))
    }

    /// True for two expressions that lead to the same property or variable, as far as bodies in sight show.
    package func shareVariables(_ one: NodeID, _ others: [NodeID]) -> Bool {
        let bodies = EvaluatedBodies(members)
        let variables = bodies.variables(ledToBy: Set(paths(evaluatedBy: one)))
        return others.contains { !bodies.variables(ledToBy: Set(paths(evaluatedBy: $0))).isDisjoint(with: variables) }
    }

    /// The first of some conditions that a view may change, as far as that shows.
    package func first(of conditions: [NodeID], changedBy view: NodeID) -> NodeID? {
        guard changesSomething(view) else { return nil }
        return conditions.first { otherOrder(of: [view], behind: $0) != nil }
    }

    /// What would be evaluated behind a view that came after it, and what of the view would be another then, or might trap
    /// before it; nil for nothing.
    package func otherOrder(of conditions: [NodeID], behind view: NodeID) -> (condition: NodeID, ofView: NodeID)? {
        let changing = conditions.first(where: changesSomething)
        if let changing, let variable = variable(in: view) { return (changing, variable) }
        let totality = totality()
        guard changing != nil || conditions.contains(where: { ExpressionFacts(of: $0, in: file).hasCall }),
            let first = conditions.firstNonNil(totality.obstacle), let second = totality.obstacle(in: view)
        else { return nil }
        return (first, second)
    }

    /// The first name in an expression that may not always mean the same: none of a type, a parameter or a constant.
    private func variable(in expression: NodeID) -> NodeID? {
        ([expression] + file.descendants(of: expression)).first { node in
            guard let name = file.name(node), name != "self" else {
                return Member(node, in: file).map { $0.isOfSelf && !isConstant($0.name, at: node) } ?? false
            }
            let isWhole = file.parent(of: node).flatMap { Member($0, in: file) }?.base != node
            return !isWhole || !name.isTypeName && !isConstant(name, at: node)
        }
    }

    private func isConstant(_ name: String, at node: NodeID) -> Bool {
        if let binding = scopes.localBinding(of: name, at: node) {
            return binding.variable?.isLet == true && !binding.isComputed
        }
        if scopes.isLocal(name, at: node) { return true }
        return file.enclosingTypes(of: node).contains { type in
            type.members.contains { member in
                guard let variable = VariableDeclaration(member, in: file), variable.isLet else { return false }
                return variable.bindings.contains { $0.names.contains(name) }
            }
        }
    }
}

extension Scopes {
    /// True if some code gives a value to what is not its own: `count += 1`, where `count` is no local name, or has another
    /// do that: `load(&count)`.
    ///
    /// What is made with a closure keeps that: `Binding(get: { isOn }, set: { isOn = $0 })`.
    func changesSomething(in code: NodeID) -> Bool {
        changesSomething(at: file.nodes(in: code) { file.call(taking: $0)?.plainTypeName != nil })
    }

    fileprivate func changesSomething(at nodes: [NodeID]) -> Bool {
        nodes.contains { node in
            if file.kind(node) == .inOut { return file.firstChild(of: node).map(isOfOthers) ?? false }
            if file.kind(node) == .call { return callsChange(node) }
            guard file.kind(node) == .sequence else { return false }
            let sequence = FoldedSequence(of: node, in: file)
            guard let target = sequence.nodes.first, let word = sequence.firstOperator,
                word.last == "=", Precedence(operator: word) == .loosest
            else { return false }
            return isOfOthers(target) || isMember(target) && isShared(target)
        }
    }

    private func isMember(_ target: NodeID) -> Bool { Member(file.withoutParentheses(target), in: file) != nil }

    /// True for a call that by its name changes what it is called on, or gives something else each time.
    private func callsChange(_ call: NodeID) -> Bool {
        guard let callee = file.firstChild(of: call) else { return false }
        if isCalledForEffect(call) { return true }
        if let name = file.name(callee) { return Self.printing.contains(name) && !isLocal(name, at: callee) }
        guard let member = Member(callee, in: file) else { return false }
        // `.random()`
        guard let base = member.base else { return member.name == "random" }
        return Self.changing.contains(member.name) && isOfOthers(base)
    }

    /// True for a call whose result nobody takes, so it is there for what it does: `store.save()` before `return isOn`. What
    /// it does to a value that the code made for itself, nobody else sees.
    func isCalledForEffect(_ call: NodeID) -> Bool {
        guard file.kind(call) == .call, file.isDropped(call), var callee = file.firstChild(of: call) else {
            return false
        }
        // `completion?()`
        if file.kind(callee) == .optionalChain, let inner = file.firstChild(of: callee) { callee = inner }
        // What it is handed to change, that itself shows.
        if Call(call, in: file)?.arguments.contains(where: { file.kind($0.value) == .inOut }) == true { return false }
        if let name = file.name(callee) {
            if name.isTypeName { return Self.acting.contains(name) }
            return isLocal(name, at: callee) ? isFound(name, at: callee) : !Self.checking.contains(name)
        }
        // `handlers.forEach { $0() }`
        if file.anonymousParameter(callee) != nil { return true }
        guard let member = Member(callee, in: file), let base = member.base, !Self.keeping.contains(member.name) else {
            return false
        }
        return isOfOthers(base) || isShared(base)
    }

    /// True for a local name of a function that somebody else made: `if let completion`, `for handler in handlers`,
    /// `let completion = store.completion`.
    private func isFound(_ name: String, at node: NodeID) -> Bool {
        if let value = localBinding(of: name, at: node)?.value { return Closure(value, in: file) == nil }
        return pattern(binding: name, at: node) != nil
    }

    /// True for a constant that stands for something that is there without it: `let defaults = UserDefaults.standard`.
    func isShared(_ base: NodeID) -> Bool {
        let root = Chain(endingAt: file.withoutParentheses(base), in: file).beginning
        guard let name = file.name(root) else { return false }
        // `if let store { store.save() }`
        if let pattern = pattern(binding: name, at: root), pattern.binding == nil {
            let before = Int(file[pattern.node].firstToken) - 1
            return !pattern.words.contains("var") && before >= 0 && file.word(at: before) != "var"
        }
        guard let binding = localBinding(of: name, at: root), let value = binding.value,
            binding.variable?.isLet == true
        else { return false }
        return Call(value, in: file)?.initializedName == nil
    }

    /// Of what begins with a capital, what is called for what it does.
    private static let acting: Set<String> = ["NSLog", "Task"]
    /// What ends the program, or does nothing that others see.
    private static let checking: Set<String> = [
        "access", "assert", "assertionFailure", "dispatchPrecondition", "fatalError", "objc_sync_enter",
        "objc_sync_exit", "precondition", "preconditionFailure",
    ]
    /// What leaves all as it is, or does no more than the closure that it is given.
    private static let keeping: Set<String> = ["forEach", "lock", "performAndWait", "sync", "unlock"]

    /// What the library calls what changes a value.
    private static let changing: Set<String> = [
        "append", "insert", "next", "popFirst", "popLast", "random", "randomElement", "remove", "removeAll",
        "removeFirst", "removeLast", "removeValue", "shuffle", "shuffled", "toggle", "updateValue",
    ]
    /// Functions that write, or give something else each time.
    private static let printing: Set<String> = [
        "arc4random", "arc4random_uniform", "debugPrint", "drand48", "dump", "print",
    ]

    /// True for what code gives a value to, or may, and what is there without it.
    private func isOfOthers(_ target: NodeID) -> Bool {
        let root = Chain(endingAt: file.withoutParentheses(target), in: file).beginning
        let name = file.text(of: root)
        return name != "_" && (name == "self" || !isLocal(name, at: root)) && file.kind(root) != .tuple
    }
}

extension SourceFile {
    /// True for a statement that is no value of the code around it. What stands in a closure may be what a builder takes.
    fileprivate func isDropped(_ statement: NodeID) -> Bool {
        var statement = statement
        while let parent = parent(of: statement) {
            switch kind(parent) {
            case .effect, .optionalChain, .ifStatement, .ifConfig, .switchStatement, .doStatement: break
            case .codeBlock, .accessorBlock: if children(of: parent).count > 1 { return !isInClosure(parent) }
            case .switchCase: if children(of: parent).last != statement { return !isInClosure(parent) }
            case .conditionalClause:
                let clauses = self.parent(of: parent).map { self.clauses(ofIfConfig: $0) } ?? []
                guard let clause = clauses.first(where: { $0.statements.contains(statement) }) else { return false }
                if clause.statements.last != statement { return !isInClosure(parent) }
            case .deferStatement, .guardStatement, .forStatement, .whileStatement, .repeatStatement, .catchClause:
                return !isInClosure(parent)
            // What it gives, `forEach` drops.
            case .closure where call(taking: parent)?.name == "forEach": return !isInClosure(parent)
            default: return false
            }
            statement = parent
        }
        return false
    }

    private func isInClosure(_ node: NodeID) -> Bool {
        surroundings(of: node).first { [.closure, .functionDeclaration, .variableDeclaration].contains(kind($0)) }
            .map { kind($0) == .closure && call(taking: $0)?.name != "forEach" } ?? false
    }

    /// The nodes of some code, without what is in some of its closures.
    fileprivate func nodes(in code: NodeID, butForClosures isKept: (NodeID) -> Bool) -> [NodeID] {
        let all = [code] + descendants(of: code)
        let kept = all.filter { kind($0) == .closure && isKept($0) }.map { range(of: $0) }
        if kept.isEmpty { return all }
        return all.filter { node in !kept.contains { $0.contains(range(of: node).lowerBound) } }
    }
}
