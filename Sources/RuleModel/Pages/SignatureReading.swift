import Syntax

/// Reads a declaration as Apple's documentation prints it, without `func`:
/// `frame(width: CGFloat? = nil)`, `Text.bold() -> Text`, `border<S>(_ content: S) -> some View where S: ShapeStyle`.
struct SignatureReader {
    private let path: Substring
    private let receiver: String
    private let name: String
    private let file: SourceFile

    init(_ text: String) throws(Flaw) {
        path = text.prefix { $0 != "(" && $0 != "<" && $0 != " " }
        guard !path.isEmpty else { throw Flaw("`modifier` needs a signature, such as `glow(radius: CGFloat)`") }
        let parts = path.split(separator: ".")
        guard (1...2).contains(parts.count) else { throw Flaw("`\(path)` is no modifier: write `TYPE.NAME`") }
        receiver = parts.count == 2 ? String(parts[0]) : "View"
        name = String(parts.last!).withoutBackticks
        file = SourceFile(parsing: Array("func \(parts.last!)\(text[path.endIndex...])".utf8))
    }

    /// Reads a declaration in a source, on a type that its extension names.
    init(_ text: String, on receiver: String) throws(Flaw) {
        path = text.prefix { $0 != "(" && $0 != "<" && $0 != " " }
        self.receiver = receiver
        name = String(path).withoutBackticks
        file = SourceFile(parsing: Array("func \(text)".utf8))
    }

    func signature() throws(Flaw) -> Signature {
        guard let function = file.children(of: file.root).first, file.kind(function) == .functionDeclaration else {
            throw Flaw("`\(path)` is no modifier: write `TYPE.NAME`")
        }
        var constraints: [String: [String]] = [:]
        if let list = file.child(.genericParameters, of: function) {
            guard let inside = file.inside(list) else { throw Flaw("`<` is not closed") }
            for part in file.parts(inside) { try constrain(&constraints, by: part, among: nil) }
        }
        guard let list = file.child(.parameters, of: function), let inside = file.inside(list) else {
            throw Flaw("`\(name)` needs its parameters in parentheses")
        }
        var parameters: [Parameter] = []
        // A comma may stand behind the last one.
        let parts = file.parts(inside)
        for part in parts.last?.isEmpty == true && parts.count > 1 ? parts.dropLast() : parts[...] {
            parameters.append(try Parameter(part, in: list, of: file))
        }
        if let twice = parameters.first(where: { one in parameters.count { $0.name == one.name } > 1 }) {
            throw Flaw("two parameters are named `\(twice.name)`: they are told apart by that name")
        }
        // On other types a page says what it gives; a declaration that gives nothing is no modifier.
        var result = receiver == "View" ? "some View" : ""
        var end = inside.upperBound + 1
        if file.tokens[end].kind == .arrow {
            guard let type = file.child(.type, of: function), file.isWhole(type) else {
                throw Flaw("`->` needs a type")
            }
            result = file.text(of: type)
            end = file.tokenIndices(of: type).upperBound
        }
        guard !result.isEmpty else { throw Flaw("`\(path)` needs its result, such as `-> \(receiver)`") }
        if file.tokens[end].keyword == .where {
            let requirements = end + 1..<file.tokens.count - 1
            guard !requirements.isEmpty else { throw Flaw("`where` needs a constraint, such as `S: ShapeStyle`") }
            for part in file.parts(requirements) {
                try constrain(&constraints, by: part, among: constraints.isEmpty ? nil : constraints)
            }
        } else if end < file.tokens.count - 1 {
            throw Flaw("`\(file.rest(from: end))` behind the signature")
        }
        return Signature(
            receiver: receiver, name: name, constraints: constraints, parameters: parameters, result: result)
    }

    // `S`, `S: ShapeStyle`, `S: View & Equatable`; `known` are the names between `<` and `>`, where those are written.
    private func constrain(
        _ constraints: inout [String: [String]], by tokens: Range<Int>, among known: [String: [String]]?
    ) throws(Flaw) {
        let text = file.text(ofTokens: tokens)
        let end = tokens.first { file.tokens[$0].kind == .colon || file.tokens[$0].kind == .binaryOperator }
        let name = file.text(ofTokens: tokens.lowerBound..<(end ?? tokens.upperBound))
        guard let root = name.split(separator: ".").first.map(String.init) else {
            throw Flaw("`\(text)` is no generic parameter")
        }
        let types = end.map { file.text(ofTokens: $0 + 1..<tokens.upperBound) }
        guard types.map({ !$0.isEmpty }) ?? (known == nil), !name.contains(" ") else {
            throw Flaw("`\(text)` is no constraint, such as `S: ShapeStyle`")
        }
        if let known, known[root] == nil {
            throw Flaw("no generic parameter `\(root)`" + known.keys.sorted().suggestion(for: root))
        }
        if let end, file.tokens[end].kind != .colon { return }
        constraints[name, default: []] += types?.split(separator: "&").map { String($0.trimmingSpaces()) } ?? []
    }

    /// The types that the signature names, its generic parameters left out.
    func namedTypes(but generic: some Sequence<String>) -> [String] {
        var found: [String] = []
        for node in file.descendants(of: file.root) where file.kind(node) == .type {
            guard let parent = file.parent(of: node),
                [.parameter, .functionDeclaration, .genericParameter, .whereClause].contains(file.kind(parent))
            else { continue }
            let tokens = file.tokenIndices(of: node)
            if [.colon, .arrow].contains(file.tokens[tokens.lowerBound - 1].kind) { found += names(in: tokens) }
        }
        found.append(receiver)
        var names = Set(generic)
        return found.filter { name in
            !names.contains(String(name.prefix { $0 != "." })) && names.insert(name).inserted
        }
    }

    /// `WritableKeyPath`, `EnvironmentValues` and `V` in `WritableKeyPath<EnvironmentValues, V>`.
    private func names(in tokens: Range<Int>) -> [String] {
        tokens.compactMap { index in
            // A name behind `@` is an attribute, one behind `>.` a member of a type, one before `:` a label.
            guard file.tokens[index].kind == .identifier, ![.atSign, .period].contains(file.tokens[index - 1].kind)
            else { return nil }
            var end = index + 1
            while file.tokens[end].kind == .period, file.tokens[end + 1].kind == .identifier { end += 2 }
            let name = file.text(ofTokens: index..<end)
            return file.tokens[end].kind == .colon || typeWords.contains(name) ? nil : name
        }
    }
}

/// What stands in types and needs no `type` line.
private let typeWords: Set<String> = [
    "some", "any", "inout", "async", "throws", "rethrows", "Self", "Void", "Any", "Never",
]

extension Parameter {
    /// Reads `_ edges: Edge.Set = .all`, `@ViewBuilder content: @escaping () -> V`, `for bars: ToolbarPlacement...`.
    fileprivate init(_ tokens: Range<Int>, in list: NodeID, of file: SourceFile) throws(Flaw) {
        let what = "`\(file.text(ofTokens: tokens))`"
        let node = file.children(of: list).first { file.tokenIndices(of: $0).lowerBound == tokens.lowerBound }
        let parts = node.map { file.children(of: $0) } ?? []
        var attributes = parts.filter { file.kind($0) == .attribute }
        let start = attributes.last.map { file.tokenIndices(of: $0).upperBound } ?? tokens.lowerBound
        let words = (start..<tokens.upperBound).prefix { file.tokens[$0].kind != .colon }
        let names = words.map { file.text(of: file.tokens[$0]).withoutBackticks }
        guard (1...2).contains(names.count), words.allSatisfy({ file.tokens[$0].isName }) else {
            throw Flaw("\(what) is no parameter")
        }
        guard words.endIndex < tokens.upperBound else { throw Flaw("\(what) is no parameter: it has no `:`") }
        guard let type = parts.first(where: { file.kind($0) == .type }), file.isWhole(type) else {
            throw Flaw("\(what) is no parameter: it has no type")
        }
        attributes += file.children(of: type).filter { file.kind($0) == .attribute }
        let inner = file.children(of: type).filter { file.kind($0) == .attribute }.last
        var spelled = file.tokenIndices(of: type)
        if let inner { spelled = file.tokenIndices(of: inner).upperBound..<spelled.upperBound }
        if file.tokens[spelled.lowerBound].keyword == .inout { spelled.removeFirst() }
        var end = spelled.upperBound
        let isVariadic = file.tokens[end].kind == .ellipsis
        if isVariadic { end += 1 }
        var defaultValue: Template?
        if end < tokens.upperBound {
            guard file.tokens[end].kind == .equal else {
                let next = (end..<tokens.upperBound).first { file.tokens[$0].kind == .colon }
                let label = next.map { ": a comma is missing before `\(file.text(of: file.tokens[$0 - 1]))`" }
                throw Flaw("\(what) is no parameter" + (label ?? ""))
            }
            guard end + 1 < tokens.upperBound, let value = parts.last, file.isWhole(value) else {
                throw Flaw("\(what) is no parameter: it has no default behind `=`")
            }
            defaultValue = Template(value, in: file)
        }
        guard let name = names.last(where: { $0 != "_" }) else {
            throw Flaw("\(what) needs a name, by which chains call it")
        }
        let marks = attributes.map { file.text(of: $0).dropFirst() }
        let text = file.text(ofTokens: spelled)
        self.init(
            label: names[0] == "_" ? nil : names[0], name: name, type: text, defaultValue: defaultValue,
            // A closure in an optional escapes.
            isEscaping: marks.contains("escaping") || text.contains("->") && text.hasSuffix(")?"),
            isBuilder: marks.contains { $0.hasSuffix("Builder") }, isAutoclosure: marks.contains("autoclosure"),
            isVariadic: isVariadic)
    }
}

extension Token {
    fileprivate var isName: Bool { [.identifier, .keyword, .wildcard].contains(kind) }
}
