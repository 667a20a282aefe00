import RuleModel
import Syntax

/// Works out what the body of a function gives back, statement by statement, whatever it is given.
///
/// What it does not understand is an excess, never passed over.
package struct HelperBody {
    /// The view's name in the body: `self`, or a parameter.
    package let view: String
    /// What the function gives back: `some View`, `AnyView`.
    package let result: String
    package let parameters: [FunctionParameter]
    package let file: SourceFile
    /// What local names stand for.
    package typealias Names = [String: HelperValue]

    /// Bodies in which each `if` doubles the ways are given up.
    private static let mostStatements = 200
    package private(set) var statementCount = 0

    package var tests: HelperTestReader { HelperTestReader(file: file, parameters: parameters) }

    package init(view: String, result: String, parameters: [FunctionParameter], file: SourceFile) {
        self.view = view
        self.result = result
        self.parameters = parameters
        self.file = file
    }

    /// What some statements give back, one after the other.
    package mutating func value(of statements: ArraySlice<NodeID>, _ names: Names = [:]) -> HelperValue {
        guard let first = statements.first else { return .excess(.givesNothing, uses: []) }
        let rest = statements.dropFirst()
        statementCount += 1
        if statementCount > HelperBody.mostStatements { return excess(first) }
        let children = file.children(of: first)
        switch file.kind(first) {
        case .returnStatement:
            guard children.count == 1 else { return .excess(.givesNothing, uses: []) }
            return value(of: children[0], names)
        case .ifStatement:
            let otherwise = children.count == 3 ? children[2] : nil
            return choice(
                tests.terms(of: children[0]), names,
                { $0.value(of: ($0.file.statements(of: children[1]) + rest)[...], $1) },
                { body, names in
                    guard let otherwise else { return body.value(of: rest, names) }
                    let isBlock = body.file.kind(otherwise) == .codeBlock
                    let statements = isBlock ? body.file.statements(of: otherwise) : [otherwise]
                    return body.value(of: (statements + rest)[...], names)
                })
        case .guardStatement where children.count == 2:
            return choice(
                tests.terms(of: children[0]), names, { $0.value(of: rest, $1) },
                { $0.value(of: $0.file.statements(of: children[1])[...], $1) })
        case .switchStatement: return value(ofSwitch: first, rest, names)
        case .ifConfig: return value(ofIfConfig: children, rest, names)
        case .variableDeclaration:
            return declared(children, names).map { value(of: rest, $0) } ?? excess(first)
        case .sequence where children.count > 2 && file.text(of: children[1]) == "=":
            guard let name = file.name(children[0]) else { return excess(first) }
            let assigned = value(ofSequence: children.dropFirst(2), names)
            // The case that an initializer assigns: `self = .modified(modify(input))`.
            if name == "self" { return rest.isEmpty ? assigned : excess(first) }
            guard names[name] != nil, assigned.isUnderstood else { return assigned }
            return value(of: rest, names.merging([name: assigned]) { $1 })
        default:
            // In a builder this is one view of several; elsewhere it is there for what it does.
            return rest.isEmpty ? value(of: first, names) : excess(first)
        }
    }

    /// Both ways of a question of several terms.
    private mutating func choice(
        _ terms: [HelperTestReader.Term], _ names: Names,
        _ holds: (inout HelperBody, Names) -> HelperValue, _ fails: (inout HelperBody, Names) -> HelperValue
    ) -> HelperValue {
        var inner = names
        for case .some(let binding) in terms.map(\.binding) { inner[binding.name] = .payload(binding.parameter) }
        let failed = fails(&self, names)
        return terms.reversed().reduce(holds(&self, inner)) { held, term in
            term.isNegated ? .choice(term.test, failed, held) : .choice(term.test, held, failed)
        }
    }

    /// Statements that end with an `if`, a `switch` or `c ? a : b` of one term.
    package mutating func choice(
        _ terms: [HelperTestReader.Term], _ active: NodeID, _ inactive: ArraySlice<NodeID>, _ names: Names
    ) -> HelperValue {
        choice(terms, names, { $0.value(of: active, $1) }, { $0.value(ofSequence: inactive, $1) })
    }

    /// `switch condition { case true: …  case false: … }`
    private mutating func value(ofSwitch node: NodeID, _ rest: ArraySlice<NodeID>, _ names: Names) -> HelperValue {
        let children = file.children(of: node)
        var found: HelperValue?
        for clause in children.dropFirst().reversed() {
            guard file.kind(clause) == .switchCase, let subject = children.first else { return excess(node) }
            let parts = file.children(of: clause)
            let patterns = parts.filter { file.kind($0) == .pattern }
            let colon = file.tokenIndices(of: clause).first { token in
                file.tokens[token].kind == .colon && !patterns.contains { file.tokenIndices(of: $0).contains(token) }
            }
            let statements = parts.filter { Int(file[$0].firstToken) > colon ?? 0 && file.kind($0) != .pattern }
            let isDefault = patterns.isEmpty
            if found == nil || isDefault {
                // The last case is what is left. It may still bind what an optional holds.
                var inner = names
                if patterns.count == 1, let binding = tests.pattern(patterns[0], of: subject)?.binding {
                    inner[binding.name] = .payload(binding.parameter)
                }
                found = value(of: (statements + rest)[...], inner)
                continue
            }
            let asked = patterns.count == 1 ? tests.pattern(patterns[0], of: subject) : nil
            let hasGuard = parts.count > patterns.count + statements.count
            let plain = hasGuard ? nil : asked
            let range = Int(file[node].firstToken)..<Int(file[subject].endToken)
            let term =
                plain
                ?? HelperTestReader.Term(
                    test: .other(
                        file.shown(Int(file[clause].firstToken)..<(colon ?? 0)),
                        uses: tests.uses(range).union(tests.uses(Int(file[clause].firstToken)..<(colon ?? 0)))))
            let other = found!
            found = choice([term], names, { $0.value(of: (statements + rest)[...], $1) }, { _, _ in other })
        }
        return found ?? excess(node)
    }

    /// `#if os(iOS) … #else … #endif`: what each branch gives back must be the same.
    private mutating func value(
        ofIfConfig clauses: [NodeID], _ rest: ArraySlice<NodeID>, _ names: Names
    ) -> HelperValue {
        var values: [HelperValue] = []
        var hasElse = false
        for clause in clauses {
            let parts = file.children(of: clause)
            let isElse = file.tokens[Int(file[clause].firstToken)].kind == .poundElse
            hasElse = hasElse || isElse
            let statements = isElse ? parts[...] : parts.dropFirst()
            values.append(value(of: statements + rest, names).pruned())
        }
        if !hasElse { values.append(value(of: rest, names).pruned()) }
        let uses = values.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
        return values.dropFirst().allSatisfy { $0 == values[0] } ? values[0] : .excess(.compiles, uses: uses)
    }

    /// The names with those of `let view = self`; nil for what is not understood.
    private mutating func declared(_ children: [NodeID], _ names: Names) -> Names? {
        var names = names
        for binding in children where file.kind(binding) == .binding {
            let parts = file.children(of: binding).filter { file.kind($0) != .type }
            guard parts.count == 2, let name = file.tokenIndices(of: parts[0]).first.map({ file.word(at: $0) }) else {
                return nil
            }
            let value = value(of: parts[1], names)
            guard value.isUnderstood else { return nil }
            names[name] = value
        }
        return names
    }

    package func excess(_ node: NodeID) -> HelperValue {
        let range = file.tokenIndices(of: node)
        return .excess(.does(file.shown(range)), uses: tests.uses(range))
    }
}

extension HelperValue {
    fileprivate var isUnderstood: Bool { !leaves.contains { if case .excess = $0 { true } else { false } } }
}
