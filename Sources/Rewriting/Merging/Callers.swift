import RuleModel
import Semantics
import Syntax

/// What the calls of a modifier of the project's own are called on.
///
/// `func isHidden(_ on: Bool) -> some View { if on { hidden() } else { self } }` may be called on any view, and a page says on
/// which views a modifier in it is another than its form. Where all calls are in sight, each can be asked.
public enum Callers: Sendable, Hashable {
    /// None of the views is such a one.
    case plain
    /// One is, or may be: why, and where it is called.
    case excluded(String, place: String)

    /// What is asked, whichever file declares a modifier of that name.
    public struct Question: Sendable, Hashable, Comparable {
        /// The modifier of the project's own: `isHidden`.
        public let name: String
        /// How many arguments a call of it has at least: `hidden()` is none of `hidden(_ on: Bool)`.
        let argumentCount: Int
        /// The one in its body.
        let modifier: String

        /// nil where not all calls of what stands around a call are in sight.
        init?(of modifier: String, around call: NodeID, in own: FileSemantics) {
            guard let function = own.modifierOfKnownCallers(around: call), let name = function.name else { return nil }
            (self.name, self.modifier) = (name, modifier)
            argumentCount = (function.parameters ?? []).count { !$0.hasDefault && !$0.isVariadic }
        }

        public static func < (a: Question, b: Question) -> Bool {
            (a.name, a.argumentCount, a.modifier) < (b.name, b.argumentCount, b.modifier)
        }
    }
}

extension Context {
    /// What a plan of some calls asks of the callers of what they stand in.
    public func callersAsked(by found: FoundCalls) -> Set<Callers.Question> {
        var asked: Set<Callers.Question> = []
        for call in found.open where found.own.isAnyView(call.receiver, at: call.node) {
            for link in call.modifiers where rules.isNoted(link.name) {
                if let question = Callers.Question(of: link.name, around: call.node, in: found.own) {
                    asked.insert(question)
                }
            }
        }
        return asked
    }

    /// The first call in a file of what is asked about that is on a view which a page excludes, or which may be one; nil for
    /// none.
    ///
    /// - Parameter isDeclared: whether the project declares a type, which may hold anything.
    public func objection(
        to question: Callers.Question, in file: SourceFile, path: Path, isDeclared: (String) -> Bool
    ) -> Callers? {
        let own = FileSemantics(file, path: path, in: index)
        var receivers = own.receiverReader()
        let remarks = (rules.overloads[question.modifier] ?? []).flatMap { $0.remarks + $0.forms.flatMap(\.remarks) }
            .filter { if case .level = $0.kind { !$0.limits.isEmpty } else { false } }
        let copier = Copier(file)
        for call in file.calls(of: [question.name]) where call.arguments.count >= question.argumentCount {
            var reason = call.isMember && call.base != nil && !own.isGiven(call.base!) ? nil : "it may be any view"
            if let receiver = call.base, reason == nil {
                let facts = own.facts(receivers.facts(of: receiver), of: receiver, at: call.node)
                let asked = ConditionalCall(
                    helper: call.name, kind: .bool, node: call.node, receiver: receiver, range: call.linkRange,
                    condition: Condition(expression: call.node, isNegated: false), whenTrue: nil, whenFalse: nil,
                    obstacle: nil, receiverFacts: facts)
                let site = Site(
                    call: asked, context: self, own: own, types: own.types, copier: copier,
                    underlyingViews: own.underlyingViews(of: receiver))
                let link = LinkSite(
                    site: site,
                    applied: AppliedLink(
                        link: Link(call), condition: JoinedCondition(terms: [], copier: copier), call: call.node,
                        boundNames: [], above: []),
                    receiver: site.receiver, earlier: own.names(appliedBy: facts.links),
                    later: LaterModifiers(than: call.node, in: own),
                    containers: Set(file.callsAround(call.node).map(\.dottedName)), types: own.types)
                let content = ShownContent(of: receiver, in: own)
                let hidden = content.unseen ?? content.types.sorted().first(where: isDeclared)
                reason =
                    remarks.first { remark in
                        Limits(site: link).mayHold(for: remark)
                            || remark.limits.count == 1 && own.contains(remark.limits[0], in: content.nodes)
                    }?.reason ?? hidden.map { "what `\($0)` holds is out of sight" }
            }
            if let reason {
                return .excluded(reason, place: FileLines(of: file, path: path).sighting(at: call.nameOffset).shown)
            }
        }
        return nil
    }
}

extension RuleBook {
    /// True for a modifier with a form that is applied with a note.
    fileprivate func isNoted(_ name: String) -> Bool {
        (overloads[name] ?? []).contains { $0.forms.contains { $0.remarks.contains { $0.kind == .note } } }
    }
}

extension FileSemantics {
    /// True where a part of a view is or holds what a remark is about.
    fileprivate func contains(_ limit: Remark.Limit, in nodes: [NodeID]) -> Bool {
        guard case .holding(let names) = limit else { return false }
        return nodes.contains { contains(callOf: names, in: $0) }
    }

    /// True for `self` in a modifier of the project's own, and for what a closure is given.
    fileprivate func isGiven(_ receiver: NodeID) -> Bool {
        let name = file.name(Chain(endingAt: receiver, in: file).beginning)
        if isAnyView(receiver, at: receiver) || name == "self" { return true }
        guard let name else { return false }
        return name.hasPrefix("$")
            || file.surroundings(of: receiver).contains { outer in
                guard let closure = Closure(outer, in: file) else { return false }
                return (0..<closure.parameterCount).contains { closure.parameter($0) == name }
            }
    }
}
