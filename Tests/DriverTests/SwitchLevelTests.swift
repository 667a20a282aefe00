import Harness
import Testing

/// Switches that are asked for, by what is known where the modifier is called.
@Suite struct SwitchLevelTests {
    /// What a page says of views that are more than a text is asked where the call stands.
    @Test func whatTheViewIsShowsAtTheCall() async throws {
        await check(each: [
            ("foregroundStyle(.red)", "Text(a).padding()", true), ("foregroundStyle(.red)", "row", false),
            ("foregroundStyle(.red)", "Text(a).overlay { Button(b) {} }", false),
            ("modifier(Red())", "Text(a)", true), ("modifier(Red())", "row", false),
            ("overlay { Button(b) {} }.foregroundStyle(.red)", "Text(a)", false),
        ]) { body, view, isSafe in
            let folder = try SwitchCommandTests.folder([
                "Sources/App/A.swift": "let a = \(view).onlyWhen(c) { $0.card() }\n",
                "Sources/App/Card.swift": SwitchCommandTests.view("func card() -> some View { \(body) }")
                    + "struct Red: ViewModifier {\n    func body(content: Content) -> some View {\n        "
                    + "content.foregroundStyle(.red)\n    }\n}\n",
            ])
            _ = try Command.run(["--allow", "assumed", "Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift").contains("isEnabled: c") == isSafe)
        }
    }

    /// What a view sets itself is lost to the modifier of the body that is assumed to be the only one, and to no other.
    @Test func whatIsSetBeforeIsAskedOfTheOneThatLosesIt() async throws {
        let body = "padding(4).font(.title)"
        await check(each: [
            ("card()", "Text(a).padding()", true), ("card()", "Text(a).font(.body)", false),
            ("card()", "Text(a).card()", false), ("modifier(Card())", "Text(a).padding()", true),
            ("modifier(Card())", "Text(a).font(.body)", false),
        ]) { link, view, isTaken in
            let call = "let a = \(view).onlyWhen(c) { $0.\(link) }\n"
            let folder = try SwitchCommandTests.folder([
                "Sources/App/A.swift": call,
                "Sources/App/Card.swift": SwitchCommandTests.view("func card() -> some View { \(body) }")
                    + "struct Card: ViewModifier {\n    func body(content: Content) -> some View { content.\(body) }\n}\n",
            ])
            _ = try Command.run(["Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift") == call)
            _ = try Command.run(["--allow", "assumed", "Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift").contains("isEnabled: c") == isTaken)
        }
    }

    /// All calls of the declaration would change, on whatever views they are.
    @Test func whatIsNotEqualIsAskedFor() throws {
        for body in ["hidden()", "modifier(Ghost())"] {
            let folder = try SwitchCommandTests.folder([
                "Sources/App/A.swift": "let a = Text(a).onlyWhen(c) { $0.ghost() }\nlet b = Button(a) {}.ghost()\n",
                "Sources/App/Ghost.swift": SwitchCommandTests.view("func ghost() -> some View { \(body) }") + """
                    struct Ghost: ViewModifier {
                        func body(content: Content) -> some View {
                            content.hidden()
                        }
                    }

                    """,
            ])
            let run = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder)
            #expect(run.errors.contains("withheld (approx)"), "\(run.errors)")
            _ = try Command.run(["--allow", "approx", "Sources"], in: folder)
            #expect(
                try folder.text(of: "Sources/App/A.swift")
                    == "let a = Text(a).ghost(isEnabled: c)\nlet b = Button(a) {}.ghost()\n")
        }
    }

    /// What an argument has in common with the condition shows at the call.
    @Test(arguments: [
        ("func watched(_ v: Bool) -> some View { onChange(of: v) { act() } }", "flag", "watched(flag)", false),
        ("func watched(_ v: Bool) -> some View { onChange(of: v) { act() } }", "flag", "watched(other)", true),
        ("func watched(_ v: Int) -> some View { animation(.default, value: v) }", "n > 3", "watched(n)", false),
        (
            "func watched(_ v: Binding<Bool>) -> some View { onChange(of: v.wrappedValue) { act() } }", "flag",
            "watched($flag)", false
        ),
        ("func watched(_ m: Model) -> some View { animation(.default, value: m.on) }", "m.on", "watched(m)", false),
        ("func watched(_ v: Bool) -> some View { modifier(Watch(v: v)) }", "flag", "watched(flag)", false),
        ("func watched(_ v: Bool) -> some View { modifier(Watch(v: v)) }", "flag", "watched(other)", true),
        ("func watched() -> some View { modifier(Seen()) }", "phase == .active", "watched()", false),
        ("func watched() -> some View { onChange(of: 3) { act() } }", "flag", "watched()", true),
        (
            "func watched() -> some View { onChange(of: Model.shared.on) { act() } }", "Model.shared.on", "watched()",
            false
        ),
        ("func watched() -> some View { modifier(Held()) }", "Model.shared.on", "watched()", false),
        (
            "func watched(_ m: Model = .shared) -> some View { onChange(of: m.on) { act() } }", "Model.shared.on",
            "watched()", false
        ),
        ("func watched(_ v: Int = 3) -> some View { onChange(of: v) { act() } }", "flag", "watched()", true),
    ])
    func whatTheConditionDecidesIsAskedFor(_ declared: String, _ condition: String, _ call: String, _ isTaken: Bool)
        throws
    {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(\(condition)) { $0.\(call) }\n",
            "Sources/App/Watch.swift": SwitchCommandTests.view(declared) + """
                struct Watch: ViewModifier {
                    let v: Bool

                    func body(content: Content) -> some View {
                        content.onChange(of: v) { act() }
                    }
                }
                struct Held: ViewModifier {
                    @ObservedObject private var model = Model.shared

                    func body(content: Content) -> some View {
                        content.onChange(of: model.on) { act() }
                    }
                }

                struct Seen: ViewModifier {
                    @Environment(\\.scenePhase) private var phase

                    func body(content: Content) -> some View {
                        content.onChange(of: phase) { act() }
                    }
                }

                """,
        ])
        let run = try Command.run(["--verbose", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift").contains("isEnabled: ") == isTaken, "\(run.errors)")
        if !isTaken { #expect(run.errors.contains("lifecycle"), "\(run.errors)") }
    }

    /// What it runs when the view appears runs for each of two sides, whether another call gives it a switch or not.
    @Test func whatRunsOnTwoSides() throws {
        let sides = "row.onlyWhen(c) { $0.logged(3) } else: { $0.logged(5) }"
        let helper = """
            extension View {
                @ViewBuilder func onlyWhen<A: View, B: View>(
                    _ isOn: Bool, _ change: (Self) -> A, else other: (Self) -> B
                ) -> some View {
                    if isOn { change(self) } else { other(self) }
                }
            }

            """
        let quiet = sides.replacing("logged", with: "marked")
        let declared = SwitchCommandTests.view(
            """
            func logged(_ n: Int) -> some View { background { Color.red.onAppear { show(n) } }.padding(4) }
                func marked(_ n: CGFloat) -> some View { blur(radius: n).padding(4) }
            """)
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift":
                "let a = \(sides)\nlet b = row.onlyWhen(c) { $0.logged(7) }\nlet d = \(quiet)\nlet e = row.onlyWhen(c) { $0.marked(7) }\n",
            "Sources/App/Logged.swift": declared, "Sources/App/Else.swift": helper,
        ])
        let run = try Command.run(["--verbose", "Sources"], in: folder)
        let text = try folder.text(of: "Sources/App/A.swift")
        #expect(!text.contains(".logged(c ? 3 : 5)"), "\(text)\n\(run.errors)")
        #expect(text.contains("let b = row.logged(7, isEnabled: c)\n"), "\(text)\n\(run.errors)")
        #expect(run.errors.contains("what it runs when the view appears"), "\(run.errors)")
        #expect(text.contains("let d = row.marked(c ? 3 : 5)\n"), "\(text)\n\(run.errors)")
    }

    /// What is kept for the view's life lives always then.
    @Test func stateIsAskedFor() throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.modifier(Pulse()) }\n",
            "Sources/App/Pulse.swift": """
            struct Pulse: ViewModifier {
                @State private var isBig = false

                func body(content: Content) -> some View {
                    content.scaleEffect(isBig ? 2 : 1)
                }
            }

            """,
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.errors.contains("`@State` of `Pulse` lives also while this one is off"), "\(run.errors)")
        _ = try Command.run(["--allow", "lifecycle", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row.modifier(Pulse(isEnabled: c))\n")
    }
}
