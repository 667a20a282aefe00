import Harness
import RuleModel
import Semantics
import Syntax
import Testing

/// What is read of the body of an own modifier.
@Suite struct ModifierBodyTests {
    /// The shape of a function's body: `padding opacity`, `branch: if…`, or what stands in the way.
    private func shape(_ function: FunctionDeclaration) -> String {
        let file = function.file
        return switch function.modifierBody {
        case .chain(let links): links.map(\.name).joined(separator: " ")
        case .branch(let node): "branch: \(file.firstWord(of: node))"
        case .other(let obstacle, _): "\(obstacle)"
        }
    }

    private func shapeOfFunction(_ text: String) throws -> String {
        let file = SourceFile(parsing: Array("extension View { \(text) }".utf8))
        return shape(try #require(file.soleFunction))
    }

    private func shapeOfBody(_ text: String) throws -> String {
        let file = SourceFile(parsing: Array("struct Card: ViewModifier { \(text) }".utf8))
        return shape(try #require(file.soleType?.modifierBody))
    }

    @Test(
        arguments: [
            "{ self.padding().opacity(1) }", "{ padding().opacity(1) }", "{ return padding().opacity(1) }",
            "{ (self.padding()).opacity(1) }", "{ Group { padding().opacity(1) } }",
            "{ AnyView(self.padding().opacity(1)) }", "{ SwiftUI.Group { return padding().opacity(1) } }",
            "{ // tight\n self\n .padding()\n .opacity(1) }",
        ].map { "func card() -> some View " + $0 } + [
            "/// A card.\n@ViewBuilder private func card<S: Shape>(in shape: S) -> some View where S: Hashable { padding().opacity(1) }",
            "public func card() -> ModifiedContent<Self, Card> { padding().opacity(1) }",
        ])
    func oneChain(_ text: String) throws {
        #expect(try shapeOfFunction(text) == "padding opacity")
    }

    @Test(
        arguments: [
            ("{ if isOn { padding() } else { self } }", "branch: if"),
            ("{ return if isOn { padding() } else { self } }", "branch: if"),
            ("{ Group { if isOn { padding() } } }", "branch: if"),
            ("{ switch style { case .plain: self default: padding() } }", "branch: switch"),
            ("{ isOn ? AnyView(padding()) : AnyView(self) }", "branch: isOn"),
            ("{ if #available(iOS 26, *) { glass() } else { self } }", "availability"),
            ("{\n#if os(iOS)\npadding()\n#else\nself\n#endif\n}", "compilation"),
            ("{ self.padding()\n#if os(iOS)\n.opacity(1)\n#endif\n}", "compilation"),
            ("{ let inset = gap * 2; return padding(inset) }", "statements"),
            ("{ padding(); opacity(1) }", "statements"), ("{ }", "statements"), ("", "noBody"),
            ("{ VStack { self } }", "wraps(\"VStack\")"), ("{ Card(content: self).padding() }", "wraps(\"Card\")"),
            ("{ self }", "noChain(\"self\")"), ("{ theme.decorated(self) }", "noChain(\"theme\")"),
        ])
    func anythingElse(_ body: String, _ shape: String) throws {
        #expect(try shapeOfFunction("func card() -> some View " + body) == shape)
    }

    @Test func bodyOfViewModifier() throws {
        for (body, shape) in [
            ("func body(content: Content) -> some View { content.padding().opacity(1) }", "padding opacity"),
            ("func body(content view: Content) -> some View { view.padding().opacity(1) }", "padding opacity"),
            (
                "let a: Int; @ViewBuilder func body(content: Content) -> some View { return content.padding() }",
                "padding"
            ),
            (
                "func body(content: Content) -> some View { if isOn { content.padding() } else { content } }",
                "branch: if"
            ),
            ("func body(content: Content) -> some View { ZStack { content; badge } }", "wraps(\"ZStack\")"),
            // What is no view modifier's is not its own.
            ("func body(content: Content) -> some View { frame() }", "wraps(\"frame\")"),
        ] {
            #expect(try shapeOfBody(body) == shape, "\(body)")
        }
    }

    @Test func sightings() throws {
        let text = """
            import SwiftUI

            extension View {
                /// A card.
                @ViewBuilder
                func card(_ isOn: Bool) -> some View {
                    if isOn { padding() } else { self }
                }

                func count() -> Int { 3 }
            }

            private struct Shimmer: ViewModifier {
                let isOn: Bool

                func body(content: Content) -> some View {
                    if isOn { content.padding() } else { content }
                }
            }
            """
        let index = ProjectIndex(
            rules: .builtin, declarations: [Declarations(of: SourceFile(parsing: Array(text.utf8)), path: "Card.swift")]
        )
        let card = try #require(index.modifiers.declared("card").first { _ in true })
        #expect(card.sighting.shown == "Card.swift:6")
        let source = try #require(card.source)
        let file = source.file
        guard case .branch(let node) = file.soleFunction?.modifierBody else {
            Issue.record("no branch")
            return
        }
        #expect(source.sighting(of: node, in: file).shown == "Card.swift:7")
        #expect(index.modifiers.declared("count").first { _ in true }?.source == nil)

        let shimmer = try #require(index.modifiers.viewModifier(named: "Shimmer", from: "Card.swift"))
        #expect(shimmer.sighting.shown == "Card.swift:13")
        let type = shimmer.source.file
        guard case .branch(let node) = type.soleType?.modifierBody?.modifierBody else {
            Issue.record("no branch")
            return
        }
        #expect(shimmer.source.sighting(of: node, in: type).shown == "Card.swift:17")
    }
}
