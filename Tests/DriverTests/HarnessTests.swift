import Harness
import RuleModel
import Testing

/// The harness must fail where a rewrite is wrong; a harness that never fails proves nothing.
@Suite struct HarnessTests {
    /// What each failure begins with, and the line that it names, counted from this one.
    private static func failures(
        from line: Int = #line, _ body: @escaping @Sendable () async throws -> Void
    ) async throws -> [String] {
        let failures = Failures()
        let keeping = IssueHandlingTrait.compactMapIssues { issue in
            failures.all.append(issue)
            return nil
        }
        try await keeping.provideScope(for: Test.current!, testCase: Test.Case.current, performing: body)
        return failures.all.map { issue in
            let text = issue.comments.first.map { $0.rawValue.prefix { $0 != "\n" } } ?? ""
            return "+\(issue.sourceLocation!.line - line): \(text)"
        }
    }

    /// Of one task.
    private final class Failures: @unchecked Sendable {
        var all: [Issue] = []
    }

    private static let variants = [
        "as it stands", "with CRLF", "with tabs", "without a final newline", "with a byte order mark",
    ]

    @Test func anotherResultFails() async throws {
        let failures = try await Self.failures {
            check(before: "x.applyIf(c) { $0.opacity(0) }\n", after: "x.opacity(1)\n")
        }
        #expect(failures == Self.variants.map { "+1: another result, \($0)" })
    }

    @Test func aGoldenThatChangesNothingFails() async throws {
        let failures = try await Self.failures { check(before: "let a = 1\n", after: "let a = 1\n") }
        #expect(failures == ["+0: the golden changes nothing"])
    }

    @Test func codeThatIsNotLeftAloneFails() async throws {
        let failures = try await Self.failures {
            check([
                Golden(before: "let a = 1\n", after: nil),
                Golden(before: "x.applyIf(c) { $0.opacity(0.5) }\n", after: nil),
            ])
        }
        #expect(failures == Self.variants.map { "+3: another result, \($0)" })
    }

    @Test func anotherReasonFails() async throws {
        let failures = try await Self.failures {
            check(leftAlone: "x.applyIf(c) { $0.neverHeardOf() }\n", reasons: ["because"])
        }
        #expect(failures == Self.variants.map { "+1: reasons, \($0)" })
    }

    @Test func codeWithoutACallIsLeftAlone() { check(leftAlone: "let a = f(1)  // one\n", outcomes: [], reasons: []) }

    @Test func aDiffThatIsWrongDoesNotApply() async {
        await check(each: [
            "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-b\n+c\n", "--- a/x\n+++ b/x\n@@ -1,2 +1 @@\n-a\n+c\n",
            "--- a/x\n+++ b/x\n@@ -1 +2 @@\n-a\n+c\n", "--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+c\n",
            "--- a/x\n+++ b/x\n@@ -2 +2 @@\n-a\n+c\n", "--- a/x\n+++ b/x\n@@ -1,1 +1 @@\n-a\n+c\n",
            "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+c\n",
        ]) { diff in
            #expect(throws: AppliedDiff.Failure.self) { try AppliedDiff(Array(diff.utf8), to: Array("a\n".utf8)) }
        }
    }

    @Test func aRowThatFailsIsNamed() async throws {
        let row = "b\n" + String(repeating: "c", count: 200)
        let failures = try await Self.failures { await check(each: ["a", row]) { #expect($0 == "a") } }
        #expect(failures == ["+0: in row 2: \"b⏎" + String(repeating: "c", count: 97) + "…"])
    }

    @Test func aRowThatFailsIsShownWhereItIsWritten() async throws {
        let failures = try await Self.failures {
            let rows = [
                ModelExample(before: "a", after: "a"),
                ModelExample(before: "a", after: "b"),
            ]
            await check(each: zip(rows, 0...)) { row, _ in
                #expect(row.before == row.after, "differs")
            }
        }
        #expect(failures == ["+3: differs"])
    }

    @Test func rowsAfterOneThatThrowsAreProven() async throws {
        let failures = try await Self.failures {
            await check(each: [nil, nil] as [Int?]) { _ = try #require($0) }
            await check(each: ["-", "+"]) { _ = try AppliedDiff(Array($0.utf8), to: []) }
        }
        #expect(
            failures == [
                "+1: in row 1: nil", "+1: in row 2: nil", "+2: in row 1: \"-\"", "+2: in row 2: \"+\"",
            ])
    }

    @Test func theFirstDifferenceOfBytesIsSaid() {
        #expect(difference(of: Array("a\nb".utf8), from: Array("a\nb".utf8)) == nil)
        #expect(
            difference(of: Array("a\nbd".utf8), from: Array("a\nbc".utf8))
                == #"at byte 3, line 2: "d", expected was "c""#)
        #expect(difference(of: [], from: Array("a".utf8)) == #"at byte 0, line 1: "", expected was "a""#)
    }

    @Test func aDiffThatIsRightApplies() throws {
        let diff = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+c\n\\ No newline at end of file\n"
        #expect(try AppliedDiff(Array(diff.utf8), to: Array("a\n".utf8)).text == Array("c".utf8))
    }
}
