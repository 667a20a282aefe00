import Patching
import Rewriting
import Syntax

/// A file without the helpers that nothing mentions any more.
struct HelperEnding {
    /// From what the file held before the run to what it is to hold.
    let patch: Patch
    let removed: [RemovedHelper]
    /// True if only imports and comments would be left.
    let isEmpty: Bool

    /// - Parameters:
    ///   - earlier: what else becomes of the file.
    ///   - found: what could go from what the file held before the run.
    /// - Returns: nil where it would not be what it is to be.
    init?(_ names: Set<String>, from found: RemovableHelpers, after earlier: Patch?, parse: Source.Parse) {
        let file = found.file
        let added = (earlier?.edits ?? []).map(\.range).filter(\.isEmpty).map(\.lowerBound)
        let removal = HelperRemoval(of: names, from: found, beside: added)
        var edits = removal.edits
        // What is declared at the end of a branch of a `#if` is declared right behind what goes.
        for index in edits.indices {
            if let first = added.filter(edits[index].range.contains).min() {
                // It brings a line break of its own.
                let start = file.lineBreak(before: edits[index].range.lowerBound)
                edits[index].range = start..<max(start, first)
            }
        }
        let others = (earlier?.edits ?? []).filter { edit in
            !edits.contains {
                $0.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.range.upperBound
                    && !edit.range.isEmpty
            }
        }
        guard let patch = try? Patch(others + edits, to: file.bytes) else { return nil }
        let new = parse(patch.new)
        let check = WriteCheck(old: file, patch: patch, new: new)
        guard check.objection(without: edits.map(\.range), isSettled: { _ in true }) == nil else { return nil }
        self.patch = patch
        isEmpty = new.declaresNothing
        let lines = LineStarts(of: file.bytes)
        removed = removal.helpers.map { helper in
            let offset = helper.range.lowerBound
            return RemovedHelper(
                name: helper.name, line: lines.line(at: helper.offset) + 1,
                edit: edits.first { $0.range.contains(offset) }!)
        }
    }
}

/// A helper that goes, because nothing mentions it any more.
struct RemovedHelper: Sendable {
    let name: String
    /// Where its parameters began, from 1.
    let line: Int
    /// The same for all that go together.
    let edit: Edit
}

extension SourceFile {
    /// Where the line before the one at an offset ends; the offset itself in the first line.
    fileprivate func lineBreak(before offset: Int) -> Int {
        var start = offset
        if start > 0, bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
        if start > 0, start < offset, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
        return start
    }
}
