import RuleModel
import Syntax

/// What makes a value of a type of the project's: an initializer that is written, or the one that a struct has from its properties.
struct OwnInitializer: Sendable {
    private let parameters: [Parameter]

    struct Parameter: Sendable {
        let label: String?
        /// As it is written, without attributes; nil where it may be another: `Int...`, a wrapper of the project's own.
        let type: String?
        fileprivate let isVariadic: Bool
    }

    private init(_ parameters: [Parameter]) { self.parameters = parameters }

    /// Those of its parameters, nil for none.
    var labels: [String?] { parameters.map(\.label) }

    /// By the names of types, those of a file.
    static func all(in file: SourceFile) -> [String: [OwnInitializer]] {
        var written: [String: [OwnInitializer]] = [:]
        var stored: [NodeID: (name: String, parameters: [Parameter])] = [:]
        var ownInitializers: Set<NodeID> = []
        for type in file.all(.structDeclaration) {
            if let name = TypeDeclaration(type, in: file)?.name { stored[type] = (name, []) }
        }
        for node in file.all(.initializerDeclaration, .variableDeclaration) {
            let declaration = Declaration(node, in: file)
            guard let owner = declaration.owner else { continue }
            if let function = FunctionDeclaration(node, in: file) {
                ownInitializers.insert(owner.node)
                written[owner.name, default: []].append(OwnInitializer((function.parameters ?? []).map(Parameter.init)))
            } else if let variable = VariableDeclaration(node, in: file), !declaration.isStatic {
                let wrappers = declaration.attributeTypes.filter { $0 != "MainActor" }
                for binding in variable.bindings where !binding.isComputed {
                    // A constant that has its value is given no other.
                    if variable.isLet && binding.value != nil || !Self.readers.isDisjoint(with: wrappers) { continue }
                    let type = binding.name.flatMap { _ in binding.shownType }
                    let given: String? =
                        if wrappers.isEmpty || wrappers.count == 1 && Self.holders.contains(wrappers[0]) {
                            type
                        } else if wrappers.count == 1, wrappers[0].hasSuffix("Builder") {
                            // What a builder makes is given as a closure.
                            type.map { $0.contains("->") ? $0 : "() -> " + $0 }
                        } else {
                            nil
                        }
                    stored[owner.node]?.parameters += binding.names.map {
                        Parameter(label: $0, type: given, isVariadic: false)
                    }
                }
            }
        }
        for (node, (name, parameters)) in stored where !ownInitializers.contains(node) {
            written[name, default: []].append(OwnInitializer(parameters))
        }
        return written
    }

    /// The wrappers of properties that are given what they hold, or hold the like of it.
    private static let holders: Set = ["Binding", "Bindable", "ObservedObject", "State", "StateObject"]
    /// Those that read a value from somewhere else, or begin with one.
    private static let readers: Set = [
        "AccessibilityFocusState", "AppStorage", "Environment", "EnvironmentObject", "FocusState", "GestureState",
        "Namespace", "ScaledMetric", "SceneStorage",
    ]

    /// True for the wrapper of a property of which whoever makes its type gives what it holds.
    fileprivate static func isGiven(_ wrapper: String) -> Bool {
        ["Binding", "Bindable", "MainActor"].contains(wrapper) || wrapper.hasSuffix("Builder")
    }

    /// The parameters that an argument of a call may be for; nil if the initializer takes no such arguments.
    ///
    /// - Parameters:
    ///   - place: which of the arguments it is,
    ///   - labels: those of all arguments, nil for none,
    ///   - trailing: how many of these stand behind the parentheses.
    func parameters(for place: Int, of labels: [String?], trailing: Int) -> [Parameter]? {
        let named = Set(labels.compactMap(\.self))
        let inside = labels.dropLast(trailing)
        let unnamed = parameters.filter { $0.label == nil }
        guard named.isSubset(of: parameters.compactMap(\.label)),
            unnamed.count >= inside.count(where: { $0 == nil }) || parameters.contains(where: \.isVariadic)
        else { return nil }
        if let label = labels[place] { return parameters.filter { $0.label == label } }
        if place < inside.count { return unnamed }
        // A closure behind the parentheses is for what comes behind all that these name, and has no argument of its name.
        let last = parameters.lastIndex { parameter in inside.contains { $0 != nil && $0 == parameter.label } }
        return parameters[(last.map { $0 + 1 } ?? 0)...].filter { !named.contains($0.label ?? "") }
    }
}

extension VariableDeclaration {
    /// True for a property that keeps what whoever makes one of its type gives it, or begins with: not `@State`.
    var isGiven: Bool {
        guard let owner = declaration.owner, !declaration.isStatic else { return false }
        return !owner.isClass && declaration.attributeTypes.allSatisfy(OwnInitializer.isGiven)
    }
}

extension OwnInitializer.Parameter {
    fileprivate init(_ parameter: FunctionParameter) {
        let isPlain = !parameter.isAutoclosure && !parameter.isVariadic
        self.init(
            label: parameter.label, type: isPlain ? parameter.bareType : nil, isVariadic: parameter.isVariadic)
    }
}

extension Binding {
    /// The type that is written, or that its value shows: `false`, `Model()`.
    fileprivate var shownType: String? {
        if let type { return type }
        guard let value else { return nil }
        return switch file.kind(value) {
        case .boolLiteral: "Bool"
        case .numberLiteral: file.isFloat(value) ? "Double" : "Int"
        case .stringLiteral: "String"
        case .call: madeType
        default: nil
        }
    }
}

extension FileSemantics {
    /// True for a call of a type that may mean an initializer of the project's: `Text(red: title)`.
    package func mayBeOwnInitializer(_ call: Call) -> Bool {
        let labels = call.arguments.map(\.label)
        guard !labels.isEmpty, let type = call.initializedName else { return false }
        let own = index.project.table.initializers[types.names.project.resolvedName(type)].joined()
        return own.contains { $0.parameters(for: 0, of: labels, trailing: 0) != nil }
    }
}

extension ShownViews {
    /// True for what a view of the project's own is given and cannot show, as its initializers say: `action: () -> Void`.
    ///
    /// - Parameter path: of the file with the call.
    func isNoContent(_ argument: GivenArgument, from path: Path) -> Bool {
        let call = argument.call
        // A type of the library's may be meant where the project has one of its name.
        if call.isModifier || rules.fact(named: call.name) != nil || ViewTypes.types.contains(call.name) {
            return false
        }
        guard call.names.contains(where: { declares($0, from: path) }) else { return false }
        let taking = initializers(of: call.name).compactMap {
            $0.parameters(for: argument.place, of: call.labels, trailing: call.trailing)
        }
        let isBehind = call.labels[argument.place] == nil && argument.place >= call.labels.count - call.trailing
        return !taking.isEmpty
            && taking.allSatisfy { parameters in
                let kinds = parameters.map(kind)
                let open = isBehind ? kinds.filter(\.mayBeClosure) : kinds
                return !open.isEmpty && open.allSatisfy(\.isNoContent)
            }
    }

    /// The types whose static members a view of the project's own may be given, as its initializers say: of one that may be any
    /// view, `View`.
    func types(taking argument: GivenArgument) -> [String] {
        let call = argument.call
        let parameters = initializers(of: call.name).compactMap {
            $0.parameters(for: argument.place, of: call.labels, trailing: call.trailing)
        }
        return parameters.joined().map { parameter in
            let name = parameter.type.map { TypeText(project.resolved($0)).value.name } ?? ""
            let isKnown = project.isDeclared(name) || rules.fact(named: name) != nil || ViewTypes.isValue(name)
            return isKnown || ViewTypes.types.contains(name) ? name : "View"
        }.unique
    }

    private enum Given {
        case action
        /// A number, a text.
        case value
        /// Anything but a closure.
        case object
        case anything

        var mayBeClosure: Bool { self == .action || self == .anything }
        var isNoContent: Bool { self == .action || self == .value }
    }

    private func kind(of parameter: OwnInitializer.Parameter) -> Given {
        guard let type = parameter.type.map(project.resolved) else { return .anything }
        if let closure = ClosureType(type) {
            let names = closure.parameters.namesInText
            let mayKeepViews = names.contains("inout") || names.contains { $0.isTypeName && !isPlainValue($0) }
            return closure.givesNothing && !mayKeepViews ? .action : .anything
        }
        let name = TypeText(type).value.name
        if project.isDeclared(name) { return .object }
        return ViewTypes.isValue(name) ? .value : rules.fact(named: name) != nil ? .object : .anything
    }

    /// False for an object, to which a closure might give a view, and for what may be one.
    private func isPlainValue(_ type: String) -> Bool {
        if project.isDeclared(type) { return project.isConcrete(type) && !project.isClass(type) }
        return ViewTypes.isValue(type) || type == "Void"
    }
}

/// `(Int) -> Void`
private struct ClosureType {
    let parameters: String
    let result: String

    /// True for one that gives nothing that could be shown.
    var givesNothing: Bool { ["Void", "()", "Void?", "Void!"].contains(result) }

    /// nil for any other type.
    init?(_ type: String) {
        var text = type[...]
        while text.first == "@" { text = text.drop { $0 != " " }.drop { $0 == " " } }
        if let last = text.last, "?!".contains(last), text.dropLast().last == ")", text.first == "(" {
            text = text.dropFirst().dropLast(2)
            while text.first == "@" { text = text.drop { $0 != " " }.drop { $0 == " " } }
        }
        var (depth, last): (Int, Character) = (0, " ")
        for place in text.indices {
            let next = text[place]
            switch next {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where last == "-":
                guard depth == 0 else { break }
                parameters = String(text[..<place].dropLast())
                result = String(text[text.index(after: place)...].drop { $0.isWhitespace })
                return
            case ">": depth -= 1
            default: break
            }
            last = next
        }
        return nil
    }
}
