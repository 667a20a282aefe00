import Harness
import Rewriting
import RuleModel
import Testing

/// An `if` and its `else` that apply modifiers to one view.
@Suite struct GoldenExplicitTests {
    private func explicit(
        _ before: String, _ after: String?, allowed: Set<Level> = [], context: [String] = [],
        outcomes: [Outcome]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        var golden = golden(
            before, after, allowed: allowed, context: context, outcomes: outcomes, sourceLocation: sourceLocation)
        golden.isExplicit = true
        return golden
    }

    /// As one line of a body.
    private func inBody(
        _ before: String, _ after: String?, allowed: Set<Level> = [], outcomes: [Outcome]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        explicit(
            "struct V: View { var body: some View { \(before) } }",
            after.map { "struct V: View { var body: some View { \($0) } }" }, allowed: allowed, outcomes: outcomes,
            sourceLocation: sourceLocation)
    }

    @Test func oneSideHasMore() {
        check([
            inBody("if c { Text(a).opacity(0.5) } else { Text(a) }", "Text(a).opacity(c ? 0.5 : 1)"),
            inBody("if c { Text(a) } else { Text(a).padding(8) }", "Text(a).padding(c ? 0 : 8)"),
            inBody(
                "if c { Text(a).padding().blur(radius: 3) } else { Text(a).padding() }",
                "Text(a).padding().blur(radius: c ? 3 : 0)"),
            inBody("if !c { x.disabled(true) } else { x }", "x.disabled(!c)"),
            inBody(
                "if a && b { x.opacity(0.5).padding(8) } else { x }",
                "x.opacity(a && b ? 0.5 : 1).padding(a && b ? 8 : 0)"),
            // The modifiers that both have are the view's.
            inBody("if c { x.a(1).b { y }.padding(3) } else { x.a(1).b { y } }", "x.a(1).b { y }.padding(c ? 3 : 0)"),
            inBody("if c { x.font(.title) } else { x }", nil, outcomes: [.withheld]),
            inBody("if c { x.font(.title) } else { x }", "x.font(c ? .title : nil)", allowed: [.assumed]),
        ])
    }

    @Test func bothSides() {
        check([
            inBody("if c { x.padding(8) } else { x.padding(4) }", "x.padding(c ? 8 : 4)"),
            inBody("if c { x.tag(1) } else { x.tag(2) }", "x.tag(c ? 1 : 2)"),
            inBody("if c { x.overlay { A() } } else { x.overlay { B() } }", "x.overlay { if c { A() } else { B() } }"),
            inBody("if c { x.opacity(0.5) } else { x.padding(8) }", "x.opacity(c ? 0.5 : 1).padding(c ? 0 : 8)"),
        ])
    }

    /// A form on an implicit `self` may mean an overload that the project declares, as one on `self` may.
    @Test func ownOverloadsOnAnImplicitSelf() {
        func own(_ branch: String, _ after: String?, beside other: String = "") -> Golden {
            func text(_ body: String) -> String {
                "extension View { \(other)\n@ViewBuilder func wide(_ on: Bool) -> some View { \(body) } }"
            }
            return explicit(text("if on { \(branch) } else { self }"), after.map(text), allowed: Set(Level.allCases))
        }
        let padding = "func padding(_ edges: Edge.Set) -> some View { frame(width: 3) }"
        let border = "func border(_ color: Color, width: CGFloat) -> some View { overlay(Ring(color, width)) }"
        check([
            own("padding()", "self.padding(on ? .all : [])"),
            own("padding()", nil, beside: padding), own("self.padding()", nil, beside: padding),
            own(
                "border(Color.red)", "self.overlay { if on { Rectangle().strokeBorder(Color.red) } }", beside: border),
            explicit(
                "extension View { @ViewBuilder func italic(_ on: Bool) -> some View { if on { italic() } else { self } } }",
                nil, allowed: Set(Level.allCases)),
        ])
    }

    /// What `hidden` must know of its view is known where that is, and not in a modifier.
    @Test func viewsThatMayBeAny() {
        func hiding(_ head: String, _ view: String, _ tail: String = "") -> Golden {
            explicit(
                "\(head) { if c { \(view).hidden() } else { \(view) } }\(tail)", nil,
                outcomes: [.withheld])
        }
        check([
            hiding("extension View { @ViewBuilder func isHidden(_ c: Bool) -> some View", "self", " }"),
            hiding("struct M: ViewModifier { let c: Bool; func body(content: Content) -> some View", "content", " }"),
            inBody("if c { Text(a).hidden() } else { Text(a) }", "Text(a).opacity(c ? 0 : 1)"),
            explicit(
                "extension View { func isHidden(_ c: Bool) -> some View { self.if(c) { $0.hidden() } } }", nil,
                outcomes: [.withheld]),
        ])
    }

    /// What `self` is, written or not, is what the extension is one of.
    @Test func viewsOfAnExtension() {
        func inExtension(_ type: String, _ on: String, _ after: String? = nil, _ reason: String? = nil) -> Golden {
            func source(_ body: String) -> String {
                "extension \(type) { @ViewBuilder func f(_ c: Bool) -> some View { \(body) } }"
            }
            var golden = explicit(source("if c { \(on) } else { self }"), after.map(source))
            golden.reasons = reason.map { [$0] }
            return golden
        }
        let focus = "a control of opacity 0 can still hold the focus and be reached by the keyboard"
        let padded = "a padded spacer no longer gives way to its neighbours"
        check([
            inExtension("TextField", "hidden()", nil, focus), inExtension("Button", "self.hidden()", nil, focus),
            inExtension("Menu", "hidden()", nil, focus), inExtension("Toggle", "self.hidden()", nil, focus),
            inExtension("Spacer", "padding()", nil, padded), inExtension("Spacer", "self.padding(3)", nil, padded),
            inExtension("View where Self == Spacer", "self.padding(3)", nil, padded),
            inExtension("Image", "hidden()", "self.opacity(c ? 0 : 1)"),
            inExtension("Text", "self.padding(3)", "self.padding(c ? 3 : 0)"),
            inExtension("View", "self.padding(3)", "self.padding(c ? 3 : 0)"),
            inExtension(
                "View", "self.opacity(0.3).padding()", "self.opacity(c ? 0.3 : 1).padding(c ? .all : [])"),
            explicit(
                "struct Field: View { var body: some View { TextField(a, text: $t) }\n"
                    + "@ViewBuilder func f(_ c: Bool) -> some View { if c { self.hidden() } else { self } } }", nil,
                outcomes: [.withheld]),
        ])
    }

    /// The branch is all that a property gives, which has such a modifier where it stands.
    @Test func identityOfAProperty() {
        let branch = "if c { Text(a).padding(3) } else { Text(a) }"
        func property(_ uses: String, _ head: String = "@ViewBuilder var row: some View") -> String {
            "struct V: View { \(uses)\n\(head) { \(branch) } }"
        }
        check(
            [
                property("var body: some View { row.onAppear { load() } }"),
                property("var body: some View { VStack { self.row.padding().transition(.opacity) } }"),
                property("var body: some View { VStack { row; Group { row }.task { load() } } }"),
                property("var body: some View { rows.id(3) }\nvar rows: some View { row.padding() }"),
                property(
                    "var body: some View { row(3).onAppear { load() } }",
                    "@ViewBuilder func row(_ n: Int) -> some View"),
            ].map { explicit($0, nil) })
        check(
            [
                property("var body: some View { VStack { row }.onAppear { load() } }"),
                property("var body: some View { row.padding() }"),
            ].map { explicit($0, $0.replacing(branch, with: "Text(a).padding(c ? 3 : 0)")) })
    }

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
            commented("if c { // Dim\n    Text(a).opacity(0.5)\n} else {\n    Text(a)\n}", nil),
            commented(
                "if c {\n    // Dim\n    return Text(a).opacity(0.5)\n} else {\n    return Text(a)\n}",
                "// Dim\nreturn Text(a).opacity(c ? 0.5 : 1)"),
            commented(
                "if #available(iOS 18, *) {\n    Text(b)\n} else if c {\n    // Dim\n    Text(a).opacity(0.5)\n} "
                    + "else {\n    Text(a)\n}",
                "if #available(iOS 18, *) {\n    Text(b)\n} else {\n    // Dim\n    Text(a).opacity(c ? 0.5 : 1)\n}"),
        ])
    }

    private func inExtension(_ before: String, _ after: String?) -> Golden {
        explicit(
            "extension View { func dim(_ c: Bool) -> some View { \(before) } }",
            after.map { "extension View { func dim(_ c: Bool) -> some View { \($0) } }" })
    }

    /// What is applied without a dot is applied to `self`.
    @Test func implicitSelf() {
        check([
            inExtension("if c { opacity(0.5) } else { self }", "self.opacity(c ? 0.5 : 1)"),
            inExtension(
                "if c { self } else { opacity(0.5).padding(8) }", "self.opacity(c ? 1 : 0.5).padding(c ? 0 : 8)"),
            inExtension("if c { self.padding(8) } else { padding(4) }", "self.padding(c ? 8 : 4)"),
            inExtension(
                "if c {\n    opacity(0.5)\n} else {\n    self\n}", "self.opacity(c ? 0.5 : 1)"),
            inExtension(
                "if c {\n    opacity(0.5)\n        .padding(8)\n} else {\n    self\n}",
                "self\n    .opacity(c ? 0.5 : 1)\n    .padding(c ? 8 : 0)"),
            // A local of that name, another type's, and what has no `self` beside it.
            inExtension("let opacity = f; if c { opacity(0.5) } else { self }", nil),
            inExtension("if c { Opacity(0.5) } else { self }", nil),
            inExtension("if c { opacity(0.5) } else { x }", nil),
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

    /// `a, b` is `a && b`.
    @Test func severalConditions() {
        check([
            inBody("if c, d { x.opacity(0.5) } else { x }", "x.opacity(c && d ? 0.5 : 1)"),
            inBody("if c || b, !d { x.opacity(0.5) } else { x }", "x.opacity((c || b) && !d ? 0.5 : 1)"),
            inBody("if c, n > 3 ? b : d { x.opacity(0.5) } else { x }", "x.opacity(c && (n > 3 ? b : d) ? 0.5 : 1)"),
            inBody("if c && b, d { x.disabled(true) } else { x }", "x.disabled(c && b && d)"),
            inBody("if c, d { x } else { x.disabled(true) }", "x.disabled(!(c && d))"),
            inBody("if c, d { x.hidden() } else { x.tag(1).hidden() }", nil, outcomes: []),
            inBody("if\n    c,\n    d == 3\n{ x.padding(8) } else { x }", "x.padding(c && d == 3 ? 8 : 0)"),
            inBody(
                "if c, d { x.overlay { A() } } else { x.overlay { B() } }",
                "x.overlay { if c && d { A() } else { B() } }"),
            inBody(
                "if c, width != nil { x.frame(width: width!) } else { x }",
                "x.frame(width: c ? width.map { CGFloat($0) } : nil)"),
            inBody(
                "if flags.contains(.wide), c { x.opacity(0.5) } else { x }",
                "x.opacity(flags.contains(.wide) && c ? 0.5 : 1)"),
        ])
    }

    /// An `if` behind an `else` stands alone in the block that it is then, and the two outer sides may be one view.
    @Test func behindElse() {
        check([
            inBody(
                "if c { Text(a) } else if d { x.padding(8) } else { x }",
                "if c { Text(a) } else { x.padding(d ? 8 : 0) }"),
            explicit(
                """
                struct V: View {
                    var body: some View {
                        if c {
                            ProgressView()
                        } else if d {
                            HStack {
                                Text(a)
                            }
                            .padding(8)
                        } else {
                            HStack {
                                Text(a)
                            }
                        }
                    }
                }
                """,
                """
                struct V: View {
                    var body: some View {
                        if c {
                            ProgressView()
                        } else {
                            HStack {
                                Text(a)
                            }
                            .padding(d ? 8 : 0)
                        }
                    }
                }
                """),
            inBody(
                "if c { x.padding(1) } else if d { x.padding(2) } else { x.padding(3) }",
                "x.padding(c ? 1 : (d ? 2 : 3))"),
            inBody(
                "if let c { Text(c) } else if d { return x.opacity(0.5) } else { return x }",
                "if let c { Text(c) } else { return x.opacity(d ? 0.5 : 1) }"),
            inBody(
                "if c { x.id(1) } else if d { Text(a).padding(8).tag(2) } else { Text(a).padding(8).tag(3) }",
                "if c { x.id(1) } else { Text(a).padding(8).tag(d ? 2 : 3) }"),
        ])
    }

    /// Where each modifier depends on one plain condition, all sides are one chain.
    @Test func ladders() {
        check([
            inBody(
                "if c && d { x.opacity(0.5).blur(radius: 2) } else if !c && d { x.blur(radius: 2) } else if c && !d { x.opacity(0.5) } else { x }",
                "x.opacity(c ? 0.5 : 1).blur(radius: d ? 2 : 0)", outcomes: [.rewritten]),
            inBody(
                "if c { x.opacity(0.5) } else if d { x.blur(radius: 2) } else { x }",
                "x.opacity(c ? 0.5 : 1).blur(radius: !c && d ? 2 : 0)", outcomes: [.rewritten]),
            // What both can never be is not asked twice.
            inBody(
                "if n == 1 { x.opacity(0.5) } else if n == 2 { x.blur(radius: 2) } else { x }",
                "x.opacity(n == 1 ? 0.5 : 1).blur(radius: n == 2 ? 2 : 0)"),
            // A condition as it stands, and its opposite.
            inBody(
                "if c || d { x.opacity(0.5) } else if n > 1 { x.padding(8) } else { x.padding(8) }",
                "x.opacity(c || d ? 0.5 : 1).padding(c || d ? 0 : 8)"),
            inBody(
                "if c, d { x } else if c { x.padding(8) } else { x.padding(8).opacity(0.5) }",
                "x.padding(c && d ? 0 : 8).opacity(c ? 1 : 0.5)"),
            // Nothing plain says when the last is on.
            inBody(
                "if c || d { x.opacity(0.5) } else if n > 1 { x.padding(8) } else { x.blur(radius: 2) }",
                "x.opacity(c || d ? 0.5 : 1).padding(c || d ? 0 : (n > 1 ? 8 : 0)).blur(radius: c || d ? 0 : (n > 1 ? 0 : 2))"
            ),
            // One that is withheld is not begun from its end.
            inBody(
                "if c { x.font(.title) } else if d { x.opacity(0.5) } else { x }", nil, outcomes: [.withheld]),
            inBody(
                "if c { x.font(.title) } else if d { x.opacity(0.5) } else { x }",
                "x.font(c ? .title : nil).opacity(!c && d ? 0.5 : 1)", allowed: [.assumed]),
            // One that cannot be is.
            inBody(
                "if c { x.clipped() } else if d { x.opacity(0.5) } else { x }",
                "if c { x.clipped() } else { x.opacity(d ? 0.5 : 1) }"),
            // What asks for more than names is asked as often as it was.
            inBody(
                "if next() { x.opacity(0.5) } else if d { x.blur(radius: 2) } else { x }",
                "if next() { x.opacity(0.5) } else { x.blur(radius: d ? 2 : 0) }"),
            inBody("if c { x.opacity(0.5) } else if d { x } else { y }", nil, outcomes: []),
            inBody("if c { x.opacity(0.5) } else if d { x }", nil, outcomes: []),
            inBody(
                "if c { x.opacity(0.5) } else if d { x.opacity(0.5) } else { x }", "x.opacity(c || d ? 0.5 : 1)",
                outcomes: [.rewritten]),
            inBody(
                "if c { x.disabled(true) } else if d { x } else { x.disabled(true) }", "x.disabled(c || !d)"),
            // Three choices in one another are hard to read.
            inBody(
                "if c { x.padding(1) } else if d { x.padding(2) } else if b { x.padding(3) } else { x.padding(4) }",
                "if c { x.padding(1) } else { x.padding(d ? 2 : (b ? 3 : 4)) }",
                outcomes: [.rewritten]),
            inBody(
                "if c { /* thin */ x.opacity(0.5) } else if d { x.padding(8) } else { x }",
                "if c { /* thin */ x.opacity(0.5) } else { x.padding(d ? 8 : 0) }"),
            explicit(
                """
                struct V: View {
                    var body: some View {
                        VStack {
                            if c && d {
                                HStack {
                                    Text(a)
                                }
                                .opacity(0.5)
                                .blur(
                                    radius: 2
                                )
                            } else if d {
                                HStack {
                                    Text(a)
                                }
                                .padding(8)
                                .blur(
                                    radius: 2
                                )
                            } else if c {
                                HStack {
                                    Text(a)
                                }
                                .opacity(0.5)
                            } else {
                                HStack {
                                    Text(a)
                                }
                            }
                        }
                    }
                }
                """,
                """
                struct V: View {
                    var body: some View {
                        VStack {
                            HStack {
                                Text(a)
                            }
                            .opacity(c ? 0.5 : 1)
                            .padding(!c && d ? 8 : 0)
                            .blur(
                                radius: d ? 2 : 0
                            )
                        }
                    }
                }
                """),
        ])
    }

    /// Over the cases of an enum that hold nothing, and over a `Bool`.
    @Test func switches() {
        func inView(
            _ before: String, _ after: String?, outcomes: [Outcome]? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            let properties = "struct V: View { let size: Size; let tone: Tone; let isOn: Bool; let one: Single; "
            return explicit(
                properties + "var body: some View { \(before) } }",
                after.map { properties + "var body: some View { \($0) } }" },
                context: [
                    "enum Size { case small, medium, large }\nenum Tone { case loud, calm }\nenum Single { case a(Int), b }"
                ],
                outcomes: outcomes, sourceLocation: sourceLocation)
        }
        check([
            inView(
                "switch tone { case .loud: Text(a).padding(8)\ncase .calm: Text(a).padding(4) }",
                "Text(a).padding(tone == .loud ? 8 : 4)", outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).padding(8)\ndefault: Text(a) }",
                "Text(a).padding(size == .small ? 8 : 0)"),
            inView(
                "switch size { case .small, .medium: Text(a).padding(8)\ndefault: Text(a) }",
                "Text(a).padding(size == .small || size == .medium ? 8 : 0)"),
            inView(
                "switch size { case .small, .medium: Text(a)\ncase .large: Text(a).disabled(true) }",
                "Text(a).disabled(size != .small && size != .medium)"),
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium: Text(a).opacity(0.5)\ncase .large: Text(a) }",
                "Text(a).padding(size == .small ? 8 : 0).opacity(size == .medium ? 0.5 : 1)", outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).blur(radius: 2).padding(8)\ncase Size.medium: Text(a).padding(8)\ncase .large: Text(a) }",
                "Text(a).blur(radius: size == .small ? 2 : 0).padding(size == .large ? 0 : 8)"),
            inView(
                "switch isOn { case true: Text(a).padding(8)\ncase false: Text(a) }", "Text(a).padding(isOn ? 8 : 0)"),
            inView(
                "switch isOn { case false: Text(a).padding(8)\ndefault: Text(a) }", "Text(a).padding(isOn ? 0 : 8)"),
            // Three values of one modifier read better as they are.
            inView(
                "switch size { case .small: Text(a).padding(1)\ncase .medium: Text(a).padding(2)\ncase .large: Text(a).padding(3) }",
                nil, outcomes: []),
            inView("switch one { case .a(let n): Text(a).padding(8)\ncase .b: Text(a) }", nil, outcomes: []),
            inView("switch one { case .a: Text(a).padding(8)\ncase .b: Text(a) }", nil, outcomes: []),
            inView("switch other { case .a: Text(a).padding(8)\ncase .b: Text(a) }", nil, outcomes: []),
            inView("switch size { case .small where isOn: Text(a).padding(8)\ndefault: Text(a) }", nil, outcomes: []),
            inView("switch size { case .small: fallthrough\ndefault: Text(a) }", nil, outcomes: []),
            inView("switch next() { case .small: Text(a).padding(8)\ndefault: Text(a) }", nil, outcomes: []),
            explicit(
                "enum Size { case small, large\nstatic func == (a: Size, b: Size) -> Bool { true } }\nstruct V: View { let size: Size; var body: some View { switch size { case .small: Text(a).padding(8)\ndefault: Text(a) } } }",
                nil, outcomes: []),
        ])
    }

    /// What is in the optional goes on under its name, or as the optional.
    @Test func optionals() {
        let properties = "struct V: View { let width: CGFloat?; let badge: String?; let model: Model; "
        func inView(_ before: String, _ after: String?, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            explicit(
                properties + "var body: some View { \(before) } }",
                after.map { properties + "var body: some View { \($0) } }" },
                context: ["struct Model { var title: String?; var tint: Color? }"], outcomes: after == nil ? [] : nil,
                sourceLocation: sourceLocation)
        }
        check([
            inView("if let width { x.frame(width: width) } else { x }", "x.frame(width: width)"),
            inView("if let w = width { x.frame(width: w) } else { x }", "x.frame(width: width)"),
            inView("if let w = width { x.frame(width: w * 2) } else { x }", "x.frame(width: width.map { $0 * 2 })"),
            inView("if let width { x.padding(width) } else { x.padding(8) }", "x.padding(width ?? 8)"),
            inView(
                "if let badge { x.overlay { Text(badge) } } else { x }",
                "x.overlay { if let badge { Text(badge) } }"),
            inView(
                "if let text = model.title { x.overlay { Text(text) }.padding(4) } else { x }",
                "x.overlay { if let text = model.title { Text(text) } }.padding(model.title != nil ? 4 : 0)"),
            inView("if let width { y } else { x.padding(8) }", nil),
            inView("if let width { x } else { x.padding(8) }", "x.padding(width != nil ? 0 : 8)"),
            // Of the other side the name is the optional.
            inView(
                "if let width { x.padding(3) } else { x.frame(width: width) }",
                "x.padding(width != nil ? 3 : 0).frame(width: width != nil ? nil : width)"),
        ])
    }

    /// What a function of the type or a local constant gives is a view, also where only a closure is around.
    @Test func views() {
        func inView(_ before: String, _ after: String?, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            let row = "func row(_ n: Int) -> some View { Text(n) }\n"
            return explicit(
                "struct V: View {\n\(row)var body: some View { VStack { \(before) } } }",
                after.map { "struct V: View {\n\(row)var body: some View { VStack { \($0) } } }" },
                sourceLocation: sourceLocation)
        }
        check([
            inView("if c { row(1).padding(8) } else { row(1) }", "row(1).padding(c ? 8 : 0)"),
            inView("if c { row(1).backport.padding(8) } else { row(1).backport.padding(4) }", nil),
            inView(
                "let label = Image(a).blur(radius: 3); if c { label.padding(8) } else { label }",
                "let label = Image(a).blur(radius: 3); label.padding(c ? 8 : 0)"),
            inView(
                "switch kind { case .a: if c { row(1).padding(8) } else { row(1) }\n default: Text(b) }",
                "switch kind { case .a: row(1).padding(c ? 8 : 0)\n default: Text(b) }"),
            inView(
                "\n#if os(iOS)\nif c { row(1).padding(8) } else { row(1) }\n#endif\n",
                "\n#if os(iOS)\nrow(1).padding(c ? 8 : 0)\n#endif\n"),
        ])
    }

    /// Branches that must stay, or may be none, are not mentioned.
    /// Other builders make something else of what may look like views.
    @Test func whatOthersBuild() {
        let para = "struct Para { func opacity(_ percent: Int) -> Para { self } }"
        func built(_ view: String, _ imported: String) -> String {
            "\(imported)struct Page { func parts() -> [Part] { document { if c { \(view).opacity(0.4) } else { \(view) } } } }"
        }
        check([
            explicit(built("Para()", ""), nil, context: [para]),
            explicit(built("Para()", "import SwiftUI\n"), nil, context: [para]),
            explicit(built("Image(a)", "import Ignite\n"), nil),
            explicit(built("UILabel()", "import SwiftUI\n"), nil),
            explicit(built("NSMutableAttributedString(string: a)", "import SwiftUI\n"), nil),
            explicit(
                built("Card()", "import SwiftUI\n"),
                "import SwiftUI\nstruct Page { func parts() -> [Part] { document { Card().opacity(c ? 0.4 : 1) } } }",
                context: ["struct Card { var n = 0 }", "extension Card: View {}"]),
        ])
    }

    @Test func whatStays() {
        check([
            inBody("if c { Text(a) } else { Text(b) }", nil, outcomes: []),
            inBody("if c { Text(a).padding() } else { Text(b) }", nil, outcomes: []),
            inBody("if c { x.padding() }", nil, outcomes: []),
            inBody("if #available(iOS 16, *) { x.bold() } else { x }", nil, outcomes: []),
            inBody("if let c { x(c).padding(c) } else { x(c) }", nil, outcomes: []),
            inBody("if var c { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if let c: CGFloat = d { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if case let c? = d { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if let (a, b) = d { x.padding(a) } else { x }", nil, outcomes: []),
            inBody("if let c, c > 3 { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if c, #available(iOS 16, *) { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c, case .a = d { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c, /* wide */ d { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if true { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c { x.clipShape(Circle()) } else { x }", nil, outcomes: []),
            inBody("if c { x.unknown() } else { x }", nil, outcomes: []),
            inBody("if Content.self == EmptyView.self { x.padding(8) } else { x }", nil, outcomes: []),
            // Twice the same modifier is no better.
            inBody(
                "if c { Text(a).toolbar { ToolbarItem { A() } } } else { Text(a).toolbar { ToolbarItem { B() } } }",
                nil,
                outcomes: []),
            inBody("if c { y; x.padding(8) } else { x }", nil, outcomes: []),
            // Whoever branches here may want it.
            inBody("if c { x.onAppear { load() }.padding(8) } else { x.onAppear { load() } }", nil, outcomes: []),
            inBody("if c { x.transition(.slide).padding(8) } else { x.transition(.slide) }", nil, outcomes: []),
            inBody("if c { x.id(1).padding(8) } else { x.id(1) }", nil, outcomes: []),
            inBody("if c { x.padding(8).id(1) } else { x }", nil, outcomes: []),
            inBody("if c { VStack { x.task { } }.padding(8) } else { VStack { x.task { } } }", nil, outcomes: []),
            // Comments of a block have no place behind it.
            inBody("if c { /* wide */ x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c { x.padding(8) } else { /* narrow */ x }", nil, outcomes: []),
            inBody("// fixmods:ignore\nif c { x.padding(8) } else { x }", nil, outcomes: []),
            // Evaluated in another order.
            inBody("if next() { make().padding(8) } else { make() }", nil, outcomes: []),
            // What must stay a `Text`, and what is no view.
            explicit("var t: Text { if c { Text(a).bold() } else { Text(a) } }", nil, outcomes: []),
            explicit("func f() { if c { x.padding(8) } else { x } }", nil, outcomes: []),
            explicit("let x = if c { Text(a).bold() } else { Text(a) }", nil, outcomes: []),
            explicit("func f() -> some View { if c { m.opacity(0.5) } else { m }\n return x }", nil, outcomes: []),
            explicit("Button(t) { if c { model.padding(8) } else { model } }", nil, outcomes: []),
            // What both share is no view.
            inBody("if c { x.backport.padding(8) } else { x.backport.padding(4) }", nil, outcomes: []),
            explicit(
                "struct Backport<V> { let v: V }\nextension View { var backport: Backport<Self> { Backport(v: self) }\nfunc f() -> some View { if c { backport.padding(8) } else { backport.padding(4) } } }",
                nil, outcomes: []),
            inBody("VStack { if c { row(1).padding(8) } else { row(1) } }", nil, outcomes: []),
            // A helper is what its body branches for.
            explicit(
                "extension View { @ViewBuilder func when<V: View>(_ c: Bool, _ f: (Self) -> V) -> some View { if c { f(self) } else { self } } }",
                nil, outcomes: []),
        ])
    }

    /// Calls of helpers in the view, or beside it, are planned as well.
    @Test func besideCalls() {
        check([
            inBody(
                "if c { x.if(d) { $0.opacity(0.5) }.padding(8) } else { x.if(d) { $0.opacity(0.5) } }",
                "x.opacity(d ? 0.5 : 1).padding(c ? 8 : 0)"),
            inBody(
                "if c { VStack { if d { Text(a).blur(radius: 2) } else { Text(a) } }.padding(8) } else { VStack { if d { Text(a).blur(radius: 2) } else { Text(a) } } }",
                "VStack { Text(a).blur(radius: d ? 2 : 0) }.padding(c ? 8 : 0)"),
            inBody(
                "x.if(d) { $0.overlay { if c { Text(a).padding(8) } else { Text(a) } } }",
                "x.overlay { if d { Text(a).padding(c ? 8 : 0) } }"),
            inBody(
                "if width != nil && width! > 3 { x.frame(width: width!) } else { x }",
                "x.frame(width: width != nil && width! > 3 ? width! : nil)"),
        ])
    }

    /// Modifiers that run when a view appears, or begin anew with another one, of which another overload may not.
    @Test func whatFollowsIdentity() {
        func both(_ links: String, isMerged: Bool = false) -> Golden {
            inBody(
                "if c { Text(a)\(links).padding(8) } else { Text(a)\(links) }",
                isMerged ? "Text(a)\(links).padding(c ? 8 : 0)" : nil, outcomes: isMerged ? nil : [])
        }
        check(
            [
                ".onChange(of: n, initial: true) { f() }", ".onReceive(p) { _ in f() }", ".defaultFocus($f, true)",
                ".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 }",
                ".phaseAnimator([1, 2]) { view, phase in view.opacity(phase) }",
                ".onPreferenceChange(Key.self) { w = $0 }", ".onScrollVisibilityChange { s = $0 }",
                ".scrollIndicatorsFlash(onAppear: true)", ".translationTask(t) { f($0) }",
            ].map { both($0) })
        check(
            [
                ".onChange(of: n) { f() }", ".onChange(of: n) { old, new in f() }", ".onHover { s = $0 }",
                ".scrollIndicatorsFlash(trigger: n)", ".animation(.default, value: n)",
            ].map { both($0, isMerged: true) })
    }

    /// What a condition changes may be read by the view, which came after it.
    @Test func conditionsThatChangeSomething() {
        func inView(
            _ before: String, _ after: String?, condition: String = "load()",
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            let members = """
                let title: String; @State var count = 0
                func load() -> Bool { count += 1; return true }
                var isOdd: Bool { count += 1; return true }
                """
            func whole(_ code: String) -> String {
                "struct V: View {\n\(members)\nfunc f(_ n: Int) -> some View { \(code.replacing("§", with: condition)) }\n}"
            }
            return explicit(
                whole(before), after.map(whole), outcomes: after == nil ? [] : nil, sourceLocation: sourceLocation)
        }
        func both(_ base: String, condition: String = "load()", isMerged: Bool = false) -> Golden {
            inView(
                "if § { return \(base).padding(8) } else { return \(base) }",
                isMerged ? "return \(base).padding(§ ? 8 : 0)" : nil, condition: condition)
        }
        check([
            both("Text(count)"), both("Text(self.count)"), both("VStack { Text(count) }"),
            both("Text(Model.shared.name)"),
            both("Text(count)", condition: "isOdd"), both("Text(count)", condition: "check(&count)"),
            both("Text(count)", condition: "n > 3 && check(&other)"),
            both("Text(\"a\")", isMerged: true), both("Text(title)", isMerged: true), both("Text(n)", isMerged: true),
            both("Image(.cat)", isMerged: true), both("Text(count)", condition: "n > 3", isMerged: true),
            inView("§ ? AnyView(Text(count).padding(8)) : AnyView(Text(count))", nil),
            // The view was there before.
            inView(
                "var v = AnyView(Text(count)); if § { v = AnyView(v.padding(8)) }; return v",
                "return Text(count).padding(§ ? 8 : 0)"),
        ])
    }

    /// What follows the view's identity may stand in a container that hands it on, or in a body of the project's.
    @Test func identityOutOfSight() {
        let own =
            "extension View { func tracked() -> some View { onAppear { load() } }\nfunc wide() -> some View { padding() } }"
        func inView(_ before: String, _ after: String?, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            let header = "var header: some View { Text(a).task { } }\n"
            return explicit(
                "struct V: View {\n\(header)var body: some View { \(before) } }",
                after.map { "struct V: View {\n\(header)var body: some View { \($0) } }" }, context: [own],
                outcomes: after == nil ? [] : nil, sourceLocation: sourceLocation)
        }
        check([
            inView("Group { if c { Text(a).padding(8) } else { Text(a) } }.onAppear { }", nil),
            inView("Section { Group { if c { Text(a).padding(8) } else { Text(a) } } }.transition(.slide)", nil),
            inView(
                "VStack { if c { Text(a).padding(8) } else { Text(a) } }.onAppear { }",
                "VStack { Text(a).padding(c ? 8 : 0) }.onAppear { }"),
            inView("if c { Text(a).tracked().padding(8) } else { Text(a).tracked() }", nil),
            inView(
                "if c { Text(a).wide().padding(8) } else { Text(a).wide() }", "Text(a).wide().padding(c ? 8 : 0)"),
            inView("if c { header.padding(8) } else { header }", nil),
            inView(
                "Chart { if c { BarMark(x: 1).foregroundStyle(.red) } else { BarMark(x: 1) } }", nil),
        ])
    }

    /// A branch in one, and a call of a helper on one side, are done first.
    @Test func inRounds() {
        check([
            inBody(
                "if c { x.if(d) { $0.opacity(0.5) } } else { x }", "x.opacity(c && d ? 0.5 : 1)",
                outcomes: [.rewritten, .rewritten]),
            inBody(
                "if c { x.if(d) { $0.padding(4) } } else { x.if(d) { $0.padding(5) } }",
                "x.padding(c ? (d ? 4 : 0) : (d ? 5 : 0))"),
            inBody(
                "if c { if d { x.padding(3) } else { x } } else { if d { x.padding(3).opacity(0.3) } else { x.opacity(0.3) } }",
                "x.padding(d ? 3 : 0).opacity(c ? 1 : 0.3)"),
        ])
    }

    /// `$0` of a closure around the branch is another one in a closure that a form would make.
    @Test func anonymousParameters() {
        func inLoop(_ before: String, _ after: String?, outcomes: [Outcome]? = nil) -> Golden {
            explicit(
                "func f(o: Int?) -> some View { ForEach(0..<3) { \(before) } }",
                after.map { "func f(o: Int?) -> some View { ForEach(0..<3) { \($0) } }" }, outcomes: outcomes)
        }
        check([
            inLoop("if let w = o { Text(a).padding(w > $0 ? 3 : 4) } else { Text(a) }", nil, outcomes: []),
            inLoop("if o != nil { Text(a).padding(CGFloat(o! + $0)) } else { Text(a) }", nil, outcomes: []),
            inLoop(
                "if c { Text(a).overlay(Text(\"\\($0)\")) } else { Text(a) }",
                "Text(a).overlay(c ? Text(\"\\($0)\") : nil)"),
            inLoop("if c { Text(a).padding(CGFloat($0)) } else { Text(a) }", "Text(a).padding(c ? CGFloat($0) : 0)"),
            inLoop(
                "if c { Text(a).overlay { Text(all.map { $0 }) } } else { Text(a) }",
                "Text(a).overlay { if c { Text(all.map { $0 }) } }"),
        ])
    }

    /// A closure of a helper may branch itself, on the view that it is given. No option is needed for that.
    @Test func inClosuresOfHelpers() {
        check([
            golden(
                "x.if(a) { view in if b { view.padding(8) } else { view } }", "x.padding(a && b ? 8 : 0)"),
            golden("x.if(a) { if b { $0.padding(8) } else { $0.padding(4) } }", "x.padding(a ? (b ? 8 : 4) : 0)"),
            golden(
                "x.if(a) { view in if b { return view.opacity(0.5) } else { return view } }",
                "x.opacity(a && b ? 0.5 : 1)"),
            golden(
                "x.if(a) { $0.blur(radius: 2) } else: { view in if b { view.opacity(0.5) } else { view } }",
                "x.blur(radius: a ? 2 : 0).opacity(!a && b ? 0.5 : 1)"),
            golden(
                "func f(w: CGFloat?) { x.if(a) { view in if let w { view.frame(width: w) } else { view } } }",
                "func f(w: CGFloat?) { x.frame(width: a ? w : nil) }"),
            golden(
                "x.if(a) { view in if b { view.padding(8) } else if d { view } else { view.padding(3) } }",
                "x.padding(a ? (b ? 8 : (d ? 0 : 3)) : 0)"),
            golden(
                "func f(w: CGFloat?) { x.ifLet(w) { view, w in if a { view.frame(width: w) } else { view } } }",
                "func f(w: CGFloat?) { x.frame(width: w.flatMap { a ? $0 : nil }) }"),
        ])
        for body in [
            "if b { view.clipShape(Circle()) } else { view }", "if b { view.font(.body) } else { view }",
            "if b { other.padding(8) } else { other }",
            "if b { view.backport.padding(8) } else { view.backport.padding(4) }",
            "if b { view.padding(8) } else if d { view.clipShape(Circle()) } else { view.padding(3) }",
        ] {
            check(
                leftAlone: "x.if(a) { view in \(body) }\n", outcomes: [.left],
                reasons: ["the closure branches itself, with `if`"])
        }
        check([
            explicit(
                "extension View { func modify<V: View>(@ViewBuilder _ body: (Self) -> V) -> V { body(self) } }\nlet v = x.modify { view in if b { view.padding(8) } else { view } }",
                "extension View { func modify<V: View>(@ViewBuilder _ body: (Self) -> V) -> V { body(self) } }\nlet v = x.modify { view in view.padding(b ? 8 : 0) }"
            )
        ])
    }

    /// A closure that is one plain chain behind a branch in it is not wrapped before that.
    @Test func inClosuresThatWouldBeWrapped() {
        func wrapping(_ before: String, _ after: String) -> Golden {
            var golden = EitherViewTests.golden(before, after, fallback: .eitherView)
            golden.isExplicit = true
            return golden
        }
        check([
            wrapping(
                "let v = x.if(a) { v in b ? AnyView(v.padding(8)) : AnyView(v) }", "let v = x.padding(a && b ? 8 : 0)"),
            wrapping(
                "let v = x.if(a) { v in Group { b ? AnyView(v.padding(8)) : AnyView(v) } }",
                "let v = x.padding(a && b ? 8 : 0)"),
            wrapping(
                "let v = x.if(a) { v in v.clipped().overlay { if b { Text(n).padding(8) } else { Text(n) } } }",
                "let v = EitherView(condition: a, input: x) { v in v.clipped().overlay { Text(n).padding(b ? 8 : 0) } }"
            ),
        ])
    }

    /// Without the option nobody hears of them.
    @Test func onlyWhereAskedFor() {
        check([golden("struct V: View { var body: some View { if c { x.padding(8) } else { x } } }", nil, outcomes: [])]
        )
    }
}
