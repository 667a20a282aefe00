import Syntax

/// Results of which the compiler wants one type: both sides of `a ? b : c`, each `return` of what gives back some view,
/// the elements of an array.
///
/// One helper gives both sides one type. Two rewrites do only if they are alike.
struct Agreement {
    let file: SourceFile

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
            case .sequence where isSide(inner, of: outer), .array: places.append((outer, inner))
            case .returnStatement:
                if let body = body(around: outer) { places.append((body, outer)) }
            // It gives any view one type.
            case .call where file.calledName(of: outer).map { file.word(at: $0.token) } == "AnyView": return places
            case .functionDeclaration, .variableDeclaration, .subscriptDeclaration: return places
            case let kind where kind.isTypeDeclaration: return places
            default: break
            }
            inner = file.carrier(of: outer)
        }
        return places
    }

    /// True for `b`, `d` and `e` of `a ? b : c ? d : e`.
    private func isSide(_ part: NodeID, of sequence: NodeID) -> Bool {
        let parts = file.children(of: sequence)
        return file.kind(part) == .ternary || part == parts.last && parts.contains { file.kind($0) == .ternary }
    }

    /// The body that a `return` ends, if what it gives back is not a type by name.
    private func body(around statement: NodeID) -> NodeID? {
        for outer in file.surroundings(of: statement) {
            var owner = outer
            switch file.kind(outer) {
            case .closure: return file.closureParts(of: outer).signature.isEmpty ? outer : nil
            case .functionDeclaration: break
            case .accessorBlock: owner = file.parent(of: outer) ?? outer
            case .sourceFile, .memberBlock: return nil
            default: continue
            }
            let type = file.children(of: owner).last { file.kind($0) == .type }
            return type.map { file.text(of: $0).hasPrefix("some ") } == true ? outer : nil
        }
        return nil
    }
}
