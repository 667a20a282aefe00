/// What bash reads.
enum BashCompletion {
    static let text = """
        # Completions of fixmods for bash: `source <(fixmods completions bash)`.
        _fixmods() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb= glued= IFS=$'\\n' place
            COMPREPLY=()
            # bash takes `=` for a word of its own.
            if [[ $word == = ]]; then word= glued=1; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]} glued=1; fi
            [[ $glued ]] && case $before in
        \(Flag.all.filter(\.isValueOptional).compactMap(branch).joined(separator: "\n"))
            esac
            case $before in
        \(Flag.all.filter { !$0.isValueOptional }.compactMap(branch).joined(separator: "\n"))
            esac
            if [[ $word == -* ]]; then
                COMPREPLY=($(compgen -W $'\(Flag.all.flatMap(\.spellings).joined(separator: "\\n"))' -- "$word"))
                return
            fi
            for ((place = 1; place < COMP_CWORD; place++)); do
                [[ ${COMP_WORDS[place]} == -* ]] || { verb=${COMP_WORDS[place]}; break; }
            done
            case $verb in
                '') COMPREPLY=($(compgen -W $'\(verbs)' -- "$word") $(compgen -f -- "$word")) ;;
        \(Use.verbs.map(branch).joined(separator: "\n"))
            esac
        }
        complete -o filenames -o bashdefault -o default -F _fixmods fixmods

        """

    private static let verbs = Use.verbs.map(\.verb.rawValue).joined(separator: "\\n")

    private static func branch(of flag: Flag) -> String? {
        guard flag.value != nil else { return nil }
        return "        \(flag.spellings.joined(separator: "|"))) \(offer(flag.values)) return ;;"
    }

    private static func branch(of use: Use) -> String { "        \(use.verb.rawValue)) \(offer(use.values)) ;;" }

    /// Where nothing is offered, `-o default` offers files.
    private static func offer(_ values: Values) -> String {
        switch values {
        case .anything, .files: "COMPREPLY=($(compgen -f -- \"$word\"));"
        case .folders: "COMPREPLY=($(compgen -d -- \"$word\"));"
        case .oneOf(let words): "COMPREPLY=($(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$word\"));"
        case .someOf(let words):
            """
            place=; [[ $word == *,* ]] && place=${word%,*},; \
            COMPREPLY=($(compgen -P "$place" -W $'\(words.joined(separator: "\\n"))' -- "${word##*,}"));
            """
        case .pages: "COMPREPLY=($(compgen -W \"$(\"$1\" rules 2> /dev/null | cut -d ' ' -f 1)\" -- \"$word\"));"
        }
    }
}
