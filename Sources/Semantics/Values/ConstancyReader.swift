import Syntax

/// Reads whether an expression, or the body of a property, can give different values at different times.
package struct ConstancyReader {
    package let scopes: Scopes
    /// How many local names were followed to get here.
    private var depth = 0

    package init(scopes: Scopes) { self.scopes = scopes }

    private var file: SourceFile { scopes.file }

    package func constancy(of expression: NodeID) -> Constancy {
        let node = file.withoutParentheses(expression)
        switch file.kind(node) {
        case .boolLiteral:
            return .literal(file.text(of: node) == "true")
        case .numberLiteral:
            return .constant(reason: "the condition compares literals")
        case .stringLiteral:
            return file.children(of: node).isEmpty ? .constant(reason: "the condition compares literals") : .changing
        case .prefixOperation:
            return file.prefixed(node).flatMap { $0.word == "!" ? !constancy(of: $0.operand) : nil } ?? .changing
        case .sequence:
            return constancy(of: FoldedSequence(of: node, in: file))
        case .name, .member, .call, .subscriptCall:
            if let body = file.calledClosure(node) { return constancy(ofStatements: body.statements) }
            return platform(node) ?? type(node) ?? flag(node)
        case .ifStatement:
            return constancy(ofStatements: [node])
        // `a, b`
        case .conditions:
            return .all(file.children(of: node).map { constancy(of: $0) }, decidedBy: false)
        default: return .changing
        }
    }

    /// What the statements of a body give back: `if #available(iOS 17, *) { return true }`, `return false`.
    package func constancy(ofStatements statements: [NodeID]) -> Constancy {
        guard !statements.isEmpty else { return .changing }
        return .all(statements.map { constancy(ofStatement: $0) }).withoutValue
    }

    private func constancy(ofStatement statement: NodeID) -> Constancy {
        switch file.kind(statement) {
        case .returnStatement:
            return file.returned(by: statement).map { constancy(of: $0) } ?? .changing
        case .ifStatement, .guardStatement:
            return .all(
                file.children(of: statement).map { part in
                    switch file.kind(part) {
                    case .conditions: .all(file.children(of: part).map { constancy(ofCondition: $0) })
                    case .codeBlock: constancy(ofStatements: file.statements(of: part))
                    default: constancy(ofStatements: [part])
                    }
                })
        case .ifConfig:
            return .all(
                file.clauses(ofIfConfig: statement).map { clause in
                    let inner = constancy(ofStatements: clause.statements)
                    guard case .constant(_, let value) = inner else { return inner }
                    return .constant(reason: "the condition depends only on the platform", value: value)
                })
        default:
            return constancy(of: statement)
        }
    }

    private func constancy(ofCondition node: NodeID) -> Constancy {
        if file.kind(node) == .availability { return .constant(reason: "the condition depends only on the OS version") }
        return constancy(of: node)
    }

    /// `a && b`, `a || b && c`, `a == b`, `c ? a : b`
    private func constancy(of sequence: FoldedSequence) -> Constancy {
        if let only = sequence.sole { return constancy(of: only) }
        for (word, decisive) in [("||", true), ("&&", false)] {
            let operands = sequence.split(at: word)
            guard operands.count > 1 else { continue }
            // A ternary binds weaker than both.
            return sequence.hasTernary ? .changing : .all(operands.map { constancy(of: $0) }, decidedBy: decisive)
        }
        if let (condition, first, second) = sequence.choice, let condition = condition.sole, let second = second.sole {
            return .all([condition, first, second].map { constancy(of: $0) }).withoutValue
        }
        guard let (left, word, right) = sequence.infix, ["==", "!=", "<", "<=", ">", ">="].contains(word) else {
            return .changing
        }
        // `UIDevice.current.userInterfaceIdiom == .pad`: an implicit member is as constant as what it is compared to.
        let sides = [left, right].filter { Member($0, in: file).map { $0.base != nil } ?? true }
        return sides.isEmpty ? .changing : .all(sides.map { constancy(of: $0) }).withoutValue
    }

    /// `Content.self`
    private func type(_ node: NodeID) -> Constancy? {
        guard let member = Member(node, in: file), member.name == "self", member.base.map(file.isTypeName) == true
        else {
            return nil
        }
        return .constant(reason: "the condition compares types")
    }

    /// What the system fixes before the program starts.
    private func platform(_ node: NodeID) -> Constancy? {
        let path = Chain(endingAt: node, in: file).names
        guard let last = path.last else { return nil }
        let isKnown =
            switch (path.first, last) {
            case (_, "userInterfaceIdiom"), (_, "isMacCatalystApp"), (_, "isiOSAppOnMac"), (_, "isiOSAppOnVision"):
                true
            case ("UIDevice", "model"), ("UIDevice", "systemName"), ("UIDevice", "systemVersion"): true
            case ("WKInterfaceDevice", "model"), ("WKInterfaceDevice", "systemVersion"): true
            case ("ProcessInfo", _):
                path.joined(separator: ".").hasPrefix("ProcessInfo.processInfo.environment")
                    || path.contains("arguments") || last.hasPrefix("operatingSystemVersion")
                    || last == "isOperatingSystemAtLeast"
            case ("CommandLine", _): path.contains("arguments")
            default: false
            }
        guard isKnown else { return nil }
        return .constant(reason: "`\(file.text(of: node))` never changes while the program runs")
    }

    /// A name or member path that some declaration may show to be constant.
    private func flag(_ node: NodeID) -> Constancy {
        let path = Chain(endingAt: node, in: file).names
        guard let name = path.last, file.kind(node) == .name || file.kind(node) == .member else { return .changing }
        let type = file.enclosingType(of: node)
        let names = file.namesOfTypes(around: node)
        let isMember = type.map { scopes.declaresMember(name, in: $0.node) } ?? false
        let text = file.text(of: node)
        func ofSelf(isDeclaredHere: Bool = false) -> Constancy {
            .depends(on: [
                .init(
                    owners: Array(names.prefix(1)), around: Array(names.dropFirst()), name: name, text: text,
                    mayBeGlobal: false, isDeclaredHere: isDeclaredHere)
            ])
        }
        switch path.count {
        case 1 where file.kind(node) == .name:
            guard !scopes.isLocal(name, at: node) else { return local(name, at: node) ?? .changing }
            return .depends(on: [
                .init(
                    owners: names, around: [], name: name, text: text, mayBeGlobal: !isMember,
                    isDeclaredHere: isMember)
            ])
        case 1:
            // `.tahoe`, where a `Bool` stands
            return .depends(on: [.init(owners: ["Bool"], around: [], name: name, text: text, mayBeGlobal: false)])
        case 2 where path[0] == "self" || path[0] == "Self":
            return ofSelf(isDeclaredHere: isMember)
        default:
            // `Feature.isOn`, `UIDevice.current.isPad`
            let types = path.dropLast().filter { $0.first?.isUppercase == true }
            // `L` of `<L: Flags>`
            guard path[0].first?.isUppercase == true, let type = types.last,
                file.genericClauses(of: types[0], at: node).isEmpty
            else { return .changing }
            if type == "Self" { return ofSelf() }
            return .depends(on: [
                .init(
                    owners: [type], outer: types.dropLast().last, around: names, name: name, text: text,
                    mayBeGlobal: false)
            ])
        }
    }

    /// The constancy of a local `let` with a value; nil for other locals.
    private func local(_ name: String, at node: NodeID) -> Constancy? {
        guard let binding = scopes.localBinding(of: name, at: node), binding.isLet, let value = binding.value else {
            return nil
        }
        guard depth < NameTrail.longest else { return nil }
        var inner = self
        inner.depth += 1
        return inner.constancy(of: value)
    }
}

extension Constancy {
    /// The same without a literal's value, where what is compared or chosen decides.
    package var withoutValue: Constancy {
        if case .constant(let reason, _) = self { .constant(reason: reason) } else { self }
    }
}
