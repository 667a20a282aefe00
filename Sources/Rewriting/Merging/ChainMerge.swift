import RuleModel
import Semantics
import Syntax

// A form with `active`: both chains are the page's, with the user's arguments put in.
extension LinkMerge {
    func merge(chain active: [TemplateLink], inert: [TemplateLink]) throws(Refusal) -> Result {
        guard active.map(\.name) == inert.map(\.name) else { throw .noOverload(signature.name) }
        try keepsAll(active)
        try keepsOrder(active, of: arguments)
        if let otherArguments { try keepsOrder(inert, of: otherArguments) }
        var sum = Result(passage: Passage(), choices: 0, sources: [], names: active.map(\.name))
        for (index, pair) in zip(active, inert).enumerated() {
            let merged = try merge(pair.0, pair.1)
            if index > 0, site.beginsLines {
                sum.passage.append(line: merged.passage, after: copier.lineBreak)
            } else {
                sum.passage.append(merged.passage)
            }
            sum.choices += merged.choices
            sum.sources += merged.sources
        }
        return sum
    }

    /// What the user wrote is all in what stands there instead.
    private func keepsAll(_ active: [TemplateLink]) throws(Refusal) {
        let named = names(in: active)
        let lost = zip(signature.parameters, arguments.indices).first { !$1.isEmpty && !named.contains($0.name) }
        if let place = lost?.1.first { throw .lost(file.text(of: arguments.link.arguments[place].value)) }
    }

    /// The parameters whose arguments stand in a page's chain, in its order.
    private func names(in chain: [TemplateLink]) -> [String] {
        chain.flatMap(\.arguments).compactMap(\.value.template).flatMap { $0.placeholders.map(\.name) }
    }

    /// What may change something is still evaluated, and in the order in which it was written, though a page may put what stood
    /// first into a closure that runs last.
    func keepsOrder(_ active: [TemplateLink], of arguments: UserArguments) throws(Refusal) {
        let written = zip(signature.parameters, arguments.indices).filter { parameter, places in
            !parameter.isClosure
                && places.contains { arguments.value(arguments.link.arguments[$0]).untotal != nil }
        }
        .map(\.0.name)
        guard !written.isEmpty else { return }
        let names = names(in: active).filter(written.contains)
        if let lost = written.first(where: { !names.contains($0) }), let argument = arguments.written(lost).first {
            throw .lost(file.text(of: argument.value))
        }
        guard names != written.filter(names.contains),
            let later = zip(names, written).first(where: { $0 != $1 })
        else { return }
        let texts = [later.1, later.0].map { name in
            arguments.written(name).first.map { file.text(of: $0.value) } ?? name
        }
        throw .otherOrder(texts[0], texts[1])
    }

    /// One argument of the result.
    private struct Merged {
        var label: String?
        var passage: Passage
        var isTrailing: Bool
        /// False for `{ … }()`, which cannot stand behind parentheses.
        var isClosure = true
    }

    private func merge(_ active: TemplateLink, _ inert: TemplateLink) throws(Refusal) -> Result {
        var result = Result(passage: "." + Passage(active.name), choices: 0, sources: [], names: [active.name])
        var merged: [Merged] = []
        for (on, off) in pairs(active.arguments, inert.arguments) {
            guard let one = try merge(on, off, in: active.name, into: &result) else { continue }
            merged.append(one)
        }
        // A closure that would end the parentheses without a label stands behind them.
        if let last = merged.last, !last.isTrailing, last.isClosure, !isInStatementHead, last.label == nil,
            last.passage.lines[0].text.hasPrefix("{")
        {
            merged[merged.count - 1].isTrailing = true
        }
        let inside = merged.filter { !$0.isTrailing }
        let behind = merged.filter(\.isTrailing)
        if !inside.isEmpty || behind.isEmpty {
            let list = inside.map { one in one.label.map { $0 + ": " + one.passage } ?? one.passage }
            result.passage.append(arguments.beginLines ? copier.list(list) : "(" + list.joined(by: ", ") + ")")
        }
        for (index, one) in behind.enumerated() {
            let label = index == 0 ? "" : one.label.map { $0 + ": " } ?? ""
            result.passage.append(" " + label + one.passage)
        }
        return result
    }

    /// Arguments of the same label side by side; both lists are in the order of one signature.
    private func pairs(
        _ active: [TemplateArgument], _ inert: [TemplateArgument]
    ) -> [(TemplateArgument?, TemplateArgument?)] {
        var pairs: [(TemplateArgument?, TemplateArgument?)] = []
        var rest = inert[...]
        for argument in active {
            if let place = rest.firstIndex(where: { $0.label == argument.label && $0.isTrailing == argument.isTrailing }
            ) {
                pairs += rest[..<place].map { (nil, $0) }
                pairs.append((argument, rest[place]))
                rest = rest[(place + 1)...]
            } else {
                pairs.append((argument, nil))
            }
        }
        return pairs + rest.map { (nil, $0) }
    }

    /// nil for an argument that goes with its label, as the user left it out.
    private func merge(
        _ active: TemplateArgument?, _ inert: TemplateArgument?, in name: String, into result: inout Result
    ) throws(Refusal) -> Merged? {
        let own = active?.parameterName ?? inert?.parameterName
        let parameter = own.flatMap { arguments.parameter($0) } ?? target(name, (active ?? inert)!)
        let model = (active ?? inert)!
        let written = own.flatMap { arguments.written($0).first }
        let stoodBehind = model.isTrailing || (written?.isTrailing ?? false)
        let isTrailing = stoodBehind && !isInStatementHead
        // Behind the parentheses the first closure has no label.
        let label = model.label ?? (stoodBehind && isInStatementHead ? target(name, model)?.label : nil)

        switch (active?.value, inert?.value) {
        case (.closure(let on), .closure(let off)):
            let isEscaping = target(name, model)?.isEscaping ?? true
            let passage = try closure(on, off, isEscaping: isEscaping, into: &result)
            return Merged(label: label, passage: passage, isTrailing: isTrailing)
        case (.expression, .closure(let off)):
            guard let written, file.kind(written.value) == .closure else { throw .functionAsArgument(own ?? name) }
            let value = try closures.closure(
                written.value, for: parameter, inertHead: off.headWords, inertBody: try arguments.fill(off))
            result.choices += 1
            result.sources += value.sources
            return Merged(label: label, passage: value.passage, isTrailing: isTrailing)
        case (.closure, _), (_, .closure): throw .noOverload(name)
        default: break
        }

        let on = try value(active, of: arguments, own, parameter)
        let off = try value(inert, of: inertArguments, own, parameter)
        let pair: (passage: Passage, choices: Int)
        switch (on, off) {
        case (nil, nil): return nil
        case (let on?, nil) where otherArguments == nil:
            pair = try agreed(on, parameter: parameter)
            result.sources += on.sources
        case (let on?, nil):
            guard let parameter, let normal = parameter.defaultValue else { throw .argumentLeftOut(own ?? name) }
            pair = try chosen(on, try arguments.fill(default: normal, of: parameter), type: parameter.type)
            result.sources += on.sources
        case (nil, let off?):
            guard let parameter, let normal = parameter.defaultValue else { throw .argumentLeftOut(own ?? name) }
            let on = try arguments.fill(default: normal, of: parameter)
            if on.isSame(as: off, type: parameter.type) { return nil }
            pair = try chosen(on, off, type: parameter.type)
        case (let on?, let off?):
            pair =
                on.isSame(as: off, type: parameter?.type)
                ? try agreed(on, parameter: parameter) : try chosen(on, off, type: parameter?.type)
            result.sources += on.sources + off.sources
        }
        result.choices += pair.choices
        return Merged(
            label: label, passage: pair.passage, isTrailing: isTrailing && pair.choices == 0,
            isClosure: pair.choices == 0 && (on ?? off)?.isClosure == true)
    }

    /// nil for an argument that is left out, or that is just `$name` where the user left that out.
    ///
    /// - Parameters:
    ///   - own: the name of the parameter that it is for,
    ///   - parameter: that.
    private func value(
        _ argument: TemplateArgument?, of arguments: UserArguments, _ own: String?, _ parameter: Parameter?
    ) throws(Refusal) -> Value? {
        guard case .expression(let template)? = argument?.value else { return nil }
        guard let name = template.parameterName else { return try arguments.fill(template) }
        guard let written = arguments.written(name).first else { return nil }
        var value = try arguments.fill(template)
        if name == own, let parameter { value.untotal = self.value(written, for: parameter).untotal }
        return value
    }

    /// The parameter of the modifier that the page calls, where a page states it.
    private func target(_ name: String, _ argument: TemplateArgument) -> Parameter? {
        let parameters = (rules.overloads[name] ?? []).flatMap { $0.signature.parameters }
        if argument.isTrailing, argument.label == nil { return parameters.first { $0.isClosure } }
        return parameters.first { $0.label == argument.label && !$0.isClosure }
            ?? parameters.first { $0.label == argument.label }
    }
}

extension TemplateArgument {
    /// `width` for an argument that is just `$width`.
    var parameterName: String? {
        if case .expression(let template) = value { template.parameterName } else { nil }
    }
}
