import RuleModel
import Semantics
import Syntax

/// The arguments that a user wrote for an overload, by the names that its page gives them.
final class UserArguments {
    let link: Link
    let signature: Signature
    /// The indices of the written arguments for each parameter; empty for one left out.
    let indices: [[Int]]
    let copier: Copier
    let totality: Totality
    let types: [TypeFact]
    /// What each of the link's arguments shows of its type.
    let shown: [Evidence]
    /// Where they stand.
    let site: Site

    init(
        link: Link, signature: Signature, indices: [[Int]], copier: Copier, totality: Totality, types: [TypeFact],
        shown: [Evidence], site: Site
    ) {
        (self.link, self.signature, self.indices, self.copier) = (link, signature, indices, copier)
        (self.totality, self.types, self.shown, self.site) = (totality, types, shown, site)
    }

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
        if let place = link.arguments.firstIndex(where: { $0.value == argument.value }) {
            value.shown = shown[place]
            if value.untotal != nil, isStated(argument.value, at: place) { value.untotal = nil }
        }
        return value
    }

    /// True for members that pages list of the parameter's type: `.leading` or `[.leading, .top]` for an `Edge.Set`, whatever
    /// other types have by such a name.
    private func isStated(_ node: NodeID, at place: Int) -> Bool {
        guard let parameter = zip(signature.parameters, indices).first(where: { $1.contains(place) })?.0,
            let fact = site.rules.fact(named: parameter.typeText.value.name)
        else { return false }
        let value = file.withoutParentheses(node)
        let members = file.kind(value) == .array ? file.children(of: value).map(file.withoutParentheses) : [value]
        return members.allSatisfy { member in
            let words = file.tokenTexts(of: member)
            return file.kind(member) == .member && words.count == 2 && fact.members.contains(words[1])
                && site.own.types.names.project.member(words[1], of: plainTypeName(fact.name)) == nil
        }
    }

    /// An argument as the value of a capture list, where nothing else shows its type.
    func fill(captured name: String) throws(Refusal) -> Value { try value(of: name, role: .statement) }

    /// An expression of a page, or the statements of a closure, with the user's arguments in it, or the plain names of
    /// those that are captured.
    func fill(_ template: Template, captured: Set<String> = []) throws(Refusal) -> Value {
        if let name = template.parameterName { return try value(of: name, role: .whole) }
        let gone = template.tokens(
            ofArguments: template.placeholders.filter { !isWritten($0.name) }.map(\.node))
        let isClosure = template.file.kind(template.root) == .closure
        var sum = Value(
            passage: Passage(), words: [],
            precedence: isClosure ? .loosest : Precedence(of: template.root, in: template.file))
        let tokens = template.tokens
        var end = tokens.lowerBound
        func separate(_ token: Int) {
            guard token > tokens.lowerBound, !(gone.contains(token - 1) && sum.words.last == "(") else { return }
            sum.passage.append(template.file.text(template.file.trivia(before: token)))
        }
        func copyTokens(to next: Int) {
            for token in end..<max(end, next) where !gone.contains(token) {
                separate(token)
                sum.passage.append(spelled(token, in: template))
                sum.words.append(template.text(ofToken: token))
            }
            end = max(end, next)
        }
        for placeholder in template.placeholders where !gone.contains(placeholder.token) {
            let name = placeholder.name
            let value =
                captured.contains(name)
                ? Value(passage: Passage(name), words: [name], precedence: .primary)
                : try value(of: name, role: placeholder.role)
            if let call = erasure(placeholder, in: template) {
                let tokens = template.file.tokenIndices(of: call)
                copyTokens(to: tokens.lowerBound)
                separate(tokens.lowerBound)
                end = tokens.upperBound
                if call == template.root { sum.precedence = value.precedence }
            } else if case .soleArgument(let list) = placeholder.role, value.isClosure {
                let tokens = template.file.tokenIndices(of: list)
                copyTokens(to: tokens.lowerBound)
                sum.passage.append(" ")
                end = tokens.upperBound
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

    /// What a signature gives an argument that is left out, where that means the same at the call.
    func fill(default normal: Template, of parameter: Parameter) throws(Refusal) -> Value {
        // What Apple's take means the same everywhere.
        let (name, rules) = (signature.name, site.rules)
        if !rules.hasBuiltinPageAlone(for: name) {
            let types = [plainTypeName(parameter.typeText.value.name)] + signature.protocols(of: parameter)
            if let part = site.own.misplaced(in: normal, for: types, at: site.call.node) {
                throw .misplacedDefault(part, of: name)
            }
        }
        return normal.file.kind(normal.root) == .closure ? Value(normal) : try fill(normal)
    }

    /// A token of a page, with its module where it is a type's name that means another one here.
    private func spelled(_ token: Int, in template: Template) -> String {
        let text = template.text(ofToken: token)
        let isMember = token > 0 && template.text(ofToken: token - 1) == "."
        return isMember || !text.isTypeName ? text : spelled(type: text)
    }

    /// `Color`, `SwiftUI.Color`; a check sees to what neither would help.
    private func spelled(type: String) -> String { site.own.spelling(of: type, at: site.call.node) ?? type }

    /// The call of a page around a placeholder, where the user's value is a call of the same type, or a choice between
    /// such: `Style($style)`.
    private func erasure(_ placeholder: Placeholder, in template: Template) -> NodeID? {
        guard case .soleArgument(let list) = placeholder.role, let call = template.file.parent(of: list),
            let erasing = Call(call, in: template.file), let value = written(placeholder.name).first?.value,
            case let type = template.file.text(of: erasing.callee), types.contains(where: { $0.name == type })
        else { return nil }
        let choice = file.kind(value) == .sequence && call == template.root
        let sides = choice ? FoldedSequence(of: value, in: file).sides ?? [] : [value]
        let areMade = sides.allSatisfy { side in
            guard let own = Call(side, in: file) else { return false }
            return !own.isMember && own.arguments.count == 1 && own.arguments[0].label == nil && own.name == type
        }
        return areMade && !sides.isEmpty ? call : nil
    }

    /// The user's argument, or the signature's default if it was left out, fit for its role.
    private func value(of name: String, role: Placeholder.Role) throws(Refusal) -> Value {
        let arguments = written(name)
        guard let first = arguments.first else {
            guard let parameter = parameter(name), let normal = parameter.defaultValue else {
                throw .argumentLeftOut(name)
            }
            return try spelled(try fill(default: normal, of: parameter), node: nil, name: name, role: role)
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

    private func spelled(_ value: Value, node: NodeID?, name: String, role: Placeholder.Role) throws(Refusal) -> Value {
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
        guard let constraints else { return spelled(type: type) }
        let fact = types.first { $0.members.contains(member) && !Set(constraints).isDisjoint(with: $0.conformances) }
        guard let fact else { throw .unknownType(member) }
        return spelled(type: fact.name)
    }
}
