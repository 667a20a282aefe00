extension TypeFact {
    /// Reads `Color: ShapeStyle, View .red .blue (.primary)`.
    init(reading text: String) throws(Flaw) {
        let isProtocol = text.hasPrefix("any ")
        var scanner = Scanner(isProtocol ? String(text.dropFirst(4)) : text)
        guard let name = scanner.typeName() else { throw Flaw("`type` needs a type, such as `type Color: View .red`") }
        var conformances: [String] = []
        if scanner.eat(":") {
            repeat {
                guard let type = scanner.typeName() else { throw Flaw("`\(name):` needs what it conforms to") }
                conformances.append(type)
            } while scanner.eat(",")
        }
        var members: [String] = []
        var called: Set<String> = []
        func read() throws(Flaw) -> [String] {
            var names: [String] = []
            while scanner.eat(".") {
                guard let member = scanner.name() else { throw Flaw("a name must follow `.`") }
                guard !(members + names).contains(member) else { throw Flaw("`.\(member)` is named twice") }
                names.append(member)
                if scanner.eat("()") { called.insert(member) }
            }
            return names
        }
        members = try read()
        var shared: [String] = []
        if scanner.eat("(") {
            shared = try read()
            guard scanner.eat(")"), !shared.isEmpty else {
                throw Flaw("what shows nothing of `\(name)` stands in parentheses: `(.primary .secondary)`")
            }
        }
        guard scanner.isAtEnd else {
            throw Flaw("`\(scanner.rest)` behind the members, which are written `.red .blue`")
        }
        self.init(name: name, conformances: conformances, members: members, shared: shared, isProtocol: isProtocol)
        self.called = called
    }

    /// Reads `ColorScheme .light .dark`.
    init(readingEnum text: String) throws(Flaw) {
        let flaw = Flaw("`enum` needs a type and its cases, such as `enum ColorScheme .light .dark`")
        if text.isEmpty { throw flaw }
        try self.init(reading: text)
        guard !isProtocol, conformances.isEmpty, !members.isEmpty, shared.isEmpty else { throw flaw }
        cases = members
    }
}

extension TypeFact {
    /// Reads `.top .bottom`, of which none has anything to do with another.
    func members(reading text: String) throws(Flaw) -> [String] {
        let names = try TypeFact(reading: name + " " + text).members
        guard names.count > 1 else { throw Flaw("`apart` needs members, such as `apart .top .bottom`") }
        if let other = names.first(where: { !members.contains($0) }) {
            throw Flaw("`.\(other)` is no member of `\(name)`: `type \(name) .\(other)`")
        }
        return names
    }
}

extension TypeFact.Erasure {
    /// Reads `Shape iOS 16, macOS 13`.
    init(reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        guard let name = scanner.typeName() else {
            throw Flaw("`erases` needs a protocol and what it needs, such as `erases Shape iOS 16, macOS 13`")
        }
        (of, requirement) = (name, try DeploymentTarget(reading: scanner.rest))
    }
}

extension KnownHelper {
    /// Reads `.applyIf(condition: condition, transform: transform)`.
    init(reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        guard scanner.eat("."), let name = scanner.name(), scanner.eat("(") else {
            throw Flaw("`conditional` needs a call, such as `.applyIf(condition, transform: transform)`")
        }
        var arguments: [Argument] = []
        repeat {
            var word = scanner.run(to: ":,)") ?? scanner.rest
            let label = scanner.eat(":") ? word : nil
            if label != nil { word = scanner.run(to: ",)") ?? scanner.rest }
            guard let role = Role(rawValue: word) else {
                throw Flaw("unknown role `\(word)`" + Role.allCases.map(\.rawValue).choice(for: word))
            }
            guard !arguments.contains(where: { $0.role == role }) else { throw Flaw("two arguments are the `\(role)`") }
            arguments.append(Argument(label: label, role: role))
        } while scanner.eat(",")
        guard scanner.eat(")"), scanner.isAtEnd else { throw Flaw("`conditional` names one call") }
        let roles = arguments.map(\.role)
        guard roles.contains(.condition) != roles.contains(.payload) else {
            throw Flaw("a helper takes a `condition` or a `payload`")
        }
        guard roles.contains(.transform) else { throw Flaw("a helper takes a `transform`") }
        self.init(name: name, arguments: arguments)
    }
}
