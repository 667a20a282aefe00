import Syntax

extension Outline {
    /// What our parser says.
    init(own bytes: [UInt8]) {
        let file = SourceFile(parsing: bytes)
        words = file.tokens.lazy.filter { $0.end > $0.start }.map {
            Word(kind: $0.kind, start: Int($0.start), end: Int($0.end))
        }
        faults = file.faultsOfTokens
        // Nothing below can be asked of a tree that is none.
        guard faults.isEmpty else { return }
        faults = file.faultsOfNodes
        guard faults.isEmpty else { return }
        // Backwards, so that a type comes before the types in it: those begin at `outermost` or behind.
        var outermost = file.nodes.count
        // The same for what lies in an attribute of which only tokens are compared.
        var opaque = file.nodes.count
        for index in file.nodes.indices.reversed() {
            let id = NodeID(index)
            let kind = file.kind(id)
            let range = file.range(of: id)
            if kind == .call { calls.append(Call(id, in: file)) }
            if kind == .unexpected || kind == .missing {
                let line = file.text(range.prefix(40)).split(whereSeparator: \.isNewline).first ?? ""
                let text = kind == .missing ? "an expression is missing" : "`\(line)` is unexpected"
                faults.append(Fault(difference: .unexpected, offset: range.lowerBound, text: text))
            }
            if index >= opaque { continue }
            if kind == .attribute, Attributes.withOwnGrammar.contains(file.attributeName(of: id)) {
                opaque = Int(file[id].firstDescendant)
            }
            if kind == .type {
                if index >= outermost { continue }
                outermost = Int(file[id].firstDescendant)
            }
            // `Any` where an expression stands.
            if kind == .typeExpression, index < outermost, file.children(of: id).isEmpty {
                pieces.append(Piece(kind: .type, start: range.lowerBound, end: range.upperBound))
            }
            if DifferenceClass(of: kind) != nil, !range.isEmpty {
                pieces.append(Piece(kind: kind, start: range.lowerBound, end: range.upperBound))
            }
        }
    }
}

extension SourceFile {
    /// **Invariant:** the trivia and text of every token, one after the other, are the file.
    fileprivate var faultsOfTokens: [Fault] {
        var end = 0
        for (index, token) in tokens.enumerated() {
            let isLast = index == tokens.count - 1
            guard Int(token.start) >= end, token.end >= token.start, isLast == (token.kind == .endOfFile) else {
                let text = "token \(index), \(token.kind), is out of place"
                return [Fault(difference: .tree, offset: Int(token.start), text: text)]
            }
            end = Int(token.end)
        }
        guard end == bytes.count else {
            return [Fault(difference: .tree, offset: end, text: "the tokens end before the file")]
        }
        return []
    }

    /// **Invariant:** the last node is the file; children lie in their parent, in order, and share no token.
    fileprivate var faultsOfNodes: [Fault] {
        guard let last = nodes.last, last.kind == .sourceFile, last.firstToken == 0,
            Int(last.endToken) == tokens.count, last.firstDescendant == 0
        else { return [Fault(difference: .tree, offset: 0, text: "the last node is not the whole file")] }
        var found: [Fault] = []
        var open: [Int] = []
        for (index, node) in nodes.enumerated() {
            func fault(_ text: String) {
                let place = min(max(0, Int(node.firstToken)), tokens.count - 1)
                found.append(
                    Fault(difference: .tree, offset: Int(tokens[place].start), text: "node \(node.kind) \(text)"))
            }
            if node.firstToken < 0 || node.endToken < node.firstToken || Int(node.endToken) > tokens.count {
                fault("has tokens that do not exist")
            }
            if node.firstDescendant < 0 || Int(node.firstDescendant) > index {
                fault("has descendants that do not exist")
                return found
            }
            var next = node.endToken
            while let child = open.last, child >= Int(node.firstDescendant) {
                open.removeLast()
                if nodes[child].firstDescendant < node.firstDescendant { fault("cuts \(nodes[child].kind)") }
                if nodes[child].endToken > next || nodes[child].firstToken < node.firstToken {
                    fault("does not hold \(nodes[child].kind), or holds it out of order")
                }
                next = nodes[child].firstToken
            }
            open.append(index)
        }
        if open != [nodes.count - 1] {
            found.append(Fault(difference: .tree, offset: 0, text: "nodes lie outside of the file's node"))
        }
        return found
    }
}

extension Call {
    fileprivate init(_ id: NodeID, in file: SourceFile) {
        let children = file.children(of: id)
        let range = file.range(of: id)
        let callee = children.first.map { file.range(of: $0) } ?? range.prefix(0)
        let name = children.first.flatMap { file.lastName(of: $0) }
        var labels: [String] = []
        var closures: [Closure] = []
        for child in children.dropFirst() {
            switch file.kind(child) {
            case .arguments:
                for argument in file.children(of: child) where file.kind(argument) == .argument {
                    let label = file.labelText(of: argument)
                    labels.append(label ?? "_")
                    if let closure = file.children(of: argument).first, file.kind(closure) == .closure {
                        closures.append(Closure(.argument, label ?? "", file.range(of: closure)))
                    }
                }
            case .closure:
                closures.append(Closure(.trailing, "", file.range(of: child)))
            case .labelledClosure:
                guard let closure = file.child(.closure, of: child) else { continue }
                closures.append(Closure(.trailing, file.labelText(of: child) ?? "", file.range(of: closure)))
            default: break
            }
        }
        self.init(
            start: range.lowerBound, end: range.upperBound, calleeEnd: callee.upperBound,
            name: name.map { file.unquoted($0) } ?? "", nameStart: name.map { Int($0.start) } ?? range.lowerBound,
            labels: labels, closures: closures)
    }
}

extension Call.Closure {
    fileprivate init(_ place: Call.Place, _ label: String, _ range: Range<Int>) {
        self.init(place: place, label: label, start: range.lowerBound, end: range.upperBound)
    }
}

extension SourceFile {
    /// `a` of `@a(b)`
    fileprivate func attributeName(of id: NodeID) -> String {
        let name = Int(self[id].firstToken) + 1
        return name < Int(self[id].endToken) ? text(of: tokens[name]) : ""
    }

    /// The last name of `name`, `a.name`, `a.name(b:)` and `name<T>`.
    fileprivate func lastName(of id: NodeID) -> Token? {
        switch kind(id) {
        case .name, .member:
            let end = child(.argumentNames, of: id).map { Int(self[$0].firstToken) } ?? Int(self[id].endToken)
            return tokens[end - 1]
        case .specialization: return children(of: id).first.flatMap { lastName(of: $0) }
        default: return nil
        }
    }

    /// The label of an argument or of a labelled closure: what stands before the colon, if a child follows it.
    fileprivate func labelText(of id: NodeID) -> String? {
        let first = Int(self[id].firstToken)
        guard let value = children(of: id).first, self[value].firstToken >= first + 2,
            tokens[first + 1].kind == .colon
        else { return nil }
        return text(of: tokens[first])
    }

    /// The text without the backticks around it.
    fileprivate func unquoted(_ token: Token) -> String {
        let text = text(of: token)
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
