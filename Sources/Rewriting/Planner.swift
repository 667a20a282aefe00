import RuleModel
import Semantics
import Syntax

extension Context {
    /// Plans every conditional call of a file. A pure function of the file and this context.
    ///
    /// - Parameters:
    ///   - path: the file's path as the context names it, to tell its own declarations from those of others,
    ///   - found: what is found in it in this context, where that is known.
    public func plan(_ file: SourceFile, path: Path, _ found: consuming FoundCalls? = nil) -> Plan {
        var plan = wholePlan(file, path: path, found)
        switch explicit {
        case .report?:
            var rewriting = self
            rewriting.explicit = .rewrite
            plan.report(rewriting.wholePlan(file, path: path))
        // Whoever wrote a branch that must stay one knows that.
        case .rewrite?: plan.calls.removeAll { $0.isExplicit && ![.rewritten, .withheld].contains($0.outcome) }
        // Of one in a closure the call around it tells.
        case nil: plan.calls.removeAll { $0.isExplicit && $0.outcome != .rewritten }
        }
        return plan
    }

    /// The same, with all that is known of explicit branches.
    private func wholePlan(_ file: SourceFile, path: Path, _ found: consuming FoundCalls? = nil) -> Plan {
        var plan = round(file, path: path, found)
        var whole = self
        whole.asked = nil
        plan.unreadCall = unreadCall(in: file)
        plan.flaws = whole.suppressionFlaws(in: file, path: path).filter { asked?.takes($0.range) != false }
        if removesSuppressions { plan = plan.withoutUnused(in: file) }
        settle(&plan, file, path: path)
        return plan
    }

    /// Plans what a plan makes of a file again, until nothing is left.
    ///
    /// - Returns: the last plan, of what all edits make of the file.
    @discardableResult
    func settle(_ plan: inout Plan, _ file: SourceFile, path: Path) -> Plan {
        var last = plan
        let unread = Set(switches.keys.filter { $0.path == path }.map(\.name))
        // Each round edits a call that the last one left, or is the last.
        for _ in 0...plan.calls.count {
            var (next, context) = (plan, self)
            if let result = plan.result {
                context = behind(plan, path: path, result)
                next = context.round(result.file, path: path)
                last = next
            } else if plan.ladders.isEmpty {
                break
            }
            let (text, applied) = plan.result.map { ($0.file, $0.edits) } ?? (file, AppliedEdits([], to: file.bytes))
            if next.edits.isEmpty {
                plan.isSettled = plan.result != nil
                let tried = context.trial(of: next.ladders, in: text, path: path)
                plan.say(tried.failed, behind: applied)
                guard let merged = tried.merged else { break }
                next = merged
            }
            guard let both = plan.followed(by: next, applied, unread: unread) else { break }
            plan = both
        }
        return last
    }

    /// The context of what a plan makes of a file.
    private func behind(_ plan: Plan, path: Path, _ result: Plan.Result) -> Context {
        var context = self
        // What was given is there now.
        context.given = []
        context.switchable = Set(
            switches.filter { $0.key.path == path && $0.value.mayBeGiven }.map(\.key.name))
        context.switches = switches.filter { $0.key.path != path }
        context.asked = asked?.after(result.edits, others: plan.others)
        return context.reading(result.file, path: path)
    }

    /// The same where another text is in a file.
    func reading(_ file: SourceFile, path: Path) -> Context {
        index.declarations(at: path) == nil ? self : with(index.replacing([Declarations(of: file, path: path)]))
    }

    /// Plans what shows in a file as it is.
    ///
    /// - Parameter obeyingCodes: false where nobody knows yet what is said of the calls.
    func round(
        _ file: SourceFile, path: Path, _ known: consuming FoundCalls? = nil, obeyingCodes: Bool = true
    ) -> Plan {
        let isHome = branches.homes.contains(path)
        let given = given.filter { $0.path == path }
        guard isHome || !given.isEmpty || known != nil || mayHoldCall(file, path: path) else { return Plan() }
        var found = known ?? found(in: FileSemantics(file, path: path, in: index))
        // What the project declares itself is stated by no page, and may be read.
        let unstated = unstated(found.calls.flatMap(\.links), found.own)
        if !unstated.isEmpty {
            let rules = found.own.rules(deriving: unstated)
            found = self.found(in: FileSemantics(found.own.reading, in: index.with(rules)))
        }
        let own = found.own
        let inner = with(own.index)
        var calls = found.calls
        if obeyingCodes { calls = calls.suppressed(for: lateReasons(for: calls, found.suppression, file, path)) }
        let scope = EitherViewScope(own, self)
        var plan = Plan()
        let copier = Copier(file)
        if isHome, !scope.declares(path) {
            plan.declaration = EitherViewDeclaration.edit(
                in: own, copier: copier, isForAll: branches.homes.isForAll(path))
        }
        let planned = FilePlanner(own, inner, calls: calls, scope: scope, copier: copier).plan()
        plan.homes = planned.homes
        plan.given = given.sorted().compactMap { id in
            if case .given(let own)? = switches[id] { GivenSwitch(declaration: id, plan: own) } else { nil }
        }
        let edits = planned.calls.flatMap(\.edits)
        plan.given.removeAll { !$0.plan.replaced.allSatisfy(edits.contains) }
        let replaced = plan.given.flatMap(\.plan.replaced)
        plan.others = calls.filter { $0.obstacle == .notAsked }.map { $0.ownRange(in: file) }
        let others = Set(plan.others)
        plan.calls = planned.calls.filter { $0.outcome != .suppressed || !others.contains($0.range) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        // What is written with a declaration is not written twice.
        for place in plan.calls.indices where !replaced.isEmpty {
            plan.calls[place].edits.removeAll(where: replaced.contains)
        }
        if explicit == .report {
            for place in plan.calls.indices where plan.calls[place].isExplicit {
                plan.calls[place].edits = []
                plan.calls[place].isOnlyReported = plan.calls[place].outcome == .rewritten
            }
        }
        // What is only reported is not tried.
        plan.ladders = calls.compactMap(\.explicit?.ladder).filter { ladder in
            explicit != .report && plan.calls.contains { $0.range == ladder.range && $0.isUntriedLadder }
        }
        return plan.applied(to: file)
    }

    /// Where something may be a call that the parser has not come to, because it is nested too deeply.
    private func unreadCall(in file: SourceFile) -> Int? {
        let names = helperNames
        return file.unreadWord { explicit != nil || names.contains($0) }
    }

    /// The links that call what the project declares itself.
    func unstated(_ links: [Link], _ own: FileSemantics) -> [ModifierUse] {
        links.filter {
            rules.states($0.name) ? rules.takesModifier($0.name) : own.declaresModifier($0.name)
        }.map { $0.use(in: own.file) }
    }

    /// The names of helpers by which calls are found: a file in which none of them occurs has no call.
    public var helperNames: Set<String> { index.helpers.names.union(index.eitherViewNames) }

    /// The names in a file's conditional calls whose declarations would be evidence: of the types of values, of
    /// conditions that never change, of what is a view, of overloads of modifiers; and what is asked of declarations by
    /// values that may be evaluated always; and the modifiers that the project may declare itself.
    public func wanted(by found: FoundCalls) -> Wanted {
        var wanted = wanted(by: found.open, found.own)
        // What a helper is given may be declared as a modifier.
        for case .refused(.valueAsClosure(let type))? in found.calls.map(\.obstacle) { wanted.derived.insert(type) }
        wanted.names.formUnion(found.wantedNames)
        return wanted
    }

    /// - Parameter part: where the calls stand, with all that matters of their place; nil for the whole file.
    func wanted(by calls: [ConditionalCall], _ own: FileSemantics, in part: NodeID? = nil) -> Wanted {
        let file = own.file
        let takers = calls.filter { $0.declaration?.erases == true || $0.explicit?.erasure != nil }
            .flatMap { own.namesAskingForAnyView(around: $0.node) }
        let all = calls.flatMap(\.links)
        let links = all.filter { rules.states($0.name) }
        let modifiers = calls.reduce(into: Set(links.map(\.name))) { $0.formUnion($1.idle) }
        let types = links.filter { rules.takesModifier($0.name) }
            .compactMap { link in link.arguments.count == 1 ? Call(link.arguments[0].value, in: file)?.name : nil }
        let derived =
            all.filter { !rules.states($0.name) || own.declaresModifier($0.name) }
            .map { $0.isOfMember ? $0.use(in: file).name : $0.name } + types
        // What is applied before and after a call may set the same thing.
        let dependent = calls.filter { $0.links.contains { rules.dependsOnOthers($0.name) } }
        let applied = dependent.reduce(
            into: Set(LaterModifiers(thanAnyOf: dependent.map(\.node), in: own).all.flatMap(rules.names))
        ) { $0.formUnion($1.receiverFacts.links) }
        .union(own.modifiers(ofViewsUnder: dependent.compactMap(\.receiver)))
        let locals = calls.flatMap(\.sides).flatMap(\.locals).map(\.value)
        let values =
            links.flatMap(\.arguments).map(\.value) + calls.compactMap { $0.optional(in: file) } + locals
        // Whether calls in a row are on by turns may depend on the types that they compare.
        let nodes = Set(calls.map(\.node))
        let rows = calls.filter { $0.receiver.map(nodes.contains) == true }.map(\.condition.expression)
        let compared = rows.flatMap { file.kind($0) == .sequence ? file.namesOutsideArguments(of: $0) : [] }
        let flags = Set(calls.flatMap { own.namesDeciding($0.condition.expression) })
            .union(compared)
            .union(with(own.index).wantedTypes(in: file, part)).union(modifiers)
            // A form may name a type that the user did not, and that must be SwiftUI's.
            .union(modifiers.flatMap(rules.typesNamed))
            .union(modifiers.flatMap(rules.modifiersNamed))
            .union(takers)
            // A shape may be declared elsewhere.
            .union(calls.filter { $0.links.contains { rules.isOfNoView($0.name) } }.compactMap(own.typeOfReceiver))
            // An overload of the project's may take no such argument.
            .union(modifiers.flatMap(own.namesOfTypes))
        // What is evaluated always, or more than once, may have a body.
        var evaluated = all.flatMap(\.arguments).map(\.value) + calls.map(\.condition.expression) + locals
        evaluated += all.flatMap { ($0.terms ?? []).flatMap(\.nodes) }
        let paths = evaluated.reduce(into: Set<ValuePath>()) { $0.formUnion(own.paths(evaluatedBy: $1)) }
        // A value that is only set there may be read by another form.
        let keys = links.flatMap(\.arguments).map(\.value).filter { file.kind($0) == .keyPath }
            .compactMap { file.identifiers(of: $0).first { $0 != "EnvironmentValues" } }.map(
                ValuePath.init(environment:))
        // What a form names must be SwiftUI's.
        let members = modifiers.flatMap { rules.membersNamed(byFormsOf: $0) }.flatMap { name, types in
            types.map { ValuePath(member: name, of: $0) }
        }
        let reader = own.ownTypes
        // What is in a view, and what it begins at, may stand against a form.
        let looking = calls.filter { call in
            // Of an explicit branch it matters what follows the identity of the views in it.
            call.explicit != nil || call.links.contains { rules.looksIntoViews($0.name) }
        }
        let views = file.outermost(of: looking.map(\.node)).reduce(into: Set<ViewName>()) {
            $0.formUnion(own.namesOfViews(in: $1))
        }
        // What they are given to may put them into others.
        let containers = (looking + dependent).flatMap { own.takers(of: $0.node) }
        // What `self` is in an extension, the declaration says.
        let extended = (looking + dependent).compactMap { file.enclosingType(of: $0.node) }.filter(\.isExtension)
        let names = values.reduce(into: flags) { names, value in
            switch reader.type(of: value) {
            // What is taken for a view may be declared as something else.
            case .unknown, .view: names.formUnion(file.namesOutsideArguments(of: value))
            // `Color.brand` is a colour unless something in the project says otherwise.
            case .type:
                let own = file.namesOutsideArguments(of: value)
                let others = own.filter { rules.fact(named: $0) == nil && rules.facts(listing: $0).isEmpty }
                if others.count < own.count { names.formUnion(others) }
            default: break
            }
        }
        return Wanted(
            names: names.union(extended.map(\.name)),
            paths: paths.union(members).union(keys).union(derived.unique.flatMap(own.paths(namedByDefaultsOf:))),
            derived: Set(derived),
            applied: applied.filter { !rules.states($0) }.union(calls.isEmpty ? [] : own.modifierNames(in: part)),
            views: ViewSearch(views.union(containers), from: own.path))
    }
}

extension Plan {
    /// Lists what would become of explicit branches, each once, where `plan` is the one that rewrites them.
    fileprivate mutating func report(_ plan: Plan) {
        for would in plan.calls where would.isExplicit {
            // Of a `switch` that is a ladder it is known only behind that.
            if let place = calls.firstIndex(where: { $0.range == would.range && $0.isUntriedLadder }) {
                calls[place] = would
            }
            guard would.outcome == .rewritten else { continue }
            calls.removeAll { $0.isExplicit && $0.range == would.range }
            calls.append(would)
            calls[calls.count - 1].edits = []
            calls[calls.count - 1].isOnlyReported = true
            calls.removeAll { $0.isExplicit && $0.range.isBehindElse(of: would.range) }
        }
        // A branch that is none as a whole, but behind its first `else`.
        let all = calls.filter(\.isExplicit).map(\.range)
        calls.removeAll { call in
            call.isExplicit && call.outcome == .left && all.contains { $0.isBehindElse(of: call.range) }
        }
        calls.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension Range<Int> {
    /// True for an `if` behind the `else` of another, in bytes.
    func isBehindElse(of other: Range<Int>) -> Bool {
        lowerBound > other.lowerBound && upperBound == other.upperBound
    }
}

/// What other files may show that a plan of a file depends on.
public struct Wanted {
    /// Names whose declarations would be evidence.
    public var names: Set<String> = []
    /// What is asked of declarations by what may be evaluated always.
    public var paths: Set<ValuePath> = []
    /// Modifiers, and types applied as such, whose bodies would say what they do.
    public var derived: Set<String> = []
    /// The same, where it only matters which modifiers they apply.
    public var applied: Set<String> = []
    /// Looks for views whose bodies would say what is in them.
    package var views: ViewSearch?

    /// What other files would have to declare.
    ///
    /// - Parameter paths: those of what is evaluated that are asked for.
    public func further(by paths: Set<ValuePath>, in index: ProjectIndex) -> Set<WantedDeclaration> {
        index.wanted(by: paths, derived: derived, applied: applied, views: views)
    }
}

extension FileSemantics {
    /// `Star` of `Star().if(isOn) { … }`, and of `star.if(isOn) { … }` where that is said to be one.
    fileprivate func typeOfReceiver(of call: ConditionalCall) -> String? {
        if let root = call.receiverFacts.root { return root }
        guard case .type(let type)? = call.receiver.map(ownTypes.type) else { return nil }
        return plainTypeName(type)
    }
}

extension ConditionalCall {
    /// What it unwraps, or compares to `nil`.
    fileprivate func optional(in file: SourceFile) -> NodeID? {
        if kind == .optional { return condition.expression }
        let parts = FoldedSequence(of: condition.expression, in: file).nodes
        return parts.contains { file.kind($0) == .nilLiteral } ? parts.first : nil
    }
}
