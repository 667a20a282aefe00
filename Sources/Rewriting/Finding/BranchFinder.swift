import Semantics
import Syntax

/// Explicit branches: `if c { base.a() } else { base }`, where a view is built, as conditional calls on what both share.
extension CallFinder {
    /// The branches of the file of which both sides are chains of modifiers on one base.
    mutating func branches() -> [ConditionalCall] {
        file.all(.ifStatement).compactMap { branch($0) }
    }

    private mutating func branch(_ node: NodeID) -> ConditionalCall? {
        guard let statement = IfStatement(node, in: file), let sides = BranchSides(of: statement), !isLadder(node)
        else {
            return nil
        }
        let whole = file.range(of: node)
        if own.declarations.helperRanges.contains(whole.lowerBound) { return nil }
        let facts = receivers.facts(of: sides.base)
        guard isView(sides, facts, at: node) else { return nil }
        var place = Place()
        place.isInlinable = file.isInlinable(node)
        var call = ConditionalCall(
            helper: "if", kind: .bool, node: node, receiver: sides.base,
            range: file.range(of: sides.base).upperBound..<whole.upperBound,
            condition: Condition(
                expression: sides.condition, isNegated: false, hasOwnNegation: own.hasOwnNegation(sides.condition)),
            whenTrue: branch(sides.first, of: statement.block), whenFalse: branch(sides.second, of: statement.block),
            obstacle: nil,
            declaration: nil, place: place, receiverFacts: facts)
        call.branch = .init(isReturned: sides.isReturned, depth: sides.depth)
        if let reason = suppression.reason(for: whole) {
            call.obstacle = .suppressed(reason)
        } else if let refusal = refusal(of: sides, statement, call) {
            call.obstacle = .refused(refusal)
        } else if !context.treatsConstants, let reason = own.constancy(of: sides.condition) {
            call.obstacle = .constant(reason.text)
        }
        return call
    }

    private func branch(_ links: [Call], of block: NodeID) -> Branch? {
        guard !links.isEmpty else { return nil }
        return Branch(
            closure: block, parameter: "",
            links: links.map { Link(node: $0.node, name: $0.name, range: $0.linkRange, arguments: $0.arguments) })
    }

    /// True for an `if` behind an `else`, and for one with such.
    private func isLadder(_ node: NodeID) -> Bool {
        guard let parent = file.parent(of: node) else { return true }
        return ![.codeBlock, .closure, .accessorBlock].contains(file.kind(parent))
    }

    /// True where both sides are views, and any other view would do as well.
    private func isView(_ sides: BranchSides, _ facts: ReceiverFacts, at node: NodeID) -> Bool {
        if own.otherType(of: sides.base, rivals: []) != nil { return false }
        switch file.result(around: node) {
        case .view(let isOne): return isOne || sides.isReturned || own.isShownAsView(sides.base, root: facts.root)
        case .closure: return own.isShownAsView(sides.base, root: facts.root)
        case .other: return false
        }
    }

    private func refusal(of sides: BranchSides, _ statement: IfStatement, _ call: ConditionalCall) -> Refusal? {
        if own.isNearUnknownSyntax(statement.node) { return .unknown(in: file) }
        if let word = ExpressionFacts(of: sides.condition, in: file).effects.first { return .effectInCondition(word) }
        // What stands in the blocks beside the chains has no place behind them.
        let kept =
            [file.range(of: sides.base), file.range(of: sides.condition)]
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
        let others =
            file.callsAround(statement.node).map(\.name) + chain.calls.map(\.name)
            + (sides.first + sides.second).map(\.name) + file.callsInside(sides.base).map(\.name)
        if let name = others.first(where: context.rules.followsIdentity) { return .followsIdentity(name) }
        return nil
    }
}

/// The two sides of an `if` that are chains on one base.
private struct BranchSides {
    let condition: NodeID
    /// What both share, as the first side has it.
    let base: NodeID
    /// What each side applies to it, in order.
    let first: [Call]
    let second: [Call]
    let expressions: [NodeID]
    let isReturned: Bool
    /// How much deeper than the base the first link stands; nil where it begins no line.
    let depth: String?

    /// nil for any other `if`.
    init?(of statement: IfStatement) {
        let file = statement.file
        guard statement.conditions.count == 1, BindingCondition(statement.conditions[0], in: file) == nil,
            !file.asksForVersion(statement.node), statement.statements.count == 1,
            let otherwise = statement.elseStatements, otherwise.count == 1
        else { return nil }
        let sides = [statement.statements[0], otherwise[0]]
        let returns = sides.map { file.kind($0) == .returnStatement }
        guard returns[0] == returns[1] else { return nil }
        isReturned = returns[0]
        condition = statement.conditions[0]
        expressions = sides.compactMap { file.returned(by: $0) }
        guard expressions.count == 2 else { return nil }
        var one = Side(expressions[0], in: file)
        var other = Side(expressions[1], in: file)
        guard file.isSame(one.root, other.root) else { return nil }
        while let link = one.links.first, let second = other.links.first,
            file.tokenTexts(in: link.linkRange) == file.tokenTexts(in: second.linkRange)
        {
            one.take()
            other.take()
        }
        guard !one.links.isEmpty || !other.links.isEmpty else { return nil }
        base = one.root
        (first, second) = (one.links, other.links)
        depth = zip([first, second], expressions).firstNonNil { links, expression in
            links.first.flatMap { link in
                file.indentation(at: link.linkRange.lowerBound, isFirst: true).map { own in
                    let root = file.indentation(at: file.range(of: expression).lowerBound, isFirst: false) ?? ""
                    return own.hasPrefix(root) ? String(own.dropFirst(root.count)) : ""
                }
            }
        }
    }

    private struct Side {
        var root: NodeID
        /// From the root on.
        var links: [Call] = []

        init(_ expression: NodeID, in file: SourceFile) {
            root = expression
            while let call = Call(root, in: file), call.isMember, call.isPlain, let base = call.base {
                links.append(call)
                root = base
            }
            links.reverse()
        }

        mutating func take() { root = links.removeFirst().node }
    }
}

extension SourceFile {
    /// The spaces that a line begins with.
    ///
    /// - Parameter isFirst: whether nothing else may stand before the offset.
    fileprivate func indentation(at offset: Int, isFirst: Bool) -> String? {
        var start = offset
        while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
        let line = bytes[start..<offset]
        let spaces = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return isFirst && spaces.count < line.count ? nil : String(decoding: spaces, as: UTF8.self)
    }

    fileprivate func isSame(_ one: NodeID, _ other: NodeID) -> Bool { tokenTexts(of: one) == tokenTexts(of: other) }

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
