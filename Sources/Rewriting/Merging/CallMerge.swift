import RuleModel
import Semantics
import Syntax

/// Merges a call, with those that are its links: each modifier by its own rule, all of them or none.
struct CallMerge {
    let site: Site

    private var call: ConditionalCall { site.call }

    /// What came of it.
    enum Result {
        case rewrite(Rewrite)
        /// Something of it is at a level that is not allowed: what is said of that.
        case withheld(Rewrite, missing: [Caveat])
        case branch(page: String, reason: Reason, modifier: String)
        /// One of its modifiers is left.
        case left(Refusal, modifier: String)

        fileprivate var hasForm: Bool {
            switch self {
            case .rewrite, .withheld: true
            case .branch, .left: false
            }
        }

        fileprivate static func branch(_ dead: Links.Dead) -> Result {
            .branch(page: dead.page, reason: .text(dead.reason), modifier: dead.modifier)
        }
    }

    func result() throws(Refusal) -> Result {
        let sides = try sides()
        if sides.isEmpty { return .rewrite(try removal()) }
        let pairs = PairedLink.pairs(of: sides, at: site).flatMap { losesConstants($0) ? nil : $0 }
        if call.explicit != nil, let name = nameOfBoth(sides, without: pairs ?? []) {
            // What nothing switches off would not be applied twice.
            let links = merged(pairs ?? sides.joined().map { PairedLink(applied: $0) })
            guard let dead = links.dead else { throw .appliedTwice(name) }
            return asTold(of: sides, .branch(dead))
        }
        var paired: Result?
        if let pairs {
            let sides = [pairs.map(\.applied)]
            if pairs.allSatisfy({ $0.other != nil }) { return try result(pairs, in: sides) }
            paired = try? result(pairs, in: sides)
            if let paired, paired.hasForm { return paired }
        }
        // Without a pair, each of several calls is better off alone.
        if !call.parts.isEmpty { throw .nothingToChoose }
        let apart = asTold(of: sides, try result(sides.joined().map { PairedLink(applied: $0) }, in: sides))
        // What both sides have in common is not what stands against it.
        return apart.hasForm ? apart : paired.map { asTold(of: sides, $0) } ?? apart
    }

    /// What stands against a modifier that both sides apply is that it cannot be one: its page speaks of one that is off.
    private func asTold(of sides: [[AppliedLink]], _ result: Result) -> Result {
        guard sides.count == 2 else { return result }
        let names = sides.map { Set($0.flatMap { [$0.link.name, $0.applyingType(at: site).link.name] }) }
        func isOfBoth(_ name: String) -> Bool { names.allSatisfy { $0.contains(name) } }
        switch result {
        case .branch(let page, _, let modifier) where isOfBoth(modifier):
            return .branch(page: page, reason: .differentSides, modifier: modifier)
        case .left(.nothingToChoose, let modifier) where isOfBoth(modifier):
            return .left(.appliedTwice(modifier), modifier: modifier)
        case .left(.setAgain(let name, let other, _), let modifier)
        where names[0].contains(name) && names[1].contains(other)
            || names[1].contains(name) && names[0].contains(other):
            return .left(.undoneByOtherSide(name, by: other), modifier: modifier)
        // What does nothing on one side needs no place of its own.
        case .rewrite(let rewrite), .withheld(let rewrite, _):
            let idle = rewrite.links.first { isOfBoth($0.0.link.name) && $0.1.result.choices == 0 }
            return idle.map { .left(.appliedTwice($0.0.link.name), modifier: $0.0.link.name) } ?? result
        default: return result
        }
    }

    /// True where what stands for two sides would lose a constant that one of them computes, or mean another's by its name.
    private func losesConstants(_ pairs: [PairedLink]) -> Bool {
        let joined = pairs.compactMap { $0.other?.link.range.lowerBound }
        let sides = call.all.flatMap(\.sides)
        return sides.contains { side in
            guard !side.locals.isEmpty, joined.contains(where: site.file.range(of: side.closure).contains) else {
                return false
            }
            return side.locals.contains { local in
                !local.isInlined(in: side.closure, site.types)
                    || sides.contains {
                        $0.closure != side.closure && site.file.identifiers(of: $0.closure).contains(local.name)
                    }
            }
        }
    }

    /// A modifier that both sides apply, and that is not made one of both.
    private func nameOfBoth(_ sides: [[AppliedLink]], without pairs: [PairedLink]) -> String? {
        guard sides.count == 2 else { return nil }
        let paired = Set(pairs.filter { $0.other != nil }.flatMap { [$0.applied.link.node, $0.other!.link.node] })
        let names = sides.map { $0.map(\.link).filter { !paired.contains($0.node) }.map(\.name) }
        return names[0].first(where: names[1].contains)
    }

    /// - Parameter sides: the same links, as they stand one after the other.
    private func result(_ paired: [PairedLink], in sides: [[AppliedLink]]) throws(Refusal) -> Result {
        let links = merged(paired)
        if let left = links.left { return .left(left.refusal, modifier: left.modifier) }
        if let dead = links.dead { return .branch(dead) }
        var rewrite = Rewrite(
            links: Array(zip(paired.map(\.applied), links.merged)),
            passage: try CallLayout.passage(links.merged.map(\.result), sides, at: site),
            indentation: site.indentation)
        rewrite.others = try constants(of: sides)
        try Checks.check(rewrite, at: site)
        rewrite.levels = CallLevels.levels(of: rewrite, at: site)
        let missing = rewrite.caveats.filter { !site.context.allowed.contains($0.level) }
        return missing.isEmpty ? .rewrite(rewrite) : .withheld(rewrite, missing: missing)
    }

    /// What is applied on each side, with a copier that has marked what is in optionals.
    func sides() throws(Refusal) -> [[AppliedLink]] {
        var payloads: [NodeID: [Payload]] = [:]
        var copier = site.copier
        let totality = site.own.totality()
        for call in call.all where !site.omitted.contains(call.node) {
            payloads[call.node] = try call.payloads(site.types)
            try checkOrder(of: call)
            copier = (payloads[call.node] ?? []).reduce(copier) { $0.marking($1) }
            for side in call.sides {
                for local in side.locals {
                    if isElsewhere(local, of: side) { throw .localInClosure(local.name, .nameTaken) }
                    try local.check(totality)
                    if local.isInlined(in: side.closure, site.types) { copier = copier.inlining(local) }
                }
            }
            // A closure that gives its view back asks for nothing.
            if call.links.isEmpty, let part = totality.obstacle(in: call.condition.expression) {
                throw .nothingApplied(site.file.text(of: part))
            }
        }
        return try call.appliedLinks(
            payloads, copier, totality, without: site.omitted,
            unfolding: site.context.treatsConstants || site.context.branches.ends(call.declaration))
    }

    /// True where a condition or another closure, which are compared with what the constant's closure holds, means something
    /// else by a constant's name.
    private func isElsewhere(_ local: ClosureLocal, of side: Side) -> Bool {
        let file = site.file
        let others = call.all.flatMap(\.sides).filter { other in
            other.closure != side.closure && !other.locals.contains { $0.name == local.name }
        }
        let nodes = call.all.map(\.condition.expression) + others.map(\.closure)
        return nodes.contains { node in
            !file.range(of: side.closure).contains(file.range(of: node).lowerBound)
                && ([node] + file.descendants(of: node)).contains { mention in
                    file.name(mention) == local.name
                        && !file.range(of: side.closure).contains(file.range(of: mention).lowerBound)
                }
        }
    }

    /// The constants of closures that some links mention, written before the view.
    private func constants(of sides: [[AppliedLink]]) throws(Refusal) -> [Edit] {
        let links = sides.joined().map(\.link.range)
        let kept = call.all.flatMap { call in
            call.sides.flatMap { side in
                let isApplied = links.contains { site.file.range(of: side.closure).contains($0.lowerBound) }
                return side.locals.filter { isApplied && !$0.isInlined(in: side.closure, site.types) }
                    .map { (local: $0, closure: side.closure, call: call.node) }
            }
        }
        guard let first = kept.first?.local.name else { return [] }
        if kept.contains(where: { $0.call != call.node }) { throw .localInClosure(first, .inCall) }
        let place: LocalPlace
        do throws(LocalObstacle) {
            place = try LocalPlace(
                of: call.node, in: site.own, sides[0][0].condition.copier, transforms: site.types.transforms)
        } catch {
            throw .localInClosure(first, error)
        }
        return try place.edits(for: kept.map { ($0.local, $0.closure) })
    }

    /// Nothing, where nothing is ever applied: a closure gives its view back, or its condition is `false`.
    private func removal() throws(Refusal) -> Rewrite {
        let (file, end) = (site.file, call.range.upperBound)
        if call.place.isInPostfixIfConfig { throw .inPostfixIfConfig }
        guard let receiver = call.receiver else {
            let rewrite = Rewrite(links: [], passage: Passage("self"), indentation: site.indentation)
            try Checks.check(rewrite, at: site)
            return rewrite
        }
        let range = file.range(of: receiver).upperBound..<end
        if !file.comments(in: range).isEmpty { throw .commentWithoutPlace }
        var rewrite = Rewrite(links: [], passage: Passage(), indentation: site.indentation)
        rewrite.range = range
        try Checks.check(rewrite, at: site)
        return rewrite
    }

    /// A link that is always applied.
    private func asWritten(_ applied: AppliedLink, on type: String) -> MergedLink {
        // What its closure computes goes with it.
        let (link, copier) = (applied.link, applied.condition.copier)
        let passage = link.placed(copier.copy(link.range, base: copier.base(of: link.range)))
        return MergedLink(
            result: .init(passage: passage, choices: 0, sources: [link.range], names: [link.name]), page: nil,
            levels: [], notes: [], type: site.rules.keeps(type, link.name) ? type : "some View")
    }

    /// What becomes of links, up to the first that is left.
    struct Links {
        typealias Dead = (page: String, reason: String, modifier: String)

        var merged: [MergedLink] = []
        var dead: Dead?
        var left: (refusal: Refusal, modifier: String)?
    }

    /// Merges each pair, and each link that is in none with its own inert form.
    func merged(_ paired: [PairedLink]) -> Links {
        var links = Links()
        var type = site.receiver
        var names = site.own.names(appliedBy: call.receiverFacts.links)
        var outdated: (place: Int, left: (refusal: Refusal, modifier: String))?
        // Of a closure with thousands of modifiers all are.
        let areOne = paired.allSatisfy { $0.isApplied(with: paired[0]) }
        for (place, pair) in paired.enumerated() {
            let applied = pair.applied
            if let other = pair.other {
                let merge = SidesMerge(site: site, condition: applied.condition)
                let (link, otherLink) = (applied.applyingType(at: site).link, other.applyingType(at: site).link)
                guard let merged = merge.merge(link, otherLink, on: type) else {
                    links.left = (.noOverload(applied.link.name), applied.link.name)
                    return links
                }
                links.merged.append(merged)
            } else if applied.condition.terms.isEmpty {
                if site.isInStatementHead, applied.link.arguments.contains(where: \.isTrailing) {
                    links.left = (.inStatementHead, applied.link.name)
                    return links
                }
                links.merged.append(asWritten(applied, on: type))
            } else {
                let later =
                    areOne ? [] : paired[(place + 1)...].filter { !$0.isApplied(with: pair) }.map(\.applied.link)
                let site = site.reading(applied.link)
                func plan(on receiver: String) -> LinkPlan {
                    let linkSite = LinkSite(
                        site: site, applied: applied.applyingType(at: site), receiver: receiver, earlier: names,
                        later: LaterModifiers(
                            than: call.node, own: later.map { $0.use(in: site.file) }, in: site.own),
                        types: site.types(under: applied.condition))
                    return FormChoice(linkSite).plan()
                }
                var chosen = plan(on: type)
                if case .left(.membersModifier(let name, let kind)) = chosen {
                    // On a side of its own it is called on what the call is on.
                    let ownType = paired[..<place].filter { $0.isApplied(with: pair) }.map(\.applied)
                        .reduce(site.receiver) { site.type(asWritten($1, on: $0).type, after: $0) }
                    if ownType != type, case let alone = plan(on: ownType) {
                        chosen = if case .branch = alone { alone } else { .left(.behindOtherSide(name, of: kind)) }
                    }
                }
                switch chosen {
                case .left(let refusal) where refusal.isOfDeploymentTarget:
                    // With a newer target, too, what another link of the side says would hold.
                    outdated = outdated ?? (place, (refusal, applied.link.name))
                    links.merged.append(asWritten(applied, on: type))
                case .left(let refusal):
                    let isOfOtherSide = outdated.map { !paired[$0.place].isApplied(with: pair) } ?? false
                    links.left = isOfOtherSide ? outdated?.left : (refusal, applied.link.name)
                    return links
                case .branch(let page, let reason):
                    links.dead = links.dead ?? (page, reason, applied.applyingType(at: site).link.name)
                case .withheld(let one), .merged(let one): links.merged.append(one)
                }
            }
            names.formUnion(site.own.names(appliedBy: applied.link.use(in: site.file)))
            if pair.other != nil { names.formUnion(links.merged.last?.result.names ?? []) }
            type = links.merged.last.map { site.type($0.type, after: type) } ?? "View"
        }
        if links.dead == nil { links.left = outdated?.left }
        return links
    }
}
