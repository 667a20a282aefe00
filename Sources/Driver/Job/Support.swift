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
            guard name.hasSuffix(".swift") else {
                failure = .error(path, "is no Swift file")
                return
            }
            var roots = ProjectRoot()
            target = Target(path: path, location: location, root: Root(of: location, among: &roots))
        } catch {
            failure = .error(path, error.sentence)
        }
    }
}

/// Chooses the files that declare `EitherView`: one for each module that needs it.
///
/// **Invariant:** of the files that could, the first in the order of paths does, however many calls ask for it.
struct Homes {
    /// By root and module.
    private var chosen: [Module: String] = [:]

    private struct Module: Hashable {
        let root: Root
        let folder: String
    }

    init(for needs: [(root: Root, policy: BranchPolicy, homes: Set<String>)]) {
        for need in needs {
            for home in need.homes {
                let module = Module(root: need.root, folder: need.policy.module(of: home))
                chosen[module] = min(chosen[module] ?? home, home)
            }
        }
    }

    /// Locations, sorted.
    var all: [String] { Set(chosen.values).sorted() }

    /// The one for a file that asks for one of several.
    func home(of homes: Set<String>, root: Root, policy: BranchPolicy) -> String? {
        homes.lazy.compactMap { chosen[Module(root: root, folder: policy.module(of: $0))] }.first
    }
}
