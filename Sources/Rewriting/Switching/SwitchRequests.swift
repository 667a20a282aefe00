import RuleModel
import Semantics
import Syntax

extension Context {
    /// How a declaration is given a switch. A pure function of its file and this context, in which the plans stand of what
    /// `switchesAsked` names.
    public func switchPlan(of id: DeclarationID, in file: SwitchableFile) -> SwitchPlan {
        do throws(SwitchObstacle) {
            let (subject, own) = try subject(id, in: file)
            return .given(try SwitchPlanner(subject: subject, own: own, context: with(own.index)).plan())
        } catch {
            return .refused(error)
        }
    }

    /// The names and what else a plan of a switch depends on, as of a file's calls.
    public func wanted(bySwitchOf id: DeclarationID, in file: SwitchableFile) -> Wanted {
        guard let (subject, own) = try? subject(id, in: file) else { return Wanted(names: [id.name]) }
        var wanted = wanted(by: [subject.call], own, in: subject.kind.node)
        wanted.names.insert(id.name)
        if case .function(let function) = subject.kind {
            for value in function.defaultValues { wanted.paths.formUnion(own.paths(evaluatedBy: value)) }
        }
        if case .type(let type) = subject.kind {
            wanted.paths.formUnion(
                type.members.compactMap {
                    Declaration($0, in: subject.file).environmentProperty.map(ValuePath.init(environment:))
                })
        }
        return wanted
    }

    /// The declarations whose switches one could use.
    public func switchesAsked(bySwitchOf id: DeclarationID, in file: SwitchableFile) -> Set<DeclarationID> {
        guard let (subject, own) = try? subject(id, in: file) else { return [] }
        return switchesAsked(by: [subject.call], own)
    }

    /// The declarations whose switches calls of a file could use.
    ///
    /// - Parameter part: where these calls stand; nil for all of it.
    public func switchesAsked(by found: FoundCalls, within part: Range<Int>? = nil) -> Set<DeclarationID> {
        switchesAsked(by: found.open.filter { part?.overlaps($0.range) != false }, found.own)
    }

    private func switchesAsked(by calls: [ConditionalCall], _ own: FileSemantics) -> Set<DeclarationID> {
        var found: Set<DeclarationID> = []
        for call in calls {
            for link in call.links where call.inner[link.node] == nil && own.isOwn(link) {
                guard let (id, _) = own.declaration(of: link) else { continue }
                found.insert(id)
            }
        }
        return found
    }

    private func subject(
        _ id: DeclarationID, in file: SwitchableFile
    ) throws(SwitchObstacle) -> (SwitchSubject, FileSemantics) {
        let labels = index.modifiers.declared(id.name).flatMap { $0.signature.parameters.compactMap(\.label) }
        let members = SwitchSubject.names.filter { index.declaresMember($0, of: id.name) }
        let subject = try SwitchSubject(id, in: file, taken: Set(labels + members))
        let own = FileSemantics(file.extended, in: index)
        let unstated = unstated(subject.call.links, own)
        if unstated.isEmpty { return (subject, own) }
        let derived = index.with(own.rules(deriving: unstated))
        return (subject, FileSemantics(file.extended, in: derived))
    }
}

extension FileSemantics {
    /// True for a link that no page states, that applies what is declared as a modifier, or calls an own overload of one.
    func isOwn(_ link: Link) -> Bool {
        !rules.hasPage(for: link.name) || rules.takesModifier(link.name)
            || !link.isOfMember && ownOverload(link.use(in: file)) != nil
    }

    /// The declaration that a link calls which no page states, and the link as its own call: `Card(radius: 8)` of
    /// `.modifier(Card(radius: 8))`.
    func declaration(of link: Link) -> (id: DeclarationID, link: Link)? {
        if link.isOfMember { return nil }
        if link.name.isTypeName {
            return index.modifiers.viewModifier(named: link.name, from: path).map { (DeclarationID($0), link) }
        }
        switch ownCall(link.use(in: file)) {
        case .function(let function)?: return (DeclarationID(function), link)
        case .type(let type, let call)?:
            return (DeclarationID(type), link.applying(call))
        case nil: return nil
        }
    }
}
