import Semantics
import Syntax

/// What comments of a file ask to leave alone.
///
/// `// fixmods:ignore` speaks for a call that begins or ends on its line. Where none does, it speaks for a call that begins
/// on the next line that holds anything but comments; and where there is none either, for the innermost call that it
/// stands in. `// fixmods:disable` speaks for what begins behind it.
struct Suppression {
    /// What one comment asks: of all calls, or of those that have a name.
    struct Mark {
        /// Its place among `directives`.
        let directive: Int
        /// A modifier, or the code of what is said of a call; nil for all.
        let name: String?
    }

    private(set) var directives: [Directive] = []
    private(set) var marks: [Mark] = []
    /// What is said of lines, by where they begin.
    private var lines: [Int: [(mark: Int, isAbove: Bool)]] = [:]
    /// What is said of what begins in some bytes.
    private var regions: [(range: Range<Int>, mark: Int)] = []
    /// What is said in a call of just that.
    private var calls: [Range<Int>: [Int]] = [:]
    /// For each mark of what is enabled again, those that it ends.
    private(set) var ends: [Int: [Int]] = [:]
    /// For each directive the names in it that mean nothing.
    private(set) var unknownNames: [Int: [String]] = [:]
    /// Those of which all names read as a reason.
    private(set) var bareNames: [Int: [String]] = [:]
    private let file: SourceFile

    /// - Parameter calls: those that might be left alone, in bytes.
    init(in own: FileSemantics, calls: @autoclosure () -> [Range<Int>]) {
        let file = own.file
        self.file = file
        guard file.holds(Directive.marker) else { return }
        let found = file.tokens.indices.flatMap { token in
            file.directives(before: token).map { (directive: $0, token: token) }
        }
        directives = found.map(\.directive)
        if directives.isEmpty { return }
        let calls = calls()
        let starts = Set(calls.map { file.line(at: $0.lowerBound) })
        let ends = starts.union(calls.map { file.line(at: $0.upperBound) })
        var open: [(mark: Int, name: String?, start: Int)] = []
        var near = (token: -1, start: 0)
        for (place, (directive, token)) in found.enumerated() {
            guard let kind = directive.kind else { continue }
            let unknown = directive.names.filter { !own.isModifierOrCode($0) }
            if !unknown.isEmpty { unknownNames[place] = unknown }
            if let names = directive.bareNames, names.allSatisfy(own.isModifierOrCode) { bareNames[place] = names }
            // A name that means nothing may have been meant for any call.
            let names = unknown.isEmpty && !directive.names.isEmpty ? directive.names.map(Optional.some) : [nil]
            for name in names {
                let mark = marks.count
                marks.append(Mark(directive: place, name: name))
                let start = directive.comment.range.lowerBound
                switch kind {
                case .ignore:
                    let own = file.line(at: start)
                    lines[own, default: []].append((mark, false))
                    if ends.contains(own) { continue }
                    let next = file.line(at: Int(file.tokens[token].start))
                    // Of thousands of comments before one token all ask.
                    if near.token != token { near = (token, file.startOfNearComments(before: token)) }
                    let isNear = start >= near.start
                    if isNear { lines[next, default: []].append((mark, true)) }
                    let around = calls.filter { $0.contains(start) }.min { $0.count < $1.count }
                    if let around, !isNear || !starts.contains(next) { self.calls[around, default: []].append(mark) }
                case .ignoreFile: regions.append((0..<file.bytes.count, mark))
                case .disable: open.append((mark, name, start))
                case .enable:
                    let ended = open.filter { name == nil || $0.name == name }
                    self.ends[mark] = ended.map(\.mark)
                    regions += ended.map { ($0.start..<start, $0.mark) }
                    open.removeAll { name == nil || $0.name == name }
                }
            }
        }
        regions += open.map { ($0.start..<file.bytes.count, $0.mark) }
    }

    /// The marks that speak for what stands in some bytes, the nearest first.
    func marks(for range: Range<Int>) -> [Int] {
        if marks.isEmpty { return [] }
        let first = lines[file.line(at: range.lowerBound)] ?? []
        let last = lines[file.line(at: range.upperBound)] ?? []
        return first.map(\.mark) + last.filter { !$0.isAbove }.map(\.mark) + (calls[range] ?? [])
            + regions.filter { $0.range.contains(range.lowerBound) }.map(\.mark)
    }

    /// Why what has some names is to be left alone; nil if no comment asks for it.
    func reason<Names: Sequence<String>>(for range: Range<Int>, named names: @autoclosure () -> Names) -> String? {
        let marks = marks(for: range)
        if marks.isEmpty { return nil }
        let names = Set(names())
        return marks.first { mark in self.marks[mark].name.map(names.contains) ?? true }.map(reason)
    }

    /// Why a declaration is to be left alone; nil if no comment asks for it.
    func reason(forDeclaration node: NodeID) -> String? { marks(forDeclaration: node).first.map(reason) }

    /// The marks that speak for a declaration: of comments before it, on its first line or in it, and of those that speak for
    /// a part of it, whether they name it or something that is called in it.
    func marks(forDeclaration node: NodeID) -> [Int] {
        if marks.isEmpty { return [] }
        let range = file.range(of: node)
        let start = file.trivia(before: Int(file[node].firstToken)).lowerBound
        let near = start..<max(range.upperBound, file.endOfLine(range.lowerBound))
        let inside = marks.indices.filter { mark in
            let directive = directives[marks[mark].directive]
            return directive.kind == .ignore && near.contains(directive.comment.range.lowerBound)
        }
        let around = regions.filter { $0.range.overlaps(range) }.map(\.mark)
        let names = file.descendants(of: node).compactMap { Call($0, in: file)?.name } + [file.declaredName(of: node)]
        return (inside + around + marks(for: range)).filter { marks[$0].name == nil || names.contains(marks[$0].name) }
    }

    private func reason(_ mark: Int) -> String {
        directives[marks[mark].directive].reason ?? "a comment asks for it"
    }

    /// True if some of it depends on what is said of calls.
    var asksForCodes: Bool { marks.contains { $0.name.map(Code.all.contains) ?? false } }
}

extension FileSemantics {
    /// True for a modifier that a page states, the project declares or the file calls, and for the code of a reason.
    fileprivate func isModifierOrCode(_ name: String) -> Bool {
        Code.all.contains(name) || rules.states(name) || declaresModifier(name) || !file.calls(of: [name]).isEmpty
    }
}

extension SourceFile {
    /// Our comments before a token.
    fileprivate func directives(before token: Int) -> [Directive] {
        let trivia = trivia(before: token)
        guard trivia.count > Directive.marker.utf8.count else { return [] }
        return comments(before: token).flatMap(parts).compactMap { Directive($0, in: self) }
    }

    /// Where a line begins.
    fileprivate func line(at offset: Int) -> Int {
        var start = offset
        while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
        return start
    }

    /// Where the comments begin between which and a token no empty line stands.
    fileprivate func startOfNearComments(before token: Int) -> Int {
        var start = Int(tokens[token].start)
        for comment in comments(before: token).reversed() {
            if hasEmptyLine(comment.range.upperBound..<start) { break }
            start = comment.range.lowerBound
        }
        return start
    }

    private func hasEmptyLine(_ range: Range<Int>) -> Bool {
        var breaks = 0
        for byte in bytes[range] {
            switch byte {
            case UInt8(ascii: "\n"): breaks += 1
            case UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"): continue
            default: breaks = 0
            }
            if breaks > 1 { return true }
        }
        return false
    }

    /// True if an ASCII text occurs anywhere in the file, in whatever letters.
    func holds(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            (0...bytes.count - wanted.count).contains { start in
                bytes[start] | 0x20 == wanted[0] && wanted.indices.allSatisfy { bytes[start + $0] | 0x20 == wanted[$0] }
            }
        }
    }
}
