import Harness
import RuleModel
import Testing

/// Optional conditions whose names are bound by something nearer than a declaration: an `if let`, a pattern, a closure.
@Suite struct GoldenBoundOptionalTests {
    private static let types = [
        """
        let w: CGFloat?
        let other: CGFloat??
        let ws: [CGFloat]
        let maybes: [CGFloat?]
        let table: [String: CGFloat?]
        let sizes: [String: CGFloat]
        let rows: [[CGFloat?]]
        """
    ]

    private func inBody(
        _ before: String, _ after: String?, reasons: [String]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        golden(
            "struct V: View { var body: some View { \(before) } }",
            after.map { "struct V: View { var body: some View { \($0) } }" }, context: Self.types,
            outcomes: reasons.map { _ in [.left] }, reasons: reasons, sourceLocation: sourceLocation)
    }

    private func isNone(
        _ head: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        inBody(
            head + "Text(a).ifLet(\(name)) { $0.frame(width: $1 * 2) } }", nil, reasons: ["`\(name)` is no optional"],
            sourceLocation: sourceLocation)
    }

    /// The helper makes it an optional again; what is written would not.
    /// What is in an optional gets another name where its own is a word of the language.
    @Test func namesThatAreKeywords() {
        check(
            ["player.default", "self.in", "player.repeat"].map { optional in
                golden(
                    "Image(a).ifLet(\(optional)) { $0.overlay(Badge($1)) }",
                    "Image(a).overlay { if let value = \(optional) { Badge(value) } }")
            } + [
                golden(
                    "Image(a).ifLet(`repeat`) { $0.overlay(Badge($1)) }",
                    "Image(a).overlay { if let `repeat` { Badge(`repeat`) } }")
            ])
    }

    @Test func whatIsUnwrappedIsNone() {
        check([
            isNone("if let w { ", "w"), isNone("if let v = w { ", "v"), isNone("if let v = f() { ", "v"),
            isNone("if let z { ", "z"), isNone("if let v: CGFloat = z() { ", "v"), isNone("if case let v? = w { ", "v"),
            isNone("if case .some(let v) = w { ", "v"), isNone("if c, let w { ", "w"),
            isNone("ForEach(ws) { w in ", "w"), isNone("Group { guard let w else { return a }; return ", "w"),
        ])
        check([
            inBody(
                "switch w { case let v?: Text(a).ifLet(v) { $0.frame(width: $1 * 2) } default: Text(a) }", nil,
                reasons: ["`v` is no optional"])
        ])
    }

    /// A value with a default is none, whatever stands before that.
    @Test func whatHasADefaultIsNone() {
        check(
            [
                "om?.name ?? \"x\"", "dict[k] ?? .red", "(om?.tint ?? .red)", "om?.tint ?? Color(white: 0)",
                "Color(white: 0)",
                "dict[k, default: .red]", "font ?? .title",
            ].map { optional in
                golden(
                    "Text(a).ifLet(\(optional)) { $0.overlay(Badge($1)) }", nil, outcomes: [.left],
                    reasons: ["`\(optional)` is no optional"])
            } + [
                golden(
                    "Text(a).ifLet(om?.tint ?? model.tint) { $0.overlay(Badge($1)) }",
                    "Text(a).overlay { if let value = om?.tint ?? model.tint { Badge(value) } }")
            ])
    }

    /// Beside a literal a `CGFloat` is made a `Double` only where it has a name.
    @Test func whatIsMadeADouble() {
        func fade(_ optional: String, _ after: String) -> Golden {
            golden(
                "Text(a).ifLet(\(optional)) { $0.opacity($1) }", "Text(a).opacity(\(after))",
                context: [
                    "struct Fade { let w: CGFloat; let d: Double }; let fade: Fade?; let cg: CGFloat; let og: CGFloat?"
                ])
        }
        check([
            fade("og", "og ?? 1"), fade("fade?.d", "fade?.d ?? 1"),
            fade("fade?.w", "(fade?.w).map { Double($0) } ?? 1"),
            fade("fade.map(\\.w)", "fade.map(\\.w).map { Double($0) } ?? 1"),
            fade("c ? cg : nil", "(c ? cg : nil).map { Double($0) } ?? 1"),
            golden(
                "Text(a).ifLet(Color(hex: b)) { $0.overlay(Badge($1)) }",
                "Text(a).overlay { if let value = Color(hex: b) { Badge(value) } }",
                context: ["extension Color { init?(hex: String) { nil } }"]),
        ])
    }

    /// The name of what is no optional inside is one outside, and the other way round.
    @Test func theInnermostBindingCounts() {
        func both(_ head: String, _ tail: String = "}") -> Golden {
            inBody(
                head + " Text(a).ifLet(w) { $0.frame(width: $1) } " + tail, head + " Text(a).frame(width: w) " + tail)
        }
        check([
            both("if c {"), both("if let w = other {"), both("if let v = w {"), both("if let v = w { b(v) } else {"),
            both("ForEach(maybes) { w in"), both("ForEach(rows) { row in ForEach(row) { w in", "} }"),
            both("if let w { b(w) } else {"),
        ])
    }

    @Test func oneOfACollection() {
        func frame(_ optional: String, _ after: String) -> Golden {
            golden(
                "Text(a).ifLet(\(optional)) { $0.frame(width: $1) }", "Text(a).frame(width: \(after))",
                context: Self.types)
        }
        check([
            frame("ws.first", "ws.first"), frame("ws.max()", "ws.max()"), frame("maybes[0]", "maybes[0]"),
            frame("maybes.first", "maybes.first ?? nil"), frame("maybes.last", "maybes.last ?? nil"),
            frame("table[\"k\"]", "table[\"k\"] ?? nil"), frame("sizes[\"k\"]", "sizes[\"k\"]"),
            frame("rows[0].first", "rows[0].first ?? nil"),
            golden(
                "Text(a).ifLet(ws[0]) { $0.frame(width: $1 * 2) }", nil, context: Self.types, outcomes: [.left],
                reasons: ["`ws[0]` is no optional"]),
        ])
    }

    /// An optional function is unwrapped like any other value, and no condition that is called.
    @Test(arguments: [
        ("(() -> Void)?", "@escaping () -> Void"), ("Optional<() -> Void>", "() -> Void"),
        ("Action?", "@escaping Action"),
        ("((Int, [String: () -> Void]) -> Void)?", "@escaping (Int, [String: () -> Void]) -> Void"),
    ])
    func ofAFunction(_ optional: String, _ given: String) {
        let helper = """
            typealias Action = () -> Void
            extension View {
                @ViewBuilder func ifAction<C: View>(_ v: \(optional), transform: (Self, \(given)) -> C) -> some View {
                    if let v { transform(self, v) } else { self }
                }
            }
            """
        check([
            golden(
                "Text(a).ifAction(act) { v, a in v.gesture(TapGesture().onEnded(a)) }",
                "Text(a).gesture(act.map { TapGesture().onEnded($0) })", context: [helper]),
            golden(
                "Text(a).ifAction(act) { v, a in v.padding(3) }", "Text(a).padding(act != nil ? 3 : 0)",
                context: [helper]),
        ])
    }

    /// A method is always there, and `map(CGFloat.init)` means the initializer that fits where it stands.
    @Test func whatIsNoOptionalOrOfNoTypeElsewhere() {
        let types = """
            class Store { func go() {}; var act: (() -> Void)?; let n: Int? }
            struct V: View {
                let store: Store

            """
        func left(_ optional: String, _ closure: String, _ reason: String) -> Golden {
            golden(
                types + "var b: some View { Text(a).ifLet(\(optional)) { v, s in \(closure) } } }", nil,
                outcomes: [.left], reasons: [reason])
        }
        let closure = "v.gesture(TapGesture().onEnded(s))"
        check(
            ["store.go"].map { left($0, closure, "`\($0)` is no optional") } + [
                left(
                    "store.n.map(CGFloat.init)", "v.frame(width: s)",
                    "only the helper says what type `store.n.map(CGFloat.init)` is of"),
                golden(
                    types + "var b: some View { Text(a).ifLet(store.act) { v, s in \(closure) } } }",
                    types + "var b: some View { Text(a).gesture(store.act.map { TapGesture().onEnded($0) }) } }"),
            ])
    }

    /// A collection that begins empty says what it is of.
    @Test func oneOfWhatBeginsEmpty() {
        func inView(_ declaration: String, _ before: String, _ after: String) -> Golden {
            golden(
                "struct V: View { \(declaration); var body: some View { \(before) } }",
                "struct V: View { \(declaration); var body: some View { \(after) } }")
        }
        check([
            inView(
                "@State var ws = [CGFloat]()", "Text(a).if(!ws.isEmpty) { $0.padding(ws[0]) }",
                "Text(a).padding(ws.isEmpty ? 0 : ws[0])"),
            inView(
                "var ws = [CGFloat](repeating: 8, count: 3)", "Text(a).ifLet(ws.first) { $0.frame(width: $1) }",
                "Text(a).frame(width: ws.first)"),
            inView(
                "var sizes = [String: CGFloat]()", "Text(a).ifLet(sizes[\"k\"]) { $0.frame(width: $1) }",
                "Text(a).frame(width: sizes[\"k\"])"),
        ])
    }

    private static let ofOneType = [
        "Color", "CGFloat", "Edge.Set", "LocalizedStringKey", "Double", "Set<Int>", "any Named", "Alignment",
    ].map {
        type in
        """
        extension View {
            func ifOf\(type.replacing("any ", with: "").filter(\.isLetter))<T: View>(_ v: (\(type))?, @ViewBuilder transform: (Self, \(type)) -> T) -> some View {
                if let v { transform(self, v) } else { self }
            }
        }
        """
    }

    private func taking(
        _ helper: String, _ optional: String, _ closure: String, _ after: String?, allowed: Set<Level> = []
    ) -> Golden {
        golden(
            "Text(a).\(helper)(\(optional)) { v, s in \(closure) }", after.map { "Text(a)\($0)" }, allowed: allowed,
            context: Self.ofOneType,
            reasons: after == nil ? ["only the helper says what type `\(optional)` is of"] : nil)
    }

    /// What takes its type from the helper's parameter stands where something else gives it the same one.
    @Test func ofATypeThatOnlyTheHelperSays() {
        let choice = "c ? .red : nil"
        check([
            taking("ifOfColor", choice, "v.overlay { s }", nil), taking("ifOfColor", choice, "v.padding(4)", nil),
            taking("ifOfColor", choice, "v.padding(4).foregroundColor(s)", nil),
            taking("ifOfColor", choice, "v.foregroundStyle(s)", nil),
            taking("ifOfColor", ".red", "v.foregroundStyle(s)", nil),
            taking("ifOfColor", "nil", "v.foregroundStyle(s)", nil),
            taking("ifOfColor", "c ? .red : d ? .blue : nil", "v.foregroundStyle(s)", nil),
            taking("ifOfColor", "n > 3 ? .green.opacity(0.3) : nil", "v.foregroundStyle(s)", nil),
            taking("ifOfColor", ".init(white: 0.2)", "v.foregroundStyle(s)", nil),
            taking("ifOfColor", choice, "v.shadow(color: s.opacity(0.5), radius: 3)", nil),
            taking("ifOfColor", choice, "v.overlay(RoundedRectangle(cornerRadius: 3).stroke(s))", nil),
            taking("ifOfColor", "{ c ? .red : nil }()", "v.foregroundStyle(s)", nil),
            taking("ifOfLocalizedStringKey", "c ? \"hello\" : nil", "v.overlay(Text(s))", nil),
            taking("ifOfLocalizedStringKey", "c ? \"hello \\(n)\" : nil", "v.overlay { Text(s) }", nil),
            taking("ifOfDouble", "c ? 3 : nil", "v.overlay { Card(s) }", nil),
            taking("ifOfLocalizedStringKey", "os.map { \"hello \\($0)\" }", "v.overlay { Text(s) }", nil),
            taking("ifOfLocalizedStringKey", "om.flatMap { $0.isNew ? nil : \"x\" }", "v.overlay { Text(s) }", nil),
            taking("ifOfLocalizedStringKey", "[\"a\": \"hello\"][k]", "v.overlay { Text(s) }", nil),
            taking("ifOfLocalizedStringKey", "[\"x\", \"y\"].first", "v.overlay { Text(s) }", nil),
            taking("ifOfLocalizedStringKey", "Optional(\"x\")", "v.overlay { Text(s) }", nil),
            taking("ifOfLocalizedStringKey", "pick(\"x\")", "v.overlay { Text(s) }", nil),
            taking("ifOfDouble", "oi.map { _ in 3 }", "v.overlay { Card(s) }", nil),
            taking("ifOfColor", "om.map { _ in .red }", "v.overlay { s }", nil),
            taking("ifOfColor", "om.flatMap { $0.count == 3 ? .red : nil }", "v.foregroundStyle(s)", nil),
            taking("ifOfNamed", "dog", "v.overlay { Text(who(s)) }", nil),
            taking("ifOfSetInt", "c ? [1, 1] : nil", "v.overlay { Text(\"\\(s.count)\") }", nil),
            taking("ifLet", "c ? 8 : nil", "v.overlay { Card(s) }", nil),
            taking("ifOfAlignment", "c ? .top : nil", "v.overlay(alignment: s) { Circle() }", nil),
            taking("ifOfAlignment", "c ? .top : nil", "v.overlay { Circle() }", nil),
        ])
        check([
            taking("ifOfColor", choice, "v.foregroundColor(s)", ".foregroundColor(\(choice))", allowed: [.assumed]),
            taking(
                "ifOfColor", choice, "v.shadow(color: s, radius: 3)",
                ".shadow(color: (\(choice)) ?? .clear, radius: 3)", allowed: [.approx]),
            taking(
                "ifOfCGFloat", "c ? 8 : nil", "v.padding(.horizontal, s)", ".padding(.horizontal, (c ? 8 : nil) ?? 0)"),
            taking("ifOfCGFloat", "c ? 8 : nil", "v.frame(width: s)", ".frame(width: c ? 8 : nil)"),
            taking("ifOfCGFloat", "-4 + 8", "v.frame(width: s)", ".frame(width: -4 + 8)"),
            taking("ifOfDouble", "c ? 0.3 : nil", "v.opacity(s)", ".opacity((c ? 0.3 : nil) ?? 1)"),
            taking("ifOfEdgeSet", "c ? .top : nil", "v.padding(s, 8)", ".padding((c ? .top : nil) ?? .init(), 8)"),
            taking("ifOfEdgeSet", "c ? [.top] : nil", "v.padding(s, 8)", ".padding((c ? [.top] : nil) ?? .init(), 8)"),
            taking(
                "ifOfColor", "{ c ? Color.red : nil }()", "v.foregroundStyle(s)",
                ".foregroundStyle({ c ? Color.red : nil }().map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))"),
            taking(
                "ifOfColor", "om.map { $0.tint }", "v.overlay { s }",
                ".overlay { if let s = (om.map { $0.tint }) { s } }"),
            taking(
                "ifOfColor", "om.first(where: { $0.id == 3 })", "v.overlay { s }",
                ".overlay { if let s = om.first(where: { $0.id == 3 }) { s } }"),
            taking(
                "ifOfLocalizedStringKey", "keys[\"a\"]", "v.overlay { Text(s) }",
                ".overlay { if let s = keys[\"a\"] { Text(s) } }"),
            taking("ifOfColor", "cols.first", "v.overlay { s }", ".overlay { if let s = cols.first { s } }"),
            taking(
                "ifOfColor", "c ? Color.red : nil", "v.overlay { s }",
                ".overlay { if let s = c ? Color.red : nil { s } }"),
        ])
    }
}
