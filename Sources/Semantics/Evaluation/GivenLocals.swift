import Syntax

// What gives a local its value, where that is no declaration of its own.
extension Scopes {
    /// `model.child` of `if let child = model.child`, `kids` of `ForEach(kids) { kid in … }`.
    func source(of name: String, at node: NodeID) -> (value: NodeID, part: ValuePath.Part)? {
        if let pattern = pattern(binding: name, at: node) {
            let isTyped = file.parent(of: pattern.node).map { file.child(.type, of: $0) != nil } ?? false
            guard pattern.unwrappedName == name, !isTyped else { return nil }
            return pattern.subject.map { ($0, .unwrapped) }
        }
        guard let scope = scope(declaring: name, at: node) else { return nil }
        return file.collection(givingAll: name, to: scope).map { ($0.collection, .element) }
    }

    /// `child` of `if let child`.
    func shorthand(_ value: NodeID) -> String? { Pattern(value, in: file)?.unwrappedName }
}

extension SourceFile {
    /// The chain that shows the type of a value: itself, or what is taken where `a ?? b` has nothing else.
    func beginning(ofGiven value: NodeID) -> NodeID? {
        let value = withoutParentheses(value)
        switch kind(value) {
        // A chain that nobody writes is not read link by link.
        case .name, .member, .call, .optionalChain, .forceUnwrap, .subscriptCall:
            return Chain(endingAt: value, in: self).isLonger(than: 64) ? nil : value
        case .sequence:
            let sequence = FoldedSequence(of: value, in: self)
            guard sequence.operators == ["??"] else { return nil }
            return sequence.nodes.last.flatMap { beginning(ofGiven: $0) }
        default: return nil
        }
    }
}
