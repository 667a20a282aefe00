import Semantics
import Syntax

extension Plan {
    /// The same plan, with the calls left whose new text would nest deeper than anything is parsed.
    ///
    /// A form may nest deeper than the call that it replaces, and calls in calls add up.
    func withoutTooDeepEdits(in file: SourceFile) -> Plan {
        let edits = edits
        guard !edits.isEmpty else { return self }
        let applied = AppliedEdits(edits, to: file.bytes)
        // What is not nested much, as almost all code, need not be parsed for this.
        var depth = BracketDepth()
        depth.add(applied.bytes)
        guard depth.highest > 30 else { return self }
        var oldDepth = BracketDepth()
        oldDepth.add(file.bytes)
        let new = SourceFile(parsing: applied.bytes)
        let unknown = SortedRanges(
            new.nodes.indices.filter { new.nodes[$0].kind == .unexpected }.map { new.range(of: NodeID($0)) }
                .filter { !$0.isEmpty })
        var deep = zip(edits, applied.places).filter { unknown.overlaps($1) }.map(\.0.range)
        // Where brackets do not close, what is too deep shows at the end.
        if deep.isEmpty, new.unknownCount > file.unknownCount { deep = edits.map(\.range) }
        if depth.highest > max(oldDepth.highest, BracketDepth.mostOfTheCompiler) { deep = edits.map(\.range) }
        let tooDeep = SortedRanges(deep)
        var plan = self
        for index in calls.indices where tooDeep.contains(calls[index].range.lowerBound) {
            let isWrapped = calls[index].outcome == .branch && calls[index].after != nil
            guard calls[index].outcome == .rewritten || isWrapped else { continue }
            plan.calls[index] = calls[index].left(.tooDeep)
        }
        if !plan.calls.contains(where: { $0.outcome == .branch && $0.after != nil }) { plan.homes = [] }
        return plan
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
