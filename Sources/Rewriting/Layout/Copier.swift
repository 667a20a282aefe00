import Semantics
import Syntax

/// Takes text out of a file so that it can stand elsewhere, at another indentation.
///
/// **Invariant:** what is copied differs from the file only in the spaces and tabs at the start of lines, and there only
/// outside strings and comments; and in the calls within it that have been rewritten themselves.
struct Copier: Sendable {
    let file: SourceFile
    /// What ends a line of this file.
    let lineBreak: String
    /// One step of indentation.
    let unit: String
    private let lines: LineStarts
    /// String literals over several lines.
    private let strings: SortedRanges
    /// Calls that have been rewritten, and what stands there instead at the indentation given beside it. Disjoint, in the
    /// order of the text.
    private(set) var rewritten: [Substitution] = []
    /// Where the closure of a call mentions what is in its optional, in the order of the text.
    private var marks: [Substitution] = []
    /// Where a constant of a closure is mentioned, how tightly what it stands for binds.
    private var inlined: [NodeID: Precedence] = [:]

    /// Some bytes of the file and what stands there instead.
    struct Substitution: Sendable {
        let range: Range<Int>
        let passage: Passage
    }

    init(_ file: SourceFile) {
        self.file = file
        lines = LineStarts(of: file.bytes)
        let end = lines.offsets.count > 1 ? file.bytes[..<(lines.offsets[1] - 1)] : []
        lineBreak = end.last == .carriageReturn ? "\r\n" : "\n"
        let strings = file.nodes.indices.compactMap { index -> Range<Int>? in
            guard file.nodes[index].kind == .stringLiteral else { return nil }
            let range = file.range(of: NodeID(index))
            return file.bytes[range].contains(.lineFeed) ? range : nil
        }
        self.strings = SortedRanges(strings)
        unit = Copier.unit(of: file.bytes)
    }

    /// Remembers what stands instead of a call, as it is written at its place.
    mutating func rewrite(_ range: Range<Int>, as passage: Passage) {
        let inner = rewritten.beginning(in: range).indices
        rewritten.replaceSubrange(inner, with: [Substitution(range: range, passage: passage)])
    }

    /// The same, with a mark where the closure of a call mentions what is in its optional.
    func marking(_ payload: Payload) -> Copier {
        var copy = self
        // What an inner call became has its marks already, and what another call around unwraps as well has that call's.
        let mentions = payload.mentions.filter { rewritten(over: $0) == nil && marks.beginning(in: $0).isEmpty }
        copy.marks += mentions.map { Substitution(range: $0, passage: Passage(String(payload.mark))) }
        copy.marks.sort { $0.range.lowerBound < $1.range.lowerBound }
        return copy
    }

    /// Spells what is in an optional as the closure does, in what the calls inside a range became.
    mutating func unmark(_ payload: Payload, in range: Range<Int>) {
        for place in rewritten.beginning(in: range).indices {
            let passage = rewritten[place].passage.naming(payload, payload.text)
            rewritten[place] = Substitution(range: rewritten[place].range, passage: passage)
        }
    }

    /// The same with what a constant of a closure stands for in place of its mention.
    func inlining(_ local: ClosureLocal) -> Copier {
        guard let place = local.mention else { return self }
        var copy = self
        let (value, mention) = (file.range(of: local.value), file.range(of: place))
        let (passage, precedence) = (self.copy(value, base: ""), precedence(of: [local.value]))
        copy.inlined[place] = precedence
        let isArgument = file.parent(of: place).map { file.kind($0) == .argument } ?? false
        let isClear = isArgument || precedence == .primary
        copy.marks.append(Substitution(range: mention, passage: isClear ? passage : "(" + passage + ")"))
        copy.marks.sort { $0.range.lowerBound < $1.range.lowerBound }
        return copy
    }

    /// How tightly an expression binds as it is copied.
    func precedence(of nodes: [NodeID]) -> Precedence {
        let alone = nodes.count == 1 ? inlined[file.withoutParentheses(nodes[0])] : nil
        return alone ?? Precedence(of: nodes, in: file)
    }

    /// What became of the call that holds a range; nil where that is as it was.
    func rewritten(over range: Range<Int>) -> Passage? {
        let place = rewritten.firstPlace { $0.range.upperBound > range.lowerBound }
        guard place < rewritten.count, rewritten[place].range.lowerBound < range.upperBound else { return nil }
        return rewritten[place].passage
    }

    /// A run of bytes with `substitutions` in it, which are free of `base` already. All lines but the first are taken to
    /// be indented by `base`.
    func copy(_ range: Range<Int>, base: String, with substitutions: [Substitution] = []) -> Passage {
        let inner = (rewritten.beginning(in: range) + marks.beginning(in: range)).filter { inner in
            inner.range.upperBound <= range.upperBound
                && !substitutions.contains {
                    $0.range.overlaps(inner.range)
                        || ($0.range.lowerBound <= inner.range.lowerBound
                            && inner.range.upperBound <= $0.range.upperBound)
                }
        }
        let all = substitutions + inner.map { Substitution(range: $0.range, passage: $0.passage.outdented(by: base)) }
        var sum = Passage()
        var position = range.lowerBound
        // What is added where another begins stands before it.
        func places(_ one: Substitution) -> (Int, Int) { (one.range.lowerBound, one.range.upperBound) }
        for substitution in all.sorted(by: { places($0) < places($1) }) {
            sum.append(plain(position..<substitution.range.lowerBound, base: base))
            sum.append(substitution.passage)
            position = substitution.range.upperBound
        }
        sum.append(plain(position..<range.upperBound, base: base))
        return sum
    }

    /// How many lines a copy has; more than `limit` are not counted.
    func lineCount(_ range: Range<Int>, upTo limit: Int) -> Int {
        var count = 1
        var position = range.lowerBound
        func breaks(_ range: Range<Int>) -> Int {
            lines.line(at: range.upperBound) - lines.line(at: range.lowerBound)
        }
        for inner in rewritten.beginning(in: range) where count <= limit {
            count += breaks(position..<inner.range.lowerBound) + inner.passage.lines.count - 1
            position = inner.range.upperBound
        }
        return count <= limit ? count + breaks(position..<range.upperBound) : count
    }

    /// True if more than `limit` brackets are open at once somewhere in a copy.
    func nests(_ range: Range<Int>, deeperThan limit: Int) -> Bool {
        var depth = BracketDepth()
        var position = range.lowerBound
        for inner in rewritten.beginning(in: range) {
            depth.add(file.bytes[position..<inner.range.lowerBound])
            for line in inner.passage.lines { depth.add(line.text.utf8) }
            position = inner.range.upperBound
            if depth.highest > limit { return true }
        }
        depth.add(file.bytes[position..<range.upperBound])
        return depth.highest > limit
    }

    private func plain(_ range: Range<Int>, base: String) -> Passage {
        var lines: [Passage.Line] = []
        var lineBreak = ""
        var start = range.lowerBound
        var isFixed = false
        func close(_ end: Int) {
            let text = file.text(start..<end)
            let isFirst = lines.isEmpty
            lines.append(
                Passage.Line(
                    lineBreak: lineBreak, text: isFirst || isFixed ? text : text.withoutIndentation(base),
                    isFixed: isFixed))
        }
        for position in range where file.bytes[position] == .lineFeed {
            let hasReturn = position > start && file.bytes[position - 1] == .carriageReturn
            close(hasReturn ? position - 1 : position)
            lineBreak = hasReturn ? "\r\n" : "\n"
            start = position + 1
            isFixed = isWithinStringOrComment(position)
        }
        close(range.upperBound)
        return Passage(lines: lines, from: range)
    }

    /// True for a line feed whose next line is text of a string or of a comment.
    private func isWithinStringOrComment(_ position: Int) -> Bool {
        if strings.contains(position) { return true }
        let token = file.firstToken(endingAfter: position)
        return file.comments(before: token).contains { !$0.endsLine && $0.range.contains(position) }
    }

    /// The spaces and tabs that begin the line of `offset`.
    func indentation(at offset: Int) -> String {
        let start = startOfLine(offset)
        let end = file.bytes[start...].firstIndex { $0 != .space && $0 != .tab } ?? file.bytes.count
        return file.text(start..<min(end, max(offset, start)))
    }

    /// The indentation that lines of a range are measured by: that of the line it begins on, or of a line in it that is
    /// less deep.
    func base(of range: Range<Int>) -> String {
        var base = indentation(at: range.lowerBound)
        for position in range where file.bytes[position] == .lineFeed && !isWithinStringOrComment(position) {
            let end = file.bytes[(position + 1)...].firstIndex { $0 != .space && $0 != .tab } ?? range.upperBound
            if end >= range.upperBound || isLineBreak(file.bytes[end]) { continue }
            let depth = file.text(position + 1..<end)
            if base.hasPrefix(depth) { base = depth }
        }
        return base
    }

    func startOfLine(_ offset: Int) -> Int { lines.offsets[lines.line(at: offset)] }

    /// True if nothing but spaces and tabs stands before `offset` on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        file.bytes[startOfLine(offset)..<offset].allSatisfy { $0 == .space || $0 == .tab }
    }

    /// True if nothing but spaces and tabs stands behind `offset` on its line.
    func isLastOnLine(_ offset: Int) -> Bool {
        let next = file.bytes[offset...].first { $0 != .space && $0 != .tab }
        return next == nil || isLineBreak(next!)
    }

    func isSingleLine(_ range: Range<Int>) -> Bool { !file.bytes[range].contains(.lineFeed) }

    /// The step by which most lines of a text are deeper than the line before them; four spaces if none is.
    private static func unit(of bytes: [UInt8]) -> String {
        var counts: [Int: Int] = [:]
        var tabs = 0
        var previous = 0
        for line in bytes.split(separator: .lineFeed) {
            guard let first = line.first(where: { $0 != .space && $0 != .tab }), first != .carriageReturn else {
                continue
            }
            if line.first == .tab { tabs += 1 }
            let depth = line.prefix { $0 == .space }.count
            if depth > previous { counts[depth - previous, default: 0] += 1 }
            previous = depth
        }
        if tabs > counts.values.reduce(0, +) { return "\t" }
        let best = counts.filter { 2...8 ~= $0.key }.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return String(repeating: " ", count: best?.key ?? 4)
    }
}

extension [Copier.Substitution] {
    /// Those that begin in a range, of some in the order of the text.
    fileprivate func beginning(in range: Range<Int>) -> ArraySlice<Copier.Substitution> {
        let start = firstPlace { $0.range.lowerBound >= range.lowerBound }
        return self[start...].prefix { $0.range.lowerBound < range.upperBound }
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
}
