import RuleModel
import Semantics
import Syntax

/// The arguments that a user wrote for an overload, by the names that its page gives them.
struct UserArguments {
    let link: Link
    let signature: Signature
    /// The indices of the written arguments for each parameter; empty for one left out.
    let indices: [[Int]]
    let copier: Copier
    let totality: Totality
    let types: [TypeFact]
    /// What each of the link's arguments shows of its type.
    let shown: [Evidence]

    private var file: SourceFile { copier.file }

    func parameter(_ name: String) -> Parameter? { signature.parameters.first { $0.name == name } }

    /// What was written for a parameter; empty if it was left out.
    func written(_ name: String) -> [Argument] {
        guard let place = signature.parameters.firstIndex(where: { $0.name == name }) else { return [] }
        return indices[place].map { link.arguments[$0] }
    }

    /// True if each argument in the parentheses begins a line, as far as there are any.
    var beginLines: Bool {
        let inside = link.arguments.filter { !$0.isTrailing }
        return !inside.isEmpty && inside.allSatisfy { copier.isFirstOnLine(file.start(of: $0)) }
    }

    func isWritten(_ name: String) -> Bool { !written(name).isEmpty }

    /// One argument as written, with its lines free of the indentation of the line that it begins on.
    func value(_ argument: Argument, base: String? = nil) -> Value {
        let base = base ?? copier.base(of: file.range(of: argument.value))
        var value = Value(argument.value, base: base, copier: copier, totality: totality)
        if let place = link.arguments.firstIndex(where: { $0.value == argument.value }) { value.shown = shown[place] }
        return value
    }

    /// An expression of a page with the user's arguments in it.
    func fill(_ text: String) throws(Refusal) -> Value {
        let template = Template(text)
        return try fill(template, in: template.root)
    }

    /// A closure's body from a page with the user's arguments in it, or the plain names of those that are captured.
    func fill(body: String, captured: Set<String> = []) throws(Refusal) -> Value {
        let template = Template("{ \(body) }")
        let tokens = template.file.tokenIndices(of: template.root)
        let inside = tokens.lowerBound + 1..<tokens.upperBound - 1
        return try fill(template, tokens: inside, precedence: .loosest, captured: captured)
    }

    /// An argument as the value of a capture list, where nothing else shows its type.
    func fill(captured name: String) throws(Refusal) -> Value { try value(of: name, role: .statement) }

    private func fill(_ template: Template, in node: NodeID) throws(Refusal) -> Value {
        let placeholders = template.placeholders(Set(signature.parameters.map(\.name)))
        if let only = placeholders.first, only.node == node { return try value(of: only.name, role: .whole) }
        return try fill(
            template, tokens: template.file.tokenIndices(of: node), precedence: Precedence(of: node, in: template.file))
    }

    private func fill(
        _ template: Template, tokens: Range<Int>, precedence: Precedence, captured: Set<String> = []
    ) throws(Refusal) -> Value {
        let placeholders = template.placeholders(Set(signature.parameters.map(\.name)))
        let gone = template.tokens(ofArguments: placeholders.filter { !isWritten($0.name) }.map(\.node))
        var sum = Value(passage: Passage(), words: [], precedence: precedence)
        var end = tokens.lowerBound
        func separate(_ token: Int) {
            guard token > tokens.lowerBound, !(gone.contains(token - 1) && sum.words.last == "(") else { return }
            sum.passage.append(template.file.text(template.file.trivia(before: token)))
        }
        func copyTokens(to next: Int) {
            for token in end..<max(end, next) where !gone.contains(token) {
                separate(token)
                let text = template.file.text(of: template.file.tokens[token])
                sum.passage.append(text)
                sum.words.append(text)
            }
            end = max(end, next)
        }
        for placeholder in placeholders where tokens.contains(placeholder.token) && !gone.contains(placeholder.token) {
            let role = template.role(of: placeholder)
            let value =
                captured.contains(placeholder.name)
                ? Value(expression: placeholder.name) : try value(of: placeholder.name, role: role)
            if let call = erasure(placeholder, role, in: template) {
                copyTokens(to: Int(template.file[call].firstToken))
                separate(Int(template.file[call].firstToken))
                end = Int(template.file[call].endToken)
            } else if case .soleArgument(let list) = role, value.words.first == "{" {
                copyTokens(to: Int(template.file[list].firstToken))
                sum.passage.append(" ")
                end = Int(template.file[list].endToken)
            } else {
                copyTokens(to: placeholder.token)
                separate(placeholder.token)
                end = placeholder.token + 1
            }
            sum.passage.append(value.passage)
            sum.words += value.words
            sum.untotal = sum.untotal ?? value.untotal
            sum.sources += value.sources
        }
        copyTokens(to: tokens.upperBound)
        return sum
    }

    /// The call of a page around a placeholder, where the user's value is a call of the same type: `Style($style)`.
    private func erasure(_ placeholder: Template.Placeholder, _ role: Template.Role, in template: Template) -> NodeID? {
        guard case .soleArgument(let list) = role, let call = template.file.parent(of: list),
            let (callee, _) = template.file.calledName(of: call), let value = written(placeholder.name).first?.value,
            let own = Call(value, in: file), !own.isMember, own.arguments.count == 1,
            own.arguments[0].label == nil, own.name == template.file.text(of: callee),
            types.contains(where: { $0.name == own.name })
        else { return nil }
        return call
    }

    /// The user's argument, or the signature's default if it was left out, fit for its role.
    private func value(of name: String, role: Template.Role) throws(Refusal) -> Value {
        let arguments = written(name)
        guard let first = arguments.first else {
            guard let text = parameter(name)?.defaultValue else { throw .argumentLeftOut(name) }
            return try spelled(Value(expression: text), node: nil, name: name, role: role)
        }
        guard arguments.count == 1 else {
            switch role {
            case .whole, .soleArgument: break
            case .operand, .base, .statement: throw .severalArguments(link.name)
            }
            let values = arguments.map { value($0) }
            return Value(
                passage: values.map(\.passage).joined(by: ", "),
                words: Array(values.map(\.words).joined(separator: [","])), precedence: .primary,
                untotal: values.firstNonNil(\.untotal), sources: values.flatMap(\.sources), isList: true)
        }
        return try spelled(value(first), node: first.value, name: name, role: role)
    }

    private func spelled(_ value: Value, node: NodeID?, name: String, role: Template.Role) throws(Refusal) -> Value {
        var value = value
        switch role {
        case .whole, .soleArgument: return value
        case .operand: value.passage = value.operand(looserThan: .primary)
        case .base, .statement:
            if case .base = role { value.passage = value.operand(looserThan: .primary) }
            guard let node else { break }
            let members = file.implicitMembers(in: node)
            guard !members.isEmpty else { break }
            var types: [Copier.Substitution] = []
            for member in members {
                let start = member.range.lowerBound
                let type = try typeName(of: member.name, for: name)
                types.append(Copier.Substitution(range: start..<start, passage: Passage(type)))
            }
            let range = file.range(of: node)
            value.passage = copier.copy(range, base: copier.base(of: range), with: types)
            if case .base = role { value.passage = value.operand(looserThan: .primary) }
        }
        return value
    }

    /// The type that `.member` has as an argument for a parameter: the parameter's, or where that is generic, the one
    /// that a page lists it under.
    private func typeName(of member: String, for name: String) throws(Refusal) -> String {
        guard let parameter = parameter(name) else { throw .unknownType(member) }
        var type = parameter.type
        while type.last == "?" { type.removeLast() }
        let constraints = type.hasPrefix("some ") ? [String(type.dropFirst(5))] : signature.constraints[type]
        guard let constraints else { return type }
        let fact = types.first { $0.members.contains(member) && !Set(constraints).isDisjoint(with: $0.conformances) }
        guard let fact else { throw .unknownType(member) }
        return fact.name
    }
}
