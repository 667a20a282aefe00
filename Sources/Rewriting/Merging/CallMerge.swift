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
        case branch(page: String, reason: String, modifier: String)
        /// One of its modifiers is left.
        case left(Refusal, modifier: String)
    }

    func result() throws(Refusal) -> Result {
        let sides = try sides()
        if sides.isEmpty { return .rewrite(try removal()) }
        let links = mergedLinks(sides)
        if let left = links.left { return .left(left.refusal, modifier: left.modifier) }
        if let dead = links.dead { return .branch(page: dead.page, reason: dead.reason, modifier: dead.modifier) }
        let applied = links.isPaired ? sides[0] : sides.flatMap(\.self)
        var rewrite = Rewrite(
            links: Array(zip(applied, links.merged)),
            passage: try CallLayout.passage(links.merged.map(\.result), links.isPaired ? [sides[0]] : sides, at: site),
            indentation: site.indentation)
        try Checks.check(rewrite, at: site)
        rewrite.levels = CallLevels.levels(of: rewrite, at: site)
        let missing = rewrite.caveats.filter { !site.context.allowed.contains($0.level) }
        return missing.isEmpty ? .rewrite(rewrite) : .withheld(rewrite, missing: missing)
    }

    /// What is applied on each side, with a copier that has marked what is in optionals.
    private func sides() throws(Refusal) -> [[AppliedLink]] {
        var payloads: [NodeID: [Payload]] = [:]
        var copier = site.copier
        for call in call.all where !site.omitted.contains(call.node) {
            payloads[call.node] = try call.payloads(site.types)
            copier = (payloads[call.node] ?? []).reduce(copier) { $0.marking($1) }
        }
        return try call.appliedLinks(
            payloads, copier, site.own.totality(), without: site.omitted, unfolding: site.context.treatsConstants)
    }

    /// Nothing, where nothing is ever applied.
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
    private func asWritten(_ link: Link, on type: String) -> MergedLink {
        let passage = site.copier.copy(link.range, base: site.copier.base(of: link.range))
        return MergedLink(
            result: .init(passage: passage, choices: 0, sources: [link.range], names: [link.name]), page: nil,
            levels: [], notes: [], type: site.rules.keeps(type, link.name) ? type : "some View")
    }

    /// What becomes of the links of all sides, up to the first that is left.
    private struct Links {
        var merged: [MergedLink] = []
        /// True if those of both sides were merged with one another.
        var isPaired = false
        var dead: (page: String, reason: String, modifier: String)?
        var left: (refusal: Refusal, modifier: String)?
    }

    private func mergedLinks(_ sides: [[AppliedLink]]) -> Links {
        var links = Links()
        if sides.count == 2, sides.joined().allSatisfy({ $0.call == call.node }) {
            let pairs = SidesMerge(site: site, condition: sides[0][0].condition)
                .merge(sides[0].map(\.link), sides[1].map(\.link))
            if let pairs {
                links.merged = pairs
                links.isPaired = true
                return links
            }
        }
        var type = site.receiver
        for (place, side) in sides.enumerated() where links.left == nil {
            let earlier = sides[..<place].flatMap { $0.map(\.link.name) }
            let others = sides[(place + 1)...].flatMap(\.self)
            add(side, after: earlier, then: others, type: &type, to: &links)
        }
        return links
    }

    /// Merges each link of one side with its own inert form.
    private func add(
        _ side: [AppliedLink], after before: [String], then others: [AppliedLink], type: inout String,
        to links: inout Links
    ) {
        var names = call.receiverFacts.links.union(before)
        let containers = Set(site.file.callsAround(call.node).map(\.dottedName))
        for (place, applied) in side.enumerated() {
            if applied.condition.terms.isEmpty {
                if site.isInStatementHead, applied.link.arguments.contains(where: \.isTrailing) {
                    links.left = (.inStatementHead, applied.link.name)
                    return
                }
                links.merged.append(asWritten(applied.link, on: type))
                type = links.merged.last?.type == type ? type : "View"
                continue
            }
            let own = side[(place + 1)...].filter { $0.call != applied.call } + others
            let linkSite = LinkSite(
                site: site, applied: applied.applyingType(at: site), receiver: type, earlier: names,
                later: LaterModifiers(
                    than: call.node, own: own.map { ($0.link.name, $0.link.range.lowerBound) }, in: site.own),
                containers: containers, types: site.types(under: applied.condition))
            switch FormChoice(linkSite).plan() {
            case .left(let refusal):
                links.left = (refusal, applied.link.name)
                return
            case .branch(let page, let reason): links.dead = links.dead ?? (page, reason, applied.link.name)
            case .withheld(let one), .merged(let one): links.merged.append(one)
            }
            names.insert(applied.link.name)
            type = links.merged.last?.type == type ? type : "View"
        }
    }
}
