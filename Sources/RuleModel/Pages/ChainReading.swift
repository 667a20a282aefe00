import Syntax

extension TemplateLink {
    /// Reads a chain: `.frame(width: nil)`, `.background { }`, `.padding(_, _ 0)`.
    static func chain(_ text: String) throws(Flaw) -> [TemplateLink] {
        guard text.utf8.first == UInt8(ascii: ".") else {
            throw Flaw("a chain begins with a period: `.glow(radius: 0)`")
        }
        let reader = ChainReader(text)
        let file = reader.file
        var next = file.children(of: file.root).first
        // `+ 1` behind a chain makes it the first part of something else.
        while let node = next, file.kind(node) != .call, file.kind(node) != .member {
            next = file.children(of: node).first
        }
        let end = next.map { file.tokenIndices(of: $0).upperBound } ?? 0
        var calls: [NodeID] = []
        while let node = next {
            calls.insert(node, at: 0)
            let member = file.kind(node) == .call ? file.children(of: node)[0] : node
            next = file.children(of: member).first { file.kind($0).isPostfix }
        }
        var links: [TemplateLink] = []
        for call in calls { links.append(try reader.link(call)) }
        let rest = file.rest(from: end)
        guard !links.isEmpty, rest.isEmpty else { throw Flaw("`\(rest)` behind the chain") }
        return links
    }
}

private struct ChainReader {
    let file: SourceFile
    /// The text as the page spells it, with each `_`.
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
        let spelled = SourceFile(parsing: bytes)
        // `_ 0` is no Swift: what it is when off is parsed without the `_`.
        var blank = bytes
        for index in spelled.tokens.indices.dropFirst() where spelled.tokens[index].kind == .wildcard {
            let (before, after) = (spelled.tokens[index - 1].kind, spelled.tokens[index + 1])
            let isArgument = [.leftParen, .comma, .colon].contains(before)
            if isArgument, ![.comma, .rightParen].contains(after.kind), after.keyword != .in {
                blank[spelled.tokens[index].range.lowerBound] = UInt8(ascii: " ")
            }
        }
        file = blank == bytes ? spelled : SourceFile(parsing: blank)
    }

    /// `.name(arguments) { closure } label: { closure }`
    func link(_ call: NodeID) throws(Flaw) -> TemplateLink {
        let member = file.kind(call) == .call ? file.children(of: call)[0] : call
        let list = file.children(of: member).first { file.kind($0) == .argumentNames }
        let last = list.map { file.tokenIndices(of: $0).lowerBound } ?? file.tokenIndices(of: member).upperBound
        let name = file.text(of: file.tokens[last - 1])
        guard name != ".", file.kind(member) == .member else { throw Flaw("a name must follow `.`") }
        if let list { throw Flaw("`\(file.text(of: list).dropFirst().dropLast())` has no value") }
        guard file.kind(call) == .call else { throw Flaw("`.\(name)` is not called: write `.\(name)()`") }
        var arguments: [TemplateArgument] = []
        for part in file.children(of: call).dropFirst() {
            switch file.kind(part) {
            case .arguments:
                guard let inside = file.inside(part) else { throw Flaw("`.\(name)(` is not closed") }
                let values = file.children(of: part).filter { file.kind($0) == .argument }
                for tokens in file.parts(inside) {
                    arguments.append(try argument(tokens, values.first { file.tokenIndices(of: $0) == tokens }))
                }
            default:
                let closure = file.kind(part) == .closure ? part : file.children(of: part).last ?? part
                guard file.inside(closure) != nil else { throw Flaw("`.\(name) {` is not closed") }
                let label = closure == part ? nil : file.text(of: file.tokens[file.tokenIndices(of: part).lowerBound])
                arguments.append(TemplateArgument(label: label, value: try value(closure), isTrailing: true))
            }
        }
        return TemplateLink(name: name.withoutBackticks, arguments: arguments)
    }

    // `width: nil`, `$content`, `_`, `_ 0`, `transform: { $0 = $font }`
    private func argument(_ tokens: Range<Int>, _ node: NodeID?) throws(Flaw) -> TemplateArgument {
        let isLabelled = tokens.count > 1 && file.tokens[tokens.lowerBound + 1].kind == .colon
        let label = isLabelled ? file.text(of: file.tokens[tokens.lowerBound]) : nil
        let rest = isLabelled ? tokens.lowerBound + 2..<tokens.upperBound : tokens
        guard !rest.isEmpty else {
            throw Flaw(isLabelled ? "`\(file.text(ofTokens: tokens))` has no value" : "an argument is missing")
        }
        guard let node, let value = file.children(of: node).last, file.isWhole(value) || file.kind(value) == .closure
        else { throw Flaw("`\(file.text(ofTokens: rest))` is no expression") }
        return TemplateArgument(label: label?.withoutBackticks, value: try self.value(value))
    }

    private func value(_ node: NodeID) throws(Flaw) -> TemplateArgument.Value {
        let template = Template(node, in: file)
        if file.kind(node) == .closure {
            guard file.isWhole(node) else { throw Flaw("`\(template)` is no closure") }
            return .closure(template)
        }
        if template.words == ["_"] { return .written(off: nil) }
        let before = file.trivia(before: Int(file[node].firstToken))
        return bytes[before].contains(UInt8(ascii: "_")) ? .written(off: template) : .expression(template)
    }
}

extension TemplateArgument {
    /// The names behind `$` in the argument: `width` in `$width`, not `0` in `$0`.
    var parameterNames: [String] {
        switch value {
        case .written(let off): off?.mentions ?? []
        case .expression(let template), .closure(let template): template.mentions
        }
    }
}
