import Harness
import Testing

/// `fixmods new-rule`, through the real command.
@Suite struct NewRuleTests {
    static let sources = """
        import SwiftUI
        enum BannerStyle { case loud, quiet }
        extension View {
            func banner(
                _ text: String, style: BannerStyle = .quiet, isShown: Bool = true
            ) -> some View { overlay { if isShown { Text(text) } } }
            func opacity(_ share: Percent) -> some View { self }
        }
        extension Text { func muted(_ isOn: Bool = true) -> Text { self } }
        struct Home: View {
            var body: some View {
                Text("a").ifLet(name) { $0.banner($1) }.banner("Hi",
                    style: .loud)
            }
        }

        """

    static func folder() throws -> TemporaryFolder { try TemporaryFolder(["Sources/Home.swift": sources]) }

    @Test func writesASkeleton() throws {
        let folder = try Self.folder()
        let run = try Command.run(["new-rule", "banner", "Sources"], in: folder)
        #expect(run.status == 0 && run.output == ".fixmods/rules/banner.md\n", "\(run.errors)")
        #expect(
            run.errors.contains("then `fixmods test .fixmods/rules --project Sources` checks it"), "\(run.errors)")
        #expect(
            try folder.text(of: ".fixmods/rules/banner.md") == """
                # banner

                TODO: say in a sentence why the form below does nothing.

                ```rule
                type BannerStyle

                modifier banner(_ text: String, style: BannerStyle = .quiet, isShown: Bool = true)
                TODO     inert .banner(…), as it looks when it does nothing, or branch and why nothing does
                ```

                The call is that of `Sources/Home.swift:12`. `fixmods test` shows what becomes of it.

                ```diff
                - contentView.if(isOn) { $0.banner("Hi", style: .loud) }
                + contentView.banner("Hi", style: .loud)
                ```

                """)
    }

    @Test func whatNothingCalls() throws {
        let text = "extension View { func glow(radius: CGFloat = 4, color: Color, _ x: Int) -> some View { self } }\n"
        let folder = try TemporaryFolder(["Sources/Glow.swift": text])
        let run = try Command.run(["new-rule", "glow", "Sources"], in: folder)
        #expect(run.errors.hasSuffix("fixmods: note: and each run below this folder goes by it\n"), "\(run.errors)")
        let page = try folder.text(of: ".fixmods/rules/glow.md")
        #expect(page.contains("- contentView.if(isOn) { $0.glow(color: TODO, TODO) }\n"), "\(page)")
        // The unfinished page is in nobody's way who wants to know how to finish it.
        let explained = try Command.run(["explain", "page"], in: folder)
        #expect(explained.status == 2 && explained.output.hasPrefix("page"), "\(explained.output)")
        #expect(explained.errors.contains("glow.md:7: error: "), "\(explained.errors)")
        let unknown = try Command.run(["explain", "gloww"], in: folder)
        #expect(unknown.errors.contains("glow.md:7: error: ") && unknown.errors.contains("gloww"), "\(unknown.errors)")
    }

    /// The line that is to be filled in is named; what the example then becomes is shown; then all holds.
    @Test func leadsToAPageThatHolds() throws {
        let folder = try Self.folder()
        let page = ".fixmods/rules/banner.md"
        _ = try Command.run(["new-rule", "banner", "Sources"], in: folder)
        let test = ["test", ".fixmods/rules", "--project", "Sources"]
        let first = try Command.run(test, in: folder)
        #expect(first.status == 2)
        #expect(first.errors.contains("\(page):9: error: to be filled in: inert .banner(…)"), "\(first.errors)")

        var text = try folder.text(of: page)
        let hole = try #require(text.split(separator: "\n").first { $0.hasPrefix("TODO     ") })
        text = text.replacing(hole, with: "inert .banner(isShown: false)")
        try folder.write(text, to: page)
        let second = try Command.run(test, in: folder)
        let becomes = #"contentView.banner("Hi", style: .loud, isShown: isOn)"#
        #expect(second.status == 1 && second.errors.contains(becomes), "\(second.errors)")

        try folder.write(text.replacing(#"+ contentView.banner("Hi", style: .loud)"#, with: "+ " + becomes), to: page)
        let third = try Command.run(test, in: folder)
        #expect(third.status == 0, "\(third.errors)")
    }

    @Test func neverOverwrites() throws {
        let folder = try Self.folder()
        try folder.write("mine", to: "Pages/banner.md")
        let run = try Command.run(["new-rule", "banner", "Sources", "--rules", "Pages"], in: folder)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("Pages/banner.md: error: is there already; it is left as it is"), "\(run.errors)")
        #expect(try folder.text(of: "Pages/banner.md") == "mine")
    }

    @Test func keepsClearOfBuiltInPages() throws {
        let folder = try Self.folder()
        let run = try Command.run(["new-rule", "opacity", "."], in: folder)
        #expect(run.output == ".fixmods/rules/own-opacity.md\n", "\(run.errors)")
        let text = try folder.text(of: ".fixmods/rules/own-opacity.md")
        #expect(text.hasPrefix("# own-opacity\n") && text.contains("type Percent\n"))
    }

    /// Only the modifier's own result goes without saying.
    @Test func keepsTheResultsOfParameters() throws {
        let text =
            "extension View { func glow(radius: CGFloat, @ViewBuilder c: () -> some View) -> some View { self }\n"
            + "func shine(@ViewBuilder c: () -> some View) -> AnyView { AnyView(self) } }\n"
        let folder = try TemporaryFolder(["Sources/Glow.swift": text])
        _ = try Command.run(["new-rule", "glow", "Sources"], in: folder)
        let glow = try folder.text(of: ".fixmods/rules/glow.md")
        #expect(glow.contains("modifier glow(radius: CGFloat, @ViewBuilder c: () -> some View)\n"), "\(glow)")
        _ = try Command.run(["new-rule", "shine", "Sources"], in: folder)
        let shine = try folder.text(of: ".fixmods/rules/shine.md")
        #expect(shine.contains("modifier shine(@ViewBuilder c: () -> some View) -> AnyView\n"), "\(shine)")
    }

    @Test func statesWhatIsNoView() throws {
        let folder = try Self.folder()
        _ = try Command.run(["new-rule", "muted", "Sources", "--rules", "Pages"], in: folder)
        let text = try folder.text(of: "Pages/muted.md")
        #expect(text.contains("modifier Text.muted(_ isOn: Bool = true) -> Text\n"))
        #expect(text.contains("- Text(title).if(isOn) { $0.muted() }\n"))
    }

    @Test func saysWhatIsMissing() throws {
        let folder = try Self.folder()
        let none = try Command.run(["new-rule", "glow", "Sources"], in: folder)
        #expect(none.status == 2)
        #expect(none.errors.contains("Sources: error: declares no modifier `glow` that a page could state"))
        let gone = try Command.run(["new-rule", "glow", "Nowhere"], in: folder)
        #expect(gone.status == 2 && gone.errors.contains("Nowhere: error:"), "\(gone.errors)")
        let bare = try Command.run(["new-rule", "glow"], in: folder)
        #expect(bare.status == 2 && bare.errors.contains("`fixmods new-rule NAME PATH`"), "\(bare.errors)")
    }
}
