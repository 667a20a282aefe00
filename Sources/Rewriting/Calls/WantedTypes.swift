import Syntax

extension Context {
    /// The types of which a declaration would show whether they are views, where a call of a file depends on that: the
    /// type around a call on an implicit `self`, and the types that a function of the called name extends.
    func wantedTypes(in file: SourceFile) -> Set<String> {
        let own = HelperDeclaration.all(in: file)
        let candidates = file.calls(of: helpers.names.union(own.filter(\.isHelper).map(\.name)))
        if candidates.isEmpty { return [] }
        var types: Set<String> = []
        for node in candidates {
            guard let call = CallParts(of: node, in: file) else { continue }
            if !call.isMember, let type = file.enclosingType(of: node) { types.insert(type.name) }
            types.formUnion((helpers.entries[call.name] ?? []).map(\.declaration.receiver))
            types.formUnion(own.filter { $0.name == call.name }.map(\.receiver))
        }
        let shown = file.conformances.filter { type in type.value.contains { helpers.isView($0) } }.keys
        // A global function has no receiver.
        return types.filter { !$0.isEmpty && !helpers.isView($0) && ViewTypes.other(of: $0) == nil }.subtracting(shown)
    }
}
