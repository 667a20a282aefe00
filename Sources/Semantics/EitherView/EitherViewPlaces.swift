import Syntax

/// Where a call of `EitherView` must stay one, because something asks for just that type.
extension FileSemantics {
    /// The names by which files know the type.
    package var eitherViewNames: Set<String> { index.eitherViewNames }

    /// The calls of it, those inside another before it.
    package var eitherViewCalls: [EitherViewCall] {
        let names = eitherViewNames
        return file.calls(of: names.union(["init"])).compactMap { EitherViewCall($0.node, in: file, names: names) }
    }

    /// What asks for an `EitherView` where a call of it, or a name for one, stands; nil where any view would do.
    package func asker(ofEitherView node: NodeID) -> String? { asker(of: node, followsNames: true) }

    private func asker(of node: NodeID, followsNames: Bool) -> String? {
        var inner = node
        if let outer = file.parent(of: node), file.carrier(of: node) != node {
            // What is applied to it makes it another view, but for members of its own.
            guard let member = Member(outer, in: file) else { return file.excerpt(file.range(of: outer)) }
            return index.declarations.contains { $0.eitherViews.members.contains(member.word) } ? member.word : nil
        }
        while let outer = file.parent(of: inner) {
            switch file.kind(outer) {
            case .tuple, .effect, .argument, .arguments, .ifConfig, .conditionalClause: break
            case .call: return taker(Call(outer, in: file))
            case .array, .dictionary, .dictionaryElement, .ternary:
                if file.kind(outer) == .array, areAlike(file.children(of: outer)) { return nil }
                if file.kind(outer) == .ternary { break }
                return "[…]"
            case .sequence:
                let sequence = FoldedSequence(of: outer, in: file)
                if let sides = sequence.sides, areAlike(sides) { break }
                return sequence.nodes.firstNonNil { file.kind($0) == .ternary ? "? :" : nil }
                    ?? sequence.operators.first ?? sequence.cast?.word
            case .binding: return asker(ofBinding: Binding(outer, in: file)!, followsNames: followsNames)
            case .returnStatement, .codeBlock, .accessorBlock, .closure: return asker(ofResult: inner, in: outer)
            case .switchStatement: return file.kind(inner) == .switchCase ? nil : "switch"
            case .bindingCondition: return BindingCondition(outer, in: file)!.isCase ? "case" : nil
            default: return nil
            }
            inner = outer
        }
        return nil
    }

    /// True for calls of `EitherView` and nothing else: whether they would become one type is another question.
    private func areAlike(_ nodes: [NodeID]) -> Bool {
        nodes.allSatisfy { node in
            Chain(endingAt: node, in: file).calls.contains { EitherViewCall($0.node, in: file) != nil }
        }
    }

    private func mentionsEitherView(_ type: String?) -> Bool {
        type?.namesInText.contains(where: eitherViewNames.contains) ?? false
    }

    private func taker(_ call: Call?) -> String? {
        guard let call else { return nil }
        // `rows.append(…)` asks for what `rows` are.
        let names = [call.name, call.initializedName] + call.chainNames
        return names.compactMap(\.self).first { name in
            index.declarations.contains { $0.eitherViews.takers.contains(name) }
        }
    }

    private func asker(ofBinding binding: Binding, followsNames: Bool) -> String? {
        if let type = binding.type { return mentionsEitherView(type) ? type : nil }
        guard followsNames, let name = binding.name else { return nil }
        if binding.variable?.isLet != true, binding.value != nil { return "var \(name)" }
        return file.all(.name).lazy.filter { [file] in file.name($0) == name }
            .firstNonNil { asker(of: $0, followsNames: false) }
    }

    /// What a function, a property or a closure says that it gives back.
    private func asker(ofResult value: NodeID, in block: NodeID) -> String? {
        for outer in [block] + Array(file.surroundings(of: block)) {
            switch file.kind(outer) {
            case .closure:
                let closure = Closure(outer, in: file)!
                if closure.hasArrow { return mentionsEitherView(closure.resultType) ? closure.resultType : nil }
                guard let holder = file.parent(of: file.carrier(of: outer)) else { return nil }
                if let binding = Binding(holder, in: file) {
                    return mentionsEitherView(binding.type) ? binding.type : nil
                }
                return taker(file.call(taking: outer))
            case .functionDeclaration, .subscriptDeclaration:
                return mentionsEitherView(file.resultType(of: outer)) ? file.resultType(of: outer) : nil
            case .binding: return asker(ofBinding: Binding(outer, in: file)!, followsNames: false)
            case .memberBlock, .sourceFile: return nil
            default: continue
            }
        }
        return nil
    }
}

extension Call {
    /// The names that the chain of a call's callee begins with: `rows` of `self.rows.append(…)`.
    fileprivate var chainNames: [String] { base.map { Chain(endingAt: $0, in: file).names } ?? [] }
}
