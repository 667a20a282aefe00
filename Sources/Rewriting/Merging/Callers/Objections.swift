import RuleModel
import Semantics
import Syntax

extension Context {
    /// What a plan of some calls asks of the callers of what they stand in.
    ///
    /// - Parameter rewritten: where those stand, in bytes, that would be rewritten if nobody had anything against it.
    public func callersAsked(by found: FoundCalls, of rewritten: SortedRanges) -> Set<Callers.Question> {
        var asked: Set<Callers.Question> = []
        for call in found.open {
            if case .asked(let result, _)? = call.explicit?.erasure {
                asked.formUnion(Callers.Question.all(about: result))
            }
            guard rewritten.overlaps(call.range) else { continue }
            let isAny = found.own.isAnyView(call.receiver, at: call.node)
            let names = found.own.names(appliedBy: call.modifiers.map(\.name)).sorted()
                .filter { !rules.remarksOnViews($0).isEmpty }
            if names.isEmpty { continue }
            let outer = isAny ? nil : found.own.ownView(around: call.node, holding: call.receiver)
            for name in names {
                let isOnPlace = rules.remarksOnViews(name).contains(where: \.isOnPlace)
                if isAny {
                    if let question = Callers.Question(of: name, around: call.node, in: found.own) {
                        asked.insert(question)
                    }
                } else if isOnPlace || outer.map({ mayDepend(name, onContentOf: $0) }) ?? false {
                    asked.formUnion(Callers.Question.all(of: name, around: call.node, in: outer, found.own))
                }
            }
        }
        return asked
    }

    /// True for a modifier of which a page says something that what a view is given decides.
    private func mayDepend(_ modifier: String, onContentOf view: OwnViewAround) -> Bool {
        rules.remarksOnViews(modifier).contains { $0.isOnContent(view.given) }
    }

    /// What the calls in a file of what is asked about have against a form, for each question: the views of which its page says
    /// so, and those that may be such.
    ///
    /// - Parameter isDeclared: whether the project declares a type, which may hold anything.
    /// - Returns: what has to be asked, too: of the modifiers of the project's own whose views some calls are on, and of the
    ///   views that hold some.
    package func objections(
        to questions: [Callers.Question], in reading: FileReading, isDeclared: (String) -> Bool
    ) -> [(found: [Callers.Objection], further: [Callers.Question])] {
        let own = FileSemantics(reading, in: index)
        let copier = Copier(own.file)
        return questions.map { objections(to: $0, in: own, copier, isDeclared) }
    }

    private func objections(
        to question: Callers.Question, in own: FileSemantics, _ copier: Copier, _ isDeclared: (String) -> Bool
    ) -> (found: [Callers.Objection], further: [Callers.Question]) {
        var reader = ObjectionReader(question, own, copier, self)
        switch question.subject {
        case .modifier: reader.readCallers()
        case .view(let view): reader.readMakers(of: view)
        case .member: for place in own.places(of: question) { reader.readPlace(place) }
        case .result(let result): reader.readDemands(for: result)
        case .carrier(let member, let result): reader.readCarriers(of: member, result)
        case .type: reader.readKinds(isDeclared)
        }
        return (reader.found, reader.further)
    }
}

/// Reads what the calls in one file have against a form.
private struct ObjectionReader {
    private let question: Callers.Question
    private let own: FileSemantics
    private let context: Context
    private let remarks: [Remark]
    private let copier: Copier
    private let lines: FileLines
    private var receivers: ReceiverReader
    private(set) var found: [Callers.Objection] = []
    private(set) var further: [Callers.Question] = []

    private var file: SourceFile { own.file }

    init(_ question: Callers.Question, _ own: FileSemantics, _ copier: Copier, _ context: Context) {
        (self.question, self.own, self.context) = (question, own, context)
        remarks = context.rules.remarksOnViews(question.modifier)
        (self.copier, lines) = (copier, own.lines)
        receivers = own.receiverReader()
    }

    /// What is around a view where it is made, and what it is given there.
    mutating func readMakers(of view: OwnViewAround) {
        let given = view.given
        further += own.aliases(of: question.name).map {
            Callers.Question(of: question.modifier, in: view.called($0, in: own.path))
        }
        for node in own.places(of: question) {
            readPlace(node)
            guard given != .nothing, let call = Call(node, in: file) else { continue }
            let place = AppliedPlace(call)
            // What an initializer hands on to another of its type, the call of the first has been given.
            for view in own.viewsGiven(to: call) where call.base == nil || !own.isHandedOn(view) {
                let content = ShownContent(of: view, in: own)
                further += askers(of: view, at: view)
                add(remarks.filter { $0.isOnContent(given) }, to: place, on: view, content: content)
            }
        }
    }

    /// Whom to ask what a view is that is given on: `Sized { self }` in a modifier, `Sized { content }` in another view.
    ///
    /// - Parameter view: nil for an implicit `self` at a node.
    private func askers(of view: NodeID?, at node: NodeID) -> [Callers.Question] {
        if own.isAnyView(view, at: node) {
            return [Callers.Question(of: question.modifier, around: node, in: own)].compactMap(\.self)
        }
        guard let view, let outer = own.ownView(around: node, holding: view), outer.given != .nothing else { return [] }
        return [Callers.Question(of: question.modifier, in: outer)]
    }

    /// What is around something where it is shown. It is in whatever that is in, in turn.
    mutating func readPlace(_ node: NodeID) {
        let held = remarks.filter { remark in
            remark.isOnPlace
                && remark.limits.allSatisfy {
                    own.isHeld($0, around: node, of: remark)
                }
        }
        let place = lines.sighting(at: file.range(of: node).lowerBound).shown
        found += held.map { .init($0, place: place) }
        addPlace(of: node)
    }

    /// What something is shown in is in whatever that is in.
    private mutating func addPlace(of node: NodeID) {
        if remarks.contains(where: \.isOnPlace) {
            let outer = own.ownView(around: node, holding: nil)
            further += Callers.Question.all(of: question.modifier, around: node, in: outer, own)
        }
    }

    /// Who asks for the type of a result that says `AnyView`.
    mutating func readDemands(for result: ErasedResult) {
        if let node = own.demand(for: result) { addUnseen("its type is asked for", at: node) }
        readCarriers(of: result.member, result)
    }

    /// What gives the view of a result to others: where that is what the result is made of, its type would be defined by itself.
    mutating func readCarriers(of member: SharedMember, _ result: ErasedResult) {
        for place in own.places(showing: member, orMaybe: true) {
            for carrier in own.sharedMembers(around: place) where carrier != result.member {
                if result.words.contains(carrier.name) { addUnseen("it is made of what shows it", at: place) }
                further.append(Callers.Question(name: carrier.name, subject: .carrier(carrier, of: result)))
            }
        }
    }

    /// What the type of such a result conforms to.
    mutating func readKinds(_ isDeclared: (String) -> Bool) {
        for kind in own.unknownKinds(of: question.name) {
            if isDeclared(kind) {
                further.append(Callers.Question(name: kind, subject: .type))
            } else {
                addUnseen("`\(kind)` is out of sight", at: file.root)
            }
        }
    }

    private mutating func addUnseen(_ reason: String, at node: NodeID) {
        found.append(.unseen(reason, place: lines.sighting(at: file.range(of: node).lowerBound).shown))
    }

    /// The views that a modifier is called on.
    mutating func readCallers() {
        if question.isOfType {
            for name in own.calls(of: question.name).compactMap(own.member(givingModifier:)).unique {
                further.append(Callers.Question(name: name, subject: question.subject, modifier: question.modifier))
            }
        }
        for place in own.places(applying: question) {
            addPlace(of: place.node)
            let content = place.base.map { ShownContent(of: $0, in: own) }
            add(remarks, to: place, on: place.base, content: content)
            further += askers(of: place.base, at: place.node)
        }
    }

    private func shown(_ place: AppliedPlace) -> String { lines.sighting(at: place.nameOffset).shown }

    /// Adds those of some remarks that hold, or may hold.
    private mutating func add(_ remarks: [Remark], to place: AppliedPlace, on view: NodeID?, content: ShownContent?) {
        let limits = Limits(site: site(of: place, on: view))
        for remark in remarks {
            let ofViews = remark.limitsOfViews
            let isHeld =
                limits.mayHold(for: remark)
                || ofViews.count == 1 && own.contains(ofViews[0], in: content?.nodes ?? [])
            if isHeld { found.append(.init(remark, place: shown(place))) }
        }
    }

    /// A modifier of the project's own where it is applied, or what makes a view, as a link of which a page says something.
    private mutating func site(of place: AppliedPlace, on view: NodeID?) -> LinkSite {
        let text = view.map { receivers.facts(of: $0) } ?? ReceiverFacts()
        let facts = own.facts(text, of: view, at: place.node)
        let asked = ConditionalCall(
            helper: place.name, kind: .bool, node: place.node, receiver: view, range: place.link.range,
            condition: Condition(expression: place.node, isNegated: false), whenTrue: nil, whenFalse: nil,
            obstacle: nil, receiverFacts: facts)
        let site = Site(
            call: asked, context: context, own: own, types: own.types, copier: copier,
            underlyingViews: view.map(own.underlyingViews) ?? [])
        return LinkSite(
            site: site,
            applied: AppliedLink(
                link: place.link, condition: JoinedCondition(terms: [], copier: copier), call: place.node,
                boundNames: [], above: []),
            receiver: site.receiver, earlier: own.names(appliedBy: facts.links),
            later: LaterModifiers(than: place.node, in: own),
            types: own.types)
    }
}

extension FileSemantics {
    /// Where what is asked about is made or mentioned; the look of a preview, which is in no product, is not asked about.
    fileprivate func places(of question: Callers.Question) -> [NodeID] {
        switch question.subject {
        case .modifier: places(applying: question).map(\.node)
        case .type: []
        case .view(let view): places(making: view).filter { !file.isInPreview($0) }
        case .member(let member): places(showing: member).filter { !file.isInPreview($0) }
        case .result(let result): places(showing: result.member, orMaybe: true)
        case .carrier(let member, _): places(showing: member, orMaybe: true)
        }
    }

    /// True where something is around a node, which a page speaks of; what the view is, no place shows.
    fileprivate func isHeld(_ limit: Remark.Limit, around node: NodeID, of remark: Remark) -> Bool {
        // What only has the name of a member, as the `host` of an address, is handed to all kinds of values.
        let isKept = file.kind(node) == .call && isKeptElsewhere(node)
        switch limit {
        case .before(let names):
            return LaterModifiers(than: node, in: self)
                .first(of: Set(names), reachesPresented: remark.reachesPresented) != nil
                || !modifiersOfContainers(around: node).isDisjoint(with: names)
                || remark.kind == .level(.approx) && isKept
        case .inside(let names): return !containers(of: node).isDisjoint(with: names) || isKept
        case .given, .unless: return true
        case .after, .holding, .on: return false
        }
    }
}

extension RuleBook {
    /// True for a modifier of which a page says something of what is set around it.
    func reachesPresented(_ name: String) -> Bool {
        remarksOnViews(name).contains { $0.isOnPlace && $0.reachesPresented }
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
    /// True for what is lost of that which is set around a view: this reaches what is presented there, too.
    var reachesPresented: Bool { kind == .level(.assumed) }

    /// True for one that depends on what is around the view.
    fileprivate var isOnPlace: Bool {
        limits.contains { if case .before = $0 { true } else if case .inside = $0 { true } else { false } }
    }

    /// True for one that depends on what the view is or, of one that only holds what is asked about, on what is in it.
    fileprivate func isOnContent(_ given: OwnViewAround.Given) -> Bool {
        let limits = limitsOfViews
        return limits.count == 1
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

extension SourceFile {
    /// What a builder makes of a statement: the views in the branches of an `if` and a `switch`.
    fileprivate func viewsOfBranches(_ statement: NodeID) -> [NodeID] {
        if let branch = IfStatement(statement, in: self) {
            return (branch.statements + (branch.elseStatements ?? [])).flatMap(viewsOfBranches)
        }
        if let cases = SwitchStatement(statement, in: self)?.cases {
            return cases.flatMap(\.statements).flatMap(viewsOfBranches)
        }
        if kind(statement) == .ifConfig {
            return clauses(ofIfConfig: statement).flatMap(\.statements).flatMap(viewsOfBranches)
        }
        return [returned(by: statement) ?? statement]
    }
}

extension FileSemantics {
    /// The views among the arguments of what makes a view, and those in its closures.
    fileprivate func viewsGiven(to call: Call) -> [NodeID] {
        argumentsShown(by: call).flatMap { argument -> [NodeID] in
            if let closure = Closure(argument.value, in: file) {
                return closure.statements.flatMap(file.viewsOfBranches)
            }
            return switch types.type(of: argument.value) {
            case .view, .unknown: [argument.value]
            case .implicitMember: mayBeView(member: argument.value) ? [argument.value] : []
            case .type(let type): isView(plainTypeName(type)) || makesView(type) ? [argument.value] : []
            default: []
            }
        }
    }

    /// True for the type of a function that may give a view: of `makeRow` in `content: makeRow`.
    private func makesView(_ type: String) -> Bool {
        guard let arrow = type.ranges(of: "->").last else { return false }
        let result = String(type[arrow.upperBound...].drop(while: \.isWhitespace))
        return !["Void", "()"].contains(result) && !ViewTypes.isValue(plainTypeName(result))
    }

    /// True where a part of a view is or holds what a remark is about.
    fileprivate func contains(_ limit: Remark.Limit, in nodes: [NodeID]) -> Bool {
        guard case .holding(let names, let inPlace) = limit else { return false }
        return nodes.contains { contains(callOf: names, in: $0, inPlace: inPlace) }
    }
}
