import Harness
import Rewriting
import Semantics
import RuleModel
import Syntax
import Testing

/// Places and arguments that allow some forms and not others.
@Suite struct GoldenPlaceTests {
    /// Two other names, each of the other, in different types.
    @Test func otherNamesMayHaveNoEnd() {
        let code = """
            public typealias _Builder = Builder
            extension Kit { public typealias Builder = _Builder }
            extension Other { public static func new() -> Builder { Builder() } }
            struct Row<C: View>: View { let b: Builder; let d: Kit.Builder; var body: some View { § } }
            """
        check([
            golden(
                code.replacing("§", with: "Text(a).if(c) { $0.shadow(radius: 3) }"),
                code.replacing(
                    "§",
                    with: "Text(a).shadow(color: c ? Color(.sRGBLinear, white: 0, opacity: 0.33) : .clear, radius: 3)"))
        ])
    }

    /// What a closure applies to the view that its call is given is applied later, too.
    @Test func whatIsAppliedByAClosureBesideIsLater() {
        let parts: [(String, Outcome)] = [
            ("$0.clipped().opacity(0.5)", .branch), ("v in VStack { v }.opacity(0.5)", .branch),
            ("view in view.blendMode(.multiply)", .withheld),
        ]
        let row = "HStack { Text(a); Text(b) }.if(p) { $0.shadow(radius: 3) }"
        for (part, outcome) in parts {
            for call in [
                "EitherView(condition: c, input: \(row)) { \(part) }",
                "EitherView(condition: c, input: VStack { \(row) }, modify: { \(part) })",
                "Framed(\(row)) { \(part) }",
            ] {
                check(leftAlone: call + "\n", outcomes: call.hasPrefix("E") ? [.branch, .withheld] : [.withheld])
            }
            check(leftAlone: "\(row)\n    .if(c) { \(part) }\n", outcomes: [.withheld, outcome])
        }
        check(
            leftAlone:
                "Framed(HStack { Text(a).if(p) { $0.hidden() } }) { $0.accessibilityElement(children: .combine) }\n",
            outcomes: [.withheld])
        check([
            golden(
                "Framed(HStack { Text(a).if(p) { $0.shadow(radius: 3) } }) { $0.padding().clipped() }",
                "Framed(HStack { Text(a).shadow(color: p ? Color(.sRGBLinear, white: 0, opacity: 0.33) : .clear, radius: 3) }) "
                    + "{ $0.padding().clipped() }"),
            // What another argument's closure is applied to.
            golden(
                "Framed(row) { v in v.opacity(0.5).overlay(HStack { Text(a); Text(b) }.if(p) { $0.shadow(radius: 3) }) }",
                "Framed(row) { v in v.opacity(0.5).overlay(HStack { Text(a); Text(b) }.shadow(color: p ? "
                    + "Color(.sRGBLinear, white: 0, opacity: 0.33) : .clear, radius: 3)) }"),
        ])
    }

    @Test func theHeadOfAStatement() {
        check([
            golden(
                "if Text(a).if(c, transform: { $0.opacity(0) }).isFine { }", "if Text(a).opacity(c ? 0 : 1).isFine { }")
        ])
        // Closures go into parentheses.
        check([
            golden(
                "if Text(a).if(c, transform: { $0.background { Card() } }).isFine { }",
                "if Text(a).background(content: { if c { Card() } }).isFine { }"),
            golden(
                "if Text(a).if(c) { $0.background(Card()) }.isFine { }",
                "if Text(a).background(content: { if c { Card() } }).isFine { }"),
            golden(
                "if Text(a).if(c) { $0.padding(8) }.if(d) { $0.opacity(0.5) }.isFine { }",
                "if Text(a).padding(c ? 8 : 0).opacity(d ? 0.5 : 1).isFine { }"),
            golden(
                "while let x = Text(a).if(c, transform: { $0.overlay(alignment: .top) { Card() } }).next { }",
                "while let x = Text(a).overlay(alignment: .top, content: { if c { Card() } }).next { }"),
            golden(
                "guard Text(a).if(c, transform: { $0.overlay() { Card() }.opacity(0.5) }).isFine else { return }",
                "guard Text(a).overlay(content: { if c { Card() } }).opacity(c ? 0.5 : 1).isFine else { return }"),
            golden(
                "switch Text(a).ifLet(b, transform: { $0.overlay(Card($1)) }).kind { default: f() }",
                "switch Text(a).overlay(content: { if let b { Card(b) } }).kind { default: f() }"),
            golden(
                "for x in Text(a).if(xs.contains { $0 }, transform: { $0.opacity(0) }).all { }",
                "for x in Text(a).opacity(xs.contains { $0 } ? 0 : 1).all { }"),
            golden(
                "if Text(a).if(c, transform: { $0.font(.title) }).isFine { }",
                "if Text(a).transformEnvironment(\\.font, transform: { [c] in if c { $0 = .title } }).isFine { }",
                allowed: [.verbose]),
            // Within parentheses, braces begin no block.
            golden(
                "if f(Text(a).if(c) { $0.background { Card() } }) { }",
                "if f(Text(a).background { if c { Card() } }) { }"),
        ])
    }

    @Test func anywhereElse() {
        check([
            golden("let x = [Text(a).if(c) { $0.opacity(0) }]", "let x = [Text(a).opacity(c ? 0 : 1)]"),
            golden("return Text(a).if(c) { $0.opacity(0) }", "return Text(a).opacity(c ? 0 : 1)"),
            golden("#Preview { Text(a).if(c) { $0.opacity(0) } }", "#Preview { Text(a).opacity(c ? 0 : 1) }"),
            golden("card?.if(c) { $0.opacity(0) }", "card?.opacity(c ? 0 : 1)"),
            golden("Text(a).if(c) { $0.opacity(0) };f()", "Text(a).opacity(c ? 0 : 1);f()"),
            golden("Text(a).if(c) { view in return view.opacity(0) }", "Text(a).opacity(c ? 0 : 1)"),
            golden("Text(a).if (c) { $0.opacity(0) }", "Text(a).opacity(c ? 0 : 1)"),
        ])
        check([
            golden(
                """
                Text(a)
                    .`if`(c)
                    { view in
                        view.opacity(0)
                    }
                    .shine()
                """,
                """
                Text(a)
                    .opacity(c ? 0 : 1)
                    .shine()
                """)
        ])
    }

    @Test func argumentsThatNoConditionChooses() {
        let rules = RuleBook.builtin(
            and: """
                modifier sync(_ value: CGFloat)
                inert .sync(0)
                modifier glow(_ x: CGFloat = 1, _ y: CGFloat = 2)
                inert .glow(_, _ 0)
                modifier each(_ size: (Int) -> CGFloat)
                inert .each { index in index }
                """)
        check([
            golden(
                "Text(a).if(c) { $0.each { index in index * 2 } }",
                "Text(a).each { index in if c { index * 2 } else { index } }", rules: rules)
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.sync(&x) }\n", rules: rules, reasons: ["`&x` cannot stand under a condition"]
        )
        check(leftAlone: "Text(a).if(c) { $0.glow(3) }\n", rules: rules, reasons: ["its form needs the argument `y`"])
        check(
            leftAlone: "Text(a).if(c) { $0.each { n in n * 2 } }\n", rules: rules,
            reasons: ["the closure's parameters are not those of the rule"])
    }

    @Test func expressionsWithoutEnd() {
        for value in [
            "a" + String(repeating: ".b", count: 9000), "a" + String(repeating: ".b()", count: 9000),
            "a" + String(repeating: "[0]", count: 9000),
        ] {
            for code in ["Text(a).if(c) { $0.padding(\(value)) }\n", "Text(a).if(\(value)) { $0.padding(8) }\n"] {
                let file = SourceFile(parsing: Array(code.utf8))
                let plan = Context(rules: .builtin).plan(file, path: "a.swift")
                #expect(plan.calls.map(\.reason?.sentence) == ["an expression is nested too deeply"])
                #expect(Context(rules: .builtin).namesWanted(in: file).isEmpty)
            }
        }
        // Long is not deep.
        check([
            golden(
                "Text(a).if(c) { $0.padding(\(String(repeating: "d ? 8 : ", count: 40))4) }",
                "Text(a).padding(c ? (\(String(repeating: "d ? 8 : ", count: 40))4) : 0)")
        ])
    }

    @Test func declarationsInACircle() {
        check([
            golden(
                "Text(a).if(c) { $0.padding(A.x) }", "Text(a).padding(c ? A.x : .init())",
                context: ["enum A { static let x = B.y }", "enum B { static let y = A.x }"])
        ])
    }

    @Test func aPageThatIsNotChecked() {
        let link = TemplateLink(name: "glow", arguments: [])
        let form = Form(active: nil, inert: [link, link], otherwise: nil, requirement: nil, remarks: [])
        let signature = Signature(receiver: "View", name: "glow", constraints: [:], parameters: [], result: "some View")
        let rules = RuleBook(
            overloads: ["glow": [Overload(page: "glow", signature: signature, forms: [form], remarks: [])]], types: [],
            helpers: RuleBook.builtin.helpers)
        check(
            leftAlone: "Text(a).if(c) { $0.glow() }\n", rules: rules,
            reasons: ["no rule for `glow` with these arguments"])
    }
}
