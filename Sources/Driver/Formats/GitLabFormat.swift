/// A report of code quality as GitLab reads it:
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
struct GitLabFormat {
    let names: RepositoryNames

    /// What concerns no file has no place there.
    func json(_ findings: [Finding]) -> JSON {
        .array(
            findings.compactMap { finding -> JSON? in
                guard let path = finding.path else { return nil }
                let name = names.name(of: path).spelling
                let severity =
                    switch finding.severity {
                    case .error: "major"
                    case .warning: "minor"
                    case .note: "info"
                    }
                let print = Hash(of: "\(name)\n\(finding.code)\n\(finding.fingerprint)".utf8).hexadecimal
                return [
                    "description": .string(finding.text), "check_name": .string(finding.code),
                    "fingerprint": .string(print), "severity": .string(severity),
                    "location": [
                        "path": .string(name),
                        "lines": [
                            "begin": .number(finding.start?.line ?? 1),
                            "end": .number(finding.end?.line ?? finding.start?.line ?? 1),
                        ],
                    ],
                ]
            })
    }
}
