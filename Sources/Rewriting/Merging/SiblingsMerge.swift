import RuleModel
import Semantics
import Syntax

/// Merges a call whose closure puts other views beside its own, `{ view in VStack { view; Divider() } }`: the container is
/// always there, and the others stand under an `if` in it.
struct SiblingsMerge {
    let site: Site

    private var call: ConditionalCall { site.call }
    private var file: SourceFile { site.file }
    private var copier: Copier { site.copier }

    /// What draws one view as it is drawn without. A stack makes one view of what it holds, a group does not.
    private static let stacks: Set<String> = ["VStack", "HStack", "ZStack"]
    private static let group = "Group"

    /// The parts of a closure.
    private struct Parts {
        /// `VStack(spacing: 8)`; nil for a closure that gives its views with nothing around them.
        var head: Range<Int>?
        var container = SiblingsMerge.group
        var before: Range<Int>?
        var after: Range<Int>?
    }

    /// nil where it has to stay a branch.
    func result() -> CallMerge.Result? {
        guard call.closures.count == 1, let closure = Closure(call.closures[0], in: file), closure.captureList == nil,
            let parts = parts(of: closure), mayMove(), mayStand(in: parts.container),
            let before = block(parts.before, of: closure), let after = block(parts.after, of: closure),
            // What is asked twice costs nothing, and changes nothing.
            parts.before == nil || parts.after == nil || !asked.isCostly,
            let container = site.own.spelling(of: parts.container, at: call.node),
            parts.head == nil || container == parts.container
        else { return nil }
        let whole = call.isSpelledOut ? call.ownRange(in: file) : call.wholeRange(in: file)
        let input = call.inputRange(in: file)
        let kept = [input, parts.head, parts.before, parts.after, file.range(of: call.condition.expression)]
        let isKept = file.comments(in: whole).allSatisfy { comment in
            kept.contains { $0?.contains(comment.range.lowerBound) == true }
        }
        guard isKept else { return nil }

        let view = input.map { copier.copy($0, base: copier.indentation(at: $0.lowerBound)) } ?? Passage("self")
        var sum = (parts.head.map(copy) ?? Passage(container)) + " {"
        for line in before + [view] + after {
            sum.append(line: copier.unit + line.indented(by: copier.unit), after: copier.lineBreak)
        }
        sum.append(line: Passage("}"), after: copier.lineBreak)

        let indentation = copier.indentation(at: whole.lowerBound)
        let rest = deeperRest(behind: indentation)
        if let rest { sum.append(copier.copy(rest.range, base: rest.base)) }
        var rewrite = Rewrite(links: [], passage: sum, indentation: indentation)
        rewrite.range = whole.lowerBound..<(rest?.range.upperBound ?? whole.upperBound)
        rewrite.shape = [container] + [parts.before, parts.after].map { part in part.map { file.text($0) } ?? "" }
        if parts.container != Self.group {
            let reason =
                "the `\(parts.container)` stays when the condition does not hold: the view is one view in it, and what it"
                + " says to a stack or a list around it, such as a layout priority, ends there"
            rewrite.levels = [(.approx, reason)]
        }
        let missing = rewrite.caveats.filter { !site.context.allowed.contains($0.level) }
        return missing.isEmpty ? .rewrite(rewrite) : .withheld(rewrite, missing: missing)
    }

    /// The rest of the chain, on lines that are deeper than the brace before them will be, and the indentation of the first;
    /// nil where there is none, or it holds what may be written anew by itself.
    private func deeperRest(behind indentation: String) -> (range: Range<Int>, base: String)? {
        let chain = file.carrier(of: call.node)
        let rest = call.range.upperBound..<file.range(of: chain).upperBound
        guard !call.isSpelledOut, !rest.isEmpty, let dot = file.period(behind: rest.lowerBound),
            copier.isFirstOnLine(dot), case let base = copier.indentation(at: dot),
            base.hasPrefix(indentation), base != indentation
        else { return nil }
        let names = site.context.helperNames
        let isPlain = file.descendants(of: chain).allSatisfy { node in
            guard rest.contains(file.range(of: node).upperBound - 1) else { return true }
            return file.kind(node) != .closure && Call(node, in: file).map { !names.contains($0.name) } != false
        }
        return isPlain ? (rest, base) : nil
    }

    private func copy(_ range: Range<Int>) -> Passage { copier.copy(range, base: copier.base(of: range)) }

    private func parts(of closure: Closure) -> Parts? {
        let view = closure.parameter(call.shape?.view ?? 0)
        guard closure.mentions(of: view).count == 1 else { return nil }
        if closure.statements.count > 1 {
            return parts(of: closure.statements, around: view, upTo: closure.layout.body)
        }
        guard let container = closure.soleExpression.flatMap({ Call($0, in: file) }), !container.isMember,
            Self.stacks.contains(container.name) || container.name == Self.group,
            !site.own.index.types.isConcrete(container.name),
            let content = container.arguments.last.flatMap({ $0.isTrailing ? Closure($0.value, in: file) : nil }),
            content.parameters == nil, content.captureList == nil,
            var parts = parts(of: content.statements, around: view, upTo: content.layout.body)
        else { return nil }
        let others = container.arguments.dropLast().map(\.value)
        let totality = site.own.totality()
        // They are evaluated always now, and outside of what unwraps the value.
        let value = call.shape?.payload.map(closure.parameter)
        let head = file.range(of: container.node).lowerBound..<file.range(of: content.node).lowerBound
        // Behind it, the brace would be part of it.
        if file.comments(in: head).contains(where: \.endsLine) { return nil }
        let isInHead = value.map { closure.mentions(of: $0).contains { head.contains(file.range(of: $0).lowerBound) } }
        guard others.allSatisfy({ totality.obstacle(in: $0) == nil && file.kind($0) != .closure }), isInHead != true
        else { return nil }
        let last = file.bytes[head].lastIndex { $0 != .space && $0 != .tab && !isLineBreak($0) } ?? head.lowerBound
        parts.head = head.lowerBound..<last + 1
        parts.container = container.name
        return parts
    }

    /// - Parameter body: where they stand, with the comments around them.
    private func parts(of statements: [NodeID], around view: String, upTo body: Range<Int>) -> Parts? {
        let shown: [NodeKind] = [.name, .call, .member, .ifStatement, .switchStatement]
        guard statements.count > 1, statements.allSatisfy({ shown.contains(file.kind($0)) }),
            let place = statements.firstIndex(where: { file.name($0) == view })
        else { return nil }
        let own = file.range(of: statements[place])
        func range(_ siblings: ArraySlice<NodeID>, in gap: Range<Int>) -> Range<Int>? {
            guard let first = siblings.first, let last = siblings.last else { return nil }
            let comments = file.comments(in: gap)
            let start = file.range(of: first).lowerBound
            let end = file.range(of: last).upperBound
            // What is said above them, and behind the last.
            let above = comments.first { $0.isFirstOnLine && $0.range.lowerBound < start }
            let behind = comments.last { $0.range.lowerBound >= end && !$0.isFirstOnLine }
            return (above?.range.lowerBound ?? start)..<(behind?.range.upperBound ?? end)
        }
        return Parts(
            before: range(statements[..<place], in: body.lowerBound..<own.lowerBound),
            after: range(statements[(place + 1)...], in: own.upperBound..<body.upperBound))
    }

    private var asked: JoinedCondition {
        let term = JoinedCondition.Term(
            nodes: call.condition.nodes, isNegated: call.condition.isNegated,
            hasOwnNegation: call.condition.hasOwnNegation)
        return JoinedCondition(terms: [term], copier: copier)
    }

    /// The lines of an `if` with some views in it, none for none; nil where it cannot be written.
    private func block(_ siblings: Range<Int>?, of closure: Closure) -> [Passage]? {
        guard let siblings else { return [] }
        guard let condition = condition(for: siblings, of: closure) else { return nil }
        return ["if " + condition + " {", copier.unit + copy(siblings).indented(by: copier.unit), Passage("}")]
    }

    /// What stands in the head of the `if`.
    private func condition(for siblings: Range<Int>, of closure: Closure) -> Passage? {
        let asked = asked
        if asked.mentionsAnonymousParameter { return nil }
        let optional = call.condition.expression
        guard call.kind == .optional else {
            // What never changes leaves nothing to choose.
            return site.own.constancy(of: optional) == nil ? asked.head() : nil
        }
        guard let name = call.shape?.payload.map(closure.parameter), name.first != "$",
            !site.types.isNoOptional(optional), !call.takesItsType(optional, site.types)
        else { return nil }
        let isMentioned =
            name != "_"
            && closure.mentions(of: name).contains {
                siblings.contains(file.range(of: $0).lowerBound)
            }
        if !isMentioned {
            guard !file.hasTrailingClosure(optional) else { return nil }
            return asked.written([optional]).operand(looserThan: .primary) + " != nil"
        }
        return asked.path == [name] ? Passage("let \(name)") : "let \(name) = " + asked.head()
    }

    /// False for a stack around what lays itself out by the stack around it, or is several views there.
    private func mayStand(in container: String) -> Bool {
        guard Self.stacks.contains(container), let receiver = call.receiver else { return true }
        let beginning = Chain(endingAt: receiver, in: file).beginning
        let name = file.name(beginning) ?? Call(beginning, in: file)?.initializedName
        // What a property or a function builds may be one of several, or all of them.
        let isOne = name?.isTypeName == true || site.underlyingViews.count < 2
        let roots = site.underlyingViews.map(\.root) + [name]
        return isOne && Self.laidOutAround.isDisjoint(with: roots.compactMap(\.self))
    }

    private static let laidOutAround: Set<String> = ["Spacer", "Divider", "ForEach", "Group", "Section"]

    /// False where what is called cannot stand in a closure, or the container not where the call is.
    private func mayMove() -> Bool {
        let place = call.place
        if place.isInPostfixIfConfig || place.isInStatementHead || file.isInInterpolation(call.node) { return false }
        // Before all properties are set, no closure may read one.
        let around = file.surroundings(of: call.node).prefix { !file.kind($0).isTypeDeclaration }
        if around.contains(where: { file.kind($0) == .initializerDeclaration }) { return false }
        if site.mustKeepType || call.declaration.map(site.isOfView) == false { return false }
        guard file.effect(around: call.node) == nil, (try? call.checkReceiverMayMove(in: file)) != nil else {
            return false
        }
        return call.receiver.map { !ExpressionFacts(of: $0, in: file).mentionsAnonymous } ?? true
    }
}

extension Site {
    /// True for a helper that is declared on views, and gives a view of which nothing else is known.
    fileprivate func isOfView(_ helper: HelperDeclaration) -> Bool {
        let result = plainTypeName(helper.result.opaqueName ?? helper.result)
        let names = [plainTypeName(helper.receiver), result]
        return names.allSatisfy { rules.otherThanView($0) == nil } && result != "AnyView"
            && !ViewTypes.mustStay.contains(result)
    }
}
