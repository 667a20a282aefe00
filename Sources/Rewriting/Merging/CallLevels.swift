import RuleModel
import Semantics
import Syntax

/// What a whole call needs beside what its links do.
enum CallLevels {
    /// How often a condition may be written in one call before nobody would write it by hand. A name may be in every link.
    private static let mostTimes = 3

    /// The levels, each with its reason, in the order in which they are found.
    static func levels(of rewrite: Rewrite, at site: Site) -> [(level: Level, reason: String)] {
        let links = rewrite.links
        var levels: [(level: Level, reason: String)] = []
        // Of a call within the call, the conditions are those of both. What is written the most often says it for all.
        var most = (calls: 0, all: 0)
        for (term, those) in rewrite.terms {
            let count = those.map(\.merged.result.choices).reduce(0, +)
            let long = those.filter { !$0.applied.condition.isPath }
            if long.map(\.merged.result.choices).reduce(0, +) > mostTimes { most.all = max(most.all, count) }
            if term.nodes.contains(where: { ExpressionFacts(of: $0, in: site.file).hasCall }) {
                most.calls = max(most.calls, count)
            }
        }
        if most.calls > 1 {
            let sentence = "the condition holds a call or a subscript, which would be evaluated \(most.calls) times"
            levels.append((.approx, sentence))
        }
        if most.all > 0 { levels.append((.verbose, "the condition would be written \(most.all) times")) }
        if site.call.explicit != nil, site.call.links.contains(where: site.file.choosesTwice) {
            levels.append((.verbose, "a choice would stand in a choice that stands in another"))
        }
        let isSaid = links.contains { $0.merged.levels.contains { $0.level == .lifecycle } }
        if let name = site.call.explicit?.followed, !isSaid {
            levels.append((.lifecycle, "what `\(name)` does follows the view's identity, which no longer changes"))
        }
        let isAny = site.own.isAnyView(site.call.receiver, at: site.call.node)
        let outer = isAny ? nil : site.own.ownView(around: site.call.node, holding: site.call.receiver)
        for link in links {
            let found =
                isAny
                ? level(of: link.merged, for: link.applied.link, byCallersAt: site)
                : level(of: link.merged, for: link.applied.link, byPlacesOf: outer, at: site)
            if let found, !levels.contains(where: { $0.reason == found.reason }) { levels.append(found) }
        }
        let own = ReceiverModifierSearch(site: site, receiver: site.receiver)
        let lost = links.first { own.isLostToOthers($0.applied.link) && $0.merged.level == .safe }
        if site.mustKeepType, let name = lost?.applied.link.name {
            levels.append((.assumed, "`\(name)` of a text that this one is put into, or goes on as, would be lost"))
        }
        return levels
    }

    /// What the views that the modifier around a call is called on have against a form.
    private static func level(
        of merged: MergedLink, for link: Link, byCallersAt site: Site
    ) -> (level: Level, reason: String)? {
        merged.applied(by: link, at: site).firstNonNil { name in
            let question = Callers.Question(of: name, around: site.call.node, in: site.own)
            return objection(of: question.flatMap { site.context.callers[$0] }, to: merged).map {
                ($0.level, "it is called at \($0.place): \($0.reason)")
            }
        }
    }

    /// The same of what is around the places where what a call stands in is shown, and of the content that a view of the
    /// project's own is given.
    private static func level(
        of merged: MergedLink, for link: Link, byPlacesOf view: OwnViewAround?, at site: Site
    ) -> (level: Level, reason: String)? {
        let questions = merged.applied(by: link, at: site).flatMap {
            Callers.Question.all(of: $0, around: site.call.node, in: view, site.own)
        }
        return questions.firstNonNil { question in
            objection(of: site.context.callers[question], to: merged).map {
                ($0.level, "`\(question.name)` is shown at \($0.place): \($0.reason)")
            }
        }
    }

    private static func objection(of callers: Callers?, to merged: MergedLink) -> Callers.Objection? {
        let reasons = Set(merged.remarks.map(\.reason)).subtracting(merged.levels.map(\.reason))
        return callers?.objections.first { objection in
            if objection.isUnseen { return objection.isEndless }
            // What is said of a modifier in the body of one of the project's own names it.
            return reasons.contains { $0 == objection.reason || $0.hasSuffix(": \(objection.reason)") }
        }
    }
}

extension MergedLink {
    /// The modifiers of which pages may say something: a link, or what one of the project's own applies.
    fileprivate func applied(by link: Link, at site: Site) -> [String] {
        if !sets.isEmpty { return sets.filter { $0 != link.name } }
        return site.context.rules.hasPage(for: link.name)
            ? [link.name] : site.own.names(appliedBy: [link.name]).sorted()
    }
}

extension SourceFile {
    /// True for a modifier given `a ? b : (c ? d : e)`.
    fileprivate func choosesTwice(in link: Link) -> Bool {
        link.arguments.contains { argument in
            var waiting = [(node: argument.value, depth: 0)]
            while let (node, depth) = waiting.popLast() {
                // What stands in a closure is read on lines of its own.
                if kind(node) == .closure { continue }
                let inner = depth + (kind(node) == .sequence && FoldedSequence(of: node, in: self).hasTernary ? 1 : 0)
                if inner > 1 { return true }
                waiting += children(of: node).map { ($0, inner) }
            }
            return false
        }
    }
}
