import Rewriting
import RuleModel
import Syntax

/// Reads the projects around some targets, once, and finds out which targets are worth a parse.
struct Survey: Sendable {
    /// By their roots: those with a candidate.
    private(set) var projects: [Root: Project] = [:]
    /// The targets that may hold a call, in the order of the targets.
    private(set) var candidates: [Target] = []
    /// How many targets were read.
    private(set) var fileCount = 0
    /// What was wrong with a target.
    private(set) var failures: [Message] = []

    init(of targets: Targets, support: Target?, rules: RuleBook, options: Options, threads: Threads) {
        let contents = Self.contents(of: Set(targets.files.map(\.root)), walks: targets.walks)
        let branches = BranchPolicy(
            fallback: options.fallback, upgrades: options.isUpgrade, targets: Set(targets.files.map(\.location)))
        let contextFiles = Set(contents.values.flatMap(\.swiftFiles))
        let all = contextFiles.union(targets.files.map(\.location)).sorted()
        let known = Context(rules: rules, branches: branches).helperNames
        let glances = Glance.all(at: all, contextFiles: contextFiles, names: known, threads: threads)

        var contexts: [Root: Context] = [:]
        var called: Set<String> = []
        for (root, contents) in contents {
            var branches = branches
            branches.packages = Set(contents.swiftFiles.filter { $0.hasSuffix("/Package.swift") }.map(Path.parent))
            branches.support = support.flatMap { $0.root == root ? $0.location : nil }
            var context = Context(rules: rules, allowed: options.allowed, branches: branches)
            context.treatsConstants = options.treatsConstants
            context.declarations = contents.swiftFiles.compactMap { glances[$0]?.declarations }
            let own = targets.files.filter { $0.root == root }.map(\.location)
            var seen = glances
            // Names that only a declaration makes known are looked for in a second round: few projects have any. What
            // it finds counts for this project only, whichever others there are.
            let names = context.helperNames.subtracting(known)
            if !names.isEmpty {
                let files = Set(contents.swiftFiles).union(own).sorted()
                seen = Glance.more(of: glances, at: files, contextFiles: contextFiles, names: names, threads: threads)
                context.declarations = contents.swiftFiles.compactMap { seen[$0]?.declarations }
            }
            called.formUnion(own.filter { seen[$0]!.mayHoldCall })
            contexts[root] = context
        }
        candidates = targets.files.filter { called.contains($0.location) && glances[$0.location]!.firstBadLine == nil }

        let buffer = ReadBuffer()
        for root in Set(candidates.map(\.root)) {
            let declared =
                options.deploymentTarget
                ?? .declared(in: root.folder, settingsFiles: contents[root]!.settingsFiles, buffer: buffer)
            var context = contexts[root]!
            if options.fallback != .leave {
                context.branches.buildTargets = Self.buildTargets(
                    of: context.declarations.map(\.path) + candidates.filter { $0.root == root }.map(\.location),
                    projects: contents[root]!.settingsFiles.filter { $0.hasSuffix(".pbxproj") },
                    support: context.branches.support, buffer: buffer)
            }
            projects[root] = Project(
                files: contents[root]!.swiftFiles, context: context, deploymentTarget: declared)
        }
        for target in targets.files {
            let glance = glances[target.location]!
            if let failure = glance.failure {
                failures.append(.error(target.path, "cannot be read: \(failure.sentence)"))
            } else if let line = glance.firstBadLine {
                failures.append(.error("\(target.path):\(line)", "is not UTF-8; kept as it is"))
            }
        }
        fileCount = targets.files.count { glances[$0.location]!.failure == nil }
    }

    /// The build targets of some files, as far as Xcode projects tell.
    private static func buildTargets(
        of files: [String], projects: [String], support: String?, buffer: ReadBuffer
    ) -> [String: Set<String>] {
        if projects.isEmpty { return [:] }
        let known = XcodeTargets(projects, buffer: buffer)
        var targets: [String: Set<String>] = [:]
        for file in files { targets[file] = known.targets(of: file) }
        if let support {
            // Where no project lists it yet, whoever named it will see to that.
            let own = known.targets(of: support)
            targets[support] = own.isEmpty ? targets.values.reduce(into: [""]) { $0.formUnion($1) } : own
        }
        return targets
    }

    /// The files under each root. What a walk has seen already is not walked again.
    private static func contents(
        of roots: Set<Root>, walks: [FolderWalk]
    ) -> [Root: FolderWalk.Contents] {
        var walks = walks
        var contents: [Root: FolderWalk.Contents] = [:]
        for root in roots.sorted() {
            if !root.isProject {
                contents[root] = FolderWalk(root.folder, isDeep: false).below(root.folder)
            } else if let walk = walks.first(where: { $0.folders[root.folder] != nil }) {
                contents[root] = walk.below(root.folder)
            } else {
                walks.append(FolderWalk(root.folder))
                contents[root] = walks.last!.below(root.folder)
            }
        }
        return contents
    }
}

/// One project: the files that are the context of each other, and what they declare.
struct Project: Sendable {
    /// Locations, sorted.
    let files: [String]
    let context: Context
    /// Those that declare a helper or `EitherView`.
    let declaringFiles: Set<String>

    init(files: [String], context: Context, deploymentTarget: DeploymentTarget?) {
        self.files = files
        var context = context
        context.deploymentTarget = deploymentTarget ?? .fallback
        context.assumesDeploymentTarget = deploymentTarget == nil
        self.context = context
        declaringFiles = Set(context.declarations.map(\.path) + [context.branches.support].compactMap(\.self))
    }
}
