import RuleModel
import Syntax

/// A link in the body of an own modifier, where some of that one's parameters are known: whether it does nothing, by what
/// pages say of it.
struct InertLink {
    let call: Call
    let types: TypeReader
    /// The parameters of the modifier in whose body it stands.
    let parameters: Set<String>
    /// The links before and behind it in that body.
    let earlier: Set<String>
    let later: Set<String>
    /// The closures among its arguments that must not be evaluated.
    let untotal: Set<Int>
    /// The parameters that have the values which are tried.
    var off: Set<String> = []
    /// The words of its arguments as they are where nothing is tried; nil where another link stands there.
    var asWritten: [[String]]?

    /// The words of each of its arguments.
    var words: [[String]] { call.arguments.map { file.tokenTexts(of: $0.value) } }

    var file: SourceFile { call.file }
    var rules: RuleBook { types.rules }

    /// That it does nothing, as pages state it.
    struct Inertness {
        /// What they say of that.
        var remarks: [Remark] = []
        /// Where they say no more than that; nil for everywhere.
        var platforms: Set<String>?
        /// What they say elsewhere.
        var elsewhere: [Remark] = []
    }

    /// nil if it may do something.
    func inertness() -> Inertness? {
        let candidates = rules.candidates(
            for: call.name, receiver: "View", arguments: call.arguments.map(types.written))
        // Where nothing shows which overload is meant, it must hold of each.
        var whole: [Inertness] = []
        for candidate in candidates {
            guard let one = inertness(candidate) else { return nil }
            whole.append(one)
        }
        return whole.isEmpty ? nil : Inertness(of: whole)
    }

    private func inertness(_ candidate: Candidate) -> Inertness? {
        let runs = zip(candidate.overload.signature.parameters, candidate.arguments).contains { parameter, places in
            !parameter.isEscaping && places.contains(where: untotal.contains)
        }
        if runs { return nil }
        let own = held(candidate.overload.remarks, candidate)
        if own.contains(where: { $0.kind == .branch }) { return nil }
        let found = candidate.overload.forms.filter { isInert($0, candidate) && keepsWhatIsWatched($0, candidate) }
            .map { (form: $0, remarks: own + held($0.remarks, candidate)) }
        guard let first = found.first(where: { !$0.remarks.contains(where: \.isLevel) }) ?? found.first else {
            return nil
        }
        // The version is what the body asks for itself.
        guard let needed = first.form.requirement, found.count > 1 else { return Inertness(remarks: first.remarks) }
        return Inertness(
            remarks: first.remarks, platforms: Set(needed.versions.keys).union(needed.otherPlatforms),
            elsewhere: found[found.count - 1].remarks)
    }

    /// True if what is compared over time stays what it is, or the page itself gives it another value there: of
    /// `onChange(of: isOn) { if isOn { play() } }` the action is nothing where `isOn` is `false`, but it runs when that changes.
    private func keepsWhatIsWatched(_ form: Form, _ candidate: Candidate) -> Bool {
        let inert = candidate.isCertain ? form.inert : form.otherwise ?? form.inert
        let signature = candidate.overload.signature
        let watched = Set((candidate.overload.remarks + form.remarks).flatMap(\.watchedParameters))
        return watched.allSatisfy { name in
            guard !flowing(into: name, candidate).isEmpty else { return true }
            let place = signature.parameters.firstIndex { $0.name == name }
            return place.flatMap { signature.bind(inert[0])?[$0] }?.isEmpty == false
        }
    }

    /// The parameters of the modifier around that are given another value to switch it off, and that the value of a page's
    /// parameter comes from.
    private func flowing(into name: String, _ candidate: Candidate) -> Set<String> {
        guard let place = candidate.overload.signature.parameters.firstIndex(where: { $0.name == name }) else {
            return []
        }
        return candidate.arguments[place].reduce(into: []) { names, argument in
            names.formUnion(asWritten.map { off.intersection($0[argument]) } ?? off)
        }
    }

    /// All parameters of the modifier around that such a value comes from.
    private func sources(of name: String, _ candidate: Candidate) -> Set<String> {
        guard let place = candidate.overload.signature.parameters.firstIndex(where: { $0.name == name }) else {
            return []
        }
        return candidate.arguments[place].reduce(into: []) { names, argument in
            names.formUnion(asWritten.map { parameters.intersection($0[argument]) } ?? parameters)
        }
    }

    /// True if the link is the form when it does nothing.
    private func isInert(_ form: Form, _ candidate: Candidate) -> Bool {
        let signature = candidate.overload.signature
        let inert = candidate.isCertain ? form.inert : form.otherwise ?? form.inert
        guard inert.count == 1, inert[0].name == call.name, let mentions = signature.bind(inert[0]) else {
            return false
        }
        let watched = Set((candidate.overload.remarks + form.remarks).flatMap(\.watchedParameters))
        return zip(mentions, signature.parameters.indices).allSatisfy { mention, place in
            guard let value = mention.first.map({ inert[0].arguments[$0].value }) else { return true }
            let parameter = signature.parameters[place]
            let written = candidate.arguments[place].map { call.arguments[$0].value }
            if written.count > 1 { return false }
            switch value {
            case .written(nil): return !written.isEmpty
            case .written(let off?): return written.first.map { isSame($0, off, parameter) } ?? false
            case .expression(let off):
                // Of what is compared over time any value is as good that stays the same: `nil`, `false`.
                let isWatched = off.words == ["nil"] && watched.contains(parameter.name)
                return isWatched && written.first.map(isPlain) ?? false || isSame(written.first, off, parameter)
            case .closure(let off): return isEmpty(written.first, off, parameter)
            }
        }
    }

    private func isPlain(_ node: NodeID) -> Bool {
        [.boolLiteral, .numberLiteral].contains(file.kind(file.withoutParentheses(node)))
    }

    /// True for the same value, which may be the parameter's default.
    private func isSame(_ node: NodeID?, _ off: Template, _ parameter: Parameter) -> Bool {
        // `$alignment` is whatever was written.
        if off.parameterName != nil { return true }
        guard let node else { return parameter.defaultValue == off }
        return isSame(node, off, parameter)
    }

    private func isSame(_ node: NodeID, _ off: Template, _ parameter: Parameter) -> Bool {
        let words = file.tokenTexts(of: file.withoutParentheses(node))
        if words == off.words { return true }
        if let a = Self.number(words), let b = Self.number(off.words) { return a == b }
        // `.clear` and `Color.clear`, where a `Color` stands.
        let type = parameter.typeText.value.name
        if off.words == [".", "zero"], isZero(node, of: type) { return true }
        return words == [type] + off.words || [type] + words == off.words
    }

    /// `.degrees(0)`, `CGSize(width: 0, height: 0)`: a value that is made of nothing but zeros, as pages know how one is.
    private func isZero(_ node: NodeID, of type: String) -> Bool {
        guard let call = Call(file.withoutParentheses(node), in: file), call.isPlain, !call.arguments.isEmpty,
            call.arguments.allSatisfy({ Self.number(file.tokenTexts(of: $0.value)) == 0 })
        else { return false }
        let isKnownMember = rules.fact(named: type)?.members.contains(call.name) == true
        let base = call.base.map { file.text(of: $0) }
        return call.typeName == type || call.isMember && isKnownMember && [nil, type].contains(base)
    }

    private static func number(_ words: [String]) -> Double? { Double(words.joined()) }

    private func isEmpty(_ node: NodeID?, _ off: Template, _ parameter: Parameter) -> Bool {
        guard let node else { return parameter.defaultValue == off }
        guard let closure = Closure(node, in: file) else { return false }
        return closure.statements.isEmpty && off.tokens.isEmpty
    }

    /// What pages say of a choice between two values, by the parameters of the modifier around that these come from.
    var remarksOnChoices: [Remark] {
        let candidates = rules.candidates(
            for: call.name, receiver: "View", arguments: call.arguments.map(types.written))
        return candidates.flatMap { candidate in
            candidate.overload.allRemarks.flatMap { remark -> [Remark] in
                let names = candidate.overload.signature.parameters.map(\.name)
                guard let place = remark.chosenParameter.flatMap(names.firstIndex) else { return [] }
                let words = candidate.arguments[place].flatMap { file.tokenTexts(of: call.arguments[$0].value) }
                return parameters.intersection(words).sorted().map { parameter in
                    remark.limited(to: [.given(parameter: parameter, values: Remark.Limit.chosen)])
                        .speaking(of: [call.name])
                }
            }
        }
    }

    /// The remarks that hold here, or may hold where the modifier is called.
    func held(_ remarks: [Remark], _ candidate: Candidate) -> [Remark] {
        remarks.flatMap { remark -> [Remark] in
            var limits: [Remark.Limit] = []
            // Any of the values that one comes from may have something in common with the condition.
            var sources: [Remark.Limit] = []
            for limit in remark.limits {
                switch limit {
                case .after(let names) where !earlier.isDisjoint(with: names): continue
                case .before(let names) where !later.isDisjoint(with: names): continue
                case .given(let name, let values)
                where limit.asksForCondition && !flowing(into: name, candidate).isEmpty:
                    sources += self.sources(of: name, candidate).sorted().map {
                        .given(parameter: $0, values: values)
                    }
                case .given(let name, let values):
                    switch given(name, values, candidate) {
                    case .yes: continue
                    case .no: return []
                    case .of(let parameter): limits.append(.given(parameter: parameter, values: values))
                    }
                default: limits.append(limit)
                }
            }
            return (sources.isEmpty ? [limits] : sources.map { limits + [$0] }).map { limits in
                remark.limited(to: limits).speaking(of: [call.name])
            }
        }
    }

    private enum Given {
        case yes, no
        /// It depends on what is given for a parameter of the modifier around.
        case of(String)
    }

    private func given(_ name: String, _ values: [Template], _ candidate: Candidate) -> Given {
        // It is said of the whole overload.
        if values == Remark.Limit.chosen { return .no }
        guard let place = candidate.overload.signature.parameters.firstIndex(where: { $0.name == name }) else {
            return .yes
        }
        let isAboutCondition = values == Remark.Limit.condition
        let written = candidate.arguments[place].map { file.withoutParentheses(call.arguments[$0].value) }
        guard let value = written.first, written.count == 1 else {
            let normal = candidate.overload.signature.parameters[place].defaultValue
            guard written.isEmpty, !isAboutCondition, let normal else { return written.isEmpty ? .no : .yes }
            return values.contains(normal) ? .yes : .no
        }
        if let name = file.name(value), parameters.contains(name) { return .of(name) }
        let words = file.tokenTexts(of: value)
        let isLiteral = [.numberLiteral, .boolLiteral, .nilLiteral, .keyPath].contains(file.kind(value))
        if isAboutCondition { return isLiteral ? .no : .yes }
        let isMember = file.kind(value) == .member && words.count == 2
        guard isLiteral || isMember else { return .yes }
        // A member of the project's own may be anything, but what is declared of `Animation` is one.
        if isMember, values.map(\.words) == [["nil"]] { return words[1] == "none" ? .yes : .no }
        let fact = rules.fact(named: candidate.overload.signature.parameters[place].typeText.value.name)
        if isMember, let fact, !fact.members.contains(words[1]) { return .yes }
        return values.contains { $0.words == words } ? .yes : .no
    }
}

extension InertLink.Inertness {
    /// What holds where all of several do.
    init(of all: [Self]) {
        remarks = all.flatMap(\.remarks)
        platforms = all.compactMap(\.platforms).reduce(nil) { both, one in both.map(one.intersection) ?? one }
        elsewhere = all.flatMap { $0.platforms == nil ? $0.remarks : $0.elsewhere }
    }
}

extension Remark {
    fileprivate var isLevel: Bool { if case .level = kind { true } else { false } }
}
