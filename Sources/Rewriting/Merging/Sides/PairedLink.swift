import RuleModel
import Semantics
import Syntax

/// A link of a merge: one of a side alone, or one of each that become one link.
struct PairedLink {
    var applied: AppliedLink
    /// That of the side for when the condition does not hold.
    var other: AppliedLink?

    /// True if it is applied exactly when another one is.
    func isApplied(with link: PairedLink) -> Bool {
        other == nil && link.other == nil && applied.condition.isSame(as: link.applied.condition)
    }

    /// The links of two sides in one order, with as many pairs as there are in both orders; nil where there is none.
    ///
    /// What stands between pairs keeps its place among them: `.trim(to: 0.5).stroke(.red)` and `.stroke(.blue)` are a
    /// `trim` of the one side, and a `stroke` of both.
    static func pairs(of sides: [[AppliedLink]], at site: Site) -> [PairedLink]? {
        guard sides.count == 2, sides.joined().allSatisfy({ $0.call == site.call.node }) else { return nil }
        let (ones, twos) = (sides[0], sides[1])
        let merge = SidesMerge(site: site, condition: ones[0].condition)
        let links = sides.map { $0.map { $0.applyingType(at: site).link } }
        let types = links.map(site.receivers)
        func isPair(_ one: Int, _ two: Int) -> Bool {
            site.applyAlike(links[0][one], links[1][two], on: types[0][one], types[1][two])
                && merge.merge(links[0][one], links[1][two], on: types[0][one]) != nil
        }
        // How many pairs there are in what follows.
        var counts = [[Int]](repeating: [Int](repeating: 0, count: twos.count + 1), count: ones.count + 1)
        var arePairs = [[Bool]](repeating: [Bool](repeating: false, count: twos.count), count: ones.count)
        for one in ones.indices.reversed() {
            for two in twos.indices.reversed() {
                arePairs[one][two] = isPair(one, two)
                let alone = max(counts[one + 1][two], counts[one][two + 1])
                counts[one][two] = arePairs[one][two] ? max(alone, counts[one + 1][two + 1] + 1) : alone
            }
        }
        guard counts[0][0] > 0 else { return nil }
        var paired: [PairedLink] = []
        var (one, two) = (0, 0)
        while one < ones.count || two < twos.count {
            let isBoth = one < ones.count && two < twos.count
            if isBoth, arePairs[one][two], counts[one][two] == counts[one + 1][two + 1] + 1 {
                paired.append(PairedLink(applied: ones[one], other: twos[two]))
                (one, two) = (one + 1, two + 1)
            } else if one < ones.count, two == twos.count || counts[one + 1][two] == counts[one][two] {
                paired.append(PairedLink(applied: ones[one]))
                one += 1
            } else {
                paired.append(PairedLink(applied: twos[two]))
                two += 1
            }
        }
        return inOneChain(paired, site.file)
    }

    /// What begins a side stands behind other links now.
    private static func inOneChain(_ links: [PairedLink], _ file: SourceFile) -> [PairedLink] {
        var links = links
        for place in links.indices {
            let before = place == 0 ? nil : links[place - 1].applied.link.range.upperBound
            links[place].takeComments(behind: before, in: file)
            let end = links[place].applied.link.range.upperBound
            if place == 0 {
                links[0].applied.gap = nil
            } else if links[place].applied.gap == nil {
                links[place].applied.gap = end..<end
            }
        }
        return links
    }

    /// What is said on lines of their own before a link goes with it: of both sides, but nothing twice.
    ///
    /// - Parameter end: of the link that it stands behind now. What is said behind another one has no place.
    private mutating func takeComments(behind end: Int?, in file: SourceFile) {
        func above(_ link: AppliedLink) -> [CommentTrivia] {
            (link.above + file.comments(in: link.gap ?? 0..<0)).filter(\.isFirstOnLine)
        }
        let own = above(applied)
        if let gap = applied.gap, gap.lowerBound != end, !file.comments(in: gap).isEmpty {
            applied.above = own
            applied.gap = nil
        }
        guard let other else { return }
        let texts = Set(own.map { file.text($0.range) })
        for comment in above(other) {
            if texts.contains(file.text(comment.range)) {
                applied.repeated.append(comment)
            } else {
                applied.above.append(comment)
            }
        }
    }
}

extension JoinedCondition {
    /// True for what is evaluated to the same, because it is the same.
    func isSame(as other: JoinedCondition) -> Bool {
        terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy {
                $0.nodes == $1.nodes && $0.isNegated == $1.isNegated && $0.cases == $1.cases
                    && $0.alternatives.map(\.isNegated) == $1.alternatives.map(\.isNegated)
            }
    }
}

extension Site {
    /// What each link of a chain is applied to, as far as pages say.
    fileprivate func receivers(of links: [Link]) -> [String] {
        var type = receiver
        return links.map { link in
            defer {
                let candidates = rules.candidates(
                    for: link.name, receiver: type, arguments: link.arguments.map(types.written))
                type = self.type(candidates.first?.overload.signature.result ?? "some View", after: type)
            }
            return type
        }
    }

    /// False for two links of one name of which one is a modifier that a type has of its own, as a `Text` its `font`, and the other
    /// one of any view, where that makes a difference.
    fileprivate func applyAlike(_ one: Link, _ other: Link, on type: String, _ otherType: String) -> Bool {
        type == otherType
            || !(rules.overloads[one.name] ?? []).contains { overload in
                let receiver = overload.signature.receiver
                return receiver != "View" && [type, otherType].contains { rules.isKnown($0, toBe: receiver) }
            } || isUntouched(by: [one.name])
    }

    /// What the link behind one is applied to: the same as that one, or what it gives, where that has modifiers of its own.
    func type(_ result: String, after type: String) -> String {
        if result == type || type == call.otherProtocol { return type }
        let name = result.opaqueName ?? result
        return rules.isOwnType(name) ? name : "View"
    }
}
