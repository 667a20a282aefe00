import RuleModel
import Semantics
import Syntax

extension Checks {
    /// As an argument the result is taken for what the helper gave. `Color.red.opacity(0.5)` is a colour where the helper
    /// gave a view, and `background` of a colour another modifier.
    static func isTakenForNoStyle(_ rewrite: Rewrite, at site: Site) throws(Refusal) {
        try StyleCheck(site: site).check(rewrite)
    }
}

private struct StyleCheck {
    let site: Site

    private var call: ConditionalCall { site.call }
    private var file: SourceFile { site.file }

    fileprivate func check(_ rewrite: Rewrite) throws(Refusal) {
        let whole = file.carrier(of: call.node)
        guard mayBeTakenForStyle(whole) else { return }
        let links = rewrite.names + Chain(endingAt: whole, in: file).callNames(downTo: call.node)
        guard links.allSatisfy(keepsStyle) else { return }
        throw .mayBeStyle(call.receiver.map { file.text(of: $0) } ?? "self")
    }

    /// True for modifiers that styles have of their own.
    private func keepsStyle(_ name: String) -> Bool {
        (site.rules.overloads[name] ?? []).contains {
            $0.signature.receiver == "ShapeStyle" && $0.signature.result == "some ShapeStyle"
        }
    }

    /// True if something is a style, or may be, and what it is an argument of would care.
    private func mayBeTakenForStyle(_ whole: NodeID) -> Bool {
        let taker = file.taker(of: whole)
        guard taker != nil || file.isUntypedValue(whole) else { return false }
        let name = taker.flatMap { Call($0, in: file)?.name }
        let own = call.receiverFacts.type.map { Evidence.type($0) }
        switch call.receiver.map(site.types.type) ?? own ?? .view {
        case .type(let type):
            let isStyle =
                TypeText(type).protocols.contains("ShapeStyle") || site.rules.isKnown(type, toBe: "ShapeStyle")
            return isStyle && name.map { !ViewTypes.types.contains($0) } ?? true
        // Of names that show nothing, most are views.
        case .unknown: return name.map(takesStyles) ?? false
        default: return false
        }
    }

    private func takesStyles(_ name: String) -> Bool {
        (site.rules.overloads[name] ?? []).contains {
            $0.signature.constraints.values.joined().contains("ShapeStyle")
        }
    }
}
