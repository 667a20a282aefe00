import Harness
import Patching
import Syntax
import Testing

@Suite struct UnifiedDiffTests {
    /// A text, the edits of it, and the hunks that should be printed.
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: String
        let edits: [Edit]
        let hunks: String
    }

    static let examples = [
        Example(
            testDescription: "one word", old: "a\nb\nc\nd\ne\nf\ng\n", edits: [Edit(6..<7, "D")],
            hunks: "@@ -1,7 +1,7 @@\n a\n b\n c\n-d\n+D\n e\n f\n g\n"),
        Example(
            testDescription: "context ends at the text's ends", old: "a\nb\n", edits: [Edit(0..<1, "A")],
            hunks: "@@ -1,2 +1,2 @@\n-a\n+A\n b\n"),
        Example(
            testDescription: "six lines between: one hunk", old: "a\n1\n2\n3\n4\n5\n6\nb\n",
            edits: [Edit(0..<1, "A"), Edit(14..<15, "B")],
            hunks: "@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n"),
        Example(
            testDescription: "seven lines between: two hunks, the second moved by what the first added",
            old: "a\n1\n2\n3\n4\n5\n6\n7\nb\n", edits: [Edit(0..<1, "A\nA"), Edit(16..<17, "B")],
            hunks: "@@ -1,4 +1,5 @@\n-a\n+A\n+A\n 1\n 2\n 3\n@@ -6,4 +7,4 @@\n 5\n 6\n 7\n-b\n+B\n"),
        Example(
            testDescription: "several edits in one line", old: "a b c\n", edits: [Edit(0..<1, "A"), Edit(4..<5, "C")],
            hunks: "@@ -1 +1 @@\n-a b c\n+A b C\n"),
        Example(
            testDescription: "lines that stay the same inside an edit are context", old: "f {\n  x\n}\n",
            edits: [Edit(0..<9, "g {\n  x\n}")], hunks: "@@ -1,3 +1,3 @@\n-f {\n+g {\n   x\n }\n"),
        Example(
            testDescription: "an added line", old: "a\nb\n", edits: [Edit(2..<2, "n\n")],
            hunks: "@@ -1,2 +1,3 @@\n a\n+n\n b\n"),
        Example(
            testDescription: "a line removed with its newline", old: "a\nb\nc\n", edits: [Edit(2..<4, "")],
            hunks: "@@ -1,3 +1,2 @@\n a\n-b\n c\n"),
        Example(
            testDescription: "two lines joined", old: "a\nb\nc\n", edits: [Edit(1..<2, "")],
            hunks: "@@ -1,3 +1,2 @@\n-a\n-b\n+ab\n c\n"),
        Example(
            testDescription: "the last line without a newline", old: "a\nb", edits: [Edit(2..<3, "B")],
            hunks: "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+B\n\\ No newline at end of file\n"),
        Example(
            testDescription: "context without a newline", old: "a\nb", edits: [Edit(0..<1, "A")],
            hunks: "@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n"),
        Example(
            testDescription: "a newline added at the end", old: "a", edits: [Edit(1..<1, "\n")],
            hunks: "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        Example(
            testDescription: "an empty text that is filled", old: "", edits: [Edit(0..<0, "a\n")],
            hunks: "@@ -0,0 +1 @@\n+a\n"),
        Example(
            testDescription: "a text that is emptied", old: "a\nb\n", edits: [Edit(0..<4, "")],
            hunks: "@@ -1,2 +0,0 @@\n-a\n-b\n"),
        Example(
            testDescription: "CRLF stays, and a lone CR is no line end", old: "a\r\nb\rc\r\n",
            edits: [Edit(3..<4, "B")],
            hunks: "@@ -1,2 +1,2 @@\n a\r\n-b\rc\r\n+B\rc\r\n"),
        Example(testDescription: "no edit", old: "a\n", edits: [], hunks: ""),
        Example(testDescription: "an edit that changes nothing", old: "a\n", edits: [Edit(0..<1, "a")], hunks: ""),
    ]

    @Test func hunks() async {
        await check(each: Self.examples) { example in
            let patch = try Patch(example.edits, to: Array(example.old.utf8))
            let diff = UnifiedDiff(of: patch, path: "poem.txt").text
            let head = example.hunks.isEmpty ? "" : "--- a/poem.txt\n+++ b/poem.txt\n"
            #expect(String(decoding: diff, as: UTF8.self) == head + example.hunks)
        }
    }

    @Test func paths() async {
        await check(each: [
            ("Views/Card.swift", "--- a/Views/Card.swift\n"),
            ("My Views/Card.swift", "--- a/My Views/Card.swift\t\n"),
            ("a\"b\\c.swift", "--- \"a/a\\\"b\\\\c.swift\"\n"),
            ("tab\there\nthere\u{1B}.swift", "--- \"a/tab\\there\\nthere\\033.swift\"\n"),
            ("é.swift", "--- \"a/\\303\\251.swift\"\n"),
        ]) { path, header in
            let diff = UnifiedDiff(of: try Patch([Edit(0..<0, "a")], to: []), path: Path(path)).text
            #expect(String(decoding: diff, as: UTF8.self).hasPrefix(header))
        }
    }

    /// Random texts and edits: the printed diff makes the new text of the old one, for us and for git.
    @Test func diffsApply() throws {
        var random = SplitMix(state: 2)
        let folder = try TemporaryFolder()
        var diffs: [UInt8] = []
        var results: [String: [UInt8]] = [:]
        for number in 0..<400 {
            let patch = try Self.patch(using: &random)
            let path = "\(number) \"é\".txt"
            let diff = UnifiedDiff(of: patch, path: Path(path)).text
            guard !diff.isEmpty else { continue }
            // As in a Swift file, something is always left; git takes an emptied file for a deleted one.
            guard !patch.new.isEmpty else { continue }
            let plain = UnifiedDiff(of: patch, path: "x").text
            let applied = try AppliedDiff(plain, to: patch.old).text
            #expect(difference(of: applied, from: patch.new) == nil, "number \(number)")
            try folder.write(patch.old, to: path)
            results[path] = patch.new
            diffs += diff
        }
        #expect(results.count > 300)
        try folder.write(diffs, to: "all.diff")
        let git = try ChildProcess("git", ["apply", "--whitespace=nowarn", "all.diff"], in: folder.path)
        #expect(git.status == 0, "\(git.errors)")
        for (path, new) in results { #expect(difference(of: try folder.bytes(of: path), from: new) == nil, "\(path)") }
    }

    static func patch(using random: inout SplitMix) throws -> Patch {
        let letters = Array("ab\n\n\r\n ".utf8)
        let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in letters.randomElement(using: &random)! }
        var edits: [Edit] = []
        var place = 0
        while edits.count < 4 {
            let start = place + Int.random(in: 0...20, using: &random)
            let end = start + Int.random(in: 0...6, using: &random)
            guard end <= old.count else { break }
            let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in letters.randomElement(using: &random)! }
            edits.append(Edit(start..<end, String(decoding: text, as: UTF8.self)))
            place = end + 1
        }
        return try Patch(edits, to: old)
    }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
