/// Where two outlines of one file differ, in the order of the text.
struct Comparison {
    struct Difference {
        var difference: DifferenceClass
        var offset: Int
        var text: String
    }

    private(set) var differences: [Difference] = []

    /// Compares only tokens if `onlyTokens`.
    init(own: Outline, toolchain: Outline, onlyTokens: Bool) {
        compareWords(own.words, toolchain.words)
        if !onlyTokens {
            compareCalls(own.calls, toolchain.calls)
            comparePieces(own.pieces, toolchain.pieces)
        }
        for fault in own.faults where !onlyTokens || fault.difference == .tree {
            add(fault.difference, fault.offset, fault.text)
        }
        // Stable by class within one place, since `sort` is not.
        let order = Dictionary(uniqueKeysWithValues: zip(DifferenceClass.allCases, 0...))
        differences.sort { ($0.offset, order[$0.difference]!, $0.text) < ($1.offset, order[$1.difference]!, $1.text) }
    }

    private mutating func add(_ difference: DifferenceClass, _ offset: Int, _ text: String) {
        differences.append(Difference(difference: difference, offset: offset, text: text))
    }

    private mutating func compareWords(_ own: [Word], _ toolchain: [Word]) {
        var mine = own[...]
        var theirs = toolchain[...]
        while let a = mine.first, let b = theirs.first {
            if a.start == b.start, a.end == b.end {
                if a.kind != b.kind {
                    add(.kinds, a.start, "token is \(b.kind), ours is \(a.kind)")
                }
                mine.removeFirst()
                theirs.removeFirst()
                continue
            }
            // Up to the next place where both have a token's end, the tokens are one difference.
            var ours: [Word] = [mine.removeFirst()]
            var other: [Word] = [theirs.removeFirst()]
            while ours.last!.end != other.last!.end {
                if ours.last!.end < other.last!.end {
                    guard let next = mine.popFirst() else { break }
                    ours.append(next)
                } else {
                    guard let next = theirs.popFirst() else { break }
                    other.append(next)
                }
            }
            add(
                .boundaries, min(a.start, b.start),
                "tokens are \(Self.listed(other)), ours are \(Self.listed(ours))")
        }
        if let left = theirs.first { add(.boundaries, left.start, "\(theirs.count) tokens from here on are missing") }
        if let left = mine.first { add(.boundaries, left.start, "\(mine.count) tokens from here on are none") }
    }

    private static func listed(_ words: [Word]) -> String {
        words.prefix(4).map { "\($0.kind) \($0.start)-\($0.end)" }.joined(separator: ", ")
            + (words.count > 4 ? ", … (\(words.count))" : "")
    }

    private mutating func compareCalls(_ own: [Call], _ toolchain: [Call]) {
        var left = Dictionary(own.map { ($0.calleeEnd, $0) }, uniquingKeysWith: { a, _ in a })
        if left.count != own.count { add(.calls, 0, "\(own.count - left.count) calls have the callee of another") }
        for call in toolchain {
            guard let mine = left.removeValue(forKey: call.calleeEnd) else {
                add(.calls, call.nameStart, "call of `\(call.name)` is missing")
                continue
            }
            func check<T: Equatable>(_ word: String, _ value: (Call) -> T) {
                if value(mine) != value(call) {
                    add(
                        .calls, call.nameStart,
                        "call of `\(call.name)`: \(word) is \(value(call)), ours is \(value(mine))")
                }
            }
            check("start", \.start)
            check("end", \.end)
            check("name", \.name)
            check("labels", \.labels)
            check("closures", { $0.closures.map { "\($0.place) \($0.label) \($0.start)-\($0.end)" } })
        }
        for call in left.values { add(.calls, call.nameStart, "call of `\(call.name)` is none") }
    }

    private mutating func comparePieces(_ own: [Piece], _ toolchain: [Piece]) {
        // Equal pieces cancel out; of what is left, two of a kind with the same start differ in their end.
        let mine = own.sorted(by: Self.precedes)
        let theirs = toolchain.sorted(by: Self.precedes)
        var (i, j) = (0, 0)
        var extra: [Piece] = []
        var missing: [Piece] = []
        while i < mine.count || j < theirs.count {
            if i < mine.count, j < theirs.count, mine[i] == theirs[j] {
                i += 1
                j += 1
            } else if j == theirs.count || i < mine.count && Self.precedes(mine[i], theirs[j]) {
                extra.append(mine[i])
                i += 1
            } else {
                missing.append(theirs[j])
                j += 1
            }
        }
        for piece in missing {
            let difference = DifferenceClass(of: piece.kind)!
            if let index = extra.firstIndex(where: { $0.kind == piece.kind && $0.start == piece.start }) {
                let end = extra.remove(at: index).end
                add(difference, piece.start, "\(piece.kind) ends at \(piece.end), ours at \(end)")
            } else {
                add(difference, piece.start, "\(piece.kind) \(piece.start)-\(piece.end) is missing")
            }
        }
        for piece in extra {
            let text = "\(piece.kind) \(piece.start)-\(piece.end) is none"
            add(DifferenceClass(of: piece.kind)!, piece.start, text)
        }
    }

    private static func precedes(_ a: Piece, _ b: Piece) -> Bool {
        (a.start, a.kind.rawValue, a.end) < (b.start, b.kind.rawValue, b.end)
    }
}
