import Harness
import RuleModel
import Testing

/// What an argument shows of its type decides which overload is meant, and how its other side is written.
@Suite struct GoldenArgumentTypeTests {
    private static func row(_ call: String, _ members: String = "") -> String {
        "struct Row: View { \(members)var body: some View { Text(a)\(call) } }"
    }

    @Test func erasedViews() {
        let members = "let mark: AnyView; "
        check(
            ["background", "overlay"].map { name in
                golden(
                    Self.row(".if(c) { $0.\(name)(mark) }", members),
                    Self.row(".\(name) { if c { mark } }", members))
            })
    }

    /// What conforms to a protocol that a modifier takes is shown by no page.
    @Test func valuesOfProtocols() async {
        let type = "struct Drops: DropDelegate { let n = 3 }"
        await check(each: ["Drops()", "d", "e"]) { value in
            let members = "let d: Drops; let e: any DropDelegate; "
            check([
                golden(
                    Self.row(".if(c) { $0.onDrop(of: [.text], delegate: \(value)) }", members),
                    Self.row(".onDrop(of: c ? [.text] : [], delegate: \(value))", members), allowed: [.approx],
                    context: [type])
            ])
        }
    }

    /// `@ScaledMetric` takes no integer, so the literal is none.
    @Test func scaledMetrics() {
        let members = "@ScaledMetric(relativeTo: .body) var gap = 8; "
        check([
            golden(
                Self.row(".if(c) { $0.padding(gap).frame(width: gap) }", members),
                Self.row(".padding(c ? gap : 0).frame(width: c ? gap : nil)", members))
        ])
    }

    /// `.brand` is the style of the project's, where whatever else has the name is nothing that a modifier takes.
    @Test func membersOfOneName() async {
        let style = "extension ShapeStyle where Self == Color { static var brand: Color { .red } }\n"
        let (call, done) = (".if(c) { $0.background(.brand) }", ".background(c ? .brand : .clear)")
        await check(each: [
            "extension UIColor { static let brand = UIColor.red }", "struct Palette { var brand: Color }",
            "enum Kind { case brand, other }",
        ]) { other in
            check([golden(Self.row(call), Self.row(done), context: [style + other])])
        }
        await check(each: [
            "extension Font { static let brand = Font.body }",
            "enum Kind { case brand }\nextension View { func mark(_ kind: Kind) -> some View { self } }",
            "extension View where Self == Text { static var brand: Text { Text(b) } }",
        ]) { other in
            check([golden(Self.row(call), nil, context: [style + other], outcomes: [.left])])
        }
    }

    /// An enum that only holds names has no values of its own; one with cases may be asked for SwiftUI's.
    @Test func aNamespaceCalledColor() {
        func view(_ members: String, _ call: String) -> String {
            "import SwiftUI\nenum Color: ShapeStyle { \(members) }\nlet v = Text(a)\(call)"
        }
        func call(_ color: String) -> String { ".if(c) { $0.background(\(color), ignoresSafeAreaEdges: .all) }" }
        func rewritten(_ members: String, _ color: String = "Color.brand") -> Golden {
            golden(
                view(members, call(color)),
                view(members, ".background(c ? \(color) : SwiftUI.Color.clear, ignoresSafeAreaEdges: .all)"))
        }
        func left(_ members: String, _ color: String = "Color.brand") -> Golden {
            golden(
                view(members, call(color)), nil, outcomes: [.left],
                reasons: ["its form needs SwiftUI's `Color`, and the project declares a type of that name"])
        }
        check([
            rewritten("static let brand: SwiftUI.Color = .gray"),
            rewritten("case plain\nstatic let brand: SwiftUI.Color = .gray"),
            rewritten("case plain\nstatic var brand: SwiftUI.Color { .gray }"),
            rewritten("case plain\nstatic let brand = SwiftUI.Color(hex)"),
            rewritten("case plain\nstatic func tone(_ i: Int) -> SwiftUI.Color { .gray }", "Color.tone(n)"),
            left("case plain\nstatic let brand: Color = .plain"),
            left("case plain\nstatic let brand = Color.plain"),
            left("case brand\nstatic let other: SwiftUI.Color = .gray"),
        ])
    }

    /// What a declaration is given is followed through members of the project's, as the same text in place is.
    @Test(arguments: [
        ("Color.theme.primary", "background(v)", "background(c ? v : Color.clear)"),
        ("Theme.palette.primary.opacity(0.3)", "background(v)", "background(c ? v : Color.clear)"),
        ("Theme.palette.tone(3)", "background(v)", "background(c ? v : Color.clear)"),
        ("Theme.palette.sky", "background(v)", "background(c ? AnyShapeStyle(v) : AnyShapeStyle(.clear))"),
        ("Theme.palette.gap", "padding(v)", "padding(c ? v : 0)"),
        ("Theme.round", "background(v)", nil),
        ("Theme.palette.outOfSight", "background(v)", nil),
    ])
    func valuesOfDeclarations(_ value: String, _ call: String, _ result: String?) {
        func row(_ call: String) -> String {
            """
            struct Palette {
                let primary: Color = .gray, gap: CGFloat
                let sky = LinearGradient(colors: [.blue, .gray], startPoint: .top, endPoint: .bottom)
                func tone(_ n: Int) -> Color { .gray }
            }
            extension Color { static let theme = Palette(gap: 3) }
            enum Theme {
                static let palette = Palette(gap: 3), round = Theme.about.tint, about = Theme.round.tint
            }
            struct Row: View { private let v = \(value)
            var body: some View { Text(a)\(call) } }
            """
        }
        check([
            golden(
                row(".if(c) { $0.\(call) }"), result.map { row(".\($0)") }, outcomes: result == nil ? [.left] : nil)
        ])
    }

    /// A modifier of the project's makes a view of a color or a text, whatever the library's of its name makes of it.
    @Test func whatAnOwnModifierMakes() {
        let own = """
            import SwiftUI
            enum Level { case low; var value: Double { 0.3 } }
            enum Token { case title }
            struct Layer { func opacity(_ value: Double) -> Layer { self } }
            extension Color { func lighter(by amount: Double = 0.2) -> Color { self } }
            extension View {
                func opacity(_ level: Level) -> some View { opacity(level.value) }
                func font(_ token: Token) -> some View { font(.body) }
            }
            """
        func sides(_ one: String, _ other: String, _ after: String?) -> Golden {
            golden(
                "x.if(c) { $0.\(one) } else: { $0.\(other) }", after.map { "x.\($0)" }, context: [own],
                outcomes: after == nil ? [.left] : nil)
        }
        check([
            golden("x.if(c) { $0.background(Color.red.opacity(.low)) }", nil, context: [own], outcomes: [.left]),
            golden(
                "x.if(c) { $0.background(Color.red.lighter()) }", "x.background(c ? Color.red.lighter() : Color.clear)",
                context: [own]),
            golden(
                "x.if(c) { $0.background(Color.red.opacity(0.3)) }",
                "x.background(c ? Color.red.opacity(0.3) : Color.clear)", context: [own]),
            sides("listRowBackground(Color.red.opacity(.low))", "listRowBackground(Color.red)", nil),
            sides("overlay(Text(a).font(.title))", "overlay(Text(b).font(.body))", nil),
            sides(
                "overlay(Text(a).font(.largeTitle))", "overlay(Text(b).font(.body))",
                "overlay(c ? Text(a).font(.largeTitle) : Text(b).font(.body))"),
        ])
    }

    /// What an enum's value stands for is of its raw type, and not of whatever else it conforms to.
    @Test func rawValues() {
        func row(_ gap: String, _ call: String) -> String {
            "enum Gap: \(gap) { case small }\nstruct Row: View { let gap: Gap\nvar body: some View { Text(a)\(call) } }"
        }
        let (read, spelled) = (".if(c) { $0.padding(gap.rawValue) }", ".if(c) { $0.padding(Gap.small.rawValue) }")
        check([
            golden(row("CGFloat, CaseIterable", read), row("CGFloat, CaseIterable", ".padding(c ? gap.rawValue : 0)")),
            golden(row("CGFloat", spelled), row("CGFloat", ".padding(c ? Gap.small.rawValue : 0)")),
            golden(row("Length", read), row("Length", ".padding(c ? gap.rawValue : .init())")),
            golden(
                row("String", read), nil, outcomes: [.left], reasons: ["no rule for `padding` with these arguments"]),
        ])
    }

    /// `.all(4)` is no `Edge.Set`, whose `all` is a value; an extension in sight says what it is.
    @Test func membersThatAreCalled() {
        let insets = """
            extension EdgeInsets {
                static func all(_ v: CGFloat) -> EdgeInsets { .init(top: v, leading: v, bottom: v, trailing: v) }
                static func horizontal(_ v: CGFloat) -> EdgeInsets { .init(top: 0, leading: v, bottom: 0, trailing: v) }
            }
            extension AnyTransition {
                static var slideUp: AnyTransition { .move(edge: .top) }
                static func pop(_ v: CGFloat) -> AnyTransition { .scale(scale: v) }
            }
            """
        check([
            golden(
                "let v = Text(a).if(c) { $0.padding(.all(4)) }", "let v = Text(a).padding(c ? .all(4) : EdgeInsets())",
                context: [insets]),
            golden("let v = Text(a).if(c) { $0.padding(.all(4)) }", "let v = Text(a).padding(c ? .all(4) : .init())"),
            golden(
                "let v = Text(a).if(c) { $0.padding(.all) }", "let v = Text(a).padding(c ? .all : [])",
                context: [insets]),
            golden(
                "let v = Text(a).ifElse(c) { $0.padding(.horizontal(4)) } else: { $0.padding(.horizontal) }",
                "let v = Text(a).padding(c ? .horizontal(4) : EdgeInsets()).padding(c ? [] : .horizontal)",
                context: [insets]),
        ])
        check(
            [".slideUp", ".pop(3)", ".move(edge: .top)"].map { value in
                golden(
                    "let v = Text(a).if(c) { $0.transition(\(value)) }",
                    "let v = Text(a).transition(c ? \(value) : .opacity)", allowed: [.assumed], context: [insets])
            })
    }

    /// A chain on what an extension declares is of its type while each link keeps that.
    @Test func chainsOnDeclaredMembers() {
        let style = """
            extension ShapeStyle where Self == Color {
                static var brand: Color { .red }
                static func tone(_ v: Double) -> Color { .red }
            }
            """
        check(
            [
                (".brand", "c ? .brand : .clear"), (".brand.opacity(0.5)", "c ? .brand.opacity(0.5) : Color.clear"),
                (".tone(0.2)", "c ? .tone(0.2) : Color.clear"),
                (".tone(0.2).opacity(0.5)", "c ? .tone(0.2).opacity(0.5) : Color.clear"),
                (".brand.gradient", "c ? AnyShapeStyle(.brand.gradient) : AnyShapeStyle(.clear)"),
            ].map { value, chosen in
                golden(
                    "let v = Text(a).if(c) { $0.background(\(value)) }", "let v = Text(a).background(\(chosen))",
                    context: [style])
            })
    }

    /// The value of a declaration without a type, where it is a chain that keeps one.
    @Test func chainsInDeclarations() {
        let own = """
            extension Color { static let dim = Color.black.opacity(0.3) }
            enum Palette { static let dim = Color.dim.opacity(0.3).opacity(0.4); static let soft = Color.red.gradient; static let card = Color.red.shadow(.drop(radius: 3)) }
            let shade = Color.black.opacity(0.3)
            """
        check(
            ["Color.dim", "Palette.dim", "shade"].map { value in
                golden(
                    "let v = Text(a).if(c) { $0.background(\(value)) }",
                    "let v = Text(a).background(c ? \(value) : Color.clear)", context: [own])
            } + [
                golden(
                    "let v = Text(a).if(c) { $0.background(Palette.soft) }",
                    "let v = Text(a).background(c ? AnyShapeStyle(Palette.soft) : AnyShapeStyle(.clear))",
                    context: [own]),
                golden("let v = Text(a).if(c) { $0.background(Palette.card) }", nil, context: [own], outcomes: [.left]),
            ])
    }

    /// What is made of an optional, or of numbers, is an optional of a type that is known.
    @Test func whatIsMadeOfAnOptional() {
        let members = "let w: CGFloat; let size: CGSize?; let own: Size?; "
        let types = "struct Size { var width: CGFloat; var height: CGFloat? }"
        check(
            [
                "c ? nil : max(0, w - 30)", "c ? nil : min(w, 3)", "size.flatMap { $0.width }", "size.map(\\.width)",
                "own.map { size in size.width }", "own.flatMap(\\.height)",
            ].map { value in
                golden(
                    Self.row(".ifLet(\(value)) { $0.frame(width: $1) }", members),
                    Self.row(".frame(width: \(value))", members), context: [types])
            } + [
                // It may be of `Int`.
                golden(
                    Self.row(".ifLet(c ? nil : max(n, 3)) { $0.frame(width: $1) }", members),
                    Self.row(".frame(width: (c ? nil : max(n, 3)).map { CGFloat($0) })", members), context: [types])
            ])
    }

    @Test func elementsOfABinding() {
        func view(_ head: String, _ call: String) -> String {
            "struct Row: View { @State var items: [Item]; let model: Model; let item: Int\n"
                + "var body: some View { \(head) in Text(a)\(call) } } }"
        }
        let types = "struct Item { var hue: Color; var gap: CGFloat }\nfinal class Model { var items: [Item] = [] }"
        check(
            ["ForEach($items) { $item", "ForEach($model.items, id: \\.self) { $item", "ForEach(items) { item"].flatMap {
                [
                    golden(
                        view($0, ".if(c) { $0.background(item.hue) }"),
                        view($0, ".background(c ? item.hue : Color.clear)"), context: [types]),
                    golden(
                        view($0, ".if(c) { $0.padding(item.gap) }"), view($0, ".padding(c ? item.gap : 0)"),
                        context: [types]),
                ]
            })
    }

    /// What a call in an argument is given says nothing of the argument: `nil` may stand beside it.
    @Test func membersWithinACall() {
        let target = DeploymentTarget(versions: ["iOS": .init([14])])
        func golden(_ view: String, _ isWritten: Bool = true) -> Golden {
            Golden(
                before: "let v = Text(a).if(c) { $0.overlay(\(view), alignment: .top) }\n",
                after: isWritten ? "let v = Text(a).overlay(c ? \(view) : nil, alignment: .top)\n" : nil,
                deploymentTarget: target, outcomes: isWritten ? nil : [.left])
        }
        check([
            golden("Text(b).font(.title)"), golden("Image(b).foregroundColor(.red)"),
            golden("Text(b).padding(.top, 3)"), golden("VStack { Text(b).font(.title) }"),
            golden("(.badge)", false),
        ])
    }
}
