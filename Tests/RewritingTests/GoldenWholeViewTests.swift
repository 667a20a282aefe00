import Harness
import Rewriting
import Testing

/// A page may ask that all of a view is in sight and harmless: its own parts, and those of whatever is named there.
@Suite struct GoldenWholeViewTests {
    static let others = """
        struct Avatar: View { var body: some View { Circle().frame(width: 40) } }
        struct TitleText: View { let t: String; var body: some View { Text(t).bold() } }
        struct Badge: View {
            let icon: Avatar?
            let text: Text
            var body: some View { if let icon { icon.padding() }; text; if let other = icon { other } else { line(3) } }
            func line(_ n: Int) -> some View { let row = HStack { Text(n.a); Spacer() }; return row.padding(n) }
        }
        struct Choice: View {
            let k: Int
            var body: some View {
                switch k {
                case 1: Avatar()
                case 2: k > 3 ? Text(a) : Text(b)
                case 3: Text(a) + Text(b)
                default: EmptyView()
                }
            }
        }
        struct Round: View { var body: some View { VStack { Text(a); again } }; var again: some View { Round() } }
        struct Star: Shape { func path(in r: CGRect) -> Path { Path() } }
        struct Model { var header: some View { Text(a) }; let any: AnyView }
        extension View {
            func cardStyle() -> some View { padding(8).background(Color.gray) }
            func boxed() -> some View { self.cardStyle().overlay(Star().stroke(.gray, lineWidth: 1), alignment: .top) }
        }
        struct Card: ViewModifier {
            let r: CGFloat
            func body(content: Content) -> some View {
                content.padding().background(Color.brand.opacity(0.5), in: RoundedRectangle(cornerRadius: r))
            }
        }
        struct Marked: View { func lineLimit(_ n: Int) -> Self { self }; var body: some View { Button(a) {} } }
        enum Home { struct Row: View { var body: some View { Text(a) } } }

        struct Tapped: View { var body: some View { VStack { Avatar(); Deep() } } }
        struct Deep: View {
            var body: some View { HStack { Text(a); if k { ForEach(xs) { x in Button(b) { x.f() } } } } }
        }
        struct Holder<C: View>: View { let c: C; var body: some View { VStack { c } } }
        struct Built<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }
        struct Erased: View { let inner: AnyView; var body: some View { inner.padding() } }
        struct Rows: View { var body: some View { List { Text(a) } } }
        struct Links: View { var body: some View { ForEach(xs) { x in NavigationLink(a) { Text(b) } } } }
        struct Either: View {
            let k: Int
            var body: some View { switch k { case 1: Text(a); default: Link(b, destination: u) } }
        }
        struct Drawn: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
        struct Looped: View {
            var body: some View { VStack { Text(a); again } }
            var again: some View { VStack { Looped(); Toggle(a, isOn: b) } }
        }
        struct Changed: View {
            var body: some View { var v = AnyView(Text(a)); if k { v = AnyView(Button(b) {}) }; return v }
        }
        struct Elsewhere: View { let row: Row; var body: some View { row } }
        protocol Screen { associatedtype Header: View; var header: Header { get } }
        struct Header: View { var body: some View { Text(a) } }
        enum Other { struct Row: UIViewRepresentable {} }
        extension View {
            func toggled() -> some View { padding().overlay { Toggle(a, isOn: b) } }
            func glassy() -> some View { background(.thinMaterial) }
            func wrapped<C: View>(@ViewBuilder _ c: () -> C) -> some View { overlay(c()) }
            func framed() -> some View { Framed { self } }
        }
        struct Tap: ViewModifier { func body(content: Content) -> some View { Button { f() } label: { content } } }
        """

    private static let call = ".if(c) { $0.foregroundStyle(.red) }"
    private static let merged = ".foregroundStyle(c ? AnyShapeStyle(.red) : AnyShapeStyle(.foreground))"

    private static func screen(_ view: String, _ call: String) -> String {
        """
        struct V: View {
            let any: AnyView
            let model: Model
            let tint: Color
            var title: some View { Text(a).font(.title) }
            var part: some View { \(view)\(call) }
        }
        """
    }

    @Test(arguments: [
        "Avatar()", "TitleText(t: a)", "title", "self.title.padding()", "Text(a).cardStyle()",
        "VStack { Avatar(); title }",
        "HStack(spacing: 4) { Text(a); Spacer(); Text(b).foregroundStyle(.secondary) }.padding()",
        "ForEach(xs) { x in Text(x).background(tint) }", "Badge(icon: nil, text: Text(a))", "Choice(k: 1)", "Round()",
        "Star().padding()", "model.header", "Text(a).boxed()", "Text(a).modifier(Card(r: 3))", "AnyView(Avatar())",
        "ScrollView { Avatar().background { LinearGradient(colors: cs) } }",
        "Group { if c { Avatar() } else { title } }", "Group { #if os(iOS)\nAvatar()\n#endif\ntitle }",
        "SwiftUI.Text(a).padding()", "Text(a).lineLimit(2).scaledToFill()", "Home.Row()",
        "ZStack { Text(a).background(.red).overlay(Color.red, alignment: .top) }",
    ])
    func whatIsWholeAndHarmless(_ view: String) {
        check([
            golden(
                Self.screen(view, Self.call), Self.screen(view, Self.merged), allowed: [.assumed],
                context: [Self.others],
                outcomes: [.rewritten])
        ])
    }

    /// What the closure of another call puts into the view is in it, too.
    @Test func whatOtherCallsPutIn() {
        let merged = ".overlay { if d { Text(a) } }\(Self.merged)"
        check([
            golden(
                "let v = Avatar().if(d) { $0.overlay { Text(a) } }\(Self.call)", "let v = Avatar()\(merged)",
                allowed: [.assumed], context: [Self.others]),
            golden(
                "let v = Avatar().if(d) { $0.overlay { Link(a, destination: u) } }\(Self.call)",
                "let v = Avatar().overlay { if d { Link(a, destination: u) } }\(Self.call)", allowed: [.assumed],
                context: [Self.others],
                outcomes: [.rewritten, .withheld]),
        ])
    }

    @Test(arguments: [
        "Tapped()", "VStack { Tapped() }", "Holder { Text(a) }", "Holder(c: Text(a))", "Built { Text(a) }",
        "Erased(inner: any)",
        "any", "model.any", "Rows()", "VStack { Links() }", "Either(k: 1)", "Drawn()", "Looped()", "Changed()",
        "Unknown()",
        "unknown", "other.header", "Elsewhere(row: r)", "List { Text(a) }", "Form { Text(a) }",
        "Section { Text(a) }", "VStack { rows[0] }", "VStack(content: make)", "ForEach(views) { $0 }",
        "ForEach(xs) { x in x.view }",
        "Divider()", "ProgressView()", "Text(a).toggled()", "Text(a).glassy()", "Text(a).wrapped { Text(b) }",
        "Text(a).framed()", "Text(a).unknown()", "Text(a).modifier(Tap())", "Text(a).modifier(some)",
        "Text(a).background(.thinMaterial)", "Text(a).background(unknown)",
        "Text(a).sheet(isPresented: $b) { Button(a) {} }",
        "AnyView(Tapped())", "Group { if c { Avatar() } else { Tapped() } }",
        "VStack { #if os(iOS)\nTapped()\n#endif\ntitle }", "VStack { let t = Tapped(); t }",
        "VStack { if let any { any } }",
        "a ?? Tapped()", "VStack { Avatar(); body }", "super.title",
    ])
    func whatIsNot(_ view: String) {
        let code = Self.screen(view, Self.call)
        check([
            golden(code, nil, allowed: [.assumed], context: [Self.others]),
            golden(code, Self.screen(view, Self.merged), allowed: [.approx, .assumed], context: [Self.others]),
        ])
    }

    /// What a view is applied to that nobody sees, it is not known to be.
    @Test func whatIsGiven() {
        check(
            [
                "extension View { func a(c: Bool) -> some View { self\(Self.call) } }",
                "extension View { func a(c: Bool) -> some View { padding()\(Self.call) } }",
                "struct A: ViewModifier { func body(content: Content) -> some View { content.padding()\(Self.call) } }",
                "extension Screen { var b: some View { header\(Self.call) } }",
                "func a(_ v: Text) -> some View { VStack { v }\(Self.call) }",
                "func a<V: View>(_ v: V) -> some View { VStack { v }\(Self.call) }",
            ].map { golden($0, nil, context: [Self.others], outcomes: [.withheld]) })
    }

    /// What the closure has put into the view before counts, however deep.
    @Test(arguments: [
        "$0.overlay { Button(a) {} }.foregroundStyle(.red)",
        "$0.if(d) { $0.overlay { Link(a, destination: u) } }.foregroundStyle(.red)",
        "$0.toggled().if(d) { $0.foregroundStyle(.red) }", "$0.if(d) { $0.toggled().foregroundStyle(.red) }",
    ])
    func whatTheClosureHasPutIn(_ closure: String) {
        let plan = golden("let v = Avatar().if(c) { \(closure) }", nil, context: [Self.others])
        check([plan])
    }
}
