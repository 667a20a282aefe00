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
        for outer in ancestors(of: node) {
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
        var inner = node
        while let outer = parent(of: inner) {
            if kind(outer) == .conditionalClause {
                return parent(of: outer).flatMap { kind($0) == .postfixIfConfig ? $0 : nil }
            }
            guard chainBase(of: outer) == inner else { return nil }
            inner = outer
        }
        return nil
    }

    /// True in a string's `\( … )`.
    func isInInterpolation(_ node: NodeID) -> Bool {
        for outer in ancestors(of: node) {
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
        ancestors(of: node).contains { outer in
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

    /// True if the parser gave up somewhere in the statement that holds a node, or right beside it.
    func isNearUnknownSyntax(_ node: NodeID, unknown: [NodeID]) -> Bool {
        guard !unknown.isEmpty else { return false }
        var statement = node
        var list: NodeID?
        for outer in ancestors(of: node) {
            if kind(outer) == .unexpected { return true }
            guard list == nil else { continue }
            switch kind(outer) {
            case .closure, .codeBlock, .memberBlock, .accessorBlock, .switchCase, .sourceFile, .conditionalClause:
                list = outer
            default: statement = outer
            }
        }
        let first = self[statement].firstDescendant
        if unknown.contains(where: { $0.index >= first && $0.index <= statement.index }) { return true }
        guard let list else { return false }
        let siblings = children(of: list)
        guard let place = siblings.firstIndex(of: statement) else { return false }
        return [place - 1, place + 1].contains { siblings.indices.contains($0) && kind(siblings[$0]) == .unexpected }
    }

    /// The nodes that stand for what the parser did not know or found missing.
    var unknownSyntax: [NodeID] {
        nodes.indices.lazy.map { NodeID($0) }.filter { [.unexpected, .missing, .placeholder].contains(kind($0)) }
    }
}
