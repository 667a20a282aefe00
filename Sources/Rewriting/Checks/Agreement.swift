import Semantics
import Syntax

/// Results of which the compiler wants one type: both sides of `a ? b : c` and `a ?? b`, each `return` of what gives back
/// some view, the branches of an `if` that is a value, the elements of an array, what one variable is given.
///
/// One helper gives both sides one type. Two rewrites do only if they are alike.
struct Agreement {
    let scopes: Scopes

    private var file: SourceFile { scopes.file }

    /// The calls of each result, where a choice between them has calls in several: in the order of the text.
    func choices(among calls: [NodeID]) -> [[[NodeID]]] {
        var choices: [NodeID: [NodeID: [NodeID]]] = [:]
        for call in calls {
            for (choice, result) in places(of: call) { choices[choice, default: [:]][result, default: []].append(call) }
        }
        return choices.values.filter { $0.count > 1 }.map { Array($0.values) }
    }

    /// The choices that a call stands in, innermost first, each with the result that it is in.
    private func places(of call: NodeID) -> [(choice: NodeID, result: NodeID)] {
        var places: [(choice: NodeID, result: NodeID)] = []
        var inner = file.carrier(of: call)
        while let outer = file.parent(of: inner) {
            switch file.kind(outer) {
            case .sequence:
                if let variable = variable(assignedBy: outer) {
                    places.append((variable, outer))
                } else if isSide(inner, of: outer) {
                    places.append((outer, inner))
                }
            case .array, .dictionary: places.append((outer, inner))
            case .binding: places.append((outer, outer))
            case .ifStatement, .switchStatement:
                let whole = file.carrier(of: outer)
                if [.codeBlock, .switchCase].contains(file.kind(inner)), isValue(whole) {
                    places.append((whole, inner))
                }
            case .returnStatement:
                if let body = body(around: outer) { places.append((body, outer)) }
            // It gives any view one type.
            case .call where file.calledName(of: outer).map { file.word(at: $0.token) } == "AnyView": return places
            case .functionDeclaration, .variableDeclaration, .subscriptDeclaration: return places
            case let kind where kind.isTypeDeclaration: return places
            default: break
            }
            // The branches of `else if` are those of one statement.
            inner = file.kind(outer) == .ifStatement ? outer : file.carrier(of: outer)
        }
        return places
    }

    /// True for `b`, `d` and `e` of `a ? b : c ? d : e`, and for both sides of `??`.
    private func isSide(_ part: NodeID, of sequence: NodeID) -> Bool {
        if file.kind(part) == .ternary { return true }
        let parts = file.children(of: sequence)
        if part == parts.last, parts.contains(where: { file.kind($0) == .ternary }) { return true }
        return parts.contains { file.kind($0) == .binaryOperator && file.text(of: $0) == "??" }
    }

    /// Where `view` of `view = …` is declared.
    private func variable(assignedBy sequence: NodeID) -> NodeID? {
        let parts = file.children(of: sequence)
        guard parts.count > 2, file.kind(parts[1]) == .binaryOperator, file.text(of: parts[1]) == "=",
            let name = file.name(parts[0])
        else { return nil }
        return scopes.localBinding(of: name, at: sequence)?.node
    }

    /// True for an `if` or `switch` that stands for a value, and for no statement of a builder.
    private func isValue(_ statement: NodeID) -> Bool {
        guard let outer = file.parent(of: statement) else { return false }
        switch file.kind(outer) {
        case .binding, .returnStatement, .sequence: return true
        case .codeBlock, .switchCase, .accessorBlock:
            guard file.statements(of: outer).count == 1, let owner = file.parent(of: outer) else { return false }
            switch file.kind(owner) {
            case .ifStatement, .switchStatement: return isValue(file.carrier(of: owner))
            case .functionDeclaration, .binding: return givesSomeView(owner) && !file.isBuilder(owner)
            case .accessor:
                let binding = file.parent(of: owner).flatMap { file.parent(of: $0) }
                return binding.map { givesSomeView($0) && !file.isBuilder($0) } ?? false
            default: return false
            }
        default: return false
        }
    }

    /// The body that a `return` ends, if what it gives back is not a type by name.
    private func body(around statement: NodeID) -> NodeID? {
        for outer in file.surroundings(of: statement) {
            switch file.kind(outer) {
            case .closure:
                let head = file.closureParts(of: outer).signature
                return file.tokenTexts(in: head).contains("->") ? nil : outer
            case .functionDeclaration: return givesSomeView(outer) ? outer : nil
            case .accessorBlock: return file.parent(of: outer).map(givesSomeView) == true ? outer : nil
            case .sourceFile, .memberBlock: return nil
            default: continue
            }
        }
        return nil
    }

    private func givesSomeView(_ owner: NodeID) -> Bool {
        file.children(of: owner).last { file.kind($0) == .type }.map { file.text(of: $0).hasPrefix("some ") } ?? false
    }
}
