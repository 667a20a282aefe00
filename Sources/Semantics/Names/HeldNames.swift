import RuleModel
import Syntax

/// Where a file calls what the `holding` limits of pages name, so that what is in a view is found without reading it
/// again for each of its calls.
package struct HeldNames {
    /// By name, those of modifiers with a period: the calls, in the order in which they end.
    private var calls: [String: [Int32]] = [:]

    package init(in file: SourceFile, rules: RuleBook) {
        guard !rules.contents.isEmpty else { return }
        for index in file.nodes.indices where file.nodes[index].kind == .call {
            guard let (callee, token) = file.calledName(of: NodeID(index)) else { continue }
            let name = (file.kind(callee) == .member ? "." : "") + file.word(at: token)
            if rules.contents.contains(name) { calls[name, default: []].append(Int32(index)) }
        }
    }

    /// True if a view, or anything in it, is called by one of the names.
    package func holds(_ view: NodeID, _ names: [String], in file: SourceFile) -> Bool {
        let first = file[view].firstDescendant
        return names.contains { name in
            guard let found = calls[name] else { return false }
            let place = found.firstPlace { $0 >= first }
            return place < found.count && found[place] <= view.index
        }
    }
}
