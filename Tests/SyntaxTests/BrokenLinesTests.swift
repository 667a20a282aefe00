import Harness
import Syntax
import Testing

/// A line that is half written does not hide the declaration that follows it.
@Suite struct BrokenLinesTests {
    private static let lines = [
        // Nothing closes what they open.
        "fucn foo() {", "calss A {", "VStack {", "HStack(spacing: {", "if x {", "switch x {", "switch x { case .a:",
        "repeat {", "do {", "else {", "get {", "{ x in", "{{{", "(((", "[[[", "([{", "func f() {", "func f(",
        "func f( {",
        "func f(a: Int", "init(", "subscript(", "struct A {", "struct A: B {", "protocol P { func", "extension A {",
        "enum E { case a(", "macro m(", "precedencegroup A {", "let x: (", "let x: [", "let x: Foo<", "let x = [1, 2",
        "let x = foo(a, b: {", "let x = foo(a, b: { c in d(", "var x: Int { get", "var x: Int { didSet {",
        "let s = \"\\(foo(", "guard let x = y else {", "if let a, let b {", "while x {", "for x in y {", "@A(",
        "@available(iOS 13", "if x { } else {", "x.map { $0 }.filter {", "static func f<T>(a: (", "x[",
        // They ask for something that the next line is not.
        "#endif", "#else", "#elseif A", "import", "import struct", "operator", "infix operator", "func", "struct", "x.",
        "\\.", "\\Foo.", "let", "let x =", "let x:", "case", "typealias", "typealias A =", "macro", "extension",
        "return", "try", "@State", "private", "x as", "x ?", "x ? y :",
        "x +", "...", "prefix", "#",
        // An interpolation is left open, and quotes on a line of their own end the string around it.
        "let s = \"\"\"\n    \\(a\n    \"\"\"", "let s = #\"\"\"\n    \\#(a(\"b\"\n    \"\"\"#",
        "let s = a(\"\"\"\n    \\([a.\n    \"\"\")",
    ]

    /// As a member, before a member.
    @Test func isAMember() async {
        await check(each: Self.lines.flatMap { line in ["var", "func", "@A private var"].map { (line, $0) } }) {
            line, next in
            let name = next.hasSuffix("func") ? "\(next) next() -> B" : "\(next) next: B"
            let source = "struct Outer: A {\n    \(line)\n\n    \(name) {\n        found(1)\n    }\n}\n"
            #expect(surroundings(of: "found(1)", in: source) == member(next))
        }
    }

    /// In the body of a member, before the next one.
    @Test func isInABody() async {
        await check(each: Self.lines) { line in
            let source = """
                struct Outer: A {
                    func first(
                        a: B
                    ) {
                        let a = 1
                        \(line)
                    }

                    var next: B {
                        found(1)
                    }
                }

                """
            #expect(surroundings(of: "found(1)", in: source) == member("var"))
        }
    }

    /// At the top of a file, before a type.
    @Test func isAtTheTop() async {
        await check(each: Self.lines) { line in
            let source = "\(line)\n\nstruct Outer: A {\n    var next: B {\n        found(1)\n    }\n}\n"
            #expect(surroundings(of: "found(1)", in: source) == member("var"))
        }
    }

    /// In what is broken itself, calls are seen, and stand in an `unexpected` node.
    @Test func isNotSkipped() async {
        await check(each: [
            "struct A { fucn b() { found(1) } }", "struct A { b: C { found(1) } }", "a(b c { found(1) })",
            "a[b c found(1)]", "[a b found(1)]", "struct A { if b { found(1) } }", "func f(a b c, d: { found(1) }) {}",
            "struct A {\n  var body: some B\n    C { found(1) }\n  }\n}", "switch a { b { found(1) } }",
        ]) { source in
            #expect(surroundings(of: "found(1)", in: source).contains("unexpected"))
        }
    }

    private func member(_ kind: String) -> [String] {
        let member =
            kind == "func"
            ? ["codeBlock", "functionDeclaration"] : ["accessorBlock", "binding", "variableDeclaration"]
        return member + ["memberBlock", "structDeclaration", "sourceFile"]
    }

    private func surroundings(of text: String, in source: String) -> [String] {
        let file = SourceFile(parsing: Array(source.utf8))
        let call = file.nodes.indices.map { NodeID($0) }.first { file.kind($0) == .call && file.text(of: $0) == text }
        return call.map { file.surroundings(of: $0).map { "\(file.kind($0))" } } ?? []
    }
}
