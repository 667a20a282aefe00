import Harness
import RuleModel
import Testing

@Suite struct NearestTests {
    @Test func finds() async {
        await check(each: [
            ("inrt", "inert"), ("ienrt", "inert"), ("inertt", "inert"), ("INERT", "inert"), ("activ", "active"),
            ("given", nil), ("inert", nil), ("x", nil), ("", nil), ("activeinert", nil),
        ]) { name, nearest in
            #expect(["active", "inert", "on"].nearest(to: name) == nearest)
        }
    }

    @Test func theFirstOfEqualsIsTaken() {
        #expect(["bad", "bat", "cat"].nearest(to: "baz") == "bad")
        #expect(["", "a"].nearest(to: "b") == nil)
    }

    @Test func isSaidInASentence() {
        #expect(["width", "height"].suggestion(for: "widht", suffix: ":") == "; did you mean `width:`?")
        #expect(["width", "height"].suggestion(for: "depth") == "")
    }
}
