/// Turns tokens into a tree. One pass, no errors: what it does not know becomes an `unexpected` node.
///
/// A parsing function begins with a `mark()`, consumes tokens, and ends with `finish(_:_:)`, which appends the node;
/// because nodes lie in the order in which they are finished, wrapping what was just parsed (`a` into `a.b`) is one
/// more `finish` from the same mark. A token that should be there and is not leaves an empty `unexpected` node.
///
/// **Invariant:** every token of the lexer ends up in `tokens`, in order; one that is split stands there in pieces.
/// **Invariant:** recursion goes no deeper than `maximumDepth`, whatever the input.
struct Parser {
    /// What is so for all of some text, such as a bracket: restored together behind it.
    struct Modes {
        /// True while something is tried: what it consumes will be taken back, so no bracket needs to be entered.
        var isLookingAhead = false
        /// True if the expression at hand stands for a pattern: `let x` may occur, and `=` ends it.
        var isInPattern = false
    }

    /// Enough for all that the compiler takes: it stops at 256 brackets of some kinds, each of which may be several levels
    /// here, and goes on with others, and with types and conditionals in one another, as far as its stack.
    static let maximumDepth = 4096

    let bytes: [UInt8]
    /// What the lexer found.
    let lexed: [Token]
    let brackets: Brackets
    /// Index into `lexed` of the token that `current` is, or is the rest of.
    private(set) var position = 0
    private(set) var current: Token
    /// Index into `lexed` where everything ends: with the file, or where a bracket has to that nothing closes.
    private var limit: Int
    var tokens: [Token] = []
    var nodes: [Node] = []
    var depth = 0
    /// True if something was nested too deeply to be parsed.
    private(set) var isCutShort = false

    /// True where nothing may nest any deeper.
    var isDeepest: Bool {
        mutating get {
            isCutShort = isCutShort || depth >= Parser.maximumDepth
            return depth >= Parser.maximumDepth
        }
    }

    private(set) var modes = Modes()
    /// How many tokens were taken or passed over, counting each time.
    private(set) var steps = 0
    /// How many bytes the lexer passed over to look ahead.
    let lookahead: Int
    /// What was tried in a look ahead: where it ends, or nil where it is none.
    var attempts: [Attempt: Place?] = [:]

    init(bytes: [UInt8], slashes: Slashes) {
        self.bytes = bytes
        (lexed, lookahead) = Lexer.tokensAndSteps(of: bytes, slashes: slashes)
        brackets = Brackets(lexed, of: bytes)
        limit = lexed.count - 1
        current = lexed[0]
        tokens.reserveCapacity(lexed.count + 16)
        nodes.reserveCapacity(lexed.count)
    }

    // What comes next.

    /// The token after the current one.
    var next: Token {
        if current.end < lexed[position].end { return rest(of: lexed[position], from: Int(current.end)) }
        return token(at: position + 1)
    }

    /// The token `distance` places after the current one, which must not be split.
    func peek(_ distance: Int) -> Token { token(at: position + distance) }

    /// What the lexer found at an index, or the end. Called for every token, so it must not copy the parser.
    @inline(__always)
    private func token(at index: Int) -> Token {
        index < limit ? lexed[index] : Parser.end(insteadOf: lexed[limit])
    }

    private static func end(insteadOf token: Token) -> Token {
        // Nothing is left of the token.
        Token(kind: .endOfFile, isFirstOnLine: token.isFirstOnLine, start: Int(token.end), end: Int(token.end))
    }

    func at(_ kind: TokenKind) -> Bool { current.kind == kind }

    func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }

    var atEnd: Bool { current.kind == .endOfFile }

    /// True for an operator token of any fixity that is exactly this ASCII character.
    func at(operator character: Character) -> Bool {
        current.kind.isOperator && current.end - current.start == 1
            && bytes[Int(current.start)] == character.asciiValue
    }

    /// True for an operator that begins with this ASCII character, and can be split behind it.
    func at(prefix character: Character) -> Bool {
        current.kind.isOperator && bytes[Int(current.start)] == character.asciiValue
    }

    func text(_ token: Token, is text: StaticString) -> Bool {
        token.range.count == text.utf8CodeUnitCount
            && zip(bytes[token.range], UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
                .allSatisfy(==)
    }

    /// True if nothing, not even a space, stands between the previous token and this one.
    var touchesPrevious: Bool {
        guard current.start == lexed[position].start else { return true }
        return position > 0 && lexed[position - 1].end == current.start
    }

    // Consuming.

    /// Takes the current token, whatever it is, as a token of the given kind.
    mutating func bump(as kind: TokenKind? = nil) {
        guard current.kind != .endOfFile else { return }
        steps += 1
        tokens.append(kind.map { current.with(kind: $0) } ?? current)
        if current.end < lexed[position].end {
            current = rest(of: lexed[position], from: Int(current.end))
        } else {
            position += 1
            current = token(at: position)
        }
    }

    /// Takes the first bytes of the current operator as a token of their own.
    mutating func bump(as kind: TokenKind, length: Int) {
        current = current.with(kind: kind, end: Int(current.start) + length)
        bump()
    }

    // Brackets.

    /// Takes the bracket that opens here, with what `body` parses in it. One that nothing closes ends where `brackets`
    /// say, and to `body` that is the end of the file: what follows belongs to somebody else.
    mutating func bracketed<Result>(_ closer: TokenKind, _ body: (inout Parser) -> Result) -> Result {
        let opener = position
        let outerLimit = limit
        let outerModes = modes
        if closer == .rightBrace { modes.isInPattern = false }
        bump()
        if brackets.closer(of: opener) == nil { end(at: brackets.end(of: opener)) }
        let result = body(&self)
        end(at: outerLimit)
        modes = outerModes
        if modes.isLookingAhead { eat(closer) } else { expectCloser(closer, of: opener) }
        return result
    }

    /// Parses what stands for a pattern, or for none.
    mutating func inPattern(_ isInPattern: Bool, _ body: (inout Parser) -> Void) {
        let outerModes = modes
        modes.isInPattern = isInPattern
        body(&self)
        modes = outerModes
    }

    private mutating func end(at newLimit: Int) {
        guard newLimit != limit else { return }
        limit = newLimit
        if atEnd || position == limit { current = token(at: position) }
    }

    /// Takes the end of the bracket that opens at `opener`, and what stands before it as `unexpected`.
    private mutating func expectCloser(_ kind: TokenKind, of opener: Int) {
        if eat(kind) { return }
        guard let closer = brackets.closer(of: opener), closer > position else { return noteMissing() }
        let start = mark()
        let outerLimit = limit
        end(at: closer)
        allStatements()
        end(at: outerLimit)
        finish(.unexpected, start)
        eat(kind)
    }

    /// In a look ahead only: passes over one token without taking it.
    mutating func skipToken() {
        steps += 1
        position = min(position + 1, limit)
        current = token(at: position)
    }

    /// In a look ahead only: passes over one token, or over a bracket to its end, without taking it.
    mutating func skipBalanced() {
        steps += 1
        position = min(brackets.end(of: position), limit)
        current = token(at: position)
    }

    /// A token and where it stands, which is not the same for the rest of one that was split.
    struct Place {
        let position: Int
        let current: Token
    }

    var place: Place { Place(position: position, current: current) }

    /// In a look ahead only: passes over all that stands before a place.
    mutating func skip(to place: Place) {
        steps += 1
        position = place.position
        current = place.current
    }

    // Trying.

    private struct Snapshot {
        let place: Place
        let tokens: Int
        let nodes: Int
        let depth: Int
        let modes: Modes
    }

    /// Runs `body` and takes back all that it consumed.
    mutating func lookingAhead<Result>(_ body: (inout Parser) -> Result) -> Result {
        let before = Snapshot(
            place: place, tokens: tokens.count, nodes: nodes.count, depth: depth, modes: modes)
        modes.isLookingAhead = true
        let result = body(&self)
        modes = before.modes
        (position, current, depth) = (before.place.position, before.place.current, before.depth)
        tokens.removeLast(tokens.count - before.tokens)
        nodes.removeLast(nodes.count - before.nodes)
        return result
    }
}
