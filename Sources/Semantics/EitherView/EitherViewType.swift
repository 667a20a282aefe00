import RuleModel
import Syntax

/// A type named `EitherView` that a file declares.
package struct EitherViewType: Sendable, Equatable {
    package static let name = "EitherView"

    /// How far `init(condition:input:modify:)` is seen, if it is there and applies the change when the condition is true.
    package let conditionAccess: Access?
    /// The same of `init(payload:input:modify:)`.
    package let payloadAccess: Access?
    /// How far the type is seen; not at all where it is a member of another.
    package let access: Access
    /// The conditions of the `#if`s that it stands in, but for that which SwiftUI is there.
    package let conditions: [String]
    /// The versions that its `@available` asks for.
    package let requirement: DeploymentTarget?

    package var takesCondition: Bool { conditionAccess != nil }
    package var isPrivate: Bool { access == .file }

    /// The one that a file declares, rather a global one; nil if it declares none.
    package init?(in file: SourceFile, helpers: [HelperDeclaration]) {
        let named = file.nodes.indices.lazy.map { NodeID($0) }.filter { node in
            if let type = TypeDeclaration(node, in: file) { return !type.isExtension && type.name == Self.name }
            return TypeAlias(node, in: file)?.name == Self.name
        }
        .map { Declaration($0, in: file) }
        guard let declaration = named.first(where: { $0.owner == nil }) ?? named.first else { return nil }
        access = declaration.owner == nil ? declaration.access : .file
        conditions = file.conditions(around: declaration.node).filter { $0 != "canImport(SwiftUI)" }
        let versions = file.children(of: declaration.node).filter { file.kind($0) == .attribute }
            .map { Availability.versions(in: file.text(of: $0)) }
        let needed = versions.reduce(into: [:]) { $0.merge($1) { max($0, $1) } }
        requirement = needed.isEmpty ? nil : DeploymentTarget(versions: needed)
        let initializers = helpers.filter { $0.name == Self.name && $0.receiver == Self.name }
        func accessOf(_ label: String) -> Access? {
            initializers.first { initializer in
                guard case .applies(isNegated: false) = initializer.meaning else { return false }
                let parameters = initializer.parameters
                return parameters.count == 3 && parameters[0].label == label && parameters[1].label == "input"
                    && parameters[2].role == .transform && parameters[2].closure?.view == 0
                    && !parameters[0].isFunction && file.isPlainInitializer(initializer.range)
            }?.access
        }
        conditionAccess = accessOf("condition")
        payloadAccess = accessOf("payload")
    }

    /// How far the initializer for a condition is seen; nil where there is none.
    package func access(for kind: ConditionKind) -> Access? { kind == .bool ? conditionAccess : payloadAccess }

    package func takes(_ kind: ConditionKind) -> Bool { access(for: kind) != nil }
}

extension SourceFile {
    /// False for an initializer that may fail, throw or wait.
    fileprivate func isPlainInitializer(_ range: Range<Int>) -> Bool {
        let words = text(range).prefix { $0 != "{" }.split { !$0.isLetter && !"?!(<".contains($0) }.map(String.init)
        return !words.contains { ["throws", "async", "init?", "init!"].contains($0) || $0.hasPrefix("init?") }
    }
}
