import Syntax

/// What a helper's body asks about one of its parameters: `condition`, `!condition()`, `let value = value`.
struct HelperTest {
    let parameter: String
    /// True if the parameter is an optional that is asked to hold something.
    let isPayload: Bool
    let isNegated: Bool
    /// The name of what it holds, where it is given one.
    let unwrapped: String?

    /// Reads the conditions of an `if`, or an expression. nil for anything that asks more than one thing.
    init?(_ node: NodeID, parameters: [WrittenParameter], file: SourceFile) {
        var node = node
        var isNegated = false
        while true {
            let children = file.children(of: node)
            node = file.withoutParentheses(node)
            switch file.kind(node) {
            case .conditions where children.count == 1:
                node = children[0]
                continue
            case .prefixOperation where file.word(at: Int(file[node].firstToken)) == "!" && children.count == 1:
                isNegated.toggle()
                node = children[0]
                continue
            default: break
            }
            break
        }
        self.isNegated = isNegated

        let children = file.children(of: node)
        let isKnown = { (name: String) in parameters.contains { $0.name == name } }
        switch file.kind(node) {
        case .name:
            guard let name = file.name(node), isKnown(name) else { return nil }
            (parameter, isPayload, unwrapped) = (name, false, nil)
        case .call:
            // `condition()`, of an autoclosure
            guard let call = CallParts(of: node, in: file), !call.isMember, call.arguments.isEmpty,
                isKnown(call.name)
            else { return nil }
            (parameter, isPayload, unwrapped) = (call.name, false, nil)
        case .sequence:
            // `value != nil`
            guard children.count == 3, file.kind(children[2]) == .nilLiteral, file.text(of: children[1]) == "!=",
                let name = file.name(children[0]), isKnown(name), !isNegated
            else { return nil }
            (parameter, isPayload, unwrapped) = (name, true, name)
        case .bindingCondition:
            guard let binding = HelperTest.binding(node, children, in: file), isKnown(binding.value) else {
                return nil
            }
            (parameter, isPayload, unwrapped) = (binding.value, true, binding.name)
        default: return nil
        }
    }

    /// `let value`, `let x = value`, `case .some(let x) = value`, `case let x? = value`
    private static func binding(
        _ node: NodeID, _ children: [NodeID], in file: SourceFile
    ) -> (name: String, value: String)? {
        guard let pattern = children.first, file.kind(pattern) == .pattern else { return nil }
        let words = file.tokenIndices(of: pattern).map { file.word(at: $0) }
        let value = children.last.flatMap { $0 == pattern ? nil : file.name($0) }
        if file.word(at: Int(file[node].firstToken)) == "case" {
            guard let place = words.firstIndex(of: "let"), place + 1 < words.count, let value,
                words.contains("some") || words.last == "?"
            else { return nil }
            return (words[place + 1], value)
        }
        guard words.count == 1 else { return nil }
        return children.count == 1 ? (words[0], words[0]) : value.map { (words[0], $0) }
    }
}
