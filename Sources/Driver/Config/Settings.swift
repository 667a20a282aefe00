import Rewriting
import RuleModel
import Syntax

/// What holds for the files of a run: the options, and where they say nothing, a config.
struct Settings: Sendable {
    let options: Options
    var config: Config?
    /// The folder of rule pages that was found beside the project.
    var foundRules: Path?

    /// The file that is to declare `EitherView`.
    var supportFile: Path? { options.supportFile ?? config?.support?.value }

    /// The folders of rule pages; a later one replaces pages of an earlier one.
    var rulesFolders: [Path] { [foundRules].compactMap { $0 } + (config?.rules?.value ?? []) + options.rulesFolders }

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
