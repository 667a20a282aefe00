import RuleModel
import Syntax

/// A call and the helper that it calls: which argument is for what.
package struct HelperMatch {
    package let entry: HelperTable.Entry
    /// By the place of the parameter.
    private let values: [Int: NodeID]

    /// nil if the call's labels and closures do not fit the declaration.
    package init?(_ call: Call, _ entry: HelperTable.Entry, in file: SourceFile) {
        self.entry = entry
        let parameters = entry.declaration.parameters
        var values: [Int: NodeID] = [:]
        var next = 0
        for argument in call.arguments {
            let isFirstTrailing = argument.isTrailing && argument.label == nil
            // Parameters that are passed over must have a default; a trailing closure passes over none but those.
            let place = parameters[next...].firstIndex { parameter in
                isFirstTrailing ? parameter.closure != nil : parameter.label == argument.label
            }
            guard let place, parameters[next..<place].allSatisfy(\.hasDefault) else { return nil }
            values[place] = argument.value
            next = place + 1
        }
        guard parameters[next...].allSatisfy(\.hasDefault) else { return nil }
        self.values = values

        guard entry.declaration.isHelper else { return }
        excess = entry.declaration.excess
        guard let transform, excess != nil || fits(transform, .transform, call, in: file) else { return nil }
        if let otherwise, excess == nil, !fits(otherwise, .otherwise, call, in: file) { return nil }
        if excess == nil {
            // `.ifLet(\.$destination, action: …)`: a key path is no condition and holds no value.
            if let condition, file.kind(condition) == .keyPath { return nil }
            let more = values.keys.sorted().first { parameters[$0].role == nil }
            excess = condition == nil ? .hasDefault : more.map { .takes(parameters[$0].label ?? "_") }
        }
    }

    /// What the helper does beyond applying its closure, called like this.
    package private(set) var excess: HelperExcess?

    package var condition: NodeID? { value(.condition) ?? value(.payload) }
    package var transform: NodeID? { value(.transform) }
    package var otherwise: NodeID? { value(.otherwise) }

    /// True if the condition is a function, which the helper calls.
    package var takesFunction: Bool { entry.declaration.parameters.contains { $0.isFunction } }

    /// True if the condition is written as a closure where one is taken, and as a value where a value is.
    package func fitsCondition(in file: SourceFile) -> Bool {
        condition.map { (file.kind($0) == .closure) == takesFunction } ?? true
    }

    /// What the closure for a role is given.
    package func shape(_ role: KnownHelper.Role) -> HelperDeclaration.ClosureShape? {
        entry.declaration.parameters.first { $0.role == role }?.closure
    }

    private func value(_ role: KnownHelper.Role) -> NodeID? {
        entry.declaration.parameters.firstIndex { $0.role == role }.flatMap { values[$0] }
    }

    /// A closure fits that takes as many values as it is given, and one that is still to be written; but `when(isOn) { … }`
    /// without a dot or a declaration may be anybody's. What is no closure fits if it could name a function.
    private func fits(_ value: NodeID, _ role: KnownHelper.Role, _ call: Call, in file: SourceFile) -> Bool {
        guard file.kind(value) == .closure else {
            return [.name, .member, .call, .specialization, .tuple].contains(file.kind(value))
        }
        let count = file.closureParameters(of: value)?.count ?? file.anonymousParameterCount(of: value)
        return count == shape(role)?.count || count == 0 && (call.isMember || entry.path != nil)
    }
}
