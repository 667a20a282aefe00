import Harness
import Testing

@testable import Driver

/// What shells and `man` read, made of the list of options.
@Suite struct ShellTests {
    @Test(arguments: Shell.allCases) func noOptionOrVerbIsMissing(shell: Shell) {
        let words = Set(
            shell.completion.replacing("\\n", with: " ").split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map {
                String($0)
            })
        for spelling in Flag.all.flatMap(\.spellings) {
            let isThere =
                switch shell {
                case .bash, .zsh: words.contains(spelling)
                case .fish where spelling.hasPrefix("--"): shell.completion.contains(" -l \(spelling.dropFirst(2)) ")
                case .fish: shell.completion.contains(" -s \(spelling.dropFirst()) ")
                }
            #expect(isThere, "\(shell) has no \(spelling)")
        }
        for verb in Options.Verb.allCases where verb != .rewrite {
            #expect(words.contains(verb.rawValue), "\(shell) has no \(verb.rawValue)")
        }
    }

    @Test func theManPageHasEveryOptionAndVerb() {
        let text = ManPage.text.replacing("\\-", with: "-")
        for flag in Flag.all {
            for spelling in flag.spellings {
                #expect(text.contains("\\fB\(spelling)") || text.contains(", \(spelling)"))
            }
        }
        for verb in Options.Verb.allCases { #expect(text.contains("\\fBfixmods\\fR \(verb.rawValue)")) }
        for line in text.split(separator: "\n") where line.hasPrefix(".") {
            #expect([".TH", ".SH", ".TP", ".br"].contains { line.hasPrefix($0) }, "\(line)")
        }
    }

    @Test func everyVerbIsExplained() {
        for verb in Options.Verb.allCases { #expect(Use.all.contains { $0.verb == verb }) }
        for use in Use.verbs { #expect(use.words.split(separator: " ").first.map { String($0) } == use.verb.rawValue) }
    }

    @Test(arguments: Shell.allCases) func theShellAcceptsIt(shell: Shell) throws {
        let folder = try TemporaryFolder()
        guard let path = Self.program(shell.rawValue) else { return }
        let script = try Command.run(["completions", shell.rawValue], in: folder)
        #expect(script.status == 0)
        try folder.write(script.output, to: "script")
        let run = try ChildProcess(path, ["-n", "script"], in: folder.path)
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    }

    /// What bash would offer, behind words of a command line.
    @Test func bashCompletes() async throws {
        guard let bash = Self.program("bash") else { return }
        let folder = try TemporaryFolder(["Some Folder/A.swift": "", "B.swift": ""])
        let command = Command.path
        let script =
            Shell.bash.completion + """
                COMP_WORDS=("$@")
                COMP_CWORD=$(($# - 1))
                _fixmods \(command)
                printf '%s\\n' "${COMPREPLY[@]}"

                """
        try folder.write(script, to: "script")
        await check(
            each: [
                (["--dry"], ["--dry-run"]),
                (["--format", "ch"], ["checkstyle"]),
                (["--format", "=", "g"], ["github", "gitlab"]),
                (["--fallback", "="], ["either-view", "leave"]),
                (["--allow", "assumed,v"], ["assumed,verbose"]),
                (["--rules", "S"], ["Some Folder"]),
                (["exp"], ["explain"]),
                (["B"], ["B.swift"]),
                (["explain", "accentC"], ["accentColor"]),
                (["completions", "z"], ["zsh"]),
                (["--check", "completions", "f"], ["fish"]),
            ] as [([String], [String])]
        ) { words, offered in
            let run = try? ChildProcess(bash, ["script", "fixmods"] + words, in: folder.path)
            #expect(run?.output.split(separator: "\n").map { String($0) }.sorted() == offered, "\(run?.errors ?? "")")
        }
    }

    @Test func fishCompletes() async throws {
        guard let fish = Self.program("fish") else { return }
        let folder = try TemporaryFolder(["Some Folder/A.swift": "", "B.swift": ""])
        try folder.write(Shell.fish.completion, to: "script")
        await check(
            each: [
                ("--dry", ["--dry-run"]), ("--format ch", ["checkstyle"]), ("--allow assumed,v", ["assumed,verbose"]),
                ("exp", ["explain"]), ("completions z", ["zsh"]), ("--files-from B", ["B.swift"]), ("B", ["B.swift"]),
                ("--rules S", ["Some Folder/"]), ("--explicit=r", ["--explicit=report"]),
            ] as [(String, [String])]
        ) { line, offered in
            let run = try? ChildProcess(
                fish, ["--no-config", "-c", "source script; complete -C 'fixmods \(line)'"], in: folder.path,
                environment: ["HOME": folder.path])
            let lines = run?.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            #expect(lines == offered, "\(line): \(run?.errors ?? "")")
        }
    }

    /// The page, laid out, with no complaint.
    @Test func manShowsIt() throws {
        let folder = try TemporaryFolder()
        try folder.write(try Command.run(["man"], in: folder).output, to: "fixmods.1")
        if let groff = Self.program("groff") {
            let run = try ChildProcess(groff, ["-man", "-ww", "-Tutf8", "-P-cbou", "fixmods.1"], in: folder.path)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            #expect(run.output.contains("--dry-run, --diff") && run.output.contains("PATH…"))
        }
        if let mandoc = Self.program("mandoc") {
            let run = try ChildProcess(mandoc, ["-T", "lint", "-W", "warning", "fixmods.1"], in: folder.path)
            #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("missing date") }, "\(run.output)")
        }
    }

    /// Where a program is; nil where it is not installed, and nothing can be tried with it.
    private static func program(_ name: String) -> String? {
        let folder = try? TemporaryFolder()
        let run = try? ChildProcess("/bin/sh", ["-c", "command -v \(name)"], in: folder?.path ?? "/")
        return run?.output.split(separator: "\n").first.map { String($0) }
    }
}
