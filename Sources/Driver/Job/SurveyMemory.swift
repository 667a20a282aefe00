import RuleModel
import Semantics
import Syntax

/// What was read for a survey. Whoever plans the same projects again and again keeps it, and has it forget what changed.
struct SurveyMemory: Sendable {
    /// The files under each root.
    private(set) var contents: [Root: FolderWalk.Contents] = [:]
    /// What was wrong with a walk.
    private(set) var failures: [Message] = []
    /// Of which it is said then that they cannot be read.
    private(set) var said: Set<Path> = []
    /// By location, those of targets and of their projects.
    var sources: [Path: Source] = [:]
    /// What a first look at them has told.
    var glances: [Path: Glance] = [:]
    /// What the files beside the sources say.
    var sides: [Root: ProjectSide] = [:]
    /// What the names and imports of a project's files make of it, as long as none of these changes.
    var shapes: [Root: ProjectShape] = [:]
    let surroundings: Surroundings
    private var isWalked = false
    /// What was known of files that are to be read again.
    private var forgotten: [Path: Glance] = [:]

    /// - Parameter isKept: true if what is read stays in memory.
    init(isKept: Bool = false) { surroundings = Surroundings(isKept: isKept) }

    /// True for a file that need not be read again.
    func holds(_ location: Path) -> Bool { glances[location] != nil }

    /// Has a file read again, or taken as somebody holds it.
    mutating func forget(_ location: Path) {
        if let glance = glances[location] { forgotten[location] = glance }
        (sources[location], glances[location]) = (nil, nil)
    }

    /// Takes what a look at all files has told, those among them that were to be read again.
    mutating func take(_ all: [Path: Glance]) {
        if !forgotten.allSatisfy({ all[$0]?.hasShape(of: $1) == true }) { shapes = [:] }
        (glances, forgotten) = (all, [:])
    }

    /// Finds the files under each root of some targets, if nobody has. What a walk has seen already is not walked again.
    mutating func walk(around targets: Targets, parse: @escaping Source.Parse) {
        guard !isWalked else { return }
        isWalked = true
        var manifests = Manifests(parse: parse)
        var walks = targets.walks
        func walk(_ root: Root) -> FolderWalk {
            let walk = FolderWalk(root.folder, isDeep: root.isProject, knowing: targets.roots)
            failures += walk.contextMessages(beside: walks)
            return walk
        }
        for root in Set(targets.files.map(\.root)).sorted() {
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
            own.pods = others.pods
            own.settingsFiles = Set(own.settingsFiles + others.settingsFiles).sorted()
            contents[root] = own
        }
        for target in targets.files
        where (try? FileStatus(of: target.location, followsLinks: false))?.kind != .file {
            contents[target.root]?.add(target.location)
        }
        said = Set((walks.flatMap(\.sideFailures) + targets.roots.unread).map(\.path))
        say(of: manifests.unread)
        sources = manifests.sources
    }

    /// Says of what lies beside sources that it could not be read, where nobody has.
    mutating func say(of unread: [Path: SystemError]) {
        let news = unread.filter { !said.contains($0.key) }.sorted { $0.key < $1.key }
        failures += news.compactMap { .unreadSideFile($0, $1) }
        said.formUnion(news.map(\.key))
    }
}

/// What the names and imports of a project's files make of it.
struct ProjectShape: Sendable {
    let declaring: DeclaringFiles
    let modules: ModuleMap
}

extension Glance {
    /// True for a file that declares the same names and imports the same, whatever else is new in it.
    fileprivate func hasShape(of other: Glance) -> Bool {
        manifest == nil && other.manifest == nil && imports == other.imports
            && Set(names.hashes) == Set(other.names.hashes)
    }
}

/// What Xcode projects and settings beside the sources say of a project.
struct ProjectSide: Sendable {
    let builds: XcodeTargets?
    let described: DescribedTargets
    let deploymentTarget: DeclaredTarget?

    /// - Parameter projects: paths of `project.pbxproj` files.
    init(_ contents: FolderWalk.Contents, _ projects: [Path], buffer: ReadBuffer) {
        builds = projects.isEmpty ? nil : XcodeTargets(projects, buffer: buffer)
        described = DescribedTargets(by: contents.descriptions, buffer: buffer)
        // What is in no target of an Xcode project may be of one that another tool makes, and then of none that lies below.
        let made = contents.descriptions.filter { ProjectDescription($0)?.isMade ?? false }.map(\.parent)
        let settings = contents.ownSettingsFiles.filter { file in
            !file.hasSuffix(".pbxproj") || !made.contains(where: file.parent.parent.isBelow)
        }
        let stated = [
            DeclaredTarget.declared(by: settings, buffer: buffer),
            ProjectDescription.declared(by: contents.descriptions, buffer: buffer),
        ]
        deploymentTarget =
            .lowest(of: stated.compactMap(\.self))
            ?? DeclaredTarget.declared(by: contents.ownSettingsFiles, buffer: buffer) ?? builds?.unread
            ?? ProjectDescription.unread(contents.descriptions, buffer: buffer)
    }

    /// True where something lists what targets are compiled from.
    var listsSources: Bool { builds != nil || !described.isEmpty }

    /// The targets that compile a file. What an Xcode project lists is what some description was when it was made of it.
    func targets(of path: Path) -> Set<Path> {
        let listed = builds?.targets(of: path) ?? []
        return listed.isEmpty ? described.targets(of: path) : listed
    }

    /// By the name of the target, what its module is called where that is something else.
    var productNames: [Path: String] {
        (builds?.productNames ?? [:]).merging(described.productNames) { listed, _ in listed }
    }
}
