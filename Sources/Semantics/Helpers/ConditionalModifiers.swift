import Syntax

/// Modifiers that apply another under a condition, which helpers hand on to: `modifier(Conditional(isOn: c, base: m))`.
extension HelperDeclaration {
    /// Those of a file, each as what its initializer takes.
    static func modifiers(in file: SourceFile, _ lines: FileLines) -> [HelperDeclaration] {
        file.all(.structDeclaration).compactMap { node in
            TypeDeclaration(node, in: file).flatMap { HelperDeclaration(modifier: $0, lines) }
        }
    }

    /// nil for a type that does anything but to apply what it is given when a condition holds.
    private init?(modifier type: TypeDeclaration, _ lines: FileLines) {
        guard let body = type.modifierBody, let view = body.parameters?.first?.name,
            let initializer = type.readInitializer, let parameters = initializer.readParameters,
            parameters.contains(where: \.isViewModifier)
        else { return nil }
        var reader = HelperBody(view: view, result: "some View", parameters: parameters, file: type.file)
        let reading = HelperMeaning(of: reader.value(of: body.statements), parameters: parameters, closures: [])
        guard case .applies = reading.meaning else { return nil }
        self.init(
            name: type.name, receiver: type.name,
            parameters: parameters.map { Parameter($0, reading.parts[$0.name], in: type.file) },
            result: "some View", meaning: reading.meaning, erases: type.file.words(in: body.range).contains("AnyView"),
            range: body.range, sighting: lines.sighting(at: type.declaration.nameOffset),
            access: type.declaration.access)
    }
}

extension TypeDeclaration {
    /// A function that takes what the initializer takes, under the names of the properties; nil where it may do more than
    /// to set these.
    fileprivate var readInitializer: FunctionDeclaration? {
        let variables = members.compactMap { VariableDeclaration($0, in: file) }.filter { !$0.declaration.isStatic }
        guard variables.allSatisfy({ $0.declaration.attributes.isEmpty }) else { return nil }
        let written = members.compactMap { FunctionDeclaration($0, in: file) }.filter(\.isInitializer)
        guard written.count < 2 else { return nil }
        let generics = [NodeKind.genericParameters, .whereClause].map { kind in
            file.child(kind, of: node).map { file.text(of: $0) } ?? ""
        }
        let list: String
        if let initializer = written.first {
            guard let parameters = file.child(.parameters, of: initializer.node),
                file.child(.genericParameters, of: initializer.node) == nil,
                initializer.statements.allSatisfy({ file.setsPropertyToNamesake($0) })
            else { return nil }
            list = file.text(of: parameters)
        } else {
            let stored = variables.flatMap { variable in
                variable.bindings.filter { !$0.isComputed && !(variable.isLet && $0.value != nil) }
            }
            let parameters = stored.map { binding in
                let normal = binding.value.map { " = " + file.text(of: $0) } ?? ""
                return "\(binding.name ?? "_"): \(binding.type ?? "Any")\(normal)"
            }
            list = "(" + parameters.joined(separator: ", ") + ")"
        }
        let text = "func \(name)\(generics[0])\(list) \(generics[1]) {}"
        return SourceFile(parsing: Array(text.utf8)).soleFunction
    }
}

extension SourceFile {
    /// `self.condition = condition`
    fileprivate func setsPropertyToNamesake(_ statement: NodeID) -> Bool {
        guard case .assignment(let target, let value) = Statement(statement, in: self), let sole = value.sole,
            let path = Chain(endingAt: target, in: self).memberPath
        else { return false }
        return path.count == 2 && path[0] == "self" && path[1] == name(sole)
    }
}
