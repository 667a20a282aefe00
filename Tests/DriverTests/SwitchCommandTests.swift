import Harness
import Testing

/// Modifiers of the project's own that are given a switch for calls of other files, seen through the real command.
@Suite struct SwitchCommandTests {
    static let helper = """
        extension View {
            func onlyWhen<V: View>(_ isOn: Bool, _ change: (Self) -> V) -> some View {
                if isOn { change(self) } else { self }
            }
        }

        """

    static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let own = ["Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": helper]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    static let card = """
        struct CardModifier: ViewModifier {
            let radius: CGFloat

            func body(content: Content) -> some View {
                content
                    .padding(8) // inner
                    .blur(radius: radius)
            }
        }

        """
    static let cards = """
        extension View {
            /// A card.
            func card(radius: CGFloat = 4) -> some View {
                modifier(CardModifier(radius: radius))
            }
        }

        """
    static let row = "let a = row.onlyWhen(c) { $0.card(radius: 8) }\n"
    static let other = "let b = row.onlyWhen(!c) { $0.card() }\nlet d = row.card()\n"

    static let givenCard = """
        struct CardModifier: ViewModifier {
            let radius: CGFloat
            var isEnabled = true

            func body(content: Content) -> some View {
                content
                    .padding(isEnabled ? 8 : 0) // inner
                    .blur(radius: isEnabled ? radius : 0)
            }
        }

        """
    static let givenCards = """
        extension View {
            /// A card.
            func card(radius: CGFloat = 4, isEnabled: Bool = true) -> some View {
                modifier(CardModifier(radius: radius, isEnabled: isEnabled))
            }
        }

        """

    static func project() throws -> TemporaryFolder {
        try folder([
            "Sources/App/A.swift": row, "Sources/App/B.swift": other, "Sources/App/Card.swift": card,
            "Sources/App/Cards.swift": cards,
        ])
    }

    static func view(_ text: String) -> String { "extension View {\n    \(text)\n}\n" }

    static let sized =
        "struct Card: ViewModifier {\n    let size: Double\n    func body(content: Content) -> some View { content.offset(x: size + 1) }\n}\n"

    /// A member in another file has the name.
    static func written(_ card: String, beside row: String = "let a = row.onlyWhen(c) { $0.card() }\n") throws -> String
    {
        let folder = try folder(["Sources/App/A.swift": row, "Sources/App/Card.swift": card])
        _ = try Command.run(["Sources"], in: folder)
        let text = try folder.text(of: "Sources/App/Card.swift")
        let again = try Command.run(["--check", "Sources"], in: folder)
        #expect(again.output == "" && again.status == 0)
        #expect(try folder.text(of: "Sources/App/A.swift").contains("isEnabled: c"))
        return text
    }

    @Test func oneDeclarationServesAllCalls() throws {
        let folder = try Self.project()
        let check = try Command.run(["--check", "Sources"], in: folder)
        #expect(
            check.output == """
                Sources/App/A.swift:1:12: would rewrite `onlyWhen`
                    let a = row.onlyWhen(c) { $0.card(radius: 8) }
                               ^
                               .card(radius: 8, isEnabled: c)
                Sources/App/B.swift:1:12: would rewrite `onlyWhen`
                    let b = row.onlyWhen(!c) { $0.card() }
                               ^
                               .card(isEnabled: !c)
                Sources/App/Card.swift: would give `CardModifier` a parameter `isEnabled`
                Sources/App/Cards.swift: would give `card` a parameter `isEnabled`

                """)
        #expect(check.status == 1)
        let preview = try Command.run(["--dry-run", "Sources"], in: folder)
        #expect(preview.output.split(separator: "\n").count { $0.hasPrefix("+++ ") } == 4)
        #expect(preview.errors.contains("  `card` would be given `isEnabled`  Cards.swift:3\n"))
        #expect(try folder.text(of: "Sources/App/Card.swift") == Self.card)
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.errors.contains("  `CardModifier` is given `isEnabled`  Card.swift:1\n"))
        #expect(try folder.text(of: "Sources/App/Card.swift") == Self.givenCard)
        #expect(try folder.text(of: "Sources/App/Cards.swift") == Self.givenCards)
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row.card(radius: 8, isEnabled: c)\n")
        #expect(try folder.text(of: "Sources/App/B.swift") == "let b = row.card(isEnabled: !c)\nlet d = row.card()\n")
        #expect(try Command.run(["--check", "Sources"], in: folder).status == 0)
    }

    /// The memberwise initializer takes a closure for what a builder gives.
    @Test func buildersAreTakenLast() throws {
        let text = """
            struct Labelled<Label: View>: ViewModifier {
                var count = 0
                @ViewBuilder let label: Label
                func body(content: Content) -> some View {
                    content.overlay { label }
                }
            }
            extension View {
                func labelled<L: View>(@ViewBuilder l: () -> L) -> some View { modifier(Labelled(count: 3, label: l)) }
            }
            let a = row.onlyWhen(c) { $0.labelled { Text("x") } }

            """
        let folder = try Self.folder(["Sources/App/A.swift": text])
        #expect(try Command.run(["Sources"], in: folder).status == 0)
        let result = try folder.text(of: "Sources/App/A.swift")
        #expect(result.contains("modifier(Labelled(count: 3, isEnabled: isEnabled, label: l))"), "\(result)")
        #expect(result.contains("    var isEnabled = true\n    @ViewBuilder let label: Label\n"), "\(result)")
        #expect(result.contains("row.labelled(isEnabled: c) { Text(\"x\") }"), "\(result)")
    }

    /// In a hook the file of the call may be named alone.
    @Test func itNeedsTheFilesOfTheDeclarations() throws {
        let folder = try Self.project()
        let alone = try Command.run(["Sources/App/A.swift"], in: folder)
        #expect(
            alone.errors.contains(
                "`fixmods Sources/App/Card.swift Sources/App/Cards.swift Sources/App/A.swift`"), "\(alone.errors)")
        #expect(alone.status == 0)
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.row)
        _ = try Command.run(["Sources/App/A.swift", "Sources/App/Cards.swift", "Sources/App/Card.swift"], in: folder)
        #expect(try folder.text(of: "Sources/App/Card.swift") == Self.givenCard)
        #expect(try folder.text(of: "Sources/App/Cards.swift") == Self.givenCards)
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row.card(radius: 8, isEnabled: c)\n")
        // What is given is taken as it is.
        #expect(try folder.text(of: "Sources/App/B.swift") == Self.other)
    }

    /// Each declares what the other calls.
    @Test func filesMayNeedEachOther() throws {
        let folder = try Self.folder([
            "Sources/App/A.swift":
                "extension View { func dim() -> some View { opacity(0.5) } }\nlet a = row.onlyWhen(c) { $0.soft() }\n",
            "Sources/App/B.swift":
                "extension View { func soft() -> some View { blur(radius: 2) } }\nlet b = row.onlyWhen(c) { $0.dim() }\n",
        ])
        _ = try Command.run(["Sources"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/A.swift") == """
                extension View { func dim(isEnabled: Bool = true) -> some View { opacity(isEnabled ? 0.5 : 1) } }
                let a = row.soft(isEnabled: c)

                """)
        #expect(
            try folder.text(of: "Sources/App/B.swift") == """
                extension View { func soft(isEnabled: Bool = true) -> some View { blur(radius: isEnabled ? 2 : 0) } }
                let b = row.dim(isEnabled: c)

                """)
        #expect(try Command.run(["--check", "Sources"], in: folder).status == 0)
    }

    /// A default that must not be evaluated always is against the calls that have it evaluated.
    @Test func aDefaultIsAskedOfCallsThatLeaveItOut() throws {
        let folder = try Self.folder([
            "Sources/App/A.swift": """
            extension View {
                func card(_ x: CGFloat = xs[0]) -> some View { padding(x) }
            }
            let a = row.onlyWhen(c) { $0.card(8) }
            let b = row.onlyWhen(c) { $0.card() }
            let d = row.onlyWhen(c) { $0.card(xs[0]) }
            let e = row.onlyWhen(c) { $0.card(xs[1]) }

            """
        ])
        let run = try Command.run(["Sources"], in: folder)
        let reason = "`card` can be given no switch (A.swift:2): `xs[0]` would be evaluated always"
        let place = "[no-switch]  A.swift:5"
        #expect(run.errors.contains("\(reason) \(place)"), "\(run.errors)")
        #expect(
            try folder.text(of: "Sources/App/A.swift") == """
                extension View {
                    func card(_ x: CGFloat = xs[0], isEnabled: Bool = true) -> some View { padding(isEnabled ? x : 0) }
                }
                let a = row.card(8, isEnabled: c)
                let b = row.onlyWhen(c) { $0.card() }
                let d = row.card(c ? xs[0] : 0, isEnabled: c)
                let e = row.card(c ? xs[1] : 0, isEnabled: c)

                """)
    }

    @Test func whatCannotBeWrittenIsNotCalled() throws {
        let folder = try Self.project()
        let script = "chmod a-w Sources/App/Card.swift; '\(Command.path)' Sources"
        let run = try ChildProcess("/bin/sh", ["-c", script], in: folder.path)
        #expect(run.errors.contains("Sources/App/Card.swift"), "\(run.errors)")
        #expect(run.errors.contains("its file could not be written"), "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/Card.swift") == Self.card)
        #expect(try folder.text(of: "Sources/App/Cards.swift") == Self.cards)
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.row)
    }

    @Test func theNameOfTheSwitchIsTaken() throws {
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.modifier(Card(size: 3)) }\n",
            "Sources/App/Card.swift": Self.sized,
            "Sources/App/Other.swift": "extension Card {\n    var isEnabled: Bool { true }\n}\n",
        ])
        _ = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row.modifier(Card(size: 3, isActive: c))\n")
    }

    @Test func aNameOfOneLetter() throws {
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.s() }\n",
            "Sources/App/Card.swift": Self.view("func s() -> some View { offset(x: 3) }"),
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row.s(isEnabled: c)\n", "\(run.errors)")
    }

    @Test func whatOtherModulesSeeIsAskedFor() throws {
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.card() }\n",
            "Sources/App/Card.swift": "public extension View {\n    func card() -> some View { opacity(0.5) }\n}\n",
        ])
        let withheld = try Command.run(["--unsafe", "Sources"], in: folder)
        #expect(
            withheld.errors.contains("1 interface (changes a declaration that other modules see)"), "\(withheld.errors)"
        )
        _ = try Command.run(["--allow", "interface", "Sources"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/Card.swift")
                == "public extension View {\n    func card(isEnabled: Bool = true) -> some View { opacity(isEnabled ? 0.5 : 1) }\n}\n"
        )
    }
}
