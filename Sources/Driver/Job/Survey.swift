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
            branches.packages = Set(
                contents.swiftFiles.filter { $0.hasSuffix("/Package.swift") && ProjectRoot.isManifest($0) }
                    .map(Path.parent))
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
            projects[root] = Project(
                root, contents[root]!, contexts[root]!, candidates: candidates.filter { $0.root == root },
                option: options.deploymentTarget, buffer: buffer)
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
