import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// Closures that put other views beside their own.
@Suite struct GoldenSiblingTests {
    /// In a body, whose lines show how deep a step is.
    private func siblings(
        _ before: String, _ after: String?, allowed: Set<Level> = [.approx], reasons: [String]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        func inBody(_ text: String) -> String {
            "var body: some View {\n" + text.split(separator: "\n").map { "    \($0)\n" }.joined() + "}\n"
        }
        return Golden(
            before: inBody(before), after: after.map(inBody), allowed: allowed,
            context: [
                """
                import SwiftUI
                extension View {
                    @ViewBuilder func unless<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
                        if c { self } else { transform(self) }
                    }
                    @ViewBuilder func built<V: View>(_ c: Bool, @ViewBuilder transform: (Self) -> V) -> some View {
                        if c { transform(self) } else { self }
                    }
                    func erased<V: View>(_ c: Bool, transform: (Self) -> V) -> AnyView {
                        c ? AnyView(transform(self)) : AnyView(self)
                    }
                }
                extension Text {
                    @ViewBuilder func styled<V: View>(_ c: Bool, transform: (Text) -> V) -> some View {
                        if c { transform(self) } else { self }
                    }
                }
                """
            ], reasons: reasons, sourceLocation: sourceLocation)
    }

    private func branch(
        _ before: String, in container: String? = "VStack", context: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        siblings(
            before, nil,
            reasons: ["the closure puts other views beside its own" + (container.map { " in `\($0)`" } ?? "")],
            sourceLocation: sourceLocation)
    }

    @Test func standUnderAnIf() {
        check([
            siblings(
                "row.if(c) { view in VStack { view; Divider() } }",
                "VStack {\n    row\n    if c {\n        Divider()\n    }\n}"),
            siblings(
                """
                HStack {
                    Text(a)
                        .bold()
                        .if(isLast && !isOnly) { view in
                            VStack(alignment: .leading, spacing: 8) {
                                // The line above.
                                Divider()
                                view
                                Text(b)
                                    .font(.caption) // small
                                if d { Card() }
                            }
                        }
                        .padding()
                }
                """,
                """
                HStack {
                    VStack(alignment: .leading, spacing: 8) {
                        if isLast && !isOnly {
                            // The line above.
                            Divider()
                        }
                        Text(a)
                            .bold()
                        if isLast && !isOnly {
                            Text(b)
                                .font(.caption) // small
                            if d { Card() }
                        }
                    }
                    .padding()
                }
                """),
            siblings(
                "Card()\n    .unless(xs.allSatisfy { $0 }) { v in ZStack(alignment: .topTrailing) { v; Badge() } }",
                """
                ZStack(alignment: .topTrailing) {
                    Card()
                    if (!xs.allSatisfy { $0 }) {
                        Badge()
                    }
                }
                """),
            siblings(
                "row.ifLet(model.error) { view, error in VStack { view; Text(error) } }",
                "VStack {\n    row\n    if let error = model.error {\n        Text(error)\n    }\n}"),
            siblings(
                "row.ifLet(error) { view, error in HStack { Text(error); view } }",
                "HStack {\n    if let error {\n        Text(error)\n    }\n    row\n}"),
            siblings(
                "extension View { func own() -> some View { self.if(c) { v in HStack { v; Image(a) } } } }",
                "extension View { func own() -> some View { HStack {\n    self\n    if c {\n        Image(a)\n    }\n} } }"
            ),
            siblings(
                "extension View { func own() -> some View { unless(c) { v in HStack { v; Image(a) } } } }",
                "extension View { func own() -> some View { HStack {\n    self\n    if !c {\n        Image(a)\n    }\n} } }"
            ),
            siblings(
                "Text(a).styled(c) { v in VStack { v; Divider() } }",
                "VStack {\n    Text(a)\n    if c {\n        Divider()\n    }\n}"),
        ])
    }

    /// What a group holds goes on standing in what is around it.
    @Test func inAGroupAreSafe() {
        check([
            siblings(
                "row.if(c) { view in Group { view; Divider() } }",
                "Group {\n    row\n    if c {\n        Divider()\n    }\n}", allowed: []),
            siblings(
                "row.built(c) { $0; Divider() }", "Group {\n    row\n    if c {\n        Divider()\n    }\n}",
                allowed: []),
            siblings(
                "row.if(c) { v in VStack { v; Divider() } }", nil, allowed: [],
                reasons: [
                    "the `VStack` stays when the condition does not hold: the view is one view in it, and what it says to a "
                        + "stack or a list around it, such as a layout priority, ends there"
                ]),
        ])
    }

    /// What is not read there needs no name, and an own type leaves the name to its module.
    @Test func areWrittenAsThePlaceAsks() {
        func group(_ optional: String) -> String {
            "Group {\n    row\n    if \(optional) != nil {\n        Divider()\n    }\n}"
        }
        check([
            siblings("row.ifLet(error) { v, _ in v; Divider() }", group("error"), allowed: []),
            siblings("row.ifLet(error) { v, e in v; Divider() }", group("error"), allowed: []),
            siblings("row.ifLet(e ?? f) { v, e in v; Divider() }", group("(e ?? f)"), allowed: []),
            siblings(
                "row.ifLet(error) { v, e in Divider(); v; Text(e) }",
                "Group {\n    if error != nil {\n        Divider()\n    }\n    row\n    if let e = error {\n        Text(e)\n"
                    + "    }\n}", allowed: []),
            siblings(
                "row.if(c()) { v in VStack { v; Divider() } }",
                "VStack {\n    row\n    if c() {\n        Divider()\n    }\n}"),
        ])
    }

    /// Calls before and inside, and several in a row.
    @Test func standBesideOtherCalls() {
        check([
            siblings(
                "row.if(c) { $0.opacity(0.5) }.if(d) { v in VStack { v; Divider().if(e) { $0.opacity(0.3) } } }",
                "VStack {\n    row.opacity(c ? 0.5 : 1)\n    if d {\n        Divider().opacity(e ? 0.3 : 1)\n    }\n}"),
            siblings(
                "row.if(c) { v in VStack { v; Divider() } }.if(d) { $0.opacity(0.3) }",
                "VStack {\n    row\n    if c {\n        Divider()\n    }\n}.opacity(d ? 0.3 : 1)"),
            siblings(
                "row.if(c) { v in HStack { v; A() } }.if(d) { v in VStack { v; B() } }",
                """
                VStack {
                    HStack {
                        row
                        if c {
                            A()
                        }
                    }
                    if d {
                        B()
                    }
                }
                """),
        ])
    }

    /// Behind it stands as deep as behind any other brace, unless something in it is a call itself.
    @Test func standBeforeTheRestOfAChain() {
        let stack = "VStack {\n    row\n    if c {\n        Divider()\n    }\n}"
        func chain(_ rest: String) -> String {
            "row\n    .if(c) { v in VStack { v; Divider() } }\n" + rest
        }
        check([
            siblings(
                chain("    // wide\n    .padding(\n        8\n    )\n    .bold()"),
                stack + "\n// wide\n.padding(\n    8\n)\n.bold()"),
            siblings(
                chain("    .padding()\n    .if(d) { $0.opacity(0.5) }"),
                stack + "\n    .padding()\n    .opacity(d ? 0.5 : 1)"),
            siblings(chain("    .onTapGesture { go() }"), stack + "\n    .onTapGesture { go() }"),
        ])
    }

    @Test func areBranchesOtherwise() {
        check([
            branch("row.if(c) { v in LazyVStack { v; Divider() } }", in: "LazyVStack"),
            branch("row.if(c) { v in VStack { v; Divider() }.padding() }"),
            branch("row.if(c) { v in VStack { v.bold(); Divider() } }"),
            branch("row.if(c) { v in VStack(spacing: xs[0]) { v; Divider() } }"),
            branch("row.ifLet(gap) { view, gap in VStack(spacing: gap) { view; Divider() } }"),
            branch("struct Group { }\nrow.built(c) { $0; Divider() }", in: nil),
            branch("row.if(c) { v in VStack { v /* first */; Divider() } }"),
            branch("let error: String = a\nrow.ifLet(error) { v, e in VStack { v; Text(e) } }"),
            branch("row.ifLet(c ? .red : nil) { v, e in VStack { v; e } }"),
            branch("struct S { init(c: Bool) { view = AnyView(row.if(c) { v in VStack { v; Divider() } }) } }"),
            branch("row.if(c()) { v in VStack { Spacer(); v; Divider() } }"),
            branch("row.if(c) { v in\n    VStack(spacing: 3) // why\n    {\n        v\n        Divider()\n    }\n}"),
            branch("ForEach(xs) { Card($0) }.if(c) { v in VStack { v; Divider() } }"),
            branch("Spacer().layoutPriority(1).if(c) { v in VStack { v; Divider() } }"),
            branch("return try c ? d : row().if(c) { v in VStack { v; Divider() } }"),
            branch("row?.if(c) { v in VStack { v; Divider() } }"),
            branch("super.row.if(c) { v in VStack { v; Divider() } }"),
            branch("xs.map { $0.row.if(c) { v in VStack { v; Divider() } } }"),
            branch("xs.map { row.if($0) { v in VStack { v; Divider() } } }"),
            branch("if row.if(c, transform: { v in VStack { v; Divider() } }) == b { }"),
            branch("struct VStack { }\nlet a = row.if(c) { v in VStack { v; Divider() } }"),
            branch("row.if(c) { v in VStack(content: { v; Divider() }) }"),
        ])
    }
    /// What they give is of one type so long as the views stand on the same side.
    @Test func agreeInReturns() {
        func body(_ closure: String) -> String {
            "func f() -> some View {\n    if d {\n        return Text(a).if(c) { v in VStack { v; Text(b) } }\n    }\n"
                + "    return Text(a).if(c) { v in VStack { \(closure) } }\n}"
        }
        let stack = "VStack {\n    Text(a)\n    if c {\n        Text(b)\n    }\n}"
        let indented = stack.split(separator: "\n").joined(separator: "\n    ")
        let deeper = indented.split(separator: "\n").joined(separator: "\n    ")
        check([
            siblings(
                body("v; Text(b)"),
                "func f() -> some View {\n    if d {\n        return \(deeper)\n    }\n    return \(indented)\n}"),
            // One would be as it is, or an `EitherView`.
            siblings(
                body("v.bold(); Text(b)"), nil,
                reasons: [
                    "another result must have the same type, and the call in it would not be rewritten as this one",
                    "the closure puts other views beside its own in `VStack`",
                ]),
            siblings(
                "func f() -> some View {\n    if d {\n        return row.if(c) { v in VStack { v; A() } }\n    }\n"
                    + "    return row.if(!c) { v in VStack { v; A() } }\n}",
                "func f() -> some View {\n    if d {\n        return VStack {\n            row\n            if c {\n"
                    + "                A()\n            }\n        }\n    }\n    return VStack {\n        row\n"
                    + "        if !c {\n            A()\n        }\n    }\n}"),
            siblings(
                body("Text(b); v"), nil,
                reasons: Array(
                    repeating:
                        "another result must have the same type, and the call in it would not be rewritten as this one",
                    count: 2)),
        ])
    }
}
