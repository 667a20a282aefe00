import Harness
import Patching
import Rewriting
import Semantics
import RuleModel
import Syntax
import Testing

/// Code that nests deeper, or is longer, than anybody writes: every call that is read has its outcome and its reason.
@Suite struct PlanDepthTests {
    private let context = Context(
        rules: .builtin, declarations: [Declarations(of: parsed(declaredHelpers), path: "Helpers.swift")],
        allowed: Set(Level.allCases), branches: .leave)

    /// With `--fallback either-view`
    private var wrapping: Context {
        var context = context
        context.branches = Golden.wrapping
        context.branches.fallback = .eitherView
        context.branches.support = Golden.path
        return context
    }

    /// `a.if(c) { $0.overlay(b.if(c) { $0.overlay(…) }) }`
    private func nested(_ count: Int) -> String {
        "let view = Text(a)" + String(repeating: ".if(c) { $0.overlay(Text(b)", count: count) + ".bold()"
            + String(repeating: ") }", count: count)
    }

    @Test func callsInCallsAreRewritten() async {
        await check(each: [10, 40, 80]) { count in
            let (context, code) = (context, nested(count))
            let (outcomes, faults) = onDeepStack {
                let file = parsed(code)
                return (
                    context.plan(file, path: Golden.path).calls.map(\.outcome), PlanFaults(of: file, in: context).faults
                )
            }
            #expect(outcomes == Array(repeating: .rewritten, count: count))
            #expect(faults == [])
        }
    }

    /// The new text would be deeper than the old, each branch being the `input` of the next; the compiler takes 256.
    @Test func whatWouldNestTooDeeplyIsLeft() async {
        await check(each: [(240, 0), (252, 6)]) { brackets, left in
            let code =
                "let view = " + String(repeating: "(", count: brackets) + "Text(a)"
                + String(repeating: ".if(c) { $0.clipped() }", count: 6) + String(repeating: ")", count: brackets)
            let context = wrapping
            let (reasons, faults) = onDeepStack {
                let file = parsed(code)
                let plan = context.plan(file, path: Golden.path)
                return (plan.calls.map(\.reason?.sentence), PlanFaults(of: file, in: context).faults)
            }
            #expect(reasons.count == 6)
            #expect(faults == [])
            #expect(reasons.count { $0 == "an expression is nested too deeply" } == left)
        }
    }

    /// What is deeper than anything is parsed is no call to the parser, and the calls around it are left for that.
    @Test func whatIsNotReadIsNotRewritten() {
        let (context, code) = (context, nested(1_400))
        let calls = onDeepStack { context.plan(parsed(code), path: Golden.path).calls }
        #expect(Set(calls.map(\.outcome)) == [.left])
        #expect(calls.count { $0.reason == nil } == 0)
    }

    /// Where brackets stay open, one level more may be too much.
    @Test func openBracketsAreNoneTheWorse() throws {
        let faults = { (file: SourceFile) in file.nodes.count { $0.kind == .unexpected } }
        for count in 120...135 {
            let file = parsed(
                "view" + String(repeating: ")) {", count: count)
                    + "\nText(a).ifLet(w) { $0.frame(width: $1) }\nlet a = b\n")
            let plan = context.plan(file, path: Golden.path)
            let patch = try Patch(plan.edits, to: file.bytes)
            #expect(faults(SourceFile(parsing: patch.new)) <= faults(file), "\(count)")
        }
    }

    @Test func longChainsAreRewritten() async {
        await check(each: [
            String(repeating: ".if(c) { $0.opacity(0.5) }", count: 2000),
            String(repeating: ".padding(8)", count: 2000) + ".if(c) { $0.opacity(0.5) }",
            ".if(c) { $0" + String(repeating: ".opacity(0.5)", count: 500) + " }",
        ]) { chain in
            let file = parsed("let view = Text(a)" + chain)
            let plan = context.plan(file, path: Golden.path)
            #expect(plan.calls.count == chain.split(separator: ".if").count - (chain.hasPrefix(".if") ? 0 : 1))
            #expect(Set(plan.calls.map(\.outcome)) == [.rewritten])
        }
    }

    /// What is applied after a call is looked through once, however deep it stands: with each level twice, this would not
    /// end.
    @Test func laterModifiersAreFoundAtAnyDepth() async {
        await check(each: [
            (String(repeating: ".if(d) { $0", count: 60), ".shine() }"),
            (String(repeating: "\n#if A\n", count: 60), "\n#endif\n"),
        ]) { opening, closing in
            let deep = opening + ".bold()" + String(repeating: closing, count: 60)
            let plan = context.plan(parsed("let view = Text(a).if(c) { $0.bold() }" + deep), path: Golden.path)
            let reason = try #require(plan.calls.first?.reason?.sentence)
            #expect(reason.hasPrefix("`bold` is set again"))
        }
    }

    /// Each would be the `input` of the next.
    @Test func aLongChainOfBranchesIsWrappedToADepth() {
        let context = wrapping
        let (plan, faults) = onDeepStack {
            let file = parsed("let view = Text(a)" + String(repeating: ".if(c) { $0.clipped() }", count: 300))
            return (context.plan(file, path: Golden.path), PlanFaults(of: file, in: context).faults)
        }
        #expect(plan.calls.count == 300)
        #expect(plan.edits.count == 1)
        #expect(faults == [])
    }

    /// It is Swift, and no mistake of whoever wrote it.
    @Test func whatIsOnlyTooDeepIsSaidToBeThat() {
        let (context, code) = (context, nested(4000))
        let reasons = onDeepStack { Set(context.plan(parsed(code), path: Golden.path).calls.map(\.reason?.sentence)) }
        #expect(reasons.contains("something here is nested too deeply"))
        #expect(!reasons.contains("something here is no Swift that fixmods knows"))
    }

    @Test func operatorsByName() async {
        await check(each: [
            ("Text(a).if(c) { $0.padding(.top, ..) }", "`..` cannot stand under a condition"),
            ("Text(a).if(c) { $0.padding(.top, (+)) }", "`(+)` cannot stand under a condition"),
            ("Text(a).if(!) { $0.opacity(0.5) }", "the condition `!` is a function, and not what that gives"),
        ]) { code, reason in
            #expect(context.plan(parsed(code), path: Golden.path).calls.map(\.reason?.sentence) == [reason])
        }
    }
}
