/// What zsh reads.
enum ZshCompletion {
    static let text = """
        #compdef fixmods
        # Completions of fixmods for zsh: `fixmods completions zsh > DIR/_fixmods`, where DIR is in `fpath`.
        _fixmods() {
            local context state state_descr line
            typeset -A opt_args
            _arguments -C -S \\
        \(Flag.all.flatMap(specifications).map { "        \($0) \\" }.joined(separator: "\n"))
                '1: :->first' '*: :->rest'
            case $state in
                first)
                    local -a verbs
                    verbs=(
        \(Use.verbs.map { "                '\($0.verb.rawValue):\(Shell.plain($0.gist).replacing(":", with: "\\:"))'" }.joined(separator: "\n"))
                    )
                    _alternative 'verbs:command:{ _describe command verbs }' 'files:file:_files' ;;
                rest)
                    case $line[1] in
        \(Use.verbs.map { "                \($0.verb.rawValue)) \(action($0.values)) ;;" }.joined(separator: "\n"))
                        *) _files ;;
                    esac ;;
            esac
        }
        if [[ $funcstack[1] == _fixmods ]]; then _fixmods "$@"; else compdef _fixmods fixmods; fi

        """

    /// `'*--rules=[Read rule pages]:DIR:_files -/'`, for each spelling.
    private static func specifications(of flag: Flag) -> [String] {
        let said = Shell.plain(flag.gist).map { "[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
        return flag.spellings.map { spelling in
            guard let value = flag.value else { return "'*\(spelling)[\(said)]'" }
            let label = Shell.plain(value).replacing(":", with: "\\:")
            let argument = argument(flag.values)
            return flag.isValueOptional
                ? "'*\(spelling)=-[\(said)]::\(label):\(argument)'" : "'*\(spelling)=[\(said)]:\(label):\(argument)'"
        }
    }

    private static func argument(_ values: Values) -> String {
        switch values {
        case .anything, .pages: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .oneOf(let words): "(\(words.joined(separator: " ")))"
        case .someOf(let words): "_values -s , value \(words.joined(separator: " "))"
        }
    }

    private static func action(_ values: Values) -> String {
        switch values {
        case .anything: ":"
        case .files: "_files"
        case .folders: "_files -/"
        case .oneOf(let words): "compadd -- \(words.joined(separator: " "))"
        case .someOf(let words): "_values -s , value \(words.joined(separator: " "))"
        case .pages: "compadd -- ${(f)\"$(_call_program pages \"$words[1] rules\" | cut -d ' ' -f 1)\"}"
        }
    }
}
