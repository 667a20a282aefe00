import RuleModel
import Semantics
import Syntax

/// The calls that stand instead of a link, as an overload is picked by them.
struct WrittenCalls {
    private let file: SourceFile
    private let reader: TypeReader
    /// What the user's own arguments and conditions show, by their text.
    private let known: [String: Evidence]

    /// - Parameters:
    ///   - passage: what is written.
    ///   - links: what it is written for.
    ///   - types: knows what is in the condition's optionals.
    init(_ passage: Passage, for links: [Link], under condition: JoinedCondition, _ types: TypeReader) {
        let named = condition.payloads.reduce(passage) { $0.naming($1, $1.text) }.text()
        // A link on an implicit `self` is copied without a dot.
        let link = named.hasPrefix(".") ? named : "." + named
        file = SourceFile(parsing: Array("_ = view\(link)".utf8))
        let names = TypeLookup(
            scopes: Scopes(of: file), lines: FileLines(of: file, path: ""), project: types.names.project)
        reader = TypeReader(file: file, rules: types.rules, names: names)
        let written = links.flatMap(\.arguments).map(\.value) + condition.terms.flatMap(\.nodes)
        known = Dictionary(written.map { (types.file.text(of: $0), types.type(of: $0)) }) { first, _ in first }
    }

    /// The modifier of which a function of the project's could take a call, and so be what it means, and where that is.
    static func mayMeanOwn(
        _ result: LinkMerge.Result, for links: [Link], under condition: JoinedCondition, _ types: TypeReader,
        at site: Site
    ) -> (name: String, place: String)? {
        let names = Set(result.names).filter(site.own.declaresModifier)
        if names.isEmpty { return nil }
        let written = WrittenCalls(result.passage, for: links, under: condition, types)
        let bases = links.map(site.base)
        return names.sorted().firstNonNil { name in
            let own: OwnModifier? = written.calls(of: name).firstNonNil { arguments in
                if site.rules.derives(name) {
                    let fitting = site.rules.candidates(for: name, receiver: site.receiver, arguments: arguments)
                    return fitting.count == 1 ? nil : site.own.index.modifiers.declared(name).first { _ in true }
                }
                let isOfOther = !links.contains { $0.name == name }
                return bases.firstNonNil {
                    site.own.overload(of: name, on: $0, taking: arguments, orStated: isOfOther)
                }
            }
            return own.map { (name, $0.sighting.shown) }
        }
    }

    /// The arguments of each link of a name.
    private func calls(of name: String) -> [[WrittenArgument]] {
        file.calls(of: [name]).filter { call in
            call.isMember && file.name(Chain(endingAt: call.node, in: file).beginning) == "view"
        }.map { call in
            call.arguments.map { argument in
                var written = reader.written(argument)
                written.evidence = evidence(of: argument.value)
                return written
            }
        }
    }

    private func evidence(of node: NodeID) -> Evidence {
        if let known = known[file.text(of: node)] { return known }
        guard file.kind(node) == .sequence, let sides = FoldedSequence(of: node, in: file).sides else {
            return reader.type(of: node)
        }
        return sides.map { evidence(of: file.withoutParentheses($0)) }.reduce(nil, joined) ?? .unknown
    }

    /// What both sides of a choice show: a literal has the type of the other.
    private func joined(_ first: Evidence?, _ second: Evidence) -> Evidence? {
        guard let first, first != second else { return second }
        switch (first, second) {
        case (.float, .integer), (.integer, .float): return .float
        case (.implicitMember, .array), (.array, .implicitMember): return .array
        case (.implicitMember, .implicitMember): return reader.joined(first, second)
        case (.type, .nilLiteral), (.type, .integer), (.type, .float), (.type, .implicitMember): return first
        case (.nilLiteral, _), (.integer, .type), (.float, .type), (.implicitMember, .type): return second
        case (_, .nilLiteral): return first
        default: return .unknown
        }
    }
}
