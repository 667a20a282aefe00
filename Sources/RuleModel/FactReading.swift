extension TypeFact {
    /// Reads `Color: ShapeStyle, View .red .blue`.
    init(reading text: String) throws(Flaw) {
        var scanner = Scanner(text)
        guard let name = scanner.typeName() else { throw Flaw("`type` needs a type, such as `type Color: View .red`") }
        var conformances: [String] = []
        if scanner.eat(":") {
            repeat {
                guard let type = scanner.typeName() else { throw Flaw("`\(name):` needs what it conforms to") }
                conformances.append(type)
            } while scanner.eat(",")
        }
        var members: [String] = []
        while scanner.eat(".") {
            guard let member = scanner.name() else { throw Flaw("a name must follow `.`") }
            guard !members.contains(member) else { throw Flaw("`.\(member)` is named twice") }
            members.append(member)
        }
        guard scanner.isAtEnd else {
            throw Flaw("`\(scanner.rest)` behind the members, which are written `.red .blue`")
        }
        self.init(name: name, conformances: conformances, members: members)
    }
}

extension KnownHelper {
    /// Reads `.applyIf(condition: condition, transform: transform)`.
    init(reading text: String) throws(Flaw) {
        let chain = try TemplateLink.chain(text)
        guard chain.count == 1 else { throw Flaw("`conditional` names one call") }
        var arguments: [Argument] = []
        for argument in chain[0].arguments {
            let written = if case .expression(let template) = argument.value { template.text } else { "_" }
            guard let role = Role(rawValue: written) else {
                throw Flaw("unknown role `\(written)`" + Role.allCases.map(\.rawValue).choice(for: written))
            }
            guard !arguments.contains(where: { $0.role == role }) else { throw Flaw("two arguments are the `\(role)`") }
            arguments.append(Argument(label: argument.label, role: role))
        }
        let roles = arguments.map(\.role)
        guard roles.contains(.condition) != roles.contains(.payload) else {
            throw Flaw("a helper takes a `condition` or a `payload`")
        }
        guard roles.contains(.transform) else { throw Flaw("a helper takes a `transform`") }
        self.init(name: chain[0].name, arguments: arguments)
    }
}
