// What stands around a node, and what that allows to be written there.
extension SourceFile {
    /// True if a trailing closure at a node would be taken for the block of a statement: in the head of `if`, `guard`,
    /// `while`, `switch` and `for`.
    public func isInStatementHead(_ node: NodeID) -> Bool {
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

    /// True in a string's `\( … )`.
    public func isInInterpolation(_ node: NodeID) -> Bool {
        for outer in surroundings(of: node) {
            switch kind(outer) {
            case .interpolation: return true
            case .codeBlock, .memberBlock, .sourceFile: return false
            default: continue
            }
        }
        return false
    }

    /// True for an `if`, `guard` or `switch` whose conditions hold `#available`.
    public func asksForVersion(_ statement: NodeID) -> Bool {
        child(.conditions, of: statement).map { children(of: $0).contains { kind($0) == .availability } } ?? false
    }

    /// True for what a name without a type is given.
    public func isUntypedValue(_ node: NodeID) -> Bool {
        parent(of: node).flatMap { Binding($0, in: self) }.map { $0.type == nil } ?? false
    }

    /// True if the result of a call is called itself: `f(a)(b)`.
    public func isCalled(_ node: NodeID) -> Bool {
        guard let outer = parent(of: node), kind(outer) == .call else { return false }
        return chainBase(of: outer) == node
    }

    /// Where the period stands, in bytes, that is the next token behind some place; nil for another token.
    public func period(behind offset: Int) -> Int? {
        let next = tokens[firstToken(endingAfter: offset)]
        return next.kind == .period ? Int(next.start) : nil
    }

    /// True if an operator touches the place behind some bytes: `card.if(isOn) { … }==other`.
    public func isOperator(at offset: Int) -> Bool {
        let next = tokens[firstToken(endingAfter: offset)]
        let isOperator = [.binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark].contains(next.kind)
        return isOperator && Int(next.start) == offset
    }

    /// The names of the declarations that an offset stands in, the outermost first: `["Card", "body"]`. One that is
    /// extended has the name of the type; one of several names the first.
    public func declarationNames(around offset: Int) -> [String] {
        let token = firstToken(endingAfter: offset)
        // Nodes are finished in the order in which they end.
        let inner = NodeID(min(nodes.firstPlace { Int($0.endToken) > token }, nodes.count - 1))
        return ([inner] + surroundings(of: inner)).compactMap { node -> String? in
            guard tokenIndices(of: node).contains(token) else { return nil }
            switch kind(node) {
            case .functionDeclaration: return declaredName(of: node)
            case .initializerDeclaration: return "init"
            case .subscriptDeclaration: return "subscript"
            case .binding: return Binding(node, in: self)?.names.first
            default: return TypeDeclaration(node, in: self)?.name
            }
        }.reversed()
    }
}
