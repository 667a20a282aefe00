import Syntax

/// Lines of the old text, and the lines that stand there instead. Never equal, and neither begins nor ends alike.
struct LineChange {
    let old: Range<Int>
    let new: [ArraySlice<UInt8>]

    /// The changes that a patch makes, in the order of the text, each at least one unchanged line from the next.
    static func all(of patch: Patch, lines: Lines) -> [LineChange] {
        var changes: [LineChange] = []
        var pending = patch.edits[...]
        while let first = pending.first {
            var touched = touchedLines(of: first, lines: lines)
            var edits = [first]
            pending = pending.dropFirst()
            while let next = pending.first {
                let more = touchedLines(of: next, lines: lines)
                guard more.lowerBound <= touched.upperBound else { break }
                touched = touched.lowerBound..<max(touched.upperBound, more.upperBound)
                edits.append(next)
                pending = pending.dropFirst()
            }
            if let change = trimmed(touched, edits: edits, patch: patch, lines: lines) { changes.append(change) }
        }
        return changes
    }

    /// The lines of which an edit removes bytes, or into which it writes some.
    private static func touchedLines(of edit: Edit, lines: Lines) -> Range<Int> {
        let first = lines.line(at: edit.range.lowerBound)
        // The newline at the end of an edit may go, and then the next line's text is joined to what stands before.
        let last = lines.line(at: edit.range.upperBound)
        return first..<min(lines.count, last + 1)
    }

    /// What is left of a change without the lines that are the same at its beginning and at its end.
    private static func trimmed(_ touched: Range<Int>, edits: [Edit], patch: Patch, lines: Lines) -> LineChange? {
        var text: [UInt8] = []
        var done = lines.start(of: touched.lowerBound)
        for edit in edits {
            text += patch.old[done..<edit.range.lowerBound]
            text += edit.replacement.utf8
            done = edit.range.upperBound
        }
        text += patch.old[done..<max(done, lines.start(of: touched.upperBound))]

        let newLines = Lines(text)
        var old = touched
        var new = 0..<newLines.count
        while let first = old.first, let counterpart = new.first, lines[first] == newLines[counterpart] {
            old.removeFirst()
            new.removeFirst()
        }
        while let last = old.last, let counterpart = new.last, lines[last] == newLines[counterpart] {
            old.removeLast()
            new.removeLast()
        }
        return old.isEmpty && new.isEmpty ? nil : LineChange(old: old, new: new.map { newLines[$0] })
    }
}
