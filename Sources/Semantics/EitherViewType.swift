import Syntax

/// A type named `EitherView` that a file declares.
package struct EitherViewType: Sendable, Equatable {
    package static let name = "EitherView"

    /// True if `init(condition:input:modify:)` is there and applies the change when the condition is true.
    package let takesCondition: Bool
    /// True if `init(payload:input:modify:)` is there.
    package let takesPayload: Bool
    /// True if other modules see it.
    package let isPublic: Bool
    /// True if other files do not see it.
    package let isPrivate: Bool

    /// The one that a file declares; nil if it declares none.
    package init?(in file: SourceFile, helpers: [HelperDeclaration]) {
        let named = file.nodes.indices.lazy.map { NodeID($0) }.first { node in
            if let type = TypeDeclaration(node, in: file) { return !type.isExtension && type.name == Self.name }
            return TypeAlias(node, in: file)?.name == Self.name
        }
        guard let declaration = named.map({ Declaration($0, in: file) }) else { return nil }
        let words = declaration.modifiers
        isPublic = words.contains("public") || words.contains("open")
        isPrivate = words.contains("private") || words.contains("fileprivate") || declaration.owner != nil
        let initializers = helpers.filter { $0.name == Self.name && $0.receiver == Self.name }
        func takes(_ label: String) -> Bool {
            initializers.contains { initializer in
                guard case .applies(isNegated: false) = initializer.meaning else { return false }
                let labels = initializer.parameters.map(\.label)
                return labels.count == 3 && labels.starts(with: [label, "input"])
                    && initializer.parameters[2].role == .transform
            }
        }
        takesCondition = takes("condition")
        takesPayload = takes("payload")
    }

    package func takes(_ kind: ConditionKind) -> Bool { kind == .bool ? takesCondition : takesPayload }
}
