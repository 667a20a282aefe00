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
