import Harness
import Testing

/// Declarations of a project's own modifiers as people write them: generic, on one line, nested under one name.
@Suite struct OwnDeclarationsTests {
    /// What stands in `Own.swift`, a call, what becomes of it, and a text that `Own.swift` holds then.
    private static let rows: [(own: String, call: String, result: String, written: String)] = [
        // A generic parameter is what it conforms to.
        (
            "extension View { func washed<S: ShapeStyle>(_ s: S) -> some View { background(s) } }",
            ".onlyWhen(c) { $0.washed(.red) }", ".washed(.red, isEnabled: c)",
            "background(isEnabled ? AnyShapeStyle(s) : AnyShapeStyle(.clear))"
        ),
        (
            """
            struct Wash<S: ShapeStyle, T>: ViewModifier where T: Shape {
                let style: S
                let shape: T
                func body(content: Content) -> some View { content.background(style, in: shape) }
            }
            """, ".onlyWhen(c) { $0.modifier(Wash(style: .red, shape: Circle())) }",
            ".modifier(Wash(style: .red, shape: Circle(), isEnabled: c))",
            "background(isEnabled ? AnyShapeStyle(style) : AnyShapeStyle(.clear), in: shape)"
        ),
        // What may be nil is nil where the helper would unwrap nothing.
        (
            "extension View { func tone(_ color: Color?) -> some View { shadow(color: color ?? .black, radius: 4) } }",
            ".ifLet(color) { $0.tone($1) }", ".tone(color, isEnabled: color != nil)",
            "func tone(_ color: Color?, isEnabled: Bool = true)"
        ),
        (
            """
            struct User { var width: CGFloat }
            extension View { func tagged(_ user: User?) -> some View { blur(radius: user?.width ?? 0).padding(3) } }
            """, ".ifLet(user) { $0.tagged($1) }", ".tagged(user, isEnabled: user != nil)",
            "func tagged(_ user: User?, isEnabled: Bool = true)"
        ),
        // What cannot be evaluated always is something else where it does nothing.
        (
            "extension View { func edged(_ color: Color, width: CGFloat) -> some View { border(color, width: width) } }",
            ".onlyWhen(c) { $0.edged(colors[0], width: 2) }", ".edged(c ? colors[0] : .clear, width: c ? 2 : 0)",
            "func edged(_ color: Color, width: CGFloat) -> some View { border(color, width: width) }"
        ),
        (
            "extension View { func lit(_ color: Color) -> some View { shadow(color: color, radius: 4) } }",
            ".ifLet(color) { $0.lit($1) }", ".lit(color ?? .clear)",
            "func lit(_ color: Color) -> some View { shadow(color: color, radius: 4) }"
        ),
        // A closure by another name, which takes a type.
        (
            """
            typealias Shown<T> = (T) -> Text
            extension View {
                func marked(w: CGFloat = 3, label: @escaping Shown<Int>) -> some View {
                    padding(w).overlay(alignment: .top) { label(3) }
                }
            }
            """, ".onlyWhen(c) { $0.marked { Text(\"\\($0)\") } }", ".marked(isEnabled: c) { Text(\"\\($0)\") }",
            "func marked(w: CGFloat = 3, isEnabled: Bool = true, label"
        ),
        // What a builder gives is a view.
        (
            "extension View { func slot<T: View>(@ViewBuilder _ s: () -> T) -> some View { overlay(s()) } }",
            ".onlyWhen(c) { $0.slot { Text(b) } }", ".slot(isEnabled: c) { Text(b) }",
            "overlay { if isEnabled { s() } }"
        ),
        // One side of a choice is a literal.
        (
            """
            struct Press: ViewModifier {
                @GestureState private var isPressed = false
                var scale: CGFloat = 0.9
                func body(content: Content) -> some View { content.scaleEffect(isPressed ? scale : 1) }
            }
            """, ".onlyWhen(c) { $0.modifier(Press(scale: 2)) }", ".modifier(Press(scale: 2, isEnabled: c))",
            "scaleEffect(isEnabled && isPressed ? scale : 1)"
        ),
        // What has a default of its own takes that where there is nothing in the optional.
        (
            """
            struct Pad: ViewModifier {
                var r: CGFloat = 5
                func body(content: Content) -> some View { content.padding(r).background(Color.red) }
            }
            """, ".ifLet(w) { $0.modifier(Pad(r: $1)) }", ".modifier(Pad(r: w ?? 5, isEnabled: w != nil))",
            "var r: CGFloat = 5\n    var isEnabled = true"
        ),
        (
            """
            struct Tinge: ViewModifier {
                let r: CGFloat
                var tint: Color = .red
                func body(content: Content) -> some View { content.padding(r).overlay { tint.opacity(0.5) } }
            }
            """, ".ifLet(tint) { $0.modifier(Tinge(r: 3, tint: $1)) }",
            ".modifier(Tinge(r: 3, tint: tint ?? .red, isEnabled: tint != nil))", "var isEnabled = true"
        ),
        (
            """
            struct Tag: ViewModifier {
                var title = ""
                func body(content: Content) -> some View { content.overlay { Text(title) } }
            }
            """, ".ifLet(title) { $0.modifier(Tag(title: $1)) }",
            ".modifier(Tag(title: title ?? \"\", isEnabled: title != nil))", "var isEnabled = true"
        ),
        (
            """
            struct Inset: ViewModifier {
                var r = CGFloat(3)
                var n = 3
                func body(content: Content) -> some View { content.padding(r).blur(radius: CGFloat(n)) }
            }
            """, ".ifLet(w) { $0.modifier(Inset(r: $1 * 2)) }",
            ".modifier(Inset(r: w.map { $0 * 2 } ?? CGFloat(3), isEnabled: w != nil))", "var isEnabled = true"
        ),
        // All of it on one line.
        (
            "struct Edge2: ViewModifier { let a: Int; func body(content: Content) -> some View { content.opacity(0.5) } }",
            ".onlyWhen(c) { $0.modifier(Edge2(a: 3)) }", ".modifier(Edge2(a: 3, isEnabled: c))",
            "{ let a: Int; var isEnabled = true; func body"
        ),
    ]

    @Test(arguments: 0..<rows.count)
    func isRead(_ row: Int) throws {
        let (own, call, result, written) = Self.rows[row]
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Own.swift": own + "\n", "Sources/App/A.swift": "let a = row\(call)\n",
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row\(result)\n", "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/Own.swift").contains(written), "\(run.errors)")
        #expect(try Command.run(["--check", "Sources"], in: folder).status == 0)
    }

    /// Two views have a modifier of one name, each its own.
    @Test func nestedTypesOfOneName() throws {
        func view(_ name: String, _ link: String, _ call: String, _ property: String = "") -> String {
            "struct \(name) {\n    var body: some View { row\(call) }\n    private struct Style: ViewModifier {\n\(property)"
                + "        func body(content: Content) -> some View { content.\(link) }\n    }\n}\n"
        }
        let call = ".onlyWhen(c) { $0.modifier(Style()) }"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/A.swift": view("A", "padding(4)", call) + view("B", "frame(width: 4)", call)
        ])
        let run = try Command.run(["Sources"], in: folder)
        let (result, property) = (".modifier(Style(isEnabled: c))", "        var isEnabled = true\n\n")
        #expect(
            try folder.text(of: "Sources/App/A.swift") == view("A", "padding(isEnabled ? 4 : 0)", result, property)
                + view("B", "frame(width: isEnabled ? 4 : nil)", result, property), "\(run.errors)")
    }

    /// A value of the environment is written where it may be set, and nowhere else.
    @Test func environmentThatMayNotBeSet() throws {
        let keys =
            "extension EnvironmentValues {\n    fileprivate(set) var gap: Int { get { 3 } set {} }\n"
            + "    var width: Int { get { 3 } set {} }\n}\n"
        let own = SwitchCommandTests.view(
            "func gap(_ n: Int) -> some View { environment(\\.gap, n) }\n"
                + "    func wide(_ n: Int) -> some View { environment(\\.width, n) }")
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Own.swift": keys + own,
            "Sources/App/A.swift": "let a = row.onlyWhen(c) { $0.gap(3) }\nlet b = row.onlyWhen(c) { $0.wide(3) }\n",
            // What is given a value is no function.
            "Sources/App/B.swift": "let f = with { $0.gap = 3 }\n",
        ])
        let run = try Command.run(["--allow", "verbose", "Sources"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/A.swift")
                == "let a = row.gap(3, isEnabled: c)\n"
                + "let b = row.transformEnvironment(\\.width) { [c] in if c { $0 = 3 } }\n", "\(run.errors)")
    }

    private static let helper = """
        extension View {
            @ViewBuilder func `if`<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
                if c { transform(self) } else { self }
            }
            @ViewBuilder func `if`<V: View, W: View>(_ c: Bool, _ a: (Self) -> V, else b: (Self) -> W) -> some View {
                if c { a(self) } else { b(self) }
            }
        }
        """

    /// A shape is one wherever it is declared, and however it is named.
    @Test func shapesOfOtherFiles() async {
        let star = "struct Star: Shape { func path(in r: CGRect) -> Path { Path() } }"
        let reason = "`trim` is a modifier of `Shape` alone, and nothing shows that it is called on one"
        await check(each: [
            ("let v = Star().if(c) { $0.trim(to: 0.5) }", "let v = Star().trim(to: c ? 0.5 : 1)"),
            (
                "let v = Star().if(c) { $0.trim(to: 0.5) } else: { $0.scale(2) }",
                "let v = Star().trim(to: c ? 0.5 : 1).scale(c ? 1 : 2)"
            ),
            (
                "struct V { let star: Star; var a: some View { star.if(c) { $0.trim(to: 0.5) } } }",
                "struct V { let star: Star; var a: some View { star.trim(to: c ? 0.5 : 1) } }"
            ),
            ("let v = star.if(c) { $0.trim(to: 0.5) }", nil), ("let v = Card().if(c) { $0.trim(to: 0.5) }", nil),
        ]) { before, after in
            let folder = try TemporaryFolder([
                "Sources/App/A.swift": before + "\n", "Sources/App/Star.swift": star,
                "Sources/App/Card.swift": "struct Card: View { var body: some View { Text(a) } }",
                "Package.swift": SightTests.manifest, "Sources/App/If.swift": Self.helper,
            ])
            let run = try Command.run(["--verbose", "Sources/App/A.swift"], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift") == (after ?? before) + "\n")
            let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(reason) == (after == nil))
        }
    }
}
