import Driver
import Patching
import Rewriting
import Semantics
import Syntax

/// What became of a file that nobody has read, and what is wrong with that.
///
/// Whatever the file holds, its edits are a patch, the new text parses as far as the old one did, tokens outside the
/// edits and all comments stay, and a second plan makes no edit.
public struct PlanFaults {
    /// Empty for nothing.
    public private(set) var faults: [String] = []
    /// True if the plan has edits.
    public let isEdited: Bool

    /// - Parameter context: of the other files of the project.
    public init(of file: SourceFile, in context: Context) {
        func planned(_ file: SourceFile) -> Plan {
            let plan = context.plan(file, path: Golden.path)
            guard plan.homes.contains(Golden.path) else { return plan }
            var context = context
            context.branches.homes = EitherViewHomes(Golden.path, isForAll: plan.homes.isForAll(Golden.path))
            return context.plan(file, path: Golden.path)
        }
        let plan = planned(file)
        isEdited = !plan.edits.isEmpty
        let starts = plan.calls.map(\.range.lowerBound)
        if starts != starts.sorted() { faults.append("the calls are in another order than the text") }
        for call in plan.calls where call.outcome != .rewritten && call.outcome != .suppressed && call.reason == nil {
            faults.append("`\(file.text(call.range))` is \(call.outcome) for no reason")
        }
        guard isEdited else { return }
        guard let patch = try? Patch(plan.edits, to: file.bytes) else {
            faults.append("the edits are no patch")
            return
        }
        if let objection = WriteCheck(old: file, patch: patch).objection(isSettled: { planned($0).edits.isEmpty }) {
            faults.append(objection.sentence)
        }
        let missing = { (file: SourceFile) in file.nodes.count { $0.kind == .missing } }
        if missing(SourceFile(parsing: patch.new)) > missing(file) { faults.append("the new text lacks something") }
        if !faults.isEmpty { faults.append("→\n" + String(decoding: patch.new, as: UTF8.self)) }
    }
}
