import Harness
import Syntax
import Testing

@testable import Rewriting
@testable import Semantics

/// Bodies of helpers that would take for ever, or more stack than there is, are given up.
@Suite struct HelperLimitTests {
    private func excess(_ body: String) -> String? {
        let source = "extension View { func f<V>(_ c: Bool, t: (Self) -> V) -> Any { \(body) } }"
        return Declarations(of: parsed(source), path: "").helpers.first?.excess?.sentence
    }

    @Test func manyQuestionsOneAfterTheOther() {
        let asked = (0..<10).map { "x\($0)" }.joined(separator: ", ")
        let body = String(repeating: "if \(asked) { return t(self) }\n", count: 20) + "return self"
        #expect(excess(body)?.hasPrefix("also holds `if x0, x1") == true)
    }

    @Test func manyQuestionsAtOnce() {
        let asked = (0..<5_000).map { "x\($0)" }.joined(separator: " && ")
        #expect(excess("if \(asked) { t(self) } else { self }")?.hasPrefix("also holds `if x0 && x1") == true)
    }

    @Test func longChainOfChoices() {
        let body = String(repeating: "c ? t(self) : ", count: 50_000) + "self"
        #expect(excess(body)?.hasPrefix("also gives back `c ? t(self)") == true)
    }

    @Test func longChainOfModifiers() {
        #expect(excess("self" + String(repeating: ".bold()", count: 20_000)) == "also applies `bold`")
        #expect(
            excess("other" + String(repeating: ".bold()", count: 20_000))?.hasPrefix("also gives back `other.bold()")
                == true
        )
    }

    /// Each hands on to the next, which stands behind it.
    @Test func longChainOfHelpers() {
        let links = (0..<2_000).map { "func f\($0)<V>(_ c: Bool, t: (Self) -> V) -> Any { self.f\($0 + 1)(c, t: t) }" }
        let last = "func f2000<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { self } else { t(self) } }"
        let source = "extension View {\n" + (links + [last]).joined(separator: "\n") + "\n}"
        let first = context(source).index.helpers.entries(named: "f0").first?.declaration
        #expect(first.map { $0.isHelper && $0.isNegated && $0.excess == nil } == true)
    }

    /// A file that is being written must not end the run.
    @Test(arguments: ["case true t(self)", "case true? t(self)", "case 1, 2c", "case", "case x where c"])
    func casesWithoutColon(_ text: String) {
        _ = excess("switch c { \(text)\ncase false: self\ndefault: self }")
        _ = excess("switch c { \(text) }")
    }

    @Test func colonsInTheGuardOfACase() {
        let found = excess("switch c { case true where has(c, also: 1): t(self)\ndefault: self }")
        #expect(found == "asks `case true where has(c, also: 1)`")
    }
}
