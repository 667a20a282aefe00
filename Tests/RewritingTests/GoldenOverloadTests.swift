import Harness
import Rewriting
import Testing

/// Modifiers of which a project declares overloads itself, and values of its own types.
@Suite struct GoldenOverloadTests {
    static let own = """
        import SwiftUI
        enum Spacing { case small }
        extension View {
            func padding(_ size: Spacing) -> some View { padding(size == .small ? 4 : 8) }
            func opacity(of level: Int, _ more: Int = 0) -> some View { opacity(Double(level)) }
        }
        extension Image {
            func frame(width: Spacing) -> some View { frame(width: 1) }
        }
        extension String {
            func opacity(_ x: Spacing) -> String { self }
        }
        """

    @Test func couldBeMeant() async {
        await check(each: ["padding(gap)", "padding(gap.size)"]) { link in
            check([
                golden(
                    "Text(a).if(c) { $0.\(link) }", nil, context: [Self.own], outcomes: [.left],
                    reasons: [
                        "an overload of `padding` that the project declares could take these arguments (Context0.swift:4)"
                    ])
            ])
        }
        // Which it is may show, and nothing be known of how it is switched off.
        check([
            golden(
                "Text(a).if(c) { $0.padding(.small) }", nil, context: [Self.own], outcomes: [.left],
                reasons: ["no rule for `padding`: its `padding` is always applied (Context0.swift:4)"])
        ])
    }

    /// Each side of a choice is what it was alone: a literal may be an `Int` there, and none beside `0.5`.
    @Test func ofASideCouldBeMeant() {
        let own = """
            import SwiftUI
            extension View {
                func opacity(_ percent: Int) -> some View { opacity(Double(percent) / 100) }
                func padding(_ edges: Edge.Set, _ steps: Int) -> some View { padding(edges, CGFloat(steps) * 4) }
            }
            """
        check([
            golden(
                "Text(a).ifElse(c, if: { $0.opacity(0.5) }, else: { $0.opacity(1) })", nil, context: [own],
                outcomes: [.left]),
            golden(
                "Text(a).if(c) { $0.opacity(1) }.if(!c) { $0.opacity(0.5) }",
                "Text(a).if(c) { $0.opacity(1) }.opacity(c ? 1 : 0.5)", context: [own], outcomes: [.left, .rewritten]),
            golden(
                "Text(a).if(c) { $0.padding(.top, 2) } else: { $0.padding(.top, 2.5) }", nil, context: [own],
                outcomes: [.left]),
            golden(
                "Text(a).if(c) { $0.opacity(0.2) } else: { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.2 : 0.5)",
                context: [own]),
        ])
    }

    /// What is generic is no type that happens to have its name.
    @Test(arguments: ["Content", "Label", "Circle"])
    func isGenericByTheNameOfAType(_ name: String) {
        let own = """
            import SwiftUI
            struct Tile { enum Content { case a } }
            extension View {
                func background<\(name): View>(_ back: \(name)) -> some View { blur(radius: 3) }
                func onChange<\(name)>(of x: \(name), perform: (\(name)) -> Void) -> some View where \(name): Equatable { self }
            }
            """
        check([
            golden("Text(a).if(c) { $0.background(Circle()) }", nil, context: [own], outcomes: [.left]),
            golden("Text(a).if(c) { $0.onChange(of: true) { _ in f() } }", nil, context: [own], outcomes: [.left]),
        ])
    }

    /// Other names for functions, and for `View`, hide no overload.
    @Test func areOnesByOtherNames() {
        let own = """
            import SwiftUI
            typealias Action = () -> Void
            typealias Handler<T> = (T) -> Void
            typealias Screen = SwiftUI.View
            extension View {
                func onTapGesture(_ act: @escaping Action) -> some View { self }
                func onChange<Q: Equatable>(of q: Q, _ act: @escaping Handler<Q>) -> some View { self }
            }
            extension Screen { func opacity(_ x: Double) -> some View { blur(radius: x) } }
            """
        for link in ["onTapGesture { f() }", "onChange(of: n) { f($0) }", "opacity(0.5)"] {
            check([golden("Text(a).if(c) { $0.\(link) }", nil, context: [own], outcomes: [.left])])
        }
    }

    @Test func ofTheSameFile() {
        check([golden(Self.own + "\nlet x = Text(a).if(c) { $0.padding(.small) }", nil, outcomes: [.left])])
    }

    static let toolbar = """
        import SwiftUI
        struct Toolbar: View {
            var body: some View { Text("x") }
            func opacity(_ level: Double) -> Toolbar { self }
        }
        protocol Card: View {
            func disabled(_ isOff: Bool) -> Self
        }
        """

    /// A view is no value of a type that is none.
    @Test func aViewIsNoToken() {
        let own = """
            struct Token { var color: Color { .red } }
            struct Badge: View { var body: some View { Text(a) } }
            extension View {
                func overlay(_ token: Token) -> some View { overlay(token.color) }
                func background(_ badge: Badge) -> some View { background { badge } }
                func token() -> Token { Token() }
                func tagged() -> Self { self }
            }
            extension Text { func tagged() -> Text { self } }
            extension Binding {
                func tagged() -> Int { 3 }
            }
            """
        check([
            golden(
                "Row().if(c) { $0.overlay(ProgressView()) }", "Row().overlay { if c { ProgressView() } }",
                context: [own]),
            golden(
                "Row().if(c) { $0.overlay(Circle().stroke(.red)) }",
                "Row().overlay { if c { Circle().stroke(.red) } }", context: [own]),
            golden(
                "Row().if(c) { $0.overlay(Badge().padding(3).tagged()) }",
                "Row().overlay { if c { Badge().padding(3).tagged() } }", context: [own]),
            golden("Row().if(c) { $0.background(card()) }", nil, context: [own], outcomes: [.left]),
            golden("Row().if(c) { $0.overlay(Badge().token()) }", nil, context: [own], outcomes: [.left]),
            golden("Row().if(c) { $0.overlay(Badge().padding(3).token()) }", nil, context: [own], outcomes: [.left]),
        ])
    }

    @Test func isAMemberOfAType() {
        check([
            golden(
                "Toolbar().if(c) { $0.opacity(0.3) }", nil, context: [Self.toolbar], outcomes: [.left],
                reasons: [
                    "an overload of `opacity` that the project declares could take these arguments (Context0.swift:4)"
                ]),
            golden("bar.if(c) { $0.opacity(0.3) }", nil, context: [Self.toolbar], outcomes: [.left]),
            golden("card.if(c) { $0.disabled(true) }", nil, context: [Self.toolbar], outcomes: [.left]),
            golden("Text(a).if(c) { $0.disabled(true) }", "Text(a).disabled(c)", context: [Self.toolbar]),
            golden("Text(a).if(c) { $0.opacity(0.3) }", "Text(a).opacity(c ? 0.3 : 1)", context: [Self.toolbar]),
        ])
    }

    @Test func couldNotBeMeant() {
        check([
            golden(
                "Text(a).if(c) { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)", context: [Self.own]),
            golden("Text(a).if(c) { $0.padding(.top, 8) }", "Text(a).padding(.top, c ? 8 : 0)", context: [Self.own]),
            golden("Text(a).if(c) { $0.padding() }", "Text(a).padding(c ? .all : [])", context: [Self.own]),
            golden("Text(a).if(c) { $0.frame(width: x) }", "Text(a).frame(width: c ? x : nil)", context: [Self.own]),
            golden("Text(a).if(c) { $0.opacity(x) }", "Text(a).opacity(c ? x : 1)", context: [Self.own]),
        ])
    }

    /// A literal, or a value of a type that pages know, is none of a type that is not made of it.
    @Test func typesOfTheirOwn() {
        func own(_ type: String, _ parameter: String = "Spacing") -> [String] {
            [
                "import SwiftUI\nextension View { func padding(_ size: \(parameter)) -> some View { padding(4) } }",
                "extension View { func border(_ size: \(parameter)) -> some View { border(.red) } }", type,
            ]
        }
        let call = "Text(a).if(c) { $0.padding(8) }"
        let (merged, other) = ("Text(a).padding(c ? 8 : 0)", "Text(a).if(c) { $0.border(Color.red) }")
        check([
            golden(call, merged, context: own("enum Spacing: CGFloat { case small = 4 }")),
            golden(call, merged, context: own("enum Spacing { case small }", "Spacing?")),
            golden(
                call, merged,
                context: own("enum Spacing { case small }\nextension Spacing: ExpressibleByStringLiteral {}")),
            golden(other, "Text(a).border(Color.red, width: c ? 1 : 0)", context: own("struct Spacing { let n: Int }")),
            golden(call, nil, context: own("")),
            golden(
                call, nil, context: own("enum Spacing { case small }\nextension Spacing: ExpressibleByFloatLiteral {}")),
            golden(
                call, nil,
                context: own("protocol Size: ExpressibleByIntegerLiteral {}\nstruct Spacing: Size { let n: Int }")),
            golden(call, nil, context: own("typealias Spacing = CGFloat")),
            golden(call, nil, context: own("protocol Spacing {}", "some Spacing")),
            golden(other, nil, context: own("typealias Spacing = Color")),
            golden(other, nil, context: own("protocol Spacing {}", "any Spacing")),
        ])
    }

    @Test func ofATypeThatNoPageStates() {
        func row(_ type: String) -> String {
            "struct Row: View { let gap: \(type); var body: some View { Text(a).if(c) { $0.padding(gap) } } }"
        }
        for type in ["Spacing", "Spacing?", "Theme.Spacing"] {
            check([golden(row(type), nil, reasons: ["no rule for `padding` with these arguments"])])
        }
        check([
            golden(
                row("CGFloat"),
                "struct Row: View { let gap: CGFloat; var body: some View { Text(a).padding(c ? gap : 0) } }")
        ])
    }

    /// What a form adds must mean what SwiftUI calls so.
    @Test func typeOfTheProject() {
        let own = "typealias DynamicTypeSize = String\nstruct Color {}\nenum Theme { struct AnyShapeStyle {} }"
        check([
            golden(
                "Text(a).if(c) { $0.dynamicTypeSize(.small ... .large) }", nil, context: [own], outcomes: [.left],
                reasons: [
                    "its form needs SwiftUI's `DynamicTypeSize`, and the project declares a type of that name"
                ]),
            golden("Text(a).if(c) { $0.background(.red) }", "Text(a).background(c ? .red : .clear)", context: [own]),
            golden("Text(a).if(c) { $0.opacity(0.3) }", "Text(a).opacity(c ? 0.3 : 1)", context: [own]),
            golden(
                "Text(a).if(c) { $0.background(.bar) }",
                "Text(a).background(c ? AnyShapeStyle(.bar) : AnyShapeStyle(.clear))", context: [own]),
        ])
    }

    /// A member of SwiftUI's type that an extension in sight declares another time.
    @Test func memberOfTheProject() {
        let turned = "Text(a).if(c) { $0.rotationEffect(.degrees(90)) }"
        let turns = "Text(a).rotationEffect(c ? .degrees(90) : .zero)"
        let reason = "its form needs SwiftUI's `Angle.zero`, and the project declares one of that name"
        check([
            golden(
                turned, nil, context: ["extension Angle { static let zero = Angle.degrees(45) }"], outcomes: [.left],
                reasons: [reason]),
            golden(
                "Text(a).if(c) { $0.background(Color.red) }", nil,
                context: ["extension Color { static let clear = Color.red }"], outcomes: [.left],
                reasons: ["its form needs SwiftUI's `Color.clear`, and the project declares one of that name"]),
            golden(
                "Text(a).if(c) { $0.background(.red) }", nil,
                context: ["extension ShapeStyle where Self == Color { static var clear: Color { .red } }"],
                outcomes: [.left],
                reasons: ["its form needs SwiftUI's `Color.clear`, and the project declares one of that name"]),
            golden(turned, turns, context: ["private extension Angle { static let zero = Angle.degrees(45) }"]),
            // Its own type is another one.
            golden(
                "Text(a).if(c) { $0.frame(maxHeight: 3, alignment: places[0]) }",
                "Text(a).frame(maxHeight: c ? 3 : nil, alignment: c ? places[0] : .center)",
                context: ["enum Component { enum HorizontalAlignment { case center } }"]),
            golden(turned, turns, context: ["extension Theme { static let zero = 3 }", "struct Angle2 {}"]),
            golden(
                "Text(a).if(c) { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)",
                context: ["extension AnyTransition { static var opacity: AnyTransition { .slide } }"]),
        ])
    }

    /// With its module, it is SwiftUI's again: also where the other type is nested in one around the call.
    @Test func typesWithTheirModule() {
        func view(_ call: String, _ nested: String = "") -> String {
            "import SwiftUI\nstruct Row: View {\(nested)\n    var body: some View { \(call) }\n}"
        }
        let shadow = "Text(a).if(c) { $0.shadow(radius: 3) }"
        let shadowed =
            "Text(a).shadow(color: c ? SwiftUI.Color(.sRGBLinear, white: 0, opacity: 0.33) : .clear, radius: 3)"
        let bar = "Text(a).if(c) { $0.background(.bar) }"
        let barred = "Text(a).background(c ? SwiftUI.AnyShapeStyle(.bar) : SwiftUI.AnyShapeStyle(.clear))"
        let plain = "Text(a).background(c ? AnyShapeStyle(.bar) : AnyShapeStyle(.clear))"
        let nested = " enum AnyShapeStyle { case a }"
        check([
            golden(view(shadow), view(shadowed), context: ["enum Color { case red }"]),
            golden(view(bar), view(barred), context: ["typealias AnyShapeStyle = Style"]),
            golden(view(bar, nested), view(barred, nested)),
            golden(view(bar), view(barred), context: ["extension Row { enum AnyShapeStyle { case a } }"]),
            golden(view(bar), view(plain), context: ["enum Theme { enum AnyShapeStyle { case a } }"]),
            // By what the type inherits.
            golden(
                "import SwiftUI\nprotocol Styled { typealias AnyShapeStyle = Style }\nstruct Row: View, Styled { var body: some View { \(bar) } }",
                "import SwiftUI\nprotocol Styled { typealias AnyShapeStyle = Style }\nstruct Row: View, Styled { var body: some View { \(barred) } }"
            ),
            // By a generic parameter.
            golden(
                "import SwiftUI\nstruct Row<AnyShapeStyle>: View { var body: some View { \(bar) } }",
                "import SwiftUI\nstruct Row<AnyShapeStyle>: View { var body: some View { \(barred) } }"),
            // `Color` is the user's own here, and has no `clear`.
            golden(
                view("Text(a).if(c) { $0.shadow(color: Color.brand, radius: 3) }"),
                view("Text(a).shadow(color: c ? Color.brand : .clear, radius: 3)"),
                context: ["enum Color { static let brand = SwiftUI.Color.red }"]),
            // With its module it is SwiftUI's.
            golden(
                view("Text(a).if(c) { $0.background(SwiftUI.Color.red) }"),
                view("Text(a).background(c ? SwiftUI.Color.red : SwiftUI.Color.clear)"),
                context: ["enum Color { static let red = 3 }"]),
            // Of two types there is no choice.
            golden(
                view("Text(a).if(c) { $0.background(Color.brand) }"), nil,
                context: ["struct Color: View { static let brand = Color() }"], outcomes: [.left],
                reasons: ["its form needs SwiftUI's `Color`, and the project declares a type of that name"]),
            // By what a protocol leaves open.
            golden(
                "import SwiftUI\nprotocol P: View { associatedtype Color }\nextension P { var x: some View { Text(a).if(c) { $0.background(SwiftUI.Color.red) } } }",
                "import SwiftUI\nprotocol P: View { associatedtype Color }\nextension P { var x: some View { Text(a).background(c ? SwiftUI.Color.red : SwiftUI.Color.clear) } }"
            ),
            // A generic parameter is what it conforms to, whatever it is called.
            golden(
                "struct V<Color: View>: View { let color: Color; var x: some View { Text(a).if(c) { $0.background(color) } } }",
                "struct V<Color: View>: View { let color: Color; var x: some View { Text(a).background { if c { color } } } }"
            ),
            // Where `SwiftUI` is no module, there is no such way.
            golden(
                view(shadow), nil, context: ["enum Color { case red }", "enum SwiftUI { }"], outcomes: [.left],
                reasons: ["its form needs SwiftUI's `Color`, and the project declares a type of that name"]),
        ])
    }

    /// What is written may be what an overload of the project takes, though what was there was not.
    @Test func ofTheForm() {
        let own = """
            import SwiftUI
            extension View {
                func border(_ color: SwiftUI.Color, width: CGFloat, cornerRadius: CGFloat = 0) -> some View { self }
                func opacity(_ percent: Int) -> some View { opacity(Double(percent) / 100) }
                func overlay<V: View>(@ViewBuilder _ badge: () -> V) -> some View { overlay(badge()) }
            }
            """
        func said(_ name: String) -> [String] {
            let line = ["border": 3, "opacity": 4, "overlay": 5][name]!
            return [Refusal.ownOverloadOfForm(name, "Context0.swift:\(line)").sentence]
        }
        check([
            golden("Text(a).if(c) { $0.border(.red) }", nil, context: [own], reasons: said("border")),
            golden("Text(a).if(c) { $0.hidden() }", nil, context: [own], reasons: said("opacity")),
            golden(
                "Text(a).if(c) { $0.overlay(Badge(), alignment: .top) }",
                "Text(a).overlay(alignment: .top) { if c { Badge() } }", context: [own]),
            golden("Text(a).if(c) { $0.overlay(Badge()) }", "Text(a).overlay(c ? Badge() : nil)", context: [own]),
            golden("Text(a).if(c) { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)", context: [own]),
            // A type of the project's that has no such members.
            golden(
                "Text(a).if(c) { $0.background(.red) }", "Text(a).background(c ? .red : .clear)",
                context: [
                    "enum Role { case plain }; extension View { func background(_ role: Role) -> some View { self } }"
                ]),
            golden(
                "Text(a).if(c) { $0.background(.red) }", nil,
                context: [
                    "enum Role { case red, clear }; extension View { func background(_ r: Role) -> some View { self } }"
                ],
                outcomes: [.left]),
            golden(
                "struct R: View { var x: Double; var body: some View { Text(a).if(c) { $0.opacity(x) } } }",
                "struct R: View { var x: Double; var body: some View { Text(a).opacity(c ? x : 1) } }", context: [own]),
        ])
    }

    /// However their receiver is constrained to be a view.
    @Test func onViewsBySomeOtherName() async {
        let border = "func border(_ color: SwiftUI.Color, width: CGFloat = 1) -> some View { self }"
        await check(each: [
            "extension Styled where Self: View { \(border) }",
            "extension Styled where Self: SwiftUI.View { \(border) }",
            "extension Styled where Self: Sendable & View { \(border) }",
            "extension Styled { func border(_ color: Color) -> some View where Self: View { self } }",
            "protocol CardLike: View {}\nextension CardLike { \(border) }",
            "protocol Base: View {}\nprotocol CardLike: Base {}\nextension CardLike { \(border) }",
        ]) { own in
            check([
                golden(
                    "card.if(c) { $0.border(.red) }", nil, context: ["import SwiftUI\n" + own], outcomes: [.left])
            ])
        }
    }

    @Test func gradients() {
        check([
            golden(
                "Text(a).if(c) { $0.background(Gradient(colors: xs)) }",
                "Text(a).background(c ? AnyShapeStyle(Gradient(colors: xs)) : AnyShapeStyle(.clear))",
                outcomes: nil)
        ])
    }

    /// What the form is given is the condition, which its declaration shows to be no reason.
    @Test func anOverloadThatTakesNoCondition() {
        let own =
            "enum Reason { case busy }\nextension View { func disabled(_ reason: Reason?) -> some View { opacity(reason == nil ? 1 : 0) } }"
        func row(_ call: String, _ type: String) -> String {
            "struct Row: View { let isOn: \(type); var body: some View { Text(a)\(call) } }"
        }
        Harness.check([
            golden(
                row(".if(isOn) { $0.disabled(true) }", "Bool"), row(".disabled(isOn)", "Bool"), context: [own]),
            golden(row(".if(isOn) { $0.disabled(true) }", "Flag"), nil, context: [own], outcomes: [.left]),
        ])
    }
}
