import Rewriting
import RuleModel
import Syntax

/// What a `.fixmods.json` says, with what it extends.
struct Config: Sendable {
    static let name: Path = ".fixmods.json"
    /// Where a team's rule pages are found without being named.
    static let rulesFolder: Path = ".fixmods/rules"

    /// Where something was said.
    struct Place: Sendable, Equatable {
        let file: Path
        let line: Int
    }

    /// Something that was said, and where.
    struct Setting<Value: Sendable>: Sendable {
        let value: Value
        let place: Place
    }

    /// Paths and globs count from here.
    let folder: Path
    var requiredVersion: Setting<String>?
    var rules: Setting<[Path]>?
    var support: Setting<Path>?
    var explicit: Setting<Context.ExplicitBranches>?
    /// What names are that no declaration shows to be helpers, or that are none.
    var helpers: Setting<[String: RuleBook.Naming]>?
    var includes: Setting<[IgnorePattern]>?
    var excludes: Setting<[IgnorePattern]>?
    var choices = Choices()
    /// In their order: a later one wins.
    var overrides: [(files: [IgnorePattern], choices: Choices)] = []
    /// Those of folders below, which say what differs there; those of outer folders first.
    var inner: [Config] = []

    /// A name, and the line in which it stands.
    struct Name: Sendable, Equatable {
        let text: String
        let line: Int
    }

    /// What may differ from file to file.
    struct Choices: Sendable {
        var allowed: Setting<[Level]>?
        var fallback: Setting<BranchPolicy.Fallback>?
        var constants: Setting<Bool>?
        var deploymentTarget: Setting<DeploymentTarget>?
        /// Pages, families of pages, and codes of what is said of calls: only these; not these.
        var selected: Setting<[Name]>?
        var ignored: Setting<[Name]>?
    }
}

extension Config {
    /// What is said of a file.
    ///
    /// - Parameter location: without links in it.
    func choices(for location: Path) -> Choices {
        let path = location.relative(to: folder) ?? location
        var choices = choices
        for other in overrides where other.files.take(path) { choices.take(other.choices) }
        for config in inner where location.isBelow(config.folder) { choices.take(config.choices(for: location)) }
        return choices
    }

    /// All that it says of any file.
    var allChoices: [Choices] { [choices] + overrides.map(\.choices) + inner.flatMap(\.allChoices) }

    /// What it says that can only be said of a whole project: the member's name, and where it stands.
    var ofProject: [(name: String, place: Place)] {
        [
            rules.map { ("rules", $0.place) }, support.map { ("support", $0.place) },
            explicit.map { ("explicit", $0.place) }, helpers.map { ("helpers", $0.place) },
        ].compactMap(\.self)
    }
}

/// Why a config cannot be obeyed.
struct ConfigMistakes: Error {
    let messages: [Message]
}
