/// Taking what stands here if it is what should.
extension Parser {
    mutating func bump(prefix kind: TokenKind) { bump(as: kind, length: 1) }

    /// Takes the current word as a name, whatever it means elsewhere.
    mutating func bumpName() { bump(as: at(.keyword) ? .identifier : nil) }

    /// Takes the current token if it is of this kind.
    @discardableResult
    mutating func eat(_ kind: TokenKind) -> Bool {
        guard at(kind) else { return false }
        bump()
        return true
    }

    /// Takes the current token as a keyword if it is this word.
    @discardableResult
    mutating func eat(_ keyword: Keyword) -> Bool {
        guard at(keyword) else { return false }
        bump(as: .keyword)
        return true
    }

    /// Takes the token, or notes that it is not there.
    mutating func expect(_ kind: TokenKind) { if !eat(kind) { noteMissing() } }

    mutating func expect(_ keyword: Keyword) { if !eat(keyword) { noteMissing() } }

    mutating func noteMissing() { finish(.unexpected, mark()) }

    /// The token behind the bracket that opens here, or behind the token at hand.
    var tokenBehindBracket: Token { lexedToken(at: brackets.end(of: position)) }

    /// What the lexer found at an index, or the end of the file.
    func lexedToken(at index: Int) -> Token { lexed[min(index, lexed.count - 1)] }

    /// Takes one token; of a bracket, everything up to what closes it.
    mutating func bumpBalanced() {
        let closer = brackets.closer(of: position) ?? position
        repeat { bump() } while position <= closer && !atEnd
    }

    func text(_ token: Token, isOneOf texts: [StaticString]) -> Bool { texts.contains { text(token, is: $0) } }
}
