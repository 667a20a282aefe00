import Syntax

/// A name that a file declares and that never changes while the program runs: `static let isPro = true`.
package struct ConstantFlag: Sendable, Equatable {
    /// The type that declares it; nil for a global one.
    package let owner: String?
    /// The type that this stands in; nil for one that stands in none.
    let outer: String?
    package let name: String
    /// `changing` for what somebody else may give another value.
    package let constancy: Constancy

    package let sighting: Sighting
    let access: Access

    package static func all(in scopes: Scopes, _ lines: FileLines) -> [ConstantFlag] {
        let reader = ConstancyReader(scopes: scopes)
        let all = scopes.file.all(.variableDeclaration).flatMap {
            node -> [(binding: Binding, declaration: Declaration, constancy: Constancy?)] in
            guard let variable = VariableDeclaration(node, in: scopes.file) else { return [] }
            let (declaration, owner) = (variable.declaration, variable.declaration.owner)
            guard owner != nil || declaration.isAtTopLevel else { return [] }
            return variable.bindings.map {
                ($0, declaration, hasWrapper(declaration) ? nil : constancy(of: $0, in: owner, reader))
            }
        }
        // What is no flag counts beside one of its name, as in the branches of a `#if`.
        let names = Set(all.filter { $0.constancy != nil }.compactMap(\.binding.name))
        return all.compactMap { binding, declaration, constancy in
            guard let name = binding.name, names.contains(name) else { return nil }
            let owner = declaration.owner
            return ConstantFlag(
                owner: owner?.name, outer: owner?.outerName, name: name, constancy: constancy ?? .changing,
                sighting: lines.sighting(at: binding.range.lowerBound), access: declaration.access)
        }
    }

    /// nil for what is not worth a note.
    private static func constancy(
        of binding: Binding, in owner: TypeDeclaration?, _ reader: ConstancyReader
    ) -> Constancy? {
        // Whoever conforms to a protocol gives the value; what an extension of it says is only the default.
        if owner?.isProtocol == true { return .changing }
        guard let definition = binding.definition, let variable = binding.variable else { return nil }
        let constancy: Constancy
        if binding.isComputed {
            if let owner, mayBeOverridden(variable.declaration, in: owner) { return nil }
            constancy = reader.constancy(ofStatements: binding.getter)
        } else {
            // Lengths and titles are no conditions.
            if [.numberLiteral, .stringLiteral].contains(binding.file.kind(definition)) { return nil }
            let value = reader.constancy(of: definition)
            constancy = value == .changing && isMadeOnce(binding, variable) ? .constant(reason: madeOnce) : value
        }
        return constancy == .changing ? nil : constancy
    }
}

extension ConstantFlag {
    private static let madeOnce = "the condition is computed once"

    /// True for `static let isFast: Bool = measure()`, and the same outside of types: whatever gives it its value does so
    /// once. What is no plain value may hold another one later.
    private static func isMadeOnce(_ binding: Binding, _ variable: VariableDeclaration) -> Bool {
        binding.isLet && binding.type == "Bool"
            && (variable.declaration.owner == nil || variable.declaration.isStatic)
    }

    /// True for `@State var …` and the like: what the wrapper gives back may change.
    private static func hasWrapper(_ declaration: Declaration) -> Bool {
        let plain = ["MainActor", "inlinable", "usableFromInline", "available", "inline"]
        return declaration.attributes.contains { !plain.contains($0) }
    }

    /// True for a property of a class that a subclass may compute in another way.
    private static func mayBeOverridden(_ declaration: Declaration, in owner: TypeDeclaration) -> Bool {
        guard owner.isClass else { return false }
        let words = owner.declaration.modifiers + declaration.modifiers
        return !words.contains("final") && !words.contains("static") && !words.contains("private")
    }
}

/// All flags of a context.
package struct ConstantFlags {
    private let index: ProjectIndex
    /// With what the file that asks sees of it.
    private let project: ProjectTypes
    /// The file that asks.
    private let path: Path

    init(of index: ProjectIndex, askedFrom path: Path) {
        (self.index, self.path) = (index, path)
        project = index.project.seen(by: index.sight)
    }

    /// Why a condition never changes, and the declarations that say so.
    package struct Proof {
        package let text: String
        package var sightings: [Sighting] = []
    }

    /// nil for a condition that may change.
    package func proof(of constancy: Constancy) -> Proof? { proof(of: constancy, in: path, depth: 0) }

    private func proof(of constancy: Constancy, in path: Path, depth: Int) -> Proof? {
        switch constancy {
        case .changing: return nil
        case .constant(let reason, _): return Proof(text: reason)
        case .depends(let references):
            // A flag may be declared by others; one that is declared by itself is none.
            guard depth < NameTrail.longest, let first = references.first else { return nil }
            var whole = Proof(text: "`\(first.text)` never changes while the program runs")
            for reference in references {
                // Declared twice with different values, as for two platforms, each is constant all the same.
                let flags = flags(reference, in: path)
                let proofs = flags.map { proof(of: $0.constancy, in: $0.sighting.path, depth: depth + 1) }
                guard let flag = flags.first, let inner = proofs[0], !proofs.contains(where: { $0 == nil }) else {
                    return nil
                }
                whole.sightings += [flag.sighting] + inner.sightings
            }
            return whole
        }
    }

    private func flags(_ reference: Constancy.Reference, in path: Path) -> [ConstantFlag] {
        let named = index.declarations.flatMap { file in
            file.flags.filter { flag in
                flag.name == reference.name
                    && project.sees(
                        flag.access, flag.sighting.path, from: path, global: flag.owner == nil ? flag.name : nil)
            }
        }
        for (place, owner) in reference.owners.enumerated() {
            var own = named.filter { $0.owner == owner }
            var meant: MeantTypes?
            if !own.isEmpty {
                let around = reference.owners[(place + 1)...] + reference.around
                meant = project.meant(by: owner, behind: reference.outer, in: around, at: path)
                if let meant { own.removeAll { !meant.have($0.outer, $0.sighting.path) } }
            }
            if own.isEmpty {
                // A property of its own, or of what it inherits, is no flag.
                let isOther = ([owner] + project.ancestors(of: owner)).contains {
                    project.member(reference.name, of: $0) != nil
                }
                if isOther { return [] }
                continue
            }
            // Of several types of the name, another's may be none.
            if meant?.isOne == false,
                files(declaring: reference.name, of: owner, seenFrom: path) != Set(own.map(\.sighting.path))
            {
                return []
            }
            return own
        }
        guard reference.mayBeGlobal else { return [] }
        // What its own module declares hides what others do.
        let near = files(declaring: reference.name, of: "", seenFrom: path).filter { project.isOfOwnModule($0) }
        let global = named.filter { $0.owner == nil && (near.isEmpty || near.contains($0.sighting.path)) }
        return near.isSubset(of: global.map(\.sighting.path)) ? global : []
    }

    private func files(declaring name: String, of owner: String, seenFrom path: Path) -> Set<Path> {
        let found = project.paths(of: owner).flatMap(project.table.members.entries).filter { file in
            file.value[name].map { project.sees($0.access, file.path, from: path, global: owner.isEmpty ? name : nil) }
                ?? false
        }
        return Set(found.map(\.path))
    }
}
