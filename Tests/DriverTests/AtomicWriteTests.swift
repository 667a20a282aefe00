import Harness
import Syntax
import Testing

@testable import Driver

@Suite struct AtomicWriteTests {
    let old = Array("old\n".utf8)
    let new = Array("new\n".utf8)

    func write(_ path: Path) -> AtomicWrite.Failure? {
        do {
            _ = try AtomicWrite(path: path).replace(old, with: new, buffer: ReadBuffer())
            return nil
        } catch {
            return error
        }
    }

    @Test func theModeStays() async {
        await check(each: [0o644, 0o600, 0o755, 0o664] as [UInt32]) { mode in
            let folder = try TemporaryFolder(["a.swift": "old\n"])
            try folder.setMode(mode, of: "a.swift")
            #expect(write(folder.place("a.swift")) == nil)
            #expect(try folder.text(of: "a.swift") == "new\n")
            #expect(try FileStatus(of: folder.place("a.swift"), followsLinks: false).mode & 0o7777 == mode)
            #expect(folder.names() == ["a.swift"])
        }
    }

    @Test func aFileThatChangedIsKept() throws {
        let folder = try TemporaryFolder(["a.swift": "other\n"])
        #expect(write(folder.place("a.swift")) == .changed)
        #expect(try folder.text(of: "a.swift") == "other\n")
        #expect(folder.names() == ["a.swift"])
    }

    @Test func aReadOnlyFileIsKept() throws {
        let folder = try TemporaryFolder(["a.swift": "old\n"])
        try folder.setMode(0o444, of: "a.swift")
        #expect(write(folder.place("a.swift")) == .readOnly)
        #expect(try folder.text(of: "a.swift") == "old\n")
    }

    @Test func aFileWithSeveralNamesIsKept() throws {
        let folder = try TemporaryFolder(["a.swift": "old\n"])
        try folder.hardLink("b.swift", to: "a.swift")
        #expect(write(folder.place("a.swift")) == .severalNames(2))
        #expect(try folder.text(of: "a.swift") == "old\n")
        #expect(folder.names() == ["a.swift", "b.swift"])
    }

    @Test func aMissingFileIsNotMade() throws {
        let folder = try TemporaryFolder()
        guard case .system = write(folder.place("a.swift")) else {
            Issue.record("written")
            return
        }
        #expect(folder.names() == [])
    }

    @Test func aLongNameHasRoomForTheTemporaryFile() throws {
        let name = String(repeating: "a", count: 249) + ".swift"
        let folder = try TemporaryFolder([name: "old\n"])
        #expect(write(folder.place(name)) == nil)
        #expect(try folder.text(of: name) == "new\n")
    }
}
