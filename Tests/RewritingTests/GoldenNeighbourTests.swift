import Harness
import Rewriting
import RuleModel
import Testing

/// Calls in a row of which one is on exactly when the other is off: two sides of one choice.
@Suite struct GoldenNeighbourTests {
    @Test func oneOverload() {
        check([
            golden(
                "x.if(c) { $0.padding(.horizontal) }.if(!c) { $0.padding() }", "x.padding(c ? .horizontal : .all)"),
            golden(
                "x\n    .if(!c) { $0.padding(.horizontal) }\n    .if(c) { view in\n        view.padding()\n    }\n    .a()",
                "x\n    .padding(c ? .all : .horizontal)\n    .a()"),
            golden(
                "x.if(c) { $0.foregroundStyle(.red) }.if(!c) { $0.foregroundStyle(.blue) }",
                "x.foregroundStyle(c ? .red : .blue)"),
            golden(
                "x\n    .if(c) { $0.overlay { A() } }\n    .if(!c) { $0.overlay { B() } }",
                "x\n    .overlay { if c { A() } else { B() } }"),
            golden(
                "x.if(c) { $0.overlay { A().if(d) { $0.padding(3) } } }.if(!c) { $0.overlay { B().if(d) { $0.padding(4) } } }",
                "x.overlay { if c { A().padding(d ? 3 : 0) } else { B().padding(d ? 4 : 0) } }"),
            golden(
                "x.if(c) { $0.overlay { A() } }.if(!c) { $0.overlay { B().if(d) { $0.padding(3) }.if(!d) { $0.padding(4) } } }",
                "x.overlay { if c { A() } else { B().padding(d ? 3 : 4) } }"),
            golden("x.if(c) { $0.tag(1) }.if(!c) { $0.tag(2) }", "x.tag(c ? 1 : 2)"),
            golden(
                "extension View { func f() -> some View { `if`(c) { $0.padding(8) }.if(!c) { $0.padding(4) } } }",
                "extension View { func f() -> some View { padding(c ? 8 : 4) } }"),
        ])
    }

    /// A `Text` of which no part can have a font of its own takes what any view takes.
    @Test func textsOfPlainParts() {
        func view(_ body: String) -> String {
            "struct V: View { let n: Int, s: String, t: Text; var body: some View { \(body) } }"
        }
        let sides = ".if(c) { $0.foregroundColor(.red) }.if(!c) { $0.foregroundColor(.blue) }"
        for text in ["Text(s)", "Text(\"\\(n) \\(s)\")", "Text(String(n))", "Text(verbatim: \"\\(n)\")"] {
            check([golden(view(text + sides), view(text + ".foregroundColor(c ? .red : .blue)"))])
        }
        for text in ["Text(\"\\(t)\")", "Text(\"\\(n) \\(unknown)\")", "Text(styled(n))"] {
            check([golden(view(text + sides), nil, outcomes: [.left, .left])])
        }
    }

    /// Neighbours of one condition are one closure first.
    @Test func severalOfASide() {
        check([
            golden(
                "x.if(c) { $0.padding(8) }.if(c) { $0.opacity(0.2) }.if(!c) { $0.padding(3) }.if(!c) { $0.opacity(0.5) }.if(d) { $0.disabled(true) }",
                "x.padding(c ? 8 : 3).opacity(c ? 0.2 : 0.5).disabled(d)"),
            golden(
                "x\n    .if(c) { $0.padding(8) }\n    .if(c) { $0.opacity(0.2) }\n    .if(!c) { $0.padding(3) }",
                "x\n    .padding(c ? 8 : 3)\n    .opacity(c ? 0.2 : 1)"),
            golden(
                "x.if(c) { $0.padding(8) }.if(!c) { $0.padding(3) }.if(c) { $0.opacity(0.2) }.if(!c) { $0.opacity(0.5) }",
                "x.padding(c ? 8 : 3).opacity(c ? 0.2 : 0.5)"),
            // The third has nothing in common with the two before it.
            golden(
                "x.if(c) { $0.padding(8) }.if(!c) { $0.padding(3) }.if(c) { $0.clipShape(Circle()) }",
                "x.padding(c ? 8 : 3).if(c) { $0.clipShape(Circle()) }"),
        ])
    }

    /// A third call that needs a level takes nothing from two that need none, wherever it stands beside them.
    @Test func oneThatNeedsALevel() {
        let (pair, font) = (".if(c) { $0.padding(8) }.if(!c) { $0.padding(3) }", ".if(c) { $0.font(.body) }")
        let (one, other) = (".padding(c ? 8 : 3)", ".font(c ? .body : nil)")
        check([
            golden("x\(font)\(pair)", "x\(font)\(one)", outcomes: [.withheld, .rewritten, .rewritten]),
            golden("x\(pair)\(font)", "x\(one)\(font)", outcomes: [.rewritten, .rewritten, .withheld]),
            golden("x\(font)\(pair)", "x\(other)\(one)", allowed: [.assumed]),
            golden("x\(pair)\(font)", "x\(one)\(other)", allowed: [.assumed]),
            golden(
                "x.if(c) { $0.padding(8) }\(font).if(!c) { $0.padding(3) }",
                "x.padding(c ? 8 : 0)\(font).padding(c ? 0 : 3)",
                outcomes: [.rewritten, .withheld, .rewritten]),
        ])
    }

    /// With another modifier it stays two merges.
    @Test func shortForOne() {
        let (fill, fit) = (".if(c) { $0.scaledToFill() }", ".if(!c) { $0.scaledToFit() }")
        check([
            golden("x\(fill)\(fit)", "x.aspectRatio(contentMode: c ? .fill : .fit)"),
            golden(
                "Image(a).resizable()\(fill)\(fit)", "Image(a).resizable().aspectRatio(contentMode: c ? .fill : .fit)"),
        ])
    }

    @Test func anotherModifier() {
        check([
            golden(
                "x.if(c) { $0.padding(8) }.if(!c) { $0.opacity(0.5) }", "x.padding(c ? 8 : 0).opacity(c ? 1 : 0.5)"),
            golden(
                "x.if(c) { $0.frame(height: h) }.if(!c) { $0.frame(maxHeight: h) }",
                "x.frame(height: c ? h : nil).frame(maxHeight: c ? nil : h)"),
            golden(
                "x.if(c) { $0.padding(8) }.opacity(0.5).if(!c) { $0.padding(4) }",
                "x.padding(c ? 8 : 0).opacity(0.5).padding(c ? 0 : 4)"),
            golden(
                "x.if(c) { $0.padding(8) }.if(!d) { $0.padding(4) }", "x.padding(c ? 8 : 0).padding(d ? 0 : 4)"),
        ])
    }

    /// What a rewrite of both needs where each alone has none.
    @Test func withoutInertForm() {
        check([
            golden(
                "x.if(c) { $0.environment(\\.depth, 1) }.if(!c) { $0.environment(\\.depth, 2) }",
                "x.environment(\\.depth, c ? 1 : 2)"),
            golden(
                "x.if(c) { $0.navigationTitle(\"a\") }.if(!c) { $0.navigationTitle(\"b\") }",
                "x.navigationTitle(c ? \"a\" : \"b\")"),
        ])
    }

    private func row(_ calls: String) -> String {
        "struct V: View { let d: Bool?, n: Int, x: CGFloat, m: Int?, w: CGFloat?, xs: [Bool]; let c: Bool; let s: Style; let o: Style?; let k: Kind\n"
            + "    var body: some View { v\(calls) } }\n"
            + "enum Style { case plain, round }\nenum Kind { case one, two; case three }\n"
    }

    @Test func opposites() {
        let rows = [
            ("!c", "c", "c ? 4 : 8"), ("!(c)", "(c)", "c ? 4 : 8"), ("c", "c == false", "c ? 8 : 4"),
            ("c", "true != c", "c ? 8 : 4"), ("c == true", "c == false", "c == true ? 8 : 4"),
            ("c && e", "!(c && e)", "c && e ? 8 : 4"), ("c && e", "!c || !e", "c && e ? 8 : 4"),
            ("!c || e", "c && !e", "!c || e ? 8 : 4"), ("n == 3", "n != 3", "n == 3 ? 8 : 4"),
            ("n == 3", "3 != n", "n == 3 ? 8 : 4"), ("n < 3", "n >= 3", "n < 3 ? 8 : 4"),
            ("n <= 3", "n > 3", "n <= 3 ? 8 : 4"), ("3 < n", "n <= 3", "3 < n ? 8 : 4"),
            ("x == 3", "x != 3", "x == 3 ? 8 : 4"), ("xs.isEmpty", "!xs.isEmpty", "xs.isEmpty ? 8 : 4"),
            ("xs.count > 3", "xs.count <= 3", "xs.count > 3 ? 8 : 4"), ("w == nil", "w != nil", "w == nil ? 8 : 4"),
            ("w != nil", "nil == w", "w != nil ? 8 : 4"), ("a === b", "a !== b", "a === b ? 8 : 4"),
            ("s == .plain", "s == .round", "s == .plain ? 8 : 4"),
            ("s == Style.plain", "s == .round", "s == Style.plain ? 8 : 4"),
            ("s != .plain", "s != .round", "s != .plain ? 8 : 4"),
            ("d == true", "d != true", "d == true ? 8 : 4"), ("a is B", "!(a is B)", "a is B ? 8 : 4"),
        ]
        check(
            rows.map { one, other, choice in
                golden(
                    row(".if(\(one)) { $0.padding(8) }.if(\(other)) { $0.padding(4) }"), row(".padding(\(choice))"),
                    outcomes: [.rewritten, .rewritten])
            })
    }

    /// Both may hold, or neither, or what is asked twice may say something else.
    @Test func noOpposites() {
        let rows = [
            ("x < 3", "x >= 3"), ("y < 3", "y >= 3"), ("m == 3", "m == 4"), ("n < 3", "n > 3"), ("n < 3", "n >= 4"),
            ("d == true", "d == false"), ("c && e", "!c && !e"), ("f()", "!f()"), ("xs[0]", "!xs[0]"), ("c", "!e"),
            ("c && e", "!c || e"), ("c || e", "!(c && e)"), ("o == .plain", "o == .round"),
            ("k == .one", "k == .two"), ("s == .plain", "k == .one"), ("s == .plain", "s == other"),
        ]
        check(
            rows.map { one, other in
                golden(
                    row(".if(\(one)) { $0.opacity(0.3) }.if(\(other)) { $0.navigationTitle(t) }"),
                    row(".opacity(\(one) ? 0.3 : 1).if(\(other)) { $0.navigationTitle(t) }"))
            })
        check([
            golden(
                row(".if(x < 3) { $0.padding(8) }.if(x >= 3) { $0.padding(4) }"),
                row(".padding(x < 3 ? 8 : 0).padding(x >= 3 ? 4 : 0)")),
            golden(
                row(".if(f()) { $0.padding(8) }.if(f() == false) { $0.padding(4) }"),
                row(".padding(f() ? 8 : 0).padding(f() == false ? 4 : 0)")),
            golden(
                row(".if(xs[0]) { $0.padding(8) }.if(xs[0] == false) { $0.padding(4) }"),
                row(".padding(xs[0] ? 8 : 0).padding(xs[0] == false ? 4 : 0)")),
        ])
    }

    @Test func optionals() {
        check([
            golden(row(".if(w != nil) { $0.padding(w!) }.if(w == nil) { $0.padding(4) }"), row(".padding(w ?? 4)")),
            golden(row(".if(w == nil) { $0.padding(4) }.if(w != nil) { $0.padding(w!) }"), row(".padding(w ?? 4)")),
            golden(
                row(".ifLet(w) { $0.padding($1) }.if(w == nil) { $0.padding(4) }"), row(".padding(w ?? 4)"),
                outcomes: [.rewritten, .rewritten]),
            golden(
                row(".if(w == nil) { $0.padding(4) }.ifLet(w) { v, w in v.padding(w) }"), row(".padding(w ?? 4)")),
            // What two closures unwrap is no one side.
            golden(
                row(
                    ".if(w != nil) { $0.padding(w!) }.if(w != nil) { $0.frame(width: w!) }.if(w == nil) { $0.padding(4) }"
                ), row(".padding(w ?? 0).frame(width: w).padding(w == nil ? 4 : 0)")),
        ])
    }

    /// Helpers that turn the condition round, and those of another kind.
    @Test func otherHelpers() {
        let helpers = """
            extension View {
                @ViewBuilder func unless<V: View>(_ c: Bool, _ t: (Self) -> V) -> some View { if c { self } else { t(self) } }
                @ViewBuilder func when<V: View>(_ c: Bool, _ t: (Self) -> V) -> some View { if c { t(self) } else { self } }
            }
            """
        check([
            golden(
                "x.when(c) { $0.padding(8) }.unless(c) { $0.padding(4) }", "x.padding(c ? 8 : 4)", context: [helpers]),
            golden(
                "x.unless(c) { $0.padding(8) }.when(c) { $0.padding(4) }", "x.padding(c ? 4 : 8)", context: [helpers]),
            golden(
                "x.unless(!c) { $0.padding(8) }.when(!c) { $0.padding(4) }", "x.padding(c ? 8 : 4)",
                context: [helpers]),
            golden(
                "x.unless(c) { $0.padding(8) }.unless(!c) { $0.padding(4) }", "x.padding(c ? 4 : 8)",
                context: [helpers]),
        ])
    }

    @Test func comments() {
        check([
            golden(
                "x\n    // wide\n    .if(c) { $0.padding(8) }\n    // narrow\n    .if(!c) { $0.padding(4) }\n    .a()",
                "x\n    // wide\n    // narrow\n    .padding(c ? 8 : 4)\n    .a()"),
            golden(
                "x\n    .if(c) { $0.padding(8) } // wide\n    .if(!c) { $0.padding(4) } // narrow\n    .a()",
                "x\n    // wide\n    .padding(c ? 8 : 4) // narrow\n    .a()"),
        ])
    }

    /// What must have the type of another result is rewritten call by call, as that is.
    @Test func inChoices() {
        check([
            golden(
                "let a = e ? x.if(c) { $0.padding(8) }.if(!c) { $0.padding(4) } : x.if(c) { $0.padding(8) }.if(d) { $0.padding(4) }",
                "let a = e ? x.padding(c ? 8 : 0).padding(c ? 0 : 4) : x.padding(c ? 8 : 0).padding(d ? 4 : 0)")
        ])
    }

    /// Inside of them, too.
    @Test func choicesInside() {
        let inner = "e ? y.if(d) { $0.padding(1) } : y.if(d) { $0.opacity(0) }"
        check([
            golden(
                "x.if(c) { $0.overlay { A() } }.if(!c) { $0.overlay { let a = \(inner); a } }",
                "x.overlay { if c { A() } else { let a = \(inner); a } }",
                outcomes: [.rewritten, .rewritten, .left, .left])
        ])
    }

    /// The second call is given just a view: what the receiver has of its own it means only where nothing differs.
    @Test func ownModifiersOfTheReceiver() {
        let calls = ".if(c) { $0.foregroundStyle(.red) }.if(!c) { $0.foregroundStyle(.blue) }"
        check([
            golden("Text(a)" + calls, "Text(a).foregroundStyle(c ? .red : .blue)"),
            golden("Text(\"a\")" + calls, "Text(\"a\").foregroundStyle(c ? .red : .blue)"),
            golden("Text(a).bold()" + calls, "Text(a).bold().foregroundStyle(c ? .red : .blue)"),
            golden("Image(a).resizable()" + calls, "Image(a).resizable().foregroundStyle(c ? .red : .blue)"),
            golden(
                "Circle().trim(from: 0, to: 1)" + calls,
                "Circle().trim(from: 0, to: 1).foregroundStyle(c ? .red : .blue)"),
            golden(
                "Text(a).bold().if(c) { $0.font(.title) }.if(!c) { $0.font(.body) }",
                "Text(a).bold().font(c ? .title : .body)"),
            // What is set already is the text's own, and the environment's beside it.
            golden("Text(a).foregroundStyle(.gray).bold()" + calls, nil, outcomes: [.left, .withheld]),
            golden(
                "Text(a).monospaced().if(c) { $0.fontDesign(.serif) }.if(!c) { $0.fontDesign(.rounded) }", nil,
                outcomes: [.left, .left]),
            golden(
                "struct V { let title = Text(a).bold(); let v = title.if(c) { $0.fontWeight(.light) }.if(!c) { $0.fontWeight(.heavy) } }",
                nil, outcomes: [.left, .left]),
            golden(
                "Text(a).bold().if(c) { $0.fontWeight(.light) }.if(!c) { $0.fontWeight(.heavy) }", nil,
                outcomes: [.left, .left]),
            golden("(Text(a) + Text(b)).bold()" + calls, nil, outcomes: [.left, .withheld]),
            golden("Text(\"\\(a) b\").bold()" + calls, nil, outcomes: [.left, .withheld]),
            golden("Text(\"\\(a) b\")" + calls, nil, outcomes: [.left, .withheld]),
            golden("Text(\"[a](b)\")" + calls, nil, outcomes: [.left, .withheld]),
            golden("Text(a).padding()" + calls, "Text(a).padding().foregroundStyle(c ? .red : .blue)"),
            golden(
                "Text(a).bold().if(c) { $0.padding(8) }.if(!c) { $0.padding(4) }", "Text(a).bold().padding(c ? 8 : 4)"),
        ])
    }

    /// The same where it is a text by what a function of the project's gives, or may be one as far as anything shows.
    @Test func ownModifiersOfWhatMayBeText() {
        let calls = ".if(c) { $0.foregroundColor(.red) }.if(!c) { $0.foregroundColor(.blue) }"
        let own = """
            extension Text {
                func titled() -> Text { font(.title).foregroundColor(.gray) }
                func plain() -> Text { self }
                init(gray title: String) { self = Text(title).foregroundColor(.gray) }
            }
            extension View {
                func same() -> Self { self }
                func card() -> some View { padding(3) }
            }
            struct Badge: View { func text() -> Text { Text(a).foregroundColor(.gray) }; var body: some View { text() } }
            func label() -> Text { Text(a).foregroundColor(.gray) }
            struct V: View {
                let known = label()
                let called = SwiftUI.Text(a).foregroundColor(.gray)
                let title: SwiftUI.Text
                func row() -> some View { Text(a).padding(3) }
                let badge: Badge
                var body: some View { HERE }
            }

            """
        func row(_ view: String) -> String { own.replacing("HERE", with: view) }
        let left = [
            "Text(a).titled()", "Text(a).titled().same()", "known", "called", "title", "label()", "Text(gray: a)",
            "badge.text()",
        ]
        check(
            left.map { golden(row($0 + calls), nil, outcomes: [.left, .left]) }
                + [
                    "Text(a).plain()", "Text(a).same()", "Text(a).titled().card()", "Text(a).elsewhere()",
                    "HStack { }.titled()", "row()",
                ].map {
                    golden(row($0 + calls), row($0 + ".foregroundColor(c ? .red : .blue)"))
                })
    }

    /// Of two branches of which one is on, none is wrapped in the other.
    @Test func branches() {
        let said =
            "`pickerStyle` cannot be switched off: styles are of different types, and none stands for the one that is set "
            + "around the view; not wrapped in `EitherView`: a call beside it is on only when this one is off: an `if` with an "
            + "`else` says both"
        let helper =
            "extension View { @ViewBuilder func `if`<V: View>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } } }\n"
        for call in [
            "x.if(w < 3) { $0.pickerStyle(.menu) }.if(w >= 3) { $0.pickerStyle(.segmented) }",
            "x.if(c && i == 0) { $0.pickerStyle(.menu) }.if(c && i == 1) { $0.pickerStyle(.wheel) }",
            "x.if(c) { $0.pickerStyle(.menu) }.if(!c) { $0.pickerStyle(.segmented) }",
            "x.if(c) { $0.pickerStyle(.menu) }.if(c) { $0.pickerStyle(.wheel) }.if(!c) { $0.pickerStyle(.segmented) }",
        ] {
            let count = call.components(of: "pickerStyle")
            check(
                leftAlone: helper + call + "\n", branches: BranchPolicy(fallback: .eitherView, targets: [Golden.path]),
                outcomes: Array(repeating: .branch, count: count),
                reasons: Array(repeating: said, count: count))
        }
    }

    /// What goes together with the next call is no branch beside another.
    @Test func besideWhatIsRewritten() {
        let helper =
            "extension View { @ViewBuilder func `if`<V: View>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } } }\n"
        check([
            Golden(
                before: helper
                    + "x.if(c) { $0.pickerStyle(.menu) }.if(c) { $0.navigationTitle(\"a\") }.if(!c) { $0.navigationTitle(\"b\") }\n",
                after: helper
                    + "EitherView(condition: c, input: x) { $0.pickerStyle(.menu) }.navigationTitle(c ? \"a\" : \"b\")\n",
                context: [EitherViewExample.declaration], branches: BranchPolicy(fallback: .eitherView))
        ])
    }
}

extension String {
    fileprivate func components(of word: String) -> Int { split(separator: "(").count { $0.hasSuffix(word) } }
}
