import Harness
import RuleModel
import Testing

/// The harness must fail where a rewrite is wrong; a harness that never fails proves nothing.
@Suite struct HarnessTests {
    @Test func anotherResultFails() {
        withKnownIssue { check(before: "x.applyIf(c) { $0.opacity(0) }\n", after: "x.opacity(1)\n") }
    }

    @Test func aGoldenThatChangesNothingFails() {
        withKnownIssue { check(before: "let a = 1\n", after: "let a = 1\n") }
    }

    @Test func codeThatIsNotLeftAloneFails() {
        withKnownIssue { check(leftAlone: "x.applyIf(c) { $0.opacity(0.5) }\n") }
    }

    @Test func anotherReasonFails() {
        withKnownIssue { check(leftAlone: "x.applyIf(c) { $0.neverHeardOf() }\n", reasons: ["because"]) }
    }

    @Test func codeWithoutACallIsLeftAlone() { check(leftAlone: "let a = f(1)  // one\n", outcomes: [], reasons: []) }

    @Test(arguments: [
        "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-b\n+c\n", "--- a/x\n+++ b/x\n@@ -1,2 +1 @@\n-a\n+c\n",
        "--- a/x\n+++ b/x\n@@ -1 +2 @@\n-a\n+c\n", "--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+c\n",
        "--- a/x\n+++ b/x\n@@ -2 +2 @@\n-a\n+c\n", "--- a/x\n+++ b/x\n@@ -1,1 +1 @@\n-a\n+c\n",
        "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+c\n",
    ])
    func aDiffThatIsWrongDoesNotApply(diff: String) {
        #expect(throws: AppliedDiff.Failure.self) { try AppliedDiff(Array(diff.utf8), to: Array("a\n".utf8)) }
    }

    @Test func aDiffThatIsRightApplies() throws {
        let diff = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+c\n\\ No newline at end of file\n"
        #expect(try AppliedDiff(Array(diff.utf8), to: Array("a\n".utf8)).text == Array("c".utf8))
    }
}
