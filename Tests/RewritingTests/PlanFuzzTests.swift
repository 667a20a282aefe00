#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Harness
import Rewriting
import Semantics
import RuleModel
import Syntax
import Testing

/// Mutations of code that holds conditional calls, planned with everything allowed, applied, and planned again.
///
/// A long run is a command: `FUZZ_COUNT=200000 FUZZ_SEED=7 swift test -c release --filter PlanFuzzTests`; with
/// `FUZZ_FILES=LIST`, a file with a path on each line, those are mutated as well. `FUZZ_LAST=PATH` keeps the input at
/// hand, should one end the process.
@Suite struct PlanFuzzTests {
    @Test func everyPlanOfAMutationHolds() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        let count = environment["FUZZ_COUNT"].flatMap { Int($0) } ?? 300
        let last = environment["FUZZ_LAST"]
        let seeds = try Self.seeds() + (environment["FUZZ_FILES"].map(Self.listed) ?? [])
        #expect(seeds.count > 500)
        let (failures, planned) = onDeepStack {
            var fuzz = Fuzz(seed: seed, files: seeds)
            var planned = 0
            let failures = fuzz.run(count) { file in
                if let last { _ = FileManager.default.createFile(atPath: last, contents: Data(file.bytes)) }
                // The command keeps such a file before anything is planned.
                guard String(validating: file.bytes, as: UTF8.self) != nil else { return [] }
                // Which policy it is depends on the input alone.
                let outcome = PlanFaults(of: file, in: Self.contexts[file.bytes.count % Self.contexts.count])
                if outcome.isEdited { planned += 1 }
                return outcome.faults
            }
            return (failures, planned)
        }
        for failure in failures.sorted(by: { $0.input.count < $1.input.count }).prefix(20) {
            Issue.record(
                "\(failure.faults.joined(separator: "; "))\n--- in:\n\(String(decoding: failure.input, as: UTF8.self))")
        }
        // Mutations that leave nothing to plan would prove nothing.
        #expect(planned > count / 5, "\(planned) of \(count) inputs were edited")
    }

    /// Everything is allowed, with every way to treat what stays a branch.
    private static let contexts: [Context] = {
        var spelledOut = Golden.wrapping
        spelledOut.fallback = .eitherView
        var upgrading = Golden.wrapping
        upgrading.upgrades = true
        let others = [declaredHelpers, known].enumerated().map { place, text in
            Declarations(of: parsed(text), path: Path("/project/Sources/App/Context\(place).swift"))
        }
        return [.leave, Golden.wrapping, spelledOut, upgrading].map { policy in
            var context = Context(
                rules: .builtin, declarations: others, allowed: Set(Level.allCases), branches: policy)
            context.modules = ModuleMap(packages: ["/project"])
            return context
        }
    }()

    /// Helpers by the names that examples use.
    private static let known = """
        extension View {
            @ViewBuilder func `if`<V: View>(_ c: Bool, transform: (Self) -> V) -> some View {
                if c { transform(self) } else { self }
            }
        }
        """

    /// The examples of the rule pages, and the code in the other tests of this folder: each alone, and beside others,
    /// so that some of it is left whole.
    private static func seeds() throws -> [[UInt8]] {
        let pages = BuiltinPages.all.flatMap(\.examples).flatMap { [$0.before, $0.after ?? ""] }
        let tests = try Repository.files(below: "Tests/RewritingTests").filter { $0.contains("Golden") }
            .map { SourceFile(parsing: Array(try Repository.text(of: $0).utf8)) }
        let strings = tests.flatMap { file in
            file.nodes.indices.filter { file.nodes[$0].kind == .stringLiteral }.map { index in
                file.text(of: NodeID(index)).replacing("\\\"", with: "\"").trimmingPrefix { $0 == "\"" }
            }
        }
        let code = strings.filter { $0.contains("{ $0") || $0.contains("EitherView") }.map { text in
            text.last == "\"" ? String(text.prefix(text.count - 1)) : String(text)
        }
        let all = (pages + code).filter { !$0.isEmpty && $0.utf8.count < 500 }
        let groups = all.indices.map { place in
            [0, 37, 91, 270].map { all[(place + $0) % all.count] }.joined(separator: "\n")
        }
        return (all + groups).map { Array($0.utf8) }
    }

    private static func listed(at path: String) throws -> [[UInt8]] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
            FileManager.default.contents(atPath: String($0)).map { [UInt8]($0) }
        }
    }
}
