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
        if let optional = try whole(active, orNil: inert, in: &head, isEscaping: isEscaping) {
            return block(head: head, optional)
        }
        if condition.unwraps(active.passage) {
            return try closure(head: head, unwrapping: active, inert: inert, isEscaping: isEscaping)
        }
        try condition.checkTypes()
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
            body = conditional(ifHead(holds: false), inert.passage, active)
        } else {
            body = conditional(ifHead(holds: true), active.passage, inert)
        }
        return block(head: head, body)
    }

    /// The optional itself, where a closure gives back what is in it, or `nil`.
    private func whole(
        _ active: Value, orNil inert: Value, in head: inout Head, isEscaping: Bool
    ) throws(Refusal) -> Passage? {
        guard condition.terms.count == 1, inert.words == ["nil"], condition.isPayload(active.passage),
            let payload = condition.payloads.first, !payload.isOptional
        else { return nil }
        guard isEscaping else { return condition.written([payload.optional]).passage }
        if let name = condition.uncapturable { throw .uncapturable(name) }
        guard
            case .binding(_, let name, let value)? = try condition.clauses(for: active.passage, without: head.names)
                .first
        else { return nil }
        head.captures.append(value.map { name + " = " + $0 } ?? Passage(name))
        return Passage(name)
    }

    /// `{ head if let name = optional { active } else { inert } }`
    private func closure(
        head: Head, unwrapping active: Value, inert: Value, isEscaping: Bool
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
        return block(head: head, conditional(start, body, inert.passage.isEmpty ? nil : inert))
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

    private func conditional(_ head: Passage, _ first: Passage, _ other: Value?) -> Passage {
        let second = other?.passage
        let isIf = other?.isIf == true
        if !isMultiline, head.isSingleLine, first.isSingleLine, second?.isSingleLine != false {
            let start = "if " + head + " { " + first + " }"
            return second.map { start + (isIf ? " else " + $0 : " else { " + $0 + " }") } ?? start
        }
        var sum = "if " + head + " {"
        sum.append(line: lineOf(first), after: copier.lineBreak)
        if let second, isIf {
            sum.append(line: "} else " + second, after: copier.lineBreak)
            return sum
        }
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
        // Nothing else there says what `.isPro` is of.
        return (name, name + " = " + value.passage + (value.isImplicitMember ? " as Bool" : ""), isNegated)
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
        if parameter?.isBuilder == true, own.returns, own.soleReturned == nil { throw .returnInBuilder }
        var inertBody = inertBody
        if !inertBody.passage.isEmpty, parameter?.isBuilder != true, parameter?.givesNothing != true,
            !own.isOneExpression, own.soleReturned == nil
        {
            // Only where the `if` is all that a closure holds, and each side of it one expression, does it give something
            // back; else every way out must say so.
            guard own.returns else { throw .closureBody }
            inertBody.passage = "return " + inertBody.passage
            inertBody.isIf = false
        }
        let ownHead = file.tokenTexts(in: parts.signature)
        // The body of the page is written for the names of the page.
        if !inertBody.passage.isEmpty, !inertHead.isEmpty, ownHead != inertHead { throw .differentParameters }
        let isEscaping = parameter?.isEscaping ?? true
        let body = body(of: own)
        // A condition that was true when the closure was kept says nothing of `title!` by the time that it runs.
        if isEscaping {
            let held = condition.held(by: body.passage).map(\.text).first { $0.hasSuffix("!") }
            if let text = held ?? condition.unwrapped(in: node) { throw .unwrapsTested(text) }
        }
        let passage = try closure(head: head(of: own, parts), active: body, inert: inertBody, isEscaping: isEscaping)
        return Value(
            passage: passage, words: ["{", "if"], precedence: .primary,
            sources: sources(of: own) + inertBody.sources)
    }

    /// A closure of the user that does something under the condition alone, or where that does not hold.
    func closure(_ node: NodeID, for parameter: Parameter, whenOff: Bool) throws(Refusal) -> Passage {
        let nothing = Value(passage: Passage(), words: [], precedence: .loosest)
        guard whenOff else {
            return try closure(node, for: parameter, inertHead: [], inertBody: nothing).passage
        }
        let own = Closure(node, in: file)!
        if file.tokenTexts(in: own.layout.parameters).contains("->") { throw .closureResult }
        return try closure(
            head: head(of: own, own.layout), active: nothing, inert: body(of: own), isEscaping: parameter.isEscaping)
    }

    /// The bytes whose comments are kept.
    private func sources(of closure: Closure) -> [Range<Int>] {
        guard let returned = closure.soleReturned else { return [closure.range] }
        let value = file.range(of: returned).lowerBound
        return [closure.range.lowerBound..<closure.layout.body.lowerBound, value..<closure.range.upperBound]
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

    /// What a closure does, to stand under an `if`: without its `return`, if that is all that it does.
    func body(of closure: Closure) -> Value {
        var range = closure.layout.body
        if let returned = closure.soleReturned { range = file.range(of: returned).lowerBound..<range.upperBound }
        var body = Value(
            passage: copier.copy(range, base: copier.base(of: range)), words: file.tokenTexts(in: range),
            precedence: .loosest)
        // Another view may stand there by now.
        body.isIf =
            closure.soleStatement.flatMap { IfStatement($0, in: file) }.map { file.range(of: $0.node) } == range
            && body.passage.lines[0].text.hasPrefix("if ")
        return body
    }
}

extension Parameter {
    /// True for a closure that is called for what it does: `() -> Void`.
    var givesNothing: Bool { type.hasSuffix("-> Void") || type.hasSuffix("-> ()") }
}
