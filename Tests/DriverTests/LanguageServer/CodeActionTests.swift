import Harness
import Syntax
import Testing

@testable import Driver

/// What an editor is offered: each edit, made by the editor, gives what the command writes.
@Suite struct CodeActionTests {
    static let view = """
        // 👩‍👩‍👧
        struct Card: View {
            var body: some View {
                let text = Text("🎈"); return text.applyIf(isOn) { $0.opacity(0.5) }
                    .applyIf(isOff) {
                        $0.padding(4) // inner
                    }
                    .applyIf(isOn) { $0.font(.title) }
            }
        }

        """

    static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(["Package.swift": CommandTests.manifest, "A.swift": view].merging(files) { $1 })
    }

    /// What the command makes of a file of the folder.
    static func written(_ name: String, in folder: TemporaryFolder, _ arguments: [String] = ["."]) throws -> String {
        let run = try Command.run(arguments, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        return try folder.text(of: name)
    }

    /// A file that nobody has saved declares what it does.
    @Test func unsavedFilesDeclare() throws {
        let editor = try Editor(try LanguageServerTests.folder())
        try editor.open(
            "New.swift",
            """
            extension View { @ViewBuilder func when<V: View>(_ c: Bool, _ t: (Self) -> V) -> some View { if c { t(self) } else { self } } }
            let n = row.when(isOn) { $0.opacity(0.5) }

            """)
        #expect(
            try editor.diagnostics("New.swift") == [
                "2 1:11-1:42 `when` can be rewritten: .opacity(isOn ? 0.5 : 1) [fixable]"
            ])
    }

    /// A carriage return alone ends a line for the protocol, and none for Swift: no edit would be in its place.
    @Test func loneReturns() throws {
        let editor = try Editor(try LanguageServerTests.folder())
        try editor.open("A.swift", "let z = 1\rlet a = x.applyIf(isOn) { $0.opacity(0.5) }\n")
        #expect(try editor.actions("A.swift", line: 0, character: 30).isEmpty)
    }

    /// Of two texts of one file, nobody knows which counts.
    @Test func oneFileShownTwice() throws {
        let folder = try LanguageServerTests.folder()
        try folder.link("B.swift", to: "A.swift")
        let editor = try Editor(folder)
        try editor.open("A.swift")
        #expect(try !editor.actions("A.swift", line: 0, character: 12).isEmpty)
        try editor.open("B.swift", "\n" + LanguageServerTests.view)
        #expect(try editor.actions("A.swift", line: 0, character: 12).isEmpty)
    }

    @Test func aRangeThatIsNoneChangesNothing() throws {
        let editor = try Editor(try LanguageServerTests.folder())
        try editor.open("A.swift")
        let place: JSON = ["line": .number(-1), "character": .number(0)]
        try editor.change("A.swift", [["range": ["start": place, "end": place], "text": "x"]])
        #expect(try editor.diagnostics("A.swift").count == 3)
    }

    @Test func oneCallAndThenAllAreWhatTheCommandWrites() throws {
        let editor = try Editor(try Self.folder())
        try editor.open("A.swift")
        let all = try editor.actions("A.swift", line: 0, character: 0, only: ["source.fixAll"])
        #expect(all.map(\.title) == ["Rewrite all calls of this file that are ready"])
        let actions = try editor.actions("A.swift", line: 4, character: 14, only: ["quickfix"])
        #expect(actions.map(\.title) == ["Rewrite `applyIf`: padding", "Leave `applyIf` alone, as a comment asks"])
        #expect(actions[0]["isPreferred"]?.isTrue == true && actions[0]["diagnostics"]?.items?.count == 1)
        try editor.apply(actions[0])
        let one = try #require(editor.text("A.swift"))
        #expect(one.contains("\n            .padding(isOff ? 4 : 0) // inner\n"), "\(one)")
        #expect(one.contains("return text.applyIf(isOn) { $0.opacity(0.5) }\n"))
        // Made of the second state of the text, the edit of the other call is in its place as well.
        let rest = try editor.actions("A.swift", line: 0, character: 0, only: ["source.fixAll.fixmods"])
        try editor.apply(try #require(rest.first))
        let text = try #require(editor.text("A.swift"))
        #expect(text.contains("Text(\"🎈\"); return text.opacity(isOn ? 0.5 : 1)\n"))

        let other = try Editor(editor.folder)
        try other.open("A.swift")
        try other.apply(all[0])
        #expect(other.text("A.swift") == text)
        #expect(try editor.folder.text(of: "A.swift") == Self.view)
        #expect(text == (try Self.written("A.swift", in: editor.folder)))
        // Nothing is ready any more.
        #expect(try editor.actions("A.swift", line: 0, character: 0).isEmpty)
    }

    /// On the last line of the call before, and of that alone.
    @Test func onlyTheCallsAtAPlaceAreOffered() throws {
        let editor = try Editor(try Self.folder())
        try editor.open("A.swift")
        for (line, character, links) in [(3, 60, "opacity"), (5, 20, "padding"), (7, 20, "font")] {
            let titles = try editor.actions("A.swift", line: line, character: character, only: ["quickfix"]).map(
                \.title)
            #expect(titles.first == "Rewrite `applyIf`: \(links)" && titles.count == 2)
        }
        #expect(try editor.actions("A.swift", line: 2, character: 3, only: ["quickfix"]).isEmpty)
        #expect(try editor.actions("A.swift", line: 3, character: 60, only: ["refactor", "source.sort"]).isEmpty)
    }

    @Test func whatIsNotReadySaysWhy() throws {
        let editor = try Editor(try Self.folder())
        try editor.open("A.swift")
        let action = try #require(try editor.actions("A.swift", line: 7, character: 20).first)
        #expect(action.obstacle?.contains("can be rewritten as .font(isOn ? .title : nil) with `--allow") == true)
        #expect(action["edit"] == nil && action["isPreferred"] == nil)
        let simple = try Editor(editor.folder, abilities: [:])
        try simple.open("A.swift")
        let titles = try simple.actions("A.swift", line: 7, character: 20).map(\.title)
        #expect(
            titles == ["Leave `applyIf` alone, as a comment asks", "Rewrite all calls of this file that are ready"])
    }

    // MARK: many calls

    static let many = (0..<12).map { "let v\($0) = x.applyIf(isOn) { $0.opacity(0.\($0 + 1)) }\n" }.joined()

    private static func everything(_ editor: Editor, lines: Int) throws -> [JSONText] {
        try editor.actions("A.swift", from: (0, 0), to: (lines, 0))
    }

    /// An edit is made when its action is chosen: a menu over many calls takes no longer than one over none.
    @Test func editsAreMadeWhenTheyAreChosen() throws {
        let editor = try Editor(try Self.folder(["A.swift": Self.many]))
        try editor.open("A.swift")
        let actions = try Self.everything(editor, lines: 4)
        #expect(actions.count == 10 && actions.allSatisfy { $0["edit"] == nil && $0["data"] != nil })
        #expect(actions[8].title == "Rewrite the 4 calls here that are ready")
        try editor.apply(actions[8])
        let lines = try #require(editor.text("A.swift")).split(separator: "\n")
        #expect(lines.map { $0.contains("isOn ?") } == (0..<12).map { $0 < 4 })
        // What was offered for the text before is not made in this one.
        let late = try editor.resolve(actions[0])
        #expect(late["error"]?["code"]?.integer == -32801)
        #expect(late["error"]?["message"]?.text == "the text has changed since this was offered")
        #expect(try editor.ask("codeAction/resolve", ["title": "x"])["error"]?["message"]?.text == "`data` is missing")
    }

    /// One that asks for nothing later gets edits, and of many calls those of all of them at once.
    @Test func whereNothingIsAskedForLater() throws {
        let editor = try Editor(try Self.folder(["A.swift": Self.many]), abilities: [:])
        try editor.open("A.swift")
        let few = try Self.everything(editor, lines: 8)
        #expect(few.count == 18 && few.allSatisfy { $0["edit"] != nil })
        let all = try Self.everything(editor, lines: 9)
        #expect(
            all.map(\.title) == [
                "Rewrite the 9 calls here that are ready", "Rewrite all calls of this file that are ready",
            ])
        try editor.apply(all[0])
        #expect(editor.text("A.swift")?.split(separator: "\n").map { $0.contains("isOn ?") } == (0..<12).map { $0 < 9 })
    }

    /// An editor that holds a byte order mark in its text counts it.
    @Test func aByteOrderMarkIsCountedAsTheEditorDoes() throws {
        for mark in ["", "\u{FEFF}"] {
            let text = mark + "let a = x.applyIf(isOn) { $0.opacity(0.5) }\n"
            let editor = try Editor(
                try Self.folder(["A.swift": "\u{FEFF}let a = x.applyIf(isOn) { $0.opacity(0.5) }\n"]))
            try editor.open("A.swift", text)
            let place = mark.isEmpty ? "0:9-0:43" : "0:10-0:44"
            #expect(try editor.diagnostics("A.swift").first?.contains(place) == true)
            let actions = try editor.actions("A.swift", line: 0, character: 12)
            try editor.apply(actions[0])
            #expect(editor.text("A.swift") == mark + "let a = x.opacity(isOn ? 0.5 : 1)\n")
            let other = try Editor(editor.folder)
            try other.open("A.swift", text)
            try other.apply(try other.actions("A.swift", line: 0, character: 12)[1])
            #expect(other.text("A.swift")?.hasPrefix(mark + "// fixmods:ignore opacity: reason\nlet a") == true)
        }
    }

    // MARK: ignore

    @Test func aCommentLeavesTheCallAlone() throws {
        let editor = try Editor(try Self.folder(["B.swift": Self.view.replacing("\n", with: "\r\n")]))
        for (name, end) in [("A.swift", "\n"), ("B.swift", "\r\n")] {
            let before = try editor.opened(name)
            let action = try #require(try editor.actions(name, line: 4, character: 14, only: ["quickfix"]).last)
            try editor.apply(action)
            let comment = "            // fixmods:ignore padding: reason\(end)            .applyIf(isOff) {\(end)"
            #expect(editor.text(name)?.contains(comment) == true)
            let after = try editor.diagnostics(name)
            #expect(after.count == before.count - 1 && !after.contains { $0.contains("padding") }, "\(after)")
        }
    }

    /// Above the line would be in the text.
    @Test func noCommentIsPutIntoAText() throws {
        let text = "let a = \"\"\"\n    \\(x.applyIf(isOn) { $0.opacity(0.5) })\n    \"\"\"\n"
        let editor = try Editor(try Self.folder(["A.swift": text]))
        #expect(try editor.opened("A.swift").count == 1)
        let actions = try editor.actions("A.swift", line: 1, character: 10, only: ["quickfix"])
        let refusal = try editor.resolve(try #require(actions.last))["error"]
        #expect(refusal?["message"]?.text == "no comment above the line would leave this call alone")
    }

    @Test func aCommentThatMeansNothingIsTakenOut() throws {
        let text = "// fixmods:ignore\nlet a = 1\n"
        let editor = try Editor(try Self.folder(["A.swift": text]))
        #expect(try editor.opened("A.swift").count == 1)
        let action = try #require(try editor.actions("A.swift", line: 0, character: 4).first)
        #expect(action.title == "Remove this comment")
        try editor.apply(action)
        #expect(
            editor.text("A.swift") == (try Self.written("A.swift", in: editor.folder, ["--fix-suppressions", "."])))
        #expect(editor.text("A.swift") == "let a = 1\n")
    }

    // MARK: declarations in other files

    /// What calls need is declared where the command declares it: in a file that is shown, and in one that is not.
    @Test(arguments: [true, false]) func theDeclarationComesAlong(isShown: Bool) throws {
        let cards = "Sources/App/Cards.swift"
        let row = "Sources/App/Row.swift"
        for kind in ["quickfix", "source.fixAll"] {
            let folder = try SwitchCommandTests.folder([
                row: SwitchCommandTests.row, cards: SwitchCommandTests.card + SwitchCommandTests.cards,
            ])
            let editor = try Editor(folder, abilities: isShown ? Editor.abilities : [:])
            if isShown { try editor.open(cards) }
            try editor.open(row)
            let action = try #require(try editor.actions(row, line: 0, character: 14, only: [kind]).first)
            try editor.apply(action)
            #expect(editor.text(row) == (try Self.written(row, in: folder)))
            #expect(editor.text(cards) == (try folder.text(of: cards)))
            #expect(editor.text(cards)?.contains("isEnabled: Bool = true") == true)
        }
    }

    @Test func eitherViewIsDeclaredOnce() throws {
        let helper = "Sources/App/Helper.swift"
        let editor = try Editor(try EitherViewCommandTests.folder())
        for name in ["Sources/App/A.swift", "Sources/App/B.swift"] {
            try editor.open(name)
            let action = try #require(try editor.actions(name, line: 0, character: 12, only: ["quickfix"]).first)
            #expect(action.title == "Wrap `onlyWhen` in `EitherView`")
            try editor.apply(action)
            // The editor shows what it has changed.
            if name.hasSuffix("A.swift") { try editor.open(helper, editor.text(helper)) }
        }
        for name in ["Sources/App/A.swift", "Sources/App/B.swift", helper] {
            #expect(editor.text(name) == (try Self.written(name, in: editor.folder)))
        }
    }

    /// `support` may name a file that is not there yet.
    @Test func aFileIsMadeWhereTheEditorCan() throws {
        let files = [".fixmods.json": "{ \"support\": \"Sources/App/EitherView.swift\" }"]
        let name = "Sources/App/EitherView.swift"
        let editor = try Editor(try EitherViewCommandTests.folder(files))
        try editor.open("Sources/App/A.swift")
        let action = try #require(try editor.actions("Sources/App/A.swift", line: 0, character: 12).first)
        try editor.apply(action)
        #expect(editor.folder.names(in: "Sources/App") == ["A.swift", "B.swift", "Helper.swift"])
        #expect(editor.text(name) == (try Self.written(name, in: editor.folder)))

        let simple = try Editor(
            try EitherViewCommandTests.folder(files),
            abilities: ["textDocument": ["codeAction": ["disabledSupport": .bool(true)]]])
        try simple.open("Sources/App/A.swift")
        let disabled = try #require(try simple.actions("Sources/App/A.swift", line: 0, character: 12).first)
        #expect(disabled.obstacle?.contains("EitherView.swift` has to be made for it") == true)
    }

    /// Nobody has said that the file with the declaration is another by now.
    @Test func aFileThatHasChangedIsNotEdited() throws {
        let cards = "Sources/App/Cards.swift"
        let row = "Sources/App/Row.swift"
        let own = SwitchCommandTests.card + SwitchCommandTests.cards
        let editor = try Editor(try SwitchCommandTests.folder([row: SwitchCommandTests.row, cards: own]))
        try editor.open(row)
        let action = try #require(try editor.actions(row, line: 0, character: 14).first)
        #expect(try editor.resolve(action)["result"]?["edit"] != nil)
        try editor.folder.write("// new\n" + own, to: cards)
        let refusal = try editor.resolve(action)["error"]
        #expect(refusal?["code"]?.integer == -32803)
        #expect(refusal?["message"]?.text?.contains("has changed") == true)
        #expect(try editor.resolve(action)["result"]?["edit"] != nil)
    }

    // MARK: hover

    @Test func aModifierShowsItsPage() throws {
        let editor = try Editor(try Self.folder())
        try editor.open("A.swift")
        func hover(_ editor: Editor, _ line: Int, _ character: Int) throws -> JSONText {
            try #require(
                try editor.ask(
                    "textDocument/hover",
                    [
                        "textDocument": ["uri": .string(editor.uri("A.swift"))],
                        "position": ["line": .number(line), "character": .number(character)],
                    ])["result"])
        }
        // Behind two emoji on its line.
        let column = "        let text = Text(\"🎈\"); return text.applyIf(isOn) { $0.".utf16.count
        let page = try hover(editor, 3, column + 2)
        #expect(page["contents"]?["kind"]?.text == "markdown")
        #expect(page["contents"]?["value"]?.text?.hasPrefix("# opacity\n") == true)
        #expect(page["range"]?["start"]?["character"]?.integer == column)
        #expect(page["range"]?["end"]?["character"]?.integer == column + 7)
        let simple = try Editor(editor.folder, abilities: [:])
        try simple.open("A.swift")
        let text = try hover(simple, 3, column)["contents"]
        #expect(text?["kind"]?.text == "plaintext")
        #expect(text?["value"]?.text == (try Command.run(["explain", "opacity"], in: editor.folder).output))
        for (line, character) in [(3, column - 14), (2, 8), (99, 0), (3, 999)] {
            guard case .null = try hover(editor, line, character).value else {
                Issue.record("\(line):\(character) shows something")
                continue
            }
        }
    }
}
