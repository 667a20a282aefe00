/// How the lines of a file are indented, to guess where an end is missing.
struct LineLayout {
    /// By token: where the first token of its line begins.
    let columns: [Int32]
    private let tokens: [Token]
    private let bytes: [UInt8]
    /// The ends that brackets have if no line counts.
    private let firstGuess: [Int32]

    init(_ tokens: [Token], of bytes: [UInt8], firstGuess: [Int32]) {
        self.tokens = tokens
        self.bytes = bytes
        self.firstGuess = firstGuess
        var column: Int32 = 0
        columns = tokens.map { token in
            if token.isFirstOnLine {
                let line = bytes[..<Int(token.start)].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
                column = Int32(line.count)
            }
            return column
        }
    }

    /// Where the lines in a block begin, and those around it.
    struct Block {
        let outerColumn: Int32
        /// Where its first line begins.
        var column: Int32?
        var innerColumn: Int32 { column ?? outerColumn }
    }

    /// True if nothing seems to close the bracket, or something that stands too far to the left.
    func mayLackItsEnd(_ opener: Int, outerColumn: Int32) -> Bool {
        let end = Int(firstGuess[opener])
        return end < 0 || columns[end - 1] < outerColumn
    }

    /// True at a declaration: `func`, `public var`, `@State private var`.
    func beginsDeclaration(at start: Int) -> Bool {
        var index = start
        // Bounded, since lines of nothing but attributes would be read again and again.
        for _ in 0..<8 {
            if tokens[index].kind == .atSign, index + 2 < tokens.count {
                index = behindArguments(index + 2)
            } else if tokens[index].keyword.isDeclarationModifier {
                index = behindArguments(index + 1)
            } else {
                break
            }
        }
        switch tokens[index].keyword {
        case .class, .deinit, .enum, .extension, .func, .`init`, .let, .protocol, .struct, .subscript, .typealias, .var:
            return true
        case .actor, .macro: return tokens[index + 1].kind == .identifier
        default: return false
        }
    }

    private func behindArguments(_ index: Int) -> Int {
        tokens[index].kind == .leftParen ? min(abs(Int(firstGuess[index])), tokens.count - 1) : index
    }
}
