import RuleModel
import Syntax

extension Context {
    /// Plans every conditional call of a file. A pure function of the file and this context.
    ///
    /// - Parameter path: the file's path as the context names it, to tell its own declarations from those of others.
    public func plan(_ file: SourceFile, path: String) -> Plan {
        let calls = calls(in: file, path: path)
        let isHome = branches.homes.contains(path)
        guard !calls.isEmpty || isHome else { return Plan() }
        var plan = Plan()
        let own = declarations.first { $0.path == path } ?? Declarations(of: file, path: path)
        let whole = paths.contains(path) ? self : adding(own)
        var copier = Copier(file)
        let scope = EitherViewScope(file: file, path: path, context: self)
        if isHome, !scope.declares(path) { plan.declaration = EitherViewDeclaration.edit(in: file, copier: copier) }
        let evidence = EvidenceReader(
            file: file, rules: rules,
            names: NamedTypes(
                file: file, own: own, others: declarations.filter { $0.path != path }))
        let availability = Availability(in: file)
        var planned: [PlannedCall] = []
        // Inner calls come before those around them, so that an outer edit holds what became of the inner ones.
        for call in calls.sorted(by: { $0.node < $1.node }) {
            let chain = Set(file.chain(from: call.receiver))
            var whole = whole
            whole.deploymentTarget = availability.deploymentTarget(
                at: call.range.lowerBound, in: whole.deploymentTarget, isAssumed: assumesDeploymentTarget)
            var result = CallPlanner(
                context: whole, call: call, earlier: calls.filter { chain.contains($0.node) }, copier: copier,
                evidence: evidence
            )
            .plan()
            var homes: Set<String> = []
            if call.isUpgrade {
                result = result.upgrading(call, copier: copier)
            } else {
                homes = result.wrap(call, scope: scope, copier: copier)
            }
            let range = result.planned.edits.first?.range ?? call.range
            // A comment that has no place now might have one in the new text of the call around it, for a second run.
            let isWaiting = planned.contains {
                range.contains($0.range.lowerBound) && $0.reason == Refusal.commentWithoutPlace.sentence
            }
            if isWaiting, result.passage != nil {
                result.planned = result.planned.left(.commentWithoutPlace)
                result.passage = nil
            }
            if let passage = result.passage {
                plan.homes.formUnion(homes)
                copier.rewrite(range, as: passage)
                for index in planned.indices where range.contains(planned[index].range.lowerBound) {
                    planned[index].edits = []
                }
            }
            planned.append(result.planned)
        }
        plan.calls = planned.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return plan
    }

    private func calls(in file: SourceFile, path: String) -> [ConditionalCall] {
        let calls = ConditionalCall.all(in: file, context: self, path: path)
        return branches.upgrades ? calls + ConditionalCall.eitherViews(in: file, context: self, path: path) : calls
    }

    /// The names of helpers by which calls are found: a file in which none of them occurs has no call.
    public var helperNames: Set<String> {
        branches.upgrades ? helpers.names.union([EitherViewType.name]) : helpers.names
    }

    /// The names in a file's conditional calls whose declarations would be evidence: of the types of values, of
    /// conditions that never change, of what is a view, and of overloads of modifiers.
    public func wantedNames(in file: SourceFile) -> Set<String> {
        let calls = calls(in: file, path: "").filter {
            $0.obstacle == nil && !$0.isTooDeep(in: file)
        }
        let links = calls.flatMap(\.links).filter { rules.overloads[$0.name] != nil }
        let values = links.flatMap(\.arguments).map(\.value)
        let constancy = ConstancyReader(file: file)
        let flags = Set(calls.flatMap { constancy.constancy(of: $0.condition.expression).wantedNames })
            .union(wantedTypes(in: file)).union(links.map(\.name))
        guard !values.isEmpty else { return flags }
        let reader = EvidenceReader(
            file: file, rules: rules,
            names: NamedTypes(file: file, own: Declarations(of: file, path: ""), others: []))
        return values.reduce(into: flags) { names, value in
            switch reader.evidence(of: value) {
            // What is taken for a view may be declared as something else.
            case .unknown, .view: names.formUnion(file.namesOutsideClosures(in: value))
            default: break
            }
        }
    }
}

extension SourceFile {
    /// A chain's pieces, from its end to what it begins at. It goes on with what an `EitherView` is given.
    fileprivate func chain(from node: NodeID?) -> [NodeID] {
        sequence(first: node) { $0.flatMap { EitherViewCall($0, in: self)?.input ?? chainBase(of: $0) } }.prefix {
            $0 != nil
        }.compactMap(\.self)
    }

    /// The names, and the members of names, of an expression without what its closures and arguments hold.
    fileprivate func namesOutsideClosures(in node: NodeID) -> Set<String> {
        var names: Set<String> = []
        switch kind(node) {
        case .closure, .arguments, .subscriptArguments, .keyPath: return []
        case .name:
            if let name = name(node), name.first != "$" { names.insert(name) }
        case .member: names.insert(text(of: nameToken(ofMember: node)))
        default: break
        }
        return children(of: node).reduce(into: names) { $0.formUnion(namesOutsideClosures(in: $1)) }
    }
}
