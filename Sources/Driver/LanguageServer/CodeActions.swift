import Patching
import Rewriting
import Semantics
import Syntax

/// What an editor offers to do: each action is an edit that the editor makes of its own texts.
enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.fixmods"
    static let all = [quickFix, fixAll]
}

extension OpenDocuments {
    /// What can be done with the calls at some place of a document, and with all of them.
    ///
    /// - Parameter kinds: those that are asked for, and what begins with one of them; nil for all.
    mutating func actions(
        at range: SpotRange, in uri: String, of kinds: [String]?, _ abilities: ClientAbilities, _ options: Options
    ) -> [JSON] {
        guard let document = document(uri), isAlone(document), !document.hasLoneReturns, let result = result(of: uri),
            let file = result.files.first(where: { $0.location == document.location })
        else { return [] }
        func wants(_ kind: String) -> Bool { kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
        var actions: [JSON] = []
        if wants(CodeActionKind.quickFix) {
            let findings = result.findings(options, mistakes: []).filter { $0.path == file.path }
            for finding in findings where finding.range.touches(range) {
                actions += self.actions(for: finding, in: file, document, abilities)
            }
        }
        if wants(CodeActionKind.fixAll), file.hasEdits {
            var action = CodeAction("Rewrite all calls of this file that are ready", CodeActionKind.fixAll)
            action.take(change(by: result, abilities))
            actions.append(action.json)
        }
        return abilities.showsDisabled ? actions : actions.filter(\.isEnabled)
    }

    private mutating func actions(
        for finding: Finding, in file: FileResult, _ document: OpenDocument, _ abilities: ClientAbilities
    ) -> [JSON] {
        guard let call = finding.call, let start = finding.start, let end = finding.end else {
            // What is wrong with a comment is mended by taking it out.
            guard let version = change(of: document, finding.edits, abilities) else { return [] }
            var action = CodeAction("Remove this comment", CodeActionKind.quickFix, for: finding)
            action.change = version
            return [action.json]
        }
        let helper = "`\(call.helper ?? "if")`"
        let links = call.links.isEmpty ? "" : ": \(call.links.joined(separator: ", "))"
        var rewrite = CodeAction(
            call.isWrapped ? "Wrap \(helper) in `\(EitherViewType.name)`" : "Rewrite \(helper)\(links)",
            CodeActionKind.quickFix,
            for: finding)
        if call.isGone {
            let edits = finding.edits.isEmpty ? file.calls.flatMap(\.edits) : finding.edits
            let places = edits.map { $0.start.offset..<$0.end.offset }.filter {
                !finding.edits.isEmpty || $0.contains(start.offset)
            }
            let alone = result(of: document.uri, touching: places.isEmpty ? [start.offset..<end.offset] : places)
            let isRewritten = alone?.files.contains { file in
                file.location == document.location
                    && file.calls.contains { $0.start.offset == start.offset && $0.call.isGone }
            }
            if let alone, isRewritten == true {
                rewrite.take(change(by: alone, abilities))
            } else {
                rewrite.obstacle = "it can only be rewritten together with other calls of the file"
            }
            rewrite.isPreferred = rewrite.obstacle == nil
        } else {
            rewrite.obstacle = finding.text
        }
        var ignore = CodeAction("Leave \(helper) alone, as a comment asks", CodeActionKind.quickFix, for: finding)
        if let comment = comment(leaving: call, for: finding, in: document) {
            ignore.change = change(of: document, [comment], abilities)
        } else {
            ignore.obstacle = "no comment above the line would leave this call alone"
        }
        return [rewrite.json, ignore.json]
    }

    /// The line above a call that has it left alone. It is tried: above a line of a text that goes over many lines, it
    /// would be part of the text.
    private mutating func comment(
        leaving call: PlannedCall, for finding: Finding, in document: OpenDocument
    ) -> LocatedEdit? {
        let start = finding.start!
        let place = document.lines.offset(line: start.line, column: 1)
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

    // MARK: edits

    /// The edits of all files that a plan has some for.
    private mutating func change(by result: Job.Result, _ abilities: ClientAbilities) -> WorkspaceChange {
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
            let lines = LineTable(patch.old)
            change.add(
                patch.edits.map { LocatedEdit($0, lines) }, uri: shown?.uri ?? FileURI.text(of: name),
                version: shown?.version, isNew: file.isNew && shown == nil)
        }
        return change
    }

    /// Edits of one document; nil for none.
    private func change(of document: OpenDocument, _ edits: [LocatedEdit], _ abilities: ClientAbilities) -> JSON? {
        guard !edits.isEmpty else { return nil }
        var change = WorkspaceChange(abilities)
        change.add(edits, uri: document.uri, version: document.version)
        return change.json
    }
}

/// A `WorkspaceEdit`.
private struct WorkspaceChange {
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

/// What is offered for a call, or for a file.
private struct CodeAction {
    let title: String
    let kind: String
    let finding: Finding?
    var isPreferred = false
    var change: JSON?
    /// Why it cannot be taken.
    var obstacle: String?

    init(_ title: String, _ kind: String, for finding: Finding? = nil) {
        (self.title, self.kind, self.finding) = (title, kind, finding)
    }

    mutating func take(_ change: WorkspaceChange) {
        if let obstacle = change.obstacle { self.obstacle = obstacle } else { self.change = change.json }
    }

    var json: JSON {
        var members: [JSON.Member] = [
            .init(name: "title", value: .string(title)), .init(name: "kind", value: .string(kind)),
        ]
        if let finding { members.append(.init(name: "diagnostics", value: [finding.diagnostic])) }
        if isPreferred { members.append(.init(name: "isPreferred", value: .bool(true))) }
        if let change { members.append(.init(name: "edit", value: change)) }
        if let obstacle { members.append(.init(name: "disabled", value: ["reason": .string(obstacle)])) }
        return .object(members)
    }
}

extension JSON {
    fileprivate var isEnabled: Bool {
        guard case .object(let members) = self else { return true }
        return !members.contains { $0.name == "disabled" }
    }
}
