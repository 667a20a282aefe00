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

    /// A package beside the project declares helpers, too.
    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func aPackageThatCannotBeReadToItsEnd() throws {
        let manifest = CommandTests.manifest.replacing(
            "name: \"A\"", with: "name: \"A\", dependencies: [.package(path: \"../B\")]")
        let folder = try TemporaryFolder([
            "a/b/.git/x": "", "a/b/A/Package.swift": manifest, "a/b/A/Sources/A/A.swift": CommandTests.before,
            "a/b/B/Package.swift": CommandTests.manifest,
        ])
        let runs = try (1...16).map {
            try Faults.run("getdents64:error=EIO:when=\($0)", ["--check", "a/b/A"], in: folder)
        }
        #expect(runs.contains { $0.errors.contains("/B: error: cannot be read: input/output error\n") })
    }
}
