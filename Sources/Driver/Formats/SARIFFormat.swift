import Syntax

/// The Static Analysis Results Interchange Format, version 2.1.0:
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFFormat {
    let names: RepositoryNames

    func json(_ findings: [Finding]) -> JSON {
        // What concerns no file is no result, but something that happened on the way.
        let results = findings.filter { $0.path != nil }
        let events = findings.filter { $0.path == nil }
        let codes = Set(results.map(\.code)).sorted()
        return [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "fixmods", "version": .string(version), "semanticVersion": .string(version),
                            "rules": .array(codes.map(rule)),
                        ]
                    ],
                    "columnKind": "utf16CodeUnits",
                    "invocations": [
                        [
                            "executionSuccessful": .bool(!findings.contains { $0.severity == .error }),
                            "toolExecutionNotifications": .array(events.map(notification)),
                        ]
                    ],
                    "results": .array(results.map { result($0, codes) }),
                ]
            ],
        ]
    }

    /// What a short name stands for, with what `fixmods explain` says of it.
    private func rule(_ code: String) -> JSON {
        guard let entry = Glossary.entries.first(where: { $0.word == code }) else { return ["id": .string(code)] }
        let text = entry.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return ["id": .string(code), "shortDescription": ["text": .string(text)]]
    }

    private func notification(of finding: Finding) -> JSON {
        ["level": .string(level(of: finding)), "message": ["text": .string(finding.text)]]
    }

    private func result(_ finding: Finding, _ codes: [String]) -> JSON {
        var members: [JSON.Member] = [
            .init(name: "ruleId", value: .string(finding.code)),
            .init(name: "ruleIndex", value: .number(codes.firstIndex(of: finding.code)!)),
            .init(name: "level", value: .string(level(of: finding))),
            .init(name: "message", value: ["text": .string(finding.text)]),
            .init(name: "locations", value: [["physicalLocation": .object(location(of: finding))]]),
            .init(name: "partialFingerprints", value: ["fixmods/v1": .string(finding.fingerprint)]),
        ]
        if !finding.edits.isEmpty { members.append(.init(name: "fixes", value: [fix(finding)])) }
        return .object(members)
    }

    private func level(of finding: Finding) -> String {
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    private func location(of finding: Finding) -> [JSON.Member] {
        let file = JSON.Member(name: "artifactLocation", value: artifact(finding.path!))
        guard let start = finding.start else { return [file] }
        return [file, JSON.Member(name: "region", value: region(start, finding.end))]
    }

    private func artifact(_ path: Path) -> JSON { ["uri": .string(names.uri(of: path))] }

    private func region(_ start: Position, _ end: Position?) -> JSON {
        guard let end else { return ["startLine": .number(start.line)] }
        return [
            "startLine": .number(start.line), "startColumn": .number(start.column), "endLine": .number(end.line),
            "endColumn": .number(end.column),
        ]
    }

    /// All that has to change at once: one that holds the call alone would not compile.
    private func fix(_ finding: Finding) -> JSON {
        var changes: [NeededEdits.Change] = [(finding.path!, finding.edits)]
        for needed in finding.needed {
            if needed.path == finding.path { changes[0].edits += needed.edits } else { changes.append(needed) }
        }
        changes[0].edits.sort { $0.start.offset < $1.start.offset }
        return [
            "description": ["text": "keep the view's identity"], "artifactChanges": .array(changes.map(change)),
        ]
    }

    private func change(_ change: NeededEdits.Change) -> JSON {
        let replacements = change.edits.map { edit -> JSON in
            ["deletedRegion": region(edit.start, edit.end), "insertedContent": ["text": .string(edit.text)]]
        }
        return ["artifactLocation": artifact(change.path), "replacements": .array(replacements)]
    }
}
