import Harness
import Rewriting
import Testing

/// What a page says to do nothing as it is called.
@Suite struct GoldenIdleTests {
    private static let dim = """
        import SwiftUI
        struct Dim: ViewModifier { var amount = 0.5; func body(content: Content) -> some View { content.opacity(amount) } }
        """

    /// A side that only does nothing is one that applies nothing.
    @Test func sides() {
        check([
            inBody("if c { x.padding(8).modifier(EmptyModifier()) } else { x }", "x.padding(c ? 8 : 0)"),
            inBody("if c { x.modifier( EmptyModifier( ) ) } else { x.padding(8) }", "x.padding(c ? 0 : 8)"),
            inBody(
                "if c { x.padding(8).modifier(EmptyModifier()).opacity(0.5) } else { x.modifier(EmptyModifier()) }",
                "x.padding(c ? 8 : 0).opacity(c ? 0.5 : 1)"),
            inBody(
                "if c { x.padding(8) } else if d { x.opacity(0.5) } else { x.modifier(EmptyModifier()) }",
                "x.padding(c ? 8 : 0).opacity(!c && d ? 0.5 : 1)"),
            explicit(
                "struct V: View { var body: some View { if c { x.modifier(Dim(amount: 0.2)) } else { x.modifier(EmptyModifier()) } } }",
                "struct V: View { var body: some View { x.modifier(Dim(amount: c ? 0.2 : 1)) } }", context: [Self.dim]),
            explicit(
                "extension View { @ViewBuilder func f(_ c: Bool) -> some View { if c { padding(8) } else { modifier(EmptyModifier()) } } }",
                "extension View { @ViewBuilder func f(_ c: Bool) -> some View { padding(c ? 8 : 0) } }"),
            explicit(
                """
                @ViewBuilder var v: some View {
                    if c {
                        Text(a)
                            .padding(8)
                            .modifier(EmptyModifier())
                            // Dim
                            .opacity(0.5)
                    } else {
                        Text(a)
                            .modifier(EmptyModifier())
                    }
                }
                """,
                """
                @ViewBuilder var v: some View {
                    Text(a)
                        .padding(c ? 8 : 0)
                        // Dim
                        .opacity(c ? 0.5 : 1)
                }
                """),
        ])
    }

    /// A link of a closure is left out.
    @Test func closures() {
        check([
            golden("x.if(c) { $0.padding(8).modifier(EmptyModifier()) }", "x.padding(c ? 8 : 0)"),
            golden(
                "x.if(c) { $0.modifier(EmptyModifier()).padding(8).modifier(EmptyModifier()).opacity(0.5) }",
                "x.padding(c ? 8 : 0).opacity(c ? 0.5 : 1)"),
            golden("x.if(c) { $0.padding(8) } else: { $0.modifier(EmptyModifier()) }", "x.padding(c ? 8 : 0)"),
            golden("x.if(c) { $0.modifier(EmptyModifier()) }", "x"),
            golden(
                "x\n    .if(c) {\n        $0\n            .padding(8)\n            // Nothing\n            .modifier(EmptyModifier())\n            .opacity(0.5)\n    }",
                "x\n    .padding(c ? 8 : 0)\n    // Nothing\n    .opacity(c ? 0.5 : 1)"),
        ])
    }

    /// Nothing is known of what a project calls so, nor of what holds more.
    @Test func others() {
        let own = [
            "import SwiftUI\nstruct EmptyModifier: ViewModifier { func body(content: Content) -> some View { content.blur(radius: 9) } }"
        ]
        let taker = ["import SwiftUI\nextension View { func modifier(_ m: EmptyModifier) -> some View { hidden() } }"]
        check([
            golden("x.if(c) { $0.padding(8).modifier(EmptyModifier()) }", nil, context: own, outcomes: [.left]),
            golden("x.if(c) { $0.padding(8).modifier(EmptyModifier()) }", nil, context: taker, outcomes: [.left]),
            explicit(
                "struct V: View { var body: some View { if c { x.padding(8) } else { x.modifier(EmptyModifier()) } } }",
                nil, context: own, outcomes: []),
            explicit(
                "struct V: View { var body: some View { if c { x.padding(8) } else { x.modifier(EmptyModifier()) } } }",
                nil, context: taker, outcomes: []),
            golden("x.if(c) { $0.padding(8).modifier(EmptyModifier.identity) }", nil, outcomes: [.left]),
            golden("x.if(c) { $0.padding(8).ui.modifier(EmptyModifier()) }", nil),
            inBody("if c { x.padding(8) } else { x.modifier(/* none */ EmptyModifier()) }", nil, outcomes: []),
        ])
    }
}
