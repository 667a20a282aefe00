import Harness
import RuleModel
import Syntax
import Testing

@testable import Rewriting

/// A run that is about some calls of a file.
@Suite struct AskedCallsTests {
    /// What becomes of a text of which the lines are asked for that hold a mark.
    private func rewritten(_ text: String, without passed: [String] = [], fallback: BranchPolicy = .leave) -> Plan {
        let file = SourceFile(parsing: Array(text.utf8))
        var context = Context(rules: .builtin, branches: fallback)
        let bytes = Array(text.utf8)
        func range(of word: String) -> Range<Int> { bytes.firstRange(of: Array(word.utf8))! }
        var touched: [Range<Int>] = []
        var start = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let end = start + line.utf8.count + 1
            if line.contains("isNew") { touched.append(start..<end) }
            start = end
        }
        context.asked = AskedCalls(touching: passed.isEmpty ? touched : nil, without: passed.map(range))
        return context.plan(file, path: "A.swift")
    }

    private func text(_ plan: Plan, of old: String) -> String {
        String(decoding: AppliedEdits(plan.edits, to: Array(old.utf8)).bytes, as: UTF8.self)
    }

    @Test func othersAreNeitherRewrittenNorListed() {
        let old = """
            let a = x.applyIf(isNew) { $0.opacity(0.5) }
            let b = x.applyIf(q) { $0.opacity(0.5) }

            """
        let plan = rewritten(old)
        #expect(plan.calls.count == 1 && plan.isSettled)
        #expect(
            text(plan, of: old) == """
                let a = x.opacity(isNew ? 0.5 : 1)
                let b = x.applyIf(q) { $0.opacity(0.5) }

                """)
    }

    /// What is copied with a call around it stays what it is.
    @Test func aCallInsideAnother() {
        let old = """
            let a = x.applyIf(isNew) {
                $0.overlay {
                    y.applyIf(q) { $0.opacity(0.5) }
                }
            }

            """
        let plan = rewritten(old)
        #expect(plan.calls.count == 1 && plan.isSettled)
        #expect(
            text(plan, of: old) == """
                let a = x.overlay {
                    if isNew {
                        y.applyIf(q) { $0.opacity(0.5) }
                    }
                }

                """)
    }

    /// Calls of one chain that are the links of each other are one.
    @Test func aCallThatIsALink() {
        let old = """
            let a = x.applyIf(isNew) {
                $0.applyIf(q) { $0.opacity(0.5) }
            }

            """
        #expect(text(rewritten(old), of: old).contains(".opacity(isNew && q ? 0.5 : 1)"))
    }

    @Test func oneThatIsTakenBack() {
        let old = "let a = x.applyIf(isNew) { $0.opacity(0.5) }.applyIf(q) { $0.blur(radius: 2) }\n"
        let plan = rewritten(old, without: [".applyIf(q) { $0.blur(radius: 2) }"])
        #expect(plan.calls.count == 1 && plan.isSettled)
        #expect(text(plan, of: old) == "let a = x.opacity(isNew ? 0.5 : 1).applyIf(q) { $0.blur(radius: 2) }\n")
    }
}
