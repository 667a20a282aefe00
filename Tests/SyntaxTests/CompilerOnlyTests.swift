import Syntax
import Testing

/// What the compiler's parser takes, and leaves to the type checker, while swift-syntax calls it a mistake. Nothing of it
/// is `unexpected` to us, so that a file which holds it is like any other.
@Suite struct CompilerOnlyTests {
    @Test(
        arguments: keyPaths + conditions + lexical + patterns + types + closures + parameters + attributes
            + declarations + statements + macros)
    func nothingIsUnexpected(code: String) {
        let file = SourceFile(parsing: Array(code.utf8))
        #expect(!file.nodes.contains { $0.kind == .unexpected || $0.kind == .missing })
    }

    /// Behind `as`, in swift-syntax the type ends before a `throws` that holds more than a name.
    @Test(arguments: ["(@A B)", "(@A (B) -> C)", "(repeat each A)", "(inout A)"])
    func typeReachesBehindWhatIsThrown(thrown: String) {
        let code = "a as () throws\(thrown) -> B"
        let file = SourceFile(parsing: Array(code.utf8))
        let type = file.nodes.indices.last { file.nodes[$0].kind == .type }
        #expect(type.map { file.text(of: NodeID($0)) } == "() throws\(thrown) -> B")
    }

    private static let keyPaths = [
        #"a = \b()"#, #"a = \B[0].[1]"#, #"a = \b(1).c"#, #"a = \.b?(1)"#, #"a = \.0(1)(2)"#, #"a = \.b<C>(2)"#,
        #"a(b: \.c ?? d, e)"#, #"a = [\.b ?? \.c]"#, #"a(\B++.c, d)"#, #"a(\B++.[0], c)"#,
        "a(\\B\n#if C\n.d\n#endif\n)", "[\\.b\n#if C\n.d\n#endif\n.e]", #"try \String++.b%%.[]"#,
        #"[\String++.b%%.[0]]"#, #"(\._.?a)"#, #"(\.a.!a)"#, #"x = \A<b > c"#, "Regex {\nif a { b }\n/,\\s*/\n}",
        "\\a\n#if A\n.b\n#endif\n= 1", "\\a\n#if A\n.b\n#endif\n> a", "let a = \\B.c\n#if D\n.0\n#endif",
        "let a = \\B.c\n#if D\n.e\n#else\n#if F\n.0\n#endif\n#endif", "let a = \\B.c\n#if D\n.e\n#endif\nas F",
        "let a = \\B.c\n#if D\n.e\n#endif\n, f = 1", "for a in \\B.c\n#if D\n.e\n#endif\nwhere f {}",
        "let a = b ? \\B.c\n#if D\n.e\n#endif\n: f", "\\a\n#if A\n.b\n#endif\n-> A",
    ]

    private static let conditions = [
        "#if0=0", "#else1 = 2", "#endif0", "a\n#if B\n.0\n#endif", "a\n#if B\n#if C\n.0.d()\n#endif\n#endif",
        "#if A\n@B\n#if C\n#endif\n#endif\nfunc a() {}", "#if A\n@available (iOS 13, *)\n#endif\nfunc a() {}",
        "var a: B {\n#if C\n@D\n#endif\nget { 1 }\n}", "@abi(#if A\n#endif\n) func a() {}",
        "@abi(#if A\n@B\n#endif\nfunc a()) func a() {}", "@A\n#if B\n#endif\nfunc a() {}",
        "#if A\n@B\n#else\n#if C\n#endif\n#endif\nfunc a() {}",
        "@abi(#if A\n#if B\nfunc a()\n#endif\n#endif\n) func a() {}",
        "@abi(#if A\nfunc a();\nfunc b()\n#endif\n) func a() {}", "#if repeat\na()\n#endif",
    ]

    private static let lexical = [
        "a { return/b/ }", "a = b.default / c / d", "if a.in / b == 1 {}", "a { b in/c/ }", "if/a/.b {}",
        "switch a { case/b/: c }", "a = try/b/", "a = try?/b/.c", "#_", "a = #_(b)", "a.\u{B}b()", "\u{FEFF}-1",
        "a(b,\u{B}/c/)", "a =\n[\u{C}/b/]", "a(b->\u{B}/c/)", "x = a\n#if B\n.b\n#endif\n/ 2",
        "x = a\n#if B\n.b\n#endif\n/ 2 / 3", "f<any/*\n*/~/**/_>.y", "func a() {}\n/,/", "f = init / c",
        "if init / a == 2 {}", "a is A<b\n> / d", "x = a is A<b<c>\n> \n/ d", "let a\n/,/", "import A\n/,/",
        "func a()\n/,/", "await /^ a/", "let b = await /+ a/", "f(a: /B.c, d: e/2)", #"f(/, "(")/2"#,
        "f(/A.b, c/d, /E.f, g/`h`)", #"f(/A.b, c/\D.e)"#, "x = /A.b/C.d", "f(/A.b, c/é)", #"x = "\(a(/B.c, d: e/2))""#,
        "f(/A.b, c/#d)", "f(/A.b, g(c/(d)))", "f(a: /B.c, d: { e(x/-1) })", "let x = /B.c; let y = (a/(b))",
        "f(a: /B.c, d: e/!g)", "f(/A.b, c, \"/(\")", #"f(/A.b, "\(c/(d))")"#, "while case /A.b = c, d/(e) {}",
        "guard case /A.b = c, d/(e) > 1 else {}",
    ]

    private static let patterns = [
        "if case .a(let b.c { $0 }) = d {}", "if case .a(let b.if(c) { $0.d() }) = e {}", "if case [let a] = b {}",
        "if case [a: let b] = c {}", #"if case "\(let a)" = b {}"#, "for case [let a, is B] in c {}",
        #"switch a { case \.b(let c): d }"#, "switch a { case .b\n#if C\n.d(let e)\n#endif\n: f }",
        "switch a {\ncase b {\nc\n}: d }", "switch a { case b { c } d: { e }: f }",
        "switch a { case borrowing self: b }", "a._()", "switch a { case ._(let b): c }",
    ]

    private static let types = [
        "struct A: @isolated (any) B {}", "let a: @convention (c) (B) -> C", "let a: @unsafe(B) -> C",
        "let a: @nonisolated() -> C", "struct A: @unsafe(B) {}", "let a: @differentiable(B) throws -> C",
        "let a: [@B()]", "@A? func a() {}", "var a: B ...{ 1 }", "let a: () throws(@A B) -> C",
        "func a(b: () throws(repeat C) -> D) {}", "for a: () throws(sending B) -> C in d {}",
        "struct A: nonisolated ~ B {}", "x = { a -> _const @A ~ B in c }", "struct S: nonisolated ~ B {}",
        "struct S: A, nonisolated ~ B {}", "let a: nonisolated\nb + c",
    ]

    private static let closures = [
        "a = { @B() -> C in d }", "a { ([B]) in }", "a { (b, () -> C) in d }", "a { (repeat each B) in }",
        "a = (#b { didSet })", "a(#b { willSet {} })", "a { (any P & Q) in }", "a { (sending some P) in }",
        "a { (b, isolated sending _ c, d: E) in }", "a { (each A.a) in }", "a { @safe(_ b) async in }",
        "a { (repeat any Q) in }", "a { (sending @X P) in }", "a { (sending @X P, b) in }",
        "a { @concurrent(sending _) in }", "a {@B(_ B)\nasync in}", "f { () -> nonisolated }", "x = { [a] -> A }",
        "a { (any P<B>) in }", "a { (any P.Q) in }", "a { (sending some P<B,>) in }",
        "a { (isolated @B C) -> D in e }", "a { (sending isolated @B C, d) in e }",
    ]

    private static let parameters = [
        "enum A { case a(inout b: C) }", "enum A { case a(__owned _ b: C) }", "enum A { case a(isolated) }",
        "func a(sending _ b: C) {}", "a = { (sending _ b: C) in }", "func a(@B (c) d: E) {}",
    ]

    private static let attributes = [
        "@_lifetime(borrow\na) func b() {}", "@_lifetime(0: copy a) func b() {}",
        "@attached(peer, names: named\n(a)) macro b()",
        "struct A { var a: B { @storageRestrictions(initializes: c accesses: d) init(e) {} get {} } }",
        "@derivative(of: _) func a() {}", "@`objc`(a:b:) func c() {}", "@`available`(iOS 13, *) func a() {}",
        "class A { _compilerInitialized let b: C }", "@any ~A var a = 1", "func a(@B ()\nd: a)",
        "let a: nonisolated\n@A var a", "struct S { @A (c) #m() }", #"enum E { @A ("s") case a }"#,
        "@attached(peer, names: named(if)) macro a()", "@attached(peer, names: named(switch), named(x)) macro a()",
        "let x: @b (c) () -> e", "let a: @differentiable(B)\nif c {}", "@`objc`(a:b:::) func a() {}",
        "struct A: @isolated (any)\nB {}", "@`objc`(a:b::) func c() {}", "@_implements\n(A, b()) func b() {}",
        "struct A { var b: C { @storageRestrictions\n(initializes: d) init {} get {} } }", "func a(@B () try: C) {}",
        "func a(@B () in: C) {}", "func a(@B () for in: C) {}",
    ]

    private static let declarations = [
        "struct A { var b: (C, C) = (1, 2) { get { c }\n init(d) { e = d } } }", "var a: B { addressWithOwner() }",
        "class override where A: B {}", "postfix operator %;a = b", "struct A { #b<C>\nfunc d() {} }",
        "enum A { #b<C>\ncase d }", "import A\n.b(c)", "var b: a { mutableAddressWithNativeOwner {}; }",
        "var a: Int {\naddressWithNativeOwner { f() }\n[a] }", "macro m()\nasync let a = b",
        "var a: B {\naddressWithOwner { c() }\nd { e() }\n}", "var a: B {\naddressWithOwner { c() }\nreturn d\n}",
    ]

    private static let macros = [
        "a ? #b { willSet } : c", "x = a ? #b { willSet {} } : c", "guard a ? #b {}\n: c else {}", "if #a {\n} = x {}",
        "if #a {\nb\n} + c {}", "if #a {\nb\n} {}", "guard #b {\n}.a else {}", "if #a {}\nc: {} {}",
        "for case #a {} in c {}", "for case #a { b } in c {}", "for a in #a {\n} where .a {}",
        "let a = #b { willSet }&", ".a ? #b\n{ willSet } : c", "if #a { b }\n+ c {}", "if #a {}\n& B {}",
        "guard #a { b }\n+ c else {}", "var a = #a { didSet } ?? a", "var a = #a { didSet {} }\n?? b",
        "consuming\n#selector(c) = d", "(#keyPath\n(b))", "f(#selector\n(b))", "if #keyPath\n(b) {}",
        "let b = #a { willSet }.0", "for () in #a {\n} & a {}", "switch #a { willSet } as a {}",
        "switch #a {\n}\n{ case 42: a }", "if #a { 1 }\nc: { 2 } {}", "if #a {} -> b {}", "guard #a {} -> b else {}",
        "guard #a { didSet {} } ? b : c else {}", "switch x { case #a { 1 } { }: b }", "x ? #a { didSet {} } / b : c",
        "#let / b", "f(x ? #selector\n(b) : 1)", "func f(a: A = #fileLiteral\n(b)) {}", "guard #b {\n}() else {}",
        "guard #a {\nb\n} else { c }", "for a in #b {\nc\n}\nwhere d {}",
        "@attached(peer, names: named(try), named(await), named(repeat), named(inout)) macro a()",
        "@attached(peer, names: named(if(a:)), named(try(a:b:)), named(inout(_:)), named(for(a:))) macro a()",
        "#a<B\n, C>\nprivate enum D {}", "#a< B >\n#sourceLocation(file: \"c\", line: 1)",
        "enum A { static let b = #c<D, E>\n@F case g\n}", "enum A { static let b = #c<D, E>\nindirect case f(A)\n}",
        "#a<B >\nc: do {}", "class A { let b = #c<\nD>\ninit() {} }", "#a<B<\nC, D>>\nstruct E {}",
        "#a<any\nB, C>\nreturn 1", "#a<(inout B, borrowing\nC) -> ()>\nvar d: E", "#a<B</**/>>\nreturn 1",
        "struct A { var b = #keyPath\n(c) }", "#a< [2 of B]>\n@C func d() {}",
    ]

    private static let statements = [
        "switch a { #warning(\"b\")\ncase c: d }", "guard #a { b } else { c }", "guard let a = #b {\nc\n} else { d }",
        "if #a { b } c: { d } { e }", "a { return inout A<B> }", "struct A { init() { if b { init(c: d).e } } }",
        "yield <A, B>(c)", "func a() {\ndiscard <A<B>, C>(d)\n}", "yield <A<B, C>>(d)",
        "#sourceLocation(file: \"a\", line: 1)\n#sourceLocation",
    ]
}
