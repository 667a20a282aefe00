import RuleModel
import Semantics
import Syntax

/// Writes closures in which an `if` chooses between two bodies.
struct ClosureMerge {
    let condition: JoinedCondition
    let copier: Copier
    /// True where the call that is replaced was over several lines: then so is the `if`.
    let isMultiline: Bool

    private var file: SourceFile { copier.file }

    /// What stands before a closure's statements.
    struct Head {
        /// `@MainActor`; empty for none.
        var attributes = Passage()
        /// `[weak model, title = $title]`, without the brackets.
        var captures: [Passage] = []
        /// `value`, `(a, b) -> Int`; empty for none.
        var parameters = Passage()
        /// Behind the `in` or the brace, on its line: `// the badge`.
        var comment = Passage()
        /// What the closure binds.
        var names: Set<String> = []

        var passage: Passage {
            var text = Passage()
            if !attributes.isEmpty { text.append(attributes) }
            if !captures.isEmpty { text.append((text.isEmpty ? "" : " ") + "[" + captures.joined(by: ", ") + "]") }
            if !parameters.isEmpty { text.append((text.isEmpty ? "" : " ") + parameters) }
            if !text.isEmpty { text.append(" in") }
            if !comment.isEmpty { text.append((text.isEmpty ? "" : " ") + comment) }
            return text
        }
    }

    /// `{ head if condition { active } else { inert } }`, with what is empty left out.
    ///
    /// - Parameter isEscaping: the closure may run later, so the condition is read now, through the capture list.
    func closure(head: Head, active: Value, inert: Value, isEscaping: Bool) throws(Refusal) -> Passage {
        if condition.mentionsAnonymousParameter { throw .anonymousParameter }
        if let word = condition.effectAround { throw .effectOutside(word) }
        var head = head
        if condition.unwraps(active.passage) {
            return try closure(head: head, unwrapping: active, inert: inert.passage, isEscaping: isEscaping)
        }
        let captured = isEscaping ? try capture(in: head, Set(active.words + inert.words)) : nil
        if let captured {
            if !head.captures.contains(captured.passage) { head.captures.append(captured.passage) }
        } else if let name = condition.names.first(where: head.names.contains) {
            throw .shadowedName(name)
        }
        if active.passage.isEmpty, inert.passage.isEmpty { throw .nothingToChoose }

        func ifHead(holds: Bool) -> Passage {
            guard let captured else { return condition.head(holds: holds) }
            return Passage(captured.isNegated == holds ? "!" + captured.name : captured.name)
        }
        let body: Passage
        if active.words == ["true"], inert.words == ["false"] {
            body = ifHead(holds: true)
            return ClosureMerge(condition: condition, copier: copier, isMultiline: false).block(head: head, body)
        } else if active.passage.isEmpty {
            body = conditional(ifHead(holds: false), inert.passage, nil)
        } else if inert.passage.isEmpty {
            body = conditional(ifHead(holds: true), active.passage, nil)
        } else if condition.isNegated {
            body = conditional(ifHead(holds: false), inert.passage, active.passage)
        } else {
            body = conditional(ifHead(holds: true), active.passage, inert.passage)
        }
        return block(head: head, body)
    }

    /// `{ head if let name = optional { active } else { inert } }`
    private func closure(
        head: Head, unwrapping active: Value, inert: Passage, isEscaping: Bool
    ) throws(Refusal) -> Passage {
        if isEscaping, let name = condition.uncapturable { throw .uncapturable(name) }
        if let name = condition.names.first(where: head.names.contains) { throw .shadowedName(name) }
        var head = head
        let clauses = try condition.clauses(for: active.passage, without: head.names)
        var starts: [Passage] = []
        var tests: [JoinedCondition.Term] = []
        var body = active.passage
        if isEscaping { try condition.checkCapture() }
        for clause in clauses {
            switch clause {
            case .binding(let payload, let name, let value):
                body = body.naming(payload, name)
                let binding = value.map { name + " = " + $0 } ?? Passage(name)
                if isEscaping, !head.captures.contains(binding) { head.captures.append(binding) }
                starts.append("let " + (isEscaping ? Passage(name) : binding))
            case .test(let term, let passage):
                if isEscaping { tests.append(term) } else { starts.append(passage) }
            }
        }
        if !tests.isEmpty {
            let tests = JoinedCondition(terms: tests, copier: copier)
            let merge = ClosureMerge(condition: tests, copier: copier, isMultiline: isMultiline)
            let captured = try merge.capture(in: head, Set(active.words).union(clauses.compactMap(\.name)))
            if !head.captures.contains(captured.passage) { head.captures.insert(captured.passage, at: 0) }
            starts.insert(Passage(captured.isNegated ? "!" + captured.name : captured.name), at: 0)
        }
        let start = starts.joined(by: ", ")
        return block(head: head, conditional(start, body, inert.isEmpty ? nil : inert))
    }

    /// `{ head body }`
    func block(head: Head, _ body: Passage) -> Passage {
        let opening = head.passage
        let parts = [opening, body].filter { !$0.isEmpty }
        if parts.isEmpty { return Passage("{}") }
        if !isMultiline, body.isSingleLine, opening.isSingleLine, head.comment.isEmpty {
            return "{ " + parts.joined(by: " ") + " }"
        }
        var sum = opening.isEmpty ? Passage("{") : "{ " + opening
        sum.append(line: lineOf(body), after: copier.lineBreak)
        sum.append(line: Passage("}"), after: copier.lineBreak)
        return sum
    }

    private func conditional(_ head: Passage, _ first: Passage, _ second: Passage?) -> Passage {
        if !isMultiline, head.isSingleLine, first.isSingleLine, second?.isSingleLine != false {
            let start = "if " + head + " { " + first + " }"
            return second.map { start + " else { " + $0 + " }" } ?? start
        }
        var sum = "if " + head + " {"
        sum.append(line: lineOf(first), after: copier.lineBreak)
        if let second {
            sum.append(line: Passage("} else {"), after: copier.lineBreak)
            sum.append(line: lineOf(second), after: copier.lineBreak)
        }
        sum.append(line: Passage("}"), after: copier.lineBreak)
        return sum
    }

    private func lineOf(_ passage: Passage) -> Passage { copier.unit + passage.indented(by: copier.unit) }

    /// The condition, read before the closure is kept: `isOn`, `isOn = model.isOn`, `condition = a && b`.
    private func capture(
        in head: Head, _ words: Set<String>
    ) throws(Refusal) -> (name: String, passage: Passage, isNegated: Bool) {
        if let name = condition.uncapturable { throw .uncapturable(name) }
        let isNegated = condition.isNegated
        let value = condition.expression(holds: !isNegated)
        let path = condition.payloads.isEmpty ? condition.path ?? [] : []
        // What it is called must mean nothing else in the closure: `isOn = false` there is about the view's own.
        if path.count == 1, !head.names.contains(path[0]), !words.contains(path[0]) {
            return (path[0], value.passage, isNegated)
        }
        let names = (path.count > 1 ? [path[path.count - 1]] : []) + ["condition", "isConditionMet"]
        guard let name = names.first(where: { !head.names.contains($0) && !words.contains($0) }) else {
            throw .shadowedName("condition")
        }
        return (name, name + " = " + value.passage, isNegated)
    }

    /// A closure of the user with its body under the condition.
    func closure(
        _ node: NodeID, for parameter: Parameter?, inertHead: [String], inertBody: Value
    ) throws(Refusal) -> Value {
        let own = Closure(node, in: file)!
        let parts = own.layout
        // `() -> Text in`: with an `if` it is another type.
        if file.tokenTexts(in: parts.parameters).contains("->") { throw .closureResult }
        // In a builder a `return` stands only where nothing else does.
        if parameter?.isBuilder == true, own.returns { throw .returnInBuilder }
        // Only where the `if` is all that a closure holds, and each side of it one expression, does it give something
        // back.
        if !inertBody.passage.isEmpty, parameter?.isBuilder != true, !own.isOneExpression { throw .closureBody }
        let ownHead = file.tokenTexts(in: parts.signature)
        // The body of the page is written for the names of the page.
        if !inertBody.passage.isEmpty, !inertHead.isEmpty, ownHead != inertHead { throw .differentParameters }
        let isEscaping = parameter?.isEscaping ?? true
        let body = body(of: parts)
        // A condition that was true when the closure was kept says nothing of `title!` by the time that it runs.
        if isEscaping {
            let held = condition.held(by: body.passage).map(\.text).first { $0.hasSuffix("!") }
            if let text = held ?? condition.unwrapped(in: node) { throw .unwrapsTested(text) }
        }
        let passage = try closure(head: head(of: own, parts), active: body, inert: inertBody, isEscaping: isEscaping)
        return Value(
            passage: passage, words: ["{", "if"], precedence: .primary,
            sources: [own.range] + inertBody.sources)
    }

    private func head(of closure: Closure, _ parts: Closure.Layout) -> Head {
        var head = Head()
        head.attributes = Passage(file.text(parts.attributes), from: parts.attributes)
        head.captures = closure.captureRanges.map { Passage(file.text($0), from: $0) }
        head.parameters = Passage(file.text(parts.parameters), from: parts.parameters)
        head.comment = parts.comments.map { Passage(file.text($0.range), from: $0.range) }.joined(by: " ")
        head.names = closure.boundNames
        return head
    }

    private func body(of parts: Closure.Layout) -> Value {
        Value(
            passage: copier.copy(parts.body, base: copier.base(of: parts.body)),
            words: file.tokenTexts(in: parts.body), precedence: .loosest)
    }
}
