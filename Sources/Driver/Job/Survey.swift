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
    /// Of which it is said already that they cannot be read.
    private let unread: Set<Path>

    init(
        of targets: Targets, support: Target?, scope: Scope, rules: RuleBook, settings: Settings,
        memory: inout SurveyMemory?, threads: Threads, parse: @escaping Source.Parse
    ) {
        let isKept = memory != nil
        var known = memory ?? SurveyMemory()
        memory = nil
        known.walk(around: targets, parse: parse)
        let contents = known.contents
        let places = Set(targets.files.map(\.location))
        let branches = BranchPolicy(
            upgrades: settings.options.isUpgrade, targets: places.subtracting(scope.shown))
        let contextFiles = Set(contents.values.flatMap(\.swiftFiles))
        for path in contextFiles.union(places) where !known.holds(path) {
            let kind: ReadBuffer.Kind = ProjectRoot.isManifestName(path.name) ? .side : .source
            known.sources[path] =
                scope.texts[path].map { Source(path, holding: $0, isKept: isKept, parse: parse) }
                ?? known.sources[path] ?? Source(path, isKept: isKept, kind, parse: parse)
        }
        let sources = known.sources
        let wellKnown = Context(rules: rules, branches: branches).helperNames
        let look = Glances(
            sources: sources, contextFiles: contextFiles, targets: places.filter(settings.selection.asks),
            support: support?.location, looksForBranches: settings.explicit != nil, threads: threads)
        let glances = look.all(knowing: wellKnown, beside: known.glances)
        known.take(glances)

        let buffer = ReadBuffer()
        var called: Set<Path> = []
        for (root, contents) in contents {
            let own = targets.files.filter { $0.root == root }
            let isAsked = own.contains { settings.selection.asks(for: $0.location) }
            guard isAsked || settings.options.removesHelpers else { continue }
            var branches = branches
            // What lies beside an Xcode project may be compiled into it.
            branches.support = support.flatMap { support in
                let isBeside = contents.swiftFiles.contains { $0.parent == support.location.parent }
                return support.root == root || isBeside ? support.location : nil
            }
            var context = Context(rules: rules, branches: branches)
            context.declarations = contents.swiftFiles.compactMap { glances[$0]!.declarations }
            var seen = glances
            // Names that only a declaration makes known are looked for in a second round: few projects have any. What
            // it finds counts for this project only, whichever others there are.
            let names = context.helperNames.subtracting(wellKnown)
            if !names.isEmpty {
                seen = look.more(
                    of: glances, at: contents.swiftFiles,
                    own: Set(own.lazy.map(\.location).filter(settings.selection.asks)), knowing: names)
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
                root: root, settings: settings, memory: &known, parse: parse, buffer: buffer)
        }
        candidates = targets.files.filter { called.contains($0.location) }
        known.say(of: buffer.unread)
        let said = known.said
        for target in targets.files {
            let glance = glances[target.location]!
            if let failure = glance.failure {
                if said.contains(target.location) { continue }
                failures.append(.error(target.path, "cannot be read: \(failure.sentence)"))
            } else if let line = glance.firstBadLine {
                failures.append(.error(target.path, line: line, "is not UTF-8; kept as it is"))
            }
        }
        let others = contextFiles.subtracting(places).subtracting(said).sorted()
        failures +=
            known.failures + others.compactMap { path in glances[path]?.failure.flatMap { .unreadContext(path, $0) } }
        fileCount = targets.files.count { glances[$0.location]!.failure == nil }
        self.sources = sources
        unread = said.union(glances.filter { $0.value.failure != nil }.keys)
        addViewers(contents, glances) { root, contents in
            var context = Context(rules: rules, branches: branches)
            context.declarations = contents.swiftFiles.compactMap { glances[$0]!.declarations }
            return Project(
                contents, context, candidates: [], sources: contents.swiftFiles.map { (sources[$0]!, glances[$0]!) },
                root: root, settings: settings, memory: &known, parse: parse, buffer: buffer)
        }
        if isKept { memory = known }
    }

    /// Tells each project which others of the run import it: an app, say, in whose folder a package lies.
    ///
    /// - Parameter make: makes one that has no candidate.
    private mutating func addViewers(
        _ contents: [Root: FolderWalk.Contents], _ glances: [Path: Glance],
        make: (Root, FolderWalk.Contents) -> Project
    ) {
        if contents.count < 2 { return }
        let roots = contents.keys.sorted { $0.folder < $1.folder }
        let imports = contents.mapValues { contents in
            contents.swiftFiles.compactMap { path in
                glances[path].flatMap { $0.imports.isEmpty ? nil : (path, Set($0.imports.map(\.name))) }
            }
        }
        var made = projects
        for (root, project) in projects {
            let own = contents[root]!
            var (names, viewers): (Set<String>, [Root]) = (project.context.modules.names, [])
            while let next = roots.first(where: { other in
                other != root && !viewers.contains(other)
                    && imports[other]!.contains { path, imported in
                        !imported.isDisjoint(with: names) && !own.holds(path)
                    }
            }) {
                let viewer = made[next] ?? make(next, contents[next]!)
                made[next] = viewer
                names.formUnion(viewer.context.modules.names)
                viewers.append(next)
            }
            projects[root]!.viewers = viewers.map { made[$0]! }
        }
    }

    /// What is to be said of files that could be read first, and could not when a plan asked for them again.
    ///
    /// - Parameter known: of which it is said already.
    func laterFailures(but known: Set<Path>) -> [Message] {
        sources.filter { !unread.contains($0.key) && !known.contains($0.key) }.sorted { $0.key < $1.key }
            .compactMap { path, source in source.failure.flatMap { .unreadContext(path, $0) } }
    }

    /// The same for another run over the same projects.
    func with(_ settings: Settings) -> Survey {
        var copy = self
        copy.projects = projects.mapValues { $0.with(settings) }
        return copy
    }
}
