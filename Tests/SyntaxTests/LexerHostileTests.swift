import Harness
import Testing

@testable import Syntax

/// What holds for any bytes: the tokens tile the file, and the work is linear in its size.
@Suite struct LexerHostileTests {
    /// Each is repeated many times: nested, unclosed, or looking like the beginning of something long.
    private static let units = [
        "\"\\(", "\"\"\"\n\\(", "\"\"\"\n\\(a\n", "\"\"\"\n\\(a{\n", "#\"\"\"\\#(", "/*", "/*/", "\"", "'", "`", "#",
        "# ", "#\"", "#\"\"\"", "\"\"\"#",
        "##\"\"#",
        "\\", "\"\\u{", "\"\"\"\\ ", " /a", "(/", "=/\\/", " /[", "#/", "#/\n", "##/\n/#\n", "<", "<#", "<#+", "+<#",
        "\n<<<<<<< ",
        "\n>>>> ", "\u{201C}", "\u{201C}\\n", "+/**/", ".+/**/", "+/**/.", "0x1.a.", "1.", "1e", "$", "try? /", "?",
        "(", "}",
        "\0", "\r", "\r\n", "\u{300}", "\u{FEFF}", "é", "→", "#if ", "*/", "//",
    ]

    @Test func repeated() async {
        await check(each: Self.units) { unit in
            checkTokens(of: repeating(unit, 20_000))
        }
    }

    @Test func nestedAndClosed() {
        checkTokens(of: repeating("\"\\(", 100_000) + repeating(")\"", 100_000))
        checkTokens(of: repeating("\"\"\"\n  \\(", 100_000) + repeating(")\n  \"\"\"", 100_000))
        checkTokens(of: repeating("/*", 100_000) + repeating("*/", 100_000))
    }

    /// One end, far away, for many that look for it.
    @Test func oneEnd() async {
        await check(each: [
            ("#\"\"\"\\#(", "\"#"), ("+<#", "#>"), ("\u{201C}", "\u{201D}"), ("\n<<<<<<< a", "\n>>>>>>> "),
            ("#/\n", "/##"),
        ]) { unit, end in
            checkTokens(of: repeating(unit, 20_000) + Array(end.utf8))
        }
    }

    /// Delimiters of every length, which no one answer fits.
    @Test func staircase() async {
        await check(each: [("\"\"\"\\", true), ("\"\"\"\\", false), ("/\n", true), ("/\n", false)]) { unit, goesDown in
            let lengths = goesDown ? Array((1...400).reversed()) : Array(1...400)
            checkTokens(
                of: lengths.flatMap { length in
                    let pounds = repeating("#", length)
                    return pounds + Array(unit.utf8) + (unit == "/\n" ? [] : pounds + Array("(".utf8))
                })
        }
    }

    /// Bytes at random, and pieces of Swift at random, with bytes that are no UTF-8 between them.
    @Test func random() async {
        await check(each: 0..<8 as Range<UInt64>) { seed in
            var random = Numbers(state: seed)
            for _ in 0..<500 {
                checkTokens(of: (0..<random.below(60)).map { _ in UInt8(random.below(256)) })
                checkTokens(
                    of: (0..<random.below(40)).flatMap { _ in
                        random.below(8) == 0
                            ? [UInt8(random.below(256))] : Array(Self.pieces[random.below(Self.pieces.count)].utf8)
                    })
            }
        }
    }

    private static let pieces =
        units + [
            "\"#", "\"\"\"", ")", "*/", "#>", "\n>>>>>>> b\n", "\n<<<<\n", "\u{201D}", "/#", "\n", "\n  ", " ", "\t",
            "a", "_",
            "try", "func ", "nil", "=", "&", "!", ".", "...", "->", "^/", "\\n", "\\\n", "\\\r\n", "0b", "0x1p", "e+",
            "{", "[",
        ]

    private func repeating(_ unit: String, _ count: Int) -> [UInt8] {
        Array(repeatElement(unit.utf8, count: count).joined())
    }

    private func checkTokens(of bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        let (tokens, steps) = Lexer.tokensAndSteps(of: bytes)
        var end = 0
        var isTiled = tokens.last?.kind == .endOfFile
        for token in tokens {
            isTiled = isTiled && end <= token.start && token.start <= token.end
            end = Int(token.end)
        }
        #expect(isTiled && end == bytes.count, "\(bytes.prefix(100))", sourceLocation: sourceLocation)
        #expect(steps <= 4 * bytes.count + 16, "\(bytes.prefix(100))", sourceLocation: sourceLocation)
    }
}

/// Random numbers that depend on the seed alone.
private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
