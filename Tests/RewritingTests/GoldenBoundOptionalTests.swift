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
    /// What takes its type from the helper's parameter stands where something else says it.
    @Test func ofATypeThatOnlyTheHelperSays() {
        let helper = """
            extension View {
                func ifColor<T: View>(_ v: Color?, @ViewBuilder transform: (Self, Color) -> T) -> some View {
                    if let v { transform(self, v) } else { self }
                }
            }
            """
        func color(_ closure: String, _ after: String?, allowed: Set<Level> = []) -> Golden {
            golden(
                "Text(a).ifColor(c ? .red : nil) { \(closure) }", after.map { "Text(a)\($0)" }, allowed: allowed,
                context: [helper],
                reasons: after == nil ? ["only the helper says what type `c ? .red : nil` is of"] : nil)
        }
        check([
            color("v, s in v.overlay { s }", nil), color("v, _ in v.padding(4)", nil),
            color("v, s in v.padding(4).foregroundColor(s)", nil),
            color("v, s in v.foregroundColor(s)", ".foregroundColor(c ? .red : nil)", allowed: [.assumed]),
            golden(
                "Text(a).ifLet(c ? 8 : nil) { v, s in v.overlay { Card(s) } }", nil, context: Self.types,
                reasons: ["only the helper says what type `c ? 8 : nil` is of"]),
        ])
    }
}
