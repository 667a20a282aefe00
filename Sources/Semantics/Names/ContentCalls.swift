import RuleModel
import Syntax

/// Where a file calls what the `holding` limits of pages name, so that what is in a view is found without reading it
/// again for each of its calls. It belongs to one thread: the calls are looked for when they are asked for.
final class ContentCalls {
    private let file: SourceFile
    private let rules: RuleBook
    private let applied: AppliedNames
    /// By name, those of modifiers with a period: the calls, in the order in which they end.
    private lazy var calls: [String: [NodeID]] = file.all(.call).reduce(into: [:]) { calls, node in
        guard let call = Call(node, in: file) else { return }
        for name in names(called: call).intersection(rules.contents) { calls[name, default: []].append(node) }
    }

    /// - Parameter applied: what the project's own modifiers apply.
    init(in file: SourceFile, rules: RuleBook, _ applied: AppliedNames) {
        self.file = file
        self.rules = rules
        self.applied = applied
    }

    /// True if a view, or anything in it, is called by one of the names.
    func contains(callOf names: [String], in view: NodeID) -> Bool {
        names.contains { name in calls[name].map { file.holds(oneOf: $0, in: view) } ?? false }
    }

    /// True if the file calls one of the names at all.
    func hasAny(of names: [String]) -> Bool { names.contains { calls[$0] != nil } }

    /// The name of a call, and of a modifier of the project's those that it applies.
    private func names(called call: Call) -> Set<String> {
        guard call.isMember else { return [call.name] }
        let own = rules.names(of: ModifierUse(call)).filter { !rules.states($0) }
        return Set(([call.name] + applied.names(appliedBy: own)).map { "." + $0 })
    }
}
