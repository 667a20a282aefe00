import Syntax

extension SourceFile {
    /// The names of a closure's parameters, `_` for those without one; nil for a closure that names none.
    func closureParameters(of closure: NodeID) -> [String]? {
        guard let signature = child(.closureSignature, of: closure),
            let list = child(.closureParameters, of: signature)
        else { return nil }
        return descendants(of: list).filter { kind($0) == .closureParameter }.map { parameter in
            let tokens = tokenIndices(of: parameter)
            let end = tokens.first { self.tokens[$0].kind == .colon } ?? tokens.upperBound
            return tokens.lowerBound < end ? word(at: end - 1) : "_"
        }
    }

    /// How many parameters a closure has, named or not; nil for what is no closure.
    func parameterCount(ofClosure node: NodeID) -> Int? {
        guard kind(node) == .closure else { return nil }
        return closureParameters(of: node)?.count ?? anonymousParameterCount(of: node)
    }

    /// One more than the highest `$0`, `$1`, … that belongs to a closure; 0 if it has none.
    func anonymousParameterCount(of closure: NodeID) -> Int {
        var highest = 0
        forEachOwnNode(of: closure) { node in
            if let number = anonymousParameter(node) { highest = max(highest, number + 1) }
        }
        return highest
    }

    /// The number of `$0`, `$1`, …; nil for another node.
    func anonymousParameter(_ node: NodeID) -> Int? {
        guard kind(node) == .name, tokens[Int(self[node].firstToken)].kind == .dollarIdentifier else { return nil }
        return Int(text(of: node).dropFirst())
    }

    /// How often a parameter of a closure is mentioned in it. `$0` of an inner closure is another `$0`, and so is a
    /// name that an inner closure declares again.
    func mentions(of parameter: String, in closure: NodeID) -> Int { mentionNodes(of: parameter, in: closure).count }

    /// Where a parameter of a closure is mentioned in it: names, and what reads a name without an expression.
    func mentionNodes(of parameter: String, in closure: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        let isAnonymous = parameter.first == "$"
        var waiting = children(of: closure).filter { kind($0) != .closureSignature }
        while let node = waiting.popLast() {
            switch kind(node) {
            case .name:
                if name(node) == parameter { found.append(node) }
            case .closure:
                let isRebound = isAnonymous || closureParameters(of: node)?.contains(parameter) == true
                // A capture list is read outside of its closure.
                waiting += isRebound ? captureLists(of: node) : children(of: node)
                continue
            case .capture, .bindingCondition:
                if isShorthand(node, for: parameter) { found.append(node) }
            default: break
            }
            waiting += children(of: node)
        }
        return found
    }

    /// Calls `visit` with each node inside a closure, those of inner closures left out.
    private func forEachOwnNode(of closure: NodeID, _ visit: (NodeID) -> Void) {
        var waiting = children(of: closure)
        while let node = waiting.popLast() {
            visit(node)
            waiting += kind(node) == .closure ? captureLists(of: node) : children(of: node)
        }
    }

    private func captureLists(of closure: NodeID) -> [NodeID] {
        child(.closureSignature, of: closure).flatMap { child(.captureList, of: $0) }.map { [$0] } ?? []
    }

    /// `[view]` and `if let view`: a name that is read without an expression.
    private func isShorthand(_ node: NodeID, for parameter: String) -> Bool {
        let tokens = tokenIndices(of: node)
        let isBare = !tokens.contains { self.tokens[$0].kind == .equal }
        return isBare && tokens.contains { word(at: $0) == parameter }
            && !children(of: node).contains { name($0) == parameter }
    }
}
