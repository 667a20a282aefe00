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

    struct Refused: Sendable, SourceLocated {
        let declared: String
        let link: String
        let reason: String
        var options: [String] = []
        let sourceLocation: SourceLocation

        init(
            _ declared: String, _ reason: String, link: String = "card()",
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.declared = declared
            self.link = link
            self.reason = reason
            self.sourceLocation = sourceLocation
        }
    }

    static func view(_ text: String) -> String { "extension View {\n    \(text)\n}\n" }

    static let refused = [
        Refused(
            view("func card() -> some View { if isOn { padding() } else { self } }"), "its body branches in line 2"),
        Refused(
            view("func card() -> some View { if #available(iOS 26, *) { VStack { self } } else { self } }"),
            "its body asks for the OS version in line 2"),
        Refused(
            view("func card() -> some View { if #available(iOS 26, *), isOn { blur(radius: 3) } else { self } }"),
            "its body asks for the OS version in line 2"),
        Refused(
            view("func card() -> some View {\n#if os(iOS)\npadding(8)\n#else\nVStack { self }\n#endif\n}"),
            "its body holds `#if` in line 3"),
        Refused(
            view("func card() -> some View { let x = 8.0; return padding(x) }"), "its body holds statements in line 2"),
        Refused(view("func card() -> some View { VStack { self } }"), "its body wraps the view in `VStack` in line 2"),
        Refused(
            view("func card() -> some View { padding().clipped() }"),
            "its `clipped` cannot be switched off: it always clips"),
        Refused(
            view("func card() -> some View { animation(xs[0], value: n) }"), "`xs[0]` would be evaluated also"),
        Refused(
            view("func card(_ x: CGFloat = xs[0]) -> some View { padding(x) }"), "`xs[0]` would be evaluated always"),
        Refused(view("@objc func card() -> some View { padding() }"), "it is marked `@objc`"),
        Refused(view("@inlinable func card() -> some View { padding() }"), "it is marked `@inlinable`"),
        Refused("extension Text {\n    func card() -> some View { padding() }\n}\n", "it is declared on `Text`"),
        Refused(view("func card() -> AnyView { AnyView(padding()) }"), "it gives `AnyView`"),
        Refused(
            view("func card() -> some View { padding() }\n    func card(_ x: CGFloat = 3) -> some View { padding(x) }"),
            "the arguments of `card` fit `card()`, `card(_:)`, and nothing shows which is meant"),
        Refused(
            "#if os(iOS)\nstruct Card: ViewModifier {\n    func body(content: Content) -> some View { content.bold() }\n}\n"
                + "#else\nstruct Card: ViewModifier {\n    func body(content: Content) -> some View { content }\n}\n#endif\n",
            "`Card` is declared more than once (Card.swift:2, Card.swift:6)", link: "modifier(Card())"),
        Refused(
            view("func card() -> some View { padding(8).card() }"),
            "`card` can be given no switch (Card.swift:2): its body calls itself"),
        Refused(
            view("func card() -> some View { opacity(0.5).animation(xs[0], value: n) }"),
            "of its `animation`, `xs[0]` would be evaluated also"),
        Refused(
            "// Generated by hand. DO NOT EDIT\n" + view("func card() -> some View { padding() }"),
            "a tool writes its file"),
        Refused(
            view("// fixmods:ignore\n    func card() -> some View { padding() }"), "a comment asks to leave it alone"),
        Refused(
            view("func card() -> some View { padding() }\n    var f: Any { self.card }"),
            "it is used without a call (Card.swift:3)"),
        Refused(
            "protocol Carded {\n    func card() -> AnyView\n}\n" + view("func card() -> some View { padding() }"),
            "a protocol requires it (Card.swift:2)"),
        Refused(
            view("func card() -> some View { onlyWhen(x) { $0.unheardOf() } }"), "its body calls the helper `onlyWhen`"),
        Refused(
            view("func card(isEnabled: Int, isActive: Int, isOn: Int) -> some View { padding() }"),
            "`isEnabled` and other names are taken", link: "card(isEnabled: 1, isActive: 2, isOn: 3)"),
        Refused(
            "struct Card: ViewModifier {\n    init() {}\n    init(x: Int) {}\n    func body(content: Content) -> some View { "
                + "content.padding() }\n}\n", "it has several initializers", link: "modifier(Card())"),
        Refused(
            "struct Card: ViewModifier {\n    private var size = 8.0\n    func body(content: Content) -> some View { "
                + "content.padding(size) }\n}\n", "its property `size` makes its initializer private",
            link: "modifier(Card())"),
        Refused(
            "struct Card: ViewModifier {\n    func body(content: Content) -> some View { content.padding() }\n}\n"
                + "let all = sizes.map(Card.init)\n", "it is used without a call (Card.swift:4)",
            link: "modifier(Card())"),
        Refused(
            "struct Card: ViewModifier {\n    init() { log() }\n    func body(content: Content) -> some View { "
                + "content.padding() }\n}\n", "its initializer does more than to set properties",
            link: "modifier(Card())"),
        Refused(
            "struct Card: ViewModifier {\n    let x: CGFloat, f: () -> CGFloat\n"
                + "    func body(content: Content) -> some View { content.offset(x: x + 1) }\n}\n",
            "its properties share a declaration", link: "modifier(Card(x: 3) { 4 })"),
        Refused(
            "protocol Sized {\n    init(size: Double)\n}\nextension Card: Sized {}\n" + Self.sized,
            "it conforms to `Sized`, which may require its initializer", link: "modifier(Card(size: 3))"),
        Refused(
            Self.sized + "extension Card: Codable {}\n", "it conforms to `Codable`", link: "modifier(Card(size: 3))"),
        Refused(
            Self.sized + "extension Card {\n    init(n: Int) { size = Double(n) }\n}\n", "it has several initializers",
            link: "modifier(Card(size: 3))"),
        Refused(
            "struct Card: ViewModifier, Equatable {\n    let size: Double\n    let act: () -> Void\n"
                + "    static func == (a: Self, b: Self) -> Bool { a.size == b.size }\n"
                + "    func body(content: Content) -> some View { content.offset(x: size + 1) }\n}\n",
            "its own `==` would not see the switch", link: "modifier(Card(size: 3, act: {}))"),
        Refused(
            Self.sized + "extension Card: Equatable {\n    static func == (a: Card, b: Card) -> Bool { true }\n}\n",
            "its own `==` would not see the switch", link: "modifier(Card(size: 3))"),
        Refused(
            "struct Card: ViewModifier {\n    @Environment(Theme.self) private var theme\n"
                + "    func body(content: Content) -> some View { content.padding(theme.gap) }\n}\n",
            "its property `theme` is read always, and traps where nothing has set it", link: "modifier(Card())"),
        Refused(
            "struct Card: ViewModifier {\n    @Environment(\\.store) private var store\n"
                + "    func body(content: Content) -> some View { content.padding(store.gap) }\n}\n"
                + "extension EnvironmentValues {\n    var store: Store { get { self[StoreKey.self] } set { } }\n}\n"
                + "struct StoreKey: EnvironmentKey { static var defaultValue: Store { .required() } }\n"
                + "extension Store { static func required() -> Store { fatalError() } }\n",
            "its property `store` is read always, and traps where nothing has set it", link: "modifier(Card())"),
        Refused(
            Self.sized + "let cards: [Card] = sizes.map(.init)\n", "it is used without a call (Card.swift:5)",
            link: "modifier(Card(size: 3))"),
    ]

    static let sized =
        "struct Card: ViewModifier {\n    let size: Double\n    func body(content: Content) -> some View { content.offset(x: size + 1) }\n}\n"

    /// Each is a function taken as a value, whose type would be another with one parameter more.
    @Test(arguments: [
        "let f = Text(a).card", "let f = row.card(_:)", "let f = Text.card(_:)", "let all = sizes.map(Text(a).card)",
        "let f = row.padding(3).apply(self.card)", "extension View {\n    func f() -> some View { apply(card) }\n}",
    ])
    func usesWithoutCall(_ use: String) throws {
        let card = Self.view("func card(_ r: Double) -> some View { offset(x: r + 1) }")
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.card(3) }\n", "Sources/App/Card.swift": card,
            "Sources/App/Use.swift": use + "\n",
        ])
        let run = try Command.run(["--verbose", "Sources"], in: folder)
        #expect(run.errors.contains("used without a call"), "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/Card.swift") == card)
    }

    /// What is no function of a view: a property, an enum's case, a local of that name.
    @Test(arguments: [
        "let f = theme.card\nstruct Theme { var card: Int }", "let k: Kind = .card",
        "func f(card: Int) -> Int { card }", "let card = 3; let g = card", "let f = row.card(3)",
        "class Cell {\n    var card = 3\n    func f() { self.card = 4; g(card) }\n}",
        "class Cell: Base { func f() { g(self.card) } }",
        "struct Base { var card = 3 }\nextension Base { func f() { g(self.card) } }",
    ])
    func usesOfOthers(_ use: String) throws {
        let card = Self.view("func card(_ r: Double) -> some View { offset(x: r + 1) }")
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.card(3) }\n", "Sources/App/Card.swift": card,
            "Sources/App/Use.swift": use + "\n",
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Card.swift").contains("isEnabled"), "\(run.errors)")
    }

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
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.\(link) }\n",
            "Sources/App/Card.swift": Self.view(declared),
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Card.swift").contains(parameters), "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = \(call)\n", "\(run.errors)")
    }

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
        let written = try Self.written(card, beside: "let a = row.onlyWhen(c) { $0.card(isBig: true) }\n")
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
            try Self.written(chain) == """
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
            try Self.written(version)
                == version.replacing("card()", with: "card(isEnabled: Bool = true)")
                .replacing("opacity(0.5)", with: "opacity(isEnabled ? 0.5 : 1)"))
    }

    /// What a page says of views that are more than a text is asked where the call stands.
    @Test func whatTheViewIsShowsAtTheCall() async throws {
        await check(each: [
            ("foregroundStyle(.red)", "Text(a).padding()", true), ("foregroundStyle(.red)", "row", false),
            ("foregroundStyle(.red)", "Text(a).overlay { Button(b) {} }", false),
            ("modifier(Red())", "Text(a)", true), ("modifier(Red())", "row", false),
            ("overlay { Button(b) {} }.foregroundStyle(.red)", "Text(a)", false),
        ]) { body, view, isSafe in
            let folder = try Self.folder([
                "Sources/App/A.swift": "let a = \(view).onlyWhen(c) { $0.card() }\n",
                "Sources/App/Card.swift": Self.view("func card() -> some View { \(body) }")
                    + "struct Red: ViewModifier {\n    func body(content: Content) -> some View {\n        "
                    + "content.foregroundStyle(.red)\n    }\n}\n",
            ])
            _ = try Command.run(["Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift").contains("isEnabled: c") == isSafe)
        }
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

    @Test func whatIsInTheWayIsSaid() async throws {
        await check(each: Self.refused) { row in
            let folder = try Self.folder([
                "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.\(row.link) }\n",
                "Sources/App/Card.swift": row.declared,
            ])
            let run = try Command.run(["--verbose", "Sources"], in: folder)
            let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(said.contains(row.reason), "\(run.errors)")
            #expect(try folder.text(of: "Sources/App/Card.swift") == row.declared)
        }
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

    /// An own `==` that the compiler writes sees the switch, and an object that may be missing is none.
    @Test(arguments: [
        "struct Card: ViewModifier, Equatable {\n    let size: Double\n    func body(content: Content) -> some View { content.offset(x: size + 1) }\n}\n",
        "struct Card: ViewModifier {\n    let size: Double\n    @Environment(Theme?.self) private var theme\n    func body(content: Content) -> some View { content.offset(x: size + 1) }\n}\n",
    ])
    func whatIsNotInTheWay(_ card: String) throws {
        let text = try Self.written(card, beside: "let a = row.onlyWhen(c) { $0.modifier(Card(size: 3)) }\n")
        #expect(text.contains("isEnabled ? size + 1 : 0"), "\(text)")
    }

    /// All calls of the declaration would change.
    @Test func whatIsNotEqualIsAskedFor() throws {
        for body in ["hidden()", "modifier(Ghost())"] {
            let folder = try Self.folder([
                "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.ghost() }\nlet b = row.ghost()\n",
                "Sources/App/Ghost.swift": Self.view("func ghost() -> some View { \(body) }") + """
                    struct Ghost: ViewModifier {
                        func body(content: Content) -> some View {
                            content.hidden()
                        }
                    }

                    """,
            ])
            let run = try Command.run(["--verbose", "Sources"], in: folder)
            let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(said.contains("it changes where it is never switched off, too"), "\(run.errors)")
            #expect(!(try folder.text(of: "Sources/App/A.swift").contains("isEnabled")))
            _ = try Command.run(["--allow", "approx", "Sources"], in: folder)
            #expect(
                try folder.text(of: "Sources/App/A.swift") == "let a = row.ghost(isEnabled: c)\nlet b = row.ghost()\n")
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
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(\(condition)) { $0.\(call) }\n",
            "Sources/App/Watch.swift": Self.view(declared) + """
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
        let folder = try Self.folder([
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.card { Text(b) } }\n",
            "Sources/App/Card.swift": Self.view(declared),
        ])
        let run = try Command.run(["Sources"], in: folder)
        let text = try folder.text(of: "Sources/App/A.swift")
        #expect(
            text
                == (isSwitched
                    ? "let a = row.card(isEnabled: c) { Text(b) }\n" : "let a = row.card { if c { Text(b) } }\n"),
            "\(run.errors)")
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
        let declared = Self.view(
            """
            func logged(_ n: Int) -> some View { background { Color.red.onAppear { show(n) } }.padding(4) }
                func marked(_ n: CGFloat) -> some View { blur(radius: n).padding(4) }
            """)
        let folder = try Self.folder([
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
        let folder = try Self.folder([
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
