import RuleModel
import Syntax

/// The types that a file shows for the names it declares: `let gap: CGFloat`, `var isOn = false`.
package struct TypedNames: Sendable {
    /// What a declaration shows of a name's type.
    package enum Shown: Sendable, Equatable {
        /// `let gap: CGFloat`, `let gap = CGFloat(8)`
        case type(String)
        /// `let tint = Color.red`: a static member of a type.
        case member(of: String, String)
        /// `let gap = metrics.gap`, or several declarations that differ.
        case nothing
    }

    /// By the name of the type that holds them; global ones by the empty name.
    package private(set) var members: [String: [String: Shown]] = [:]

    package init(in file: SourceFile) {
        for index in file.nodes.indices {
            let declaration = NodeID(index)
            // `static func brand(_ shade: Int) -> Color`: what `Color.brand(3)` is.
            if file.kind(declaration) == .functionDeclaration, file.isStatic(declaration),
                let owner = file.owner(of: declaration)?.name, let name = file.declaredName(of: declaration)
            {
                let result = file.children(of: declaration).last { file.kind($0) == .type }
                add(name, result.map { .type(file.text(of: $0)) } ?? .nothing, to: owner)
            }
            guard file.kind(declaration) == .variableDeclaration else { continue }
            let owner: String
            if let type = file.owner(of: declaration)?.name {
                owner = type
            } else if file.isAtTopLevel(declaration) {
                owner = ""
            } else {
                continue
            }
            for binding in file.children(of: declaration) where file.kind(binding) == .binding {
                for (name, shown) in file.shownTypes(of: binding) { add(name, shown, to: owner) }
            }
        }
    }

    private mutating func add(_ name: String, _ shown: Shown, to owner: String) {
        let known = members[owner]?[name]
        members[owner, default: [:]][name] = known == nil || known == shown ? shown : .nothing
    }
}

extension SourceFile {
    /// The names that a binding declares, and what it shows of their types.
    package func shownTypes(of binding: NodeID) -> [(name: String, shown: TypedNames.Shown)] {
        guard let pattern = child(.pattern, of: binding) else { return [] }
        let names = tokenIndices(of: pattern).filter { tokens[$0].kind == .identifier }.map { word(at: $0) }
        guard names.count == 1, self[pattern].endToken == self[pattern].firstToken + 1 else {
            return names.map { ($0, .nothing) }
        }
        if let type = child(.type, of: binding) { return [(names[0], .type(text(of: type)))] }
        let value = children(of: binding).last { isExpression($0) }
        return [(names[0], value.map { shownType(of: $0) } ?? .nothing)]
    }

    /// What an obvious value shows: a literal, an initializer, a static member.
    private func shownType(of value: NodeID) -> TypedNames.Shown {
        switch kind(value) {
        case .numberLiteral: return .type(tokens[Int(self[value].firstToken)].kind == .floatLiteral ? "Double" : "Int")
        case .stringLiteral: return .type("String")
        case .boolLiteral: return .type("Bool")
        case .call:
            let callee = children(of: value)[0]
            let isInitializer = isTypeName(callee) && !(kind(callee) == .member && base(ofMember: callee) == nil)
            guard isInitializer else { return .nothing }
            let name = text(of: callee)
            return .type(name.hasSuffix(".init") ? String(name.dropLast(5)) : name)
        case .member:
            guard let base = base(ofMember: value), isTypeName(base) else { return .nothing }
            return .member(of: text(of: base), text(of: nameToken(ofMember: value)))
        default: return .nothing
        }
    }
}
