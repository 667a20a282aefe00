import Harness
import Testing

/// What an editor that knows nothing of us makes of the fixes is what `--write` writes.
@Suite struct SARIFTests {
    /// The text of each file after some fixes, each edit of which is made once.
    private static func applying(_ fixes: [JSONValue], in folder: TemporaryFolder) throws -> [String: String] {
        var edits: [String: Set<JSONValue>] = [:]
        for change in fixes.flatMap({ $0["artifactChanges"]!.items }) {
            let path = change["artifactLocation"]!["uri"]!.text!.replacing("%20", with: " ")
            edits[path, default: []].formUnion(change["replacements"]!.items)
        }
        var texts: [String: String] = [:]
        for (path, edits) in edits {
            let old = try folder.text(of: path)
            var text = old
            let located = edits.map { edit in
                let region = edit["deletedRegion"]!
                let range = index(region, "start", in: old)..<index(region, "end", in: old)
                return (range, edit["insertedContent"]!["text"]!.text!)
            }
            for (range, new) in located.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
                text.replaceSubrange(range, with: new)
            }
            texts[path] = text
        }
        return texts
    }

    /// A line and a column in UTF-16.
    private static func index(_ region: JSONValue, _ end: String, in text: String) -> String.Index {
        let (line, column) = (region["\(end)Line"]!.number!, region["\(end)Column"]!.number!)
        let start = text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].startIndex
        return text.utf16.index(start, offsetBy: column - 1)
    }

    private static func results(_ run: ChildProcess) throws -> [JSONValue] {
        try JSONValue(run.output)["runs"]![0]["results"]!.items
    }

    @Test func theFixesAreWhatIsWritten() throws {
        let folder = try TemporaryFolder(FormatTests.files)
        try folder.write([0xFF, 0x0A], to: "App/Bad.swift")
        // From a folder below the repository's.
        let run = try ChildProcess(Command.path, ["--format", "sarif", "."], in: folder.path + "/App")
        let log = try JSONValue(run.output)["runs"]![0]
        #expect(log["invocations"]![0]["executionSuccessful"] == .bool(false))
        let rules = log["tool"]!["driver"]!["rules"]!.items.map { $0["id"]! }
        let results = log["results"]!.items
        #expect(results.map { rules[$0["ruleIndex"]!.number!] } == results.map { $0["ruleId"]! })
        #expect(results.map { $0["level"]!.text } == ["warning", "note", "warning", "note", "note", "error"])
        #expect(Set(results.map { $0["partialFingerprints"]! }).count == results.count)
        let places = results.map { $0["locations"]![0]["physicalLocation"]! }
        #expect(places.first?["artifactLocation"]!["uri"]?.text == "App/My%20Card.swift")
        let texts = try Self.applying(results.flatMap { $0["fixes"]?.items ?? [] }, in: folder)
        let left = try Self.results(try Command.run(["--write", "--format", "sarif", "App"], in: folder))
        #expect(texts == ["App/My Card.swift": try folder.text(of: "App/My Card.swift")])
        #expect(left.map { $0["ruleId"]!.text } == ["assumed", "no-rule", "no-rule", "error"])
        // What stays has the same name, wherever it stands now.
        let prints = results.filter { $0["ruleId"]!.text != "fixable" }.map { $0["partialFingerprints"]! }
        #expect(left.map { $0["partialFingerprints"]! } == prints)
    }

    /// A fix holds what has to be declared for it, in whichever file, and nothing that is declared for others.
    @Test func aFixHoldsWhatItNeedsElsewhere() throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Card.swift": SwitchCommandTests.card, "Sources/App/Cards.swift": SwitchCommandTests.cards,
            "Sources/App/Row.swift": "import SwiftUI\n" + SwitchCommandTests.row
                + "let a = Avatar(user).onlyWhen(isRound) { $0.clipShape(Circle()) }\n"
                + "let b = Text(title).onlyWhen(isOn) { $0.opacity(0.5) }\n",
        ])
        let fixes = try Self.results(try Command.run(["--format", "sarif", "."], in: folder)).map { $0["fixes"]![0] }
        let files = fixes.map { fix in fix["artifactChanges"]!.items.map { $0["artifactLocation"]!["uri"]!.text! } }
        #expect(
            files.map { $0.map { String($0.dropFirst("Sources/App/".count)) } } == [
                ["Row.swift", "Card.swift", "Cards.swift"], ["Row.swift", "Helper.swift"], ["Row.swift"],
            ])
        let texts = try Self.applying(fixes, in: folder)
        let run = try Command.run(["."], in: folder)
        #expect(texts.count == 4 && run.status == 0)
        for (path, text) in texts { #expect(try folder.text(of: path) == text) }
    }

    /// Where the declaration stands in the call's own file, it is part of the same change.
    @Test func whatIsDeclaredBesideTheCallIsOneChange() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "Sources/App/All.swift": SwitchCommandTests.helper
                + "let a = Avatar(user).onlyWhen(isRound) { $0.clipShape(Circle()) }\n",
        ])
        let results = try Self.results(try Command.run(["--format", "sarif", "."], in: folder))
        let changes = results[0]["fixes"]![0]["artifactChanges"]!.items
        #expect(changes.count == 1 && changes[0]["replacements"]!.items.count == 2)
        let texts = try Self.applying(results.map { $0["fixes"]![0] }, in: folder)
        _ = try Command.run(["."], in: folder)
        #expect(texts["Sources/App/All.swift"] == (try folder.text(of: "Sources/App/All.swift")))
    }
}
