import Syntax

/// A piece of Swift on a page, parsed once: an expression in which `$name` is the user's argument, or a closure.
public struct Template: Sendable {
    /// What it was parsed with.
    public let file: SourceFile
    /// The expression.
    public let root: NodeID
    /// Its tokens; of a closure those of its statements.
    public let tokens: Range<Int>
    /// The texts of all its tokens.
    public let words: [String]
    /// The `$name`s in `tokens`, in the order of the text.
    public let placeholders: [Placeholder]

    public init(_ root: NodeID, in file: SourceFile) {
        self.file = file
        self.root = root
        var tokens = file.tokenIndices(of: root)
        words = tokens.map { file.text(of: file.tokens[$0]) }
        if file.kind(root) == .closure {
            let head = file.child(.closureSignature, of: root)
            let start = head.map { file.tokenIndices(of: $0).upperBound } ?? tokens.lowerBound + 1
            tokens = start..<max(start, tokens.upperBound - 1)
        }
        self.tokens = tokens
        placeholders = file.placeholders(in: root, tokens)
    }

    /// Parses an expression.
    public init(_ text: String) {
        // In parentheses, so that `.clear` and `{ }` are read as expressions.
        let file = SourceFile(parsing: Array("(\(text))".utf8))
        var node = file.root
        while let child = file.children(of: node).first, file.kind(node) != .tuple { node = child }
        let argument = file.child(.argument, of: node) ?? node
        self.init(file.children(of: argument).last ?? argument, in: file)
    }

    public func text(ofToken token: Int) -> String { file.text(of: file.tokens[token]) }

    /// As the page spells it.
    public var text: String { file.text(of: root) }

    /// The name of the argument that it just is: `width` for `$width`.
    public var parameterName: String? { placeholders.first.flatMap { $0.node == root ? $0.name : nil } }

    /// The names behind `$` anywhere in it, a closure's capture list too.
    var mentions: [String] { file.tokenIndices(of: root).compactMap(file.placeholderName) }

    /// The words of a closure before its statements: `[$font] value in`; empty for none.
    public var headWords: [String] {
        Array(words.prefix(tokens.lowerBound - file.tokenIndices(of: root).lowerBound).dropFirst())
    }

    /// The tokens that go when the user left arguments out: those of arguments that are just such a `$name`, with their
    /// labels and commas.
    public func tokens(ofArguments nodes: [NodeID]) -> Set<Int> {
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

extension Template: CustomStringConvertible {
    public var description: String { text }
}

extension Template: Equatable {
    /// True for equal tokens.
    public static func == (a: Template, b: Template) -> Bool { a.words == b.words }
}

/// A `$name` in a template.
public struct Placeholder: Sendable {
    /// Without the `$`.
    public let name: String
    public let token: Int
    public let node: NodeID
    public let role: Role

    /// What an argument must look like where a placeholder stands.
    public enum Role: Sendable {
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
}

extension SourceFile {
    fileprivate func placeholders(in root: NodeID, _ tokens: Range<Int>) -> [Placeholder] {
        ([root] + descendants(of: root)).compactMap { node -> Placeholder? in
            let token = Int(self[node].firstToken)
            guard kind(node) == .name, tokens.contains(token), let name = placeholderName(at: token) else { return nil }
            return Placeholder(name: name, token: token, node: node, role: node == root ? .whole : role(of: node))
        }
        .sorted { $0.token < $1.token }
    }

    /// `width` for `$width`; nil for `$0`, and for every other token.
    func placeholderName(at token: Int) -> String? {
        guard tokens[token].kind == .identifier, bytes[tokens[token].range].first == UInt8(ascii: "$") else {
            return nil
        }
        return String(text(of: tokens[token]).dropFirst())
    }

    private func role(of placeholder: NodeID) -> Placeholder.Role {
        guard let parent = parent(of: placeholder) else { return .whole }
        switch kind(parent) {
        case .argument:
            guard let list = self.parent(of: parent), kind(list) == .arguments else { return .whole }
            return children(of: list).count == 1 ? .soleArgument(arguments: list) : .whole
        case .member, .call, .subscriptCall, .forceUnwrap, .optionalChain: return .base
        case .sequence:
            // `value = $font`
            let before = children(of: parent).last { $0 < placeholder && kind($0) == .binaryOperator }
            let isLast = children(of: parent).last == placeholder
            return isLast && before.map { text(of: $0) } == "=" ? .whole : .operand
        case .prefixOperation, .cast: return .operand
        case .closure, .codeBlock: return .statement
        default: return .whole
        }
    }
}
