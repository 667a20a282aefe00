/// What fish reads.
enum FishCompletion {
    static let text = """
        # Completions of fixmods for fish: `fixmods completions fish > ~/.config/fish/completions/fixmods.fish`.
        \(Use.verbs.map { "complete -c fixmods -n __fish_use_subcommand -a \($0.verb.rawValue) -d '\(Shell.plain($0.gist))'" }.joined(separator: "\n"))
        \(Use.verbs.compactMap(line).joined(separator: "\n"))
        \(Flag.all.map(line).joined(separator: "\n"))

        """

    private static func line(of use: Use) -> String? {
        offer(use.values).map { "complete -c fixmods -n '__fish_seen_subcommand_from \(use.verb.rawValue)' \($0)" }
    }

    private static func line(of flag: Flag) -> String {
        let names = flag.spellings.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        var words = ["complete -c fixmods"] + names
        if flag.value != nil {
            let offered = offer(flag.values) ?? (flag.values == .files ? "-r -F" : "-x")
            words.append(flag.isValueOptional ? offered.replacing("-x ", with: "-f ") : offered)
        }
        return (words + ["-d '\(Shell.plain(flag.gist))'"]).joined(separator: " ")
    }

    private static func offer(_ values: Values) -> String? {
        switch values {
        case .anything, .files: nil
        case .folders: "-x -a '(__fish_complete_directories)'"
        case .oneOf(let words): "-x -a '\(words.joined(separator: " "))'"
        case .someOf(let words): "-x -a '(__fish_append , \(words.joined(separator: " ")))'"
        case .pages: "-x -a '(fixmods rules 2> /dev/null | string split -f 1 \" \")'"
        }
    }
}
