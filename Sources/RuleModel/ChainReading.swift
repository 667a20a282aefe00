extension TemplateLink {
    /// Reads a chain: `.frame(width: nil)`, `.background { }`, `.padding(_, _ 0)`.
    static func chain(_ text: String) throws(Flaw) -> [TemplateLink] {
        var scanner = Scanner(text)
        var links: [TemplateLink] = []
        while scanner.eat(".") {
            guard let name = scanner.name() else { throw Flaw("a name must follow `.`") }
            links.append(try TemplateLink(name: name, in: &scanner))
        }
        guard !links.isEmpty else { throw Flaw("a chain begins with a period: `.glow(radius: 0)`") }
        guard scanner.isAtEnd else { throw Flaw("`\(scanner.rest)` behind the chain") }
        return links
    }

    // `(arguments)`, `{ closure }` and `label: { closure }` behind a name.
    private init(name: String, in scanner: inout Scanner) throws(Flaw) {
        var arguments: [TemplateArgument] = []
        let hasParentheses = scanner.next == UInt8(ascii: "(")
        if hasParentheses {
            guard let list = scanner.bracketed("(", ")") else { throw Flaw("`.\(name)(` is not closed") }
            for text in split(list, angles: false) { arguments.append(try TemplateArgument(reading: text)) }
        }
        var trailing = 0
        while true {
            let ahead = scanner
            let label = trailing == 0 ? nil : scanner.name()
            guard trailing == 0 || (label != nil && scanner.eat(":")), scanner.next == UInt8(ascii: "{") else {
                scanner = ahead
                break
            }
            guard let body = scanner.bracketed("{", "}") else { throw Flaw("`.\(name) {` is not closed") }
            arguments.append(
                TemplateArgument(label: label, value: .closure(try Template(statements: body)), isTrailing: true))
            trailing += 1
        }
        guard hasParentheses || trailing > 0 else { throw Flaw("`.\(name)` is not called: write `.\(name)()`") }
        self.init(name: name, arguments: arguments)
    }
}

extension TemplateArgument {
    // `width: nil`, `$content`, `_`, `_ 0`, `transform: { $0 = $font }`
    fileprivate init(reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        var label: String?
        let ahead = scanner
        if let name = scanner.name(), scanner.eat(":") { label = name } else { scanner = ahead }
        guard !scanner.isAtEnd else { throw Flaw(text.isEmpty ? "an argument is missing" : "`\(text)` has no value") }
        if scanner.eat(word: "_") {
            self.init(
                label: label, value: .written(off: scanner.isAtEnd ? nil : try Template(expression: scanner.rest)))
            return
        }
        let whole = scanner
        if let body = scanner.bracketed("{", "}"), scanner.isAtEnd {
            self.init(label: label, value: .closure(try Template(statements: body)))
        } else {
            self.init(label: label, value: .expression(try Template(expression: whole.rest)))
        }
    }

    /// The names behind `$` in the argument: `width` in `$width`, not `0` in `$0`.
    var parameterNames: [String] {
        switch value {
        case .written(let off): off?.mentions ?? []
        case .expression(let template), .closure(let template): template.mentions
        }
    }
}
