import Semantics
import Syntax

/// The lines on which a comment asks to leave calls alone: `// fixmods:ignore`, with or without a reason behind it.
///
/// It speaks for a call that begins or ends on its line. Where none does, it speaks for a call that begins on the next line
/// that holds anything but comments.
struct Suppression {
    static let marker = "fixmods:ignore"

    /// The suppressed lines, each up to its line break, in the order of the text, and what is said of each.
    private var lines: [(range: Range<Int>, reason: String, isAbove: Bool)] = []
    private let file: SourceFile

    /// - Parameter calls: those that might be left alone, in bytes.
    init(in file: SourceFile, calls: @autoclosure () -> [Range<Int>]) {
        self.file = file
        guard file.holds(Suppression.marker) else { return }
        let ends = Set(calls().flatMap { [line(at: $0.lowerBound), line(at: $0.upperBound)] })
        for token in file.tokens.indices {
            let comments = file.comments(before: token)
            guard !comments.isEmpty else { continue }
            // Only comments stand between one and the token; an empty line ends what it speaks for.
            let start = Int(file.tokens[token].start)
            var next = start
            let near = comments.reversed().prefix { comment in
                defer { next = comment.range.lowerBound }
                return !hasEmptyLine(comment.range.upperBound..<next)
            }.count
            for (place, comment) in comments.enumerated() {
                guard let reason = reason(in: comment) else { continue }
                let own = line(at: comment.range.lowerBound)
                add(own, reason, isAbove: false)
                if !ends.contains(own), place >= comments.count - near { add(line(at: start), reason, isAbove: true) }
            }
        }
    }

    /// Why a call is to be left alone; nil if no comment asks for it.
    func reason(for range: Range<Int>) -> String? {
        reason(at: range.lowerBound, isEnd: false) ?? reason(at: range.upperBound, isEnd: true)
    }

    private func reason(at offset: Int, isEnd: Bool) -> String? {
        // A line's break is still on it.
        let place = lines.firstPlace { $0.range.upperBound >= offset }
        guard place < lines.count, lines[place].range.lowerBound <= offset, !isEnd || !lines[place].isAbove else {
            return nil
        }
        return lines[place].reason
    }

    /// - Parameter isAbove: true if the comment stands above the line.
    private mutating func add(_ line: Range<Int>, _ reason: String, isAbove: Bool) {
        // Comments come in the order of the text, and so do the lines that they speak for.
        if let last = lines.last, last.range.upperBound >= line.lowerBound {
            if !isAbove, last.range == line { lines[lines.count - 1].isAbove = false }
            return
        }
        lines.append((line, reason, isAbove))
    }

    /// Without its break.
    private func line(at offset: Int) -> Range<Int> {
        var start = offset
        while start > 0, !isLineBreak(file.bytes[start - 1]) { start -= 1 }
        let end = file.bytes[offset...].firstIndex(where: isLineBreak) ?? file.bytes.count
        return start..<end
    }

    /// `the transition needs it` of `// fixmods:ignore the transition needs it`; nil for any other comment.
    private func reason(in comment: CommentTrivia) -> String? {
        let words = file.text(comment.range).drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
        let rest = words.dropFirst(Suppression.marker.count)
        guard words.hasPrefix(Suppression.marker), rest.first.map({ !$0.isLetter && !$0.isNumber }) != false else {
            return nil
        }
        var said = rest.prefix { !$0.isNewline }.drop { " \t:-–—,".contains($0) }
        if said.hasSuffix("*/") { said.removeLast(2) }
        while said.last == " " || said.last == "\t" { said.removeLast() }
        return said.isEmpty ? "a comment asks for it" : String(said)
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
