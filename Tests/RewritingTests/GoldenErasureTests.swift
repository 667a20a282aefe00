import Harness
import Testing

/// Helpers that give back `AnyView`, where that is what is wanted of them and where any view would do.
@Suite struct GoldenErasureTests {
    static let helper = """
        import SwiftUI
        extension View {
            func pick<V: View>(_ condition: Bool, transform: (Self) -> V) -> AnyView {
                condition ? AnyView(transform(self)) : AnyView(self)
            }
        }
        """
    static let call = "Text(a).pick(c) { $0.opacity(0) }"

    @Test func theTypeMatters() async {
        await check(each: [
            "var row: AnyView { § }",
            "func row() -> AnyView { § }",
            "func row() -> AnyView { return § }",
            "let e: AnyView = §",
            "let all: [AnyView] = [§]",
            // No `some` is inferred for what is stored.
            "let e = §",
            "static let e = §",
            "func f() { show(§) }",
            "let e = d ? § : AnyView(b)",
            "var row: some View { d ? § : AnyView(b) }",
            "func f() { e = § }",
            "func row() -> some View { if d { return § }; return AnyView(b) }",
            "func row() -> some View { guard d else { return AnyView(b) }; return § }",
            "var row: some View { if d { § } else { AnyView(b) } }",
            "var row: some View { switch d { case true: §; case false: AnyView(b) } }",
            "let f: () -> AnyView = { § }",
            "func row() -> AnyView { let e = §; return e }",
            "func row() -> some View { let e = §; return d ? e : AnyView(b) }",
            "func row() -> some View { let e = §; let all = [e, AnyView(b)]; return all[0] }",
            "func row() -> some View { let e = §; let f: AnyView = e; return f }",
            "func row() -> some View { var e = §; e = AnyView(b); return e }",
            // The modifier would be the `Text`'s own.
            "func row() -> some View { let e = §; return e.bold() }",
            "var body: some View { Box(§) }",
            "var body: some View { card.glow(§) }",
            // A key may say `AnyView`.
            "var body: some View { card.environment(\\.slot, §) }",
            "var body: some View { card.preference(key: Slot.self, value: §.padding()) }",
            "var body: some View { NavigationLink<Text, AnyView>(title, destination: §) }",
            "let all = xs.map { x in § }",
            "var row: AnyView { get { § } }",
            "var row: AnyView { §.pick(d) { $0.opacity(0) } }",
            // What leads back to itself would be of a type that holds itself.
            "func row(_ n: N) -> some View { VStack { Text(n.a); ForEach(n.all) { row($0) }; § } }",
            "@ViewBuilder func row(_ n: N) -> some View { ForEach(n.all) { self.row($0) }; § }",
            "func row(_ n: N) -> some View { HStack { rows(n); § } }; func rows(_ n: N) -> some View { ForEach(n.all) { n in row(n) } }",
            "var row: some View { VStack { ForEach(all) { $0.row }; § } }",
            "subscript(n: N) -> some View { VStack { ForEach(n.all) { self[$0] }; § } }",
        ]) { place in
            let parts = place.split(separator: "§", omittingEmptySubsequences: false)
            let source = "struct Row {\n" + parts.joined(separator: Self.call) + "\n}"
            let reason = "the result must stay `AnyView`"
            check([golden(source, nil, context: [Self.helper], reasons: place.contains("§.pick") ? nil : [reason])])
        }
    }

    /// A member of another type that has its name does not lead back to it.
    @Test func aMemberOfItsName() {
        func row(_ members: String, _ body: String) -> String {
            "struct Row: View { let post: Post; \(members)var title: some View { \(body) } }"
        }
        let post = "struct Post { var title: String; var next: Post? }"
        Harness.check([
            golden(
                row("", "Text(post.title).pick(c) { $0.opacity(0) }"), row("", "Text(post.title).opacity(c ? 0 : 1)"),
                context: [Self.helper, post]),
            golden(
                row("let row: Row; ", "VStack { row.title; Text(a).pick(c) { $0.opacity(0) } }"), nil,
                context: [Self.helper, post], outcomes: [.left], reasons: ["the result must stay `AnyView`"]),
            golden(
                row("", "VStack { x.title; Text(a).pick(c) { $0.opacity(0) } }"), nil, context: [Self.helper, post],
                outcomes: [.left], reasons: ["the result must stay `AnyView`"]),
        ])
    }

    /// Of a colour that is a style again, another overload would be meant.
    @Test func styleAsAnArgument() {
        func whole(_ color: String) -> String { "struct Row { var body: some View { card.background(\(color)) } }" }
        let call = "Color.red.pick(c) { $0.opacity(0) }"
        check([
            golden(
                whole(call), nil, context: [Self.helper], outcomes: [.left],
                reasons: ["the result must stay `AnyView`"]),
            golden(
                whole(call + ".padding()"), whole("Color.red.opacity(c ? 0 : 1).padding()"), context: [Self.helper]),
        ])
    }

    /// A member that only an `AnyView` has, or what holds one, asks for just that.
    @Test func whatIsDeclaredOnAnyView() async {
        let reason = "the result must stay `AnyView`"
        for (code, declaration) in [
            ("§.boxed()", "extension AnyView { func boxed() -> some View { self } }"),
            ("§.padding().boxed()", "extension SwiftUI.AnyView { func boxed() -> some View { self } }"),
            ("§.boxed", "extension AnyView { var boxed: some View { self } }"),
            ("§.boxed()", "extension View { func boxed() -> some View where Self == AnyView { self } }"),
            ("§.boxed()", "protocol P {}; extension AnyView: P {}; extension P { func boxed() -> some View { y } }"),
            ("Group { § }.boxed()", "extension Group where Content == AnyView { func boxed() -> some View { self } }"),
            ("Group { § }.boxed()", "extension Group<AnyView> { func boxed() -> some View { self } }"),
            (
                "VStack { Group { § }.padding() }.boxed()",
                "extension View { func boxed<A>() -> some View where Self == VStack<M<Group<AnyView>, A>> { self } }"
            ),
        ] {
            let before = "struct Row: View { var body: some View { \(code.replacing("§", with: Self.call)) } }"
            let context = [Self.helper, declaration.replacing("; ", with: "\n")]
            check([golden(before, nil, context: context, reasons: [reason])])
        }
        let other = "extension Text { func boxed() -> some View { self } }"
        let row = "struct Row: View { var body: some View { §.boxed() } }"
        check([
            golden(
                row.replacing("§", with: Self.call), row.replacing("§", with: "Text(a).opacity(c ? 0 : 1)"),
                context: [Self.helper, other])
        ])
    }

    /// The project's own type asks for just that.
    @Test func whatIsGivenToATypeOfTheProject() async {
        let call = "Card { § }"
        let reason = "the result must stay `AnyView`"
        @Sendable func whole(_ call: String, _ inner: String) -> String {
            let parts = call.split(separator: "§", omittingEmptySubsequences: false)
            return "struct Row {\n    var body: some View { \(parts.joined(separator: inner)) }\n}"
        }
        await check(each: [
            "struct Card: View { init(@ViewBuilder _ content: () -> AnyView) {} }",
            "struct Card: View { init(_ content: @escaping () -> AnyView) {} }",
            "struct Card: View { let content: () -> AnyView }",
            "struct Card<Content: View>: View {}\nextension Card where Content == AnyView { init(_ c: () -> Content) {} }",
            "struct Card<Content: View>: View { init(_ c: () -> Content) where Content == AnyView {} }",
            "func Card(_ content: () -> AnyView) -> some View { content() }",
            "typealias Maker = () -> AnyView\nstruct Card: View { let content: Maker }",
            "typealias Maker<T> = (T) -> AnyView\nstruct Card: View { var content: Maker<Int>? }",
            "typealias Erased = AnyView\ntypealias Maker = () -> Erased\nstruct Card: View { init(_ c: Maker) {} }",
        ]) { card in
            check([golden(whole(call, Self.call), nil, context: [Self.helper, card], reasons: [reason])])
        }
        // What nothing in sight declares may ask for one, too.
        for call in ["Card { § }", "Card(pages: 3) { § }", "Card(a) { b } header: { return § }"] {
            check([golden(whole(call, Self.call), nil, context: [Self.helper], reasons: [reason])])
        }
        // Not where it is built, or something is applied to it.
        for call in [
            "Card { VStack { § } }", "Card { §.padding() }", "Card { §; Text(b) }", "Card { Button { } label: { § } }",
            "Card { if d { § } }", "PhaseAnimator(a) { § }", "VStack { § }",
        ] {
            let result = whole(call, "Text(a).opacity(c ? 0 : 1)")
            check([golden(whole(call, Self.call), result, context: [Self.helper])])
        }
        for (call, card) in [
            ("Card<AnyView> { § }", ""), ("Button<AnyView>(action: {}) { § }", ""),
            ("Cards { § }", "typealias Cards = Card<AnyView>"),
        ] {
            let card = "struct Card<Content: View>: View {}\n" + card
            check([golden(whole(call, Self.call), nil, context: [Self.helper, card], reasons: [reason])])
        }
        await check(each: [
            "struct Card<Content: View>: View { init(@ViewBuilder _ content: () -> Content) {} }",
            "struct Card<Content: View>: View { var body: some View { AnyView(Text(a)) } }",
            "struct Card: View { let content: Maker\nvar erased: AnyView { AnyView(self) } }\ntypealias Maker = () -> Text",
        ]) { card in
            check([
                golden(
                    whole(call, Self.call), whole(call, "Text(a).opacity(c ? 0 : 1)"), context: [Self.helper, card])
            ])
        }
        let own =
            "extension View { func overlay(alignment: Alignment, @ViewBuilder _ badge: () -> AnyView) -> some View { self } }"
        check([
            golden(
                whole("card.overlay(alignment: .top) { § }", Self.call), nil, context: [Self.helper, own],
                reasons: [reason])
        ])
    }

    @Test func anyViewWouldDo() async {
        await check(each: [
            "var body: some View { § }",
            "var body: some View { §.padding() }",
            "var body: some View { if d { § } else { AnyView(b) } }",
            "var row: some View { § }",
            "var row: some View { get { § } }",
            "var row: some View { return § }",
            "func row() -> some View { let x = 1; return § }",
            "@ViewBuilder var row: some View { if d { § } else { AnyView(b) } }",
            "@ViewBuilder func row() -> some View { let x = 1; § }",
            "var body: some View { VStack { §; Text(b) } }",
            "var body: some View { VStack(content: { § }) }",
            "var body: some View { card.overlay { if d { § } } }",
            // What is handed on is made an `AnyView` there, or may be any view.
            "var row: AnyView { AnyView(§) }",
            "func row() -> AnyView { if d { return AnyView(erasing: §.padding()) }; return AnyView(b) }",
            "var body: some View { card.overlay(§, alignment: .top) }",
            "var body: some View { card.background(§.padding()) }",
            "var body: some View { VStack { NavigationLink(title, destination: §) } }",
            "func row() -> some View { let e = §; return e.padding() }",
            "var body: some View { let e = §; VStack { e; card.overlay(e) } }",
            "func row() -> AnyView { let e = §; let f = e; return AnyView(f) }",
        ]) { place in
            let parts = place.split(separator: "§", omittingEmptySubsequences: false)
            func whole(_ call: String) -> String { "struct Row {\n" + parts.joined(separator: call) + "\n}" }
            check([golden(whole(Self.call), whole("Text(a).opacity(c ? 0 : 1)"), context: [Self.helper])])
        }
    }

    /// What is in an `EitherView` already: it keeps the type of what it is given, whichever that is.
    @Test func inEitherView() {
        func body(_ view: String) -> String {
            "struct Row: View { var body: some View { EitherView(condition: d, input: \(view)) { $0.clipped() } } }"
        }
        let context = [Self.helper, EitherViewExample.declaration]
        check([
            golden(body(Self.call), body("Text(a).opacity(c ? 0 : 1)"), context: context),
            golden(
                "struct Row { func row() -> AnyView { EitherView(condition: d, input: \(Self.call)) { $0.clipped() }.erased() } }",
                nil, context: context, outcomes: [.branch, .left], reasons: nil),
        ])
    }
}
