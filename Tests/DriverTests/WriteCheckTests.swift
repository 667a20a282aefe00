import Patching
import Syntax
import Testing

@testable import Driver

/// The check that stands between a mistake of ours and the user's file: it must see each kind.
@Suite struct WriteCheckTests {
    static let old = "let a = f(x) /* one */ // two\nlet b = g(y)\n"

    /// Replaces the first occurrence of some text.
    func objection(
        _ changes: [(String, String)], in text: String = old, isSettled: (SourceFile) -> Bool = { _ in true }
    ) throws -> WriteCheck.Objection? {
        let bytes = Array(text.utf8)
        let edits = changes.map { before, after in
            let start = bytes.indices.first { bytes[$0...].starts(with: before.utf8) }!
            return Edit(start..<start + before.utf8.count, after)
        }
        let check = WriteCheck(old: SourceFile(parsing: bytes), patch: try Patch(edits, to: bytes))
        return check.objection(isSettled: isSettled)
    }

    @Test func whatHoldsIsNotObjectedTo() throws {
        #expect(try objection([("f(x)", "f(x: 1)"), ("g(y)", "h")]) == nil)
        #expect(try objection([("f(x) /* one */", "/* one */ f(z)")]) == nil)
        #expect(try objection([]) == nil)
    }

    @Test func aTextThatDoesNotParse() throws {
        #expect(try objection([("f(x)", "f((x)")]) == .notUnderstood)
    }

    @Test func joinedTokens() throws {
        #expect(try objection([(" + 1", "1")], in: "let b = y + 1\n") == .tokensOutsideEdits)
        #expect(try objection([("let ", "let")], in: "let b = y + 1\n") == .tokensOutsideEdits)
        #expect(try objection([("y", "\"")], in: "let b = y + 1\n") != nil)
    }

    @Test func anEditInsideAToken() throws {
        #expect(try objection([("et", "et")], in: "let a = 1\n") == nil)
        #expect(try objection([("a", "a/*")], in: "let a = 1\n") != nil)
    }

    @Test func aLostComment() throws {
        #expect(try objection([("f(x) /* one */", "f(x)")]) == .lostComment("/* one */"))
        #expect(try objection([("// two", "")]) == .lostComment("// two"))
        #expect(
            try objection([(" /* a /* b */ */", "")], in: "f() /* a /* b */ */\n") == .lostComment("/* a /* b */ */"))
        #expect(try objection([("// same\n", "")], in: "// same\n// same\nf()\n") == .lostComment("// same"))
    }

    @Test func aMergeConflictInAnEdit() throws {
        let text = "f(\n<<<<<<< a\n1\n=======\n2\n>>>>>>> b\nx)\n"
        #expect(try objection([("f(", "g(")], in: text) == nil)
        #expect(try objection([(String(text.dropLast()), "f(x)")], in: text) == .mergeConflict)
    }

    @Test func aResultThatIsNotStable() throws {
        #expect(try objection([("f(x)", "h(x)")], isSettled: { _ in false }) == .notStable)
    }

    /// Whoever hands over a tree may have parsed something else.
    @Test func whatIsCheckedIsWhatIsWritten() throws {
        let old = Array("f(x)\n".utf8)
        let patch = try Patch([Edit(1..<2, "((")], to: old)
        let other = SourceFile(parsing: old)
        let check = WriteCheck(old: other, patch: patch, new: other)
        #expect(check.objection { _ in true } == .notUnderstood)
    }
}
