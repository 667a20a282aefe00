import Harness
import Rewriting
import RuleModel
import Testing

/// What explicit branches are on: `self`, written or not, what an extension is one of, and any view.
@Suite struct GoldenExplicitReceiverTests {
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

    /// Where no side spells `self` out, all that they share may be just that.
    @Test func implicitSelfOnEverySide() {
        func inExtension(_ before: String, _ after: String?, of type: String = "View", outcomes: [Outcome]? = nil)
            -> Golden
        {
            func source(_ body: String) -> String {
                "extension \(type) { @ViewBuilder func f(_ c: Bool, _ d: Bool, _ n: Color?) -> some View {\n\(body)\n} }"
            }
            return explicit(source(before), after.map(source), outcomes: outcomes)
        }
        let own = "func background(_ x: Int) -> some View { Text(a) }"
        check([
            inExtension("if c { padding(8) } else { padding(4) }", "padding(c ? 8 : 4)"),
            inExtension("if c { padding(8) } else { opacity(0.5) }", "padding(c ? 8 : 0).opacity(c ? 1 : 0.5)"),
            inExtension(
                "if let n { background(n).padding(3) } else { padding(3) }", "background(n ?? Color.clear).padding(3)"),
            inExtension(
                "if c { blur(radius: 3).padding(4) } else { opacity(0.3).padding(8) }",
                "blur(radius: c ? 3 : 0).opacity(c ? 1 : 0.3).padding(c ? 4 : 8)"),
            inExtension(
                "if c { self.blur(radius: 3).padding(4) } else { opacity(0.3).padding(8) }",
                "self.blur(radius: c ? 3 : 0).opacity(c ? 1 : 0.3).padding(c ? 4 : 8)"),
            inExtension("Group { if c { padding(8) } else { padding(4) } }", "Group { padding(c ? 8 : 4) }"),
            inExtension(
                "switch c { case true: padding(8)\ncase false: padding(4) }", "padding(c ? 8 : 4)"),
            inExtension(
                "if c { padding(8) } else if d { opacity(0.3) } else { blur(radius: 3) }",
                "padding(c ? 8 : 0).opacity(!c && d ? 0.3 : 1).blur(radius: !c && !d ? 3 : 0)"),
            inExtension(
                "if c { fontWeight(.bold) } else { fontWeight(.light) }", "fontWeight(c ? .bold : .light)", of: "Text"),
            inExtension("if c { padding(8) } else { id(4) }", nil, outcomes: []),
            // Nothing shows what these are called on.
            inExtension("if c { unknown(8) } else { unknown(4) }", nil, outcomes: []),
            explicit(
                "extension View { func f(_ c: Bool) -> some View { c ? AnyView(padding(8)) : AnyView(padding(4)) } }",
                "extension View { func f(_ c: Bool) -> some View { padding(c ? 8 : 4) } }"),
            explicit(
                "struct V: View { \(own); var body: some View { if c { background(3) } else { background(4) } } }", nil,
                outcomes: []),
            explicit(
                "struct M: ViewModifier { func body(content: Content) -> some View { "
                    + "if c { padding(3) } else { padding(4) } } }", nil, outcomes: []),
            explicit(
                "struct P { @ViewBuilder var f: some View { if c { padding(3) } else { padding(4) } } }", nil,
                outcomes: []),
        ])
    }

    /// Both sides go on behind a modifier that they share.
    @Test func aSharedModifierOfWhatIsAView() {
        func body(_ head: String, _ view: String, _ isOne: Bool, _ tail: String = "") -> Golden {
            let shared = "\(view).padding()"
            let after = "\(head) { \(shared).opacity(c ? 0.1 : 0.2) }\(tail)"
            return explicit(
                "\(head) { if c { \(shared).opacity(0.1) } else { \(shared).opacity(0.2) } }\(tail)",
                isOne ? after : nil,
                outcomes: isOne ? nil : [])
        }
        let modifier = "struct M: ViewModifier { let c: Bool; func body(content: Content) -> some View"
        let view = "struct V: View { let c: Bool; let content: Content; @ViewBuilder func f"
        check([
            body(modifier, "content", true, " }"),
            body("extension View { @ViewBuilder func f(_ c: Bool) -> some View", "self", true, " }"),
            body("\(view)<T: View>(_ v: T) -> some View", "v", true, " }"),
            body("\(view)(_ v: some View) -> some View", "v", true, " }"),
            // Nothing shows that these are views.
            body("\(view)<T>(_ v: T) -> some View", "v", false, " }"),
            body("\(view)(_ v: Request) -> some View", "v", false, " }"),
            body(modifier, "content.backport", false, " }"),
            inExtension(
                "if c { padding().opacity(0.1) } else { padding().opacity(0.2) }", "padding().opacity(c ? 0.1 : 0.2)"),
        ])
    }

    /// What a modifier does to a group, it does to each view in it, in one branch or the other.
    @Test func groups() {
        func inStack(
            _ before: String, _ after: String?, sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            inBody("VStack { \(before) }", after.map { "VStack { \($0) }" }, sourceLocation: sourceLocation)
        }
        check([
            inBody(
                "if c { Group { Text(a); Text(b) }.padding(8) } else { Group { Text(a); Text(b) }.padding(4) }",
                "Group { Text(a); Text(b) }.padding(c ? 8 : 4)"),
            inBody(
                "if c { Group { Text(a); Text(b) }.font(.title) } else { Group { Text(a); Text(b) }.font(.body) }",
                "Group { Text(a); Text(b) }.font(c ? .title : .body)"),
            inBody(
                "if c { ForEach(data, id: \\.self) { d in Text(d) }.padding(8) } else { ForEach(data, id: \\.self) { d in Text(d) }.padding(4) }",
                "ForEach(data, id: \\.self) { d in Text(d) }.padding(c ? 8 : 4)"),
            // Whatever is in it, since a body is a view.
            inBody(
                "if c { Group { row(a); row(b) }.padding(8) } else { Group { row(a); row(b) }.padding(4) }",
                "Group { row(a); row(b) }.padding(c ? 8 : 4)"),
            inStack(
                "if c { Group { Text(a); row(b) }.padding(8) } else { Group { Text(a); row(b) }.padding(4) }",
                "Group { Text(a); row(b) }.padding(c ? 8 : 4)"),
            inStack(
                "if c { Group { if d { Text(a) }; row(b) }.bold().padding(8) } else { Group { if d { Text(a) }; row(b) }.bold().padding(4) }",
                "Group { if d { Text(a) }; row(b) }.bold().padding(c ? 8 : 4)"),
            inStack(
                "if c { Group { ForEach(data) { d in HStack { row(d) } }; row(b) }.padding(8) } else { Group { ForEach(data) { d in HStack { row(d) } }; row(b) }.padding(4) }",
                "Group { ForEach(data) { d in HStack { row(d) } }; row(b) }.padding(c ? 8 : 4)"),
            // Nothing shows that these are views: in a chart they would be marks.
            inStack(
                "if c { Group { row(a); row(b) }.padding(8) } else { Group { row(a); row(b) }.padding(4) }", nil),
            inBody(
                "Chart { if c { Group { BarMark(x: a); BarMark(x: b) }.foregroundStyle(.red) } else { Group { BarMark(x: a); BarMark(x: b) }.foregroundStyle(.blue) } }",
                nil),
            inBody(
                "if c { Group { Text(a); Text(b) }.backport.padding(8) } else { Group { Text(a); Text(b) }.backport.padding(4) }",
                nil),
            // It follows their identity.
            inBody(
                "if c { Group { Text(a).onAppear { load() }; Text(b) }.padding(8) } else { Group { Text(a).onAppear { load() }; Text(b) }.padding(4) }",
                nil, outcomes: [.withheld]),
        ])
    }

    /// The first modifier has no dot, and the others begin their lines.
    @Test func linesOnAnImplicitSelf() {
        check([
            explicit(
                """
                extension View {
                    @ViewBuilder
                    func f(_ c: Bool) -> some View {
                        if c {
                            // quiet
                            padding(8)
                                .opacity(0.4)
                        } else {
                            blur(radius: 3)
                        }
                    }
                }
                """,
                """
                extension View {
                    @ViewBuilder
                    func f(_ c: Bool) -> some View {
                        // quiet
                        padding(c ? 8 : 0)
                            .opacity(c ? 0.4 : 1)
                            .blur(radius: c ? 0 : 3)
                    }
                }
                """)
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
        let focus =
            "a control of opacity 0, which the view may be or hold, keeps the focus and is reached by the keyboard"
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

    /// What a style is given holds views, which need no side of their own to show it.
    @Test func viewsOfConfigurations() {
        func style(_ style: String, _ before: String, _ after: String?, outcomes: [Outcome]? = nil) -> Golden {
            func source(_ body: String) -> String {
                "struct S: \(style) { var c: Bool; func makeBody(configuration: Configuration) -> some View { \(body) } }"
            }
            return explicit(source(before), after.map(source), outcomes: outcomes)
        }
        func both(_ part: String) -> String {
            "if c { configuration.\(part).padding(8) } else { configuration.\(part).padding(4) }"
        }
        let own = """
            protocol CardStyle { }
            struct CardStyleConfiguration { struct Label: View { }; let label: Label; let count: Int }
            """
        check([
            style("ButtonStyle", both("label"), "configuration.label.padding(c ? 8 : 4)"),
            style("ToggleStyle", "HStack { \(both("label")) }", "HStack { configuration.label.padding(c ? 8 : 4) }"),
            style("LabelStyle", both("icon"), "configuration.icon.padding(c ? 8 : 4)"),
            style(
                "GroupBoxStyle",
                "if c { return AnyView(configuration.content.padding(8)) }\n"
                    + "return AnyView(configuration.content.opacity(0.5))",
                "return configuration.content.padding(c ? 8 : 0).opacity(c ? 1 : 0.5)"),
            style("ButtonStyle", both("role"), nil, outcomes: []),
            style("ButtonStyle", both("icon"), nil, outcomes: []),
            style("Codable", both("label"), nil, outcomes: []),
            explicit(
                "struct S: CardStyle { var c: Bool; func body(_ k: Configuration) -> some View { "
                    + "if c { k.label.padding(8) } else { k.label.padding(4) } } }",
                "struct S: CardStyle { var c: Bool; func body(_ k: Configuration) -> some View { "
                    + "k.label.padding(c ? 8 : 4) } }", context: [own]),
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
}
