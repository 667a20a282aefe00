import RuleModel
import Syntax

// Where a declaration could be that nobody has looked at.
extension EvaluatedMembers {
    /// What another file would have to declare so that the steps of a path might mean something in it.
    func wanted(for path: ValuePath) -> Set<WantedDeclaration> {
        var wanted: Set<WantedDeclaration> = []
        if case .given(let source, _) = path.root { wanted = self.wanted(for: source) }
        for (step, base) in stations(of: path) {
            if case .value(nil) = base { break }
            wanted.formUnion(self.wanted(for: step, on: base))
        }
        return wanted
    }

    /// What another file would have to declare or extend so that a step might mean something in it.
    func wanted(for step: ValuePath.Step, on base: ValuePath.Root) -> Set<WantedDeclaration> {
        switch base {
        case .around(let types):
            if declarations(of: step, on: base).isDeclared { return [] }
            let name = step.name.first == "$" ? String(step.name.dropFirst()) : step.name
            return types.reduce(into: [WantedDeclaration(name)]) { $0.formUnion(members(name, of: $1)) }
        case .value(let type):
            if let held = type.flatMap(ValuePath.held), !step.needsType {
                return wanted(for: step, on: .value(held)).union([WantedDeclaration(step.name, of: "Binding")])
            }
            let known = type.flatMap { named($0, isChained: step.isChained) }
            guard let type = known ?? type.flatMap(unknownType) else { return [] }
            if step.needsType { return isExternal(type) ? [] : [WantedDeclaration(type)] }
            let itself: Set<WantedDeclaration> =
                project.isDeclared(type) || isExternal(type) ? [] : [WantedDeclaration(type)]
            return itself.union(members(step.name, of: type))
        case .type(let names, _):
            let type = plainTypeName(project.resolved(names[names.count - 1]))
            if step.name == ValuePath.initializer { return [WantedDeclaration(type)] }
            return members(step.name, of: type).union(mayBeModule(names) ? [WantedDeclaration(step.name)] : [])
        // What a page lists is known.
        case .implicit: return rules.facts(listing: step.name).isEmpty ? [WantedDeclaration(step.name)] : []
        case .wrapper(let type): return project.isDeclared(type) ? [] : [WantedDeclaration(type)]
        case .operands(let operands):
            let types = operands.compactMap { $0.flatMap(written).flatMap(unknownType) }
            return Set(types.filter { !project.isDeclared($0) && !isExternal($0) }.map { WantedDeclaration($0) })
                .union([WantedDeclaration(step.name)])
        case .given(let path, let part): return wanted(for: step, on: .value(written(path, part)))
        case .literal: return []
        }
    }

    private func members(_ name: String, of type: String) -> Set<WantedDeclaration> {
        let protocols =
            project.isDeclared(type)
            ? ancestors(of: type) : (rules.fact(named: type)?.conformances ?? []) + Self.libraryProtocols
        return Set(([type] + protocols).map { WantedDeclaration(name, of: $0) })
    }

    /// A type that some file may declare at which nobody has looked.
    private func unknownType(_ written: String) -> String? {
        let name = TypeText(project.resolved(written)).value.name
        return name.isTypeName ? plainTypeName(name) : nil
    }

    private func isExternal(_ type: String) -> Bool {
        isKnownType(type) || ViewTypes.isValue(type) || ViewTypes.types.contains(type)
    }

    /// Protocols that people extend, to which types conform that no source declares.
    private static let libraryProtocols = [
        "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Collection", "Comparable", "Equatable",
        "FloatingPoint", "Hashable", "Numeric", "RandomAccessCollection", "Sequence", "StringProtocol",
    ]
}
