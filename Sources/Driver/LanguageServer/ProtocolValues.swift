import Syntax

/// A place in a text as the protocol counts: line and unit of UTF-16, both from 0.
struct Spot: Equatable, Comparable {
    let line: Int
    let character: Int

    init(_ position: Position) { (line, character) = (position.line - 1, position.column - 1) }

    init?(_ text: JSONText?) {
        guard let line = text?["line"]?.integer, let character = text?["character"]?.integer, line >= 0, character >= 0
        else { return nil }
        (self.line, self.character) = (line, character)
    }

    static func < (a: Spot, b: Spot) -> Bool { (a.line, a.character) < (b.line, b.character) }

    var json: JSON { ["line": .number(line), "character": .number(character)] }

    /// A text that an editor shows has fewer lines, and no sum of such a number and another is too large.
    func offset(in lines: LineTable) -> Int {
        lines.offset(line: min(line, Int(Int32.max)) + 1, column: min(character, Int(Int32.max)) + 1)
    }
}

/// Two places, the first of which is not behind the second.
struct SpotRange: Equatable {
    let start: Spot
    let end: Spot

    init(_ start: Spot, _ end: Spot) { (self.start, self.end) = (start, max(start, end)) }

    init?(_ text: JSONText?) {
        guard let start = Spot(text?["start"]), let end = Spot(text?["end"]) else { return nil }
        self.init(start, end)
    }

    /// True for ranges that share a place, be it the end of one.
    func touches(_ other: SpotRange) -> Bool { start <= other.end && other.start <= end }

    var json: JSON { ["start": start.json, "end": end.json] }
}

extension LocatedEdit {
    /// A `TextEdit`.
    var textEdit: JSON { ["range": SpotRange(Spot(start), Spot(end)).json, "newText": .string(text)] }
}

extension Finding {
    /// What of a document it is about; its first line's beginning where it is about all of it.
    func range(in lines: LineTable) -> SpotRange {
        guard let start, let end else {
            let first = Spot(start ?? Position(offset: 0, line: 1, column: 1))
            return SpotRange(first, first)
        }
        return SpotRange(Spot(lines.position(of: start.offset)), Spot(lines.position(of: end.offset)))
    }

    /// As it is published.
    func diagnostic(in lines: LineTable) -> JSON {
        [
            "range": range(in: lines).json, "severity": .number(importance), "code": .string(code), "source": "fixmods",
            "message": .string(text),
        ]
    }

    /// 1 for an error, 2 for what can be done now, 3 for what can be done at a level, 4 for what is only to be known.
    private var importance: Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .note: call?.outcome == .withheld ? 3 : 4
        }
    }
}

/// What an editor can do.
struct ClientAbilities {
    /// Edits that say of which version of a text they are.
    var takesVersions = false
    /// Edits that make a file.
    var makesFiles = false
    /// Actions that cannot be taken, with a reason.
    var showsDisabled = false
    /// Edits of actions that it asks for when one is chosen.
    var takesEditsLater = false
    var showsMarkdown = false
    /// It tells which files change, if it is asked to.
    var watchesFiles = false
    /// Also such as lie outside of where it works.
    var watchesFolders = false

    init() {}

    /// - Parameter text: `capabilities`.
    init(_ text: JSONText?) {
        let workspace = text?["workspace"]
        let document = text?["textDocument"]
        let edit = workspace?["workspaceEdit"]
        takesVersions = edit?["documentChanges"]?.isTrue == true
        makesFiles = takesVersions && edit?["resourceOperations"]?.items?.contains { $0.text == "create" } == true
        let action = document?["codeAction"]
        showsDisabled = action?["disabledSupport"]?.isTrue == true
        takesEditsLater =
            action?["dataSupport"]?.isTrue == true
            && action?["resolveSupport"]?["properties"]?.items?.contains { $0.text == "edit" } == true
        showsMarkdown = document?["hover"]?["contentFormat"]?.items?.contains { $0.text == "markdown" } == true
        let watching = workspace?["didChangeWatchedFiles"]
        watchesFiles = watching?["dynamicRegistration"]?.isTrue == true
        watchesFolders = watching?["relativePatternSupport"]?.isTrue == true
    }
}
