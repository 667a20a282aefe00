import Harness
import Testing

/// Lines, comments and spaces of explicit branches.
@Suite struct GoldenExplicitTextTests {
    /// What both say is said once; what one says stays above the view.
    @Test func commentsOfBothSides() {
        func body(_ lines: String) -> String { "@ViewBuilder var v: some View {\n\(lines)\n}" }
        func commented(
            _ before: String, _ after: String?, reasons: [String]? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            var golden = explicit(body(before), after.map(body), sourceLocation: sourceLocation)
            golden.reasons = reasons
            return golden
        }
        let stack = "HStack {\n    // Title\n    Text(a) // so\n}"
        check([
            commented(
                "if c {\n\(stack)\n.opacity(0.5)\n} else {\n\(stack)\n}", "\(stack)\n.opacity(c ? 0.5 : 1)"),
            commented(
                "if c {\n\(stack)\n.opacity(0.5)\n} else {\nHStack {\n    Text(a)\n}\n}",
                "\(stack)\n.opacity(c ? 0.5 : 1)"),
            commented("if c {\n\(stack)\n.opacity(0.5)\n} else {\nHStack {\n    Text(a) // no\n}\n}", nil),
            commented(
                "if c {\n    // Title\n    Text(a).opacity(0.5)\n} else {\n    // Title\n    Text(a)\n}",
                "// Title\nText(a).opacity(c ? 0.5 : 1)"),
            commented(
                "if c {\n    // Dim\n    // while loading\n    Text(a).opacity(0.5)\n} else {\n    Text(a)\n}",
                "// Dim\n// while loading\nText(a).opacity(c ? 0.5 : 1)"),
            commented(
                "if c {\n    Text(a).opacity(0.5)\n} else {\n    // Plain\n    Text(a)\n}",
                "// Plain\nText(a).opacity(c ? 0.5 : 1)"),
            commented("if c {\n    // Dim\n    Text(a).opacity(0.5)\n} else {\n    // Plain\n    Text(a)\n}", nil),
            commented(
                "if c { // Dim\n    Text(a).opacity(0.5)\n} else {\n    Text(a)\n}",
                "// Dim\nText(a).opacity(c ? 0.5 : 1)"),
            commented(
                "if c {\n    Text(a).opacity(0.5) // Dim\n} else {\n    Text(a)\n}",
                "// Dim\nText(a).opacity(c ? 0.5 : 1)"),
            commented(
                "if c {\n    Text(a).opacity(0.5)\n} else {\n    Text(a) // Plain\n}\nText(b) // next",
                "// Plain\nText(a).opacity(c ? 0.5 : 1)\nText(b) // next"),
            commented("if c {\n    Text(a).opacity(0.5) // Dim\n} else {\n    Text(a) // Plain\n}", nil),
            commented("if c {\n    Text(a).opacity(0.5) /* Dim */\n} else {\n    Text(a)\n}", nil),
            commented(
                "if c {\n    // Dim\n    return Text(a).opacity(0.5)\n} else {\n    return Text(a)\n}",
                "// Dim\nreturn Text(a).opacity(c ? 0.5 : 1)"),
            commented(
                "if #available(iOS 18, *) {\n    Text(b)\n} else if c {\n    // Dim\n    Text(a).opacity(0.5)\n} "
                    + "else {\n    Text(a)\n}",
                "if #available(iOS 18, *) {\n    Text(b)\n} else {\n    // Dim\n    Text(a).opacity(c ? 0.5 : 1)\n}"),
        ])
    }

    /// Spaces around a dot stand only where they stood.
    @Test func spaces() {
        check([
            inBody("if c { Text(a) . padding ( 3 ) } else { Text(a) }", "Text(a).padding ( c ? 3 : 0 )"),
            inBody(
                "if c { x . padding(3) . opacity(0.5) } else { x }", "x.padding(c ? 3 : 0) .opacity(c ? 0.5 : 1)"),
            inBody("x.applyIf(c) { $0 . padding(3) }", "x.padding(c ? 3 : 0)"),
        ])
    }

    /// The view is written once, as deep as the `if` was; its comments stay.
    @Test func lines() {
        check([
            explicit(
                """
                struct V: View {
                    var body: some View {
                        VStack {
                            if c {
                                HStack {
                                    Text(a) // first
                                    Text(b)
                                }
                                .padding(8)
                                .opacity(0.5)
                            } else {
                                HStack {
                                    Text(a)
                                    Text(b)
                                }
                            }
                            Text(d)
                        }
                    }
                }
                """,
                """
                struct V: View {
                    var body: some View {
                        VStack {
                            HStack {
                                Text(a) // first
                                Text(b)
                            }
                            .padding(c ? 8 : 0)
                            .opacity(c ? 0.5 : 1)
                            Text(d)
                        }
                    }
                }
                """),
            explicit(
                """
                extension View {
                    func dimmed(_ isDimmed: Bool) -> some View {
                        if isDimmed {
                            return self
                                .opacity(0.5)
                        } else {
                            return self
                        }
                    }
                }
                """,
                """
                extension View {
                    func dimmed(_ isDimmed: Bool) -> some View {
                        return self
                            .opacity(isDimmed ? 0.5 : 1)
                    }
                }
                """),
            explicit(
                """
                struct M: ViewModifier {
                    func body(content: Content) -> some View {
                        if isOn {
                            content
                                .overlay(alignment: .top) {
                                    Badge()
                                }
                        } else {
                            content
                        }
                    }
                }
                """,
                """
                struct M: ViewModifier {
                    func body(content: Content) -> some View {
                        content
                            .overlay(alignment: .top) {
                                if isOn {
                                    Badge()
                                }
                            }
                    }
                }
                """),
        ])
    }
}
