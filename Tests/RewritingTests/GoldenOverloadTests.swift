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

    @Test func couldBeMeant() async {
        await check(each: ["padding(.small)", "padding(gap)", "padding(gap.size)", "padding(8)"]) { link in
            check([
                golden(
                    "Text(a).if(c) { $0.\(link) }", nil, context: [Self.own], outcomes: [.left],
                    reasons: [
                        "an overload of `padding` that the project declares could take these arguments (Context0.swift:4)"
                    ])
            ])
        }
    }

    @Test func ofTheSameFile() {
        check([golden(Self.own + "\nlet x = Text(a).if(c) { $0.padding(.small) }", nil, outcomes: [.left])])
    }

    static let toolbar = """
        import SwiftUI
        struct Toolbar: View {
            var body: some View { Text("x") }
            func opacity(_ level: Double) -> Toolbar { self }
        }
        protocol Card: View {
            func disabled(_ isOff: Bool) -> Self
        }
        """

    @Test func isAMemberOfAType() {
        check([
            golden(
                "Toolbar().if(c) { $0.opacity(0.3) }", nil, context: [Self.toolbar], outcomes: [.left],
                reasons: [
                    "an overload of `opacity` that the project declares could take these arguments (Context0.swift:4)"
                ]),
            golden("bar.if(c) { $0.opacity(0.3) }", nil, context: [Self.toolbar], outcomes: [.left]),
            golden("Text(a).if(c) { $0.disabled(true) }", nil, context: [Self.toolbar], outcomes: [.left]),
            golden("Text(a).if(c) { $0.opacity(0.3) }", "Text(a).opacity(c ? 0.3 : 1)", context: [Self.toolbar]),
        ])
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

    /// What a form adds must mean what SwiftUI calls so.
    @Test func typeOfTheProject() {
        let own = "typealias DynamicTypeSize = String\nstruct Color {}\nenum Theme { struct AnyShapeStyle {} }"
        check([
            golden(
                "Text(a).if(c) { $0.dynamicTypeSize(.small ... .large) }", nil, context: [own], outcomes: [.left],
                reasons: [
                    "its form needs SwiftUI's `DynamicTypeSize`, and the project declares a type of that name"
                ]),
            golden("Text(a).if(c) { $0.background(.red) }", "Text(a).background(c ? .red : .clear)", context: [own]),
            golden("Text(a).if(c) { $0.opacity(0.3) }", "Text(a).opacity(c ? 0.3 : 1)", context: [own]),
            golden(
                "Text(a).if(c) { $0.background(.bar) }",
                "Text(a).background(c ? AnyShapeStyle(.bar) : AnyShapeStyle(.clear))", context: [own]),
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
