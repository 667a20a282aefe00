import Harness
import Testing

/// Rule pages of the user's own, through the real command.
@Suite struct RulePagesTests {
    static let page = """
        # shimmering

        A shimmer that can be switched off.

        ```rule
        modifier shimmering(isActive: Bool = true) -> some View
        inert    .shimmering(isActive: false)
        ```

        ```diff
        - view.applyIf(isOn) { $0.shimmering() }
        + view.shimmering(isActive: isOn)
        ```

        """

    @Test func aPageMakesAModifierKnown() throws {
        let folder = try TemporaryFolder(["Rules/Team/shimmering.md": Self.page, "A.swift": CommandTests.left])
        let run = try Command.run(["--rules", "Rules", "A.swift"], in: folder)
        #expect(run.status == 0)
        #expect(try folder.text(of: "A.swift") == "let v = Rectangle()\n    .shimmering(isActive: isOn)\n")
    }

    /// What a team says of a protocol is not all that there is to say of it.
    @Test func aTypeOfATeamsIsEquatable() throws {
        let page = """
            # glow

            One that is off is none.

            ```rule
            modifier glow(_ level: Level)
            inert    .glow(.off)
            type Level: Equatable .off .high
            ```

            ```diff
            - view.applyIf(isOn) { $0.glow(.high) }
            + view.glow(isOn ? .high : .off)
            ```

            """
        let call = "let v = a.applyIf(c) { $0.glow(.high).animation(.default, value: nil) }\n"
        let folder = try TemporaryFolder(["Rules/glow.md": page, "A.swift": call])
        let run = try Command.run(["--dry-run", "--rules", "Rules", "A.swift"], in: folder)
        #expect(run.status == 0 && run.output.contains(".glow(c ? .high : .off)"), "\(run.errors)")
    }

    @Test func aPageReplacesTheBuiltInOneOfItsName() throws {
        let page = "# opacity\n\n```rule\nmodifier opacity(_ opacity: Double)\n```\n"
        let folder = try TemporaryFolder([
            "Rules/opacity.md": page, "A.swift": "let v = a.applyIf(c) { $0.opacity(0) }\n",
        ])
        #expect(try Command.run(["--dry-run", "A.swift"], in: folder).output.contains("+let v = a.opacity(c ? 0 : 1)"))
        let run = try Command.run(["--rules", "Rules", "A.swift"], in: folder)
        #expect(
            run.errors.contains("\n  1 no rule for the modifier [no-rule]; ")
                && run.errors.contains("\n    1 opacity  A.swift:1\n") && run.output.isEmpty)
    }

    @Test func theExamplesOfPagesAreRun() throws {
        let folder = try TemporaryFolder(["Rules/shimmering.md": Self.page])
        let builtin = try Command.run(["test"], in: folder)
        #expect(builtin.status == 0, "\(builtin.errors)")
        let own = try Command.run(["test", "Rules"], in: folder)
        #expect(own.status == 0)
        #expect(own.errors != builtin.errors)
    }

    @Test func anExampleThatFailsIsShown() throws {
        let page = Self.page.replacing("(isActive: isOn)", with: "(isActive: !isOn)")
        let folder = try TemporaryFolder(["Rules/shimmering.md": page])
        let run = try Command.run(["test", "Rules"], in: folder)
        #expect(
            run.errors.contains(
                """
                Rules/shimmering.md:10: example fails
                    expected:
                        view.shimmering(isActive: !isOn)
                    actual:
                        view.shimmering(isActive: isOn)

                """))
        #expect(run.errors.hasSuffix(": 1 failed\n"))
        #expect(run.status == 1)
    }

    @Test func aBrokenPageStopsEverything() throws {
        let page = Self.page.replacing("inert ", with: "inrt ")
        let folder = try TemporaryFolder(["Rules/shimmering.md": page, "A.swift": CommandTests.before])
        let run = try Command.run(["--rules", "Rules", "A.swift"], in: folder)
        #expect(run.errors.hasPrefix("Rules/shimmering.md:7: error: unknown word `inrt`; did you mean `inert`?\n"))
        #expect(run.status == 2)
        #expect(try folder.text(of: "A.swift") == CommandTests.before)
        #expect(try Command.run(["test", "Rules"], in: folder).status == 2)
    }

    /// Each says which file, where in it, and what is wrong.
    @Test func withoutPagesNothingIsDone() async {
        await check(each: [
            ("gone", "gone: error: cannot be read for rule pages: no such file or folder\n"),
            ("A.swift", "A.swift: error: cannot be read for rule pages: no folder, though the path goes on\n"),
            ("empty", "empty: error: holds no rule page: a file such as `frame.md`\n"),
            ("latin", "latin/glow.md:3: error: is not UTF-8; save it as that\n"),
        ]) { rules, sentence in
            let folder = try TemporaryFolder(["A.swift": CommandTests.before, "empty/README.md": "# Empty\n"])
            try folder.write(Array("# glow\n\n".utf8) + [0xE9, 0x0A], to: "latin/glow.md")
            for arguments in [["--rules", rules, "A.swift"], ["test", rules]] {
                let run = try Command.run(arguments, in: folder)
                #expect(run.errors == sentence)
                #expect(run.status == 2)
            }
            #expect(try folder.text(of: "A.swift") == CommandTests.before)
        }
    }

    @Test func aVerbWinsOverAFolderOfItsName() throws {
        let folder = try TemporaryFolder(["test/A.swift": CommandTests.before])
        #expect(try Command.run(["test"], in: folder).errors.contains("examples"))
        #expect(try folder.text(of: "test/A.swift") == CommandTests.before)
        #expect(try Command.run(["./test"], in: folder).status == 0)
        #expect(try folder.text(of: "test/A.swift") == CommandTests.after)
    }
}
