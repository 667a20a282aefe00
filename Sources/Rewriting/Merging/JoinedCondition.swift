import RuleModel
import Semantics
import Syntax

/// The condition of a merge in each spelling that its places need.
///
/// **Invariant:** the user's expression is copied whole: never reordered, never simplified but for one `!` at its start.
struct JoinedCondition: Sendable {
    struct Term: Sendable {
        /// An expression, or some operands of a longer one with the operators between them.
        let nodes: [NodeID]
        let isNegated: Bool
        /// True where a `!` at its start may be another than that of `Bool`.
        var hasOwnNegation = false
        /// What is in it, if it is an optional that holds unless it is `nil`.
        var payload: Payload? = nil
        /// Patterns of a `switch`, one of which the one node is: `.small` of `size == .small`.
        var cases: [NodeID] = []
        /// The first part that must not be evaluated where an earlier term does not hold; nil if it is total.
        var untotal: NodeID? = nil

        /// Terms of which one must hold, in the order of the text: its nodes are all of theirs. Empty for a plain one.
        var alternatives: [Term] = []

        /// True for what is its nodes as they are written.
        var isPlain: Bool { payload == nil && cases.isEmpty && alternatives.isEmpty }

        var negated: Term {
            Term(
                nodes: nodes, isNegated: !isNegated, hasOwnNegation: hasOwnNegation, payload: payload, cases: cases,
                untotal: untotal, alternatives: alternatives)
        }
    }

    /// Joined with `&&`: the outermost call's first.
    let terms: [Term]
    let copier: Copier

    private var file: SourceFile { copier.file }

    /// `isOn`, or with `holds` false its negation.
    func expression(holds: Bool = true) -> Value {
        if terms.count == 1 { return spelled(terms[0], isNegated: terms[0].isNegated == holds) }
        let operands = terms.map { spelled($0, isNegated: $0.isNegated).operand(of: .conjunction) }
        let joined = Value(
            passage: operands.joined(by: " && "), words: ["&&"], precedence: .conjunction,
            sources: terms.map { file.range(of: $0.nodes) })
        return holds ? joined : negated(joined)
    }

    /// As the whole of an argument, whose parentheses are enough.
    private var alone: Value {
        guard terms.count == 1, terms[0].nodes.count == 1, !terms[0].isNegated, terms[0].isPlain,
            file.comments(in: file.range(of: terms[0].nodes)).isEmpty
        else { return expression() }
        return written([file.withoutParentheses(terms[0].nodes[0])])
    }

    /// True for `isOn`, `!isOn` or `state.isOn`, which may be written in each of many links.
    var isPath: Bool {
        guard terms.count == 1, terms[0].isPlain, terms[0].nodes.count == 1 else { return false }
        return file.isMemberPath(negated(terms[0]) ?? terms[0].nodes[0])
    }

    /// True if it begins with a `!`, the user's or the helper's: then sides are swapped rather than that written.
    var isNegated: Bool { terms.count == 1 && terms[0].isNegated == (negated(terms[0]) == nil) }

    /// `isOn` of `!isOn`, as the user wrote it; nil for what begins with no `!`.
    private func negated(_ term: Term) -> NodeID? {
        guard term.isPlain, term.nodes.count == 1, !term.hasOwnNegation else { return nil }
        let hasComment = !file.comments(in: file.range(of: term.nodes)).isEmpty
        let node = hasComment ? term.nodes[0] : file.withoutParentheses(term.nodes[0])
        guard let (word, operand) = file.prefixed(node), word == "!" else { return nil }
        // Parentheses that the `!` needed.
        let inner = file.withoutParentheses(operand)
        return hasComment || file.hasTrailingClosure(inner) ? operand : inner
    }

    /// In the head of an `if`, where the brace of a trailing closure would be taken for the block's.
    func head(holds: Bool = true) -> Passage {
        let passage = expression(holds: holds).passage
        let isOpen =
            terms.contains { $0.nodes.contains(where: file.hasTrailingClosure) }
            && !passage.lines[0].text.hasPrefix("!(")
        return isOpen ? "(" + passage + ")" : passage
    }

    /// A term as the user wrote it, or an optional with its `!= nil`.
    func spelled(_ term: Term) -> Value { spelled(term, isNegated: term.isNegated) }

    private func spelled(_ term: Term, isNegated: Bool) -> Value {
        if term.payload != nil {
            let comparison = isNegated ? "==" : "!="
            let optional = written(term.nodes)
            return Value(
                passage: optional.operand(looserThan: .primary) + " \(comparison) nil",
                words: optional.words + [comparison, "nil"], precedence: .comparison, sources: optional.sources)
        }
        if !term.cases.isEmpty { return compared(term, isNegated: isNegated) }
        if !term.alternatives.isEmpty {
            let parts = term.alternatives.map { spelled($0).operand(of: .disjunction) }
            let value = Value(
                passage: parts.joined(by: " || "), words: ["||"], precedence: .disjunction,
                sources: term.nodes.map { file.range(of: $0) })
            return isNegated ? negated(value) : value
        }
        guard isNegated else { return written(term.nodes) }
        return negated(term).map { written([$0]) } ?? negated(written(term.nodes))
    }

    /// `size == .small`, `size != .small && size != .large`
    private func compared(_ term: Term, isNegated: Bool) -> Value {
        let (comparison, word) = isNegated ? ("!=", "&&") : ("==", "||")
        let subject = written(term.nodes)
        let parts = term.cases.map { pattern in
            let pattern = written([pattern])
            return Value(
                passage: subject.operand(looserThan: .coalescing) + " \(comparison) " + pattern.passage,
                words: subject.words + [comparison] + pattern.words, precedence: .comparison,
                sources: subject.sources + pattern.sources)
        }
        if parts.count == 1 { return parts[0] }
        return Value(
            passage: parts.map(\.passage).joined(by: " \(word) "),
            words: Array(parts.map(\.words).joined(separator: [word])), precedence: Precedence(operator: word),
            sources: parts.flatMap(\.sources))
    }

    private func negated(_ value: Value) -> Value {
        Value(
            passage: "!" + value.operand(looserThan: .primary), words: ["!"] + value.words, precedence: .prefix,
            sources: value.sources)
    }

    func written(_ nodes: [NodeID]) -> Value {
        if file.kind(nodes[0]) == .conditions {
            let all = file.children(of: nodes[0]).map { written([$0]) }
            return Value(
                passage: all.map { $0.operand(of: .conjunction) }.joined(by: " && "),
                words: Array(all.map(\.words).joined(separator: ["&&"])), precedence: .conjunction,
                sources: all.flatMap(\.sources))
        }
        let range = file.range(of: nodes)
        let passage = copier.copy(range, base: copier.base(of: range)).hanging(by: copier.unit)
        return Value(
            passage: passage, words: file.tokenTexts(in: range), precedence: copier.precedence(of: nodes),
            sources: [range])
    }

    /// Lets the condition choose between two values that differ.
    ///
    /// - Parameter type: the parameter's type, where it is known: two `Bool`s fold into one expression.
    func choose(_ active: Value, _ inert: Value, type: String?, _ rules: RuleBook) throws(Refusal) -> Passage {
        if unwraps(active.passage) {
            guard isForced(active, for: type, rules) else {
                return try unwrap(active, orElse: inert, type: type, rules)
            }
            let chosen = try choosePlainly(active, inert, type: type, rules)
            return payloads.reduce(chosen) { $0.naming($1, $1.text) }
        }
        return try choosePlainly(active, inert, type: type, rules)
    }

    private func choosePlainly(
        _ active: Value, _ inert: Value, type: String?, _ rules: RuleBook
    ) throws(Refusal) -> Passage {
        try checkTypes()
        if asksAgain(active) { throw .argumentIsCondition(expression().passage.text()) }
        if let folded = try fold(active, inert, type: type) { return folded }
        if isNilWithout(active, inert), active.shown.mayPass(for: type, rules) { return active.passage }
        let inert = inert.spelled(beside: active, type: type)
        let joined = joined(active, inert, type: type)
        if let joined, !unwraps(active.passage) { return joined }
        // Beside `nil`, `isBig ? width : nil` is an optional of what `width` is, and an optional is not converted.
        if active.words.contains("nil"), active.precedence == .ternary, !active.shown.isLiteral,
            !active.shown.mayPass(for: type, rules), !NumberSides(of: active.words).areOfAnyType
        {
            let text = payloads.reduce(active.passage) { $0.naming($1, $1.text) }.text()
            throw .unknownOptional(text, TypeText(type ?? "").value.name)
        }
        if let joined { return joined }
        let head = expression(holds: !isNegated).branchOfTernary
        let (first, second) = isNegated ? (inert, active) : (active, inert)
        return head + " ? " + first.branchOfTernary + " : " + second.branchOfTernary
    }

    /// `isOn && isBig ? 8 : 4` for `isOn ? (isBig ? 8 : 4) : 4`, and for `isOn ? (isBig ? 4 : 8) : 4` the same with `!isBig`; nil
    /// for any other choice.
    private func joined(_ active: Value, _ inert: Value, type: String?) -> Passage? {
        // `!(isOn || isBad) && isBig` is harder to read.
        guard active.choice.count == 3, !isNegated || expression(holds: false).precedence >= .primary else {
            return nil
        }
        let (asked, first, second) = (active.choice[0], active.choice[1], active.choice[2])
        func joined(_ asked: Value, _ value: Value) -> Passage {
            let head = expression().operand(of: .conjunction) + " && " + asked.operand(of: .conjunction)
            return head + " ? " + value.branchOfTernary + " : " + inert.branchOfTernary
        }
        if second.isSame(as: inert, type: type) { return joined(asked, first) }
        let isNegatable = asked.precedence >= .primary
        return isNegatable && first.isSame(as: inert, type: type) ? joined(negated(asked), second) : nil
    }

    /// True for `isOn ? 8 : 4` and `isOn || isBig` under `isOn`: the condition would stand in what it chooses.
    private func asksAgain(_ value: Value) -> Bool {
        guard let path else { return false }
        let own = Array(path.map { [$0] }.joined(separator: ["."]))
        let words = value.words
        guard words.count > own.count else { return false }
        return words.indices.dropLast(own.count - 1).contains { start in
            let end = start + own.count
            guard words[start..<end].elementsEqual(own) else { return false }
            let before = start == 0 ? "(" : words[start - 1]
            let behind = end == words.count ? ")" : words[end]
            // `(isOn)` behind a name is an argument.
            if before == "(", behind == ")", start > 1, words[start - 2].utf8.allSatisfy(isWordByte) { return false }
            return ["(", "!", "&&", "||", ":"].contains(before) && [")", "?", "&&", "||", ":"].contains(behind)
        }
    }

    /// True for `tint != nil ? tint : nil`, which is `tint`.
    private func isNilWithout(_ active: Value, _ inert: Value) -> Bool {
        guard terms.count == 1, terms[0].isPlain, inert.words == ["nil"],
            active.words.allSatisfy({ $0 != "(" && $0 != "[" })
        else {
            return false
        }
        let comparison = terms[0].isNegated ? "==" : "!="
        let words = file.tokenTexts(in: file.range(of: terms[0].nodes))
        return words == active.words + [comparison, "nil"] || words == ["nil", comparison] + active.words
    }

    private func fold(_ active: Value, _ inert: Value, type: String?) throws(Refusal) -> Passage? {
        if active.words == expression().words, !inert.isBoolean {
            // It was always true where it stood, and would now change with the condition.
            throw .argumentIsCondition(active.passage.text())
        }
        let literals = [active, inert].map { $0.words == ["true"] || $0.words == ["false"] }
        guard type == "Bool" ? literals.contains(true) : literals == [true, true] else { return nil }
        switch (active.words, inert.words) {
        case (expression().words, ["false"]): return active.passage
        case (expression().words, ["true"]): throw .argumentIsCondition(active.passage.text())
        case (["true"], ["false"]): return alone.passage
        case (["false"], ["true"]): return expression(holds: false).passage
        case (_, ["false"]):
            return expression().operand(of: .conjunction) + " && " + active.operand(of: .conjunction)
        case (_, ["true"]):
            return expression(holds: false).operand(of: .disjunction) + " || " + active.operand(of: .disjunction)
        case (["true"], _):
            return expression().operand(of: .disjunction) + " || " + inert.operand(of: .disjunction)
        default:
            return expression(holds: false).operand(of: .conjunction) + " && " + inert.operand(of: .conjunction)
        }
    }

    /// True if it holds a call or a subscript, which should be evaluated once, as it was.
    var isCostly: Bool { facts.contains(where: \.hasCall) }

    /// `try` or `await` in front of the expression that it is part of, which does not reach into a closure.
    var effectAround: String? { terms.firstNonNil { file.effect(around: $0.nodes[0]) } }

    /// True if it mentions `$0` of a closure around it, which inside another closure means something else.
    var mentionsAnonymousParameter: Bool { facts.contains(where: \.mentionsAnonymous) }

    /// The names in it, which a closure that binds them as well would change.
    var names: Set<String> { names(without: payloads) }

    func names(without payloads: [Payload]) -> Set<String> {
        facts(without: payloads).reduce(into: []) { $0.formUnion($1.names) }
    }

    /// The first `inout` or closure parameter in it, which no closure that is kept may hold.
    var uncapturable: String? {
        terms.lazy.flatMap { term in names.sorted().lazy.map { (term.nodes[0], $0) } }
            .first { node, name in
                file.parameterType(of: name, at: node).map { $0.hasPrefix("inout ") || $0.contains("->") } ?? false
            }?.1
    }

    private var facts: [ExpressionFacts] { facts(without: payloads) }

    private func facts(without payloads: [Payload]) -> [ExpressionFacts] {
        // What is in an optional of a call around gets a name of its own.
        let mentions = payloads.flatMap(\.mentions)
        return terms.flatMap(\.nodes).map { ExpressionFacts(of: $0, in: file, without: mentions) }
    }

    /// The plain name or member path that it is, or the negation of, as in `isOn` and `model.isOn`.
    var path: [String]? {
        guard terms.count == 1, terms[0].nodes.count == 1, terms[0].cases.isEmpty else { return nil }
        return path(of: negated(terms[0]) ?? terms[0].nodes[0])
    }

    func path(of node: NodeID) -> [String]? {
        // `pair.0` and `style.default` have no name that a capture could take.
        guard Member(node, in: file)?.hasPlainName != false else { return nil }
        // `if let gap`
        if file.kind(node) == .pattern { return [file.firstWord(of: node)] }
        return Chain(endingAt: node, in: file).memberPath
    }
}

extension Value {
    fileprivate var isBoolean: Bool { words == ["true"] || words == ["false"] }

    /// Both sides in one spelling: `Color.clear` beside `Color.red`, `.clear` beside `.red`.
    fileprivate func spelled(beside other: Value, type: String?) -> Value {
        guard let type else { return self }
        var copy = self
        if isImplicitMember, mayBeSpelledOut, other.words.starts(with: [type, "."]) {
            copy.passage = type + passage
            copy.words.insert(type, at: 0)
        } else if words.count == 3, words.starts(with: [type, "."]), other.isImplicitMember, other.words.count == 2 {
            // Only beside a plain `.red`: a longer chain of a generic parameter needs one side that shows its type.
            copy.words.removeFirst()
            copy.passage = Passage(copy.words.joined())
        }
        return copy
    }
}
