import Syntax

/// Swift that a page writes, and that is put into users' code as it stands.
enum SwiftText {
    /// Throws if a value is no expression, or more than one.
    static func check(expression text: String) throws(Flaw) {
        // As an argument: nothing but an expression can stand there, and only one. Behind the `+` of `1 +` another would.
        let file = SourceFile(parsing: Array("f(\(text)\n)".utf8))
        let lists = file.nodes.indices.map { NodeID($0) }.filter { file.kind($0) == .arguments }
        let arguments = lists.last.map { file.children(of: $0) } ?? []
        guard isWhole(file), arguments.count == 1, file.label(of: arguments[0]) == nil,
            file.range(of: lists[lists.count - 1]).upperBound == file.bytes.count,
            let last = file.tokenIndices(of: arguments[0]).last, file.tokens[last].kind != .binaryOperator
        else { throw Flaw("`\(text)` is no expression") }
    }

    /// Throws if the body of a closure is no Swift.
    static func check(statements text: String) throws(Flaw) {
        guard isWhole(SourceFile(parsing: Array("{ \(text)\n}".utf8))) else {
            throw Flaw("`{ \(text) }` is no closure")
        }
    }

    private static func isWhole(_ file: SourceFile) -> Bool {
        file.nodes.allSatisfy { ![.unexpected, .missing, .placeholder].contains($0.kind) }
    }
}

extension Template {
    /// Throws for what would not be Swift in a user's code.
    init(expression text: String) throws(Flaw) {
        try SwiftText.check(expression: text)
        self.init(text)
    }

    init(statements text: String) throws(Flaw) {
        try SwiftText.check(statements: text)
        self.init("{ \(text) }")
    }
}
