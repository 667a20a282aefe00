import Syntax

/// Reads the statements of a page's `rule` fences into overloads, types and helpers, and collects what is wrong.
struct RuleReader {
    let page: String
    let path: Path
    private(set) var overloads: [Overload] = []
    private(set) var types: [TypeFact] = []
    private(set) var helpers: [KnownHelper] = []
    private(set) var later: [Signature] = []
    private(set) var elsewhere = Elsewhere()
    private(set) var mentions: [Mention] = []
    private(set) var errors: [PageError] = []
    private var draft: OverloadDraft?
    /// True if no fence holds a statement.
    private(set) var isEmpty = true

    init(page: String, path: Path) {
        self.page = page
        self.path = path
    }

    /// Reads one fence. An overload ends where its fence does.
    mutating func read(_ statements: [Statement]) {
        if !statements.isEmpty { isEmpty = false }
        for statement in statements {
            do {
                try read(statement)
            } catch {
                errors.append(PageError(path: path, line: statement.line, message: error.description))
            }
        }
        finishOverload()
    }

    private mutating func read(_ statement: Statement) throws(Flaw) {
        guard let word = Word(rawValue: statement.word) else {
            if statement.word == Level.safe.rawValue {
                throw Flaw("`safe` is not written: a form without a level is safe")
            }
            if statement.word == Page.placeholder { throw Flaw("to be filled in: \(statement.rest)") }
            throw Flaw(
                "unknown word `\(statement.word)`" + Word.allCases.map(\.rawValue).choice(for: statement.word))
        }
        switch word {
        case .modifier:
            finishOverload()
            // A signature that cannot be read still begins an overload: the words below it are no mistakes.
            draft = OverloadDraft(line: statement.line)
            let reader = try SignatureReader(statement.rest)
            let signature = try reader.signature()
            if overloads.contains(where: { $0.signature.isSame(as: signature) }) {
                throw Flaw("this overload of `\(signature.name)` is stated twice")
            }
            draft!.signature = signature
            mentions += reader.namedTypes(but: signature.constraints.keys).map {
                Mention(line: statement.line, kind: .type($0))
            }
            mentions.append(Mention(line: statement.line, kind: .defaults(of: signature)))
        case .conditional:
            finishOverload()
            helpers.append(try KnownHelper(reading: statement.rest))
        case .type:
            finishOverload()
            let fact = try TypeFact(reading: statement.rest)
            types.append(fact)
            mentions += fact.conformances.map { Mention(line: statement.line, kind: .type($0)) }
        case .enum:
            finishOverload()
            types.append(try TypeFact(readingEnum: statement.rest))
        case .erases:
            finishOverload()
            let erasure = try TypeFact.Erasure(reading: statement.rest)
            guard let type = types.last else { throw Flaw("`erases` before any `type`") }
            guard type.conformances.contains(erasure.of) else {
                throw Flaw("`\(type.name)` is no `\(erasure.of)`: `type \(type.name): \(erasure.of)`")
            }
            types[types.count - 1].erasure = erasure
        case .apart:
            finishOverload()
            guard let type = types.last else { throw Flaw("`apart` before any `type`") }
            types[types.count - 1].apart = try type.members(reading: statement.rest)
        case .later:
            finishOverload()
            later.append(try Signature(ofLateClosure: statement.rest))
        case .elsewhere:
            finishOverload()
            let modifiers = try elsewhere.read(statement.rest)
            mentions += modifiers.map { Mention(line: statement.line, kind: .modifier($0)) }
        default:
            guard draft != nil else { throw Flaw("`\(statement.word)` before any `modifier`") }
            draft!.read(word, statement)
        }
    }

    private mutating func finishOverload() {
        guard var finished = draft else { return }
        draft = nil
        finished.finishForm()
        errors += finished.mistakes.map { PageError(path: path, line: $0.line, message: $0.flaw.description) }
        mentions += finished.mentions
        guard let signature = finished.signature else { return }
        overloads.append(
            Overload(
                page: page, line: finished.line, signature: signature, forms: finished.forms,
                remarks: finished.remarks, idle: finished.idle, same: finished.same))
    }
}
