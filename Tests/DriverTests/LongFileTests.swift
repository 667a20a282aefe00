import Harness
import Testing

/// A file twice as long takes twice as long, however its code is built up.
@Suite struct LongFileTests {
    /// Of a processor's time, which other work on the machine does not use up. Generous: what grows with the square of
    /// the length takes minutes.
    private static let seconds = 60

    private static func view(_ body: String) -> String { "struct V: View { var body: some View {\n\(body)\n} }\n" }

    @Test func longFilesTakeTheirTime() async {
        func all(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined(separator: "\n") }
        await check(
            each: [
                ("a chain of calls", Self.view("Text(a)\n" + all(1500) { ".if(c\($0)) { $0.opacity(0.5) }" }), 1500),
                ("a sum", Self.view(all(1500) { "\($0 == 0 ? "" : "+ ")Text(a).if(c) { $0.opacity(\($0)) }" }), 0),
                ("modifiers", Self.view("Text(a).if(c) { $0\n" + all(3000) { ".opacity(0.\($0))" } + "\n}"), 0),
                ("statements", Self.view(all(3000) { _ in "Text(a).if(c) { $0.opacity(0.5) }" }), 3000),
                (
                    "own modifiers",
                    "extension View {\n" + all(320) { "func m\($0)() -> some View { opacity(0.5) }" } + "\n}\n"
                        + Self.view(all(320) { "Text(a).if(c) { $0.m\($0)() }" }), 320
                ),
                ("no Swift", String(repeating: "if case .a(", count: 5000), 0),
            ] as [(String, String, Int)]
        ) { name, text, count in
            let folder = try TemporaryFolder(["A.swift": text])
            let run = try ChildProcess(
                "sh", ["-c", "ulimit -t \(Self.seconds); exec \"$0\" --dry-run A.swift", Command.path], in: folder.path)
            #expect(run.status == 0, "\(name)")
            if count > 0 { #expect(run.errors.contains("\(count) would be rewritten"), "\(name): \(run.errors)") }
        }
    }
}
