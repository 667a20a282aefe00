import RuleModel
import Syntax

// A form without `active`: the user's own link, in which the arguments that differ are replaced and those that must be
// said are added. All other bytes stay.
extension LinkMerge {
    func mergeOwnText(_ inert: TemplateLink) throws(Refusal) -> Result {
        guard let mentions = signature.bind(inert) else { throw .differentChains(signature.name) }
        let link = arguments.link
        let base = copier.base(of: link.range)
        var substitutions: [Copier.Substitution] = []
        var added: [(before: Int, label: String?, passage: Passage)] = []
        var choices = 0
        for (place, parameter) in signature.parameters.enumerated() {
            let written = arguments.indices[place].map { link.arguments[$0] }
            let mention = mentions[place].first.map { inert.arguments[$0] }
            func replace(with merged: (passage: Passage, choices: Int)) {
                guard merged.choices > 0, let argument = written.first else { return }
                choices += merged.choices
                substitutions.append(
                    Copier.Substitution(range: file.range(of: argument.value), passage: merged.passage))
            }
            func keep() throws(Refusal) {
                for argument in written {
                    let value = value(argument, for: parameter, base: base)
                    if value.untotal == nil { continue }
                    replace(with: try agreed(value, parameter: written.count == 1 ? parameter : nil))
                }
            }
            switch mention?.value {
            case nil: try keep()
            case .written(let off):
                guard !written.isEmpty else { throw .argumentLeftOut(parameter.name) }
                guard let off else {
                    try keep()
                    continue
                }
                try replaceExpression(off)
            case .expression(let text): try replaceExpression(text)
            case .closure(let head, let body):
                guard let argument = written.first, file.kind(argument.value) == .closure else {
                    throw .functionAsArgument(parameter.name)
                }
                let range = file.range(of: argument.value)
                let closure = try closures.closure(
                    argument.value, for: parameter, inertHead: head, inertBody: try arguments.fill(body: body))
                let depth = copier.depth(of: range, in: link, base: base)
                replace(with: (closure.passage.indented(by: depth), 1))
            }

            func replaceExpression(_ text: String) throws(Refusal) {
                let off = try arguments.fill(text)
                guard let argument = written.first else {
                    guard let text = parameter.defaultValue else { throw .argumentLeftOut(parameter.name) }
                    let active = Value(expression: text)
                    if active.isSame(as: off, type: parameter.type) { return }
                    let merged = try chosen(active, off, type: parameter.type)
                    choices += merged.choices
                    added.append((place, parameter.label, merged.passage))
                    return
                }
                if written.count > 1 {
                    guard off.isList else { throw .severalArguments(link.name) }
                    return try keep()
                }
                let active = value(argument, for: parameter, base: base)
                if active.isSame(as: off, type: parameter.type) { return try keep() }
                replace(with: try chosen(active, off, type: parameter.type))
            }
        }
        substitutions += insertions(added)
        if isInStatementHead {
            substitutions += copier.parenthesizing(link, labels: signature.labels(of: link, arguments.indices))
        }
        return Result(
            passage: copier.copy(link.range, base: base, with: substitutions), choices: choices, sources: [link.range])
    }

    /// Puts arguments that the user left out where the signature has them.
    private func insertions(_ added: [(before: Int, label: String?, passage: Passage)]) -> [Copier.Substitution] {
        let link = arguments.link
        let list = file.child(.arguments, of: link.node)
        var pieces: [(offset: Int, before: String, argument: Passage, after: String)] = []
        for (place, label, passage) in added {
            let argument = label.map { $0 + ": " + passage } ?? passage
            let earlier = arguments.indices[..<place].joined().filter { !link.arguments[$0].isTrailing }.max()
            let isOnly = !link.arguments.contains { !$0.isTrailing }
            if let earlier {
                pieces.append((file.range(of: link.arguments[earlier].value).upperBound, ", ", argument, ""))
            } else if let list {
                let offset = Int(file.tokens[Int(file[list].firstToken)].end)
                pieces.append((offset, "", argument, isOnly ? "" : ", "))
            } else {
                let callee = file.children(of: link.node)[0]
                pieces.append((file.range(of: callee).upperBound, "", argument, ""))
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
    /// How much deeper than its link's first line an argument will stand: not at all on that line.
    func depth(of argument: Range<Int>, in link: Link, base: String) -> String {
        let isOnFirstLine = isSingleLine(link.range.lowerBound..<argument.lowerBound)
        return isOnFirstLine ? "" : indentation(at: argument.lowerBound).withoutIndentation(base)
    }
}
