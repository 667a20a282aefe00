import Harness
import Rewriting
import RuleModel
import Testing

/// Calls of `EitherView` that are there: each has a line, however the type is named; and `--upgrade` leaves those of which
/// something asks for just that type, or that would be evaluated in another order.
@Suite struct EitherViewPlaceTests {
    private static let call = "EitherView(condition: c, input: a) { $0.opacity(0.5) }"
    private static let chain = "a.opacity(c ? 0.5 : 1)"

    /// In a place, marked with `%`, where any view would do.
    private static func rewritten(
        _ place: String, _ call: String = call, _ chain: String = chain, context: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        EitherViewTests.golden(
            place.replacing("%", with: call), place.replacing("%", with: chain), context: context, upgrades: true,
            outcomes: [.rewritten], sourceLocation: sourceLocation)
    }

    /// In a place where it stays, for a reason.
    private static func stays(
        _ place: String, _ reason: String, _ call: String = call, context: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        EitherViewTests.golden(
            place.replacing("%", with: call), nil, context: context, upgrades: true, outcomes: [.branch],
            reasons: [reason + EitherViewTests.kept], sourceLocation: sourceLocation)
    }

    private static func asks(_ text: String) -> String { "`\(text)` takes no other view there" }

    @Test func namesOfTheType() {
        let alias = "typealias Either = EitherView"
        check([
            Self.rewritten("let v = %", "EitherView.init(condition: c, input: a) { $0.opacity(0.5) }"),
            Self.rewritten("let v = %", "App.EitherView(condition: c, input: a) { $0.opacity(0.5) }"),
            Self.rewritten("let v = %", "EitherView<A, B>(condition: c, input: a) { $0.opacity(0.5) }"),
            Self.rewritten("let v = %", "EitherView<A, B>.init(condition: c, input: a) { $0.opacity(0.5) }"),
            Self.rewritten("let v = %", "Either(condition: c, input: a) { $0.opacity(0.5) }", context: [alias]),
            Self.rewritten(
                "let v = %", "Either(condition: c, input: a) { $0.opacity(0.5) }",
                context: ["typealias Either<A: View, B: View> = EitherView<A, B>"]),
            Self.rewritten("\(alias)\nlet v = %", "Either(condition: c, input: a) { $0.opacity(0.5) }"),
            Self.stays(
                "var v: EitherView<A, some View> { % }", Self.asks(".init"),
                ".init(condition: c, input: a) { $0.opacity(0.5) }"),
            Self.stays("show(%)", Self.asks(".init"), ".init(payload: c, input: a) { $0.opacity($1) }"),
            EitherViewTests.golden(
                "let v = Either(condition: c, input: a) { $0.opacity(0.5) }\nlet w = .init(condition: c) { $0.clipped() }",
                nil, upgrades: true, outcomes: []),
        ])
    }

    @Test func placesForAnyView() {
        check([
            Self.rewritten("var v: some View { % }"), Self.rewritten("let v = VStack { % }"),
            Self.rewritten("let v = show(%)"), Self.rewritten("let v = %.padding()"),
            Self.rewritten("func v() -> some View { return % }"), Self.rewritten("let v: some View = %"),
            Self.rewritten("let v = AnyView(%)"), Self.rewritten("let v = show(b, %)"),
            Self.rewritten("let v = %\nlet w = VStack { v.padding() }"),
            Self.rewritten("let v = %\nlet w = VStack { v }"),
            Self.rewritten(
                "let v = show(%)", context: ["func show(_ view: some View) {}\nfunc other(_ a: EitherView<A, B>) {}"]),
        ])
    }

    @Test func placesForNoOther() {
        let show = "func show<M>(_ view: EitherView<A, M>) {}"
        let member = "extension EitherView { var isModified: Bool { true } }"
        check([
            Self.stays("let v: EitherView = %", Self.asks("EitherView")),
            Self.stays("var v: EitherView<A, some View> { % }", Self.asks("EitherView<A, some View>")),
            Self.stays("var v: Row { % }", Self.asks("Row"), context: ["typealias Row = EitherView<A, B>"]),
            Self.stays("func v() -> EitherView<A, B> { return % }", Self.asks("EitherView<A, B>")),
            Self.stays("func v() -> EitherView<A, B>? { % }", Self.asks("EitherView<A, B>?")),
            Self.stays("let f = { () -> EitherView<A, B> in % }", Self.asks("EitherView<A,B>")),
            Self.stays("let f: () -> EitherView<A, B> = { % }", Self.asks("() -> EitherView<A, B>")),
            Self.stays("\(show)\nlet v = show(%)", Self.asks("show")),
            Self.stays("let v = show(%)", Self.asks("show"), context: [show]),
            Self.stays(
                "let v = Row(view: %)", Self.asks("Row"), context: ["struct Row { let view: EitherView<A, B> }"]),
            Self.stays(
                "let v = Row(view: %)", Self.asks("Row"),
                context: ["extension Row where Content == EitherView<A, B> { init(view: Content) {} }"]),
            Self.stays("var rows: [EitherView<A, B>] = []\nlet v = rows.append(%)", Self.asks("rows")),
            Self.stays("let v = show { % }", Self.asks("show"), context: ["func show(_ f: () -> EitherView<A, B>) {}"]),
            Self.stays("let v = %.isModified", Self.asks("isModified"), context: [member]),
            Self.stays("let v = %\nlet w = v.isModified", Self.asks("isModified"), context: [member]),
            Self.stays("let v = %\nlet w = show(v)", Self.asks("show"), context: [show]),
            Self.stays("if case .input = % {}", Self.asks("case")),
            Self.stays(
                "switch % { default: break }", Self.asks("switch"),
                "EitherView(condition: c, input: a, modify: { $0.opacity(0.5) })"),
            Self.stays("let v = d ? row : %", Self.asks("? :")),
            Self.stays("let v = row ?? %", Self.asks("??")),
            Self.stays("let v = [row, %]", Self.asks("[…]")),
            Self.stays("let v = % as? EitherView<A, B>", Self.asks("as?")),
            Self.stays("var v = %", Self.asks("var v")),
        ])
    }

    @Test func orderAndPlace() {
        check([
            Self.stays(
                "let v = %", "`make()` would be evaluated before `next()`",
                "EitherView(condition: next(), input: make()) { $0.opacity(0.5) }"),
            Self.stays(
                "let v = %", "`n` would be evaluated before `next(&n)`",
                "EitherView(condition: next(&n), input: Text(n)) { $0.opacity(0.5) }"),
            Self.rewritten(
                "let v = %", "EitherView(condition: next(), input: Text(b)) { $0.opacity(0.5) }",
                "Text(b).opacity(next() ? 0.5 : 1)"),
            Self.rewritten(
                "let v = %", "EitherView(condition: c, input: make()) { $0.opacity(0.5) }",
                "make().opacity(c ? 0.5 : 1)"),
            Self.stays(
                "VStack {\n    Text(b)\n    %\n}", "what it is called on holds `{`",
                "EitherView(condition: c, input: { Text(b) }()) { $0.opacity(0.5) }"),
            Self.stays(
                "VStack {\n    Text(b)\n    %\n}", "what it is called on holds `.init`",
                "EitherView(condition: c, input: .init(b)) { $0.opacity(0.5) }"),
            EitherViewTests.golden(
                "let v = EitherView(condition: true, input: a) { $0.opacity(0.5) }", nil, upgrades: true,
                outcomes: [.constant], reasons: ["the condition is always `true`"]),
        ])
    }

    /// One of the project's own that is made as ours is has a line.
    @Test func oneOfTheProjects() {
        let own = """
            struct EitherView<Input: View, Modified: View>: View {
                let condition: Bool, input: Input, modify: (Input) -> Modified
                init(condition: Bool, input: Input, @ViewBuilder modify: @escaping (Input) -> Modified) {
                    (self.condition, self.input, self.modify) = (condition, input, modify)
                }
                var body: some View { if condition { modify(input) } else { input } }
            }
            """
        check([
            golden(
                "struct V: View { var body: some View { EitherView(condition: c, input: Text(a)) { $0.clipped() } } }",
                nil, context: [own], outcomes: [.branch])
        ])
    }
}
