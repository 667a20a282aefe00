import Syntax

/// The lines on which a comment asks to leave calls alone: `// fixmods:ignore`, with or without a reason behind it.
///
/// It speaks for a call that begins or ends on its line. Where it stands alone, it speaks for a call that begins on the
/// next line that holds anything but comments.
struct Suppression {
    static let marker = "fixmods:ignore"

    /// The suppressed lines, each up to its line break, in the order of the text.
    private var lines: [Range<Int>] = []
    private let file: SourceFile

    init(in file: SourceFile) {
        self.file = file
        guard file.holds(Suppression.marker) else { return }
        for token in file.tokens.indices {
            let comments = file.comments(before: token).filter { isMarker($0) }
            for comment in comments {
                addLine(of: comment.range.lowerBound)
                guard comment.isFirstOnLine else { continue }
                // Only comments stand between it and the token; an empty line ends what it speaks for.
                let start = Int(file.tokens[token].start)
                if !hasEmptyLine(comment.range.upperBound..<start) { addLine(of: start) }
            }
        }
    }

    func covers(_ range: Range<Int>) -> Bool {
        isOnLine(range.lowerBound) || isOnLine(range.upperBound)
    }

    private func isOnLine(_ offset: Int) -> Bool {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            // A line's break is still on it.
            if lines[middle].upperBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < lines.count && lines[low].lowerBound <= offset
    }

    private mutating func addLine(of offset: Int) {
        // Comments come in the order of the text, and so do the lines that they speak for.
        if let last = lines.last, last.upperBound >= offset { return }
        var start = offset
        while start > 0, !isLineBreak(file.bytes[start - 1]) { start -= 1 }
        let end = file.bytes[offset...].firstIndex(where: isLineBreak) ?? file.bytes.count
        lines.append(start..<end)
    }

    private func isMarker(_ comment: Comment) -> Bool {
        let words = file.text(comment.range).drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
        let rest = words.dropFirst(Suppression.marker.count)
        return words.hasPrefix(Suppression.marker) && rest.first.map { !$0.isLetter && !$0.isNumber } != false
    }

    private func hasEmptyLine(_ range: Range<Int>) -> Bool {
        var breaks = 0
        for byte in file.bytes[range] {
            switch byte {
            case UInt8(ascii: "\n"): breaks += 1
            case UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"): continue
            default: breaks = 0
            }
            if breaks > 1 { return true }
        }
        return false
    }
}

extension SourceFile {
    /// True if an ASCII text occurs anywhere in the file.
    fileprivate func holds(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            (0...bytes.count - wanted.count).contains { start in
                bytes[start] == wanted[0] && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
            }
        }
    }
}
