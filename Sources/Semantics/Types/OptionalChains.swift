import RuleModel
import Syntax

extension TypeReader {
    /// What the last member of `model?.title` is by itself, where there is a model; unknown for anything else.
    package func lastMember(ofOptionalChain node: NodeID) -> Evidence {
        let call = Call(node, in: file)
        guard let member = Member(call?.callee ?? node, in: file), let base = member.base,
            file.isOptionallyChained(base)
        else { return .unknown }
        let whole = file.kind(base) == .optionalChain ? file.chainBase(of: base).map { type(of: $0) } : type(of: base)
        return whole.map { link(member.name, on: wrapped($0), call: call) } ?? .unknown
    }
}

extension SourceFile {
    /// True for `a?` and for `a?.b`.
    func isOptionallyChained(_ node: NodeID) -> Bool {
        var next: NodeID? = node
        while let part = next {
            if kind(part) == .optionalChain { return true }
            next = chainBase(of: part)
        }
        return false
    }
}
