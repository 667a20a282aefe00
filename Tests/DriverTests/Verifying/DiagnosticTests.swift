import Syntax
import Testing

@testable import Driver

/// What is read of a compiler's output.
@Suite struct DiagnosticTests {
    private static func read(_ text: String) -> [String] {
        Diagnostic.all(in: Array(text.utf8)).map { "\($0.path)|\($0.line)|\($0.column ?? 0)|\($0.text)" }
    }

    @Test func whatNamesAPlace() {
        #expect(Self.read("/a/B.swift:12:9: error: no 'x'\n") == ["/a/B.swift|12|9|error: no 'x'"])
        #expect(Self.read("  B.swift:12: fatal error: no\r\n") == ["B.swift|12|0|fatal error: no"])
        #expect(Self.read("a b:c.swift:1:2: error: d:3: error: e") == ["a b:c.swift|1|2|error: d:3: error: e"])
        #expect(Self.read("\u{1B}[1mB.swift:1:2: \u{1B}[31merror: \u{1B}[0mno") == ["B.swift|1|2|error: no"])
        #expect(Self.read("\u{1B}[") == [])
    }

    @Test func whatNamesNone() {
        for line in [
            "error: no", "B.swift: error: no", "B.swift:1:2: warning: no", ":1:2: error: no", "B.swift:0:1: error: no",
            "B.swift:99999999999999999999: error: no", "B.swift:-1: error: no", "B.swift:1:2:error: no",
        ] { #expect(Self.read(line) == [], "\(line)") }
    }

    @Test func theLineThatTellsMost() {
        func gist(_ text: String) -> String? { Diagnostic.gist(of: Array(text.utf8)) }
        #expect(gist("a\nerror: b\nerror: c\nd") == "error: b")
        #expect(gist("a\n  b  \n\n") == "b")
        #expect(gist("\n \n") == nil)
    }
}
