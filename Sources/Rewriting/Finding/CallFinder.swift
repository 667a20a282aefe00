import RuleModel
import Semantics
import Syntax

extension ConditionalCall {
    /// Every conditional call of a file, those inside another before it.
    ///
    /// A call that is listed calls a helper, as far as anything shows; one that cannot be merged has its `obstacle`.
    /// - Parameter path: the file's path as the context names it.
    static func all(in file: SourceFile, context: Context, path: String) -> [ConditionalCall] {
        guard context.mayHoldCall(file, path: path) else { return [] }
        let own = FileSemantics(file, path: path, in: context.index)
        var finder = CallFinder(own, context.with(own.index))
        return finder.calls()
    }
}

/// Finds the conditional calls of one file.
struct CallFinder {
    let file: SourceFile
    let own: FileSemantics
    let context: Context
    let unknown: UnknownSyntax
    let suppression: Suppression
    var receivers: ReceiverReader

    init(_ own: FileSemantics, _ context: Context) {
        self.own = own
        self.context = context
        file = own.file
        unknown = UnknownSyntax(in: file)
        suppression = Suppression(in: file)
        receivers = ReceiverReader(file: file, rules: own.index.rules)
    }

    /// The calls, and where they are wanted, those of `EitherView` itself.
    mutating func calls() -> [ConditionalCall] {
        var calls: [ConditionalCall] = []
        for parts in own.callsNamedLikeHelpers {
            guard let call = conditionalCall(parts) else { continue }
            receivers.note(call.node, applying: call.links.map { ($0.node, $0.name) })
            calls.append(call)
        }
        calls = joined(calls)
        return context.branches.upgrades ? (calls + upgrades()).sorted { $0.node < $1.node } : calls
    }

    private mutating func conditionalCall(_ parts: Call) -> ConditionalCall? {
        var place = Place()
        var receiver = parts.base
        let ifConfig = parts.isMember ? file.postfixIfConfig(around: parts.node) : nil
        if parts.isMember, receiver == nil {
            // `.if(…)` alone is a member of the type that is expected, unless it goes on with the chain before a `#if`.
            guard let ifConfig, let base = file.children(of: ifConfig).first else { return nil }
            receiver = base
        }
        place.isInPostfixIfConfig = ifConfig != nil
        let evidence = receiver.map { receivers.evidence(of: $0) } ?? ReceiverEvidence()
        guard let match = own.helper(calledBy: parts, on: receiver, evidence), let transform = match.transform else {
            return nil
        }
        // A call without a condition is refused for that.
        let expression = match.condition ?? transform
        let shape = match.shape(.transform).map { shape in
            // Nothing but the closure itself shows in which order an unknown helper gives it the view and the value.
            match.declaration.place == nil && file.begins(transform, withParameter: shape.payload)
                ? shape.swapped : shape
        }
        let whenTrue = read(transform, shape)
        let whenFalse = match.otherwise.map { read($0, match.shape(.otherwise)) }

        place.isInStatementHead = file.isInStatementHead(parts.node)
        place.isInlinable = file.isInlinable(parts.node)
        place.conditionMentionsAnonymous = ExpressionFacts(of: expression, in: file).mentionsAnonymous

        let declaration = match.declaration
        var call = ConditionalCall(
            helper: parts.name, kind: declaration.kind, node: parts.node, receiver: receiver, range: parts.linkRange,
            condition: Condition(expression: expression, isNegated: declaration.isNegated),
            whenTrue: whenTrue.branch, whenFalse: whenFalse?.branch, obstacle: nil,
            declaration: declaration.place == nil ? nil : declaration, place: place, evidence: evidence)
        call.looseComments = looseComments(call)
        call.shape = shape
        call.closures = [transform, match.otherwise].compactMap { $0 }
        call.obstacle = obstacle(call, match, [whenTrue, whenFalse].compactMap { $0?.obstacle })
        return call
    }

    private func read(_ closure: NodeID, _ shape: HelperDeclaration.ClosureShape?) -> ClosureReader.Reading {
        ClosureReader(file: file, shape: shape ?? .init(view: 0, payload: nil)).read(closure)
    }

    /// The first thing that stands in the way, those first that hold whatever the closures are.
    private func obstacle(
        _ call: ConditionalCall, _ match: HelperMatch, _ closures: [Obstacle]
    ) -> Obstacle? {
        if let reason = suppression.reason(for: call.range) { return .suppressed(reason) }
        if unknown.isNear(call.node) { return .refused(.unknownSyntax) }
        if let objection = match.objection { return .refused(Refusal(objection)) }
        if file.isCalled(call.node) {
            return .refused(.resultIsCalled)
        }
        if let type = otherType(of: call, match.rivals) { return .refused(.noView(type)) }
        if let rival = match.rivals.min(), !isShownAsView(call) {
            return .refused(.mayBeOther(call.helper, rival))
        }
        // Without a declaration, nothing says what the helper is declared on.
        if call.declaration == nil, let type = call.receiver.flatMap(unknownType) {
            return .refused(.notShownAsView(type))
        }
        // What is printed of other views is their type, which a rewrite changes.
        if file.isInInterpolation(call.node),
            file.bytes[call.range].contains(where: isLineBreak) || !keepsType(call, match)
        {
            return .refused(.inInterpolation)
        }
        let condition = call.condition.expression
        if file.kind(condition) == .closure || file.isOperator(condition) || match.takesFunction {
            return .refused(.closureAsCondition)
        }
        if call.kind == .bool, !context.treatsConstants,
            let reason = own.index.flags.reason(ConstancyReader(scopes: own.scopes).constancy(of: condition))
        {
            return .constant(reason)
        }
        if let word = ExpressionFacts(of: condition, in: file).effects.first {
            return .refused(.effectInCondition(word))
        }
        // A branch may be wrapped, which is as little an `AnyView`.
        if plainTypeName(match.declaration.result) == "AnyView",
            !FreeType(file: file, rules: context.rules).isFree(call.node)
        {
            return .refused(.mustStay("AnyView"))
        }
        if let first = closures.first { return first }
        let known =
            !call.condition.isNegated
            ? file.unwrapping(under: condition, in: call.closures.first, own.scopes).flatMap { $0.inside + $0.later }
            : []
        if let name = file.unwrapped(under: condition, in: call.closures, except: known) {
            return .refused(.unwrapsTested(name))
        }
        return nil
    }

    private func keepsType(_ call: ConditionalCall, _ match: HelperMatch) -> Bool {
        let type = call.evidence.type ?? match.declaration.receiver
        return context.rules.isOwnType(type)
    }

    /// The type of a receiver that is declared, or spelled, as something that is no view.
    private func otherType(of call: ConditionalCall, _ rivals: Set<String>) -> String? {
        guard var receiver = call.receiver else { return nil }
        let reader = own.evidence
        if rivals.isEmpty {
            // What applies modifiers to no view begins with none.
            while let base = file.chainBase(of: receiver) { receiver = base }
        }
        switch typeOfSelf(receiver).map(Evidence.type) ?? reader.evidence(of: receiver) {
        case .type(let type):
            if let other = TypeText(type).protocols.firstNonNil(ViewTypes.other) { return other }
            let name = plainTypeName(type)
            if own.index.helpers.isView(name) { return nil }
            if let other = ViewTypes.other(of: name) { return other }
            let isKnown =
                type.first == "[" || rivals.contains(name) || context.rules.fact(named: name) != nil
                || reader.names.conformances(of: name) != nil || file.isValueName(name)
            return isKnown && !rivals.isEmpty ? type : nil
        case .implicitMember(let name):
            let types = context.rules.facts(listing: name).map(\.name)
            return types.isEmpty || types.contains { context.rules.isKnown($0, toBe: "View") } ? nil : "." + name
        case .unknown, .view: return nil
        default: return rivals.isEmpty ? nil : file.text(of: receiver)
        }
    }

    /// False for a receiver of which nothing shows the type, or only a type that nothing shows to be no view.
    private func isShownAsView(_ call: ConditionalCall) -> Bool {
        guard let receiver = call.receiver else { return true }
        if let type = typeOfSelf(receiver) { return own.index.helpers.isView(type) }
        // What these hold may be marks of a chart, or items of a toolbar.
        if let root = call.evidence.root, ["ForEach", "Group"].contains(root) { return false }
        switch own.evidence.evidence(of: receiver) {
        case .unknown: return false
        case .type(let type):
            return file.genericClauses(of: type, at: receiver).allSatisfy { $0.contains("View") }
        default: return true
        }
    }

    /// The type of `self` or of a declared receiver, if nothing shows that it is a view, nor that it may be any.
    private func unknownType(_ receiver: NodeID) -> String? {
        if let type = typeOfSelf(receiver) { return own.index.helpers.isView(type) ? nil : type }
        guard [.name, .member].contains(file.kind(receiver)),
            case .type(let type) = own.evidence.evidence(of: receiver)
        else { return nil }
        let name = plainTypeName(type)
        let isAny =
            !TypeText(type).protocols.isEmpty || name == "Content" || name == "Self"
            || !file.genericClauses(of: name, at: receiver).isEmpty
        let isKnown = own.index.helpers.isView(name) || context.rules.isKnown(name, toBe: "View")
        return isAny || isKnown ? nil : type
    }

    /// The type around `self`; nil for anything else.
    private func typeOfSelf(_ receiver: NodeID) -> String? {
        guard file.name(file.withoutParentheses(receiver)) == "self" else { return nil }
        return file.enclosingType(of: receiver)?.name
    }

    /// The comments of a call that are in no link, beside none, and outside the condition.
    private func looseComments(_ call: ConditionalCall) -> [CommentTrivia] {
        let links = [call.whenTrue, call.whenFalse].compactMap { $0?.links }.joined()
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

    /// True if an expression is nested so deeply that nothing may recurse into it.
    func isTooDeep(in file: SourceFile) -> Bool {
        let values = links.flatMap(\.arguments).map(\.value) + [condition.expression]
        return values.contains { file.depth(of: $0) > 500 }
    }
}

extension ClosureReader.Reading {
    var branch: Branch? { if case .chain(let branch) = self { branch } else { nil } }
    var obstacle: Obstacle? { if case .obstacle(let obstacle) = self { obstacle } else { nil } }
}

extension Context {
    /// False if a file certainly has no conditional call.
    func mayHoldCall(_ file: SourceFile, path: String) -> Bool {
        if !file.calls(of: helperNames).isEmpty { return true }
        // What a file declares itself counts, even if it is not one of the context's.
        let own =
            index.declarations(at: path) == nil ? HelperDeclaration.names(in: file) : []
        return !own.isEmpty && !file.calls(of: own).isEmpty
    }
}
