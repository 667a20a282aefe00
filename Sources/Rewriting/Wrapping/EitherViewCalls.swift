import Semantics
import Syntax

extension CallFinder {
    /// The calls of `EitherView` in the file, as conditional calls of their inputs.
    ///
    /// The range of each begins where its input ends, as if the condition stood there.
    package mutating func eitherViews() -> [ConditionalCall] {
        let scope = EitherViewScope(own, context)
        return own.eitherViewCalls.compactMap { parts -> ConditionalCall? in
            // One of the project's own has our arguments for our purpose.
            let isOurs = scope.isOurs(parts.kind, isNamed: !parts.isImplicit)
            if !isOurs, parts.isImplicit { return nil }
            let whole = file.range(of: parts.node)
            // What a helper hands on to it.
            if own.declarations.helperRanges.contains(whole.lowerBound) { return nil }
            let range = file.range(of: parts.input).upperBound..<whole.upperBound
            let reading = ClosureReader(own: own, shape: .init(view: 0, payload: parts.kind == .bool ? nil : 1))
                .read(parts.closure)
            var place = Place()
            place.isInStatementHead = file.isInStatementHead(parts.node)
            place.isInlinable = file.isInlinable(parts.node)
            var call = ConditionalCall(
                helper: EitherViewType.name, kind: parts.kind, node: parts.node, receiver: parts.input, range: range,
                condition: Condition(
                    expression: parts.condition, isNegated: false,
                    hasOwnNegation: own.hasOwnNegation(parts.condition)), whenTrue: reading.side,
                whenFalse: nil, obstacle: reading.obstacle, declaration: nil, place: place,
                receiverFacts: receivers.facts(of: parts.input))
            call.closures = [parts.closure]
            call.isEitherView = true
            let kept = [parts.input, parts.condition, parts.closure].map { file.range(of: $0) }
            let links = reading.side?.links ?? []
            let owned = links.flatMap { $0.commentsBefore + $0.commentsAfter }
            call.looseComments = file.comments(in: file.range(of: parts.closure)).filter { comment in
                !owned.contains(comment) && !links.contains { $0.range.contains(comment.range.lowerBound) }
            }
            let isLost = file.comments(in: whole).contains { comment in
                !kept.contains { $0.contains(comment.range.lowerBound) }
            }
            if let reason = suppression.reason(for: whole, named: call.links.map(\.name)) {
                call.obstacle = .suppressed(reason)
            } else if !isOurs {
                call.obstacle = .refused(.otherEitherView)
            } else if let refusal = refusal(of: parts) ?? (isLost ? .commentWithoutPlace : nil) {
                call.obstacle = .refused(refusal)
            } else if parts.kind == .bool, !context.treatsConstants, let reason = own.constancy(of: parts.condition) {
                call.obstacle = .constant(reason.text)
            }
            return call
        }
    }

    /// Why a call cannot be written as a chain on its input.
    private func refusal(of parts: EitherViewCall) -> Refusal? {
        if own.isNearUnknownSyntax(parts.node) { return .unknown(in: file) }
        if file.isInInterpolation(parts.node) { return .inInterpolation }
        if parts.isImplicit { return .asksForEitherView(".init") }
        if let asker = own.asker(ofEitherView: parts.node) { return .asksForEitherView(asker) }
        let facts = ExpressionFacts(of: parts.condition, in: file)
        if let word = facts.effects.first { return .effectInCondition(word) }
        // The input is evaluated first then.
        if let (first, second) = own.otherOrder(of: [parts.condition], behind: parts.input) {
            return .otherOrder(file.text(of: first), file.text(of: second))
        }
        let chain = Chain(endingAt: parts.input, in: file)
        if case .implicitMember(let member) = chain.root { return .receiverBegins("." + member.word) }
        // At the start of a line it would be taken for a closure of what stands above.
        if file.kind(chain.beginning) == .closure { return .receiverBegins("{") }
        return nil
    }
}
