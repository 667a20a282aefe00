import RuleModel
import Semantics
import Syntax

/// Tells whether what a page says of a form holds for a link: all of a remark's limits must.
struct Limits {
    let site: LinkSite

    private var file: SourceFile { site.file }
    private var rules: RuleBook { site.rules }

    func hold(for remark: Remark, _ arguments: UserArguments) -> Bool {
        remark.limits.allSatisfy { holds($0, arguments, remark) }
    }

    /// The same where the arguments are out of sight, and may be such ones.
    func mayHold(for remark: Remark) -> Bool { remark.limits.allSatisfy { holds($0, nil, remark) } }

    /// The same remark as it holds for a call of what the link stands in: without the limits that are met here, and that
    /// depend on arguments; none if one of these is not met. What an argument has in common with the condition shows only
    /// there: each name in it is asked for as if it were a parameter.
    func open(_ remark: Remark, _ arguments: UserArguments) -> [Remark] {
        guard let place = remark.limits.firstIndex(where: \.asksForCondition),
            case .given(let name, let values) = remark.limits[place]
        else { return open(plain: remark, arguments).map { [$0] } ?? [] }
        var rest = remark.limits
        rest.remove(at: place)
        guard let others = open(plain: remark.limited(to: rest), arguments) else {
            return []
        }
        return namesRead(in: arguments.written(name).map(\.value)).map {
            remark.limited(to: others.limits + [.given(parameter: $0, values: values)])
        }
    }

    /// The names of what some expressions read, without the `$` of a binding.
    private func namesRead(in nodes: [NodeID]) -> [String] {
        var names: [String] = []
        for part in nodes.flatMap({ [$0] + Array(file.descendants(of: $0)) }) {
            let member = Member(part, in: file)
            guard let name = member?.isOfSelf == true ? member?.name : file.name(part) else { continue }
            // `Model.shared.isOn` reads something, `Model()` makes it.
            if name == "self" || name.isTypeName && file.isCalled(part) { continue }
            names.append(name.first == "$" ? String(name.dropFirst()) : name)
        }
        return names.unique
    }

    /// The same of a remark that asks nothing about the condition.
    private func open(plain remark: Remark, _ arguments: UserArguments) -> Remark? {
        if hold(for: remark, arguments) {
            let kept = remark.limits.filter { limit in
                switch limit {
                case .before: true
                // What the view is shows where the call stands.
                case .unless: addsNoView
                default: false
                }
            }
            return remark.limited(to: kept)
        }
        var limits: [Remark.Limit] = []
        for limit in remark.limits {
            if case .given = limit {
                if !holds(limit, arguments, remark) { return nil }
            } else {
                limits.append(limit)
            }
        }
        return remark.limited(to: limits)
    }

    private func holds(_ limit: Remark.Limit, _ arguments: UserArguments?, _ remark: Remark) -> Bool {
        let (call, others) = (site.site.call, site.site.underlyingViews)
        switch limit {
        case .after(let names):
            return !site.earlier.isDisjoint(with: names) || others.contains { !$0.links.isDisjoint(with: names) }
        case .before(let names):
            // The view around a tab is no tab.
            let isOfViewItself = call.otherProtocol != nil
            return site.later.first(
                of: Set(names), reachesPresented: remark.reachesPresented, isOfViewItself: isOfViewItself) != nil
                || !site.site.own.modifiersOfContainers(around: call.node).isDisjoint(with: names)
                || remark.kind == .level(.approx) && site.isKeptElsewhere
        case .holding(let names, let inPlace):
            // `self` may be one.
            if call.receiverFacts.root.map(names.contains) ?? false { return true }
            // What the closure has put into it before.
            let before = Call(site.link.node, in: file)?.base
            let views = [before, call.receiver].compactMap(\.self) + others.compactMap(\.node)
            return views.contains { site.site.own.contains(callOf: names, in: $0, inPlace: inPlace) }
                || call.receiver == nil
                    && site.site.own.contains(callOf: names, inSelfAt: call.node, inPlace: inPlace)
        case .on(let types):
            return (others.map(\.root) + [call.receiverFacts.root]).contains { root in
                guard let root else { return false }
                // A view of the project's own may be `Equatable`.
                let protocols = site.types.names.project.conformances(of: root) ?? []
                return types.contains(root) || !protocols.isDisjoint(with: types)
            }
        case .unless(let kinds): return !isJust(kinds) && !isMade(of: kinds)
        case .inside(let names): return !site.containers.isDisjoint(with: names) || site.isKeptElsewhere
        case .given(let name, let values): return arguments.map { given(name, values, $0) } ?? true
        }
    }

    /// True where all that the link is applied to is in sight, and made of some kinds of views.
    private func isMade(of kinds: ViewKinds) -> Bool {
        let own = site.site.own
        guard let receiver = site.site.call.receiver, own.isMade(of: kinds, receiver) else { return false }
        // What closures around the link have put into it before.
        var next = Call(site.link.node, in: file)
        while let call = next {
            if let before = call.base, before != receiver, !own.isMade(of: kinds, before, given: true) { return false }
            next = file.surroundings(of: call.node).firstNonNil { Closure($0, in: file) }
                .flatMap { file.call(taking: $0.node) }
            if let outer = next, outer.node >= site.site.call.node { break }
        }
        return true
    }

    /// True for `Text(title).padding()`, and not for `Text(title).overlay { badge }`: a link that no page states may put
    /// anything into the view.
    private func isJust(_ kinds: ViewKinds) -> Bool {
        guard site.site.underlyingViews.isEmpty, let root = site.site.call.receiverFacts.root,
            !kinds.containers.contains(root), rules.isOne(root, of: kinds.plain), !isMember(site.site.call.receiver)
        else {
            return false
        }
        return addsNoView
    }

    /// True for `Text(title).brand`, and not for `Image.logo`.
    private func isMember(_ view: NodeID?) -> Bool {
        let pieces = view.map { Array(Chain(endingAt: $0, in: file).pieces) } ?? []
        return pieces.contains { piece in
            !file.isCalled(piece) && Member(piece, in: file)?.base.map { !file.isTypeName($0) } ?? false
        }
    }

    /// True if all that is applied before the link puts no other view into its view, as far as pages state it.
    private var addsNoView: Bool {
        let (call, own) = (site.site.call, site.site.own)
        let links = call.receiverFacts.links
        // `overlay { badge }` on `self`, too.
        func modifiers(of view: NodeID?) -> [Call] {
            view.map { Chain(endingAt: $0, in: file).calls.filter { $0.initializedName == nil } } ?? []
        }
        // What the closures of helpers apply counts, and not the helpers.
        let calls =
            modifiers(of: Call(site.link.node, in: file)?.base)
            + modifiers(of: call.receiver).filter { links.contains($0.name) }
        let inClosures = links.subtracting(calls.map(\.name))
        return inClosures.allSatisfy { addsNoView($0) && !own.declaresModifier($0) }
            && calls.allSatisfy {
                addsNoView($0.name) && !own.mayBeOwn($0) && !own.mayBeOfOneType($0, on: call.receiverFacts.root)
            }
    }

    private func addsNoView(_ modifier: String) -> Bool {
        // What one of the project's does, its body may do with another view.
        rules.hasPage(for: modifier) && !rules.takesViews(modifier)
    }

    /// True if an argument is or calls one of these values, or may do so: what cannot be told must not pass for safe.
    private func given(_ name: String, _ values: [Template], _ arguments: UserArguments) -> Bool {
        guard let parameter = arguments.parameter(name) else { return false }
        // A side alone gives one value.
        if values == Remark.Limit.chosen { return false }
        if values == Remark.Limit.condition {
            let written = arguments.written(name).map(\.value)
            // What a default reads, no call shows.
            if written.isEmpty { return parameter.defaultValue.map { !$0.isLiteral } ?? false }
            let ranges = written.map { file.range(of: $0) }
            if site.condition.payloads.flatMap(\.mentions).contains(where: { mention in
                ranges.contains { $0.overlaps(mention) }
            }) {
                return true
            }
            let type = parameter.typeText.value.name
            return site.site.own.readTheSame(written, implicit: type, site.condition.terms.flatMap(\.nodes))
        }
        return GivenValues(values, for: parameter, in: site.site.own).mayBe(anyOf: arguments.written(name).map(\.value))
    }
}
