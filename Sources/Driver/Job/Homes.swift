import Rewriting
import Semantics
import Syntax

/// Chooses the files that declare `EitherView`: one for each module that needs it.
///
/// **Invariant:** of the files that could, the first in the order of paths does, however many calls ask for it.
struct Homes {
    private var chosen: [Root: [Home]] = [:]
    private let projects: [Root: Project]
    /// What calls need of those that could declare it.
    private let needed: EitherViewHomes

    private struct Home {
        let location: Path
        let modules: Modules
    }

    init(for files: [PlannedFile], in projects: [Root: Project]) {
        self.projects = projects
        needed = files.reduce(into: EitherViewHomes()) { $0.formUnion($1.homes) }
        for (root, files) in Dictionary(grouping: files, by: \.target.root) {
            let map = projects[root]!.context.modules
            let homes = Set(files.flatMap(\.homes.paths)).map { Home(location: $0, modules: map.modules(of: $0)) }
            // One that several build targets share serves them all.
            let sorted = homes.sorted { ($1.modules.count, $0.location) < ($0.modules.count, $1.location) }
            chosen[root] = sorted.reduce(into: []) { chosen, home in
                if !chosen.contains(where: { $0.modules.overlap(home.modules) }) { chosen.append(home) }
            }
        }
    }

    /// Locations, sorted.
    var all: [Path] { Set(chosen.values.joined().map(\.location)).sorted() }

    /// What such a file has to do.
    func stage(of location: Path) -> PlannedFile.Stage.Home { .declaring(isForAll: needed.isForAll(location)) }

    /// The one whose declaration a file sees.
    func home(seenFrom target: Target) -> Path? {
        let modules = projects[target.root]!.context.modules.modules(of: target.location)
        return chosen[target.root]?.first { $0.modules.areSeen(from: modules) }?.location
    }
}
