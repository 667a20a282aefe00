import Syntax

/// Puts the links of a call where the call was, with the lines and the comments between them.
struct CallLayout {
    let call: ConditionalCall
    let links: [Link]
    let copier: Copier

    private var file: SourceFile { copier.file }
    private var isFirstOnLine: Bool { copier.isFirstOnLine(call.range.lowerBound) }

    /// - Parameter merged: what stands instead of each link.
    /// - Returns: what stands instead of the call's range, free of the indentation of the line it begins on.
    func place(_ merged: [LinkMerge.Result]) throws(Refusal) -> Passage {
        let first = links[0]
        let last = links[links.count - 1]
        var above = first.commentsBefore
        var below: [Comment] = []
        var behind: [Comment] = []
        // What follows on the line of the call would become part of a `//` comment.
        let endsLine = copier.isLastOnLine(call.range.upperBound)
        for comment in last.commentsAfter {
            if endsLine || !comment.endsLine { behind.append(comment) } else { above.append(comment) }
        }
        for comment in call.looseComments {
            if comment.range.lowerBound < last.range.upperBound {
                above.append(comment)
            } else if endsLine {
                below.append(comment)
            } else {
                above.append(comment)
            }
        }

        var sum = Passage()
        for (index, link) in links.enumerated() {
            // What a form does not take over of its link's comments goes before it.
            let lost = file.comments(in: link.range).filter { comment in
                !merged[index].sources.contains { $0.contains(comment.range.lowerBound) }
            }
            if index == 0 {
                above = (above + lost).sorted { $0.range.lowerBound < $1.range.lowerBound }
                if !above.isEmpty, !isFirstOnLine { throw .commentWithoutPlace }
                for comment in above {
                    sum.append(copy(comment))
                    sum.append(line: Passage(), after: copier.lineBreak)
                }
                sum.append(firstLink(merged[0].passage))
            } else {
                if !lost.isEmpty { throw .commentWithoutPlace }
                sum.append(next(link, after: links[index - 1], merged[index].passage))
            }
        }
        for comment in behind { sum.append(" " + copy(comment)) }
        for comment in below { sum.append(line: copy(comment), after: copier.lineBreak) }
        return sum
    }

    /// A call on an implicit `self` has no dot.
    private func firstLink(_ passage: Passage) -> Passage {
        guard file.bytes[call.range.lowerBound] != UInt8(ascii: ".") else { return passage }
        var lines = passage.lines
        lines[0].text.removeFirst()
        return Passage(lines: lines)
    }

    /// A link with what stood between it and the one before.
    private func next(_ link: Link, after previous: Link, _ passage: Passage) -> Passage {
        let between = previous.range.upperBound..<link.range.lowerBound
        let base = copier.indentation(at: link.range.lowerBound)
        let whole = copier.copy(between, base: base) + passage
        guard !copier.isSingleLine(between), !isFirstOnLine else { return whole }
        // The first link stays on the receiver's line, so this one is as deep as it was below its root.
        let root = copier.indentation(at: rootOffset)
        let depth = base.withoutIndentation(root)
        return whole.indented(by: depth == base && !root.isEmpty ? copier.unit : depth)
    }

    /// Where the closure's chain begins.
    private var rootOffset: Int {
        let closure = file.ancestors(of: links[0].node).first { file.kind($0) == .closure }
        return closure.map { file.closureParts(of: $0).body.lowerBound } ?? links[0].range.lowerBound
    }

    private func copy(_ comment: Comment) -> Passage {
        copier.copy(comment.range, base: copier.indentation(at: comment.range.lowerBound))
    }
}
