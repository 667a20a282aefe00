import Semantics
import Syntax

/// Puts the links of a call where the call was, with the lines and the comments between them.
struct CallLayout {
    let call: ConditionalCall
    let links: [AppliedLink]
    let copier: Copier
    let scopes: Scopes
    /// True where other links of the call stand before these.
    var isContinued = false

    private var file: SourceFile { copier.file }
    private var isFirstOnLine: Bool {
        call.explicit?.beginsLine ?? false || copier.isFirstOnLine(call.range.lowerBound)
    }

    /// - Parameter merged: what stands instead of each link.
    /// - Returns: what stands instead of the call's range, free of the indentation of the line it begins on.
    func place(_ merged: [LinkMerge.Result]) throws(Refusal) -> Passage {
        let first = links[0]
        let last = links[links.count - 1]
        var above = first.above
        var aboveLast: [CommentTrivia] = []
        var below: [CommentTrivia] = []
        var behind: [CommentTrivia] = []
        // What follows on the line of the call would become part of a `//` comment.
        let endsLine = copier.isLastOnLine(call.range.upperBound)
        for comment in last.behind {
            // Two comments on one line would be one.
            let isLast = comment == last.behind.last
            if endsLine && isLast || !comment.endsLine { behind.append(comment) } else { aboveLast.append(comment) }
        }
        for comment in call.looseComments {
            if comment.range.lowerBound < last.link.range.upperBound || !call.parts.isEmpty {
                above.append(comment)
            } else if endsLine {
                below.append(comment)
            } else {
                aboveLast.append(comment)
            }
        }
        if last.gap.map(copier.isSingleLine) != false {
            above += aboveLast
            aboveLast = []
        }

        // What a form does not take over of its link's comments goes before it.
        for (link, result) in zip(links, merged) {
            let lost = file.comments(in: link.link.range).filter { comment in
                !result.sources.contains { $0.contains(comment.range.lowerBound) }
            }
            if !lost.isEmpty, link.link.node != first.link.node { throw .commentWithoutPlace }
            above += lost
        }
        above.sort { $0.range.lowerBound < $1.range.lowerBound }

        var sum = Passage()
        if isFirstOnLine {
            for comment in above {
                sum.append(copy(comment))
                sum.append(line: Passage(), after: copier.lineBreak)
            }
        } else if above.count == 1, behind.isEmpty, endsLine, merged.count == 1, merged[0].passage.isSingleLine {
            behind = above
        } else if !above.isEmpty {
            throw .commentWithoutPlace
        }
        sum.append(firstLink(asLink(merged[0].passage), calling: [first.link.name] + merged[0].names))
        for index in links.indices.dropFirst() {
            var passage = Passage()
            for comment in links[index].above + (index == links.count - 1 ? aboveLast : []) {
                passage.append(copy(comment))
                passage.append(line: Passage(), after: copier.lineBreak)
            }
            passage.append(asLink(merged[index].passage))
            if links[index - 1].behind.dropLast().contains(where: \.endsLine) { throw .commentWithoutPlace }
            for comment in links[index - 1].behind { sum.append(spaces(before: comment) + copy(comment)) }
            sum.append(try next(links[index], after: links[index - 1], passage, merged[index - 1].passage))
        }
        if !behind.isEmpty, isBeforeOperator { throw .commentWithoutPlace }
        for comment in behind { sum.append(spaces(before: comment) + copy(comment)) }
        for comment in below { sum.append(line: copy(comment), after: copier.lineBreak) }
        return sum
    }

    /// True if an operator touches the call: `card.if(isOn) { … }==other`. Behind a comment it would be a prefix.
    private var isBeforeOperator: Bool {
        file.isOperator(at: call.range.upperBound)
    }

    /// A call on an implicit `self` has no dot.
    private var isImplicitSelf: Bool { call.receiver == nil }

    /// With a dot, which `opacity(0.5)` has none of in `if c { opacity(0.5) } else { self }`.
    private func asLink(_ passage: Passage) -> Passage {
        let passage = passage.withoutSpaceBehindDot
        return call.explicit != nil && !passage.lines[0].text.hasPrefix(".") ? "." + passage : passage
    }

    private func firstLink(_ passage: Passage, calling names: [String]) -> Passage {
        guard isImplicitSelf, !isContinued else { return passage }
        // A parameter or a local of the modifier's name would be called instead.
        if names.contains(where: { scopes.isLocal($0, at: call.node) }) { return "self" + passage }
        return passage.droppingFirst()
    }

    /// A link with what stood between it and the one before.
    private func next(
        _ link: AppliedLink, after previous: AppliedLink, _ passage: Passage, _ before: Passage
    ) throws(Refusal) -> Passage {
        let between = link.gap ?? link.link.range.lowerBound..<link.link.range.lowerBound
        let base = copier.indentation(at: between.upperBound)
        if copier.isSingleLine(between) {
            // What was one line with the link before it, and is no longer, begins its own; and so does what had lines
            // of its own in a call inside.
            let wasOneLine = !before.isSingleLine && copier.isSingleLine(previous.link.range)
            let isOtherCall = previous.call != link.call || between.lowerBound > link.link.range.lowerBound
            let wasInLines = isOtherCall && !copier.isSingleLine(call.range)
            let hasComments = !(previous.behind + link.above).isEmpty
            guard isFirstOnLine, wasOneLine || wasInLines || hasComments else {
                if hasComments { throw .commentWithoutPlace }
                return copier.copy(between, base: base) + passage
            }
            if !file.comments(in: between).isEmpty { throw .commentWithoutPlace }
            var sum = Passage()
            sum.append(line: depthOfLinks + passage.indented(by: depthOfLinks), after: copier.lineBreak)
            return sum
        }
        // Two comments on one line would be one.
        if !previous.behind.isEmpty, !copier.isLastOnLine(between.lowerBound) { throw .commentWithoutPlace }
        let whole = copier.copy(between, base: base) + passage
        if isFirstOnLine { return whole.indented(by: depthOfLinks) }
        // The first link stays on the receiver's line, so this one is as deep as it was below its root.
        let root = copier.indentation(at: rootOffset)
        return whole.indented(by: base.hasPrefix(root) ? String(base.dropFirst(root.count)) : copier.unit)
    }

    /// How much deeper than the call its links stand: not at all, unless the call is the chain's beginning.
    var depthOfLinks: String {
        guard isImplicitSelf else { return "" }
        guard let start = file.period(behind: call.range.upperBound), copier.isFirstOnLine(start) else {
            return copier.unit
        }
        let own = copier.indentation(at: call.range.lowerBound)
        let following = copier.indentation(at: start)
        return following.hasPrefix(own) ? String(following.dropFirst(own.count)) : copier.unit
    }

    /// Where the closure's chain begins.
    private var rootOffset: Int {
        let closure = file.surroundings(of: links[0].link.node).first { call.closures.contains($0) }
        return closure.map { Closure($0, in: file)!.layout.body.lowerBound } ?? links[0].link.range.lowerBound
    }

    /// What stood between a comment and the code before it on its line, if there was any.
    private func spaces(before comment: CommentTrivia) -> String {
        let line = file.bytes[..<comment.range.lowerBound]
        let start = line.lastIndex { $0 != .space && $0 != .tab }.map { $0 + 1 } ?? comment.range.lowerBound
        let spaces = file.text(start..<comment.range.lowerBound)
        return comment.isFirstOnLine || spaces.isEmpty ? " " : spaces
    }

    private func copy(_ comment: CommentTrivia) -> Passage {
        copier.copy(comment.range, base: "")
    }
}

extension CallLayout {
    /// What stands instead of a call: the links of each side where the call was.
    ///
    /// - Parameter links: what stands instead of each link of all sides.
    static func passage(
        _ links: [LinkMerge.Result], _ sides: [[AppliedLink]], at site: Site
    ) throws(Refusal) -> Passage {
        let isUnfolded = sides.joined().contains { $0.condition.terms.isEmpty }
        if links.allSatisfy({ $0.choices == 0 }), !isUnfolded { throw .nothingToChoose }
        let copier = sides[0][0].condition.copier
        var whole = Passage()
        var rest = links[...]
        for (place, side) in sides.enumerated() {
            var layout = CallLayout(call: site.call, links: side, copier: copier, scopes: site.own.scopes)
            layout.isContinued = place > 0
            let own = try layout.place(Array(rest.prefix(side.count)))
            rest = rest.dropFirst(side.count)
            if place == 0 {
                whole = own
            } else if site.beginsLines {
                let depth = layout.depthOfLinks
                whole.append(line: depth + own.indented(by: depth), after: copier.lineBreak)
            } else {
                whole.append(own)
            }
        }
        // Two sides have one place for the comments between them, and that would be twice; what is said within an explicit
        // branch is said of one of its links.
        let ranges = sides.joined().map(\.link.range)
        let loose = site.file.comments(in: site.call.range).contains { comment in
            site.call.explicit == nil && !ranges.contains { $0.contains(comment.range.lowerBound) }
        }
        if sides.count > 1, loose { throw .commentWithoutPlace }
        return whole
    }
}
