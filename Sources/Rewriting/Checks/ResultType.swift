import RuleModel
import Semantics
import Syntax

// What a rewrite makes of the type of an expression. The helper gave just a view; now it is what the receiver is, and
// Swift picks other overloads of what stands around it.
extension CallPlanner {
    /// Throws if what is behind a call, or takes it, would mean something else.
    ///
    /// - Parameter text: what stands instead of the call.
    func checkResultType(_ links: [AppliedLink], _ merged: [MergedLink], text: String) throws(Refusal) {
        if receiver != "View", merged.allSatisfy({ $0.type == receiver }) {
            try checkOwnLinks(behind: links.map(\.link))
        }
        try checkStyle(text)
    }

    /// A text's own modifiers are no environment: of two that set the same, one is lost.
    private func checkOwnLinks(behind links: [Link]) throws(Refusal) {
        let whole = file.carrier(of: call.node)
        let isElement = file.taker(of: whole).map { file.kind($0) == .array } ?? false
        if isElement || file.isUntypedValue(whole), links.contains(where: isLostToOthers),
            file.linkNames(from: call.node, to: whole).allSatisfy({ context.rules.keeps(receiver, $0) })
        {
            throw .narrowerName(receiver)
        }
        let names = Set(links.flatMap { [$0.name] + rivals(of: $0) })
        guard let token = ownLink(behind: call.node, of: names) else { return }
        let line = LineStarts(of: file.bytes).line(at: Int(file.tokens[token].start)) + 1
        throw .ownLater(file.word(at: token), of: receiver, line: line)
    }

    /// The first of some modifiers that is applied to what the call gives while that is still of the receiver's type: in
    /// its chain, or by the first of what takes it as it is, a helper or a function of the project.
    private func ownLink(behind node: NodeID, of names: Set<String>) -> Int? {
        var inner = node
        while let outer = file.parent(of: inner), file[outer].firstDescendant == file[inner].firstDescendant {
            let input = inner
            inner = outer
            switch file.kind(outer) {
            case .member, .tuple: continue
            case .argument:
                let taker = file.parent(of: outer).flatMap { file.parent(of: $0) }
                guard let taker, EitherViewCall(taker, in: file)?.input == input else { continue }
                return ownLink(inside: taker, of: names)
            case .postfixIfConfig: return ownLink(inside: outer, of: names)
            default: break
            }
            guard file.kind(outer) == .call, let (callee, token) = file.calledName(of: outer),
                file.kind(callee) == .member
            else { return nil }
            let name = file.word(at: token)
            if names.contains(name) || context.index.modifiers.declares(name, on: receiver) { return token }
            if context.rules.keeps(receiver, name) { continue }
            return context.rules.states(name) ? nil : ownLink(inside: outer, of: names)
        }
        return nil
    }

    /// The same for closures, and for the branches of a `#if`: whatever is there the first in its chain counts.
    private func ownLink(inside node: NodeID, of names: Set<String>) -> Int? {
        for part in file.children(of: node).dropFirst() {
            for inner in [part] + file.descendants(of: part) {
                guard file.kind(inner) == .call, let (callee, token) = file.calledName(of: inner),
                    file.kind(callee) == .member, names.contains(file.word(at: token))
                else { continue }
                var base = file.chainBase(of: callee)
                var isOwn = true
                while let link = base {
                    if file.kind(link) == .call, let (_, token) = file.calledName(of: link) {
                        isOwn = isOwn && context.rules.keeps(receiver, file.word(at: token))
                    }
                    base = file.chainBase(of: link)
                }
                if isOwn { return token }
            }
        }
        return nil
    }

    /// The modifiers that pages say one is lost to, or they to it.
    private func rivals(of link: Link) -> [String] {
        (context.rules.overloads[link.name] ?? []).filter { $0.signature.receiver == receiver }
            .flatMap { $0.remarks + $0.forms.flatMap(\.remarks) }.flatMap(\.limits)
            .flatMap { limit -> [String] in
                switch limit {
                case .after(let names), .before(let names): names
                default: []
                }
            }
    }

    /// True for a link of a text that others of its kind are lost to.
    func isLostToOthers(_ link: Link) -> Bool { rivals(of: link).contains(link.name) }

    /// `Color.red.opacity(0.5)` is a colour where the helper gave a view, and `background` of a colour another modifier.
    private func checkStyle(_ text: String) throws(Refusal) {
        let whole = file.carrier(of: call.node)
        guard let receiver = call.receiver, mayBeTakenForStyle(receiver, whole) else { return }
        let template = Template("x" + text)
        let links =
            template.file.linkNames(from: NodeID(0), to: template.root) + file.linkNames(from: call.node, to: whole)
        guard links.allSatisfy(keepsStyle) else { return }
        throw .mayBeStyle(file.text(of: receiver))
    }

    /// True for modifiers that styles have of their own.
    private func keepsStyle(_ name: String) -> Bool {
        (context.rules.overloads[name] ?? []).contains {
            $0.signature.receiver == "ShapeStyle" && $0.signature.result == "some ShapeStyle"
        }
    }

    /// True if something is a style, or may be, and what it is an argument of would care.
    private func mayBeTakenForStyle(_ receiver: NodeID, _ whole: NodeID) -> Bool {
        let taker = file.taker(of: whole)
        guard taker != nil || file.isUntypedValue(whole) else { return false }
        let name = taker.flatMap { file.calledName(of: $0) }.map { file.word(at: $0.token) }
        switch evidence.evidence(of: receiver) {
        case .type(let type):
            let isStyle =
                TypeText(type).protocols.contains("ShapeStyle") || context.rules.isKnown(type, toBe: "ShapeStyle")
            return isStyle && name.map { !ViewTypes.types.contains($0) } ?? true
        // Of names that show nothing, most are views.
        case .unknown: return name.map(takesStyles) ?? false
        default: return false
        }
    }

    private func takesStyles(_ name: String) -> Bool {
        (context.rules.overloads[name] ?? []).contains {
            $0.signature.constraints.values.joined().contains("ShapeStyle")
        }
    }
}
