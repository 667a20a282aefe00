import Rewriting
import RuleModel
import Semantics
import Syntax

/// How the declarations of a project would be given switches: planned once each, whoever asks, from what the project shows
/// of the declaration and nothing else.
final class SwitchShelf: @unchecked Sendable {
    private let lock = Lock()
    private var plans: [DeclarationID: SwitchPlan] = [:]
    private var files: [Path: SwitchableFile] = [:]
    let uncalled = UncalledNames()

    func plan(of id: DeclarationID) -> SwitchPlan? { lock.whileHeld { plans[id] } }

    func keep(_ plan: SwitchPlan, of id: DeclarationID) { lock.whileHeld { plans[id] = plan } }

    func file(at path: Path) -> SwitchableFile? { lock.whileHeld { files[path] } }

    func keep(_ file: SwitchableFile, at path: Path) { lock.whileHeld { files[path] = file } }
}

extension Project {
    /// How a declaration would be given a switch.
    ///
    /// - Parameter trail: the declarations that ask for it.
    func switchPlan(of id: DeclarationID, buffer: ReadBuffer, for trail: Set<DeclarationID> = []) -> SwitchPlan {
        if let known = switches.plan(of: id) { return known }
        if isBuilt(id.path) { return .refused(.generated) }
        if trail.contains(id) { return .refused(.callsItself) }
        guard let file = tree(of: id.path, buffer: buffer) else { return .refused(.notFound) }
        var context = context(at: id.path)
        if context.index.declarations(at: id.path) == nil, let own = try? source(at: id.path)?.declarations(buffer) {
            context.index = context.index.replacing([own])
        }
        context.index = index(of: context, at: id.path, buffer: buffer) { $0.wanted(bySwitchOf: id, in: file) }
        for other in context.switchesAsked(bySwitchOf: id, in: file).sorted() {
            context.switches[other] = switchPlan(of: other, buffer: buffer, for: trail.union([id]))
        }
        var plan = context.switchPlan(of: id, in: file)
        if case .refused(.callsHelper) = plan, context.branches.targets.contains(id.path) {
            let own = Declarations(of: file.original, path: id.path)
            var (calls, found) = self.context(forCallsOf: file.original, at: id.path, own, buffer: buffer)
            for other in found.map({ calls.switchesAsked(by: $0, in: id) })?.sorted() ?? [] {
                calls.switches[other] = switchPlan(of: other, buffer: buffer, for: trail.union([id]))
            }
            plan = context.switchPlan(of: id, in: file, behind: calls)
        }
        if case .given = plan, let place = useWithoutCall(of: id, in: context.index, buffer: buffer) {
            plan = .refused(.usedWithoutCall(place))
        }
        switches.keep(plan, of: id)
        return plan
    }

    /// What stands in some folder that a build makes.
    private func isBuilt(_ path: Path) -> Bool {
        let folders = path.relative(to: folder)?.parent.parts ?? []
        return folders.contains { FolderWalk.builtFolders.contains(Path($0)) }
    }

    private func tree(of path: Path, buffer: ReadBuffer) -> SwitchableFile? {
        if let known = switches.file(at: path) { return known }
        guard let tree = try? source(at: path)?.tree(buffer) else { return nil }
        let file = SwitchableFile(tree, path: path)
        switches.keep(file, at: path)
        return file
    }
}
