import Syntax

/// What calls in a row are applied to. It belongs to one thread: each piece of a chain is looked at once, however many calls
/// of the chain are asked for.
final class CallSubjects {
    private let file: SourceFile
    private var known: [NodeID: NodeID] = [:]

    init(in file: SourceFile) { self.file = file }

    /// `row.item` of `row.item.bold().padding()`, seen from the last of the calls; a node that is no call is given back.
    func subject(ofCallsEndingAt end: NodeID) -> NodeID {
        var passed: [NodeID] = []
        var node = end
        while known[node] == nil, file.kind(node) == .call || file.isCalled(node),
            let base = file.chainBase(of: node)
        {
            passed.append(node)
            node = base
        }
        let subject = known[node] ?? node
        for piece in passed { known[piece] = subject }
        return subject
    }
}
