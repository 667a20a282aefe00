extension Signature {
    /// Reads a declaration as Apple's documentation prints it, without `func`:
    /// `frame(width: CGFloat? = nil)`, `Text.bold() -> Text`, `border<S>(_ content: S) -> some View where S: ShapeStyle`.
    init(reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        guard let path = scanner.typeName() else {
            throw Flaw("`modifier` needs a signature, such as `glow(radius: CGFloat)`")
        }
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count <= 2 else { throw Flaw("`\(path)` is no modifier: write `TYPE.NAME`") }
        let name = parts.last!
        var constraints: [String: [String]] = [:]
        if scanner.next == UInt8(ascii: "<") {
            guard let list = scanner.bracketed("<", ">", angles: true) else { throw Flaw("`<` is not closed") }
            for generic in split(list) { try Signature.constrain(&constraints, by: generic, among: nil) }
        }
        guard let list = scanner.bracketed("(", ")", angles: true) else {
            throw Flaw("`\(name)` needs its parameters in parentheses")
        }
        var parameters: [Parameter] = []
        for parameter in split(list) { parameters.append(try Parameter(reading: parameter)) }
        if let twice = parameters.first(where: { one in parameters.count { $0.name == one.name } > 1 }) {
            throw Flaw("two parameters are named `\(twice.name)`: they are told apart by that name")
        }
        let receiver = parts.count == 2 ? parts[0] : "View"
        var result = receiver == "View" ? "some View" : ""
        if scanner.eat("->") {
            guard let type = Signature.type(before: "where", in: &scanner) else { throw Flaw("`->` needs a type") }
            result = type
        }
        guard !result.isEmpty else { throw Flaw("`\(path)` needs its result, such as `-> \(receiver)`") }
        if scanner.eat(word: "where") {
            guard !scanner.isAtEnd else { throw Flaw("`where` needs a constraint, such as `S: ShapeStyle`") }
            for requirement in split(scanner.rest) {
                try Signature.constrain(&constraints, by: requirement, among: constraints.isEmpty ? nil : constraints)
            }
        } else if !scanner.isAtEnd {
            throw Flaw("`\(scanner.rest)` behind the signature")
        }
        self.init(
            receiver: receiver, name: name, constraints: constraints, parameters: parameters, result: result)
    }

    // `S`, `S: ShapeStyle`, `S: View & Equatable`; `known` are the names between `<` and `>`, where those are written.
    private static func constrain(
        _ constraints: inout [String: [String]], by text: String, among known: [String: [String]]?
    ) throws(Flaw) {
        var scanner = Scanner(text)
        guard let name = scanner.typeName() else { throw Flaw("`\(text)` is no generic parameter") }
        let root = String(name.prefix { $0 != "." })
        if let known, known[root] == nil {
            throw Flaw("no generic parameter `\(root)`" + known.keys.sorted().suggestion(for: root))
        }
        if scanner.isAtEnd, known == nil {
            constraints[name, default: []] += []
        } else if scanner.eat(":") {
            constraints[name, default: []] += scanner.rest.split(separator: "&").map { String($0.trimmingSpaces()) }
        } else if !scanner.eat("==") {
            throw Flaw("`\(text)` is no constraint, such as `S: ShapeStyle`")
        }
    }

    // A type up to a word that may follow it.
    private static func type(before word: String, in scanner: inout Scanner) -> String? {
        var words: [String] = []
        while !scanner.isAtEnd {
            let ahead = scanner
            if scanner.eat(word: word) {
                scanner = ahead
                break
            }
            guard let part = scanner.run(to: " ", angles: true) else { return nil }
            if !part.isEmpty { words.append(part) }
            _ = scanner.eat(" ")
        }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The types that the signature names, its generic parameters left out.
    var namedTypes: [String] {
        let texts = parameters.map(\.type) + [result, receiver] + constraints.values.flatMap { $0 }
        let generic = Set(constraints.keys)
        var found: [String] = []
        for text in texts {
            for name in typeNames(in: text) where !generic.contains(String(name.prefix { $0 != "." })) {
                if !found.contains(name) { found.append(name) }
            }
        }
        return found
    }
}

extension Parameter {
    /// Reads `_ edges: Edge.Set = .all`, `@ViewBuilder content: @escaping () -> V`, `for bars: ToolbarPlacement...`.
    init(reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        var attributes = Parameter.attributes(in: &scanner)
        guard let first = scanner.name() else { throw Flaw("`\(text)` is no parameter") }
        let second = scanner.name()
        guard scanner.eat(":") else { throw Flaw("`\(text)` is no parameter: it has no `:`") }
        attributes += Parameter.attributes(in: &scanner)
        _ = scanner.eat(word: "inout")
        guard var type = scanner.run(to: "=", angles: true), !type.isEmpty else {
            throw Flaw("`\(text)` is no parameter: it has no type")
        }
        var rest = Scanner(type)
        if let ahead = rest.run(to: ":"), rest.eat(":"), let label = ahead.split(separator: " ").last {
            throw Flaw("`\(text)` is no parameter: a comma is missing before `\(label)`")
        }
        let isVariadic = type.hasSuffix("...")
        if isVariadic { type = String(type.dropLast(3)) }
        let defaultValue = scanner.eat("=") ? scanner.rest : nil
        guard defaultValue != "" else { throw Flaw("`\(text)` is no parameter: it has no default behind `=`") }
        guard let name = [second, first].compactMap({ $0 }).first(where: { $0 != "_" }) else {
            throw Flaw("`\(text)` needs a name, by which chains call it")
        }
        self.init(
            label: first == "_" ? nil : first, name: name, type: type, defaultValue: defaultValue.map { Template($0) },
            // A closure in an optional escapes.
            isEscaping: attributes.contains("escaping") || type.contains("->") && type.hasSuffix("?"),
            isBuilder: attributes.contains { $0.hasSuffix("Builder") },
            isAutoclosure: attributes.contains("autoclosure"), isVariadic: isVariadic)
    }

    private static func attributes(in scanner: inout Scanner) -> [String] {
        var found: [String] = []
        while scanner.eat("@"), let name = scanner.typeName() { found.append(name) }
        return found
    }
}

/// The parts of a list, split at the commas outside of brackets. Empty for an empty list.
func split(_ list: String, angles: Bool = true) -> [String] {
    var scanner = Scanner(list)
    guard !scanner.isAtEnd else { return [] }
    var parts: [String] = []
    repeat { parts.append(scanner.run(to: ",", angles: angles) ?? scanner.rest) } while scanner.eat(",")
    return parts
}

/// What stands in types and needs no `type` line.
private let typeWords: Set<String> = [
    "some", "any", "inout", "async", "throws", "rethrows", "Self", "Void", "Any", "Never",
]

/// The names of types in a type: `WritableKeyPath`, `EnvironmentValues` and `V` in `WritableKeyPath<EnvironmentValues, V>`.
private func typeNames(in text: String) -> [String] {
    var scanner = Scanner(text)
    var found: [String] = []
    while let byte = scanner.next {
        // A name behind `@` is an attribute, one behind `>.` a member of a type, one before `:` a label.
        if scanner.eat("@") || scanner.eat(".") {
            _ = scanner.typeName()
        } else if let name = scanner.typeName() {
            // `_ name:` is a label as well.
            if name == "_" { _ = scanner.name() }
            if scanner.next != UInt8(ascii: ":"), !typeWords.contains(name) {
                found.append(name)
            }
        } else {
            _ = scanner.eat(String(decoding: [byte], as: UTF8.self))
        }
    }
    return found
}
