import Harness
import Testing

/// Of several declarations of one name, those count that the code means: its own file's, its own type's.
@Suite struct GoldenSameNameTests {
    /// A call in a view, in a file with some declarations, beside another file.
    private func check(_ members: String, _ own: String, _ other: String, _ value: String, isTotal: Bool) {
        func view(_ call: String) -> String {
            "struct Row: View {\n\(members)\nvar body: some View {\nText(a)\(call)\n}\n}\n\(own)"
        }
        Harness.check(
            before: view(".if(c) { $0.glow(true, like: \(value)) }"),
            after: view(isTotal ? ".glow(c, like: \(value))" : ".glow(c, like: c ? \(value) : Usual())"),
            rules: GoldenTotalityTests.rules, context: [other])
    }

    private static let plain = "enum Metrics { static let gap = 3 }"
    private static let trapping = "enum Metrics { \(traps) }"
    private static let traps = "static var gap: Int { xs[0] }"
    private static let model = "final class Model { var gap: Int { xs[0] } }"
    private static let plainModel = "final class Model { var gap: Int { 3 + 1 } }"

    @Test(arguments: [
        // Kept to the other file.
        (
            "", "private enum Metrics { static var gap: Int { 3 + 1 } }", "private \(trapping)",
            "Metrics.gap"
        ),
        ("", "private \(plain)", trapping, "Metrics.gap"),
        ("", plain, "private extension Metrics { \(traps) }", "Metrics.gap"),
        // In another view.
        (plain, "", "struct Card: View { \(trapping) }", "Metrics.gap"),
        (plain, "", trapping, "Metrics.gap"),
        ("", plain, "struct Card { \(trapping) }", "Metrics.gap"),
        ("", "", "extension Row { \(plain) }; \(trapping)", "Metrics.gap"),
        (
            plain, "",
            "extension Card.Metrics { \(traps) }; struct Card { enum Metrics {} }",
            "Row.Metrics.gap"
        ),
        // The type of a property.
        ("let model: Model; \(plainModel)", "", "struct Card { \(model) }", "model.gap"),
        ("let model = Model(); \(plainModel)", "", "struct Card { \(model) }", "model.gap"),
        ("\(plainModel); var model: Model { Model() }", "", "\(model)", "model.gap"),
        (
            "struct Kind { let n: Int; init(_ n: Int) { self.n = n } }", "",
            "struct Card { struct Kind { init(_ n: Int) { self.n = xs[n] } } }", "Kind(3)"
        ),
        // By way of a body.
        (
            "", "var gap: Int { Metrics.gap }; private \(plain)",
            "private \(trapping)", "gap"
        ),
        ("", "", "private var gap: Int { xs[0] }; extension Row { var space: Int { 3 + 1 } }", "space"),
    ])
    func othersAreNotMeant(_ members: String, _ own: String, _ other: String, _ value: String) {
        check(members, own, other, value, isTotal: true)
    }

    @Test(arguments: [
        (trapping, "", plain, "Metrics.gap"),
        ("", "private \(trapping)", "private \(plain)", "Metrics.gap"),
        ("", "", "extension Row { \(trapping) }; \(plain)", "Metrics.gap"),
        (plain, "", "struct Card { \(trapping) }", "Card.Metrics.gap"),
        ("let model: Model; \(model)", "", "struct Card { \(plainModel) }", "model.gap"),
        ("let model: Card.Model; \(plainModel)", "", "struct Card { \(model) }", "model.gap"),
        // What a body in another file means is meant there.
        (
            "", "private \(plain)",
            "extension Row { var gap: Int { Metrics.gap } }; private \(trapping)", "gap"
        ),
        ("", "", "extension Row { var space: Int { gap } }; private var gap: Int { xs[0] }", "space"),
        (
            "let model: any Model", "",
            "protocol Model { var gap: Int { get } }; private struct A: Model { var gap: Int { xs[0] } }",
            "model.gap"
        ),
    ])
    func theOneThatIsMeantCounts(_ members: String, _ own: String, _ other: String, _ value: String) {
        check(members, own, other, value, isTotal: false)
    }

    @Test(arguments: [
        ("static let isOn = true", "static var isOn = true", true),
        ("static var isOn = true", "static let isOn = true", false),
    ])
    func aFlagOfAnotherTypeOfTheName(_ other: String, _ own: String, isRewritten: Bool) {
        for (nested, kept) in [
            ("struct Card { enum Flags { \(other) } }", "struct Row { enum Flags { \(own) }; VIEW }"),
            ("private enum Flags { \(other) }", "private enum Flags { \(own) }; struct Row { VIEW }"),
        ] {
            func text(_ call: String) -> String { kept.replacing("VIEW", with: "var v: some View { Text(a)\(call) }") }
            Harness.check([
                golden(
                    text(".if(Flags.isOn) { $0.padding(8) }"),
                    isRewritten ? text(".padding(Flags.isOn ? 8 : 0)") : nil, context: [nested],
                    outcomes: [isRewritten ? .rewritten : .constant])
            ])
        }
    }

    /// `Self.Flags`, and a type in a type, are not what the last name alone would mean.
    @Test(arguments: ["Self.Flags.isOn", "Flags.Deep.isOn", "Row.Flags.Deep.isOn"])
    func aFlagBehindOthers(_ flag: String) {
        let flags = "enum Flags { static let isOn = true; enum Deep { static let isOn = true } }\n"
        let own = flags.replacing("static let", with: "static var")
        func text(_ call: String) -> String { "\(flags)struct Row { \(own)var v: some View { Text(a)\(call) } }" }
        Harness.check([golden(text(".if(\(flag)) { $0.padding(8) }"), text(".padding(\(flag) ? 8 : 0)"))])
    }

    /// In the branches of a `#if` it is another, or may be one; and a generic parameter may be any type.
    @Test func aFlagThatIsNoneElsewhere() {
        let flags =
            "enum Flags {\n#if DEBUG\nstatic let isOn = true\n#else\nstatic var isOn: Bool { load() }\n#endif\n}\n"
        func row(_ call: String, _ clause: String = "") -> String {
            "struct Row\(clause) { var v: some View { Text(a)\(call) } }"
        }
        Harness.check([
            golden(
                flags + row(".if(Flags.isOn) { $0.padding(8) }"), flags + row(".padding(Flags.isOn ? 8 : 0)")),
            golden(
                flags.replacing("var isOn: Bool { load() }", with: "let isOn = false")
                    + row(".if(Flags.isOn) { $0.padding(8) }"), nil, outcomes: [.constant]),
            golden(
                row(".if(Flags.isOn) { $0.padding(8) }", "<Flags: Flagged>"),
                row(".padding(Flags.isOn ? 8 : 0)", "<Flags: Flagged>"),
                context: ["enum Flags { static let isOn = true }"]),
        ])
    }

    /// Nothing shows whether what is out of sight changes.
    @Test func aFlagThatIsComputedOutOfSight() {
        let flags =
            "enum Flags {\n#if DEBUG\nstatic let isOn = true\n#else\nstatic var isOn: Bool { Other.isOn }\n#endif\n}\n"
        func row(_ call: String) -> String { flags + "struct Row { var v: some View { Text(a)\(call) } }" }
        Harness.check([golden(row(".if(Flags.isOn) { $0.padding(8) }"), row(".padding(Flags.isOn ? 8 : 0)"))])
    }

    /// A generic parameter is no type of its name.
    @Test func aParameterOfTheName() {
        let others = """
            protocol Sized { var gap: CGFloat { get }; var tint: Color { get } }
            struct Item { var gap: EdgeInsets; var tint: Color { .red } }
            struct Real: Sized { var gap: CGFloat { 3 }; var tint: Color { xs[0] } }
            """
        func row(_ call: String) -> String {
            "struct Row<Item: Sized>: View { let item: Item; var body: some View { Text(a)\(call) } }"
        }
        Harness.check([
            golden(
                row(".if(c) { $0.frame(width: item.gap) }"), row(".frame(width: c ? item.gap : nil)"), context: [others]
            ),
            golden(
                row(".if(c) { $0.border(item.tint, width: 2) }"),
                row(".overlay { if c { Rectangle().strokeBorder(item.tint, lineWidth: 2) } }"), context: [others]),
        ])
    }

    /// What is written with another module's name is that module's.
    @Test func aModifierOfAnotherModule() {
        let own = "struct Glow: ViewModifier { func body(content: Content) -> some View { content.padding(8) } }\n"
        func text(_ call: String) -> String { "import SwiftUI\nimport Kit\n\(own)let v = Text(a)\(call)" }
        Harness.check([golden(text(".if(c) { $0.modifier(Kit.Glow()) }"), nil, outcomes: [.left])])
        func card(_ call: String) -> String {
            own
                + "enum Other { struct Glow {} }\nstruct Card { typealias Glow = Other.Glow; var v: some View { Text(a)\(call) } }"
        }
        Harness.check([golden(card(".if(c) { $0.modifier(Glow()) }"), nil, outcomes: [.left])])
    }

    /// The type of a property is that of which its own type, or one around, has the name.
    @Test func theTypeOfAMember() {
        let other = """
            struct Card: View {
                struct Item { var badge: Badge; var inset: EdgeInsets }
                var body: some View { Text(b) }
            }
            extension Card { final class Model { var badge: some View { Text(b) } } }
            """
        func row(_ call: String, _ members: String = "") -> String {
            "struct Row { let model = Model(); let item: Item; var v: some View { Text(a)\(call) } }\n"
                + "extension Row { final class Model { var badge = Color.red } }\n\(members)"
        }
        Harness.check([
            golden(
                row(".if(c) { $0.background(model.badge) }"), row(".background(c ? model.badge : Color.clear)"),
                context: [other]),
            // The other's type has no such name here.
            golden(
                row(".if(c) { $0.padding(item.inset) }"), row(".padding(c ? item.inset : .init())"),
                context: [other.replacing("EdgeInsets", with: "CGFloat")]),
            golden(
                row(".if(c) { $0.padding(item.inset) }", "extension Row { struct Item { var inset: CGFloat } }"),
                row(".padding(c ? item.inset : 0)", "extension Row { struct Item { var inset: CGFloat } }"),
                context: [other]),
            // A type of a type knows what stands in that.
            golden(
                "struct Row { struct Item { var inset: CGFloat }\n"
                    + "struct Part { let item: Item; var v: some View { Text(a).if(c) { $0.padding(item.inset) } } } }",
                "struct Row { struct Item { var inset: CGFloat }\n"
                    + "struct Part { let item: Item; var v: some View { Text(a).padding(c ? item.inset : 0) } } }"),
        ])
    }

    /// Of several views of a name in one file that one is looked into which stands nearest.
    @Test func aViewInAView() {
        func file(_ first: String, _ second: String) -> String {
            """
            struct Cell: View { var body: some View { Text(a) } }
            struct Row: View {
                struct Cell: View { var body: some View { Text(a).layoutPriority(2) } }
                var body: some View { Cell()\(first) }
            }
            struct Card: View { var body: some View { Cell()\(second) } }

            """
        }
        let call = ".if(c) { $0.frame(width: 3) }"
        Harness.check([
            golden(
                file(call, call), file(call, ".frame(width: c ? 3 : nil)"), outcomes: [.withheld, .rewritten],
                reasons: ["even an empty frame hides a layout priority that is set before it"])
        ])
    }

    /// `Item` is the type that stands in no other, wherever another has one of the name that is not around.
    @Test(arguments: [
        "let item: Item; var v: some View { CALL }",
        "let items: [Item]; var v: some View { ForEach(items) { item in CALL } }",
        "func v(_ item: Item) -> some View { CALL }",
        "func item() -> Item { xs[0] }; var v: some View { let item = item(); return CALL }",
        "let model: Item?; var v: some View { Group { if let item = model { CALL } } }",
        "var v: some View { let item = Item(inset: 3); return CALL }",
    ])
    func aTypeThatStandsInNoOther(_ members: String) {
        func file(_ call: String, _ owner: String) -> String {
            "\(owner) { \(members.replacing("CALL", with: "Text(a)" + call)) }"
        }
        let (call, own) = (".if(c) { $0.padding(item.inset) }", "struct Item { var inset: CGFloat }\n")
        let other = "enum API { struct Item: Codable { var inset: String } }\nstruct Row {}"
        Harness.check([
            golden(
                own + file(call, "struct Row"), own + file(".padding(c ? item.inset : 0)", "struct Row"),
                context: [other]),
            golden(
                file(call, "struct Row"), file(".padding(c ? item.inset : 0)", "struct Row"), context: [own, other]),
            golden(
                "struct Row { struct Item { var inset: EdgeInsets }\n\(file(call, "struct Part"))\n}",
                "struct Row { struct Item { var inset: EdgeInsets }\n"
                    + file(".padding(c ? item.inset : EdgeInsets())", "struct Part") + "\n}", context: [own]),
        ])
    }

    /// What a type conforms to is not what another of its name does.
    @Test func whatATypeIsBesideAnother() {
        let other = "struct Kit { struct Row: Codable { var n: Int }; struct Tint: ShapeStyle {} }"
        let own =
            "struct Row: View { var body: some View { Text(a) } }\nstruct Tint: View { var body: some View { Text(b) } }\n"
        Harness.check([
            golden(
                own + "let v = Row().if(c) { $0.hidden() }", own + "let v = Row().opacity(c ? 0 : 1)",
                context: [other]),
            golden(
                own + "let v = Text(a).if(c) { $0.background(Tint()) }",
                own + "let v = Text(a).background { if c { Tint() } }", context: [other]),
            golden(
                "let v = Text(a).if(c) { $0.background(Kit.Tint()) }", nil, context: [own, other], outcomes: [.left]),
        ])
    }

    /// What stands behind a name that nothing in sight has is none of the project's, nor what a generic parameter or an optional
    /// has.
    @Test(arguments: [
        "let x: Kit.Item; var v: some View { Text(a)CALL(x.tint) }",
        "let x: Gradient.Item; var v: some View { Text(a)CALL(x.tint) }",
        "let xs: [Kit.Item]; var v: some View { ForEach(xs) { x in Text(a)CALL(x.tint) } }",
        "var v: some View { Text(a)CALL(Kit.Item.brand) }",
        "func v<T: Listing>(_ x: T.Item) -> some View { Text(a)CALL(x.tint) }",
        "func v<Item: Tinted>(_ x: Item) -> some View { Text(a)CALL(Item.brand) }",
        "let x: Item?; var v: some View { Text(a)CALL(x.tint) }",
        "typealias Item = Line; var v: some View { Text(a)CALL(Item().tint) }",
        "func v<Item: Tinted>() -> some View { Text(a)CALL(Item().tint) }",
    ])
    func whatIsOutOfSight(_ members: String) {
        let own = "struct Item { var tint: Color; static let brand = Color.red }"
        let code = "import SwiftUI\nimport Kit\nstruct Row { \(members) }".split(separator: "CALL")
        Harness.check([
            golden(
                "\(code[0]).if(c) { $0.background\(code[1].replacing(") }", with: ") } }"))", nil, context: [own],
                outcomes: [.left])
        ])
    }

    /// `Self` is the type around, and what stands in that.
    @Test func membersOfSelf() {
        let own = "struct Item { static let brand = Color.red }"
        func file(_ call: String, _ value: String) -> String {
            """
            enum API {
                struct Item: View {
                    struct Part { static let brand = Badge() }
                    static let brand = Badge()
                    var body: some View { Text(a)\(call.replacing("VALUE", with: value)) }
                }
            }
            struct Badge: View { var body: some View { Text(b) } }
            struct Part { static let brand = Color.red }

            """
        }
        Harness.check(
            ["Self.brand", "Self.Part.brand"].map { value in
                golden(
                    file(".if(c) { $0.background(VALUE) }", value), file(".background { if c { VALUE } }", value),
                    context: [own])
            })
    }

    /// Another name for a type counts where it is declared, and for what conforms to or inherits from that.
    @Test func otherNamesInOtherTypes() {
        let (before, after) = ("Text(a).if(c) { $0.padding(row.inset) }", "Text(a).padding(c ? row.inset : 0)")
        let own =
            "struct Row { var inset: CGFloat }\nprotocol Listing { typealias Row = Line }\nstruct Line { var inset: String }"
        Harness.check([
            golden(
                "struct Card { let row: Row; var v: some View { \(before) } }",
                "struct Card { let row: Row; var v: some View { \(after) } }", context: [own]),
            golden(
                "struct Card: Listing { let row: Row; var v: some View { \(before) } }",
                "struct Card: Listing { let row: Row; var v: some View { \(after.replacing(": 0)", with: ": .init())")) } }",
                context: [own]),
        ])
    }

    /// A view that stands in another type, and one of another module.
    @Test func viewsBehindNames() {
        let own = "enum Chat { struct Pic: View { var body: some View { Text(a) } } }"
        let pic = "struct Pic: View { var body: some View { Text(a) } }"
        Harness.check([
            golden(
                "let v = Text(a).if(c) { $0.overlay(Chat.Pic()) }", "let v = Text(a).overlay { if c { Chat.Pic() } }",
                context: [own]),
            golden("let v = Pic().if(c) { $0.hidden() }", "let v = Pic().opacity(c ? 0 : 1)", context: [pic]),
            golden("import Kit\nlet v = Kit.Pic().if(c) { $0.hidden() }", nil, context: [pic], outcomes: [.withheld]),
        ])
    }

    /// An extension of a type that stands in another knows nothing by its name that stands in that one.
    @Test func anExtensionOfAnInnerType() {
        let other =
            "enum API { struct Item {}; struct Kind { var inset: EdgeInsets } }\nstruct Kind { var inset: CGFloat }"
        func file(_ call: String) -> String {
            "extension API.Item { func v(_ kind: Kind) -> some View { Text(a)\(call) } }"
        }
        Harness.check([
            golden(file(".if(c) { $0.padding(kind.inset) }"), file(".padding(c ? kind.inset : 0)"), context: [other])
        ])
    }

    /// `Color` of `extension Color { enum Brand { … } }` is none that stands in another type.
    @Test func namespacesInAnExtension() {
        let own = "extension Color { enum Brand { static let main = Color(asset: 3) } }"
        let other =
            "final class Asset { typealias Color = UIColor }\nenum Event { struct Color {} }\nenum Kind { enum Brand {} }"
        Harness.check([
            golden(
                "let v = Text(a).if(c) { $0.background(Color.Brand.main) }",
                "let v = Text(a).background(c ? Color.Brand.main : Color.clear)", context: [own, other])
        ])
    }

    /// What another name for a type stands for is what that means where the name is declared.
    @Test func targetsOfOtherNames() {
        let own =
            "struct Row { var inset: EdgeInsets }\nenum API { struct Row { var inset: CGFloat }\ntypealias Line = Row }"
        let (before, after) = ("Text(a).if(c) { $0.padding(row.inset) }", "Text(a).padding(c ? row.inset : 0)")
        Harness.check([
            golden(
                "struct Card { let row: API.Line; var v: some View { \(before) } }",
                "struct Card { let row: API.Line; var v: some View { \(after) } }", context: [own])
        ])
    }

    /// `Kit.Text` of a module out of sight is no `Text`, and `Kit.Color(a)` may be a style.
    @Test func typesOfOtherModules() {
        Harness.check([
            golden("let v = Text(a).if(c) { $0.background(Kit.Color(a)) }", nil, outcomes: [.left]),
            golden("let v = Kit.Text(a).if(c) { $0.foregroundStyle(.red) }", nil, outcomes: [.withheld]),
            golden("let v = VStack { Kit.Text(a) }.if(c) { $0.hidden() }", nil, outcomes: [.withheld]),
            golden(
                "let v = VStack { SwiftUI.Text(a) }.if(c) { $0.hidden() }",
                "let v = VStack { SwiftUI.Text(a) }.opacity(c ? 0 : 1)"),
        ])
    }
}
