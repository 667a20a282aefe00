import RuleModel
import Syntax

/// What a project shows of what is evaluated: it follows what a value asks for from body to body.
struct EvaluatedBodies {
    private let members: EvaluatedMembers

    init(_ members: EvaluatedMembers) { self.members = members }

    /// What is known on the way.
    struct Trail {
        /// True for a name that is evaluated in any case, also where the condition does not hold.
        let isEvaluated: (String) -> Bool
        /// The paths that led here: what asks for itself never ends.
        fileprivate var open: Set<Question> = []
        fileprivate var total: Set<Question> = []
        /// True where only what is shown to do harm counts.
        private let isTrusting: Bool
        /// How many paths led to the closure that is being read.
        fileprivate var start = 0

        /// True in a body that somebody declares, and not in what the user wrote here.
        fileprivate var isBody: Bool { open.count > start + 1 }
        fileprivate var trusts: Bool { isTrusting && !isBody }

        init(isTrusting: Bool = false, isEvaluated: @escaping (String) -> Bool) {
            (self.isTrusting, self.isEvaluated) = (isTrusting, isEvaluated)
        }
    }

    /// A path and the file in which it is written.
    fileprivate struct Question: Hashable {
        let path: ValuePath
        let file: Path?
    }

    private func question(_ path: ValuePath, in file: Path?) -> Question {
        Question(path: members.plain(path), file: file)
    }

    private func questions(_ body: EvaluatedBody) -> [Question] {
        body.asked.map { question($0, in: body.home.path) }
    }

    private func members(of question: Question) -> EvaluatedMembers {
        question.file.map(members.asked) ?? members
    }

    /// The same for what is written where a body is.
    private func within(_ body: EvaluatedBody) -> EvaluatedBodies {
        EvaluatedBodies(members.asked(from: body.home.path))
    }

    /// True if evaluating a path neither traps nor changes anything, as far as bodies are in sight.
    func isTotal(_ path: ValuePath, _ trail: inout Trail) -> Bool {
        let question = question(path, in: members.path)
        if trail.total.contains(question) { return true }
        guard trail.open.count < 64, trail.open.insert(question).inserted else { return false }
        for (step, base) in members.stations(of: path) {
            if mayUnderflow(step, on: base) { return false }
            let found = members.declarations(of: step, on: base)
            if step.call != nil, !mayBeCalled(step, of: path, found, isBody: trail.open.count > 1 || trail.trusts) {
                guard trail.trusts, found.bodies.isEmpty else { return false }
            }
            if !areTotal(members.closures(runBy: step, on: base, found), &trail) { return false }
            for path in members.keyPaths(followedBy: step) { if !isTotal(path, &trail) { return false } }
            for body in found.bodies {
                switch body.effect {
                case .untotal: return false
                case .view: if !trail.trusts { return false }
                case .injected: if !trail.isEvaluated(step.name) { return false }
                case .asks(let paths):
                    let inside = within(body)
                    for path in paths { if !inside.isTotal(path, &trail) { return false } }
                }
            }
        }
        trail.open.remove(question)
        trail.total.insert(question)
        return true
    }

    private func areTotal(_ closures: [GivenClosure], _ trail: inout Trail) -> Bool {
        // What is in a closure is as good as written beside it.
        let start = trail.start
        if !trail.isBody { trail.start = trail.open.count }
        defer { trail.start = start }
        return closures.allSatisfy { closure in
            closure.isTotal && closure.asked.allSatisfy { isTotal($0, &trail) }
        }
    }

    /// True for a property of the environment that may trap where nothing has set it: in so many words, its own, those of its
    /// key's default, or of what these call.
    func trapsWhereUnset(_ property: String) -> Bool {
        var (seen, next) = (Set<Question>(), [question(ValuePath(environment: property), in: members.path)])
        for _ in 0..<4 {
            let found = next.filter { seen.insert($0).inserted && $0.path.steps.count == 1 }.flatMap { question in
                members(of: question).declarations(of: question.path.steps[0], on: question.path.root).bodies
            }
            if found.contains(where: \.traps) { return true }
            next = found.flatMap(questions)
        }
        return false
    }

    /// True if evaluating some paths changes something, as far as bodies of what is shown to be meant are in sight.
    func changeSomething(_ paths: Set<ValuePath>) -> Bool {
        var open = paths.map { question($0, in: members.path) }
        var seen = Set(open)
        while let question = open.popLast() {
            let members = members(of: question)
            for (step, base) in members.stations(of: question.path) {
                let found = members.declarations(of: step, on: base)
                for body in found.bodies where mayChange(found, on: base) {
                    if body.changes { return true }
                    open += questions(body).filter { seen.insert($0).inserted }
                }
                let inClosures = members.closures(runBy: step, on: base, found).flatMap(\.asked)
                open += inClosures.map { self.question($0, in: question.file) }
                    .filter { seen.insert($0).inserted }
            }
        }
        return false
    }

    /// The properties and variables that evaluating some paths leads to by their bare names, in bodies in sight: `total` of
    /// `func isOdd() -> Bool { total % 2 == 1 }`, each with the type that it is a member of.
    func variables(ledToBy paths: Set<ValuePath>) -> Set<String> {
        var (found, open) = (Set<String>(), paths.map { question($0, in: members.path) })
        var seen = Set(open)
        while let question = open.popLast() {
            let members = members(of: question)
            for (step, base) in members.stations(of: question.path) {
                let declared = members.declarations(of: step, on: base)
                if case .around(let types) = base, step.call == nil {
                    found.insert((members.owner(of: step.name, among: types) ?? "") + "." + step.name)
                }
                for body in declared.bodies where mayChange(declared, on: base) {
                    open += questions(body).filter { seen.insert($0).inserted }
                }
            }
        }
        return found
    }

    /// True for `count - 1` of what is shown to be unsigned: nobody counts below zero but by mistake, and conditions see to it.
    private func mayUnderflow(_ step: ValuePath.Step, on base: ValuePath.Root) -> Bool {
        guard step.name == "-", case .operands(let operands) = base, operands.count == 2 else { return false }
        return operands.contains { $0.flatMap(members.written)?.hasPrefix("UInt") == true }
    }

    /// What is asked of a path, and of what it leads to as long as nothing there has answered it.
    private struct Questions: OptionSet {
        let rawValue: Int
        static let isTotal = Questions(rawValue: 1)
        static let changesSomething = Questions(rawValue: 2)
    }

    /// What other files would have to declare, for these paths and for those in the bodies that they lead to.
    ///
    /// Here nothing shows who asks: of several bodies, each may be the one that is meant.
    func wanted(by paths: Set<ValuePath>) -> Set<WantedDeclaration> {
        var wanted: Set<WantedDeclaration> = []
        var seen: [ValuePath: Questions] = [:]
        var open = paths.map { (path: $0, questions: [.isTotal, .changesSomething] as Questions) }
        while let (written, asked) = open.popLast() {
            let path = members.plain(written)
            let known = seen[path] ?? []
            if known.isSuperset(of: asked) { continue }
            var questions = known.union(asked)
            seen[path] = questions
            // Of what type it is, somebody says.
            if case .given(let source, _) = path.root { open.append((source, questions)) }
            for (step, base) in members.stations(of: path) {
                // What may be a member of anything is not looked for.
                if case .value(nil) = base { break }
                wanted.formUnion(members.wanted(for: step, on: base))
                let found = members.declarations(of: step, on: base)
                if isUntotal(step, of: path, found) { questions.remove(.isTotal) }
                var inside = questions
                if members.isSure(of: found, \.changes) || !mayChange(found, on: base) {
                    inside.remove(.changesSomething)
                }
                let next =
                    members.keyPaths(followedBy: step) + found.bodies.flatMap(\.asked)
                    + members.closures(runBy: step, on: base, found).flatMap(\.asked)
                if !inside.isEmpty { open += next.map { ($0, inside) } }
            }
        }
        return wanted
    }

    /// True for a step that alone shows that a path is not total.
    private func isUntotal(_ step: ValuePath.Step, of path: ValuePath, _ found: EvaluatedMembers.Found) -> Bool {
        step.call != nil && !mayBeCalled(step, of: path, found, isBody: true)
            || members.isSure(of: found) { if case .untotal = $0.effect { true } else { false } }
            || members.closures(runBy: step, on: path.root, found).contains { !$0.isTotal }
    }

    /// False for what may be any member of a name, and for operators: they are not taken for what changes something.
    private func mayChange(_ found: EvaluatedMembers.Found, on base: ValuePath.Root) -> Bool {
        if case .operands = base { false } else { found.isDeclared }
    }

    /// A call is known to be total where it makes a value of a type, or is one of a function in sight; and by their looks
    /// those are that begin at an implicit member or at a type of a page: `.spring()`, `Color.red.opacity(0.5)`; modifiers of
    /// a page, of anything that is made: `HStack { … }.padding()`; and what a closure tells what it is given.
    private func mayBeCalled(
        _ step: ValuePath.Step, of path: ValuePath, _ found: EvaluatedMembers.Found, isBody: Bool
    ) -> Bool {
        if step.needsType { return true }
        // The value of a property is called, which may be anything.
        if found.isDeclared, found.bodies.isEmpty || found.bodies.contains(where: { $0.parameters == nil }) {
            return step.name == ValuePath.initializer
        }
        if isBody, !found.bodies.isEmpty { return true }
        return switch path.root {
        case .implicit, .given(_, .handed): true
        case .type where path.steps[0].name == ValuePath.initializer && members.isModifier(step.name): true
        case .type(let names, _): step.name == ValuePath.initializer || names.first.map(members.isKnownType) ?? false
        default: false
        }
    }
}
