import RuleModel

/// What `fixmods rules` prints: each page with the levels of its forms and its first paragraph.
struct RuleList {
    let pages: [Page]
    let paint: Paint

    init(_ pages: [Page], paint: Paint) {
        self.pages = pages.sorted { $0.name < $1.name }
        self.paint = paint
    }

    /// For each page a line with its name and its levels, and below it what it begins with.
    ///
    /// - Parameter width: in columns.
    func text(width: Int) -> String {
        pages.map { page in
            let summary = Shown.escaped(Self.firstSentence(of: page.summary))
            return "\(paint(.strong, Shown.escaped(page.name)))  \(Self.kinds(of: page))\n"
                + Paragraph(text: summary, indentation: 4, hanging: 0).lines(width: width)
        }.joined()
    }

    /// Its shape is promised by `Sources/Schemas/rules.schema.json`.
    ///
    /// - Parameter messages: what else is to be said.
    func json(_ messages: [Message]) -> JSON {
        let rules = pages.map { page -> JSON in
            [
                "name": .string(page.name), "path": .path(page.path), "summary": .string(page.summary),
                "modifiers": .strings(Set(page.overloads.map(\.signature.name)).sorted()),
                "levels": .strings(page.levels.map(\.rawValue)), "branch": .bool(page.hasBranch),
            ]
        }
        return [
            "schema": 1, "version": .string(version), "rules": .array(rules),
            "messages": .array(messages.map(\.json)),
        ]
    }

    /// `safe, approx, branch`; a dash for a page that states no form.
    private static func kinds(of page: Page) -> String {
        let kinds = page.levels.map(\.rawValue) + (page.hasBranch ? ["branch"] : [])
        return kinds.isEmpty ? "-" : kinds.joined(separator: ", ")
    }

    private static func firstSentence(of summary: String) -> String {
        guard let end = summary.firstRange(of: ". ") else { return summary }
        return String(summary[..<end.lowerBound]) + "."
    }
}

extension Page {
    /// The levels at which its forms are applied, wherever they are: the least first.
    var levels: [Level] {
        let forms = overloads.flatMap { overload in overload.forms.map { overload.remarks + $0.remarks } }
        let found = forms.flatMap { remarks -> [Level] in
            let levels = remarks.compactMap { remark -> (level: Level, isEverywhere: Bool)? in
                guard case .level(let level) = remark.kind else { return nil }
                return (level, remark.limits.isEmpty)
            }
            return levels.map(\.level) + (levels.contains(where: \.isEverywhere) ? [] : [.safe])
        }
        return Set(found).sorted()
    }

    /// True if it names something that has no inert form.
    var hasBranch: Bool {
        overloads.contains { overload in
            (overload.remarks + overload.forms.flatMap(\.remarks)).contains { $0.kind == .branch }
        }
    }
}
