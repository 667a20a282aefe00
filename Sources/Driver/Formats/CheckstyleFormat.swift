import Syntax

/// The XML of Checkstyle, which many tools read.
struct CheckstyleFormat {
    func text(_ findings: [Finding]) -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        let files = findings.reduce(into: [(path: Path?, findings: [Finding])]()) { files, finding in
            if files.last?.path != finding.path || files.isEmpty { files.append((finding.path, [])) }
            files[files.count - 1].findings.append(finding)
        }
        for file in files {
            text += "  <file name=\"\(Self.escaped(file.path?.spelling ?? "fixmods"))\">\n"
            text += file.findings.map { "    \(Self.element($0))\n" }.joined()
            text += "  </file>\n"
        }
        return Array((text + "</checkstyle>\n").utf8)
    }

    private static func element(_ finding: Finding) -> String {
        let severity =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "info"
            }
        let place = finding.start.map { "line=\"\($0.line)\" column=\"\($0.column)\" " } ?? ""
        return "<error \(place)severity=\"\(severity)\" message=\"\(escaped(finding.text))\" "
            + "source=\"fixmods.\(finding.code)\"/>"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n", "\r", "\t": "&#\(scalar.value);"
            // No other control character can be in XML.
            case _ where scalar.isControl || scalar.value & 0xFFFE == 0xFFFE: Shown.escaped(String(scalar))
            default: String(scalar)
            }
        }.joined()
    }
}
