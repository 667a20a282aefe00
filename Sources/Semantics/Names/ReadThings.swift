import RuleModel
import Syntax

// Whether two pieces of code read the same thing, by whatever name each has for it.
extension FileSemantics {
    /// True if some code reads something that other code reads, too, or both are computed from it.
    ///
    /// - Parameter type: what an implicit member in some of it is a member of.
    package func readTheSame(_ some: [NodeID], implicit type: String? = nil, _ others: [NodeID]) -> Bool {
        let others = things(readBy: others, implicit: nil)
        return things(readBy: some, implicit: type).contains { one in
            others.contains { $0 == one || $0.hasPrefix(one + ".") || one.hasPrefix($0 + ".") }
        }
    }

    /// Names, and of objects their classes: nothing shows that two of a class are not one.
    private func things(readBy nodes: [NodeID], implicit type: String?) -> Set<String> {
        let paths = nodes.flatMap { self.paths(evaluatedBy: $0) }.map { path -> ValuePath in
            guard let type, path.root == .implicit else { return path }
            return ValuePath(root: .type([type]), steps: path.steps)
        }
        let around = Set(nodes.prefix(1).flatMap { file.typeNames(around: $0) })
        return bodies.things(readBy: nodes, isHeld: isHeld).union(members.things(readBy: paths, in: around))
    }

    /// True for `isOn` of `model.isOn`, which changes when it is given another value, whatever becomes of the model's others.
    private func isHeld(_ member: String, of base: NodeID) -> Bool {
        guard case .type(let written) = types.type(of: base) else { return false }
        return members.isHeld(member, by: plainTypeName(types.names.project.resolved(written)))
    }
}

extension EvaluatedMembers {
    /// True for a property of a class that changes by itself alone.
    fileprivate func isHeld(_ member: String, by type: String) -> Bool {
        project.member(member, of: type)?.isHeld == true
            && declarations(of: .init(name: member), on: .value(type)).bodies.allSatisfy { $0.owner == type }
    }

    /// The classes of the objects that some paths lead through, in any file, with what is read of them where that changes by
    /// itself: `Model.isOn` for `model.isOn` as well as for `Model.shared.isOn`; and the members of some types that are read in
    /// other files' extensions of these.
    fileprivate func things(readBy paths: [ValuePath], in types: Set<String>) -> Set<String> {
        var (found, seen, open) = (Set<String>(), Set(paths), paths)
        while let path = open.popLast() {
            var base = self.base(of: path)
            if case .around(let owners) = base, !types.isDisjoint(with: owners), let first = path.steps.first {
                let member = path.steps.dropFirst().first?.name
                let type = type(of: first, on: base).flatMap { named($0, isChained: false) }
                let isHeld = member.flatMap { name in type.map { self.isHeld(name, by: $0) } } ?? false
                found.insert(isHeld ? first.name + "." + member! : first.name)
            }
            for step in path.steps {
                if case .value(nil) = base { break }
                if case .operands = base { break }
                if let object = object(base) {
                    found.insert(isHeld(step.name, by: object) ? object + "." + step.name : object)
                }
                open += declarations(of: step, on: base).bodies.flatMap(\.asked).filter { seen.insert($0).inserted }
                base = .value(type(of: step, on: base))
            }
            if let object = object(base) { found.insert(object) }
        }
        return found
    }

    /// The class of an object.
    private func object(_ base: ValuePath.Root) -> String? {
        guard case .value(let written?) = base else { return nil }
        let type = named(ValuePath.held(byBinding: written) ?? written, isChained: true)
        return type.flatMap { project.isClass($0) ? $0 : nil }
    }
}
