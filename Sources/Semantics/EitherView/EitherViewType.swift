import RuleModel
import Syntax

/// A type named `EitherView` that a file declares.
package struct EitherViewType: Sendable, Equatable {
    package static let name = "EitherView"

    /// `init(condition:input:modify:)`, if it is there and applies the change when the condition is true.
    private let condition: Initializer?
    /// `init(payload:input:modify:)`, likewise.
    private let payload: Initializer?
    /// How far the type is seen; not at all where it is a member of another.
    package let access: Access
    /// True for a member of another type.
    package let isMember: Bool
    /// The conditions of the `#if`s that it stands in, but for that which SwiftUI is there.
    package let conditions: [String]
    /// False where the file declares several, which may stand in different `#if`s.
    package let isSole: Bool

    package struct Initializer: Sendable, Equatable {
        /// How far it is seen.
        package let access: Access
        /// The versions that `@available` asks for, on it or on the type.
        package let requirement: DeploymentTarget?
        /// Why nobody can call it as ours is called; nil if anybody can.
        package let objection: String?
    }

    package var takesCondition: Bool { condition != nil }

    /// The one that a file declares, rather a global one; nil if it declares none.
    package init?(in file: SourceFile, helpers: [HelperDeclaration]) {
        let named = file.nodes.indices.lazy.map { NodeID($0) }.filter { node in
            if let type = TypeDeclaration(node, in: file) { return !type.isExtension && type.name == Self.name }
            return TypeAlias(node, in: file)?.name == Self.name
        }
        .map { Declaration($0, in: file) }
        guard let declaration = named.first(where: { $0.owner == nil }) ?? named.first else { return nil }
        isMember = declaration.owner != nil
        access = isMember ? .file : declaration.access
        conditions = file.conditionsBesideSwiftUI(around: declaration.node)
        isSole = named.count { $0.owner == nil } == 1
        let initializers = helpers.filter { $0.name == Self.name && $0.receiver == Self.name }
        func initializer(_ label: String) -> Initializer? {
            let found = initializers.first { initializer in
                guard case .applies(isNegated: false) = initializer.meaning else { return false }
                let parameters = initializer.parameters
                return parameters.count == 3 && parameters[0].label == label && parameters[1].label == "input"
                    && parameters[2].role == .transform && parameters[2].closure?.view == 0
                    && !parameters[0].isFunction && file.isPlainInitializer(initializer.range)
            }
            return found.map { found in
                let node = file.all(.initializerDeclaration).first { file.range(of: $0) == found.range }
                let extended = node.flatMap { Declaration($0, in: file).owner?.node }
                return Initializer(
                    access: found.access,
                    in: [declaration.node] + [extended, node].compactMap(\.self).filter { $0 != declaration.node },
                    file)
            }
        }
        condition = initializer("condition")
        payload = initializer("payload")
    }

    /// The initializer for a condition; nil where there is none.
    package func initializer(for kind: ConditionKind) -> Initializer? { kind == .bool ? condition : payload }

    package func takes(_ kind: ConditionKind) -> Bool { initializer(for: kind) != nil }
}

extension EitherViewType.Initializer {
    /// - Parameter declarations: the initializer and those that it stands in.
    fileprivate init(access: Access, in declarations: [NodeID], _ file: SourceFile) {
        self.access = access
        let availability = declarations.flatMap { file.children(of: $0) }
            .filter { file.kind($0) == .attribute && file.attributeName($0) == "available" }
        let needed = availability.map { Availability.versions(in: file.text(of: $0)) }
            .reduce(into: [:]) { $0.merge($1) { max($0, $1) } }
        requirement = needed.isEmpty ? nil : DeploymentTarget(versions: needed)
        let marks: Set<String> = ["unavailable", "deprecated", "obsoleted"]
        let words = Set(availability.flatMap { file.words(of: $0) })
        let clauses = declarations.flatMap { file.children(of: $0) }
            .filter { [.genericParameters, .whereClause].contains(file.kind($0)) }
        if !words.isDisjoint(with: marks) {
            objection = "it is marked `\(words.intersection(marks).sorted()[0])`"
        } else if let other = clauses.firstNonNil(file.otherBound) {
            objection = "its views or its value must be `\(other)`"
        } else {
            objection = nil
        }
    }
}

extension SourceFile {
    /// The conditions of the `#if`s around a node, but for that which SwiftUI is there.
    fileprivate func conditionsBesideSwiftUI(around node: NodeID) -> [String] {
        conditions(around: node).filter { $0 != "canImport(SwiftUI)" }
    }

    /// Those of the branch of a `#if` in which the file imports SwiftUI, and where it would declare the type; none where it
    /// knows views wherever it is compiled.
    package var conditionsOfViews: [String] {
        guard !importsAtTop("SwiftUI"), let clause = clause(importing: "SwiftUI"),
            let inner = children(of: clause).last
        else { return [] }
        return conditionsBesideSwiftUI(around: inner)
    }

    /// False for an initializer that may fail, throw or wait.
    fileprivate func isPlainInitializer(_ range: Range<Int>) -> Bool {
        let words = text(range).prefix { $0 != "{" }.split { !$0.isLetter && !"?!(<".contains($0) }.map(String.init)
        return !words.contains { ["throws", "async", "init?", "init!"].contains($0) || $0.hasPrefix("init?") }
    }

    /// `Shape` of `<Input: Shape>`: the first bound of generic parameters that is none of `View` itself.
    fileprivate func otherBound(_ clause: NodeID) -> String? {
        let words = words(of: clause)
        var isBound = false
        for word in words.dropFirst() {
            switch word {
            case ":", "=", "==": isBound = true
            case ",", ">": isBound = false
            case "View", "SwiftUI", ".", "&": break
            default: if isBound { return word }
            }
        }
        return nil
    }
}
