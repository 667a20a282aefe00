import Syntax

/// Works out what the body of a function gives back, statement by statement, whatever it is given.
///
/// Whatever it does not understand counts as an excess.
struct HelperBody {
    /// The view's name in the body: `self`, or a parameter.
    let view: String
    /// What the function gives back: `some View`, `AnyView`.
    let result: String
    let parameters: [FunctionParameter]
    let file: SourceFile
    /// What local names stand for.
    typealias Names = [String: HelperValue]

    /// How many steps a body may take, and how many ways may lead through it: each `if` may double both.
    private static let limit = 200
    private(set) var stepCount = 0
    /// Those that it gives back.
    var cases: Set<HeldInCase> = []
    /// The methods that make the `AnyView` of what it gives back.
    var erasures: Set<String> = []
    /// True for what is given back as it stands, and so is of the type that the function gives.
    private(set) var isResult = true

    /// The value of a part of what it gives back.
    mutating func part(_ value: (inout HelperBody) -> HelperValue) -> HelperValue {
        let outer = isResult
        defer { isResult = outer }
        isResult = false
        return value(&self)
    }

    mutating func part(_ node: NodeID, _ names: Names) -> HelperValue { part { $0.value(of: node, names) } }

    /// True for a call that makes an `AnyView`: it takes nothing, and is called like that, or is the last of what is given back.
    ///
    /// Whether it does no more is asked when all files are known.
    func erases(_ call: Call, isLast: Bool) -> Bool {
        call.arguments.isEmpty && (isLast && isResult && result == "AnyView" || call.name.isCalledLikeErasure)
    }

    /// False where the body has taken too many steps to go on.
    mutating func takesStep() -> Bool {
        stepCount += 1
        return stepCount <= HelperBody.limit
    }

    /// What some statements give back, one after the other.
    mutating func value(of statements: [NodeID], _ names: Names = [:]) -> HelperValue {
        guard let first = statements.first else { return .excess(.givesNothing, uses: []) }
        guard takesStep() else { return excess(first) }
        let rest = Array(statements.dropFirst())
        switch Statement(first, in: file) {
        case .return(let node):
            return node.map { value(of: $0, names) } ?? .excess(.givesNothing, uses: [])
        case .if(let statement):
            let asked = questions(of: statement.conditions)
            let failed = value(of: (statement.elseStatements ?? []) + rest, names)
            let held = value(of: statement.statements + rest, names.binding(asked))
            return choice(asked, held, failed) ?? excess(first)
        case .guard(let statement):
            let asked = questions(of: statement.conditions)
            let failed = value(of: statement.elseStatements, names)
            let held = value(of: rest, names.binding(asked))
            return choice(asked, held, failed) ?? excess(first)
        case .switch(let statement): return value(of: statement, rest, names) ?? excess(first)
        case .ifConfig(let clauses): return value(of: clauses, rest, names)
        case .variables(let bindings):
            return declared(bindings, names).map { value(of: rest, $0) } ?? excess(first)
        case .assignment(let target, let assigned):
            guard let name = file.name(target) else { return excess(first) }
            let assigned = part { $0.value(of: assigned, names) }
            // The case that an initializer assigns: `self = .modified(modify(input))`.
            if name == "self" { return rest.isEmpty ? assigned : excess(first) }
            guard assigned.isUnderstood else { return assigned }
            // What is thrown away, `_ = transform(self)`, gives nothing back.
            guard names[name] != nil else {
                return view != "self" && name != "_" && rest.isEmpty ? assigned : excess(first)
            }
            return value(of: rest, names.merging([name: assigned]) { $1 })
        case .other:
            // In a builder this is one view of several; elsewhere it is there for what it does.
            return rest.isEmpty ? value(of: first, names) : excess(first)
        }
    }

    /// Both ways from some questions; nil where these are too many.
    func choice(_ asked: [HelperQuestion], _ held: HelperValue, _ failed: HelperValue) -> HelperValue? {
        let choice = asked.reversed().reduce(held) { held, question in
            question.isNegated ? .choice(question.test, failed, held) : .choice(question.test, held, failed)
        }
        return choice.hasLeaves(moreThan: HelperBody.limit) ? nil : choice
    }

    /// `switch condition { case true: …  case false: … }`
    private mutating func value(
        of statement: SwitchStatement, _ rest: [NodeID], _ names: Names
    ) -> HelperValue? {
        var found: HelperValue?
        for clause in (statement.cases ?? []).reversed() {
            let statements = clause.statements + rest
            let pattern = clause.patterns.count == 1 ? question(clause.patterns[0], of: statement.subject) : nil
            guard let failed = found, !clause.isDefault else {
                // The last case is what is left. It may still bind what an optional holds.
                found = value(of: statements, names.binding([pattern].compactMap(\.self)))
                continue
            }
            let uses = uses(file.range(of: statement.subject)).union(uses(clause.heading))
            let asked =
                (clause.hasGuard ? nil : pattern)
                ?? HelperQuestion(test: .other(file.excerpt(clause.heading), uses: uses))
            let held = value(of: statements, names.binding([asked]))
            found = choice([asked], held, failed)
            if found == nil { return nil }
        }
        return found
    }

    /// `#if os(iOS) … #else … #endif`: what each branch gives back must be the same.
    private mutating func value(
        of clauses: [ConditionalClause], _ rest: [NodeID], _ names: Names
    ) -> HelperValue {
        var values = clauses.map { value(of: $0.statements + rest, names).pruned() }
        if !clauses.contains(where: \.isElse) { values.append(value(of: rest, names).pruned()) }
        let isSame = values.allSatisfy { $0 == values[0] }
        return isSame ? values[0] : .excess(.compiles, uses: Set(values.flatMap(\.uses)))
    }

    /// The names with those of `let view = self`; nil for what is not understood.
    private mutating func declared(_ bindings: [Binding], _ names: Names) -> Names? {
        var names = names
        for binding in bindings {
            guard let name = binding.name, let node = binding.value, binding.accessorBlock == nil else { return nil }
            // `let result: AnyView = isOn ? transform(self).erased() : self.erased()`
            let value = binding.type == "AnyView" ? value(of: node, names) : part(node, names)
            guard value.isUnderstood else { return nil }
            names[name] = value
        }
        return names
    }

    private func excess(_ node: NodeID) -> HelperValue {
        let range = file.range(of: node)
        return .excess(.does(file.excerpt(range)), uses: uses(range))
    }

    func parameter(_ name: String) -> FunctionParameter? { parameters.first { $0.name == name } }

    /// The parameters that some bytes mention.
    func uses(_ range: Range<Int>) -> Set<String> {
        Set(parameters.map(\.name)).intersection(file.words(in: range))
    }
}

extension HelperBody.Names {
    /// With what some questions bind where they hold.
    func binding(_ asked: [HelperQuestion]) -> Self {
        asked.reduce(into: self) { names, question in
            if let (name, parameter) = question.binding { names[name] = .payload(parameter) }
        }
    }
}
