import Syntax

/// Results of which the compiler wants one type: both sides of `a ? b : c` and `a ?? b`, each `return` of what gives back
/// some view, the branches of an `if` that is a value, the elements of an array, what one variable is given.
///
/// One helper gives both sides one type. Two rewrites do only if they are alike.
extension FileSemantics {
    /// The calls of each result, where a choice between them has calls in several: in the order of the text.
    package func choices(among calls: [NodeID]) -> [[[NodeID]]] {
        var choices: [NodeID: [NodeID: [NodeID]]] = [:]
        var sequences: [NodeID: SequenceChoice] = [:]
        for call in calls {
            for (choice, result) in self.choices(around: call, &sequences) {
                choices[choice, default: [:]][result, default: []].append(call)
            }
        }
        return choices.values.filter { $0.count > 1 }.map { Array($0.values) }
    }

    /// The choices that a call stands in, innermost first, each with the result that it is in.
    ///
    /// - Parameter follows: also those that a local name for what the call is in stands in.
    private func choices(
        around call: NodeID, _ sequences: inout [NodeID: SequenceChoice], follows: Bool = true
    ) -> [(choice: NodeID, result: NodeID)] {
        var choices: [(choice: NodeID, result: NodeID)] = []
        var inner = file.carrier(of: call)
        while let outer = file.parent(of: inner) {
            switch file.kind(outer) {
            case .sequence:
                let sequence = sequences[outer] ?? SequenceChoice(of: outer, in: self)
                sequences[outer] = sequence
                if let variable = sequence.variable {
                    choices.append((variable, outer))
                } else if sequence.isOfAll || sequence.last == inner || file.kind(inner) == .ternary {
                    choices.append((outer, inner))
                }
            case .array, .dictionary: choices.append((outer, inner))
            case .binding:
                choices.append((outer, outer))
                choices += follows ? self.choices(aroundNamesOf: outer, &sequences) : []
            // `views.append(view)`
            case .call where variable(takenBy: outer) != nil: choices.append((variable(takenBy: outer)!, outer))
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

    /// The choices that the name of a local declaration stands in, each with the result that it is in.
    private func choices(
        aroundNamesOf binding: NodeID, _ sequences: inout [NodeID: SequenceChoice]
    ) -> [(choice: NodeID, result: NodeID)] {
        guard let name = Binding(binding, in: file)?.name else { return [] }
        var choices: [(choice: NodeID, result: NodeID)] = []
        for mention in mentions.bareMentions(of: name) {
            guard scopes.localBinding(of: name, at: mention)?.node == binding else { continue }
            choices += self.choices(around: mention, &sequences, follows: false)
        }
        return choices
    }

    /// Where the variable is declared that takes more: `views` of `views.append(view)`.
    private func variable(takenBy node: NodeID) -> NodeID? {
        guard let call = Call(node, in: file), ["append", "insert"].contains(call.name),
            let base = call.base, let name = file.name(base)
        else { return nil }
        return scopes.localBinding(of: name, at: node)?.node
    }

    /// What a sequence is a choice of: of `b`, `d` and `e` of `a ? b : c ? d : e`, and of both sides of `??`. Read once,
    /// however many calls are in it.
    private struct SequenceChoice {
        /// Where `view` of `view = …` is declared.
        let variable: NodeID?
        let isOfAll: Bool
        let last: NodeID?

        init(of node: NodeID, in semantics: FileSemantics) {
            let sequence = FoldedSequence(of: node, in: semantics.file)
            variable = sequence.assignment.flatMap { semantics.file.name($0.target) }
                .flatMap { semantics.scopes.localBinding(of: $0, at: node)?.node }
            isOfAll = sequence.operators.contains("??")
            last = sequence.hasTernary ? sequence.nodes.last : nil
        }
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
