import Semantics
import Syntax

extension CallFinder {
    /// The calls of `EitherView` in the file, as conditional calls of their inputs.
    ///
    /// The range of each begins where its input ends, as if the condition stood there.
    package mutating func eitherViews() -> [ConditionalCall] {
        let scope = EitherViewScope(own, context)
        return file.nodes.indices.compactMap { index -> ConditionalCall? in
            guard file.nodes[index].kind == .call, let parts = EitherViewCall(NodeID(index), in: file),
                scope.isOurs(parts.kind)
            else { return nil }
            let whole = file.range(of: parts.node)
            // What a helper hands on to it.
            if own.declarations.helperRanges.contains(whole.lowerBound) { return nil }
            let range = file.range(of: parts.input).upperBound..<whole.upperBound
            let reading = ClosureReader(file: file, shape: .init(view: 0, payload: parts.kind == .bool ? nil : 1))
                .read(parts.closure)
            var place = Place()
            place.isInStatementHead = file.isInStatementHead(parts.node)
            place.isInlinable = file.isInlinable(parts.node)
            let facts = ExpressionFacts(of: parts.condition, in: file)
            var call = ConditionalCall(
                helper: EitherViewType.name, kind: parts.kind, node: parts.node, receiver: parts.input, range: range,
                condition: Condition(
                    expression: parts.condition, isNegated: false,
                    hasOwnNegation: own.hasOwnNegation(parts.condition)), whenTrue: reading.branch,
                whenFalse: nil, obstacle: reading.obstacle, declaration: nil, place: place,
                receiverFacts: receivers.facts(of: parts.input))
            call.closures = [parts.closure]
            call.isEitherView = true
            let kept = [parts.input, parts.condition, parts.closure].map { file.range(of: $0) }
            let links = reading.branch?.links ?? []
            let owned = links.flatMap { $0.commentsBefore + $0.commentsAfter }
            call.looseComments = file.comments(in: file.range(of: parts.closure)).filter { comment in
                !owned.contains(comment) && !links.contains { $0.range.contains(comment.range.lowerBound) }
            }
            let isLost = file.comments(in: whole).contains { comment in
                !kept.contains { $0.contains(comment.range.lowerBound) }
            }
            if let reason = suppression.reason(for: whole) {
                call.obstacle = .suppressed(reason)
            } else if own.isNearUnknownSyntax(parts.node) {
                call.obstacle = .refused(.unknown(in: file))
            } else if file.isInInterpolation(parts.node) {
                call.obstacle = .refused(.inInterpolation)
            } else if isLost {
                call.obstacle = .refused(.commentWithoutPlace)
            } else if let word = facts.effects.first {
                call.obstacle = .refused(.effectInCondition(word))
            }
            return call
        }
    }
}

extension CallPlan {
    /// The input with what was planned for the closure behind it, instead of the whole call; nil unless it is rewritten.
    func upgrading(_ copier: Copier) -> Replacement? {
        guard let rewrite, let input = call.receiver else { return nil }
        let file = copier.file
        let whole = file.range(of: call.node)
        let depth = copier.indentation(at: whole.lowerBound)
        let range = file.range(of: input)
        var sum = copier.copy(range, base: copier.indentation(at: range.lowerBound)).indented(by: depth)
        if Precedence(of: input, in: file) < .primary { sum = "(" + sum + ")" }
        let links = rewrite.passage.indented(by: rewrite.indentation).outdented(by: rewrite.indentation)
        if sum.isSingleLine {
            sum.append(links.indented(by: depth))
        } else {
            let last = sum.lines.last!.text
            let isLink = last.dropFirst(last.indentation.count).hasPrefix(".")
            let deep = isLink ? String(last.indentation) : depth
            sum.append(line: deep + links.indented(by: deep), after: copier.lineBreak)
        }
        return Replacement(range: whole, passage: sum, after: sum.text())
    }
}
