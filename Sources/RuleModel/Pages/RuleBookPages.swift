extension RuleBook {
    /// Combines pages of different names. What several say of a type is taken together.
    ///
    /// - Parameter team: pages of a project's own. What they state of a declaration is what holds.
    /// - Throws: every name that no page states, and every value that is of the wrong kind.
    public init(pages: [Page], team: [Page] = []) throws(PageErrors) {
        let own = Dictionary(grouping: team.flatMap(\.overloads), by: \.signature.name)
        let others = pages.flatMap(\.overloads).filter { overload in
            own[overload.signature.name]?.contains { $0.signature.isSame(as: overload.signature) } != true
        }
        let pages = pages + team
        self.init(
            overloads: Dictionary(grouping: others + team.flatMap(\.overloads), by: \.signature.name),
            types: pages.flatMap(\.types), helpers: pages.flatMap(\.helpers), later: pages.flatMap(\.later),
            elsewhere: pages.reduce(Elsewhere()) { $0.adding($1.elsewhere) })
        self.team = own

        var errors: [PageError] = []
        for page in pages {
            for mention in page.mentions {
                guard let message = complaint(about: mention.kind) else { continue }
                errors.append(PageError(path: page.path, line: mention.line, message: message))
            }
        }
        guard errors.isEmpty else { throw PageErrors(errors) }
    }

    // What is wrong with a name on a page; nil for nothing.
    private func complaint(about mention: Mention.Kind) -> String? {
        switch mention {
        case .type(let name):
            if facts[name] != nil { return nil }
            let suggestion = types.map(\.name).suggestion(for: name)
            return "unknown type `\(name)`" + (suggestion.isEmpty ? "; state it: `type \(name)`" : suggestion)
        case .modifier(let name): return complaint(aboutModifier: name)
        case .held(let call):
            if let message = complaint(aboutModifier: String(call.name.dropFirst())) { return message }
            return flaw(inHeld: call)?.description
        case .literal(let literal, let protocols): return flaw(in: literal, besideAny: protocols)?.description
        case .given(let value, let parameter): return flaw(in: value, givenFor: parameter)?.description
        case .defaults(let signature): return flaw(inDefaultsOf: signature)?.description
        case .link(let link, let signature):
            guard let known = overloads[link.name] else { return complaint(aboutModifier: link.name) }
            guard known.contains(where: { link.fits($0.signature) }) else {
                return link.flaw(for: known[0].signature)!.description
            }
            return flaw(inValuesOf: link, on: signature)?.description
        }
    }

    private func complaint(aboutModifier name: String) -> String? {
        states(name)
            ? nil : "unknown modifier `.\(name)`" + overloads.names.sorted().suggestion(for: name, prefix: ".")
    }
}

extension TypeFact {
    /// One fact for each type, in the order in which they are first named.
    static func joined(_ facts: [TypeFact]) -> [TypeFact] {
        var joined: [TypeFact] = []
        var places: [String: Int] = [:]
        for fact in facts {
            guard let place = places[fact.name] else {
                places[fact.name] = joined.count
                joined.append(fact)
                continue
            }
            let above = joined[place]
            joined[place] = TypeFact(
                name: fact.name,
                conformances: above.conformances + fact.conformances.filter { !above.conformances.contains($0) },
                members: above.members + fact.members.filter { !above.members.contains($0) },
                shared: above.shared + fact.shared.filter { !above.shared.contains($0) },
                isProtocol: above.isProtocol || fact.isProtocol, isTeams: above.isTeams && fact.isTeams,
                erasure: above.erasure ?? fact.erasure,
                cases: above.cases + fact.cases.filter { !above.cases.contains($0) },
                apart: above.apart.isEmpty ? fact.apart : above.apart)
        }
        return joined
    }
}
