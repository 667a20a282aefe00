import Harness
import Rewriting
import Testing

/// A form that is another modifier, and that is not equal to it on all views, is not taken where a view may be any.
@Suite struct GoldenOpaqueValueTests {
    static let others = """
        protocol Maker: AnyObject { func made() -> AnyView; var part: AnyView { get } }
        struct Theme { let row: () -> AnyView; let icon: Image; let title: AnyView; func line() -> some View { Divider() } }
        struct Avatar: View { var body: some View { Circle() } }
        struct Card<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }

        """

    private func hidden(_ view: String, in head: String = "") -> String {
        Self.others + "struct A: View {\n    \(head)\n    @ViewBuilder var body: some View { \(view) }\n}"
    }

    @Test(arguments: [
        ("let vs: [String: AnyView]", "vs[a].if(c) { $0.hidden() }", "vs[a]"),
        ("let vs: [AnyView]", "vs[3].padding().if(c) { $0.hidden() }", "vs[3]"),
        ("let vs: [AnyView]", "ForEach(0..<3) { i in vs[i].if(c) { $0.hidden() } }", "vs[i]"),
        ("let vs: [AnyView]", "VStack { Text(a); vs[3] }.if(c) { $0.hidden() }", "vs[3]"),
        ("let vs: [AnyView]", "vs.first!.if(c) { $0.hidden() }", "vs.first!"),
        ("let t: Theme", "t.row().if(c) { $0.hidden() }", "t.row()"),
        ("let t: Theme", "t.title.if(c) { $0.hidden() }", "t.title"),
        ("let t: Theme", "HStack { t.title }.if(c) { $0.hidden() }", "t.title"),
        ("weak var m: (any Maker)?", "m?.made().if(c) { $0.hidden() }", "m?.made()"),
        ("let m: any Maker", "m.part.if(c) { $0.hidden() }", "m.part"),
    ])
    func whatMayBeAnyViewIsLeft(_ head: String, _ view: String, _ value: String) throws {
        let call = Context(rules: .builtin).plan(parsed(hidden(view, in: head)), path: Golden.path).calls[0]
        #expect(call.outcome == .withheld)
        #expect(call.reason?.sentence == "what `\(value)` holds is out of sight")
    }

    @Test(arguments: [
        ("ButtonStyle", "configuration.label"), ("LabelStyle", "configuration.icon.padding()"),
        ("LabelStyle", "HStack { configuration.title; Text(a) }"), ("GroupBoxStyle", "configuration.content"),
    ])
    func soIsWhatAStyleIsGiven(_ style: String, _ view: String) throws {
        let text = """
            struct A: \(style) {
                func makeBody(configuration: Configuration) -> some View { \(view).if(c) { $0.hidden() } }
            }
            """
        let call = Context(rules: .builtin).plan(parsed(text), path: Golden.path).calls[0]
        #expect(call.outcome == .withheld)
        #expect(call.reason?.sentence.hasPrefix("what `configuration.") == true)
    }

    /// What is the same modifier is none of other views.
    @Test func theSameModifierIsGiven() throws {
        let text = hidden("vs[3].if(c) { $0.padding(8) }", in: "let vs: [AnyView]")
        #expect(Context(rules: .builtin).plan(parsed(text), path: Golden.path).calls[0].outcome == .rewritten)
    }

    @Test(arguments: [
        ("let image: Image?", "if let image { image.resizable().if(c) { $0.hidden() } }"),
        ("let images: [Image]", "images[0].if(c) { $0.hidden() }"),
        ("let images: [Image]", "ForEach(images, id: \\.self) { i in i.padding().if(c) { $0.hidden() } }"),
        ("let avatars: [Avatar]", "ForEach(avatars) { $0.if(c) { $0.hidden() } }"),
        ("let avatar: Avatar?", "if let avatar { VStack { avatar }.if(c) { $0.hidden() } }"),
        ("let t: Theme", "t.icon.resizable().if(c) { $0.hidden() }"),
        ("let t: Theme", "t.line().padding().if(c) { $0.hidden() }"),
        ("", "AsyncImage(url: u) { image in image.resizable().if(c) { $0.hidden() } }"),
        ("", "Text(a).apply { v in v.if(c) { $0.hidden() } }"),
        ("", "Card { Text(a); Avatar() }.if(c) { $0.hidden() }"),
        ("", "Text(a).shimmer().if(c) { $0.hidden() }"), ("", "KitImage(u).if(c) { $0.hidden() }"),
        ("", "Kit.row.if(c) { $0.hidden() }"), ("", "Image.logo.if(c) { $0.hidden() }"),
        ("func part(_ t: Text) -> some View { t.bold() }", "part(Text(a)).if(c) { $0.hidden() }"),
        ("var line: some View { HStack { Text(a); Avatar() } }", "self.line.padding().if(c) { $0.hidden() }"),
        ("var line: some View { guard d else { return Text(a) }; return Text(b) }", "line.if(c) { $0.hidden() }"),
    ])
    func whatIsInSightIsHidden(_ head: String, _ view: String) throws {
        let text = hidden(view, in: head)
        let plan = Context(rules: .builtin).plan(parsed(text), path: Golden.path)
        #expect(plan.calls.map(\.outcome) == [.rewritten], "\(plan.calls.map(\.reason?.sentence))")
    }
}
