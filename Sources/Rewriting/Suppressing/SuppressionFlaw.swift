import RuleModel
import Semantics
import Syntax

/// What is wrong with a comment that asks to leave calls alone.
public struct SuppressionFlaw: Sendable, Equatable {
    /// What occurs in every file with such a comment.
    public static let marker = Directive.marker

    /// A comment that asks to leave calls alone: `// fixmods:ignore tint, shadow: the transition needs it`.
    ///
    /// - Parameter names: of modifiers, or codes of what is said of calls.
    public static func comment(ignoring names: [String], because reason: String) -> String {
        let list = names.isEmpty ? "" : names.joined(separator: ", ") + ":"
        return ["//", Directive.Kind.ignore.spelling, list, reason].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Of the comment, in bytes.
    public let range: Range<Int>
    public let code: Code
    public let sentence: String
    /// What removes the comment, or those of its names that are not needed; nil for one that means something else.
    public internal(set) var edit: Edit?

    public enum Code: String, Sendable {
        /// It is mistyped, or a name in it is.
        case unknown = "unknown-suppression"
        /// It speaks for no call.
        case unused = "unused-suppression"
    }
}

/// Which comments speak for something, whatever levels and ways a run allows.
struct SuppressionUse {
    private let suppression: Suppression
    private let own: FileSemantics
    private var used: Set<Int> = []
    /// By directive.
    private let marks: [Int: [Int]]

    /// - Parameters:
    ///   - calls: all of the file, those too that only some runs look at.
    ///   - codes: all that may be said of calls, by where they begin.
    init(_ suppression: Suppression, in own: FileSemantics, by calls: [ConditionalCall], _ codes: [Int: Set<String>]) {
        self.suppression = suppression
        self.own = own
        marks = Dictionary(grouping: suppression.marks.indices) { suppression.marks[$0].directive }
        for call in calls {
            let range = call.ownRange(in: own.file)
            use(range, Set(call.links.map(\.name)).union(codes[range.lowerBound] ?? []))
        }
        // A modifier of the project's own might be given a parameter.
        for node in own.file.all(.functionDeclaration, .structDeclaration) {
            if own.isModifier(node) { used.formUnion(suppression.marks(forDeclaration: node)) }
        }
        for (mark, ended) in suppression.ends where !used.isDisjoint(with: ended) { used.insert(mark) }
    }

    private mutating func use(_ range: Range<Int>, _ names: Set<String>) {
        for mark in suppression.marks(for: range) where suppression.marks[mark].name.map(names.contains) ?? true {
            used.insert(mark)
        }
    }

    /// In the order of the text.
    var flaws: [SuppressionFlaw] {
        suppression.directives.indices.flatMap { place -> [SuppressionFlaw] in
            let directive = suppression.directives[place]
            let mistakes = mistakes(of: place).map {
                SuppressionFlaw(range: directive.comment.range, code: .unknown, sentence: $0)
            }
            // What is mistyped may have been meant for something.
            return mistakes.isEmpty ? [unused(place)].compactMap(\.self) : mistakes
        }
    }

    private func mistakes(of place: Int) -> [String] {
        let directive = suppression.directives[place]
        var sentences: [String] = []
        switch directive.mistake {
        case .unknownWord(let word)?:
            let near =
                directive.kind.map { "; did you mean `\($0.spelling)`?" }
                ?? Directive.spellings.choice(for: "\(Directive.marker):\(word)")
            sentences.append("unknown `\(Directive.marker):\(word)`\(near)")
        case .otherMarker?:
            let spelling = directive.kind?.spelling ?? Directive.Kind.enable.spelling
            sentences.append("this is written `\(spelling)`")
        case nil: break
        }
        for name in suppression.unknownNames[place] ?? [] {
            let names = own.file.calledNames.sorted() + own.rules.overloads.names.sorted() + Code.all.sorted()
            let near = names.suggestion(for: name)
            sentences.append(
                "`\(name)` before the colon is no modifier and no short name of a reason, so all calls there are left alone"
                    + (near.isEmpty ? "; a reason stands behind a colon" : near))
        }
        if let names = suppression.bareNames[place], let kind = directive.kind {
            let list = names.joined(separator: ", ")
            sentences.append(
                "`\(list)` is taken for a reason; names end with a colon, as in `\(kind.spelling) \(list):`, and a reason "
                    + "stands behind one, as in `\(kind.spelling): \(list)`")
        }
        return sentences
    }

    private func unused(_ place: Int) -> SuppressionFlaw? {
        let marks = marks[place] ?? []
        let needless = marks.filter { !used.contains($0) }
        let directive = suppression.directives[place]
        guard !needless.isEmpty, let kind = directive.kind else { return nil }
        let nothing = kind == .enable ? "ends nothing" : "speaks for no call"
        if needless.count == marks.count {
            return SuppressionFlaw(
                range: directive.comment.range, code: .unused, sentence: "`\(kind.spelling)` \(nothing)",
                edit: directive.holdsOthers ? nil : own.file.removal(of: directive.comment))
        }
        let names = { (marks: [Int]) in marks.compactMap { suppression.marks[$0].name } }
        let list = names(needless).map { "`\($0)`" }.joined(separator: ", ")
        return SuppressionFlaw(
            range: directive.comment.range, code: .unused, sentence: "\(list) in `\(kind.spelling)` \(nothing)",
            edit: Edit(directive.namesRange, names(marks.filter(used.contains)).joined(separator: ", ")))
    }
}

extension FileSemantics {
    /// True for the declaration of a modifier: a function on views, a type with a `func body(content:)`.
    fileprivate func isModifier(_ node: NodeID) -> Bool {
        if let type = TypeDeclaration(node, in: file) { return type.modifierBody != nil }
        let offset = Declaration(node, in: file).nameOffset
        return file.declaredName(of: node).map { name in
            index.modifiers.onViews(name).contains { $0.sighting.path == path && $0.nameOffset == offset }
        } ?? false
    }
}

extension SourceFile {
    /// The names that are called in the file.
    fileprivate var calledNames: Set<String> {
        Set(all(.call).compactMap { Call($0, in: self)?.name })
    }

    /// Removes a comment, with its line if nothing else stands on that; of `// a // b` one of both.
    fileprivate func removal(of comment: CommentTrivia) -> Edit {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var (start, end) = (comment.range.lowerBound, comment.range.upperBound)
        while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isSpace(bytes[end]) { end += 1 }
        let isLast = end == bytes.count || isLineBreak(bytes[end])
        if comment.isFirstOnLine, isLast {
            if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
            if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
            return Edit(start..<end, "")
        }
        if isLast { return Edit(start..<end, "") }
        // Between two tokens, it may be all that keeps them apart.
        let isApart = end > comment.range.upperBound
        return comment.isFirstOnLine
            ? Edit(comment.range.lowerBound..<end, "")
            : Edit(start..<comment.range.upperBound, isApart ? "" : " ")
    }
}
