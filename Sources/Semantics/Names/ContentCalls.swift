import RuleModel
import Syntax

/// Where a file calls what the `holding` limits of pages name, so that what is in a view is found without reading it
/// again for each of its calls.
package struct ContentCalls {
    /// By name, those of modifiers with a period: the calls, in the order in which they end.
    private var calls: [String: [NodeID]] = [:]
    private let file: SourceFile

    package init(in file: SourceFile, rules: RuleBook) {
        self.file = file
        guard !rules.contents.isEmpty else { return }
        for call in file.all(.call).compactMap({ Call($0, in: file) }) where rules.contents.contains(call.dottedName) {
            calls[call.dottedName, default: []].append(call.node)
        }
    }

    /// True if a view, or anything in it, is called by one of the names.
    package func contains(callOf names: [String], in view: NodeID) -> Bool {
        names.contains { name in calls[name].map { file.holds(oneOf: $0, in: view) } ?? false }
    }
}
