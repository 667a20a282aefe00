import RuleModel
import Semantics
import Syntax

/// What a whole call needs beside what its links do.
enum CallLevels {
    /// How often a condition may be written in one call before nobody would write it by hand.
    private static let mostTimes = 3

    /// The levels, each with its reason, in the order in which they are found.
    static func levels(of rewrite: Rewrite, at site: Site) -> [(level: Level, reason: String)] {
        let links = rewrite.links
        var levels: [(level: Level, reason: String)] = []
        // Of a call within the call, the conditions are those of both. What is written the most often says it for all.
        var most = (calls: 0, all: 0)
        for call in links.map(\.applied.call).unique {
            for term in links.first(where: { $0.applied.call == call })!.applied.condition.terms {
                let count = links.filter { $0.applied.condition.terms.contains { $0.nodes == term.nodes } }
                    .map(\.merged.result.choices).reduce(0, +)
                most.all = max(most.all, count)
                if term.nodes.contains(where: { ExpressionFacts(of: $0, in: site.file).hasCall }) {
                    most.calls = max(most.calls, count)
                }
            }
        }
        if most.calls > 1 {
            let sentence = "the condition holds a call or a subscript, which would be evaluated \(most.calls) times"
            levels.append((.approx, sentence))
        }
        if most.all > mostTimes { levels.append((.verbose, "the condition would be written \(most.all) times")) }
        let own = ReceiverModifierSearch(site: site)
        let lost = links.first { own.isLostToOthers($0.applied.link) && $0.merged.level == .safe }
        if site.mustKeepType, let name = lost?.applied.link.name {
            levels.append((.assumed, "`\(name)` of a text that this one is put into, or goes on as, would be lost"))
        }
        return levels
    }
}
