import RuleModel
import Semantics
import Syntax

/// What is known of the views that a modifier of the project's own is called on, and of the places of a view of its own and
/// what that is given.
///
/// `func isHidden(_ on: Bool) -> some View { if on { hidden() } else { self } }` may be called on any view, and a page says on
/// which views, and before what, a modifier in it is another than its form. The calls that are in sight can be asked.
public struct Callers: Sendable, Hashable {
    /// What stands against some form, each with the first call that shows it.
    public private(set) var objections: [Objection] = []

    public init() {}

    public struct Objection: Sendable, Hashable {
        let level: Level
        let reason: String
        /// Where it is called.
        let place: String
        /// True where such a view may be there, and nothing shows which is.
        let isUnseen: Bool

        /// What a page says against a form.
        init(_ remark: Remark, place: String) {
            let level = if case .level(let level) = remark.kind { level } else { Level.approx }
            self.init(level: level, reason: remark.reason, place: place, isUnseen: false)
        }

        private init(level: Level, reason: String, place: String, isUnseen: Bool) {
            (self.level, self.reason, self.place, self.isUnseen) = (level, reason, place, isUnseen)
        }

        /// One of a call of which not all is in sight.
        public static func unseen(_ reason: String, place: String) -> Objection {
            Objection(level: .approx, reason: reason, place: place, isUnseen: true)
        }
    }

    public mutating func add(_ objection: Objection) {
        if !objections.contains(where: { $0.reason == objection.reason }) { objections.append(objection) }
    }

    /// What is asked, whichever file declares a modifier of that name.
    public struct Question: Sendable, Hashable, Comparable {
        /// The modifier of the project's own: `isHidden`, or the type of one: `Hiding`.
        public let name: String
        /// How many arguments a call of it has at least: `hidden()` is none of `hidden(_ on: Bool)`.
        let argumentCount: Int
        /// True if all that it takes is a `Bool`.
        public let takesBools: Bool
        /// True for a type.
        let isType: Bool
        /// True where all of its calls are in sight.
        let isSeenWhole: Bool
        /// The one in its body.
        let modifier: String
        /// Of a view that is made, what the one that is asked about has to do with what it is given; nil for a modifier.
        let given: OwnViewAround.Given?

        /// nil where what stands around a call is no modifier of all views.
        init?(of modifier: String, around call: NodeID, in own: FileSemantics) {
            guard let found = own.anyViewModifier(around: call) else { return nil }
            (name, argumentCount, isType) = (found.name, found.argumentCount, found.isType)
            (isSeenWhole, takesBools, self.modifier) = (found.isSeenWhole, found.takesBools, modifier)
            given = nil
        }

        /// False where only what is around a view matters.
        public var asksForContent: Bool { given != .nothing }

        /// - Parameter view: the view whose makers are asked.
        init(of modifier: String, in view: OwnViewAround) {
            (name, argumentCount, isType, given) = (view.name, 0, true, view.given)
            (isSeenWhole, takesBools, self.modifier) = (true, false, modifier)
        }

        public static func < (a: Question, b: Question) -> Bool {
            (a.name, a.argumentCount, a.modifier, a.given?.rawValue ?? -1)
                < (b.name, b.argumentCount, b.modifier, b.given?.rawValue ?? -1)
        }
    }
}

extension Context {
    /// What a plan of some calls asks of the callers of what they stand in.
    public func callersAsked(by found: FoundCalls) -> Set<Callers.Question> {
        var asked: Set<Callers.Question> = []
        for call in found.open {
            let isAny = found.own.isAnyView(call.receiver, at: call.node)
            let links = call.modifiers.filter { rules.isNoted($0.name) || !rules.remarksOnViews($0.name).isEmpty }
            let outer =
                isAny || links.isEmpty ? nil : found.own.ownView(around: call.node, holding: call.receiver)
            for link in links {
                let remarks = rules.remarksOnViews(link.name)
                if isAny, rules.isNoted(link.name) || !remarks.isEmpty {
                    Callers.Question(of: link.name, around: call.node, in: found.own).map { _ = asked.insert($0) }
                } else if let outer,
                    remarks.contains(where: { $0.isOnPlace || $0.isOnContent(outer.given) })
                        || outer.given != .nothing && rules.isNoted(link.name)
                {
                    asked.insert(Callers.Question(of: link.name, in: outer))
                }
            }
        }
        return asked
    }

    /// What the calls in a file of what is asked about have against a form: the views of which its page says so, and those
    /// that may be such.
    ///
    /// - Parameter isDeclared: whether the project declares a type, which may hold anything.
    /// - Returns: the modifiers of the project's own, too, whose views some calls are on.
    public func objections(
        to question: Callers.Question, in file: SourceFile, path: Path, isDeclared: (String) -> Bool
    ) -> (found: [Callers.Objection], further: [Callers.Question]) {
        let own = FileSemantics(file, path: path, in: index)
        var receivers = own.receiverReader()
        let remarks = rules.remarksOnViews(question.modifier)
        let (copier, lines) = (Copier(file), FileLines(of: file, path: path))
        var found: [Callers.Objection] = []
        if let given = question.given {
            for call in file.calls(of: [question.name]) where call.initializedName == question.name {
                let place = lines.sighting(at: call.nameOffset).shown
                let link = site(of: call, on: nil, in: own, &receivers, copier)
                for remark in remarks where remark.isOnPlace && Limits(site: link).mayHold(for: remark) {
                    found.append(.init(remark, place: place))
                }
                let views = given == .nothing ? [] : own.viewsGiven(to: call)
                for view in views {
                    let link = site(of: call, on: view, in: own, &receivers, copier)
                    let content = ShownContent(of: view, in: own)
                    for remark in remarks where remark.isOnContent(given) {
                        guard
                            Limits(site: link).mayHold(for: remark) || own.contains(remark.limits[0], in: content.nodes)
                        else { continue }
                        found.append(.init(remark, place: place))
                    }
                    if let hidden = content.unseen ?? content.types.sorted().first(where: isDeclared) {
                        found.append(.unseen("what `\(hidden)` holds is out of sight", place: place))
                    }
                }
            }
            return (found, [])
        }
        var further: [Callers.Question] = []
        for call in file.calls(of: question) {
            let place = lines.sighting(at: call.nameOffset).shown
            let link = site(of: call, on: call.base, in: own, &receivers, copier)
            let content = call.base.map { ShownContent(of: $0, in: own) }
            for remark in remarks {
                let limits = remark.limitsOfViews
                let isHeld =
                    Limits(site: link).mayHold(for: remark)
                    || limits.count == 1 && own.contains(limits[0], in: content?.nodes ?? [])
                if isHeld { found.append(.init(remark, place: place)) }
            }
            if own.isAnyView(call.base, at: call.node),
                let outer = Callers.Question(of: question.modifier, around: call.node, in: own)
            {
                further.append(outer)
            }
            if !call.isMember || call.base.map(own.isGiven) ?? true {
                found.append(.unseen("it may be any view", place: place))
            } else if let hidden = content?.unseen ?? content?.types.sorted().first(where: isDeclared) {
                found.append(.unseen("what `\(hidden)` holds is out of sight", place: place))
            }
        }
        return (found, further)
    }

    /// A call of a modifier of the project's own, or of what makes a view, as a link of which a page says something.
    private func site(
        of call: Call, on view: NodeID?, in own: FileSemantics, _ receivers: inout ReceiverReader, _ copier: Copier
    ) -> LinkSite {
        let text = view.map { receivers.facts(of: $0) } ?? ReceiverFacts()
        let facts = own.facts(text, of: view, at: call.node)
        let asked = ConditionalCall(
            helper: call.name, kind: .bool, node: call.node, receiver: view, range: call.linkRange,
            condition: Condition(expression: call.node, isNegated: false), whenTrue: nil, whenFalse: nil,
            obstacle: nil, receiverFacts: facts)
        let site = Site(
            call: asked, context: self, own: own, types: own.types, copier: copier,
            underlyingViews: view.map(own.underlyingViews) ?? [])
        return LinkSite(
            site: site,
            applied: AppliedLink(
                link: Link(call), condition: JoinedCondition(terms: [], copier: copier), call: call.node,
                boundNames: [], above: []),
            receiver: site.receiver, earlier: own.names(appliedBy: facts.links),
            later: LaterModifiers(than: call.node, in: own),
            containers: own.containers(of: call.node), types: own.types)
    }
}

extension SourceFile {
    /// The calls of a modifier of the project's own, `isHidden(c)`, and those that apply one by its type,
    /// `modifier(Hiding(on: c))`.
    fileprivate func calls(of question: Callers.Question) -> [Call] {
        let calls = calls(of: [question.name])
        guard question.isType else { return calls.filter { $0.arguments.count >= question.argumentCount } }
        return calls.compactMap { made in
            guard let call = surroundings(of: made.node).firstNonNil({ Call($0, in: self) }),
                call.initializedName == nil,
                call.soleArgument?.value == made.node
            else { return nil }
            return call
        }
    }
}

extension RuleBook {
    /// True for a modifier with a form that is applied with a note.
    fileprivate func isNoted(_ name: String) -> Bool {
        (overloads[name] ?? []).contains { $0.forms.contains { $0.remarks.contains { $0.kind == .note } } }
    }

    /// What pages say of a modifier's forms that depends on the view, and on what follows: all but what arguments show.
    fileprivate func remarksOnViews(_ name: String) -> [Remark] {
        (overloads[name] ?? []).flatMap { $0.remarks + $0.forms.flatMap(\.remarks) }.filter { remark in
            guard case .level = remark.kind else { return false }
            return !remark.limitsOfViews.isEmpty
        }
    }
}

extension Remark {
    /// True for one that depends on what is around the view.
    fileprivate var isOnPlace: Bool {
        limits.contains { if case .before = $0 { true } else if case .inside = $0 { true } else { false } }
    }

    /// True for one that depends on what the view is or, of one that only holds what is asked about, on what is in it.
    fileprivate func isOnContent(_ given: OwnViewAround.Given) -> Bool {
        limits.count == 1
            && limits.allSatisfy {
                switch $0 {
                case .holding: given != .nothing
                case .on, .after: given == .itself
                case .before, .inside, .unless, .given: false
                }
            }
    }

    /// Those that arguments do not decide.
    fileprivate var limitsOfViews: [Limit] { limits.filter { if case .given = $0 { false } else { true } } }
}

extension FileSemantics {
    /// The views among the arguments of what makes a view, and those in its closures.
    fileprivate func viewsGiven(to call: Call) -> [NodeID] {
        call.arguments.flatMap { argument -> [NodeID] in
            if let closure = Closure(argument.value, in: file) { return closure.statements }
            return switch types.type(of: argument.value) {
            case .view, .unknown: [argument.value]
            case .type(let type): isView(plainTypeName(type)) ? [argument.value] : []
            default: []
            }
        }
    }

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
