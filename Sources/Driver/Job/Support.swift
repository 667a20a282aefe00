import Rewriting
import Syntax

/// The file that is to declare `EitherView`, as the user named it.
struct Support: Sendable {
    /// nil if none is named, or if it cannot be one.
    private(set) var target: Target?
    /// What is wrong with it.
    private(set) var failure: Message?
    /// True if it has to be made.
    private(set) var isNew = false

    init(_ path: String?) {
        guard let path else { return }
        let folder = Path.parent(of: path)
        do throws(SystemError) {
            isNew = !FileSystem.exists(path)
            let real = try FileSystem.realPath(isNew ? folder : path)
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let location = !isNew ? real : real == "/" ? "/" + name : real + "/" + name
            let kind = isNew ? .file : try FileStatus(of: path, followsLinks: true).kind
            guard name.hasSuffix(".swift"), kind == .file else {
                failure = .error(path, "is no Swift file, which `--support` needs")
                return
            }
            var roots = ProjectRoot()
            target = Target(path: path, location: location, root: Root(of: location, among: &roots))
        } catch {
            failure = .error(path, "\(isNew ? "its folder cannot be read" : "cannot be read"): \(error.sentence)")
        }
    }
}

/// Chooses the files that declare `EitherView`: one for each module that needs it.
///
/// **Invariant:** of the files that could, the first in the order of paths does, however many calls ask for it.
struct Homes {
    private var chosen: [Root: [Home]] = [:]

    private struct Home {
        let location: String
        let modules: BranchPolicy.Modules
    }

    init(for needs: [(root: Root, policy: BranchPolicy, homes: Set<String>)]) {
        for (root, needs) in Dictionary(grouping: needs, by: \.root) {
            let homes = Set(needs.flatMap(\.homes)).map { Home(location: $0, modules: needs[0].policy.modules(of: $0)) }
            // One that several build targets share serves them all.
            let sorted = homes.sorted { ($1.modules.count, $0.location) < ($0.modules.count, $1.location) }
            chosen[root] = sorted.reduce(into: []) { chosen, home in
                if !chosen.contains(where: { $0.modules.overlap(home.modules) }) { chosen.append(home) }
            }
        }
    }

    /// Locations, sorted.
    var all: [String] { Set(chosen.values.joined().map(\.location)).sorted() }

    /// The one whose declaration a file sees.
    func home(seenFrom file: String, root: Root, policy: BranchPolicy) -> String? {
        let modules = policy.modules(of: file)
        return chosen[root]?.first { $0.modules.areSeen(from: modules) }?.location
    }
}
