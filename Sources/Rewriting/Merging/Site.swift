import RuleModel
import Semantics
import Syntax

/// A call where it stands, with everything that is known of the place: what goes into a merge.
final class Site {
    let call: ConditionalCall
    let context: Context
    let own: FileSemantics
    /// Knows the closures of conditional calls, which run where they stand.
    let types: TypeReader
    /// Takes text out of the file, with what became of the calls inside.
    let copier: Copier
    /// The views that the receiver stands for.
    let underlyingViews: [UnderlyingView]
    /// The calls among its links that are treated as absent.
    let omitted: Set<NodeID>

    init(
        call: ConditionalCall, context: Context, own: FileSemantics, types: TypeReader, copier: Copier,
        underlyingViews: [UnderlyingView], omitted: Set<NodeID> = []
    ) {
        (self.call, self.context, self.own, self.types) = (call, context, own, types)
        (self.copier, self.underlyingViews, self.omitted) = (copier, underlyingViews, omitted)
    }

    var file: SourceFile { copier.file }
    var rules: RuleBook { context.rules }

    /// True where the call was over several lines.
    var isMultiline: Bool {
        call.parts.isEmpty
            ? !copier.isSingleLine(call.range) : call.parts.contains { !copier.isSingleLine($0.range) }
    }

    /// True where each link of the result may begin a line.
    var beginsLines: Bool {
        call.explicit?.beginsLine ?? false
            || !copier.isSingleLine(call.range) && copier.isFirstOnLine(call.range.lowerBound)
    }

    /// True where a trailing closure would be taken for the block of a statement.
    var isInStatementHead: Bool { call.place.isInStatementHead }

    /// The indentation of the line that the call begins on.
    var indentation: String { copier.indentation(at: call.range.lowerBound) }

    /// The type that the first link is applied to: `Text` where it is shown, or where the helper is declared on it, and
    /// `TabContent` of what is no view.
    var receiver: String {
        if let type = call.otherProtocol { return type }
        if let type = call.receiverFacts.type {
            // `Star()`, which the project declares as a shape
            return rules.isOwnType(type) ? type : own.viewProtocol(of: type) ?? type
        }
        // `let title: Text`, `let star: Star`, `var ring: some Shape`
        if let node = call.receiver, case .type(let type) = types.type(of: node),
            case let name = type.opaqueName ?? type,
            let own = rules.isOwnType(name) ? plainTypeName(name) : own.viewProtocol(of: name)
        {
            return own
        }
        let declared = call.declaration?.receiver ?? "View"
        return rules.isOwnType(declared) ? declared : "View"
    }

    /// The same, and `Text` of what may be one as far as anything shows: what it has set of its own counts, too.
    var possibleReceiver: String {
        receiver == "View" && call.otherProtocol == nil && call.receiver.map(own.mayBeText) == true ? "Text" : receiver
    }

    /// What a link is applied to, as functions of the project's are told apart by it: what the call is on, for one that
    /// begins a closure.
    func base(of link: Link) -> ModifierBase {
        if let type = call.otherProtocol { return ModifierBase(root: nil, other: type) }
        if let before = Call(link.node, in: file)?.base.flatMap({ Call($0, in: file) }), before.isMember {
            return ModifierBase(root: call.receiverFacts.root, isSomeView: own.givesSomeView(before.name))
        }
        return own.base(call.receiverFacts, of: call.receiver, at: call.node)
    }

    /// True where a `Text` must stay one: as an operand of `+`, in another's string, or where that is what the helper
    /// gives back.
    var mustKeepType: Bool {
        // `func same(_ on: Bool, _ change: (Self) -> Self) -> Self`
        if let result = call.declaration?.result,
            rules.isOwnType(result == "Self" ? receiver : result.opaqueName ?? result)
        {
            return true
        }
        return receiver != "View" && (file.isOperandOfPlus(call.node) || file.isInInterpolation(call.node))
    }

    /// False for what a modifier gives that cannot stand where the receiver's own type must.
    func mayGive(_ result: String) -> Bool {
        if !mustKeepType || result == receiver { return true }
        // A helper that gives some shape may give any.
        guard let wanted = call.declaration?.result.opaqueName, let given = result.opaqueName else { return false }
        return rules.isOwnType(wanted) && rules.isKnown(given, toBe: wanted)
    }

    /// The same for a link that calls what the project declares by the name of a modifier that pages state.
    func reading(_ link: Link) -> Site {
        guard !link.isOfMember, call.otherProtocol == nil, let modifier = own.ownOverload(link.use(in: file)) else {
            return self
        }
        let own = own.reading(modifier)
        var types = own.types
        types.unwrapped = self.types.unwrapped
        return Site(
            call: call, context: context.with(own.index), own: own, types: types, copier: copier,
            underlyingViews: underlyingViews, omitted: omitted)
    }

    /// The reader that knows what is in a condition's optionals.
    func types(under condition: JoinedCondition) -> TypeReader {
        var types = types
        for payload in condition.payloads {
            for mention in payload.mentions where types.unwrapped[mention] == nil {
                types.unwrapped[mention] = payload.optional
            }
        }
        return types
    }
}

extension String {
    /// `Shape` of `some Shape`; nil for what is not opaque.
    var opaqueName: String? { hasPrefix("some ") ? String(dropFirst("some ".count)) : nil }
}

/// A link of a call where it stands: what the choice of its form depends on.
final class LinkSite {
    let site: Site
    let applied: AppliedLink
    /// The type that the link is applied to, where it is not just a view.
    let receiver: String
    /// The names of the links that stand earlier in the chain, those of other conditional calls too.
    let earlier: Set<String>
    let later: LaterModifiers
    /// The containers in whose closures the call stands: `Menu`, `.toolbar`.
    private(set) lazy var containers = site.own.containers(of: site.call.node)
    /// True where what shows the call's view is out of sight.
    private(set) lazy var isKeptElsewhere = site.own.isKeptElsewhere(site.call.node)
    /// Knows what is in the condition's optionals.
    let types: TypeReader

    init(
        site: Site, applied: AppliedLink, receiver: String, earlier: Set<String>, later: LaterModifiers,
        types: TypeReader
    ) {
        (self.site, self.applied, self.receiver, self.earlier) = (site, applied, receiver, earlier)
        (self.later, self.types) = (later, types)
    }

    var link: Link { applied.link }
    var condition: JoinedCondition { applied.condition }
    /// The copier in which what is in optionals is marked already.
    var copier: Copier { condition.copier }
    var file: SourceFile { site.file }
    var context: Context { site.context }
    var rules: RuleBook { site.rules }
    /// True where the result must be of the receiver's own type.
    var mustKeepType: Bool { site.mustKeepType }
}
