import RuleModel
import Syntax

/// A function of a type or an extension, as a page would state it: it may be an overload of a modifier.
package struct OwnModifier: Sendable {
    package let signature: Signature
    package let sighting: Sighting

    package static func all(in file: SourceFile, _ lines: FileLines) -> [OwnModifier] {
        file.all(.functionDeclaration).compactMap { node in
            let declaration = Declaration(node, in: file)
            guard let owner = declaration.owner, !declaration.isStatic, let name = declaration.name,
                let parameters = file.parameters(of: node)
            else { return nil }
            let signature = Signature(
                receiver: owner.name, name: name, constraints: [:], parameters: parameters.map { Parameter($0) },
                result: "")
            return OwnModifier(signature: signature, sighting: lines.sighting(at: declaration.nameOffset))
        }
    }
}

/// What a project declares itself on views, by name: a call may mean that, and not what a page states.
package struct OwnModifiers: Sendable {
    private var declared: [String: [OwnModifier]] = [:]
    private let types: OwnTypes
    /// `Text.muted`: what a project adds to views that pages name.
    private var additions: [String: OwnModifier] = [:]

    /// - Parameter rules: only the names of modifiers that pages state matter.
    package init(_ declarations: [Declarations], _ types: OwnTypes, rules: RuleBook) {
        self.types = types
        for modifier in declarations.flatMap(\.modifiers) {
            let signature = modifier.signature
            if rules.states(signature.name) { declared[signature.name, default: []].append(modifier) }
            let added = signature.receiver + "." + signature.name
            if rules.isOwnType(signature.receiver), additions[added] == nil { additions[added] = modifier }
        }
    }

    /// The function of a name that a project has on just this type of view.
    package func addition(_ name: String, to type: String) -> OwnModifier? { additions[type + "." + name] }

    /// The first declaration that could take these arguments.
    ///
    /// - Parameter root: the type that the chain begins at, where it is shown.
    package func overload(
        of name: String, on root: String?, taking arguments: [WrittenArgument], in index: ProjectIndex
    ) -> OwnModifier? {
        declared[name]?.first { modifier in
            let receiver = modifier.signature.receiver
            guard index.helpers.isView(receiver) else { return false }
            // What is declared on `Image` is nothing to a `Text`, and what is declared on a type of the project is
            // nothing to either.
            let isKnown = ViewTypes.types.contains
            if let root, root != receiver, isKnown(receiver) || isKnown(root) && types.isConcrete(receiver) {
                return false
            }
            return index.rules.mayTake(arguments, modifier.signature)
        }
    }
}

/// Of a default nothing matters but that there is one.
private let unreadDefault = Template("nil")

extension Parameter {
    fileprivate init(_ written: FunctionParameter) {
        self.init(
            label: written.label, name: written.name, type: written.bareType,
            defaultValue: written.hasDefault ? unreadDefault : nil,
            isAutoclosure: written.isAutoclosure, isVariadic: written.isVariadic)
    }
}
