extension Remark {
    /// Reads what follows a level, `note` or `branch`: `after .alignmentGuide  a guide moves the content`.
    init(_ word: Word, reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        var limits: [Limit] = []
        while let limit = try Limit(in: &scanner) { limits.append(limit) }
        guard !scanner.isAtEnd else { throw Flaw("`\(word.rawValue)` needs a reason") }
        if let flaw = Remark.Limit.flaw(in: scanner) { throw flaw }
        let reason = scanner.rest
        if let flaw = Remark.flaw(inReason: reason) { throw flaw }
        self.init(kind: word.remark!, limits: limits, reason: reason)
    }

    /// It is shown behind a colon, as the end of a sentence.
    private static func flaw(inReason reason: String) -> Flaw? {
        let first = reason.prefix { $0.isLetter }
        // `VoiceOver` and `UI` are written so.
        if first.first?.isUppercase == true, !first.dropFirst().contains(where: \.isUppercase) {
            return Flaw("a reason begins with a small letter, and not with `\(first)`")
        }
        return reason.hasSuffix(".") && !reason.hasSuffix("..") ? Flaw("a reason ends without a full stop") : nil
    }
}

extension Remark.Limit {
    /// Reads `after .a, .b`, `before .a`, `on A, B`, `unless A, B { }`, `unless drawing A`, `inside A, .b, C(d:)`,
    /// `holding A, .b, .c(.d)`, the same with `drawing`, or `given $name a, b`; nil where none of these words comes next.
    fileprivate init?(in scanner: inout Scanner) throws(Flaw) {
        guard let word = Self.words.first(where: { scanner.eat(word: $0) }) else { return nil }
        func names(_ what: String, _ item: (inout Scanner) -> String?) throws(Flaw) -> [String] {
            guard let names = scanner.list(item) else { throw Flaw("`\(word)` needs \(what)") }
            return names
        }
        switch word {
        case "after": self = .after(try names("modifiers, such as `after .glow`") { $0.modifier() })
        case "before": self = .before(try names("modifiers, such as `before .glow`") { $0.modifier() })
        case "on": self = .on(try names("types, such as `on Spacer`") { $0.capitalizedName() })
        case "unless":
            var kinds = ViewKinds()
            kinds.isInPlace = scanner.eat(word: "drawing")
            _ = try names("types, such as `unless Text, VStack { }`") { $0.viewKind(into: &kinds) }
            self = .unless(kinds)
        case "inside":
            self = .inside(try names("containers, such as `inside Menu, .glow`") { $0.container() })
        case "holding":
            self = .holding(
                try names("what a view may hold, such as `holding .glow, Spacer`") { $0.heldCall() }, inPlace: false)
        case "drawing":
            self = .holding(
                try names("what a view may hold, such as `drawing .glow, Spacer`") { $0.heldCall() }, inPlace: true)
        default:
            guard scanner.eat("$"), let name = scanner.name(), let values = scanner.list({ $0.run(to: " ,") }),
                // A word is the beginning of a reason.
                values.allSatisfy({ Self.given.contains($0) || !$0.isPlainWord })
            else {
                throw Flaw("`given` needs a parameter and its values, such as `given $radius 0, 1`")
            }
            self = .given(parameter: name, values: values.map { Template($0) })
        }
    }

    /// What reads like a word and is a value.
    private static let given = ["condition", "chosen", "nil", "true", "false"]

    private static let words = ["after", "before", "on", "unless", "inside", "holding", "drawing", "given"]

    /// What is wrong with a reason that begins like a limit: `affter .glow`, `behind Spacer  it moves`; nil if nothing is.
    fileprivate static func flaw(in scanner: Scanner) -> Flaw? {
        var rest = scanner
        guard let word = rest.name(), let next = rest.next else { return nil }
        if next != UInt8(ascii: "."), next != UInt8(ascii: "$") {
            // `unles Text it is so`; a short word may be one of a sentence: `an Image`
            var other = rest
            if word.count > 3, words.nearest(to: word) != nil, other.modifierOrType() != nil {
                return Flaw("unknown word `\(word)`" + words.choice(for: word))
            }
            // Two spaces end the limits.
            guard let end = scanner.rest.firstRange(of: "  ") else { return nil }
            var head = Scanner(scanner.rest[..<end.lowerBound])
            guard head.name() != nil, head.list({ $0.modifierOrType() }) != nil, head.isAtEnd else { return nil }
        }
        return Flaw("unknown word `\(word)`" + words.choice(for: word))
    }

    var parameterName: String? { if case .given(let name, _) = self { name } else { nil } }
}

extension String {
    /// True for `it`, which is no value.
    fileprivate var isPlainWord: Bool {
        first?.isLowercase == true && utf8.allSatisfy(\.isNamePart)
    }
}

extension Scanner {
    // `.glow`, without the period
    mutating func modifier() -> String? { eat(".") ? name() : nil }

    // `Menu`, `.toolbar`
    fileprivate mutating func modifierOrType() -> String? {
        next == UInt8(ascii: ".") ? modifier().map { "." + $0 } : capitalizedName()
    }

    // `Menu`, `.toolbar`, `List(editActions:)`
    fileprivate mutating func container() -> String? {
        guard let name = modifierOrType() else { return nil }
        guard eat("(") else { return name }
        guard let label = self.name(), eat(":"), eat(")") else { return nil }
        return "\(name)(\(label):)"
    }

    // `Menu`, `.toolbar`, `.alignmentGuide(.top)`
    fileprivate mutating func heldCall() -> String? {
        guard let name = modifierOrType() else { return nil }
        guard name.hasPrefix("."), eat("(") else { return name }
        guard let member = modifier(), eat(")") else { return nil }
        return "\(name)(.\(member))"
    }

    // `Text`, `VStack { }`, `undeclared`
    fileprivate mutating func viewKind(into kinds: inout ViewKinds) -> String? {
        if eat(word: "undeclared") {
            kinds.takesUndeclared = true
            return "undeclared"
        }
        guard let name = capitalizedName() else { return nil }
        if eat("{") {
            guard eat("}") else { return nil }
            kinds.containers.append(name)
        } else {
            kinds.plain.append(name)
        }
        return name
    }

    // Items with commas between them. nil if one is missing.
    mutating func list(_ item: (inout Scanner) -> String?) -> [String]? {
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
