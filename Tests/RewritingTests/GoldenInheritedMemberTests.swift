import Harness
import RuleModel
import Testing

/// What a value has of the types that its own inherits, and conforms to.
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
}
