import RuleModel
import Semantics
import Syntax

/// What stands instead of a call: its links with their forms, and the text that these make.
struct Rewrite {
    /// In the order in which they are applied: first what is applied when the condition holds, then what is when not.
    let links: [(applied: AppliedLink, merged: MergedLink)]
    /// With the indentation of the line that the call begins on taken off.
    let passage: Passage
    /// The indentation of that line.
    let indentation: String
    /// What it stands instead of, where that is more than the call.
    var range: Range<Int>?
    /// What is written before the statement around the call.
    var others: [Edit] = []
    /// What decides of the type of what is written, where that is more than its links.
    var shape: [String] = []
    /// What the whole call needs beside what its links do.
    var levels: [(level: Level, reason: String)] = []

    /// For the place of the call.
    var text: String { passage.text(at: indentation) }

    /// Why one might not want it: what is said of its links, in their order, then of the whole call.
    var caveats: [Caveat] {
        let own = caveats(of: links)
        let others = levels.filter { level in !own.contains { $0.level == level.level && $0.reason == level.reason } }
        return own + others.map { Caveat(level: $0.level, reason: $0.reason) }
    }

    /// The same of the call at a node alone, those of calls among its links left out.
    func caveats(of call: NodeID) -> [Caveat] { caveats(of: links.filter { $0.applied.call == call }) }

    private func caveats(of links: [(applied: AppliedLink, merged: MergedLink)]) -> [Caveat] {
        links.flatMap { $0.merged.caveats(of: $0.applied.link.name) }.unique
    }

    /// What pages say of its forms, each once.
    var notes: [String] { links.flatMap(\.merged.notes).unique }

    /// The names of the modifiers that are written, in the order of the text.
    var names: [String] { links.flatMap(\.merged.result.names) }

    /// Each term of their conditions, with the links that it decides about.
    var terms: [(term: JoinedCondition.Term, links: [(applied: AppliedLink, merged: MergedLink)])] {
        var seen: Set<[NodeID]> = []
        return links.flatMap(\.applied.condition.terms).filter { seen.insert($0.nodes).inserted }.map { term in
            (term, links.filter { $0.applied.condition.terms.contains { $0.nodes == term.nodes } })
        }
    }

    /// What was merged for the call at a node, without what was for calls among its links.
    func links(of call: NodeID) -> [MergedLink] { links.filter { $0.applied.call == call }.map(\.merged) }
}
