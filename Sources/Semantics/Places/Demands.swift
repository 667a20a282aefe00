import Syntax

/// What a property or a function gives that says `AnyView`, and that files other than its own may mention.
package struct ErasedResult: Sendable, Hashable {
    package let member: SharedMember
    let isFunction: Bool
    /// The file that declares it.
    let path: Path
    /// What it mentions.
    package let words: [String]
}

extension FileSemantics {
    /// Where a file other than its own asks for the type of a result, or may: as a requirement, in a subclass, or where it is
    /// mentioned.
    package func demand(for result: ErasedResult) -> NodeID? {
        if path == result.path { return nil }
        let name = result.member.name
        return file.all(.keyPath).first { file.words(of: $0).contains(name) }
            ?? file.all(.functionDeclaration, .variableDeclaration).first { isAsked(for: name, by: $0) }
            ?? places(showing: result.member, orMaybe: true).first {
                !mayBeAnyOther($0, isFunction: result.isFunction)
            }
    }

    /// True for a declaration of a name which one of a type must be like.
    private func isAsked(for name: String, by node: NodeID) -> Bool {
        let function = [file.declaredName(of: node)].compactMap(\.self)
        let names = VariableDeclaration(node, in: file)?.bindings.flatMap(\.names) ?? function
        guard names.contains(name) else { return false }
        let declaration = Declaration(node, in: file)
        return declaration.modifiers.contains("override") || declaration.owner?.isProtocol ?? false
    }

    /// What a type is said to be in a file, where that may ask something of its members: all that is none of SwiftUI's.
    package func unknownKinds(of type: String) -> [String] {
        file.conformances.filter { plainTypeName($0.key) == type }.values.joined().unique
            .filter { !rules.isLibrarys(kind: $0) && !ViewTypes.isValue($0) }.sorted()
    }
}
