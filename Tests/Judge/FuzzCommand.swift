/// `judge fuzz [--seed N] [--rounds N] [--insert TEXT] PATH…`: changes pieces of real code at random, and prints where the two parsers
/// differ on a result that the toolchain's accepts, cut down to the tokens that it takes.
///
/// With `--insert`, the one change is the text behind the end of an expression, and calls are compared in what the
/// toolchain's parser does not accept, too. The same seed over the same files gives the same results.
struct FuzzCommand {
    var seed: UInt64 = 1
    /// How many changed texts are made of each file.
    var rounds = 20
    var insertion: String?
    var paths: [String]

    /// A text that shows a difference.
    private struct Finding {
        var signature: String
        var items: [Item]
    }

    /// A token with what stands before it.
    struct Item {
        var trivia: [UInt8]
        var text: [UInt8]
    }

    func run() -> Int32 {
        let files = Files.swift(in: paths)
        var seen: [String: Int] = [:]
        var tried = 0
        var accepted = 0
        Workers.run(files.count) {
            fuzz(files[$0], Random(seed: seed &+ UInt64($0) &* 0x9E37))
        } deliver: { _, result in
            tried += result.tried
            accepted += result.accepted
            for finding in result.findings {
                seen[finding.signature, default: 0] += 1
                // Two of a kind: the first may be an odd one.
                guard seen[finding.signature]! <= 2 else { continue }
                // With fewer tokens, the insertion would show another error.
                let small =
                    insertion != nil
                    ? finding.items
                    : shrunk(finding.items) { signature(of: bytes(of: $0)) == finding.signature }
                print("=== \(finding.signature)\n\(String(decoding: bytes(of: small), as: UTF8.self))")
            }
        }
        print("\(files.count) files, \(tried) texts, \(accepted) accepted, \(seen.count) sorts of difference")
        for (signature, count) in seen.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("\(count) \(signature)")
        }
        return seen.isEmpty ? 0 : 1
    }

    private func fuzz(_ path: String, _ random: Random) -> (tried: Int, accepted: Int, findings: [Finding]) {
        var random = random
        guard let file = Files.read(path), file.count < 200_000 else { return (0, 0, []) }
        let outline = Outline(toolchain: file)
        let pieces = outline.pieces.filter {
            DifferenceClass(of: $0.kind) == .statements && (10...800).contains($0.end - $0.start)
        }
        guard outline.isAccepted, !pieces.isEmpty else { return (0, 0, []) }
        let pool = outline.words.map { Array(file[$0.start..<$0.end]) }
        let ends = Set(outline.calls.map(\.end) + outline.pieces.filter { $0.kind.isPostfixExpression }.map(\.end))
        var accepted = 0
        var findings: [Finding] = []
        for _ in 0..<rounds {
            let piece = pieces[random.below(pieces.count)]
            var items = items(of: piece, in: file, outline.words)
            if let insertion {
                // A `case` alone is an error of its own.
                guard Outline(toolchain: bytes(of: items)).isAccepted else { continue }
                let words = outline.words.filter { $0.start >= piece.start && $0.end <= piece.end }
                let places = words.indices.filter { ends.contains(words[$0].end) }
                guard !places.isEmpty else { continue }
                items.insert(
                    Item(trivia: [], text: Array(insertion.utf8)), at: places[random.below(places.count)] + 1)
            } else {
                for _ in 0...random.below(3) { mutate(&items, pool, &random) }
            }
            let text = bytes(of: items)
            let read = Outline(toolchain: text)
            accepted += read.isAccepted ? 1 : 0
            if let signature = signature(of: text, read) {
                findings.append(Finding(signature: signature, items: items))
            }
        }
        return (rounds, accepted, findings)
    }

    private func items(of piece: Piece, in file: [UInt8], _ words: [Word]) -> [Item] {
        var end = piece.start
        return words.filter { $0.start >= piece.start && $0.end <= piece.end }.map { word in
            defer { end = word.end }
            return Item(trivia: Array(file[end..<word.start]), text: Array(file[word.start..<word.end]))
        }
    }

    private func bytes(of items: [Item]) -> [UInt8] { items.flatMap { $0.trivia + $0.text } }

    private func mutate(_ items: inout [Item], _ pool: [[UInt8]], _ random: inout Random) {
        guard !items.isEmpty else { return }
        let at = random.below(items.count)
        switch random.below(10) {
        case 0: items.remove(at: at)
        case 1: items.insert(items[at], at: at)
        case 2: items.swapAt(at, random.below(items.count))
        case 3: items[at].trivia = Array("\n".utf8)
        case 4: items[at].trivia = []
        case 5: items[at].trivia = Array(" ".utf8)
        case 6: items[at].text = pool[random.below(pool.count)]
        case 7: items.insert(Item(trivia: Array(" ".utf8), text: pool[random.below(pool.count)]), at: at)
        default:
            let spice = Self.spices[random.below(Self.spices.count)]
            items.insert(Item(trivia: random.below(2) == 0 ? [] : [0x20], text: Array(spice.utf8)), at: at)
        }
    }

    /// What makes extents hard.
    private static let spices = [
        ".if(c) { $0.x() }", " { $0 }", "{ a in b }", "{ c } d: { e }", "(a)", "[0]", "()", "?", "!", "?.a", "<A>",
        "<A, B>(",
        ">", "<", "/", "/a/", "\n#if A\n.b()\n#endif\n", "\n#if A\na()\n#else\n@B\n#endif\n", "\\.a", "\\A.?.b", "...",
        "& ",
        "@A ", "@A(b) ", "#a", "#a(b)", "try ", "await ", "unsafe ", "copy ", "each ", "repeat ", "any ", "some ",
        "\n.a",
        "\n(a)", "\n[a]", "\n{ a }", " ? a : b", " as? A", " is A", "= ", " == ", " -> A", " in ", ": A", ", ", "; ",
        "\"\\(a)\"",
        "if a { b } else { c }", "switch a { case .b: c }", "init(a)", "self", "A::b", "`a b`", "$0", "_", "case ",
        "let ",
        "nonisolated ", "async ", "throws(A) ", "where A: B ", "~A", "-a", "a-", "case .a(let b)", "is A", ".init",
        "()",
    ]

    /// What differs first, without names and places; nil if nothing does or the toolchain finds an error.
    private func signature(of text: [UInt8], _ read: Outline? = nil) -> String? {
        let toolchain = read ?? Outline(toolchain: text)
        let found = Comparison(own: Outline(own: text), toolchain: toolchain, onlyTokens: false).differences
        let first = found.first {
            toolchain.isAccepted || $0.difference == .tree || insertion != nil && $0.difference == .calls
        }
        guard let first else { return nil }
        var isQuoted = false
        let kept = first.text.filter { character in
            if character == "`" { isQuoted.toggle() }
            return !isQuoted && !("0"..."9").contains(character)
        }
        // The labels of a call and the like are names, too.
        let name = kept.firstRange(of: " is [").map { String(kept[..<$0.lowerBound]) } ?? kept
        return "\(first.difference): \(name.prefix(120))"
    }

    /// The fewest tokens, in the order of the text, for which the difference stays: takes out ever smaller runs.
    private func shrunk(_ items: [Item], while holds: ([Item]) -> Bool) -> [Item] {
        var items = items
        var length = max(1, items.count / 2)
        while true {
            var start = 0
            var didShrink = false
            while start < items.count {
                var fewer = items
                fewer.removeSubrange(start..<min(start + length, items.count))
                if !fewer.isEmpty, holds(fewer) {
                    items = fewer
                    didShrink = true
                } else {
                    start += length
                }
            }
            if length == 1, !didShrink { return items }
            length = max(1, length / 2)
        }
    }
}

extension PieceKind {
    /// True for what a chain can go on behind.
    fileprivate var isPostfixExpression: Bool {
        switch self {
        case .name, .member, .subscriptCall, .specialization, .forceUnwrap, .optionalChain, .tuple, .array,
            .dictionary, .stringLiteral, .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .macroExpansion,
            .postfixIfConfig, .closure:
            true
        default: false
        }
    }
}

/// A generator of numbers that are the same for the same seed.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(limit))
    }
}
