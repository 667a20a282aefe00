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

    /// Branches that must stay, or may be none, are not mentioned.
    @Test func whatStays() {
        check([
            inBody("if c { Text(a) } else { Text(b) }", nil, outcomes: []),
            inBody("if c { Text(a).padding() } else { Text(b) }", nil, outcomes: []),
            inBody("if c { x.padding() }", nil, outcomes: []),
            inBody("if c { x.padding() } else if d { x } else { x.bold() }", nil, outcomes: []),
            inBody("if c { x.padding() } else if d { x.bold() } else { x }", nil, outcomes: []),
            inBody("if #available(iOS 16, *) { x.bold() } else { x }", nil, outcomes: []),
            inBody("if let c { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if c, d { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if true { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c { x.clipShape(Circle()) } else { x }", nil, outcomes: []),
            inBody("if c { x.unknown() } else { x }", nil, outcomes: []),
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

    /// Without the option nobody hears of them.
    @Test func onlyWhereAskedFor() {
        check([golden("struct V: View { var body: some View { if c { x.padding(8) } else { x } } }", nil, outcomes: [])]
        )
    }
}
