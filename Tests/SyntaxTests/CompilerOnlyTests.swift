import Syntax
import Testing

/// What the compiler's parser takes, and leaves to the type checker, while swift-syntax calls it a mistake. Nothing of it
/// is `unexpected` to us, so that a file which holds it is like any other.
@Suite struct CompilerOnlyTests {
    @Test(
        arguments: keyPaths + conditions + lexical + patterns + types + closures + parameters + attributes
            + declarations + statements)
    func nothingIsUnexpected(code: String) {
        let file = SourceFile(parsing: Array(code.utf8))
        #expect(!file.nodes.contains { $0.kind == .unexpected })
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
        #"a = \(56).b"#, #"a = \[].b"#, #"a = \(b + c).d"#, #"a = \(b: 1).c"#, #"a = \nil"#, #"a = \self.b"#,
        #"a = \"b".c"#, #"a = \{ b }"#, #"a = \b()"#, #"a = "\((b, \[]))""#, #"a = \B[0].[1]"#, #"a = \b(1).c"#,
        #"a = \.b?(1)"#, #"a = \.0(1)(2)"#, #"a = \.b<C>(2)"#, #"a(b: \.c ?? d, e)"#, #"a = [\.b ?? \.c]"#,
        #"a = [\.b { $0 }, \.c]"#, #"a(\B++.c, d)"#,
        #"a(\B++.[0], c)"#, #"a(\B < c, d)"#, #"a = \B << c"#, "\\B<C?\n?>.d", "a(\\B\n#if C\n.d\n#endif\n)",
        "[\\.b\n#if C\n.d\n#endif\n.e]",
    ]

    private static let conditions = [
        "#if0=0", "#else1 = 2", "#endif0", "a\n#if B\n.0\n#endif", "a\n#if B\n#if C\n.0.d()\n#endif\n#endif",
        "#if A\n@B\n#if C\n#endif\n#endif\nfunc a() {}", "#if A\n@available (iOS 13, *)\n#endif\nfunc a() {}",
        "var a: B {\n#if C\n@D\n#endif\nget { 1 }\n}", "@abi(#if A\n#endif\n) func a() {}",
        "@abi(#if A\n@B\n#endif\nfunc a()) func a() {}", "@A\n#if B\n#endif\nfunc a() {}",
        "#if compiler(<5)\n|| A\nb\n#endif", "#if A\n@B\n#else\n#if C\n#endif\n#endif\nfunc a() {}",
        "@abi(#if A\n#if B\nfunc a()\n#endif\n#endif\n) func a() {}",
        "@abi(#if A\nfunc a();\nfunc b()\n#endif\n) func a() {}",
    ]

    private static let lexical = [
        "a { return/b/ }", "a = b.default / c / d", "if a.in / b == 1 {}", "a { b in/c/ }", "if/a/.b {}",
        "switch a { case/b/: c }", "a = try/b/", "a = try?/b/.c", "#_", "a = #_(b)", "a.\u{B}b()", "\u{FEFF}-1",
        "a(b,\u{B}/c/)", "a =\n[\u{C}/b/]",
    ]

    private static let patterns = [
        "if case .a(let b.c { $0 }) = d {}", "if case .a(let b.if(c) { $0.d() }) = e {}", "if case [let a] = b {}",
        "if case [a: let b] = c {}", #"if case "\(let a)" = b {}"#, "for case [let a, is B] in c {}",
        #"switch a { case \.b(let c): d }"#, "switch a { case .b\n#if C\n.d(let e)\n#endif\n: f }",
        "switch a {\ncase b {\nc\n}: d }", "switch a { case b { c } d: { e }: f }",
        "switch a { case borrowing self: b }", "a._()", "switch a { case ._(let b): c }",
    ]

    private static let types = [
        "a = b as C...", "a is [C]...", "let a: B... = c", "func a() -> B... {}", "for a: B... in c {}",
        "switch a { case is B...: c }", "struct A: B..., C {}", "a = { () -> B... in c }", "let a: [B...]",
        "struct A: @isolated (any) B {}", "let a: @convention (c) (B) -> C", "let a: @unsafe(B) -> C",
        "let a: @nonisolated() -> C", "struct A: @unsafe(B) {}", "let a: @differentiable(B) throws -> C",
        "let a: [@B()]", "@A? func a() {}",
        "let a: B ...", "let a: B\n... = c", "func a() -> B ... {}", "var a: B ...{ 1 }", "if a is B...{}",
        "a is B ... ? c : d", "a as? B ... ?? c", "do {} catch let a as B ... {}", "let a: () throws(@A B) -> C",
        "func a(b: () throws(repeat C) -> D) {}", "for a: () throws(sending B) -> C in d {}",
        "struct A: nonisolated ~ B {}", "struct A: @any B C {}", "let a: @B & C D", "let a: @B... C", "a<@B & C D>(e)",
        "let a: @convention(witness_method, cType: \"b\": P) () -> C",
        "let a = b<any C>\nfunc d() {}", "struct A { var b = c <d>\nvar e: F }", "a = B<C,>\nlet d = 1",
        "x = { a -> _const @A ~ B in c }",
    ]

    private static let closures = [
        "a = { @B() -> C in d }", "a { ([B]) in }", "a { (b, () -> C) in d }", "a { (~B) in }",
        "a { (repeat each B) in }", "a = { [weak b(c:)] in }", "a = { [unowned(safe) b<C>] in }",
        "a { @safe(_ b) in }", "a { @safe(class) in }", "a = { @B & C in }", "a = { @B... c in }",
        "a = (#b { didSet })", "a(#b { willSet {} })", "a { (any P & Q) in }", "a { (sending some P) in }",
        "a { (b, isolated sending _ c, d: E) in }",
    ]

    private static let parameters = [
        "enum A { case a(inout b: C) }", "enum A { case a(__owned _ b: C) }", "enum A { case a(b: C ..., d: E) }",
        "enum A { case a(isolated) }", "func a(sending _ b: C) {}", "a = { (sending _ b: C) in }",
        "func a(@B (c) d: E) {}",
    ]

    private static let attributes = [
        "@_lifetime(borrow\na) func b() {}", "@_lifetime(0: copy a) func b() {}",
        "@attached(peer, names: named\n(a)) macro b()", "@warn_unused_result(a b c) func d() {}",
        "@_typeEraser(some A) protocol B {}", "@_rawLayout(like: some A) struct B {}",
        "struct A { var a: B { @storageRestrictions(initializes: c accesses: d) init(e) {} get {} } }",
        "@derivative(of: _) func a() {}", "@`objc`(a:b:) func c() {}", "@`available`(iOS 13, *) func a() {}",
        "class A { _compilerInitialized let b: C }",
        "@A & B func a() {}", "@A... var a = 1", "@any ~A var a = 1", "@A\n& B var a = 1",
        "@_rawLayout(likeArrayOf: (isolated A) -> B, count: C.D) struct A {}",
    ]

    private static let declarations = [
        "struct A { var b: (C, C) = (1, 2) { get { c }\n init(d) { e = d } } }", "var a: B { addressWithOwner() }",
        "class override where A: B {}", "postfix operator %;a = b", "struct A { #b<C>\nfunc d() {} }",
        "enum A { #b<C>\ncase d }",
        "import A\n.b = c", "import A\n.b\n+ c", "import A\n.b(c)",
    ]

    private static let statements = [
        "switch a { #warning(\"b\")\ncase c: d }", "guard #a { b } else { c }", "guard let a = #b {\nc\n} else { d }",
        "if #a { b } c: { d } { e }", "a: if b { 1 } else { 2 } as C", "if a { 1 } else { 2 } as B...",
        "inout [a]", "inout A<B>", "inout a\n+ b", "inout a as b", "a { return inout A<B> }",
        "struct A { init() { if b { init(c) } } }", "struct A { init() { for b in c { init(d: 1) } } }",
        "struct A { init() { if b { init(c: d).e } } }", "struct A { var b: C { _read { yield\ninit(d)\n} } }",
    ]
}
