import Semantics
import Syntax

/// A `switch` over cases that hold nothing, as the `if` … `else if` … `else` that it is equal to.
///
/// Sides that are the same are one, since of the cases of an enum one alone holds, whichever is asked for first.
struct SwitchLadder {
    let text: String
    /// The first of those that are one side, in the order of the text.
    let sides: [Int]

    /// nil where two sides are all that there is, and where comparisons say too little or too much of which is taken.
    ///
    /// - Parameter sides: what each case applies: those that apply the same are one side.
    init?<Applied: Equatable>(
        of statement: SwitchStatement, _ cases: [SwitchCase], _ sides: [Applied], in worlds: Worlds
    ) {
        let file = statement.file
        var groups: [[Int]] = []
        for side in sides.indices {
            if let known = groups.firstIndex(where: { sides[$0[0]] == sides[side] }) {
                groups[known].append(side)
            } else {
                groups.append([side])
            }
        }
        guard groups.count > 2 else { return nil }
        let asked = groups.map { worlds.anyCase(of: Set($0)) }
        // What nothing says plainly is behind the `else`, and so is what comes last.
        let unsaid = asked.indices.filter { asked[$0] == nil }
        guard unsaid.count < 2, let last = unsaid.first ?? groups.firstIndex(where: { $0.contains(cases.count - 1) })
        else { return nil }
        let copier = Copier(file)
        var text = ""
        for (group, terms) in zip(groups, asked).enumerated().filter({ $0.offset != last }).map(\.element) {
            guard let terms, let block = statement.block(of: cases, group[0]) else { return nil }
            let condition = JoinedCondition(terms: terms, copier: copier).head()
            if !condition.isSingleLine { return nil }
            text += "if \(condition.text()) {\(block)} else "
        }
        guard let block = statement.block(of: cases, groups[last][0]) else { return nil }
        self.text = text + "{\(block)}"
        self.sides = groups.map { $0[0] }
    }
}

extension SwitchStatement {
    /// What stands between the colon of a case and the next one, without a semicolon behind it.
    fileprivate func block(of cases: [SwitchCase], _ place: Int) -> String? {
        let part = cases[place]
        guard let first = part.statements.first, let last = part.statements.last else { return nil }
        let colon = Int(file.tokens[Int(file[first].firstToken) - 1].end)
        let behind = file.tokenIndices(of: last).upperBound
        let end = place + 1 < cases.count ? file.range(of: cases[place + 1].node).lowerBound : range.upperBound - 1
        let separator = file.tokens[behind]
        guard separator.kind == .semicolon else { return file.text(colon..<end) }
        return file.text(colon..<file.range(of: last).upperBound) + file.text(Int(separator.end)..<end)
    }

    private var range: Range<Int> { file.range(of: node) }
}
