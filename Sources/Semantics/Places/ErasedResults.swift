import Syntax

/// What becomes of the `AnyView`s around the sides of a choice, where the choice becomes one view.
package enum Erasure: Sendable {
    /// Any view would do there; nothing is left of them. Where it is the result of something that says `AnyView`, and may as
    /// well say `some View`, that type, in bytes.
    case dropped(resultType: Range<Int>?)
    /// The same, unless another file asks for just that type.
    case asked(ErasedResult, resultType: Range<Int>)
    /// Somebody asks for an `AnyView`, or may.
    case kept
}

extension FileSemantics {
    /// What becomes of the `AnyView`s of a choice.
    ///
    /// - Parameters:
    ///   - choice: an expression, or a statement whose sides are expressions or `return`s,
    ///   - returns: how many `return`s go with it; 0 where it stands behind one itself.
    package func erasure(of choice: NodeID, returns: Int) -> Erasure {
        guard let list = file.parent(of: file.carrier(of: choice)), !resultCycles.hold(choice) else { return .kept }
        let isBehindReturn = file.kind(list) == .returnStatement
        let own = isBehindReturn ? 1 : returns
        guard let block = isBehindReturn ? file.parent(of: list) : list, let owner = file.owner(ofBody: block) else {
            return own == 0 && mayBeAnyView(choice, isWritten: true) ? .dropped(resultType: nil) : .kept
        }
        // Each result must be of the type that one of them has.
        guard file.returnCount(in: block) == own, let type = file.children(of: owner).last(where: isType) else {
            return .kept
        }
        if file.givesSomeView(owner) {
            return own > 0 || mayBeAnyView(choice, isWritten: true) ? .dropped(resultType: nil) : .kept
        }
        guard ["AnyView", "SwiftUI.AnyView"].contains(file.text(of: type)),
            own > 0 || file.statements(of: block).count == 1
        else { return .kept }
        return erasure(ofResult: file.range(of: type), of: owner)
    }

    private func isType(_ node: NodeID) -> Bool { file.kind(node) == .type }

    /// What becomes of the `AnyView`s of the result of a function or a property that says so: it may be `some View` where
    /// nobody asks for its type, in this file and in others that know of it.
    private func erasure(ofResult type: Range<Int>, of owner: NodeID) -> Erasure {
        let binding = Binding(owner, in: file)
        let declaration = Declaration(binding?.variable?.node ?? owner, in: file)
        guard let name = binding?.name ?? declaration.name, file.kind(owner) != .subscriptDeclaration,
            binding.map({ $0.isComputed && !file.isSettable($0.node) }) ?? true,
            declaration.modifiers.allSatisfy(Self.harmlessModifiers.contains),
            declaration.attributes.allSatisfy(["MainActor", "available", "discardableResult"].contains),
            isAskedForByNobody(declaration, name, isFunction: binding == nil)
        else { return .kept }
        // What stands in a body, or is kept to the file, no other file knows.
        guard let owner = declaration.ownerName, !declaration.modifiers.contains(where: Self.modifiersOfFiles.contains)
        else { return .dropped(resultType: type) }
        if declaration.access == .everywhere { return .kept }
        let member = SharedMember(
            name: name, owner: owner, isOfView: !owner.isEmpty && isView(owner), isStatic: declaration.isStatic,
            isFunction: binding == nil)
        let result = ErasedResult(
            member: member, isFunction: binding == nil, path: path, words: file.identifiers(of: declaration.node).unique
        )
        return .asked(result, resultType: type)
    }

    private static let modifiersOfFiles: Set = ["private", "fileprivate"]

    private static let harmlessModifiers: Set = [
        "private", "fileprivate", "internal", "package", "static", "nonisolated",
    ]

    /// True where nobody in the file asks for the type of what a function or a property gives.
    private func isAskedForByNobody(_ declaration: Declaration, _ name: String, isFunction: Bool) -> Bool {
        // A protocol of the file may require it, and a subclass in it declare it, too.
        let declared = file.all(.functionDeclaration, .variableDeclaration).count { node in
            let names =
                VariableDeclaration(node, in: file)?.bindings.flatMap(\.names)
                ?? [file.declaredName(of: node)].compactMap(\.self)
            return names.contains(name)
        }
        let isInKeyPath = file.all(.keyPath).contains { file.words(of: $0).contains(name) }
        guard declared == 1, !isInKeyPath else { return false }
        let whole = declaration.range
        if isAskedByItself(name, whole) { return false }
        return file.all(.name, .member).allSatisfy { mention in
            guard file.name(mention) == name || Member(mention, in: file)?.name == name else { return true }
            if whole.contains(file.range(of: mention).lowerBound) { return false }
            return mayBeAnyOther(mention, isFunction: isFunction)
        }
    }

    /// True where what a declaration holds leads back to it, by the names of what the file declares: its type would be defined
    /// by itself.
    private func isAskedByItself(_ name: String, _ whole: Range<Int>) -> Bool {
        let declared = file.all(.functionDeclaration, .variableDeclaration).map { node in
            let names = VariableDeclaration(node, in: file)?.bindings.flatMap(\.names) ?? []
            return (
                names: names + [file.declaredName(of: node)].compactMap(\.self), words: Set(file.identifiers(of: node))
            )
        }
        var (callers, last): (Set<String>, Int) = ([name], 0)
        while callers.count > last {
            last = callers.count
            for one in declared where !callers.isDisjoint(with: one.words) { callers.formUnion(one.names) }
        }
        return declared.contains { one in
            one.names == [name] && !callers.isDisjoint(with: one.words.subtracting([name]))
        }
    }

    /// True for a mention of a property or a function where another view would do as well.
    func mayBeAnyOther(_ mention: NodeID, isFunction: Bool) -> Bool {
        if !isFunction { return mayBeAnyOther(mention) }
        // What is not called is a function of a type that says what it gives.
        guard let outer = file.parent(of: mention), let call = Call(outer, in: file), call.callee == mention else {
            return false
        }
        return mayBeAnyOther(outer)
    }

    /// True where another view would do as well, or where it is given to an `AnyView`.
    private func mayBeAnyOther(_ node: NodeID) -> Bool {
        if mayBeAnyView(node, isWritten: true) { return true }
        guard let call = file.surroundings(of: node).firstNonNil({ Call($0, in: file) }) else { return false }
        return file.erasedView(call.node) == file.carrier(of: node)
    }
}

extension SourceFile {
    /// `view` of `AnyView(view)`; nil for anything else.
    package func erasedView(_ node: NodeID) -> NodeID? {
        guard let call = Call(withoutParentheses(node), in: self), call.plainTypeName == "AnyView", call.isPlain,
            call.arguments.count == 1, let argument = call.arguments.first, !argument.isTrailing,
            argument.label == nil || argument.label == "erasing"
        else { return nil }
        return argument.value
    }

    /// How many `return`s stand in a block, however deep; those of closures and functions in it are theirs.
    package func returnCount(in block: NodeID) -> Int {
        var waiting = children(of: block)
        var count = 0
        while let inner = waiting.popLast() {
            switch kind(inner) {
            case .returnStatement: count += 1
            case .closure, .functionDeclaration, .accessorBlock: continue
            case let kind where kind.isTypeDeclaration: continue
            default: waiting += children(of: inner)
            }
        }
        return count
    }

    /// True for a computed property that can be set.
    fileprivate func isSettable(_ binding: NodeID) -> Bool {
        guard let block = child(.accessorBlock, of: binding) else { return false }
        return children(of: block).contains { kind($0) == .accessor && !words(of: $0).prefix(2).contains("get") }
    }
}
