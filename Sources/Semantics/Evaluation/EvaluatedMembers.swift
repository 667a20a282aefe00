import RuleModel
import Syntax

/// Finds the declarations with bodies that a step of a path may mean, where Swift would look for it.
///
/// Where nothing shows the type that has a member, it may be any of that name in the project.
struct EvaluatedMembers {
    private let table: BodyTable
    let project: ProjectTypes
    let rules: RuleBook

    init(_ files: [Declarations], _ project: ProjectTypes, _ rules: RuleBook) {
        table = BodyTable(files)
        self.project = project
        self.rules = rules
    }

    struct Found {
        var bodies: [EvaluatedBody] = []
        /// True if the project declares the very thing, with a body or without.
        var isDeclared = false
    }

    /// True for a type that a page states.
    func isKnownType(_ name: String) -> Bool { rules.fact(named: name) != nil }

    private func bodies(_ name: String) -> [EvaluatedBody] { table.bodies(name) }

    func declarations(of step: ValuePath.Step, on base: ValuePath.Root) -> Found {
        var found = all(of: step, on: base)
        // A property is read, a function is called; a function that is not called is just a value.
        found.bodies = found.bodies.filter { body in
            step.call.map { body.parameters == nil || body.takes($0) } ?? (body.parameters == nil)
        }
        return found
    }

    private func all(of step: ValuePath.Step, on base: ValuePath.Root) -> Found {
        let all = bodies(step.name)
        switch base {
        case .around(let types):
            for type in types {
                let found = members(all, step.name, of: type, isStatic: nil)
                if found.isDeclared { return found }
            }
            let global = all.filter { $0.owner.isEmpty }
            return Found(bodies: global, isDeclared: !global.isEmpty || project.member(step.name, of: "") != nil)
        case .value(let type):
            let type = type.flatMap { named($0, isChained: step.isChained) }
            if step.needsType {
                guard let type, project.isDeclared(type) else { return Found() }
                let found = members(all, step.name, of: type, isStatic: nil)
                // An operator may be declared anywhere.
                let others = all.filter { body in
                    body.owner != type && body.parameters?.contains { $0.type == type } ?? false
                }
                return found.isDeclared
                    ? Found(bodies: found.bodies + others, isDeclared: true)
                    : Found(bodies: others, isDeclared: !others.isEmpty)
            }
            guard let type else { return Found(bodies: all.filter { !$0.isStatic && !$0.owner.isEmpty }) }
            return members(all, step.name, of: type, isStatic: false)
        case .type(let names):
            let type = plainTypeName(project.resolved(names[names.count - 1]))
            if step.name == ValuePath.initializer { return initializers(of: type) }
            return members(all, step.name, of: type, isStatic: true)
        case .implicit: return Found(bodies: all.filter(\.isStatic))
        case .wrapper(let type): return Found(bodies: all.filter { $0.owner == type })
        }
    }

    /// The members of a type, of what it inherits and conforms to, and of what may be that.
    private func members(_ all: [EvaluatedBody], _ name: String, of type: String, isStatic: Bool?) -> Found {
        let all = all.filter { isStatic == nil || $0.isStatic == isStatic }
        for owner in [type] + project.ancestors(of: type) {
            let own = all.filter { $0.owner == owner }
            guard !own.isEmpty || project.member(name, of: owner) != nil else { continue }
            // A subclass, and whoever conforms to a protocol, may do something else.
            let heirs = all.filter { $0.owner != type && project.ancestors(of: $0.owner).contains(type) }
            return Found(bodies: own + heirs, isDeclared: true)
        }
        if project.isDeclared(type) {
            let dynamic = bodies(ValuePath.dynamicMember).filter {
                $0.owner == type || project.ancestors(of: type).contains($0.owner)
            }
            if !dynamic.isEmpty { return Found(bodies: dynamic, isDeclared: true) }
        }
        // Extensions of what no source declares: of protocols, as far as anything shows.
        return Found(bodies: all.filter { !$0.owner.isEmpty && mayBe(type, $0.owner) })
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

    private func initializers(of type: String) -> Found {
        let all = bodies(ValuePath.initializer)
        var own: [EvaluatedBody] = []
        for owner in [type] + project.ancestors(of: type) {
            own = all.filter { $0.owner == owner }
            if !own.isEmpty { break }
        }
        // A capitalised function is called like a type.
        let functions = project.isDeclared(type) ? [] : bodies(type).filter { $0.owner.isEmpty }
        let values = bodies(ValuePath.initialValues).filter { $0.owner == type }
        return Found(bodies: own + functions + values)
    }
}

// The types on the way.
extension EvaluatedMembers {
    /// What some steps give, one after the other: the name of its type, without its module.
    func type(of steps: some Sequence<ValuePath.Step>, of root: ValuePath.Root) -> String? {
        var base = root
        for step in steps { base = .value(type(of: step, on: base)) }
        if case .value(let type?) = base { return plainTypeName(type) }
        return nil
    }

    /// What a step gives, as far as declarations show it.
    func type(of step: ValuePath.Step, on base: ValuePath.Root) -> String? {
        switch base {
        case .around(let types):
            return types.firstNonNil { written(step.name, of: $0) } ?? written(step.name, of: "")
        case .value(let type):
            return type.flatMap { named($0, isChained: step.isChained) }.flatMap { written(step.name, of: $0) }
        case .type(let names):
            let type = plainTypeName(project.resolved(names[names.count - 1]))
            if step.name == ValuePath.initializer { return type }
            if let typed = typed(step.name, of: type) { return text(typed) }
            // A case of an enum, or what an extension out of sight has.
            return type
        case .implicit, .wrapper: return nil
        }
    }

    private func typed(_ name: String, of type: String) -> TypedName? {
        ([type] + project.ancestors(of: type)).firstNonNil { project.member(name, of: $0) }
    }

    private func written(_ name: String, of type: String) -> String? { typed(name, of: type).flatMap { text($0) } }

    // Two members may be declared by each other.
    private func text(_ typed: TypedName, steps: Int = 0) -> String? {
        switch typed.type {
        case .type(let text): return text
        case .member(let owner, let name):
            guard steps < 8 else { return nil }
            let type = plainTypeName(owner)
            guard let next = self.typed(name, of: type) else { return type }
            return text(next, steps: steps + 1)
        case .unknown: return nil
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

/// The bodies of a project by name, over all its files. It belongs to one thread: they are put in order when one is asked for.
private final class BodyTable {
    private let files: [Declarations]
    private lazy var all: [String: [EvaluatedBody]] = files.reduce(into: [:]) { all, file in
        for (name, own) in file.bodies { all[name, default: []] += own }
    }

    init(_ files: [Declarations]) { self.files = files }

    func bodies(_ name: String) -> [EvaluatedBody] { all[name] ?? [] }
}
