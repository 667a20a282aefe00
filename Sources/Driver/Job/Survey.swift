import Rewriting
import RuleModel
import Syntax

/// Reads the projects around some targets, once, and finds out which targets are worth a parse.
struct Survey: Sendable {
    /// By their roots: those with a candidate.
    private(set) var projects: [String: Project] = [:]
    /// The targets that may hold a call, in the order of the targets.
    private(set) var candidates: [Target] = []
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

        var contexts: [String: Context] = [:]
        for (root, contents) in contents {
            var branches = branches
            branches.packages = Set(contents.swiftFiles.filter { $0.hasSuffix("/Package.swift") }.map(Path.parent))
            branches.support = support.flatMap { $0.root == root ? $0.location : nil }
            contexts[root] = Context(
                rules: rules, declarations: contents.swiftFiles.compactMap { glances[$0]?.declarations },
                allowed: options.allowed, branches: branches)
        }
        // Names that only a declaration makes known are looked for in a second round: few projects have any.
        let searches = contexts.compactMapValues { context in
            let names = context.helperNames.subtracting(known)
            return names.isEmpty ? nil : CallSearch(names: names)
        }
        let isCandidate = threads.map(targets.files) { target, buffer in
            guard let glance = glances[target.location], glance.firstBadByte == nil else { return false }
            if glance.mayHoldCall { return true }
            guard let search = searches[target.root] else { return false }
            return (try? buffer.withBytes(of: target.location) { search.mayHoldCall($0) }) ?? false
        }
        candidates = zip(targets.files, isCandidate).filter(\.1).map(\.0)

        let buffer = ReadBuffer()
        for root in Set(candidates.map(\.root)) {
            let declared =
                options.deploymentTarget
                ?? .declared(in: root, settingsFiles: contents[root]!.settingsFiles, buffer: buffer)
            projects[root] = Project(
                files: contents[root]!.swiftFiles, context: contexts[root]!, deploymentTarget: declared)
        }
        for target in targets.files {
            guard let glance = glances[target.location] else {
                failures.append(.error(target.path, "cannot be read"))
                continue
            }
            guard let offset = glance.firstBadByte else { continue }
            failures.append(.error(target.path, "is not UTF-8 (byte \(offset)); kept as it is"))
        }
    }

    /// The files under each root. What a walk has seen already is not walked again.
    private static func contents(
        of roots: Set<String>, walks: [FolderWalk]
    ) -> [String: (swiftFiles: [String], settingsFiles: [String])] {
        var walks = walks
        var contents: [String: (swiftFiles: [String], settingsFiles: [String])] = [:]
        // Shorter ones first: a root may lie in another.
        for root in roots.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
            if let walk = walks.first(where: { $0.folders[root] != nil }) {
                contents[root] = walk.below(root)
            } else {
                walks.append(FolderWalk(root))
                contents[root] = walks.last!.below(root)
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
    /// True if neither the user nor the project said what the code runs on.
    let assumesDeploymentTarget: Bool

    init(files: [String], context: Context, deploymentTarget: DeploymentTarget?) {
        self.files = files
        var context = context
        context.deploymentTarget = deploymentTarget ?? .fallback
        self.context = context
        declaringFiles = Set(context.declarations.map(\.path) + [context.branches.support].compactMap(\.self))
        assumesDeploymentTarget = deploymentTarget == nil
    }
}
