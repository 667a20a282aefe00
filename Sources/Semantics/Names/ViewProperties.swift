import Syntax

// Modifiers that are properties: `var faded: some View { opacity(0.4) }` in an extension of `View`.
extension SourceFile {
    /// The computed properties of the file's extensions that give a view.
    var viewProperties: [(name: String, node: NodeID)] {
        all(.variableDeclaration).compactMap { node in
            let declaration = Declaration(node, in: self)
            guard let owner = declaration.owner, owner.isExtension, !declaration.isStatic,
                let binding = VariableDeclaration(node, in: self)?.bindings.first, binding.isComputed,
                let name = binding.name, let type = binding.type,
                type.hasPrefix("some ") || type == "AnyView" || type == owner.name
            else { return nil }
            return (name, node)
        }
    }

    /// Their sources, by name.
    func viewProperties(_ lines: FileLines) -> [String: [DeclarationSource]] {
        viewProperties.reduce(into: [:]) { found, property in
            let place = lines.sighting(at: range(of: property.node).lowerBound)
            found[property.name, default: []].append(DeclarationSource(property.node, in: self, at: place))
        }
    }

    /// What the property gives of which the file holds the source.
    var soleGetter: [NodeID]? {
        all(.binding).firstNonNil { Binding($0, in: self) }.map(\.getter)
    }

    /// `faded` of `row.faded`, which may be a property of the view before it.
    func property(ofViewAt node: NodeID) -> Member? {
        guard let member = Member(node, in: self), member.base != nil, !member.word.isTypeName, !isCalled(node) else {
            return nil
        }
        return member
    }
}

extension FileSemantics {
    /// `row.faded`, where the project declares a modifier that is a property of that name.
    func ownProperty(at node: NodeID) -> ModifierUse? {
        file.property(ofViewAt: node).flatMap { member in
            index.project.table.viewProperties[member.word].isEmpty ? nil : ModifierUse(property: member)
        }
    }
}
