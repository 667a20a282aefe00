import Rewriting
import Syntax

/// The declarations that are given a switch in a run, because calls that are rewritten use it.
///
/// **Invariant:** which ones are, and how, depends on the calls and the declarations, never on the order of files.
struct GivenSwitches {
    /// By the file that declares them.
    private(set) var all: [Path: [DeclarationID: Switch]] = [:]
    /// The project that first asked for one of a file.
    private(set) var roots: [Path: Root] = [:]

    init(for files: [PlannedFile], in projects: [Root: Project]) {
        for file in files.sorted(by: { $0.target.location < $1.target.location }) {
            let plans = projects[file.target.root]!.switches
            var open = file.needs.sorted()
            while let id = open.popLast() {
                guard all[id.path]?[id] == nil, case .given(let plan)? = plans.plan(of: id) else { continue }
                all[id.path, default: [:]][id] = plan
                if roots[id.path] == nil { roots[id.path] = file.target.root }
                open += plan.needs.sorted()
            }
        }
    }

    /// What cannot be given, if some declarations cannot: those, and all that need one of them.
    func lost(with first: Set<DeclarationID>) -> Set<DeclarationID> {
        var lost = first
        while true {
            let more = all.values.joined().filter { !lost.contains($0.key) && !$0.value.needs.isDisjoint(with: lost) }
            if more.isEmpty { return lost }
            lost.formUnion(more.map(\.key))
        }
    }

    /// Some files, each behind those whose declarations it needs, as far as that is possible.
    ///
    /// - Parameter needs: what the calls of a file need.
    func ordered(_ files: [Path], needs: (Path) -> Set<DeclarationID>) -> [Path] {
        var ordered: [Path] = []
        var seen: Set<Path> = []
        func visit(_ path: Path) {
            guard seen.insert(path).inserted else { return }
            let own = (all[path] ?? [:]).values.reduce(into: needs(path)) { $0.formUnion($1.needs) }
            for other in Set(own.map(\.path)).sorted() where files.contains(other) { visit(other) }
            ordered.append(path)
        }
        for file in files { visit(file) }
        return ordered
    }
}
