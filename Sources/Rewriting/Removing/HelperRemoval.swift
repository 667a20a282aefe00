import Semantics
import Syntax

/// The edits that take helpers out of a file, each with what is said of it and with an extension that holds nothing else.
package struct HelperRemoval {
    /// Disjoint, in the order of the text.
    package let edits: [Edit]
    /// Those that go, in the order of the text.
    package let helpers: [RemovableHelpers.Helper]

    /// - Parameter insertions: where something is added to the file, in bytes: a `#if` around that stays.
    package init(of names: Set<String>, from found: RemovableHelpers, beside insertions: [Int] = []) {
        let file = found.file
        helpers = found.all.filter { names.contains($0.name) }
        let wholes = file.withEmptied(helpers.map(\.node), beside: insertions)
        let lines = OwnLines(of: file)
        var edits: [Edit] = []
        for range in wholes.map({ lines.range(of: $0) }) {
            // What stands between two may be what both leave out.
            if let last = edits.last, range.lowerBound <= last.range.upperBound {
                edits[edits.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, range.upperBound)
            } else {
                edits.append(Edit(range, ""))
            }
        }
        for place in edits.indices { edits[place].range = lines.withFrame(edits[place].range) }
        self.edits = edits
    }
}

/// The lines of declarations, with the comments that belong to them.
private struct OwnLines {
    private let file: SourceFile
    private let lines: LineStarts

    init(of file: SourceFile) {
        self.file = file
        lines = LineStarts(of: file.bytes)
    }

    /// Whole lines: those of the declaration, of the comments right above it, and the blank ones that it leaves too many.
    func range(of node: NodeID) -> Range<Int> {
        let range = file.range(of: node)
        let isType = file.kind(node).isTypeDeclaration
        var first = lines.line(at: range.lowerBound)
        let comments = file.comments(before: Int(file[node].firstToken)).filter(\.isFirstOnLine)
        for comment in comments.reversed() {
            guard lines.line(at: max(comment.range.upperBound - 1, 0)) == first - 1, belongs(comment, toType: isType)
            else { break }
            first = lines.line(at: comment.range.lowerBound)
        }
        return withBlanks(first, lines.line(at: range.upperBound - 1))
    }

    /// Some lines, with the blank ones around them that would be too many.
    private func withBlanks(_ first: Int, _ last: Int) -> Range<Int> {
        var (first, last) = (first, last)
        let isFirst = first == 0 || isBlank(first - 1) || endsWithBrace(first - 1)
        if isFirst { while isBlank(last + 1), last + 2 < lines.offsets.count { last += 1 } }
        if text(last + 1).isEmpty || endsPart(last + 1) { while first > 0, isBlank(first - 1) { first -= 1 } }
        return lines.offsets[first]..<end(last)
    }

    /// Lines that go, with what is said around them and would be said of nothing: a heading, what a linter is told.
    func withFrame(_ range: Range<Int>) -> Range<Int> {
        var first = lines.line(at: range.lowerBound)
        var last = lines.line(at: max(range.upperBound - 1, range.lowerBound))
        var isWider = false
        while true {
            var (above, below) = (first - 1, last + 1)
            while above >= 0, isBlank(above) { above -= 1 }
            while isBlank(below), below + 1 < lines.offsets.count { below += 1 }
            guard above >= 0 else { break }
            let isPair = Self.pairs.contains { start, end in
                let own = text(above).starts(with: start.utf8) ? text(above).dropFirst(start.utf8.count) : nil
                return own.map { text(below).elementsEqual(Array(end.utf8) + $0) } ?? false
            }
            if isPair {
                (first, last) = (above, below)
            } else if isHeading(above), isHeading(below) || text(below).isEmpty || endsPart(below) {
                first = above
            } else {
                break
            }
            isWider = true
        }
        return isWider ? withBlanks(first, last) : range
    }

    private static let pairs = [("// swiftlint:disable ", "// swiftlint:enable ")]

    private func isHeading(_ line: Int) -> Bool { text(line).starts(with: "// MARK:".utf8) }

    /// True for `}`, and for `#else` and `#endif`.
    private func endsPart(_ line: Int) -> Bool {
        text(line).first == UInt8(ascii: "}") || text(line).starts(with: "#e".utf8)
    }

    /// A heading is for what follows, too; above a type may stand what is said of the file.
    private func belongs(_ comment: CommentTrivia, toType isType: Bool) -> Bool {
        let text = file.text(comment.range)
        if isType { return text.hasPrefix("///") || text.hasPrefix("/**") }
        return !text.contains("MARK:") && !text.contains("swiftlint:disable ") && !text.contains("swiftlint:enable")
    }

    private func end(_ line: Int) -> Int { line + 1 < lines.offsets.count ? lines.offsets[line + 1] : file.bytes.count }

    /// Without spaces around it.
    private func text(_ line: Int) -> ArraySlice<UInt8> {
        guard line < lines.offsets.count else { return [] }
        let all = file.bytes[lines.offsets[line]..<end(line)].drop { $0 <= 0x20 }
        return all.prefix(all.lastIndex { $0 > 0x20 }.map { $0 + 1 - all.startIndex } ?? 0)
    }

    private func isBlank(_ line: Int) -> Bool { line < lines.offsets.count && text(line).isEmpty }

    private func endsWithBrace(_ line: Int) -> Bool { text(line).last == UInt8(ascii: "{") }
}

extension SourceFile {
    /// True if a type holds nothing but some declarations, what is said of them, and headings.
    private func holdsNothing(but going: Set<NodeID>, in type: TypeDeclaration) -> Bool {
        guard type.members.allSatisfy(going.contains), let block = child(.memberBlock, of: type.node) else {
            return false
        }
        let lines = OwnLines(of: self)
        let gone = type.members.map { lines.withFrame(lines.range(of: $0)) }
        return comments(in: range(of: block)).allSatisfy { comment in
            gone.contains { $0.contains(comment.range.lowerBound) } || text(comment.range).contains("MARK:")
        }
    }

    /// Some declarations, and in place of all that a `#if` or an extension holds that itself.
    fileprivate func withEmptied(_ going: [NodeID], beside insertions: [Int]) -> [NodeID] {
        let all = going.map { emptied($0, by: Set(going), beside: insertions) ?? $0 }.unique
        return all == going ? all : withEmptied(all, beside: insertions)
    }

    private func emptied(_ node: NodeID, by going: Set<NodeID>, beside insertions: [Int]) -> NodeID? {
        guard let block = parent(of: node), let whole = parent(of: block) else { return nil }
        switch kind(block) {
        case .conditionalClause:
            guard kind(whole) == .ifConfig, !insertions.contains(where: range(of: whole).contains) else { return nil }
            return holdsNothing(but: going, inClausesOf: whole) ? whole : nil
        case .memberBlock:
            guard let type = TypeDeclaration(whole, in: self), type.isExtension, type.inheritedNames.isEmpty else {
                return nil
            }
            return holdsNothing(but: going, in: type) ? whole : nil
        default: return nil
        }
    }

    private func holdsNothing(but going: Set<NodeID>, inClausesOf whole: NodeID) -> Bool {
        let lines = OwnLines(of: self)
        let held = clauses(ofIfConfig: whole).flatMap(\.statements)
        let gone = held.map { lines.range(of: $0) }
        return held.allSatisfy(going.contains)
            && comments(in: range(of: whole)).allSatisfy { comment in
                gone.contains { $0.contains(comment.range.lowerBound) }
            }
    }

    /// True if nothing but imports, and comments, is in a file. An import that whoever imports the module has as well
    /// declares something.
    package var declaresNothing: Bool { children(of: root).allSatisfy(declaresNothing) }

    private func declaresNothing(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .importDeclaration: !Declaration(node, in: self).attributes.contains("_exported")
        case .ifConfig: clauses(ofIfConfig: node).allSatisfy { $0.statements.allSatisfy(declaresNothing) }
        default: false
        }
    }
}
