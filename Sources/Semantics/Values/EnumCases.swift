import RuleModel
import Syntax

// What is known of an enum whose cases hold nothing.
extension FileSemantics {
    /// The cases of the one enum of a name, each of which is `==` to itself and to nothing else; nil for any other type, and
    /// for one that may compare them in a way of its own.
    package func plainCases(of type: String) -> Set<String>? {
        let types = Array(index.types.declared(type))
        guard types.count == 1, let cases = types[0].plainCases, !mayCompare(type) else { return nil }
        return Set(cases)
    }

    /// True where patterns are cases of an enum that hold nothing, of the project's or SwiftUI's, or of an optional of one, and
    /// a value is shown to be of it: `.dark` asks the same of it as `== .dark`.
    package func areCases(_ patterns: [NodeID], of value: NodeID) -> Bool {
        guard let text = environmentType(of: value) ?? shownType(of: value) else { return false }
        let type = TypeText(text)
        guard let cases = plainCases(of: type.value.name) ?? statedCases(of: type.value.name) else { return false }
        return patterns.allSatisfy { pattern in
            // Of an optional `.none` is `nil`.
            caseName(pattern).map { cases.contains($0) && !(type.isOptional && $0 == "none") } ?? false
        }
    }

    private func shownType(of value: NodeID) -> String? {
        if case .type(let type) = type(of: value) { type } else { nil }
    }

    /// The same of an enum of SwiftUI's.
    private func statedCases(of type: String) -> Set<String>? {
        guard let cases = rules.fact(named: type)?.cases, !cases.isEmpty, !mayCompare(type),
            !index.types.declared(type).contains(where: { _ in true })
        else { return nil }
        return Set(cases)
    }

    /// What SwiftUI keeps in the environment under the name by which a value is read.
    private func environmentType(of value: NodeID) -> String? {
        let (project, name) = (types.names.project, file.name(value))
        guard let name, case .ofEnvironment(let path)? = types.names.typed(name, at: value)?.type, path.count == 1,
            project.member(path[0], of: "EnvironmentValues") == nil
        else { return nil }
        // `colorScheme` is a `ColorScheme`.
        let type = path[0].prefix(1).uppercased() + path[0].dropFirst()
        return statedCases(of: type) != nil ? type : ViewTypes.type(ofMember: path[0], of: "EnvironmentValues")
    }

    /// True where a `==` is declared for the type, or for something that it may conform to.
    private func mayCompare(_ type: String) -> Bool {
        index.declarations.contains { declarations in
            declarations.comparedTypes.contains { $0 == type || !index.types.isConcrete($0) }
        }
    }

    /// `plain` of `.plain` and of `Style.plain`.
    package func caseName(_ node: NodeID) -> String? {
        guard let member = Member(node, in: file), member.base.map(file.isTypeName) ?? true else { return nil }
        return member.name
    }
}

extension SourceFile {
    /// The types of the first parameters of functions named `==`, without their modules; `Self` is the type around.
    var comparedTypes: Set<String> {
        all(.functionDeclaration).reduce(into: []) { types, node in
            let declaration = Declaration(node, in: self)
            guard declaration.name == "==", let first = parameters(of: node)?.first else { return }
            let type = plainTypeName(first.bareType)
            types.insert(type == "Self" ? declaration.owner?.name ?? type : type)
        }
    }
}
