import RuleModel
import Syntax

/// A modifier as it is applied: by a call of it, or by a helper that is given what it takes.
package struct ModifierUse: Sendable {
    package let file: SourceFile
    package let name: String
    package let arguments: [Argument]
    /// Where its name stands, or what is applied, in bytes.
    package let offset: Int

    package init(_ call: Call) {
        (file, name, arguments, offset) = (call.file, call.name, call.arguments, call.nameOffset)
    }

    /// `row.faded`
    init(property member: Member) {
        (file, name, arguments, offset) = (member.file, member.word, [], member.nameToken.range.lowerBound)
    }

    /// `.modifier(Card())` of a helper that is given `Card()`.
    package init(_ name: String, applying value: NodeID, in file: SourceFile) {
        (self.file, self.name, offset) = (file, name, file.range(of: value).lowerBound)
        arguments = [Argument(label: nil, value: value, isTrailing: false)]
    }

    /// The one argument, if it has no label and is a call: `Card()` of `.modifier(Card())`.
    var made: Call? {
        guard arguments.count == 1, arguments[0].label == nil else { return nil }
        return Call(arguments[0].value, in: file)
    }
}

extension FileSemantics {
    /// The modifier by which a helper applies what it is given for a role: as its declaration says, or where none is in sight,
    /// the one that takes a `ViewModifier`, if the project declares such a type. nil for a closure over the view.
    package func modifier(applying value: NodeID, _ match: HelperMatch, _ role: KnownHelper.Role) -> String? {
        if let name = match.modifier(role) {
            return match.isFunction(role) == (Closure(value, in: file) != nil) ? name : nil
        }
        guard match.declaration.sighting == nil, let type = Call(value, in: file)?.plainTypeName,
            index.modifiers.viewModifier(named: type, from: path) != nil
        else { return nil }
        return rules.modifiersTaker
    }
}

extension FileSemantics {
    /// Why `glow` of `view.backport.glow()` has no form, as far as its declaration shows; nil where none is in sight.
    package func obstacle(toModifierOfMember name: String) -> String? {
        let found = index.modifiers.declared(name).filter { !index.helpers.isView($0.signature.receiver) }
        guard found.count == 1, let source = found[0].source, let function = source.file.soleFunction else {
            return nil
        }
        switch function.modifierBody {
        case .other(let obstacle, let node) where [.availability, .compilation].contains(obstacle):
            return "\(obstacle.sentence) (\(source.sighting(of: node, in: source.file).shown))"
        default: return "it is declared on `\(found[0].signature.receiver)` (\(found[0].sighting.shown))"
        }
    }
}
