import Semantics
import Syntax

/// Explicit branches: `if c { base.a() } else { base }`, `if let x { base.a(x) } else { base }`, where a view is built, as conditional calls on what both share.
extension CallFinder {
    /// The branches of the file of which both sides are chains of modifiers on one base; unless all are asked for, those that
    /// closures of conditional calls hold.
    mutating func branches(in calls: [ConditionalCall]) -> [ConditionalCall] {
        var views: [NodeID: String] = [:]
        for call in calls {
            for (place, node) in call.closures.enumerated() {
                guard let closure = Closure(node, in: file), closure.statements.count == 1 else { continue }
                views[node] = closure.parameter(place == 0 ? call.shape?.view ?? 0 : 0)
            }
        }
        return file.all(.ifStatement).compactMap { node in
            let closure = file.parent(of: file.beginning(ofLadder: node))
            let view = closure.flatMap { views[$0] ?? viewGiven(to: $0) }
            return context.explicit == nil && view == nil ? nil : branch(node, on: view)
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

    /// - Parameter view: the name of the view where it stands, if something shows that.
    private mutating func branch(_ node: NodeID, on view: String?) -> ConditionalCall? {
        guard let statement = IfStatement(node, in: file), let sides = BranchSides(of: statement, own.scopes),
            isStatement(node)
        else { return nil }
        let whole = file.range(of: node)
        if own.declarations.helperRanges.contains(whole.lowerBound) { return nil }
        let facts = receivers.facts(of: sides.base)
        guard isChain(sides.base, on: view) || isView(sides, facts, at: node) else { return nil }
        var place = Place()
        place.isInlinable = file.isInlinable(node)
        var call = ConditionalCall(
            helper: "if", kind: sides.payload == nil ? .bool : .optional, node: node, receiver: sides.base,
            range: file.range(of: sides.base).upperBound..<whole.upperBound,
            condition: Condition(
                expression: sides.condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(sides.condition)),
            whenTrue: branch(sides.first, of: statement.block, sides.payload),
            whenFalse: branch(sides.second, of: statement.block), obstacle: nil,
            declaration: nil, place: place, receiverFacts: facts)
        call.branch = .init(
            isReturned: sides.isReturned, isBlock: file.beginning(ofLadder: node) != node, depth: sides.depth)
        if let reason = suppression.reason(for: whole, named: call.links.map(\.name)) {
            call.obstacle = .suppressed(reason)
        } else if let refusal = refusal(of: sides, statement, call) {
            call.obstacle = .refused(refusal)
        } else if !context.treatsConstants, let reason = own.constancy(of: sides.condition) {
            call.obstacle = .constant(reason.text)
        }
        return call
    }

    private func branch(_ links: [Call], of block: NodeID, _ payload: String? = nil) -> Branch? {
        // What is in an optional has a name also where nothing is applied.
        if links.isEmpty, payload == nil { return nil }
        return Branch(
            closure: block, parameter: "",
            links: links.map { Link($0) },
            payload: payload)
    }

    /// True for an `if` that is a statement, or stands behind the `else` of one.
    private func isStatement(_ node: NodeID) -> Bool {
        guard let parent = file.parent(of: file.beginning(ofLadder: node)) else { return false }
        return [.codeBlock, .closure, .accessorBlock, .switchCase, .conditionalClause].contains(file.kind(parent))
    }

    /// True for `view.padding()` and for `view` itself.
    private func isChain(_ node: NodeID, on view: String?) -> Bool {
        let chain = Chain(endingAt: node, in: file)
        return view != nil && file.name(chain.beginning) == view && chain.firstOther == nil
    }

    /// True where both sides are views, and any other view would do as well.
    private func isView(_ sides: BranchSides, _ facts: ReceiverFacts, at node: NodeID) -> Bool {
        if let root = facts.root, own.rules.otherThanView(root) != nil { return false }
        if own.otherType(of: sides.base, rivals: []) != nil || own.unknownType(of: sides.base) != nil { return false }
        switch file.result(around: node) {
        case .view(let isOne):
            // What both share need be no view, where neither side is just that: `content.backport`.
            let isSide = sides.first.isEmpty || sides.second.isEmpty || file.kind(sides.base) == .name
            return isSide && (isOne || sides.isReturned) || own.isShownAsView(sides.base, root: facts.root)
        case .closure: return own.isShownAsView(sides.base, root: facts.root)
        case .other: return false
        }
    }

    private func refusal(of sides: BranchSides, _ statement: IfStatement, _ call: ConditionalCall) -> Refusal? {
        if own.isNearUnknownSyntax(statement.node) { return .unknown(in: file) }
        if let word = ExpressionFacts(of: sides.condition, in: file).effects.first { return .effectInCondition(word) }
        // What stands in the blocks beside the chains has no place behind them.
        let kept =
            [file.range(of: sides.base)] + statement.conditions.map { file.range(of: $0) }
            + (sides.first + sides.second).map(\.linkRange)
        let isLost = file.comments(in: statement.range).contains { comment in
            !kept.contains { $0.contains(comment.range.lowerBound) }
        }
        if isLost { return .commentWithoutPlace }
        let known = own.unwrapping(under: sides.condition, in: statement.block).flatMap { $0.inside + $0.later }
        if let name = file.unwrapped(under: sides.condition, in: sides.expressions, except: known) {
            return .unwrapsTested(name)
        }
        let totality = own.totality()
        // The base is evaluated first then.
        if ExpressionFacts(of: sides.condition, in: file).hasCall,
            let first = totality.obstacle(in: sides.condition), let second = totality.obstacle(in: sides.base)
        {
            return .otherOrder(file.text(of: first), file.text(of: second))
        }
        let chain = Chain(endingAt: sides.base, in: file)
        if case .implicitMember(let member) = chain.root { return .receiverBegins("." + member.word) }
        if file.kind(chain.beginning) == .closure { return .receiverBegins("{") }
        let names =
            file.callsAround(statement.node).map(\.name) + handedDown(to: statement.node)
            + (chain.calls + sides.first + sides.second + file.callsInside(sides.base)).flatMap {
                own.names(appliedBy: $0).sorted()
            }
            + own.underlyingViews(of: sides.base).flatMap { own.names(appliedBy: $0.links).sorted() }
        if let name = names.first(where: context.rules.followsIdentity) { return .followsIdentity(name) }
        return nil
    }

    /// The modifiers of containers that hand them on to each view they hold.
    private func handedDown(to node: NodeID) -> [String] {
        var names: [String] = []
        for call in file.callsAround(node) {
            guard ["Group", "Section", "ForEach"].contains(call.name) else { break }
            names += LaterModifiers(than: call.node, in: own).all.map(\.name)
        }
        return names
    }
}

extension SourceFile {
    /// The calls in a node, however deep.
    fileprivate func callsInside(_ node: NodeID) -> [Call] {
        descendants(of: node).compactMap { Call($0, in: self) }
    }

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
            return .view(isOne: !returns(in: outer))
        }
        return .other
    }

    /// True where a `return` stands in a block, however deep; those of closures and functions in it are theirs.
    private func returns(in block: NodeID) -> Bool {
        var waiting = children(of: block)
        while let inner = waiting.popLast() {
            switch kind(inner) {
            case .returnStatement: return true
            case .closure, .functionDeclaration, .accessorBlock: continue
            case let kind where kind.isTypeDeclaration: continue
            default: waiting += children(of: inner)
            }
        }
        return false
    }
}
