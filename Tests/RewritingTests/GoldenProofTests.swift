import Harness
import Rewriting
import Testing

/// A form that is another modifier, and that is not equal to it on all views, is taken by default only where all that a view is
/// made of is in sight and harmless.
@Suite struct GoldenProofTests {
    static let others = """
        protocol Maker: AnyObject { func made() -> AnyView; var part: AnyView { get } }
        struct Theme {
            let row: () -> AnyView
            let icon: Image
            let title: AnyView
            var bar: some View { HStack { Text(a); icon } }
            var field: some View { HStack { Field() } }
        }
        struct Field: View { var body: some View { TextField(a, text: $b) } }
        struct Avatar: View { var body: some View { Circle() } }
        struct Titled: View { let icon: Avatar; let text: Text; var body: some View { VStack { icon; text } } }
        struct Card<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }
        struct Held<C: View>: View { let view: C; var body: some View { view.padding() } }
        struct Boxed: ViewModifier { func body(content: Content) -> some View { content.padding().background(Color.red) } }
        struct Badged: ViewModifier { func body(content: Content) -> some View { content.overlay { Field() } } }
        typealias Face = Avatar
        enum Legacy { struct Text: View { var body: some View { Field() } } }
        extension Text { func tagged() -> Text { bold() } }
        extension View {
            func plain() -> some View { padding(8) }
            var faded: some View { opacity(0.4) }
            func framed() -> some View { HStack { self; Text(b) } }
            func fielded() -> some View { overlay { Field() } }
        }

        """
    private static let reason =
        "a control of opacity 0, which the view may be or hold, keeps the focus and is reached by the keyboard"

    private func plan(_ view: String, in head: String) -> PlannedCall {
        let text = Self.others + "struct A: View {\n    \(head)\n    @ViewBuilder var body: some View { \(view) }\n}"
        return Context(rules: .builtin).plan(parsed(text), path: Golden.path).calls[0]
    }

    private func expectWithheld(_ call: PlannedCall, at location: SourceLocation = #_sourceLocation) {
        #expect(call.outcome == .withheld, sourceLocation: location)
        #expect(call.reason?.sentence == Self.reason, sourceLocation: location)
    }

    @Test(arguments: [
        ("", "Text(a).if(c) { $0.hidden() }"), ("", "Image(a).resizable().if(c) { $0.hidden() }"),
        ("", "VStack { Text(a); Spacer(); Divider() }.padding().background(Color.red).if(c) { $0.hidden() }"),
        ("", "Text(a).overlay { Circle().stroke(.red) }.if(c) { $0.hidden() }"),
        ("", "ForEach(xs) { x in Text(x) }.if(c) { $0.hidden() }"), ("", "Avatar().if(c) { $0.hidden() }"),
        ("", "VStack { Face() }.if(c) { $0.hidden() }"),
        ("", "Text(a).plain().if(c) { $0.hidden() }"), ("", "HStack { Text(a).faded }.if(c) { $0.hidden() }"),
        ("", "Text(a).tagged().if(c) { $0.hidden() }"), ("", "Text(a).framed().if(c) { $0.hidden() }"),
        ("", "Text(a).background(.thinMaterial, in: Capsule()).if(c) { $0.hidden() }"),
        ("let on: Bool", "Text(a).animation(.default, value: on).if(c) { $0.hidden() }"),
        ("", "SwiftUI.Text(a).if(c) { $0.hidden() }"), ("", "Text(a).modifier(Boxed()).if(c) { $0.hidden() }"),
        ("", "AnyView(Avatar()).if(c) { $0.hidden() }"), ("", "Group { d ? Text(a) : Text(b) }.if(c) { $0.hidden() }"),
        ("let titled: Titled", "titled.if(c) { $0.hidden() }"),
        ("let titled: Titled?", "VStack { titled }.if(c) { $0.hidden() }"),
        ("let image: Image?", "if let image { image.resizable().if(c) { $0.hidden() } }"),
        ("let avatar: Avatar?", "if let avatar { VStack { avatar }.if(c) { $0.hidden() } }"),
        ("let images: [Image]", "ForEach(images, id: \\.self) { i in i.padding().if(c) { $0.hidden() } }"),
        ("let t: Theme", "t.icon.resizable().if(c) { $0.hidden() }"), ("let t: Theme", "t.bar.if(c) { $0.hidden() }"),
        ("", "Image.logo.if(c) { $0.hidden() }"),
        ("func part(_ n: Int) -> some View { Text(a) }", "part(3).bold().if(c) { $0.hidden() }"),
        ("var line: some View { HStack { Text(a); Avatar() } }", "self.line.padding().if(c) { $0.hidden() }"),
        ("var line: some View { guard d else { return Text(a) }; return Text(b) }", "line.if(c) { $0.hidden() }"),
        ("", "HStack { let t = Text(a); t.if(c) { $0.hidden() } }"),
    ])
    func whatIsInSightIsHidden(_ head: String, _ view: String) {
        let call = plan(view, in: head)
        #expect(call.outcome == .rewritten, "\(call.reason?.sentence ?? "")")
    }

    /// A name that nothing in sight declares has to be given away, or nothing at all would be hidden in what a snippet shows.
    @Test(arguments: [
        "contentView.if(c) { $0.hidden() }", "VStack { header; Text(a) }.padding().if(c) { $0.hidden() }",
        "self.header.if(c) { $0.hidden() }",
    ])
    func whatNothingDeclaresIsHidden(_ view: String) {
        #expect(plan(view, in: "").outcome == .rewritten)
    }

    @Test(arguments: [
        ("let vs: [String: AnyView]", "vs[a].if(c) { $0.hidden() }"),
        ("let vs: [AnyView]", "vs[3].padding().if(c) { $0.hidden() }"),
        ("let vs: [AnyView]", "ForEach(0..<3) { i in vs[i].if(c) { $0.hidden() } }"),
        ("let vs: [AnyView]", "VStack { Text(a); vs[3] }.if(c) { $0.hidden() }"),
        ("let vs: [AnyView]", "ForEach(vs) { v in v.if(c) { $0.hidden() } }"),
        ("let vs: [AnyView]", "ForEach(vs) { v in v }.if(c) { $0.hidden() }"),
        ("let vs: [AnyView]", "vs.first!.if(c) { $0.hidden() }"), ("let v: AnyView", "v.if(c) { $0.hidden() }"),
        ("let v: AnyView?", "if let v { v.if(c) { $0.hidden() } }"),
        ("let v: any View", "AnyView(v).if(c) { $0.hidden() }"),
        ("let t: Theme", "t.row().if(c) { $0.hidden() }"), ("let t: Theme", "t.title.if(c) { $0.hidden() }"),
        ("let t: Theme", "HStack { t.title }.if(c) { $0.hidden() }"),
        ("weak var m: (any Maker)?", "m?.made().if(c) { $0.hidden() }"),
        ("let m: any Maker", "m.part.if(c) { $0.hidden() }"), ("let v: Card<Text>", "v.if(c) { $0.hidden() }"),
        ("", "Card { Text(a); Avatar() }.if(c) { $0.hidden() }"), ("", "Held(view: Text(a)).if(c) { $0.hidden() }"),
        ("", "Text(a).apply { v in v.if(c) { $0.hidden() } }"), ("", "Text(a).apply { $0.if(c) { $0.hidden() } }"),
        ("", "Text(a).shimmer().if(c) { $0.hidden() }"), ("", "KitImage(u).if(c) { $0.hidden() }"),
        ("", "VStack { KitImage(u) }.if(c) { $0.hidden() }"), ("", "Kit.row.if(c) { $0.hidden() }"),
        ("func part<V: View>(_ v: V) -> some View { v }", "part(Text(a)).if(c) { $0.hidden() }"),
        ("func part<V: View>(_ v: V) -> some View { v.if(c) { $0.hidden() } }", "part(Text(a))"),
    ])
    func whatMayBeAnyViewIsLeft(_ head: String, _ view: String) {
        expectWithheld(plan(view, in: head))
    }

    @Test(arguments: [
        ("", "Button(a) { f() }.if(c) { $0.hidden() }"), ("", "HStack { Toggle(a, isOn: $b) }.if(c) { $0.hidden() }"),
        ("", "Field().if(c) { $0.hidden() }"), ("", "VStack { Text(a); Field() }.if(c) { $0.hidden() }"),
        ("", "Text(a).fielded().if(c) { $0.hidden() }"), ("", "Text(a).modifier(Badged()).if(c) { $0.hidden() }"),
        ("", "Text(a).overlay { Field() }.if(c) { $0.hidden() }"), ("", "List { Text(a) }.if(c) { $0.hidden() }"),
        ("", "if d { Field().plain().if(c) { $0.hidden() } }"),
        ("let t: Theme", "t.field.if(c) { $0.hidden() }"), ("let field: Field", "field.if(c) { $0.hidden() }"),
        ("var line: some View { Field() }", "HStack { self.line }.if(c) { $0.hidden() }"),
        ("", "Text(a).if(c) { $0.overlay { Field() }.hidden() }"), ("", "Legacy.Text().if(c) { $0.hidden() }"),
        ("", "VStack { Legacy.Text() }.if(c) { $0.hidden() }"),
        ("func own() -> some View { self.padding().if(c) { $0.hidden() } }", "own()"),
        ("func own() -> some View { VStack { padding() }.if(c) { $0.hidden() } }", "own()"),
        ("func own() -> some View { Group { self.body }.if(c) { $0.hidden() } }", "own()"),
    ])
    func whatHoldsAControlIsLeft(_ head: String, _ view: String) {
        expectWithheld(plan(view, in: head))
    }

    /// What a view is given, by its call, a style or an initializer of the project's, may be a control.
    @Test(arguments: [
        "Label { Text(a) } icon: { Button(b) { f() } }.if(c) { $0.hidden() }",
        "ProgressView { Field() }.if(c) { $0.hidden() }", "Gauge(value: n) { Field() }.if(c) { $0.hidden() }",
        "AsyncImage(url: u) { i in Button(a) { f() } }.if(c) { $0.hidden() }",
        "AsyncImage(url: u, content: phase).if(c) { $0.hidden() }",
        "build { Field() }.if(c) { $0.hidden() }", "build(Field()).if(c) { $0.hidden() }",
        "AsyncImage(url: u) { image in image.resizable() } placeholder: { Text(a) }.if(c) { $0.hidden() }",
        "Label(a, image: b).labelStyle(Close()).if(c) { $0.hidden() }",
        "Text(a).brand.if(c) { $0.hidden() }",
    ])
    func whatAViewIsGivenCounts(_ view: String) {
        #expect(plan(view, in: "").outcome == .withheld)
    }

    /// An initializer of the project's own puts into a container what it likes.
    @Test func whatAnOwnInitializerMakesIsNotLookedAt() {
        let text = """
            extension Group {
                init(act: Int, @ViewBuilder content: () -> Text) { self.init { HStack { content(); Button(a) { f() } } } }
            }
            let v = HStack { Group(act: 1) { Text(a) } }.if(c) { $0.hidden() }
            """
        #expect(Context(rules: .builtin).plan(parsed(text), path: Golden.path).calls[0].outcome == .withheld)
    }

    /// What is in sight all the same, and not looked at.
    @Test(arguments: [
        ("let images: [Image]", "images[0].if(c) { $0.hidden() }"),
        ("let avatars: [Avatar]", "avatars[0].if(c) { $0.hidden() }"),
        ("let avatars: [Avatar]", "ForEach(avatars) { $0.if(c) { $0.hidden() } }"),
        ("let avatars: [Avatar]", "ForEach(avatars) { a in VStack { a } }.if(c) { $0.hidden() }"),
        ("let k: Kitchen", "k.line().padding().if(c) { $0.hidden() }"),
        ("", "AsyncImage(url: u) { image in image.resizable().if(c) { $0.hidden() } }"),
        ("func part(_ t: Text) -> some View { t.bold() }", "part(Text(a)).if(c) { $0.hidden() }"),
        ("", "ScrollView { Text(a) }.if(c) { $0.hidden() }"),
    ])
    func whatIsNotLookedAt(_ head: String, _ view: String) {
        let more = "struct Kitchen { func line() -> some View { Divider() } }"
        expectWithheld(plan(view, in: head + "\n" + more))
    }

    @Test(arguments: [
        ("ButtonStyle", "configuration.label"), ("LabelStyle", "configuration.icon.padding()"),
        ("LabelStyle", "HStack { configuration.title; Text(a) }"), ("GroupBoxStyle", "configuration.content"),
    ])
    func whatAStyleIsGivenMayBeAnyView(_ style: String, _ view: String) {
        let text = """
            struct A: \(style) {
                func makeBody(configuration: Configuration) -> some View { \(view).if(c) { $0.hidden() } }
            }
            """
        expectWithheld(Context(rules: .builtin).plan(parsed(text), path: Golden.path).calls[0])
    }

    /// What is the same modifier is none of other views.
    @Test func theSameModifierIsGiven() {
        #expect(plan("vs[3].if(c) { $0.padding(8) }", in: "let vs: [AnyView]").outcome == .rewritten)
    }
}
