import Syntax

extension Signature {
    /// True for a builder that may give any view, an empty one or a branch, too: `() -> some View`, and `() -> V` with nothing
    /// but `V: View`.
    ///
    /// - Parameter type: its type, where that has another name.
    package func leavesOpenWhatIsGiven(by parameter: Parameter, _ type: String? = nil) -> Bool {
        let type = type ?? parameter.type
        guard parameter.isBuilder, let arrow = type.utf8.lastIndex(of: UInt8(ascii: ">")) else { return false }
        let given = TypeText(String(type[type.utf8.index(after: arrow)...]))
        if given.isOptional { return false }
        if given.name == "some" { return given.protocols == ["View"] }
        let others = parameters.filter { $0.name != parameter.name }
        return constraints[given.name] == ["View"] && !others.contains { $0.type.namesInText.contains(given.name) }
    }
}
