import Rewriting
import Syntax

/// What `--format json` prints of a run. Its shape is promised by `Sources/Schemas/calls.schema.json`: members are
/// added, never renamed.
struct JSONReport {
    let result: Job.Result
    /// What was said of the command line.
    let mistakes: [Message]

    var json: JSON {
        let files = result.files.filter { !$0.calls.isEmpty }
        return [
            "schema": 1, "version": .string(version), "files": .array(files.map(json)),
            "declarations": .array(result.files.flatMap(Self.declarations)), "summary": summary,
            "messages": .array(messages.map(\.json)),
        ]
    }

    /// The same as lines: one for each call with its path, for each declaration and each message, and the summary last.
    /// Each says in `type` what it is.
    var lines: [UInt8] {
        func line(_ type: String, _ json: JSON, path: JSON? = nil) -> [UInt8] {
            let head = [JSON.Member(name: "type", value: .string(type))]
            let file = path.map { [JSON.Member(name: "path", value: $0)] } ?? []
            guard case .object(let members) = json else { return [] }
            return JSON.object(head + file + members).bytes
        }
        let calls = result.files.flatMap { file in
            file.calls.flatMap { line("call", json($0), path: .path(file.path)) }
        }
        let declarations = result.files.flatMap(Self.declarations).flatMap { line("declaration", $0) }
        return calls + declarations + messages.flatMap { line("message", $0.json) } + line("summary", summary)
    }

    private var messages: [Message] {
        let all = result.messages + result.files.compactMap(\.failure)
        let flaws = result.files.flatMap(\.flawMessages)
        return mistakes + all.filter { $0.kind == .note } + flaws
            + all.filter { $0.kind == .error }.sorted { ($0.path ?? "", $0.line ?? 0) < ($1.path ?? "", $1.line ?? 0) }
    }

    private var summary: JSON {
        let outcomes = result.files.flatMap(\.calls).map(\.call.outcome)
        let counts = Outcome.allCases.map { outcome in
            JSON.Member(name: outcome.rawValue, value: .number(outcomes.count { $0 == outcome }))
        }
        return .object(
            [
                JSON.Member(name: "files", value: .number(result.fileCount)),
                JSON.Member(name: "calls", value: .number(outcomes.count)),
            ] + counts
                + (result.baseline.map { baseline in
                    [
                        JSON.Member(name: "known", value: .number(baseline.known)),
                        JSON.Member(name: "gone", value: .number(baseline.gone)),
                    ]
                } ?? []))
    }

    private func json(_ file: FileResult) -> JSON {
        ["path": .path(file.path), "calls": .array(file.calls.map(json))]
    }

    /// The edits of a file that belong to none of its calls.
    private static func declarations(in file: FileResult) -> [JSON] {
        func json(
            _ type: String, _ line: Int?, _ parameter: String?, _ edits: [Edit], isRemoved: Bool = false
        ) -> JSON {
            [
                "path": .path(file.path), "type": .string(type), "isNew": .bool(file.isNew),
                "line": line.map { .number($0) } ?? .null, "switch": .optional(parameter),
                "isRemoved": .bool(isRemoved), "isDeleted": .bool(file.isDeleted),
                "edits": .array(edits.map(Self.json)),
            ]
        }
        return (file.declaration.map { [json("EitherView", nil, nil, [$0])] } ?? [])
            + file.given.map { json($0.declaration.name, $0.declaration.line, $0.plan.name, $0.plan.edits) }
            + file.removed.enumerated().map { index, helper in
                // What goes with another is listed with the first.
                let isFirst = !file.removed[..<index].contains { $0.edit == helper.edit }
                return json(helper.name, helper.line, nil, isFirst ? [helper.edit] : [], isRemoved: true)
            }
    }

    private func json(_ located: LocatedCall) -> JSON {
        guard result.baseline != nil, case .object(let members) = Self.json(located) else { return Self.json(located) }
        return .object(members + [JSON.Member(name: "known", value: .bool(located.isKnown))])
    }

    private static func json(_ located: LocatedCall) -> JSON {
        let call = located.call
        return [
            "helper": .optional(call.helper),
            "kind": .string(call.isExplicit ? call.isErased ? "erased" : "explicit" : call.kind.rawValue),
            "start": json(located.start),
            "end": json(located.end),
            "links": .strings(call.links),
            "outcome": .string(call.outcome.rawValue),
            "level": .optional(call.level?.rawValue),
            "rules": .strings(call.rules),
            "code": .string(call.code),
            "reason": .optional(call.reason?.sentence),
            "modifier": .optional(call.modifier),
            "caveats": .array(call.caveats.map(json)),
            "notes": .strings(call.notes),
            "before": .string(located.before),
            "after": .optional(call.after),
            "edits": .array(located.edits.map(\.json)),
        ]
    }

    private static func json(_ caveat: Caveat) -> JSON {
        [
            "level": .string(caveat.level.rawValue), "reason": .string(caveat.reason),
            "modifier": .optional(caveat.modifier),
        ]
    }

    private static func json(_ position: Position) -> JSON {
        ["offset": .number(position.offset), "line": .number(position.line), "column": .number(position.column)]
    }

    private static func json(_ edit: Edit) -> JSON {
        [
            "start": .number(edit.range.lowerBound), "end": .number(edit.range.upperBound),
            "text": .string(edit.replacement),
        ]
    }
}

extension LocatedEdit {
    var json: JSON { ["start": .number(start.offset), "end": .number(end.offset), "text": .string(text)] }
}
