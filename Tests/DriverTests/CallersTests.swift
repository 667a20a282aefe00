import Harness
import Testing

/// What the calls of a modifier of the project's own are called on, which decides of a branch in its body.
@Suite struct CallersTests {
    private static let branch = "if on { self.padding() } else { self }"

    private func declaration(_ head: String, _ body: String = branch) -> String {
        "import SwiftUI\n\(head) {\n    \(body)\n} }\n"
    }

    private func run(_ declaration: String, _ rows: String) throws -> (text: String, errors: String) {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/App/Roomy.swift": declaration,
            "Sources/App/Row.swift": "import SwiftUI\n" + rows,
            "Sources/App/Elsewhere.swift":
                "import SwiftUI\nstruct Elsewhere: View { var body: some View { Text(a) } }\n"
                + "struct Erased: View { let any: AnyView; var body: some View { any } }\n",
        ])
        let run = try Command.run(["--explicit", "Sources/App/Roomy.swift"], in: folder)
        return (try folder.text(of: "Sources/App/Roomy.swift"), run.errors)
    }

    private static let head = "extension View { @ViewBuilder func isRoomy(_ on: Bool) -> some View"

    @Test func plainViews() throws {
        let rows = """
            struct Row: View {
                var body: some View {
                    Badge(n: 3).isRoomy(c); Elsewhere().isRoomy(c); HStack { title; if d { Badge(n: 3) } }.isRoomy(c)
                    VStack { Text(a).isRoomy(c); Image(b).padding().isRoomy(!c); HStack { Text(a) }.isRoomy(d) }
                    title.isRoomy(c)
                }
                var title: some View { c ? AnyView(Text(a)) : AnyView(Lottie(b)) }
                func f(_ label: UILabel) { label.isRoomy = true }
            }
            struct Badge: View { let n: Int; var body: some View { Text("\\(n)").padding() } }
            """
        for head in [Self.head, "extension View { @ViewBuilder fileprivate func isRoomy(_ on: Bool) -> some View"] {
            let (text, errors) = try run(declaration(head), rows)
            #expect(text == declaration(head, "self.padding(on ? .all : [])"), "\(errors)")
        }
        let none = try run(declaration(Self.head), "")
        #expect(none.text == declaration(Self.head, "self.padding(on ? .all : [])"), "\(none.errors)")
    }

    /// What is no function is none of the modifier's name.
    @Test func propertiesOfOneName() throws {
        let rows = """
            struct Flags { var isRoomy = false }
            struct Row: View {
                let flags: Flags
                let model: Model?
                var body: some View {
                    Text(a).isRoomy(flags.isRoomy); Text(a).isRoomy(model?.isRoomy ?? false)
                    if other.isRoomy { Toggle(a, isOn: $model.isRoomy) }
                }
                func f() {
                    other.isRoomy.toggle()
                    show(flags.isRoomy, !other.isRoomy, other.isRoomy ? 1 : 2, a == other.isRoomy)
                    all.map(\\.isRoomy)
                }
            }
            """
        let (text, errors) = try run(declaration(Self.head), rows)
        #expect(text == declaration(Self.head, "self.padding(on ? .all : [])"), "\(errors)")
    }

    /// What has fewer arguments is another.
    @Test func modifiersOfOneName() throws {
        let head = "extension View { @ViewBuilder func roomy(_ on: Bool) -> some View"
        let (text, errors) = try run(declaration(head), "let v = Spacer().roomy(); let w = Text(a).roomy(c)")
        #expect(text == declaration(head, "self.padding(on ? .all : [])"), "\(errors)")
    }

    /// What a page says of the view, or of what follows, counts wherever such a view is in sight.
    @Test func viewsOfOtherModifiers() throws {
        let pad = ("extension View { @ViewBuilder func padded(_ on: Bool) -> some View", "padding()")
        let publicPad = ("extension View { @ViewBuilder public func padded(_ on: Bool) -> some View", "padding()")
        let glow = (
            "extension View { @ViewBuilder func padded(_ on: Bool) -> some View", "shadow(color: .red, radius: 3)"
        )
        let bleed = (pad.0, "ignoresSafeArea(edges: .top)")
        for ((head, modifier), row, reason) in [
            (pad, "let v = Spacer().padded(c)", "Row.swift:2: a padded spacer"),
            (publicPad, "let v = Spacer().padded(c)", "Row.swift:2: a padded spacer"),
            (pad, "let v = Text(a).layoutPriority(1).padded(c)", "Row.swift:2: even empty padding"),
            (pad, "let v = Text(a).if(d) { $0.layoutPriority(1) }.padded(c)", "Row.swift:2: even empty padding"),
            (
                pad, "struct V: View { var body: some View { x.padded(c) }\nvar x: some View { Spacer() } }",
                "Row.swift:2: a padded spacer"
            ),
            (
                pad, "struct V: View { var body: some View { Group { x }.padded(c) }\nvar x: some View { Spacer() } }",
                "Row.swift:2: a padded spacer"
            ),
            (bleed, "let v = HStack {\n v.padded(c) }", "Row.swift:3: the stack no longer finds"),
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

    /// What a page asks to see of the view it does not see in a modifier, whatever that is called on.
    @Test func whatMustBeInSight() throws {
        for declaration in [
            declaration(
                "extension View { @ViewBuilder func isGone(_ on: Bool) -> some View", "if on { hidden() } else { self }"
            ),
            declaration(
                "struct Gone: ViewModifier { let on: Bool; func body(content: Content) -> some View",
                "if on { content.hidden() } else { content }"),
        ] {
            let (text, errors) = try run(
                declaration, "let v = Text(a).isGone(c); let w = Text(a).modifier(Gone(on: c))")
            #expect(text == declaration)
            #expect(errors.contains("a control of opacity 0, which the view may be or hold"), "\(errors)")
        }
    }
}
