#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Harness
import Syntax
import Testing

/// Mutations of real Swift, parsed: the promises that hold for any bytes.
///
/// A long run is a command: `FUZZ_COUNT=1000000 FUZZ_SEED=7 FUZZ_FILES=LIST swift test -c release --filter FuzzTests`,
/// where LIST is a file with a path on each line; without it the cases of `Tests/Judge` are mutated.
@Suite struct FuzzTests {
    @Test func everyMutationKeepsThePromises() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        let count = environment["FUZZ_COUNT"].flatMap { Int($0) } ?? 1000
        let files = try environment["FUZZ_FILES"].map(Self.listed) ?? Self.cases()
        #expect(files.count > 100)
        let failures = onDeepStack {
            var fuzz = Fuzz(seed: seed, files: files)
            return fuzz.run(count).sorted { $0.input.count < $1.input.count }
        }
        for failure in failures.prefix(10) {
            Issue.record(
                "\(failure.faults.joined(separator: "; ")) in:\n\(String(decoding: failure.input, as: UTF8.self))")
        }
    }

    /// Inputs that once broke a promise.
    @Test func repetitionStaysLinear() async {
        await check(each: [
            ("@escaping () ", "", 400), ("@in", "", 400), ("@@", "", 400), ("[( a([(", "", 200), ("#if a\n", "", 400),
            ("package ", "", 400), ("a<b, c<", "", 300), ("nonisolated(nonsending) ", "", 300),
            ("internal@a\n ", "", 300),
            ("@rethrows\n", "---", 300), ("@a\n", "-", 300), ("[[", "", 300), ("a<b,c<", ">> d", 200),
            ("a< b< ", ">", 200),
            ("a<b,c<", "> ", 200), ("switch a { case b:\n#if c\n", "#endif\n}\n", 300), ("{ () throws(", ") in }", 300),
            ("{ () throws({ () async ", "", 300),
        ]) { piece, closer, count in
            let bytes = Array(
                (String(repeating: piece, count: count) + String(repeating: closer, count: count) + "d").utf8)
            #expect(onDeepStack { Fuzz.faults(of: SourceFile(parsing: bytes)) }.isEmpty)
        }
    }

    private static func listed(at path: String) throws -> [[UInt8]] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
            FileManager.default.contents(atPath: String($0)).map { [UInt8]($0) }
        }
    }

    private static func cases() throws -> [[UInt8]] {
        let names = JudgeProgram.caseNames
        return names.compactMap { name in
            FileManager.default.contents(atPath: JudgeProgram.cases + "/" + name).map { [UInt8]($0) }
        }
    }
}
