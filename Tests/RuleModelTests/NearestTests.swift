import RuleModel
import Testing

@Suite struct NearestTests {
    @Test(arguments: [
        ("inrt", "inert"), ("ienrt", "inert"), ("inertt", "inert"), ("INERT", "inert"), ("activ", "active"),
        ("given", nil), ("inert", nil), ("x", nil), ("", nil), ("activeinert", nil),
    ])
    func finds(name: String, nearest: String?) {
        #expect(["active", "inert", "on"].nearest(to: name) == nearest)
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
