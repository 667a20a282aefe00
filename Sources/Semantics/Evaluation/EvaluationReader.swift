import Syntax

/// Reads what happens when code is evaluated: what may trap or change something by its own text, and which declarations
/// decide about the rest.
///
/// What it finds is in the order of the evaluation. It stops at the first thing that is untotal by its own text, unless it is
/// told to read on.
struct EvaluationReader {
    enum Finding {
        case asks(ValuePath, NodeID)
        /// May trap, change something, or is nothing that is known.
        case untotal(NodeID)
    }

    let scopes: Scopes
    /// Names that only a closure or a payload binds.
    var boundNames: Set<String> = []
    /// Names of what the library gives the closures around.
    var handedNames: Set<String> = []
    /// False where only what a chain is counts.
    private(set) var readsClosures = true
    /// True in an initializer, where members are given their first values.
    var isInitializer = false
    /// True where all that is asked for counts.
    var readsOn = false
    /// False in a body, of which there are thousands that compare, as those that a tool has written.
    var followsComparisons = true
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

    var isOver: Bool { if case .untotal = findings.last { !readsOn } else { false } }

    mutating func ask(_ path: ValuePath, _ node: NodeID) { findings.append(.asks(path, node)) }

    mutating func fail(_ node: NodeID) { if !isOver { findings.append(.untotal(node)) } }

    /// The names of the types around a node, innermost first.
    mutating func types(around node: NodeID) -> [String] {
        let type = file.surroundings(of: node).first { file.kind($0).isTypeDeclaration }
        if let around, around.type == type { return around.names }
        let names = file.namesOfTypes(around: node)
        around = (type, names)
        return names
    }

    /// An expression.
    mutating func read(_ node: NodeID) {
        if isOver { return }
        switch file.kind(node) {
        case .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .typeExpression: break
        // What it captures is evaluated where it is made.
        case .closure: Closure(node, in: file)?.capturedValues.forEach { read($0) }
        case .name, .member, .call, .optionalChain, .specialization, .forceUnwrap, .subscriptCall: readChain(node)
        // A key path's subscripts are evaluated with it.
        case .keyPath, .tuple, .argument, .arguments, .subscriptArguments, .array, .dictionary, .dictionaryElement,
            .argumentNames,
            .labelledClosure, .stringLiteral, .type, .ternary, .conditions:
            readChildren(of: node)
        case .interpolation: readInterpolation(node)
        case .prefixOperation: readPrefix(node)
        case .sequence: readSequence(FoldedSequence(of: node, in: file).nodes, node)
        case .binaryOperator: readOperator(node)
        case .cast: if file.mayTrap(node) { fail(node) }
        case .ifStatement, .switchStatement: readStatement(node)
        default:
            fail(node)
            if readsOn { readChildren(of: node) }
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
                guard let path = readOperand(value), path.root != .literal else { continue }
                ask(path.appending(.init(name: "description", needsType: true)), node)
            }
        }
    }

    private mutating func readPrefix(_ node: NodeID) {
        guard let (word, operand) = file.prefixed(node), ["-", "!", "+", "~"].contains(word) else { return fail(node) }
        let path = readOperand(operand)
        if !isOver { ask(.operation(word, [path]), node) }
    }

    /// `a + b`, as its operands and operators.
    mutating func readSequence(_ parts: [NodeID], _ node: NodeID) {
        var operands: [ValuePath?] = []
        for (place, part) in parts.enumerated() {
            operands.append(nil)
            if file.kind(part) == .binaryOperator {
                readOperator(part, behind: place > 0 ? parts[place - 1] : nil, before: parts.dropFirst(place + 1).first)
            } else {
                operands[place] = readOperand(part)
            }
            if isOver { return }
        }
        var asked: Set<ValuePath> = []
        for (place, part) in parts.enumerated() where file.kind(part) == .binaryOperator {
            let word = file.text(of: part)
            // What another operator takes first is no operand by itself.
            let sides = [-1, 1].map { side -> ValuePath? in
                guard parts.indices.contains(place + side) else { return nil }
                let other = place + 2 * side
                let isTaken =
                    parts.indices.contains(other) && file.kind(parts[other]) == .binaryOperator
                    && Precedence(operator: file.text(of: parts[other])) >= Precedence(operator: word)
                return isTaken ? nil : operands[place + side]
            }
            for word in [word] + meant(by: word, on: sides) {
                let operation = ValuePath.operation(word, sides)
                if asked.insert(operation).inserted { ask(operation, node) }
            }
        }
    }

    /// The operator of the project's that the library makes another of; nobody compares a literal with what has one.
    private func meant(by word: String, on operands: [ValuePath?]) -> [String] {
        guard followsComparisons, operands.allSatisfy({ $0 != nil && $0?.root != .literal }) else { return [] }
        return switch word {
        case ">", ">=", "<=": ["<"]
        case "!=": ["=="]
        default: []
        }
    }

    private mutating func readOperator(_ node: NodeID, behind first: NodeID? = nil, before operand: NodeID? = nil) {
        let word = file.text(of: node)
        switch word {
        // Nothing but a zero does harm.
        case "/", "%":
            let isNumber = operand.map { file.kind($0) == .numberLiteral } ?? false
            if !isNumber || !file.text(of: operand!).contains(where: { ("1"..."9").contains($0) }) { fail(node) }
        // `0..<3`
        case "...", "..<":
            let ends = [first, operand].map { $0.flatMap { Int(file.text(of: $0)) } }
            guard let lower = ends[0], let upper = ends[1], lower <= upper else { return fail(node) }
        default: if Precedence(operator: word) == .loosest { fail(node) }
        }
    }

    /// What an operand is: its type may declare what is done with it.
    private mutating func readOperand(_ node: NodeID) -> ValuePath? {
        let inner = file.withoutParentheses(node)
        switch file.kind(inner) {
        case .name, .member, .call, .optionalChain: return readChain(inner)
        case .numberLiteral, .boolLiteral, .nilLiteral, .stringLiteral, .array, .dictionary:
            read(inner)
            return ValuePath(root: .literal)
        default:
            read(node)
            return nil
        }
    }

    /// What running a closure does that a call is given.
    func reading(of closure: Closure) -> EvaluationReader {
        var inner = EvaluationReader(scopes: scopes, boundNames: boundNames)
        let names = closure.parameters.map(Set.init) ?? Set((0..<closure.parameterCount).map { "$\($0)" })
        (inner.handedNames, inner.boundNames) = (handedNames.union(names), boundNames.subtracting(names))
        (inner.readsOn, inner.open) = (true, open)
        inner.readStatements(closure.statements)
        return inner
    }

    /// What a local name stands for; nil for a name that is not local.
    mutating func local(_ name: String, at node: NodeID) -> ValuePath.Root? {
        if let binding = scopes.localBinding(of: name, at: node) {
            readLocal(binding, node)
            return binding.declaredType.map { .value($0) } ?? given(by: binding)
        }
        guard scopes.isLocal(name, at: node) else { return nil }
        if let (value, part) = scopes.source(of: name, at: node) { return given(value, part) }
        let type = scopes.parameter(name, at: node).flatMap { file.writtenType(of: $0) }
        if type?.last == "!" { fail(node) }
        let isGeneric = type.map { !file.genericClauses(of: plainTypeName($0), at: node).isEmpty } ?? true
        return .value(isGeneric ? nil : type)
    }

    /// What a local begins with has its type.
    private mutating func given(by binding: Binding) -> ValuePath.Root {
        guard binding.name != nil, let value = binding.value else { return .value(nil) }
        return given(value, .whole, in: binding.node)
    }

    /// What is evaluated there already: nothing of it is asked again but what it is.
    private func given(_ value: NodeID, _ part: ValuePath.Part, in binding: NodeID? = nil) -> ValuePath.Root {
        var inner = EvaluationReader(scopes: scopes)
        (inner.readsOn, inner.readsClosures, inner.open) = (true, false, open)
        // One local begins with another, and that with one before it.
        guard open.count < 8, inner.open.insert(binding ?? value).inserted else { return .value(nil) }
        let name = scopes.shorthand(value)
        if let name {
            if let outer = inner.local(name, at: value) { return .given(ValuePath(root: outer), part) }
            return .given(ValuePath(root: .around(inner.types(around: value)), steps: [.init(name: name)]), part)
        }
        guard let value = file.beginning(ofGiven: value), let path = inner.readChain(value) else { return .value(nil) }
        return .given(path, part)
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
    fileprivate static func operation(_ word: String, _ operands: [ValuePath?]) -> ValuePath {
        let step = Step(name: word, call: operands.map { _ in nil }, needsType: true)
        return ValuePath(root: .operands(operands), steps: [step])
    }

    /// What a property wrapper gives.
    static func wrapped(by type: String, projected: Bool = false) -> ValuePath {
        ValuePath(root: .wrapper(type), steps: [.init(name: projected ? "projectedValue" : "wrappedValue")])
    }
}
