/// What a YAML file holds, as far as descriptions of projects go: blocks, `{…}`, `[…]`, quoted and plain texts, comments. Of
/// anchors, aliases and tags only the names are passed over.
enum YAML {
    case text(String)
    case list([YAML])
    /// A key may be stated more than once.
    case map([(key: String, value: YAML)])

    /// nil for what cannot be read so.
    init?(_ text: String) {
        var reader = YAMLReader(text)
        guard let whole = reader.whole() else { return nil }
        self = whole
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// What is behind a key of it.
    subscript(key: String) -> YAML? {
        if case .map(let members) = self { members.last { $0.key == key }?.value } else { nil }
    }

    /// What a list holds; anything else is one alone.
    var elements: [YAML] { if case .list(let elements) = self { elements } else { [self] } }

    /// It and all that is in it, the outer before the inner.
    var all: [YAML] {
        switch self {
        case .text: [self]
        case .list(let elements): [self] + elements.flatMap(\.all)
        case .map(let members): [self] + members.flatMap(\.value.all)
        }
    }
}

/// Reads blocks line by line.
private struct YAMLReader {
    private struct Line {
        var depth: Int
        var code: Substring
    }

    private var lines: [Line] = []
    private var place = 0
    /// How deep the block is nested that is read.
    private var nesting = 0

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let code = Self.withoutComment(line)
            let depth = code.prefix { $0 == " " }.count
            let rest = code.dropFirst(depth)
            if rest.allSatisfy(\.isWhitespace) || rest.hasPrefix("%") && depth == 0 { continue }
            if depth == 0, rest.hasPrefix("---") || rest.hasPrefix("...") {
                // One more document is none of this.
                if lines.isEmpty { continue } else { break }
            }
            lines.append(Line(depth: depth, code: rest))
        }
    }

    /// A `#` begins a comment at the beginning of a word.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var last: Character = " "
        for place in line.indices {
            let character = line[place]
            if let open = quote {
                if character == open, open == "'" || last != "\\" { quote = nil }
            } else if character == "#", last.isWhitespace {
                return line[..<place]
            } else if character == "\"" || character == "'", " \t:,[{-".contains(last) {
                quote = character
            }
            last = character == "\\" && last == "\\" ? " " : character
        }
        return line
    }

    mutating func whole() -> YAML? {
        guard let first = lines.first else { return .map([]) }
        guard let whole = block(first.depth), place == lines.count else { return nil }
        return whole
    }

    private mutating func block(_ depth: Int) -> YAML? {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting < 64, place < lines.count else { return nil }
        let code = lines[place].code
        if Self.isItem(code) { return list(depth) }
        return Self.key(of: code) == nil ? value(code, above: depth - 1) : map(depth)
    }

    private static func isItem(_ code: Substring) -> Bool { code == "-" || code.hasPrefix("- ") }

    private mutating func list(_ depth: Int) -> YAML? {
        var elements: [YAML] = []
        while place < lines.count, lines[place].depth == depth, Self.isItem(lines[place].code) {
            let rest = lines[place].code.dropFirst()
            let own = rest.drop { $0 == " " }
            if own.isEmpty {
                place += 1
                guard let element = inner(above: depth) else { return nil }
                elements.append(element)
            } else {
                // What follows the mark is a block of its own, as deep as it stands.
                lines[place] = Line(depth: depth + 1 + rest.count - own.count, code: own)
                guard let element = block(lines[place].depth) else { return nil }
                elements.append(element)
            }
        }
        return .list(elements)
    }

    private mutating func map(_ depth: Int) -> YAML? {
        var members: [(key: String, value: YAML)] = []
        while place < lines.count, lines[place].depth == depth, let (key, rest) = Self.key(of: lines[place].code) {
            guard !Self.isItem(lines[place].code), let value = value(rest, above: depth) else { return nil }
            members.append((key, value))
        }
        return .map(members)
    }

    /// What stands deeper than a line; an empty text where nothing does. A list may stand as deep as its key.
    private mutating func inner(above depth: Int, orList: Bool = false) -> YAML? {
        guard place < lines.count else { return .text("") }
        let next = lines[place]
        if next.depth > depth { return block(next.depth) }
        return orList && next.depth == depth && Self.isItem(next.code) ? list(depth) : .text("")
    }

    /// What begins with some code at the end of the line.
    private mutating func value(_ code: Substring, above depth: Int) -> YAML? {
        var code = code.drop(while: \.isWhitespace)
        while code.hasPrefix("&") || code.hasPrefix("!") {
            code = code.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
        }
        guard let first = code.first else {
            place += 1
            return inner(above: depth, orList: true)
        }
        if first == "|" || first == ">" {
            place += 1
            while place < lines.count, lines[place].depth > depth { place += 1 }
            return .text("")
        }
        var flow = YAMLFlow(code)
        if "{[\"'".contains(first) {
            // It may go on in the next lines.
            while true {
                place += 1
                if let value = flow.whole() { return value }
                guard place < lines.count, flow.code.count < 1 << 16 else { return nil }
                flow = YAMLFlow(flow.code + " " + lines[place].code)
            }
        }
        place += 1
        // A text of several lines.
        while place < lines.count, lines[place].depth > depth { place += 1 }
        return .text(YAMLFlow.trimmed(code))
    }

    /// `name` of `name: App`, with what follows; nil for a line that begins with no key.
    private static func key(of code: Substring) -> (String, Substring)? {
        guard let first = code.first, !"{[".contains(first) else { return nil }
        if first == "\"" || first == "'" {
            guard let end = code.dropFirst().firstIndex(of: first) else { return nil }
            let rest = code[code.index(after: end)...].drop(while: \.isWhitespace)
            return rest.hasPrefix(":")
                ? (String(code[code.index(after: code.startIndex)..<end]), rest.dropFirst()) : nil
        }
        var rest = code
        while let colon = rest.firstIndex(of: ":") {
            let behind = code.index(after: colon)
            if behind == code.endIndex || code[behind].isWhitespace {
                return (YAMLFlow.trimmed(code[..<colon]), code[behind...])
            }
            rest = code[behind...]
        }
        return nil
    }
}

/// Reads `{iOS: 15.0, macOS: "12.0"}`.
private struct YAMLFlow {
    let code: Substring
    private var rest: Substring

    init(_ code: Substring) { (self.code, rest) = (code, code) }

    init(_ code: String) { self.init(code[...]) }

    static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// nil where something is open at the end, or where more follows.
    mutating func whole() -> YAML? {
        rest = code
        guard let value = value(0) else { return nil }
        skipSpace()
        return rest.isEmpty ? value : nil
    }

    private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ mark: Character) -> Bool {
        skipSpace()
        guard rest.first == mark else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func value(_ nesting: Int) -> YAML? {
        skipSpace()
        if nesting > 64 { return nil }
        if take("[") {
            var elements: [YAML] = []
            while !take("]") {
                guard let element = value(nesting + 1) else { return nil }
                elements.append(element)
                skipSpace()
                guard take(",") || rest.first == "]" else { return nil }
            }
            return .list(elements)
        }
        if take("{") {
            var members: [(key: String, value: YAML)] = []
            while !take("}") {
                guard let key = text() else { return nil }
                var member = YAML.text("")
                if take(":") {
                    skipSpace()
                    if !rest.hasPrefix(","), !rest.hasPrefix("}") {
                        guard let value = value(nesting + 1) else { return nil }
                        member = value
                    }
                }
                members.append((key, member))
                skipSpace()
                guard take(",") || rest.first == "}" else { return nil }
            }
            return .map(members)
        }
        return text().map { .text($0) }
    }

    private mutating func text() -> String? {
        skipSpace()
        guard let first = rest.first else { return nil }
        if first == "\"" || first == "'" {
            guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
            defer { rest = rest[rest.index(after: end)...] }
            return String(rest[rest.index(after: rest.startIndex)..<end])
        }
        var end = rest.startIndex
        while end < rest.endIndex {
            let next = rest.index(after: end)
            if rest[end...].hasPrefix("${"), let close = rest[end...].firstIndex(of: "}") {
                end = rest.index(after: close)
                continue
            }
            if ",]}[{".contains(rest[end]) { break }
            if rest[end] == ":", next == rest.endIndex || rest[next].isWhitespace || "{[\"',}]".contains(rest[next]) {
                break
            }
            end = next
        }
        guard end > rest.startIndex else { return nil }
        defer { rest = rest[end...] }
        return Self.trimmed(rest[..<end])
    }
}
