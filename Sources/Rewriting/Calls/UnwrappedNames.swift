import Syntax

extension SourceFile {
    /// What closures unwrap with `!` that a condition compares to `nil`: `title!` under `title != nil`. nil for nothing.
    func unwrapped(under condition: NodeID, in closures: [NodeID]) -> String? {
        let tested = comparedToNil(in: condition)
        guard !tested.isEmpty else { return nil }
        for closure in closures {
            for node in descendants(of: closure) where kind(node) == .forceUnwrap {
                let words = self.words(of: node)
                // `a!.b` under `a?.b != nil` is as safe, and only as safe, as the condition is true.
                if tested.contains(where: { $0.starts(with: words) }) { return text(of: node) }
            }
        }
        return nil
    }

    /// The optional `title` of `title != nil`, and each `title!` of a closure that mentions it in no other way.
    ///
    /// nil if the condition says more, or if the optional is no name or member path: a call could give another value.
    func unwrapping(under condition: NodeID, in closure: NodeID?) -> (optional: NodeID, mentions: [NodeID])? {
        guard let closure, kind(condition) == .sequence else { return nil }
        let parts = children(of: condition)
        guard parts.count == 3, text(of: parts[1]) == "!=", kind(parts[2]) == .nilLiteral, isMemberPath(parts[0]) else {
            return nil
        }
        let path = words(of: parts[0])
        var mentions: [NodeID] = []
        var waiting = [closure]
        while let node = waiting.popLast() {
            if kind(node) == .forceUnwrap, let inner = children(of: node).first, isMemberPath(inner),
                words(of: inner) == path
            {
                mentions.append(node)
                continue
            }
            switch kind(node) {
            case .name, .member:
                // `title` and `title?.count` are read as they are, and so is what could be captured or bound anew.
                if words(of: node) == path { return nil }
            case .capture, .bindingCondition, .closureParameter, .binding, .forStatement:
                if tokenIndices(of: node).contains(where: { word(at: $0) == path[0] }) { return nil }
            default: break
            }
            waiting += children(of: node)
        }
        return mentions.isEmpty ? nil : (parts[0], mentions)
    }

    /// `title`, `model.title`, `self.title`
    private func isMemberPath(_ node: NodeID) -> Bool {
        var node = node
        while kind(node) == .member, let base = base(ofMember: node) { node = base }
        return kind(node) == .name && text(of: node).first != "$"
    }

    /// The operands that stand beside `!= nil` or `== nil`, each as its words.
    private func comparedToNil(in condition: NodeID) -> [[String]] {
        let sequences = Array(descendants(of: condition)) + [condition]
        return sequences.filter { kind($0) == .sequence }.flatMap { sequence in
            let parts = children(of: sequence)
            return parts.indices.dropFirst().dropLast().compactMap { place -> [String]? in
                guard ["!=", "=="].contains(text(of: parts[place])) else { return nil }
                if kind(parts[place + 1]) == .nilLiteral { return words(of: parts[place - 1]) }
                if kind(parts[place - 1]) == .nilLiteral { return words(of: parts[place + 1]) }
                return nil
            }
        }
    }

    /// The texts of a node's tokens, without `?` and `!`, and without a leading `self.`.
    private func words(of node: NodeID) -> [String] {
        let words = tokenIndices(of: node).map { word(at: $0) }.filter { $0 != "?" && $0 != "!" }
        return words.first == "self" && words.count > 2 ? Array(words.dropFirst(2)) : words
    }
}
