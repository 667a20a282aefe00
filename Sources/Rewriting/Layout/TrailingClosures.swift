import RuleModel
import Semantics
import Syntax

extension Copier {
    /// What puts the closures behind a link's parentheses into them, for the head of a statement.
    ///
    /// - Parameter labels: what each argument is called there; nil for one without a label.
    func parenthesizing(_ link: Link, labels: [String?]) -> [Substitution] {
        let closures = link.arguments.indices.filter { link.arguments[$0].isTrailing }
        guard let first = closures.first, let last = closures.last else { return [] }
        let call = link.call(in: file)
        var end = call.calleeEnd
        var opening = "("
        if let list = call.argumentList {
            opening = link.arguments.allSatisfy(\.isTrailing) ? "" : ", "
            // Before the parenthesis that closes.
            end = file.inside(list).upperBound
        }
        var substitutions: [Substitution] = []
        for place in closures {
            let range = file.range(of: link.arguments[place].value)
            let label = labels[place].map { $0 + ": " } ?? ""
            let before = place == first ? opening : ", "
            substitutions.append(Substitution(range: end..<range.lowerBound, passage: Passage(before + label)))
            end = range.upperBound
            if place == last { substitutions.append(Substitution(range: end..<end, passage: Passage(")"))) }
        }
        return substitutions
    }
}

extension Signature {
    /// What each argument of a link is called within its parentheses.
    func labels(of link: Link, _ indices: [[Int]]) -> [String?] {
        link.arguments.indices.map { place in
            let parameter = zip(parameters, indices).first { $0.1.contains(place) }?.0
            return link.arguments[place].label ?? (link.arguments[place].isTrailing ? parameter?.label : nil)
        }
    }
}
