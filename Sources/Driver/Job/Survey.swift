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
    /// By location, those of the targets and of their projects.
    let sources: [Path: Source]

    init(
        of targets: Targets, support: Target?, scope: Scope, rules: RuleBook, settings: Settings, threads: Threads,
        parse: @escaping Source.Parse
    ) {
        var manifests = Manifests(parse: parse)
        let (contents, walkFailures) = Self.contents(of: Set(targets.files.map(\.root)), targets, &manifests)
        let places = Set(targets.files.map(\.location))
        let branches = BranchPolicy(
            upgrades: settings.options.isUpgrade, targets: places.subtracting(scope.shown))
        let contextFiles = Set(contents.values.flatMap(\.swiftFiles))
        let sources = contextFiles.union(places).reduce(into: manifests.sources) { sources, path in
            if let text = scope.texts[path] {
                sources[path] = Source(path, holding: text, parse: parse)
            } else if sources[path] == nil {
                sources[path] = Source(path, parse: parse)
            }
        }
        let known = Context(rules: rules, branches: branches).helperNames
        let look = Glances(
            sources: sources, contextFiles: contextFiles, targets: places, support: support?.location,
            looksForBranches: settings.explicit != nil, threads: threads)
        let glances = look.all(knowing: known)

        let buffer = ReadBuffer()
        let surroundings = Surroundings()
        var called: Set<Path> = []
        for (root, contents) in contents {
            var branches = branches
            branches.support = support.flatMap { $0.root == root ? $0.location : nil }
            var context = Context(rules: rules, branches: branches)
            context.declarations = contents.swiftFiles.compactMap { glances[$0]!.declarations }
            let own = targets.files.filter { $0.root == root }
            var seen = glances
            // Names that only a declaration makes known are looked for in a second round: few projects have any. What
            // it finds counts for this project only, whichever others there are.
            let names = context.helperNames.subtracting(known)
            if !names.isEmpty {
                seen = look.more(
                    of: glances, at: contents.swiftFiles, own: Set(own.map(\.location)), knowing: names)
                context.declarations = contents.swiftFiles.compactMap { seen[$0]!.declarations }
            }
            let candidates = own.filter { target in
                guard let glance = seen[target.location], glance.firstBadLine == nil else { return false }
                // Where no call is left, a helper may go.
                let mayCall =
                    glance.mayHoldCall || glance.mayHoldComment
                    || settings.explicit != nil && glance.mayBranch
                return mayCall && settings.selection.asks(for: target.location)
                    || settings.options.removesHelpers && glance.declarations?.declaresHelper == true
            }
            guard !candidates.isEmpty else { continue }
            called.formUnion(candidates.map(\.location))
            projects[root] = Project(
                contents, context, candidates: candidates,
                sources: contents.swiftFiles.map { (sources[$0]!, seen[$0]!) },
                root: root, settings: settings, surroundings: surroundings, parse: parse, buffer: buffer)
        }
        candidates = targets.files.filter { called.contains($0.location) }
        for target in targets.files {
            let glance = glances[target.location]!
            if let failure = glance.failure {
                failures.append(.error(target.path, "cannot be read: \(failure.sentence)"))
            } else if let line = glance.firstBadLine {
                failures.append(.error(target.path, line: line, "is not UTF-8; kept as it is"))
            }
        }
        let others = contextFiles.subtracting(places).sorted()
        failures +=
            walkFailures + others.compactMap { path in glances[path]?.failure.flatMap { .unreadContext(path, $0) } }
        fileCount = targets.files.count { glances[$0.location]!.failure == nil }
        self.sources = sources
    }

    /// The same for another run over the same projects.
    func with(_ settings: Settings) -> Survey {
        var copy = self
        copy.projects = projects.mapValues { $0.with(settings) }
        return copy
    }

    /// The files under each root. What a walk has seen already is not walked again.
    private static func contents(
        of roots: Set<Root>, _ targets: Targets, _ manifests: inout Manifests
    ) -> ([Root: FolderWalk.Contents], failures: [Message]) {
        var walks = targets.walks
        var contents: [Root: FolderWalk.Contents] = [:]
        var failures: [Message] = []
        func walk(_ root: Root) -> FolderWalk {
            let walk = FolderWalk(root.folder, isDeep: root.isProject, knowing: targets.roots)
            failures += walk.contextMessages(beside: walks)
            return walk
        }
        for root in roots.sorted() {
            guard root.isProject else {
                contents[root] = walk(root).below(root.folder)
                continue
            }
            let known = walks.first { $0.folders[root.folder] != nil }
            if known == nil { walks.append(walk(root)) }
            var own = (known ?? walks.last!).below(root.folder)
            let others = Neighbours(around: root.folder, own, among: walks, knowing: targets.roots, &manifests)
            walks = others.walks
            failures += others.messages
            if !others.swiftFiles.isEmpty { own.swiftFiles = Set(own.swiftFiles + others.swiftFiles).sorted() }
            own.settingsFiles = Set(own.settingsFiles + others.settingsFiles).sorted()
            contents[root] = own
        }
        return (contents, failures + manifests.unread.sorted { $0.key < $1.key }.compactMap { .unreadSideFile($0, $1) })
    }
}
