import RuleModel
import Syntax

/// Every helper that a context knows, by name.
///
/// A name that some file declares on views means what is declared; other names mean what the rule pages say of them.
package struct HelperTable: Sendable {
    /// What a function is declared on.
    package enum Receiver: Sendable, Equatable {
        case view
        /// A protocol such as `ToolbarContent`, whose values take modifiers and are no views.
        case other(String)
        /// Nothing: the view is an argument.
        case argument
        /// A type that has nothing to do with SwiftUI, as far as can be seen.
        case unknown(String)
    }

    package struct Entry: Sendable {
        package let declaration: HelperDeclaration
        package let receiver: Receiver
        /// The file that declares it; nil for what a rule page says.
        package let path: String?
    }

    package private(set) var entries: [String: [Entry]] = [:]
    /// The names by which calls are found.
    package private(set) var names: Set<String> = []
    private let views: KnownViews
    private var initializers: [String: [HelperDeclaration]] = [:]

    package init(declarations: [Declarations], rules: RuleBook) {
        views = KnownViews(declarations, rules: rules)
        let declared = declarations.flatMap(\.helpers).filter { receiver(of: $0) == .view }
        let names = Set(declared.map(\.name))
        for known in rules.helpers where !names.contains(known.name) {
            insert(Entry(declaration: HelperDeclaration(known), receiver: .view, path: nil))
        }
        add(declarations)
        self.names = Set(entries.filter { $0.value.contains { $0.declaration.isHelper } }.keys)
    }

    /// True for a type whose values are views, as far as anything shows it.
    package func isView(_ type: String) -> Bool { views.contains(type) }

    private mutating func add(_ declarations: [Declarations]) {
        var waiting: [Entry] = []
        for file in declarations {
            for declaration in file.helpers {
                if declaration.name == declaration.receiver {
                    initializers[declaration.name, default: []].append(declaration)
                    continue
                }
                let entry = Entry(declaration: declaration, receiver: receiver(of: declaration), path: file.path)
                if declaration.meaning.isDelegation { waiting.append(entry) } else { insert(entry) }
            }
        }
        // One helper may hand on to the next; each round resolves those whose target is known.
        while !waiting.isEmpty {
            let (ready, rest) = waiting.reduce(into: ([Entry](), [Entry]())) { lists, entry in
                if let resolved = resolved(entry) { lists.0.append(resolved) } else { lists.1.append(entry) }
            }
            ready.forEach { insert($0) }
            if ready.isEmpty {
                rest.forEach { insert($0.unresolved) }
                break
            }
            waiting = rest
        }
    }

    private mutating func insert(_ entry: Entry) { entries[entry.declaration.name, default: []].append(entry) }

    private func receiver(of declaration: HelperDeclaration) -> Receiver {
        if declaration.excess == .takesView { return .argument }
        if isView(declaration.receiver) { return .view }
        return ViewTypes.other(of: declaration.receiver).map { .other($0) } ?? .unknown(declaration.receiver)
    }

    /// A declaration with the meaning of the helper that it hands on to; nil if that is not known (yet).
    private func resolved(_ entry: Entry) -> Entry? {
        guard case .delegates(let delegation) = entry.declaration.meaning else { return entry }
        let candidates =
            delegation.isInitializer
            ? initializers[delegation.name] ?? []
            : (entries[delegation.name] ?? []).filter { $0.receiver == entry.receiver }.map(\.declaration)
        for candidate in candidates {
            guard case .applies(let isNegated, let isErased) = candidate.meaning,
                let places = candidate.places(of: delegation.arguments, isInitializer: delegation.isInitializer)
            else { continue }
            return entry.taking(
                parts: places, of: candidate, .applies(isNegated: isNegated != delegation.isNegated, isErased: isErased)
            )
        }
        return candidates.isEmpty && delegation.name == "EitherView" ? ownEitherView(entry, delegation) : nil
    }

    /// `EitherView(condition: condition, input: self, modify: transform)`, where only a call of it is in sight.
    private func ownEitherView(_ entry: Entry, _ delegation: HelperDeclaration.Delegation) -> Entry? {
        let labels: [KnownHelper.Role?]
        let isOptional: Bool
        switch delegation.arguments.map(\.label) {
        case ["condition", "input", "modify"], ["condition", "input", nil]:
            (labels, isOptional) = ([.condition, nil, .transform], false)
        case ["payload", "input", "modify"], ["payload", "input", nil]:
            (labels, isOptional) = ([.payload, nil, .transform], true)
        default: return nil
        }
        let closure = HelperDeclaration.ClosureShape(view: 0, payload: isOptional ? 1 : nil)
        var parameters = entry.declaration.parameters
        for (argument, role) in zip(delegation.arguments, labels) {
            guard let place = argument.parameter, let role else { continue }
            parameters[place] = parameters[place].with(role, role == .transform ? closure : nil)
        }
        return entry.with(parameters, .applies(isNegated: delegation.isNegated, isErased: false))
    }
}

extension HelperTable.Entry {
    /// A function that hands everything on to something that nobody knows as a helper.
    fileprivate var unresolved: Self {
        guard case .delegates(let delegation) = declaration.meaning else { return self }
        let isLikeHelper = declaration.parameters.contains { $0.role == .transform }
        return isLikeHelper
            ? with(declaration.parameters, .exceeds(.handsOn(delegation.name)))
            : with(declaration.parameters.map { $0.with(nil, $0.closure) }, .other)
    }

    fileprivate func with(_ parameters: [HelperDeclaration.Parameter], _ meaning: HelperDeclaration.Meaning) -> Self {
        Self(
            declaration: HelperDeclaration(
                name: declaration.name, receiver: declaration.receiver, parameters: parameters,
                result: declaration.result, meaning: meaning, range: declaration.range, line: declaration.line),
            receiver: receiver, path: path)
    }

    /// Gives each parameter that is handed on the part of the parameter that it becomes.
    fileprivate func taking(
        parts: [Int: Int], of target: HelperDeclaration, _ meaning: HelperDeclaration.Meaning
    ) -> Self? {
        var parameters = declaration.parameters.map { $0.with(nil, nil) }
        for (own, other) in parts {
            parameters[own] = parameters[own].with(target.parameters[other].role, target.parameters[other].closure)
        }
        let isComplete = parameters.allSatisfy { $0.role != nil || $0.hasDefault }
        return isComplete ? with(parameters, meaning) : nil
    }
}

extension HelperDeclaration.Parameter {
    fileprivate func with(_ role: KnownHelper.Role?, _ closure: HelperDeclaration.ClosureShape?) -> Self {
        Self(label: label, role: role, hasDefault: hasDefault, isFunction: isFunction, closure: closure)
    }
}

extension HelperDeclaration {
    /// For each parameter that a delegation passes, the parameter of this function that it becomes.
    fileprivate func places(of arguments: [Delegation.Argument], isInitializer: Bool) -> [Int: Int]? {
        var places: [Int: Int] = [:]
        var next = 0
        for argument in arguments {
            guard
                let place = (next..<parameters.count).first(where: {
                    argument.isTrailing && argument.label == nil
                        ? parameters[$0].closure != nil : parameters[$0].label == argument.label
                })
            else { return nil }
            if let own = argument.parameter { places[own] = place } else if parameters[place].role != nil { return nil }
            next = place + 1
        }
        let roles = Set(places.values.compactMap { parameters[$0].role })
        let needed = Set(parameters.compactMap { $0.hasDefault ? nil : $0.role })
        return needed.isSubset(of: roles) ? places : nil
    }
}
