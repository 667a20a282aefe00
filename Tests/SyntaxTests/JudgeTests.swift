import Harness
import Testing

/// Our parser against the toolchain's own, on a file for each construct of the language.
@Suite(.enabled(if: JudgeProgram.isAvailable, "unavailable: the toolchain has no SwiftParser to link"))
struct JudgeTests {
    /// The differences that the judge prints, by file: `path:line:column: class: text`.
    private static let differences = Result { () throws -> [String: [String]] in
        let run = try JudgeProgram.run("compare --all .")
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("./") }
        return Dictionary(grouping: lines.map(String.init), by: { String($0.dropFirst(2).prefix { $0 != ":" }) })
    }

    private static let accepted = Result { () throws -> Set<String> in
        let lines = try JudgeProgram.run("calls .").output.split(separator: "\n")
        let files = lines.filter { $0.hasPrefix("file ./") && $0.hasSuffix(" accepted") }
        return Set(files.map { String($0.dropFirst("file ./".count).dropLast(" accepted".count)) })
    }

    @Test("equal to the toolchain's parser") func equal() async {
        await check(each: JudgeProgram.caseNames) { name in
            #expect(try Self.accepted.get().contains(name), "the toolchain's parser finds an error")
            let found = try Self.differences.get()[name] ?? []
            #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
        }
    }

    @Test("the cases are many, and the compiler takes them all") func compiler() throws {
        #expect(JudgeProgram.caseNames.count > 140)
        // Several files at once are a module, where only one may hold statements.
        let harmless = ["not allowed at the top level", "hashbang line is allowed only in the main file"]
        let run = JudgeProgram.shell(
            "cd '\(JudgeProgram.cases)' && find . -name '*.swift' -print0"
                + " | xargs -0 swiftc -frontend -swift-version 6 -parse 2>&1")
        let errors = run.output.split(separator: "\n").filter { line in
            line.hasPrefix("./") && line.contains("error: ") && !harmless.contains { line.hasSuffix($0) }
        }
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        #expect(run.output.contains(harmless[0]), "the compiler has not run: \(run.output)")
    }

    @Test("nothing costs more than the bounds, hostile or not") func steps() throws {
        let run = try JudgeProgram.run("steps --largest 1000000 .")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("texts of two pieces in turn"))
    }

    /// Our reading of the first text against the toolchain's of the second: the comparison must see the difference.
    @Test func seesDifference() async {
        await check(each: [
            ("a.b(c)", "a.b(d)", "expressions:", 0),
            ("a.b(c)", "a.b(c: d)", "calls: call of `b`: labels is [\"c\"], ours is [\"_\"]", 1),
            ("a.b(c)", "a.d(c)", "calls: call of `d`: name is d, ours is b", 1),
            ("a.b(c)", "a.b(c) { d }", "calls: call of `b`: end is 12, ours is 6", 1),
            ("a.b { c } d: { e }", "a.b { c } f: { e }", "closures is", 1),
            ("a.b { c }", "a.b ; c  ", "calls: call of `b` is none", 1),
            ("a.b ; c  ", "a.b { c }", "calls: call of `b` is missing", 1),
            ("x; a.b(c)", "x+ a.b(c)", "calls:", 0),
            ("a  b", "a+ b", "boundaries: tokens are", 1),
            ("aa", "10", "kinds: token is integerLiteral, ours is identifier", 1),
            ("func a() {}", "func a() { }", "statements: functionDeclaration ends at 12, ours at 11", 1),
            ("a + b", "a   b", "expressions: sequence 0-5 is none", 1),
            ("@A(b) var c: D", "@A    var c: D", "clauses: attribute ends at 2, ours at 5", 1),
            ("let", "var", "unexpected:", 1),
        ]) { own, toolchain, expected, isSeen in
            // Tests run at the same time: no two may write one file.
            let name = (own + "|" + toolchain).utf8.reduce(into: 5381) { $0 = ($0 &* 33) &+ Int($1) }
            let mine = try JudgeProgram.file("own\(name)", holding: own)
            let theirs = try JudgeProgram.file("toolchain\(name)", holding: toolchain)
            let run = try JudgeProgram.run("pair '\(mine)' '\(theirs)'")
            #expect(run.output.contains(expected) == (isSeen == 1), "\(run.output)")
        }
    }

    @Test("calls as the toolchain sees them") func calls() throws {
        let path = try JudgeProgram.file(
            "calls", holding: "x.`if`(c, d: { 1 }) { $0.e() } f: { }\ng(\"\\(h<I>(j))\")\n")
        let lines = try JudgeProgram.run("calls '\(path)'").output.split(separator: "\n").dropFirst()
        #expect(
            lines == [
                "call 0 37 name=if labels=_,d closures=argument:d@13-18,trailing:@20-30,trailing:f@34-37",
                "call 22 28 name=e labels= closures=",
                "call 38 53 name=g labels=_ closures=",
                "call 43 50 name=h labels=_ closures=",
            ])
    }

    @Test("calls of helpers, with closures or references to functions") func helpers() throws {
        let path = try JudgeProgram.file(
            "helpers",
            holding: """
                a.applyIf(b) { c }
                applyIf(b, transform: d)
                e.applyIf(1)
                f.other { g }
                "\\(h.if(i, \\.j))"
                """)
        let lines = try JudgeProgram.run("helpers applyIf,if '\(path)'").output.split(separator: "\n")
        #expect(lines == ["\(path):1:applyIf", "\(path):19:applyIf", "\(path):75:if"])
    }
}
