import Harness
import Testing

@testable import Driver

/// Files in which version control has left two texts: nothing of either is lost.
@Suite struct ConflictTests {
    private static let conflict = "<<<<<<< HEAD\n    .bold()\n=======\n    .italic()\n>>>>>>> theirs\n"

    private static func files(_ card: String) -> [String: String] {
        ["Package.swift": CommandTests.manifest, "App/Helper.swift": ContextTests.helper, "App/Card.swift": card]
    }

    private static let texts = [
        // In the closure, behind its chain, before and behind the call, elsewhere in the file.
        "let a = x\n    .onlyWhen(isOn) {\n\(conflict)        $0.opacity(0.5)\n    }\n",
        "let a = x\n    .onlyWhen(isOn) {\n        $0.opacity(0.5)\n\(conflict)    }\n",
        "let a = x\n\(conflict)    .onlyWhen(isOn) { $0.opacity(0.5) }\n",
        "let a = x\n    .onlyWhen(isOn) { $0.opacity(0.5) }\n\(conflict)    .padding(8)\n",
        "let a = x\n    .onlyWhen(isOn) { $0.opacity(0.5) }\n\nlet b = y\n\(conflict)",
        // What it is called on is in it.
        "struct A: View {\n    var body: some View {\n<<<<<<< HEAD\n        x\n=======\n        y\n>>>>>>> b\n"
            + "            .onlyWhen(isOn) { $0.opacity(0.5) }\n    }\n}\n",
        "let a = x\n    .onlyWhen(isOn) {\n>>>> ORIGINAL\n.bold()\n==== THEIRS\n<<<<\n        $0.opacity(0.5)\n    }\n",
    ]

    @Test func nothingIsRewritten() async {
        await check(each: Self.texts) { text in
            let folder = try TemporaryFolder(Self.files(text))
            let run = try Command.run(
                ["--verbose", "--unsafe", "--fallback", "either-view", "--explicit", "."], in: folder)
            #expect(run.status == 0)
            #expect(run.errors.contains("left `onlyWhen`: the file holds a merge conflict"), "\(run.errors)")
            #expect(try folder.text(of: "App/Card.swift") == text)
        }
    }

    /// What only looks like one.
    @Test func textsAndCommentsAreNone() async {
        let call = "let a = x.onlyWhen(isOn) { $0.opacity(0.5) }\n"
        await check(each: ["let b = \"\"\"\n<<<<<<< HEAD\n>>>>>>> b\n\"\"\"\n", "/*\n<<<<<<< HEAD\n>>>>>>> b\n*/\n"]) {
            text in
            let folder = try TemporaryFolder(Self.files(text + call))
            #expect(try Command.run(["."], in: folder).status == 0)
            #expect(try folder.text(of: "App/Card.swift") == text + "let a = x.opacity(isOn ? 0.5 : 1)\n")
        }
    }

    /// A side that is to stay may need what the rest of the file does not.
    @Test func commentsAndHelpersStay() throws {
        let text = """
            // fixmods:ignore it is needed
            <<<<<<< HEAD
            let a = x.onlyWhen(isOn) { $0.opacity(0.5) } // fixmods:ignore
            =======
            >>>>>>> theirs

            """
        let folder = try TemporaryFolder(Self.files(text))
        let run = try Command.run(["--fix-suppressions", "--remove-helpers", "."], in: folder)
        #expect(run.errors.contains("Card.swift:"), "\(run.errors)")
        #expect(try folder.text(of: "App/Card.swift") == text)
        #expect(try folder.text(of: "App/Helper.swift") == ContextTests.helper)
        let helper = ContextTests.helper + "\n" + Self.conflict
        try folder.write(helper, to: "App/Helper.swift")
        try folder.write("let a = 1\n", to: "App/Card.swift")
        _ = try Command.run(["--remove-helpers", "."], in: folder)
        #expect(try folder.text(of: "App/Helper.swift") == helper)
    }
}
