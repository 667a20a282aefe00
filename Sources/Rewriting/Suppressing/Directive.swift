import RuleModel
import Syntax

/// A comment that says which calls are to be left alone: `// fixmods:ignore shadow, tint: the transition needs it`.
///
/// Names end with a colon, and a reason may follow. Without such a colon, all is the reason.
struct Directive {
    enum Kind: String, CaseIterable {
        /// A call beside it, or below it.
        case ignore
        /// All calls of its file.
        case ignoreFile = "ignore-file"
        /// All calls behind it, up to one that enables them.
        case disable
        case enable

        /// What a word is taken for that is none of them. Other tools have such for a line.
        init?(resembling word: String) {
            if ["next", "this", "line", "previous"].contains(where: word.contains) {
                self = .ignore
            } else if let near = Kind.allCases.map(\.rawValue).nearest(to: word).flatMap({ Kind(rawValue: $0) }) {
                self = near
            } else if ["ignore", "disable", "skip", "suppress", "off"].contains(where: word.hasPrefix) {
                self = .ignore
            } else {
                return nil
            }
        }

        /// As it is written.
        var spelling: String { "\(Directive.marker):\(rawValue)" }
    }

    static let spellings = Kind.allCases.map(\.spelling)

    /// What is wrong with how it is spelled.
    enum Mistake {
        /// `// fixmods:ingore`
        case unknownWord(String)
        /// `// fixmods: ignore`
        case otherMarker
    }

    /// How all of them begin.
    static let marker = "fixmods"

    /// nil for a word that is far from all that is known, and for a mistyped one that would end something. Any other mistyped
    /// one is obeyed: somebody may have asked to leave the call alone.
    private(set) var kind: Kind?
    /// Modifiers, and codes of what is said of calls; none for all calls.
    var names: [String] = []
    /// In bytes of the file.
    var namesRange = 0..<0
    /// nil where none is given.
    var reason: String?
    /// True for `// fixmods:ignore: tint`, where no name could be meant.
    private var isBehindColon = false
    var mistake: Mistake?
    let comment: CommentTrivia

    /// nil for a comment that is none of ours.
    init?(_ comment: CommentTrivia, in file: SourceFile) {
        self.comment = comment
        let whole = file.text(comment.range)
        var text = whole[...].prefix { !$0.isNewline }
        if !comment.endsLine, text.hasSuffix("*/") { text.removeLast(2) }
        text = text.drop { "/*!-#".contains($0) || $0.isSpace }
        // `// TODO: fixmods:ignore`
        if let colon = text.firstIndex(of: ":"),
            ["TODO", "FIXME", "NOTE", "MARK"].contains(text[..<colon].uppercased())
        {
            text = text[text.index(after: colon)...].drop { $0 == "-" || $0.isSpace }
        }
        let name = text.prefix { $0.isASCII && $0.isLetter }
        guard name.lowercased() == Self.marker else { return nil }
        let behind = text[name.endIndex...]
        let start = behind.drop { ":.-".contains($0) || $0.isSpace }
        var word = start.prefix { $0.isASCII && $0.isLetter || $0 == "-" }
        while word.last == "-" { word.removeLast() }
        var rest = start[word.endIndex...]
        // `// fixmods:disable:next`
        if rest.first == ":", rest.dropFirst().first?.isLetter == true {
            let end = rest.dropFirst().prefix { $0.isLetter }.endIndex
            (word, rest) = (start[..<end], rest[end...])
        }
        let isWord = rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        let known = isWord ? Kind(rawValue: word.lowercased()) : nil
        let isTight = start.startIndex == behind.dropFirst().startIndex && behind.first == ":"
        if isTight, !word.isEmpty {
            kind = known ?? Kind(resembling: word.lowercased())
            if known == nil { mistake = .unknownWord(String(word)) }
            if known != nil, name != Self.marker || String(word) != known!.rawValue { mistake = .otherMarker }
        } else {
            // `fixmods rewrites this` is prose.
            guard let known, start.startIndex > behind.startIndex else { return nil }
            mistake = .otherMarker
            kind = known
        }
        if mistake != nil, kind == .enable { kind = nil }
        read(rest, offset: comment.range.lowerBound + whole[..<rest.startIndex].utf8.count)
    }

    /// - Parameter offset: where it begins, in bytes of the file.
    private mutating func read(_ text: Substring, offset: Int) {
        var said = text
        if let colon = text.firstIndex(of: ":"), text[text.index(after: colon)...].first.map(\.isSpace) ?? true {
            let head = text[..<colon].drop(while: \.isSpace)
            isBehindColon = head.isEmpty
            let names = head.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
            if names.allSatisfy(Self.isName) {
                self.names = names
                let start = offset + text[..<head.startIndex].utf8.count
                namesRange = start..<start + head.utf8.count
                said = text[text.index(after: colon)...]
            }
        }
        said = said.drop { " \t:-–—,".contains($0) }.trimmed
        reason = said.isEmpty ? nil : String(said)
    }

    /// True for `// fixmods:ignore swiftlint:disable:this force_cast`: another tool may look for that.
    var holdsOthers: Bool {
        reason?.split(separator: " ").contains { word in
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            return parts.count > 1 && parts.allSatisfy { $0.first?.isLetter == true }
        } ?? false
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }

    /// The names that the reason would be if a colon ended it; nil for a sentence.
    var bareNames: [String]? {
        guard names.isEmpty, !isBehindColon, let reason else { return nil }
        let words = reason.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
        return words.allSatisfy(Self.isName) ? words : nil
    }
}

extension Character {
    fileprivate var isSpace: Bool { self == " " || self == "\t" }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isSpace)
        while text.last?.isSpace == true { text.removeLast() }
        return text
    }
}
