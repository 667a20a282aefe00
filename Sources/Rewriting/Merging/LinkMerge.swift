import RuleModel
import Semantics
import Syntax

/// Merges the active and the inert form of one link, argument by argument: where they differ, the condition chooses.
struct LinkMerge {
    let arguments: UserArguments
    /// Those of a link that stands there when the condition does not hold; nil where a form does.
    var otherArguments: UserArguments?
    let condition: JoinedCondition
    let site: Site
    /// True if the arguments are shown to be of the overload's types.
    let isCertain: Bool
    /// The parameters whose values are compared over time.
    var watched: Set<String> = []

    /// What the names in the inert form stand for.
    var inertArguments: UserArguments { otherArguments ?? arguments }
    var copier: Copier { arguments.copier }
    var file: SourceFile { copier.file }
    var signature: Signature { arguments.signature }
    var rules: RuleBook { site.rules }
    /// True where trailing closures go into the parentheses.
    var isInStatementHead: Bool { site.isInStatementHead }
    var closures: ClosureMerge { ClosureMerge(condition: condition, copier: copier, isMultiline: site.isMultiline) }

    /// What stands instead of a link.
    struct Result {
        var passage: Passage
        /// How often the condition is written.
        var choices: Int
        /// The bytes of the file whose comments it takes over.
        var sources: [Range<Int>]
        /// The modifiers that it calls, in the order of the text.
        var names: [String]
    }

    func merge(_ form: Form) throws(Refusal) -> Result {
        let inert = isCertain ? form.inert : form.otherwise ?? form.inert
        if let active = form.active { return try merge(chain: active, inert: inert) }
        guard inert.count == 1 else { throw .noOverload(signature.name) }
        var merge = OwnTextMerge(self)
        return try merge.result(inert[0])
    }

    /// Writes what both forms agree on once, if that can be evaluated always. What cannot goes under the condition, beside
    /// the default that the signature has for it: a form that does nothing does so with any value there.
    func agreed(_ value: Value, parameter: Parameter?) throws(Refusal) -> (passage: Passage, choices: Int) {
        guard let untotal = value.untotal else { return (value.passage, 0) }
        let payload = condition.held(by: value.passage).first
        // What is compared over time would change with the condition; of a payload its level says so.
        let isCompared = parameter.map { watched.contains($0.name) } ?? false
        let isWatched = payload == nil && isCompared
        // The default of a generic parameter is of a type of its own.
        guard !isWatched, let parameter, let normal = normal(for: parameter, beside: value), !value.isList,
            !signature.isGeneric(parameter.type)
        else {
            guard let payload else { throw .notTotal(untotal) }
            let (optional, name) = (file.text(of: payload.optional), arguments.link.name)
            if isCompared, let parameter {
                throw .comparedToNil(optional, parameter.label ?? parameter.name, of: name)
            }
            if let parameter, parameter.typeText.isOptional || signature.isGeneric(parameter.type) {
                throw .nothingForNil(optional, parameter.label ?? parameter.name, of: name)
            }
            throw .takesNoOptional(optional, parameter?.label ?? parameter?.name, of: name)
        }
        // It is evaluated always anyway.
        if value.words == normal.words { return (value.passage, 0) }
        return try chosen(value, try arguments.fill(default: normal, of: parameter), type: parameter.type)
    }

    /// What a parameter has by default, or any other value; for a function, one that does nothing.
    private func normal(for parameter: Parameter, beside value: Value) -> Template? {
        guard parameter.isClosure else { return parameter.defaultValue ?? anything(for: parameter) }
        if value.words.first == "{" { return nil }
        guard parameter.typeText.isOptional else { return parameter.emptyClosure }
        return parameter.defaultValue ?? anything(for: parameter)
    }

    /// A value of a parameter's type that is there wherever the type is: where a form does nothing, any will do of which its
    /// page does not speak.
    private func anything(for parameter: Parameter) -> Template? {
        let name = parameter.typeText.name
        let isOwn = site.own.index.types.declared(name).first { _ in true } != nil
        guard !parameter.isAutoclosure,
            let text = parameter.type.hasSuffix("?") ? "nil" : isOwn ? nil : Self.values[name]
        else { return nil }
        let value = Template(text)
        let remarks = (site.rules.overloads[signature.name] ?? []).flatMap(\.allRemarks)
        let isSpokenOf = remarks.flatMap(\.limits).contains { limit in
            if case .given(parameter.name, let values) = limit { values.contains(value) } else { false }
        }
        return isSpokenOf ? nil : value
    }

    private static let values = [
        "Bool": "false", "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "String": "\"\"", "Color": ".clear",
    ]

    func chosen(_ active: Value, _ inert: Value, type: String?) throws(Refusal) -> (passage: Passage, choices: Int) {
        if active.isList || inert.isList { throw .severalArguments(arguments.link.name) }
        if active.words.first == "&" || inert.words.first == "&" { throw .cannotBeChosen(active.passage.text()) }
        if active.losesImplicitBase(rules), let member = active.implicitMember { throw .unknownType(member) }
        // An overload that takes no optional is another one beside `nil`, and does not say what `.red` is.
        if inert.words == ["nil"], type?.hasSuffix("?") == false, let member = active.implicitMember {
            throw .unknownType(member)
        }
        // Within a closure of `map` nothing but a concrete type shows what `.red` is.
        let isGeneric = type.map(signature.isGeneric) ?? true
        if condition.unwraps(active.passage), isGeneric, let member = active.implicitMember {
            throw .unknownType(member)
        }
        var inert = inert
        // `Color.red` of the user's is not what the page would call so.
        if let type, site.own.spelling(of: type, at: site.call.node) != type { inert.mayBeSpelledOut = false }
        return (try condition.choose(active, inert, type: type, rules), 1)
    }

    /// A closure that stays as written is run at once where it does not escape, so what it does may not trap.
    func value(_ argument: Argument, for parameter: Parameter, base: String? = nil) -> Value {
        var value = arguments.value(argument, base: base)
        if let closure = Closure(argument.value, in: file), parameter.isClosure, !parameter.isEscaping {
            value.untotal = arguments.totality.obstacle(inRunning: closure).map(file.text)
        }
        return value
    }
}

extension Signature {
    /// True for `some Shape`, and for a generic parameter.
    fileprivate func isGeneric(_ type: String) -> Bool { type.hasPrefix("some ") || constraints[type] != nil }
}
