import Syntax

/// Reads what happens when code is evaluated: what may trap or change something by its own text, and which declarations
/// decide about the rest.
///
/// What it finds is in the order of the evaluation, up to the first thing that is not total whatever is declared.
struct EvaluationReader {
    enum Finding {
        case asks(ValuePath, NodeID)
        /// May trap, change something, or is nothing that is known.
        case untotal(NodeID)
    }

    let scopes: Scopes
    /// Names that only a closure or a payload binds.
    var boundNames: Set<String> = []
    /// True in an initializer, where members are given their first values.
    var isInitializer = false
    private(set) var findings: [Finding] = []
    /// The local declarations whose bodies are being read.
    private var open: Set<NodeID> = []
    /// The last answer of `types(around:)`.
    private var around: (type: NodeID?, names: [String])?

    init(scopes: Scopes, boundNames: Set<String> = [], isInitializer: Bool = false) {
        self.scopes = scopes
        self.boundNames = boundNames
        self.isInitializer = isInitializer
    }

    var file: SourceFile { scopes.file }

    var isOver: Bool { if case .untotal = findings.last { true } else { false } }

    mutating func ask(_ path: ValuePath, _ node: NodeID) { findings.append(.asks(path, node)) }

    mutating func fail(_ node: NodeID) { if !isOver { findings.append(.untotal(node)) } }

    /// The names of the types around a node, innermost first.
    mutating func types(around node: NodeID) -> [String] {
        let type = file.surroundings(of: node).first { file.kind($0).isTypeDeclaration }
        if let around, around.type == type { return around.names }
        let names = file.enclosingTypes(of: node).map(\.name)
        around = (type, names)
        return names
    }

    /// An expression.
    mutating func read(_ node: NodeID) {
        if isOver { return }
        switch file.kind(node) {
        case .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .closure, .typeExpression: break
        case .name, .member, .call, .optionalChain, .specialization, .forceUnwrap, .subscriptCall: readChain(node)
        // A key path's subscripts are evaluated with it.
        case .keyPath, .tuple, .argument, .arguments, .subscriptArguments, .array, .dictionary, .dictionaryElement,
            .argumentNames,
            .labelledClosure, .stringLiteral, .type, .ternary, .conditions:
            readChildren(of: node)
        case .interpolation: readInterpolation(node)
        case .prefixOperation: readPrefix(node)
        case .sequence: readSequence(node)
        case .binaryOperator: readOperator(node)
        case .cast: if file.mayTrap(node) { fail(node) }
        case .ifStatement, .switchStatement: readStatement(node)
        default: fail(node)
        }
    }

    mutating func readChildren(of node: NodeID) { for child in file.children(of: node) { read(child) } }

    /// `a.b(c)`, and the path that it is, if it is one to the end.
    @discardableResult
    mutating func readChain(_ node: NodeID) -> ValuePath? {
        var chain = ChainEvaluation(node, in: file)
        guard let path = chain.read(&self), !isOver else { return nil }
        if !path.steps.isEmpty { ask(path, node) }
        return path
    }

    // What a value is printed as, its type may compute.
    private mutating func readInterpolation(_ node: NodeID) {
        for argument in file.children(of: node) {
            for value in file.kind(argument) == .argument ? file.children(of: argument) : [argument] {
                readOperand(value, of: [.init(name: "description", needsType: true)], in: node)
            }
        }
    }

    private mutating func readPrefix(_ node: NodeID) {
        guard let (word, operand) = file.prefixed(node), ["-", "!", "+", "~"].contains(word) else { return fail(node) }
        readOperand(operand, of: [.init(name: word, call: [nil], needsType: true)], in: node)
    }

    // `a + b`
    private mutating func readSequence(_ node: NodeID) {
        let sequence = FoldedSequence(of: node, in: file)
        let steps = Set(sequence.operators).map { ValuePath.Step(name: $0, call: [nil, nil], needsType: true) }
        for (place, part) in sequence.nodes.enumerated() {
            if file.kind(part) == .binaryOperator {
                readOperator(part, before: sequence.nodes.dropFirst(place + 1).first)
            } else {
                readOperand(part, of: steps.sorted { $0.name < $1.name }, in: node)
            }
            if isOver { return }
        }
    }

    private mutating func readOperator(_ node: NodeID, before operand: NodeID? = nil) {
        let word = file.text(of: node)
        switch word {
        // Nothing but a zero does harm.
        case "/", "%":
            let isNumber = operand.map { file.kind($0) == .numberLiteral } ?? false
            if !isNumber || !file.text(of: operand!).contains(where: { ("1"..."9").contains($0) }) { fail(node) }
        case "...", "..<": fail(node)
        default: if Precedence(operator: word) == .loosest { fail(node) }
        }
    }

    /// An operand of what its type may declare; the user is shown the whole.
    private mutating func readOperand(_ node: NodeID, of steps: [ValuePath.Step], in whole: NodeID) {
        let inner = file.withoutParentheses(node)
        guard [.name, .member, .call, .optionalChain].contains(file.kind(inner)) else { return read(node) }
        guard let path = readChain(inner) else { return }
        for step in steps { ask(path.appending(step), whole) }
    }

    /// What a local name stands for; nil for a name that is not local.
    mutating func local(_ name: String, at node: NodeID) -> ValuePath.Root? {
        if let binding = scopes.localBinding(of: name, at: node) {
            readLocal(binding, node)
            return .value(binding.declaredType)
        }
        guard scopes.isLocal(name, at: node) else { return nil }
        let type = scopes.parameter(name, at: node).flatMap { file.writtenType(of: $0) }
        if type?.last == "!" { fail(node) }
        let isGeneric = type.map { !file.genericClauses(of: plainTypeName($0), at: node).isEmpty } ?? true
        return .value(isGeneric ? nil : type)
    }

    // What is computed is computed whenever the name is read.
    private mutating func readLocal(_ binding: Binding, _ node: NodeID) {
        let facts = PropertyFacts(binding)
        guard !facts.mayTrap, open.insert(binding.node).inserted else { return fail(node) }
        for wrapper in facts.wrappers { ask(.wrapped(by: wrapper), node) }
        let count = findings.count
        facts.read(&self)
        // The name is what the user sees.
        for place in findings.indices[count...] {
            findings[place] =
                switch findings[place] {
                case .asks(let path, _): .asks(path, node)
                case .untotal: .untotal(node)
                }
        }
        open.remove(binding.node)
    }
}

extension ValuePath {
    /// What a property wrapper gives.
    static func wrapped(by type: String, projected: Bool = false) -> ValuePath {
        ValuePath(root: .wrapper(type), steps: [.init(name: projected ? "projectedValue" : "wrappedValue")])
    }
}
