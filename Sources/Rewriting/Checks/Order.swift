import Semantics
import Syntax

extension Checks {
    /// A condition that is seen to change something is written once: `if model.toggle()`.
    static func changesOnce(_ rewrite: Rewrite, at site: Site) throws(Refusal) {
        for (term, links) in rewrite.terms {
            let count = links.map(\.merged.result.choices).reduce(0, +)
            if count > 1, term.nodes.contains(where: site.own.changesSomething) { throw .changesAgain(count) }
        }
    }
}

// What is read behind something that changes it is still read there, and what was read before it, before it.
extension CallMerge {
    /// Asks what a call's closures apply, before the condition and the constants are written somewhere else.
    func checkOrder(of call: ConditionalCall) throws(Refusal) {
        for side in call.sides {
            let values = side.links.flatMap(\.arguments).map(\.value).filter { site.file.kind($0) != .closure }
            let changing = values.filter(site.own.changesSomething)
            for local in side.locals {
                guard local.isInlined(in: side.closure, site.types), let mention = local.mention else {
                    let before = [call.receiver].compactMap(\.self) + call.condition.nodes
                    try check([local.value], behind: before, saying: \.self)
                    continue
                }
                let start = site.file.range(of: mention).lowerBound
                let between = changing.filter { site.file.range(of: $0).lowerBound < start }
                try check([local.value], behind: between) { ($0.second, $0.first) }
            }
            // `n > 0` of `.if(n > 0) { $0.tag(next()).opacity(0.5) }` is asked for each of the two, and behind what is
            // given to a modifier of the project's own, or to one with a closure, once more.
            let first = changing.first { isAbout($0, sharing: call.condition.nodes) }
            if let first, first != values.last || side.links.contains(where: isAskedAgain) {
                try check(call.condition.nodes, behind: [first]) { ($0.second, $0.first) }
            }
        }
    }

    private func isAskedAgain(behind link: Link) -> Bool {
        let rules = site.own.rules
        return !rules.hasPage(for: link.name)
            || link.arguments.contains { site.file.kind($0.value) == .closure }
    }

    /// True for what may change something of the view's own, or of what some conditions read: `next()`, `model.next()`; what a
    /// type does for itself, `Palette.color(3)`, is taken for something else.
    private func isAbout(_ value: NodeID, sharing conditions: [NodeID]) -> Bool {
        let file = site.file
        let read = Set(conditions.flatMap(file.identifiers))
        let isNamed = ([value] + file.descendants(of: value)).contains { node in
            guard let name = file.name(node), !name.isTypeName else { return false }
            return name == "self" || file.isCalled(node) || read.contains(name)
        }
        return isNamed || site.own.shareVariables(value, conditions)
    }

    private func check(
        _ values: [NodeID], behind others: [NodeID],
        saying order: ((first: NodeID, second: NodeID)) -> (first: NodeID, second: NodeID)
    ) throws(Refusal) {
        for value in values {
            guard let (changing, variable) = site.own.otherOrder(of: others, behind: value) else { continue }
            let (first, second) = order((changing, variable))
            throw .otherOrder(
                site.file.excerpt(site.file.range(of: first)), site.file.excerpt(site.file.range(of: second)))
        }
    }
}
