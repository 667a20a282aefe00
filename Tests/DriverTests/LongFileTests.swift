import Harness
import Testing

/// A file twice as long takes twice as long, however its code is built up.
@Suite struct LongFileTests {
    /// Of a processor's time, which other work on the machine does not use up. Generous: what grows with the square of
    /// the length takes minutes.
    private static let seconds = 60

    private static func all(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    private static func view(_ body: String) -> String { "struct V: View { var body: some View {\n\(body)\n} }\n" }

    @Test func longFilesTakeTheirTime() async {
        await check(
            each: [
                (
                    "a chain of calls", Self.view("Text(a)\n" + Self.all(1500) { ".if(c\($0)) { $0.opacity(0.5) }" }),
                    1500
                ),
                ("a sum", Self.view(Self.all(1500) { "\($0 == 0 ? "" : "+ ")Text(a).if(c) { $0.opacity(\($0)) }" }), 0),
                ("modifiers", Self.view("Text(a).if(c) { $0\n" + Self.all(3000) { ".opacity(0.\($0))" } + "\n}"), 0),
                ("statements", Self.view(Self.all(3000) { _ in "Text(a).if(c) { $0.opacity(0.5) }" }), 3000),
                (
                    "own modifiers",
                    "extension View {\n" + Self.all(320) { "func m\($0)() -> some View { opacity(0.5) }" } + "\n}\n"
                        + Self.view(Self.all(320) { "Text(a).if(c) { $0.m\($0)() }" }), 320
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

    /// The time of a run over something four times as long is at most twice what is in proportion.
    @Test func timeGrowsWithTheLength() async {
        await check(
            each: [
                (
                    "a chain of calls whose form depends on others", 200,
                    { @Sendable count in
                        Self.view("Text(a)\n" + Self.all(count) { ".if(c) { $0.padding(\($0 % 50)) }" })
                    }
                ),
                (
                    "the same between other modifiers", 150,
                    { @Sendable count in
                        Self.view("Text(a)\n" + Self.all(count) { ".padding(\($0))\n.if(c) { $0.padding(3) }" })
                    }
                ),
                (
                    "types in types", 150,
                    { @Sendable count in
                        Self.all(count) { "struct S\($0) {" } + Self.view("Text(a).if(c) { $0.opacity(0.5) }")
                            + String(repeating: "}", count: count)
                    }
                ),
                (
                    "comments", 1500,
                    { @Sendable count in
                        Self.view(Self.all(count) { _ in "// fixmods:ignore" } + "\nText(a).if(c) { $0.opacity(0.5) }")
                    }
                ),
            ] as [(String, Int, @Sendable (Int) -> String)]
        ) { name, count, text in
            let (short, long) = (try Self.time(of: text(count)), try Self.time(of: text(4 * count)))
            #expect(long < 8 * short + 0.2, "\(name): \(short) s, \(long) s")
        }
    }

    /// What a run over a file takes of a processor's time, in seconds.
    private static func time(of text: String) throws -> Double {
        let folder = try TemporaryFolder(["A.swift": text])
        let run = try ChildProcess(
            "sh", ["-c", "\"$0\" --dry-run A.swift > /dev/null 2>&1; times", Command.path], in: folder.path)
        // `0m0.530s 0m0.020s`, of the shell itself and of what it ran
        let times = run.output.split { "ms \n".contains($0) }.compactMap { Double($0) }
        try #require(times.count == 8)
        return times[4] * 60 + times[5] + times[6] * 60 + times[7]
    }

    /// What is not read for its depth is no file without calls.
    @Test func callsThatNestTooDeeply() throws {
        func nested(_ depth: Int, _ text: String) -> String {
            Self.view(
                "VStack {\n\(String(repeating: "Group { ", count: depth))\(text)\(String(repeating: "}", count: depth))\n}"
            )
        }
        let folder = try TemporaryFolder([
            "A.swift": nested(3000, "Text(a).if(c) { $0.opacity(0.5) }"),
            "B.swift": nested(3000, "Text(a).opacity(0.5)") + Self.view("Text(a).if(c) { $0.opacity(0.5) }"),
            "D.swift": "func f() {\n" + String(repeating: "if a { ", count: 3000) + String(repeating: "}", count: 3001)
                + "\n" + Self.view("Text(a).if(c) { $0.opacity(0.5) }"),
            "C.swift": nested(1000, "Text(a).if(c) { $0.opacity(0.5) }"),
        ])
        let deep = try Command.run(["--dry-run", "A.swift"], in: folder)
        #expect(deep.status == 2)
        #expect(deep.errors.contains("A.swift:3: error: nested too deeply to be read; it may be a call\n"))
        let json = try Command.run(["--dry-run", "--format", "json", "A.swift"], in: folder)
        #expect(json.status == 2 && json.output.contains("nested too deeply to be read; it may be a call"))
        // Nothing of what is not read there is called as a helper is.
        let others = try Command.run(["--dry-run", "B.swift", "C.swift", "D.swift"], in: folder)
        #expect(others.status == 0 && others.errors.contains("3 calls: 3 would be rewritten"), "\(others.errors)")
    }
}
