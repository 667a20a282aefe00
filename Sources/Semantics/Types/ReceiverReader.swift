import RuleModel
import Syntax

/// Reads what receivers show of their types.
///
/// Each piece of a chain is read once, however many calls the chain has.
package struct ReceiverReader {
    package let file: SourceFile
    package let rules: RuleBook
    private var known: [NodeID: ReceiverEvidence] = [:]
    /// The modifiers in the closures of conditional calls.
    private var inner: [NodeID: [String]] = [:]

    package init(file: SourceFile, rules: RuleBook) {
        self.file = file
        self.rules = rules
    }

    /// Notes a conditional call, which may stand in the chain of later ones.
    package mutating func note(_ call: NodeID, applying links: [(node: NodeID, name: String)]) {
        inner[call] = links.flatMap { inner[$0.node] ?? [$0.name] }
    }

    package mutating func evidence(of receiver: NodeID) -> ReceiverEvidence {
        var pieces: [NodeID] = []
        var evidence = ReceiverEvidence()
        var next: NodeID? = receiver
        while let node = next.map(file.withoutParentheses) {
            if let known = known[node] {
                evidence = known
                break
            }
            pieces.append(node)
            next = base(of: node)
        }
        for piece in pieces.reversed() {
            add(piece, to: &evidence)
            known[piece] = evidence
        }
        return evidence
    }

    /// What a piece is applied to; nil for the beginning of a chain.
    private func base(of node: NodeID) -> NodeID? {
        if let either = EitherViewCall(node, in: file) { return either.input }
        if let only = onlyView(of: node) { return only }
        return spelledType(of: node) == nil ? file.chainBase(of: node) : nil
    }

    /// The one view of `Group { Spacer() }`, which is laid out as that view is.
    private func onlyView(of node: NodeID) -> NodeID? {
        guard file.kind(node) == .call, let call = Call(node, in: file), call.name == "Group", !call.isMember,
            call.arguments.count == 1, file.kind(call.arguments[0].value) == .closure
        else { return nil }
        let statements = file.children(of: call.arguments[0].value)
        return statements.count == 1 && file.isExpression(statements[0]) ? statements[0] : nil
    }

    private func add(_ node: NodeID, to evidence: inout ReceiverEvidence) {
        if onlyView(of: node) != nil {
            evidence.type = nil
        } else if let type = spelledType(of: node), EitherViewCall(node, in: file) == nil {
            evidence.root = type
            evidence.type = type
        } else if let either = EitherViewCall(node, in: file) {
            add(either.links(in: file).map(\.name), to: &evidence)
            evidence.type = nil
        } else {
            switch file.kind(node) {
            case .name:
                if let name = file.name(node), name.first?.isUppercase == true { evidence.root = name }
                evidence.type = nil
            case .call:
                guard let (callee, token) = file.calledName(of: node) else {
                    evidence.type = nil
                    return
                }
                if file.kind(callee) == .member { add([file.word(at: token)], to: &evidence) }
                add(inner[node] ?? [], to: &evidence)
            case .member:
                // A member that is called is a link, and counts as one; any other changes the type.
                let isCalled = file.parent(of: node).map { file.kind($0) == .call && file.chainBase(of: $0) == node }
                if isCalled != true { evidence.type = nil }
            case .postfixIfConfig:
                add(links(inBranchesOf: node), to: &evidence)
                evidence.type = nil
            default: evidence.type = nil
            }
        }
    }

    private func add(_ links: [String], to evidence: inout ReceiverEvidence) {
        for link in links {
            if let type = evidence.type, !rules.keeps(type, link) { evidence.type = nil }
            if rules.predecessors.contains(link) { evidence.links.insert(link) }
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

    /// The type of which a call is an initializer: `Text` of `Text(a)`, `SwiftUI.Text(a)`; `List` of `List<Int>(a)`.
    private func spelledType(of call: NodeID) -> String? {
        guard file.calledName(of: call) != nil, var node = file.children(of: call).first else { return nil }
        if file.kind(node) == .specialization, let inner = file.children(of: node).first { node = inner }
        var last: String?
        while true {
            switch file.kind(node) {
            case .name:
                guard let name = file.name(node), name.first?.isUppercase == true else { return nil }
                return last ?? name
            case .member:
                let name = file.word(at: Int(file[node].endToken) - 1)
                guard name.first?.isUppercase == true, let base = file.children(of: node).first else { return nil }
                last = last ?? name
                node = base
            default: return nil
            }
        }
    }
}
