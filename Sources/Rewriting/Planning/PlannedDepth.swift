import Semantics
import Syntax

extension Plan {
    /// The same plan with what its edits make of a file. The calls are left whose new text would nest deeper than anything
    /// is parsed: a form may nest deeper than the call that it replaces, and calls in calls add up.
    func applied(to file: SourceFile) -> Plan {
        let edits = edits
        var plan = self
        plan.result = nil
        guard !edits.isEmpty else { return plan }
        let applied = AppliedEdits(edits, to: file.bytes)
        let new = SourceFile(parsing: applied.bytes)
        let tooDeep = SortedRanges(tooDeepEdits(applied, new, in: file))
        let dropped = calls.indices.filter { index in
            let isWrapped = calls[index].outcome == .branch && calls[index].after != nil
            return (calls[index].outcome == .rewritten || isWrapped)
                && tooDeep.contains(calls[index].range.lowerBound)
        }
        if dropped.isEmpty {
            plan.result = Result(edits: applied, file: new)
            return plan
        }
        for index in dropped { plan.calls[index] = calls[index].left(.tooDeep) }
        if !plan.calls.contains(where: { $0.outcome == .branch && $0.after != nil }) { plan.homes = EitherViewHomes() }
        let rest = plan.edits
        guard !rest.isEmpty else { return plan }
        let less = AppliedEdits(rest, to: file.bytes)
        plan.result = Result(edits: less, file: SourceFile(parsing: less.bytes))
        return plan
    }

    /// The ranges of the edits in or beside which the new text is not read any more.
    private func tooDeepEdits(_ applied: AppliedEdits, _ new: SourceFile, in file: SourceFile) -> [Range<Int>] {
        var depth = BracketDepth()
        depth.add(applied.bytes)
        guard depth.highest > BracketDepth.mostOfCode else { return [] }
        var oldDepth = BracketDepth()
        oldDepth.add(file.bytes)
        if depth.highest > max(oldDepth.highest, BracketDepth.mostOfTheCompiler) { return applied.edits.map(\.range) }
        let unknown = SortedRanges(new.all(.unexpected).map { new.range(of: $0) }.filter { !$0.isEmpty })
        let deep = zip(applied.edits, applied.places).filter { unknown.overlaps($1) }.map(\.0.range)
        // Where brackets do not close, what is too deep shows at the end.
        if deep.isEmpty, new.unknownCount > file.unknownCount { return applied.edits.map(\.range) }
        return deep
    }
}

extension SourceFile {
    /// How often the parser does not know what stands there.
    fileprivate var unknownCount: Int { nodes.count { $0.kind == .unexpected } }
}

/// How deep brackets nest in a text, those in strings and comments taken for brackets as well; one that closes nothing of
/// its kind closes nothing.
struct BracketDepth {
    /// How many the compiler takes. It reports `structure_overflow` at the next one.
    static let mostOfTheCompiler = 255
    /// How many almost all code nests at most; only code that nests more is looked at closely.
    static let mostOfCode = 30

    private var parentheses = 0
    private var squares = 0
    private var braces = 0
    /// How many were open at most.
    private(set) var highest = 0

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: "["): squares += 1
            case UInt8(ascii: "{"): braces += 1
            case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
            case UInt8(ascii: "]"): squares = max(0, squares - 1)
            case UInt8(ascii: "}"): braces = max(0, braces - 1)
            default: continue
            }
            highest = max(highest, parentheses + squares + braces)
        }
    }
}
