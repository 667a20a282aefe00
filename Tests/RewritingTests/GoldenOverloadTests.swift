import Harness
import Testing

/// Modifiers of which a project declares overloads itself, and values of its own types.
@Suite struct GoldenOverloadTests {
    static let own = """
        import SwiftUI
        enum Spacing { case small }
        extension View {
            func padding(_ size: Spacing) -> some View { padding(size == .small ? 4 : 8) }
            func opacity(of level: Int, _ more: Int = 0) -> some View { opacity(Double(level)) }
        }
        extension Image {
            func frame(width: Spacing) -> some View { frame(width: 1) }
        }
        extension String {
            func opacity(_ x: Spacing) -> String { self }
        }
        """

    @Test(arguments: ["padding(.small)", "padding(gap)", "padding(gap.size)", "padding(8)"])
    func couldBeMeant(link: String) {
        check([
            golden(
                "Text(a).if(c) { $0.\(link) }", nil, context: [Self.own], outcomes: [.left],
                reasons: ["the project declares a `padding` that could take these arguments"])
        ])
    }

    @Test func ofTheSameFile() {
        check([golden(Self.own + "\nlet x = Text(a).if(c) { $0.padding(.small) }", nil, outcomes: [.left])])
    }

    @Test func couldNotBeMeant() {
        check([
            golden(
                "Text(a).if(c) { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)", context: [Self.own]),
            golden("Text(a).if(c) { $0.padding(.top, 8) }", "Text(a).padding(.top, c ? 8 : 0)", context: [Self.own]),
            golden("Text(a).if(c) { $0.padding() }", "Text(a).padding(c ? .all : [])", context: [Self.own]),
            golden("Text(a).if(c) { $0.frame(width: x) }", "Text(a).frame(width: c ? x : nil)", context: [Self.own]),
            golden("Text(a).if(c) { $0.opacity(x) }", "Text(a).opacity(c ? x : 1)", context: [Self.own]),
        ])
    }

    @Test func ofATypeThatNoPageStates() {
        func row(_ type: String) -> String {
            "struct Row: View { let gap: \(type); var body: some View { Text(a).if(c) { $0.padding(gap) } } }"
        }
        for type in ["Spacing", "Spacing?", "Theme.Spacing"] {
            check([golden(row(type), nil, reasons: ["no rule for `padding` with these arguments"])])
        }
        check([
            golden(
                row("CGFloat"),
                "struct Row: View { let gap: CGFloat; var body: some View { Text(a).padding(c ? gap : 0) } }")
        ])
    }

    @Test func gradients() {
        check([
            golden(
                "Text(a).if(c) { $0.background(Gradient(colors: xs)) }",
                "Text(a).background(c ? AnyShapeStyle(Gradient(colors: xs)) : AnyShapeStyle(.clear))",
                outcomes: nil)
        ])
    }
}
