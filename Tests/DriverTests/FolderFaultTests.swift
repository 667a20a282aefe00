import Harness
import Testing

@testable import Driver

/// A folder of which a part cannot be read is no shorter folder.
@Suite struct FolderFaultTests {
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func aFolderThatCannotBeReadToItsEnd() throws {
        let folder = try TemporaryFolder(["Package.swift": CommandTests.manifest])
        for number in 0..<1500 { try folder.write("let a = 1\n", to: "App/F\(number).swift") }
        try folder.write(CommandTests.before, to: "Z/Z.swift")
        // What was named is read first.
        let named = try Faults.run("getdents64:error=EIO:when=2", ["--check", "App"], in: folder)
        #expect(named.errors.contains("App: error: cannot be read: input/output error\n"))
        #expect(named.status == 2)
        // Of the context, a helper may be what is missed.
        let context = try Faults.run("getdents64:error=EIO:when=3", ["--check", "Z/Z.swift"], in: folder)
        #expect(context.errors.contains("error: cannot be read: input/output error\n"))
        #expect(context.status == 2)
    }
}
