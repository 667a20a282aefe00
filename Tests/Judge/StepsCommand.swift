import Syntax

/// `judge steps [--largest BYTES] PATH…`: what our parser does for each byte, whatever the machine.
///
/// First the files, one after the other and again, up to ever larger sizes; then input that nests or repeats what is
/// dear to look ahead for, and one line of up to 20 MB. Fails if a line is dearer than the tests allow.
struct StepsCommand {
    var largest = 100_000_000
    var paths: [String]
    private let depth = 100_000

    func run() -> Int32 {
        let text = Files.swift(in: paths).compactMap(Files.read).reduce(into: [UInt8]()) { $0 += $1 + [0x0A] }
        guard !text.isEmpty else { stop("there is no file") }
        print("bytes tokens nodes steps/byte steps/token lookahead/byte held/byte input")
        var isBounded = true
        var size = 1000
        while size <= largest {
            isBounded = measure("\(size) bytes of Swift", repeated(text, upTo: size)) && isBounded
            size *= 10
        }
        for (name, unit, closer) in Self.hostile {
            let open = repeated(unit, times: depth)
            isBounded = measure("\(name), \(depth) deep, unclosed", open) && isBounded
            if !closer.isEmpty {
                isBounded = measure("\(name), \(depth) deep", open + repeated(closer, times: depth)) && isBounded
            }
        }
        var pairs = HostilePairs()
        pairs.run()
        print(
            "\(pairs.count) texts of two pieces in turn: at most \(pairs.worst.steps) steps/token at \(pairs.worst.text.debugDescription)"
        )
        isBounded = pairs.isBounded && isBounded
        let long = min(largest, 20_000_000)
        isBounded = measure("one line", repeated("a.b(c) ; ", upTo: long)) && isBounded
        isBounded = measure("one chain", Array("a".utf8) + repeated(".b(c)", upTo: long)) && isBounded
        let quotes = min(largest, 1_000_000)
        isBounded = measure("unclosed quotes", repeated("\"", times: quotes)) && isBounded
        isBounded = measure("unclosed quotes on lines", repeated("\"\n", times: quotes)) && isBounded
        return isBounded ? 0 : 1
    }

    private static let hostile: [(name: String, unit: String, closer: String)] = [
        ("(", "(", ")"), ("[", "[", "]"), ("{", "{", "}"), ("mixed brackets", "([{", "}])"), ("calls", "a(", ")"),
        ("closures", "a { ", "}"), ("chained closures", "a.b { ", "}"), ("ternaries", "a ? b : ", ""),
        ("ternaries in ternaries", "a ? ", " : b"), ("generic brackets", "a<", ">"),
        ("generic brackets of types", "A<B, ", ">"), ("comparisons", "a< b< ", "> "), ("types in brackets", "[(", ")]"),
        ("interpolations", "\"\\(", ")\""), ("raw interpolations", "#\"\\#(", ")\"#"),
        ("multi-line interpolations", "\"\"\"\n\\(", ")\n\"\"\""), ("comments", "/*", "*/"),
        ("#if", "#if a\n", "#endif\n"),
        ("#if in a chain", "\n#if a\n.b", "\n#endif"), ("#if of attributes", "#if a\n@b\n", "#endif\n"),
        ("functions", "func a() { ", "}"), ("types", "struct A { ", "}"), ("if", "if a { ", "}"),
        ("else if", "if a {} else ", ""), ("switch", "switch a { case b: ", "}"), ("patterns", "switch a { case ", ""),
        ("members", "struct A {\nvar b: C {\n", "}\n}"), ("typed throws", "() throws(", ")"),
        ("attributes", "@a(", ")"), ("attributes of types", "@a nonisolated(", ")"),
        ("prefix operators", "-(", ")"), ("try", "try ", ""), ("modifiers", "public ", ""),
        ("closure signatures", "{ (a", "in }"), ("regular expressions", "#/", "/#"), ("key paths", "\\.a[", "]"),
    ]

    /// Parses, prints a line, and says whether it keeps the bounds.
    private func measure(_ name: String, _ bytes: [UInt8]) -> Bool {
        let file = SourceFile(parsing: bytes)
        let count = Double(bytes.count)
        let held =
            file.bytes.count + file.tokens.count * MemoryLayout<Token>.stride
            + file.nodes.count * (MemoryLayout<Node>.stride + 2 * MemoryLayout<Int32>.stride)
        let numbers = [
            Double(file.steps) / count, Double(file.steps) / Double(file.tokensRead),
            Double(file.lookahead) / count, Double(held) / count,
        ]
        let shown = numbers.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
        print("\(bytes.count) \(file.tokens.count) \(file.nodes.count) \(shown) \(name)")
        return file.isBounded
    }

    private func repeated(_ unit: String, times: Int) -> [UInt8] {
        Array(repeatElement(Array(unit.utf8), count: times).joined())
    }

    private func repeated(_ unit: String, upTo size: Int) -> [UInt8] { repeated(Array(unit.utf8), upTo: size) }

    private func repeated(_ unit: [UInt8], upTo size: Int) -> [UInt8] {
        Array(repeatElement(unit, count: size / unit.count + 1).joined().prefix(size))
    }
}

extension SourceFile {
    /// True if no more was done for it than the bounds of `Tests/Harness/Fuzz` allow.
    var isBounded: Bool { steps <= 16 * tokensRead + 64 && lookahead <= readings * (4 * bytes.count + 16) }
}
