import RuleModel
import Syntax

/// A type that a file declares, or a name that it gives to one.
package struct OwnType: Sendable {
    package let name: String
    package let isProtocol: Bool
    /// True if it stands in no other type, so that its plain name means it everywhere.
    package let isGlobal: Bool
    /// What it is another name for, as far as that is one type: `CGFloat?` of `typealias Length = CGFloat?`.
    package let target: String?
}

/// What a project's own types are called.
package struct OwnTypes: Sendable {
    private let concrete: Set<String>
    private let globals: Set<String>

    package init(_ declarations: [Declarations]) {
        let types = declarations.flatMap(\.types)
        concrete = Set(types.filter { !$0.isProtocol }.map(\.name))
        globals = Set(types.filter(\.isGlobal).map(\.name))
    }

    /// True for a type that is no protocol.
    package func isConcrete(_ name: String) -> Bool { concrete.contains(name) }

    /// The first of SwiftUI's types that a text names and another does not, while the project has one of that name.
    package func first(in text: String, butNotIn other: String, of types: [TypeFact]) -> String? {
        if globals.isEmpty { return nil }
        let shadowed = globals.intersection(types.map(\.name)).subtracting(OwnTypes.names(in: other))
        return shadowed.isEmpty ? nil : OwnTypes.names(in: text).first(where: shadowed.contains)
    }

    // What stands behind a period is a member.
    private static func names(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            .filter { $0.first != "." }
            .compactMap { $0.split(separator: ".").first.map(String.init) }
    }
}

extension SourceFile {
    package var ownTypes: [OwnType] {
        nodes.indices.compactMap { index in
            let node = NodeID(index)
            let isAlias = kind(node) == .typealiasDeclaration
            guard isAlias || kind(node).isTypeDeclaration, kind(node) != .extensionDeclaration,
                let name = declaredName(of: node)
            else { return nil }
            let isGeneric = child(.genericParameters, of: node) != nil
            return OwnType(
                name: name, isProtocol: kind(node) == .protocolDeclaration, isGlobal: owner(of: node) == nil,
                target: isAlias && !isGeneric ? child(.type, of: node).map { text(of: $0) } : nil)
        }
    }
}
