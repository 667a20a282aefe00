import RuleModel
import Syntax

/// The projects in a folder as an editor shows them: read once, and planned again with what has changed since.
struct EditedFolder {
    let options: Options
    private let rules: RuleBook
    private let threads: Threads
    private let parse: Source.Parse
    let targets: Targets
    /// By location.
    private let files: [Path: Target]
    /// By what holds for the projects.
    private var grounds: [ConfigSearch.Found: Ground] = [:]
    /// Where rule pages were looked for.
    private(set) var rulesFolders: Set<Path> = []

    /// What holds for projects, and what was read of them.
    private struct Ground {
        let targets: Targets
        var settings: Settings
        let rules: RuleBook
        let baselines: Baselines
        var memory: SurveyMemory? = SurveyMemory(isKept: true)
        var pages: [Page]?
    }

    /// - Parameters:
    ///   - isDeep: false for what lies in the folder itself.
    ///   - documents: locations of what the editor shows of it, saved or not.
    init(
        _ folder: Path, isDeep: Bool, documents: [Path], _ options: Options, _ rules: RuleBook, threads: Threads,
        parse: @escaping Source.Parse = { SourceFile(parsing: $0) }
    ) {
        (self.options, self.rules, self.threads, self.parse) = (options, rules, threads, parse)
        var asked = options
        // What a config or git leaves out is left out, whoever looks at it.
        asked.forcesExcludes = true
        let paths = isDeep ? [folder] : FolderWalk(folder, isDeep: false).swiftFiles
        targets = Targets(paths, PathFilter(asked, currentFolder: folder), documents: documents)
        files = Dictionary(targets.files.map { ($0.location, $0) }) { first, _ in first }
    }

    /// True for a file that was there when the folder was read, and is not left out.
    func holds(_ location: Path) -> Bool { files[location] != nil }

    /// Has a file read again, or taken as the editor holds it.
    mutating func forget(_ location: Path) {
        for found in grounds.keys { grounds[found]!.memory?.forget(location) }
    }

    /// What is planned of the calls of a file, and of what these need in others.
    ///
    /// - Parameters:
    ///   - bytes: only calls that share some of these; nil for all.
    ///   - texts: what the editor holds, by location.
    /// - Returns: nil for a file that is left alone.
    /// - Throws: why its projects cannot be planned.
    mutating func result(
        of location: Path, touching bytes: [Range<Int>]?, texts: [Path: [UInt8]]
    ) throws(RulePages.Failure) -> Job.Result? {
        guard let found = try makeGround(for: location) else { return nil }
        let selection = Selection(only: Selection.Part(file: location, bytes: bytes))
        grounds[found]!.settings.selection = selection
        var ground = grounds[found]!
        // Or all that is remembered would be copied.
        grounds[found]!.memory = nil
        let plan = PlannedProjects(
            of: ground.targets, in: Scope(of: targets, holding: texts, selection), ground.settings, ground.rules,
            memory: &ground.memory, threads: threads, parse: parse)
        grounds[found]!.memory = ground.memory
        var result = plan.result(options, isForeseen: true)
        if options.asksForBaseline {
            var baselines = ground.baselines
            baselines.judge(&result)
        }
        return result
    }

    /// The pages that state what holds for a file.
    mutating func pages(for location: Path) throws(RulePages.Failure) -> [Page] {
        guard let found = try makeGround(for: location) else { return [] }
        if let known = grounds[found]!.pages { return known }
        let pages = try RulePages.all(grounds[found]!.settings.rulesFolders).pages
        grounds[found]!.pages = pages
        return pages
    }

    private mutating func makeGround(for location: Path) throws(RulePages.Failure) -> ConfigSearch.Found? {
        guard targets.configs.mistakes.isEmpty else { throw .config(targets.configs.mistakes) }
        guard let target = files[location] else { return nil }
        let found = targets.configs.found(for: target.root.folder)
        guard grounds[found] == nil else { return found }
        let own = targets.files.filter { targets.configs.found(for: $0.root.folder) == found }
        var settings = Settings(options: options, config: targets.configs.config(found), foundRules: found.rules)
        rulesFolders.formUnion(settings.rulesFolders.map(FileSystem.currentFolder.joined))
        let rules = try settings.rules(beside: rules)
        grounds[found] = Ground(
            targets: targets.only(own), settings: settings, rules: rules, baselines: Baselines(for: own, options))
        return found
    }
}
