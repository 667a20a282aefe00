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

    /// What `size.map { $0.width }` and `model.flatMap(\.title)` give, where there is a size, and nil otherwise; unknown for what
    /// is done otherwise with what is in an optional.
    func mapped(_ optional: String, by call: Call) -> Evidence {
        guard ["map", "flatMap"].contains(call.name), let argument = call.soleArgument,
            let members = members(appliedBy: argument.value)
        else { return .unknown }
        let found = members.reduce(.type(TypeText(optional).wrapped)) { link($1, on: $0, call: nil) }
        guard case .type(let text) = found else { return .unknown }
        guard TypeText(text).isOptional else { return .type(text + "?") }
        return call.name == "flatMap" ? found : .unknown
    }

    /// `size` and `width` of `{ $0.size.width }` and of `\.size.width`; nil for what does more than to read members.
    private func members(appliedBy function: NodeID) -> [String]? {
        if let path = KeyPath(function, in: file) {
            return path.members.flatMap { $0.contains(where: \.isChained) ? nil : $0.map(\.name) }
        }
        guard let closure = Closure(function, in: file), let value = closure.soleExpression,
            let path = Chain(endingAt: value, in: file).memberPath, path[0] == closure.parameter(0)
        else { return nil }
        return Array(path.dropFirst())
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
