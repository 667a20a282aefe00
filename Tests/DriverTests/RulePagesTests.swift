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
        #expect(try Command.run(["test", "gone"], in: folder).errors == "gone: error: no such file or folder\n")
    }

    @Test func aVerbWinsOverAFolderOfItsName() throws {
        let folder = try TemporaryFolder(["test/A.swift": CommandTests.before])
        #expect(try Command.run(["test"], in: folder).errors.contains("examples"))
        #expect(try folder.text(of: "test/A.swift") == CommandTests.before)
        #expect(try Command.run(["./test"], in: folder).status == 0)
        #expect(try folder.text(of: "test/A.swift") == CommandTests.after)
    }
}
