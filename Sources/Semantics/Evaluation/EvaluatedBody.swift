import Syntax

/// A declaration with a body, by what evaluating that does: a computed or lazy property, a function, an initializer.
package struct EvaluatedBody: Sendable {
    /// The type that it belongs to, empty for a global one.
    let owner: String
    let isStatic: Bool
    /// nil for a property.
    let parameters: [Parameter]?
    let effect: Effect

    struct Parameter: Sendable {
        let label: String?
        let isOptional: Bool
        let isClosure: Bool
        /// Of an operator, the type of an operand.
        let type: String?
    }

    enum Effect: Sendable {
        /// Total, if all of these are.
        case asks([ValuePath])
        /// It may trap, or change something.
        case untotal
        /// It traps where nobody around has given the object.
        case injected
    }

    /// True if a call with these labels may be one of it.
    func takes(_ labels: [String?]) -> Bool {
        guard let parameters else { return false }
        var next = 0
        for label in labels {
            let place = parameters[next...].firstIndex { $0.label == label || label == nil && $0.isClosure }
            guard let place, parameters[next..<place].allSatisfy(\.isOptional) else { return false }
            next = place + 1
        }
        return parameters[next...].allSatisfy(\.isOptional)
    }

    /// By name, those of a file.
    static func all(in scopes: Scopes) -> [String: [EvaluatedBody]] {
        var bodies = Bodies(scopes: scopes)
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
            let effect = effect { $0.readStatements(file.getter(in: block)) }
            insert(
                ValuePath.dynamicMember,
                .init(owner: owner, isStatic: declaration.isStatic, parameters: nil, effect: effect))
        }
    }

    // What is made of views calls their modifiers, of which nothing is known; and what gives nothing is no value.
    private func isView(_ type: String) -> Bool { type == "some View" }

    private mutating func insert(_ name: String, _ body: EvaluatedBody) { all[name, default: []].append(body) }

    private func effect(
        isInitializer: Bool = false, _ read: (inout EvaluationReader) -> Void
    ) -> EvaluatedBody.Effect {
        var reader = EvaluationReader(scopes: scopes, isInitializer: isInitializer)
        read(&reader)
        if reader.isOver { return .untotal }
        let paths = reader.findings.compactMap { if case .asks(let path, _) = $0 { path } else { nil } }
        // What asks for that much is not followed.
        return paths.count > 100 ? .untotal : .asks(Array(Set(paths)))
    }

    private mutating func add(_ binding: Binding, _ owner: String, _ declaration: Declaration) {
        // Nobody asks for the body of a view by its name.
        if binding.name == "body" { return }
        let facts = PropertyFacts(binding)
        func body(_ effect: EvaluatedBody.Effect) -> EvaluatedBody {
            EvaluatedBody(owner: owner, isStatic: declaration.isStatic, parameters: nil, effect: effect)
        }
        if facts.isInitialValue, let value = binding.value {
            let effect = effect { $0.read(value) }
            if !effect.isNothing { insert(ValuePath.initialValues, body(effect)) }
        }
        let effect =
            facts.isInjected
            ? .injected
            : facts.mayTrap || binding.isComputed && binding.type.map(isView) ?? false
                ? .untotal
                : effect { reader in
                    for wrapper in facts.wrappers { reader.ask(.wrapped(by: wrapper), binding.node) }
                    facts.read(&reader)
                }
        guard !effect.isNothing else { return }
        for name in binding.names { insert(name, body(effect)) }
        if let name = binding.name, !facts.wrappers.isEmpty {
            let paths = facts.wrappers.map { ValuePath.wrapped(by: $0, projected: true) }
            insert("$" + name, body(facts.isInjected ? .injected : .asks(paths)))
        }
    }

    private mutating func add(_ function: FunctionDeclaration, _ owner: String) {
        guard let name = function.isInitializer ? ValuePath.initializer : function.name,
            let parameters = function.parameters
        else { return }
        let isOperator = name.utf8.first.map { !isWordByte($0) } ?? false
        let effect: EvaluatedBody.Effect =
            function.body == nil
            ? .asks([])
            : !function.isInitializer && function.result.map(isView) ?? true
                ? .untotal
                : effect(isInitializer: function.isInitializer) { reader in
                    for value in function.defaultValues { reader.read(value) }
                    reader.readStatements(function.statements)
                }
        insert(
            name,
            EvaluatedBody(
                owner: owner, isStatic: function.isInitializer || function.declaration.isStatic,
                parameters: parameters.map {
                    .init(
                        label: isOperator ? nil : $0.label, isOptional: $0.hasDefault || $0.isVariadic,
                        isClosure: $0.isClosure,
                        type: isOperator ? plainTypeName($0.bareType) : nil)
                }, effect: effect))
    }
}

extension EvaluatedBody.Effect {
    /// True for what can be read as if it were stored.
    fileprivate var isNothing: Bool { if case .asks(let paths) = self { paths.isEmpty } else { false } }
}
