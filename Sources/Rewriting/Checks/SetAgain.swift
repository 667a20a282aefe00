import RuleModel
import Semantics
import Syntax

extension Checks {
    /// A form may assume that something is set only there. Then later modifiers in sight must leave it alone: those of the
    /// link's name, of the form's names, and those that the remark names. Of what an own modifier applies only that counts
    /// which a remark speaks of: its padding loses nothing where its colour is assumed.
    static func isNotSetAgain(_ merged: MergedForm, at site: LinkSite) throws(Refusal) {
        for remark in merged.remarks where remark.kind == .level(.assumed) {
            let named = remark.limits.flatMap { limit -> [String] in
                if case .before(let names) = limit { names } else { [] }
            }
            let names =
                named.isEmpty
                ? [site.link.name] + merged.form.inert.map(\.name) + remark.modifiers
                : named
            // What is set before is what the view sets itself, unless the page says what comes of that.
            if named.isEmpty, let other = names.first(where: { site.setsBefore($0) && !merged.speaks(ofEarlier: $0) }) {
                throw .setBefore(site.link.name, by: other)
            }
            let isTrait = merged.remarks.contains { $0.kind == .trait }
            let later =
                site.later.first(of: Set(names), isOfViewItself: isTrait, unless: site.isOtherModifier)
                ?? site.later.all.first(where: site.setsSameKey)
            guard let other = later else {
                let around = isTrait ? nil : site.site.own.container(around: site.site.call.node, applying: Set(names))
                if let around { throw .setAround(site.link.name, by: around) }
                continue
            }
            // The other side's does not reach the view either.
            if site.site.call.range.contains(other.offset), other.name == site.link.name {
                throw .appliedTwice(other.name)
            }
            let line = LineStarts(of: site.file.bytes).line(at: other.offset) + 1
            throw .setAgain(site.link.name, by: other.name, line: line)
        }
    }

    /// What the user wrote differs from the inert form, where that is only taken for doing nothing: `.lineLimit(nil)` takes
    /// a limit away that is set around the view.
    static func differsWhenOff(_ merged: MergedForm, at site: LinkSite) throws(Refusal) {
        guard merged.result.choices == 0 else { return }
        let remark = merged.remarks.first { [.level(.assumed), .level(.approx)].contains($0.kind) }
        if let remark { throw .looksOff(site.link.name, remark.reason) }
    }
}

extension LinkSite {
    /// True if a modifier stands earlier in the chain, or in that of a view that the receiver stands for.
    fileprivate func setsBefore(_ name: String) -> Bool {
        earlier.contains(name) && !isOtherBefore(name) || site.underlyingViews.contains { $0.links.contains(name) }
    }

    /// True for `.environment(\.lineLimit, 3)`, where a form of the link's modifier goes by that key.
    fileprivate func setsSameKey(_ use: ModifierUse) -> Bool {
        guard let first = use.arguments.first?.value, use.file.kind(first) == .keyPath,
            let key = use.file.identifiers(of: first).last
        else { return false }
        return (rules.overloads[link.name] ?? []).flatMap(\.forms).contains { $0.keys.contains(key) }
    }

    /// True for a use of an overload of the link's name that sets something else, as pages tell: `.toolbar { … }` beside
    /// `.toolbar(.hidden)`.
    fileprivate func isOtherModifier(_ use: ModifierUse) -> Bool {
        use.name == link.name && !site.own.declaresModifier(use.name)
            && (!rules.maySetAgain(use.name, taking: use.arguments.map(types.written)) || isForOthers(use))
    }

    /// True for a use that by an argument is for another thing than the link: `for: .tabBar` beside `for: .navigationBar`.
    private func isForOthers(_ use: ModifierUse) -> Bool {
        let (own, others) = (tellingArguments(of: link.use(in: file)), tellingArguments(of: use))
        return !own.isEmpty && !others.isEmpty
            && own.allSatisfy { mine in
                others.allSatisfy { theirs in
                    mine.contains { type, values in
                        rules.areApart(values, from: theirs[type] ?? [], of: type)
                    }
                }
            }
    }

    /// For each overload that a use may mean, what it is given by type, as far as it is written out: `tabBar` of `for: .tabBar`,
    /// `top` of `edges: [.top]`.
    private func tellingArguments(of use: ModifierUse) -> [[String: [String]]] {
        rules.tellingArguments(of: use.name, use.arguments.map(types.written)).map { telling in
            telling.compactMapValues { places in
                let values = places.flatMap { place -> [NodeID] in
                    let value = use.file.withoutParentheses(use.arguments[place].value)
                    return use.file.kind(value) == .array ? use.file.children(of: value) : [value]
                }
                let isShown = values.allSatisfy { [.member, .keyPath].contains(use.file.kind($0)) }
                return isShown ? values.map { use.file.lastWord(of: $0) } : nil
            }
        }
    }

    /// The same of all that stands earlier in the chain by a name, as far as its calls are in sight.
    private func isOtherBefore(_ name: String) -> Bool {
        let ends = [Call(link.node, in: file)?.base, site.call.receiver].compactMap(\.self)
        let calls = ends.flatMap { Chain(endingAt: $0, in: file).calls }.filter(\.isMember)
        let uses = (calls + calls.flatMap(file.callsOnWhatClosuresAreGiven)).map { ModifierUse($0) }
        let (same, others) = (uses.filter { $0.name == name }, uses.filter { $0.name != name })
        return !same.isEmpty && same.allSatisfy(isOtherModifier)
            && others.allSatisfy { !site.own.names(appliedBy: $0).contains(name) }
    }
}

extension Form {
    /// `lineLimit` of a form that changes `\.lineLimit`.
    fileprivate var keys: [String] {
        ((active ?? []) + inert).flatMap(\.arguments).compactMap(\.value.template).flatMap { template in
            template.file.kind(template.root) == .keyPath ? template.file.identifiers(of: template.root) : []
        }
    }
}

extension MergedForm {
    /// True if the page says something of the form behind such a modifier.
    fileprivate func speaks(ofEarlier name: String) -> Bool {
        remarks.flatMap(\.limits).contains { if case .after(let names) = $0 { names.contains(name) } else { false } }
    }
}
