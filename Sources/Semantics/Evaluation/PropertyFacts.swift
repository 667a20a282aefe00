import Syntax

/// What reading a property or a variable does, by its declaration.
struct PropertyFacts {
    let binding: Binding
    /// The property wrappers that may be in its attributes.
    let wrappers: [String]
    /// True where a view around must have given the object: `@EnvironmentObject`, `@Environment(Store.self)`.
    let isInjected: Bool
    private let modifiers: [String]

    init(_ binding: Binding) {
        self.binding = binding
        let declaration = binding.variable?.declaration
        modifiers = declaration?.modifiers ?? []
        wrappers = declaration?.attributeTypes ?? []
        isInjected =
            wrappers.contains("EnvironmentObject")
            || binding.type?.last != "?"
                && declaration?.hasAttribute("Environment", withType: true) == true
    }

    /// True for `var a: T!`, for an `unowned` one, and for one that gives its value in a way that nothing reads.
    var mayTrap: Bool {
        binding.type?.last == "!" || modifiers.contains("unowned") || binding.hasOtherGetter
    }

    /// True for a value that is computed when it is asked for the first time.
    private var isLazy: Bool {
        if modifiers.contains("lazy") { return true }
        guard let declaration = binding.variable?.declaration, wrappers.isEmpty else { return false }
        return declaration.isStatic && declaration.owner != nil || declaration.owner == nil && declaration.isAtTopLevel
    }

    /// True for a value that each new one of its type begins with.
    var isInitialValue: Bool {
        guard let declaration = binding.variable?.declaration, declaration.owner != nil else { return false }
        return !declaration.isStatic && !isLazy
    }

    /// True for what an initializer that nobody writes has from a closure: `@ViewBuilder let content: Content`.
    var isBuilt: Bool {
        guard !binding.isComputed, let type = binding.type, wrappers.contains(where: { $0.hasSuffix("Builder") }) else {
            return false
        }
        return !type.contains("->")
    }

    /// Reads what is evaluated whenever, or the first time that, it is read.
    func read(_ reader: inout EvaluationReader) {
        if binding.isComputed {
            reader.readStatements(binding.getter)
        } else if isLazy, let value = binding.value {
            reader.read(value)
        }
    }
}

extension Binding {
    /// The type that is written, or that an initializer shows: `let model = Model()`.
    var declaredType: String? {
        guard name != nil else { return nil }
        if let type { return type }
        guard let value, let call = Call(value, in: file), call.isPlain else { return nil }
        return call.typeName
    }
}
