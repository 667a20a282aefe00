import Patching
import Testing
import Syntax

/// One run of `git apply` over many diffs.
enum GitApply {
    struct Item {
        let patch: Patch
        let sourceLocation: SourceLocation
    }

    /// Proves that git makes of each old text the new one.
    static func check(_ items: [Item]) {
        guard !items.isEmpty else { return }
        do {
            let folder = try TemporaryFolder()
            var diffs: [UInt8] = []
            for (number, item) in items.enumerated() {
                let path = "Golden \(number).swift"
                try folder.write(item.patch.old, to: path)
                diffs += UnifiedDiff(of: item.patch, path: Path(path)).text
            }
            try folder.write(diffs, to: "all.diff")
            let git = try ChildProcess("git", ["apply", "--whitespace=nowarn", "all.diff"], in: folder.path)
            // Git takes all or nothing, so one bad diff fails every file; its message names the bad one.
            let bad = items.indices.first { git.errors.contains("Golden \($0).swift") } ?? 0
            #expect(git.status == 0, "\(git.errors)", sourceLocation: items[bad].sourceLocation)
            guard git.status == 0 else { return }
            for (number, item) in items.enumerated() {
                let text = try folder.bytes(of: "Golden \(number).swift")
                #expect(
                    difference(of: text, from: item.patch.new) == nil, "git makes another text",
                    sourceLocation: item.sourceLocation)
            }
        } catch {
            Issue.record("git could not be run: \(error)", sourceLocation: items[0].sourceLocation)
        }
    }
}
