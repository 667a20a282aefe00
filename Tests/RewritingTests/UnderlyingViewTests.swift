import Harness
import RuleModel
import Testing

@testable import Rewriting
import Semantics

/// What a rule says of spacers, priorities and controls, where these stand in a group or behind a name.
@Suite struct UnderlyingViewTests {
    private func outcome(_ code: String) -> (outcome: Outcome, level: Level?) {
        let call = Context(rules: .builtin).plan(parsed(code), path: Golden.path).calls[0]
        return (call.outcome, call.level)
    }

    static let gap = "struct A: View { @ViewBuilder var gap: some View { if d { Spacer() } else { Text(a) } }"

    @Test func seesOneStepFurther() async {
        await check(each: [
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
            "\(Self.gap); var b: some View { gap.if(c) { $0.padding(3) } } }",
            "var b: some View { let gap = Spacer(); return gap.if(c) { $0.padding(3) } }",
            "struct A: View { var field: some View { TextField(a, text: $t).bold() }; var b: some View { field.if(c) { $0.hidden() } } }",
            "struct A: View { var ring: some View { Circle().blendMode(.multiply) }; var b: some View { ring.if(c) { $0.shadow(radius: 3) } } }",
            "NavigationLink(a) { B() }.if(c) { $0.hidden() }", "Link(a, destination: b).if(c) { $0.hidden() }",
            "ShareLink(item: a).if(c) { $0.hidden() }", "ColorPicker(a, selection: $b).if(c) { $0.hidden() }",
            "VStack { Button(a) { b() } }.if(c) { $0.hidden() }",
        ]) { text in
            #expect(outcome(text) == (.withheld, .approx))
        }
    }

    @Test func seesNothingThatMatters() async {
        await check(each: [
            "Group { HStack { Spacer() }; Text(a) }.if(c) { $0.padding(8) }",
            "ForEach(xs) { x in VStack { Text(x).layoutPriority(1) } }.if(c) { $0.padding(3) }",
            "VStack { Spacer() }.if(c) { $0.padding(8) }",
            "struct A: View { var row: some View { HStack { Spacer() } }; var b: some View { row.if(c) { $0.padding(3) } } }",
            "struct A: View { let gap: Text; var b: some View { gap.if(c) { $0.padding(3) } } }; struct C { var gap: some View { Spacer() } }",
            "func f(gap: Text) -> some View { gap.if(c) { $0.padding(3) } }; var gap: some View { Spacer() }",
            "struct A: View { var body: some View { body.if(c) { $0.padding(3) } } }",
            "VStack { Text(a) }.if(c) { $0.hidden() }",
        ]) { text in
            #expect(outcome(text) == (.rewritten, .safe))
        }
    }
}
