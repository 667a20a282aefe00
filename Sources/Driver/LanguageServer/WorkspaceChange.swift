import Patching
import Rewriting
import Syntax

/// A `WorkspaceEdit`.
struct WorkspaceChange {
    private let takesVersions: Bool
    private var changes: [JSON] = []
    private var edits: [JSON.Member] = []
    /// Why there is none.
    var obstacle: String?

    init(_ abilities: ClientAbilities) { takesVersions = abilities.takesVersions }

    mutating func add(_ edits: [LocatedEdit], uri: String, version: Int?, isNew: Bool = false) {
        let edits = JSON.array(edits.map(\.textEdit))
        self.edits.append(.init(name: uri, value: edits))
        if isNew {
            changes.append(["kind": "create", "uri": .string(uri), "options": ["ignoreIfExists": .bool(true)]])
        }
        let document: JSON = ["uri": .string(uri), "version": version.map { JSON.number($0) } ?? .null]
        changes.append(["textDocument": document, "edits": edits])
    }

    var json: JSON { takesVersions ? ["documentChanges": .array(changes)] : ["changes": .object(edits)] }
}

extension OpenDocuments {
    /// The edits of all files that a plan has some for.
    mutating func change(by result: Job.Result, _ abilities: ClientAbilities) -> WorkspaceChange {
        var change = WorkspaceChange(abilities)
        for file in result.files {
            guard file.hasEdits, let patch = file.patch else { continue }
            let name = FileSystem.currentFolder.joined(file.path).normalized
            let shown = document(at: file.location)
            if file.isNew, shown == nil, !abilities.makesFiles {
                change.obstacle = "`\(name)` has to be made for it, which this editor leaves to `fixmods`"
                return change
            }
            let isGone = file.isNew && !FileSystem.exists(file.location)
            let saved = isGone ? [] : try? ReadBuffer().bytes(of: file.location)
            guard shown?.text ?? saved == patch.old, shown.map(isAlone) ?? true else {
                change.obstacle = "`\(name)` has changed since it was read, and is read again now"
                forgetFiles()
                return change
            }
            if patch.old.hasLoneReturns {
                change.obstacle = "`\(name)` holds a carriage return alone, which ends a line for editors only"
                return change
            }
            let lines = shown?.lines ?? LineTable(patch.old)
            change.add(
                patch.edits.map { LocatedEdit($0, lines) }, uri: shown?.uri ?? FileURI.text(of: name),
                version: shown?.version, isNew: file.isNew && shown == nil)
        }
        return change
    }

    /// Edits of one document; nil for none.
    func change(of document: OpenDocument, _ edits: [LocatedEdit], _ abilities: ClientAbilities) -> JSON? {
        guard !edits.isEmpty else { return nil }
        var change = WorkspaceChange(abilities)
        let edits = edits.map { edit in
            LocatedEdit(Edit(edit.start.offset..<edit.end.offset, edit.text), document.lines)
        }
        change.add(edits, uri: document.uri, version: document.version)
        return change.json
    }

    /// The line above a call that has it left alone. It is tried: above a line of a text that goes over many lines, it
    /// would be part of the text.
    mutating func comment(leaving call: PlannedCall, for finding: Finding, in document: OpenDocument) -> LocatedEdit? {
        let start = finding.start!
        // Behind a byte order mark.
        let place = LineTable(document.text).offset(line: start.line, column: 1)
        let line = document.text[place...].prefix { $0 != UInt8(ascii: "\n") }
        let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let isName = { (name: String) in name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        var names = call.links.filter(isName)
        names = names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
        for names in [names.isEmpty ? [finding.code] : names, []] {
            let comment =
                String(decoding: indentation, as: UTF8.self)
                + SuppressionFlaw.comment(ignoring: names, because: "reason")
                + (line.last == UInt8(ascii: "\r") ? "\r\n" : "\n")
            var text = document.text
            text.insert(contentsOf: comment.utf8, at: place)
            let result = result(of: document.uri, holding: text)
            let file = result?.files.first { $0.location == document.location }
            let isLeft = file?.calls.contains {
                $0.start.offset == start.offset + comment.utf8.count && $0.call.outcome == .suppressed
            }
            // One that names more than it is needed for would be warned about.
            let isWhole = file?.flaws.contains { $0.start.offset == place + indentation.count } == false
            if isLeft == true, isWhole { return LocatedEdit(Edit(place..<place, comment), document.lines) }
        }
        return nil
    }
}
