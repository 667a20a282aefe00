import RuleModel
import Semantics
import Syntax

extension Checks {
    /// What stands for several calls means the modifiers that they did. The first was applied to the receiver, the others to
    /// the view that a helper gave: where the receiver has the modifier of its own, only one that nothing has changed yet
    /// takes it as any view does.
    static func appliesPartsAlike(_ rewrite: Rewrite, at site: Site) throws(Refusal) {
        let (type, rules) = (site.receiver, site.rules)
        guard !site.call.parts.isEmpty, type != "View", !site.mustKeepType else { return }
        let own = site.call.parts.dropFirst().flatMap(\.links).contains { link in
            (rules.overloads[link.name] ?? []).contains {
                $0.signature.receiver != "View" && rules.isKnown(type, toBe: $0.signature.receiver)
            }
        }
        guard own else { return }
        guard let receiver = site.call.receiver.map(site.file.withoutParentheses),
            Call(receiver, in: site.file)?.plainTypeName == type, !site.file.mayBeComposed(receiver)
        else { throw .mustAgree }
    }
}

extension SourceFile {
    /// True for `Text("\(name)")`, whose parts may have modifiers of their own, and for `Text("[a](b)")`.
    fileprivate func mayBeComposed(_ call: NodeID) -> Bool {
        descendants(of: call).contains { part in
            switch kind(part) {
            case .interpolation: true
            case .stringLiteral: text(of: part).contains("](")
            case .call: part != call
            default: false
            }
        }
    }
}
