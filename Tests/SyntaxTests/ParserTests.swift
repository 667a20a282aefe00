import Harness
import Syntax
import Testing

/// The tree of small pieces of Swift, where it is easy to get the extent of something wrong.
@Suite struct ParserTests {
    @Test func expression() async {
        await check(each: [
            ("a.b", #"(member (name "a") "b")"#),
            (".b", #"(member "b")"#),
            ("a\n    .b", #"(member (name "a") "b")"#),
            ("a(b: c)", #"(call (name "a") (arguments (argument "b" (name "c"))))"#),
            ("a { b }", #"(call (name "a") (closure (name "b")))"#),
            (
                "a(b) { c } d: { e }",
                #"(call (name "a") (arguments (argument (name "b"))) (closure (name "c")) (labelledClosure "d" (closure (name "e"))))"#
            ),
            ("a\n(b)", #"(name "a") (tuple (argument (name "b")))"#),
            ("a\n[b]", #"(name "a") (array (name "b"))"#),
            ("a\n{ b }", #"(call (name "a") (closure (name "b")))"#),
            ("a[b]", #"(subscriptCall (name "a") (subscriptArguments (argument (name "b"))))"#),
            ("a?.b!", #"(forceUnwrap (member (optionalChain (name "a")) "b"))"#),
            ("A<B>(c)", #"(call (specialization (name "A") (type "B")) (arguments (argument (name "c"))))"#),
            (
                "a <~ b > (c)",
                #"(sequence (name "a") (binaryOperator "<~") (name "b") (binaryOperator ">") (tuple (argument (name "c"))))"#
            ),
            ("a < b", #"(sequence (name "a") (binaryOperator "<") (name "b"))"#),
            ("a ? b : c", #"(sequence (name "a") (ternary (name "b")) (name "c"))"#),
            ("try? await a", #"(effect "try" (effect "await" (name "a")))"#),
            ("a as? B ?? c", #"(sequence (name "a") (cast "as" (type "B")) (binaryOperator "??") (name "c"))"#),
            ("!a", #"(prefixOperation "!" (name "a"))"#),
            (#""a\(b)c""#, #"(stringLiteral "a" (interpolation (argument (name "b"))) "c")"#),
            ("[a: b]", #"(dictionary (dictionaryElement (name "a") (name "b")))"#),
            ("a.b(c:)", #"(member (name "a") "b" (argumentNames "c"))"#),
            (#"\A.b"#, #"(keyPath "A" "b")"#),
            (
                #"a(\.b(1).c)"#,
                #"(call (name "a") (arguments (argument (keyPath "b" (arguments (argument (numberLiteral "1"))) "c"))))"#
            ),
            (
                "{ [weak a] b, c in d }",
                #"(closure (closureSignature (captureList (capture "weak" "a")) (closureParameters (closureParameter "b") (closureParameter "c")) "in") (name "d"))"#
            ),
        ]) { source, outline in
            #expect(statements(of: source) == outline)
        }
    }

    @Test func statement() async {
        await check(each: [
            ("if a { b }", #"(ifStatement "if" (conditions (name "a")) (codeBlock (name "b")))"#),
            (
                "if a.b { $0 } { c }",
                #"(ifStatement "if" (conditions (call (member (name "a") "b") (closure (name "$0")))) (codeBlock (name "c")))"#
            ),
            ("for a in b { c }", #"(forStatement "for" (pattern "a") "in" (name "b") (codeBlock (name "c")))"#),
            (
                "switch a { case .b: c\ndefault: d }",
                #"(switchStatement "switch" (name "a") (switchCase "case" (pattern (member "b")) (name "c")) (switchCase "default" (name "d")))"#
            ),
            (
                // One call to the compiler; swift-syntax calls its result.
                "switch a { case b(c) { d }: e }",
                #"(switchStatement "switch" (name "a") (switchCase "case" (pattern (call (name "b") (arguments (argument (name "c"))) (closure (name "d")))) (name "e")))"#
            ),
            (
                "return\nlet a = b",
                #"(returnStatement "return") (variableDeclaration "let" (binding (pattern "a") "=" (name "b")))"#
            ),
        ]) { source, outline in
            #expect(statements(of: source) == outline)
        }
    }

    @Test func postfixIfConfigContinuesTheChain() {
        let outline = statements(of: "a\n#if b\n.c()\n#else\n.d()\n#endif\n.e()")
        #expect(
            outline
                == #"(call (member (postfixIfConfig (name "a") (conditionalClause (name "b") (call (member "c") (arguments))) "#
                + #"(conditionalClause (call (member "d") (arguments)))) "e") (arguments))"#)
    }

    /// So does the compiler; to swift-syntax it is a statement.
    @Test func postfixIfConfigContinuesAKeyPath() {
        #expect(
            statements(of: "\\A.b\n#if c\n.d\n#endif")
                == #"(postfixIfConfig (keyPath "A" "b") (conditionalClause (name "c") (member "d")))"#)
    }

    @Test func ifConfigOfStatementsEndsTheChain() {
        let outline = statements(of: "a\n#if b\nc()\n#endif")
        #expect(
            outline == #"(name "a") (ifConfig (conditionalClause (name "b") (call (name "c") (arguments))))"#)
    }

    /// What the compiler takes, and swift-syntax does not, has no `unexpected` node.
    @Test func compilerAccepts() async {
        await check(each: [
            #"let a = \B.c()"#, #"let a = \B.c[2].?"#, #"let a = \B.?.!"#,
            "@abi(\n#if A\nfunc b()\n#endif\n)\nfunc b() {}",
        ]) { source in
            let file = SourceFile(parsing: Array(source.utf8))
            #expect(!file.nodes.contains { $0.kind == .unexpected || $0.kind == .missing })
        }
    }

    /// What the compiler would refuse leaves an `unexpected` node, and what follows is still found.
    @Test func brokenCodeHidesNothing() async {
        await check(each: [
            "func { } a()", "let = 1\na()", "}\na()", "struct { var }\na()", "a( b c )\na()", "x @A(b)\n.a()",
            "@derivative(of: A.\nfunc f() { a() }",
        ]) { source in
            let file = SourceFile(parsing: Array(source.utf8))
            #expect(file.nodes.contains { $0.kind == .unexpected })
            #expect(file.nodes.contains { $0.kind == .call })
        }
    }

    /// To swift-syntax, and to the compiler without a feature of its own.
    @Test func mutateIsNoAccessor() async {
        await check(each: ["mutate()", "mutate { a }", "mutate.a()"]) { getter in
            let file = SourceFile(parsing: Array("var a: B { \(getter) }".utf8))
            #expect(file.nodes.contains { $0.kind == .call })
            #expect(!file.nodes.contains { $0.kind == .accessor })
        }
    }

    @Test func mutateIsAnAccessorAmongOthers() async {
        await check(each: [
            "borrow { a } mutate { &a }", "@A mutate { &a }", "borrow { a } @A mutating mutate { &a }", "borrow mutate",
        ]) { accessors in
            let file = SourceFile(parsing: Array("var a: B { \(accessors) }".utf8))
            #expect(file.nodes.contains { $0.kind == .accessor })
            #expect(!file.nodes.contains { $0.kind == .unexpected })
        }
    }

    /// Among members no statement begins, so that the closure of the next one is no block of it.
    @Test func headAmongMembersTakesNoClosure() async {
        await check(each: ["if", "if case", "else if", "if let e = f,", "switch"]) { head in
            let file = SourceFile(parsing: Array("struct A {\n\(head)\nlet b = a.if(c) { $0.d() }\n}".utf8))
            #expect(file.nodes.contains { $0.kind == .unexpected })
            #expect(file.nodes.contains { $0.kind == .closure })
        }
    }

    /// Deeper than the compiler goes, and ends.
    @Test func deepNestingEnds() async {
        await check(each: [
            "(", "[", "{", "a(", "a[", "a{", "(a ? ", "a ? b : ", "a<", "\"\\(", "/*", "#if a\n", "-", "!(", "try ",
            "if ",
            "if a {} else ", "a.b { ", "@a(", "@a @b(", "@a nonisolated(", "x(@a nonisolated(", "case ", "switch ",
            "let ",
            "() throws(", "[[", "a: ", "func a() {",
            "\\", "\\.a[", "switch a { case ", "if case ", "for case switch a { case ", "if a { switch b { case ",
            "case switch a { ",
            "guard case ", "() throws((", "a as () throws(", "fucn a() {\n", "struct A {\nvar b: C {\n", "@a\n",
            "public\n",
            "a(\nvar ", "#endif\n", "#else\n", "{ a b ", "a -> @b c -> ",
            "@any A<", "@any [", "a = b<c >\nif d { ", "a = b<any c>\nif d { ", "init(a: B = ", "@_effects({ ",
            "() -> @A () -> ", "a = sending nonisolated(nonsending) ", "@any (@any ", "@A (b: ", "{ @A (b: ",
            "#a { b }\n+ ",
        ]) { piece in
            let bytes = Array(String(repeating: piece, count: 4_000).utf8)
            #expect(onDeepStack { Fuzz.faults(of: SourceFile(parsing: bytes)) }.isEmpty)
        }
    }

    /// The compiler takes 255 brackets and `#if`s in one another, and of what has no brackets as many as its stack holds.
    @Test func whatTheCompilerTakesIsKnown() async {
        await check(each: [
            ("let a = ", "(", "1", ")", 255), ("let a = ", "{ ", "1", " }", 255), ("let a = ", "[", "1", "]", 255),
            ("let a = ", "f(", "1", ")", 255), ("let a = ", "f { ", "1", " }", 255), ("", "if a { ", "", " }", 255),
            ("let a = ", "{(", "1", ")}", 127), ("let a = ", "if a { ", "1", " } else { 2 }", 255),
            ("", "func f() { ", "", " }", 255), ("", "switch a { case 1: ", "break", " }", 255),
            ("", "#if a\n", "", "#endif\n", 255), ("let a = ", #""\("#, "1", #")""#, 255),
            ("let a: ", "(", "A", ")", 255), ("", "class A { func f() { ", "", " } }", 127),
            ("let a = ", "{ let a = try b ? c : ", "1", " }", 255), ("", "do {} catch { ", "", " }", 255),
            ("", "var a: A { get { ", "a", " } }", 127), ("let a = ", "(a ? b : ", "1", ")", 255),
            ("let a = ", "a ? ", "1", " : 1", 1000), ("let a: ", "A<", "B", ">", 1000),
            ("let a: ", "() -> ", "A", "", 1000),
            ("let a = ", "{ switch b { case ", "c", ": d } }", 252), ("let a = ", "{ [b = ", "c", "] in 1 }", 600),
            ("let a = ", "{ enum A { case a(x: A = ", "c", ") } }", 126), ("", "var a: A { get { ", "a", " } }", 252),
            ("let a = ", "a ? b : ", "1", "", 4000), ("let a = ", "try ", "a", "", 4000),
            ("let a: ", "some ", "A", "", 1000),
        ]) { head, opening, inside, closing, count in
            let bytes = Array((head + repeating(opening, count) + inside + repeating(closing, count) + "\n").utf8)
            let unknown = onDeepStack { SourceFile(parsing: bytes).nodes.count { $0.kind == .unexpected } }
            #expect(unknown == 0)
        }
    }

    private func repeating(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private func statements(of source: String) -> String {
        let file = SourceFile(parsing: Array(source.utf8))
        return file.children(of: file.root).map { file.outline(of: $0) }.joined(separator: " ")
    }
}

/// What a node stands in, and what only goes on from it.
@Suite struct SurroundingsTests {
    private func surroundings(of text: String, in source: String) -> [String] {
        let file = SourceFile(parsing: Array(source.utf8))
        let node = file.nodes.indices.map { NodeID($0) }.first { file.text(of: $0) == text }!
        return file.surroundings(of: node).map { "\(file.kind($0))" }
    }

    @Test func ofAChain() {
        #expect(surroundings(of: "a", in: "a.b().c[d]!.e").last == "sourceFile")
        #expect(surroundings(of: "a", in: "a.b().c[d]!.e").count == 1)
        #expect(
            surroundings(of: "d", in: "a.b().c[d].e()") == [
                "argument", "subscriptArguments", "subscriptCall", "sourceFile",
            ])
    }

    @Test func ofManyAlternatives() {
        let source = String(repeating: "if x { } else ", count: 50) + "if y { z } else { }"
        #expect(surroundings(of: "z", in: source) == ["codeBlock", "ifStatement", "sourceFile"])
    }

    @Test func previousSiblings() {
        let file = SourceFile(parsing: Array("f(a, b)\ng".utf8))
        let nodes = file.nodes.indices.map { NodeID($0) }
        for node in nodes {
            for (one, next) in zip(file.children(of: node), file.children(of: node).dropFirst()) {
                #expect(file.previousSibling(of: next) == one)
            }
            #expect(file.children(of: node).first.map { file.previousSibling(of: $0) == nil } != false)
        }
    }
}
