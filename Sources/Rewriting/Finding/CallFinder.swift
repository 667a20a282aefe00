import RuleModel
import Semantics
import Syntax

/// Finds the conditional calls of one file.
struct CallFinder {
    let file: SourceFile
    let own: FileSemantics
    let context: Context
    let suppression: Suppression
    /// Choices between erased views that are no `if` with an `else`.
    let erased: [BranchSides]
    var receivers: ReceiverReader
    /// The types that calls of a helper's name are on, where only these would show that they are on views.
    private(set) var typesToKnow: [String] = []

    init(_ own: FileSemantics, _ context: Context) {
        self.own = own
        self.context = context
        file = own.file
        erased =
            context.explicit == nil && own.callsNamedLikeHelpers().isEmpty
            ? [] : BranchSides.erased(in: own, listsAll: context.explicit == .report)
        let statements = own.file.all(.ifStatement, .switchStatement).map { own.file.range(of: $0) }
        suppression = Suppression(
            in: own,
            calls: own.callsNamedLikeHelpers().map(\.linkRange)
                + own.eitherViewCalls.map { own.file.range(of: $0.node) }
                + (context.explicit == nil ? [] : statements + erased.map(\.range)))
        receivers = own.receiverReader()
    }

    /// The calls, and those of `EitherView` itself.
    mutating func calls() -> [ConditionalCall] {
        var calls: [ConditionalCall] = []
        for parts in own.callsNamedLikeHelpers() {
            guard let call = conditionalCall(parts) else { continue }
            receivers.note(
                call.node, applying: call.links.map { ($0.node, $0.use(in: file)) },
                unread: call.obstacle == nil ? [] : call.closures)
            calls.append(call)
        }
        calls = joined(calls)
        calls += branches(in: calls)
        return marked((calls + eitherViews()).sorted { $0.node < $1.node })
    }

    private mutating func conditionalCall(_ parts: Call) -> ConditionalCall? {
        var place = Place()
        var receiver = parts.base
        let ifConfig = parts.isMember ? file.postfixIfConfig(around: parts.node) : nil
        if parts.isMember, receiver == nil {
            // `.if(…)` alone is a member of the type that is expected, unless it goes on with the chain before a `#if`.
            receiver = ifConfig.flatMap(file.chainBase)
            // Or behind a merge conflict, which holds the view.
            guard receiver != nil || !file.conflicts.isEmpty else { return nil }
        }
        place.isInPostfixIfConfig = ifConfig != nil
        let text = receiver.map { receivers.facts(of: $0) } ?? ReceiverFacts()
        let facts = own.facts(text, of: receiver, at: parts.node)
        guard let match = own.helper(calledBy: parts, on: receiver, facts), let transform = match.transform else {
            if !file.isAboutViews, let type = facts.root { typesToKnow.append(type) }
            return nil
        }
        // A call without a condition is refused for that.
        let expression = match.condition ?? transform
        let shape = match.shape(.transform).map { shape in
            // Nothing but the closure itself shows in which order an unknown helper gives it the view and the value.
            guard match.declaration.sighting == nil, let payload = shape.payload else { return shape }
            return Closure(transform, in: file)?.begins(withParameter: payload) == true ? shape.swapped : shape
        }
        // What never runs may be anything: `dim($0)` of `.if(false) { dim($0) }`.
        let literal = context.treatsConstants && match.declaration.kind == .bool ? file.booleanLiteral(expression) : nil
        let isOn = literal.map { $0 != match.declaration.isNegated }
        let whenTrue = read(transform, shape, appliedBy: own.modifier(applying: transform, match, .transform))
            .leftOut(isOn == false, transform)
        let whenFalse = match.otherwise.map {
            read($0, match.shape(.otherwise), appliedBy: own.modifier(applying: $0, match, .otherwise))
                .leftOut(isOn == true, $0)
        }

        place.isInStatementHead = file.isInStatementHead(parts.node)
        place.isInlinable = file.isInlinable(parts.node)

        let declaration = match.declaration
        var call = ConditionalCall(
            helper: parts.name, kind: declaration.kind, node: parts.node, receiver: receiver, range: parts.linkRange,
            condition: Condition(
                expression: expression, isNegated: declaration.isNegated,
                hasOwnNegation: own.hasOwnNegation(expression)),
            whenTrue: whenTrue.side, whenFalse: whenFalse?.side, obstacle: nil,
            declaration: declaration.sighting == nil ? nil : declaration, place: place, receiverFacts: facts)
        call.looseComments = looseComments(call)
        call.shape = shape
        call.closures = [transform, match.otherwise].compactMap { $0 }
        call.otherProtocol = own.otherProtocol(of: match, on: receiver, applying: call.links.map(\.name))
        call.obstacle = obstacle(call, match, [whenTrue, whenFalse].compactMap { $0?.obstacle })
        return call
    }

    private func read(
        _ value: NodeID, _ shape: HelperDeclaration.ClosureShape?, appliedBy modifier: String?
    ) -> ClosureReader.Reading {
        let reader = ClosureReader(own: own, shape: shape ?? .init(view: 0, payload: nil))
        return modifier.map { reader.read(value, appliedBy: $0) } ?? reader.read(value)
    }

    /// The first thing that stands in the way of any rewrite.
    private func obstacle(_ call: ConditionalCall, _ match: HelperMatch, _ closures: [Obstacle]) -> Obstacle? {
        let found = FoundCall(
            call: call, match: match, own: own, context: context,
            suppression: suppression.reason(for: call.range, named: call.links.map(\.name)),
            closures: closures)
        do throws(Obstacle) { try Checks.check(found) } catch { return error }
        return nil
    }

    /// The comments of a call that stand outside its condition and its links, and apart from these.
    private func looseComments(_ call: ConditionalCall) -> [CommentTrivia] {
        let links = call.sides.map(\.links).joined()
        let owned = links.flatMap { $0.commentsBefore + $0.commentsAfter }
        let inside = links.map(\.range) + [file.range(of: call.condition.expression)]
        return file.comments(in: call.range).filter { comment in
            !owned.contains(comment) && !inside.contains { $0.contains(comment.range.lowerBound) }
        }
    }

    /// Marks calls that stand in another's closure; one that is a link of it is one with it.
    private func joined(_ calls: [ConditionalCall]) -> [ConditionalCall] {
        var calls = calls
        var places: [NodeID: Int] = [:]
        var owners: [NodeID: NodeID] = [:]
        for (place, call) in calls.enumerated() {
            places[call.node] = place
            for closure in call.closures { owners[closure] = call.node }
        }
        for place in calls.indices {
            let around = file.surroundings(of: calls[place].node).compactMap { owners[$0] }
            calls[place].place.enclosing = around.first
            calls[place].place.depth = around.count
            // Those inside come first, so each holds its own by then.
            guard calls[place].obstacle == nil else { continue }
            for link in calls[place].links {
                guard let inner = places[link.node] else { continue }
                calls[inner].place.outer = calls[place].node
                calls[place].inner[link.node] = calls[inner]
            }
        }
        return calls
    }
}

extension ConditionalCall {
    /// The links of both closures.
    var links: [Link] { (whenTrue?.links ?? []) + (whenFalse?.links ?? []) }

    /// How deeply what is gone through by recursion may be nested.
    private static let deepest = 500

    /// True if an expression is nested so deeply that nothing may recurse into it.
    func isTooDeep(in file: SourceFile) -> Bool {
        let values = links.flatMap(\.arguments).map(\.value) + [condition.expression]
        return values.contains { file.depth(of: $0) > Self.deepest }
    }
}

extension ClosureReader.Reading {
    var side: Side? { if case .chain(let side) = self { side } else { nil } }
    var obstacle: Obstacle? { if case .obstacle(let obstacle) = self { obstacle } else { nil } }

    /// The same, as if nothing were applied where that is out of reach and is no chain.
    func leftOut(_ isUnreachable: Bool, _ closure: NodeID) -> Self {
        guard isUnreachable, obstacle != nil else { return self }
        return .chain(Side(closure: closure, parameter: "", links: []))
    }
}

extension Context {
    /// False if a file certainly has no conditional call.
    func mayHoldCall(_ file: SourceFile, path: Path) -> Bool {
        if explicit != nil,
            file.all(.ifStatement, .switchStatement, .guardStatement, .ternary).contains(where: { _ in true })
        {
            return true
        }
        let names = helperNames
        let calls = file.calls(of: names.union(["init"]))
        // `.init(condition: isOn, input: a) { … }`
        if calls.contains(where: { names.contains($0.name) || EitherViewCall($0.node, in: file) != nil }) {
            return true
        }
        // What a file declares itself counts, even if it is not one of the context's.
        let own =
            index.declarations(at: path) == nil ? HelperDeclaration.names(in: file) : []
        return !own.isEmpty && !file.calls(of: own).isEmpty
    }
}
