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
            commented(
                "if c {\n    Text(a).opacity(0.5) /* Dim */\n} else {\n    Text(a)\n}",
                "Text(a).opacity(c ? 0.5 : 1) /* Dim */"),
            commented(
                "if c {\n    // Dim\n    return Text(a).opacity(0.5)\n} else {\n    return Text(a)\n}",
                "// Dim\nreturn Text(a).opacity(c ? 0.5 : 1)"),
            commented(
                "if #available(iOS 18, *) {\n    Text(b)\n} else if c {\n    // Dim\n    Text(a).opacity(0.5)\n} "
                    + "else {\n    Text(a)\n}",
                "if #available(iOS 18, *) {\n    Text(b)\n} else {\n    // Dim\n    Text(a).opacity(c ? 0.5 : 1)\n}"),
        ])
    }

    /// What is said above a modifier stays above it; what both sides say of one is said once.
    @Test func commentsBetweenModifiers() {
        func sides(_ one: String, _ other: String, _ after: String?) -> Golden {
            func body(_ lines: String) -> String { "@ViewBuilder var v: some View {\n\(lines)\n}" }
            return explicit(
                body("if c {\nText(a)\n\(one)\n} else {\nText(a)\n\(other)\n}"), after.map { body("Text(a)\n\($0)") },
                outcomes: after == nil ? [] : [.rewritten])
        }
        check([
            sides(
                "    // Alarm\n    .foregroundColor(.red)", "    .foregroundColor(.blue)",
                "    // Alarm\n    .foregroundColor(c ? .red : .blue)"),
            sides(
                "    .foregroundColor(.red)", "    // Calm\n    .foregroundColor(.blue)",
                "    // Calm\n    .foregroundColor(c ? .red : .blue)"),
            sides(
                "    // Alarm\n    .foregroundColor(.red)", "    // Calm\n    // as ever\n    .foregroundColor(.blue)",
                "    // Alarm\n    // Calm\n    // as ever\n    .foregroundColor(c ? .red : .blue)"),
            sides(
                "    // Tint\n    .foregroundColor(.red)", "    // Tint\n    .foregroundColor(.blue)",
                "    // Tint\n    .foregroundColor(c ? .red : .blue)"),
            sides(
                "    .opacity(0.5)\n    // Alarm\n    .foregroundColor(.red)",
                "    .opacity(0.2) // dim\n    .foregroundColor(.blue)", nil),
            sides(
                "    .opacity(0.5) // dim\n    // Alarm\n    .foregroundColor(.red)",
                "    .opacity(0.2)\n    // Calm\n    .foregroundColor(.blue)",
                "    .opacity(c ? 0.5 : 0.2) // dim\n    // Alarm\n    // Calm\n    .foregroundColor(c ? .red : .blue)"),
            // Of what one side alone has, too.
            sides(
                "    // Dim\n    .opacity(0.5)\n    // Room\n    .padding(8)", "",
                "    // Dim\n    .opacity(c ? 0.5 : 1)\n    // Room\n    .padding(c ? 8 : 0)"),
            sides(
                "    // Dim\n    .opacity(0.5)", "    // Room\n    .padding(8)",
                "    // Dim\n    .opacity(c ? 0.5 : 1)\n    // Room\n    .padding(c ? 0 : 8)"),
            sides(
                "    // Room\n    .padding(8)\n    // Alarm\n    .foregroundColor(.red)",
                "    // Calm\n    .foregroundColor(.blue)",
                "    // Room\n    .padding(c ? 8 : 0)\n    // Alarm\n    // Calm\n    .foregroundColor(c ? .red : .blue)"
            ),
            // What is said behind a modifier has no place where another one comes between.
            sides(
                "    .padding(8) // Room\n    .foregroundColor(.red)",
                "    .opacity(0.5)\n    .foregroundColor(.blue)", nil),
            // Nor has what is said behind the view.
            explicit(
                "@ViewBuilder var v: some View {\nif c {\nText(a) // Title\n    .opacity(0.5)\n} else {\nText(a)\n}\n}",
                nil),
            explicit(
                "@ViewBuilder var v: some View {\nif c {\nText(a)/* Dim */.opacity(0.5)\n} else {\nText(a)\n}\n}",
                nil),
        ])
    }

    /// What is said behind the last modifier of a side, where it does not end its line.
    @Test func commentsBehindTheLastModifier() {
        func kept(_ sides: String) -> Golden { inBody(sides, nil, outcomes: []) }
        check([
            inBody("if c { a.padding(8) /* big */ } else { a }", "a.padding(c ? 8 : 0) /* big */"),
            inBody("if c { a } else { a.padding(8) /* big */ }", "a.padding(c ? 0 : 8) /* big */"),
            inBody(
                "VStack { if c { Text(a).bold() /* x */ } else { Text(a) } }", "VStack { Text(a).bold(c) /* x */ }",
                allowed: [.assumed]),
            inBody("if c { a.padding(8) /* one */ } else { a.padding(4) }", "a.padding(c ? 8 : 4) /* one */"),
            kept("if c { a.padding(8) /* big */ } else { a.padding(4) /* small */ }"),
            kept("if c { a.padding(8) } else { a /* plain */ }"),
            kept("if c { a.padding(8) } /* between */ else { a }"),
            kept("if c { a /* first */ .padding(8) } else { a }"),
        ])
    }

    /// What is said above a modifier of more than two sides, and beside an implicit `self`.
    @Test func commentsBetweenModifiersOfSeveral() {
        check([
            explicit(
                """
                @ViewBuilder var v: some View {
                    if a {
                        Text(t)
                            // Room
                            .padding(8)
                    } else if b {
                        Text(t)
                            // Dim
                            .opacity(0.5)
                    } else {
                        Text(t)
                    }
                }
                """,
                """
                @ViewBuilder var v: some View {
                    Text(t)
                        // Room
                        .padding(a ? 8 : 0)
                        // Dim
                        .opacity(!a && b ? 0.5 : 1)
                }
                """),
            explicit(
                """
                extension View {
                    @ViewBuilder func dimmed(_ on: Bool) -> some View {
                        if on {
                            opacity(0.5)
                                // Room
                                .padding(8)
                        } else {
                            self
                        }
                    }
                }
                """,
                """
                extension View {
                    @ViewBuilder func dimmed(_ on: Bool) -> some View {
                        self
                            .opacity(on ? 0.5 : 1)
                            // Room
                            .padding(on ? 8 : 0)
                    }
                }
                """),
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
