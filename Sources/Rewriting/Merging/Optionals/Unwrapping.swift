import RuleModel
import Semantics
import Syntax

// What becomes of values and conditions that mention what is in an optional.
extension JoinedCondition {
    var payloads: [Payload] { terms.compactMap(\.payload) }

    /// Refuses where a comparison with `nil` would not say of what type an optional is.
    func checkTypes() throws(Refusal) {
        for payload in payloads { try payload.checkType(copier.file) }
    }

    /// What a passage mentions of what is in the condition's optionals.
    func held(by passage: Passage) -> [Payload] { payloads.filter(passage.holds) }

    /// True for what is in an optional, and nothing else.
    func isPayload(_ passage: Passage) -> Bool { payloads.contains { passage == Passage(String($0.mark)) } }

    /// True if a place with that passage in it needs what is in an optional, not just whether there is something.
    func unwraps(_ passage: Passage) -> Bool {
        !payloads.isEmpty && (!held(by: passage).isEmpty || dependent != nil)
    }

    /// True where no optional's own method gives the value, and each optional is one that is unwrapped with `!`: that may
    /// stay, as it is evaluated only where the condition holds.
    func isForced(_ active: Value, for type: String?, _ rules: RuleBook) -> Bool {
        let held = held(by: active.passage)
        let isNeeded =
            dependent != nil || held.count > 1 || held.contains { active.mayNotConvert($0, to: type, rules) }
        return isNeeded && payloads.allSatisfy { $0.text.hasSuffix("!") }
    }

    /// The first term that mentions what is in the optional of another: `url.isFileURL`, `url.host`.
    private var dependent: (term: Term, payload: Payload)? {
        if terms.count == 1 { return nil }
        for term in terms {
            if let payload = held(by: spelled(term).passage).first { return (term, payload) }
        }
        return nil
    }

    /// A part of the head of an `if`.
    enum Clause {
        /// `isOn`
        case test(Term, Passage)
        /// `let name`, or with a value `let name = value`.
        case binding(Payload, name: String, value: Passage?)

        var name: String? { if case .binding(_, let name, _) = self { name } else { nil } }
    }

    /// The head of an `if` that unwraps what a passage mentions, and what later clauses do.
    func clauses(for passage: Passage, without taken: Set<String>) throws(Refusal) -> [Clause] {
        var clauses: [Clause] = []
        var taken = taken
        var names: [(payload: Payload, name: String)] = []
        func named(_ passage: Passage) -> Passage { names.reduce(passage) { $0.naming($1.payload, $1.name) } }
        for (place, term) in terms.enumerated() {
            let later = terms[(place + 1)...].map { spelled($0).passage } + [passage]
            if let payload = term.payload, later.contains(where: { $0.holds(payload) }) {
                let rest = JoinedCondition(terms: Array(terms[(place + 1)...]), copier: copier)
                try payload.checkType(copier.file)
                let name = try name(of: payload, without: taken.union(rest.names(without: payloads)))
                let optional = named(written([payload.optional]).passage)
                let isPlain = path(of: payload.optional) == [name] && optional == Passage(name)
                clauses.append(.binding(payload, name: name, value: isPlain ? nil : inHead(optional, of: term)))
                names.append((payload, name))
                taken.insert(name)
            } else {
                try term.payload?.checkType(copier.file)
                clauses.append(.test(term, inHead(named(spelled(term).passage), of: term)))
            }
        }
        return clauses
    }

    private func inHead(_ passage: Passage, of term: Term) -> Passage {
        term.nodes.contains(where: copier.file.hasTrailingClosure) ? "(" + passage + ")" : passage
    }

    /// What a closure unwraps with `!` that the condition compares to `nil`; nil for nothing.
    func unwrapped(in closure: NodeID) -> String? {
        terms.firstNonNil { term in
            let tested = term.payload.map { _ in [copier.file.pathWithoutMarks(of: term.nodes[0])] } ?? []
            let compared = term.nodes.flatMap(copier.file.comparedToNil)
            return copier.file.unwrapped(tested + compared, in: [closure])
        }
    }

    /// A name for what is in an optional that means nothing else in the closure.
    private func name(of payload: Payload, without taken: Set<String>) throws(Refusal) -> String {
        let own = payload.name.map { [$0] } ?? []
        let last = lastName(of: payload.optional).map { [$0] } ?? []
        // Of a plain name the rest of the file knows what it means.
        let wanted = path(of: payload.optional)?.count == 1 ? last + own : own + last
        let inner = payload.mentions.compactMap(copier.rewritten(over:)).flatMap(\.words)
        let name = (wanted + ["value", "unwrapped"]).first {
            !taken.contains($0) && !payload.otherNames.contains($0) && !inner.contains($0)
                && Keyword(rawValue: $0)?.isReserved != true
        }
        guard let name else { throw .shadowedName("value") }
        return name
    }

    /// `badge` of `model.badge` and of `badges[0].badge`.
    private func lastName(of node: NodeID) -> String? {
        if let path = path(of: node) { return path.last }
        let file = copier.file
        return Member(node, in: file)?.name
    }

    /// What a capture list holds is evaluated always, and in no order.
    func checkCapture() throws(Refusal) {
        try checkIndependence()
        for term in terms.dropFirst() {
            if let untotal = term.untotal { throw .notTotal(copier.file.text(of: untotal)) }
        }
    }

    private func checkIndependence() throws(Refusal) {
        guard let dependent else { return }
        throw .needsUnwrapped(copier.file.text(copier.file.range(of: dependent.term.nodes)), dependent.payload.text)
    }

    /// `tint`, `alpha ?? 1`, `isOn ? size.map { $0 * 2 } : nil`
    func unwrap(_ active: Value, orElse inert: Value, type: String?, _ rules: RuleBook) throws(Refusal) -> Passage {
        try checkIndependence()
        let held = held(by: active.passage)
        guard held.count == 1, let place = terms.firstIndex(where: { $0.payload?.mark == held[0].mark }) else {
            throw .severalOptionals(held.map { copier.file.text(of: $0.optional) })
        }
        let value = try unwrap(active, held[0], orElse: inert, type: type, rules)
        var rest = terms
        // What stands behind the optional was evaluated only where that holds something.
        if terms[(place + 1)...].allSatisfy({ $0.untotal == nil }) { rest.remove(at: place) }
        if rest.isEmpty { return value.passage }
        return try JoinedCondition(terms: rest, copier: copier).choose(value, inert, type: type, rules)
    }

    private func unwrap(
        _ active: Value, _ payload: Payload, orElse inert: Value, type: String?, _ rules: RuleBook
    ) throws(Refusal) -> Value {
        let optional = written([payload.optional])
        let isNil = inert.words == ["nil"]
        func value(_ passage: Passage, hasElse: Bool = !isNil) -> Value {
            guard hasElse else { return Value(passage: passage, words: optional.words, precedence: .primary) }
            // Beside `? :` the two of `??` are hard to tell from its one.
            return Value(
                passage: passage + " ?? " + inert.operand(looserThan: .coalescing),
                words: optional.words + ["??"] + inert.words, precedence: .ternary)
        }
        let wanted = type.map { TypeText($0).value.name }
        let isConverted = wanted.map(rules.isConvertedTo) ?? false
        // `a?.b.map { … }` would be a member of what is in `a`.
        let isChained = copier.file.contains([.optionalChain], in: payload.optional)
        let base = isChained ? "(" + optional.passage + ")" : optional.operand(looserThan: .primary)
        if !isPayload(active.passage) || !payload.keepsItsType(in: type) { try payload.checkType(copier.file) }
        if isPayload(active.passage) {
            // Only an optional in an optional needs the `??` then.
            // What is in an optional is converted only beside a literal, and stays as it is in `width ?? other`; a `CGFloat`
            // is made a `Double` there only by its name.
            let isBesideLiteral =
                !isNil && inert.isNumber
                && (wanted != "Double" || payload.shown.isType("Double") || copier.file.isMemberPath(payload.optional))
            if payload.takesItsType || payload.shown.mayPass(for: type, rules) || payload.isOptional || isBesideLiteral
            {
                let isOnly = isNil && !payload.isOptional
                return isOnly ? optional : value(optional.operand(looserThan: .prefix), hasElse: true)
            }
            return value(base + ".map { \(wanted!)($0) }")
        }
        if active.mayNotConvert(payload, to: type, rules) {
            throw .unknownPayload(copier.file.text(of: payload.optional), wanted!)
        }
        // Of an optional, `?? inert` would stand for its own `nil` as well.
        let isOptional = active.mayBeOptional && (type.map { TypeText($0).isOptional } ?? true)
        if active.precedence == .primary, isNil || !isOptional, let member = active.passage.member(of: payload) {
            let chain =
                switch isChained ? payload.isLastMemberOptional : nil {
                case false?: optional.passage + member
                case true?: optional.passage + "?" + member
                // `(model?.title)?.isEmpty`, whether `title` is an optional or not
                case nil: base + "?" + member
                }
            // `size?.width ?? 0` is converted as a whole, but not a `CGFloat` to a `Double`.
            let isWhole = !isNil && inert.isNumber && (wanted != "Double" || active.shown.isType("Double"))
            if !isConverted || isWhole { return value(chain) }
            if isNil, let wanted {
                if active.shown.isType(wanted) { return value(chain) }
                let own = active.passage.naming(payload, "$0")
                if case .type(let given) = active.shown, rules.isKnown(given, toBe: wanted) {
                    return value(base + ".map { \(wanted)(" + own + ") }")
                }
                // Fits a value of any type that converts, and an optional one.
                return value(base + ".flatMap { " + own + " }")
            }
        }
        let map = isNil && isOptional ? ".flatMap" : ".map"
        var active = active
        // What a closure gives is not converted where it is an initializer's.
        if isConverted, let wanted, case .type(let given) = active.shown, !active.shown.isType(wanted),
            rules.isKnown(given, toBe: wanted)
        {
            active.passage = Passage(wanted) + "(" + active.passage + ")"
        }
        // In a closure within it `$0` would be that one's.
        if !active.words.contains("{") || payload.text.first == "$" {
            return value(base + "\(map) { " + active.passage.naming(payload, "$0") + " }")
        }
        let name = if let own = payload.name { own } else { try name(of: payload, without: []) }
        return value(base + "\(map) { \(name) in " + active.passage.naming(payload, name) + " }")
    }
}

extension Value {
    /// `8`, `-0.5`
    fileprivate var isNumber: Bool { words.drop { $0 == "-" }.allSatisfy { $0.first?.isNumber == true } }

    /// True for `$0 > 3 ? $0 : nil`, which in a closure is an optional of what `$0` is, where one of another type is asked
    /// for and nothing shows that it is the same.
    fileprivate func mayNotConvert(_ payload: Payload, to type: String?, _ rules: RuleBook) -> Bool {
        words.contains("nil") && !payload.shown.mayPass(for: type, rules)
    }

    /// `$0 > 3 ? $0 : nil`, `widths[$0]`
    fileprivate var mayBeOptional: Bool {
        if words.contains("nil") { return true }
        return switch shown {
        case .type(let text): TypeText(text).isOptional
        case .nilLiteral: true
        case .unknown: precedence < .disjunction || [.coalescing, .cast, .primary].contains(precedence)
        default: false
        }
    }
}

extension Evidence {
    /// True for what is of any type that is asked for: `8`, `.infinity`.
    var isLiteral: Bool {
        switch self {
        case .integer, .float, .implicitMember: true
        default: false
        }
    }

    /// True for something of that type, or for an optional of it.
    fileprivate func isType(_ name: String) -> Bool {
        if case .type(let text) = self { TypeText(text).value.name == name } else { false }
    }

    /// True if an optional of this type can stand where one of another is asked for: of one that others convert to, only
    /// one that is shown to be the same.
    func mayPass(for type: String?, _ rules: RuleBook) -> Bool {
        guard let type else { return true }
        let wanted = TypeText(type).value.name
        return !rules.isConvertedTo(wanted) || isType(wanted)
    }
}

extension Passage {
    /// `.width` of what is in an optional, where the whole is such a chain.
    fileprivate func member(of payload: Payload) -> Passage? {
        guard lines[0].text.first == payload.mark, lines[0].text.dropFirst().first == "." else { return nil }
        let rest = droppingFirst()
        return rest.holds(payload) ? nil : rest
    }

    /// The names in it, and whatever else looks like one.
    fileprivate var words: [String] {
        lines.flatMap { line in
            line.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init)
        }
    }
}
