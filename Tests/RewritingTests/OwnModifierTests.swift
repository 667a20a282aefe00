import Harness
import Rewriting
import Testing

/// What the declaration of an own modifier says of it, where it is not switched off by an argument.
@Suite struct OwnModifierTests {
    /// The parameters and the body of `func own`, what else is declared, and what the user is told of `own(3)` and the like.
    private struct Row: SourceLocated {
        let declaration: String
        let call: String
        /// With the line in which that stands.
        let reason: String
        let sourceLocation: SourceLocation

        init(
            _ declaration: String, _ reason: String, call: String = "own(true)",
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.declaration = declaration
            self.call = call
            self.reason = reason
            self.sourceLocation = sourceLocation
        }
    }

    private func golden(_ row: Row) -> Golden {
        Golden(
            before: "Text(a).if(c) { $0.\(row.call) }\n", after: nil,
            context: ["extension View {\n\(row.declaration)\n}\n"], reasons: ["no rule for `own`: \(row.reason)"],
            sourceLocation: row.sourceLocation)
    }

    @Test func whatStandsInTheWay() {
        let rows = [
            Row(
                "func own(_ on: Bool) -> some View { padding().opacity(on ? 0.5 : 1) }",
                "its `padding` is always applied (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { opacity(on ? 0.5 : 0.9) }",
                "its `opacity` is always applied (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { opacity(isOn ? 0.5 : 1) }",
                "its `opacity` is always applied (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { opacity(on ? 0.5 : 1).clipShape(Circle()) }",
                "its `clipShape` has no form (Context0.swift:2)"),
            Row("func own(_ on: Bool) -> some View { glow(on) }", "its `glow` has no rule (Context0.swift:2)"),
            Row("func own(_ on: Bool) -> some View { own(on) }", "it calls itself (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { opacity(on ? 0.5 : 1).padding(on ? 0 : 8) }",
                "nothing switches all of it off (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { VStack { self } }",
                "its body puts the view into `VStack` (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { let a = 1; return opacity(a) }",
                "its body holds statements (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { if #available(iOS 18, *) { bold() } else { self } }",
                "its body asks for the OS version (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { self.if(on) { $0.opacity(0.5) } }",
                "its body branches (Context0.swift:2)"),
            // It would trap where nothing is on now.
            Row(
                "func own(_ on: Bool) -> some View { opacity(on ? 0.5 : 1).opacity(xs[0]) }",
                "its `opacity` is always applied (Context0.swift:2)"),
            Row(
                "func own(_ on: Bool) -> some View { modifier(Card(on: on)) } }\n"
                    + "struct Card: ViewModifier { let on: Bool; @EnvironmentObject var store: Store\n"
                    + "func body(content: Content) -> some View { content.opacity(on ? 0.5 : 1) }",
                "`Card` holds an `@EnvironmentObject` (Context0.swift:3)"),
        ]
        check(rows.map(golden))
    }

    /// Calls that could mean another declaration, or would do something that they did not.
    @Test func whatIsLeft() {
        func left(
            _ declarations: String, _ call: String, _ reason: String, _ outcome: Outcome = .left,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            check(
                leftAlone: "Text(a).if(c) { $0.\(call) }\n", context: [declarations], outcomes: [outcome],
                reasons: [reason], sourceLocation: sourceLocation)
        }
        let dimmed = "func dimmed(_ on: Bool = true) -> some View { opacity(on ? 0.5 : 1) }"
        left(
            "extension View { \(dimmed)\nfunc dimmed() -> some View { padding() } }", "dimmed()",
            "the arguments of `dimmed` fit `dimmed(_:)`, `dimmed()`, and nothing shows which is meant")
        left(
            "extension View {\n#if os(iOS)\n\(dimmed)\n#else\nfunc dimmed(_ on: Bool = true) -> some View { self }\n#endif\n}",
            "dimmed()", "no rule for `dimmed`: its body is no chain of modifiers: `self` (Context0.swift:5)")
        left(
            "extension View { func dimmed(_ on: Bool = flags[0]) -> some View { opacity(on ? 0.5 : 1) } }", "dimmed()",
            "no rule for `dimmed`: `flags[0]` would be evaluated also while it is off (Context0.swift:1)")
        left(
            "extension View { func dimmed(_ on: Bool = Theme.isOn) -> some View { opacity(on ? 0.5 : 1) } }",
            "dimmed()", "its form needs the argument `on`")
        left("extension View { \(dimmed) }", "dimmed(false)", "it does the same whether the condition holds or not")
        left(
            "extension View { func big(_ on: Bool) -> some View { font(on ? .title : nil) } }", "big(true)",
            "a font set around the view is lost when this one is off", .withheld)
        left(
            "extension View { func far(_ y: CGFloat) -> some View { modifier(Far(y: y)) } }\n"
                + "struct Far: ViewModifier { var y: CGFloat; @State var n = 0\n"
                + "func body(content: Content) -> some View { content.offset(x: 0, y: y) } }", "far(8)",
            "the `@State` of `Far` lives on while it is off (Context0.swift:2)", .withheld)
        left(
            "extension View { @ViewBuilder func shimmering(active: Bool = true) -> some View {\n"
                + "if active { blur(radius: 3) } else { self } } }", "shimmering()",
            "its body branches (Context0.swift:2)",
            .branch)
    }

    /// The type of a generic one follows from what it is given, and two views need not be of one.
    @Test func genericTypesAreNotChosenBetween() {
        let declaration = """
            struct Over<V: View>: ViewModifier { let v: V; let on: Bool
            func body(content: Content) -> some View { content.overlay { if on { v } } } }
            """
        check(
            leftAlone: """
                Text(a).if(c) { $0.modifier(Over(v: Text("b"), on: true)) } else: { $0.modifier(Over(v: Image("c"), on: true)) }

                """, context: [declaration], reasons: ["no rule for `modifier`"])
    }

    /// What is set in sight, and would be lost.
    @Test func whatIsSetAround() {
        let context = ["extension View { func big(_ on: Bool) -> some View { font(on ? .title : nil) } }"]
        check(
            leftAlone: "Text(a).if(c) { $0.big(true) }.font(.body)\n", allowed: [.assumed], context: context,
            reasons: ["`font` in line 1 would not reach the view when this one is off"])
        check(
            leftAlone: "Text(a).font(.body).if(c) { $0.big(true) }\n", allowed: [.assumed], context: context,
            reasons: ["`font` before it would be lost when this one is off"])
    }
}
