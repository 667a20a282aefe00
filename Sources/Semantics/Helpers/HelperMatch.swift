import RuleModel
import Syntax

/// A call and the helper that it calls: which argument is for what.
package struct HelperMatch {
    /// With the file and the line that show it; without these, only its name is known.
    package let declaration: HelperDeclaration
    /// What the helper is declared on.
    let receiver: HelperTable.Receiver
    /// What the helper does beyond applying its closure, called like this.
    private(set) var excess: HelperExcess?
    /// Why the call is left although it calls a helper.
    package internal(set) var objection: HelperObjection?
    /// The type of what it is called on, where that is no view: `ToolbarItem { … }.if(isOn) { … }`
    package internal(set) var other: String?
    /// The types that have a function of the same name and shape, and have nothing to do with views as far as shown.
    package internal(set) var rivals: Set<String> = []
    private var values: Values

    /// What is given for each role.
    private struct Values {
        var condition, payload, transform, otherwise: NodeID?

        subscript(role: KnownHelper.Role) -> NodeID? {
            get {
                switch role {
                case .condition: condition
                case .payload: payload
                case .transform: transform
                case .otherwise: otherwise
                }
            }
            set {
                switch role {
                case .condition: condition = newValue
                case .payload: payload = newValue
                case .transform: transform = newValue
                case .otherwise: otherwise = newValue
                }
            }
        }
    }

    /// nil if the call's labels and closures do not fit the declaration.
    ///
    /// - Parameter arguments: those of the call.
    init?(_ call: Call, _ arguments: [Argument], _ entry: HelperTable.Entry) {
        let parameters = entry.declaration.parameters
        var values = Values()
        var more: HelperExcess?
        var next = 0
        var isNone: Set<Int> = []
        for (index, argument) in arguments.enumerated() {
            // `when(isOn, isBig) { … }`: the first of them has told what they are for.
            let isMore = index > 0 && argument.label == nil && !argument.isTrailing
            if isMore, next > 0, parameters[next - 1].isVariadic { continue }
            // Parameters that are passed over must have a default; a trailing closure passes over none but those.
            func takes(_ parameter: HelperDeclaration.Parameter) -> Bool {
                parameter.takes(argument.label, isTrailing: argument.isTrailing)
            }
            var place = parameters[next...].firstIndex(where: takes)
            // One that may be left out leaves a closure behind the parentheses to one that may not.
            if let first = place, argument.isTrailing, argument.label == nil, parameters[first].hasDefault,
                let needed = parameters[first...].firstIndex(where: { takes($0) && !$0.hasDefault }),
                !arguments[(index + 1)...].contains(where: { $0.label == parameters[needed].label })
            {
                place = needed
            }
            guard let place, parameters[next..<place].allSatisfy(\.hasDefault) else { return nil }
            // `otherwise: nil` says what leaving it out would.
            let isLeftOut = call.file.kind(argument.value) == .nilLiteral && parameters[place].closure != nil
            if isLeftOut, parameters[place].hasDefault {
                isNone.insert(place)
                next = place + 1
                continue
            }
            // `{ $0.bold() }` is no `() -> V`.
            if parameters[place].taken == 0, !parameters[place].isFunction,
                let closure = Closure(argument.value, in: call.file), closure.parameterCount > 0
            {
                return nil
            }
            if let role = parameters[place].role {
                values[role] = argument.value
            } else {
                more = more ?? .takes(parameters[place].label ?? "_")
            }
            next = place + 1
        }
        guard parameters[next...].allSatisfy(\.hasDefault) else { return nil }
        // Most do not come as far as this.
        (declaration, receiver, self.values) = (entry.declaration, entry.receiver, values)
        guard declaration.isHelper else { return }
        guard let transform else { return nil }
        excess = declaration.excess
        if excess != nil {
            // `.style(Card())`, where there may be none: there is one.
            let isGiven = Call(transform, in: call.file)?.plainTypeName != nil
            if parameters.count == 1, isGiven { return nil }
            return
        }
        guard fits(transform, .transform, call), otherwise.map({ fits($0, .otherwise, call) }) ?? true else {
            return nil
        }
        // `.ifLet(\.$destination, action: …)`: a key path is no condition and holds no value.
        if let condition, call.file.kind(condition) == .keyPath { return nil }
        let leftOut = parameters.indices.lazy.compactMap { place -> String? in
            guard let role = parameters[place].role, values[role] == nil, !isNone.contains(place) else { return nil }
            return parameters[place].otherDefault
        }
        excess = condition == nil ? .hasDefault : more ?? leftOut.first.map { .gives($0) }
    }

    /// A call that is taken by none of the declarations in sight. The first closure that takes something is what it applies;
    /// nil if there is none.
    init?(undeclared call: Call) {
        let closures = call.arguments.filter { Closure($0.value, in: call.file) != nil }
        let others = call.arguments.filter { argument in !closures.contains { $0.value == argument.value } }
        let transform = closures.first { Closure($0.value, in: call.file)!.parameterCount > 0 }
        guard let transform else { return nil }
        declaration = HelperDeclaration(
            name: call.name, receiver: "View", parameters: [], result: "some View", meaning: .other, erases: false,
            range: 0..<0)
        receiver = .view
        values = Values(
            condition: others.first?.value, transform: transform.value,
            otherwise: closures.first { $0.value != transform.value }?.value)
        objection = .undeclared(call.name)
    }

    /// What is given for a role.
    package subscript(role: KnownHelper.Role) -> NodeID? { values[role] }

    package var condition: NodeID? { values[.condition] ?? values[.payload] }
    package var transform: NodeID? { values[.transform] }
    package var otherwise: NodeID? { values[.otherwise] }

    /// True if the condition is a function, which the helper calls.
    package var takesFunction: Bool { declaration.parameters.contains { $0.isFunction } }

    /// What the condition is declared as; nil for one that may be `nil`.
    var conditionType: String? { declaration.parameters.first { $0.role == .condition }?.type }

    /// True if the condition is written as a closure where one is taken, and as a value where a value is.
    func fitsCondition(in file: SourceFile) -> Bool {
        condition.map { (Closure($0, in: file) != nil) == takesFunction } ?? true
    }

    /// What the closure for a role is given.
    package func shape(_ role: KnownHelper.Role) -> HelperDeclaration.ClosureShape? { parameter(role)?.closure }

    /// The modifier that takes what is given for a role, where that is a `ViewModifier`.
    package func modifier(_ role: KnownHelper.Role) -> String? { parameter(role)?.modifier }

    /// True for a value that is evaluated whether it is applied or not.
    package func isEvaluatedAlways(_ role: KnownHelper.Role) -> Bool { parameter(role)?.isEvaluatedAlways ?? true }

    /// True where a function is to be given.
    func isFunction(_ role: KnownHelper.Role) -> Bool { parameter(role)?.taken != nil }

    private func parameter(_ role: KnownHelper.Role) -> HelperDeclaration.Parameter? {
        declaration.parameters.first { $0.role == role }
    }

    /// A closure fits that takes as many values as it is given, and one that is still to be written; but `when(isOn) { … }`
    /// without a dot or a declaration may be anybody's. What is no closure fits if it could name a function.
    private func fits(_ value: NodeID, _ role: KnownHelper.Role, _ call: Call) -> Bool {
        let closure = Closure(value, in: call.file)
        if modifier(role) != nil, let closure { return closure.parameterCount == 0 && parameter(role)?.taken == 0 }
        guard let closure else {
            // `.applyIf(isOn, isWide) { … }` of an unknown helper: the closure behind it is no other side.
            if declaration.sighting == nil, role == .transform, let otherwise,
                call.arguments.contains(where: { $0.value == otherwise && $0.isTrailing && $0.label == nil })
            {
                return false
            }
            switch call.file.kind(value) {
            case .name, .member, .call, .specialization, .tuple, .keyPath, .forceUnwrap, .subscriptCall, .effect:
                return true
            // `isOn ? { $0.bold() } : { $0 }`, `change ?? { $0 }`, `Card() as Card`
            case .sequence:
                return [.ternary, .coalescing, .cast].contains(Precedence(of: value, in: call.file))
            default: return false
            }
        }
        let count = closure.parameterCount
        return count == shape(role)?.count || count == 0 && (call.isMember || declaration.sighting != nil)
    }
}
