import RuleModel
import Semantics
import Syntax

/// Explicit branches: `if c { base.a() } else { base }`, `if let x { base.a(x) } else { base }`, where a view is built, as conditional calls on what both share.
extension CallFinder {
    /// The branches of the file of which both sides are chains of modifiers on one base; unless all are asked for, those that
    /// closures of conditional calls hold.
    mutating func branches(in calls: [ConditionalCall]) -> [ConditionalCall] {
        var views: [NodeID: String] = [:]
        // What is to be left alone stays with what it holds.
        for call in calls where context.explicit != nil || call.obstacle?.isWish != true {
            for (place, node) in call.closures.enumerated() {
                guard let closure = Closure(node, in: file), let last = closure.statements.last else { continue }
                let view = closure.parameter(place == 0 ? call.shape?.view ?? 0 : 0)
                let held = HeldView(file.returned(by: last) ?? last, in: file)
                // `{ view in Group { if isOn { view.bold() } else { view } } }` is the same without the `Group`.
                for node in [node, held.root] + held.closures { views[node] = view }
            }
        }
        let statements = file.all(.ifStatement, .switchStatement).flatMap { node -> [ConditionalCall] in
            let closure = file.parent(of: file.beginning(ofLadder: node))
            let held = closure.flatMap { views[$0] }
            guard context.explicit != nil || held != nil, isStatement(node) else { return [] }
            let view = held ?? closure.flatMap(viewGiven)
            return sides(of: node).compactMap { call($0, on: view, isHeld: held != nil) }
        }
        return statements
            + erased.compactMap { sides in
                let view = views[sides.node]
                return context.explicit == nil && view == nil ? nil : call(sides, on: view, isHeld: view != nil)
            }
    }

    /// What a closure is given by a function of the project's that gives it the view: `.modify { view in … }`.
    private func viewGiven(to node: NodeID) -> String? {
        guard context.explicit != nil, let closure = Closure(node, in: file),
            let call = file.surroundings(of: node).firstNonNil({ Call($0, in: file) }),
            call.isMember, call.arguments.contains(where: { $0.value == node })
        else { return nil }
        let declared = Array(own.index.modifiers.declared(call.name))
        let givesView = declared.allSatisfy { modifier in
            modifier.signature.receiver == "View"
                && modifier.signature.parameters.contains { $0.type.hasPrefix("(Self) -> ") }
        }
        return declared.isEmpty || !givesView ? nil : closure.parameter(0)
    }

    /// - Parameters:
    ///   - view: the name of the view where it stands, if something shows that,
    ///   - isHeld: true where it is part of a conditional call.
    private mutating func call(_ sides: BranchSides, on view: String?, isHeld: Bool) -> ConditionalCall? {
        let above = commentsAbove(sides)
        var sides = sides
        sides.saysBehind = above == nil
        let (node, chains) = (sides.node, sides.chains)
        let whole = sides.range
        if own.declarations.helperRanges.contains(whole.lowerBound) { return nil }
        if sides.isErased, own.spelling(of: "AnyView", at: node) != "AnyView" { return nil }
        let text = chains.base.map { receivers.facts(of: $0) } ?? ReceiverFacts()
        let isOnView = chains.base.map { isChain($0, on: view) || isView($0, sides, text) } ?? isSelfView(sides)
        guard isOnView else { return nil }
        let facts = own.facts(text, of: chains.base, at: node)
        var place = Place()
        place.isInlinable = file.isInlinable(node)
        let start = chains.base.map { file.range(of: $0).upperBound }
        var call = ConditionalCall(
            helper: "if", kind: sides.payload == nil ? .bool : .optional, node: node, receiver: chains.base,
            range: (start ?? file.range(of: chains.expressions[0]).lowerBound)..<whole.upperBound,
            condition: sides.condition,
            whenTrue: sides.whenTrue, whenFalse: sides.whenFalse, obstacle: nil,
            declaration: nil, place: place, receiverFacts: facts)
        call.explicit = .init(
            isReturned: sides.isReturned, isBlock: file.beginning(ofLadder: node) != node, depth: chains.depth,
            rungs: sides.rungs, whole: sides.whole)
        call.explicit?.followed = FollowedIdentity(of: node, in: own).name(
            in: chains.base, chains.links.flatMap(\.self))
        call.explicit?.idle = chains.idle
        call.explicit?.isVariable = sides.isVariable
        call.explicit?.ladder = sides.ladder.map { Edit(whole, $0.text) }
        call.explicit?.above = above?.kept ?? []
        call.explicit?.heldElsewhere = chains.repeatedComments + (above?.all ?? [])
        if sides.isErased {
            let returns = sides.isReturned ? chains.expressions.count : 0
            call.explicit?.erasure = own.erasure(of: node, returns: returns)
        }
        if let reason = suppression.reason(for: whole, named: call.links.map(\.name)) {
            call.obstacle = .suppressed(reason)
        } else if let refusal = sides.undecided {
            let asksForVersion = file.kind(sides.condition.expression) == .availability
            let reason =
                asksForVersion ? "the OS version never changes" : own.constancy(of: sides.condition.expression)?.text
            call.obstacle = reason.map { .constant($0) } ?? .refused(refusal)
        } else if let refusal = refusal(of: sides, call.explicit?.heldElsewhere ?? []) {
            call.obstacle = .refused(refusal)
        } else if !isHeld, let name = FollowedIdentity(of: node, in: own).animated(by: sides.conditions) {
            call.obstacle = .refused(.animatedBranch(name))
        } else if !context.treatsConstants, let reason = sides.decisive.firstNonNil(own.constancy) {
            call.obstacle = .constant(reason.text)
        }
        return call
    }

    /// The names whose declarations would show whether a `switch` or several conditions are a choice between views.
    var wantedByBranches: [String] {
        guard context.explicit != nil else { return [] }
        return file.all(.ifStatement, .switchStatement).flatMap { node -> [String] in
            BranchSides.decisive(of: node, in: own).flatMap { decisive -> [String] in
                var names = file.namesOutsideArguments(of: decisive)
                for operand in FoldedSequence(of: decisive, in: file).operands {
                    if case .type(let type) = own.type(of: operand) {
                        names.insert(plainTypeName(TypeText(type).value.name))
                    }
                }
                return Array(names)
            }
        }
    }

    /// What a statement chooses between.
    private func sides(of node: NodeID) -> [BranchSides] {
        let isFirst = file.beginning(ofLadder: node) == node
        let decided: BranchSides?
        if let statement = SwitchStatement(node, in: file) {
            decided = BranchSides(of: statement, in: own)
        } else if let statement = IfStatement(node, in: file) {
            decided = (isFirst ? BranchSides(ofLadder: statement, in: own) : nil) ?? BranchSides(of: statement, in: own)
        } else {
            return []
        }
        // Whoever asks what there is wants to know of the others, too.
        let isListed = context.explicit == .report && isFirst
        return [decided ?? (isListed ? BranchSides(undecided: node, in: own) : nil)].compactMap(\.self)
    }

    /// True for a statement, and for an `if` that stands behind the `else` of one.
    private func isStatement(_ node: NodeID) -> Bool {
        guard let parent = file.parent(of: file.beginning(ofLadder: node)) else { return false }
        return [.codeBlock, .closure, .accessorBlock, .switchCase, .conditionalClause].contains(file.kind(parent))
    }

    /// True for `view.padding()` and for `view` itself.
    private func isChain(_ node: NodeID, on view: String?) -> Bool {
        let chain = Chain(endingAt: node, in: file)
        return view != nil && file.name(chain.beginning) == view && chain.firstOther == nil
    }

    /// True where all sides are views, and any other view would do as well.
    private func isView(_ base: NodeID, _ sides: BranchSides, _ facts: ReceiverFacts) -> Bool {
        let root = facts.root
        if let root, own.rules.otherThanView(root) != nil { return false }
        // What all share need be no view, where no side is just that: `content.backport`.
        let isSide = sides.chains.links.contains(where: \.isEmpty) || file.kind(base) == .name
        // What an `AnyView` is made of is a view.
        if sides.isErased { return isSide || own.isShownAsView(base, root: root) }
        if own.otherType(of: base, rivals: []) != nil || own.unknownType(of: base) != nil { return false }
        switch file.result(around: sides.node) {
        case .view(let isOne):
            // Of a group they are only where it holds views.
            let isOfGroup =
                own.group(of: base, root: root) != nil
                && sides.chains.links.compactMap(\.first).allSatisfy { own.isModifierOfViews($0.name, at: $0.node) }
            return (isSide || isOfGroup) && (isOne || sides.isReturned) || own.isShownAsView(base, root: root)
        // Others build something else of what has the names of views.
        case .closure: return file.isAboutViews && own.isShownAsView(base, root: root)
        case .other: return false
        }
    }

    /// True where what the sides are modifiers of is the `self` of a view.
    private func isSelfView(_ sides: BranchSides) -> Bool {
        guard file.enclosingType(of: sides.node).map({ own.isView($0.name) }) ?? false else { return false }
        switch file.result(around: sides.node) {
        case .view: return true
        case .closure: return file.isAboutViews
        case .other: return sides.isErased
        }
    }

    /// - Parameter held: comments that have a place.
    private func refusal(of sides: BranchSides, _ held: [CommentTrivia]) -> Refusal? {
        if own.isNearUnknownSyntax(sides.node) { return .unknown(in: file) }
        let base = sides.chains.base
        let effects = sides.conditions.flatMap { ExpressionFacts(of: $0, in: file).effects }
        if let word = effects.first { return .effectInCondition(word) }
        // Only what stands in the chains is written, and of several conditions only some are.
        let conditions = sides.columns == nil ? sides.conditions : []
        // Which of those between the links have a place, their merge shows.
        let kept =
            ([base].compactMap(\.self) + conditions).map { file.range(of: $0) } + sides.links.map(\.range) + sides.gaps
            + sides.commentsBehind.map(\.range)
        let isLost = file.comments(in: sides.range).contains { comment in
            !kept.contains { $0.contains(comment.range.lowerBound) } && !held.contains(comment)
        }
        if isLost { return .commentWithoutPlace }
        let condition = sides.condition.expression
        let known =
            sides.columns == nil
            ? own.unwrapping(under: condition, in: sides.block).flatMap { $0.inside + $0.later } : []
        let unwrapped = (sides.conditions + [condition]).firstNonNil {
            file.unwrapped(under: $0, in: sides.chains.expressions, except: known)
        }
        if let unwrapped { return .unwrapsTested(unwrapped) }
        let followed = FollowedIdentity(of: sides.node, in: own).nameAround.map { Refusal.followsIdentity($0) }
        guard let base else { return followed }
        if !sides.isVariable, let (first, second) = own.otherOrder(of: sides.conditions, behind: base) {
            return .otherOrder(file.text(of: first), file.text(of: second))
        }
        // Nor may the base change what is asked before it.
        if !sides.isVariable, let asked = own.first(of: sides.conditions, changedBy: base) {
            return .otherOrder(file.text(of: asked), file.excerpt(file.range(of: base)))
        }
        let chain = Chain(endingAt: base, in: file)
        if case .implicitMember(let member) = chain.root { return .receiverBegins("." + member.word) }
        if file.kind(chain.beginning) == .closure { return .receiverBegins("{") }
        return followed
    }

    /// The comments above the sides of a statement that begins its line, and behind them.
    private func commentsAbove(_ sides: BranchSides) -> (kept: [CommentTrivia], all: [CommentTrivia])? {
        guard file.kind(sides.node) != .sequence, sides.whole == nil, !sides.isVariable,
            file.beginning(ofLadder: sides.node) != sides.node
                || file.indentation(at: sides.range.lowerBound, isFirst: true) != nil
        else { return nil }
        return sides.chains.above(in: sides.range)
    }
}

extension SourceFile {
    /// What a statement gives back.
    enum ResultAround {
        /// `some View`, and whether whatever stands there is one.
        case view(isOne: Bool)
        /// What a closure gives that does not say so.
        case closure
        case other
    }

    /// What the function, property or closure around a statement gives back.
    fileprivate func result(around statement: NodeID) -> ResultAround {
        for outer in surroundings(of: statement) {
            if let closure = Closure(outer, in: self) { return closure.resultType == nil ? .closure : .other }
            guard [.codeBlock, .accessorBlock].contains(kind(outer)), let owner = owner(ofBody: outer) else { continue }
            let result = resultType(of: owner)
            guard result == "some View" || result == "some SwiftUI.View" else { return .other }
            // What gives views without a `return` is built, and each statement of it is a view.
            return .view(isOne: returnCount(in: outer) == 0)
        }
        return .other
    }
}
