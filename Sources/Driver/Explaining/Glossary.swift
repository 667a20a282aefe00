import Rewriting
import RuleModel

/// The words of the reports, explained: every level, every outcome, and what reasons speak of.
enum Glossary {
    struct Entry: Sendable {
        let word: String
        let text: String
    }

    static let entries: [Entry] =
        Level.allCases.map { Entry(word: $0.rawValue, text: meaning(of: $0)) }
        + Outcome.allCases.map { Entry(word: $0.rawValue, text: meaning(of: $0)) }
        + others.map { Entry(word: $0.0, text: $0.1) } + Reasons.entries

    private static func meaning(of level: Level) -> String {
        switch level {
        case .safe:
            """
            A level. The result is equal to the original with the condition false and with it true, in plain
            spelling. Applied by default.
            """
        case .assumed:
            """
            A level. The result is equal unless something out of sight (an ancestor, the caller, the view's own
            body) sets the same thing: then that is lost while the condition is false. `--allow assumed` or
            `--unsafe` applies it.
            """
        case .approx:
            """
            A level. The result is equal in common cases; the reason says when it is not. `--allow approx` or
            `--unsafe` applies it.
            """
        case .verbose:
            """
            A level. The result is equal, but nobody writes it by hand: also what would choose more than three times
            in one modifier, or write a condition that is more than a name more than three times. `--allow verbose`
            applies it.
            """
        case .lifecycle:
            """
            A level. The result changes when something runs: what ran when the condition became true may now run
            when the view appears. `--allow lifecycle` applies it.
            """
        case .interface:
            """
            A level. The rewrite gives a declaration that is `public`, `open` or `package` one more parameter, which
            has a default: what other modules call means what it meant, and they have to be compiled again.
            `--allow interface` applies it.
            """
        }
    }

    private static func meaning(of outcome: Outcome) -> String {
        switch outcome {
        case .rewritten:
            "An outcome. The call of the helper is gone, or would be: the view keeps its identity and its state."
        case .branch:
            """
            An outcome. What the call applies has no form that does nothing, so it stays a branch: when the
            condition changes, the view is another one, and its state is lost. Often the view can be changed
            instead, by passing the condition to it. Wrapped in `EitherView` it keeps its types, and is a branch
            all the same; so a call of `EitherView` is one wherever it stands.
            """
        case .withheld:
            """
            An outcome. There is a form, at a level that is not allowed. The report names the level, and what
            would be different; `--allow LEVEL` applies it.
            """
        case .left:
            """
            An outcome. The call is not rewritten, for the stated reason. A modifier without a rule can be given a
            page of your own (`--rules DIR`); an argument whose type nothing shows is told apart by a declaration
            with a type, such as `let gap: CGFloat`; a closure that is no plain chain of modifiers can be made one.
            """
        case .constant:
            """
            An outcome. The condition never changes while the program runs, so the branch never flips and nothing
            is lost. `--constants` treats such calls like others.
            """
        case .suppressed:
            """
            An outcome. A comment asks to leave it alone: `// fixmods:ignore` on the line above, or on a line of the
            call; `// fixmods:disable` above, up to `// fixmods:enable`; `// fixmods:ignore-file` in the file.
            What follows the words is shown as the reason. Names before a colon limit it to calls that apply such a
            modifier, or that the report knows by such a name: `// fixmods:ignore frame, no-rule: why`.
            """
        }
    }

    private static let others = [
        (
            "note",
            """
            What is said of a call that is rewritten, beside the result: what one might want to look at, though it is
            equal. In `--verbose` and in programs' formats, also whatever is neither an error nor a warning.
            """
        ),
        (
            "identity",
            """
            By what SwiftUI knows that a view is the one of a moment ago: its place among views, and the branches on the
            way to it. A helper with an `if` is such a branch: when the condition flips there is another view, so state is
            lost, animations become fades, `onAppear` runs again, and all below is built anew.

            On a rule page, `identity` says that what a modifier does begins anew with another view, as with `onAppear`.
            """
        ),
        (
            "EitherView",
            """
            One of two views, with both types kept:

                EitherView(condition: isRound, input: photo) { $0.clipShape(Circle()) }

            It is written for what must stay a branch, where that reads well, and declared once in a module. It still
            branches: what is won are types, without `AnyView` and without a helper. `--fallback` says where it is
            written, `--support FILE` where it is declared, and `--upgrade` takes it away where a form exists by now.
            """
        ),
        (
            "switch",
            """
            A parameter with which a modifier of the project's own does nothing, such as `isEnabled: Bool = true`. Where
            a call needs one, the declaration is given it, if it is one chain of modifiers that each have a form: what it
            applies is merged under it, as a call's is under the condition. It must be among the paths.
            """
        ),
        ("ready", "What `fixmods` alone counts of calls that a run would rewrite, at the levels that are allowed."),
        (
            "own",
            """
            What `fixmods` alone counts of calls that are left for a modifier of the project's own, which nothing shows to
            have an argument that does nothing, and which can be given none. `fixmods explain switch` says when one can; a
            rule page states one (`fixmods explain page`).
            """
        ),
        (
            "unknown",
            """
            What `fixmods` alone counts of calls that are left for a modifier which neither a rule page states nor the
            project declares: one of a package, as a rule. A page of yours can state it (`fixmods explain page`).
            """
        ),
        (
            "level",
            "How much a rewrite may change: "
                + Level.allCases.map { "`\($0.rawValue)` (\($0.gist))" }.joined(separator: ", ")
                + ". `--allow` says which are applied."
        ),
        (
            "known",
            "Said of a call that a baseline lists: `--check` and `--strict` do not count it. `fixmods baseline` writes one."
        ),
        (
            "conditional",
            """
            A conditional call is a call of a helper that applies modifiers only when a condition holds, such as
            `.applyIf(isOn) { … }`. The helper branches, so SwiftUI sees two different views.
            """
        ),
        (
            "helper",
            """
            The function that a conditional call calls. It is found by its declaration, whatever its name is; one
            of a package, whose declaration is not in sight, by the names that people give it (page `helpers`).
            """
        ),
        (
            "link",
            "One modifier of a chain. A call is rewritten if all links in its closure can be, else none of them is."
        ),
        (
            "active",
            "How a modifier looks when it is on. The result chooses between this and `inert`."
        ),
        (
            "inert",
            """
            How a modifier looks when it does nothing. A rule page states it; where it differs from what the user
            wrote, the condition chooses.
            """
        ),
        (
            "form",
            "One way to write a modifier always, and have it do nothing when it should be off."
        ),
        (
            "overload",
            """
            One signature of a modifier. There is no type checker here: which one is meant is read from labels,
            literals, and declarations that can be seen. Where that is not enough, the call is left.
            """
        ),
        (
            "evidence",
            "What shows the type of an argument: a literal, an implicit member such as `.leading`, a declaration."
        ),
        (
            "total",
            """
            Said of an expression that may be evaluated always, because it cannot trap and changes nothing. `x!`,
            `items[i]`, `a / b`, `try f()` and calls of unknown functions are not total: they stay under the
            condition, or the call is left.
            """
        ),
        (
            "payload",
            "The optional value of a helper such as `.ifLet(value) { … }`, which its closure gets unwrapped."
        ),
        (
            "page",
            """
            A rule page: a Markdown file that states how a modifier looks when it does nothing. For a modifier of
            your own, such as `.glow(radius: CGFloat)`, make a folder, and in it `glow.md`:

                # glow

                A glow of radius 0 is not drawn.

                ```rule
                modifier glow(radius: CGFloat, color: Color = .white)
                inert    .glow(radius: 0)
                ```

                ```diff
                - Text(title).if(isOn) { $0.glow(radius: 4) }
                + Text(title).glow(radius: isOn ? 4 : 0)
                ```

            `fixmods test DIR` runs its examples, `fixmods --rules DIR PATH…` uses it. `Rules/README.md` in the
            sources of fixmods explains the language.
            """
        ),
        (
            "target",
            "A file that may be written: one that was named, or a Swift file in a folder that was."
        ),
        (
            "context",
            """
            What is read beside the targets, and never written: the Swift files of the enclosing project, for
            declarations of helpers and types, and its settings, for the deployment target.
            """
        ),
    ]
}

extension Glossary {
    /// The options, by all their spellings, and the verbs.
    static let commandLine =
        Flag.all.flatMap { flag in
            flag.spellings.map { Entry(word: $0, text: "An option: `\(flag.usage)`\n\n" + lines(flag.help)) }
        }
        + Use.verbs.map { Entry(word: $0.verb.rawValue, text: "`fixmods \($0.words)`\n\n" + lines($0.gist)) }

    /// The helpers that are known by their names, each with the ways to call it.
    static func helpers(in pages: [Page]) -> [Entry] {
        let calls = pages.filter { !$0.helpers.isEmpty }.flatMap { $0.text.split(separator: "\n") }
            .filter { $0.hasPrefix("conditional .") }.map { $0.dropFirst("conditional ".count) }
        return Dictionary(grouping: calls) { $0.dropFirst().prefix { $0 != "(" } }.map { name, calls in
            let about = "A helper that is known by its name where no declaration shows another (page `helpers`):"
            return Entry(word: String(name), text: ([about, ""] + calls.map { "    \($0)" }).joined(separator: "\n"))
        }
    }

    private static func lines(_ text: String) -> String {
        String(Paragraph(text: text, hanging: 0).lines(width: 106).dropLast())
    }
}

extension Level {
    /// In half a sentence.
    var gist: String {
        switch self {
        case .safe: "equal to the original with the condition false and with it true"
        case .assumed: "equal unless something out of sight sets the same thing"
        case .approx: "equal in common cases"
        case .verbose: "equal, but nobody writes it by hand"
        case .lifecycle: "changes when something runs"
        case .interface: "changes a declaration that other modules see"
        }
    }
}

extension Refusal {
    /// For several calls at once, and without the command.
    var gist: String {
        switch self {
        case .noPlaceForEitherView: "nothing declares it yet"
        case .severalModules(let evidence):
            "\(evidence), so these files are of several modules, and nothing says which would see its declaration"
        case .helperIsNoTarget(let name):
            "nothing declares it yet, and the file that declares `\(name)` is not among the paths"
        default: sentence
        }
    }
}
