import RuleModel
import Syntax

/// Reads what an expression's text, and the declarations of the names in it, show of its type.
package struct TypeReader {
    package let file: SourceFile
    package let rules: RuleBook
    package let names: TypeLookup
    /// Where closures mention what is in an optional, in bytes, and the optional.
    package var unwrapped: [Range<Int>: NodeID] = [:]
    /// The closures of conditional calls, which run where they stand.
    package var transforms: Set<NodeID> = []
    /// True where a view of the project's is shown by its name, or by the protocols that it conforms to.
    private(set) var namesViews = false
    /// How many constants have led to what is read.
    var constants = 0

    package init(file: SourceFile, rules: RuleBook, names: TypeLookup) {
        self.file = file
        self.rules = rules
        self.names = names
    }

    package func type(of node: NodeID) -> Evidence {
        if !unwrapped.isEmpty, let optional = unwrapped[file.range(of: node)] {
            guard case .type(let text) = wrapped(type(of: optional)) else { return .unknown }
            return type(written: text)
        }
        if let literal = Evidence(ofLiteral: node, in: file) { return literal }
        switch file.kind(node) {
        case .tuple:
            let inner = file.withoutParentheses(node)
            return inner == node ? tuple(node) : type(of: inner)
        case .prefixOperation: return prefixed(node)
        case .postfixOperation: return file.text(of: node).hasSuffix("...") ? .type("PartialRangeFrom") : .unknown
        case .sequence: return type(of: FoldedSequence(of: node, in: file))
        case .name: return name(node)
        // `if let gap`
        case .pattern: return names.typed(file.text(of: node), at: node).map { type(declared: $0) } ?? .unknown
        case .member, .call:
            return Chain(endingAt: node, in: file).isLonger(than: Self.longestChain) ? .unknown : chain(node)
        case .forceUnwrap: return file.chainBase(of: node).map { wrapped(type(of: $0)) } ?? .unknown
        case .subscriptCall:
            return Chain(endingAt: node, in: file).isLonger(than: Self.longestChain) ? .unknown : subscripted(node)
        default: return .unknown
        }
    }

    /// The same, where a view of the project's is shown by its name, or by the protocols that it conforms to.
    var namingViews: TypeReader {
        var reader = self
        reader.namesViews = true
        return reader
    }

    /// A chain that nobody writes is not read link by link.
    private static let longestChain = 200

    /// `T` of `T?`
    func wrapped(_ optional: Evidence) -> Evidence {
        guard case .type(let text) = optional, text.last == "?" else { return .unknown }
        return .type(String(text.dropLast()))
    }

    // `-gap`, `!isOn`, `...3`
    private func prefixed(_ node: NodeID) -> Evidence {
        guard let (word, operand) = file.prefixed(node) else { return .unknown }
        return switch word {
        case "!": .boolean
        case "-", "+": type(of: operand)
        case "...": .type("PartialRangeThrough")
        case "..<": .type("PartialRangeUpTo")
        default: .unknown
        }
    }

    // `a + b`, `a == b`, `c ? a : b`, `a ?? b`, `a as T`, `a...b`
    private func type(of sequence: FoldedSequence) -> Evidence {
        if let only = sequence.sole { return type(of: only) }
        if let (first, last) = sequence.alternatives {
            return first.reversed().reduce(type(of: last)) { joined(type(of: $1), $0) }
        }
        let operators = sequence.operators
        if operators.isEmpty, let (word, type) = sequence.cast {
            guard let type else { return .unknown }
            if word == "is" { return .boolean }
            let mark = word == "as?" ? "?" : ""
            return names.placed(file.text(of: type), at: type).map { .type($0 + mark) } ?? .unknown
        }
        let operands = sequence.operands.map { type(of: $0) }
        switch operators.map({ Precedence(operator: $0) }).min() ?? .loosest {
        case .disjunction, .conjunction, .comparison: return .boolean
        case .coalescing:
            let sides = sequence.split(at: "??").map { type(of: $0) }
            return coalesced(sides[0], sides[sides.count - 1])
        case .addition, .multiplication: return sum(of: operands)
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
    package func joined(_ a: Evidence, _ b: Evidence) -> Evidence {
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
        // What a literal is beside it.
        case (.type(let type), .integer), (.type(let type), .float), (.type(let type), .array),
            (.integer, .type(let type)), (.float, .type(let type)), (.array, .type(let type)):
            .type(type)
        case (.implicitMember(let name), .array), (.array, .implicitMember(let name)): .implicitMember(name)
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
        guard let name = file.name(node), !name.isTypeName, name.first != "$" || name == "$0" else { return .unknown }
        if name == "self" { return typeOfSelf(node) }
        return (names.typed(name, at: node) ?? names.functionValue(name, at: node)).map { type(declared: $0, at: node) }
            ?? .unknown
    }

    // In an extension of a type that a page states. What a type of the project is all told, nothing shows.
    private func typeOfSelf(_ node: NodeID) -> Evidence {
        guard let type = file.enclosingType(of: node).map({ $0.sameType ?? $0.name }) else { return .unknown }
        return type != "View" && rules.fact(named: type) != nil ? .type(type) : .unknown
    }

    /// The same where a generic parameter may have the name of a type that a page states.
    private func type(declared: TypedName, at node: NodeID) -> Evidence {
        if case .type(let text) = declared.type, let known = generic(text, at: node) { return known }
        if case .type(let text) = declared.type, let style = styleConfiguration(text, at: node) { return .type(style) }
        if case .type(let text) = declared.type, case let name = TypeText(text).value.name,
            rules.fact(named: name) != nil || names.project.isDeclared(name),
            !file.genericClauses(of: name, at: node).isEmpty
        {
            return .unknown
        }
        return type(declared: declared)
    }

    // Two members may be declared by each other.
    func type(declared: TypedName, steps: Int = 0) -> Evidence {
        switch declared.type {
        case .type(let text): type(written: text)
        case .member(let owner, let name): steps < 7 ? staticMember(name, of: owner, steps: steps + 1) : .unknown
        case .linked(let base, let links):
            constants < 4 ? followed(type(declared: declared.with(base), steps: steps), by: links) : .unknown
        case .ofEnvironment(let path): steps < 7 ? ofEnvironment(path, steps: steps + 1) : .unknown
        // What is computed is not followed: it may name others that are bound so.
        case .unwrapped(let optional): isPath(optional) ? resolved(wrapped(type(of: optional))) : .unknown
        case .value(let value): constants < 4 ? constant(value) : .unknown
        case .element(let collection): element(of: typeBound(by: collection))
        // What is in sight has been looked at.
        case .made(let value): type(written: value.type)
        case .unknown: .unknown
        }
    }

    private func isPath(_ node: NodeID) -> Bool { file.kind(node) == .pattern || file.isMemberPath(node) }

    /// True for a name that is bound to what is in an optional: it is none itself, unless its type shows that it is.
    package func isUnwrapped(_ node: NodeID) -> Bool {
        guard let name = file.name(node), case .unwrapped? = names.typed(name, at: node)?.type else { return false }
        return true
    }

    func type(written: String) -> Evidence {
        let text = names.project.resolved(written)
        if let opaque = ["some ", "any "].first(where: text.hasPrefix) {
            return text.dropFirst(opaque.count) == "View" ? .view : .type(text)
        }
        if rules.fact(named: text) != nil || text.last == "?" { return .type(text) }
        return isDeclaredView(text) ?? (text == "AnyView") ? declaredView(text) : .type(text)
    }

    // `Color.red.opacity(0.5)`, `Card().padding()`, `.red`, `theme.gap`
    private func chain(_ node: NodeID) -> Evidence {
        let call = Call(node, in: file)
        if let type = file.collectionType(madeBy: node) { return .type(type) }
        if let call, let type = call.typeName { return made(initializer(of: type, at: node), by: call, of: type) }
        if let call, let name = file.name(call.callee) {
            return resultOfParameter(name, at: node) ?? extreme(of: call) ?? function(name, at: node)
        }
        guard let member = Member(call?.callee ?? node, in: file) else { return .unknown }
        let name = member.name
        guard let base = member.base else {
            return name == "init" ? .unknown : call == nil ? implicitMember(name) : calledMember(name)
        }
        if file.isTypeName(base) {
            return names.placed(file.text(of: base), at: node).map { staticMember(name, of: $0) } ?? .unknown
        }
        if member.isOfSelf { return call == nil ? memberOfSelf(name, at: node) : function(name, at: node) }
        guard file.isOptionallyChained(base) else { return link(name, on: type(of: base), call: call) }
        // `tint?.opacity(0.5)` is an optional of what it would be without the `?`.
        guard case .type(let type) = lastMember(ofOptionalChain: node) else { return .unknown }
        return .type(TypeText(type).isOptional ? type : type + "?")
    }

    // `CGFloat(8)`, `Card(…)`
    private func initializer(of type: String, at node: NodeID) -> Evidence {
        guard type.isTypeName else { return .unknown }
        let type = names.project.resolved(type)
        if names.project.isNested(type) {
            return names.placed(type, at: node).flatMap { isDeclaredView($0) == true ? declaredView($0) : nil }
                ?? .unknown
        }
        // A function that is named like a type.
        if let result = ViewTypes.result(ofFunction: type) { return .type(result) }
        // A `Text` of the project's is no other than its declaration shows.
        let isOwn = names.project.isGlobal(type) || names.project.isMember(type, of: file.enclosingTypes(of: node))
        if isOwn, rules.fact(named: type)?.isTeams == false {
            return isDeclaredView(type) == true ? declaredView(type) : .unknown
        }
        if rules.fact(named: type) != nil { return .type(type) }
        // Where a generic parameter or another name is meant, no more is said than that some of the name are views.
        guard let placed = names.placed(type, at: node) else {
            let kinds = names.project.conformances(of: plainTypeName(type)) ?? []
            return kinds.isDisjoint(with: ViewTypes.protocols) ? .unknown : .view
        }
        // `DS.Color(1)` out of sight may be a style, as `Color` is.
        if type.contains("."), !names.project.isDeclared(placed), rules.isKnown(plainTypeName(type), toBe: "ShapeStyle")
        {
            return .unknown
        }
        // A type that no page states is taken for a view, unless it is declared as something else.
        return isDeclaredView(placed) ?? !ViewTypes.isValue(plainTypeName(type)) ? declaredView(placed) : .type(placed)
    }

    func staticMember(_ name: String, of written: String, steps: Int = 0) -> Evidence {
        // `typealias Paint = SwiftUI.Color`, and `typealias Palette = Theme.Color`
        let target = names.project.resolved(written)
        let isStated = target != written && rules.fact(named: target) != nil
        let type = isStated ? plainTypeName(target) : target.contains(".") ? target : written
        let isNested = names.project.isNested(type)
        if let member = names.member(name, of: type), !isOfModule(type) {
            let shown = self.type(declared: member, steps: steps)
            // In `Theme.Color` a `Color` is none of the library's.
            guard isNested, case .type(let text) = shown, text == plainTypeName(type) else { return shown }
            return .unknown
        }
        if isNested { return .unknown }
        // `Color.accent` of an extension out of sight is a color as well: so everyone names them.
        return rules.fact(named: type) != nil ? .type(type) : .unknown
    }

    private func memberOfSelf(_ name: String, at node: NodeID) -> Evidence {
        let type = file.enclosingType(of: node)?.path
        let found = type.flatMap { names.member(name, of: $0) } ?? names.functionValue(name, at: node)
        return found.map { self.type(declared: $0, at: node) } ?? .unknown
    }

    /// What a call of a function of the project's gives, where all that it may mean give the same.
    private func function(_ name: String, at node: NodeID) -> Evidence {
        names.function(name, at: node).map { type(declared: $0) } ?? .unknown
    }

    /// - Parameter call: the whole link where it is called.
    func link(_ name: String, on base: Evidence, call: Call?) -> Evidence {
        switch base {
        case .type(let type):
            let known = [type, plainTypeName(type)].firstNonNil { ViewTypes.type(ofMember: name, of: $0) }
            if call == nil, let known { return .type(known) }
            if call == nil, let part = part(name, ofConfiguration: type) { return part }
            if type.first == "(", call == nil { return element(name, ofTuple: type) }
            if let call, TypeText(type).isOptional { return mapped(type, by: call) }
            if Self.picks.contains(name), case .type(let one) = element(of: base) { return .type(one + "?") }
            let protocols = TypeText(type).protocols
            guard let fact = rules.fact(named: type) ?? protocols.first.flatMap({ rules.fact(named: $0) }) else {
                return ownMember(name, of: type, isCalled: call != nil)
            }
            if protocols.isEmpty, rules.keeps(type, name) {
                return call.map { mayMeanOwn($0, on: type) } == true ? .unknown : base
            }
            if call == nil, ViewTypes.levels.contains(name), rules.isKnown(fact.name, toBe: "ShapeStyle") {
                return .type(Self.style)
            }
            let given = call.map { result(of: name, on: protocols.isEmpty ? [fact.name] : protocols, $0) } ?? .unknown
            return given == .unknown ? ownMember(name, of: type, isCalled: call != nil) : given
        case .view: return call.map { givesView($0.name) } == true ? .view : .unknown
        case .implicitMember(let member):
            let facts = rules.facts(listing: member)
            // `.black.opacity(0.1)`: a weight called so has no such member.
            if facts.contains(where: { $0.members.contains(name) }) { return base }
            // `.red.gradient`
            if call == nil, let known = facts.firstNonNil({ ViewTypes.type(ofMember: name, of: $0.name) }) {
                return .type(known)
            }
            // Where a style is asked for, it is not a view that was meant.
            let styles = facts.filter { rules.isKnown($0.name, toBe: "ShapeStyle") }
            let isStyle = styles.allSatisfy { fact in
                guard let call else { return ViewTypes.levels.contains(name) }
                return if case .type(let text) = result(of: name, on: [fact.name], call) {
                    text.hasPrefix(Self.style)
                } else {
                    false
                }
            }
            return isStyle && !styles.isEmpty ? .type(Self.style) : .unknown
        default: return .unknown
        }
    }

    static let style = "some ShapeStyle"

    /// What a modifier gives on something of these types or protocols, if it takes the arguments of the call.
    private func result(of name: String, on kinds: [String], _ call: Call) -> Evidence {
        func isKnown(_ target: String) -> Bool { kinds.contains { rules.isKnown($0, toBe: target) } }
        // A view that is no style stays a view whatever is applied to it.
        guard isKnown("ShapeStyle") else { return isKnown("View") ? .view : .unknown }
        let arguments = call.arguments.map(written)
        let results = (rules.overloads[name] ?? []).map(\.signature)
            .filter { isKnown($0.receiver) && rules.mayTake(arguments, $0) }.map(\.result)
        guard results.contains(Self.style) else { return results.isEmpty ? .unknown : .view }
        return .type(results.allSatisfy { $0 == Self.style } ? Self.style : Self.style + " & View")
    }
}
