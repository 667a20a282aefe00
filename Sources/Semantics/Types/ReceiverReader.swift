import RuleModel
import Syntax

/// What the text of a receiver shows of its type.
package struct ReceiverFacts: Sendable, Equatable {
    package init() {}

    /// The type at which the chain begins, without its module: `Text` of `Text("a").padding()`. nil if nothing shows it.
    package var root: String?
    /// The type of the whole receiver, where it is still that of the root: `Text` of `Text("a").bold()`.
    package var type: String?
    /// The types and protocols of the project's that the whole receiver is shown to be of: `CardLike` of `some CardLike`.
    package var kinds: [String] = []
    /// The names of the links before the call, those in conditional calls too, and of types that are applied as modifiers.
    package var links: Set<String> = []

    /// What the whole receiver is shown to be, or the beginning of it.
    var known: [String] { isWholeKnown ? type.map { [$0] } ?? kinds : [root].compactMap(\.self) }
    /// True where that is more than where the chain begins.
    var isWholeKnown: Bool { type != nil || !kinds.isEmpty }
}

/// Reads what receivers show of their types.
///
/// Each piece of a chain is read once, however many calls the chain has.
package struct ReceiverReader {
    package let file: SourceFile
    package let rules: RuleBook
    /// True for a name that means another type than pages state where it stands: one of the project's, `Kit.Text`.
    private let isOther: (_ type: String, _ node: NodeID) -> Bool
    /// The name of a property that is applied as a modifier: `row.faded`.
    private let property: (NodeID) -> String?
    private var known: [NodeID: ReceiverFacts] = [:]
    /// The modifiers in the closures of conditional calls.
    private var inner: [NodeID: [String]] = [:]

    init(
        file: SourceFile, rules: RuleBook, isOther: @escaping (_ type: String, _ node: NodeID) -> Bool,
        property: @escaping (NodeID) -> String?
    ) {
        self.file = file
        self.rules = rules
        self.isOther = isOther
        self.property = property
    }

    /// Notes a conditional call, which may stand in the chain of later ones.
    ///
    /// - Parameters:
    ///   - links: what it applies, each with its node: a call, or what a helper is given,
    ///   - unread: closures of which no more is known than that they give a view: whatever they call counts, and they do.
    package mutating func note(
        _ call: NodeID, applying links: [(node: NodeID, use: ModifierUse)], unread: [NodeID] = []
    ) {
        var names = links.flatMap { inner[$0.node] ?? rules.names(of: $0.use) }
        var open = unread
        while let part = open.popLast() {
            if let inside = Call(part, in: file), inside.isMember {
                names += inner[part] ?? rules.names(of: ModifierUse(inside))
            }
            // What is in the closures of a call that is noted is known.
            open += inner[part] == nil ? file.children(of: part) : Array(file.children(of: part).prefix(1))
        }
        if !unread.isEmpty, let helper = Call(call, in: file) { names.append(helper.name) }
        inner[call] = names.unique
    }

    package mutating func facts(of receiver: NodeID) -> ReceiverFacts {
        var pieces: [Piece] = []
        var facts = ReceiverFacts()
        var next: NodeID? = receiver
        while let node = next.map(file.withoutParentheses) {
            if let known = known[node] {
                facts = known
                break
            }
            pieces.append(Piece(node, in: file))
            next = pieces.last?.base
        }
        for piece in pieces.reversed() {
            add(piece, to: &facts)
            known[piece.node] = facts
        }
        return facts
    }

    /// A piece of a chain of views.
    private struct Piece {
        let node: NodeID
        /// What it is applied to, or wraps without changing it; nil for the beginning of a chain.
        let base: NodeID?
        let kind: Kind

        enum Kind {
            /// `EitherView(condition: isOn, input: a) { $0.b() }`, with what it applies.
            case either([String])
            /// `Group { Spacer() }`, which is laid out as its one view is, as `Optional(Spacer())` and `{ Spacer() }()` are.
            case group
            /// `Text(a)`, `SwiftUI.Text(a)`, `Text.init(a)`
            case initializer(String)
            /// `.padding()`
            case link
            /// `row(a)`
            case function
            /// What stands between a link's base and its arguments.
            case calledMember
            case postfixIfConfig
            case name(String)
            case other
        }

        init(_ node: NodeID, in file: SourceFile) {
            self.node = node
            if let either = EitherViewCall(node, in: file) {
                (base, kind) = (either.input, .either(either.links(in: file).map(\.name)))
                return
            }
            let call = Call(node, in: file)
            if let call, !call.isMember, call.name == "Group", call.arguments.count == 1,
                let only = Closure(call.arguments[0].value, in: file)?.soleStatement, file.isExpression(only)
            {
                (base, kind) = (only, .group)
            } else if let only = call?.wrappedByOptional ?? file.calledClosure(node)?.soleExpression {
                (base, kind) = (only, .group)
            } else if let type = call?.initializedName {
                (base, kind) = (nil, .initializer(type))
            } else {
                base = file.chainBase(of: node)
                switch file.kind(node) {
                case .name: kind = .name(file.name(node)!)
                case .call: kind = call.map { $0.isMember ? .link : .function } ?? .other
                // A member that is called is a link, and counts as one; any other changes the type.
                case .member: kind = file.isCalled(node) ? .calledMember : .other
                case .postfixIfConfig: kind = .postfixIfConfig
                default: kind = .other
                }
            }
        }
    }

    private func add(_ piece: Piece, to facts: inout ReceiverFacts) {
        switch piece.kind {
        case .either(let links):
            add(links, to: &facts)
            facts.type = nil
        case .initializer(let type):
            let root = isOther(type, piece.node) ? nil : type
            (facts.root, facts.type) = (root, root)
        case .link:
            let type = facts.type
            add(inner[piece.node] ?? names(of: piece.node), to: &facts)
            facts.type =
                inner[piece.node] != nil
                ? nil : Call(piece.node, in: file).flatMap { call in type.flatMap { rules.given(by: call, on: $0) } }
        // `padding()` of a type may be one on what it is.
        case .function: add(inner[piece.node] ?? names(of: piece.node).filter(rules.states), to: &facts)
        case .calledMember: break
        case .postfixIfConfig:
            add(links(inBranchesOf: piece.node), to: &facts)
            facts.type = nil
        case .name(let name):
            if name.first?.isUppercase == true { facts.root = name }
            facts.type = nil
        case .group: facts.type = nil
        case .other:
            facts.links.formUnion([property(piece.node)].compactMap(\.self))
            facts.type = nil
        }
    }

    private func names(of link: NodeID) -> [String] {
        guard let call = Call(link, in: file) else { return [] }
        // What nobody has noted may be a helper all the same.
        let inner = rules.hasPage(for: call.name) ? [] : file.callsOnWhatClosuresAreGiven(by: call)
        return ([call] + inner).flatMap { rules.names(of: ModifierUse($0)) }
    }

    private func add(_ links: [String], to facts: inout ReceiverFacts) {
        for link in links {
            if let type = facts.type, !rules.keeps(type, link) { facts.type = nil }
            facts.links.insert(link)
        }
    }

    /// The names of the links in the branches of a postfix `#if`.
    private func links(inBranchesOf node: NodeID) -> [String] {
        file.branches(ofPostfixIfConfig: node).flatMap { branch in
            branch.pieces.flatMap { piece -> [String] in
                if let call = Call(piece, in: file), call.isMember { return [call.name] }
                return links(inBranchesOf: piece)
            }
        }
    }
}
