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

    /// A value that an object holds is read from that object, but it is another one than its others.
    @Test func heldByObjects() async {
        let model = """
            class Model: Base {
                @Published var isOn = false
                @MainActor var count = 3
                var size = 3 { didSet { isOn = size > 3 } }
                var isBig: Bool { count > 3 }
                lazy var width = count
                static var most = 3
                @Clamped var inset = 3
                override var other: Int
                weak var parent: Model?
                var level = 3
            }
            class Heir: Model { override var level: Int { get { count } set { } } }
            struct Settings { var isOn = false; var count = 3 }
            struct Row: View {
                @ObservedObject var model: Model
                var unknown = makeModel()
                var settings: Settings
                var isOn: Bool { model.isOn }
                var body: some View { § }
            }
            """
        @Sendable func level(_ condition: String, _ value: String) -> Level? {
            let file = parsed(
                model.replacing("§", with: "Text(a).if(\(condition)) { $0.onChange(of: \(value)) { f() } }"))
            var context = Context(rules: .builtin)
            context.deploymentTarget = (try? DeploymentTarget(reading: "iOS 17")) ?? .fallback
            return context.plan(file, path: Golden.path).calls[0].level
        }
        await check(each: [
            ("model.isOn", "model.count"), ("self.model.isOn", "self.model.count"), ("!isOn", "model.count"),
            ("model.isOn", "[model.count, 4]"),
        ]) { condition, value in #expect(level(condition, value) == .safe) }
        await check(each: [
            ("model.isOn", "model.isOn"), ("isOn", "model.isOn"), ("model.isOn", "model"), ("model.isOn", "model.size"),
            ("model.isOn", "model.isBig"), ("model.isOn", "model.width"), ("model.isOn", "model.most"),
            ("model.isOn", "model.inset"), ("model.isOn", "model.other"), ("model.isOn", "model.parent"),
            ("model.isOn", "model.level"), ("model.isOn", "model.missing"),
            ("unknown.isOn", "unknown.count"), ("settings.isOn", "settings.count"),
            ("$model.isOn.wrappedValue", "model.count"),
        ]) { condition, value in #expect(level(condition, value) == .lifecycle) }
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
