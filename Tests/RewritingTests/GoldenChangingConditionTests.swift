import Harness
import Rewriting
import Testing

/// A condition, or a value beside it, that is seen to change what the condition reads.
@Suite struct GoldenChangingConditionTests {
    private let model = "final class VM { var on = true; func toggle() -> Bool { on.toggle(); return on } }"
    private let quota = "final class Quota { var n = 0; func take() -> Bool { n += 1; return n % 2 == 1 } }"

    private func row(_ members: String, _ body: String) -> String {
        "struct Row: View { \(members); var body: some View { \(body) } }"
    }

    @Test func isNeverWrittenTwice() {
        let reason = "the condition changes something, and would be evaluated 2 times"
        let plain = row("let vm: VM", "Text(a).if(vm.toggle()) { $0.padding().blur(radius: 3) }")
        check([
            golden(plain, nil, allowed: [.approx], context: [model], outcomes: [.left], reasons: [reason]),
            golden(
                row("let vm: VM", "Text(a).if(vm.toggle()) { $0.padding() }"),
                row("let vm: VM", "Text(a).padding(vm.toggle() ? .all : [])"), context: [model]),
            explicit(
                row("let vm: VM", "if vm.toggle() { Text(a).padding().blur(radius: 3) } else { Text(a) }"), nil,
                allowed: [.approx], context: [model], outcomes: []),
        ])
    }

    /// A call whose result nobody takes is there for what it does.
    @Test(arguments: [
        ("let d = UserDefaults.standard.bool(forKey: k); UserDefaults.standard.set(true, forKey: k); return d", true),
        ("let d = UserDefaults.standard; defer { d.set(true, forKey: k) }; return d.bool(forKey: k)", true),
        ("NSLog(k); return true", true), ("Task { await load() }; return true", true), (".random()", true),
        ("if store.isOn { store.track() }; return true", true),
        ("guard store.isOn else { track(); return false }; return true", true),
        ("done?(); return true", true), ("self.done?(); return true", true), ("arc4random_uniform(2) == 0", true),
        ("#if os(iOS)\nstore.isOff()\n#else\nstore.isDim()\n#endif", false),
        ("access(keyPath: \\.isOn); return store.isOff()", false),
        ("lock.lock(); defer { lock.unlock() }; return store.isOff()", false),
        ("var n = 0; sysctlbyname(k, nil, &n, nil, 0); return n > 3", false),
        ("let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate(k); return f.isLenient", false),
        ("var all = [1]; all.sort(); return all == store.all", false),
        ("if store.isOn { store.isOff() } else { store.isDim() }", false),
        ("var n = 0; store.all.forEach { n += $0 }; return n > 3", false),
        ("precondition(store.isOn); return store.isOff()", false),
        ("if let done { done() }; return true", true), ("for done in all { done() }; return true", true),
        ("let done = store.done; done(); return true", true), ("all.forEach { $0() }; return true", true),
        ("[1, 2].forEach { _ in track() }; return true", true), ("if let store { store.save() }; return true", true),
        ("for row in rows { row.save() }; return true", true),
        ("if let store { store.isOn = true }; return true", true),
        ("let me = store; me.count += 1; return true", true),
        ("let f = { 3 }; return f() > 2", false), ("func g() -> Int { 3 }; return g() > 2", false),
        ("if var all = some { all.append(3); return all.isEmpty }; return false", false),
        ("var n = [Int](); for row in rows { n.append(row.count) }; return n.isEmpty", false),
        ("if let store { return store.isOff() }; return false", false),
    ])
    func byACallForItsEffect(_ body: String, _ changes: Bool) {
        let flag = "enum Flag { static var isOn: Bool { \(body) } }"
        let reason = "the condition changes something, and would be evaluated 2 times"
        check([
            golden(
                "Text(a).if(Flag.isOn) { $0.padding().blur(radius: 3) }",
                changes
                    ? nil : "Text(a).padding(Flag.isOn ? .all : []).blur(radius: Flag.isOn ? 3 : 0)",
                context: [flag], outcomes: changes ? [.left] : nil, reasons: changes ? [reason] : nil)
        ])
    }

    /// Each `if` of an erased variable has a condition of its own.
    @Test func ofAVariable() {
        func body(_ rest: String) -> String {
            "func f() -> some View { var v = AnyView(x); if a { v = AnyView(v.opacity(0.5)) }; \(rest); return v }"
        }
        let later = body("if q.take() { v = AnyView(v.padding().blur(radius: 3)) }")
        let both = body("if q.take() { v = AnyView(v.padding()) } else { v = AnyView(v.blur(radius: 3)) }")
        let seen = "let q: Quota; "
        check([
            explicit(later, nil, outcomes: [.withheld]),
            explicit(both, nil, outcomes: [.withheld]),
            explicit(
                "struct V { \(seen)\(later) }", nil, allowed: [.approx], context: [quota], outcomes: []),
            explicit(
                body("if q.take() { v = AnyView(v.padding()) }"),
                "func f() -> some View { return x.opacity(a ? 0.5 : 1).padding(q.take() ? .all : []) }"),
        ])
    }

    /// What the two lead to in bodies in sight is one variable.
    @Test func readsWhatAValueChanges() {
        func code(_ changed: String, _ body: String) -> String {
            "var total = 0\nfunc isOdd() -> Bool { total % 2 == 1 }\n"
                + "final class Ctr { var n = 0; func next() -> CGFloat { \(changed) += 1; return 3 } }\n"
                + row("let q: Ctr", body)
        }
        let before =
            "Text(a).if(isOdd()) { $0.padding(q.next()).opacity(0.3) } else: { $0.padding(q.next()).opacity(0.6) }"
        check([
            golden(
                code("total", before), nil, outcomes: [.left],
                reasons: ["`q.next()` would be evaluated before `isOdd`"]),
            golden(code("n", before), code("n", "Text(a).padding(q.next()).opacity(isOdd() ? 0.3 : 0.6)")),
        ])
    }
}
