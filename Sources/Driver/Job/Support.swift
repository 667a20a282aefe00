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

    /// - Parameter shown: what is not written.
    init(_ path: Path?, except shown: Set<Path>) {
        guard let path else { return }
        let folder = path.parent
        do throws(SystemError) {
            isNew = !FileSystem.exists(path)
            let real = try FileSystem.realPath(isNew ? folder : path)
            let location = isNew ? real.appending(path.name) : real
            let kind = isNew ? .file : try FileStatus(of: path, followsLinks: true).kind
            guard path.hasSuffix(".swift"), kind == .file else {
                failure = .error(path, "is no Swift file, which `--support` needs")
                return
            }
            guard !shown.contains(location) else {
                failure = .error(path, "has edits that are not staged, so that nothing is declared in it")
                return
            }
            var roots = ProjectRoot()
            target = Target(path: path, location: location, root: Root(of: location, among: &roots))
        } catch {
            failure = .error(path, "\(isNew ? "its folder cannot be read" : "cannot be read"): \(error.sentence)")
        }
    }
}
