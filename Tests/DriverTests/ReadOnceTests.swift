import Harness
import Semantics
import Syntax
import Testing

@testable import Driver

#if canImport(Glibc)
    import Glibc
#endif

/// From survey to write a file is parsed once, and opened as seldom as can be: that is what a run over a large project
/// costs.
@Suite struct ReadOnceTests {
    /// A call of a helper that pages know, and one of a helper that only its declaration makes known.
    static let files = [
        "Package.swift": CommandTests.manifest,
        "Sources/App/Known.swift": "let v = x.applyIf(isOn) { $0.padding(gap).opacity(0.5) }\n",
        "Sources/App/Both.swift": "let gap: CGFloat = 3\nlet w = x.applyIf(isOn) { $0.padding(inset) }\n",
        "Sources/App/Inset.swift": "let inset: CGFloat = 4\n",
        "Sources/App/Other.swift": "let other = 1\n",
    ]
    static let own = [
        "Sources/App/Helper.swift": ContextTests.helper
            + "extension Card { var v: some View { onlyWhen(isOn) { $0.opacity(0.5) } } }\n",
        "Sources/App/Wrapped.swift": "let v = x.onlyWhen(isOn) { $0.clipped() }\n",
        "Sources/App/Rewritten.swift": "let v = x.onlyWhen(isOn) { $0.padding(inset) }\n",
    ]

    private final class Parsed: @unchecked Sendable {
        private let lock = Lock()
        private(set) var texts: [[UInt8]: Int] = [:]

        func parse(_ bytes: [UInt8]) -> SourceFile {
            lock.whileHeld { texts[bytes, default: 0] += 1 }
            return SourceFile(parsing: bytes)
        }
    }

    /// An operator may be any that is declared with its name: nothing is read that only these lead to, once one of them
    /// is not total.
    @Test func nothingIsReadBehindAnOperatorThatIsNotTotal() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "Sources/App/Known.swift": "let v = x.applyIf(isOn) { $0.opacity(a == b ? 1 : 0) }\n",
            "Sources/App/Size.swift":
                "struct Size { static func == (a: Size, b: Size) -> Bool { a.all[0] == Far.edge } }\n",
            "Sources/App/Name.swift":
                "struct Name { static func == (a: Name, b: Name) -> Bool { Far.isNear } }\n",
            "Sources/App/Far.swift": "enum Far { static var edge: Int { 1 }; static var isNear: Bool { true } }\n",
        ])
        let parsed = Parsed()
        let job = Job(
            options: Options(["--dry-run", folder.path]), rules: .builtin, threads: Threads(count: 1),
            parse: { parsed.parse($0) }, isNoted: false)
        _ = job.run()
        for (name, count) in ["Size": 1, "Name": 1, "Far": 0] {
            let text = try folder.text(of: "Sources/App/\(name).swift")
            #expect(parsed.texts[Array(text.utf8)] ?? 0 == count, "\(name).swift")
        }
    }

    @Test(arguments: ["--dry-run", "--check", "--unsafe"]) func eachFileIsParsedOnce(option: String) throws {
        for files in [Self.files, Self.files.merging(Self.own) { $1 }] {
            let folder = try TemporaryFolder(files)
            let parsed = Parsed()
            let job = Job(
                options: Options([option, folder.path]), rules: .builtin, threads: Threads(count: 3),
                parse: { parsed.parse($0) }, isNoted: false)
            #expect(job.run().files.count == files.count - 3)
            for (name, text) in files {
                let count = parsed.texts[Array(text.utf8)] ?? 0
                let matters = !["Package.swift", "Sources/App/Other.swift"].contains(name)
                #expect(count == (matters ? 1 : 0), "\(name) is parsed \(count) times")
            }
        }
    }

    #if canImport(Glibc)
        @Test func eachFileIsOpenedOnceAndOnceMoreIfItMatters() throws {
            let folder = try TemporaryFolder(Self.files)
            var opened = try Opened(in: folder) { _ = try Command.run(["--dry-run", "."], in: folder) }
            #expect(
                opened.counts == [
                    // Asked whether it is a manifest, before its project is read.
                    "Package.swift": 2, "Known.swift": 1, "Both.swift": 1, "Inset.swift": 2, "Other.swift": 1,
                ])
            // A file is compared with what was read before another takes its place.
            opened = try Opened(in: folder) { _ = try Command.run(["."], in: folder) }
            #expect(try folder.text(of: "Sources/App/Known.swift").contains("isOn ? gap : 0"))
            #expect(
                opened.counts == [
                    "Package.swift": 2, "Known.swift": 2, "Both.swift": 2, "Inset.swift": 2, "Other.swift": 1,
                ])
        }

        /// Only when all files are read is it known which names the project's helpers have; and where the last call of one
        /// goes, all are asked once more whether they mention it.
        @Test func aCallOfAnUnknownHelperIsLookedForAgain() throws {
            let folder = try TemporaryFolder(Self.files.merging(Self.own) { $1 })
            var opened = try Opened(in: folder) { _ = try Command.run(["--dry-run", "."], in: folder) }
            #expect(opened.counts.filter { $0.value > 2 } == ["Package.swift": 3, "Inset.swift": 4, "Other.swift": 3])
            #expect(opened.counts["Known.swift"] == 1)
            opened = try Opened(in: folder) { _ = try Command.run(["."], in: folder) }
            #expect(try folder.text(of: "Sources/App/Helper.swift").contains("enum EitherView"))
            #expect(try folder.text(of: "Sources/App/Wrapped.swift").contains("EitherView("))
            #expect(
                opened.counts.filter { $0.value > 2 } == [
                    "Package.swift": 3, "Inset.swift": 4, "Other.swift": 3, "Rewritten.swift": 3, "Wrapped.swift": 3,
                ])
        }

        /// How often the files of a folder were opened for reading while something ran, by their names.
        private struct Opened {
            private(set) var counts: [String: Int] = [:]

            init(in folder: TemporaryFolder, _ body: () throws -> Void) throws {
                let queue = inotify_init1(Int32(IN_NONBLOCK))
                defer { close(queue) }
                for path in [folder.path, folder.path + "/Sources/App"] {
                    // With what comes between, two openings of a file are two events.
                    inotify_add_watch(queue, path, UInt32(IN_OPEN | IN_CLOSE))
                }
                try body()
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                while case let count = read(queue, &buffer, buffer.count), count > 0 {
                    buffer.withUnsafeBytes { bytes in
                        var place = 0
                        while place < count {
                            let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                            place += MemoryLayout<inotify_event>.size
                            let name = bytes[place..<place + Int(event.len)].prefix { $0 != 0 }
                            place += Int(event.len)
                            let text = String(decoding: name, as: UTF8.self)
                            guard event.mask & UInt32(IN_OPEN) != 0, text.hasSuffix(".swift") else { continue }
                            counts[text, default: 0] += 1
                        }
                    }
                }
            }
        }
    #endif
}
