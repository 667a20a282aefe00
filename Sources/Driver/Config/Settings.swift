import Rewriting
import RuleModel
import Syntax

/// What holds for the files of a run: the options, and where they say nothing, a config.
struct Settings: Sendable {
    var options: Options
    var config: Config?
    /// The folder of rule pages that was found beside the project.
    var foundRules: Path?
    /// The families of rule pages, by the pages' names.
    var families: [String: String] = [:]
    /// The calls that the run is about.
    var selection = Selection()

    /// The file that is to declare `EitherView`.
    var supportFile: Path? { options.supportFile ?? config?.support?.value }

    /// The folders of rule pages; a later one replaces pages of an earlier one.
    var rulesFolders: [Path] { [foundRules].compactMap { $0 } + (config?.rules?.value ?? []) + options.rulesFolders }

    var explicit: Context.ExplicitBranches? {
        options.leavesExplicit ? nil : options.explicit ?? config?.explicit?.value
    }

    /// Which calls of a file a config leaves alone; nil for none.
    func filter(for file: Path) -> RuleFilter? {
        guard let choices = choices(for: file), choices.selected != nil || choices.ignored != nil else { return nil }
        return RuleFilter(
            selected: choices.selected.map { Set($0.value.map(\.text)) },
            ignored: Set(choices.ignored?.value.map(\.text) ?? []), families: families)
    }

    /// Learns of which pages, families and reasons a config may speak.
    ///
    /// - Returns: where it speaks of others.
    mutating func readNames() -> [Message] {
        let settings = (config?.allChoices ?? []).flatMap { [$0.selected, $0.ignored].compactMap(\.self) }
        guard !settings.isEmpty else { return [] }
        families = RulePages.families(rulesFolders)
        let known = RulePages.names(rulesFolders).union(families.values).union(Code.all)
        return settings.flatMap { setting in
            setting.value.filter { !known.contains($0.text) }.map { name in
                let near = known.sorted().suggestion(for: name.text)
                return .error(
                    setting.place.file, line: name.line,
                    "`\(name.text)` is no rule page, no family of pages and no short name of a reason\(near)")
            }
        }
    }

    /// What pages and a config say of modifiers and helpers. Learns the names that a config may speak of.
    ///
    /// - Parameter rules: of the folders that the options name.
    mutating func rules(beside rules: RuleBook) throws(RulePages.Failure) -> RuleBook {
        let unknown = readNames()
        if !unknown.isEmpty { throw .config(unknown) }
        let all = rulesFolders == options.rulesFolders ? rules : try RulePages.rules(rulesFolders)
        return config?.helpers.map { all.naming($0.value) } ?? all
    }

    /// The levels that may be applied in a file.
    func allowed(in file: Path) -> Set<Level> {
        isGiven(.allow) || isGiven(.unsafe) ? options.allowed : Set(choices(for: file)?.allowed?.value ?? [])
    }

    func fallback(in file: Path) -> BranchPolicy.Fallback? { options.fallback ?? choices(for: file)?.fallback?.value }

    var ending: BranchPolicy.HelperEnding {
        options.removesHelpers && options.inputName == nil ? options.removesPublicHelpers ? .all : .own : .none
    }

    func treatsConstants(in file: Path) -> Bool {
        options.treatsConstants || choices(for: file)?.constants?.value == true
    }

    /// What the code of a file runs on, if that is said here, and where.
    func deploymentTarget(of file: Path) -> DeclaredTarget? {
        if let target = options.deploymentTarget { return DeclaredTarget(target.versions, in: "--deployment-target") }
        return choices(for: file)?.deploymentTarget
            .flatMap { DeclaredTarget($0.value.versions, in: $0.place.file.name.description) }
    }

    private func choices(for file: Path) -> Config.Choices? { config?.choices(for: file) }

    private func isGiven(_ flag: Flag) -> Bool { options.given.contains { $0[0] == flag.spellings[0] } }
}
