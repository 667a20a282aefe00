import Syntax

/// Results of which the compiler wants one type: both sides of `a ? b : c` and `a ?? b`, each `return` of what gives back
/// some view, the branches of an `if` that is a value, the elements of an array, what one variable is given.
///
/// One helper gives both sides one type. Two rewrites do only if they are alike.
extension FileSemantics {
    /// The calls of each result, where a choice between them has calls in several: in the order of the text.
    package func choices(among calls: [NodeID]) -> [[[NodeID]]] {
        var choices: [NodeID: [NodeID: [NodeID]]] = [:]
        for call in calls {
            for (choice, result) in self.choices(around: call) {
                choices[choice, default: [:]][result, default: []].append(call)
            }
        }
        return choices.values.filter { $0.count > 1 }.map { Array($0.values) }
    }

    /// The choices that a call stands in, innermost first, each with the result that it is in.
    private func choices(around call: NodeID) -> [(choice: NodeID, result: NodeID)] {
        var choices: [(choice: NodeID, result: NodeID)] = []
        var inner = file.carrier(of: call)
        while let outer = file.parent(of: inner) {
            switch file.kind(outer) {
            case .sequence:
                let sequence = FoldedSequence(of: outer, in: file)
                if let variable = variable(assignedBy: sequence, at: outer) {
                    choices.append((variable, outer))
                } else if isSide(inner, of: sequence) {
                    choices.append((outer, inner))
                }
            case .array, .dictionary: choices.append((outer, inner))
            case .binding: choices.append((outer, outer))
            case .ifStatement, .switchStatement:
                let whole = file.carrier(of: outer)
                if [.codeBlock, .switchCase].contains(file.kind(inner)), isValue(whole) {
                    choices.append((whole, inner))
                }
            case .returnStatement:
                if let body = body(around: outer) { choices.append((body, outer)) }
            // It gives any view one type.
            case .call where Call(outer, in: file)?.name == "AnyView": return choices
            case .functionDeclaration, .variableDeclaration, .subscriptDeclaration: return choices
            case let kind where kind.isTypeDeclaration: return choices
            default: break
            }
            // The branches of `else if` are those of one statement.
            inner = file.kind(outer) == .ifStatement ? outer : file.carrier(of: outer)
        }
        return choices
    }

    /// True for `b`, `d` and `e` of `a ? b : c ? d : e`, and for both sides of `??`.
    private func isSide(_ part: NodeID, of sequence: FoldedSequence) -> Bool {
        file.kind(part) == .ternary || sequence.hasTernary && part == sequence.nodes.last
            || sequence.operators.contains("??")
    }

    /// Where `view` of `view = …` is declared.
    private func variable(assignedBy sequence: FoldedSequence, at node: NodeID) -> NodeID? {
        guard let name = sequence.assignment.flatMap({ file.name($0.target) }) else { return nil }
        return scopes.localBinding(of: name, at: node)?.node
    }

    /// True for an `if` or `switch` that stands for a value, and for no statement of a builder.
    private func isValue(_ statement: NodeID) -> Bool {
        guard let outer = file.parent(of: statement) else { return false }
        switch file.kind(outer) {
        case .binding, .returnStatement, .sequence: return true
        case .codeBlock, .switchCase, .accessorBlock:
            guard file.statements(of: outer).count == 1, let owner = file.parent(of: outer) else { return false }
            if [.ifStatement, .switchStatement].contains(file.kind(owner)) { return isValue(file.carrier(of: owner)) }
            return file.owner(ofBody: outer).map { file.givesSomeView($0) && !file.isBuilder($0) } ?? false
        default: return false
        }
    }

    /// The body that a `return` ends, if what it gives back is not a type by name.
    private func body(around statement: NodeID) -> NodeID? {
        for outer in file.surroundings(of: statement) {
            switch file.kind(outer) {
            case .closure: return Closure(outer, in: file)!.hasArrow ? nil : outer
            case .functionDeclaration: return file.givesSomeView(outer) ? outer : nil
            case .accessorBlock: return file.owner(ofBody: outer).map(file.givesSomeView) == true ? outer : nil
            case .sourceFile, .memberBlock: return nil
            default: continue
            }
        }
        return nil
    }
}
