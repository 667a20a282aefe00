import Harness
import RuleModel
import Testing

/// What a value has, and is, by the types that its own inherits, and conforms to.
@Suite struct GoldenInheritedMemberTests {
    private let types = """
        class Base { var tint: Color = .red; var inset = EdgeInsets() }
        class Model: Base { var step = 3 }
        protocol Themed { var paint: Color { get } }
        extension Themed { var brand: Color { .red } }
        struct Theme: Themed { var paint: Color }
        let tint = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        """

    private func file(_ members: String, _ call: String, in type: String = "struct V: View") -> String {
        "\(type) { \(members); var body: some View { Text(a)\(call) } }"
    }

    private func background(_ members: String, _ value: String, in type: String = "struct V: View") -> Golden {
        golden(
            file(members, ".if(c) { $0.background(\(value)) }", in: type),
            file(members, ".background(c ? \(value) : Color.clear)", in: type), context: [types])
    }

    @Test func ofASuperclassAndOfProtocols() {
        check([
            background("let model: Model", "model.tint"),
            background("let theme: Theme", "theme.brand"),
            background("let theme: any Themed", "theme.paint"),
            background("let theme: some Themed", "theme.brand"),
            background("let theme: Themed", "theme.brand"),
            background("let theme: T", "theme.brand", in: "struct V<T: Themed>: View"),
            background("var paint: Color { .red }", "brand", in: "struct V: View, Themed"),
            // Not the global one.
            background("var step: Int { 3 }", "tint", in: "final class V: Base"),
            background("var step: Int { 3 }", "self.tint", in: "final class V: Base"),
        ])
    }

    /// A view by a protocol of the project's.
    @Test func viewsByAProtocol() {
        let types = """
            protocol CardLike: View {}
            struct Card: CardLike { var body: some View { Text(a) } }
            extension Scene { func when(_ c: Bool, apply: (Self) -> some Scene) -> some Scene { if c { apply(self) } else { self } } }
            """
        check([
            golden(
                "let v = Text(a).if(c) { $0.background(Card()) }", "let v = Text(a).background { if c { Card() } }",
                context: [types]),
            golden(
                "let v = Card().padding().when(c) { $0.padding(3) }", "let v = Card().padding().padding(c ? 3 : 0)",
                context: [types]),
        ])
    }

    /// What is generic, or left open, where it is declared is unknown.
    @Test func ofGenericTypes() {
        let types = """
            class Box<T> { var value: T }
            protocol Styled { associatedtype Look; var look: Look { get } }
            extension Styled { var worn: Look { look } }
            struct Look { var tint: Color { .red } }
            """
        let rooms = [
            ("final class V<T: ShapeStyle>: Box<Int>", "value"), ("struct V: View, Styled", "worn.tint"),
        ]
        check(
            rooms.map { type, value in
                golden(
                    file("var step: Int { 3 }", ".if(c) { $0.background(\(value)) }", in: type), nil, context: [types],
                    outcomes: [.left])
            })
    }

    /// A member of a generic type is of what that is applied to, and another name for a type means what it does where it stands.
    @Test func ofWhatIsWrittenBehindAType() {
        let types = """
            struct Box<T> { var value: T }
            struct User { typealias ID = UUID; let id: ID; typealias Gap = CGFloat; let gap: Gap }
            struct Post { typealias ID = Int; let id: ID; typealias Gap = EdgeInsets; let gap: Gap }
            """
        func padding(_ members: String, _ value: String, _ zero: String) -> Golden {
            golden(
                file(members, ".if(c) { $0.padding(\(value)) }"), file(members, ".padding(c ? \(value) : \(zero))"),
                context: [types])
        }
        check([
            padding("let box: Box<CGFloat>", "box.value", "0"),
            padding("let box: Box<EdgeInsets>", "box.value", "EdgeInsets()"),
            padding("let user: User", "user.gap", "0"),
            padding("let post: Post", "post.gap", "EdgeInsets()"),
            golden(
                file("let user: User; let post: Post", ".ifElse(c) { $0.id(user.id) } else: { $0.id(post.id) }"), nil,
                context: [types], outcomes: [.branch]),
            golden(
                file(
                    "let a: Box<Color>; let b: Box<LinearGradient>",
                    ".ifElse(c) { $0.foregroundStyle(a.value) } else: { $0.foregroundStyle(b.value) }"),
                file(
                    "let a: Box<Color>; let b: Box<LinearGradient>",
                    ".foregroundStyle(c ? AnyShapeStyle(a.value) : AnyShapeStyle(b.value))"), context: [types]),
        ])
    }
}
