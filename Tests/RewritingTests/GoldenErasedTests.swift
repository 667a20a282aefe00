import Harness
import Rewriting
import RuleModel
import Testing

/// Explicit branches between views that are made an `AnyView` each.
@Suite struct GoldenErasedTests {
    private func erased(
        _ before: String, _ after: String?, outcomes: [Outcome]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        var golden = golden(before, after, outcomes: outcomes, sourceLocation: sourceLocation)
        golden.isExplicit = true
        return golden
    }

    /// As the body of a view.
    private func inBody(
        _ before: String, _ after: String?, outcomes: [Outcome]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        erased(
            "struct V: View { var body: some View { \(before) } }",
            after.map { "struct V: View { var body: some View { \($0) } }" }, outcomes: outcomes,
            sourceLocation: sourceLocation)
    }

    @Test func expressions() {
        check([
            inBody("c ? AnyView(Text(a).opacity(0.5)) : AnyView(Text(a))", "Text(a).opacity(c ? 0.5 : 1)"),
            inBody("return c ? AnyView(Text(a)) : AnyView(Text(a).padding(8))", "return Text(a).padding(c ? 0 : 8)"),
            inBody(
                "a && b ? AnyView(Text(a).padding(8).opacity(0.5)) : AnyView(Text(a))",
                "Text(a).padding(a && b ? 8 : 0).opacity(a && b ? 0.5 : 1)"),
            inBody("n > 3 ? AnyView(Text(a).padding(8)) : AnyView(Text(a))", "Text(a).padding(n > 3 ? 8 : 0)"),
            inBody("!c ? (AnyView(x.padding(8))) : AnyView(erasing: x)", "x.padding(c ? 0 : 8)"),
            inBody("c ? AnyView(x.padding(8)) : AnyView(x.padding(4))", "x.padding(c ? 8 : 4)"),
            inBody(
                "VStack { c ? AnyView(x.padding(8)) : AnyView(x); y }", "VStack { x.padding(c ? 8 : 0); y }"),
            inBody("c ? AnyView(x.padding(8)) : AnyView(y)", nil, outcomes: []),
            inBody("c ? AnyView(x.padding(8)) : x", nil, outcomes: []),
            inBody("c ? AnyView(x.id(1).padding(8)) : AnyView(x.id(1))", nil, outcomes: [.withheld]),
        ])
    }

    @Test func lines() {
        check([
            erased(
                """
                var body: some View {
                    return c
                        ? AnyView(
                            VStack {
                                a
                            }
                            .padding(8))
                        : AnyView(
                            VStack {
                                a
                            })
                }
                """,
                """
                var body: some View {
                    return VStack {
                        a
                    }
                    .padding(c ? 8 : 0)
                }
                """),
            erased(
                """
                func row() -> AnyView {
                    c ? AnyView(VStack {
                        a
                    }.padding(8)) : AnyView(VStack {
                        a
                    })
                }
                """,
                """
                func row() -> AnyView {
                    AnyView(
                        VStack {
                            a
                        }.padding(c ? 8 : 0)
                    )
                }
                """),
        ])
    }

    private static let choice = "c ? AnyView(x.padding(8)) : AnyView(x)"
    private static let chain = "x.padding(c ? 8 : 0)"

    /// The type goes where only this file knows it, and nobody there asks for it.
    @Test func resultTypes() {
        func changed(_ head: String, _ tail: String) -> Golden {
            erased(
                "struct V: View {\n\(head) -> AnyView { \(Self.choice) }\n\(tail)\n}",
                "struct V: View {\n\(head) -> some View { \(Self.chain) }\n\(tail)\n}")
        }
        func kept(_ head: String, _ tail: String) -> Golden {
            erased(
                "struct V: View {\n\(head) -> AnyView { \(Self.choice) }\n\(tail)\n}",
                "struct V: View {\n\(head) -> AnyView { AnyView(\(Self.chain)) }\n\(tail)\n}")
        }
        let body = "var body: some View { row() }"
        check([
            changed("private func row()", body),
            changed("private static func row()", "var body: some View { V.row() }"),
            changed("fileprivate func row()", "var body: some View { VStack { row().bold(); self.row() } }"),
            changed("private func row()", "var all: [AnyView] { [AnyView(row())] }"),
            kept("func row()", body), kept("@objc private func row()", body), kept("public func row()", body),
            kept("private func row()", "var all: [AnyView] { [row()] }"),
            kept("private func row()", "var body: some View { c ? row() : AnyView(y) }"),
            kept("private func row()", "var f: () -> AnyView { row }"),
            kept(
                "private func row()",
                "var body: some View { row().boxed() } }; extension AnyView { func boxed() -> Self { self }"),
            kept(
                "private func row()",
                "var body: some View { Group { row() }.boxed() } }; extension Group where Content == AnyView { func boxed() {}"
            ),
            kept("private func row()", "private func row(_ n: Int) -> AnyView { AnyView(y) }"),
        ])
        check([
            erased(
                "struct V: View { private var row: AnyView { \(Self.choice) }; var body: some View { row } }",
                "struct V: View { private var row: some View { \(Self.chain) }; var body: some View { row } }"),
            erased(
                "struct V: View { private var row: AnyView { \(Self.choice) }; var k: Any { \\V.row } }",
                "struct V: View { private var row: AnyView { AnyView(\(Self.chain)) }; var k: Any { \\V.row } }"),
            erased("let a = f(\(Self.choice))", "let a = f(AnyView(\(Self.chain)))"),
            erased("func f() -> AnyView? { \(Self.choice) }", "func f() -> AnyView? { AnyView(\(Self.chain)) }"),
        ])
    }

    /// What asks for the type of a container asks for what it holds; and a closure may say what it gives.
    @Test func whatAContainerHolds() {
        let (choice, chain) = (Self.choice, Self.chain)
        func kept(_ before: String, _ after: String) -> Golden {
            erased(
                before.replacing("§", with: choice), after.replacing("§", with: "AnyView(\(chain))"))
        }
        func dropped(_ code: String) -> Golden {
            inBody(code.replacing("§", with: choice), code.replacing("§", with: chain))
        }
        check(
            [
                "func f() -> Group<AnyView> { Group { § } }", "let g: VStack<AnyView> = VStack { § }",
                "func f() -> some View { d ? VStack { § } : VStack { y } }", "let all = [VStack { § }, VStack { y }]",
                "func f() -> some View { if d { return VStack { § } }; return VStack { y } }",
                "let v = VStack { ForEach(all) { i -> AnyView in § } }", "let v = own(VStack { § })",
            ].map { kept($0, $0) })
        check([
            dropped("VStack { § }"), dropped("VStack { HStack { § }.padding() }"),
            dropped("y.overlay { VStack { § } }"),
            dropped("y.overlay(VStack { § })"), dropped("NavigationLink(destination: VStack { § }) { y }"),
            dropped("VStack { if d { HStack { § } } }"),
        ])
    }

    /// What a key says may be an `AnyView`, and so may be what a closure of a type gives that is out of sight.
    @Test func whoeverAsksForIt() {
        let (choice, chain) = (Self.choice, Self.chain)
        func row(_ code: String, _ context: String, _ result: String) -> Golden {
            let row = "struct V: View { var body: some View { \(code) } }"
            var golden = erased(row.replacing("§", with: choice), row.replacing("§", with: result))
            golden.context = [context]
            return golden
        }
        let kept = [
            ("y.environment(\\.slot, §)", ""), ("y.preference(key: Slot.self, value: §)", ""), ("Pager { § }", ""),
            ("VStack { Pager { HStack { § } } }", ""), ("Pager { i in § }", ""),
            ("Pager { i in § }", "typealias Row = (Int) -> AnyView\nstruct Pager: View { let row: Row }"),
            ("Pager { § }", "typealias Row = () -> AnyView\nstruct Pager: View { init(row: Row) {} }"),
        ]
        let dropped = [
            ("Grid { § }", ""), ("ViewThatFits { § }", ""),
            ("Pager { § }", "struct Pager<Row: View>: View { @ViewBuilder let row: () -> Row }"),
            ("y.toolbar { ToolbarItem { § } }", ""),
        ]
        check(kept.map { row($0, $1, "AnyView(\(chain))") })
        check(dropped.map { row($0, $1, chain) })
    }

    /// A type that names itself is none.
    @Test func recursion() {
        func kept(_ others: String) -> Golden {
            erased(
                "struct V: View { private func row() -> AnyView { c ? AnyView(VStack { line() }.padding(8)) : AnyView(VStack { line() }) }; \(others) }",
                "struct V: View { private func row() -> AnyView { AnyView(VStack { line() }.padding(c ? 8 : 0)) }; \(others) }"
            )
        }
        check([
            kept("func line() -> some View { row() }"),
            kept("func line() -> some View { two() }; var two: some View { row() }"),
            erased(
                "struct V: View { func row() -> some View { if c { return AnyView(VStack { row() }.padding(8)) } else { return AnyView(VStack { row() }) } } }",
                "struct V: View { func row() -> some View { return AnyView(VStack { row() }.padding(c ? 8 : 0)) } }"
            ),
            erased(
                "struct V: View { func row() -> some View { c ? AnyView(line.padding(8)) : AnyView(line) }; var line: some View { VStack { row() } } }",
                "struct V: View { func row() -> some View { AnyView(line.padding(c ? 8 : 0)) }; var line: some View { VStack { row() } } }"
            ),
        ])
    }

    @Test func returns() {
        let (one, other) = ("return AnyView(x.padding(8))", "return AnyView(x)")
        check([
            inBody("if c { \(one) } else { \(other) }", "return \(Self.chain)"),
            inBody("if c { \(one) }; \(other)", "return \(Self.chain)"),
            inBody("let d = 3; if c { \(one) }\n\(other)", "let d = 3; return \(Self.chain)"),
            inBody("guard c else { \(other) }; \(one)", "return \(Self.chain)"),
            inBody("guard !c else { \(one) }\n\(other)", "return x.padding(c ? 8 : 0)"),
            inBody("guard let w else { \(other) }; \(one)", nil, outcomes: []),
            inBody(
                "guard d else { return AnyView(y) }; if c { \(one) } else { \(other) }",
                "guard d else { return AnyView(y) }; return AnyView(\(Self.chain))"),
            inBody("if c { AnyView(x.padding(8)) } else { AnyView(x) }", Self.chain),
            inBody(
                "switch c { case true: \(one)\ncase false: \(other) }", "return \(Self.chain)"),
            inBody("if let w { return AnyView(x.padding(8)) }; \(other)", nil, outcomes: []),
            inBody("if c { \(one) }; f(); \(other)", nil, outcomes: []),
            erased(
                "struct V: View { private func f() -> AnyView { if c { \(one) } else { \(other) } } }",
                "struct V: View { private func f() -> some View { return \(Self.chain) } }"),
        ])
    }

    /// What holds nothing before it is asked.
    @Test func assignments() {
        let (one, other) = ("v = AnyView(x.padding(8))", "v = AnyView(x)")
        check([
            inBody("let v: AnyView; if c { \(one) } else { \(other) }; return v", "return \(Self.chain)"),
            inBody(
                "f(); var v: AnyView\nif !c { \(one) } else { \(other) }\nreturn v", "f(); return x.padding(c ? 0 : 8)"),
            inBody(
                "let v: AnyView; if c { v = AnyView(x.padding(8)) } else { v = AnyView(x.padding(4)) }; return v",
                "return x.padding(c ? 8 : 4)"),
            inBody(
                "let v: AnyView; if let w { v = AnyView(x.blur(radius: w)) } else { \(other) }; return v",
                "return x.blur(radius: w ?? 0)"),
            erased(
                "extension View { func f() -> AnyView { let v: AnyView; if c { v = AnyView(self.padding(3)) } else { v = AnyView(self) }; return v } }",
                "extension View { func f() -> AnyView { return AnyView(self.padding(c ? 3 : 0)) } }"),
            inBody("let v: AnyView; if c { \(one) } else { v = AnyView(y) }; return v", nil, outcomes: []),
            inBody("let v: AnyView; if c { \(one); f(v) } else { \(other) }; return v", nil, outcomes: []),
            inBody("let v: AnyView; if c { \(one) } else { \(other) }; f(v); return v", nil, outcomes: []),
            inBody("let v: Any; if c { \(one) } else { \(other) }; return v", nil, outcomes: []),
        ])
    }

    @Test func variables() {
        let other = "var v = AnyView(x); if c { v = AnyView(v.padding(8)) } else"
        check([
            inBody(
                "\(other) { v = AnyView(v.opacity(0.5)) }; return v", "return x.padding(c ? 8 : 0).opacity(c ? 1 : 0.5)"
            ),
            inBody("\(other) { v = AnyView(v.padding(4)) }; return v", "return x.padding(c ? 8 : 4)"),
            inBody(
                "var v = AnyView(x); if let w { v = AnyView(v.blur(radius: w)) }; return v",
                "return x.blur(radius: w ?? 0)"),
            inBody("\(other) { v = AnyView(y) }; return v", nil, outcomes: []),
            // Of a text it would be the text's own, and that counts before what is around it.
            inBody(
                "var v = AnyView(Text(a).font(.title)); if c { v = AnyView(v.font(.body)) } else { v = AnyView(v.font(.caption)) }; return v",
                nil, outcomes: []),
            inBody(
                "var v = AnyView(Text(a)); if c { v = AnyView(v.font(.body)) } else { v = AnyView(v.font(.caption)) }; return v",
                "return Text(a).font(c ? .body : .caption)"),
            inBody("\(other) if d { v = AnyView(v.opacity(0.5)) }; return v", nil, outcomes: []),
            erased(
                """
                struct V: View {
                    var body: some View {
                        var view = AnyView(Text(a))
                        if isLoud {
                            view = AnyView(view.padding(8))
                        }
                        if isBad {
                            view = AnyView(view.opacity(0.5).disabled(true))
                        }
                        return view
                    }
                }
                """,
                """
                struct V: View {
                    var body: some View {
                        return Text(a).padding(isLoud ? 8 : 0).opacity(isBad ? 0.5 : 1).disabled(isBad)
                    }
                }
                """),
            // What would be a long line is several.
            erased(
                """
                struct V: View {
                    var body: some View {
                        var view = AnyView(Text(a))
                        if isHighlightedAndLoud { view = AnyView(view.padding(8)) }
                        if isDisabledForNow { view = AnyView(view.opacity(0.5).disabled(true)) }
                        if isBlurred { view = AnyView(view.blur(radius: 3)) }
                        return view
                    }
                }
                """,
                """
                struct V: View {
                    var body: some View {
                        return Text(a)
                            .padding(isHighlightedAndLoud ? 8 : 0)
                            .opacity(isDisabledForNow ? 0.5 : 1).disabled(isDisabledForNow)
                            .blur(radius: isBlurred ? 3 : 0)
                    }
                }
                """),
            erased(
                """
                private func row() -> AnyView {
                    let n = count()
                    var view: AnyView = AnyView(HStack {
                        b
                    })
                    if n > 2 {
                        view = AnyView(view.padding(8))
                    }
                    if isBad { view = AnyView(view.opacity(0.5)) }
                    return view
                }
                """,
                """
                private func row() -> some View {
                    let n = count()
                    return HStack {
                        b
                    }
                    .padding(n > 2 ? 8 : 0)
                    .opacity(isBad ? 0.5 : 1)
                }
                """),
            inBody(
                "var v = AnyView(x); if a { v = AnyView(v.padding(8)) }; return v", "return x.padding(a ? 8 : 0)"),
            // What is always applied stays as it is.
            inBody(
                "var v = AnyView(x); v = AnyView(v.bold()); if a { v = AnyView(v.padding(8)) }; return v",
                "return x.bold().padding(a ? 8 : 0)"),
            inBody(
                "var v = AnyView(x); if a { v = AnyView(v.padding(8)) }; v = AnyView(v.bold().bold()); if d { v = AnyView(v.opacity(0.5)) }; return AnyView(v.a(1).b { y })",
                "return x.padding(a ? 8 : 0).bold().bold().opacity(d ? 0.5 : 1).a(1).b { y }"),
            inBody(
                "var v = AnyView(x); if a { v = AnyView(v.padding(8)) }; return v.disabled(d).b { y }",
                "return x.padding(a ? 8 : 0).disabled(d).b { y }"),
            inBody(
                "var v = AnyView(x); if a { v = AnyView(v.padding(8)) }; return v.disabled(d).overlay { v }", nil,
                outcomes: []),
            inBody(
                "var v = AnyView(x); if a { v = AnyView(v.padding(8)) }; return AnyView(v.overlay(v))", nil,
                outcomes: []),
            inBody(
                "var v = AnyView(x); if a { v = AnyView(v.padding(8)) }; return AnyView(VStack { v })", nil,
                outcomes: []),
            inBody("var v = AnyView(x); v = AnyView(v.bold()); return AnyView(v.padding(8))", nil, outcomes: []),
            inBody(
                "var v = AnyView(x); if a { v = AnyView(v.padding(8)) }; v = AnyView(y); return v", nil, outcomes: []),
            // What else reads it, or changes it, is in the way.
            inBody("var v = AnyView(x); if a { v = AnyView(v.overlay(v)) }; return v", nil, outcomes: []),
            inBody("var v = AnyView(x); if a { v = AnyView(y) }; return v", nil, outcomes: []),
            inBody("var v = AnyView(x); if a { v = AnyView(v.bold()) } else { f() }; return v", nil, outcomes: []),
            inBody("var v = AnyView(x); if a { v = AnyView(v.bold()) }; f(v); return v", nil, outcomes: []),
            inBody(
                "var v = AnyView(x); if let a { v = AnyView(v.padding(a)) }; if d { v = AnyView(v.bold()) }; return v",
                nil,
                outcomes: []),
        ])
    }
}
