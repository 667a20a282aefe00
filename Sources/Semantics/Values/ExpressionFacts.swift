import Syntax

/// What an expression holds, as far as it matters to whoever moves or repeats it.
package struct ExpressionFacts: Sendable, Equatable {
    /// A call, subscript or macro: evaluating it twice may cost, or do, something.
    package var hasCall = false
    package var hasClosure = false
    /// `try`, `try?`, `await`, …, in the order of the text.
    package var effects: [String] = []
    /// `$0`, `$1` of a closure around the expression.
    package var mentionsAnonymous = false
    /// The operators at its top level, in the order of the text: `&&`, `?:`, `is`, `as?`. Empty for anything but
    /// operands with operators between them.
    package var operators: [String] = []
    /// What it begins with, if that is a prefix operator: `!`
    package var prefix: String?
    /// The names that it mentions, without backticks; those that an inner closure declares too.
    package var names: Set<String> = []

    /// - Parameter mentions: names in it that do not count.
    package init(of expression: NodeID, in file: SourceFile, without mentions: [Range<Int>] = []) {
        if file.kind(expression) == .sequence {
            operators = file.children(of: expression).compactMap { child in
                switch file.kind(child) {
                case .binaryOperator: file.text(of: child)
                case .ternary: "?:"
                case .cast: file.effectWord(child)
                default: nil
                }
            }
        }
        prefix = file.prefixed(expression)?.word

        var waiting = [(expression, false)]
        while let (node, isInClosure) = waiting.popLast() {
            if !mentions.isEmpty, mentions.contains(file.range(of: node)) { continue }
            visit(node, isInClosure, file)
            let isClosure = file.kind(node) == .closure
            waiting += file.children(of: node).reversed().map { ($0, isInClosure || isClosure) }
        }
    }

    private mutating func visit(_ node: NodeID, _ isInClosure: Bool, _ file: SourceFile) {
        switch file.kind(node) {
        case .call, .subscriptCall, .macroExpansion: hasCall = true
        case .closure: hasClosure = true
        case .effect where !isInClosure: effects.append(file.effectWord(node))
        case .name:
            if file.anonymousParameter(node) != nil {
                if !isInClosure { mentionsAnonymous = true }
            } else if let name = file.name(node) {
                names.insert(name)
            }
        case .bindingCondition, .capture:
            // `if let name` reads a name without an expression.
            names.formUnion(file.identifiers(of: node))
        default: break
        }
    }
}
