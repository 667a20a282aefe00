import Harness
import Testing

/// What a view is and holds stands against a form in whatever file it is declared: most apps keep one view in each.
@Suite struct ViewsElsewhereTests {
    static let others = [
        "Sources/App/Gap.swift": "struct Gap: View { var body: some View { Spacer() } }",
        "Sources/App/Flex.swift": "struct Flex: View { var body: some View { Gap() } }\ntypealias Space = Gap",
        "Sources/App/Field.swift": """
        struct Field: View {
            @State var text = ""
            var body: some View { TextField("x", text: $text).blendMode(.multiply) }
        }
        """,
        "Sources/App/Form.swift": "struct Sheet: View { var body: some View { VStack { Text(\"a\"); Field() } } }",
        "Sources/App/Urgent.swift": "struct Urgent: View { var body: some View { Text(\"x\").layoutPriority(1) } }",
        "Sources/App/Label.swift": "struct Title: View { let text: String; var body: some View { Text(text) } }",
        "Sources/App/Parts.swift": """
        enum Parts {
            static func flexible() -> Spacer { Spacer() }
            static var gap: some View { Spacer() }
        }
        private struct Title: View { var body: some View { TextField("x", text: .constant("")) } }
        """,
        "Sources/App/Searched.swift": """
        extension View {
            func searched() -> some View { overlay { Field() } }
            func badge(_ count: Int, action: @escaping () -> Void) -> some View { overlay { Field() } }
        }
        """,
        // On some type of view alone.
        "Sources/App/Typed.swift": """
        extension Text { func closable() -> some View { HStack { self; Field() } } }
        extension Image { func closable(_ n: Int) -> some View { overlay { Field() } } }
        extension Label where Title == Text { func closed() -> some View { overlay { Field() } } }
        extension Shape { func mixed() -> some View { fill(.red).blendMode(.multiply) } }
        extension Title { func fielded() -> some View { HStack { self; Field() } } }
        extension Urgent { func fielded() -> some View { padding(3) } }
        """,
        "Sources/App/Closed.swift": "struct Closed: View { var body: some View { Text(\"a\").closable() } }",
        "Sources/App/Home.swift": "enum Home { struct Row: View { var body: some View { VStack { Field() } } } }",
        "Sources/App/Blended.swift": """
        extension View { func blended(_ mode: BlendMode) -> some View { blendMode(mode) } }
        struct Blended: View { var body: some View { Circle().blended(.multiply) } }
        """,
        "Sources/App/Guides.swift": """
        extension VerticalAlignment { static let icon = VerticalAlignment(Icon.self); static let middle = Self.center }
        """,
        "Sources/App/Iconed.swift": """
        struct Iconed: View { var body: some View { HStack { Text("a").alignmentGuide(.icon) { _ in 3 } } } }
        struct Middle: View { var body: some View { HStack { Text("a").alignmentGuide(.middle) { _ in 3 } } } }
        """,
        "Sources/App/RowHeader.swift": "extension R { var header: some View { HStack { Field() } } }",
        // Members of what the view is or conforms to.
        "Sources/App/Rows.swift": """
        protocol Rows {}
        extension Rows { var retry: some View { HStack { Field() } }; var line: some View { Spacer() } }
        extension View { var close: some View { HStack { Field() } }; func gap(_ n: Int) -> some View { Spacer() } }
        extension R {
            static func made() -> some View { HStack { Field() } }
            static var room: some View { Spacer() }
        }
        """,
        "Sources/App/Wrap.swift": """
        struct Wrap<C: View>: View { @ViewBuilder let c: () -> C; var body: some View { Group { c() }.id(3) } }
        struct Shown<C: View>: View { let c: C; init(_ c: C) { self.c = c }; var body: some View { c } }
        struct Box<C: View>: View { let c: C; var body: some View { HStack { part } }; var part: some View { c } }
        """,
        "Sources/App/Strong.swift": """
        extension View {
            func strong() -> some View { layoutPriority(1) }
            @ViewBuilder func stronger(_ b: Bool) -> some View { if b { layoutPriority(1) } else { self } }
        }
        struct Strength: ViewModifier { func body(content: Content) -> some View { content.layoutPriority(2) } }
        struct Strong: View { var body: some View { Text("a").strong() } }
        struct Stronger: View { var body: some View { Text("a").modifier(Strength()) } }
        """,
        "Sources/App/Model.swift": """
        final class Model: ObservableObject {
            @Published var kind = Kind.a
            var title: String { "a" }
            var header: some View { Field() }
            var gap: some View { Spacer() }
            func row() -> some View { VStack { Field() } }
        }
        enum Kind {
            case a, b
            @ViewBuilder var view: some View {
                switch self {
                case .a: Field()
                case .b: Text("b")
                }
            }
        }
        struct Item: Identifiable {
            let id: Int
            var cell: some View { Field() }
            var label: some View { Text("x") }
        }
        """,
        "Sources/App/Screen.swift": """
        protocol Screen: View { associatedtype Content: View; var content: Content { get } }
        extension Screen { var body: some View { VStack { content } } }
        struct Form: Screen { var content: some View { Field() } }
        struct About: Screen { var content: some View { Text("x") } }
        """,
        "Sources/App/Card.swift": """
        struct Card<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { content }
        }
        extension Card where Content == Field { init() { content = Field() } }
        struct Badge: View {
            let text: AnyView
            init() { text = AnyView(Text("x")) }
            var body: some View { text }
        }
        """,
        "Sources/App/Style.swift": """
        struct Searching: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.title; Field() } }
        }
        struct Plain: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.title } }
        }
        """,
        "Sources/App/Web.swift": """
        struct Web: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ view: UITextField, context: Context) {}
        }
        """,
        // A view by an extension, one that shows what is in a value, and what has the name of a generic parameter.
        "Sources/App/Wide.swift": "struct Wide { let text: String }\nenum Content { case text, field }",
        "Sources/App/WideView.swift": "extension Wide: View { var body: some View { HStack { Field() } } }",
        "Sources/App/Chip.swift": "struct Chip: View { let config = Config(); var body: some View { config.icon } }",
        "Sources/App/Config.swift": "struct Config { let name = \"a\"; var icon: some View { HStack { Field() } } }",
        "Sources/App/Lens.swift": """
        struct Lens: ViewModifier { func body(content: Content) -> some View { content.overlay { Field() } } }
        """,
        "Sources/App/Lenses.swift": """
        extension ViewModifier where Self == Lens {
            static var lens: Lens { Lens() }
            static func lens(_ n: Int) -> Lens { Lens() }
        }
        """,
        "Sources/App/Slotted.swift": """
        protocol Slotted: View { associatedtype Slot: View; init(slot: Slot) }
        extension Slotted where Slot == Field { init(field: Int) { self.init(slot: Field()) } }
        struct Line<Slot: View>: Slotted {
            let slot: Slot
            init(slot: Slot) { self.slot = slot }
            var body: some View { HStack { slot } }
        }
        """,
        "Sources/App/Factories.swift": """
        class Factory { func made() -> some View { Field() }; func plain() -> some View { Text("x") } }
        final class Fields: Factory {}
        protocol Maker {}
        extension Maker { func made() -> some View { Field() }; func plain() -> some View { Text("x") } }
        struct Kitchen: Maker {}
        """,
        "Sources/App/Keep.swift": """
        @propertyWrapper struct Keep<V> { var wrappedValue: V }
        struct Kept: View { @Keep var field = Field(); var body: some View { VStack { field } } }
        """,
        // An overload with other labels.
        "Sources/App/Fonts.swift": """
        extension View {
            func tinted() -> some View { foregroundStyle(.red) }
            func font(size: CGFloat, style: Font.TextStyle) -> some View { modifier(Scaled(size: size, style: style)) }
        }
        struct Scaled: ViewModifier {
            let size: CGFloat
            let style: Font.TextStyle
            func body(content: Content) -> some View { let font = Font.system(size: size); return content.font(font) }
        }
        """,
        // Types that only a type around them is meant by, or whoever names that.
        "Sources/App/Legacy.swift": """
        enum Legacy {
            struct Title: View { var body: some View { Field() } }
            struct Tile: View { var body: some View { Field() } }
        }
        struct Tile: View { var body: some View { Text("x") } }
        """,
    ]

    private static let legacy = [
        "Sources/App/LegacyText.swift": "extension Legacy { struct Text: View { var body: some View { Field() } } }"
    ]

    private func errors(
        of view: String, _ options: [String] = [], and more: [String: String] = [:]
    ) throws -> String {
        let row = """
            struct R: View, Rows {
                let sheet: Sheet
                @StateObject var model = Model()
                let items: [Item]
                let fields: [Field]
                var body: some View {
                    \(view)
                }
            }

            """
        let folder = try SwitchCommandTests.folder(
            Self.others.merging(["Sources/App/Row.swift": row]) { $1 }.merging(more) { $1 })
        return try Command.run(["--dry-run", "--verbose"] + options + ["Sources"], in: folder).errors
    }

    @Test func anOverloadWithOtherLabelsIsAnother() throws {
        let errors = try errors(of: "Text(\"a\").font(.title).onlyWhen(c) { $0.tinted() }", ["--allow", "assumed"])
        #expect(errors.contains("would be rewritten (assumed) `onlyWhen`"), "\(errors)")
    }

    @Test(arguments: [
        "Field()", "Sheet()", "VStack { Sheet() }", "sheet", "self.sheet", "VStack { sheet }", "header",
        "row.searched()", "Home.Row()", "VStack { Home.Row() }", "model.header", "model.kind.view", "model.row()",
        "VStack { model.header }", "items[0].cell", "ForEach(items) { item in item.cell }", "Form()", "Card()",
        "Group(content: Field.init)", "Legacy.Title()",
        "Legacy.Tile()", "row.badge(3) {}", "VStack { row.onlyWhen(d) { $0.searched() } }",
        "Wide(text: \"a\")", "Chip()", "row.modifier(Lens())", "VStack { Chip() }", "row.onlyWhen(d) { $0.searched() }",
        "row.overlay { Text(\"x\").onlyWhen(d) { $0.searched() } }", "retry", "self.retry", "VStack { retry }", "close",
        "Self.made()", "VStack { Self.made() }", "R.made()", "Text(\"a\").closable()",
        "Text(\"a\").bold().closable().bold()",
        "HStack { Text(\"a\").closable() }", "row.overlay { Text(\"a\").closable() }", "Closed()",
        "Image(\"a\").closable(3)", "Label(\"a\", image: \"b\").closed()", "Title(text: \"a\").fielded()",
        "App.Title(text: \"a\").fielded()", "fields[0]", "VStack { fields[0] }", "VStack { ForEach(fields) { $0 } }",
        "fields.first", "Kept()", "row.modifier(.lens)", "VStack { row.modifier(.lens(3)) }",
        "Line(field: 3)", "VStack { Line(field: 3) }", "Fields().made()", "Kitchen().made()",
    ])
    func whatHoldsAFieldIsNotJustHidden(_ view: String) throws {
        for (link, reason) in [
            ("hidden()", "a control of opacity 0"), ("shadow(radius: 3)", "a blend mode in the view"),
        ] {
            let errors = try errors(of: "\(view).onlyWhen(c) { $0.\(link) }")
            #expect(errors.contains("withheld (approx) `onlyWhen`: \(reason)"), "\(errors)")
        }
    }

    /// A view of the project's that has the name of SwiftUI's is meant where its type is named, and nowhere else.
    @Test func whatHasTheNameOfALibrarysView() throws {
        for (link, reason) in [
            ("hidden()", "a control of opacity 0"), ("shadow(radius: 3)", "a blend mode in the view"),
        ] {
            let errors = try errors(of: "Legacy.Text().onlyWhen(c) { $0.\(link) }", and: Self.legacy)
            #expect(errors.contains("withheld (approx) `onlyWhen`: \(reason)"), "\(errors)")
        }
        let errors = try errors(of: "Title(text: \"a\").onlyWhen(c) { $0.hidden() }", and: Self.legacy)
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    /// A style draws what it likes.
    @Test func whatAStyleDrawsIsInTheView() throws {
        let view = "Label(\"a\", image: \"b\").labelStyle(Searching())"
        let blended = try errors(of: "\(view).onlyWhen(c) { $0.shadow(radius: 3) }")
        #expect(blended.contains("withheld (approx) `onlyWhen`: a blend mode in the view"), "\(blended)")
        let hidden = try errors(of: "\(view).onlyWhen(c) { $0.hidden() }")
        #expect(hidden.contains("withheld (approx) `onlyWhen`: a control of opacity 0"), "\(hidden)")
    }

    @Test(arguments: ["Fields().plain()", "Kitchen().plain()"])
    func whatHoldsNoneIs(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.shadow(radius: 3) }")
        #expect(errors.contains("1 call: 1 would be rewritten"), "\(errors)")
    }

    /// What an initializer of an extension puts into a view, in another module.
    @Test(arguments: [("public ", false), ("", true), ("package ", false)])
    func anInitializerIsSeenAsFarAsItSays(_ access: String, _ isSafe: Bool) throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "All", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])

            """,
            "Sources/Kit/Duo.swift": """
            public struct Duo: View {
                let lead: AnyView
                public init(_ lead: AnyView) { self.lead = lead }
                public var body: some View { HStack { lead } }
            }
            extension Duo { \(access)init(title: String) { self.init(AnyView(Text(title).blendMode(.multiply))) } }

            """,
            "Sources/App/Row.swift": """
            import Kit
            extension View {
                @ViewBuilder func onlyWhen<V: View>(_ isOn: Bool, transform: (Self) -> V) -> some View {
                    if isOn { transform(self) } else { self }
                }
            }
            struct Row: View {
                let isOn: Bool
                var body: some View { Duo(title: "a").onlyWhen(isOn) { $0.shadow(radius: 3) } }
            }

            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("1 would be rewritten") == isSafe, "\(errors)")
    }

    @Test(arguments: [
        "Gap()", "Flex()", "Space()", "Parts.flexible()", "Parts.gap", "AnyView(Flex())", "Group { Gap() }",
        "model.gap", "Group { model.gap }", "line", "gap(3)", "Self.room",
        "Wrap { Spacer() }", "Wrap { Text(\"a\"); Gap() }", "Shown(Spacer())", "Shown(Wrap { Gap() })",
    ])
    func whatIsASpacerGivesWay(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.padding(3) }")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a padded spacer"), "\(errors)")
    }

    /// What may be any view, in the body of one as well.
    @Test(arguments: [
        "struct Loose: View { let parts: [String: AnyView]; var body: some View { VStack { parts[\"a\"] } } }",
        "struct Loose: View { let theme: Theme; var body: some View { VStack { theme.badge } } }",
        "struct Loose: View { let theme: Theme; var body: some View { if d { theme.row() } else { Text(\"a\") } } }",
        "struct Loose: View { weak var maker: (any Maker)?; var body: some View { VStack { maker?.made() } } }",
        "struct Loose: View { let maker: Maker; var body: some View { VStack { maker.made() } } }",
    ])
    func whatMayBeAnyViewIsNotHidden(_ any: String) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Row.swift": """
            struct R: View { var body: some View { VStack { Loose() }.onlyWhen(c) { $0.hidden() } } }

            """,
            "Sources/App/Loose.swift": any,
            "Sources/App/Theme.swift": """
            struct Theme { let badge: AnyView; let icon: Image; let row: () -> AnyView }
            protocol Maker: AnyObject { func made() -> AnyView }
            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("withheld (approx) `onlyWhen`: a control of opacity 0"), "\(errors)")
    }

    @Test func whatTheClosureHasPutInCounts() throws {
        for put in ["searched()", "overlay { Field() }"] {
            let errors = try errors(of: "Text(\"a\").onlyWhen(c) { $0.\(put).hidden() }")
            #expect(errors.contains("withheld (approx) `onlyWhen`: a control of opacity 0"), "\(errors)")
        }
    }

    @Test func whatAnotherLibraryDrawsCannotBeJudged() throws {
        let errors = try errors(of: "VStack { Web() }.onlyWhen(c) { $0.hidden() }")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a control of opacity 0"), "\(errors)")
    }

    /// What a view of another file presents has a focus of its own, unless the project draws its sheets in place.
    @Test(arguments: [
        ("VStack { Presenting() }", "", true), ("Text(\"a\").presenting()", "", true), ("Presenting()", "", true),
        ("Text(\"a\").sheet(isPresented: .constant(true)) { Sheet() }", "", true),
        ("VStack { Presenting() }.overlay { Sheet() }", "", false), ("VStack { Presenting(); Field() }", "", false),
        ("Presenting()", "View", false), ("Text(\"a\").presenting()", "View", false),
        ("Text(\"a\").sheet(isPresented: .constant(true)) { Sheet() }", "View", false),
    ])
    func whatIsPresentedIsNotHidden(_ view: String, _ own: String, _ isSafe: Bool) throws {
        let folder = try SwitchCommandTests.folder(
            Self.others.merging([
                "Sources/App/Row.swift":
                    "struct R: View { var body: some View { \(view).onlyWhen(c) { $0.hidden() } } }\n",
                "Sources/App/Presenting.swift": """
                struct Presenting: View { var body: some View { Text("a").presenting() } }
                extension View {
                    func presenting() -> some View { sheet(isPresented: .constant(true)) { Sheet() } }
                }
                """,
                "Sources/App/Own.swift": own.isEmpty
                    ? ""
                    : """
                    extension \(own) {
                        func sheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
                            overlay { content() }
                        }
                    }
                    """,
            ]) { $1 })
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a control of opacity 0") == !isSafe, "\(errors)")
    }

    @Test(arguments: ["Blended()", "Circle().mixed()"]) func aBlendModeIsInAnOwnModifier(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.shadow(radius: 3) }")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a blend mode in the view"), "\(errors)")
    }

    /// What another type has by the name is not meant.
    @Test func whatIsOfAnotherTypeHoldsNothing() throws {
        let errors = try errors(of: "Urgent().fielded().onlyWhen(c) { $0.shadow(radius: 3) }")
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    @Test(arguments: ["Iconed()", "VStack { Iconed() }", "Text(\"a\").alignmentGuide(.icon) { _ in 3 }"])
    func aGuideOfTheProjectsMovesNothing(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.frame(width: 3) }")
        #expect(errors.contains("1 would be rewritten"), "\(errors)")
    }

    @Test(arguments: ["Middle()", "VStack { Middle() }", "Text(\"a\").alignmentGuide(.middle) { _ in 3 }"])
    func aGuideOfAnotherNameMaySetTheCentre(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.frame(width: 3) }")
        #expect(errors.contains("withheld (approx) `onlyWhen`: a guide set in the view"), "\(errors)")
    }

    @Test(arguments: [
        "Urgent()", "Strong()", "Stronger()", "Text(\"a\").stronger(d)", "Text(\"a\").strong()",
        "Text(\"a\").modifier(Strength())", "Wrap { Text(\"a\").layoutPriority(1) }", "Wrap { Strong() }",
    ])
    func aPriorityIsHidden(_ view: String) throws {
        let errors = try errors(of: "\(view).onlyWhen(c) { $0.padding(3) }")
        #expect(
            errors.contains("withheld (approx) `onlyWhen`: even empty padding hides a layout priority"), "\(errors)")
    }

    /// What a condition reads may be computed in another file of its view.
    @Test(arguments: [
        ("long", "sensoryFeedback(.success, trigger: text)", false), ("isBig", "animation(.default, value: n)", false),
        ("isBig", "animation(.default, value: level)", false), ("isBig", "animation(.default, value: text)", true),
        ("long", "animation(.default, value: level)", true), ("model.isOn", "animation(.default, value: n)", true),
    ])
    func whatIsReadElsewhereIsTheSame(_ condition: String, _ link: String, _ isSafe: Bool) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/S.swift": """
            struct S: View {
                @State var n = 0
                @State var text = ""
                let model: Options
                var body: some View { Text("a").onlyWhen(\(condition)) { $0.\(link) } }
            }

            """,
            "Sources/App/More.swift": """
            extension S { var long: Bool { text.count > 3 }; var level: Int { n * 2 }; var isBig: Bool { level > 3 } }
            struct Options { let isOn: Bool; let n: Int }
            """,
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("would be rewritten `onlyWhen`") == isSafe, "\(errors)")
        #expect(errors.contains("withheld (lifecycle) `onlyWhen`") == !isSafe, "\(errors)")
    }

    /// Members that stand for each other stand for nothing.
    @Test func membersInACircleEnd() throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Row.swift": "struct R: View { var body: some View { first.onlyWhen(c) { $0.padding(3) } } }\n",
            "Sources/App/Circle.swift":
                "extension R { var first: some View { second }; var second: some View { first } }",
        ])
        let errors = try Command.run(["--dry-run", "--verbose", "Sources"], in: folder).errors
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }

    @Test(arguments: [
        "Title(text: \"a\").onlyWhen(c) { $0.hidden() }", "VStack { Title(text: \"a\") }.onlyWhen(c) { $0.hidden() }",
        "Sheet().onlyWhen(c) { $0.padding(3) }", "Box(c: Spacer()).onlyWhen(c) { $0.padding(3) }",
        "Shown(VStack { Spacer() }).onlyWhen(c) { $0.padding(3) }", "VStack { Gap() }.onlyWhen(c) { $0.padding(3) }",
        "Text(model.title).onlyWhen(c) { $0.hidden() }", "Text(\"a\").onlyWhen(c) { $0.hidden() }",
        "items[0].label.onlyWhen(c) { $0.hidden() }", "About().onlyWhen(c) { $0.shadow(radius: 3) }",
        "Badge().onlyWhen(c) { $0.shadow(radius: 3) }", "row.badge(3).onlyWhen(c) { $0.hidden() }",
        "Tile().onlyWhen(c) { $0.hidden() }",
        "Label(\"a\", image: \"b\").labelStyle(Plain()).onlyWhen(c) { $0.shadow(radius: 3) }",
    ])
    func whatHoldsNoneIsRewritten(_ call: String) throws {
        let errors = try errors(of: call)
        #expect(errors.contains("would be rewritten `onlyWhen`"), "\(errors)")
    }
}
