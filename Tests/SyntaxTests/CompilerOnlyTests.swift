import Harness
import Syntax
import Testing

/// What type-checks, some of it only in Swift 5, while swift-syntax calls it a mistake. Nothing of it is `unexpected` to us,
/// so that a file which holds it is like any other.
@Suite struct CompilerOnlyTests {
    @Test func nothingIsUnexpected() async {
        await check(
            each: Self.keyPaths + Self.conditions + Self.lexical + Self.patterns + Self.types + Self.closures
                + Self.parameters + Self.attributes
                + Self.declarations + Self.statements + Self.macros
        ) { code in
            let file = SourceFile(parsing: Array(code.utf8))
            #expect(!file.nodes.contains { $0.kind == .unexpected || $0.kind == .missing })
        }
    }

    /// Behind `as`, in swift-syntax the type ends before a `throws` that holds more than a name.
    @Test func typeReachesBehindWhatIsThrown() async {
        await check(each: ["(@A B)", "(@A (B) -> C)", "(repeat each A)", "(inout A)"]) { thrown in
            let code = "a as () throws\(thrown) -> B"
            let file = SourceFile(parsing: Array(code.utf8))
            let type = file.nodes.indices.last { file.nodes[$0].kind == .type }
            #expect(type.map { file.text(of: NodeID($0)) } == "() throws\(thrown) -> B")
        }
    }

    private static let keyPaths = [
        #"a(b: \.c ?? d, e)"#, #"a = [\.b ?? \.c]"#, "a(\\B\n#if C\n.d\n#endif\n)",
        "[\\.b\n#if C\n.d\n#endif\n.e]", "let a = \\B.c\n#if D\n.0\n#endif",
        "let a = \\B.c\n#if D\n.e\n#else\n#if F\n.0\n#endif\n#endif", "let a = \\B.c\n#if D\n.e\n#endif\nas F",
        "let a = \\B.c\n#if D\n.e\n#endif\n, f = 1", "for a in \\B.c\n#if D\n.e\n#endif\nwhere f {}",
        "let a = b ? \\B.c\n#if D\n.e\n#endif\n: f", "Regex {\nif a { b }\n/,\\s*/\n}",
    ]

    private static let conditions = [
        "a\n#if B\n.0\n#endif", "a\n#if B\n#if C\n.0.d()\n#endif\n#endif",
        "#if A\n@B\n#if C\n#endif\n#endif\nfunc a() {}", "#if A\n@available (iOS 13, *)\n#endif\nfunc a() {}",
        "var a: B {\n#if C\n@D\n#endif\nget { 1 }\n}", "@abi(#if A\n#endif\n) func a() {}",
        "@abi(#if A\n@B\n#endif\nfunc a()) func a() {}", "@A\n#if B\n#endif\nfunc a() {}",
        "#if A\n@B\n#else\n#if C\n#endif\n#endif\nfunc a() {}",
        "@abi(#if A\n#if B\nfunc a()\n#endif\n#endif\n) func a() {}",
    ]

    private static let lexical = [
        "a { return/b/ }", "a = b.default / c / d", "if a.in / b == 1 {}", "a { b in/c/ }", "if/a/.b {}",
        "switch a { case/b/: c }", "a = try/b/", "a = try?/b/.c", "a.\u{B}b()", "\u{FEFF}-1",
        "a(b,\u{B}/c/)", "a =\n[\u{C}/b/]", "x = a\n#if B\n.b\n#endif\n/ 2",
        "x = a\n#if B\n.b\n#endif\n/ 2 / 3", "func a() {}\n/,/", "f = init / c",
        "if init / a == 2 {}", "a is A<b\n> / d", "x = a is A<b<c>\n> \n/ d", "import A\n/,/",
        "await /^ a/", "let b = await /+ a/", "f(a: /B.c, d: e/2)", #"f(/, "(")/2"#,
        "f(/A.b, c/d, /E.f, g/`h`)", #"f(/A.b, c/\D.e)"#, "x = /A.b/C.d", "f(/A.b, c/é)", #"x = "\(a(/B.c, d: e/2))""#,
        "f(/A.b, c/#d)", "f(/A.b, g(c/(d)))", "f(a: /B.c, d: { e(x/-1) })", "let x = /B.c; let y = (a/(b))",
        "f(a: /B.c, d: e/!g)", "f(/A.b, c, \"/(\")", #"f(/A.b, "\(c/(d))")"#, "while case /A.b = c, d/(e) {}",
        "guard case /A.b = c, d/(e) > 1 else {}",
    ]

    private static let patterns = [
        "switch a { case .b\n#if C\n.d(let e)\n#endif\n: f }", "switch a {\ncase b {\nc\n}: d }",
        "switch a { case b { c } d: { e }: f }", "switch a { case borrowing self: b }",
    ]

    private static let types = [
        "let a: @convention (c) (B) -> C", "struct A { var b: @convention (c)\n(B) -> C }",
        "let a: @differentiable(B) throws -> C", "func a(b: @Sendable() async -> C) {}",
        "struct A: nonisolated ~B {}", "struct A: B, nonisolated\nC {}",
    ]

    private static let closures = [
        "a = { @B() -> C in d }", "a { @B(c: D) -> E in f }", "a { @B(c) async in d }", "a { @concurrent(b) in c }",
        "a { ([B]) in }", "a { (b, () -> C) in d }", "a { (repeat each B) in }", "a { (any P & Q) in }",
        "a { (any P<B>) in }", "a { (any P.Q) in }", "a { (sending @X P) in }", "a { (sending @X P, b) in }",
        "a { (isolated b) in c }", "a { (sending _ b) in c }", "a = (#b { didSet })", "a(#b { willSet {} })",
    ]

    private static let parameters = [
        "enum A { case a(isolated) }", "func a(sending _ b: C) {}", "func a(@B (c) d: E) {}", "func a(@B () in: C) {}",
        "func a(@B () for in: C) {}", "func a(@B () try: C) {}",
    ]

    private static let attributes = [
        "@_lifetime(borrow\na) func b() {}", "@_lifetime(0: copy a) func b() {}",
        "struct A { var a: B { @storageRestrictions(initializes: c accesses: d) init(e) {} get {} } }",
        "struct A { var b: C { @storageRestrictions\n(initializes: d) init {} get {} } }",
        "@_implements\n(A, b()) func b() {}", "@`available`(iOS 13, *) func a() {}", "@`objc`(a:b::) func c() {}",
        "enum E { @available (iOS 13, *) case a }", "class A { _compilerInitialized let b: C }",
        "@attached(peer, names: named(if)) macro a()", "@attached(peer, names: named(switch), named(x)) macro a()",
        "@attached(peer, names: named(try), named(await), named(repeat), named(inout)) macro a()",
        "@attached(peer, names: named(if(a:)), named(try(a:b:)), named(inout(_:)), named(for(a:))) macro a()",
    ]

    private static let declarations = [
        "struct A { var b: (C, C) = (1, 2) { get { c }\n init(d) { e = d } } }", "class override: B {}",
        "postfix operator %;a = b",
    ]

    private static let macros = [
        "a ? #b { willSet } : c", "if #a {\nb\n} + c {}", "if #a {\nb\n} {}", "guard #b {\n}.a else {}",
        "if #a {}\nc: {} {}", "for case #a { b } in c {}", "for a in #a {\n} where .a {}", "if #a { b }\n+ c {}",
        "guard #a { b }\n+ c else {}", "(#keyPath\n(b))", "f(#selector\n(b))", "if #keyPath\n(b) {}",
        "let b = #a { willSet }.0", "switch #a {\n}\n{ case 42: a }", "func f(a: A = #fileLiteral\n(b)) {}",
        "guard #a {\nb\n} else { c }", "guard let a = #b {\nc\n} else { d }", "for a in #b {\nc\n}\nwhere d {}",
        "#a<B\n, C>\nprivate enum D {}", "#a< B >\n#sourceLocation(file: \"c\", line: 1)", "#a<B >\nc: do {}",
        "struct A { #b<C>\nfunc d() {} }", "enum A { #b<C>\ncase d }", "enum A { static let b = #c<D, E>\n@F case g\n}",
        "enum A { static let b = #c<D, E>\nindirect case f(A)\n}", "class A { let b = #c<\nD>\ninit() {} }",
        "#a<any\nB, C>\nreturn 1", "struct A { var b = #keyPath\n(c) }", "#a< [2 of B]>\n@C func d() {}",
    ]

    private static let statements = [
        "switch a { #warning(\"b\")\ncase c: d }", "a { if b { 1 } else { 2 } as C }", "yield <A, B>(c)",
        "func a() {\ndiscard <A<B>, C>(d)\n}", "yield <A<B, C>>(d)",
        "#sourceLocation(file: \"a\", line: 1)\n#sourceLocation",
    ]
}
