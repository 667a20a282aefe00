import Syntax

/// The lines on which a comment asks to leave calls alone: `// fixmods:ignore`, with or without a reason behind it.
///
/// It speaks for a call that begins or ends on its line. Where it stands alone, it speaks for a call that begins on the
/// next line that holds anything but comments.
struct Suppression {
    static let marker = "fixmods:ignore"

    /// Offsets of the first bytes of the suppressed lines.
    private var lines: Set<Int> = []
    private let file: SourceFile

    init(in file: SourceFile) {
        self.file = file
        guard file.holds(Suppression.marker) else { return }
        for token in file.tokens.indices {
            let comments = file.comments(before: token).filter { isMarker($0) }
            for comment in comments {
                lines.insert(lineStart(comment.range.lowerBound))
                guard comment.isFirstOnLine else { continue }
                // Only comments stand between it and the token; an empty line ends what it speaks for.
                let start = Int(file.tokens[token].start)
                if !hasEmptyLine(comment.range.upperBound..<start) { lines.insert(lineStart(start)) }
            }
        }
    }

    func covers(_ range: Range<Int>) -> Bool {
        !lines.isEmpty
            && (lines.contains(lineStart(range.lowerBound)) || lines.contains(lineStart(range.upperBound)))
    }

    private func isMarker(_ comment: Comment) -> Bool {
        let words = file.text(comment.range).drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
        let rest = words.dropFirst(Suppression.marker.count)
        return words.hasPrefix(Suppression.marker) && rest.first.map { !$0.isLetter && !$0.isNumber } != false
    }

    private func lineStart(_ offset: Int) -> Int {
        var start = offset
        while start > 0, !isLineBreak(file.bytes[start - 1]) { start -= 1 }
        return start
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
