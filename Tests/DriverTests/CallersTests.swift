import Harness
import Testing

/// What the calls of a modifier of the project's own are called on, which decides of a branch in its body.
@Suite struct CallersTests {
    private static let branch = "if on { hidden() } else { self }"

    private func declaration(_ head: String, _ body: String = branch) -> String {
        "import SwiftUI\n\(head) {\n    \(body)\n} }\n"
    }

    private func run(_ declaration: String, _ rows: String) throws -> (text: String, errors: String) {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/App/Hiding.swift": declaration,
            "Sources/App/Row.swift": "import SwiftUI\n" + rows,
            "Sources/App/Elsewhere.swift":
                "import SwiftUI\nstruct Elsewhere: View { var body: some View { Text(a) } }\n"
                + "struct Erased: View { let any: AnyView; var body: some View { any } }\n",
        ])
        let run = try Command.run(["--explicit", "Sources/App/Hiding.swift"], in: folder)
        return (try folder.text(of: "Sources/App/Hiding.swift"), run.errors)
    }

    private static let head = "extension View { @ViewBuilder func isHidden(_ on: Bool) -> some View"

    @Test func plainViews() throws {
        let rows = """
            struct Row: View {
                var body: some View {
                    Badge(n: 3).isHidden(c); Elsewhere().isHidden(c); HStack { title; if d { Badge(n: 3) } }.isHidden(c)
                    VStack { Text(a).isHidden(c); Image(b).padding().isHidden(!c); HStack { Text(a) }.isHidden(d) }
                    title.isHidden(c)
                }
                var title: some View { c ? AnyView(Text(a)) : AnyView(Lottie(b)) }
                func f(_ label: UILabel) { label.isHidden = true }
            }
            struct Badge: View { let n: Int; var body: some View { Text("\\(n)").padding() } }
            """
        for head in [Self.head, "extension View { @ViewBuilder fileprivate func isHidden(_ on: Bool) -> some View"] {
            let (text, errors) = try run(declaration(head), rows)
            #expect(text == declaration(head, "self.opacity(on ? 0 : 1)"), "\(errors)")
        }
        let none = try run(declaration(Self.head), "")
        #expect(none.text == declaration(Self.head, "self.opacity(on ? 0 : 1)"), "\(none.errors)")
    }

    /// What is no function is none of the modifier's name.
    @Test func propertiesOfOneName() throws {
        let rows = """
            struct Flags { var isHidden = false }
            struct Row: View {
                let flags: Flags
                let model: Model?
                var body: some View {
                    Text(a).isHidden(flags.isHidden); Text(a).isHidden(model?.isHidden ?? false)
                    if other.isHidden { Toggle(a, isOn: $model.isHidden) }
                }
                func f() {
                    other.isHidden.toggle()
                    show(flags.isHidden, !other.isHidden, other.isHidden ? 1 : 2, a == other.isHidden)
                    all.map(\\.isHidden)
                }
            }
            """
        let (text, errors) = try run(declaration(Self.head), rows)
        #expect(text == declaration(Self.head, "self.opacity(on ? 0 : 1)"), "\(errors)")
    }

    /// What has fewer arguments is another.
    @Test func modifiersOfOneName() throws {
        let head = "extension View { @ViewBuilder func hidden(_ on: Bool) -> some View"
        let (text, errors) = try run(declaration(head), "let v = Button(a) { f() }.hidden(); let w = Text(a).hidden(c)")
        #expect(text == declaration(head, "self.opacity(on ? 0 : 1)"), "\(errors)")
    }

    @Test func viewsThatAPageExcludes() throws {
        for (row, reason) in [
            ("let v = Menu {\n Text(a).isHidden(c) }", "Row.swift:3: the item goes away when hidden"),
            ("let v = Button(a) { f() }.isHidden(c)", "Row.swift:2: a control of opacity 0"),
            ("let v = Text(a).isHidden(c).accessibilityLabel(b)", "Row.swift:2: what is set up for accessibility"),
            (
                "struct V: View { var body: some View { x.isHidden(c) }\nvar x: some View { Toggle(a) } }",
                "Row.swift:2: a control"
            ),
            ("extension View { func gone(_ c: Bool) -> some View { isHidden(c) } }", "Row.swift:2: it may be any view"),
            (
                "extension View { func gone(_ c: Bool) -> some View { self.bold().isHidden(c) } }",
                "Row.swift:2: it may be any"
            ),
            ("let v = Text(a).modify { $0.isHidden(c) }", "Row.swift:2: it may be any view"),
            ("let v = Text(a).modify { view in view.bold().isHidden(c) }", "Row.swift:2: it may be any view"),
            ("let v = VStack { Erased(any: a) }.isHidden(c)", "Row.swift:2: what `Erased` holds is out of sight"),
            (
                "struct V<C: View>: View { let content: C; var body: some View { HStack { content }.isHidden(c) } }",
                "Row.swift:2: what `content` holds is out of sight"
            ),
            (
                "struct V: View { var body: some View { VStack { x }.isHidden(c) }\nvar x: some View { Toggle(a) } }",
                "Row.swift:2: a control"
            ),
            (
                "struct V<C: View>: View { let v: C; var body: some View { v.isHidden(c) } }",
                "Row.swift:2: what `v` holds is out of sight"
            ),
            ("func f<V: View>(_ v: V) -> some View { v.isHidden(c) }", "Row.swift:2: what `v` holds is out of sight"),
            ("let f: AnyView; var v: some View { f.isHidden(c) }", "Row.swift:2: what `f` holds is out of sight"),
            ("let f = Text(a).isHidden", "Row.swift:2: it is used without a call there"),
            ("let f = show(row.isHidden)", "Row.swift:2: it is used without a call there"),
            (
                "struct Row: View { let isHidden: Bool; var body: some View { a } }\n"
                    + "func f(_ row: Row) { show(row.isHidden) }", "Row.swift:3: it is used without a call there"
            ),
        ] {
            let (text, errors) = try run(declaration(Self.head), row)
            #expect(text == declaration(Self.head), "\(row)")
            #expect(errors.contains("it is called at \(reason)"), "\(row): \(errors)")
        }
    }

    /// What a page says of the view, or of what follows, counts wherever such a view is in sight.
    @Test func viewsOfOtherModifiers() throws {
        let pad = ("extension View { @ViewBuilder func padded(_ on: Bool) -> some View", "padding()")
        let publicPad = ("extension View { @ViewBuilder public func padded(_ on: Bool) -> some View", "padding()")
        let glow = (
            "extension View { @ViewBuilder func padded(_ on: Bool) -> some View", "shadow(color: .red, radius: 3)"
        )
        for ((head, modifier), row, reason) in [
            (pad, "let v = Spacer().padded(c)", "Row.swift:2: a padded spacer"),
            (publicPad, "let v = Spacer().padded(c)", "Row.swift:2: a padded spacer"),
            (pad, "let v = Text(a).layoutPriority(1).padded(c)", "Row.swift:2: even empty padding"),
            (pad, "extension Spacer { func f() -> some View { padded(c) } }", "Row.swift:2: a padded spacer"),
            (
                pad, "extension View { func card() -> some View { padded(c).bold() } }\nlet v = Spacer().card()",
                "Row.swift:3: a padded spacer"
            ),
            (glow, "let v = Text(a).padded(c).opacity(0.4)", "Row.swift:2: what is applied later"),
            (
                glow, "extension View { func card() -> some View { padded(c) } }\nlet v = Text(a).card().opacity(0.4)",
                "Row.swift:3: what is applied later"
            ),
        ] {
            let declaration = declaration(head, "if on { self.\(modifier) } else { self }")
            let (text, errors) = try run(declaration, row)
            #expect(text == declaration, "\(row)")
            #expect(errors.contains("it is called at \(reason)"), "\(row): \(errors)")
        }
        for row in [
            "let v = Text(a).padded(c).opacity(0.4); let w = HStack { Spacer() }.padded(c)",
            "struct V<C: View>: View { let v: C; var body: some View { v.padded(c) } }",
            "extension View { func card() -> some View { padded(c) } }\nlet v = Text(a).card()",
            "let f = Text(a).padded",
        ] {
            let (text, errors) = try run(declaration(pad.0, "if on { self.padding() } else { self }"), row)
            #expect(text == declaration(pad.0, "self.padding(on ? .all : [])"), "\(row): \(errors)")
        }
    }

    /// A type is one by which it is applied.
    @Test func viewsOfModifierTypes() throws {
        let head = "struct Pad: ViewModifier { let on: Bool; func body(content: Content) -> some View"
        let branch = declaration(head, "if on { content.padding() } else { content }")
        for row in [
            "let v = Spacer().modifier(Pad(on: c))",
            "extension View { func pad() -> some View { modifier(Pad(on: c)) } }\nlet v = Spacer().pad()",
        ] {
            let (text, errors) = try run(branch, row)
            #expect(text == branch, "\(row)")
            #expect(errors.contains(": a padded spacer no longer gives way"), "\(row): \(errors)")
        }
        let (text, errors) = try run(branch, "let v = Text(a).modifier(Pad(on: c)); let w = Pad(on: d)")
        #expect(text == declaration(head, "content.padding(on ? .all : [])"), "\(errors)")
    }

    /// What is left because of a branch that goes is asked about by the next run.
    @Test func aSecondRunMayTakeMore() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "Sources/App/Card.swift": "import SwiftUI\nstruct Card: ViewModifier {\n    var isOn = true\n"
                + "    func body(content: Content) -> some View {\n"
                + "        if isOn { content.padding(3) } else { content }\n    }\n}\n",
            "Sources/App/Row.swift": "import SwiftUI\nlet v = Text(a).if(c) { $0.modifier(Card()) }\n",
        ])
        let note = "1 call is left because of a branch that this run rewrites"
        let first = try Command.run(["--explicit", "Sources"], in: folder)
        #expect(first.errors.contains(note), "\(first.errors)")
        let second = try Command.run(["--explicit", "Sources"], in: folder)
        #expect(!second.errors.contains("that this run rewrites"), "\(second.errors)")
        #expect(
            try folder.text(of: "Sources/App/Row.swift")
                == "import SwiftUI\nlet v = Text(a).modifier(Card(isOn: c))\n", "\(second.errors)")
        let third = try Command.run(["--explicit", "--check", "Sources"], in: folder)
        #expect(third.status == 0, "\(third.errors)")
    }

    /// Of a `public` one, and of what a `ViewModifier` is applied to, not all is in sight.
    @Test func callsOutOfSight() throws {
        for declaration in [
            declaration("extension View { @ViewBuilder public func isHidden(_ on: Bool) -> some View"),
            declaration("public extension View { @ViewBuilder func isHidden(_ on: Bool) -> some View"),
            declaration(
                "struct Hiding: ViewModifier { let on: Bool; func body(content: Content) -> some View",
                "if on { content.hidden() } else { content }"),
        ] {
            let (text, errors) = try run(declaration, "let v = Text(a).isHidden(c)")
            #expect(text == declaration)
            #expect(errors.contains("the view may be any here"), "\(errors)")
        }
    }
}
