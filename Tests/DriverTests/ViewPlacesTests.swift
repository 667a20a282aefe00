import Harness
import Testing

/// What is around a view of the project's own, and what a generic one is given, stands against a form in whatever file it is.
@Suite struct ViewPlacesTests {
    /// A run over a screen with that body, beside other files.
    private func run(_ files: [String: String], used body: String, _ options: [String] = []) throws -> ChildProcess {
        let screen = """
            struct Screen: View {
                let on: Bool
                var body: some View { \(body) }
            }

            """
        let named = files.map { ("Sources/App/\($0).swift", $1 + "\n") }
        let folder = try SwitchCommandTests.folder(
            Dictionary(uniqueKeysWithValues: named + [("Sources/App/Screen.swift", screen)]))
        return try Command.run(["--dry-run", "--verbose"] + options + ["Sources"], in: folder)
    }

    private func errors(of declaration: String, used body: String) throws -> String {
        try run(["Badge": declaration], used: body).errors
    }

    private func badge(_ link: String) -> String {
        "struct Badge: View { let on: Bool; var body: some View { Text(\"a\").onlyWhen(on) { $0.\(link) } } }"
    }

    @Test(arguments: [
        ("hidden()", "Badge(on: on).accessibilityLabel(\"x\")", "what is set up for accessibility around the view"),
        ("hidden()", "Menu(\"x\") { Badge(on: on) }", "the item goes away when hidden"),
        ("hidden()", "Text(\"x\").contextMenu { item } }; var item: some View { Badge(on: on)", "the item goes away"),
        ("shadow(radius: 3)", "VStack { Badge(on: on) }.opacity(0.4)", "what is applied later is applied to the view"),
    ])
    func whoMakesAViewDecides(_ link: String, _ use: String, _ reason: String) throws {
        let errors = try errors(of: badge(link), used: use)
        #expect(errors.contains("withheld (approx) `onlyWhen`: `Badge` is shown at Screen.swift:"), "\(errors)")
        #expect(errors.contains(reason), "\(errors)")
    }

    /// Whoever is given a view, or has it from a function, may be in another file than who makes it.
    @Test(arguments: [
        "show(Badge(on: on)) }; func show(_ badge: Badge) -> some View { Menu(\"x\") { badge }",
        "show(nil) }; func show(_ badge: Badge?) -> some View { Menu(\"x\") { if let badge { badge } }",
        "show([]) }; func show(_ all: [Badge]) -> some View { Menu(\"x\") { ForEach(0..<all.count) { i in all[i] } }",
        "Menu(\"x\") { badge() } }; func badge() -> Badge { .init(on: on)",
    ])
    func whatIsGivenAViewDecides(_ use: String) throws {
        let errors = try errors(of: badge("hidden()"), used: use)
        #expect(errors.contains("withheld (approx) `onlyWhen`: `Badge` is shown at Screen.swift:"), "\(errors)")
    }

    /// A modifier may hand its view to a view of the project's own, in whatever file, whose body does more; what else it
    /// makes is another view.
    @Test(arguments: [
        ("extension View { func dim() -> some View { Dim { self } } }", true),
        ("extension View { func dim() -> some View { Dim { padding() } } }", true),
        ("extension View { func dim() -> some View { overlay { Dim { Text(\"x\") } } } }", false),
        (
            "struct Dimming: ViewModifier { func body(content: Content) -> some View { Dim { content }.padding() } }\n"
                + "extension View { func dim() -> some View { modifier(Dimming()) } }", true
        ),
    ])
    func whatAModifierHandsOnIsFollowed(_ modifier: String, isDimmed: Bool) throws {
        let dim = "struct Dim<C: View>: View { @ViewBuilder let c: C; var body: some View { c.opacity(0.4) } }"
        let call = "HStack { Text(\"a\"); Text(\"b\") }.onlyWhen(on) { $0.shadow(radius: 3) }.dim()"
        let errors = try run(["Dim": dim, "Modifiers": modifier], used: call).errors
        #expect(errors.contains("what is applied later is applied to the view as a whole") == isDimmed, "\(errors)")
    }

    /// What a container is given may be given on: by a modifier, by another container, under an `if`.
    @Test(arguments: [
        ("extension View { func tall(_ on: Bool) -> some View { Sized(on: on) { self } } }", "Spacer().tall(on)"),
        (
            "extension View { func tall(_ on: Bool) -> some View { Sized(on: on, c: { padding(0) }) } }",
            "Spacer().tall(on)"
        ),
        (
            "struct Tall: ViewModifier { let on: Bool; func body(content: Content) -> some View { Sized(on: on) { content } } }",
            "Spacer().modifier(Tall(on: on))"
        ),
        (
            "struct Outer<C: View>: View { let on: Bool; @ViewBuilder let c: C; var body: some View { Sized(on: on) { c } } }",
            "Outer(on: on) { Spacer() }"
        ),
        ("", "Sized(on: on) { if on { Text(\"a\") } else { Spacer() } }"),
        ("", "Sized(on: on) { return Spacer() }"),
        ("", "Sized(on: on) {\n#if os(iOS)\nSpacer()\n#else\nText(\"a\")\n#endif\n}"),
        ("", "Sized(on: on) { switch on { case true: Spacer(); default: Text(\"a\") } }"),
        (
            "extension View { func foot<F: View>(_ on: Bool, @ViewBuilder foot: () -> F) -> some View "
                + "{ VStack { self; foot().onlyWhen(on) { $0.frame(height: 3) } } } }",
            "Text(\"a\").foot(on) { Spacer() }"
        ),
    ])
    func whatIsGivenOnIsAskedAbout(_ part: String, _ use: String) throws {
        let sized = "struct Sized<C: View>: View { var on = false; @ViewBuilder let c: () -> C; "
        let body = "var body: some View { c().onlyWhen(on) { $0.frame(height: 3) } } }"
        let declared = part.contains("foot") ? part : sized + body + "\n" + part
        let errors = try errors(of: declared, used: use)
        #expect(errors.contains("a framed spacer no longer gives way to its neighbours"), "\(errors)")
        let other = try self.errors(of: declared, used: use.replacing("Spacer()", with: "Text(\"b\")"))
        #expect(other.contains("would be rewritten"), "\(other)")
    }

    /// What a closure is given is what its call is on.
    @Test(arguments: [
        "§.onlyWhen(!on) { $0.clipped().onlyWhen(on) { $0.frame(width: 3) } }",
        "§.modify { v in if #available(iOS 17, *) { v.onlyWhen(on) { $0.frame(width: 3) } } else { v } }",
        "§.onlyWhen(!on) { $0.modify { $0.clipped().onlyWhen(on) { $0.frame(width: 3) } } }",
    ])
    func whatAClosureIsGivenIsKnown(_ use: String) throws {
        let modify = "extension View { func modify<T: View>(@ViewBuilder _ t: (Self) -> T) -> some View { t(self) } }"
        for (view, reason) in [
            ("Spacer()", "a framed spacer no longer gives way"),
            ("Text(\"a\").layoutPriority(1)", "even an empty frame hides a layout priority"),
        ] {
            let errors = try errors(of: modify, used: use.replacing("§", with: view))
            #expect(errors.contains("withheld (approx) `onlyWhen`: \(reason)"), "\(errors)")
        }
        let errors = try errors(of: modify, used: use.replacing("§", with: "Text(\"a\")"))
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    /// So is what goes into an `EitherView`, that of a call around as well.
    @Test(arguments: [
        "§.onlyWhen(!on) { v in ZStack { v.onlyWhen(on) { $0.frame(width: 3) } } }",
        "EitherView(condition: !on, input: §) { $0.onlyWhen(on) { $0.frame(width: 3) }.clipShape(Circle()) }",
    ])
    func whatGoesIntoEitherViewIsKnown(_ use: String) throws {
        for view in ["Spacer()", "Text(\"a\").layoutPriority(1)"] {
            let errors = try errors(of: "", used: use.replacing("§", with: view))
            #expect(errors.contains("withheld (approx) `onlyWhen`"), "\(errors)")
        }
        let errors = try errors(of: "", used: use.replacing("§", with: "Text(\"a\")"))
        #expect(!errors.contains("withheld (approx) `onlyWhen`"), "\(errors)")
    }

    /// What a container sets on its content is set there.
    @Test(arguments: [
        ("var body: some View { c.tint(.green) }", true), ("var body: some View { VStack { c }.tint(.green) }", true),
        ("var row: some View { c.tint(.green) }; var body: some View { row }", true),
        ("var body: some View { c }", false),
        ("var body: some View { VStack { c; Text(\"x\").tint(.green) } }", false),
    ])
    func whatAContainerSetsIsSetAgain(_ body: String, _ isSet: Bool) throws {
        let card = "struct Card<C: View>: View { @ViewBuilder var c: C; \(body) }"
        let call = "Card { Text(\"a\").onlyWhen(on) { $0.tint(.blue) } }"
        let run = try run(["Card": card], used: call, ["--allow", "assumed"])
        #expect(run.output.contains(".tint(on ? .blue : nil)") != isSet, "\(run.errors)")
        #expect(run.errors.contains("`Card` around it sets `tint` or the like") == isSet, "\(run.errors)")
    }

    /// A slot may be of another name for a function.
    @Test func aSlotByAnotherNameIsOne() throws {
        let slot = """
            struct More<C: View>: View {
                typealias Builder = () -> C
                let content: Builder
                init(@ViewBuilder content: @escaping Builder) { self.content = content }
                var body: some View { Menu("x") { content() } }
            }
            """
        let errors = try errors(of: slot, used: "More { Text(\"a\").onlyWhen(on) { $0.hidden() } }")
        #expect(errors.contains("the item goes away when hidden"), "\(errors)")
    }

    /// What a value holds that is no view, or something keeps, is shown by whoever has that.
    @Test(arguments: [
        ("struct Action { let label: AnyView }", "Bar(actions: [Action(label: AnyView(§))])", "hidden()"),
        ("struct Action { let label: () -> AnyView }", "Bar(actions: [Action { AnyView(§) }])", "shadow(radius: 3)"),
        (
            "struct Action { let label: AnyView; static func plain<V: View>(_ v: V) -> Action { Action(label: AnyView(v)) } }",
            "Bar(actions: [.plain(§)])", "hidden()"
        ),
        (
            "extension Bar { func badge<V: View>(_ v: V) -> Bar { var copy = self; copy.mark = AnyView(v); return copy } }",
            "Bar().badge(§)", "hidden()"
        ),
    ])
    func whatIsKeptElsewhereIsNotInSight(_ parts: String, _ use: String, _ link: String) throws {
        let call = "HStack { Text(\"a\"); Text(\"b\") }.onlyWhen(on) { $0.\(link) }"
        let errors = try errors(of: parts, used: use.replacing("§", with: call))
        #expect(errors.contains("withheld (approx) `onlyWhen`"), "\(errors)")
    }

    /// A member of another's that only has the name of what shows a view keeps none.
    @Test func theNameOfAMemberIsNoPlace() throws {
        let other = """
            final class Screens { private let host = UIHostingController(rootView: Badge(on: true)) }
            struct Kept { let name: String }
            func kept(_ url: Address) -> Kept { Kept(name: url.host) }
            """
        let errors = try errors(of: badge("shadow(radius: 3)") + "\n" + other, used: "Badge(on: on)")
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    @Test func whereNothingIsAroundItIsRewritten() throws {
        for link in ["hidden()", "shadow(radius: 3)"] {
            for use in [
                "VStack { Badge(on: on) }.padding()",
                "show(Badge(on: on)) }; func show(_ badge: Badge) -> some View { VStack { badge }; Menu(\"x\") {}",
            ] {
                let errors = try errors(of: badge(link), used: use)
                #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
            }
        }
    }

    /// A member counts where its type mentions it.
    @Test(arguments: ["Menu(\"x\") { item }", "Text(\"x\").toolbar { ToolbarItem { item } }"])
    func aMemberIsWhereItIsMentioned(_ body: String) throws {
        let member = "var item: some View { Text(\"a\").onlyWhen(on) { $0.hidden() } }"
        let errors = try errors(of: "", used: "\(body) }; \(member); var other: some View { EmptyView()")
        #expect(errors.contains("withheld (approx) `onlyWhen`: the item goes away when hidden"), "\(errors)")
    }

    /// What a view of the project's own puts its content into is around the content.
    @Test(arguments: [
        ("@ViewBuilder var c: C; var body: some View { Menu(\"x\") { c } }", "hidden()", false),
        ("let c: () -> C; var body: some View { Text(\"x\").toolbar { ToolbarItem { c() } } }", "hidden()", false),
        (
            "let c: C; var body: some View { Menu(\"x\") { row } }; var row: some View { c.padding() }", "hidden()",
            false
        ),
        ("let c: C; var body: some View { Inner { c } }", "hidden()", false),
        ("let c: C; var body: some View { c.opacity(0.4) }", "shadow(radius: 3)", false),
        (
            "let c: C; var body: some View { VStack { self.c }.padding().blendMode(.darken) }", "shadow(radius: 3)",
            false
        ),
        ("let c: C; var body: some View { VStack { c; Text(\"x\").opacity(0.4) } }", "shadow(radius: 3)", true),
        ("let c: C; var body: some View { VStack { c }.toolbar { Button(\"x\") {} } }", "hidden()", true),
    ])
    func whereTheContentIsPutDecides(_ body: String, _ link: String, _ isSafe: Bool) throws {
        let inner = "struct Inner<D: View>: View { @ViewBuilder let d: D; var body: some View { Menu(\"y\") { d } } }"
        let errors = try errors(
            of: "struct Chrome<C: View>: View { \(body) }\n\(inner)",
            used: "Chrome { Text(\"a\").onlyWhen(on) { $0.\(link) } }")
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (approx) `onlyWhen`") == !isSafe, "\(errors)")
    }

    /// So is what a function or a modifier of the project's own puts it into.
    @Test(arguments: [
        (
            "extension View { func more<C: View>(@ViewBuilder _ c: @escaping () -> C) -> some View { contextMenu { c() } } }",
            "Text(\"x\").more { VIEW }", "hidden()", false
        ),
        (
            "extension View { func more(@ViewBuilder c: () -> some View) -> some View { overlay { c() } } }",
            "Text(\"x\").more { VIEW }", "hidden()", true
        ),
        (
            "extension Screen { func more<C: View>(@ViewBuilder _ c: () -> C) -> some View { VStack { c() }.opacity(0.4) } }",
            "more { VIEW }", "shadow(radius: 3)", false
        ),
        ("func more<C: View>(_ c: C) -> some View { c.opacity(0.4) }", "more(VIEW)", "shadow(radius: 3)", false),
        ("func more<C: View>(_ c: C) -> some View { c.padding() }", "more(VIEW)", "shadow(radius: 3)", true),
        (
            "func more<C: View>(_ c: C) -> some View { Faded { c } }\n"
                + "struct Faded<C: View>: View { @ViewBuilder let c: () -> C; var body: some View { c().opacity(0.4) } }",
            "more(VIEW)", "shadow(radius: 3)", false
        ),
    ])
    func whereAFunctionPutsTheContentDecides(
        _ declaration: String, _ use: String, _ link: String, _ isSafe: Bool
    ) throws {
        let view = "Text(\"a\").onlyWhen(on) { $0.\(link) }"
        let errors = try errors(of: declaration, used: use.replacing("VIEW", with: view))
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (approx) `onlyWhen`") == !isSafe, "\(errors)")
    }

    /// The same of what a modifier or a style draws, of a view that goes by other names, or is held, and of what protocols have and
    /// ask for.
    @Test(arguments: [
        (overlay, "Text(\"b\").part(on: on).opacity(0.4)"), (zStack, "Text(\"b\").badge(on: on).opacity(0.4)"),
        (modifier, "Text(\"b\").part(on: on).opacity(0.4)"),
        (style, "Button(\"b\") {}.buttonStyle(Part(on: on)).opacity(0.4)"),
        (namedStyle, "Button(\"b\") {}.buttonStyle(.part).opacity(0.4)"), (alias, "Out(on: on).opacity(0.4)"),
        (cases, "In.b(on: on).opacity(0.4)"), (held, "Out(part: In(on: on))"), (inherited, "Out(router: router)"),
        (required, "Out(page: Home(on: on))"), (requiredOfViews, "Home(on: on)"),
    ])
    func whatIsAroundOtherDeclarationsCounts(_ declaration: String, _ use: String) throws {
        try whatIsAroundADeclarationCounts(declaration, use)
    }

    private static let overlay = "extension View { func part(on: Bool) -> some View { overlay { VIEW } } }"
    private static let zStack = "extension View { func badge(on: Bool) -> some View { ZStack { self; VIEW } } }"
    private static let modifier = """
        extension View { func part(on: Bool) -> some View { modifier(Part(on: on)) } }
        struct Part: ViewModifier { let on: Bool; func body(content: Content) -> some View { ZStack { content; VIEW } } }
        """
    private static let namedStyle =
        style + "\nextension ButtonStyle where Self == Part { static var part: Part { Part(on: true) } }"
    private static let alias = "struct In: View { let on: Bool; var body: some View { VIEW } }\ntypealias Out = In"
    private static let cases = """
        enum In: View { case a, b(on: Bool); var on: Bool { self == .a }; var body: some View { VIEW } }
        """
    private static let held = """
        struct In: View { let on: Bool; var body: some View { VIEW } }
        struct Out: View { let part: In; var body: some View { part.opacity(0.4) } }
        """
    private static let inherited = """
        protocol Parted { var on: Bool { get } }
        extension Parted { var part: some View { VIEW } }
        protocol Named: Parted {}
        final class Router: Named { var on = false }
        struct Out: View { let router: Router; var body: some View { router.part.opacity(0.4) } }
        """
    private static let required = """
        protocol Parted { associatedtype V: View; var part: V { get } }
        struct Home: Parted { let on: Bool; var part: some View { VIEW } }
        struct Out<P: Parted>: View { let page: P; var body: some View { page.part.opacity(0.4) } }
        """
    private static let requiredOfViews = """
        protocol Parted: View { associatedtype V: View; var part: V { get } }
        extension Parted { var body: some View { part.opacity(0.4) } }
        struct Home: Parted { let on: Bool; var part: some View { VIEW } }
        """
    private static let style = """
        struct Part: ButtonStyle {
            let on: Bool
            func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; VIEW } }
        }
        """

    /// What is shown in a view is in whatever that view is in, and what a declaration gives is where others mention it.
    @Test(arguments: [
        ("extension Screen { var part: some View { VIEW } }", "part.opacity(0.4)"),
        ("extension Screen { func part(_ i: Int) -> some View { VIEW } }", "VStack { part(3) }.opacity(0.4)"),
        ("extension Screen { var part: some View { other }; var other: some View { VIEW } }", "part.opacity(0.4)"),
        ("extension Screen { static func part(on: Bool) -> some View { VIEW } }", "Self.part(on: on).opacity(0.4)"),
        ("struct Parts { let on: Bool; var part: some View { VIEW } }", "Parts(on: on).part.opacity(0.4)"),
        ("enum Parts { static func part(on: Bool) -> some View { VIEW } }", "Parts.part(on: on).opacity(0.4)"),
        ("func part(on: Bool) -> some View { VIEW }", "part(on: on).opacity(0.4)"),
        (
            "protocol Parted { var on: Bool { get } }; extension Parted { var part: some View { VIEW } }",
            "part.opacity(0.4)"
        ),
        ("extension View { func part(on: Bool) -> some View { VIEW } }", "part(on: on).opacity(0.4)"),
        ("struct Part: View { let on: Bool; var body: some View { VIEW } }", "Part.init(on: on).opacity(0.4)"),
        (
            "struct In: View { let on: Bool; var body: some View { VIEW } }; "
                + "struct Out: View { let on: Bool; var body: some View { HStack { In(on: on) } } }",
            "Out(on: on).opacity(0.4)"
        ),
        ("struct In: View { let on: Bool; var body: some View { VIEW } }", "In(on: on).modifier(Fade())"),
        ("struct In: View { let on: Bool; var body: some View { VIEW } }", "In(on: on).faded()"),
        ("struct In: View { let on: Bool; var body: some View { VIEW } }", "Faded { In(on: on) }"),
        ("struct In: View { let on: Bool; var body: some View { let v = VIEW; v.opacity(0.4) } }", "In(on: on)"),
    ])
    func whatIsAroundADeclarationCounts(_ declaration: String, _ use: String) throws {
        let around = """
            struct Fade: ViewModifier { func body(content: Content) -> some View { content.opacity(0.4) } }
            extension View { func faded() -> some View { opacity(0.4) } }
            struct Faded<C: View>: View { @ViewBuilder let c: () -> C; var body: some View { c().opacity(0.4) } }
            """
        let view = "Text(\"a\").onlyWhen(on) { $0.shadow(radius: 3) }"
        for (use, isSafe) in [(use, false), (use.replacing(".opacity(0.4)", with: ".padding()"), true)] {
            if isSafe, use.contains("ade") || declaration.contains("opacity") { continue }
            let folder = try SwitchCommandTests.folder([
                "Sources/App/Parts.swift": declaration.replacing("VIEW", with: view) + "\n",
                "Sources/App/Around.swift": around + "\n",
                "Sources/App/Screen.swift": """
                struct Screen: View, Parted {
                    let on: Bool
                    var body: some View { \(use) }
                }

                """,
            ])
            let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
            #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(use): \(errors)")
            #expect(errors.contains("what is applied later is") == !isSafe, "\(use): \(errors)")
        }
    }

    /// What is said of a modifier in the body of the project's own holds where that is called.
    @Test(arguments: [("In(on: on).opacity(0.4)", false), ("In(on: on).padding()", true)])
    func whatAnOwnModifierAppliesCounts(_ use: String, _ isSafe: Bool) throws {
        let errors = try errors(
            of: """
                extension View { func raised() -> some View { shadow(radius: 3) } }
                struct In: View { let on: Bool; var body: some View { Text("a").onlyWhen(on) { $0.raised() } } }
                """, used: use)
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("`In` is shown at Screen.swift:3: what is applied later") == !isSafe, "\(errors)")
    }

    /// A modifier that applies a helper to its view is asked about where it is called, with what is around that, at any depth and
    /// in any file.
    @Test(arguments: [
        ("shadow(radius: 3)", "Text(\"a\").lift(on).opacity(0.4)", "", false),
        ("shadow(radius: 3)", "In(on: on).opacity(0.4)", "", false), ("shadow(radius: 3)", "In(on: on)", "", true),
        ("ignoresSafeArea(edges: .top)", "HStack { In(on: on) }", "", false),
        ("ignoresSafeArea(edges: .top)", "ZStack { In(on: on) }", "", true),
        (
            "shadow(radius: 3)", "part.opacity(0.4)",
            "extension Screen { var part: some View { Text(\"a\").lift(on) } }", false
        ),
        (
            "shadow(radius: 3)", "Text(\"a\").lift(on).faded()",
            "extension View { func faded() -> some View { opacity(0.4) } }", false
        ),
        (
            "shadow(radius: 3)", "Blended().lift(on)",
            "struct Blended: View { var body: some View { VStack { Text(\"a\").blendMode(.multiply) } } }", false
        ),
        ("padding(8)", "Gap().lift(on)", "struct Gap: View { var body: some View { Spacer() } }", false),
        (
            "padding(8)", "Text(\"a\").first().lift(on)",
            "extension View { func first() -> some View { layoutPriority(1) } }", false
        ),
        ("padding(8)", "Kit.gap.lift(on)", "enum Kit { static var gap: some View { Spacer() } }", false),
    ])
    func whereAnOwnModifierIsCalledCounts(_ link: String, _ use: String, _ other: String, _ isSafe: Bool) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Lift.swift":
                "extension View { func lift(_ on: Bool) -> some View { self.onlyWhen(on) { $0.\(link) } } }\n",
            "Sources/App/In.swift": """
            struct In: View { let on: Bool; var body: some View { VStack { Text("a"); Text("b") }.lift(on) } }

            """,
            "Sources/App/Other.swift": other + "\n",
            "Sources/App/Screen.swift": """
            struct Screen: View {
                let on: Bool
                var body: some View { \(use) }
            }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (approx) `onlyWhen`: it is called at") == !isSafe, "\(errors)")
    }

    /// What `self` is in an extension, another file may say.
    @Test(arguments: [
        "self.onlyWhen(on) { $0.padding(8) }", "onlyWhen(on) { $0.padding(8) }",
        "self.onlyWhen(on) { $0.shadow(radius: 3) }", "bold().onlyWhen(on) { $0.shadow(radius: 3) }",
    ])
    func selfOfAnotherFile(_ call: String) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Gap.swift": "struct Gap: View { var body: some View { Inner() } }\n",
            "Sources/App/Inner.swift":
                "struct Inner: View { var body: some View { Spacer().layoutPriority(1).blendMode(.multiply) } }\n",
            "Sources/App/Gap+If.swift": "extension Gap { func wide(_ on: Bool) -> some View { \(call) } }\n",
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("withheld (approx) `onlyWhen`"), "\(errors)")
    }

    /// What is shown in a place of its own is not drawn with what presents it.
    @Test(arguments: [
        ("hidden()", "Text(\"x\").toolbar { Button(\"x\") {}.sheet(isPresented: $p) { In(on: on) } }", true),
        ("hidden()", "Text(\"x\").toolbar { NavigationLink(destination: In(on: on)) { Text(\"y\") } }", true),
        ("hidden()", "Text(\"x\").toolbar { NavigationLink { In(on: on) } label: { Text(\"y\") } }", true),
        ("hidden()", "Text(\"x\").toolbar { NavigationLink { Text(\"y\") } label: { In(on: on) } }", false),
        ("hidden()", "Text(\"x\").toolbar { NavigationLink(value: 3) { In(on: on) } }", false),
        ("hidden()", "Text(\"x\").toolbar { In(on: on) }", false),
        ("hidden()", "Text(\"x\").contextMenu { In(on: on) }", false),
        ("shadow(radius: 3)", "Text(\"x\").sheet(isPresented: $p) { In(on: on) }.opacity(0.4)", true),
        ("shadow(radius: 3)", "Text(\"x\").sheet(isPresented: $p) { In(on: on).opacity(0.4) }", false),
        ("shadow(radius: 3)", "Text(\"x\").overlay { In(on: on) }.opacity(0.4)", false),
        (
            "shadow(radius: 3)",
            "Text(\"x\").sheet(isPresented: $p) { part }.opacity(0.4) }; var part: some View { In(on: on)", true
        ),
        ("shadow(radius: 3)", "Text(\"x\").overlay { part }.opacity(0.4) }; var part: some View { In(on: on)", false),
    ])
    func whatIsShownElsewhere(_ link: String, _ use: String, _ isSafe: Bool) throws {
        let errors = try errors(
            of: "struct In: View { let on: Bool; var body: some View { Text(\"a\").onlyWhen(on) { $0.\(link) } } }",
            used: use)
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (approx) `onlyWhen`") == !isSafe, "\(errors)")
    }

    /// So does what a helper applies in the body of one.
    @Test func whatAHelperAppliesCounts() throws {
        let errors = try errors(
            of: """
                extension View { func dim(_ on: Bool) -> some View { self.onlyWhen(on) { $0.opacity(0.4) } } }
                struct In: View { let on: Bool; var body: some View { Text("a").onlyWhen(on) { $0.shadow(radius: 3) } } }
                """, used: "In(on: on).dim(true)")
        #expect(errors.contains("`In` is shown at Screen.swift:3: what is applied later"), "\(errors)")
    }

    /// What another type has by the same name is not what is asked about.
    @Test(arguments: [
        ("extension Screen { var part: some View { VIEW } }", "part", "Other().part.opacity(0.4)"),
        (
            "extension View { func badge(on: Bool) -> some View { VIEW } }", "badge(on: on)",
            "Text(\"b\").badge(3).opacity(0.4)"
        ),
        (
            "enum Parts { static func part(on: Bool) -> some View { VIEW } }", "Parts.part(on: on)",
            "Other().part.opacity(0.4)"
        ),
    ])
    func othersOfOneName(_ declaration: String, _ use: String, _ other: String) throws {
        let view = "Text(\"a\").onlyWhen(on) { $0.shadow(radius: 3) }"
        let errors = try errors(
            of: declaration.replacing("VIEW", with: view)
                + "\nstruct Other { var part: some View { Text(\"b\") } }",
            used: "VStack { \(use); \(other) }")
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    private static let card = """
        struct Card<Content: View>: View {
            let on: Bool
            @ViewBuilder let content: () -> Content
            var body: some View { VIEW.onlyWhen(on) { $0.LINK } }
        }
        """

    private func card(_ view: String, _ link: String) -> String {
        Self.card.replacing("VIEW", with: view).replacing("LINK", with: link)
    }

    @Test(arguments: [
        ("VStack { content() }", "shadow(radius: 3)", "Text(\"x\"); Circle().blendMode(.multiply)", "a blend mode"),
        ("content()", "shadow(radius: 3)", "Circle().blendMode(.multiply)", "a blend mode in the view"),
        ("content()", "padding(3)", "Spacer()", "a padded spacer"),
    ])
    func whatItIsGivenCounts(_ view: String, _ link: String, _ content: String, _ reason: String) throws {
        let errors = try errors(of: card(view, link), used: "Card(on: on) { \(content) }")
        #expect(
            errors.contains("withheld (approx) `onlyWhen`: `Card` is shown at Screen.swift:3: \(reason)"), "\(errors)")
    }

    @Test(arguments: [
        ("VStack { content() }", "padding(3)", "Spacer()"),
        ("content()", "padding(3)", "Text(\"x\")"), ("content()", "shadow(radius: 3)", "Circle()"),
    ])
    func plainContentIsRewritten(_ view: String, _ link: String, _ content: String) throws {
        let errors = try errors(of: card(view, link), used: "Card(on: on) { \(content) }")
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }
}
