import Harness
import RuleModel
import Testing

@testable import Rewriting

/// Remarks that hold only for some arguments, and notes.
@Suite struct GoldenRemarkTests {
    @Test(arguments: [
        ".leadingFirstTextBaseline", "Alignment.leadingFirstTextBaseline", "SwiftUI.Alignment.leadingFirstTextBaseline",
        "d ? .leadingFirstTextBaseline : .top", "d ? .top : e ? .center : .leadingFirstTextBaseline",
        "(.leadingFirstTextBaseline)", "Alignment(horizontal: .leading, vertical: .firstTextBaseline)", "place",
        "model.place", ".guide", "place ?? .top",
    ])
    func mayBeGiven(alignment: String) {
        // The first form is withheld; the second puts the alignment under the choice.
        let file = parsed("Text(a).if(c) { $0.frame(width: 8, alignment: \(alignment)) }")
        let call = Context(rules: .builtin).plan(file, path: "a.swift").calls[0]
        #expect(call.after?.contains("alignment: c ? ") == true)
    }

    @Test(arguments: [".top", "Alignment.top", "d ? .top : .center", "(.top)"])
    func isNotGiven(alignment: String) {
        check([
            golden(
                "Text(a).if(c) { $0.frame(width: 8, alignment: \(alignment)) }",
                "Text(a).frame(width: c ? 8 : nil, alignment: \(alignment))")
        ])
    }

    private func outcome(_ body: String) -> (outcome: Outcome, level: Level?) {
        let call = Context(rules: .builtin).plan(parsed(body), path: "a.swift").calls[0]
        return (call.outcome, call.level)
    }

    @Test(arguments: [
        ".linear(duration: 1).repeatForever(autoreverses: false)", ".default.repeatCount(3).speed(2)",
        "Animation.easeInOut.repeatForever()", "(.spring().repeatCount(2))",
        "d ? .default : .default.repeatForever()", ".pulse", "Animation.pulse", ".pulse(3)", ".spring().twice()",
        "Animation(Pulse())", "pulse",
    ])
    func mayRepeat(animation: String) {
        #expect(outcome("v.if(c) { $0.animation(\(animation), value: x) }") == (.withheld, .approx))
    }

    @Test(arguments: [
        ".default", ".spring()", "Animation.spring()", ".easeInOut(duration: 1).delay(2).speed(3)",
        "d ? .default : .bouncy",
        "Animation.easeInOut.delay(1)", "(.snappy)",
    ])
    func repeatsNot(animation: String) {
        #expect(outcome("v.if(c) { $0.animation(\(animation), value: x) }") == (.rewritten, .safe))
    }

    /// The condition and the value of `v.if(…) { $0.onChange(of: …) … }` in a view, after what the view declares.
    @Test(arguments: [
        ("", "!q.isEmpty", "q"), ("", "self.q.isEmpty", "q"), ("", "self.n > 3", "self.n"),
        ("var found: Bool { !q.isEmpty }", "found", "q"), ("var found: Bool { !q.isEmpty }", "!self.found", "self.q"),
        ("var found: Bool { get { !q.isEmpty } set { } }", "found", "q"),
        ("var found: Bool { count > 3 }; var count: Int { q.count }", "found && d", "q"),
        ("func found() -> Bool { !q.isEmpty }", "found()", "q"),
        ("var found: Bool { !q.isEmpty }", "!q.isEmpty", "found"),
        ("var found: Bool { twice }; var twice: Bool { found || q.isEmpty }", "found", "q"),
    ])
    func readTheSame(declarations: String, condition: String, value: String) {
        let view = { (link: String) in
            "struct A: View { \(declarations)\nvar body: some View { v.if(\(condition)) { $0.\(link) } } }"
        }
        #expect(outcome(view("onChange(of: \(value)) { save() }")) == (.withheld, .lifecycle))
        #expect(outcome(view("animation(.default, value: \(value))")) == (.withheld, .lifecycle))
    }

    @Test(arguments: [
        ("", "self.isOn", "self.q"), ("var found: Bool { !q.isEmpty }", "found", "n"),
        ("@State var found = false", "found", "q"),
        // Of another type, and a local one.
        ("} struct B { var found: Bool { !q.isEmpty } } extension A {", "found", "q"),
        ("var found: Bool { !q.isEmpty } } struct C: View { @State var found = true", "found", "q"),
    ])
    func readOthers(declarations: String, condition: String, value: String) {
        let text =
            "struct A: View { \(declarations)\nvar body: some View { v.if(\(condition)) { $0.onChange(of: \(value)) { s() } } } }"
        #expect(outcome(text) == (.rewritten, .safe))
    }

    @Test func localNamesStandForTheirValues() {
        for found in [
            "let found = q == n", "func found() -> Bool { n > 3 || q }", "let x = $q.wrappedValue; let found = x == n",
        ] {
            let condition = found.hasPrefix("func") ? "found()" : "found"
            let text = "var body: some View { \(found); v.if(\(condition)) { $0.onChange(of: q) { save() } } }"
            #expect(outcome(text) == (.withheld, .lifecycle))
        }
    }

    static let gap = "struct A: View { @ViewBuilder var gap: some View { if d { Spacer() } else { Text(a) } }"

    @Test(arguments: [
        "Group { Spacer(); Text(a) }.if(c) { $0.padding(8) }",
        "Group { if d { Spacer() } }.if(c) { $0.frame(width: 3) }",
        "Group { switch d { case 1: Text(a); default: Spacer() } }.bold().if(c) { $0.padding(8) }",
        "Group { Group { Text(a) }.layoutPriority(1); Text(b) }.if(c) { $0.padding(8) }",
        "ForEach(xs) { x in Text(x).layoutPriority(1) }.if(c) { $0.padding(3) }",
        "ForEach(xs) { x in Text(x); ForEach(ys) { _ in Spacer() } }.if(c) { $0.padding(3) }",
        "struct A: View { var gap: some View { Spacer() }; var body: some View { gap.if(c) { $0.padding(3) } } }",
        "struct A: View { var gap: some View { Spacer() } }; extension A { var b: some View { self.gap.if(c) { $0.padding(3) } } }",
        "struct A: View { var gap: some View { get { return Spacer() } }; var b: some View { gap.if(c) { $0.padding(3) } } }",
        "struct A: View { func gap() -> some View { Spacer() }; var b: some View { Group { gap(); Text(a) }.if(c) { $0.padding(3) } } }",
        "\(gap); var b: some View { gap.if(c) { $0.padding(3) } } }",
        "var b: some View { let gap = Spacer(); return gap.if(c) { $0.padding(3) } }",
        "struct A: View { var field: some View { TextField(a, text: $t).bold() }; var b: some View { field.if(c) { $0.hidden() } } }",
        "struct A: View { var ring: some View { Circle().blendMode(.multiply) }; var b: some View { ring.if(c) { $0.shadow(radius: 3) } } }",
        "NavigationLink(a) { B() }.if(c) { $0.hidden() }", "Link(a, destination: b).if(c) { $0.hidden() }",
        "ShareLink(item: a).if(c) { $0.hidden() }", "ColorPicker(a, selection: $b).if(c) { $0.hidden() }",
        "VStack { Button(a) { b() } }.if(c) { $0.hidden() }",
    ])
    func seesOneStepFurther(text: String) {
        #expect(outcome(text) == (.withheld, .approx))
    }

    @Test(arguments: [
        "Group { HStack { Spacer() }; Text(a) }.if(c) { $0.padding(8) }",
        "ForEach(xs) { x in VStack { Text(x).layoutPriority(1) } }.if(c) { $0.padding(3) }",
        "VStack { Spacer() }.if(c) { $0.padding(8) }",
        "struct A: View { var row: some View { HStack { Spacer() } }; var b: some View { row.if(c) { $0.padding(3) } } }",
        "struct A: View { let gap: Text; var b: some View { gap.if(c) { $0.padding(3) } } }; struct C { var gap: some View { Spacer() } }",
        "func f(gap: Text) -> some View { gap.if(c) { $0.padding(3) } }; var gap: some View { Spacer() }",
        "struct A: View { var body: some View { body.if(c) { $0.padding(3) } } }",
        "VStack { Text(a) }.if(c) { $0.hidden() }",
    ])
    func seesNothingThatMatters(text: String) {
        #expect(outcome(text) == (.rewritten, .safe))
    }

    @Test func notesAreOfAppliedForms() {
        let file = parsed("Menu(a) { Text(b).if(c) { $0.hidden() } }; Text(a).if(c) { $0.hidden() }")
        let calls = Context(rules: .builtin).plan(file, path: "a.swift").calls
        #expect(calls.map(\.outcome) == [.withheld, .rewritten])
        #expect(calls.map(\.notes.isEmpty) == [true, false])
    }
}
