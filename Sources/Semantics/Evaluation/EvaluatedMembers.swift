import RuleModel
import Syntax

/// Finds the declarations with bodies that a step of a path may mean, where Swift would look for it.
///
/// Where nothing shows the type that has a member, it may be any of that name in the project.
struct EvaluatedMembers {
    let table: BodyTable
    let project: ProjectTypes
    let rules: RuleBook
    /// The file that asks; nil for one of which nothing is known.
    private(set) var path: Path?

    init(_ project: ProjectTypes, _ rules: RuleBook, at path: Path? = nil) {
        table = BodyTable(project.table)
        self.project = project
        self.rules = rules
        self.path = path
    }

    /// The same for what is written in another file.
    func asked(from path: Path) -> EvaluatedMembers {
        var copy = self
        copy.path = path
        return copy
    }

    struct Found {
        var bodies: [EvaluatedBody] = []
        /// True if the project declares the very thing, with a body or without.
        var isDeclared = false
    }

    /// True for a type that a page states.
    func isKnownType(_ name: String) -> Bool { rules.fact(named: name) != nil }

    /// The key paths that a call may follow; a modifier that a page states only hands them on.
    func keyPaths(followedBy step: ValuePath.Step) -> [ValuePath] {
        rules.hasPage(for: step.name) ? [] : step.keyPaths
    }

    private func bodies(_ name: String) -> [EvaluatedBody] { table.bodies(name) }

    func ancestors(of type: String) -> [String] { table.ancestors(of: type, project) }

    func member(_ name: String, of type: String) -> TypedName? { table.member(name, of: type, project) }

    func declarations(of step: ValuePath.Step, on base: ValuePath.Root) -> Found {
        var found = all(of: step, on: base)
        // A property is read, a function is called; a function that is not called is just a value.
        found.bodies = found.bodies.filter { body in
            step.call.map { body.parameters == nil || body.takes($0) } ?? (body.parameters == nil)
        }
        return found
    }

    private func all(of step: ValuePath.Step, on base: ValuePath.Root) -> Found {
        var all: [EvaluatedBody] { bodies(step.name) }
        switch base {
        case .around(let types):
            for (place, type) in types.enumerated() {
                let found = members(
                    step.name, of: type, project.meant(by: type, in: types.dropFirst(place + 1), at: path),
                    isStatic: nil)
                if found.isDeclared { return found }
            }
            let global = table.bodies(step.name, of: "").filter(isSeen)
            return Found(bodies: global, isDeclared: !global.isEmpty || member(step.name, of: "") != nil)
        case .value(let type):
            if let held = type.flatMap(ValuePath.held), !step.needsType {
                let own = all.filter { ["Binding", "Bindable"].contains($0.owner) && !$0.isStatic }
                // A member of what is bound is read when it is bound.
                return own.isEmpty ? self.all(of: step, on: .value(held)) : Found(bodies: own, isDeclared: true)
            }
            let meant = type.flatMap { self.meant(byValuesOf: $0) }
            let type = type.flatMap { named($0, isChained: step.isChained) }
            if step.needsType {
                guard let type, project.isDeclared(type) else { return Found() }
                return members(step.name, of: type, meant, isStatic: nil)
            }
            if step.name == ValuePath.anyMember {
                let owners = type.map { [$0] + ancestors(of: $0) } ?? []
                return Found(bodies: table.properties(of: owners))
            }
            guard let type else { return Found(bodies: all.filter { !$0.isStatic && !$0.owner.isEmpty }) }
            return members(step.name, of: type, meant, isStatic: false)
        case .type(let typeNames, let around):
            let names = spelledOut(typeNames)
            let type = plainTypeName(names[names.count - 1])
            let meant = self.meant(by: type, names, around)
            if step.name == ValuePath.initializer { return initializers(of: type, meant) }
            let found = members(step.name, of: type, meant, isStatic: true)
            guard mayBeModule(names), !found.isDeclared else { return found }
            let global = self.all(of: step, on: .around([]))
            return Found(bodies: found.bodies + global.bodies, isDeclared: global.isDeclared)
        case .implicit: return implicitMembers(step)
        case .wrapper(let type): return Found(bodies: table.bodies(step.name, of: type))
        // An operator may be declared anywhere.
        case .operands(let operands):
            let given = operands.map(operand)
            let found = all.filter { body in
                guard let parameters = body.parameters, parameters.count == given.count else { return false }
                return zip(parameters, given).allSatisfy { mayBeGiven($1, for: $0.type) }
            }
            return Found(bodies: found, isDeclared: !found.isEmpty)
        case .given(let path, let part): return self.all(of: step, on: .value(written(path, part)))
        case .literal: return Found()
        }
    }

    /// The members of a type, of what it inherits and conforms to, and of what may be that.
    private func members(
        _ name: String, of type: String, _ meantTypes: @autoclosure () -> MeantTypes?, isStatic: Bool?
    ) -> Found {
        let isThere = !table.bodies(name, of: type).isEmpty || member(name, of: type) != nil
        let meant = isThere ? meantTypes() : nil
        func isMeant(_ body: EvaluatedBody) -> Bool { isStatic == nil || body.isStatic == isStatic }
        func isOwn(_ body: EvaluatedBody) -> Bool {
            isMeant(body) && isSeen(body)
                && (body.owner != type || meant?.have(body.home.outer, body.home.path) ?? true)
        }
        // Those of all types are many; mostly, only those of one are asked for.
        var all: [EvaluatedBody] { bodies(name).filter(isMeant) }
        for owner in [type] + ancestors(of: type) {
            let own = table.bodies(name, of: owner).filter(isOwn)
            guard !own.isEmpty || project.declares(name, of: owner, owner == type ? meant : nil) else { continue }
            // A subclass, and whoever conforms to a protocol, may do something else.
            let heirs =
                project.isInherited(type)
                ? all.filter { $0.owner != type && ancestors(of: $0.owner).contains(type) } : []
            return Found(bodies: own + heirs, isDeclared: true)
        }
        if project.isDeclared(type) {
            let owners = [type] + ancestors(of: type)
            let dynamic = bodies(ValuePath.dynamicMember).filter { owners.contains($0.owner) }
            // It may be a member of whatever it finds it in.
            if !dynamic.isEmpty { return Found(bodies: dynamic + all.filter { !$0.isStatic }, isDeclared: true) }
        }
        // Extensions of what no source declares: of protocols, as far as anything shows.
        return Found(bodies: all.filter { !$0.owner.isEmpty && mayBe(type, $0.owner) })
    }

    /// What an operand shows of its type.
    private enum Operand {
        case literal
        case type(String, ancestors: [String])
        case unknown
    }

    private func operand(_ path: ValuePath?) -> Operand {
        guard let path else { return .unknown }
        if path.root == .literal { return .literal }
        guard let type = written(path).flatMap({ named($0, isChained: true) }) else { return .unknown }
        return .type(type, ancestors: ancestors(of: type))
    }

    /// False for an operand that is shown to be of another type than an operator takes.
    private func mayBeGiven(_ operand: Operand, for written: String?) -> Bool {
        guard let written else { return true }
        let wanted = table.plainName(of: written, project)
        switch operand {
        case .unknown: return true
        case .literal:
            return !project.isDeclared(wanted)
                || ancestors(of: wanted).contains { $0.hasPrefix("Expressible") }
        case .type(let type, let ancestors):
            // One is converted to the other.
            let numbers = ["CGFloat", "Double"]
            if type == wanted || numbers.contains(type) && numbers.contains(wanted) { return true }
            return ancestors.contains(wanted) || !isConcrete(wanted) && mayBe(type, wanted)
        }
    }

    /// False for two types of which one is shown to be something else.
    private func mayBe(_ type: String, _ owner: String) -> Bool {
        if isConcrete(owner) { return !isConcrete(type) && !project.isDeclared(type) && !isKnownType(type) }
        // Whoever conforms to a protocol of the project says so.
        return !project.isDeclared(owner) || !(project.isDeclared(type) || isConcrete(type))
    }

    /// True for a type that is known to be no protocol.
    private func isConcrete(_ type: String) -> Bool {
        project.isConcrete(type) || ViewTypes.isValue(type) || ViewTypes.types.contains(type)
            || isKnownType(type) && !rules.mayBeProtocol(type)
    }

    private func initializers(of type: String, _ meant: MeantTypes?) -> Found {
        func isOwn(_ body: EvaluatedBody) -> Bool {
            body.owner != type || meant?.have(body.home.outer, body.home.path) ?? true
        }
        let owners = [type] + ancestors(of: type)
        let own =
            owners.lazy.map { table.bodies(ValuePath.initializer, of: $0).filter(isOwn) }.first { !$0.isEmpty } ?? []
        // A capitalised function is called like a type.
        let functions = project.isDeclared(type) ? [] : table.bodies(type, of: "")
        let values = table.bodies(ValuePath.initialValues, of: type).filter(isOwn)
        return Found(bodies: own + functions + values)
    }
}

// The types on the way.
extension EvaluatedMembers {
    /// What some steps give, one after the other: the name of its type, without its module.
    func type(of steps: some Sequence<ValuePath.Step>, of root: ValuePath.Root) -> String? {
        written(ValuePath(root: root, steps: Array(steps))).map(plainTypeName)
    }

    /// What a path gives: the name of its type, without its module; nil where nothing shows it, and for one that may be any.
    func type(of path: ValuePath) -> String? { written(path).flatMap { named($0, isChained: true) } }

    /// The type of what a path gives, as it is written.
    func written(_ path: ValuePath) -> String? {
        let base = path.steps.reduce(base(of: path)) { .value(type(of: $1, on: $0)) }
        return if case .value(let type) = base { type } else { nil }
    }

    /// The steps of a path, each with what it is a member of.
    func stations(of path: ValuePath) -> some Sequence<(step: ValuePath.Step, base: ValuePath.Root)> {
        sequence(state: (next: 0, base: base(of: path))) { state in
            guard state.next < path.steps.count else { return nil }
            if state.next > 0 { state.base = .value(type(of: path.steps[state.next - 1], on: state.base)) }
            state.next += 1
            return (path.steps[state.next - 1], state.base)
        }
    }

    /// What the first step of a path is a member of.
    func base(of path: ValuePath) -> ValuePath.Root {
        if case .given(let source, let part) = path.root { .value(written(source, part)) } else { path.root }
    }

    /// The same of what is in it.
    func written(_ path: ValuePath, _ part: ValuePath.Part) -> String? {
        guard let type = written(path) else { return nil }
        switch part {
        case .whole: return type
        case .unwrapped: return ["?", "!"].contains(type.last) ? String(type.dropLast()) : type
        case .handed: return nil
        case .element: return type.inSquareBrackets.map { first, value in value.map { $0 + "?" } ?? first }
        }
    }

    /// What a step gives, as far as declarations show it.
    func type(of step: ValuePath.Step, on base: ValuePath.Root) -> String? {
        switch base {
        case .around(let types):
            return types.firstNonNil { written(step, of: $0) } ?? written(step, of: "")
        case .value(let type):
            if let type, let held = ValuePath.held(byBinding: type) { return self.type(of: step, binding: held) }
            return type.flatMap { named($0, isChained: step.isChained) }.flatMap { written(step, of: $0) }
                ?? type.flatMap { pick(step, from: $0) }
        case .given(let path, let part): return self.type(of: step, on: .value(written(path, part)))
        case .type(let typeNames, let around):
            let names = spelledOut(typeNames)
            let type = plainTypeName(names[names.count - 1])
            if step.name == ValuePath.initializer { return meant(by: type, names, around)?.path ?? type }
            if let typed = typed(step.name, of: type) { return text(typed) }
            if mayBeModule(names), let global = written(step.name, of: "") { return global }
            // A case of an enum, or what an extension out of sight has.
            return type
        case .implicit, .wrapper, .operands, .literal: return nil
        }
    }

    private func typed(_ name: String, of type: String) -> TypedName? {
        ([type] + ancestors(of: type)).firstNonNil { member(name, of: $0) }
    }

    private func written(_ step: ValuePath.Step, of type: String) -> String? {
        written(step.call == nil ? step.name : DeclaredTypes.function(step.name), of: type)
    }

    /// `kids.first`
    private func pick(_ step: ValuePath.Step, from collection: String) -> String? {
        guard TypeReader.picks.contains(step.name), let (one, value) = collection.inSquareBrackets, value == nil else {
            return nil
        }
        return one + "?"
    }

    private func written(_ name: String, of type: String) -> String? {
        typed(name, of: type).flatMap { text($0) } ?? projected(name, of: type)
    }

    /// What `$model` gives: what the wrapper of `model` says, or a binding of it.
    private func projected(_ name: String, of type: String) -> String? {
        guard name.first == "$" else { return nil }
        let owners = [type] + ancestors(of: type)
        for body in bodies(name) where owners.contains(body.owner) {
            guard case .asks(let paths) = body.effect else { continue }
            for case .wrapper(let wrapper) in paths.map(\.root) {
                if let type = written("projectedValue", of: wrapper) { return type }
            }
        }
        return written(String(name.dropFirst()), of: type).map(ValuePath.binding)
    }

    /// What a member of a binding gives: mostly, another binding.
    private func type(of step: ValuePath.Step, binding held: String) -> String? {
        switch step.name {
        case "wrappedValue": held
        case "projectedValue": ValuePath.binding(of: held)
        default:
            written(step.name, of: "Binding") ?? type(of: step, on: .value(held)).map(ValuePath.binding)
        }
    }

    /// True for a capitalised name that nobody knows as a type: `Kit.gap` is what `gap` is in that module.
    func mayBeModule(_ names: [String]) -> Bool {
        guard names.count == 1 else { return false }
        return !project.isDeclared(names[0]) && !isKnownType(names[0]) && !ViewTypes.isValue(names[0])
            && !ViewTypes.types.contains(names[0])
    }

    // Two members may be declared by each other.
    private func text(_ typed: TypedName, steps: Int = 0) -> String? {
        switch typed.type {
        case .type(let text): return text
        case .member(let owner, let name):
            guard steps < NameTrail.longest else { return nil }
            let type = plainTypeName(owner)
            guard let next = self.typed(name, of: type) else { return type }
            return text(next, steps: steps + 1)
        case .ofEnvironment(let path):
            guard steps < NameTrail.longest else { return nil }
            return path.reduce("EnvironmentValues") { owner, name in
                owner.flatMap { self.typed(name, of: plainTypeName($0)) }.flatMap { text($0, steps: steps + 1) }
            }
        case .made(let value): return value.type
        // Of what a statement binds, the reader of types knows more.
        case .linked, .unwrapped, .element, .value, .unknown: return nil
        }
    }

    /// The name by which members are found of a type as it is written; nil for one that may be any.
    func named(_ written: String, isChained: Bool) -> String? {
        let text = TypeText(project.resolved(written))
        if text.isOptional, !isChained { return "Optional" }
        let value = text.value
        switch value.name {
        case "some", "any": return value.protocols.count == 1 ? plainTypeName(value.protocols[0]) : nil
        case "Array", "Dictionary": return value.name
        default:
            let name = plainTypeName(value.name)
            // `T`, `Content`: what is capitalised and nowhere declared may be a generic parameter.
            let isKnown = project.isDeclared(name) || isKnownType(name) || ViewTypes.isValue(name)
            return isKnown || ViewTypes.types.contains(name) ? name : nil
        }
    }
}
