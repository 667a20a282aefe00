extension Parser {
    /// Where a node begins.
    struct Mark {
        let node: Int32
        let token: Int32
    }

    func mark() -> Mark { Mark(node: Int32(nodes.count), token: Int32(tokens.count)) }

    mutating func finish(_ kind: NodeKind, _ mark: Mark) {
        nodes.append(
            Node(kind: kind, firstToken: mark.token, endToken: Int32(tokens.count), firstDescendant: mark.node))
    }

    /// Runs `body` one level deeper. Too deep, the bracket that opens here is taken as one `unexpected` node instead.
    mutating func nested(_ body: (inout Parser) -> Void) {
        guard !isDeepest else {
            let start = mark()
            if brackets.opens(at: position) { bumpBalanced() }
            finish(.unexpected, start)
            return
        }
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Runs `body`, and if it took nothing takes one token, or one whole bracket, as `unexpected`.
    mutating func progressing(_ body: (inout Parser) -> Void) {
        let before = tokens.count
        body(&self)
        if tokens.count == before { takeUnexpected() }
    }

    /// Takes one token, or one whole bracket, as `unexpected`.
    mutating func takeUnexpected() {
        let start = mark()
        bumpBalanced()
        finish(.unexpected, start)
    }
}
