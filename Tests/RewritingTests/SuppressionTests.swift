import Harness
import RuleModel
import Semantics
import Syntax
import Testing

@testable import Rewriting

/// What comments ask to leave alone, and what is wrong with them.
@Suite struct SuppressionTests {
    private static let examples: [CallExample] = [
        .init(
            "names", "// fixmods:ignore bold, italic: both\na.when(c) { $0.italic() }",
            "when: italic | suppressed: both"),
        .init("other names", "// fixmods:ignore bold: that\na.when(c) { $0.italic() } + x.bold()", "when: italic"),
        .init(
            "one name of several modifiers", "a.when(c) { $0.bold().italic() } // fixmods:ignore italic:",
            "when: bold, italic | suppressed: a comment asks for it"),
        .init(
            "two comments",
            "// fixmods:ignore bold: b\n// fixmods:ignore italic: i\na.when(c) { $0.italic() }\nx.bold()",
            "when: italic | suppressed: i"),
        .init(
            "a colon in a sentence", "// fixmods:ignore see the ticket: it flips\na.when(c) { $0.bold() }",
            "when: bold | suppressed: see the ticket: it flips"),
        .init(
            "an address", "// fixmods:ignore https://example.com\na.when(c) { $0.bold() }",
            "when: bold | suppressed: https://example.com"),
        .init(
            "an unknown name", "// fixmods:ignore TODO: ask\na.when(c) { $0.bold() }", "when: bold | suppressed: ask"),
        .init(
            "a name as a reason", "// fixmods:ignore: italic\na.when(c) { $0.bold() }\nx.italic()",
            "when: bold | suppressed: italic"),
        .init(
            "a region",
            """
            a.when(c) { $0.bold() }
            // fixmods:disable here
            a.when(c) { $0.bold() }

            a.when(c) {
                $0.bold()
            }
            // fixmods:enable
            a.when(c) { $0.bold() }
            """, "when: bold", "when: bold | suppressed: here", "when: bold | suppressed: here", "when: bold"),
        .init(
            "a region of a name",
            """
            // fixmods:disable bold, italic: x
            a.when(c) { $0.bold() }
            // fixmods:enable italic:
            a.when(c) { $0.italic() }
            a.when(c) { $0.bold() }
            """, "when: bold | suppressed: x", "when: italic", "when: bold | suppressed: x"),
        .init(
            "a name does not end a region of all",
            "// fixmods:disable\na.when(c) { $0.bold() }\n// fixmods:enable bold:\na.when(c) { $0.bold() }",
            "when: bold | suppressed: a comment asks for it", "when: bold | suppressed: a comment asks for it"),
        .init(
            "a file", "a.when(c) { $0.bold() }\n// fixmods:ignore-file it is old", "when: bold | suppressed: it is old"),
        .init(
            "a file's name", "// fixmods:ignore-file bold: x\na.when(c) { $0.bold() }\na.when(c) { $0.italic() }",
            "when: bold | suppressed: x", "when: italic"),
        .init(
            "another beginning", "// fixmods: ignore x\na.when(c) { $0.bold() }", "when: bold | suppressed: x"),
        .init(
            "in its closure", "a.when(c) {\n    $0.italic() // fixmods:ignore x\n}", "when: italic | suppressed: x"),
        .init(
            "in its closure, above", "a.when(c) {\n    // fixmods:ignore x\n    $0.italic()\n}",
            "when: italic | suppressed: x"),
        .init(
            "for a call in its closure",
            "a.when(c) {\n    $0.italic()\n        // fixmods:ignore x\n        .when(d) { $0.bold() }\n}",
            "when: bold | suppressed: x", "when: italic, when"),
        .init(
            "in the closure of an inner call",
            "a.when(c) {\n    $0.when(d) {\n        $0.bold() // fixmods:ignore x\n    }\n}",
            "when: bold | suppressed: x", "when: when"),
        .init("prose", "// fixmods rewrites this\na.when(c) { $0.bold() }", "when: bold"),
    ]

    @Test func whatIsLeftAlone() async {
        await check(each: Self.examples) { example in
            #expect(found(in: example.source).map(description) == example.calls)
        }
    }

    /// By the reason with which it is left, or withheld, or would be rewritten.
    @Test func whatIsSaidOfCalls() async {
        await check(each: [
            ("no-rule", "x.shine()", true), ("no-rule", "x.opacity(0.5)", false), ("left", "x.shine()", true),
            ("assumed", "x.font(.title)", true), ("assumed", "x.opacity(0.5)", false),
            ("approx", "x.font(.title)", false),
            ("fixable", "x.font(.title)", true), ("branch", "x.clipped()", true), ("fixable", "x.clipped()", false),
            ("wraps-parameter", "VStack { x }", true), ("branch", "VStack { x }", true),
        ]) { code, body, isSuppressed in
            let source = "// fixmods:ignore \(code): so\nlet v = row.when(c) { x in \(body) }\n"
            for levels in [[], [.assumed], Set(Level.allCases)] as [Set<Level>] {
                let plan = Self.plan(source, allowing: levels)
                #expect((plan.calls.first?.outcome == .suppressed) == isSuppressed, "\(code) \(body) \(levels)")
                #expect(plan.flaws.isEmpty == isSuppressed, "\(code) \(body) \(levels): \(plan.flaws)")
            }
        }
    }

    private static let call = "let v = row.when(c) { $0.font(.title) }"

    /// What is wrong with comments, without what `--fix-suppressions` does.
    @Test func whatMeansNothing() async {
        let none = "`fixmods:ignore` speaks for no call"
        await check(each: [
            ("// fixmods:ignore\n\n\(Self.call)", [none]), ("// fixmods:ignore\nlet a = 1", [none]),
            ("// fixmods:ignore frame: x\n\(Self.call)", [none]),
            ("// fixmods:ignore frame, font: x\n\(Self.call)", ["`frame` in `fixmods:ignore` speaks for no call"]),
            ("// fixmods:ignore font: x\n\(Self.call)", []), ("\(Self.call) // fixmods:ignore", []),
            ("// fixmods:ignore-file\nlet a = 1", ["`fixmods:ignore-file` speaks for no call"]),
            ("// fixmods:ignore-file\n\(Self.call)", []),
            (
                "// fixmods:disable\nlet a = 1\n// fixmods:enable\n\(Self.call)",
                ["`fixmods:disable` speaks for no call", "`fixmods:enable` ends nothing"]
            ),
            ("// fixmods:disable\n\(Self.call)\n// fixmods:enable", []),
            ("// fixmods:disable\n\(Self.call)", []),
            ("// fixmods:disable\n\(Self.call)\n// fixmods:enable font:", ["`fixmods:enable` ends nothing"]),
            ("\(Self.call)\n// fixmods:enable", ["`fixmods:enable` ends nothing"]),
            ("// fixmods:ingore\n\(Self.call)", ["unknown `fixmods:ingore`; did you mean `fixmods:ignore`?"]),
            ("// fixmods ignore\n\(Self.call)", ["this is written `fixmods:ignore`"]),
            (
                "// fixmods:next\nlet a = 1",
                ["unknown `fixmods:next`; did you mean `fixmods:ignore`?"]
            ),
            (
                "// fixmods:ignore fnot: x\n\(Self.call)",
                [
                    "`fnot` before the colon is no modifier and no short name of a reason, so all calls there are left "
                        + "alone; did you mean `font`?"
                ]
            ),
            (
                "// fixmods:ignore font\n\(Self.call)",
                [
                    "`font` is taken for a reason; names end with a colon, as in `fixmods:ignore font:`, and a reason "
                        + "stands behind one, as in `fixmods:ignore: font`"
                ]
            ),
            ("// fixmods:ignore: font\n\(Self.call)", []), ("// fixmods:ignore because\n\(Self.call)", []),
            // What only some runs look at.
            ("func f() -> some View {\n// fixmods:ignore\nif c { x.bold() } else { x }\n}", []),
            ("extension View {\n// fixmods:ignore\nfunc card() -> some View { padding() }\n}", []),
            ("// fixmods:ignore\nlet v = row.when(true) { $0.bold() }", []),
            ("// fixmods:ignore constant:\nlet v = row.when(true) { $0.bold() }", []),
        ]) { source, sentences in
            for levels in [[], Set(Level.allCases)] as [Set<Level>] {
                #expect(Self.plan(source, allowing: levels).flaws.map(\.sentence) == sentences)
            }
        }
    }

    /// Other tools' words, and what people write before ours: nothing is rewritten that somebody may have asked to leave alone.
    @Test func whatIsMistyped() async {
        let next = "let w = row.when(c) { $0.padding(8) }"
        await check(each: [
            "// FIXMODS:IGNORE", "// fixmods.ignore", "// TODO: fixmods:ignore",
            "// - fixmods:ignore",
            "//! fixmods:ignore", "// fixmods:ignore-next-line", "// fixmods:disable-next-line", "// fixmods:skip",
            "// fixmods:ignore-line", "// fixmods:disable:next", "// fixmods:disable:this",
        ]) { comment in
            let plan = Self.plan("\(comment)\n\(Self.call)\n\n\(next)\n", allowing: [.assumed])
            let isUnderstood = comment.hasSuffix(" fixmods:ignore") || comment.hasSuffix("! fixmods:ignore")
            #expect(plan.flaws.map(\.code) == (isUnderstood && !comment.hasPrefix("// fix") ? [] : [.unknown]))
            // Nobody who means a line is led to leave a file alone.
            let isOfLine = ["-line", ":next", ":this"].contains(where: comment.hasSuffix)
            #expect(!isOfLine || plan.flaws.first?.sentence.hasSuffix("; did you mean `fixmods:ignore`?") == true)
            let text = String(
                decoding: AppliedEdits(plan.edits, to: Array("\(comment)\n\(Self.call)\n\n\(next)\n".utf8)).bytes,
                as: UTF8.self)
            #expect(text == "\(comment)\n\(Self.call)\n\nlet w = row.padding(c ? 8 : 0)\n")
        }
        for prose in ["// fixmods rewrites this", "// see what fixmods:ignore does", "// TODO: fixmods, later"] {
            let plan = Self.plan("\(prose)\n\(next)\n", allowing: [])
            #expect(plan.flaws.isEmpty && !plan.edits.isEmpty)
        }
    }

    @Test func whatIsTakenOut() async {
        let rewritten = "let v = row.font(c ? .title : nil)"
        await check(each: [
            ("a\n  // fixmods:ignore frame:\n\(Self.call)\n", "a\n\(rewritten)\n"),
            ("a\r\n  // fixmods:ignore\r\nb\r\n", "a\r\nb\r\n"), ("a // fixmods:ignore\nb", "a\nb"),
            ("a /* fixmods:ignore */ + b", "a + b"), ("a/* fixmods:ignore */b", "a b"),
            ("// fixmods:ignore frame, font: x\n\(Self.call)", "// fixmods:ignore font: x\n\(Self.call)"),
            ("// fixmods:disable frame, font: x\n\(Self.call)", "// fixmods:disable font: x\n\(Self.call)"),
            ("// fixmods:disable\n// fixmods:enable\n\(Self.call)", rewritten),
            (
                "let v = row.when(c) {\n  // fixmods:ignore\n  $0.font(.title)\n}",
                "let v = row.when(c) {\n  // fixmods:ignore\n  $0.font(.title)\n}"
            ),
            (
                "let v = row.when(c) {\n  // fixmods:ignore\n  $0.when(d) {\n$0.bold()\n}\n}",
                "let v = row.when(c) {\n  // fixmods:ignore\n  $0.when(d) {\n$0.bold()\n}\n}"
            ),
            ("// fixmods:ignore-file", ""), ("// fixmods:ingore", "// fixmods:ingore"),
        ]) { before, after in
            let plan = Self.plan(before, allowing: [.assumed], removing: true)
            let text = plan.result.map { String(decoding: $0.file.bytes, as: UTF8.self) }
            #expect(text ?? before == after)
            #expect(plan.result == nil || plan.isSettled)
            let edits = AppliedEdits(plan.edits, to: Array(before.utf8))
            #expect(String(decoding: edits.bytes, as: UTF8.self) == after)
            #expect(Self.plan(after, allowing: [.assumed], removing: true).edits.isEmpty)
        }
    }

    /// Every refusal has a code that a comment may name.
    @Test func everyCodeIsKnown() throws {
        let text = try Repository.text(of: "Sources/Rewriting/Refusal.swift")
        let names = text.split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "case"), place <= 1, words.count > place + 1 else { return nil }
            let word = words[place + 1]
            return word.hasPrefix(".") ? nil : String(word.prefix { $0.isLetter })
        }
        #expect(names.count > 90)
        let codes = names.map { $0.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined() }
        #expect(Set(codes) == Set(Code.refusals))
        #expect(codes == Code.refusals)
    }

    private static func plan(_ source: String, allowing levels: Set<Level> = [], removing: Bool = false) -> Plan {
        var context = Context(
            rules: .builtin, declarations: [Declarations(of: parsed(declaredHelpers), path: "0.swift")], allowed: levels
        )
        context.removesSuppressions = removing
        return context.plan(parsed(source), path: "Example.swift")
    }
}
