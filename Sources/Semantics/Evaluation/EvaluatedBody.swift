import RuleModel
import Syntax

/// A declaration with a body, by what evaluating that does: a computed or lazy property, a function, an initializer.
package struct EvaluatedBody: Sendable {
    /// The type that it belongs to, empty for a global one.
    let owner: String
    let home: Home
    let isStatic: Bool
    /// nil for a property.
    let parameters: [Parameter]?
    let effect: Effect
    /// What it asks for, also where it is not total.
    let asked: [ValuePath]
    /// True if it gives a value to something that is not its own.
    let changes: Bool
    /// True for code that ends the program in so many words: `fatalError()`, `self[Key.self]!`.
    let traps: Bool

    /// Where it stands: of several declarations of a name, that says which is meant.
    struct Home: Sendable {
        let path: Path
        /// The type that its owner stands in; nil for one that stands in none.
        let outer: String?
        let access: Access
    }

    /// What reading some code shows.
    struct Reading {
        let effect: Effect
        let asked: [ValuePath]
        let changes: Bool

        init(_ effect: Effect, asked: [ValuePath] = [], changes: Bool = false) {
            self.effect = effect
            if case .asks(let paths) = effect { self.asked = paths } else { self.asked = asked }
            self.changes = changes
        }
    }

    init(
        owner: String, home: Home, isStatic: Bool, parameters: [Parameter]? = nil, traps: Bool = false,
        _ reading: Reading
    ) {
        (self.owner, self.home, self.isStatic) = (owner, home, isStatic)
        (self.parameters, self.traps) = (parameters, traps)
        (effect, asked, changes) = (reading.effect, reading.asked, reading.changes)
    }

    struct Parameter: Sendable {
        let called: CalledParameter
        /// Of an operator, the type of an operand; nil for one that may be any.
        let type: String?
    }

    enum Effect: Sendable {
        /// Total, if all of these are.
        case asks([ValuePath])
        /// It may trap, or change something.
        case untotal
        /// It gives a view, of which it calls modifiers: that is not read.
        case view
        /// It traps where nobody around has given the object.
        case injected
    }

    /// True if a call with these labels may be one of it.
    func takes(_ labels: [String?]) -> Bool { parameters.map { $0.map(\.called).take(labels) } ?? false }

    /// By name, those of a file.
    static func all(in scopes: Scopes, at path: Path) -> [String: [EvaluatedBody]] {
        var bodies = Bodies(scopes: scopes, path: path)
        for node in scopes.file.all(
            .variableDeclaration, .functionDeclaration, .initializerDeclaration, .subscriptDeclaration)
        {
            bodies.add(node)
        }
        return bodies.all
    }
}

/// Gathers the bodies of a file.
private struct Bodies {
    let scopes: Scopes
    let path: Path
    var all: [String: [EvaluatedBody]] = [:]

    private var file: SourceFile { scopes.file }

    mutating func add(_ node: NodeID) {
        let declaration = Declaration(node, in: file)
        guard let owner = declaration.ownerName else { return }
        if let variable = VariableDeclaration(node, in: file) {
            for binding in variable.bindings { add(binding, owner, declaration) }
        } else if let function = FunctionDeclaration(node, in: file) {
            add(function, owner)
        } else if let block = file.child(.accessorBlock, of: node),
            file.parameters(of: node)?.map(\.label) == ["dynamicMember"]
        {
            let reading = reading { $0.readStatements(file.getter(in: block)) }
            insert(
                ValuePath.dynamicMember,
                .init(owner: owner, home: home(of: declaration), isStatic: declaration.isStatic, reading))
        }
    }

    private func home(of declaration: Declaration) -> EvaluatedBody.Home {
        .init(path: path, outer: declaration.owner?.outerName, access: declaration.access)
    }

    // What is made of views calls their modifiers, of which nothing is known; and what gives nothing is no value.
    private func isView(_ type: String) -> Bool { type == "some View" }

    private mutating func insert(_ name: String, _ body: EvaluatedBody) { all[name, default: []].append(body) }

    /// - Parameter code: what may change something.
    private func reading(
        isInitializer: Bool = false, changingIn code: [NodeID] = [], _ read: (inout EvaluationReader) -> Void
    ) -> EvaluatedBody.Reading {
        var reader = EvaluationReader(scopes: scopes, isInitializer: isInitializer)
        (reader.readsOn, reader.followsComparisons) = (true, false)
        read(&reader)
        let isTotal = reader.findings.allSatisfy { if case .asks = $0 { true } else { false } }
        let paths = Set(reader.findings.compactMap { if case .asks(let path, _) = $0 { path } else { nil } })
        // What asks for that much is not followed.
        let mayChange = !isTotal || paths.contains { $0.steps.contains { $0.call != nil && !$0.needsType } }
        let changes = mayChange && code.contains { scopes.changesSomething(in: $0) }
        if isTotal, paths.count <= 100 { return .init(.asks(Array(paths)), changes: changes) }
        return .init(.untotal, asked: Array(paths.prefix(100)), changes: changes)
    }

    private mutating func add(_ binding: Binding, _ owner: String, _ declaration: Declaration) {
        // Nobody asks for the body of a view by its name.
        if binding.name == "body" { return }
        let facts = PropertyFacts(binding)
        let traps = (binding.getter + [binding.value].compactMap(\.self)).contains { file.trapsInSoManyWords($0) }
        let home = home(of: declaration)
        func body(_ reading: EvaluatedBody.Reading) -> EvaluatedBody {
            EvaluatedBody(owner: owner, home: home, isStatic: declaration.isStatic, traps: traps, reading)
        }
        if facts.isInitialValue, let value = binding.value {
            let reading = reading { $0.read(value) }
            if !reading.isNothing { insert(ValuePath.initialValues, body(reading)) }
        }
        if facts.isBuilt { insert(ValuePath.builtValues, body(.init(.asks([])))) }
        let reading: EvaluatedBody.Reading =
            facts.isInjected
            ? .init(.injected)
            : facts.mayTrap || binding.isComputed && binding.type.map(isView) ?? false
                ? .init(facts.mayTrap ? .untotal : .view)
                : reading(changingIn: binding.isComputed ? binding.getter : []) { reader in
                    for wrapper in facts.wrappers { reader.ask(.wrapped(by: wrapper), binding.node) }
                    facts.read(&reader)
                }
        guard !reading.isNothing else { return }
        for name in binding.names { insert(name, body(reading)) }
        if let name = binding.name, !facts.wrappers.isEmpty {
            let (held, projected) = (
                facts.wrappers.map { ValuePath.wrapped(by: $0) },
                facts.wrappers.map { ValuePath.wrapped(by: $0, projected: true) }
            )
            insert("$" + name, body(.init(facts.isInjected ? .injected : .asks(projected))))
            // `_model.wrappedValue`
            insert("_" + name, body(.init(facts.isInjected ? .injected : .asks(held + projected))))
        }
    }

    /// `Vector` for `Self` in it; nil for a generic parameter.
    private func typeName(_ written: String, _ owner: String, _ function: FunctionDeclaration) -> String? {
        let type = TypeText(written).value
        let name = plainTypeName(type.protocols.first ?? type.name)
        if name == "Self" { return owner }
        let inside = file.parameterNodes(of: function.node)?.first ?? function.node
        return file.genericClauses(of: name, at: inside).isEmpty ? name : nil
    }

    private mutating func add(_ function: FunctionDeclaration, _ owner: String) {
        guard let name = function.isInitializer ? ValuePath.initializer : function.name,
            let parameters = function.parameters
        else { return }
        let isOperator = name.utf8.first.map { !isWordByte($0) } ?? false
        let isInitializer = function.isInitializer
        let reading: EvaluatedBody.Reading =
            function.body == nil
            ? .init(.asks([]))
            : !isInitializer && function.result.map(isView) ?? true
                // What gives nothing is there to change something.
                ? .init(function.result == nil ? .untotal : .view, changes: function.result == nil)
                : reading(isInitializer: isInitializer, changingIn: isInitializer ? [] : function.statements) {
                    reader in
                    for value in function.defaultValues { reader.read(value) }
                    reader.readStatements(function.statements)
                }
        insert(
            name,
            EvaluatedBody(
                owner: owner, home: home(of: function.declaration),
                isStatic: isInitializer || function.declaration.isStatic,
                parameters: parameters.map {
                    .init(
                        called: CalledParameter($0, isOperand: isOperator),
                        type: isOperator ? typeName($0.bareType, owner, function) : nil)
                }, traps: function.statements.contains { file.trapsInSoManyWords($0) }, reading))
    }
}

extension EvaluatedBody.Reading {
    /// True for what can be read as if it were stored.
    fileprivate var isNothing: Bool { if case .asks(let paths) = effect { paths.isEmpty } else { false } }
}

extension SourceFile {
    fileprivate func trapsInSoManyWords(_ node: NodeID) -> Bool {
        let texts = tokenTexts(of: node)
        return texts.contains { ["fatalError", "preconditionFailure", "assertionFailure"].contains($0) }
            || zip(texts, texts.dropFirst()).contains { $0 == "]" && $1 == "!" }
    }
}
