import RuleModel
import Semantics
import Syntax

extension Checks {
    /// Nothing behind the call is the receiver's own modifier now. The helper gave just a view; what replaces it is of the
    /// receiver's type, and a text's own modifiers are no environment: of two that set the same, one is lost.
    static func losesNothingToOwnModifiers(_ rewrite: Rewrite, at site: Site) throws(Refusal) {
        let result = rewrite.links.last?.merged.type.opaqueName ?? "View"
        if result != "View", site.call.declaration?.result.opaqueName ?? "View" == "View" {
            return try ReceiverModifierSearch(site: site, receiver: result).check([])
        }
        let (receiver, links) = (site.possibleReceiver, rewrite.links.map(\.applied.link))
        let keepsReceiver =
            rewrite.links.allSatisfy { $0.merged.type == receiver }
            || receiver != site.receiver && links.allSatisfy { site.rules.keeps(receiver, $0.name) }
        guard receiver != "View", keepsReceiver else { return }
        try ReceiverModifierSearch(site: site, receiver: receiver).check(links)
    }
}

/// Looks for modifiers behind a call that its receiver has of its own.
struct ReceiverModifierSearch {
    let site: Site
    /// What the call gives once it is rewritten: a type, or a protocol as `Shape`.
    let receiver: String

    private var call: ConditionalCall { site.call }
    private var file: SourceFile { site.file }
    private var rules: RuleBook { site.rules }

    fileprivate func check(_ links: [Link]) throws(Refusal) {
        let whole = file.carrier(of: call.node)
        let isElement = file.taker(of: whole).map { file.kind($0) == .array } ?? false
        if isElement || file.isUntypedValue(whole),
            links.contains(where: isLostToOthers) || site.own.index.modifiers.tellApart(receiver),
            Chain(endingAt: whole, in: file).callNames(downTo: call.node).allSatisfy({ rules.keeps(receiver, $0) })
        {
            throw .narrowerName(receiver)
        }
        // What the receiver has set of its own counts before the environment, until another of its own sets it again.
        let applied = site.own.names(appliedBy: call.receiverFacts.links)
        let earlier = site.underlyingViews.reduce(applied) { $0.union($1.links) }.filter { rules.keeps(receiver, $0) }
        let names = Set((links.map(\.name) + earlier).flatMap { [$0] + rivals(of: $0) })
        guard let link = ownLink(behind: call.node, of: names) else { return }
        let line = LineStarts(of: file.bytes).line(at: link.nameOffset) + 1
        throw .ownLater(link.name, of: receiver, line: line, loses: names.contains(link.name))
    }

    /// A modifier, or a property, that is the receiver's own.
    private typealias OwnLink = (name: String, nameOffset: Int)

    /// The first of some modifiers that is applied to what the call gives while that is still of the receiver's type: in
    /// its chain, or by the first of what takes it as it is, a helper or a function of the project.
    private func ownLink(behind node: NodeID, of names: Set<String>) -> OwnLink? {
        var inner = node
        while let outer = file.parent(of: inner), file.begins(outer, with: inner) {
            let input = inner
            inner = outer
            switch file.kind(outer) {
            // `….outlined`, which the project has on texts, too
            case .member:
                guard !file.isCalled(outer), let member = Member(outer, in: file) else { continue }
                if site.types.names.project.member(member.word, of: receiver) == nil { return nil }
                return (member.word, file.range(of: outer).upperBound - 1)
            case .tuple: continue
            case .argument:
                let taker = file.taker(of: input)
                guard let taker, EitherViewCall(taker, in: file)?.input == input else { continue }
                return ownLink(inside: taker, of: names)
            case .postfixIfConfig: return ownLink(inside: outer, of: names)
            default: break
            }
            guard let link = Call(outer, in: file), link.isMember else {
                return ownLink(behindClosureGiving: input, of: names)
            }
            // A helper is looked into, whatever it is declared on.
            if !isHelper(link), names.contains(link.name) || isAdded(link.name) { return (link.name, link.nameOffset) }
            if rules.keeps(receiver, link.name) { continue }
            return rules.hasPage(for: link.name) ? nil : ownLink(inside: outer, of: names)
        }
        return ownLink(behindClosureGiving: inner, of: names)
    }

    /// True for a function of the project's that the receiver's type has of its own.
    private func isAdded(_ name: String) -> Bool { site.own.addition(name, to: receiver) != nil }

    /// True for `view` in `{ view in view.heading() }`.
    private func isGiven(_ beginning: NodeID) -> Bool {
        guard let name = file.name(beginning) else { return false }
        return file.surroundings(of: beginning).contains { Closure($0, in: file)?.parameter(0) == name }
    }

    private func isHelper(_ link: Call) -> Bool {
        site.own.fitsHelper(link) && site.context.index.helpers.areAllPlain(named: link.name)
    }

    /// The same behind `row.apply { view in … }`, where that may be of the type that its closure gives.
    private func ownLink(behindClosureGiving value: NodeID, of names: Set<String>) -> OwnLink? {
        let around = file.surroundings(of: value)
        guard let closure = around.firstNonNil({ Closure($0, in: file) }), let last = closure.statements.last,
            (file.returned(by: last) ?? last) == value, let call = file.call(taking: closure.node), call.isMember
        else { return nil }
        return isHelper(call) || site.own.givesSomeView(call.name) ? nil : ownLink(behind: call.node, of: names)
    }

    /// The same for closures, and for the branches of a `#if`: whatever is there the first in its chain counts.
    private func ownLink(inside node: NodeID, of names: Set<String>) -> OwnLink? {
        for part in file.partsBehindBeginning(of: node) {
            for inner in [part] + file.descendants(of: part) {
                guard let link = Call(inner, in: file), link.isMember,
                    names.contains(link.name)
                        || isGiven(Chain(endingAt: inner, in: file).beginning) && isAdded(link.name)
                else { continue }
                let before = Chain(endingAt: link.callee, in: file).callNames(downTo: inner)
                if before.allSatisfy({ rules.keeps(receiver, $0) }) { return (link.name, link.nameOffset) }
            }
        }
        return nil
    }

    /// The modifiers that pages say one is lost to, or they to it.
    func rivals(of name: String) -> [String] {
        (rules.overloads[name] ?? []).filter { $0.signature.receiver == receiver }
            .flatMap { $0.remarks + $0.forms.flatMap(\.remarks) }.flatMap(\.limits)
            .flatMap { limit -> [String] in
                switch limit {
                case .after(let names), .before(let names): names
                default: []
                }
            }
    }

    /// True for a link of a text that others of its kind are lost to.
    func isLostToOthers(_ link: Link) -> Bool { rivals(of: link.name).contains(link.name) }
}
