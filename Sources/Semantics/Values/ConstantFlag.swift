import Syntax

/// A name that a file declares and that never changes while the program runs: `static let isPro = true`.
package struct ConstantFlag: Sendable, Equatable {
    /// The type that declares it; nil for a global one.
    package let owner: String?
    package let name: String
    /// `changing` for what somebody else may give another value.
    package let constancy: Constancy

    package static func all(in scopes: Scopes) -> [ConstantFlag] {
        let file = scopes.file
        return file.nodes.indices.flatMap { index -> [ConstantFlag] in
            let declaration = NodeID(index)
            guard file.kind(declaration) == .variableDeclaration, !hasWrapper(declaration, in: file) else { return [] }
            let owner = file.owner(of: declaration)
            guard owner != nil || file.isAtTopLevel(declaration) else { return [] }
            return file.children(of: declaration).filter { file.kind($0) == .binding }.compactMap { binding in
                guard let pattern = file.child(.pattern, of: binding),
                    file[pattern].endToken == file[pattern].firstToken + 1,
                    let constancy = constancy(of: binding, declaration, owner, scopes)
                else { return nil }
                let name = file.word(at: Int(file[pattern].firstToken))
                return ConstantFlag(owner: owner?.name, name: name, constancy: constancy)
            }
        }
    }

    /// nil for what is not worth a note.
    private static func constancy(
        of binding: NodeID, _ declaration: NodeID, _ owner: TypeDeclaration?, _ scopes: Scopes
    ) -> Constancy? {
        let file = scopes.file
        let reader = ConstancyReader(scopes: scopes)
        let parts = file.children(of: binding)
        guard let value = parts.last else { return nil }
        // Whoever conforms to a protocol gives the value; what an extension of it says is only the default.
        let isRequirement = owner.map { file.kind($0.node) == .protocolDeclaration } ?? false
        if isRequirement { return .changing }
        let constancy: Constancy
        if file.kind(value) == .accessorBlock, parts.allSatisfy({ $0 == value || !file.isExpression($0) }) {
            if let owner, mayBeOverridden(Declaration(declaration, in: file), in: owner) { return nil }
            constancy = reader.constancy(ofStatements: Binding(binding, in: file)!.getter)
        } else if file.isExpression(value), file.isLet(declaration) {
            // Lengths and titles are no conditions.
            if [.numberLiteral, .stringLiteral].contains(file.kind(value)) { return nil }
            constancy = reader.constancy(of: value)
        } else {
            return nil
        }
        return constancy == .changing ? nil : constancy
    }
}

extension ConstantFlag {
    /// True for `@State var …` and the like: what the wrapper gives back may change.
    private static func hasWrapper(_ declaration: NodeID, in file: SourceFile) -> Bool {
        let plain = ["MainActor", "inlinable", "usableFromInline", "available", "inline"]
        return Declaration(declaration, in: file).attributes.contains { !plain.contains($0) }
    }

    /// True for a property of a class that a subclass may compute in another way.
    private static func mayBeOverridden(_ declaration: Declaration, in owner: TypeDeclaration) -> Bool {
        guard owner.isClass else { return false }
        let words = owner.declaration.modifiers + declaration.modifiers
        return !words.contains("final") && !words.contains("static") && !words.contains("private")
    }
}

/// All flags of a context.
package struct ConstantFlags: Sendable {
    private var flags: [String: [ConstantFlag]] = [:]

    package init(_ declarations: [Declarations]) {
        for file in declarations { for flag in file.flags { flags[flag.name, default: []].append(flag) } }
    }

    /// Why a condition never changes; nil if it may.
    package func reason(_ constancy: Constancy) -> String? { reason(constancy, depth: 0) }

    private func reason(_ constancy: Constancy, depth: Int) -> String? {
        switch constancy {
        case .changing: return nil
        case .constant(let reason, _): return reason
        case .depends(let references):
            // A flag may be declared by others; one that is declared by itself is none.
            guard depth < 8 else { return nil }
            for reference in references {
                guard let flag = flag(reference), reason(flag.constancy, depth: depth + 1) != nil else { return nil }
            }
            return references.first.map { "`\($0.text)` never changes while the program runs" }
        }
    }

    private func flag(_ reference: Constancy.Reference) -> ConstantFlag? {
        let named = flags[reference.name] ?? []
        for owner in reference.owners {
            let own = named.filter { $0.owner == owner }
            // Declared twice with different values, as for two platforms, each is constant all the same.
            if let first = own.first { return own.first { $0.constancy == .changing } ?? first }
        }
        return reference.mayBeGlobal ? named.first { $0.owner == nil } : nil
    }
}
