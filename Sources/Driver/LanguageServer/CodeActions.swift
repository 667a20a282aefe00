import Rewriting
import Semantics
import Syntax

/// What an editor offers to do: each action is an edit that the editor makes of its own texts.
struct CodeAction {
    let title: String
    let wish: Wish
    /// As it was published.
    var diagnostic: JSON?
    var isPreferred = false
    var change: JSON?
    /// Why it cannot be taken.
    var obstacle: String?

    /// What is wanted, in words that an editor hands back when somebody chooses an action.
    struct Wish: Equatable {
        enum Deed: String {
            case rewrite, ignore
            /// What is wrong with a comment is mended by taking it out.
            case remove
            /// Of what is selected, all that is ready.
            case rewriteSeveral
            case rewriteAll
        }

        let deed: Deed
        let uri: String
        let version: Int?
        /// Of the call or the comment; else what is selected.
        let range: SpotRange
    }

    /// What kinds there are.
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.fixmods"

    var kind: String { wish.deed == .rewriteAll ? Self.fixAll : Self.quickFix }

    mutating func take(_ change: WorkspaceChange) {
        if let obstacle = change.obstacle { self.obstacle = obstacle } else { self.change = change.json }
    }

    var json: JSON {
        var members: [JSON.Member] = [
            .init(name: "title", value: .string(title)), .init(name: "kind", value: .string(kind)),
        ]
        if let diagnostic { members.append(.init(name: "diagnostics", value: [diagnostic])) }
        if isPreferred { members.append(.init(name: "isPreferred", value: .bool(true))) }
        if let obstacle {
            members.append(.init(name: "disabled", value: ["reason": .string(obstacle)]))
        } else {
            members.append(change.map { .init(name: "edit", value: $0) } ?? .init(name: "data", value: wish.json))
        }
        return .object(members)
    }
}

extension CodeAction.Wish {
    init?(_ text: JSONText?) {
        guard let text, let deed = text["deed"]?.text.flatMap(Deed.init), let uri = text["uri"]?.text,
            let range = SpotRange(text["range"])
        else { return nil }
        self.init(deed: deed, uri: uri, version: text["version"]?.integer, range: range)
    }

    var json: JSON {
        var members: [JSON.Member] = [
            .init(name: "deed", value: .string(deed.rawValue)), .init(name: "uri", value: .string(uri)),
            .init(name: "range", value: range.json),
        ]
        if let version { members.append(.init(name: "version", value: .number(version))) }
        return .object(members)
    }
}

extension OpenDocuments {
    /// Of as many calls, edits are made before anybody chooses one. A longer list nobody reads, and each takes a plan.
    private static let mostEdits = 8

    /// What can be done with the calls at some place of a document, and with all of them.
    ///
    /// - Parameter kinds: those that are asked for, and what begins with one of them; nil for all.
    mutating func actions(
        at range: SpotRange, in uri: String, of kinds: [String]?, _ abilities: ClientAbilities, _ options: Options
    ) -> [JSON] {
        func wants(_ kind: String) -> Bool { kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
        var actions = offers(at: range, in: uri, options).filter { wants($0.kind) }
        if !abilities.takesEditsLater {
            let single = actions.count { [.rewrite, .ignore].contains($0.wish.deed) }
            if single > 2 * Self.mostEdits { actions.removeAll { [.rewrite, .ignore].contains($0.wish.deed) } }
            for index in actions.indices { makeEdit(of: &actions[index], abilities, options) }
        }
        return actions.filter { abilities.showsDisabled || $0.obstacle == nil }.map(\.json)
    }

    /// An action with its edit, for an editor in which somebody has chosen it.
    mutating func action(
        for wish: CodeAction.Wish, _ abilities: ClientAbilities, _ options: Options
    ) throws(RequestError) -> JSON {
        let offers = document(wish.uri)?.version == wish.version ? offers(at: wish.range, in: wish.uri, options) : []
        guard var action = offers.first(where: { $0.wish == wish }) else {
            throw RequestError(.contentModified, "the text has changed since this was offered")
        }
        makeEdit(of: &action, abilities, options)
        if let obstacle = action.obstacle { throw RequestError(.requestFailed, obstacle) }
        return action.json
    }

    /// Actions without their edits.
    private mutating func offers(at range: SpotRange, in uri: String, _ options: Options) -> [CodeAction] {
        guard let (document, file, result) = plan(of: uri) else { return [] }
        func wish(_ deed: CodeAction.Wish.Deed, _ range: SpotRange) -> CodeAction.Wish {
            .init(deed: deed, uri: uri, version: document.version, range: range)
        }
        let findings = result.findings(options, mistakes: []).filter {
            $0.path == file.path && $0.range(in: document.lines).touches(range)
        }
        var actions: [CodeAction] = []
        for finding in findings {
            let place = finding.range(in: document.lines)
            var own: [CodeAction] = []
            if let call = finding.call {
                let helper = "`\(call.helper ?? "if")`"
                let links = call.links.isEmpty ? "" : ": \(call.links.joined(separator: ", "))"
                let title = call.isWrapped ? "Wrap \(helper) in `\(EitherViewType.name)`" : "Rewrite \(helper)\(links)"
                var rewrite = CodeAction(title: title, wish: wish(.rewrite, place))
                if call.isGone { rewrite.isPreferred = true } else { rewrite.obstacle = finding.text }
                let ignore = "Leave \(helper) alone, as a comment asks"
                own = [rewrite, CodeAction(title: ignore, wish: wish(.ignore, place))]
            } else if !finding.edits.isEmpty {
                own = [CodeAction(title: "Remove this comment", wish: wish(.remove, place))]
            }
            actions += own.map { action in
                var action = action
                action.diagnostic = finding.diagnostic(in: document.lines)
                return action
            }
        }
        let ready = findings.count { $0.call?.isGone == true }
        if ready > 1 {
            let title = "Rewrite the \(ready) calls here that are ready"
            actions.append(CodeAction(title: title, wish: wish(.rewriteSeveral, range)))
        }
        if file.hasEdits {
            let title = "Rewrite all calls of this file that are ready"
            actions.append(CodeAction(title: title, wish: wish(.rewriteAll, range)))
        }
        return actions
    }

    /// What is planned of a document, if edits of it can be made.
    private mutating func plan(of uri: String) -> (OpenDocument, FileResult, Job.Result)? {
        guard let document = document(uri), isAlone(document), !document.hasLoneReturns, let result = result(of: uri),
            let file = result.files.first(where: { $0.location == document.location })
        else { return nil }
        return (document, file, result)
    }

    private mutating func makeEdit(of action: inout CodeAction, _ abilities: ClientAbilities, _ options: Options) {
        guard action.obstacle == nil, let (document, file, result) = plan(of: action.wish.uri) else { return }
        let findings = result.findings(options, mistakes: []).filter {
            $0.path == file.path && $0.range(in: document.lines).touches(action.wish.range)
        }
        let own = findings.first { $0.range(in: document.lines) == action.wish.range }
        switch action.wish.deed {
        case .rewriteAll: action.take(change(by: result, abilities))
        case .rewriteSeveral:
            rewrite(findings.filter { $0.call?.isGone == true }, in: file, document, &action, abilities)
        case .rewrite: rewrite([own].compactMap(\.self), in: file, document, &action, abilities)
        case .remove: action.change = change(of: document, own?.edits ?? [], abilities)
        case .ignore:
            if let own, let call = own.call, let comment = comment(leaving: call, for: own, in: document) {
                action.change = change(of: document, [comment], abilities)
            } else {
                action.obstacle = "no comment above the line would leave this call alone"
            }
        }
    }

    /// Plans some calls alone.
    private mutating func rewrite(
        _ findings: [Finding], in file: FileResult, _ document: OpenDocument, _ action: inout CodeAction,
        _ abilities: ClientAbilities
    ) {
        // An inner call is rewritten by the edit of the outer one.
        let edits = file.calls.flatMap(\.edits).map { $0.start.offset..<$0.end.offset }
        let places = findings.flatMap { finding -> [Range<Int>] in
            guard let start = finding.start?.offset, let end = finding.end?.offset else { return [] }
            let own = finding.edits.map { $0.start.offset..<$0.end.offset }
            let around = own.isEmpty ? edits.filter { $0.contains(start) } : own
            return around.isEmpty ? [start..<end] : around
        }
        let starts = Set(findings.compactMap { $0.start?.offset })
        let alone = result(of: document.uri, touching: places)
        let isRewritten = alone?.files.contains { file in
            file.location == document.location
                && file.calls.contains { $0.call.isGone && starts.contains($0.start.offset) }
        }
        if let alone, isRewritten == true {
            action.take(change(by: alone, abilities))
        } else {
            action.obstacle = "it can only be rewritten together with other calls of the file"
        }
        action.isPreferred = action.isPreferred && action.obstacle == nil
    }
}
