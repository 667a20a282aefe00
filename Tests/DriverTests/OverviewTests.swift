import Harness
import Testing

@testable import Driver

/// What the command says when it stands alone.
@Suite struct OverviewTests {
    static let text = """
        struct Card: View {
            var body: some View {
                Text("a").onlyWhen(isOn) { $0.opacity(0.5) }
                    .onlyWhen(isBig) { $0.font(.title) }
                    .onlyWhen(isOn) { $0.shimmering() }
                    .onlyWhen(isBig) { $0.shimmering() }
                    .onlyWhen(isOn) { $0.glow(3) }
                    .onlyWhen(try f()) { $0.opacity(0.5) }
                    .onlyWhen(isBig) { $0.clipShape(Circle()) }
                    .onlyWhen(true) { $0.opacity(0.5) }
                    // fixmods:ignore
                    .onlyWhen(isOn) { $0.opacity(0.2) }
            }
        }

        """
    static let files = [
        "Package.swift": CommandTests.manifest, "App/Helper.swift": ContextTests.helper, "App/Card.swift": text,
    ]

    @Test func itSaysHowTheProjectStands() throws {
        let folder = try TemporaryFolder(Self.files)
        let run = try Command.run([], in: folder)
        let name = folder.place().name
        #expect(
            run.output == """
                \(name): 9 conditional calls of `onlyWhen` (Helper.swift:2), iOS 17 from Package.swift
                 1 ready       equal with the condition true and with it false                             fixmods .
                 1 withheld    1 a font set around the view is lost when this one is off                   fixmods --unsafe --dry-run .
                 3 unknown     shimmering 2 · glow                                                         fixmods explain no-rule
                 1 left        1 the condition holds `try`                                                 fixmods --verbose --dry-run .
                 1 branch      clipShape                                                                   fixmods explain branch
                 1 constant    1 the condition is always `true`
                 1 suppressed  by a comment

                """)
        #expect(run.errors == "" && run.status == 0)
        #expect(try folder.text(of: "App/Card.swift") == Self.text)
    }

    @Test func ownModifiersAndLevelsOfAConfig() throws {
        let own = """
            extension View {
                func banner() -> some View { VStack { self } }
                @objc func card() -> some View { opacity(0.5) }
            }

            """
        let calls = """
            struct Card: View {
                var body: some View {
                    Text("a").onlyWhen(isOn) { $0.opacity(0.5) }
                        .onlyWhen(isBig) { $0.font(.title) }
                        .onlyWhen(isOn) { $0.banner() }
                        .onlyWhen(isBig) { $0.banner() }
                        .onlyWhen(isOn) { $0.card() }
                        .onlyWhen(isOn) { $0.alignmentGuide(.leading) { _ in 0 } }
                        .onlyWhen(isOn) { $0.allowsTightening(true) }
                        .onlyWhen(isOn) { $0.onAppear { show() } }
                }
            }

            """
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "App/Helper.swift": ContextTests.helper, "App/Card.swift": calls,
            "App/Own.swift": own, ".fixmods.json": #"{ "allow": ["assumed"] }"#,
        ])
        let lines = try Command.run([], in: folder).output.split(separator: "\n").map { String($0) }
        #expect(lines.contains { $0.hasPrefix(" 3 ready     2 assumed · 1 equal") }, "\(lines)")
        // What they have in common leaves the commands no room beside it.
        let below = Dictionary(zip(lines, lines.dropFirst())) { first, _ in first }
        #expect(below[" 3 own       banner 2 · card"] == "             fixmods new-rule banner .", "\(lines)")
        // What the config allows is named too, for the option replaces it.
        #expect(
            below.contains {
                $0.contains("withheld") && $1 == "             fixmods --allow assumed,lifecycle --dry-run ."
            }, "\(lines)")
        let report = try Command.run(["--dry-run", "."], in: folder).errors
        #expect(report.contains("`fixmods --dry-run --allow assumed,lifecycle .` shows them applied"), "\(report)")
        #expect(try Command.run(["new-rule", "banner", "."], in: folder).status == 0)
    }

    @Test func whatAConfigLeavesAndWhatIsInEitherView() throws {
        let text = """
            struct Card: View {
                var body: some View {
                    EitherView(condition: isOn, input: Text("f")) { $0.padding(3) }
                    Text("a").onlyWhen(isOn) { $0.padding(8) }
                    // fixmods:ignore
                    Text("a").onlyWhen(isOn) { $0.padding(8) }
                    Text("a").onlyWhen(isOn) { $0.opacity(0.2) }
                }
            }

            """
        let folder = try TemporaryFolder(Self.files.merging(["App/Card.swift": text]) { $1 })
        _ = try Command.run(["--fallback", "either-view", "--support", "App/EitherView.swift", "App"], in: folder)
        try folder.write(text, to: "App/Card.swift")
        try folder.write("{ \"ignore\": [\"opacity\"] }", to: ".fixmods.json")
        let lines = try Command.run([], in: folder).output.split(separator: "\n").map { String($0) }
        #expect(lines.contains { $0.hasPrefix(" 2 suppressed  1 by a comment · 1 by the config") }, "\(lines)")
        let named = { (line: String) in line.split(separator: "  ").map { $0.drop { $0 == " " } }.filter { $0 != "" } }
        #expect(
            lines.map(named).contains([
                "1 branch", "in `EitherView`, though there is a form", "fixmods --upgrade --dry-run .",
            ]), "\(lines)")
    }

    @Test func aProjectWithoutCalls() throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
        #expect(
            try Command.run([], in: folder).output == "\(folder.place().name): no conditional calls in one Swift file\n"
        )
        let none = try TemporaryFolder()
        #expect(try Command.run([], in: none).output == "\(none.place().name): no conditional calls in 0 Swift files\n")
    }

    @Test func itFitsANarrowTerminal() async throws {
        let folder = try TemporaryFolder(Self.files)
        let job = Job(options: Options([folder.path]), rules: try RulePages.rules([]))
        let result = job.run()
        await check(each: [60, 72, 80, 100]) { width in
            let overview = Overview(result: result, folder: "App", paint: Paint(isOn: false), width: width)
            for line in overview.text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
            // What matters is whole, and there is no more than a screen.
            let words = overview.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for said in ["a font set around the view is lost when this one is off", "fixmods --unsafe --dry-run ."] {
                #expect(words.contains(said), "\(overview.text)")
            }
            #expect(overview.text.count { $0 == "\n" } <= 24)
        }
        let narrow = Overview(result: result, folder: "App", paint: Paint(isOn: false), width: 80).text
        #expect(
            narrow.contains(
                """
                 1 withheld    1 a font set around the view is lost when this one is off
                               fixmods --unsafe --dry-run .
                 3 unknown     shimmering 2 · glow
                               fixmods explain no-rule

                """), "\(narrow)")
    }
}
