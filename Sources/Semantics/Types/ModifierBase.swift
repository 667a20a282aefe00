import RuleModel
import Syntax

/// What a modifier is applied to, as far as the functions that a project declares by its name are told apart by it.
package struct ModifierBase: Sendable {
    /// The type that the chain begins at, where it is shown.
    package var root: String?
    /// Its own type, where that is shown: `Card` of `Card()`.
    package var type: String?
    /// The protocol of what is no view: `TabContent`.
    package var other: String?
    /// True for what a modifier of SwiftUI's gave, and for a parameter that may be any view: it has what every view has.
    package var isSomeView = false

    package init(root: String?, type: String? = nil, other: String? = nil, isSomeView: Bool = false) {
        (self.root, self.type, self.other, self.isSomeView) = (root, type, other, isSomeView)
    }
}

extension FileSemantics {
    /// What a call is on.
    ///
    /// - Parameter receiver: nil for an implicit `self` at a node.
    package func base(_ facts: ReceiverFacts, of receiver: NodeID?, at node: NodeID) -> ModifierBase {
        let type = facts.type ?? (facts.kinds.count == 1 ? facts.kinds[0] : nil)
        return ModifierBase(
            root: facts.root, type: type,
            isSomeView: type == nil && isSomeView(receiver.map(file.withoutParentheses), at: node))
    }

    /// True for a modifier whose result has no type of the project's.
    package func givesSomeView(_ modifier: String) -> Bool { index.modifiers.giveSomeView(modifier) }

    private func isSomeView(_ receiver: NodeID?, at node: NodeID) -> Bool {
        guard let receiver, file.name(receiver) != "self" else {
            let type = file.enclosingType(of: node)
            return type.map { $0.name == "View" && $0.boundsOfSelf.isEmpty && $0.sameType == nil } ?? false
        }
        let call = Call(receiver, in: file)
        if let call, call.isMember || isOnImplicitSelf(call) { return givesSomeView(call.name) }
        // `content` of `let content: C` where `C: View`, `row()` of `func row() -> some View`
        let typed =
            call.flatMap { types.names.function($0.name, at: receiver) }
            ?? file.name(receiver).flatMap { types.names.typed($0, at: receiver) }
        guard case .type(let type)? = typed?.type else { return false }
        return type == "some View" || file.constraints(ofGeneric: type, at: receiver) == ["View"]
            || type == "Content" && file.enclosingType(of: receiver).map(isModifier) ?? false
    }

    /// True for the type of a modifier, whose `Content` is what SwiftUI makes of any view.
    private func isModifier(_ type: TypeDeclaration) -> Bool {
        let inherited = types.names.project.conformances(of: type.name) ?? Set(type.inheritedNames)
        return inherited.contains("ViewModifier")
    }

    /// `padding()`, which is called on `self`.
    func isOnImplicitSelf(_ call: Call) -> Bool {
        let isModifier = rules.states(call.name) || declaresModifier(call.name)
        return isModifier && !call.isMember && call.initializedName == nil
            && !scopes.isLocal(call.name, at: call.node)
    }
}

extension OwnModifiers {
    /// True if no function of a name gives a view of a type that the project has.
    func giveSomeView(_ name: String) -> Bool {
        let own = index.project.table.modifiers[name].joined()
        return own.allSatisfy(\.givesSomeView) && (rules.states(name) && !rules.takesModifier(name) || !own.isEmpty)
    }

    /// False for a function that what a modifier is applied to cannot have.
    func mayBe(_ modifier: OwnModifier, on base: ModifierBase) -> Bool {
        let kinds = ([modifier.signature.receiver] + modifier.bounds).map(index.project.resolvedName)
        return kinds.allSatisfy { kind in
            if kind == "View" || kind == "Self" { return true }
            if let type = base.type { return may(type, be: kind) }
            // Of a `Text` and what becomes of it nothing else is known.
            if base.isSomeView, !rules.isOwnType(kind) {
                return kind == "ModifiedContent" || kind == "Sendable"
                    || index.project.ancestors(of: "ModifiedContent").contains(kind)
            }
            // What is declared on `Image` is nothing to a `Text`, and what is declared on a type of the project is
            // nothing to either.
            let isKnown = ViewTypes.types.contains
            guard let root = base.root, root != kind else { return true }
            return !isKnown(kind) && !(isKnown(root) && index.types.isConcrete(kind))
        }
    }

    /// False for a type of which the sources, or pages, show that it is no such thing.
    func may(_ type: String, be kind: String) -> Bool {
        let ancestors = index.project.ancestors(of: type)
        if ([type] + ancestors).contains(where: { $0 == kind || rules.isKnown($0, toBe: kind) }) { return true }
        // Whatever conforms to a protocol of the project's does so in its sources.
        if index.project.isDeclared(kind) || ViewTypes.types.contains(kind) { return false }
        if index.types.isOne(type) {
            // What these inherit is known. An enum of plain cases is `Hashable` without a word.
            let isPlain = ancestors.allSatisfy {
                index.project.isDeclared($0) || ViewTypes.protocols.contains($0) || rules.fact(named: $0) != nil
            }
            return !isPlain || kind == "Sendable" || index.types.declared(type).contains { $0.plainCases != nil }
        }
        return !(rules.isOwnType(type) && rules.isOwnType(kind))
    }
}
