import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// Calls of helpers in the closures of others.
@Suite struct GoldenNestedTests {
    private static let helpers = """
        extension View {
            @ViewBuilder func unless<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
                if c { self } else { transform(self) }
            }
            @ViewBuilder
            func either<A: View, B: View>(_ c: Bool, then: (Self) -> A, else other: (Self) -> B) -> some View {
                if c { then(self) } else { other(self) }
            }
        }
        """

    private func nested(
        _ before: String, _ after: String?, allowed: Set<Level> = [], outcomes: [Outcome]? = nil,
        reasons: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        golden(
            before, after, allowed: allowed, context: [Self.helpers], outcomes: outcomes, reasons: reasons,
            sourceLocation: sourceLocation)
    }

    @Test func conditionsAreJoined() {
        check([
            nested(
                "Text(a).if(a) { $0.opacity(0.5).if(b) { $0.frame(width: 10) } }",
                "Text(a).opacity(a ? 0.5 : 1).frame(width: a && b ? 10 : nil)", outcomes: [.rewritten, .rewritten]),
            nested(
                "Text(a).if(a) { $0.if(b) { $0.frame(width: 10).opacity(0.5) }.padding(8) }",
                "Text(a).frame(width: a && b ? 10 : nil).opacity(a && b ? 0.5 : 1).padding(a ? 8 : 0)"),
            nested(
                "Text(a).if(a || b) { $0.if(c ?? d) { $0.if(!e) { $0.opacity(0.5) } } }",
                "Text(a).opacity((a || b) && (c ?? d) && !e ? 0.5 : 1)"),
            nested(
                "Text(a).unless(a) { $0.if(b) { $0.opacity(0.5) } }", "Text(a).opacity(!a && b ? 0.5 : 1)"),
            nested(
                "Text(a).if(x > 3) { $0.unless(b == c) { $0.disabled(true) } }", "Text(a).disabled(x > 3 && !(b == c))"),
            nested(
                "Text(a).if(a) { $0.if(b) { $0.allowsHitTesting(false) } }",
                "Text(a).allowsHitTesting(!(a && b))"),
            nested(
                "Text(a).if(a) { view in view.if(b) { $0.background { Card() } } }",
                "Text(a).background { if a && b { Card() } }"),
        ])
    }

    @Test func optionals() {
        check([
            nested(
                "Text(a).if(a) { $0.ifLet(w) { $0.frame(width: $1) } }",
                "Text(a).frame(width: a ? w.map { CGFloat($0) } : nil)"),
            nested(
                "Text(a).ifLet(w) { v, w in v.if(a) { $0.frame(width: w) } }",
                "Text(a).frame(width: a ? w.map { CGFloat($0) } : nil)"),
            nested("Text(a).if(a) { $0.ifLet(x) { $0.opacity($1) } }", "Text(a).opacity(a ? (x ?? 1) : 1)"),
            nested(
                "Text(a).ifLet(x) { v, x in v.opacity(x).if(a) { $0.padding(x * 2) } }",
                "Text(a).opacity(x ?? 1).padding(a ? (x.map { $0 * 2 } ?? .init()) : .init())"),
            nested(
                "Text(a).ifLet(w) { v, w in v.ifLet(h) { $0.frame(width: w).frame(height: $1) } }",
                "Text(a).frame(width: h != nil ? w.map { CGFloat($0) } : nil)"
                    + ".frame(height: w != nil ? h.map { CGFloat($0) } : nil)"),
            nested(
                "Text(a).ifLet(url) { v, url in v.if(url.isFileURL) { $0.overlay { Badge(url) } } }",
                "Text(a).overlay { if let url, url.isFileURL { Badge(url) } }"),
            nested(
                "Text(a).if(a) { $0.ifLet(model.url) { v, url in v.ifLet(url.host) { $0.overlay(Badge(url, $1)) } } }",
                "Text(a).overlay { if a, let url = model.url, let host = url.host { Badge(url, host) } }"),
            nested(
                "Text(a).ifLet(i) { v, i in v.if(xs[i].isBig) { $0.opacity(0.5) } }", nil,
                reasons: ["only an `if let` gives the `i` that `xs[i].isBig` needs", stays("ifLet")]),
            nested(
                "Text(a).ifLet(x) { v, _ in v.if(a) { $0.opacity(0.5) } }", "Text(a).opacity(x != nil && a ? 0.5 : 1)"),
            nested(
                "Text(a).ifLet(x) { v, x in v.if(xs[0].isBig) { $0.opacity(x) } }",
                "Text(a).opacity(x != nil && xs[0].isBig ? (x ?? 1) : 1)"),
            nested(
                "Text(a).if(x != nil) { $0.if(a) { $0.opacity(x!) } }", "Text(a).opacity(a ? (x ?? 1) : 1)"),
            nested(
                "Text(a).if(x != nil) { $0.if(a && x != nil) { $0.overlay(Badge(x!)) } }",
                "Text(a).overlay { if let value = x, a, x != nil { Badge(value) } }"),
            nested(
                "Text(a).ifLet(w) { v, w in v.ifLet(h) { $0.padding(w * $1) } }", nil,
                reasons: ["one value needs what is in `w` and in `h`", stays("ifLet")]),
            nested(
                "Text(a).if(a) { $0.ifLet(f) { $0.font($1) } }",
                "Text(a).transformEnvironment(\\.font) { [a, f] in if a, let f { $0 = f } }", allowed: [.verbose]),
        ])
    }

    private func stays(_ helper: String) -> String { "it is one with the call of `\(helper)` around it, which stays" }

    @Test func elseInsideAndOutside() {
        check([
            nested(
                "Text(a).if(a) { $0.either(b) { $0.opacity(0.5) } else: { $0.padding(8) } }",
                "Text(a).opacity(a && b ? 0.5 : 1).padding(a && !b ? 8 : 0)"),
            nested(
                "Text(a).either(a) { $0.opacity(0.5) } else: { $0.if(b) { $0.padding(8) } }",
                "Text(a).opacity(a ? 0.5 : 1).padding(!a && b ? 8 : 0)"),
            nested(
                "Text(a).either(a) { $0.if(b) { $0.opacity(0.5) } } else: { $0.opacity(0.7) }",
                "Text(a).opacity(a && b ? 0.5 : 1).opacity(a ? 1 : 0.7)"),
        ])
        check([
            nested(
                """
                Text(a)
                    .if(a) {
                        $0.either(b) {
                            $0.opacity(0.5)
                        } else: {
                            $0.padding(8)
                        }
                        .disabled(true)
                    }
                """,
                """
                Text(a)
                    .opacity(a && b ? 0.5 : 1)
                    .padding(a && !b ? 8 : 0)
                    .disabled(a)
                """)
        ])
    }

    @Test func linesAndComments() {
        check([
            nested(
                """
                var body: some View {
                    Text(a)
                        // outside
                        .if(a) { view in
                            view
                                .opacity(0.5) // dim
                                // small
                                .if(b) {
                                    // really
                                    $0.frame(width: 10) // ten
                                        .disabled(true) // off
                                }
                                // wide
                                .padding(8)
                        }
                        .bold()
                }
                """,
                """
                var body: some View {
                    Text(a)
                        // outside
                        .opacity(a ? 0.5 : 1) // dim
                        // small
                        // really
                        .frame(width: a && b ? 10 : nil) // ten
                        .disabled(a && b) // off
                        // wide
                        .padding(a ? 8 : 0)
                        .bold()
                }
                """, allowed: [.verbose]),
            nested(
                """
                Text(a)
                    .if(a) {
                        $0.if(b) {
                            $0.opacity(0.5) // dim
                        } // if it is
                    }
                """,
                """
                Text(a)
                    // dim
                    .opacity(a && b ? 0.5 : 1) // if it is
                """),
            nested(
                """
                Text(a)
                    .if(a) { view in
                        view.if(b) { inner in
                            inner.opacity(0.5)
                        }
                    }
                """,
                """
                Text(a)
                    .opacity(a && b ? 0.5 : 1)
                """),
            nested(
                """
                Text(a)
                    .if(a) { $0
                        .opacity(0.5).if(b) { $0
                            .padding(8)
                        }.disabled(true)
                    }
                """,
                """
                Text(a)
                    .opacity(a ? 0.5 : 1)
                    .padding(a && b ? 8 : 0)
                    .disabled(a)
                """),
            nested(
                """
                VStack { }.if(a) {
                    $0.opacity(0.5)
                        .if(b) {
                            $0.overlay {
                                Card()
                            }
                        }
                }
                """,
                """
                VStack { }.opacity(a ? 0.5 : 1)
                    .overlay {
                        if a && b {
                            Card()
                        }
                    }
                """),
            nested(
                """
                extension View {
                    func dim() -> some View {
                        self.if(a) {
                            $0.unless(b) {
                                $0.opacity(0.5)
                            }
                        }
                    }
                }
                """,
                """
                extension View {
                    func dim() -> some View {
                        self.opacity(a && !b ? 0.5 : 1)
                    }
                }
                """),
        ])
    }

    @Test func oneThatStays() {
        let withheld = "a font set around the view is lost when this one is off"
        check([
            nested(
                "Text(a).if(a) { $0.opacity(0.5).if(true) { $0.padding(8) } }", nil,
                reasons: [
                    "the call of `if` inside it stays: the condition is always `true`",
                    "the condition is always `true`",
                ]),
            nested(
                "Text(a).if(a) { $0.opacity(0.5).if(b) { $0.shine() } }", nil,
                reasons: ["no rule for `shine`", "no rule for `shine`"]),
            nested(
                "Text(a).if(a) { $0.opacity(0.5).if(b) { $0.font(.title) } }", nil,
                reasons: [withheld, withheld]),
            nested(
                "Text(a).if(a) { $0.font(.title).if(b) { $0.opacity(0.5) } }", nil, outcomes: [.withheld, .withheld],
                reasons: [withheld, stays("if")]),
            nested(
                "Text(a).if(a) { $0.shine().if(b) { $0.opacity(0.5) } }",
                "Text(a).if(a) { $0.shine().opacity(b ? 0.5 : 1) }",
                reasons: ["no rule for `shine`"]),
            nested(
                "Text(a).if(a) { $0.shine().if(b) { $0.if(d) { $0.opacity(0.5) } } }",
                "Text(a).if(a) { $0.shine().opacity(b && d ? 0.5 : 1) }",
                reasons: ["no rule for `shine`"]),
            nested(
                "Text(a).if(a) { $0.shine().if(b) { $0.clipShape(Circle()) } }", nil,
                reasons: ["no rule for `shine`", "every shape clips, even a rectangle"]),
        ])
    }

    @Test func wrapping() {
        func wrapped(
            _ before: String, _ after: String?, fallback: BranchPolicy.Fallback? = .eitherView, reasons: [String]? = nil
        ) -> Golden {
            EitherViewTests.golden(before, after, context: [Self.helpers], fallback: fallback, reasons: reasons)
        }
        let kept = "; `EitherView` keeps the types, but identity and state are still lost when it flips"
        let why = "every shape clips, even a rectangle"
        let clips = "`clipShape` cannot be switched off: " + why
        let early =
            "; not wrapped in `EitherView`: the condition holds a call or a subscript, which would be evaluated before the view"
        check([
            // All that the outer one applies is the inner one.
            wrapped(
                "Text(a).if(a) { $0.unless(b == c) { $0.clipShape(Circle()) } }",
                "EitherView(condition: a && !(b == c), input: Text(a)) { $0.clipShape(Circle()) }",
                reasons: [clips + kept, clips + kept]),
            wrapped(
                "Text(a).if(a) { $0.if(b) { view in VStack { view } } }",
                "EitherView(condition: a && b, input: Text(a)) { view in VStack { view } }"),
            // More than that.
            wrapped(
                "Text(a).if(a) { $0.opacity(0.5).if(b) { $0.clipShape(Circle()) } }",
                "EitherView(condition: a, input: Text(a)) { EitherView(condition: b, input: $0.opacity(0.5)) { "
                    + "$0.clipShape(Circle()) } }", reasons: [clips + kept, clips + kept]),
            wrapped(
                "Text(a).if(a) { $0.if(b) { $0.opacity(0.5).if(d) { $0.clipShape(Circle()) } } }",
                "EitherView(condition: a, input: Text(a)) { EitherView(condition: b, input: $0) { "
                    + "EitherView(condition: d, input: $0.opacity(0.5)) { $0.clipShape(Circle()) } } }"),
            wrapped(
                "Text(a).if(a) { $0.clipShape(Circle()).if(b) { $0.opacity(0.5) } }",
                "EitherView(condition: a, input: Text(a)) { $0.clipShape(Circle()).opacity(b ? 0.5 : 1) }",
                reasons: [clips + kept]),
            wrapped(
                "Text(a).ifLet(url) { view, url in view.if(url.isFileURL) { v in v.onDrag { drag(url) } } }",
                "EitherView(payload: url, input: Text(a)) { view, url in EitherView(condition: url.isFileURL, "
                    + "input: view) { v in v.onDrag { drag(url) } } }"),
            // All of them or none.
            wrapped(
                "Text(a).if(a()) { $0.opacity(0.5).if(b) { $0.clipShape(Circle()) } }", nil,
                reasons: [clips + early, clips + "; not wrapped in `EitherView`: " + stays("if")]),
            wrapped(
                "Text(a).if(a()) { $0.if(b) { $0.clipShape(Circle()) } }", nil,
                reasons: [clips + early, clips + "; not wrapped in `EitherView`: " + stays("if")]),
            wrapped(
                "Text(a).if(a) { $0.shine().if(b) { $0.clipShape(Circle()) } }", nil, fallback: nil,
                reasons: ["no rule for `shine`", clips + "; not wrapped in `EitherView`: " + stays("if")]),
        ])
    }

    /// A call in an argument is planned on its own, and its result stands in the new text of the one around it.
    @Test func inArguments() {
        check([
            nested(
                "Text(a).if(a) { $0.background { Card().if(b) { $0.opacity(0.5) } } }",
                "Text(a).background { if a { Card().opacity(b ? 0.5 : 1) } }", outcomes: [.rewritten, .rewritten]),
            nested(
                "Text(a).if(a) { $0.background { Card().if(b) { $0.shine() } } }",
                "Text(a).background { if a { Card().if(b) { $0.shine() } } }", reasons: ["no rule for `shine`"]),
            nested(
                "Text(a).if(a) { $0.shine { Card().if(b) { $0.opacity(0.5) } } }",
                "Text(a).if(a) { $0.shine { Card().opacity(b ? 0.5 : 1) } }", reasons: ["no rule for `shine`"]),
            // What is in the outer optional has another name there.
            nested(
                "Text(a).ifLet(model.badge) { v, x in v.overlay { Text(x).if(b) { $0.opacity(x.alpha) } } }",
                "Text(a).overlay { if let x = model.badge { Text(x).opacity(b ? x.alpha : 1) } }"),
            nested(
                "Text(a).ifLet(badge) { v, x in v.overlay { Text(x).if(b) { $0.opacity(x.alpha) } } }",
                "Text(a).overlay { if let badge { Text(badge).opacity(b ? badge.alpha : 1) } }"),
            nested(
                "Text(a).ifLet(badge) { v, x in v.shine { Text(x).if(b) { $0.opacity(x.alpha) } } }",
                "Text(a).ifLet(badge) { v, x in v.shine { Text(x).opacity(b ? x.alpha : 1) } }",
                reasons: ["no rule for `shine`"]),
            nested(
                "Text(a).if(badge != nil) { $0.overlay { Text(badge!).if(b) { $0.opacity(badge!.alpha) } } }",
                "Text(a).overlay { if let badge { Text(badge).opacity(b ? badge.alpha : 1) } }"),
            nested(
                "Text(a).ifLet(badge) { v, x in v.overlay { Text(x).ifLet(x.alpha) { $0.opacity($1) } } }",
                "Text(a).overlay { if let badge { Text(badge).opacity(badge.alpha ?? 1) } }"),
            nested(
                "Text(a).ifLet(f()) { v, x in v.overlay { Text(x).ifLet(g()) { w, y in w.overlay { Image(x, y) } } } }",
                "Text(a).overlay { if let x = f() { Text(x).overlay { if let y = g() { Image(x, y) } } } }"),
            nested(
                "Text(a).ifLet(f()) { $0.overlay(Text($1).ifLet(g()) { $0.overlay(Badge($1)) }) }",
                "Text(a).overlay { if let value = f() { Text(value).overlay { if let value = g() { Badge(value) } } } }"
            ),
        ])
        check([
            nested(
                """
                Text(a)
                    .if(a) {
                        $0.background {
                            Card()
                                .if(b) {
                                    $0.if(d) {
                                        $0.opacity(0.5)
                                    }
                                    .padding(8)
                                }
                        }
                    }
                """,
                """
                Text(a)
                    .background {
                        if a {
                            Card()
                                .opacity(b && d ? 0.5 : 1)
                                .padding(b ? 8 : 0)
                        }
                    }
                """)
        ])
    }
}
