import Syntax

/// Lines as a build phase of Xcode shows them beside the code, with the whole path, and as many editors read them.
struct XcodeFormat {
    let currentFolder: Path

    func text(_ findings: [Finding]) -> [UInt8] {
        Array(findings.map { line(for: $0) + "\n" }.joined().utf8)
    }

    private func line(for finding: Finding) -> String {
        let severity =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "note"
            }
        let path = finding.path.map { Shown.escaped(currentFolder.joined($0).normalized.spelling) } ?? "fixmods"
        let place = finding.start.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(path)\(place): \(severity): \(Shown.escaped(finding.text)) [\(finding.code)]"
    }
}
