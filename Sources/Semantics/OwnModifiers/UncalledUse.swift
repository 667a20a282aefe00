import RuleModel
import Syntax

/// Where a declaration of the project's is taken as a value, which a parameter more would give another type.
extension ProjectIndex {
    /// The names of functions whose bodies may give a view.
    package var namesGivingViews: Set<String> {
        declarations.reduce(into: []) { names, file in
            for (name, all) in file.modifiers where all.contains(where: { $0.source != nil }) { names.insert(name) }
        }
    }

    /// The first use without a call of a modifier, or of the initializers of a type that is applied as one.
    ///
    /// - Parameter file: one in which the name stands.
    package func useWithoutCall(of name: String, in file: SourceFile, at path: Path) -> NodeID? {
        if name.isTypeName { return initializers(of: name, in: file).first { isUse($0, in: file) } }
        let uses = functions(name, in: file).filter { isUse($0, in: file) && !file.isValue($0) }
        if uses.isEmpty { return nil }
        let own = FileSemantics(file, path: path, in: self)
        return uses.first { node in
            guard let base = Member(node, in: file)?.base, case .type(let type) = own.type(of: base) else {
                return true
            }
            return !own.isProperty(name, of: plainTypeName(type))
        }
    }

    private func isUse(_ node: NodeID, in file: SourceFile) -> Bool {
        !file.isCalled(node) && !isSpecializedCall(node, in: file) && !file.isAssigned(node)
    }

    /// `card<Int>(3)`
    private func isSpecializedCall(_ node: NodeID, in file: SourceFile) -> Bool {
        file.parent(of: node).map { file.kind($0) == .specialization && file.isCalled($0) } ?? false
    }

    /// `Card.init`, `Self.init` in the type, `.init`
    private func initializers(of type: String, in file: SourceFile) -> [NodeID] {
        let mentionsType = file.words(of: file.root).contains(type)
        return file.all(.member).filter { node in
            guard let member = Member(node, in: file), member.name == "init" else { return false }
            guard let base = member.base else { return mentionsType }
            let text = file.text(of: base)
            if text == "Self" { return file.enclosingType(of: node)?.name == type }
            return plainTypeName(project.resolved(text)) == type
        }
    }

    /// `view.card`, `Text.card`, `card(_:)`, and not `theme.card`, where that may be a property.
    private func functions(_ name: String, in file: SourceFile) -> [NodeID] {
        let scopes = Scopes(of: file)
        let mayBeProperty = project.declaresMember(named: name)
        return file.all(.name, .member).filter { node in
            let around = file.enclosingTypes(of: node)
            // No class is a view.
            func isProperty() -> Bool {
                around.first?.isClass ?? false
                    || ([""] + around.map(\.name)).contains { type in
                        ([type] + project.ancestors(of: type)).contains { project.member(name, of: $0) != nil }
                    }
            }
            if file.kind(node) == .name {
                guard file.name(node) == name, !scopes.isLocal(name, at: node) else { return false }
                return namesArguments(node, in: file) || !isProperty()
            }
            guard let member = Member(node, in: file), member.name == name, let base = member.base else { return false }
            if namesArguments(node, in: file) { return true }
            if file.isTypeName(base) { return isView(plainTypeName(file.text(of: base))) }
            if let word = file.name(base) {
                if word == "self", isProperty() { return false }
                // `$model.isHidden` is a binding.
                if word.hasPrefix("$"), word.dropFirst().first?.isNumber == false { return false }
                return ["self", "content", "view", "$0"].contains(word) || !mayBeProperty
            }
            let begun = Chain(endingAt: base, in: file).firstCall?.plainTypeName
            return begun.map(isView) ?? !mayBeProperty
        }
    }

    private func isView(_ type: String) -> Bool {
        ["Self", "View"].contains(type) || ViewTypes.types.contains(type) || helpers.isView(type)
    }

    private func namesArguments(_ node: NodeID, in file: SourceFile) -> Bool {
        file.children(of: node).contains { file.kind($0) == .argumentNames }
    }
}

extension FileSemantics {
    /// True for a property of a type of the project's that is no view.
    fileprivate func isProperty(_ name: String, of type: String) -> Bool {
        !isView(type) && types.names.project.isConcrete(type) && types.names.project.member(name, of: type) != nil
    }
}

extension SourceFile {
    private static let operatorsOnValues: Set<String> = ["&&", "||", "==", "!="]

    /// True where no function can stand: for an operand of `!` and `&&`, what a statement asks, and what has members.
    fileprivate func isValue(_ node: NodeID) -> Bool {
        guard let parent = parent(of: node) else { return false }
        switch kind(parent) {
        case .conditions: return true
        case .keyPath: return child(.arguments, of: parent) == nil
        case .member: return Member(parent, in: self)?.base == node
        case .prefixOperation: return prefixed(parent)?.word == "!"
        case .sequence:
            let parts = Array(children(of: parent))
            guard let place = parts.firstIndex(of: node) else { return false }
            let before = place > 0 ? parts[place - 1] : nil
            let behind = place + 1 < parts.count ? parts[place + 1] : nil
            if let behind, kind(behind) == .ternary { return true }
            if let behind, text(of: behind) == "??", place + 2 < parts.count {
                return kind(parts[place + 2]) == .boolLiteral
            }
            return [before, behind].compactMap(\.self).contains { Self.operatorsOnValues.contains(text(of: $0)) }
        default: return false
        }
    }
}
