import RuleModel
import Syntax

/// Reads what an argument's text, and the declarations of the names in it, show of its type.
package struct EvidenceReader {
    package let file: SourceFile
    package let rules: RuleBook
    package let names: NamedTypes
    /// Where closures mention what is in an optional, in bytes, and the optional.
    package var unwrapped: [Range<Int>: NodeID] = [:]
    /// The closures of conditional calls, which run where they stand.
    package var transforms: Set<NodeID> = []

    package func evidence(of node: NodeID) -> Evidence {
        if !unwrapped.isEmpty, let optional = unwrapped[file.range(of: node)] {
            guard case .type(let text) = evidence(of: optional), text.last == "?" else { return .unknown }
            return evidence(ofType: String(text.dropLast()))
        }
        switch file.kind(node) {
        case .numberLiteral:
            return file.tokens[Int(file[node].firstToken)].kind == .floatLiteral ? .float : .integer
        case .stringLiteral: return .string
        case .boolLiteral: return .boolean
        case .nilLiteral: return .nilLiteral
        case .array: return .array
        case .dictionary: return .dictionary
        case .closure: return .closure
        case .keyPath: return .keyPath
        case .tuple:
            let inner = file.withoutParentheses(node)
            return inner == node ? .unknown : evidence(of: inner)
        case .prefixOperation: return prefixed(node)
        case .postfixOperation: return file.text(of: node).hasSuffix("...") ? .type("PartialRangeFrom") : .unknown
        case .sequence: return sequence(file.children(of: node))
        case .name: return name(node)
        case .member, .call: return chain(node)
        case .forceUnwrap:
            guard case .type(let text) = evidence(of: file.children(of: node)[0]), text.last == "?" else {
                return .unknown
            }
            return .type(String(text.dropLast()))
        default: return .unknown
        }
    }

    /// An argument as overloads are picked by it.
    package func written(_ argument: Argument) -> WrittenArgument {
        WrittenArgument(
            label: argument.label, text: file.text(of: argument.value), evidence: evidence(of: argument.value),
            isTrailing: argument.isTrailing, closureParameters: file.parameterCount(ofClosure: argument.value))
    }

    // `-gap`, `!isOn`, `...3`
    private func prefixed(_ node: NodeID) -> Evidence {
        switch file.text(of: file.tokens[Int(file[node].firstToken)]) {
        case "!": .boolean
        case "-", "+": evidence(of: file.children(of: node)[0])
        case "...": .type("PartialRangeThrough")
        case "..<": .type("PartialRangeUpTo")
        default: .unknown
        }
    }

    // `a + b`, `a == b`, `c ? a : b`, `a ?? b`, `a as T`, `a...b`
    private func sequence(_ parts: [NodeID]) -> Evidence {
        if parts.contains(where: { file.kind($0) == .ternary }) {
            // Each `? a :` holds one side; what stands behind the last is another.
            let sides = parts.filter { file.kind($0) == .ternary }.compactMap { file.children(of: $0).first }
            let last = Array(parts.reversed().prefix { file.kind($0) != .ternary }.reversed())
            let rest = last.count == 1 ? evidence(of: last[0]) : sequence(last)
            return sides.reversed().reduce(rest) { joined(evidence(of: $1), $0) }
        }
        let operators = parts.filter { file.kind($0) == .binaryOperator }.map { file.text(of: $0) }
        if let cast = parts.last, file.kind(cast) == .cast, operators.isEmpty {
            guard let type = file.child(.type, of: cast) else { return .unknown }
            switch file.castWord(cast) {
            case "is": return .boolean
            case "as?": return .type(file.text(of: type) + "?")
            default: return .type(file.text(of: type))
            }
        }
        let loosest = operators.map { Precedence(operator: $0) }.min() ?? .loosest
        let operands = parts.filter { file.kind($0) != .binaryOperator && file.kind($0) != .cast }.map {
            evidence(of: $0)
        }
        switch loosest {
        case .disjunction, .conjunction, .comparison: return .boolean
        case .coalescing: return coalesced(operands[0], operands[operands.count - 1])
        // Operands of arithmetic are of one type; a literal takes that of the others.
        case .addition, .multiplication:
            // Texts that are put together are no literal.
            if operands.contains(.string) { return .type("String") }
            let isLiteral = { (one: Evidence) in one == .integer || one == .float }
            let typed = operands.filter { !isLiteral($0) }
            guard let first = typed.first else { return operands.contains(.float) ? .float : .integer }
            return typed.allSatisfy { $0 == first } ? first : .unknown
        case .range: return .type(operators.contains("...") ? "ClosedRange" : "Range")
        default: return .unknown
        }
    }

    /// What `optional ?? value` shows: the value has the type of the whole, unless it is optional itself. A literal has the
    /// type of what is in the optional; `title ?? "none"` is no literal, which modifiers would look up in a table.
    private func coalesced(_ optional: Evidence, _ value: Evidence) -> Evidence {
        switch value {
        case .integer, .float, .string, .boolean:
            if case .type(let text) = optional, TypeText(text).isOptional { return .type(TypeText(text).wrapped) }
            return value == .string ? .unknown : value
        default: return value
        }
    }

    /// What both sides of a `? :` show: `Color.red` and `.blue` are colours.
    private func joined(_ a: Evidence, _ b: Evidence) -> Evidence {
        switch (a, b) {
        case _ where a == b: a
        case (.integer, .float), (.float, .integer): .float
        case (.type(let type), .nilLiteral), (.nilLiteral, .type(let type)):
            .type(TypeText(type).isOptional ? type : type + "?")
        // A literal is whatever is asked for.
        case (.integer, .nilLiteral), (.nilLiteral, .integer): .integer
        case (.float, .nilLiteral), (.nilLiteral, .float): .float
        case (.implicitMember(let name), .nilLiteral), (.nilLiteral, .implicitMember(let name)): .implicitMember(name)
        case (.type(let type), .implicitMember(let member)), (.implicitMember(let member), .type(let type)):
            rules.fact(named: type)?.members.contains(member) == true ? .type(type) : .unknown
        case (.implicitMember(let one), .implicitMember(let other)):
            narrower(one, other).map { .implicitMember($0) } ?? .unknown
        default: .unknown
        }
    }

    /// Of two members, the one that fewer types have, if the other stands in all of these: `.blue` of `.blue` and
    /// `.clear`.
    private func narrower(_ one: String, _ other: String) -> String? {
        let types = Set(rules.facts(listing: one).map(\.name))
        let others = Set(rules.facts(listing: other).map(\.name))
        if types.isSubset(of: others) { return types.isEmpty ? nil : one }
        return others.isSubset(of: types) && !others.isEmpty ? other : nil
    }

    // `gap`
    private func name(_ node: NodeID) -> Evidence {
        guard let name = file.name(node), !name.isTypeName, name.first != "$" else { return .unknown }
        return names.shown(name, at: node).map { evidence(of: $0) } ?? .unknown
    }

    private func evidence(of shown: TypedNames.Shown, steps: Int = 0) -> Evidence {
        switch shown {
        case .type(let text): return evidence(ofType: text)
        case .member(let type, let name): return staticMember(name, of: type, steps: steps + 1)
        case .nothing: return .unknown
        }
    }

    private func evidence(ofType written: String) -> Evidence {
        let text = names.resolved(written)
        let opaque = ["some ", "any "].first { text.hasPrefix($0) }
        if let opaque { return text.dropFirst(opaque.count) == "View" ? .view : .type(text) }
        if rules.fact(named: text) != nil || text.last == "?" { return .type(text) }
        let isDeclaredView = names.conformances(of: plainTypeName(text)).map { declared in
            !declared.isDisjoint(with: ViewTypes.protocols)
        }
        return isDeclaredView == true ? .view : .type(text)
    }

    // `Color.red.opacity(0.5)`, `Card().padding()`, `.red`, `theme.gap`
    private func chain(_ node: NodeID) -> Evidence {
        guard !isLongChain(node) else { return .unknown }
        var callee = node
        let isCall = file.kind(node) == .call
        if isCall {
            callee = file.children(of: node)[0]
            if file.kind(callee) == .specialization { callee = file.children(of: callee)[0] }
            if file.isTypeName(callee) { return initializer(callee) }
        }
        guard file.kind(callee) == .member else { return .unknown }
        let name = file.text(of: file.nameToken(ofMember: callee))
        guard let base = file.base(ofMember: callee) else { return name == "init" ? .unknown : .implicitMember(name) }
        if file.isTypeName(base) { return staticMember(name, of: file.text(of: base)) }
        if file.name(base) == "self" { return isCall ? .unknown : memberOfSelf(name, at: node) }
        return link(name, on: evidence(of: base), call: isCall ? node : nil)
    }

    /// A chain that nobody writes is not read link by link.
    private func isLongChain(_ node: NodeID) -> Bool {
        var (length, piece) = (0, node)
        while length < 200, let base = file.chainBase(of: piece) { (length, piece) = (length + 1, base) }
        return length == 200
    }

    // `CGFloat(8)`, `Card(…)`, `.init(…)`
    private func initializer(_ callee: NodeID) -> Evidence {
        var text = file.text(of: callee)
        if text.hasSuffix(".init") { text.removeLast(5) }
        guard !text.isEmpty, text.isTypeName else { return .unknown }
        if rules.fact(named: text) != nil { return .type(text) }
        return isView(text) ? .view : .type(text)
    }

    /// A type that no page states is taken for a view, unless it is declared as something else.
    private func isView(_ type: String) -> Bool {
        let name = plainTypeName(type)
        guard let declared = names.conformances(of: name) else { return !file.isValueName(name) }
        return !declared.isDisjoint(with: ViewTypes.protocols)
    }

    // Two members may be declared by each other.
    private func staticMember(_ name: String, of type: String, steps: Int = 0) -> Evidence {
        guard steps < 8 else { return .unknown }
        if let shown = names.member(name, of: plainTypeName(type)) { return evidence(of: shown, steps: steps) }
        // `Color.accent` of an extension out of sight is a color as well: so everyone names them.
        return rules.fact(named: type) != nil ? .type(type) : .unknown
    }

    private func memberOfSelf(_ name: String, at node: NodeID) -> Evidence {
        guard let type = file.enclosingType(of: node)?.name, let shown = names.member(name, of: type) else {
            return .unknown
        }
        return evidence(of: shown)
    }

    /// - Parameter call: the whole link where it is called.
    private func link(_ name: String, on base: Evidence, call: NodeID?) -> Evidence {
        let overloads = rules.overloads[name] ?? []
        switch base {
        case .type(let type):
            let protocols = TypeText(type).protocols
            guard let fact = rules.fact(named: type) ?? protocols.first.flatMap({ rules.fact(named: $0) }) else {
                // A method of a project's own type gives whatever it likes.
                if call != nil { return .unknown }
                return names.member(name, of: plainTypeName(type)).map { evidence(of: $0) } ?? .unknown
            }
            if protocols.isEmpty, rules.keeps(type, name) { return base }
            guard let call else { return .unknown }
            let kinds = protocols.isEmpty ? [fact.name] : protocols
            return applied(overloads, to: kinds, by: call)
        case .view: return call != nil ? .view : .unknown
        case .implicitMember(let member):
            let facts = rules.facts(listing: member)
            if !facts.isEmpty, facts.allSatisfy({ $0.members.contains(name) }) { return base }
            guard let call, let first = facts.first else { return .unknown }
            let results = facts.map { applied(overloads, to: [$0.name], by: call) }
            // Where a style is asked for, it is not a view that was meant.
            let isStyle = results.allSatisfy {
                if case .type(let text) = $0 { text.hasPrefix(Self.style) } else { false }
            }
            return isStyle && rules.isKnown(first.name, toBe: "ShapeStyle") ? .type(Self.style) : .unknown
        default: return .unknown
        }
    }

    private static let style = "some ShapeStyle"

    /// What a modifier gives on something of these types or protocols, if it takes the arguments of the call.
    private func applied(_ overloads: [Overload], to kinds: [String], by call: NodeID) -> Evidence {
        func isKnown(_ target: String) -> Bool { kinds.contains { rules.isKnown($0, toBe: target) } }
        let isStyle = isKnown("ShapeStyle")
        // A view that is no style stays a view whatever is applied to it.
        if !isStyle { return isKnown("View") ? .view : .unknown }
        guard let arguments = Call(call, in: file)?.arguments.map(written) else { return .unknown }
        let results = overloads.map(\.signature).filter { isKnown($0.receiver) && rules.mayTake(arguments, $0) }
            .map(\.result)
        guard results.contains(Self.style) else { return results.isEmpty ? .unknown : .view }
        return .type(results.allSatisfy { $0 == Self.style } ? Self.style : Self.style + " & View")
    }
}

extension SourceFile {
    /// True for types of values that everyone knows, for which no page needs a line.
    package func isValueName(_ name: String) -> Bool {
        ["Int", "Double", "Float", "CGFloat", "String", "Bool", "CGSize", "CGPoint", "CGRect", "URL", "Date", "UUID"]
            .contains(name)
    }
}
