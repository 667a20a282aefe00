import RuleModel
import Semantics
import Syntax

// A closure that the page writes: `{ value in value = $font }` beside `{ }`.
extension LinkMerge {
    func closure(
        _ on: Template, _ off: Template, isEscaping: Bool, into result: inout Result
    ) throws(Refusal) -> Passage {
        // What is captured is one side's.
        if isEscaping, otherArguments != nil { throw .noOverload(signature.name) }
        var head = ClosureMerge.Head(of: on)
        let mentioned = (on.placeholders + off.placeholders).map(\.name)
        var captured: Set<String> = []
        for name in mentioned where isEscaping && !captured.contains(name) {
            guard let argument = arguments.written(name).first, !isConstant(argument.value) else { continue }
            // A captured value is evaluated always, and it has no place to take its type from.
            let value = try arguments.fill(captured: name)
            // What is in the optional gets its name with the `if let` inside.
            if condition.isPayload(value.passage) { continue }
            if let untotal = value.untotal { throw .notTotal(untotal) }
            let isPlain = value.words == [name]
            head.captures.append(isPlain ? value.passage : name + " = " + value.passage)
            head.names.insert(name)
            captured.insert(name)
            result.sources += value.sources
        }
        let active = try arguments.fill(on, captured: captured)
        let inert = try inertArguments.fill(off, captured: captured)
        result.sources += active.sources + inert.sources
        for name in mentioned where !captured.contains(name) {
            let written = arguments.written(name) + inertArguments.written(name)
            let clash = written.lazy.flatMap { file.tokenTexts(of: $0.value) }.first(
                where: head.names.contains)
            if let clash { throw .shadowedName(clash) }
        }
        if active.words == inert.words {
            if !isEscaping, let untotal = active.untotal { throw .notTotal(untotal) }
            return closures.block(head: head, active.passage)
        }
        result.choices += 1
        return try closures.closure(head: head, active: active, inert: inert, isEscaping: isEscaping)
    }

    /// True for what is the same whenever it is read: `.title`, `3`, `Font.body.bold()`.
    private func isConstant(_ node: NodeID) -> Bool {
        let names = ([node] + file.descendants(of: node)).filter { file.kind($0) == .name }
        return arguments.totality.obstacle(in: node) == nil && names.allSatisfy { file.text(of: $0).isTypeName }
    }
}

extension ClosureMerge.Head {
    /// `[$font] value in` before a page's statements. What a page wants captured is captured without being listed.
    init(of closure: Template) {
        var words = closure.headWords
        if words.last == "in" { words.removeLast() }
        if words.first == "[", let end = words.firstIndex(of: "]") { words.removeFirst(end + 1) }
        let spaced = words.enumerated().map { $0.offset > 0 && $0.element != "," ? " " + $0.element : $0.element }
        parameters = Passage(spaced.joined())
        names = Set(words.filter { $0 != "," && $0 != "_" })
    }
}
