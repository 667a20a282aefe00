import Semantics
import Syntax

extension CallPlan {
    /// What a call of `EitherView`, or an explicit branch, is about, with what was planned for it behind that; nil unless it
    /// is rewritten.
    func spelledOut(_ copier: Copier) -> Replacement? {
        guard let rewrite, call.receiver != nil || call.explicit != nil else { return nil }
        let file = copier.file
        let whole = call.ownRange(in: file)
        // What it is about stands in that already.
        if rewrite.range == whole { return Replacement(range: whole, rewrite) }
        let isBlock = call.explicit?.isBlock == true
        // What begins a line of its own.
        let beginsLine = isBlock && !copier.isSingleLine(whole)
        let outer = copier.indentation(at: whole.lowerBound)
        let depth = beginsLine ? outer + copier.unit : outer
        var sum = Passage()
        if let input = call.receiver {
            let range = file.range(of: input)
            sum = copier.copy(range, base: copier.indentation(at: range.lowerBound)).indented(by: depth)
            if Precedence(of: input, in: file) < .primary { sum = "(" + sum + ")" }
        }
        let links = rewrite.passage.indented(by: rewrite.indentation).outdented(by: rewrite.indentation)
        if let explicit = call.explicit {
            if call.receiver != nil, let own = explicit.depth {
                sum.append(line: depth + own + links.indented(by: depth + own), after: copier.lineBreak)
            } else {
                sum.append(links.indented(by: depth))
            }
        } else if sum.isSingleLine {
            sum.append(links.indented(by: depth))
        } else {
            let last = sum.lines.last!.text
            let isLink = last.dropFirst(last.indentation.count).hasPrefix(".")
            let deep = isLink ? String(last.indentation) : depth
            sum.append(line: deep + links.indented(by: deep), after: copier.lineBreak)
        }
        var others: [Edit] = []
        switch call.explicit?.erasure {
        case .kept?, .asked?: sum = erased(sum, depth, copier)
        case .dropped(resultType: let type?)?: others = [Edit(type, "some View")]
        case .dropped(resultType: .none)?, nil: break
        }
        if call.explicit?.isReturned == true { sum = "return " + sum }
        for comment in (call.explicit?.above ?? []).reversed() {
            var above = copier.copy(comment.range, base: "")
            above.append(line: Passage(depth) + sum, after: copier.lineBreak)
            sum = above
        }
        if beginsLine {
            var block = Passage("{")
            block.append(line: depth + sum, after: copier.lineBreak)
            block.append(line: Passage(outer + "}"), after: copier.lineBreak)
            sum = block
        } else if isBlock {
            sum = "{ " + sum + " }"
        }
        var replacement = Replacement(range: whole, passage: sum, after: sum.text())
        replacement.others = others
        return replacement
    }

    /// `AnyView(view)`, where nothing else would do.
    private func erased(_ view: Passage, _ depth: String, _ copier: Copier) -> Passage {
        if view.isSingleLine { return "AnyView(" + view + ")" }
        var sum = Passage("AnyView(")
        sum.append(line: depth + copier.unit + view.indented(by: copier.unit), after: copier.lineBreak)
        sum.append(line: Passage(depth + ")"), after: copier.lineBreak)
        return sum
    }
}
