/// What a unified diff makes of a text, by the letter: every context line must match, every count must be right.
public struct AppliedDiff: Sendable {
    public let text: [UInt8]

    public enum Failure: Error, Equatable {
        case header(String)
        case hunk(String)
        case mismatch(line: Int)
        case counts(String)
    }

    public init(_ diff: [UInt8], to old: [UInt8]) throws(Failure) {
        var lines = Self.lines(diff)[...]
        guard let from = lines.popFirst(), from.starts(with: "--- a/".utf8), from.last == 10 else {
            throw .header("---")
        }
        guard let to = lines.popFirst(), to.starts(with: "+++ b/".utf8), to.dropFirst(6) == from.dropFirst(6) else {
            throw .header("+++")
        }

        let oldLines = Self.lines(old)
        var result: [[UInt8]] = []
        var done = 0
        while let head = lines.popFirst() {
            let hunk = try HunkHead(String(decoding: head, as: UTF8.self))
            guard hunk.oldStart >= done, hunk.oldStart <= oldLines.count else { throw .mismatch(line: hunk.oldStart) }
            result += oldLines[done..<hunk.oldStart]
            done = hunk.oldStart
            guard result.count == hunk.newStart else { throw .counts("new start of \(hunk)") }
            let before = (old: done, new: result.count)
            while let line = lines.first, line.first != UInt8(ascii: "@") {
                lines.removeFirst()
                var body = Array(line.dropFirst())
                if lines.first?.first == UInt8(ascii: "\\") {
                    lines.removeFirst()
                    body.removeLast()
                }
                if line[0] != UInt8(ascii: "+") {
                    guard done < oldLines.count, oldLines[done] == body else { throw .mismatch(line: done) }
                    done += 1
                }
                if line[0] != UInt8(ascii: "-") { result.append(body) }
            }
            guard done - before.old == hunk.oldCount, result.count - before.new == hunk.newCount else {
                throw .counts("\(hunk)")
            }
        }
        text = (result + oldLines[done...]).flatMap { $0 }
    }

    static func lines(_ text: [UInt8]) -> [[UInt8]] {
        text.split(separator: 10, omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let isLast = index == text.count { $0 == 10 }
            return isLast ? (line.isEmpty ? nil : Array(line)) : line + [10]
        }
    }
}

/// `@@ -3,7 +3,8 @@`, with lines from 0.
private struct HunkHead: CustomStringConvertible {
    let oldStart, oldCount, newStart, newCount: Int
    let description: String

    init(_ text: String) throws(AppliedDiff.Failure) {
        description = text
        let words = text.split(separator: " ")
        guard words.count == 4, words[0] == "@@", words[3] == "@@\n", let old = Self.place(words[1], sign: "-"),
            let new = Self.place(words[2], sign: "+")
        else { throw .hunk(text) }
        (oldStart, oldCount) = old
        (newStart, newCount) = new
    }

    private static func place(_ word: Substring, sign: Character) -> (Int, Int)? {
        let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
        guard word.first == sign, let start = numbers[0] else { return nil }
        guard numbers.count == 2 else { return (start - 1, 1) }
        guard let count = numbers[1], count != 1 else { return nil }
        return (count == 0 ? start : start - 1, count)
    }
}
