import Harness
import RuleModel
import Testing

/// What was evaluated only under the condition is evaluated always only where it cannot go wrong.
@Suite struct GoldenTotalityTests {
    static let rules = RuleBook.builtin(
        and: """
            modifier glow(_ isOn: Bool, like thing: Any? = Usual())
            inert .glow(false)
            modifier shine<T>(_ isOn: Bool, like thing: T)
            inert .shine(false)
            """)

    @Test func total() async {
        await check(each: [
            "3", "-3.5", "\"a\"", "nil", "\\.font", "name", "model.name", "self.name", ".center", ".custom(3)",
            "Kind.wide",
            "Kind(3)", "Outer.Kind(3)", "Kind<Int>(3)", ".init(x: 3)", "Color.red.opacity(0.5)", "a + b * c", "!a",
            "a ?? b",
            "a ? b : c", "a == b && c", "[a, b]", "[a: b]", "(a, b)", "x as? Kind", "x is Kind", "a?.b",
            "\"\\(name)\"", "a << 2",
        ]) { value in
            check(
                before: "Text(a).if(c) { $0.glow(true, like: \(value)) }\n",
                after: "Text(a).glow(c, like: \(value))\n", rules: Self.rules)
        }
    }

    @Test func notTotal() async {
        await check(each: [
            "x!", "x!.b", "xs[i]", "xs[i].b", "f()", "x.f()", "Kind.make()", "x as! Kind", "a / b", "a % b", "a <~> b",
            "-xs[i]", "[xs[i]]", "Kind(xs[i])", ".custom(x!)", "a + f()", "a ? xs[i] : b", "\"\\(xs[i])\"", "#line",
            "-~x",
            "a?.f()", "(x!)",
        ]) { value in
            // It goes under the choice, beside the default of its signature.
            let branch = value == "a ? xs[i] : b" ? "(\(value))" : value
            let chosen = value == "a <~> b" ? "(\(value))" : branch
            check(
                before: "Text(a).if(c) { $0.glow(true, like: \(value)) }\n",
                after: "Text(a).glow(c, like: c ? \(chosen) : Usual())\n", rules: Self.rules)
        }
    }

    /// `.title` of `Style(font: .title)` is the `Font`'s, and no value of a `Style` that is made of itself.
    @Test func membersInArgumentsOfInitializers() {
        let declared = """
            import SwiftUI
            struct Style { let font: Font; var gap: CGFloat = 0
            static let title = Style(font: .title), body = Self(font: .body, gap: 2), worst = Style(font: .worst) }
            struct Inset { let width: CGFloat; init(w: CGFloat) { width = w }; static let wide = Inset(w: .wide) }
            extension Font { static var worst: Font { fonts[0] } }
            extension CGFloat { static let wide: CGFloat = 8 }
            extension View {
            func styled(_ style: Style, isOn: Bool = true) -> some View { padding(isOn ? style.gap : 0) }
            func inset(_ inset: Inset, isOn: Bool = true) -> some View { padding(isOn ? inset.width : 0) }
            }
            let v = x
            """
        check(
            ["styled(.title)", "styled(.body)", "inset(.wide)"].map { call in
                golden(
                    declared + ".if(c) { $0.\(call) }",
                    declared + ".\(call.replacing(")", with: ", isOn: c)"))")
            } + [
                golden(
                    declared + ".if(c) { $0.styled(.worst) }", nil, outcomes: [.left],
                    reasons: ["`.worst` would be evaluated also when the condition is false"])
            ])
    }

    /// Another name for a type in another is that one.
    @Test func membersOfAnotherName() {
        let declared = """
            import SwiftUI
            enum Theme {
            enum Gap { static var first: CGFloat { sizes[0] }; static let small: CGFloat = 3 }
            struct Box { let v: CGFloat; init(_ n: Int) { v = sizes[n] } }
            }
            typealias Spacing = Theme.Gap
            typealias Parcel = Theme.Box
            let v = x
            """
        check(
            [
                ("Spacing.first", "c ? Spacing.first : 0"), ("Spacing.small", "Spacing.small"),
                ("Parcel(3).v", "c ? Parcel(3).v : 0"), ("Theme.Gap.first", "c ? Theme.Gap.first : 0"),
            ].map { value, result in
                golden(
                    declared + ".if(c) { $0.shadow(color: .red, radius: \(value)) }",
                    declared + ".shadow(color: c ? .red : .clear, radius: \(result))")
            })
    }

    /// `.Sizes.first` is asked as `CGFloat.Sizes.first` is.
    @Test func membersOfATypeInAnImpliedOne() {
        let declared = """
            import SwiftUI
            extension CGFloat {
            enum Sizes { static var first: CGFloat { sizes[0] }; static let small: CGFloat = 3 }
            struct Box { let v: CGFloat; init(_ n: Int) { v = sizes[n] } }
            typealias Other = Sizes
            }
            let v = x
            """
        func shadow(_ radius: String) -> String {
            declared + ".shadow(color: c ? .red : .clear, radius: \(radius))"
        }
        check(
            [
                (".Sizes.first", "c ? .Sizes.first : 0"), (".Sizes.small", ".Sizes.small"),
                (".Other.first", "c ? .Other.first : 0"), (".Box(3).v", "c ? .Box(3).v : 0"),
                (".Out.ofSight", ".Out.ofSight"),
            ].map { value, result in
                golden(declared + ".if(c) { $0.shadow(color: .red, radius: \(value)) }", shadow(result))
            })
    }

    /// A page says whose member it is, whatever other types have by its name.
    @Test func membersOfAStatedType() {
        let others = "enum Gaps { static var horizontal: CGFloat { xs[0] }; static let leading: CGFloat = xs[1] }; "
        check([
            golden(
                others + "Text(a).if(c) { $0.padding(.horizontal, 8) }",
                others + "Text(a).padding(.horizontal, c ? 8 : 0)"),
            golden(
                others + "Text(a).if(c) { $0.padding([.leading, .top], 8) }",
                others + "Text(a).padding([.leading, .top], c ? 8 : 0)"),
            golden(
                others + "Text(a).if(c) { $0.glow(true, like: .leading) }",
                others + "Text(a).glow(c, like: c ? .leading : Usual())", rules: Self.rules),
        ])
    }

    /// The other side would be the same, too.
    @Test func aValueThatIsTheDefaultIsWrittenOnce() {
        let usual = "func Usual() -> Any { xs[0] }; "
        check([
            golden(
                usual + "Text(a).if(c) { $0.glow(true, like: Usual()) }", usual + "Text(a).glow(c, like: Usual())",
                rules: Self.rules)
        ])
    }

    @Test func theNextFormOrNone() {
        check([
            golden(
                "Text(a).if(c) { $0.border(colors[i]) }",
                "Text(a).overlay { if c { Rectangle().strokeBorder(colors[i]) } }"),
            golden(
                "Text(a).if(c) { $0.border(colors[i], width: 2) }",
                "Text(a).overlay { if c { Rectangle().strokeBorder(colors[i], lineWidth: 2) } }"),
            // A default of the signature stands in for what does nothing anyway.
            golden(
                "Text(a).if(c) { $0.background(Color.red, ignoresSafeAreaEdges: edges!) }",
                "Text(a).background(c ? Color.red : Color.clear, ignoresSafeAreaEdges: c ? edges! : .all)"),
            golden("Text(a).if(c) { $0.padding(edges!, 8) }", "Text(a).padding(c ? edges! : .all, c ? 8 : 0)"),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.shine(true, like: xs[i]) }\n", rules: Self.rules,
            reasons: ["`xs[i]` would be evaluated also when the condition is false"])
    }

    @Test func underTheChoiceAnythingGoes() {
        check([
            golden("Text(a).if(c) { $0.frame(width: widths[i]) }", "Text(a).frame(width: c ? widths[i] : nil)"),
            golden("Text(a).if(c) { $0.opacity(x! / y) }", "Text(a).opacity(c ? x! / y : 1)"),
            golden("Text(a).if(c) { $0.overlay(Card(xs[i])) }", "Text(a).overlay { if c { Card(xs[i]) } }"),
            golden("Text(a).if(c) { $0.overlay { Card(x!) } }", "Text(a).overlay { if c { Card(x!) } }"),
            golden("Text(a).if(c) { $0.opacity((try? f()) ?? 1) }", "Text(a).opacity(c ? (try? f()) ?? 1 : 1)"),
        ])
    }
}
