import RuleModel
import Syntax

/// The properties of a `ViewModifier`, and what its initializer makes of arguments.
struct ModifierProperties {
    private let type: ViewModifierType
    private let declaration: TypeDeclaration
    private var file: SourceFile { declaration.file }
    private var stored: [Stored] = []
    private var getters: [String: NodeID] = [:]
    /// What stands for properties with unknown values: a name of its own for each.
    private var unknown: [String: String] = [:]
    /// The first wrapper of a property whose value begins anew with each new view.
    private(set) var stateful: String?
    /// What is read of the environment before the body is asked.
    private(set) var environment: [String] = []

    private struct Stored {
        let name: String
        let wrapper: String?
        let value: NodeID?
        /// False for what no argument of the memberwise initializer is for.
        let isParameter: Bool
        let isOptionalVariable: Bool
        let isPrivate: Bool
        /// As a parameter of the memberwise initializer has it; nil where nothing shows it.
        let parameterType: String?
    }

    init(_ declaration: TypeDeclaration, of type: ViewModifierType) throws(ModifierObstacle) {
        self.type = type
        self.declaration = declaration
        for node in declaration.members {
            guard let variable = VariableDeclaration(node, in: declaration.file) else { continue }
            let facts = variable.declaration
            if facts.isStatic { continue }
            let wrapper = facts.attributeTypes.first { !$0.hasSuffix("Builder") && $0 != "MainActor" }
            if let wrapper {
                guard Self.known.contains(wrapper) || Self.stateful.contains(wrapper),
                    !variable.bindings.contains(where: { PropertyFacts($0).isInjected })
                else { throw ModifierObstacle("`\(type.name)` holds an `@\(wrapper)`", place(node)) }
                if Self.stateful.contains(wrapper) { stateful = stateful ?? wrapper }
                environment += [facts.environmentProperty].compactMap(\.self)
            }
            for binding in variable.bindings {
                guard let name = binding.name else { continue }
                if binding.isComputed {
                    let getter = binding.getter
                    let value = getter.count == 1 ? file.returned(by: getter[0]) : nil
                    // What is not one expression may do anything.
                    if let value { getters[name] = value } else { unknown[name] = "_\(name)_()" }
                    continue
                }
                unknown[name] = "_\(name)_"
                stored.append(
                    Stored(
                        name: name, wrapper: wrapper, value: binding.value,
                        isParameter: wrapper != "Environment" && wrapper != "ScaledMetric"
                            && !(variable.isLet && binding.value != nil),
                        isOptionalVariable: !variable.isLet && binding.type?.last == "?",
                        isPrivate: facts.access == .file
                            && facts.modifiers.contains { ["private", "fileprivate"].contains($0) },
                        parameterType: Self.parameterType(binding, wrapper, facts)))
            }
        }
    }

    /// What reads a value from somewhere else.
    private static let known: Set<String> = ["Binding", "Environment", "ScaledMetric", "AppStorage"]
    /// What holds one for as long as the view is there.
    private static let stateful: Set<String> = [
        "State", "StateObject", "GestureState", "FocusState", "AccessibilityFocusState", "Namespace", "SceneStorage",
        "ObservedObject",
    ]

    private static func parameterType(_ binding: Binding, _ wrapper: String?, _ facts: Declaration) -> String? {
        guard let type = binding.type ?? literalType(binding) else { return nil }
        if wrapper == "Binding" { return "Binding<\(type)>" }
        let isBuilder = facts.hasAttribute(endingIn: "Builder")
        if isBuilder, !type.contains("->") { return "@ViewBuilder () -> " + type }
        let isEscaping = type.contains("->") && type.last != "?"
        return (isBuilder ? "@ViewBuilder " : "") + (isEscaping ? "@escaping " : "") + type
    }

    private static func literalType(_ binding: Binding) -> String? {
        guard let value = binding.value else { return nil }
        switch binding.file.kind(value) {
        case .boolLiteral: return "Bool"
        case .numberLiteral: return binding.file.isFloat(value) ? "Double" : "Int"
        case .stringLiteral: return "String"
        default: return nil
        }
    }

    private func place(_ node: NodeID) -> Sighting { type.source.sighting(of: node, in: file) }

    /// An argument of the initializer.
    struct Given {
        let label: String?
        let value: String

        init(_ label: String?, _ value: String) {
            self.label = label
            self.value = value
        }

        func isFor(_ name: String?) -> Bool { label == name || label == nil && value.first == "{" }
    }

    /// What is evaluated whenever a value of the type is made.
    var evaluated: [NodeID] {
        stored.filter { $0.wrapper != "StateObject" }.compactMap(\.value) + (initializer?.defaultValues ?? [])
            + assigned
    }

    /// What the initializer gives the properties, but for what closures give that it takes.
    private var assigned: [NodeID] {
        guard let initializer else { return [] }
        let names = Set((initializer.parameters ?? []).map(\.name))
        return initializer.statements.compactMap { statement in
            guard case .assignment(_, let value) = Statement(statement, in: file), let sole = value.sole else {
                return nil
            }
            let isGiven = Call(sole, in: file).map { !$0.isMember && names.contains($0.name) } ?? false
            return isGiven ? nil : sole
        }
    }

    /// The one that is written; whether there are others, too, `ProjectIndex.hasSeveralInitializers` says.
    private var initializer: FunctionDeclaration? {
        declaration.members.lazy.compactMap { FunctionDeclaration($0, in: file) }.first(where: \.isInitializer)
    }

    /// What the initializer takes, as a declaration of a function of the type's name: `Card(radius: CGFloat, isOn: Bool)`.
    var head: String? {
        if let initializer {
            guard let list = file.child(.parameters, of: initializer.node) else { return nil }
            return "\(type.name)\(file.text(of: list)) -> some View"
        }
        // One that keeps a property to itself keeps its initializer, too, but for the one without arguments.
        if stored.contains(where: { $0.isParameter && $0.isPrivate && $0.wrapper == nil }) {
            let isBare = stored.allSatisfy { !$0.isParameter || $0.value != nil || $0.isOptionalVariable }
            return isBare ? "\(type.name)() -> some View" : nil
        }
        var parameters: [String] = []
        for property in stored where property.isParameter {
            guard let type = property.parameterType else { return nil }
            let normal = property.value.map { file.text(of: $0) } ?? (property.isOptionalVariable ? "nil" : nil)
            // What has a value of its own may be kept to the type.
            if property.isPrivate, normal != nil { continue }
            parameters.append("\(property.name): \(type)" + (normal.map { " = \($0)" } ?? ""))
        }
        return "\(type.name)(\(parameters.joined(separator: ", "))) -> some View"
    }

    /// The properties as the initializer sets them from some arguments.
    func evaluation(of given: [Given]) throws(ModifierObstacle) -> PartialEvaluation {
        var values = unknown
        for property in stored where property.wrapper == nil {
            if let value = property.value {
                values[property.name] = PartialEvaluation(file, values: [:]).argument(value)
            }
        }
        if let initializer {
            try assign(initializer, given, &values)
        } else {
            for (name, value) in try memberwise(given) { set(name, value, in: &values) }
        }
        return PartialEvaluation(file, values: values, getters: getters)
    }

    /// Of a binding the value and the binding itself are known.
    private func set(_ name: String, _ value: String, in values: inout [String: String]) {
        let wrapper = stored.first { $0.name == name }?.wrapper
        if wrapper == "Binding" {
            values["$" + name] = value
            let isConstant = value.hasPrefix(".constant(") && value.hasSuffix(")")
            values[name] = isConstant ? String(value.dropFirst(".constant(".count).dropLast()) : unknown[name]
        } else if wrapper == nil {
            values[name] = value
        }
    }

    private func memberwise(
        _ given: [Given]
    ) throws(ModifierObstacle) -> [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        var rest = given[...]
        for property in stored where property.isParameter {
            if let first = rest.first, first.isFor(property.name) {
                found.append((property.name, first.value))
                rest.removeFirst()
            } else if property.value == nil, property.isOptionalVariable {
                found.append((property.name, "nil"))
            }
        }
        if !rest.isEmpty {
            throw ModifierObstacle("the initializer of `\(type.name)` is not understood", type.sighting)
        }
        return found
    }

    /// `init(radius: CGFloat, isOn: Bool = true) { self.radius = radius; self.isOn = isOn }`
    private func assign(
        _ initializer: FunctionDeclaration, _ given: [Given],
        _ values: inout [String: String]
    ) throws(ModifierObstacle) {
        let obstacle = ModifierObstacle(
            "the initializer of `\(type.name)` does more than to set its properties", place(initializer.node))
        guard let nodes = file.parameterNodes(of: initializer.node) else { throw obstacle }
        var parameters: [String: String] = [:]
        var rest = given[...]
        for node in nodes {
            let parameter = FunctionParameter(node, in: file)
            if let first = rest.first, first.label == parameter.label || first.label == nil && first.value.first == "{"
            {
                parameters[parameter.name] = first.value
                rest.removeFirst()
            } else if let value = file.children(of: node).last, parameter.hasDefault {
                parameters[parameter.name] = file.text(of: value)
            } else {
                throw obstacle
            }
        }
        guard rest.isEmpty else { throw obstacle }
        let inner = PartialEvaluation(file, values: parameters)
        for statement in initializer.statements {
            guard case .assignment(let target, let value) = Statement(statement, in: file), let sole = value.sole,
                let path = Chain(endingAt: target, in: file).memberPath, let name = path.last,
                path.count == 1 || path == ["self", name]
            else { throw obstacle }
            let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
            guard let property = stored.first(where: { $0.name == plain }) else { throw obstacle }
            if property.wrapper != nil, property.wrapper != "Binding" { continue }
            set(plain, inner.argument(sole), in: &values)
        }
    }
}
