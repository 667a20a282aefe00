import Patching
import Rewriting
import Syntax

/// What must hold of a new text before a byte of it is written.
///
/// It knows nothing of how rewrites are planned, so that a mistake there is not made here again.
package struct WriteCheck {
    package let old: SourceFile
    package let patch: Patch
    private let new: SourceFile

    /// - Parameter new: the new text, where somebody has parsed it already.
    package init(old: SourceFile, patch: Patch, new: SourceFile? = nil) {
        self.old = old
        self.patch = patch
        let bytes = patch.new
        // What is checked is what is written, whoever has parsed it.
        self.new = new.flatMap { $0.bytes == bytes ? $0 : nil } ?? SourceFile(parsing: bytes)
    }

    /// What is wrong with a new text.
    package enum Objection: Error, Sendable, Equatable {
        /// The parser does not know some of it, and did before.
        case notUnderstood
        /// Something changed that no edit was to change.
        case tokensOutsideEdits
        case lostComment(String)
        /// An edit reaches into what stands beside the marks of a merge conflict.
        case mergeConflict
        /// A second run would edit it again.
        case notStable

        package var sentence: String {
            switch self {
            case .notUnderstood: "the new text does not parse"
            case .tokensOutsideEdits: "a token outside the edits would change"
            case .lostComment(let text): "the comment `\(text)` would be lost"
            case .mergeConflict: "something between the marks of a merge conflict would change"
            case .notStable: "a second run would change it again"
            }
        }
    }

    /// - Parameters:
    ///   - left: where comments may go with what they are about.
    ///   - isSettled: whether a plan of the new text has no edit.
    package func objection(without left: [Range<Int>] = [], isSettled: (SourceFile) -> Bool) -> Objection? {
        if new.faultCount > old.faultCount { return .notUnderstood }
        let kept = OutsideTokens(of: old, outside: patch.edits.map(\.range))
        let found = OutsideTokens(of: new, outside: patch.replacedRanges)
        let isSame = kept.elementsEqual(found) { $0.kind == $1.kind && old.bytes[$0.range] == new.bytes[$1.range] }
        guard isSame else { return .tokensOutsideEdits }
        let edited = patch.edits.map(\.range)
        let comments = old.comments(without: left, onceIn: edited)
        if let lost = comments.lost(in: new.comments(without: [], onceIn: [])) { return .lostComment(lost) }
        let isInConflict = old.conflicts.contains { conflict in
            patch.edits.contains {
                $0.range.lowerBound < conflict.upperBound && $0.range.upperBound > conflict.lowerBound
            }
        }
        if isInConflict { return .mergeConflict }
        return isSettled(new) ? nil : .notStable
    }
}

extension SourceFile {
    /// How often the parser did not know what stands there, or two statements touch: `.onAppear isOn ? action : nil`.
    fileprivate var faultCount: Int {
        nodes.indices.count { nodes[$0].kind == .unexpected || touchesStatementBefore(NodeID($0)) }
    }

    private func touchesStatementBefore(_ node: NodeID) -> Bool {
        guard let list = parent(of: node), [.codeBlock, .closure, .sourceFile].contains(kind(list)),
            let before = previousSibling(of: node), kind(before) != .closureSignature
        else { return false }
        let start = range(of: before).upperBound
        let between = bytes[start..<max(start, range(of: node).lowerBound)]
        return !between.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: ";") }
    }

    /// The texts of all comments but those in some bytes.
    ///
    /// - Parameter ranges: what is one text behind an edit, each, and may hold a comment once that it had twice.
    fileprivate func comments(without left: [Range<Int>], onceIn ranges: [Range<Int>]) -> [String] {
        var (place, seen) = (0, Set<String>())
        return tokens.indices.flatMap { comments(in: trivia(before: $0)) }.filter { comment in
            !left.contains { $0.contains(comment.lowerBound) }
        }.compactMap { comment in
            var end = comment.upperBound
            while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
            let text = text(comment.lowerBound..<end)
            while place < ranges.count, ranges[place].upperBound <= comment.lowerBound {
                (place, seen) = (place + 1, [])
            }
            let isInside = place < ranges.count && ranges[place].contains(comment.lowerBound)
            return isInside && !seen.insert(text).inserted ? nil : text
        }
    }

    private func comments(in trivia: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var place = trivia.lowerBound
        while place < trivia.upperBound {
            let start = place
            if bytes[place..<trivia.upperBound].starts(with: "//".utf8) {
                repeat {
                    place += 1
                } while place < trivia.upperBound && !isLineBreak(bytes[place]) && !begins(at: place)
            } else if bytes[place..<trivia.upperBound].starts(with: "/*".utf8) {
                place = endOfBlockComment(from: place, to: trivia.upperBound)
            } else {
                place += 1
                continue
            }
            found.append(start..<place)
        }
        return found
    }

    /// True for the second of `// a // b`: each may be for another tool.
    private func begins(at place: Int) -> Bool {
        bytes[place - 1] == UInt8(ascii: " ") && bytes[place...].starts(with: "//".utf8)
    }

    /// Block comments nest.
    private func endOfBlockComment(from start: Int, to end: Int) -> Int {
        var depth = 0
        var place = start
        repeat {
            if bytes[place..<end].starts(with: "/*".utf8) {
                (depth, place) = (depth + 1, place + 2)
            } else if bytes[place..<end].starts(with: "*/".utf8) {
                (depth, place) = (depth - 1, place + 2)
            } else {
                place += 1
            }
        } while depth > 0 && place < end
        return place
    }
}

/// The tokens of a file that share no byte with some ranges, and do not have one inside; those without a text are none.
private struct OutsideTokens: Sequence, IteratorProtocol {
    private let tokens: [Token]
    private let ranges: [Range<Int>]
    private var (token, range) = (0, 0)

    init(of file: SourceFile, outside ranges: [Range<Int>]) {
        tokens = file.tokens
        self.ranges = ranges
    }

    mutating func next() -> Token? {
        while token < tokens.count {
            let text = tokens[token].range
            token += 1
            while range < ranges.count, ranges[range].upperBound <= text.lowerBound { range += 1 }
            let isInside = range < ranges.count && ranges[range].lowerBound < text.upperBound
            if !text.isEmpty, !isInside { return tokens[token - 1] }
        }
        return nil
    }
}

extension [String] {
    /// The first that occurs here more often than there.
    fileprivate func lost(in others: [String]) -> String? {
        var counts: [String: Int] = [:]
        for other in others { counts[other, default: 0] += 1 }
        return first { text in
            counts[text, default: 0] -= 1
            return counts[text]! < 0
        }
    }
}
