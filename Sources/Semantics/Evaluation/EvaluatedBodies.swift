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
        fileprivate var open: Set<ValuePath> = []
        fileprivate var total: Set<ValuePath> = []

        init(isEvaluated: @escaping (String) -> Bool) { self.isEvaluated = isEvaluated }
    }

    /// True if evaluating a path neither traps nor changes anything, as far as bodies are in sight.
    func isTotal(_ path: ValuePath, _ trail: inout Trail) -> Bool {
        if trail.total.contains(path) { return true }
        guard trail.open.count < 64, trail.open.insert(path).inserted else { return false }
        let isBody = trail.open.count > 1
        var base = path.root
        for step in path.steps {
            let found = members.declarations(of: step, on: base)
            if step.call != nil, !mayBeCalled(step, of: path, found, isBody: isBody) { return false }
            for path in members.keyPaths(followedBy: step) { if !isTotal(path, &trail) { return false } }
            for body in found.bodies {
                switch body.effect {
                case .untotal: return false
                case .injected: if !trail.isEvaluated(step.name) { return false }
                case .asks(let paths):
                    for path in paths { if !isTotal(path, &trail) { return false } }
                }
            }
            base = .value(members.type(of: step, on: base))
        }
        trail.open.remove(path)
        trail.total.insert(path)
        return true
    }

    /// True if evaluating some paths changes something, as far as bodies of what is shown to be meant are in sight. What may
    /// be any member of a name, or any operator, is not taken for one that does.
    func changeSomething(_ paths: Set<ValuePath>) -> Bool {
        var (seen, open) = (paths, Array(paths))
        while let path = open.popLast() {
            var base = path.root
            for step in path.steps {
                if case .operands = base { break }
                let found = members.declarations(of: step, on: base)
                for body in found.bodies where found.isDeclared {
                    if body.changes { return true }
                    open += body.asked.filter { seen.insert($0).inserted }
                }
                base = .value(members.type(of: step, on: base))
            }
        }
        return false
    }

    /// What other files would have to declare, for these paths and for those in the bodies that they lead to.
    func wanted(by paths: Set<ValuePath>) -> Set<Set<String>> {
        var (seen, wanted): (Set<ValuePath>, Set<Set<String>>) = (paths, [])
        var open = Array(paths)
        while let path = open.popLast() {
            var base = path.root
            for step in path.steps {
                // What may be a member of anything is not looked for.
                if case .value(nil) = base { break }
                wanted.formUnion(members.wanted(for: step, on: base))
                open += members.keyPaths(followedBy: step).filter { seen.insert($0).inserted }
                for body in members.declarations(of: step, on: base).bodies {
                    open += body.asked.filter { seen.insert($0).inserted }
                }
                base = .value(members.type(of: step, on: base))
            }
        }
        return wanted
    }

    /// A call is known to be total where it makes a value of a type, or is one of a function in sight; and by their looks
    /// those are that begin at an implicit member or at a type of a page: `.spring()`, `Color.red.opacity(0.5)`.
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
        case .implicit: true
        case .type(let names): step.name == ValuePath.initializer || names.first.map(members.isKnownType) ?? false
        default: false
        }
    }
}
