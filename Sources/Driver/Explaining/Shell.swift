/// A shell that completes options, paths and names.
enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish

    /// What it reads to do so.
    var completion: String {
        switch self {
        case .bash: BashCompletion.text
        case .zsh: ZshCompletion.text
        case .fish: FishCompletion.text
        }
    }

    /// Text without what every shell takes for more than text. Backticks mark code, which no shell shows.
    static func plain(_ text: String) -> String { text.filter { !"`'\"\\$".contains($0) } }
}

extension Use {
    /// Those with a word of their own, each once.
    static var verbs: [Use] { all.filter { $0.verb != .rewrite } }
}
