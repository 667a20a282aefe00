import Harness
import RuleModel
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
        left(
            "extension View { func faded(_ n: Int, on: Bool = true) -> some View { modifier(Faded(n: n, on: on)) } }\n"
                + "struct Faded: ViewModifier { let w: CGFloat; let on: Bool\n"
                + "init(n: Int, on: Bool = true) { self.w = CGFloat(100 / n); self.on = on }\n"
                + "func body(content: Content) -> some View { content.padding(on ? w : 0) } }", "faded(n)",
            "no rule for `faded`: `/` would be evaluated also while it is off (Context0.swift:3)")
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

    /// A value that is compared over time changes with the condition where it switches something off.
    @Test func watchedValuesSwitchNothingOff() throws {
        let context = [
            """
            extension View {
            func follow(_ n: Int?) -> some View { animation(.default, value: n) }
            func ring(_ isOn: Bool) -> some View { onChange(of: isOn) { if isOn { play() } } }
            func note(_ n: Int?) -> some View { onChange(of: n) { if let n { play(n) } } }
            func log(_ n: Int, isOn: Bool = true) -> some View { onChange(of: n) { if isOn { play(n) } } }
            func bar(_ isOn: Bool) -> some View { toolbar { if isOn { ToolbarItem { Badge() } } } }
            func live(_ v: Bool, isEnabled: Bool = true) -> some View { animation(.default, value: isEnabled ? v : nil) }
            }
            struct Ring: ViewModifier { var isOn: Bool
            func body(content: Content) -> some View { content.onChange(of: isOn) { if isOn { play() } } } }
            """
        ]
        for (call, reason, outcome) in [
            (
                "if(n > 3) { $0.follow(n) }", "a change of the value that changes the condition too is now animated",
                Outcome.withheld
            ),
            (
                "ifLet(n) { $0.follow($1) }", "a change of the value that changes the condition too is now animated",
                .withheld
            ),
            (
                "if(c) { $0.ring(true) }", "no rule for `ring`: its `onChange` is always applied (Context0.swift:3)",
                .left
            ),
            ("if(c) { $0.note(n) }", "no rule for `note`: its `onChange` is always applied (Context0.swift:4)", .left),
            ("if(c) { $0.live(c) }", "a change of the value that changes the condition too is now animated", .withheld),
            ("if(c) { $0.log(xs[0]) }", "`xs[0]` would be evaluated also when the condition is false", .left),
            ("if(n > 3) { $0.log(n) }", "a change of the value that changes the condition too now counts", .withheld),
            ("if(c) { $0.bar(true) }", "a window of a Mac may show a toolbar, even one without items", .withheld),
        ] {
            check(leftAlone: "Text(a).\(call)\n", context: context, outcomes: [outcome], reasons: [reason])
        }
        check(
            before: "Text(a).if(c) { $0.follow(n) }\n", after: "Text(a).follow(c ? n : nil)\n", context: context)
        check(before: "Text(a).if(c) { $0.log(n) }\n", after: "Text(a).log(n, isOn: c)\n", context: context)
        check(
            before: "Text(a).if(c) { $0.bar(true) }\n", after: "Text(a).bar(c)\n",
            deploymentTarget: try DeploymentTarget(reading: "iOS 17"), context: context)
    }

    /// A closure may give one type, and a builder of the project's may know no branch.
    @Test func closuresOfTwoSides() {
        let context = [
            """
            extension View {
            func pill<L: View>(isOn: Bool = true, @ViewBuilder _ l: @escaping () -> L) -> some View { overlay { if isOn { l() } } }
            func erased(isOn: Bool = true, @ViewBuilder _ l: @escaping () -> AnyView) -> some View { overlay { if isOn { l() } } }
            func plain<L: View>(isOn: Bool = true, _ l: @escaping () -> L) -> some View { overlay { if isOn { l() } } }
            func menu(isOn: Bool = true, @MenuBuilder _ l: @escaping () -> [Item]) -> some View { overlay { if isOn { Menu(l()) } } }
            }
            """
        ]
        func joined(_ name: String, _ one: String, _ two: String, _ result: String) {
            check(
                before: "Text(a).if(c, then: { $0.\(name) { \(one) } }, else: { $0.\(name) { \(two) } })\n",
                after: "Text(a)\(result)\n", allowed: [.lifecycle],
                context: context)
        }
        joined(
            "pill", "Text(b)", "Image(x)", ".pill { [c] in if c { Text(b) } else { Image(x) } }")
        joined(
            "erased", "AnyView(b)", "AnyView(x)", ".erased(isOn: c) { AnyView(b) }.erased(isOn: !c) { AnyView(x) }")
        joined("plain", "Text(b)", "Image(x)", ".plain(isOn: c) { Text(b) }.plain(isOn: !c) { Image(x) }")
        joined("menu", "Item(b)", "Item(x)", ".menu(isOn: c) { Item(b) }.menu(isOn: !c) { Item(x) }")
    }

    /// A default that would mean something else where the modifier is called.
    @Test func defaultsOfTwoSides() {
        let context = [
            """
            extension View {
            func inset(_ w: CGFloat = Metrics.gap, isOn: Bool = true) -> some View { padding(isOn ? w : 0) }
            }
            struct Pad: ViewModifier { static let gap: CGFloat = 9; var w: CGFloat = Self.gap; var isOn = true
            func body(content: Content) -> some View { content.padding(isOn ? w : 0) } }
            enum Metrics { static let gap: CGFloat = 8 }
            """
        ]
        let sides = "Text(a).if(c, then: { $0.inset() }, else: { $0.inset(3) })\n"
        check(before: sides, after: "Text(a).inset(c ? Metrics.gap : 3)\n", context: context)
        // Another module has one of that name.
        check(
            before: sides, after: "Text(a).inset(isOn: c).inset(3, isOn: !c)\n",
            context: context + ["enum Metrics { static let gap: CGFloat = 100 }"])
        check(
            before: "Text(a).if(c, then: { $0.modifier(Pad()) }, else: { $0.modifier(Pad(w: 3)) })\n",
            after: "Text(a).modifier(Pad(isOn: c)).modifier(Pad(w: 3, isOn: !c))\n", context: context)
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
