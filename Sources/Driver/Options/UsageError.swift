/// What is wrong with a command line.
enum UsageError: Error, Equatable {
    case unknownOption(String, suggestion: String)
    case missingValue(option: String, value: String)
    case unexpectedValue(option: String, value: String)
    case badValue(option: String, flaw: String)
    case unexpectedArgument(String)
    case meaninglessOption(String, Options.Verb)
    case projectWithoutTest
    case projectWithoutPages
    case noPath(String)
    /// A word that is neither a command nor a path: it may have been an option.
    case unknownWord(String, suggestion: String)
    case noName
    case noNameAndPath
    case noShell(String?)
    case noJSON(Options.Verb)
    case noFormat(Options.Format, Options.Verb)
    case contradiction(String, String)
    case statisticsInFormat(Options.Format)
    case verifyWithoutWriting(Options.Format)
    case inputWithoutName
    case inputAndMore

    /// True if the rest can be done as a preview.
    var isOfOption: Bool {
        switch self {
        case .unknownOption, .missingValue, .unexpectedValue, .badValue, .unknownWord: true
        case .unexpectedArgument, .meaninglessOption, .projectWithoutTest, .projectWithoutPages, .noPath, .noName,
            .noNameAndPath, .noShell, .noJSON, .noFormat, .contradiction, .statisticsInFormat, .verifyWithoutWriting,
            .inputWithoutName, .inputAndMore:
            false
        }
    }

    var sentence: String {
        switch self {
        case .unknownOption(let option, let suggestion):
            "unknown option `\(option)`\(suggestion.isEmpty ? "; `fixmods --help` lists all" : suggestion)"
        case .missingValue(let option, let value):
            "`\(option)` needs a value: `\(option) \(value)`"
        case .unexpectedValue(let option, let value):
            "`\(option)` takes no value, but `\(value)` was given"
        case .badValue(let option, let flaw):
            "`\(option)`: \(flaw)"
        case .unexpectedArgument(let argument):
            "unexpected argument `\(argument)`"
        case .meaninglessOption(let option, let verb):
            "`\(option)` means nothing to `\(verb.rawValue)`; a folder of that name is `./\(verb.rawValue)`"
        case .projectWithoutTest:
            "`--project` is for `fixmods test DIR`; a run finds the project around its paths by itself"
        case .projectWithoutPages:
            "`--project` needs a folder of pages: `fixmods test DIR --project PATH`"
        case .unknownWord(let word, let suggestion):
            "`\(word)` is no file, no folder and no command\(suggestion)"
        case .noPath(let command):
            "no file or folder given; of the current folder, `\(command)`"
        case .noName:
            "`explain` needs a name: `fixmods explain NAME`"
        case .noNameAndPath:
            "`new-rule` needs a modifier's name and where it is declared: `fixmods new-rule NAME PATH`"
        case .noShell(let name):
            (name.map { "unknown shell `\($0)`" } ?? "`completions` needs a shell")
                + Shell.allCases.map(\.rawValue).choice(for: name ?? "")
        case .noJSON(let verb):
            "`\(verb.rawValue)` prints no JSON"
        case .noFormat(let format, let verb):
            "`\(verb.rawValue)` prints no \(format.rawValue); it prints `text` and `json`"
        case .inputWithoutName:
            "`-` is the standard input; say what it is called: `--stdin-filename PATH`. A file of that name is `./-`"
        case .inputAndMore:
            "`--stdin-filename` needs `-` as the one path"
        case .statisticsInFormat(let format):
            "`--statistics` prints tables for people; `--format \(format.rawValue)` lists the calls that it would count"
        case .verifyWithoutWriting(let format):
            "`--verify` needs something to be written; with `--format \(format.rawValue)`, `--write` asks for it"
        case .contradiction(let one, let other):
            "`\(one)` and `\(other)` ask for opposite things"
        }
    }
}
