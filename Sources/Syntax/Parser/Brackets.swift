/// For each opening bracket of a file, and each `#if`, where it ends. Found in one pass, so that skipping a bracket
/// costs nothing however deep it is.
///
/// A bracket that is not closed ends where something around it does: `)` does not reach past a `}`, and neither past
/// the `#else` or `#endif` of a `#if` around it.
struct Brackets {
    /// By token: the index past its end, negative if that end is not its own; 0 for a token that opens nothing.
    private var ends: [Int32]

    /// The index past the bracket that opens at `index`; the next index for any other token.
    func end(of index: Int) -> Int { ends[index] == 0 ? index + 1 : abs(Int(ends[index])) }

    /// The index of what closes the bracket that opens at `index`; nil where nothing does.
    func closer(of index: Int) -> Int? { ends[index] > 0 ? Int(ends[index]) - 1 : nil }

    /// True for a bracket that opens, and `#if`.
    func opens(at index: Int) -> Bool { ends[index] != 0 }

    init(_ tokens: [Token]) {
        ends = [Int32](repeating: 0, count: tokens.count)
        var open: [Int32] = []
        var segments = [Segment(braces: 0, isInBranch: false)]

        for (index, token) in tokens.enumerated() {
            let top = segments.count - 1
            switch token.kind {
            case .leftParen, .leftSquare:
                open.append(Int32(index))
                segments[top].count(token.kind, 1)
            case .leftBrace:
                open.append(Int32(index))
                segments.append(Segment(braces: segments[top].braces + 1, isInBranch: segments[top].isInBranch))
            case .rightParen where segments[top].parens > 0:
                ends[unwind(to: .leftParen, at: index)] = Int32(index + 1)
            case .rightSquare where segments[top].squares > 0:
                ends[unwind(to: .leftSquare, at: index)] = Int32(index + 1)
            case .rightBrace where segments[top].braces > 0:
                ends[unwind(to: .leftBrace, at: index)] = Int32(index + 1)
            case .poundIf:
                open.append(Int32(index))
                segments.append(Segment(braces: 0, isInBranch: true))
            case .poundElse, .poundElseif:
                guard segments[top].isInBranch else { break }
                let start = unwind(to: .poundIf, at: index)
                open.append(Int32(start))
                segments.append(Segment(braces: 0, isInBranch: true))
            case .poundEndif:
                guard segments[top].isInBranch else { break }
                ends[unwind(to: .poundIf, at: index)] = Int32(index + 1)
            default: break
            }
        }
        for last in open { ends[Int(last)] = -Int32(tokens.count - 1) }

        /// Ends all that is open since the last opener of this kind, which it takes off and gives back.
        func unwind(to kind: TokenKind, at index: Int) -> Int {
            while let last = open.popLast() {
                let opener = tokens[Int(last)].kind
                if opener == .leftBrace || opener == .poundIf {
                    segments.removeLast()
                } else {
                    segments[segments.count - 1].count(opener, -1)
                }
                if opener == kind { return Int(last) }
                ends[Int(last)] = -Int32(index)
            }
            return 0
        }
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
