import Harness
import Rewriting
import RuleModel
import Testing

/// What must not become one where two sides do.
@Suite struct GoldenSidesTests {
    private func both(
        _ one: String, _ other: String, _ after: String?, allowed: Set<Level> = [], context: [String] = [],
        outcomes: [Outcome]? = nil
    ) -> Golden {
        golden(
            "x.if(c) { $0.\(one) } else: { $0.\(other) }", after.map { "x.\($0)" }, allowed: allowed,
            context: context, outcomes: outcomes)
    }

    /// Of several values for one parameter none is lost.
    @Test func severalValues() {
        let own = ["import SwiftUI\nextension View { func inset(_ xs: CGFloat...) -> some View { padding(xs.count) } }"]
        check([
            both(
                "toolbarBackground(.hidden, for: .tabBar)", "toolbarBackground(.visible, for: .tabBar)",
                "toolbarBackground(c ? .hidden : .visible, for: .tabBar)"),
            both(
                "toolbarBackground(.hidden, for: .tabBar, .navigationBar)",
                "toolbarBackground(.visible, for: .tabBar, .navigationBar)",
                "toolbarBackground(c ? .hidden : .visible, for: .tabBar, .navigationBar)"),
            both(
                "toolbarBackground(.hidden, for: .tabBar)", "toolbarBackground(.visible, for: .tabBar, .navigationBar)",
                nil),
            both(
                "toolbarBackground(.hidden, for: .tabBar, .navigationBar)", "toolbarBackground(.visible, for: .tabBar)",
                nil),
            both("inset(1)", "inset(2)", "inset(c ? 1 : 2)", context: own),
            both("inset(1)", "inset(2, 3)", nil, context: own, outcomes: [.left]),
            both("inset(1, 2)", "inset(3)", nil, context: own, outcomes: [.left]),
        ])
    }

    /// A text's own colour counts before the environment's: which a side sets is the same there and in one chain, or makes no
    /// difference.
    @Test func ownModifiersOfATextBehindOthers() {
        let (padded, plain) = ("$0.padding().foregroundColor(.red)", "$0.foregroundColor(.gray)")
        func text(_ links: String) -> String { "Text(a)\(links).if(c) { \(padded) } else: { \(plain) }" }
        check([
            golden(text(""), "Text(a).padding(c ? .all : []).foregroundColor(c ? .red : .gray)"),
            golden(text(".bold()"), "Text(a).bold().padding(c ? .all : []).foregroundColor(c ? .red : .gray)"),
            golden(text(".foregroundColor(.blue)"), nil, outcomes: [.left]),
            // So it does where what stands behind the call becomes the text's own.
            golden(
                "Text(a).foregroundColor(.red).if(c) { $0.underline() }.foregroundColor(.blue)", nil,
                allowed: [.assumed],
                outcomes: [.left]),
            golden(
                "Text(a).font(.title).if(c) { $0.underline() }.foregroundColor(.blue)",
                "Text(a).font(.title).underline(c).foregroundColor(.blue)", allowed: [.assumed]),
        ])
    }

    /// One of the project's own, by whatever name; two of them stay two.
    @Test(arguments: ["ring", "border"])
    func ofTheProject(_ name: String) {
        let own = """
            import SwiftUI
            extension View {
            func \(name)(_ radius: CGFloat, color: Color, lineWidth: CGFloat = 1) -> some View { clipShape(Ring(radius)) }
            func \(name)(inner: CGFloat) -> some View { clipShape(Ring(inner)) }
            }
            """
        let (first, second) = ("\(name)(16, color: .red, lineWidth: 2)", "\(name)(16, color: .gray)")
        check([
            both(first, second, "\(name)(16, color: c ? .red : .gray, lineWidth: c ? 2 : 1)", context: [own]),
            both(first, "\(name)(inner: 8)", nil, context: [own], outcomes: [.left]),
        ])
    }

    /// Two sides of different types are one in a type that takes either.
    @Test func erasingTypes() throws {
        let shapes = both(
            "clipShape(Circle())", "clipShape(RoundedRectangle(cornerRadius: 3))",
            "clipShape(c ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 3)))")
        let own = """
            import SwiftUI
            struct Star: Shape { func path(in rect: CGRect) -> Path { Path() } }
            extension View {
                func cut<S: Shape>(_ shape: S) -> some View { clipShape(shape) }
                func washed<S: ShapeStyle>(_ style: S) -> some View { background(style) }
            }
            """
        check([
            shapes,
            both(
                "clipShape(.circle)", "clipShape(Star(), style: FillStyle(eoFill: true))",
                "clipShape(c ? AnyShape(.circle) : AnyShape(Star()), style: c ? FillStyle() : FillStyle(eoFill: true))",
                context: [own]),
            both(
                "contentShape(Circle())", "contentShape(Rectangle())",
                "contentShape(c ? AnyShape(Circle()) : AnyShape(Rectangle()))"),
            both(
                "background(.red)", "background(.thinMaterial)",
                "background(c ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial))"),
            both(
                "background(Color.red.gradient)", "background(Color.red)",
                "background(c ? AnyShapeStyle(Color.red.gradient) : AnyShapeStyle(Color.red))"),
            both(
                "background(.red, in: Circle())", "background(.tint, in: Circle())",
                "background(c ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), in: Circle())"),
            both(
                "border(.red)", "border(.tint, width: 2)",
                "border(c ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), width: c ? 1 : 2)"),
            both(
                "foregroundStyle(.red, .blue)", "foregroundStyle(.tint, .red)",
                "foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), c ? .blue : .red)"),
            both("background(.red)", "background(.blue)", "background(c ? .red : .blue)"),
            both(
                "clipShape(Circle())", "clipShape(Circle().inset(by: 3))",
                "clipShape(c ? AnyShape(Circle()) : AnyShape(Circle().inset(by: 3)))"),
            // An insettable shape is another overload's, and a view no style.
            both(
                "background(.red, in: Circle())", "background(.blue, in: Rectangle())",
                "background(c ? .red : .clear, in: Circle()).background(c ? .clear : .blue, in: Rectangle())"),
            both("containerShape(Circle())", "containerShape(Capsule())", nil, outcomes: [.branch]),
            both(
                "background(.red)", "background(Card())",
                "background(c ? .red : .clear).background { if !c { Card() } }"),
            both("tint(.red)", "tint(LinearGradient())", nil, outcomes: [.left]),
            // What the project's own does with a type, no page says.
            both("cut(Circle())", "cut(Capsule())", nil, context: [own], outcomes: [.left]),
            both("washed(.red)", "washed(.tint)", nil, context: [own], outcomes: [.left]),
        ])
        // Another type of the name is not meant.
        let twins = "enum AnyShape { }\nlet v = x.if(c) { $0.clipShape(Circle()) } else: { $0.clipShape(Capsule()) }"
        check([
            golden(
                "import SwiftUI\n" + twins,
                """
                import SwiftUI
                enum AnyShape { }
                let v = x.clipShape(c ? SwiftUI.AnyShape(Circle()) : SwiftUI.AnyShape(Capsule()))
                """),
            golden(twins, nil, outcomes: [.branch]),
        ])
        let old = try DeploymentTarget(reading: "iOS 15")
        check(leftAlone: shapes.before, deploymentTarget: old, outcomes: [.branch])
        // Whoever calls the modifier has what its own form writes.
        check([
            golden(
                "x.if(c) { $0.foregroundStyle(Color.a()) } else: { $0.foregroundStyle(b()) }",
                "x.foregroundStyle(c ? AnyShapeStyle(Color.a()) : AnyShapeStyle(b()))",
                deploymentTarget: try DeploymentTarget(reading: "iOS 17, watchOS 7"))
        ])
    }

    /// An animation is chosen where its value has nothing to do with the condition.
    @Test func animations() {
        func animated(_ one: String, _ other: String, _ after: String?, allowed: Set<Level> = []) -> Golden {
            both(
                "animation(\(one))", "animation(\(other))", after.map { "animation(\($0))" }, allowed: allowed,
                outcomes: after == nil ? [.withheld] : nil)
        }
        check([
            animated(".spring(), value: n", "nil, value: n", "c ? .spring() : nil, value: n"),
            animated("nil, value: n", ".default, value: n", "c ? nil : .default, value: n"),
            animated(
                ".spring(), value: n", ".easeIn(duration: 2), value: n",
                "c ? .spring() : .easeIn(duration: 2), value: n"),
            animated(".linear.repeatForever(), value: n", "nil, value: n", nil),
            animated(
                ".linear.repeatForever(), value: n", "nil, value: n", "c ? .linear.repeatForever() : nil, value: n",
                allowed: [.approx]),
            inBody(
                "if c { Text(a).animation(.spring(), value: n) } else { Text(a).animation(nil, value: n) }",
                "Text(a).animation(c ? .spring() : nil, value: n)"),
            // A value that is the condition, or that each side has of its own, changes with it.
            both("animation(.spring(), value: c)", "animation(.default, value: c)", nil),
            both(
                "animation(.spring(), value: n)", "animation(.default, value: m)",
                "animation(.spring(), value: c ? n : nil).animation(.default, value: c ? nil : m)"),
        ])
    }

    /// What begins when a value changes begins at the flip, where that changes it.
    @Test func valuesThatAreWatched() {
        let own = [
            """
            import SwiftUI
            let a = 1
            let b = 2
            extension View {
                func bouncing(_ count: Int) -> some View { symbolEffect(.bounce, value: count) }
                func pulsing(_ count: Int, isOn: Bool = true) -> some View {
                    symbolEffect(.bounce, value: isOn ? count : nil)
                }
                func faded(_ opacity: Double, count: Int) -> some View {
                    self.opacity(opacity).symbolEffect(.bounce, value: count)
                }
            }
            struct Bouncing: ViewModifier {
                let count: Int
                func body(content: Content) -> some View { content.symbolEffect(.bounce, value: count) }
            }
            """
        ]
        let phases = "{ v, p in v.opacity(p) }"
        func all(_ allowed: Set<Level>) -> [Golden] {
            func both(_ one: String, _ other: String, _ after: String) -> Golden {
                self.both(
                    one, other, allowed.isEmpty ? nil : after, allowed: allowed, context: own,
                    outcomes: allowed.isEmpty ? [.withheld] : nil)
            }
            return [
                both(
                    "symbolEffect(.bounce, value: a)", "symbolEffect(.bounce, value: b)",
                    "symbolEffect(.bounce, value: c ? a : b)"),
                both(
                    "phaseAnimator([0, 1], trigger: a) \(phases)", "phaseAnimator([0, 1], trigger: b) \(phases)",
                    "phaseAnimator([0, 1], trigger: c ? a : b) \(phases)"),
                both(
                    "transaction(value: a) { $0.animation = nil }", "transaction(value: b) { $0.animation = nil }",
                    "transaction(value: c ? a : b) { $0.animation = nil }"),
                both("bouncing(a)", "bouncing(b)", "bouncing(c ? a : b)"),
                both("pulsing(a)", "pulsing(b)", "pulsing(c ? a : b)"),
                both("faded(0.5, count: a)", "faded(1, count: b)", "faded(c ? 0.5 : 1, count: c ? a : b)"),
                both(
                    "modifier(Bouncing(count: a))", "modifier(Bouncing(count: b))",
                    "modifier(Bouncing(count: c ? a : b))"),
            ]
        }
        check(all([]))
        check(all([.lifecycle]))
        check([
            both(
                "symbolEffect(.bounce, value: a)", "symbolEffect(.bounce, options: .repeating, value: a)",
                "symbolEffect(.bounce, options: c ? .default : .repeating, value: a)"),
            both("pulsing(a, isOn: d)", "pulsing(a, isOn: e)", nil, context: own, outcomes: [.withheld]),
        ])
    }

    /// A default is written where it means what it does in the declaration.
    @Test func defaults() {
        let own = [
            """
            import SwiftUI
            private let standard: CGFloat = 7
            let gap: CGFloat = 7
            enum Metrics { static let gap: CGFloat = 8 }
            enum Size { case small, large }
            private extension CGFloat { static let std: CGFloat = 8 }
            extension CGFloat { static let wide: CGFloat = 9 }
            extension View {
                func inset(_ w: CGFloat = standard) -> some View { padding(w) }
                func spaced(_ w: CGFloat = gap) -> some View { padding(w) }
                func measured(_ w: CGFloat = Metrics.gap) -> some View { padding(w) }
                func plain(_ w: CGFloat = 3) -> some View { padding(w) }
                func wide(_ w: CGFloat = .wide) -> some View { padding(w) }
                func std(w: CGFloat = .std, edges: Edge.Set = .all) -> some View { padding(edges, w) }
                func sized(_ size: Size = .small) -> some View { opacity(size == .small ? 0.5 : 1) }
            }
            struct Pad: ViewModifier {
                private static let standard: CGFloat = 8
                let w: CGFloat
                init(w: CGFloat = Pad.standard) { self.w = w }
                func body(content: Content) -> some View { content.padding(w) }
            }
            """
        ]
        func both(_ one: String, _ other: String, _ after: String?) -> Golden {
            self.both(one, other, after, context: own, outcomes: after == nil ? [.left] : nil)
        }
        check([
            both("plain(2)", "plain()", "plain(c ? 2 : 3)"),
            both("wide(2)", "wide()", "wide(c ? 2 : .wide)"),
            both("sized(.large)", "sized()", "sized(c ? .large : .small)"),
            both("measured(2)", "measured()", "measured(c ? 2 : Metrics.gap)"),
            both("std(w: 2, edges: .top)", "std(w: 2)", "std(w: 2, edges: c ? .top : .all)"),
            both("std(w: 2)", "std()", "std(w: c ? 2 : 0).std(edges: c ? [] : .all)"),
            both("inset(2)", "inset()", nil),
            both("spaced(2)", "spaced()", nil),
            both("modifier(Pad(w: 2))", "modifier(Pad())", nil),
            golden("x.if(c) { $0.std(edges: .top) }", "x.std(edges: c ? .top : [])", context: own),
            golden("x.if(c) { $0.std(w: 2) }", "x.std(w: c ? 2 : 0)", context: own),
            golden(
                "struct V: View { enum Metrics {}\n var body: some View { x.if(c) { $0.measured(2) } else: { $0.measured() } } }",
                nil, context: own, outcomes: [.left]),
        ])
    }

    /// `nil`, and what one function gives, or a key, are of the type that the other side shows.
    @Test func oneType() {
        let own = [
            """
            import SwiftUI
            struct Primary: ButtonStyle { var isBig = false }
            struct Box<V: View>: LabelStyle { var view: V }
            extension Shape { static func tag(_ size: CGFloat) -> some Shape { Circle() } }
            """
        ]
        check([
            both("listRowBackground(Color.red)", "listRowBackground(nil)", "listRowBackground(c ? Color.red : nil)"),
            both("listRowBackground(nil)", "listRowBackground(Color.red)", "listRowBackground(c ? nil : Color.red)"),
            // What is made of a color stays one, and what a view is given does not.
            both(
                "listRowBackground(Color.red.opacity(0.1))", "listRowBackground(Color.clear)",
                "listRowBackground(c ? Color.red.opacity(0.1) : Color.clear)"),
            both("listRowBackground(Color.red.padding(3))", "listRowBackground(Color.red)", nil),
            both(
                "listRowBackground(Color.red.padding(3).opacity(0.1))", "listRowBackground(Color.red.padding(3))", nil),
            both("listRowBackground(Color.red)", "listRowBackground(Circle())", nil),
            both(
                "preference(key: Size.self, value: size)", "preference(key: Size.self, value: .zero)",
                "preference(key: Size.self, value: c ? size : .zero)"),
            both("preference(key: Size.self, value: size)", "preference(key: Other.self, value: .zero)", nil),
            both("environment(\\.depth, a)", "environment(\\.depth, b)", "environment(\\.depth, c ? a : b)"),
            both(
                "clipShape(.rect(cornerRadius: 4))", "clipShape(.rect(cornerRadius: 8))",
                "clipShape(c ? .rect(cornerRadius: 4) : .rect(cornerRadius: 8))"),
            both(
                "clipShape(.rect(cornerRadius: 4))", "clipShape(.rect)",
                "clipShape(c ? AnyShape(.rect(cornerRadius: 4)) : AnyShape(.rect))"),
            both(
                "clipShape(.tag(4))", "clipShape(.tag(8))", "clipShape(c ? AnyShape(.tag(4)) : AnyShape(.tag(8)))",
                context: own),
            both(
                "buttonStyle(Primary(isBig: true))", "buttonStyle(Primary())",
                "buttonStyle(c ? Primary(isBig: true) : Primary())", context: own),
            both("labelStyle(Box(view: Text(a)))", "labelStyle(Box(view: Image(b)))", nil, context: own),
            both(
                "background(VStack { Text(a) })", "background(VStack { Image(b) })",
                "background { if c { VStack { Text(a) } } else { VStack { Image(b) } } }"),
        ])
    }

    /// A closure that does nothing takes what the other takes.
    @Test func closuresThatDoNothing() {
        check([
            both("onHover { isIn = $0 }", "onHover { _ in }", "onHover { [c] in if c { isIn = $0 } }"),
            both("onHover { h in isIn = h }", "onHover { _ in }", "onHover { [c] h in if c { isIn = h } }"),
            both("onHover { _ in }", "onHover { isIn = $0 }", "onHover { [c] in if !c { isIn = $0 } }"),
        ])
    }

    /// Two modifiers that are short for calls of one are one, unless the project has one of the names.
    @Test func shortForOne() {
        func own(_ name: String, _ parameters: String) -> [String] {
            ["import SwiftUI\nextension View { func \(name)(\(parameters)) -> some View { hidden() } }"]
        }
        let choice = "aspectRatio(contentMode: c ? .fill : .fit)"
        check([
            both("scaledToFill()", "scaledToFit()", choice),
            both("scaledToFill().padding(8)", "scaledToFit().padding(4)", choice + ".padding(c ? 8 : 4)"),
            both("scaledToFill()", "padding(4)", nil),
            both("scaledToFill()", "aspectRatio(contentMode: .fit)", nil),
            both("scaledToFill()", "scaledToFit()", nil, context: own("scaledToFit", "")),
            both(
                "scaledToFill()", "scaledToFit()", nil,
                context: own("aspectRatio", "_ r: CGFloat? = nil, contentMode: ContentMode")),
            explicit(
                "extension View { func f(_ c: Bool) -> some View { if c { scaledToFill() } else { scaledToFit() } } }",
                "extension View { func f(_ c: Bool) -> some View { \(choice) } }"),
            inBody(
                "if c { Image(a).resizable().scaledToFill() } else { Image(a).resizable().scaledToFit() }",
                "Image(a).resizable().\(choice)"),
        ])
    }

    /// What is said of a modifier that both sides apply is no page's sentence about one that is off.
    @Test func reasons() {
        func reason(_ one: String, _ other: String, _ reason: String) -> Golden {
            golden("x.if(c) { $0.\(one) } else: { $0.\(other) }", nil, reasons: [reason])
        }
        let one = "as far as anything shows, they are of different types or overloads"
        check([
            reason("tint(.primary)", "tint(.red)", "`tint` would be applied twice, once for each side"),
            reason("badge(3)", "badge(\"new\")", "`badge` would be applied twice, once for each side"),
            reason("navigationTitle(\"Books\")", "navigationTitle(title)", one),
            reason("containerShape(Circle())", "containerShape(Rectangle())", one),
            reason(
                "toolbar(.hidden, for: .tabBar)", "toolbar(.hidden, for: .tabBar, .navigationBar)",
                "`toolbar` would be applied twice, once for each side"),
            reason(
                "onDisappear { }", "onDisappear { f() }", "`onDisappear` would be applied twice, once for each side"),
            reason(
                "bold()", "fontWeight(.light)",
                "`bold` of one side would be undone by `fontWeight` of the other when that is off"),
            // What both sides have in common is not what stands against it.
            reason(
                "foregroundColor(.red).buttonStyle(.bordered)", "foregroundColor(.gray).buttonStyle(.plain)",
                one),
            reason("foregroundColor(.red).glow()", "foregroundColor(.gray)", "no rule for `glow`"),
            reason(
                "navigationTitle(\"a\").id(3)", "navigationTitle(\"b\")", "an identifier that changes is a new view"),
        ])
    }
}
