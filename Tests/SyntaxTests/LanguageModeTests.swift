import Harness
import Syntax
import Testing

/// A file is read as Swift 6, and as Swift 5 where only that leaves nothing unknown.
@Suite struct LanguageModeTests {
    @Test func readAs() async {
        await check(each: [
            ("x = /a/", "regexLiteral"), ("f(a: /B.c, d: e/2)", "prefixOperation"),
            ("f(a: /B.c, d: e/(2))", "regexLiteral"),
            ("f(/B.c, e/(2), /G.h, i/2)", "prefixOperation"), ("x = #/a/# + b/c", "regexLiteral"),
            // What is broken anyway is read as Swift 6.
            ("x = /a/ }", "regexLiteral"), ("f(a: /B.c, d: e/2)\n)", "regexLiteral"),
            ("let r = /\\/*$/\n) ]\nText(a)", "regexLiteral"),
        ]) { code, kind in
            let file = SourceFile(parsing: Array(code.utf8))
            let found = file.nodes.map { "\($0.kind)" }.filter { $0 == "regexLiteral" || $0 == "prefixOperation" }
            #expect(Set(found) == [kind])
        }
    }

    @Test func callsBehindASwift5DivisionAreFound() {
        let code = "f(a: /B.c, d: e/2)\nText(g).if(h) { $0.bold() }\n"
        let file = SourceFile(parsing: Array(code.utf8))
        #expect(file.nodes.count { $0.kind == .call } == 4)
        #expect(file.rebuilt == file.bytes)
    }
}
