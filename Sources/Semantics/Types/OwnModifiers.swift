import RuleModel
import Syntax

/// What a project declares itself on views, by name: a call may mean that, and not what a page states.
package struct OwnModifiers: Sendable {
    private var signatures: [String: [Signature]] = [:]
    private let types: OwnTypes
    /// `Text.muted`: what a project adds to views that pages name.
    private var additions: Set<String> = []

    /// - Parameter rules: only the names of modifiers that pages state matter.
    package init(_ declarations: [Declarations], _ types: OwnTypes, rules: RuleBook) {
        self.types = types
        for signature in declarations.flatMap(\.modifiers) {
            if rules.states(signature.name) { signatures[signature.name, default: []].append(signature) }
            if rules.isOwnType(signature.receiver) { additions.insert(signature.receiver + "." + signature.name) }
        }
    }

    /// True if a project has a function of a name on just this type of view.
    package func declares(_ name: String, on type: String) -> Bool { additions.contains(type + "." + name) }

    /// True if a declaration could take these arguments.
    ///
    /// - Parameter root: the type that the chain begins at, where it is shown.
    package func declares(
        _ name: String, for root: String?, taking arguments: [WrittenArgument], in index: ProjectIndex
    ) -> Bool {
        (signatures[name] ?? []).contains { signature in
            let receiver = signature.receiver
            guard index.helpers.isView(receiver) else { return false }
            // What is declared on `Image` is nothing to a `Text`, and what is declared on a type of the project is
            // nothing to either.
            let isKnown = { ViewTypes.types.contains($0) }
            if let root, root != receiver, isKnown(receiver) || isKnown(root) && types.isConcrete(receiver) {
                return false
            }
            return index.rules.mayTake(arguments, signature)
        }
    }
}

extension SourceFile {
    /// The functions of types and extensions, as a page would state them.
    package var modifiers: [Signature] {
        nodes.indices.compactMap { index in
            let node = NodeID(index)
            guard kind(node) == .functionDeclaration, let owner = owner(of: node), !isStatic(node),
                let name = declaredName(of: node), let list = child(.parameters, of: node)
            else { return nil }
            let parameters = children(of: list).filter { kind($0) == .parameter }.map { Parameter($0, in: self) }
            return Signature(receiver: owner.name, name: name, constraints: [:], parameters: parameters, result: "")
        }
    }
}

/// Of a default nothing matters but that there is one.
private let unreadDefault = Template("nil")

extension Parameter {
    fileprivate init(_ node: NodeID, in file: SourceFile) {
        let written = FunctionParameter(node, in: file)
        let isVariadic = file.tokenIndices(of: node).contains { file.tokens[$0].kind == .ellipsis }
        self.init(
            label: written.label, name: written.name, type: written.bareType,
            defaultValue: written.hasDefault ? unreadDefault : nil,
            isAutoclosure: written.isAutoclosure, isVariadic: isVariadic)
    }
}
