import Harness
import RuleModel
import Testing

/// What an initializer gives that can fail is an optional: neither case of an enum, say.
@Suite struct GoldenFailingInitializerTests {
    private static let types = [
        """
        enum Kind: Int { case a, b }
        enum Sort: String { case up, down; init?(symbol: String) { nil } }
        struct Tag { init?(name: String, in book: Int = 3) { nil }; init(id: Int) {}; init(name: Int) {} }
        final class Model: ObservableObject {
            @Published var kind = Kind(rawValue: 3)
            @Published var sort = Sort(symbol: "x")
            @Published var real = Kind.a
        }
        """
    ]

    private func inView(_ member: String, _ before: String, _ after: String?, reasons: [String]? = nil) -> Golden {
        func view(_ body: String) -> String { "struct V: View { \(member); var body: some View { \(body) } }" }
        return golden(
            view(before), after.map(view), context: Self.types, outcomes: reasons.map { _ in [.left] }, reasons: reasons
        )
    }

    @Test(arguments: [
        ("let k = Kind(rawValue: 3)", "k", "a", "b"), ("@State var k = Sort(rawValue: \"up\")", "k", "up", "down"),
        ("let k = Sort(symbol: \"x\")", "k", "up", "down"), ("let m = Model()", "m.kind", "a", "b"),
        ("let m = Model()", "m.sort", "up", "down"),
    ])
    func isNeitherCase(_ member: String, _ value: String, _ one: String, _ other: String) {
        check([
            inView(
                member,
                "Text(a).if(\(value) == .\(one)) { $0.padding(3) }.if(\(value) == .\(other)) { $0.padding(5) }",
                "Text(a).padding(\(value) == .\(one) ? 3 : 0).padding(\(value) == .\(other) ? 5 : 0)")
        ])
    }

    @Test func isOneOfTheCases() {
        check([
            inView(
                "let m = Model()", "Text(a).if(m.real == .a) { $0.padding(3) }.if(m.real == .b) { $0.padding(5) }",
                "Text(a).padding(m.real == .a ? 3 : 5)")
        ])
    }

    @Test(arguments: [
        "Kind(rawValue: 3)", "Sort(symbol: \"x\")", "Tag(name: \"x\")", "Tag(name: \"x\", in: 4)", "URL(string: \"x\")",
        "Int(\"3\")", "UIImage(named: \"x\")", "Optional(3)",
    ])
    func isAnOptional(_ value: String) {
        check([
            inView(
                "@State var u = \(value)", "Text(a).ifLet(u) { v, u in v.overlay { Text(\"\\(u)\") } }",
                "Text(a).overlay { if let u { Text(\"\\(u)\") } }")
        ])
    }

    /// In an argument, too: an optional colour is a view where a colour is a style.
    @Test func isAnOptionalArgument() {
        let hex = "extension Color { init?(hex: String) { nil } }"
        check([
            golden(
                "Text(a).if(c) { $0.background(Color(hex: h)) }", "Text(a).background { if c { Color(hex: h) } }",
                context: [hex]),
            golden(
                "Text(a).if(c) { $0.background(Color(hex: h)!) }",
                "Text(a).background(c ? Color(hex: h)! : Color.clear)", context: [hex]),
            golden(
                "Text(a).if(c) { $0.background(Color(hex: h)) } else: { $0.background(.thinMaterial) }",
                "Text(a).background { if c { Color(hex: h) } }.background(c ? AnyShapeStyle(.clear) : AnyShapeStyle(.thinMaterial))",
                context: [hex]),
        ])
    }

    /// Which of several is meant, the first argument says.
    @Test func isOneOfSeveral() {
        let hex = "extension Color { init(hex: UInt, alpha: Double = 1) { }; init?(hex: String) { nil } }"
        let code = "extension Color { init(code: String) { }; init?(code: String, strict: Bool) { nil } }"
        check([
            golden(
                "Text(a).if(c) { $0.background(Color(hex: 0xFF0000)) }",
                "Text(a).background(c ? Color(hex: 0xFF0000) : Color.clear)", context: [hex]),
            golden(
                "Text(a).if(c) { $0.background(Color(hex: 0xFF0000, alpha: 0.3)) }",
                "Text(a).background(c ? Color(hex: 0xFF0000, alpha: 0.3) : Color.clear)", context: [hex]),
            golden(
                "Text(a).if(c) { $0.background(Color(hex: \"f00\")) }",
                "Text(a).background { if c { Color(hex: \"f00\") } }", context: [hex]),
            golden(
                "Text(a).if(c) { $0.background(Color(hex: unknown)) }", nil, context: [hex], outcomes: [.left]),
            golden(
                "Text(a).if(c) { $0.background(Color(code: \"f00\")) }",
                "Text(a).background(c ? Color(code: \"f00\") : Color.clear)", context: [code]),
        ])
    }

    @Test(arguments: ["Tag(id: 3)", "Int(3)", "Model()", "CGFloat(3)"])
    func isNoOptional(_ value: String) {
        check([
            inView(
                "let u = \(value)", "Text(a).ifLet(u) { v, u in v.overlay { Text(\"\\(u)\") } }", nil,
                reasons: ["`u` is no optional"])
        ])
    }
}
