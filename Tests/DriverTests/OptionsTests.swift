import Harness
import RuleModel
import Testing
import Syntax

@testable import Driver

extension Options {
    init(_ words: [String]) { self.init(words.map { Path($0) }) }
}

@Suite struct OptionsTests {
    @Test func eachFlagDoesWhatItsExampleShows() async {
        await check(each: Flag.all) { flag in
            #expect(!flag.shows(Options(["."])), "the example of \(flag.spellings[0]) shows nothing")
            #expect(flag.shows(Options(flag.example + ["."])))
            #expect(flag.spellings.contains(flag.example[0]))
            #expect(flag.example.count == (flag.value == nil || flag.isValueOptional ? 1 : 2))
            for spelling in flag.spellings {
                #expect(flag.shows(Options(["."] + [spelling] + flag.example.dropFirst())))
                guard let value = flag.example.dropFirst().first else { continue }
                #expect(flag.shows(Options(["\(spelling)=\(value)", "."])))
            }
        }
    }

    @Test func aValueMayBeLeftOut() {
        #expect(Options(["--explicit", "."]).explicit == .rewrite)
        #expect(Options(["--explicit=report", "."]).explicit == .report)
        #expect(Options(["--explicit", "Report"]).paths == ["Report"])
    }

    @Test func noTwoFlagsAreSpelledAlike() {
        let spellings = Flag.all.flatMap(\.spellings)
        #expect(Set(spellings).count == spellings.count)
    }

    @Test func theHelpNamesEveryFlagAndVerb() {
        for flag in Flag.all { for spelling in flag.spellings { #expect(Help.text.contains(spelling)) } }
        for verb in Options.Verb.allCases { #expect(Help.text.contains("fixmods \(verb.rawValue)")) }
    }

    @Test func theHelpFitsATerminal() {
        for line in Help.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    @Test func mistakes() async {
        await check(
            each: [
                (["--dryrun", "."], "unknown option `--dryrun`; did you mean `--dry-run`?"),
                (["--frobnicate", "."], "unknown option `--frobnicate`; `fixmods --help` lists all"),
                (["-x", "."], "unknown option `-x`; `fixmods --help` lists all"),
                ([".", "--rules"], "`--rules` needs a value: `--rules DIR`"),
                (["--check=yes", "."], "`--check` takes no value, but `yes` was given"),
                (["--allow", "aprox", "."], "`--allow`: unknown level `aprox`; did you mean `approx`?"),
                (["--allow", "approx,", "."], "`--allow`: a level is missing"),
                (
                    ["--deployment-target", "ios 15", "."],
                    "`--deployment-target`: unknown platform `ios`; did you mean `iOS`?"
                ),
                (
                    ["--deployment-target", "15", "."],
                    "`--deployment-target`: `15` is no platform with its version, such as `iOS 15`"
                ),
                (
                    ["--format", "json", "--verbose"],
                    "no file or folder given; of the current folder, `fixmods --format json --verbose .`"
                ),
                (["--check"], "no file or folder given; of the current folder, `fixmods --check .`"),
                (
                    ["--statistics", "--format", "json", "."],
                    "`--statistics` prints tables for people; `--format json` lists the calls that it would count"
                ),
                (
                    ["--explicit=all", "."],
                    "`--explicit`: unknown way `all`; it is one of `rewrite`, `report`, `leave`"
                ),
                (["test", "a", "b"], "unexpected argument `b`"),
                (["rules", "a"], "unexpected argument `a`"),
                (["explain"], "`explain` needs a name: `fixmods explain NAME`"),
                (["explain", "frame", "font"], "unexpected argument `font`"),
                (
                    ["new-rule", "glow"],
                    "`new-rule` needs a modifier's name and where it is declared: `fixmods new-rule NAME PATH`"
                ),
                (["new-rule", "glow", "A", "B"], "unexpected argument `B`"),
                (
                    ["new-rule", "glow", "A", "--check"],
                    "`--check` means nothing to `new-rule`; a folder of that name is `./new-rule`"
                ),
                (
                    ["--format", "xml", "."],
                    "`--format`: unknown format `xml`; it is one of `text`, `json`, `jsonl`, `github`, `gitlab`, `sarif`, `checkstyle`, `xcode`"
                ),
                (["--format", "JSON", "."], "`--format`: unknown format `JSON`; did you mean `json`?"),
                (
                    ["--fallback", "xyz", "."],
                    "`--fallback`: unknown way `xyz`; it is one of `either-view`, `leave`"
                ),
                (["--format", "json", "test"], "`test` prints no JSON"),
                (["explain", "frame", "--format", "json"], "`explain` prints no JSON"),
            ] as [([String], String)]
        ) { arguments, sentence in
            let options = Options(arguments)
            #expect(options.mistakes.map(\.sentence) == [sentence])
        }
    }

    @Test func verbsAndPaths() async {
        await check(
            each: [
                (["test"], Options.Verb.test, []),
                (["test", "Rules"], .test, ["Rules"]),
                (["--rules", "R", "test"], .test, []),
                (["./test"], .rewrite, ["./test"]),
                (["rules"], .rules, []),
                (["explain", "rules"], .explain, ["rules"]),
                (["explain", "--check"], .explain, ["--check"]),
                (["--rules", "R", "explain", "-0"], .explain, ["-0"]),
                (["explain", "--help"], .explain, []),
                (["new-rule", "glow", "."], .newRule, ["glow", "."]),
                (["--", "test"], .rewrite, ["test"]),
                (["a", "Test"], .rewrite, ["a", "Test"]),
                (["test", "test"], .test, ["test"]),
                (["a", "--", "--check", "-"], .rewrite, ["a", "--check", "-"]),
            ] as [([String], Options.Verb, [String])]
        ) { arguments, verb, paths in
            let options = Options(arguments)
            #expect(options.verb == verb)
            #expect(options.paths == paths.map { Path($0) })
            #expect(!options.isCheck)
        }
    }

    @Test func levelsAddUp() throws {
        let options = Options(["--allow", "verbose", "--unsafe", "--allow=safe,lifecycle,interface", "."])
        #expect(options.allowed == Set(Level.allCases))
    }
}
