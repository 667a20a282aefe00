import RuleModel
import Syntax

extension ConditionalCall {
    /// Every conditional call of a file, those inside another before it.
    ///
    /// A call that is listed calls a helper, as far as anything shows; one that cannot be merged has its `obstacle`.
    /// - Parameter path: the file's path as the context names it.
    static func all(in file: SourceFile, context: Context, path: String) -> [ConditionalCall] {
        // What a file declares itself counts, even if it is not one of the context's.
        let isKnown = context.paths.contains(path)
        let own = isKnown ? [] : HelperDeclaration.all(in: file).filter(\.isHelper).map(\.name)
        let candidates = file.calls(of: context.helpers.names.union(own))
        // Most files have none, and shall cost next to nothing.
        if candidates.isEmpty { return [] }
        let whole = isKnown ? context : context.adding(Declarations(of: file, path: path))
        return CallFinder(file: file, context: whole, path: path).calls(among: candidates)
    }
}

/// Finds the conditional calls of one file.
struct CallFinder {
    let file: SourceFile
    let context: Context
    let path: String
    private let unknown: [NodeID]
    private let suppression: Suppression
    private let resolver: HelperResolver
    /// Where the file's own helpers stand: what they forward is theirs.
    private let helperRanges: [Range<Int>]

    init(file: SourceFile, context: Context, path: String) {
        self.file = file
        self.context = context
        self.path = path
        unknown = file.unknownSyntax
        suppression = Suppression(in: file)
        resolver = HelperResolver(file: file, table: context.helpers, path: path)
        helperRanges = HelperDeclaration.all(in: file).filter(\.isHelper).map(\.range)
    }

    func calls(among candidates: [NodeID]) -> [ConditionalCall] {
        joined(
            candidates.compactMap { node in
                guard let parts = CallParts(of: node, in: file),
                    !helperRanges.contains(where: { $0.contains(parts.range.lowerBound) })
                else { return nil }
                return conditionalCall(parts)
            })
    }

    private func conditionalCall(_ parts: CallParts) -> ConditionalCall? {
        var place = Place()
        var receiver = parts.base
        let ifConfig = parts.isMember ? file.postfixIfConfig(around: parts.node) : nil
        if parts.isMember, receiver == nil {
            // `.if(…)` alone is a member of the type that is expected, unless it goes on with the chain before a `#if`.
            guard let ifConfig, let base = file.children(of: ifConfig).first else { return nil }
            receiver = base
        }
        place.isInPostfixIfConfig = ifConfig != nil
        if !parts.isMember, !resolver.isImplicitSelf(parts) { return nil }

        if let receiver, file.isPlainlyNoView(receiver) { return nil }
        let evidence = receiver.map { ReceiverEvidence(of: $0, in: file, rules: context.rules) } ?? ReceiverEvidence()
        guard let resolution = resolver.resolve(parts, evidence), let expression = resolution.match.condition,
            let transform = resolution.match.transform
        else { return nil }
        let match = resolution.match
        let whenTrue = read(transform, match.shape(.transform))
        let whenFalse = match.otherwise.map { read($0, match.shape(.otherwise)) }

        place.isInStatementHead = file.isInStatementHead(parts.node)
        place.isInlinable = file.isInlinable(parts.node)
        place.conditionMentionsAnonymous = ExpressionFacts(of: expression, in: file).mentionsAnonymous

        let declaration = match.entry.declaration
        var call = ConditionalCall(
            helper: parts.name, kind: declaration.kind, node: parts.node, receiver: receiver, range: parts.range,
            condition: Condition(expression: expression, isNegated: declaration.isNegated),
            whenTrue: whenTrue.branch, whenFalse: whenFalse?.branch, obstacle: nil,
            declaration: match.entry.path == nil ? nil : declaration, place: place, evidence: evidence)
        call.looseComments = looseComments(call)
        call.closures = [transform, match.otherwise].compactMap { $0 }
        call.obstacle = obstacle(call, resolution, [whenTrue, whenFalse].compactMap { $0?.obstacle })
        return call
    }

    private func read(_ closure: NodeID, _ shape: HelperDeclaration.ClosureShape?) -> ClosureReader.Reading {
        ClosureReader(file: file, shape: shape ?? .init(view: 0, payload: nil)).read(closure)
    }

    /// The first thing that stands in the way, those first that hold whatever the closures are.
    private func obstacle(
        _ call: ConditionalCall, _ resolution: HelperResolver.Resolution, _ closures: [Obstacle]
    ) -> Obstacle? {
        if let reason = suppression.reason(for: call.range) { return .suppressed(reason) }
        if file.isNearUnknownSyntax(call.node, unknown: unknown) { return .refused(.unknownSyntax) }
        if let refusal = resolution.refusal { return .refused(refusal) }
        if !resolution.rivals.isEmpty, let type = otherType(of: call, resolution.rivals) {
            return .refused(.noView(type))
        }
        if file.isInInterpolation(call.node) { return .refused(.inInterpolation) }
        let condition = call.condition.expression
        if file.kind(condition) == .closure || resolution.match.takesFunction { return .refused(.closureAsCondition) }
        if call.kind == .bool, !context.treatsConstants,
            let reason = context.flags.reason(ConstancyReader(file: file).constancy(of: condition))
        {
            return .constant(reason)
        }
        if let word = ExpressionFacts(of: condition, in: file).effects.first {
            return .refused(.effectInCondition(word))
        }
        // A branch may be wrapped, which is as little an `AnyView`.
        if file.plainTypeName(resolution.match.entry.declaration.result) == "AnyView",
            !FreeType(file: file, rules: context.rules).isFree(call.node)
        {
            return .refused(.mustStay("AnyView"))
        }
        if let first = closures.first { return first }
        if let name = file.unwrapped(under: condition, in: call.closures),
            call.condition.isNegated || call.whenFalse?.links.isEmpty == false
                || file.unwrapping(under: condition, in: call.closures.first) == nil
        {
            return .refused(.unwrapsTested(name))
        }
        return nil
    }

    /// The type of a receiver that is declared, or spelled, as something that is no view.
    private func otherType(of call: ConditionalCall, _ rivals: Set<String>) -> String? {
        guard let receiver = call.receiver, let own = context.declarations.first(where: { $0.path == path }) else {
            return nil
        }
        let names = NamedTypes(file: file, own: own, others: context.declarations.filter { $0.path != path })
        let reader = EvidenceReader(file: file, rules: context.rules, names: names)
        switch reader.evidence(of: receiver) {
        case .type(let type):
            let name = file.plainTypeName(type)
            if context.helpers.isView(name) { return nil }
            let isKnown =
                type.first == "[" || rivals.contains(name) || context.rules.fact(named: name) != nil
                || names.conformances(of: name) != nil || file.isValueName(name)
            return isKnown ? type : nil
        case .unknown, .view, .implicitMember: return nil
        default: return file.text(of: receiver)
        }
    }

    /// The comments of a call that are in no link, beside none, and outside the condition.
    private func looseComments(_ call: ConditionalCall) -> [Comment] {
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
        let isFree = calls.map { $0.obstacle == nil }
        for place in calls.indices {
            calls[place].place.enclosing = file.ancestors(of: calls[place].node).lazy.compactMap { owners[$0] }.first
            guard isFree[place] else { continue }
            for link in calls[place].links {
                guard let inner = places[link.node] else { continue }
                calls[place].obstacle = .refused(.nestedCall(calls[inner].helper))
                if isFree[inner] { calls[inner].obstacle = .refused(.nestedCall(calls[place].helper)) }
            }
        }
        return calls
    }
}

extension SourceFile {
    /// The calls of some names, those inside another before it.
    func calls(of names: Set<String>) -> [NodeID] {
        let lengths = Set(names.map(\.utf8.count))
        return nodes.indices.lazy.map { NodeID($0) }.filter { node in
            guard let token = calledName(of: node)?.token else { return false }
            let isLong = lengths.contains(tokens[token].range.count) || lengths.contains(tokens[token].range.count - 2)
            return isLong && names.contains(word(at: token))
        }
    }
}

extension ConditionalCall {
    /// The links of both closures.
    var links: [Link] { (whenTrue?.links ?? []) + (whenFalse?.links ?? []) }
}

extension ClosureReader.Reading {
    var branch: Branch? { if case .chain(let branch) = self { branch } else { nil } }
    var obstacle: Obstacle? { if case .obstacle(let obstacle) = self { obstacle } else { nil } }
}

extension Context {
    /// The same context with one more file.
    func adding(_ own: Declarations) -> Context {
        var context = self
        context.declarations.append(own)
        return context
    }
}
