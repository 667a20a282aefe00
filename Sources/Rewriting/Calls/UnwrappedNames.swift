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
