import Harness
import Testing

@testable import Driver

/// `--verify COMMAND`, with shell scripts for compilers.
@Suite struct VerifyTests {
    private static func files(_ names: String...) -> [String: String] {
        names.reduce(into: [:]) { $0["\($1).swift"] = ["a", "b", "c"].map { SinceTests.old($0) }.joined() }
    }

    /// What is left of each file: `a` for a call that is rewritten, `-` for one that is not.
    private static func state(_ git: GitFolder, _ names: String...) throws -> String {
        try names.map { name in
            let text = try git.text(of: "\(name).swift")
            return ["a", "b", "c"].map {
                text.contains(SinceTests.new($0)) ? $0 : text.contains(SinceTests.old($0)) ? "-" : "?"
            }.joined()
        }.joined(separator: " ")
    }

    private static func words(_ run: ChildProcess) -> String {
        run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func whatPassesStays() throws {
        let git = try GitFolder(Self.files("A", "B"))
        let run = try git.fixmods("--verify", "echo >> runs; echo A.swift:1:1: error: no", ".")
        #expect(run.status == 0)
        #expect(Self.words(run).contains("passes with what was written"))
        #expect(try Self.state(git, "A", "B") == "abc abc")
        // Once before, once behind.
        #expect(try git.text(of: "runs") == "\n\n")
        // Where nothing is to be written, there is nothing to ask.
        let second = try git.fixmods("--verify", "echo >> runs", ".")
        #expect(second.status == 0 && Self.words(second).contains("`echo >> runs` does not run"))
        #expect(try git.text(of: "runs") == "\n\n")
        #expect(try git.fixmods("undo").status == 0)
        #expect(try Self.state(git, "A", "B") == "--- ---")
    }

    @Test func whatFailsBeforeIsNoReason() throws {
        let git = try GitFolder(Self.files("A"))
        let run = try git.fixmods("--verify", "echo said; echo 'x.c:1: error: no such header' >&2; exit 3", ".")
        #expect(run.status == 2)
        #expect(
            Self.words(run).contains("fails before anything is written, so nothing is: x.c:1: error: no such header"))
        #expect(try Self.state(git, "A") == "---")
        #expect(git.folder.names(in: ".git/fixmods").isEmpty)
        let silent = try git.fixmods("--verify", "exit 3", ".")
        #expect(silent.status == 2 && Self.words(silent).contains("so nothing is: exit code 3"))
        #expect(try git.fixmods("--verify", "no-such-command-here", ".").status == 2)
    }

    /// What an error names is taken back, and the report says which call it was, in the compiler's words.
    @Test(arguments: ["B.swift:2:12", "B.swift:2", "./B.swift:2:1", "$PWD/B.swift:2:99", "\\033[1mB.swift:2:12"])
    func whatIsNamedIsTakenBack(place: String) throws {
        let git = try GitFolder(Self.files("A", "B"))
        let script =
            "echo >> runs; grep -q 'let b = x.opacity' B.swift || exit 0; printf \"\(place): error: bad type\\033[0m\\n\"; exit 1"
        let run = try git.fixmods("--verify", script, ".")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try Self.state(git, "A", "B") == "abc a-c")
        #expect(try git.text(of: "runs") == "\n\n\n")
        #expect(Self.words(run).contains("a call was taken back, with which it fails"))
        #expect(Self.words(run).contains("B.swift:2"))
        #expect(Self.words(run).contains("error: bad type [taken-back] B.swift:2"))
        #expect(Self.words(run).contains("6 calls: 5 rewritten, 1 left"))
        // Nothing is left undone that a further run would do, but for that.
        #expect(try git.fixmods("--verify", "! grep -q 'let b = x.opacity' B.swift", "A.swift", "B.swift").status == 0)
        #expect(try Self.state(git, "A", "B") == "abc a-c")
        #expect(try git.fixmods("undo").status == 0)
        #expect(try Self.state(git, "A", "B") == "--- ---")
    }

    /// Errors about what nobody has written, and those behind an exit code of zero, name nothing.
    @Test func halvesWhereNothingIsNamed() throws {
        let git = try GitFolder(Self.files("A", "B", "C", "D"))
        let script = """
            echo >> runs; echo 'Other.swift:1:1: error: somewhere'
            ! grep -q 'let b = x.opacity' B.swift && ! grep -q 'let a = x.opacity' D.swift
            """
        let run = try git.fixmods("--verify", script, ".")
        #expect(run.status == 0)
        #expect(try Self.state(git, "A", "B", "C", "D") == "abc a-c abc -bc")
        #expect(
            Self.words(run).contains(
                "fails with it: Other.swift:1:1: error: somewhere [taken-back] B.swift:2; D.swift:1"))
        #expect(try git.text(of: "runs").count < 20)
    }

    @Test func whatFailsWithEachIsAllTakenBack() throws {
        let git = try GitFolder(Self.files("A", "B"))
        // What was written before can still be taken back.
        try git.write(SinceTests.old("z"), to: "Z.swift")
        #expect(try git.fixmods("Z.swift").status == 0)
        let run = try git.fixmods("--verify", "! grep -q 'opacity(isOn' A.swift B.swift", ".")
        #expect(run.status == 0)
        #expect(Self.words(run).contains("fails with every call, so nothing is rewritten"))
        #expect(try Self.state(git, "A", "B") == "--- ---")
        #expect(try git.fixmods("undo").status == 0)
        #expect(try git.text(of: "Z.swift") == SinceTests.old("z"))
        // The same, in a place where no run was noted before.
        let other = try GitFolder(Self.files("A"))
        #expect(try other.fixmods("--strict", "--verify", "! grep -q 'opacity(isOn' A.swift", ".").status == 1)
        #expect(other.folder.names(in: ".git/fixmods").isEmpty)
    }

    /// A command that fails once, and one that fails for good from some time on.
    @Test func whatFailsForOtherReasons() throws {
        let git = try GitFolder(Self.files("A", "B"))
        let once = "echo >> runs; [ $(wc -l < runs) != 2 ]"
        #expect(try git.fixmods("--verify", once, ".").status == 0)
        #expect(try Self.state(git, "A", "B") == "abc abc")
        #expect(try git.fixmods("undo").status == 0)
        let later = "echo >> later; [ $(wc -l < later) -lt 2 ]"
        let run = try git.fixmods("--verify", later, ".")
        #expect(run.status == 2)
        #expect(Self.words(run).contains("fails now with what it passed with before"))
        #expect(try Self.state(git, "A", "B") == "--- ---")
    }

    /// The compiler may complain of what stands around a call.
    @Test func whatIsNearAnErrorComesFirst() throws {
        let body = """
            struct V: View {
                var body: some View {
                    Text("x")
                        .applyIf(a) { $0.opacity(0.5) }
                        .applyIf(b) { $0.blur(radius: 2) }
                }
                var other: some View {
                    x.applyIf(a) { $0.opacity(0.5) }
                }
            }

            """
        let git = try GitFolder(["V.swift": body].merging(Self.files("A")) { $1 })
        let script = """
            echo >> runs; grep -q '.blur(radius: b' V.swift || exit 0
            echo 'V.swift:2:9: error: too complex'; exit 1
            """
        let run = try git.fixmods("--verify", script, ".")
        #expect(run.status == 0)
        #expect(
            try git.text(of: "V.swift")
                == body.replacing(".applyIf(a) { $0.opacity(0.5) }", with: ".opacity(a ? 0.5 : 1)"))
        #expect(try Self.state(git, "A") == "abc")
        #expect(Self.words(run).contains("fails with it: ./V.swift:2:9: error: too complex [taken-back] V.swift:5"))
    }

    /// A call that holds others goes back with them, and one that is held goes alone.
    @Test func nestedCalls() throws {
        let text = """
            let v = x.applyIf(a) { $0.overlay { y.applyIf(b) { $0.opacity(0.5) } } }
            let w = x.applyIf(a) { $0.applyIf(b) { $0.opacity(0.5) } }

            """
        let git = try GitFolder(["A.swift": text])
        #expect(try git.fixmods("--unsafe", ".").status == 0)
        let whole = try git.text(of: "A.swift")
        #expect(!whole.contains("applyIf(b)"))
        #expect(try git.fixmods("undo").status == 0)
        let script = "tail -n 1 A.swift | grep -q applyIf && exit 0; echo 'A.swift:2:20: error: x'; exit 1"
        #expect(try git.fixmods("--unsafe", "--verify", script, ".").status == 0)
        let lines = whole.split(separator: "\n")
        #expect(try git.text(of: "A.swift") == "\(lines[0])\n" + text.split(separator: "\n")[1] + "\n")
    }

    /// What calls need goes with them: a declaration, and a file that holds it.
    @Test func declarationsGoWithTheirCalls() throws {
        let (helper, a, b) = ("Sources/App/Helper.swift", "Sources/App/A.swift", "Sources/App/B.swift")
        let files = [
            "Package.swift": CommandTests.manifest, helper: ContextTests.helper, a: EitherViewCommandTests.call,
            b: EitherViewCommandTests.call + "let w = a.onlyWhen(c) { $0.opacity(0.5) }\n",
        ]
        let git = try GitFolder(files)
        let support = "Sources/App/EitherView.swift"
        func script(_ line: String) -> String { "[ ! -e \(support) ] || { echo '\(line)'; exit 1; }" }
        func run(_ line: String) throws -> ChildProcess {
            try git.fixmods("--support", support, "--verify", script(line), "Sources")
        }
        // On the declaration: all that wrap.
        #expect(try run("\(support):2:6: error: invalid redeclaration").status == 0)
        #expect(git.folder.names(in: "Sources/App") == ["A.swift", "B.swift", "Helper.swift"])
        #expect(try git.text(of: a) == files[a])
        #expect(
            try git.text(of: b) == EitherViewCommandTests.call + "let w = a.opacity(c ? 0.5 : 1)\n")
        #expect(try git.fixmods("undo").status == 0)
        // On one of the calls, then on the other.
        let each =
            "for f in A B; do grep -q EitherView Sources/App/$f.swift && { echo Sources/App/$f.swift:1:9: error: x; exit 1; }; done; :"
        let both = try git.fixmods("--support", support, "--verify", each, "Sources")
        #expect(both.status == 0 && both.errors.contains("1 rewritten"), "\(both.errors)")
        #expect(git.folder.names(in: "Sources/App") == ["A.swift", "B.swift", "Helper.swift"])
        #expect(try git.fixmods("undo").status == 0)
        for (name, text) in files { #expect(try git.text(of: name) == text) }
    }

    /// A declaration of the project's that was given a parameter.
    @Test func switchesGoWithTheirCalls() throws {
        let files = [
            "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": ContextTests.helper,
            "Sources/App/Card.swift": "extension View {\n    func card() -> some View { opacity(0.5).padding(4) }\n}\n",
            "Sources/App/A.swift": "let v = a.onlyWhen(c) { $0.card() }\nlet w = a.onlyWhen(c) { $0.opacity(0.5) }\n",
        ]
        let git = try GitFolder(files)
        #expect(try git.fixmods("Sources").status == 0)
        #expect(try git.text(of: "Sources/App/Card.swift").contains("isEnabled: Bool = true"))
        #expect(try git.fixmods("undo").status == 0)
        let script =
            "grep -q isEnabled Sources/App/Card.swift || exit 0; echo 'Sources/App/Card.swift:2:15: error: x'; exit 1"
        let run = try git.fixmods("--verify", script, "Sources")
        #expect(run.status == 0)
        #expect(try git.text(of: "Sources/App/Card.swift") == files["Sources/App/Card.swift"])
        #expect(
            try git.text(of: "Sources/App/A.swift")
                == "let v = a.onlyWhen(c) { $0.card() }\nlet w = a.opacity(c ? 0.5 : 1)\n")
    }

    @Test func helpersAndCommentsComeBack() throws {
        let (helper, a) = ("Sources/App/Helper.swift", "Sources/App/A.swift")
        let files = [
            "Package.swift": CommandTests.manifest, helper: ContextTests.helper,
            a: "// fixmods:ignore\nlet v = a.onlyWhen(c) { $0.opacity(0.5) }\n\n// fixmods:ignore\nlet w = 1\n",
            "Sources/App/B.swift": "let v = a.onlyWhen(c) { $0.opacity(0.5) }\n", "Sources/App/C.swift": "\n",
        ]
        let git = try GitFolder(files)
        let comments = try git.fixmods(
            "--fix-suppressions", "--verify", "[ $(grep -c fixmods Sources/App/A.swift) = 2 ]", "Sources")
        #expect(comments.status == 0)
        #expect(try git.text(of: a) == files[a])
        #expect(try git.text(of: "Sources/App/B.swift") == "let v = a.opacity(c ? 0.5 : 1)\n")
        try git.write(try git.text(of: "Sources/App/B.swift"), to: a)
        let helpers = try git.fixmods("--remove-helpers", "--verify", "[ -e \(helper) ]", "Sources")
        #expect(helpers.status == 0, "\(helpers.errors)")
        #expect(try git.text(of: helper) == ContextTests.helper)
        #expect(Self.words(helpers).contains("fails with it: exit code 1"))
        #expect(try git.fixmods("--remove-helpers", "--verify", "true", "Sources").status == 0)
        #expect(!git.folder.names(in: "Sources/App").contains("Helper.swift"))
        #expect(try git.fixmods("undo").status == 0)
        #expect(try git.text(of: helper) == ContextTests.helper)
    }

    /// What somebody saves meanwhile stays, in the first state and in any later one.
    @Test func whatChangesMeanwhileIsKept() throws {
        let git = try GitFolder(Self.files("A", "B"))
        let atOnce = "[ -e done ] || { touch done; echo '// mine' >> A.swift; }"
        let run = try git.fixmods("--verify", atOnce, ".")
        #expect(run.status == 2 && Self.words(run).contains("A.swift: error: changed while `[ -e done ]"))
        #expect(try Self.state(git, "A", "B") == "--- abc" && git.text(of: "A.swift").hasSuffix("// mine\n"))
        let other = try GitFolder(Self.files("A", "B"))
        let later = """
            if grep -q 'let b = x.opacity' B.swift; then
                grep -q mine A.swift || echo '// mine' >> A.swift; echo B.swift:2: error: x; exit 1
            fi
            grep -q 'let a = x.opacity' A.swift || [ ! -e later ]; r=$?; touch later; exit $r
            """
        let second = try other.fixmods("--verify", later, ".")
        #expect(try Self.state(other, "A", "B") == "abc a-c" && other.text(of: "A.swift").hasSuffix("// mine\n"))
        #expect(second.status == 2, "\(second.errors)")
        // It would have to be written once more.
        let third = try GitFolder(Self.files("A", "B"))
        let both = """
            grep -q 'let a = x.opacity' A.swift || exit 0
            [ -e third ] && exit 0; touch third
            echo '// mine' >> A.swift; echo A.swift:2: error: x; echo B.swift:2: error: x; exit 1
            """
        let last = try third.fixmods("--verify", both, ".")
        #expect(last.status == 2)
        #expect(Self.words(last).contains("kept as it is, with what was rewritten in it by then"))
        #expect(try Self.state(third, "A", "B") == "abc a-c" && third.text(of: "A.swift").hasSuffix("// mine\n"))
    }

    @Test func whatIsRemovedMeanwhile() throws {
        let git = try GitFolder(Self.files("A", "B"))
        try git.commit()
        let run = try git.fixmods("--verify", "git diff --quiet || { rm -f A.swift; false; }", ".")
        #expect(run.status == 2)
        #expect(Self.words(run).contains("A.swift: error: removed while `git diff"), "\(run.errors)")
        #expect(Self.words(run).contains("fails now with what it passed with before"))
        #expect(
            !Self.words(run).contains("passes with what was written") && !Self.words(run).contains("kept as it is,"))
        #expect(try !git.folder.names().contains("A.swift") && Self.state(git, "B") == "---")
    }

    /// A command that formats what it checks: nobody knows what of it has passed.
    @Test func aCommandThatWrites() throws {
        let script = "grep -q 'let a = x.opacity' A.swift && echo '// formatted' >> A.swift; true"
        let git = try GitFolder(Self.files("A", "B"))
        let run = try git.fixmods("--verify", script, ".")
        #expect(run.status == 2)
        #expect(
            Self.words(run).contains("A.swift: error: changed while `grep -q 'let a = x.opacity'"), "\(run.errors)")
        #expect(!Self.words(run).contains("B.swift: error"))
        #expect(try Self.state(git, "A", "B") == "abc abc" && git.text(of: "A.swift").hasSuffix("// formatted\n"))
    }

    /// Whoever stops a command that hangs finds the files as they were, or as they have passed.
    @Test(arguments: ["INT", "TERM", "HUP"]) func interrupted(signal: String) throws {
        let git = try GitFolder(Self.files("A", "B"))
        let script = """
            grep -q 'opacity(isOn' A.swift || exit 0
            kill -\(signal) $PPID; kill -\(signal) $PPID; sleep 20; touch survived
            """
        let run = try git.fixmods("--verify", script, ".")
        #expect(run.status == ["INT": 130, "TERM": 143, "HUP": 129][signal])
        #expect(try Self.state(git, "A", "B") == "--- ---")
        #expect(!git.folder.names().contains("survived"))
        #expect(Self.words(run).contains("interrupted"))
        // One that does not want to end, and what it has started.
        let stubborn =
            "grep -q 'opacity(isOn' A.swift || exit 0; kill -\(signal) $PPID; trap '' TERM; (trap '' TERM; sleep 9; touch survived); :"
        #expect(try git.fixmods("--verify", stubborn, ".").status == run.status)
        #expect(try Self.state(git, "A", "B") == "--- ---")
        let passed =
            "grep -q 'let b = x.opacity' B.swift || exit 0; [ -e tried ] && kill -\(signal) $PPID; touch tried; exit 1"
        #expect(try git.fixmods("--verify", passed, ".").status == run.status)
        #expect(try Self.state(git, "A", "B") == "abc ---")
    }

    /// What a command leaves running may hold on to the output.
    @Test func whatGoesOnIsNotWaitedFor() throws {
        let git = try GitFolder(Self.files("A"))
        let run = try git.fixmods("--verify", "sleep 20 & echo $! >> ids", ".")
        #expect(run.status == 0)
        let ids = try git.text(of: "ids").split(separator: "\n").map { String($0) }
        #expect(ids.count == 2)
        // Both are there yet.
        #expect(try ChildProcess("/bin/sh", ["-c", "kill \(ids.joined(separator: " "))"], in: git.path).status == 0)
    }

    @Test(.enabled(if: Faults.canBeMade, "\(Faults.need)")) func aRunThatIsKilled() async throws {
        let files = Self.files("A", "B")
        await check(each: Array(1...8)) { count in
            let git = try GitFolder(files)
            let script =
                "for f in A B; do grep -q 'let b = x.opacity' $f.swift && { echo $f.swift:2: error: x; exit 1; }; done; :"
            _ = try Faults.run("renameat2:signal=KILL:when=\(count)", ["--verify", script, "."], in: git.folder)
            #expect(try git.fixmods("undo").status == 0, "\(count)")
            #expect(try Self.state(git, "A", "B") == "--- ---", "\(count)")
        }
    }

    /// Together with other options, and where it would mean nothing.
    @Test func otherOptions() throws {
        let git = try GitFolder(Self.files("A"))
        try git.commit()
        try git.write(Self.files("A")["A.swift"]! + SinceTests.old("d"), to: "A.swift")
        let script = "! grep -q 'let d = x.opacity' A.swift"
        #expect(try git.fixmods("--since", "HEAD", "--verify", script).status == 0)
        #expect(try Self.state(git, "A") == "---")
        #expect(try git.fixmods("--since", "HEAD", "--verify", "true").status == 0)
        #expect(try git.text(of: "A.swift") == Self.files("A")["A.swift"]! + SinceTests.new("d"))
        let json = try git.fixmods(
            "--format", "json", "--write", "--verify", "! grep -q 'let b = x.opacity' A.swift", ".")
        #expect(json.status == 0 && json.output.contains("\"code\":\"taken-back\""), "\(json.output)")
        #expect(try Self.state(git, "A") == "a-c")
        for words in [
            ["--dry-run"], ["--check"], ["--statistics"], ["--staged"], ["--format", "json"],
        ] {
            let run = try ChildProcess(
                Command.path, words + ["--verify", "touch ran", "."], in: git.path, environment: GitFolder.environment)
            #expect(run.status == 2, "\(words)")
        }
        #expect(try git.fixmods("--verify", "", ".").status == 2)
        #expect(try git.fixmods("-", "--stdin-filename", "A.swift", "--verify", "touch ran").status == 2)
        #expect(try git.fixmods("undo", "--verify", "touch ran").status == 2)
        #expect(!git.folder.names().contains("ran"))
    }
}
