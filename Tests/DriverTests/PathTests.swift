import Harness
import Syntax
import Testing

@testable import Driver

#if canImport(Glibc)
    import Glibc
#endif

/// Names are bytes: each file is found under its own, and shown as what it is.
@Suite struct PathTests {
    @Test func parts() async {
        await check(
            each: [
                ("/a/b/c.swift", "/a/b", "c.swift"), ("/a", "/", "a"), ("/", "/", ""), ("a", ".", "a"),
                ("a/", ".", "a"),
                ("a//b//", "a", "b"), ("//a", "/", "a"), ("", ".", ""), (".", ".", "."), ("a/.b", "a", ".b"),
                ("p/\u{301}x", "p", "\u{301}x"),
            ] as [(Path, Path, Path)]
        ) { path, parent, name in
            #expect(path.parent == parent)
            #expect(path.name == name)
        }
    }

    @Test func whatLiesBelow() async {
        await check(
            each: [
                ("/a/b", "/a", "b"), ("/a/b", "/a/", "b"), ("/ab", "/a", nil), ("/a", "/", "a"), ("/a", "/a", nil),
                ("/a/\u{301}b", "/a", "\u{301}b"), ("/a\u{301}/b", "/a", nil), ("a/b", "", nil),
            ] as [(Path, Path, Path?)]
        ) { path, folder, relative in
            #expect(path.relative(to: folder) == relative)
        }
    }

    @Test func normalizedPaths() async {
        await check(
            each: [
                ("./a//b/../c/", "a/c"), ("../a", "../a"), ("../../a", "../../a"), ("/a/./b", "/a/b"), (".", ""),
                ("a/..", ""),
            ] as [(Path, Path)]
        ) { path, normal in
            #expect(path.normalized == normal)
        }
    }

    @Test func theOrderIsThatOfBytes() {
        let paths: [Path] = [
            "", "/project/a", "/project/a-b", "/project/a/b", "/project/a0", "/project/é", "/project0",
        ]
        for (index, path) in paths.enumerated() {
            for (other, second) in paths.enumerated() { #expect((path < second) == (index < other)) }
        }
        #expect(Path([0xC3, 0xA9]) != Path("e\u{301}"))
        #expect(Path([0x7F]) < Path([0xFF]))
    }

    @Test func whatIsShown() async {
        await check(
            each: [
                ("a b/é.swift", "a b/é.swift"), (Path([0x61, 0xFF]), "\"a\\377\""), ("a\"b\\", "\"a\\\"b\\\\\""),
                ("\u{1B}[2J\n", "\"\\033[2J\\n\""), ("\u{202E}tfiws", "\"\\342\\200\\256tfiws\""),
            ] as [(Path, String)]
        ) { path, shown in
            #expect("\(path)" == shown)
        }
    }

    @Test func twoNamesThatLookTheSameAreTwoFiles() throws {
        let folder = try TemporaryFolder(["Package.swift": CommandTests.manifest])
        let names = ["caf\u{E9}.swift", "cafe\u{301}.swift"]
        for name in names { try folder.write(CommandTests.before, to: name) }
        let run = try Command.run(["."], in: folder)
        #expect(run.errors.hasPrefix("3 files, 2 calls: 2 rewritten\n"))
        for name in names { #expect(try folder.text(of: name) == CommandTests.after) }
        #expect(run.status == 0)
    }

    /// `\377.swift` is no text, and what stands for such bytes in texts is another name.
    @Test func aNameThatIsNoTextIsItsOwn() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "\u{FFFD}.swift": CommandTests.before, "z.txt": CommandTests.before,
        ])
        let script = """
            name=$(printf '\\377.swift'); mv z.txt "$name"; '\(Command.path)' --verbose "$name"; cat "$name"
            """
        let run = try ChildProcess("/bin/sh", ["-c", script], in: folder.path)
        #expect(run.output.hasPrefix(CommandTests.after))
        #expect(
            run.errors.hasPrefix(
                "\"\\377.swift\":2:5: rewritten `applyIf`\n    .applyIf(isOn) { $0.opacity(0.5) }\n    ^\n\"\\377.swift\": wrote 1 call\n1 file, 1 call: 1 rewritten\n"
            ))
        #expect(try folder.text(of: "\u{FFFD}.swift") == CommandTests.before)
    }

    @Test func aNameThatIsNoTextInJSON() async {
        await check(
            each: [
                ("é.swift", "é.swift"), (Path([0x61, 0xFF]), "\"a\\377\""), ("\"a\"", "\"\\\"a\\\"\""),
            ] as [(Path, String)]
        ) { path, text in
            #expect(JSON.path(path) == .string(text))
        }
    }

    #if canImport(Glibc)
        /// A mark at the beginning of a name joins the slash before it where names are read as text.
        @Test func nothingIsMadeOutsideOfWhatWasNamed() throws {
            let folder = try TemporaryFolder(["proj/\u{301}x.swift": CommandTests.before])
            let queue = inotify_init1(Int32(IN_NONBLOCK))
            defer { close(queue) }
            inotify_add_watch(queue, folder.path, UInt32(IN_CREATE))
            #expect(try Command.run(["proj"], in: folder).errors.contains("1 rewritten\n"))
            #expect(try folder.text(of: "proj/\u{301}x.swift") == CommandTests.after)
            var buffer = [UInt8](repeating: 0, count: 4096)
            #expect(read(queue, &buffer, buffer.count) <= 0)
        }
    #endif
}
