import Harness
import RuleModel
import Syntax
import Testing

@testable import Rewriting
import Semantics

/// What a condition is computed from, where a modifier must not watch the same.
@Suite struct NamedBodiesTests {
    static let view = """
        struct Search: View {
            @State private var query = ""
            @State private var selection: Int?
            @State private var count = 3
            @State private var items = [1]
            private var isSearching: Bool { !query.isEmpty }
            private var isBusy: Bool { isSearching }
            var hasSelection: Bool { get { self.selection != nil } }
            func isBig() -> Bool { count > 3 }
            @State private var isNew = true
            var body: some View {
                let isMany = count > 3
                let copy = count
                let bound = $query.wrappedValue == ""
                func isLocal() -> Bool { count > 3 }
                §
            }
        }
        struct Other { var isNew: Bool { query.isEmpty } }
        """

    private func outcome(_ call: String) -> (Outcome, Level?) {
        let parts = Self.view.split(separator: "§")
        let file = parsed(parts[0] + call + parts[1])
        var context = Context(rules: .builtin)
        context.deploymentTarget = (try? DeploymentTarget(reading: "iOS 17")) ?? .fallback
        let planned = context.plan(file, path: Golden.path).calls[0]
        return (planned.outcome, planned.level)
    }

    @Test func watched() async {
        await check(each: [
            ("isSearching", "query"), ("isBusy", "query"), ("hasSelection", "selection"), ("isBig()", "count"),
            ("isMany", "count"), ("copy > 3", "self.count"), ("self.isSearching", "self.query"),
            ("!query.isEmpty", "isSearching"), ("count > 3", "count"), ("isLocal()", "count"), ("bound", "query"),
            ("!self.isSearching && b", "self.query"), ("isBusy", "isSearching"),
        ]) { condition, value in
            #expect(
                outcome("Text(a).if(\(condition)) { $0.onChange(of: \(value)) { f() } }") == (.withheld, .lifecycle))
            #expect(
                outcome("Text(a).if(\(condition)) { $0.animation(.default, value: \(value)) }") == (
                    .withheld, .lifecycle
                ))
        }
    }

    @Test func unrelated() async {
        await check(each: [
            ("isSearching", "items"), ("self.isSearching", "self.items"), ("isBig()", "query"), ("isMany", "items"),
            // A stored property of this type, a computed one of another.
            ("isNew", "query"),
        ]) { condition, value in
            #expect(outcome("Text(a).if(\(condition)) { $0.onChange(of: \(value)) { f() } }") == (.rewritten, .safe))
        }
    }

    /// What is in an optional changes with it.
    @Test func payloads() async {
        await check(each: ["{ v, s in v.animation(.default, value: s) }", "{ $0.animation(.default, value: $1) }"]) {
            closure in
            #expect(outcome("Text(a).ifLet(selection) \(closure)") == (.withheld, .lifecycle))
        }
    }

    /// However long a pattern is, its words are read once and not one inside the other; names are not followed for ever.
    @Test func longPatterns() async {
        await check(each: [
            "if case x\(String(repeating: ".x", count: 40_000)) = y { }",
            "switch x { case \(String(repeating: "1.", count: 40_000))",
            "let x: A\(String(repeating: ", y", count: 40_000))",
            (1...20_000).map { "let a\($0) = a\($0 - 1)\n" }.joined() + "Text(a).if(a20000) { $0.padding(8) }",
            (1...30).map { "let a\($0) = a\($0 - 1) && a\($0 - 1)\n" }.joined() + "Text(a).if(a30) { $0.padding(8) }",
        ]) { code in
            let plan = Context(rules: .builtin).plan(
                parsed("func f() { \(code)\n}\nlet v = Text(a).if(c) { $0.padding(8) }"), path: Golden.path)
            #expect(plan.calls.last?.outcome == .rewritten)
        }
    }
}
