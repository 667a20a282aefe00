import Syntax

/// Where a call stands, as far as that limits what may be written there.
struct Place: Sendable, Equatable {
    /// In the head of `if`, `guard`, `while`, `switch` or `for`, where a brace would begin the block: trailing closures
    /// go into parentheses.
    var isInStatementHead = false
    /// In a branch of a `#if` that stands in the chain itself.
    var isInPostfixIfConfig = false
    /// In a function that other modules may inline: it may name only what is public.
    var isInlinable = false
    /// The innermost conditional call in whose closure this one stands.
    var enclosing: NodeID?
    /// In how many such closures it stands.
    var depth = 0
    /// The conditional call of whose chain it is a link: it is one with that call.
    var outer: NodeID?
    /// The condition mentions `$0` of a closure around the call: it means something else inside a new closure.
    var conditionMentionsAnonymous = false
}

extension SourceFile {
    /// True if a trailing closure at a node would be taken for the block of a statement.
    func isInStatementHead(_ node: NodeID) -> Bool {
        var inner = node
        for outer in surroundings(of: node) {
            switch kind(outer) {
            case .conditions: return true
            case .switchStatement, .forStatement:
                // Subject and sequence stand before the brace; what is inside is in a case or a block.
                return kind(inner) != .switchCase && kind(inner) != .codeBlock && kind(inner) != .ifConfig
            case .arguments, .subscriptArguments, .tuple, .array, .dictionary, .closure, .codeBlock, .memberBlock,
                .accessorBlock, .interpolation, .switchCase:
                return false
            default: inner = outer
            }
        }
        return false
    }

    /// The `#if` in whose branch a chain stands that goes on with what is before it.
    func postfixIfConfig(around node: NodeID) -> NodeID? {
        guard let clause = parent(of: carrier(of: node)), kind(clause) == .conditionalClause else { return nil }
        return parent(of: clause).flatMap { kind($0) == .postfixIfConfig ? $0 : nil }
    }

    /// True in a string's `\( … )`.
    func isInInterpolation(_ node: NodeID) -> Bool {
        for outer in surroundings(of: node) {
            switch kind(outer) {
            case .interpolation: return true
            case .codeBlock, .memberBlock, .sourceFile: return false
            default: continue
            }
        }
        return false
    }

    /// True in a function, initializer, property or subscript that is compiled into other modules.
    func isInlinable(_ node: NodeID) -> Bool {
        surroundings(of: node).contains { outer in
            switch kind(outer) {
            case .functionDeclaration, .initializerDeclaration, .variableDeclaration, .subscriptDeclaration, .accessor:
                children(of: outer).contains { child in
                    kind(child) == .attribute
                        && ["inlinable", "_alwaysEmitIntoClient", "_transparent"].contains(
                            word(at: Int(self[child].firstToken) + 1))
                }
            default: false
            }
        }
    }
}
