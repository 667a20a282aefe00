import Harness
@testable import Rewriting
import RuleModel
import Testing

/// Constants before the chain of a closure, which stay constants: of the body around the call.
@Suite struct GoldenLocalTests {
    static let helpers = """
        extension View {
            @ViewBuilder func `if`<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
                if c { transform(self) } else { self }
            }
            @ViewBuilder func ifLet<T, V: View>(_ c: T?, transform: (Self, T) -> V) -> some View {
                if let c { transform(self, c) } else { self }
            }
        }
        """

    private func local(
        _ before: String, _ after: String?, _ reason: String? = nil, allowed: Set<Level> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        golden(
            before, after, allowed: allowed, context: [Self.helpers],
            reasons: reason.map { ["the closure holds a constant " + $0] },
            sourceLocation: sourceLocation)
    }

    /// The same in a body that is built.
    private func inBody(
        _ lines: String, _ after: String?, _ reason: String? = nil, allowed: Set<Level> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        func body(_ lines: String) -> String {
            let lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "        " + $0 }
            return "struct V: View {\n    let size: CGSize\n    var body: some View {\n"
                + lines.joined(separator: "\n") + "\n    }\n}"
        }
        return local(body(lines), after.map(body), reason, allowed: allowed, sourceLocation: sourceLocation)
    }

    /// What a closure reads may be read later, and for each row: the constant was made once, with the view.
    @Test func constantsThatClosuresRead() {
        check([
            inBody(
                """
                Text(a).if(c) { view in
                    let w = size.width
                    return view.overlay { ForEach(rows, id: \\.self) { row in Text("\\(w) \\(row)") } }
                }
                """,
                """
                let w = size.width
                Text(a).overlay {
                    if c {
                        ForEach(rows, id: \\.self) { row in Text("\\(w) \\(row)") }
                    }
                }
                """),
            inBody(
                """
                Button("x") { name = "y" }
                    .if(c) { view in
                        let title = name
                        return view.sheet(isPresented: $isOn) { Text(title) }
                    }
                """,
                """
                let title = name
                Button("x") { name = "y" }
                    .sheet(isPresented: c ? $isOn : .constant(false)) { Text(title) }
                """),
        ])
    }

    /// What is used more than once, says its type, or is read later.
    @Test func constantsThatStay() {
        check([
            inBody(
                """
                Text(a).if(c) { view in
                    let w = size.width + 2
                    return view.frame(width: w, height: w)
                }
                """,
                """
                let w = size.width + 2
                Text(a).frame(width: c ? w : nil, height: c ? w : nil)
                """),
            inBody(
                """
                Text(a)
                    .padding()
                    .if(c) { view in
                        let w: CGFloat = 3
                        view.frame(width: w)
                    }
                    .id(4)
                """,
                """
                let w: CGFloat = 3
                Text(a)
                    .padding()
                    .frame(width: c ? w : nil)
                    .id(4)
                """),
            inBody(
                """
                Text(a).if(c) { let n = 3, w = CGFloat(n); $0.frame(width: w, height: w).lineLimit(n) }
                """,
                """
                let n = 3
                let w = CGFloat(n)
                Text(a).frame(width: c ? w : nil, height: c ? w : nil).lineLimit(c ? n : nil)
                """, allowed: [.assumed]),
            inBody(
                """
                Text(a).if(c) { view in
                    let t = title.name
                    return view.onTapGesture { use(t) }
                }
                """,
                """
                let t = title.name
                Text(a).gesture(TapGesture().onEnded { use(t) }, isEnabled: c)
                """),
            // One that is written where it is used, in one that is not.
            inBody(
                """
                Text(a).if(c) { view in
                    let h = size.height
                    let w = h + 2
                    return view.frame(width: w, height: w)
                }
                """,
                """
                let w = size.height + 2
                Text(a).frame(width: c ? w : nil, height: c ? w : nil)
                """),
            inBody(
                """
                Text(a).ifLet(c) { view, width in
                    let h: CGFloat = 3
                    return view.frame(width: width, height: h)
                }
                """,
                """
                let h: CGFloat = 3
                Text(a).frame(width: c.map { CGFloat($0) }, height: c != nil ? h : nil)
                """),
        ])
    }

    /// What the view is called with some modifiers is no constant.
    @Test func viewsThatAreNamed() {
        check([
            inBody(
                """
                Text(a).if(c) { view in
                    let padded = view.padding(8)
                    return padded.blur(radius: 3)
                }
                """, "Text(a).padding(c ? 8 : 0).blur(radius: c ? 3 : 0)"),
            inBody(
                """
                Text(a)
                    .if(c) { view in
                        // Wide
                        let padded = view.padding(8)
                        let r: CGFloat = 3 // Little
                        let blurred = padded.blur(radius: r)
                        // Dim
                        blurred.opacity(0.5)
                    }
                """,
                """
                let r: CGFloat = 3
                Text(a)
                    // Wide
                    .padding(c ? 8 : 0)
                    // Little
                    .blur(radius: c ? r : 0)
                    // Dim
                    .opacity(c ? 0.5 : 1)
                """),
            inBody(
                "Text(a).if(c) { let v = $0.padding(8); v.overlay(v) }", nil, "`v`, which holds `$0`"),
        ])
    }

    /// What a constant is shows which modifier was meant.
    @Test func typesOfChains() {
        check([
            inBody(
                """
                Text(a).if(c) { view in
                    let bg = Color.red.opacity(0.3)
                    return view.background(bg)
                }
                """, "Text(a).background(c ? Color.red.opacity(0.3) : Color.clear)"),
            inBody(
                """
                let bg = Color.red.opacity(0.3)
                Text(a).if(c) { $0.background(bg) }
                """,
                """
                let bg = Color.red.opacity(0.3)
                Text(a).background(c ? bg : Color.clear)
                """),
        ])
    }

    @Test func placesOfConstants() {
        func returned(_ head: String, _ word: String, _ tail: String = "") -> Golden {
            local(
                head + " {\n    \(word)row.if(c) { view in\n        let w: CGFloat = 3\n"
                    + "        return view.frame(width: w)\n    }\n}" + tail,
                head + " {\n    let w: CGFloat = 3\n    return row.frame(width: c ? w : nil)\n}" + tail)
        }
        func built(_ head: String, _ tail: String = "") -> Golden {
            local(
                head + " {\n    // Row\n    row.if(c) { view in\n        let w: CGFloat = 3\n"
                    + "        return view.frame(width: w)\n    }\n}" + tail,
                head + " {\n    let w: CGFloat = 3\n    // Row\n    row.frame(width: c ? w : nil)\n}" + tail)
        }
        check([
            returned("func f() -> some View", "return "),
            returned("func f() -> some View", ""),
            returned("struct S { var row: some View", "", " }"),
            returned("let rows = names.map { row in", "", " }"),
            built("@ViewBuilder func f() -> some View"),
            // One of a package, perhaps with a plain closure.
            returned("let x = LazyView", ""),
            built("let x = VStack"), built("let x = NavigationStack"), built("let x = GeometryReader"),
            built("let x = card.overlay"),
        ])
    }

    /// Where the statement shares a line with what is before it, so do they.
    @Test func constantsOnOneLine() {
        let (closure, chain) = (
            "{ v in let w = size.width; return v.offset(x: w, y: w) }", "offset(x: c ? w : 0, y: c ? w : 0)"
        )
        func row(_ before: String, _ after: String) -> Golden {
            func body(_ text: String) -> String { "struct V: View { let size: CGSize; \(text) }" }
            return local(body(before.replacing("§", with: closure)), body(after.replacing("§", with: chain)))
        }
        check([
            row("var body: some View { Text(a).if(c) § }", "var body: some View { let w = size.width; Text(a).§ }"),
            row(
                "func f() -> some View { Text(a).if(c) § }",
                "func f() -> some View { let w = size.width; return Text(a).§ }"),
            row(
                "var body: some View { VStack { Text(b); Text(a).if(c) § } }",
                "var body: some View { VStack { Text(b); let w = size.width; Text(a).§ } }"),
            row(
                "var body: some View { if d { Text(a).if(c) § } else { Text(b) } }",
                "var body: some View { if d { let w = size.width; Text(a).§ } else { Text(b) } }"),
            row(
                "var body: some View { Text(a).if(c) §.if(d) { v in let u = size.height; return v.offset(x: u, y: u) } }",
                "var body: some View { let w = size.width; let u = size.height; Text(a).§.offset(x: d ? u : 0, y: d ? u : 0) }"
            ),
        ])
    }

    @Test func constantsWithoutAPlace() {
        check([
            local(
                """
                struct V: View {
                    let n: UInt
                    var body: some View {
                        Text(a).if(n > 0) { let w = n - 1; $0.id(w).tag(w) }
                    }
                }
                """, nil, "`w`, and `n - 1` may only be evaluated when the condition is true"),
            inBody(
                """
                Text(w).if(c) { view in
                    let w: CGFloat = 3
                    return view.frame(width: w)
                }
                """, nil, "`w`, whose name means something else outside of it"),
            inBody(
                """
                Text(a).if(c) { view in
                    let size: CGFloat = size.width
                    return view.frame(width: size)
                }
                """, nil, "`size`, whose name means something else outside of it"),
            local(
                """
                struct V {
                    let row = Text(a).if(c) { let w: CGFloat = 3; $0.frame(width: w) }
                }
                """, nil, "`w`, which has no line before the view to stand in"),
            local(
                """
                let row = show {
                    add(Text(a).if(c) { let w: CGFloat = 3; $0.frame(width: w) })
                }
                """, nil, "`w`, which has no line before the view to stand in"),
        ])
    }

    /// Constants of several closures of one statement stand before it in their order.
    @Test func constantsOfSeveralClosures() {
        let chain = ".padding(c ? u : 0).offset(x: c ? u : 0)\n    .padding(d ? w : 0).offset(x: d ? w : 0)"
        func calls(_ receiver: String) -> String {
            """
            \(receiver)
                .if(c) { view in
                    let u: CGFloat = 3
                    view.padding(u).offset(x: u)
                }
                .if(d) { view in
                    let w: CGFloat = 4
                    view.padding(w).offset(x: w)
                }
            """
        }
        check([
            inBody(
                calls("Text(a)"),
                """
                let u: CGFloat = 3
                let w: CGFloat = 4
                Text(a)
                    .padding(c ? u : 0).offset(x: c ? u : 0)
                    .padding(d ? w : 0).offset(x: d ? w : 0)
                """),
            inBody(
                "// Row\n" + calls("Text(a)")
                    + "\n    .if(e) { let v: CGFloat = 5; $0.frame(width: v, height: v) }",
                """
                let u: CGFloat = 3
                let w: CGFloat = 4
                let v: CGFloat = 5
                // Row
                Text(a)
                    .padding(c ? u : 0).offset(x: c ? u : 0)
                    .padding(d ? w : 0).offset(x: d ? w : 0)
                    .frame(width: e ? v : nil, height: e ? v : nil)
                """),
            local(
                "func f() -> some View {\n" + calls("row") + "\n}",
                "func f() -> some View {\nlet u: CGFloat = 3\nlet w: CGFloat = 4\nreturn row\n    \(chain)\n}"),
            inBody(
                """
                HStack {
                    pair(
                        Text(a).if(c) { let u: CGFloat = 3; $0.frame(width: u, height: u) },
                        Text(b).if(d) { let w: CGFloat = 4; $0.frame(width: w, height: w) })
                }
                """,
                """
                HStack {
                    let u: CGFloat = 3
                    let w: CGFloat = 4
                    pair(
                        Text(a).frame(width: c ? u : nil, height: c ? u : nil),
                        Text(b).frame(width: d ? w : nil, height: d ? w : nil))
                }
                """),
        ])
    }

    /// Of two calls that would have two constants of one name in one body, the first has its one.
    @Test func constantsOfOneName() {
        func row(_ c: String, _ closure: String = "let w = size.width + 3; $0.frame(width: w, height: w)") -> String {
            "Text(a).if(\(c)) { \(closure) }"
        }
        let kept = "let w = size.width + 3\nText(a).frame(width: c ? w : nil, height: c ? w : nil)"
        check([
            inBody(row("c") + "\n" + row("d"), kept + "\n" + row("d")),
            inBody(
                row("c") + ".if(d) { let w = size.height + 3; $0.padding(w).offset(x: w) }",
                kept + ".if(d) { let w = size.height + 3; $0.padding(w).offset(x: w) }"),
            inBody(
                "List { (w: Int) in Text(w) }\nif let w = size.name { Text(w) }\n" + row("c"),
                "List { (w: Int) in Text(w) }\nif let w = size.name { Text(w) }\n" + kept),
            inBody("if let w { Text(w) }\n" + row("c"), nil, "`w`, whose name means something else outside of it"),
            inBody(
                "Text(w) { _ in let w = 3 }\n" + row("c"), nil, "`w`, whose name means something else outside of it"),
            inBody("Text { [w] in 3 }\n" + row("c"), nil, "`w`, whose name means something else outside of it"),
        ])
    }

    /// The closure of another call is a chain once what it holds is no longer part of it.
    @Test func constantsInClosuresOfCalls() {
        check([
            inBody(
                """
                Text(a)
                    .if(c) { view in
                        view.overlay {
                            Text(b).if(d) { view in
                                let w: CGFloat = 3
                                return view.frame(width: w)
                            }
                        }
                    }
                """,
                """
                Text(a)
                    .overlay {
                        if c {
                            let w: CGFloat = 3
                            Text(b).frame(width: d ? w : nil)
                        }
                    }
                """)
        ])
    }

    /// Of two sides that become one, neither loses its constant, nor means the other's by its name.
    @Test func constantsOfTwoSides() {
        let helper = """
            extension View {
                @ViewBuilder func `if`<V: View, W: View>(_ c: Bool, then: (Self) -> V, else: (Self) -> W) -> some View {
                    if c { then(self) } else { `else`(self) }
                }
            }
            """
        func sides(_ one: String, _ two: String, _ after: String?) -> Golden {
            golden(
                "func f() -> some View {\n    Text(a).if(c, then: \(one), else: \(two))\n}",
                after.map { "func f() -> some View {\n    \($0)\n}" }, allowed: [.verbose],
                context: [helper],
                outcomes: [after == nil ? .left : .rewritten])
        }
        check([
            sides(
                "{ v in let y = w * 2; return v.offset(x: y, y: y) }",
                "{ v in let z = w * 3; return v.offset(x: z, y: z) }",
                """
                let y = w * 2
                    let z = w * 3
                    return Text(a).offset(x: c ? y : 0, y: c ? y : 0).offset(x: c ? 0 : z, y: c ? 0 : z)
                """),
            sides(
                "{ v in let z = w * 2; return v.padding(3).offset(x: z, y: z) }",
                "{ v in let z = w * 3; return v.padding(4).offset(x: z, y: z) }", nil),
            sides(
                "{ v in let y = w / 2; return v.frame(width: y) }", "{ v in let z = w / 3; return v.frame(width: z) }",
                "Text(a).frame(width: c ? w / 2 : w / 3)"),
        ])
    }

    /// What changes is read neither before nor behind another change than it was.
    @Test(arguments: [
        // Before the view and the condition.
        (
            "Text(tick).if(c) { v in let w = model.width; return v.offset(x: w, y: w) }",
            "`model` would be evaluated before `Text(tick)`"
        ),
        (
            "Text(a).if(model.tick > 3) { v in let w = model.width; return v.offset(x: w, y: w) }",
            "`model` would be evaluated before `model.tick > 3`"
        ),
        // Behind an argument.
        (
            "Text(a).if(c) { v in let w = model.width; return v.offset(x: model.tick).padding(w) }",
            "`model.tick` would be evaluated before `model`"
        ),
        (
            "Text(a).if(model.width > 3) { v in v.offset(x: model.tick).padding(3) }",
            "`model.tick` would be evaluated before `model`"
        ),
        (
            "Text(a).if(model.width > 3) { v in v.overlay(alignment: model.tick > 3 ? .top : .bottom) { Text(a) } }",
            "`model.tick > 3 ? .top : .bottom` would be evaluated before `model`"
        ),
    ]) func constantsAndChanges(_ call: String, _ reason: String) {
        func body(_ call: String, tick: String) -> String {
            """
            class Model { var width: CGFloat = 3; var tick: CGFloat { \(tick) } }
            struct Row: View {
                var model: Model
                var tick: CGFloat { model.tick }
                func row(_ c: Bool) -> some View {
                    \(call)
                }
            }
            """
        }
        check([
            golden(
                body(call, tick: "width += 1; return width"), nil, allowed: [.approx, .verbose], outcomes: [.left],
                reasons: [reason])
        ])
        var context = Context(rules: .builtin)
        context.allowed = [.approx, .verbose]
        let plan = context.plan(parsed(body(call, tick: "width + 1")), path: Golden.path)
        #expect(plan.calls.map(\.outcome) == [.rewritten])
    }

    /// A wrap begins where the statement does: what is put in before that is written once the wrap is there.
    @Test func constantsBehindAWrap() {
        let moved = ".if(b) { v in let s = w; return v.offset(x: s, y: s) }"
        func statement(_ view: String) -> String { "func f() -> some View {\n    \(view)\n}" }
        check([
            EitherViewTests.golden(
                statement("Text(a).if(c) { $0.clipShape(Circle()) }\(moved)"),
                """
                func f() -> some View {
                    let s = w
                    return EitherView(condition: c, input: Text(a)) { $0.clipShape(Circle()) }.offset(x: b ? s : 0, y: b ? s : 0)
                }
                """,
                fallback: .eitherView, outcomes: [.branch, .rewritten])
        ])
    }

    /// What is compared with the closure's own must mean the same by a name.
    @Test func namesThatMeanSomethingElseInTheClosure() {
        let other = """
            extension View {
                @ViewBuilder func either<V: View, W: View>(_ c: Bool, a: (Self) -> V, b: (Self) -> W) -> some View {
                    if c { a(self) } else { b(self) }
                }
                func dim(_ on: Bool, by k: CGFloat) -> some View { disabled(on).padding(k) }
            }
            """
        func either(_ before: String, _ after: String?) -> Golden {
            golden(before, after, context: [Self.helpers, other])
        }
        check([
            local(
                "Text(a).if(c) { v in let c = d; return v.disabled(c) }", nil,
                "`c`, whose name means something else outside of it"),
            local(
                "Text(a).if(m.on) { v in let m = n; return v.disabled(m.on) }", nil,
                "`m`, whose name means something else outside of it"),
            either("Text(a).if(c) { v in let c = d; return v.dim(c, by: 3) }", nil),
            either(
                "Text(a).either(c, a: { v in let x = w; return v.offset(x: x).padding(3) }, b: { $0.offset(x: x).padding(4) })",
                nil),
            either(
                "Text(a).either(c, a: { v in let x = w; return v.offset(x: x) }, b: { v in v.offset(x: size.x) })",
                "Text(a).offset(x: c ? w : size.x)"),
            // Each is written apart, with what it means there.
            either(
                "Text(a).if(c) { v in let x = w; return v.blur(radius: 2).offset(x: x) }.if(!c) { $0.offset(x: x) }",
                "Text(a).blur(radius: c ? 2 : 0).offset(x: c ? w : 0).offset(x: c ? 0 : x)"),
        ])
    }
}
