import RuleModel
import Syntax

/// Whether what a call is on is a view, as far as the sources show it.
extension FileSemantics {
    /// True for a type whose values are views.
    package func isView(_ type: String) -> Bool { index.helpers.isView(type) }

    /// The type of a receiver that is declared, or spelled, as something that is no view; nil for anything else.
    ///
    /// - Parameter rivals: the types that have a function of the called name, and nothing to do with views.
    package func otherType(of receiver: NodeID, rivals: Set<String>) -> String? {
        // A chain on something else than a view shows that at its beginning.
        let receiver = rivals.isEmpty ? Chain(endingAt: receiver, in: file).beginning : receiver
        // `Dots().offset()` of `struct Dots: ChartContent`
        if file.isCalled(receiver), let name = file.name(receiver).map(types.names.project.resolved),
            isDeclaredAsOther(name)
        {
            return name
        }
        switch typeOfSelf(receiver).map(Evidence.type) ?? type(of: receiver) {
        case .type(let type):
            if let other = TypeText(type).protocols.firstNonNil(rules.otherThanView) { return other }
            let name = plainTypeName(types.names.project.resolved(type))
            if isView(name) { return nil }
            if let other = rules.otherThanView(name) { return other }
            // `struct Dots: ChartContent`
            if types.names.project.ancestors(of: name).contains(where: { rules.otherThanView($0) != nil }) {
                return name
            }
            let isKnown =
                type.first == "[" || rivals.contains(name) || rules.fact(named: name) != nil
                || types.names.project.conformances(of: name) != nil || ViewTypes.isValue(name)
            return isKnown && !rivals.isEmpty ? type : nil
        case .implicitMember(let name):
            // In an `#if` of a chain a modifier looks like one.
            if rules.overloads[name]?.contains(where: { $0.signature.receiver == "View" }) ?? false { return nil }
            let types = rules.facts(listing: name).map(\.name)
            return types.isEmpty || types.contains { rules.isKnown($0, toBe: "View") } ? nil : "." + name
        case .unknown, .view: return nil
        default: return rivals.isEmpty ? nil : file.text(of: receiver)
        }
    }

    /// True for a type of the project's that is declared to be something that takes modifiers, and is no view.
    private func isDeclaredAsOther(_ type: String) -> Bool {
        !isView(type) && types.names.project.ancestors(of: type).contains { rules.otherThanView($0) != nil }
    }

    /// False for a receiver of which nothing shows the type, or only a type that nothing shows to be no view.
    ///
    /// - Parameter root: the type that its chain begins at, where it is shown.
    package func isShownAsView(_ receiver: NodeID, root: String?) -> Bool {
        if let type = typeOfSelf(receiver) { return isView(type) }
        // What these hold may be marks of a chart, or items of a toolbar.
        if let root, Self.groups.contains(root) { return holdsView(receiver) }
        switch type(of: receiver) {
        case .unknown: return beginsWithView(receiver)
        case .type(let type):
            // `some Any`
            let protocols = TypeText(type).protocols
            if !protocols.isEmpty { return protocols.contains { isView($0) || rules.isKnown($0, toBe: "View") } }
            let name = plainTypeName(types.names.project.resolved(type))
            if types.names.project.isConcrete(name) || ViewTypes.isValue(name), !isView(name) { return false }
            return file.genericClauses(of: type, at: receiver).allSatisfy { $0.contains("View") }
        // What is asked for where it stands may be of any type that has one of the name.
        case .implicitMember(let name):
            return !declaresMember(named: name)
                && rules.facts(listing: name).contains { rules.isKnown($0.name, toBe: "View") }
        default: return true
        }
    }

    private static let groups: Set<String> = ["ForEach", "Group"]

    /// `Group { … }` of a chain with nothing but calls behind it; nil for any other.
    ///
    /// - Parameter root: the type that its chain begins at, where it is shown.
    package func group(of receiver: NodeID, root: String?) -> NodeID? {
        guard root.map(Self.groups.contains) ?? false else { return nil }
        var group = file.withoutParentheses(receiver)
        while let call = Call(group, in: file), call.isMember, call.isPlain, let base = call.base {
            group = file.withoutParentheses(base)
        }
        return Call(group, in: file)?.initializedName == root ? group : nil
    }

    /// True for a group in which a view stands, so that a builder of views makes it.
    private func holdsView(_ group: NodeID) -> Bool {
        var open = [group]
        var reader = receiverReader()
        while let part = open.popLast() {
            switch file.kind(part) {
            case .ifStatement, .switchStatement, .switchCase, .codeBlock, .conditionalClause:
                open += file.children(of: part)
            case .call, .member, .name, .tuple, .postfixIfConfig:
                guard let root = reader.facts(of: part).root else { continue }
                if Self.groups.contains(root) {
                    let content = self.group(of: part, root: root).flatMap { Call($0, in: file)?.arguments.last }
                    open += content.flatMap { Closure($0.value, in: file)?.statements } ?? []
                } else if root != "Section", isView(root) || ViewTypes.types.contains(root) {
                    return true
                }
            default: continue
            }
        }
        return false
    }

    /// True for `label.padding()` behind `let label = Image(a)`, and for `self.padding()` in a view.
    private func beginsWithView(_ receiver: NodeID) -> Bool {
        let beginning = subject(ofCallsEndingAt: receiver)
        // `row(a).backport`
        guard file.chainBase(of: beginning) == nil, let name = file.name(beginning), !name.isTypeName else {
            return false
        }
        // `padding()` on a `self` that is not spelled out
        if file.isCalled(beginning) {
            let type = file.enclosingType(of: beginning)?.name
            return type.map(isView) ?? false && !scopes.isLocal(name, at: beginning)
                && isModifierOfViews(name, at: beginning)
        }
        if let type = typeOfSelf(beginning) { return isView(type) }
        if let value = scopes.localBinding(of: name, at: beginning)?.value {
            return file.kind(value) == .call && isShownAsView(value, root: nil)
        }
        guard case .type(let type) = type(of: beginning) else { return false }
        // `content` of a `ViewModifier`, `view` of `func card<V: View>(_ view: V)`.
        if type == "Content", let owner = file.enclosingType(of: beginning)?.name {
            return types.names.project.ancestors(of: owner).contains("ViewModifier")
        }
        let isSomething = !TypeText(type).protocols.isEmpty || !file.genericClauses(of: type, at: beginning).isEmpty
        return isSomething && isShownAsView(beginning, root: nil)
    }

    /// True for the name of a modifier of views, where a call without a receiver is no function of the type's own.
    package func isModifierOfViews(_ name: String, at node: NodeID) -> Bool {
        let project = types.names.project
        let owners = file.enclosingTypes(of: node).flatMap { [$0.name] + project.ancestors(of: $0.name) }
        if owners.contains(where: { $0 != "View" && project.member(DeclaredTypes.function(name), of: $0) != nil }) {
            return false
        }
        return rules.overloads[name]?.contains {
            $0.signature.receiver == "View" || owners.contains($0.signature.receiver)
        }
            ?? index.modifiers.declared(name).contains { $0.signature.receiver == "View" }
    }

    /// The type of `self` or of a declared receiver, if nothing shows that it is a view, nor that it may be any.
    package func unknownType(of receiver: NodeID) -> String? {
        if let type = typeOfSelf(receiver) { return isView(type) ? nil : type }
        let isNamed = [.name, .member].contains(file.kind(receiver)) || Call(receiver, in: file)?.typeName == nil
        guard isNamed, case .type(let type) = type(of: receiver) else { return nil }
        let name = plainTypeName(type)
        let isAny =
            !TypeText(type).protocols.isEmpty || name == "Content" || name == "Self"
            || !file.genericClauses(of: name, at: receiver).isEmpty
        return isAny || isView(name) || rules.isKnown(name, toBe: "View") ? nil : type
    }

    /// The narrowest protocol of SwiftUI's that a type of the project's is declared to conform to, and that has modifiers
    /// of its own: `Shape`.
    package func viewProtocol(of type: String) -> String? {
        types.names.project.ancestors(of: type).first(where: rules.isOwnType)
    }

    /// The type around `self`; nil for anything else.
    private func typeOfSelf(_ receiver: NodeID) -> String? {
        guard file.name(file.withoutParentheses(receiver)) == "self" else { return nil }
        return file.enclosingType(of: receiver)?.name
    }
}
