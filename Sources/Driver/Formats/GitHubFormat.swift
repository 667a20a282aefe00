/// The commands that a workflow of GitHub's turns into annotations:
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
struct GitHubFormat {
    let names: RepositoryNames

    func text(_ findings: [Finding]) -> [UInt8] {
        Array(findings.map { line(for: $0) + "\n" }.joined().utf8)
    }

    private func line(for finding: Finding) -> String {
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties: [(String, String)] = []
        if let path = finding.path { properties.append(("file", names.name(of: path).spelling)) }
        if let start = finding.start { properties.append(("line", String(start.line))) }
        if let start = finding.start, let end = finding.end {
            properties.append(("endLine", String(end.line)))
            // Columns count only within one line.
            if start.line == end.line {
                properties += [("col", String(start.column)), ("endColumn", String(end.column))]
            }
        }
        properties.append(("title", "fixmods (\(finding.code))"))
        let said = properties.map { "\($0)=\(Self.escaped($1, alsoIn: ":,"))" }.joined(separator: ",")
        return "::\(command) \(said)::\(Self.escaped(finding.text))"
    }

    private static func escaped(_ text: String, alsoIn others: String = "") -> String {
        text.unicodeScalars.map { scalar in
            let isPlain = scalar != "%" && scalar != "\r" && scalar != "\n" && !others.unicodeScalars.contains(scalar)
            if isPlain { return scalar.isControl ? Shown.escaped(String(scalar)) : String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
