import Harness
import Testing

/// What becomes of the body and the parameters of a modifier that is given a switch.
@Suite struct SwitchBodyTests {
    /// The switch stands before the first closure, and is called what is free.
    @Test(arguments: [
        (
            "func card(n: Double = 1, f: () -> Double, m: Double = 2) -> some View { offset(x: n + f() + m) }",
            "card { 3 }", "n: Double = 1, isEnabled: Bool = true, f: () -> Double", "row.card(isEnabled: c) { 3 }"
        ),
        (
            "func card(_ a: Action) -> some View { offset(x: a() + 1) }\n}\ntypealias Action = () -> Double\nextension View {",
            "card(f)", "isEnabled: Bool = true, _ a: Action", "row.card(isEnabled: c, f)"
        ),
        (
            "func card(_ a: Action) -> some View { offset(x: a() + 1) }\n}\ntypealias Action = () -> Void\nextension View {",
            "card { f() }", "isEnabled: Bool = true, _ a: Action", "row.card(isEnabled: c) { f() }"
        ),
        (
            "func card(_ n: Double,) -> some View { offset(x: n + 1) }",
            "card(3)", "(_ n: Double, isEnabled: Bool = true,)", "row.card(3, isEnabled: c)"
        ),
        // The closure has another name for its type in a body that is read, too.
        (
            "func card(w: CGFloat = 3, a: @escaping Action) -> some View { frame(width: w).onTapGesture(perform: a) }\n}\ntypealias Action = () -> Void\nextension View {",
            "card(w: 4) { f() }", "isEnabled: Bool = true, a: @escaping Action", "row.card(w: 4, isEnabled: c) { f() }"
        ),
        (
            "func card(_ quiet: Bool = false, _ dim: Bool = true) -> some View { opacity(dim ? (quiet ? 0.8 : 0.5) : 1) }",
            "card()", "_ dim: Bool = true, isEnabled: Bool = true", "row.card(isEnabled: c)"
        ),
        // `.plain` of another type is evaluated, and this one is none of that.
        (
            "func card(_ k: Kind = .plain) -> some View { offset(x: k.gap + 1) }\n}\nenum Kind { case plain }\n"
                + "extension Theme { static var plain: Theme { themes[0] } }\nextension View {",
            "card()", "_ k: Kind = .plain, isEnabled: Bool = true", "row.card(isEnabled: c)"
        ),
    ])
    func whereTheSwitchStands(_ declared: String, _ link: String, _ parameters: String, _ call: String) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.\(link) }\n",
            "Sources/App/Card.swift": SwitchCommandTests.view(declared),
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Card.swift").contains(parameters), "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = \(call)\n", "\(run.errors)")
    }

    /// What becomes of a helper's call in a body is given the switch in the same run, in the chain and in what it is given.
    @Test func helpersInABodyAreRewrittenWithIt() throws {
        let card = """
            let before = row.onlyWhen(a) { $0.padding(4) }
            extension View {
                func card(isBig: Bool) -> some View {
                    opacity(0.5)
                        .onlyWhen(isBig) { $0.padding(20) }
                        .modifier(Edge(isBig: isBig))
                }
            }
            let behind = row.onlyWhen(b) { $0.card(isBig: false) }
            struct Edge: ViewModifier {
                var isBig: Bool

                func body(content: Content) -> some View {
                    content.overlay { Text(a).onlyWhen(isBig) { $0.blur(radius: 3) } }
                }
            }

            """
        let written = try SwitchCommandTests.written(card, beside: "let a = row.onlyWhen(c) { $0.card(isBig: true) }\n")
        #expect(
            written == """
                let before = row.padding(a ? 4 : 0)
                extension View {
                    func card(isBig: Bool, isEnabled: Bool = true) -> some View {
                        opacity(isEnabled ? 0.5 : 1)
                            .padding(isEnabled && isBig ? 20 : 0)
                            .modifier(Edge(isBig: isBig, isEnabled: isEnabled))
                    }
                }
                let behind = row.card(isBig: false, isEnabled: b)
                struct Edge: ViewModifier {
                    var isBig: Bool
                    var isEnabled = true

                    func body(content: Content) -> some View {
                        content.overlay { if isEnabled { Text(a).blur(radius: isBig ? 3 : 0) } }
                    }
                }

                """)
    }

    /// What the platform decides is decided once: each branch is given the switch.
    @Test func branchesOfThePlatform() throws {
        let chain = """
            struct Card: ViewModifier {
                func body(content: Content) -> some View {
                    content
                        #if os(iOS)
                        .padding(8)
                        #else
                        .blur(radius: 3)
                        .padding(4)
                        #endif
                }
            }
            extension View {
                func card() -> some View {
                    #if os(tvOS)
                    modifier(Card())
                    #else
                    opacity(0.4).modifier(Card())
                    #endif
                }
            }

            """
        #expect(
            try SwitchCommandTests.written(chain) == """
                struct Card: ViewModifier {
                    var isEnabled = true

                    func body(content: Content) -> some View {
                        content
                            #if os(iOS)
                            .padding(isEnabled ? 8 : 0)
                            #else
                            .blur(radius: isEnabled ? 3 : 0)
                            .padding(isEnabled ? 4 : 0)
                            #endif
                    }
                }
                extension View {
                    func card(isEnabled: Bool = true) -> some View {
                        #if os(tvOS)
                        modifier(Card(isEnabled: isEnabled))
                        #else
                        opacity(isEnabled ? 0.4 : 1).modifier(Card(isEnabled: isEnabled))
                        #endif
                    }
                }

                """)
        let version = """
            extension View {
                @ViewBuilder func card() -> some View {
                    if #available(iOS 18, *) {
                        self.opacity(0.5)
                    } else {
                        self
                    }
                }
            }

            """
        #expect(
            try SwitchCommandTests.written(version)
                == version.replacing("card()", with: "card(isEnabled: Bool = true)")
                .replacing("opacity(0.5)", with: "opacity(isEnabled ? 0.5 : 1)"))
    }

    /// A closure of which not every view may come is no empty one: `Text?` is no `Text`.
    @Test(arguments: [
        ("func card(@ViewBuilder label: () -> Text) -> some View { overlay { label() } }", true),
        ("func card<L: Pill>(@ViewBuilder label: () -> L) -> some View { overlay { label() } }", true),
        (
            "func card<L: View>(@ViewBuilder label: () -> L, of kind: L.Type = L.self) -> some View { overlay { label() } }",
            true
        ),
        ("func card<L: View>(@ViewBuilder label: () -> L) -> some View { overlay { label() } }", false),
        ("func card(@ViewBuilder label: () -> some View) -> some View { overlay { label() } }", false),
        ("func card<L>(@ViewBuilder label: () -> L) -> some View where L: View { overlay { label() } }", false),
    ])
    func closuresThatCannotBeEmpty(_ declared: String, _ isSwitched: Bool) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.card { Text(b) } }\n",
            "Sources/App/Card.swift": SwitchCommandTests.view(declared),
        ])
        let run = try Command.run(["Sources"], in: folder)
        let text = try folder.text(of: "Sources/App/A.swift")
        #expect(
            text
                == (isSwitched
                    ? "let a = row.card(isEnabled: c) { Text(b) }\n" : "let a = row.card { if c { Text(b) } }\n"),
            "\(run.errors)")
    }

    /// The call goes, and what stands before it is given the switch.
    @Test func aCallThatGoes() throws {
        for (body, condition, options) in [
            (".onlyWhen(false) { $0.border(.red) }", "", ["--constants"]), (".onlyWhen(on) { $0 }", "true", []),
        ] {
            let head = condition.isEmpty ? "" : "_ on: Bool"
            let folder = try SwitchCommandTests.folder([
                "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.card(\(condition)) }\n",
                "Sources/App/Card.swift":
                    "extension View {\n    func card(\(head)) -> some View { opacity(0.5)\(body) }\n}\n",
            ])
            let run = try Command.run(options + ["Sources"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let (given, arguments) = condition.isEmpty ? ("", "") : (head + ", ", condition + ", ")
            #expect(
                try folder.text(of: "Sources/App/Card.swift") == """
                    extension View {
                        func card(\(given)isEnabled: Bool = true) -> some View { opacity(isEnabled ? 0.5 : 1) }
                    }

                    """)
            #expect(
                try folder.text(of: "Sources/App/A.swift") == "let a = row.card(\(arguments)isEnabled: c)\n")
        }
    }

    /// What the `ViewModifier` of one side sets is undone by that of the other, which stands in no other place.
    @Test func whatTheOtherSideUndoes() throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": """
            import SwiftUI
            extension View {
                @ViewBuilder func either<A: View, B: View>(_ c: Bool, _ a: (Self) -> A, else b: (Self) -> B) -> some View {
                    if c { a(self) } else { b(self) }
                }
            }
            struct Loud: ViewModifier { func body(content: Content) -> some View { content.font(.title).bold() } }
            struct Calm: ViewModifier { func body(content: Content) -> some View { content.font(.caption) } }
            let a = Text(b).either(c) { $0.modifier(Loud()) } else: { $0.modifier(Calm()) }

            """
        ])
        let run = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder)
        #expect(
            run.errors.contains("`Loud` of one side would be undone by `modifier` of the other when that is off"),
            "\(run.errors)")
    }
}
