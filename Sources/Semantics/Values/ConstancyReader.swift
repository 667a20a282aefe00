import Syntax

/// Reads whether an expression, or the body of a property, can give different values at different times.
package struct ConstancyReader {
    package let scopes: Scopes
    /// How many local names stand behind one another.
    private var depth = 0

    package init(scopes: Scopes) { self.scopes = scopes }

    private var file: SourceFile { scopes.file }

    package func constancy(of expression: NodeID) -> Constancy {
        let node = file.withoutParentheses(expression)
        let children = file.children(of: node)
        switch file.kind(node) {
        case .boolLiteral:
            let text = file.text(of: node)
            return .constant(reason: "the condition is always `\(text)`", value: text == "true")
        case .numberLiteral:
            return .constant(reason: "the condition compares literals")
        case .stringLiteral where children.isEmpty:
            return .constant(reason: "the condition compares literals")
        case .prefixOperation where children.count == 1 && file.word(at: Int(file[node].firstToken)) == "!":
            return !constancy(of: children[0])
        case .sequence:
            return constancy(ofSequence: children)
        case .call where children.count == 2 && file.kind(children[0]) == .closure:
            // `{ … }()`
            return constancy(ofStatements: file.statements(of: children[0]))
        case .name, .member, .call, .subscriptCall:
            return platform(node) ?? flag(node)
        case .ifStatement:
            return constancy(ofStatements: [node])
        default: return .changing
        }
    }

    /// What the statements of a body give back: `if #available(iOS 17, *) { return true }`, `return false`.
    package func constancy(ofStatements statements: [NodeID]) -> Constancy {
        guard !statements.isEmpty else { return .changing }
        return .all(
            statements.map { statement in
                let children = file.children(of: statement)
                switch file.kind(statement) {
                case .returnStatement:
                    return children.first.map { constancy(of: $0) } ?? .changing
                case .ifStatement, .guardStatement:
                    return .all(
                        children.map { part in
                            switch file.kind(part) {
                            case .conditions: .all(file.children(of: part).map { constancy(ofCondition: $0) })
                            case .codeBlock: constancy(ofStatements: file.statements(of: part))
                            default: constancy(ofStatements: [part])
                            }
                        })
                case .ifConfig:
                    return .all(
                        children.map { clause in
                            // The first child of `#if os(iOS)` is what it asks; `#else` asks nothing.
                            let asks = file.tokens[Int(file[clause].firstToken)].kind != .poundElse
                            let body = file.children(of: clause).dropFirst(asks ? 1 : 0)
                            let inner = constancy(ofStatements: Array(body))
                            if case .constant(_, let value) = inner {
                                return .constant(reason: "the condition depends only on the platform", value: value)
                            }
                            return inner
                        })
                default:
                    return constancy(of: statement)
                }
            }
        ).withoutValue
    }

    private func constancy(ofCondition node: NodeID) -> Constancy {
        if file.kind(node) == .availability { return .constant(reason: "the condition depends only on the OS version") }
        return constancy(of: node)
    }

    /// `a && b`, `a || b && c`, `a == b`, `c ? a : b`
    private func constancy(ofSequence children: [NodeID]) -> Constancy {
        for (word, decisive) in [("||", true), ("&&", false)] {
            let parts = children.split { file.kind($0) == .binaryOperator && file.text(of: $0) == word }
            guard parts.count > 1 else { continue }
            // A ternary binds weaker than both.
            guard !children.contains(where: { file.kind($0) == .ternary }) else { return .changing }
            let operands = parts.map { $0.count == 1 ? constancy(of: $0.first!) : constancy(ofSequence: Array($0)) }
            return .all(operands, decidedBy: decisive)
        }
        guard children.count == 3 else { return .changing }
        switch file.kind(children[1]) {
        case .ternary:
            let active = file.children(of: children[1]).first.map { constancy(of: $0) } ?? .changing
            return .all([constancy(of: children[0]), active, constancy(of: children[2])]).withoutValue
        case .binaryOperator where ["==", "!=", "<", "<=", ">", ">="].contains(file.text(of: children[1])):
            // `UIDevice.current.userInterfaceIdiom == .pad`: an implicit member is as constant as what it is compared to.
            let sides = [children[0], children[2]].filter { !isImplicitMember($0) }
            return sides.isEmpty ? .changing : .all(sides.map { constancy(of: $0) }).withoutValue
        default: return .changing
        }
    }

    private func isImplicitMember(_ node: NodeID) -> Bool {
        file.kind(node) == .member && file.children(of: node).isEmpty
    }

    /// What the system fixes before the program starts.
    private func platform(_ node: NodeID) -> Constancy? {
        let path = self.path(node)
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
        let path = self.path(node)
        guard let name = path.last, file.kind(node) == .name || file.kind(node) == .member else { return .changing }
        let type = file.enclosingType(of: node)
        let own = type.map { [$0.name] } ?? []
        let isMember = type.map { scopes.declaresMember(name, in: $0.node) } ?? false
        let text = file.text(of: node)
        switch path.count {
        case 1 where file.kind(node) == .name:
            guard !scopes.isLocal(name, at: node) else { return local(name, at: node) ?? .changing }
            return .depends(on: [
                .init(owners: own, name: name, text: text, mayBeGlobal: !isMember, isDeclaredHere: isMember)
            ])
        case 1:
            // `.tahoe`, where a `Bool` stands
            return .depends(on: [.init(owners: ["Bool"], name: name, text: text, mayBeGlobal: false)])
        case 2 where path[0] == "self" || path[0] == "Self":
            return .depends(on: [
                .init(owners: own, name: name, text: text, mayBeGlobal: false, isDeclaredHere: isMember)
            ])
        default:
            // `Feature.isOn`, `UIDevice.current.isPad`
            let types = path.dropLast().filter { $0.first?.isUppercase == true }
            guard path[0].first?.isUppercase == true, let type = types.last else { return .changing }
            return .depends(on: [.init(owners: [type], name: name, text: text, mayBeGlobal: false)])
        }
    }

    /// The constancy of a local `let` with a value; nil for other locals.
    private func local(_ name: String, at node: NodeID) -> Constancy? {
        guard let binding = scopes.localBinding(of: name, at: node), let value = file.children(of: binding).last,
            let declaration = file.parent(of: binding), file.isLet(declaration), file.isExpression(value)
        else { return nil }
        // A flag is not handed on for ever.
        guard depth < 8 else { return nil }
        var behind = self
        behind.depth += 1
        return behind.constancy(of: value)
    }

    /// The names of `a.b.c`, calls and subscripts passed over; empty for anything else.
    private func path(_ node: NodeID) -> [String] {
        var names: [String] = []
        var current = node
        while true {
            switch file.kind(current) {
            case .name:
                return names.isEmpty && file.kind(node) != .name
                    ? [] : ([file.name(current) ?? ""] + names.reversed())
            case .member: names.append(file.word(at: Int(file[current].endToken) - 1))
            case .call, .subscriptCall, .optionalChain, .forceUnwrap: break
            default: return []
            }
            guard let base = file.chainBase(of: current) else { return names.reversed() }
            current = base
        }
    }
}

extension Constancy {
    /// The same without a literal's value, where what is compared or chosen decides.
    package var withoutValue: Constancy {
        if case .constant(let reason, _) = self { .constant(reason: reason) } else { self }
    }
}
