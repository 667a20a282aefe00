extension Remark {
    /// Reads what follows a level, `note` or `branch`: `after .alignmentGuide  a guide moves the content`.
    init(_ word: Word, reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        var limits: [Limit] = []
        while let limit = try Limit(in: &scanner) { limits.append(limit) }
        guard !scanner.isAtEnd else { throw Flaw("`\(word.rawValue)` needs a reason") }
        if let flaw = Remark.Limit.flaw(in: scanner) { throw flaw }
        self.init(kind: word.remark!, limits: limits, reason: scanner.rest)
    }
}

extension Remark.Limit {
    /// Reads `after .a, .b`, `before .a`, `on A, B`, `inside A, .b`, `holding A, .b` or `given $name a, b`; nil where none
    /// of these words comes next.
    fileprivate init?(in scanner: inout Scanner) throws(Flaw) {
        if scanner.eat(word: "after") {
            self = .after(try scanner.modifiers(of: "after"))
        } else if scanner.eat(word: "before") {
            self = .before(try scanner.modifiers(of: "before"))
        } else if scanner.eat(word: "on") {
            guard let types = scanner.list({ $0.capitalizedName() }) else {
                throw Flaw("`on` needs types, such as `on Spacer`")
            }
            self = .on(types)
        } else if scanner.eat(word: "inside") {
            guard let names = scanner.modifiersAndTypes() else {
                throw Flaw("`inside` needs containers, such as `inside Menu, .glow`")
            }
            self = .inside(names)
        } else if scanner.eat(word: "holding") {
            guard let names = scanner.modifiersAndTypes() else {
                throw Flaw("`holding` needs what a view may hold, such as `holding .glow, Spacer`")
            }
            self = .holding(names)
        } else if scanner.eat(word: "given") {
            guard scanner.eat("$"), let name = scanner.name(), let values = scanner.list({ $0.run(to: " ,") }) else {
                throw Flaw("`given` needs a parameter and its values, such as `given $radius 0, 1`")
            }
            self = .given(parameter: name, values: values.map { Template($0) })
        } else {
            return nil
        }
    }

    private static let words = ["after", "before", "on", "inside", "holding", "given"]

    /// What is wrong with a reason that begins like a limit: `affter .glow`; nil if nothing is.
    fileprivate static func flaw(in scanner: Scanner) -> Flaw? {
        var scanner = scanner
        guard let word = scanner.name(), scanner.next == UInt8(ascii: ".") || scanner.next == UInt8(ascii: "$"),
            let near = words.nearest(to: word)
        else { return nil }
        return Flaw("unknown word `\(word)`; did you mean `\(near)`?")
    }

    var parameterName: String? { if case .given(let name, _) = self { name } else { nil } }
}

extension Scanner {
    // `.a, .b`
    fileprivate mutating func modifiers(of word: String) throws(Flaw) -> [String] {
        guard let names = list({ $0.eat(".") ? $0.name() : nil }) else {
            throw Flaw("`\(word)` needs modifiers, such as `\(word) .glow`")
        }
        return names
    }

    // `Menu, .toolbar`
    fileprivate mutating func modifiersAndTypes() -> [String]? {
        list { $0.eat(".") ? $0.name().map { "." + $0 } : $0.capitalizedName() }
    }

    // Items with commas between them. nil if one is missing.
    fileprivate mutating func list(_ item: (inout Scanner) -> String?) -> [String]? {
        var items: [String] = []
        repeat {
            guard !isAtEnd, let found = item(&self), !found.isEmpty else { return nil }
            items.append(found)
        } while eat(",")
        return items
    }

    // Without this a sentence that happens to begin with `on` would pass for a list of types.
    fileprivate mutating func capitalizedName() -> String? {
        let start = self
        guard let name = typeName(), name.first!.isUppercase else {
            self = start
            return nil
        }
        return name
    }
}
