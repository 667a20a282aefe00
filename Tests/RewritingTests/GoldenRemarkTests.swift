import Harness
import RuleModel
import Testing

@testable import Rewriting
import Semantics

/// Remarks that hold only for some arguments, and notes.
@Suite struct GoldenRemarkTests {
    @Test func mayBeGiven() async {
        await check(each: [
            ".leadingFirstTextBaseline", "Alignment.leadingFirstTextBaseline",
            "SwiftUI.Alignment.leadingFirstTextBaseline",
            "d ? .leadingFirstTextBaseline : .top", "d ? .top : e ? .center : .leadingFirstTextBaseline",
            "(.leadingFirstTextBaseline)", "Alignment(horizontal: .leading, vertical: .firstTextBaseline)", "place",
            "model.place", ".guide", "place ?? .top",
        ]) { alignment in
            // The first form is withheld; the second puts the alignment under the choice.
            let file = parsed("Text(a).if(c) { $0.frame(width: 8, alignment: \(alignment)) }")
            let call = Context(rules: .builtin).plan(file, path: "a.swift").calls[0]
            let after = try #require(call.after)
            #expect(after.contains("alignment: c ? "))
        }
    }

    @Test func isNotGiven() async {
        await check(each: [".top", "Alignment.top", "d ? .top : .center", "(.top)"]) { alignment in
            check([
                golden(
                    "Text(a).if(c) { $0.frame(width: 8, alignment: \(alignment)) }",
                    "Text(a).frame(width: c ? 8 : nil, alignment: \(alignment))")
            ])
        }
    }

    /// A view is also what it is declared to conform to.
    @Test func isOnAView() async {
        let reason = "a view that can be compared is animated only when it changes itself"
        let after = ".transaction { [c] in if c { if !$0.disablesAnimations { $0.animation = .default } } }"
        await check(each: [
            ("Text(a)", true), ("Image(a)", true), ("Color.red", true), ("Path()", true), ("Circle()", false),
            ("Row()", true), ("Line()", true), ("Card()", false), ("Card().equatable()", true),
        ]) { view, isCompared in
            let before = "\(view).if(c) { $0.animation(.default) }"
            let context = [
                "struct Row: View, Equatable { }", "struct Line: View { }\nextension Line: Hashable { }",
                "struct Card: View { }",
            ]
            check([
                golden(
                    before, isCompared ? nil : view + after, allowed: [.verbose], context: context,
                    reasons: isCompared ? [reason] : nil)
            ])
        }
    }

    /// In the body of a modifier of the project's own, too, a constant of its own may be anything, but for `nil`.
    @Test func constantsInOwnModifiers() {
        let own = [
            """
            import SwiftUI
            extension Animation { static var pulse: Animation { .linear(duration: 1).repeatForever() } }
            extension View {
                func pulsing(_ v: Int) -> some View { animation(.pulse, value: v) }
                func easing(_ v: Int) -> some View { animation(.easeIn, value: v) }
            }
            """
        ]
        let reason = "an animation that repeats goes on when the condition turns false"
        check([
            golden("Text(a).if(c) { $0.pulsing(n) }", nil, context: own, outcomes: [.withheld], reasons: [reason]),
            golden("Text(a).if(c) { $0.animation(.pulse, value: n) }", nil, context: own, reasons: [reason]),
            golden("Text(a).if(c) { $0.easing(n) }", "Text(a).easing(c ? n : 0)", context: own),
        ])
    }

    /// What a page asks to see of a view it does not see where a modifier of the project's own is on any.
    @Test func isOnAnyView() async {
        let reason =
            "a control of opacity 0, which the view may be or hold, keeps the focus and is reached by the keyboard"
        await check(each: [
            "extension View {\nfunc gone(_ c: Bool) -> some View { self.if(c) { $0.hidden() } }\n}",
            "extension View {\nfunc gone(_ c: Bool) -> some View { padding().if(c) { $0.hidden() } }\n}",
            "struct Gone: ViewModifier {\nlet c: Bool\nfunc body(content: Content) -> some View {\n"
                + "content.padding().if(c) { $0.hidden() }\n}\n}",
        ]) { source in
            check([
                golden(source, nil, reasons: [reason]),
                golden(
                    source.replacing("hidden()", with: "opacity(0.5)"),
                    source.replacing("if(c) { $0.hidden() }", with: "opacity(c ? 0.5 : 1)")),
            ])
        }
    }

    /// A platform that has no such modifier is no reason against it; one that has it and not the form is.
    @Test func isAvailable() {
        let rules = RuleBook.builtin(
            and: """
                modifier glow(radius: CGFloat)
                available iOS, macOS
                inert    .glow(radius: 0)
                requires iOS 16, macOS 13
                modifier shine(radius: CGFloat)
                available iOS, macOS
                inert    .shine(radius: 0)
                requires iOS 16
                """)
        let everywhere = DeploymentTarget(versions: [
            "iOS": .init([17]), "macOS": .init([14]), "tvOS": .init([13]), "watchOS": .init([6]),
        ])
        check([
            golden(
                "Text(a).if(c) { $0.glow(radius: 4) }", "Text(a).glow(radius: c ? 4 : 0)", rules: rules,
                deploymentTarget: everywhere),
            golden(
                "Text(a).if(c) { $0.keyboardShortcut(.defaultAction) }",
                "Text(a).keyboardShortcut(c ? .defaultAction : nil)", allowed: [.assumed],
                deploymentTarget: everywhere),
        ])
        let old = DeploymentTarget(versions: ["iOS": .init([15]), "tvOS": .init([17])])
        check([
            golden("Text(a).if(c) { $0.glow(radius: 4) }", nil, rules: rules, deploymentTarget: old, outcomes: [.left]),
            golden(
                "Text(a).if(c) { $0.shine(radius: 4) }", nil, rules: rules, deploymentTarget: everywhere,
                outcomes: [.left]),
        ])
    }

    private func outcome(_ body: String) -> (outcome: Outcome, level: Level?) {
        let call = Context(rules: .builtin).plan(parsed(body), path: "a.swift").calls[0]
        return (call.outcome, call.level)
    }

    @Test func mayRepeat() async {
        await check(each: [
            ".linear(duration: 1).repeatForever(autoreverses: false)", ".default.repeatCount(3).speed(2)",
            "Animation.easeInOut.repeatForever()", "(.spring().repeatCount(2))",
            "d ? .default : .default.repeatForever()", ".pulse", "Animation.pulse", ".pulse(3)", ".spring().twice()",
            "Animation(Pulse())", "pulse",
        ]) { animation in
            #expect(outcome("v.if(c) { $0.animation(\(animation), value: x) }") == (.withheld, .approx))
        }
    }

    @Test func repeatsNot() async {
        await check(each: [
            ".default", ".spring()", "Animation.spring()", ".easeInOut(duration: 1).delay(2).speed(3)",
            "d ? .default : .bouncy",
            "Animation.easeInOut.delay(1)", "(.snappy)",
        ]) { animation in
            #expect(outcome("v.if(c) { $0.animation(\(animation), value: x) }") == (.rewritten, .safe))
        }
    }

    /// What a name stands for counts, where it is one expression that cannot change.
    @Test func givenBehindAName() async {
        await check(each: [
            ("let named = Animation.easeOut(duration: 0.15)", Level.safe), ("let named: Animation = .easeOut", .safe),
            ("var named: Animation { .spring().delay(1) }", .safe), ("let named: Animation?", .approx),
            ("var named: Animation { .easeIn.repeatForever() }", .approx), ("var named = Animation.easeIn", .approx),
            ("let named = make()", .approx), ("let named = Animation.pulse", .approx),
        ]) { declaration, level in
            let view =
                "struct V: View { \(declaration); var body: some View { x.if(c) { $0.animation(named, value: n) } } }"
            let call = Context(rules: .builtin, allowed: [.approx]).plan(parsed(view), path: "a.swift").calls[0]
            #expect(call.level == level)
        }
    }

    @Test func notesAreOfAppliedForms() {
        let file = parsed("Menu(a) { Text(b).if(c) { $0.hidden() } }; Text(a).if(c) { $0.hidden() }")
        let calls = Context(rules: .builtin).plan(file, path: "a.swift").calls
        #expect(calls.map(\.outcome) == [.withheld, .rewritten])
        #expect(calls.map(\.notes.isEmpty) == [true, false])
    }
}
