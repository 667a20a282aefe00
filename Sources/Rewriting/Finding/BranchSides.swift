import Semantics
import Syntax

/// The two sides of an `if` that are chains on one base.
struct BranchSides {
    /// What decides: a `Bool`, several of which all must hold, or an optional.
    let condition: NodeID
    /// What the first side calls what is in the optional; nil for a `Bool`.
    let payload: String?
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
    init?(of statement: IfStatement, _ scopes: Scopes) {
        let file = statement.file
        guard let (condition, payload) = file.whatDecides(statement), statement.statements.count == 1,
            let otherwise = statement.elseStatements, otherwise.count == 1
        else { return nil }
        let sides = [statement.statements[0], otherwise[0]]
        let returns = sides.map { file.kind($0) == .returnStatement }
        guard returns[0] == returns[1] else { return nil }
        isReturned = returns[0]
        (self.condition, self.payload) = (condition, payload)
        expressions = sides.compactMap { file.returned(by: $0) }
        guard expressions.count == 2 else { return nil }
        var one = Side(expressions[0], in: file)
        var other = Side(expressions[1], in: file)
        one.spellOutSelf(of: other, in: file, scopes)
        other.spellOutSelf(of: one, in: file, scopes)
        guard file.isSame(one.root, other.root) else { return nil }
        while let link = one.links.first, let second = other.links.first,
            file.tokenTexts(in: link.linkRange) == file.tokenTexts(in: second.linkRange)
        {
            one.take()
            other.take()
        }
        guard !one.links.isEmpty || !other.links.isEmpty else { return nil }
        // It means something else in each.
        if let payload, file.identifiers(of: one.root).contains(payload) { return nil }
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

        /// `opacity(0.5)` beside `self`
        mutating func spellOutSelf(of other: Side, in file: SourceFile, _ scopes: Scopes) {
            guard file.name(other.root) == "self", let call = Call(root, in: file), call.base == nil, call.isPlain,
                !call.isMember, !call.name.isTypeName, !scopes.isLocal(call.name, at: root)
            else { return }
            links.insert(call, at: 0)
            root = other.root
        }

        mutating func take() { root = links.removeFirst().node }
    }
}

extension SourceFile {
    /// The condition of an `if`, or all of its conditions as one node, and what it calls what is in an optional; nil where
    /// more than that decides.
    fileprivate func whatDecides(_ statement: IfStatement) -> (condition: NodeID, payload: String?)? {
        if asksForVersion(statement.node) { return nil }
        let conditions = statement.conditions
        if conditions.count == 1, let binding = BindingCondition(conditions[0], in: self) {
            return binding.unwrapped.map { ($0.optional, $0.name) }
        }
        guard let first = conditions.first,
            conditions.allSatisfy({ BindingCondition($0, in: self) == nil && isExpression($0) })
        else { return nil }
        return (conditions.count == 1 ? first : parent(of: first)!, nil)
    }

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
}
