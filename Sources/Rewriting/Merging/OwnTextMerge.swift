import RuleModel
import Semantics
import Syntax

/// A form without `active`: the user's own link, in which the arguments that differ are replaced and those that must be
/// said are added. All other bytes stay.
struct OwnTextMerge {
    private let merge: LinkMerge
    private let base: String
    private var substitutions: [Copier.Substitution] = []
    /// Arguments that the user left out.
    private var added: [(before: Int, label: String?, passage: Passage)] = []
    private var choices = 0
    /// True where something else than a closure takes the place of one behind the parentheses: `isOn ? { tap() } : nil`.
    private var movesClosures = false

    private var link: Link { merge.arguments.link }
    private var copier: Copier { merge.copier }
    private var file: SourceFile { copier.file }
    private var signature: Signature { merge.signature }

    init(_ merge: LinkMerge) {
        self.merge = merge
        base = merge.copier.base(of: merge.arguments.link.range)
    }

    mutating func result(_ inert: TemplateLink) throws(Refusal) -> LinkMerge.Result {
        guard let mentions = signature.bind(inert) else { throw .noOverload(signature.name) }
        for (place, parameter) in signature.parameters.enumerated() {
            let written = merge.arguments.indices[place].map { link.arguments[$0] }
            guard let mention = mentions[place].first.map({ inert.arguments[$0].value }) else {
                try keep(written, parameter)
                continue
            }
            switch mention {
            case .written(nil) where !written.isEmpty: try keep(written, parameter)
            case .written(let off?) where !written.isEmpty: try replace(written, parameter, by: off)
            case .written: throw .argumentLeftOut(parameter.name)
            case .expression(let inert) where written.isEmpty: try add(parameter, at: place, inert)
            case .expression(let inert): try replace(written, parameter, by: inert)
            // What the user left out does nothing in both cases.
            case .closure(let closure) where written.isEmpty && parameter.defaultValue == closure: continue
            case .closure(let closure): try choose(written, parameter, closure)
            }
        }
        substitutions += insertions()
        if merge.isInStatementHead || movesClosures {
            substitutions += copier.parenthesizing(link, labels: signature.labels(of: link, merge.arguments.indices))
        }
        return LinkMerge.Result(
            passage: link.placed(copier.copy(link.range, base: base, with: substitutions)), choices: choices,
            sources: [link.range], names: [link.name])
    }

    private mutating func keep(_ written: [Argument], _ parameter: Parameter) throws(Refusal) {
        for argument in written {
            let value = merge.value(argument, for: parameter, base: base)
            if let closure = try unwrapping(argument, value, parameter) {
                let depth = copier.depth(of: file.range(of: argument.value), in: link, base: base)
                substitute(argument, (closure.indented(by: depth), 1))
                continue
            }
            if value.untotal == nil { continue }
            substitute(written[0], try merge.agreed(value, parameter: written.count == 1 ? parameter : nil))
        }
    }

    /// A closure that looks for itself whether there is what it mentions of an optional; nil for what mentions nothing of one.
    ///
    /// A builder of the project's may know no `if`.
    private func unwrapping(_ argument: Argument, _ value: Value, _ parameter: Parameter) throws(Refusal) -> Passage? {
        let rules = merge.site.rules
        let isStated = rules.states(signature.name) && !rules.derives(signature.name)
        guard file.kind(argument.value) == .closure, !merge.condition.held(by: value.passage).isEmpty,
            parameter.givesNothing || parameter.isBuilder && isStated
        else { return nil }
        return try merge.closures.closure(argument.value, for: parameter, whenOff: false)
    }

    /// A value beside the inert one.
    private mutating func replace(
        _ written: [Argument], _ parameter: Parameter, by inert: Template
    ) throws(Refusal) {
        let off = try merge.arguments.fill(inert)
        if written.count > 1 {
            guard off.isList else { throw .severalArguments(link.name) }
            return try keep(written, parameter)
        }
        let active = merge.value(written[0], for: parameter, base: base)
        if active.isSame(as: off, type: parameter.type) { return try keep(written, parameter) }
        movesClosures = movesClosures || written[0].isTrailing
        substitute(written[0], try merge.chosen(active, off, type: parameter.type))
    }

    /// The default beside the inert value.
    private mutating func add(_ parameter: Parameter, at place: Int, _ inert: Template) throws(Refusal) {
        // Of a value that a helper applies, nothing but the value is written.
        if link.taker == link.name { throw .argumentLeftOut(parameter.name) }
        let off = try merge.arguments.fill(inert)
        guard let normal = parameter.defaultValue else { throw .argumentLeftOut(parameter.name) }
        let active = try merge.arguments.fill(default: normal, of: parameter)
        if active.isSame(as: off, type: parameter.type) { return }
        let chosen = try merge.chosen(active, off, type: parameter.type)
        choices += chosen.choices
        added.append((place, parameter.label, chosen.passage))
    }

    /// A closure that does what the user's does, or nothing.
    private mutating func choose(
        _ written: [Argument], _ parameter: Parameter, _ inert: Template
    ) throws(Refusal) {
        guard let argument = written.first, file.kind(argument.value) == .closure else {
            throw .functionAsArgument(parameter.name)
        }
        let off = try merge.arguments.fill(inert)
        // Nothing is to be chosen in there; something else of the link may be.
        if off.passage.isEmpty, Closure(argument.value, in: file)?.statements.isEmpty == true { return }
        let closure = try merge.closures.closure(
            argument.value, for: parameter, inertHead: inert.headWords, inertBody: off)
        let depth = copier.depth(of: file.range(of: argument.value), in: link, base: base)
        substitute(argument, (closure.passage.indented(by: depth), 1))
    }

    private mutating func substitute(_ argument: Argument, _ chosen: (passage: Passage, choices: Int)) {
        guard chosen.choices > 0 else { return }
        choices += chosen.choices
        substitutions.append(Copier.Substitution(range: file.range(of: argument.value), passage: chosen.passage))
    }

    /// Puts arguments that the user left out where the signature has them.
    private func insertions() -> [Copier.Substitution] {
        if added.isEmpty { return [] }
        let list = link.call(in: file).argumentList
        var pieces: [(offset: Int, before: Passage, argument: Passage, after: String)] = []
        for (place, label, passage) in added {
            let argument = label.map { $0 + ": " + passage } ?? passage
            let earlier = merge.arguments.indices[..<place].joined().filter { !link.arguments[$0].isTrailing }.max()
            let isOnly = !link.arguments.contains { !$0.isTrailing }
            if let earlier {
                let before = link.arguments[earlier]
                let start = file.start(of: before)
                let end = file.range(of: before.value).upperBound
                guard copier.isFirstOnLine(start) else {
                    pieces.append((end, Passage(", "), argument, ""))
                    continue
                }
                let depth = copier.indentation(at: start).withoutIndentation(base)
                var line = Passage(",")
                line.append(line: Passage(depth), after: copier.lineBreak)
                pieces.append((end, line, argument.indented(by: depth), ""))
            } else if let list {
                let offset = file.inside(list).lowerBound
                pieces.append((offset, Passage(), argument, isOnly ? "" : ", "))
            } else {
                pieces.append((link.call(in: file).calleeEnd, Passage(), argument, ""))
            }
        }
        var substitutions: [Copier.Substitution] = []
        while let first = pieces.first {
            let here = pieces.prefix { $0.offset == first.offset }
            pieces.removeFirst(here.count)
            let separator = first.before.isEmpty ? ", " : ""
            var passage = here.map { $0.before + $0.argument }.joined(by: separator) + here.last!.after
            if list == nil { passage = "(" + passage + ")" }
            substitutions.append(Copier.Substitution(range: first.offset..<first.offset, passage: passage))
        }
        return substitutions
    }
}

extension Copier {
    /// Arguments in parentheses, each on its own line.
    func list(_ arguments: [Passage]) -> Passage {
        var sum = Passage("(")
        for (place, argument) in arguments.enumerated() {
            let end = place < arguments.count - 1 ? "," : ""
            sum.append(line: unit + argument.indented(by: unit) + end, after: lineBreak)
        }
        sum.append(line: Passage(")"), after: lineBreak)
        return sum
    }

    /// How much deeper than its link's first line an argument will stand: not at all on that line.
    func depth(of argument: Range<Int>, in link: Link, base: String) -> String {
        let isOnFirstLine = isSingleLine(link.range.lowerBound..<argument.lowerBound)
        return isOnFirstLine ? "" : indentation(at: argument.lowerBound).withoutIndentation(base)
    }
}
