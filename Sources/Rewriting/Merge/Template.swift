import Semantics
import Syntax

/// A piece of Swift from a page, parsed: an expression, or a closure with its braces.
struct Template: Sendable {
    let file: SourceFile
    /// The expression.
    let root: NodeID

    init(_ text: String) {
        // In parentheses, so that `.clear` and `{ }` are read as expressions.
        file = SourceFile(parsing: Array("(\(text))".utf8))
        var node = file.root
        while let child = file.children(of: node).first, file.kind(node) != .tuple { node = child }
        let argument = file.child(.argument, of: node) ?? node
        root = file.children(of: argument).last ?? argument
    }

    /// True if a closure stands behind parentheses and in none.
    var endsInClosure: Bool { file.hasTrailingClosure(root) }

    /// A `$name` in the text.
    struct Placeholder {
        /// Without the `$`.
        let name: String
        let token: Int
        let node: NodeID
    }

    /// The `$name`s of `names`, in the order of the text.
    func placeholders(_ names: Set<String>) -> [Placeholder] {
        ([root] + file.descendants(of: root)).filter { file.kind($0) == .name }
            .compactMap { node in
                let text = file.text(of: node)
                guard text.first == "$", names.contains(String(text.dropFirst())) else { return nil }
                return Placeholder(name: String(text.dropFirst()), token: Int(file[node].firstToken), node: node)
            }
            .sorted { $0.token < $1.token }
    }

    /// What an argument must look like where a placeholder stands.
    enum Role {
        /// The whole of an argument, an element, or the right side of `=`: anything fits.
        case whole
        /// Beside an operator.
        case operand
        /// Before a period.
        case base
        /// A statement of a closure: it must show its own type.
        case statement
        /// The only argument of a call: a closure is written behind it, without the parentheses of `arguments`.
        case soleArgument(arguments: NodeID)
    }

    func role(of placeholder: Placeholder) -> Role {
        guard placeholder.node != root, let parent = file.parent(of: placeholder.node) else { return .whole }
        switch file.kind(parent) {
        case .argument:
            guard let list = file.parent(of: parent), file.kind(list) == .arguments else { return .whole }
            return file.children(of: list).count == 1 ? .soleArgument(arguments: list) : .whole
        case .member, .call, .subscriptCall, .forceUnwrap, .optionalChain: return .base
        case .sequence:
            // `value = $font`
            let before = file.children(of: parent).last { $0 < placeholder.node && file.kind($0) == .binaryOperator }
            let isLast = file.children(of: parent).last == placeholder.node
            return isLast && before.map { file.text(of: $0) } == "=" ? .whole : .operand
        case .prefixOperation, .cast: return .operand
        case .closure, .codeBlock: return .statement
        default: return .whole
        }
    }

    /// The tokens that go when the user left arguments out: those of arguments that are just such a `$name`, with their
    /// labels and commas.
    func tokens(ofArguments nodes: [NodeID]) -> Set<Int> {
        let lists = Set(
            nodes.compactMap { node -> NodeID? in
                guard let argument = file.parent(of: node), file.kind(argument) == .argument else { return nil }
                return file.parent(of: argument).flatMap { file.kind($0) == .arguments ? $0 : nil }
            })
        var gone: Set<Int> = []
        for list in lists {
            var isFirst = true
            for argument in file.children(of: list) {
                let tokens = file.tokenIndices(of: argument)
                guard file.children(of: argument).contains(where: nodes.contains) else {
                    isFirst = false
                    continue
                }
                gone.formUnion(tokens)
                let comma = isFirst ? tokens.upperBound : tokens.lowerBound - 1
                if file.tokens[comma].kind == .comma { gone.insert(comma) }
            }
        }
        return gone
    }
}
