import Harness
import Syntax
import Testing

@testable import Rewriting
import Semantics

/// The shapes in which calls of helpers are written, and what is found in each.
@Suite struct CallsShapeTests {
    static let shapes: [CallExample] = [
        .init("trailing closure", "Text(a).when(c) { $0.bold() }", "when: bold"),
        .init("labelled closure", "Text(a).when(c, transform: { $0.bold() })", "when: bold"),
        .init(
            "closure in parentheses over lines", "Text(a).when(\n    c,\n    transform: { $0.bold() }\n)", "when: bold"),
        .init(
            "several links", "Text(a).when(c) { $0.bold().padding(3).frame(width: 1) }", "when: bold, padding, frame"),
        .init(
            "over lines", "Text(a)\n    .when(c) {\n        $0\n            .bold()\n            .padding()\n    }",
            "when: bold, padding"),
        .init("named parameter", "Text(a).when(c) { view in view.bold() }", "when: bold"),
        .init("parameter in parentheses", "Text(a).when(c) { (view) in view.bold() }", "when: bold"),
        .init("typed parameter", "Text(a).when(c) { (view: Text) -> some View in view.bold() }", "when: bold"),
        .init("result type", "Text(a).when(c) { view -> AnyView in view.bold() }", "when: bold"),
        .init("return", "Text(a).when(c) { view in return view.bold() }", "when: bold"),
        .init("return with $0", "Text(a).when(c) { return $0.bold() }", "when: bold"),
        .init("space before the dot", "Text(a).when(c) { $0 .bold() }", "when: bold"),
        .init("identity", "Text(a).when(c) { $0 }", "when:"),
        .init(
            "link with closures", "Text(a).when(c) { $0.sheet(isPresented: $b) { X() } onDismiss: { } }", "when: sheet"),
        .init("closure first", "Text(a).first({ $0.bold() }, if: c)", "first: bold"),
        .init("backticks", "Text(a).`when`(c) { $0.bold() }", "when: bold"),
        .init("brace on the next line", "Text(a).when(c)\n{\n    $0.bold()\n}", "when: bold"),
        .init("two in one chain", "a.when(c) { $0.bold() }.when(d) { $0.padding() }", "when: bold", "when: padding"),
        .init(
            "identity under else", "a.either(c) { $0.bold() } else: { $0 }", "either: bold"),
        .init(
            "$0 of an inner closure", "a.when(c) { $0.onDrop { items, _ in items.forEach { use($0) } } }",
            "when: onDrop"),
        .init(
            "inner closure with the same name", "a.when(c) { view in view.overlay { G { view in view.x() } } }",
            "when: overlay"),
        .init("parameter named as the receiver", "view.when(c) { view in view.bold() }", "when: bold"),
        .init("parameter named in the condition", "a.when(view.isOn) { view in view.bold() }", "when: bold"),
        .init("member named as the parameter", "a.when(c) { view in view.tag(model.view, view: 1) }", "when: tag"),
        .init("negated helper", "a.unless(c) { $0.bold() }", "unless: bold"),
        .init("nil compared, nothing unwrapped", "a.when(x != nil) { $0.bold() }", "when: bold"),
        .init("in a property", "struct A: View { var body: some View { b.when(c) { $0.bold() } } }", "when: bold"),
        .init(
            "in a closure of another call", "a.when(c) { $0.overlay { b.when(d) { $0.bold() } } }", "when: bold",
            "when: overlay"),
        .init("in #Preview", "#Preview { Text(a).when(c) { $0.bold() } }", "when: bold"),
        .init("in #if", "#if os(iOS)\na.when(c) { $0.bold() }\n#endif", "when: bold"),
        .init("after a postfix #if", "a\n#if os(iOS)\n.x()\n#endif\n.when(c) { $0.bold() }", "when: bold"),
        .init("in a postfix #if", "a\n#if os(iOS)\n.when(c) { $0.bold() }\n#endif", "when: bold"),
        .init("implicit self", "extension View { func f() -> some View { when(c) { $0.bold() } } }", "when: bold"),
        .init("implicit self in a view", "struct A: View { var b: some View { when(c) { $0.bold() } } }", "when: bold"),
        .init("optional receiver", "a?.when(c) { $0.bold() }", "when: bold"),
        .init("known by name only", "a.if(c) { $0.bold() }", "if: bold"),
        .init("known by name, labelled", "a.applyIf(condition: c, transform: { $0.bold() })", "applyIf: bold"),
        .init("known by name, trailing", "a.applyIf(condition: c) { $0.bold() }", "applyIf: bold"),
    ]

    static let nothing: [CallExample] = [
        .init("no closure", "a.when(c)"),
        .init("enum case", "a.state = .if(.available)"),
        .init("enum case with a closure", "let a: Rule = .if(c) { $0.bold() }"),
        .init("other labels", "a.when(c, animation: .x) { $0.bold() }"),
        .init("key path for a reducer", "Reduce { }.ifLet(\\.$destination, action: \\.destination) { Child() }"),
        .init("key path", "Reduce { }.ifLet(\\.destination) { Child() }"),
        .init("comment", "// a.when(c) { $0.bold() }\na.bold()"),
        .init("string", "let a = \"a.when(c) { $0.bold() }\""),
        .init(
            "local closure of the name",
            "extension View { func f(when: (Bool, (Int) -> Int) -> Int) { when(c) { $0 } } }"),
        .init("no implicit self here", "struct A { func f() { when(c) { $0.bold() } } }"),
        .init("too many parameters", "a.when(c) { a, b in a.bold() }"),
        .init("own body", declaredHelpers),
        .init(
            "forwarded",
            "extension View { func f(_ c: Bool, t: (Self) -> X) -> some View { self.when(c, transform: t) } }"),
        .init("no view in the file", "import Fluent\nquery.if(c) { $0.filter(x) }"),
    ]

    @Test func finds() async {
        await check(each: Self.shapes + Self.nothing) { example in
            #expect(found(in: example.source).map(description) == example.calls)
        }
    }

    @Test func innermostIsFirst() {
        let calls = found(in: "a.when(c) { $0.overlay { b.when(d) { $0.bold() } } }")
        #expect(calls.map(\.place.enclosing) == [calls.last?.node, nil])
    }

    static let ranges: [(String, String)] = [
        ("Text(a)\n    .when(c) { $0.bold() }\n    .x()", ".when(c) { $0.bold() }"),
        ("Text(a).when(\n  c, transform: { $0.bold() }\n).x()", ".when(\n  c, transform: { $0.bold() }\n)"),
        ("extension View { var a: some View { when(c) { $0.bold() } } }", "when(c) { $0.bold() }"),
        ("a?.when(c) { $0.bold() } // x", ".when(c) { $0.bold() }"),
        ("a.either(c) { $0.bold() } else: { $0 }.x", ".either(c) { $0.bold() } else: { $0 }"),
    ]

    @Test func spansFromTheDotToTheLastCloser() async {
        await check(each: Self.ranges) { source, range in
            let call = try #require(found(in: source).first)
            #expect(parsed(source).text(call.range) == range)
        }
    }

    @Test func partsAreAsWritten() throws {
        let source = "view.first({ $0.frame(width: w, alignment: .top).sheet { X() } }, if: a && b)"
        let file = parsed(source)
        let call = try #require(found(in: source).first)
        #expect(file.text(of: call.condition.expression) == "a && b")
        #expect(!call.condition.isNegated && call.kind == .bool)
        #expect(call.receiver.map { file.text(of: $0) } == "view")
        let links = try #require(call.whenTrue?.links)
        #expect(links.map { file.text($0.range) } == [".frame(width: w, alignment: .top)", ".sheet { X() }"])
        #expect(links[0].arguments.map(\.label) == ["width", "alignment"])
        #expect(links[0].arguments.map { file.text(of: $0.value) } == ["w", ".top"])
        #expect(links[1].arguments.map(\.isTrailing) == [true])
        #expect(call.whenTrue?.parameter == "$0")
    }

    @Test func negationAndElseAreRead() throws {
        let negated = try #require(found(in: "a.unless(c) { $0.bold() }").first)
        #expect(negated.condition.isNegated)
        let both = try #require(found(in: "a.either(c, then: { $0.bold() }, else: { v in v.italic() })").first)
        #expect(both.whenTrue?.links.map(\.name) == ["bold"])
        #expect(both.whenFalse?.links.map(\.name) == ["italic"] && both.whenFalse?.parameter == "v")
        let optional = try #require(found(in: "a.whenLet(x) { view, value in view.tag(value) }").first)
        #expect(optional.kind == .optional && optional.whenTrue?.payload == "value")
        #expect(found(in: "a.whenLet(x) { $0.tag($1) }").first?.whenTrue?.payload == "$1")
    }

    @Test func receiversOfPostfixBranchesStandBeforeThem() throws {
        let source = "a.x()\n#if os(iOS)\n.when(c) { $0.bold() }\n#endif"
        let call = try #require(found(in: source).first)
        #expect(call.receiver.map { parsed(source).text(of: $0) } == "a.x()")
        #expect(call.place.isInPostfixIfConfig)
    }
}
