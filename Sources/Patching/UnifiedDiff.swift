import Syntax

/// A patch as `diff -u` and `git diff` print it, for `git apply` and for people.
///
/// It is made from the edits, not by comparing two texts: only lines that an edit touches can differ, so the cost is
/// that of the edits and the result never depends on an alignment that a diff algorithm happened to choose.
public struct UnifiedDiff: Sendable {
    /// How many unchanged lines stand around a change.
    static let context = 3

    let patch: Patch
    let path: Path
    /// True for a file that is not there yet.
    let isNew: Bool
    /// True for a file that goes: nothing of it is in the new text.
    let isGone: Bool
    /// True if the path is one in a repository, wherever in it the diff is applied.
    let isFromRoot: Bool

    /// - Parameters:
    ///   - path: as it stands behind `a/` and `b/`, relative to the folder in which the diff is to be applied.
    ///   - isFromRoot: the path is relative to the repository's own folder. `git apply` then takes it as that, also
    ///     in another folder.
    public init(of patch: Patch, path: Path, isNew: Bool = false, isGone: Bool = false, isFromRoot: Bool = false) {
        self.patch = patch
        self.path = path
        self.isNew = isNew
        self.isGone = isGone
        self.isFromRoot = isFromRoot
    }

    /// The whole diff, with a newline at its end; empty if the patch changes nothing.
    public var text: [UInt8] {
        let lines = Lines(patch.old)
        let changes = LineChange.all(of: patch, lines: lines)
        guard !changes.isEmpty else { return [] }
        var text: [UInt8] = []
        if isFromRoot {
            let names = (["a", "b"] as [Path]).map { QuotedPath(path, prefix: $0).text }
            text += "diff --git \(names[0]) \(names[1])\n".utf8
            if isNew { text += "new file mode 100644\n".utf8 }
            if isGone { text += "deleted file mode 100644\n".utf8 }
        }
        text += "--- \(isNew ? "/dev/null" : QuotedPath(path, prefix: "a").header)\n".utf8
        text += "+++ \(isGone ? "/dev/null" : QuotedPath(path, prefix: "b").header)\n".utf8
        // How many more lines the new text has than the old one, above the hunk.
        var growth = 0
        for hunk in hunks(of: changes) {
            write(hunk, lines: lines, growth: growth, into: &text)
            growth += hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
        }
        return text
    }

    /// Changes that are near enough for their context to meet stand in one hunk.
    private func hunks(of changes: [LineChange]) -> [[LineChange]] {
        var hunks: [[LineChange]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private func write(_ hunk: [LineChange], lines: Lines, growth: Int, into text: inout [UInt8]) {
        let start = max(0, hunk[0].old.lowerBound - Self.context)
        let end = min(lines.count, hunk[hunk.count - 1].old.upperBound + Self.context)
        let newCount = hunk.reduce(end - start) { $0 + $1.new.count - $1.old.count }
        let old = place(start: start, count: end - start)
        let new = place(start: start + growth, count: newCount)
        text += "@@ -\(old) +\(new) @@\n".utf8
        var done = start
        for change in hunk {
            for line in done..<change.old.lowerBound { write(" ", lines[line], into: &text) }
            for line in change.old { write("-", lines[line], into: &text) }
            for line in change.new { write("+", line, into: &text) }
            done = change.old.upperBound
        }
        for line in done..<end { write(" ", lines[line], into: &text) }
    }

    /// `3,7`: the first line, from 1, and how many. No lines are placed behind the line before them.
    private func place(start: Int, count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }

    private func write(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, into text: inout [UInt8]) {
        text.append(UInt8(ascii: sign))
        text += line
        if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
    }
}
