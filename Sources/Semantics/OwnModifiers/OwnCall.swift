import RuleModel
import Syntax

/// What of the project a link calls that no page states.
package enum OwnCall {
    /// `.card(radius: 8)`
    case function(OwnModifier)
    /// `.modifier(Card(radius: 8))`, and the call of the type in it.
    case type(ViewModifierType, Call)
}

extension FileSemantics {
    /// nil for a link of which no declaration is in sight, or several of which a call that takes one more argument could
    /// mean another than it did.
    package func ownCall(_ link: ModifierUse) -> OwnCall? {
        if let type = index.modifiers.appliedType(link, in: path) {
            return link.made.map { .type(type, $0) }
        }
        let found = index.modifiers.onViews(link.name)
        guard let first = found.first else { return nil }
        if found.count == 1 { return .function(first) }
        let written = link.arguments.map(types.written)
        let taking = found.filter { index.modifiers.mayTake(written, $0.signature) }
        guard taking.count == 1 else { return nil }
        let (signature, id) = (taking[0].signature, taking[0].id)
        let typed = signature.parameters.filter(isTyped)
        let mayMeanAnother = found.contains { other in
            other.id != id && other.signature.mayTakeCallOf(signature)
                && !typed.contains { isApart($0, from: other.signature) && !mayShareValues($0, with: other.signature) }
        }
        return mayMeanAnother ? nil : .function(taking[0])
    }
}

extension FileSemantics {
    /// The function that a link calls by the name of a modifier that pages state, where none of theirs could take the call:
    /// `func frame(size: CGFloat) -> some View`.
    package func ownOverload(_ link: ModifierUse) -> OwnModifier? {
        guard rules.hasBuiltinPageAlone(for: link.name), declaresModifier(link.name),
            case .function(let function)? = ownCall(link), function.signature.receiver == "View"
        else { return nil }
        let written = link.arguments.map(types.written)
        guard let places = rules.places(of: written, in: function.signature) else { return nil }
        let typed = function.signature.parameters.filter(isTyped)
        let mayMeanStated = (rules.overloads[link.name] ?? []).map(\.signature).contains { stated in
            // What makes a style of a style is applied to no view.
            if rules.otherThanView(stated.receiver) != nil || stated.result == "some ShapeStyle" { return false }
            let isTold = telling(written, places, of: function.signature, beside: stated)
                .contains { isApart($0, from: stated) }
            // With one more parameter it must be the only one as well.
            return !isTold && rules.places(of: written, in: stated) != nil
                || stated.mayTakeCallOf(function.signature)
                    && !typed.contains { isApart($0, from: stated) && !mayShareValues($0, with: stated) }
        }
        return mayMeanStated ? nil : function
    }

    /// True for a parameter that is needed, of one type of the project's.
    private func isTyped(_ parameter: Parameter) -> Bool {
        parameter.defaultValue == nil && !parameter.isClosure
            && index.types.isOneMeantByMembers(ownType(parameter))
    }

    /// `Theme.Space` of a parameter `Space` beside `typealias Space = Theme.Space`.
    private func ownType(_ parameter: Parameter) -> String {
        types.names.project.resolved(parameter.typeText.value.name)
    }

    /// The parameters that a function needs of a type of the project's, where a call gives such a value as its type alone has beside
    /// what another declaration takes: `.small` and `Spacing.small` for `_ spacing: Spacing`.
    private func telling(
        _ written: [WrittenArgument], _ places: [[Int]], of own: Signature, beside stated: Signature
    ) -> [Parameter] {
        zip(own.parameters, places).filter { parameter, places in
            guard isTyped(parameter), places.count == 1 else { return false }
            let type = ownType(parameter)
            switch written[places[0]].evidence {
            case .type(let given): return types.names.project.resolved(TypeText(given).value.name) == type
            case .implicitMember(let member):
                return types.names.project.member(member, of: type) != nil
                    && !mayHave(member, for: parameter, in: stated)
            default: return false
            }
        }.map(\.0)
    }

    /// True if what a declaration takes for a parameter's label may have a member of a name.
    private func mayHave(_ member: String, for parameter: Parameter, in stated: Signature) -> Bool {
        let taken = stated.parameters.filter { $0.label == parameter.label }
            .flatMap { [$0.typeText.value.name] + stated.protocols(of: $0) }
        let project = types.names.project
        let owners =
            rules.facts(listing: member).map(\.name) + project.owners(ofMember: member).map(project.resolvedName)
        let own = plainTypeName(ownType(parameter))
        return owners.contains { owner in
            owner != own && taken.contains { rules.isKnown(owner, toBe: $0) || rules.isKnown($0, toBe: owner) }
        }
    }

    /// True if something may be written that is of a parameter's type, and of what another declaration takes there, where that has a
    /// default besides: what needs none of these is the better one, until it is given a parameter with a default itself.
    private func mayShareValues(_ parameter: Parameter, with stated: Signature) -> Bool {
        guard stated.parameters.contains(where: { $0.defaultValue != nil }) else { return false }
        let (type, project) = (ownType(parameter), types.names.project)
        if project.ancestors(ofWritten: type).contains(where: { $0.hasPrefix("ExpressibleBy") || $0 == "OptionSet" }) {
            return true
        }
        // No value is written as that alone.
        return project.memberNames(of: type).subtracting(["rawValue"])
            .contains { mayHave($0, for: parameter, in: stated) }
    }

    /// True if no parameter of another declaration that has a parameter's label could take its type. Of two that take
    /// different types the compiler takes neither for the better one, but by the defaults that a call leaves out.
    private func isApart(_ parameter: Parameter, from stated: Signature) -> Bool {
        let type = ownType(parameter)
        return stated.parameters.allSatisfy { other in
            if other.label != parameter.label { return true }
            if rules.isOther(type, than: other, of: stated) { return true }
            let kinds = types.names.project.ancestors(ofWritten: type)
            let taken = ownType(other)
            if stated.constraints[taken] == nil, index.types.isOneMeantByMembers(taken) {
                return taken != type && !kinds.contains(plainTypeName(taken))
                    && !types.names.project.ancestors(ofWritten: taken).contains(plainTypeName(type))
            }
            return kinds.allSatisfy { rules.fact(named: $0) != nil }
                && stated.protocols(of: other).contains { kind in
                    rules.fact(named: kind) != nil && !kinds.contains { rules.isKnown($0, toBe: kind) }
                }
        }
    }

    /// The same file where a declaration is all that its name means.
    package func reading(_ modifier: OwnModifier) -> FileSemantics {
        var derived = DerivedRules(index, members)
        derived.derive(modifier)
        return FileSemantics(file, path: path, in: index.with(derived.rules))
    }
}

extension OwnModifier {
    fileprivate var id: String { "\(sighting.path) \(nameOffset)" }
}

extension OwnModifiers {
    /// The functions of a name that are in sight on views, in the order of the files.
    package func onViews(_ name: String) -> [OwnModifier] {
        declared(name).filter { modifier in
            index.helpers.isView(modifier.signature.receiver)
                || modifier.bounds.contains(where: index.helpers.isView)
        }
    }

    /// The protocol that requires a function of a name; nil for none. A file that does not see it may declare what another
    /// one makes its witness: `extension Text: Glowing {}`.
    package func requirement(of name: String) -> Sighting? {
        index.project.table.modifiers[name].joined().first { modifier in
            modifier.source == nil
                && index.project.types(named: modifier.signature.receiver).contains(where: \.isProtocol)
        }?.sighting
    }
}

extension Signature {
    /// True if some arguments are taken by both, as far as labels show it, and one more parameter of the other could decide
    /// which is meant: of two, the compiler takes none for the better one that has more parameters.
    fileprivate func mayTakeCallOf(_ other: Signature) -> Bool {
        let isWorse = other.parameters.count > parameters.count && other.parameters.count(where: \.isClosure) < 2
        return !isWorse && takesNeeded(of: other) && other.takesNeeded(of: self)
    }

    /// True if what the other needs stands here, too, in that order.
    private func takesNeeded(of other: Signature) -> Bool {
        var rest = parameters[...]
        for needed in other.parameters where needed.defaultValue == nil && !needed.isVariadic {
            // Behind the parentheses a closure's label does not matter.
            guard
                let place = rest.firstIndex(where: {
                    $0.label == needed.label || $0.isClosure && needed.isClosure
                })
            else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
