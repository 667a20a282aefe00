import Rewriting
import RuleModel
import Semantics
import Syntax

/// One project: the files that are the context of each other, what they declare, and what its settings say.
struct Project: Sendable {
    let context: Context
    /// Sorted by their locations.
    let sources: [Source]
    private let root: Root
    /// What declarations of it would be given.
    private(set) var switches = SwitchShelf()
    /// What it has said of the places where its views are shown.
    private(set) var answers = AnswerShelf()
    /// The projects of the run that import it, themselves or by what they import.
    var viewers: [Project] = []
    private let declaring: DeclaringFiles
    private let open: Countdown
    private var settings: Settings
    /// What lists files by their names: Xcode projects and manifests.
    private let lists: [Path]
    private let surroundings: Surroundings
    private let parse: Source.Parse
    /// What is known of single files, because a build target or a package compiles them.
    private var deploymentTargets: [Path: DeclaredTarget] = [:]
    private let side: ProjectSide
    /// What manifests say, by their folders: one, or several for tools of different versions.
    private let packages: [Path: [DeclaredTarget]]
    private let manifests: [Path: [PackageManifest]]
    /// What podspecs say, by what the pods are compiled from.
    private let pods: [Path: [DeclaredTarget]]
    /// What is known of all others.
    private let deploymentTarget: DeclaredTarget?

    /// - Parameters:
    ///   - sources: the files, and what a glance at each has told.
    ///   - settings: what the user says of its files.
    ///   - memory: what was read of it and its surroundings.
    init(
        _ contents: FolderWalk.Contents, _ context: Context, candidates: [Target],
        sources: [(Source, Glance)], root: Root, settings: Settings, memory: inout SurveyMemory,
        parse: @escaping Source.Parse, buffer: ReadBuffer
    ) {
        (surroundings, self.parse) = (memory.surroundings, parse)
        self.sources = sources.map(\.0)
        self.root = root
        open = Countdown(from: candidates.count)
        if !candidates.isEmpty { for (source, _) in sources { source.takeUp() } }
        let projects = contents.settingsFiles.filter { $0.hasSuffix(".pbxproj") }
        lists = projects + sources.filter { $1.manifest != nil }.map(\.0.location)
        let manifests = sources.filter { source, glance in
            glance.manifest != nil || glance.failure != nil && ProjectRoot.isManifestName(source.location.name)
        }
        packages = Dictionary(grouping: manifests, by: \.0.location.parent).mapValues { manifests in
            manifests.compactMap { source, glance in
                glance.failure == nil
                    ? glance.manifest?.deploymentTarget : .unread(in: source.location.name.spelling)
            }
        }
        self.manifests = manifests.reduce(into: [:]) { manifests, source in
            if let manifest = source.1.manifest { manifests[source.0.location.parent, default: []].append(manifest) }
        }
        pods = contents.pods.reduce(into: [:]) { pods, pod in
            guard let target = pod.deploymentTarget else { return }
            for place in pod.sources { pods[place, default: []].append(target) }
        }
        self.settings = settings
        let package = DeclaredTarget.lowest(of: packages[root.folder] ?? [])
        let side = memory.sides[root] ?? ProjectSide(contents, projects, buffer: buffer)
        memory.sides[root] = side
        self.side = side
        deploymentTarget = package ?? side.deploymentTarget
        var context = context
        let support = context.branches.support
        // What is no file of the project yet is one of its modules only for this run.
        let isWhole = candidates.allSatisfy { contents.holds($0.location) }
        let shape =
            memory.shapes[root].flatMap { isWhole ? $0 : nil }
            ?? ProjectShape(
                declaring: DeclaringFiles(sources.map(\.1.names)),
                modules: Self.modules(
                    of: sources, contents.pods, candidates, support: support, side))
        if isWhole { memory.shapes[root] = shape }
        (declaring, context.modules) = (shape.declaring, shape.modules)
        self.context = context
        for candidate in candidates { deploymentTargets[candidate.location] = statedTarget(of: candidate.location) }
    }

    /// The same for another run over it.
    func with(_ settings: Settings) -> Project {
        var copy = self
        copy.settings = settings
        // What becomes of calls in a declaration may be part of its plan.
        (copy.switches, copy.answers) = (SwitchShelf(), AnswerShelf())
        return copy
    }

    /// Notes that one more candidate is planned. Behind the last one, what was read for them alone is dropped: of ten
    /// projects not all that they declare is in memory.
    func notePlanned() {
        if open.next() == 0 { for source in sources { source.letGo() } }
    }

    /// What the code of a file runs on; nil if nothing says.
    func deploymentTarget(of location: Path) -> DeclaredTarget? {
        settings.deploymentTarget(of: location) ?? deploymentTargets[location] ?? statedTarget(of: location)
            ?? deploymentTarget
    }

    /// The lowest of what those say that are known to compile a file: build targets, pods, and the package that it lies in;
    /// beside the files of that, what else describes the project.
    private func statedTarget(of location: Path) -> DeclaredTarget? {
        let places = Array(sequence(first: location) { $0 == $0.parent ? nil : $0.parent })
        let last = places.firstIndex { packages[$0] != nil } ?? places.count - 1
        let folder = places[last]
        let isBeside = manifests[folder].map { !$0.contains { $0.mayCompile(location, in: folder) } } ?? false
        let built = side.builds?.deploymentTarget(of: location)
        let stated = [built, isBeside ? side.deploymentTarget : nil].compactMap(\.self)
        let package = isBeside && built != nil ? [] : packages[folder] ?? []
        // Of several that say the same, the first is named.
        return .lowest(of: stated + package + places[...last].flatMap { pods[$0] ?? [] })
    }

    /// All that a plan of a file depends on beside the file, as far as its project is concerned.
    func context(at location: Path) -> Context {
        var context = context
        context.declaredTarget = deploymentTarget(of: location)
        context.allowed = settings.allowed(in: location)
        context.treatsConstants = settings.treatsConstants(in: location)
        context.branches.fallback = settings.fallback(in: location)
        context.branches.ending = settings.ending
        context.explicit = settings.explicit
        context.filter = settings.filter(for: location)
        context.removesSuppressions = settings.options.removesSuppressions
        return context
    }

    /// The calls of a file that the run is about; nil for all.
    func asked(in file: SourceFile, at location: Path) -> AskedCalls? {
        settings.selection.calls(in: file.bytes, of: location)
    }

    /// All that a plan of a file's calls depends on, but for the switches that they could use; and the calls, as they are
    /// found there.
    ///
    /// - Parameter own: what the file declares.
    func context(
        forCallsOf file: SourceFile, at location: Path, _ own: Declarations, buffer: ReadBuffer
    ) -> (Context, FoundCalls?) {
        var context = context(at: location)
        context.asked = asked(in: file, at: location)
        if context.index.declarations(at: location) == nil { context.index = context.index.replacing([own]) }
        guard let found = context.calls(in: file, path: location) else { return (context, nil) }
        let wanted = context.wanted(by: found)
        let known = context.index
        context.index = index(of: context, at: location, buffer: buffer) { _ in wanted }
        return (context, context.index.isSame(as: known) ? found : context.calls(in: file, path: location))
    }

    /// What of the project a plan depends on: what a context knows, and what other files declare of the names that are
    /// wanted.
    ///
    /// - Parameter wanted: by a context that knows all that it asked for before.
    func index(
        of context: Context, at path: Path, buffer: ReadBuffer,
        wanted: (Context) -> Wanted
    ) -> ProjectIndex {
        var context = context
        var known: Set<WantedDeclaration> = []
        var asked = wanted(context)
        while true {
            var open = Set(asked.names.map { WantedDeclaration($0) })
                .union(asked.further(by: [], in: context.index))
                .subtracting(known)
            if open.isEmpty { return context.index }
            while !open.isEmpty {
                let others = declarations(of: open, beside: context.index, buffer: buffer)
                context.index = context.index.replacing(others.filter { $0.path != path })
                known.formUnion(open)
                // What is found may ask for more.
                open = asked.further(by: asked.paths, in: context.index).subtracting(known)
            }
            asked = wanted(context)
        }
    }

    /// Why a file would be missed that nothing is left in: an Xcode project, a manifest or another text for tools knows its
    /// name, or it is the last one of its folder; nil where nothing would miss it.
    func need(of location: Path) throws(UnreadList) -> String? {
        let search = ByteSearch([location.name.bytes])
        let buffer = ReadBuffer()
        for list in lists + surroundings.walkRepository(around: root).lists {
            do throws(SystemError) {
                if try buffer.withBytes(of: list, .side, { search.occurs(in: $0) }) {
                    let path = list.relative(to: FileSystem.currentFolder) ?? list
                    return "`\(Shown.escaped(path.spelling))` names it"
                }
            } catch {
                throw UnreadList(path: list, error: error)
            }
        }
        let isLast = !sources.contains { $0.location != location && $0.location.parent == location.parent }
        return isLast ? "it is the last of its folder" : nil
    }

    /// Its root.
    var folder: Path { root.folder }

    /// True for a folder around which nothing marks a project.
    var isLoose: Bool { !root.isProject }

    /// The Swift files in its folder that git ignores, but for those of other projects: what a tool writes there, say.
    var ignored: [Source] {
        let walk = surroundings.walk(root)
        let others = walk.folders.filter { $0.value && !holdsSources($0.key) }.keys
        return walk.swiftFiles.filter { path in source(at: path) == nil && !others.contains(where: path.isBelow) }
            .map { surroundings.source(at: $0, parse: parse) }
    }

    /// What tools make Swift from, anywhere in its repository.
    var templates: [Path] { surroundings.walkRepository(around: root).templates }

    /// The Swift files that are no part of it and that its repository holds beside it.
    var beside: [Source] {
        surroundings.walkRepository(around: root).swiftFiles.filter { source(at: $0) == nil }
            .map { Source($0, parse: parse) }
    }

    private func holdsSources(_ folder: Path) -> Bool {
        let place = sources.firstPlace { $0.location >= folder.appending("") }
        return place < sources.count && sources[place].location.isBelow(folder)
    }

    func source(at location: Path) -> Source? {
        let place = sources.firstPlace { $0.location >= location }
        return place < sources.count && sources[place].location == location ? sources[place] : nil
    }

    /// True for a file that would have to be added to a target of an Xcode project.
    func isInNoTarget(_ location: Path) -> Bool { side.listsSources && side.targets(of: location).isEmpty }

    /// What shows that files are of several modules, of which nothing says which this one is part of; nil for nothing.
    func division(around location: Path) -> String? {
        context.modules.modules(of: location).isKnown ? nil : context.modules.division
    }

    /// True for a file that may be asked to declare `EitherView`.
    func mayDeclareEitherView(_ location: Path) -> Bool {
        location == context.branches.support || context.index.declarations(at: location)?.declaresHelper == true
    }

    /// False for a name that no file of it declares.
    func mayDeclare(_ name: String) -> Bool { !declaring.places(declaring: [name]).isEmpty }

    /// What the files declare that an index does not hold, if they may have one of some declarations.
    private func declarations(
        of wanted: Set<WantedDeclaration>, beside index: ProjectIndex, buffer: ReadBuffer
    ) -> [Declarations] {
        Set(wanted.flatMap { declaring.places(declaring: $0) }).sorted().map { sources[$0] }
            .filter { index.declarations(at: $0.location) == nil }
            .compactMap { try? $0.declarations(buffer) }
    }

    private static func modules(
        of sources: [(Source, Glance)], _ pods: [Podspec], _ candidates: [Target], support: Path?,
        _ side: ProjectSide
    ) -> ModuleMap {
        let manifests = sources.compactMap { source, glance in
            glance.manifest.map { (folder: source.location.parent, manifest: $0) }
        }
        let files = Dictionary(uniqueKeysWithValues: sources.map { ($0.location, $1.imports) })
        var targets: [Path: Set<Path>] = [:]
        if side.listsSources {
            targets = Set(files.keys).union(candidates.map(\.location)).reduce(into: [:]) {
                $0[$1] = side.targets(of: $1)
            }
            if let support {
                // Where no project lists it yet, whoever named it will see to that.
                let own = side.targets(of: support)
                targets[support] = own.isEmpty ? targets.values.reduce(into: [""]) { $0.formUnion($1) } : own
            }
        }
        let packages = Set(manifests.map(\.folder))
        let folders =
            manifests.map { $0.manifest.folders(in: $0.folder) } + [Podspec.modules(of: pods, except: packages)]
        return ModuleMap(
            packages: packages, folders: folders.reduce(into: [:]) { $0.merge($1) { first, _ in first } },
            buildTargets: targets, productNames: side.productNames,
            aliases: manifests.reduce(into: [:]) { $0.merge($1.manifest.aliases) { $0.union($1) } }, files: files,
            division: side.described.division)
    }
}

/// A text that may name files, and that cannot be read.
struct UnreadList: Error {
    let path: Path
    let error: SystemError
}

/// Counts down, whichever thread asks.
private final class Countdown: @unchecked Sendable {
    private var count: Int
    private let lock = Lock()

    init(from count: Int) { self.count = count }

    func next() -> Int {
        lock.whileHeld {
            count -= 1
            return count
        }
    }
}
