import Semantics
import Syntax

extension Context {
    /// The types of which a declaration would show whether they are views, where a call of a file depends on that: the
    /// type around a call on an implicit `self`, and the types that a function of the called name extends, or gives a case of.
    ///
    /// - Parameter part: where the calls stand; nil for the whole file.
    func wantedTypes(in file: SourceFile, _ part: NodeID? = nil) -> Set<String> {
        var types: Set<String> = []
        var names: Set<String> = []
        for call in file.calls(of: index.helpers.names, in: part) {
            names.insert(call.name)
            if !call.isMember, let type = file.enclosingType(of: call.node) { types.insert(type.name) }
        }
        for name in names { types.formUnion(index.helpers.receivers(of: name).union(index.helpers.enums(of: name))) }
        let shown = file.conformances.filter { type in type.value.contains { index.helpers.isView($0) } }.keys
        // A global function has no receiver.
        return types.filter { !$0.isEmpty && !index.helpers.isView($0) && rules.otherThanView($0) == nil }.subtracting(
            shown)
    }
}
