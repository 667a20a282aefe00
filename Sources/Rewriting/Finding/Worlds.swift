import RuleModel
import Semantics
import Syntax

/// What the conditions of more than one branch say together: every way in which they may hold, each with the side that is
/// taken then.
struct Worlds {
    /// What the conditions are made of, without `!`, `&&` and `||`.
    private let atoms: [JoinedCondition.Term]
    /// Which atoms hold, as bits.
    private let worlds: [UInt32]
    /// The side that each world takes.
    private let sides: [Int]
    /// Conditions that are written, with the worlds in which they hold.
    private let wholes: [(term: JoinedCondition.Term, holds: [Bool])]
    private let isSwitch: Bool

    /// More than anybody reads.
    private static let mostAtoms = 5

    /// Of `if` … `else if` … `else`; nil where a condition may not be evaluated once more or once less.
    init?(ofRungs conditions: [NodeID], in own: FileSemantics) {
        let totality = own.totality()
        guard conditions.allSatisfy({ own.isStable($0) && totality.obstacle(in: $0) == nil }) else { return nil }
        var reader = FormulaReader(own: own)
        let formulas = conditions.map { reader.formula(of: $0) }
        let atoms = reader.atoms
        guard atoms.count <= Self.mostAtoms else { return nil }
        let worlds = (0..<UInt32(1) << UInt32(atoms.count)).filter(reader.mayBe)
        self.atoms = atoms
        self.worlds = worlds
        sides = worlds.map { world in formulas.firstIndex { $0.holds(in: world) } ?? formulas.count }
        wholes = zip(conditions, formulas).map { condition, formula in
            (own.term([condition]), worlds.map(formula.holds))
        }
        isSwitch = false
    }

    /// Of a `switch` over cases that hold nothing; nil where nothing shows that each is `==` to itself alone.
    init?(of statement: SwitchStatement, _ cases: [SwitchCase], in own: FileSemantics) {
        let subject = statement.subject
        let values = cases.map { $0.patterns.compactMap { own.file.firstChild(of: $0) } }
        guard cases.count > 1, cases.allSatisfy({ $0.isDefault || !$0.hasGuard }),
            cases.dropLast().allSatisfy({ !$0.isDefault }),
            values.map(\.count) == cases.map(\.patterns.count), values.allSatisfy({ $0.count <= Self.mostCases }),
            own.isStable(subject), own.totality().obstacle(in: subject) == nil,
            own.namesCases(subject, values.flatMap(\.self))
        else { return nil }
        if let value = values[0].first.flatMap(own.file.booleanLiteral) {
            // `case true, false:`
            guard cases.count == 2, values[0].count == 1, values[1].count <= 1 else { return nil }
            // What is taken by default may be `nil`, too.
            guard !cases[1].isDefault || own.isBool(subject) else { return nil }
            atoms = [own.term([subject], isNegated: !value), own.term([subject], isNegated: value)]
        } else {
            atoms = values.filter { !$0.isEmpty }.map { values in
                var term = own.term([subject])
                term.cases = values
                return term
            }
        }
        // One of them holds, or none and the default is taken.
        let count = atoms.count
        worlds = cases.indices.map { $0 < count ? 1 << UInt32($0) : 0 }
        sides = Array(cases.indices)
        wholes = []
        isSwitch = true
    }

    /// What decides between some sides and the others; nil where that takes more than one plain condition.
    func condition(for sides: Set<Int>) -> Condition? {
        guard let terms = terms(for: sides), terms.count == 1, terms[0].alternatives.isEmpty else { return nil }
        let term = terms[0]
        return Condition(
            expression: term.nodes[0], isNegated: term.isNegated, hasOwnNegation: term.hasOwnNegation, cases: term.cases
        )
    }

    /// The condition that a `switch` takes one of some sides, none of which is its default.
    func anyCase(of sides: Set<Int>) -> [JoinedCondition.Term]? {
        guard let first = sides.min(), sides.allSatisfy(atoms.indices.contains) else { return nil }
        var term = atoms[first]
        term.cases = sides.sorted().flatMap { atoms[$0].cases }
        return term.cases.count <= Self.mostCases ? [term] : nil
    }

    /// More read worse than the `switch`.
    private static let mostCases = 2

    /// A plain condition that holds exactly where one of some sides is taken; nil where there is none that reads well.
    func terms(for sides: Set<Int>) -> [JoinedCondition.Term]? {
        let wanted = self.sides.map(sides.contains)
        func holds(_ atom: Int, _ value: Bool) -> [Bool] { worlds.map { ($0 >> UInt32(atom) & 1 == 1) == value } }
        let literals = [true, false].flatMap { value in
            atoms.indices.map { (term: value ? atoms[$0] : atoms[$0].negated, holds: holds($0, value)) }
        }
        if let one = literals.first(where: { $0.holds == wanted }) { return [one.term] }
        if isSwitch { return anyCase(of: sides) ?? anyCase(of: Set(self.sides).subtracting(sides))?.map(\.negated) }
        for (term, holds) in wholes {
            if holds == wanted { return [term] }
            if holds.map({ !$0 }) == wanted { return [term.negated] }
        }
        let inOrder = atoms.indices.flatMap { [literals[$0], literals[$0 + atoms.count]] }
        let pairs = inOrder.indices.flatMap { one in inOrder[(one + 1)...].map { (inOrder[one], $0) } }
        if let both = pairs.first(where: { zip($0.holds, $1.holds).map { $0 && $1 } == wanted }) {
            return [both.0.term, both.1.term]
        }
        return pairs.first { zip($0.holds, $1.holds).map { $0 || $1 } == wanted }.map { one, other in
            let nodes = one.term.nodes + other.term.nodes
            return [.init(nodes: nodes, isNegated: false, alternatives: [one.term, other.term])]
        }
    }
}

/// What a condition says of atoms.
private indirect enum Formula {
    case atom(Int)
    case not(Formula)
    case all([Formula])
    case any([Formula])

    func holds(in world: UInt32) -> Bool {
        switch self {
        case .atom(let atom): world >> UInt32(atom) & 1 == 1
        case .not(let formula): !formula.holds(in: world)
        case .all(let formulas): formulas.allSatisfy { $0.holds(in: world) }
        case .any(let formulas): formulas.contains { $0.holds(in: world) }
        }
    }
}

/// Reads conditions into formulas over the same atoms.
private struct FormulaReader {
    let own: FileSemantics
    var atoms: [JoinedCondition.Term] = []

    private var file: SourceFile { own.file }

    mutating func formula(of node: NodeID) -> Formula {
        if file.kind(node) == .conditions { return .all(file.children(of: node).map { formula(of: $0) }) }
        return formula(of: FoldedSequence(of: file.withoutParentheses(node), in: file))
    }

    private mutating func formula(of sequence: FoldedSequence) -> Formula {
        if let sole = sequence.sole {
            let inner = file.withoutParentheses(sole)
            if let (word, operand) = file.prefixed(inner), word == "!", !own.hasOwnNegation(inner) {
                return .not(formula(of: operand))
            }
            if inner != sole || file.kind(inner) == .sequence { return formula(of: inner) }
        }
        switch sequence.precedence {
        case .disjunction: return .any(sequence.split(at: "||").map { formula(of: $0) })
        case .conjunction: return .all(sequence.split(at: "&&").map { formula(of: $0) })
        default: return atom(sequence)
        }
    }

    private mutating func atom(_ sequence: FoldedSequence) -> Formula {
        let words = file.tokenTexts(in: sequence.range)
        let known = atoms.firstIndex { file.tokenTexts(in: file.range(of: $0.nodes)) == words }
        if let known { return .atom(known) }
        atoms.append(own.term(sequence.nodes))
        return .atom(atoms.count - 1)
    }

    /// False where one atom says the opposite of another, or something else of the same.
    func mayBe(_ world: UInt32) -> Bool {
        for one in atoms.indices {
            for other in atoms.indices.dropFirst(one + 1) {
                let (first, second) = (world >> UInt32(one) & 1 == 1, world >> UInt32(other) & 1 == 1)
                switch own.relation(of: atoms[one].nodes, to: atoms[other].nodes) {
                case .same?: if first != second { return false }
                case .opposite?: if first == second { return false }
                case .exclusive?: if first, second { return false }
                case nil: break
                }
            }
        }
        return true
    }
}

extension FileSemantics {
    fileprivate func term(_ nodes: [NodeID], isNegated: Bool = false) -> JoinedCondition.Term {
        JoinedCondition.Term(
            nodes: nodes, isNegated: isNegated, hasOwnNegation: nodes.count == 1 && hasOwnNegation(nodes[0]))
    }

    /// True for what is shown to be a `Bool`, and no optional.
    fileprivate func isBool(_ node: NodeID) -> Bool {
        switch types.type(of: node) {
        case .boolean, .type("Bool"): true
        default: false
        }
    }

    /// True for `.a` and `.b` of an enum whose cases hold nothing, and for literals of a `Bool`, an `Int` or a `String`.
    fileprivate func namesCases(_ subject: NodeID, _ patterns: [NodeID]) -> Bool {
        if patterns.allSatisfy({ file.booleanLiteral($0) != nil }) { return true }
        return areCases(patterns, of: subject) || areLiterals(patterns, of: subject)
    }
}
