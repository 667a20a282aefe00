import RuleModel
import Syntax

/// A view of the project's own in whose declaration something stands, or a modifier or a style that draws it: whoever makes one
/// decides what is around it and, of a generic view, what is in it.
package struct OwnViewAround {
    package let name: String
    /// What a view there has to do with the content that it is given, `content()` of `Card<Content: View>`.
    package let given: Given
    /// True for an enum.
    package let hasCases: Bool
    /// True where no other module makes one.
    package let isSeenWhole: Bool

    package enum Given: Int, Sendable {
        /// Nothing.
        case nothing
        /// It holds it.
        case held
        /// It is that content.
        case itself
    }
}

extension FileSemantics {
    /// The view of the project's own around a node.
    ///
    /// - Parameter view: the one that is asked about; nil for one that is not spelled out.
    package func ownView(around node: NodeID, holding view: NodeID?) -> OwnViewAround? {
        guard let declared = file.enclosingType(of: node), case let type = declared.name, isView(type) || draws(type),
            types.names.project.isConcrete(type)
        else { return nil }
        let isSeenWhole = Declaration(declared.node, in: file).access <= .module
        func around(_ given: OwnViewAround.Given) -> OwnViewAround {
            OwnViewAround(
                name: type, given: given, hasCases: file.kind(declared.node) == .enumDeclaration,
                isSeenWhole: isSeenWhole)
        }
        guard let view, !givenContent.isEmpty else { return around(.nothing) }
        var beginning = Chain(endingAt: view, in: file).beginning
        if file.name(beginning) == "self", beginning != view, let member = file.parent(of: beginning) {
            beginning = member
        }
        if isGivenContent(beginning) { return around(.itself) }
        return around(file.holds(oneOf: givenContent, in: view) ? .held : .nothing)
    }

    /// True for a type that is declared to be a modifier, or a style of controls.
    private func draws(_ type: String) -> Bool {
        types.names.project.ancestors(of: type).contains { $0.hasSuffix("Style") || $0.hasSuffix("Modifier") }
    }

    /// Where a file makes a view, a modifier or a style of a type, or says that it holds one.
    ///
    /// - Parameter byCases: true for an enum, which `.home` of `enum Page: View` makes.
    package func places(making type: String, byCases: Bool) -> [NodeID] {
        let made = file.calls(of: [type, "init"]).filter { $0.initializedName == type }.map(\.node)
        // `Page.home`, `Page.self`
        let cases = !byCases ? [] : file.all(.member).filter { Member($0, in: file)?.base.flatMap(file.name) == type }
        let held = file.all(.variableDeclaration).flatMap { VariableDeclaration($0, in: file)?.bindings ?? [] }
            .compactMap { file.child(.type, of: $0.node) }.filter { file.words(of: $0).contains(type) }
        return made + cases + held
    }

    /// Other names that the file gives a type.
    package func aliases(of type: String) -> [String] {
        file.all(.typealiasDeclaration).compactMap { TypeAlias($0, in: file) }
            .filter { $0.target.map(plainTypeName) == type }.compactMap(\.name)
    }

    /// Where the file mentions content that a view is given.
    func mentionsOfGivenContent() -> [NodeID] { file.all(.name, .member).filter(isGivenContent) }

    /// `content` and `self.content` of `let content: () -> Content` in `Card<Content: View>`, or of an `AnyView`
    /// that the type does not make itself.
    private func isGivenContent(_ node: NodeID) -> Bool {
        guard let name = file.name(node) ?? Member(node, in: file).flatMap({ $0.isOfSelf ? $0.word : nil }),
            !name.isTypeName, !scopes.isLocal(name, at: node), bodies.bodies(of: name, at: node).isEmpty,
            case .type(let text)? = types.names.typed(name, at: node)?.type
        else { return false }
        return file.isAnyContent(text, at: node)
    }
}

extension SourceFile {
    /// True for the type of content that a view is given: `() -> Content` in `Card<Content: View>`, or an `AnyView`.
    func isAnyContent(_ type: String, at node: NodeID) -> Bool {
        let word = type.namesInText.last ?? ""
        return word == "AnyView" || !genericClauses(of: word, at: node).isEmpty
    }
}
