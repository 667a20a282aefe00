import Semantics
import Syntax

/// Chains of modifiers that begin with the same tokens, as the sides of an explicit branch do.
struct SharedChains {
    let file: SourceFile
    /// Each whole, as it is written.
    let expressions: [NodeID]
    /// What all share, as the first has it; nil for a `self` that none of them spells out.
    let base: NodeID?
    /// The same as each has it.
    private let bases: [NodeID]
    /// What each applies to it, in order.
    let links: [[Call]]
    /// The names of those that do nothing, and are left out.
    let idle: Set<String>
    /// How much deeper than the base the first link stands; nil where it begins no line.
    let depth: String?

    /// nil where they do not begin alike, and where they are all the same.
    init?(_ expressions: [NodeID], in own: FileSemantics) {
        let file = own.file
        var sides = expressions.map { Side($0, in: file) }
        if let root = sides.compactMap(\.root).first(where: { file.name($0) == "self" }) {
            for place in sides.indices { sides[place].leaveSelf(root, in: own) }
        }
        func rootTexts() -> [[String]] { sides.map { $0.root.map(file.tokenTexts) ?? [] } }
        if Set(rootTexts()).count > 1, sides.allSatisfy({ $0.beginsWithModifier(in: own) }) {
            for place in sides.indices { sides[place].leaveSelf(nil, in: own) }
        }
        let roots = rootTexts()
        guard sides.count > 1, roots.dropFirst().allSatisfy({ $0 == roots[0] }) else { return nil }
        while true {
            let next = sides.map { $0.links.first.map { file.tokenTexts(in: $0.linkRange) } }
            guard let first = next[0], next.allSatisfy({ $0 == first }) else { break }
            for place in sides.indices { sides[place].take() }
        }
        let idle = sides.flatMap(\.links).filter(own.doesNothing)
        let leftOut = Set(idle.map(\.node))
        for place in sides.indices { sides[place].links.removeAll { leftOut.contains($0.node) } }
        self.idle = Set(idle.map(\.name))
        guard sides.contains(where: { !$0.links.isEmpty }) else { return nil }
        self.file = file
        self.expressions = expressions
        base = sides[0].root
        bases = sides.compactMap(\.root)
        links = sides.map(\.links)
        depth = zip(links, expressions).firstNonNil { links, expression in
            // `opacity(0.5)` beside `self` begins its line, but without a dot.
            links.first(where: \.isMember).flatMap { link in
                file.indentation(at: link.linkRange.lowerBound, isFirst: true).map { own in
                    let root = file.indentation(at: file.range(of: expression).lowerBound, isFirst: false) ?? ""
                    return own.depth(below: root)
                }
            }
        }
    }

    /// - Parameter expressions: all in which they stand.
    init(_ expressions: [NodeID], in file: SourceFile, base: NodeID?, links: [[Call]], depth: String?) {
        (self.file, self.expressions, self.base, bases) = (file, expressions, base, [])
        (self.links, self.depth, idle) = (links, depth, [])
    }

    /// The comments that other sides have in what all share, and the first one at the same place.
    var repeatedComments: [CommentTrivia] {
        guard let base else { return [] }
        let kept = Set(comments(in: base).map(\.place))
        return bases.dropFirst().flatMap(comments).filter { kept.contains($0.place) }.map(\.comment)
    }

    /// The names in what all share.
    var baseIdentifiers: [String] { base.map(file.identifiers) ?? [] }

    private struct Placed: Hashable {
        /// How many tokens stand before it.
        let tokens: Int
        let text: String
    }

    private func comments(in base: NodeID) -> [(comment: CommentTrivia, place: Placed)] {
        let tokens = file.tokenIndices(of: base)
        return tokens.dropFirst().flatMap { token in
            file.comments(before: token).map {
                ($0, Placed(tokens: token - tokens.lowerBound, text: file.text($0.range)))
            }
        }
    }

    /// The comments above the first side that has some, or behind it on its last line, where these are all that stand so beside
    /// any; nil where sides differ, or a comment does not end its line.
    ///
    /// - Parameter range: of the statement: what stands behind it stays.
    func above(in range: Range<Int>) -> (kept: [CommentTrivia], all: [CommentTrivia])? {
        let statements = expressions.map { expression in
            file.block(of: expression) != nil
                ? expression : file.ancestors(of: expression).first { file.block(of: $0) != nil } ?? expression
        }
        let sides = statements.map { statement in
            let end = file.range(of: statement).upperBound
            let block = file.block(of: statement).map { file.range(of: $0).upperBound } ?? end
            return file.comments(before: Int(file[statement].firstToken))
                + file.comments(in: end..<max(end, min(block, range.upperBound)))
        }.filter { !$0.isEmpty }
        guard let first = sides.first else { return ([], []) }
        let texts = sides.map { $0.map { file.text($0.range) } }
        guard texts.allSatisfy({ $0 == texts[0] }), sides.joined().allSatisfy(\.endsLine) else { return nil }
        return (first, Array(sides.joined()))
    }

    private struct Side {
        /// nil for a `self` that is not spelled out.
        var root: NodeID?
        /// From the root on.
        var links: [Call] = []

        init(_ expression: NodeID, in file: SourceFile) {
            var root = expression
            while let call = Call(root, in: file), call.isMember, call.isPlain, let base = call.base {
                links.append(call)
                root = base
            }
            links.reverse()
            self.root = root
        }

        /// `opacity(0.5)`, which may be called on `self`
        private func first(in own: FileSemantics) -> Call? {
            guard let root, let call = Call(root, in: own.file), call.base == nil, call.isPlain,
                !call.isMember, !call.name.isTypeName, !own.scopes.isLocal(call.name, at: root)
            else { return nil }
            return call
        }

        /// True where nothing but `self` can be what the first call is of: a modifier of views, and no function of the type's.
        func beginsWithModifier(in own: FileSemantics) -> Bool {
            first(in: own).map { own.isModifierOfViews($0.name, at: $0.node) } ?? false
        }

        /// `opacity(0.5)` is a modifier of what another side spells out, or none does.
        mutating func leaveSelf(_ other: NodeID?, in own: FileSemantics) {
            guard let call = first(in: own) else { return }
            links.insert(call, at: 0)
            root = other
        }

        mutating func take() { root = links.removeFirst().node }
    }
}

extension SourceFile {
    /// The spaces that a line begins with.
    ///
    /// - Parameter isFirst: whether nothing else may stand before the offset.
    func indentation(at offset: Int, isFirst: Bool) -> String? {
        var start = offset
        while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
        let line = bytes[start..<offset]
        let spaces = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return isFirst && spaces.count < line.count ? nil : String(decoding: spaces, as: UTF8.self)
    }
}

extension String {
    /// How much deeper it is than another indentation; where tabs and spaces are mixed, a tab is taken for four.
    fileprivate func depth(below other: String) -> String {
        if hasPrefix(other) { return String(dropFirst(other.count)) }
        func width(_ text: String) -> Int { text.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
        return String(repeating: " ", count: max(0, width(self) - width(other)))
    }
}
