import RuleModel
import Syntax

extension Context {
    /// Plans every conditional call of a file. A pure function of the file and this context.
    ///
    /// - Parameter path: the file's path as the context names it, to tell its own declarations from those of others.
    public func plan(_ file: SourceFile, path: String) -> Plan {
        let calls = ConditionalCall.all(in: file, context: self, path: path)
        guard !calls.isEmpty else { return Plan() }
        let own = declarations.first { $0.path == path } ?? Declarations(of: file, path: path)
        let whole = paths.contains(path) ? self : adding(own)
        var copier = Copier(file)
        let evidence = EvidenceReader(
            file: file, rules: rules,
            names: NamedTypes(
                file: file, own: own, others: declarations.filter { $0.path != path }))
        var planned: [PlannedCall] = []
        // Inner calls come before those around them, so that an outer edit holds what became of the inner ones.
        for call in calls.sorted(by: { $0.node < $1.node }) {
            let chain = Set(file.chain(from: call.receiver))
            var result = CallPlanner(
                context: whole, call: call, earlier: calls.filter { chain.contains($0.node) }, copier: copier,
                evidence: evidence
            )
            .plan()
            // A comment that has no place now might have one in the new text of the call around it, for a second run.
            let isWaiting = planned.contains {
                call.range.contains($0.range.lowerBound) && $0.reason == Refusal.commentWithoutPlace.sentence
            }
            if isWaiting, result.passage != nil {
                result.planned = result.planned.left(.commentWithoutPlace)
                result.passage = nil
            }
            if let passage = result.passage {
                copier.rewrite(call.range, as: passage)
                for index in planned.indices where call.range.contains(planned[index].range.lowerBound) {
                    planned[index].edits = []
                }
            }
            planned.append(result.planned)
        }
        return Plan(calls: planned.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// The names of helpers by which calls are found: a file in which none of them occurs has no call.
    public var helperNames: Set<String> { helpers.names }

    /// The names in a file's conditional calls whose declarations would be evidence: of the types of values, and of
    /// conditions that never change, and of modifiers that the project declares too.
    public func wantedNames(in file: SourceFile) -> Set<String> {
        let calls = ConditionalCall.all(in: file, context: self, path: "").filter { $0.obstacle == nil }
        let links = calls.flatMap(\.links).filter { rules.overloads[$0.name] != nil }
        let values = links.flatMap(\.arguments).map(\.value)
        let constancy = ConstancyReader(file: file)
        // A project may declare an overload of a modifier.
        let flags = Set(
            calls.flatMap { constancy.constancy(of: $0.condition.expression).wantedNames } + links.map(\.name))
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
    /// A chain's pieces, from its end to what it begins at.
    fileprivate func chain(from node: NodeID?) -> [NodeID] {
        sequence(first: node) { $0.flatMap { chainBase(of: $0) } }.prefix { $0 != nil }.compactMap(\.self)
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
