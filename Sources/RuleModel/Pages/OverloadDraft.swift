/// An overload while its words are read.
struct OverloadDraft {
    /// Of its `modifier`.
    let line: Int
    /// nil if it could not be read. The words below it are then passed over.
    var signature: Signature?
    private(set) var forms: [Form] = []
    private(set) var remarks: [Remark] = []
    /// The calls that do nothing.
    private(set) var idle: [TemplateLink] = []
    /// The call that it is short for.
    private(set) var same: TemplateLink?
    /// What is wrong with its words, and where.
    private(set) var mistakes: [(line: Int, flaw: Flaw)] = []
    private(set) var mentions: [Mention] = []
    private var form: FormDraft?
    /// The platforms that have the modifier; nil for all.
    private var platforms: Set<String>?

    init(line: Int) { self.line = line }

    private struct FormDraft {
        let line: Int
        var active: [TemplateLink]?
        var inert: [TemplateLink]?
        var otherwise: [TemplateLink]?
        var requirement: DeploymentTarget?
        var remarks: [Remark] = []
        /// True if something is wrong with it that is already said.
        var isBroken = false
    }

    /// Reads a word that belongs to the overload or to its last form.
    mutating func read(_ word: Word, _ statement: Statement) {
        guard signature != nil else { return }
        do throws(Flaw) {
            switch word {
            case .active: try readActive(statement)
            case .inert: try readInert(statement)
            case .otherwise: try readOtherwise(statement)
            case .requires: try readRequirement(statement)
            case .available: try readAvailability(statement)
            case .nothing: try readNothing(statement)
            case .same: try readSame(statement)
            default: try readRemark(word, statement)
            }
        } catch {
            form?.isBroken = true
            mistakes.append((statement.line, error))
        }
    }

    private mutating func readActive(_ statement: Statement) throws(Flaw) {
        try beginForm(at: statement.line)
        form!.active = try TemplateLink.chain(statement.rest, of: .active, for: signature!)
        mention(form!.active!, in: statement)
    }

    private mutating func readInert(_ statement: Statement) throws(Flaw) {
        if form == nil || form!.inert != nil || form!.isBroken { try beginForm(at: statement.line) }
        form!.inert = try TemplateLink.chain(statement.rest, of: .inert, for: signature!)
        try TemplateLink.check(form!.inert!, of: .inert, against: form!.active, for: signature!)
        mention(form!.inert!, in: statement)
    }

    private mutating func readOtherwise(_ statement: Statement) throws(Flaw) {
        var scanner = Scanner(statement.rest)
        guard scanner.eat(word: Word.inert.rawValue) else { throw Flaw("`otherwise` is followed by `inert`") }
        guard form != nil else { throw Flaw("`otherwise` without an `inert` above it") }
        guard form!.otherwise == nil else { throw Flaw("a second `otherwise` for one form") }
        form!.otherwise = try TemplateLink.chain(scanner.rest, of: .otherwise, for: signature!)
        try TemplateLink.check(form!.otherwise!, of: .otherwise, against: form!.active, for: signature!)
        mention(form!.otherwise!, in: statement)
    }

    private mutating func readRequirement(_ statement: Statement) throws(Flaw) {
        guard form != nil else { throw Flaw("`requires` without a form above it, which would need that") }
        guard form!.requirement == nil else { throw Flaw("a second `requires` for one form") }
        var requirement = try DeploymentTarget(reading: statement.rest)
        if let platforms {
            let others = Set(DeploymentTarget.platforms).subtracting(platforms)
            if let other = requirement.versions.keys.sorted().first(where: others.contains) {
                throw Flaw("`\(other)` is not among the platforms that are `available`")
            }
            requirement.otherPlatforms = others
        }
        form!.requirement = requirement
    }

    private mutating func readAvailability(_ statement: Statement) throws(Flaw) {
        guard form == nil, forms.isEmpty else { throw Flaw("`available` below a form: it stands before the forms") }
        guard platforms == nil else { throw Flaw("a second `available` for one overload") }
        platforms = try DeploymentTarget.platforms(reading: statement.rest)
    }

    private mutating func readNothing(_ statement: Statement) throws(Flaw) {
        let calls = try calls(statedBy: .nothing, statement)
        guard calls.map(\.name) == [signature!.name] else {
            throw Flaw("`nothing` is a call of `\(signature!.name)`, as it is written")
        }
        if let flaw = calls[0].flaw(for: signature!) { throw flaw }
        idle.append(try exact(calls[0], .nothing))
        mention(calls, in: statement)
    }

    private mutating func readSame(_ statement: Statement) throws(Flaw) {
        let calls = try calls(statedBy: .same, statement)
        guard same == nil else { throw Flaw("a second `same` for one overload") }
        guard signature!.parameters.isEmpty else { throw Flaw("`same` is for a modifier without parameters") }
        guard calls.count == 1, calls[0].name != signature!.name else {
            throw Flaw("`same` is one call of another modifier")
        }
        same = try exact(calls[0], .same)
        mention(calls, in: statement)
    }

    /// What a word states of the whole overload.
    private func calls(statedBy word: Word, _ statement: Statement) throws(Flaw) -> [TemplateLink] {
        guard form == nil, forms.isEmpty else {
            throw Flaw("`\(word.rawValue)` below a form: it stands before the forms")
        }
        return try TemplateLink.chain(statement.rest)
    }

    private func exact(_ call: TemplateLink, _ word: Word) throws(Flaw) -> TemplateLink {
        guard call.arguments.allSatisfy({ $0.value.isExact }) else {
            throw Flaw("`\(word.rawValue)` is a call as it is written, without `_`, `$name` and closures")
        }
        return call
    }

    private mutating func readRemark(_ word: Word, _ statement: Statement) throws(Flaw) {
        let remark = try Remark(word, reading: statement.rest)
        for name in remark.limits.compactMap(\.parameterName) { try signature!.check(parameter: name) }
        if [.branch, .identity, .trait].contains(word), form != nil {
            throw Flaw("`\(word.rawValue)` below a form: it stands before the forms")
        }
        if form == nil { remarks.append(remark) } else { form!.remarks.append(remark) }
        mentions += remark.mentions.map { Mention(line: statement.line, kind: $0) }
        for case .given(let name, let values) in remark.limits {
            let parameter = signature!.parameters.first { $0.name == name }!
            mentions += values.map { Mention(line: statement.line, kind: .given($0, for: parameter)) }
        }
    }

    private mutating func mention(_ chain: [TemplateLink], in statement: Statement) {
        mentions += chain.map { Mention(line: statement.line, kind: .link($0, of: signature!)) }
    }

    private mutating func beginForm(at line: Int) throws(Flaw) {
        finishForm()
        form = FormDraft(line: line)
        if remarks.contains(where: { $0.kind == .branch && $0.limits.isEmpty }) {
            throw Flaw("a form for an overload that is a `branch`")
        }
    }

    /// Closes the form that is open.
    mutating func finishForm() {
        guard let open = form else { return }
        form = nil
        guard !open.isBroken else { return }
        guard let inert = open.inert else {
            mistakes.append((open.line, Flaw("`active` without an `inert` below it")))
            return
        }
        let form = Form(
            active: open.active, inert: inert, otherwise: open.otherwise, requirement: open.requirement,
            remarks: open.remarks)
        if let flaw = form.flaw(for: signature!) { mistakes.append((open.line, flaw)) }
        mentions += form.literalsBesideAnyType(for: signature!).map { literal, parameter in
            Mention(line: open.line, kind: .literal(literal, protocols: signature!.protocols(of: parameter)))
        }
        if forms.contains(where: { form.isHidden(by: $0, for: signature!) }) {
            mistakes.append((open.line, Flaw("this form is never reached: one above it is taken wherever it could be")))
        }
        forms.append(form)
    }
}

extension TemplateArgument.Value {
    /// True for an expression that stands for itself.
    fileprivate var isExact: Bool {
        if case .expression(let template) = self { template.placeholders.isEmpty } else { false }
    }
}
