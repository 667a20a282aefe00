import Rewriting
import RuleModel

/// One project: the files that are the context of each other, what they declare, and what its settings say.
struct Project: Sendable {
    /// Locations, sorted.
    let files: [String]
    let context: Context
    /// Those that declare a helper or `EitherView`.
    let declaringFiles: Set<String>
    /// What is known of single files, because a build target compiles them.
    private let deploymentTargets: [String: DeploymentTarget]

    /// - Parameter option: what the user says that the code runs on.
    init(
        _ root: Root, _ contents: FolderWalk.Contents, _ context: Context, candidates: [Target],
        option: DeploymentTarget?, buffer: ReadBuffer
    ) {
        files = contents.swiftFiles
        let projects = contents.settingsFiles.filter { $0.hasSuffix(".pbxproj") }
        let builds = projects.isEmpty ? nil : XcodeTargets(projects, buffer: buffer)
        let manifest = DeploymentTarget.declared(byManifestIn: root.folder, buffer: buffer)
        let declared = option ?? manifest ?? .declared(by: contents.ownSettingsFiles, buffer: buffer)
        var context = context
        context.deploymentTarget = declared ?? .fallback
        context.assumesDeploymentTarget = declared == nil
        let support = context.branches.support
        declaringFiles = Set(context.declarations.map(\.path) + [support].compactMap(\.self))
        var known: [String: DeploymentTarget] = [:]
        if let builds {
            let files = Set(context.declarations.map(\.path) + candidates.map(\.location))
            context.branches.buildTargets = Self.buildTargets(of: files, support: support, builds)
            for candidate in candidates where option == nil {
                // What a package compiles too runs on whatever that does.
                let all = [builds.deploymentTarget(of: candidate.location), manifest].compactMap(\.self)
                known[candidate.location] = .lowest(of: all)
            }
        }
        deploymentTargets = known
        self.context = context
    }

    /// What the code of a file runs on; nil if nothing says.
    func deploymentTarget(of location: String) -> DeploymentTarget? {
        deploymentTargets[location] ?? (context.assumesDeploymentTarget ? nil : context.deploymentTarget)
    }

    private static func buildTargets(
        of files: Set<String>, support: String?, _ builds: XcodeTargets
    ) -> [String: Set<String>] {
        var targets = Dictionary(uniqueKeysWithValues: files.map { ($0, builds.targets(of: $0)) })
        if let support {
            // Where no project lists it yet, whoever named it will see to that.
            let own = builds.targets(of: support)
            targets[support] = own.isEmpty ? targets.values.reduce(into: [""]) { $0.formUnion($1) } : own
        }
        return targets
    }
}
