import Harness
import Patching
import Syntax
import Testing

@Suite struct PatchTests {
    let poem = Array("roses are red\nviolets are blue\n".utf8)

    @Test func editsInAnyOrderMakeTheNewText() throws {
        let patch = try Patch([Edit(26..<30, "green"), Edit(10..<13, "grey"), Edit(0..<0, "some ")], to: poem)
        #expect(String(decoding: patch.new, as: UTF8.self) == "some roses are grey\nviolets are green\n")
        #expect(
            patch.replacedRanges.map { String(decoding: patch.new[$0], as: UTF8.self) } == ["some ", "grey", "green"])
    }

    @Test func anInsertionMayTouchAReplacement() throws {
        let patch = try Patch([Edit(0..<5, "lilies"), Edit(5..<5, "!"), Edit(0..<0, "¡")], to: poem)
        #expect(String(decoding: patch.new.prefix(9), as: UTF8.self) == "¡lilies!")
    }

    @Test func overlappingEditsAreRefused() async {
        await check(each: [
            [Edit(0..<5, "a"), Edit(4..<6, "b")],
            [Edit(0..<5, "a"), Edit(1..<2, "b")],
            [Edit(3..<3, "a"), Edit(3..<3, "b")],
            [Edit(0..<5, "a"), Edit(0..<5, "a")],
        ]) { edits in
            #expect(throws: PatchError.overlapping(edits[0], edits[1])) { try Patch(edits, to: poem) }
        }
    }

    @Test func anEditPastTheEndIsRefused() {
        let edit = Edit(30..<32, "")
        #expect(throws: PatchError.outside(edit, length: 31)) { try Patch([edit], to: poem) }
    }
}
