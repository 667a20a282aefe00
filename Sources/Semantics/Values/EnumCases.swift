import RuleModel
import Syntax

// What is known of an enum whose cases hold nothing.
extension FileSemantics {
    /// The cases of the enum of the project's that has some cases and that a value is of, each of which is `==` to itself and to
    /// nothing else; nil where it may be of any other type, or compare them in a way of its own.
    ///
    /// - Parameter type: what the value is said to be: `Style`, `Row.Style`. Types in others may have one name. Whichever is
    ///   meant has the cases, or what asks for these would be no Swift; of several that have them, all count.
    package func plainCases(of type: String, of value: NodeID, with names: [String]) -> Set<String>? {
        let name = plainTypeName(type)
        let types = meant(by: type, at: value)
        guard types.allSatisfy({ $0.plainCases != nil }), !mayCompare(name) else { return nil }
        let having = types.compactMap(\.plainCases).filter { Set($0).isSuperset(of: names) }
        return having.isEmpty ? nil : Set(having.joined())
    }

    /// The types that the type of a value may be: those in the one that it names before its own name, or in the nearest that is
    /// around the value, if that is a member there.
    private func meant(by type: String, at value: NodeID) -> [OwnType] {
        let types = Array(index.types.declared(plainTypeName(type)))
        if types.count < 2 { return types }
        let path = type.split(separator: ".").map { plainTypeName(String($0)) }
        let owners = path.count > 1 ? [path[path.count - 2]] : isOwnMember(value) ? file.typeNames(around: value) : []
        let nearest = owners.lazy.map { owner in types.filter { $0.owner == owner } }.first { !$0.isEmpty }
        return nearest ?? (path.count == 1 && !owners.isEmpty ? outermost(types) : types)
    }

    /// Those that stand in no other, where the others stand in types that nothing inherits from.
    private func outermost(_ types: [OwnType]) -> [OwnType] {
        let inner = Set(types.compactMap(\.owner))
        let isFinal = inner.allSatisfy { name in
            let owners = Array(index.types.declared(name))
            return !owners.isEmpty && owners.allSatisfy { !$0.isProtocol && !$0.isClass }
        }
        let outermost = types.filter { $0.owner == nil }
        return isFinal && !outermost.isEmpty ? outermost : types
    }

    /// True for `style` and `self.style`, of a property of the type around.
    private func isOwnMember(_ value: NodeID) -> Bool {
        if let member = Member(value, in: file) { return member.base.flatMap(file.name) == "self" }
        return file.name(value).map { !scopes.isLocal($0, at: value) } ?? false
    }

    /// True where patterns are cases of an enum that hold nothing, of the project's or SwiftUI's, or of an optional of one, and
    /// a value is shown to be of it: `.dark` asks the same of it as `== .dark`.
    package func areCases(_ patterns: [NodeID], of value: NodeID) -> Bool {
        guard let text = environmentType(of: value) ?? shownType(of: value) else { return false }
        let (type, names) = (TypeText(text), patterns.compactMap(caseName))
        // Of an optional `.none` is `nil`, and the pattern `.some` anything else.
        guard names.count == patterns.count, !(type.isOptional && names.contains { ["none", "some"].contains($0) })
        else { return false }
        let cases = plainCases(of: type.value.name, of: value, with: names) ?? statedCases(of: type.value.name)
        return cases?.isSuperset(of: names) ?? false
    }

    /// True where patterns are numbers or texts, no two the same, and a value is shown to be an `Int` or a `String`: `3` asks
    /// the same of it as `== 3`.
    package func areLiterals(_ patterns: [NodeID], of value: NodeID) -> Bool {
        let type = shownType(of: value)
        guard let type, ["Int", "String"].contains(type), !mayCompare(type), !index.types.isConcrete(type) else {
            return false
        }
        let isPlain = patterns.allSatisfy { pattern in
            switch file.kind(pattern) {
            case .numberLiteral: type == "Int"
            case .stringLiteral:
                type == "String" && file.text(of: pattern).allSatisfy { $0 != "\\" && $0 != "#" && $0 != "\n" }
            default: false
            }
        }
        return isPlain && Set(patterns.map { file.text(of: $0) }).count == patterns.count
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
