/// For each opening bracket of a file, and each `#if`, where it ends. Found in one pass, so that skipping a bracket
/// costs nothing however deep it is.
///
/// A bracket that is not closed ends where something around it does: `)` does not reach past a `}`, and neither past
/// the `#else` or `#endif` of a `#if` around it. Where that leaves anything open, a second pass looks at how the lines
/// are indented, and ends what is open before a declaration that stands no deeper than what surrounds it. A file whose
/// brackets are all closed is never read that way.
struct Brackets {
    /// By token: the index past its end, negative if that end is not its own; 0 for a token that opens nothing.
    private let ends: [Int32]
    /// Indices of `#else`, `#elseif` and `#endif` that belong to no `#if`.
    private let strays: Set<Int>

    /// The index past the bracket that opens at `index`; the next index for any other token.
    func end(of index: Int) -> Int { ends[index] == 0 ? index + 1 : abs(Int(ends[index])) }

    /// The index of what closes the bracket that opens at `index`; nil where nothing does.
    func closer(of index: Int) -> Int? { ends[index] > 0 ? Int(ends[index]) - 1 : nil }

    /// True for a bracket that opens, and `#if`.
    func opens(at index: Int) -> Bool { ends[index] != 0 }

    /// True at `#else`, `#elseif` or `#endif` where no `#if` is open.
    func isStray(at index: Int) -> Bool { strays.contains(index) }

    init(_ tokens: [Token], of bytes: [UInt8]) {
        var matching = BracketMatching(tokens, of: bytes, layout: nil)
        if matching.leavesOpen {
            matching = BracketMatching(
                tokens, of: bytes, layout: LineLayout(tokens, of: bytes, firstGuess: matching.ends))
        }
        ends = matching.ends
        strays = matching.strays
    }
}

/// One pass over the tokens of a file, from left to right.
private struct BracketMatching {
    private let tokens: [Token]
    private let bytes: [UInt8]
    private let layout: LineLayout?
    private(set) var ends: [Int32]
    private(set) var strays: Set<Int> = []
    /// True if some bracket has no end of its own.
    private(set) var leavesOpen = false
    /// Indices of the brackets that are open, innermost last.
    private var open: [Int32] = []
    private var segments = [Segment(braces: 0, isInBranch: false)]
    private var blocks = [LineLayout.Block(outerColumn: 0)]

    init(_ tokens: [Token], of bytes: [UInt8], layout: LineLayout?) {
        self.tokens = tokens
        self.bytes = bytes
        self.layout = layout
        ends = [Int32](repeating: 0, count: tokens.count)
        for index in tokens.indices {
            if layout != nil, tokens[index].isFirstOnLine || index == 0 { beginLine(at: index) }
            match(index)
        }
        while !open.isEmpty { endInnermost(before: tokens.count - 1) }
    }

    private mutating func match(_ index: Int) {
        let kind = tokens[index].kind
        let top = segments.count - 1
        switch kind {
        case .leftParen, .leftSquare:
            open.append(Int32(index))
            segments[top].count(kind, 1)
        case .leftBrace:
            open.append(Int32(index))
            segments.append(Segment(braces: segments[top].braces + 1, isInBranch: segments[top].isInBranch))
            if layout != nil { blocks.append(LineLayout.Block(outerColumn: blocks[blocks.count - 1].innerColumn)) }
        case .rightParen where segments[top].parens > 0: close(.leftParen, at: index)
        case .rightSquare where segments[top].squares > 0: close(.leftSquare, at: index)
        case .rightBrace where segments[top].braces > 0: close(.leftBrace, at: index)
        case .poundIf: pushBranch(of: index)
        case .poundElse, .poundElseif, .poundEndif:
            guard segments[top].isInBranch else {
                strays.insert(index)
                break
            }
            let start = close(.poundIf, at: index)
            if kind != .poundEndif { pushBranch(of: start) }
        default: break
        }
    }

    private mutating func pushBranch(of index: Int) {
        open.append(Int32(index))
        segments.append(Segment(braces: 0, isInBranch: true))
    }

    /// Ends all that is open since the last opener of this kind, which it closes and gives back.
    @discardableResult
    private mutating func close(_ kind: TokenKind, at index: Int) -> Int {
        while let last = open.last.map({ Int($0) }), tokens[last].kind != kind { endInnermost(before: index) }
        let opener = pop()
        ends[opener] = Int32(index + 1)
        return opener
    }

    private mutating func endInnermost(before index: Int) {
        leavesOpen = true
        ends[pop()] = -Int32(index)
    }

    private mutating func pop() -> Int {
        let last = Int(open.removeLast())
        switch tokens[last].kind {
        case .leftBrace:
            segments.removeLast()
            if layout != nil { blocks.removeLast() }
        case .poundIf: segments.removeLast()
        case let kind: segments[segments.count - 1].count(kind, -1)
        }
        return last
    }

    // In the second pass.

    /// Ends the brackets before a declaration that stands as far to the left as what is around them.
    private mutating func beginLine(at index: Int) {
        guard let layout else { return }
        let column = layout.columns[index]
        if layout.beginsDeclaration(at: index) {
            while let last = open.last.map({ Int($0) }), tokens[last].kind != .poundIf,
                column <= outerColumn(of: last), layout.mayLackItsEnd(last, outerColumn: outerColumn(of: last))
            {
                endInnermost(before: index)
            }
        }
        // What the block holds shows where its lines begin.
        let isInBlock = open.last.map { tokens[Int($0)].kind == .leftBrace } ?? true
        if isInBlock, tokens[index].kind != .rightBrace, blocks[blocks.count - 1].column == nil {
            blocks[blocks.count - 1].column = column
        }
    }

    /// Where the lines around a bracket begin.
    private func outerColumn(of opener: Int) -> Int32 {
        let block = blocks[blocks.count - 1]
        return tokens[opener].kind == .leftBrace ? block.outerColumn : block.innerColumn
    }

    /// What is open since the last `{` or `#if`.
    private struct Segment {
        /// How many `{` since the last `#if`.
        let braces: Int
        /// True anywhere inside a `#if`.
        let isInBranch: Bool
        var parens = 0
        var squares = 0

        mutating func count(_ kind: TokenKind, _ change: Int) {
            if kind == .leftParen { parens += change } else { squares += change }
        }
    }
}
