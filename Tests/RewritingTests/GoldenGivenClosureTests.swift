import Harness
import RuleModel
import Testing

/// Closures within a value, or of a modifier that stays as it is: those that run at once count as the value does.
@Suite struct GoldenGivenClosureTests {
    @Test func thatRunAtOnce() async {
        await check(each: [
            "VStack { Text(xs[i]) }", "Group { Text(f()) }", "Button { } label: { Text(xs[i]) }",
            "Button(action: save) { Text(xs[i]) }", "Label { Text(x!) } icon: { Image(a) }",
            "Text(a).overlay { Text(xs[i]) }", "HStack { Text(a) }.overlay { Text(xs[i]) }",
            "Path { path in path.move(to: xs[0]) }", "AnyView(HStack { Text(xs[i]) })", "[VStack { Text(xs[i]) }]",
            "Task { xs[i] }", "VStack { if a { Text(xs[i]) } }", "VStack { Text(a); HStack { Text(a / b) } }",
            "VStack { ForEach(0..<n) { _ in Text(a) } }", "Canvas { [n = xs[i]] _, _ in draw(n) }",
            "Menu(a) { Text(xs[i]) } primaryAction: { save() }", "List { Text(xs[i]) }", "Other { Text(xs[i]) }",
        ]) { value in
            check(
                before: "Text(a).if(c) { $0.glow(true, like: \(value)) }\n",
                after: "Text(a).glow(c, like: c ? \(value) : Usual())\n", rules: GoldenTotalityTests.rules)
        }
    }

    @Test func thatRunLaterOrDoNoHarm() async {
        await check(each: [
            "VStack { Text(a) }", "VStack { HStack { Text(a) }.padding() }", "Button(a) { save(xs[i]) }",
            "Button { save(xs[i]) } label: { Text(a) }", "Button(role: .close) { save(xs[i]) }",
            "Button(action: { save(xs[i]) }) { Text(a) }", "ForEach(rows) { Text(xs[$0]) }",
            "List(rows, id: \\.self) { row in Text(row.parts[0]) }", "GeometryReader { _ in Text(xs[i]) }",
            "Binding(get: { xs[i] }, set: { xs[i] = $0 })", "Path { path in path.move(to: a) }",
            "Text(a).onTapGesture { save(xs[i]) }", "VStack { ForEach(0..<3) { _ in Text(xs[i]) } }",
            "TapGesture().onEnded { save(xs[i]) }", "Menu(a) { Text(a) } primaryAction: { save(xs[i]) }",
            "AsyncImage(url: a) { $0.resizable() } placeholder: { Text(xs[i]) }", "Canvas { _, _ in draw(xs[i]) }",
        ]) { value in
            check(
                before: "Text(a).if(c) { $0.glow(true, like: \(value)) }\n",
                after: "Text(a).glow(c, like: \(value))\n", rules: GoldenTotalityTests.rules)
        }
    }

    /// What a closure is in that runs at once, the bodies in sight say.
    @Test func ofWhatIsDeclared() async {
        let rows: [(declared: String, value: String, isTotal: Bool)] = [
            ("var cur: String { xs[0] }", "VStack { Text(cur) }", false),
            ("var cur: String { name }", "VStack { Text(cur) }", true),
            ("func cur() -> String { name }", "VStack { Text(cur()) }", true),
            ("struct Row2: View { init(_ a: [Int]) { n = a[0] } }", "VStack { Row2(xs) }", false),
            ("struct Card<C: View>: View { @ViewBuilder let content: C }", "Card { Text(xs[0]) }", false),
            ("struct Card<C: View>: View { @ViewBuilder let content: () -> C }", "Card { Text(xs[0]) }", true),
            ("struct Card { init(_ f: () -> Int) { n = f() } }", "Card { xs[0] }", false),
        ]
        await check(each: rows) { row in
            func view(_ call: String) -> String {
                "struct Row: View { \(row.declared); var body: some View { \(call) } }\n"
            }
            check(
                before: view("Text(a).if(c) { $0.glow(true, like: \(row.value)) }"),
                after: view("Text(a).glow(c, like: \(row.isTotal ? row.value : "c ? \(row.value) : Usual()"))"),
                rules: GoldenTotalityTests.rules)
        }
    }

    @Test func ofConstantsAndShapes() {
        check([
            golden(
                "struct V: View { var body: some View { "
                    + "Text(a).if(c) { v in let h = HStack { Text(xs[0]) }; return v.overlay { h }.background { h } } } }",
                nil, outcomes: [.left]),
            golden(
                "Text(a).if(c) { $0.background(.red, in: Path { p in p.move(to: xs[0]) }) }", nil, outcomes: [.left]),
        ])
    }

    /// An alert's closures run while it is not shown.
    @Test func thatStayAsTheyAre() async {
        let store = """
            struct Store { let items: [String]; var cur: String { items[0] }; var all: String { "a" }
            func detail() -> String { items[1] }; func plain() -> String { all } }
            struct Mean: View { init(_ a: Int, _ b: Int) { n = a / b } }
            """
        let rows: [(content: String, obstacle: String?)] = [
            ("Text(store.cur)", "store.cur"), ("Text(store.detail())", "store.detail()"), ("Mean(n, m)", "Mean(n, m)"),
            ("Text(\"\\(n / m)\")", "/"), ("Text(xs[0])", "xs[0]"),
            ("VStack { Text(store.cur) }", "VStack { Text(store.cur) }"),
            ("Text(store.all)", nil), ("Text(store.plain())", nil), ("Text(format(n))", nil), ("message", nil),
            ("Text(a); Button(a) { save(xs[0]) }", nil), ("VStack { message }", nil), ("Text((try? f()) ?? a)", nil),
        ]
        await check(each: rows) { row in
            func view(_ call: String) -> String {
                "struct Row: View { let store: Store; var message: some View { Text(a) }; var body: some View { \(call) } }"
            }
            let before = view("Text(a).if(c) { $0.alert(\"x\", isPresented: $show) { \(row.content) } }")
            let after = view("Text(a).alert(\"x\", isPresented: c ? $show : .constant(false)) { \(row.content) }")
            check([
                golden(
                    before, row.obstacle == nil ? after : nil, allowed: [.approx], context: [store],
                    outcomes: [row.obstacle == nil ? .rewritten : .left],
                    reasons: row.obstacle.map { ["`\($0)` would be evaluated also when the condition is false"] })
            ])
        }
    }
}
