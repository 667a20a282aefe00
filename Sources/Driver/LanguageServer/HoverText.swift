import Syntax

extension OpenDocuments {
    /// The page of the modifier at a place, if a conditional call applies it there; nil where there is none.
    mutating func hover(at spot: Spot, in uri: String, _ abilities: ClientAbilities) -> JSON? {
        guard let document = document(uri), let result = result(of: uri),
            let file = result.files.first(where: { $0.location == document.location })
        else { return nil }
        let offset = spot.offset(in: document.lines)
        let calls = file.calls.filter { $0.start.offset <= offset && offset <= $0.end.offset }
        guard !calls.isEmpty else { return nil }
        let source = SourceFile(parsing: document.text)
        let words = source.tokens.indices.dropFirst().filter { index in
            let range = source.tokens[index].range
            return range.lowerBound <= offset && offset <= range.upperBound && source.tokens[index].kind == .identifier
                && source.tokens[index - 1].kind == .period
        }
        guard let word = words.first else { return nil }
        let name = source.text(of: source.tokens[word])
        let pages = calls.contains { $0.call.links.contains(name) } ? pages(for: name, in: uri) : []
        guard !pages.isEmpty else { return nil }
        // What `explain` prints is a page without the marks that Markdown needs.
        let text =
            abilities.showsMarkdown
            ? pages.map(\.text).joined(separator: "\n")
            : (try? Explanation(of: name, pages: pages, paint: Paint(isOn: false)).text) ?? ""
        let range = source.tokens[word].range
        let (start, end) = (
            document.lines.position(of: range.lowerBound), document.lines.position(of: range.upperBound)
        )
        return [
            "contents": ["kind": abilities.showsMarkdown ? "markdown" : "plaintext", "value": .string(text)],
            "range": SpotRange(Spot(start), Spot(end)).json,
        ]
    }
}
