import Harness
import Syntax
import Testing

/// What the compiler's parser takes, and leaves to the type checker, while swift-syntax calls it a mistake. Nothing of it
/// is `unexpected` to us, so that a file which holds it is like any other.
@Suite struct CompilerOnlyTests {
    @Test func nothingIsUnexpected() async {
        await check(
            each: Self.keyPaths + Self.conditions + Self.lexical + Self.patterns + Self.types + Self.closures
                + Self.parameters + Self.attributes
                + Self.declarations + Self.statements + Self.generics + Self.macros + Self.initializers
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
        #"a = \(56).b"#, #"a = \[].b"#, #"a = \(b + c).d"#, #"a = \(b: 1).c"#, #"a = \nil"#, #"a = \self.b"#,
        #"a = \"b".c"#, #"a = \{ b }"#, #"a = \b()"#, #"a = "\((b, \[]))""#, #"a = \B[0].[1]"#, #"a = \b(1).c"#,
        #"a = \.b?(1)"#, #"a = \.0(1)(2)"#, #"a = \.b<C>(2)"#, #"a(b: \.c ?? d, e)"#, #"a = [\.b ?? \.c]"#,
        #"a = [\.b { $0 }, \.c]"#, #"a(\B++.c, d)"#,
        #"a(\B++.[0], c)"#, #"a(\B < c, d)"#, #"a = \B << c"#, "\\B<C?\n?>.d", "a(\\B\n#if C\n.d\n#endif\n)",
        "[\\.b\n#if C\n.d\n#endif\n.e]",
        "f(\\.b\n{ c }, d)", "(\\B\n{},)", #"let c = \a(e:f:).i"#, "let x = \\a\n{}, b = 1",
        "[\\.b\n{ $0 }.d, c]", "[\\.b\n{ $0 } + 1, c]", "[\\.b\n{ $0 }: c]", #"(\ ..a)"#, #"(\ .+.a)"#,
        #"try \String++.b%%.[]"#, #"[\String++.b%%.[0]]"#, "[\\.b\n{ $0 }, c]", #"(\a<>a)"#, #"(\ .-a)"#, #"(\._.?a)"#,
        #"(\.a.!a)"#, #"f(\A<b > c, d)"#, #"f(\A<b, c > d)"#, #"a(\A<B>set)"#, #"if \A<b > c {}"#, "x[\\A<b >\n()]",
        #"x = \A<b > c"#, "Regex {\nif a { b }\n/,\\s*/\n}", "\\a\n#if A\n.b\n#endif\n= 1",
        "\\a\n#if A\n.b\n#endif\n> a", "a = [\\.b { $0 }\n, \\.c]", "a(\\.b { $0 }\n, c)", "a = [\\.b\n{ $0 }, \\.c]",
        "let a = \\B.c\n#if D\n.0\n#endif", "let a = \\B.c\n#if D\n.e\n#else\n#if F\n.0\n#endif\n#endif",
        "let a = \\B.c\n#if D\n.e\n#endif\nas F", "let a = \\B.c\n#if D\n.e\n#endif\n, f = 1",
        "for a in \\B.c\n#if D\n.e\n#endif\nwhere f {}", "let a = b ? \\B.c\n#if D\n.e\n#endif\n: f",
        "\\a\n#if A\n.b\n#endif\n-> A",
    ]

    private static let conditions = [
        "#if0=0", "#else1 = 2", "#endif0", "a\n#if B\n.0\n#endif", "a\n#if B\n#if C\n.0.d()\n#endif\n#endif",
        "#if A\n@B\n#if C\n#endif\n#endif\nfunc a() {}", "#if A\n@available (iOS 13, *)\n#endif\nfunc a() {}",
        "var a: B {\n#if C\n@D\n#endif\nget { 1 }\n}", "@abi(#if A\n#endif\n) func a() {}",
        "@abi(#if A\n@B\n#endif\nfunc a()) func a() {}", "@A\n#if B\n#endif\nfunc a() {}",
        "#if compiler(<5)\n|| A\nb\n#endif", "#if A\n@B\n#else\n#if C\n#endif\n#endif\nfunc a() {}",
        "@abi(#if A\n#if B\nfunc a()\n#endif\n#endif\n) func a() {}",
        "@abi(#if A\nfunc a();\nfunc b()\n#endif\n) func a() {}",
        "#if repeat\na()\n#endif",
    ]

    private static let lexical = [
        "a { return/b/ }", "a = b.default / c / d", "if a.in / b == 1 {}", "a { b in/c/ }", "if/a/.b {}",
        "switch a { case/b/: c }", "a = try/b/", "a = try?/b/.c", "#_", "a = #_(b)", "a.\u{B}b()", "\u{FEFF}-1",
        "a(b,\u{B}/c/)", "a =\n[\u{C}/b/]",
        "a(b->\u{B}/c/)", "x = a\n#if B\n.b\n#endif\n/ 2", "x = a\n#if B\n.b\n#endif\n/ 2 / 3", "f<any/*\n*/~/**/_>.y",
        "func a() {}\n/,/", "f = init / c", "if init / a == 2 {}", "a is A<b\n> / d", "x = a is A<b<c>\n> \n/ d",
        "let a\n/,/", "import A\n/,/", "func a()\n/,/", "await /^ a/", "let b = await /+ a/",
        "f(a: /B.c, d: e/2)", #"f(/, "(")/2"#, "f(/A.b, c/d, /E.f, g/`h`)", #"f(/A.b, c/\D.e)"#, "x = /A.b/C.d",
        "f(/A.b, c/é)", #"x = "\(a(/B.c, d: e/2))""#, "f(/A.b, c/#d)",
        "f(/A.b, g(c/(d)))", "f(a: /B.c, d: { e(x/-1) })", "let x = /B.c; let y = (a/(b))", "f(a: /B.c, d: e/!g)",
        "f(/A.b, c, \"/(\")", #"f(/A.b, "\(c/(d))")"#,
        "while case /A.b = c, d/(e) {}", "guard case /A.b = c, d/(e) > 1 else {}",
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
        "struct S: nonisolated ~ B {}", "struct S: A, nonisolated ~ B {}", "let x: A.M::_", "x as A.M::_",
        "let a: nonisolated\nb + c",
    ]

    private static let closures = [
        "a = { @B() -> C in d }", "a { ([B]) in }", "a { (b, () -> C) in d }", "a { (~B) in }",
        "a { (repeat each B) in }", "a = { [weak b(c:)] in }", "a = { [unowned(safe) b<C>] in }",
        "a { @safe(_ b) in }", "a { @safe(class) in }", "a = { @B & C in }", "a = { @B... c in }",
        "a = (#b { didSet })", "a(#b { willSet {} })", "a { (any P & Q) in }", "a { (sending some P) in }",
        "a { (b, isolated sending _ c, d: E) in }",
        "a { (each A.a) in }", "a { @safe(_ b) async in }", "a { (repeat any Q) in }", "x = { @A (c) [a] in }",
        "x = { @objc (c) (a) in }", "a { (sending @X P) in }", "a { (sending @X P, b) in }",
        "a { @concurrent(sending _) in }", "a {@B(_ B)\nasync in}", "f { () -> nonisolated }", "x = { [a] -> A }",
        "a { @some B.c in }", "a { @A (b ? c : d) in e }", #"a { @A ("b") in e }"#, "a { (any P<B>) in }",
        "a { (any P.Q) in }", "a { (sending some P<B,>) in }", "a { () -> [b...] in }",
        "a { (isolated @B C) -> D in e }",
        "a { (sending isolated @B C, d) in e }",
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
        "B<3, @a ()()>", "(@A ()_)", "#if a\n@A\n#else\n@any A\n#endif\nfunc b() {}",
        "@warn_unused_result((let)) func d()", "func a(@B ()\nd: a)", "struct A: @sending B C {}",
        "let a: nonisolated\n@A var a", "let x: [@A (b)\nC]", "extension @A (b) ~C {}", "x is @cdecl (x: 1)\n~C",
        "class Z: @A (b) [C] {}", "struct S { @A (c) #m() }", #"enum E { @A ("s") case a }"#,
        "func f(a: @A (b) @D E) {}", "let x: @unsafe(A).Type", "@attached(peer, names: named(if)) macro a()",
        "@attached(peer, names: named(switch), named(x)) macro a()", "func f(x: @unknown (Int) () -> Int) {}",
        "func f(x: @B () (_) -> C) {}", "let x: @b (c) () -> e", "let a: @differentiable(B)\nif c {}",
        "@`objc`(a:b:::) func a() {}", "@_typeEraser((some B)) struct A {}", "@_rawLayout(like: [some A]) struct A {}",
        "enum B where A<@A ()()>: C {}", "struct A: @isolated (any)\nB {}", "actor C: @a () () {}", "c as @A (&)\na",
        "@`objc`(a:b::) func c() {}",
        "@_implements\n(A, b()) func b() {}",
        "struct A { var b: C { @storageRestrictions\n(initializes: d) init {} get {} } }",
        "func a(@B () try: C) {}", "func a(@B () in: C) {}", "func a(@B () for in: C) {}", "struct A: @B ()\nC {}",
        "extension A: B, @C (D)\nE where F: G {}",
        "enum A { static let b: @C ()\n() -> D = {} }",
    ]

    private static let declarations = [
        "struct A { var b: (C, C) = (1, 2) { get { c }\n init(d) { e = d } } }", "var a: B { addressWithOwner() }",
        "class override where A: B {}", "postfix operator %;a = b", "struct A { #b<C>\nfunc d() {} }",
        "enum A { #b<C>\ncase d }",
        "import A\n.b = c", "import A\n.b\n+ c", "import A\n.b(c)",
        "import A\n.static = ()", "import A\n.self = ()", "import A\n.subscript * a",
        "var b: a { mutableAddressWithNativeOwner {}; }", "import /",
        "var a: Int {\naddressWithNativeOwner { f() }\n[a] }", "import a\n.a\n.0", "macro m()\nasync + A",
        "macro m()\nasync let a = b",
        "var a: B {\naddressWithOwner { c() }\nd { e() }\n}", "var a: B {\naddressWithOwner { c() }\nreturn d\n}",
    ]

    private static let initializers = [
        "struct A { init() { if a { init() as C } } }", "struct A { init() { if a { init() = c } } }",
        "struct A { init() { if a { init()! } } }", "struct A { init() { if a { init()?.b } } }",
        "struct A { init() { if a { init()++ } } }", "struct A { init() { if a { init() { b } c: { d } } } }",
        "struct A { init() { if a { init(b: C)?.c } } }", "struct A { init() { if a { init(b: C) { d in e } } } }",
        "struct A { init() { if a { init(b: C) { d } f: { g } } } }",
        "struct A { init() { switch a { case b: init(d) } } }",
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
        "#a<B\n, C>\nprivate enum D {}",
        "#a< B >\n#sourceLocation(file: \"c\", line: 1)", "enum A { static let b = #c<D, E>\n@F case g\n}",
        "enum A { static let b = #c<D, E>\nindirect case f(A)\n}",
        "#a<B >\nc: do {}", "class A { let b = #c<\nD>\ninit() {} }", "#a<B<\nC, D>>\nstruct E {}",
        "#a<any\nB, C>\nreturn 1", "#a<(inout B, borrowing\nC) -> ()>\nvar d: E", "#a<B</**/>>\nreturn 1",
        "struct A { var b = #keyPath\n(c) }",
        "#a< [2 of B]>\n@C func d() {}",
    ]

    private static let generics = [
        "c < >\n#warning(\"\")", "let a = A<B, C>\n#if A\n#endif",
        "enum A { static let a = B<C, D>\ncase e }", "switch a {\ncase b:\nA<B, C>\ncase c: d\n}",
        "switch a { case b: A<B,> case c: d }",
        "x = a<B\n, C>\nlet d = 1", "a<B\n, C>\nprivate enum D {}",
        "guard a.0 < b...\n> { c } else {}",
        "struct A { var b = c\n<D>\nvar e: F }",
    ]

    private static let statements = [
        "switch a { #warning(\"b\")\ncase c: d }", "guard #a { b } else { c }", "guard let a = #b {\nc\n} else { d }",
        "if #a { b } c: { d } { e }", "a: if b { 1 } else { 2 } as C", "if a { 1 } else { 2 } as B...",
        "inout [a]", "inout A<B>", "inout a\n+ b", "inout a as b", "a { return inout A<B> }",
        "struct A { init() { if b { init(c) } } }", "struct A { init() { for b in c { init(d: 1) } } }",
        "struct A { init() { if b { init(c: d).e } } }", "struct A { var b: C { _read { yield\ninit(d)\n} } }",
        "inout (each C)", "inout (C<>)", "inout [A...]", "_ = inout [A...]", "inout (A...)", "inout (repeat each A)",
        "if a {} else {} as Int ...\n.map", "if a { 1 } else { 2 } as B ...\nc", "inout a\n::b",
        "inout ()\nthrows -> a", "inout (_: A)", "a { return inout [b...] }",
        "yield <A, B>(c)", "func a() {\ndiscard <A<B>, C>(d)\n}", "yield <A<B, C>>(d)",
        "#sourceLocation(file: \"a\", line: 1)\n#sourceLocation",
    ]
}
