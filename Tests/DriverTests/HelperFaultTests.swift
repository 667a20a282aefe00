import Harness
import Testing

/// What a run removes was noted before, whatever cannot be read.
@Suite struct HelperFaultTests {
    private static func folder() throws -> GitFolder {
        let git = try GitFolder()
        try git.folder.write(CommandTests.manifest, to: "Package.swift")
        try git.folder.write(HelperEndingTests.helper, to: "App/Helper.swift")
        for name in ["A", "B"] { try git.folder.write(HelperEndingTests.call, to: "App/\(name).swift") }
        return git
    }

    private static let names = ["A.swift", "B.swift", "Helper.swift"]

    private static func texts(of git: GitFolder) throws -> [String] {
        let there = git.folder.names(in: "App")
        return try names.map { there.contains($0) ? try git.folder.text(of: "App/\($0)") : "" }
    }

    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func whatIsRemovedComesBack() async throws {
        let old = [HelperEndingTests.call, HelperEndingTests.call, HelperEndingTests.helper]
        await check(each: ["App/Helper.swift", "Package.swift"]) { path in
            for place in 1...6 {
                let git = try Self.folder()
                let run = try Faults.run(
                    "openat:error=EIO:when=\(place)", ["--remove-helpers", "."], in: git.folder, of: [path])
                let isDone = git.folder.names(in: "App") == ["A.swift", "B.swift"]
                #expect(run.status == 2 || isDone, "\(place): \(run.errors)")
                guard try git.fixmods("undo").status == 0 else { continue }
                #expect(try Self.texts(of: git) == old, "\(place): \(run.errors)")
            }
        }
    }
}
