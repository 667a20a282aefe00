import RuleModel
import Syntax

/// What the text of a receiver shows of its type.
struct ReceiverEvidence: Sendable, Equatable {
    /// The type at which the chain begins, without its module: `Text` of `Text("a").padding()`. nil if nothing shows it.
    var root: String?
    /// The type of the whole receiver, where it is still that of the root: `Text` of `Text("a").bold()`.
    var type: String?
    /// The names of all links before the call, in the order of the text; those of each branch of a postfix `#if` too.
    var links: [String] = []

    init() {}

    init(of receiver: NodeID, in file: SourceFile, rules: RuleBook) {
        var node = file.withoutParentheses(receiver)
        var calls: [String] = []
        var isPlain = true
        while let base = file.chainBase(of: node) {
            if let either = EitherViewCall(node, in: file) {
                calls += either.links(in: file).reversed()
                isPlain = false
                node = either.input
                continue
            }
            switch file.kind(node) {
            case .call:
                guard let call = CallParts(of: node, in: file) else {
                    isPlain = false
                    break
                }
                if let type = ReceiverEvidence.spelledType(file.children(of: node).first ?? node, in: file) {
                    root = type
                    links = calls.reversed()
                    self.type = isPlain ? kept(type, rules: rules) : nil
                    return
                }
                if call.isMember { calls.append(call.name) }
            case .member:
                // A member that is called is a link, and was counted; any other changes the type.
                let isCalled = file.parent(of: node).map { file.kind($0) == .call && file.chainBase(of: $0) == node }
                if isCalled != true { isPlain = false }
            case .postfixIfConfig:
                calls += file.links(inBranchesOf: node).reversed()
                isPlain = false
            default:
                isPlain = false
            }
            node = file.withoutParentheses(base)
        }
        links = calls.reversed()
        if node != receiver, let name = file.name(node), name.first?.isUppercase == true { root = name }
    }

    /// `Text`, `SwiftUI.Text`, `List<Int>`: a name that begins with a capital, or a path of such names.
    private static func spelledType(_ callee: NodeID, in file: SourceFile) -> String? {
        var node = callee
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

    /// The type, if each link gives back what it is applied to, as a rule page shows it.
    private func kept(_ type: String, rules: RuleBook) -> String? {
        let isKept = links.allSatisfy { link in
            rules.overloads[link]?.contains { $0.signature.receiver == type && $0.signature.result == type } == true
        }
        return isKept ? type : nil
    }
}

extension SourceFile {
    /// The names of the links in the branches of a postfix `#if`, in the order of the text.
    fileprivate func links(inBranchesOf node: NodeID) -> [String] {
        children(of: node).filter { kind($0) == .conditionalClause }.flatMap { clause -> [String] in
            var found: [String] = []
            var link = children(of: clause).last
            while let current = link {
                if let call = CallParts(of: current, in: self), call.isMember { found.append(call.name) }
                if kind(current) == .postfixIfConfig { found += links(inBranchesOf: current).reversed() }
                link = chainBase(of: current)
            }
            return found.reversed()
        }
    }
}
