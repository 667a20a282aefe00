import RuleModel

/// Reads a table of declarations: tabs between columns, of which the first line tells the names. `owner`, `name`,
/// `parameters`, `result` and `where` are spelled as in Swift; a column with the name of a system says since when that has
/// it, `unavailable` or nothing. In a line whose `source` is `doc` nothing means that the system has it not.
enum Table {
    static func isOne(_ text: String) -> Bool {
        text.prefix { $0 != "\n" }.split(separator: "\t").contains("parameters")
    }

    /// - Parameter types: what pages state. Other names stand for generic parameters, which a line need not tell.
    static func declarations(in text: String, types: Set<String>) -> [InterfaceDeclaration] {
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard let head = lines.first else { return [] }
        return lines.dropFirst().flatMap { line -> [InterfaceDeclaration] in
            let cells = Dictionary(zip(head, line)) { first, _ in first }
            guard let owner = cells["owner"], let name = cells["name"], let parameters = cells["parameters"] else {
                return []
            }
            let condition = cells["where"] ?? ""
            let clause = condition.isEmpty ? "" : " where \(condition)"
            let result = cells["result"].flatMap { $0.isEmpty ? nil : " -> \($0)" } ?? ""
            let isDocumentation = cells["source"] == "doc"
            return kindsOfText(in: String(parameters), isDocumentation).compactMap { parameters in
                let text = "\(name)\(generics(in: condition, parameters, types))(\(parameters))\(result)\(clause)"
                let signature = Signature(declared: text, on: String(owner))
                return signature.map { InterfaceDeclaration(signature: $0, availability: availability(cells)) }
            }
        }
    }

    /// `<Item, Content>` for `Item: Identifiable` and `() -> Content`.
    private static func generics(in condition: Substring, _ parameters: String, _ types: Set<String>) -> String {
        let constrained = condition.split(separator: ",").map { part in
            String(part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber })
        }
        let named = parameters.matches(of: #/(?:^|[^.\w@])([A-Z]\w*)\b(?!\.)/#).map { String($0.1) }
        let unknown = named.filter { !types.contains($0) && !["Void", "Any", "Never", "Self"].contains($0) }
        let sorted = Set(constrained + unknown).subtracting(["Self"]).sorted()
        return sorted.isEmpty ? "" : "<" + sorted.joined(separator: ", ") + ">"
    }

    /// Of the overloads for each kind of text, documentation may list one: it stands for all. What takes a key also takes
    /// a resource, which older interfaces leave out.
    private static func kindsOfText(in parameters: String, _ isDocumentation: Bool) -> [String] {
        let kinds =
            isDocumentation
            ? ["LocalizedStringKey", "LocalizedStringResource", "some StringProtocol", "Text", "S"]
            : ["LocalizedStringKey", "LocalizedStringResource"]
        let pattern = #/: (\[?)(Text|LocalizedStringKey|LocalizedStringResource|S)(\]?\??)(?=,|$| =)/#
        guard let found = parameters.firstMatch(of: pattern), isDocumentation || kinds.contains(String(found.2)) else {
            return [parameters]
        }
        return kinds.map { kind in
            parameters.replacing(pattern, maxReplacements: 1) { _ in ": \(found.1)\(kind)\(found.3)" }
        }
    }

    private static func availability(_ cells: [Substring: Substring]) -> Availability {
        let said = DeploymentTarget.platforms.map { platform in
            // A version in parentheses is deduced.
            (platform, cells[Substring(platform)].map { $0.filter { !"()".contains($0) } } ?? "")
        }
        let isComplete = cells["source"] == "doc" && said.contains { !$0.1.isEmpty }
        var words: [String: Availability.Word] = [:]
        for (platform, text) in said {
            if let version = DeploymentTarget.Version(text) { words[platform] = .since(version) }
            // The columns of a line that is complete leave Mac Catalyst to iOS.
            let isSilent = text.isEmpty && isComplete && platform != "macCatalyst"
            if text == "unavailable" || isSilent { words[platform] = .never }
        }
        return Availability(words: words)
    }
}
