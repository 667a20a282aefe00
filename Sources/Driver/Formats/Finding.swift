import Rewriting
import Syntax

/// What other tools' formats list of a run: a call that is not as it should be, or something that went wrong.
struct Finding {
    /// How much it matters to who runs a check.
    enum Severity {
        /// The run could not do what it was asked for.
        case error
        /// With the same options, `--check` exits with 1 over it, or `--strict` does.
        case warning
        /// Everything else that is there to know.
        case note
    }

    let severity: Severity
    /// The call that it is about.
    var call: PlannedCall?
    /// The short name of its reason: `fixable`, `no-rule`, `assumed`.
    let code: String
    /// In one line.
    let text: String
    /// As it was given; nil for the whole run.
    let path: Path?
    /// nil for the whole file.
    var start: Position?
    var end: Position?
    /// What would mend it, in the order of the text.
    var edits: [LocatedEdit] = []
    /// What has to be declared elsewhere for these.
    var needed: [NeededEdits.Change] = []
    /// What stays the same when lines move: of the call's text, the declarations around it, and how many like it stand
    /// before it in them. Two findings in one file never have the same.
    var fingerprint = ""
}

extension Job.Result {
    /// The calls that are not as they should be, in the order of the files and of their texts; then messages.
    func findings(_ options: Options, mistakes: [Message]) -> [Finding] {
        let needs = NeededEdits(files)
        let calls = files.flatMap { file -> [Finding] in
            var prints = Fingerprints()
            return file.calls.compactMap { located in
                let print = prints.next(of: located)
                guard !located.isKnown, var finding = Finding(located, in: file, options, fingerprint: print) else {
                    return nil
                }
                finding.needed = needs.changes(for: located.call, in: file)
                return finding
            }
        }
        let flaws = files.flatMap { file in
            file.flaws.filter { options.isPreview || !$0.isRemoved }.map { Finding($0, in: file) }
        }
        let said = mistakes + messages + files.compactMap(\.failure)
        return calls + flaws + said.map(Finding.init)
    }
}

extension Finding {
    /// nil for a call that is as it should be: one that was rewritten, whose condition never changes, or that a comment
    /// asks to leave alone.
    fileprivate init?(_ located: LocatedCall, in file: FileResult, _ options: Options, fingerprint: String) {
        let call = located.call
        let helper = "`\(call.helper ?? "if")`"
        let reason = call.reason.map { ": \($0.sentence)" } ?? ""
        switch call.outcome {
        case .constant, .suppressed: return nil
        case .rewritten:
            guard options.isPreview else { return nil }
            let after = call.after?.onOneLine.map { ": \($0)" } ?? ""
            self.init(.warning, "\(helper) can be rewritten\(call.warning)\(after)", located, file)
        case .branch where call.isWrapped:
            guard options.isPreview else { return nil }
            self.init(.warning, "\(helper) can be wrapped in `EitherView`\(reason)", located, file)
        case .withheld:
            let missing = Set(call.caveats.map(\.level)).subtracting(file.allowed).sorted()
            let levels = options.levels(missing, beside: file.allowed).map(\.rawValue)
            let form = call.after?.onOneLine.map { " as \($0)" } ?? ""
            let text = "\(helper) can be rewritten\(form) with `--allow \(levels.joined(separator: ","))`\(reason)"
            self.init(options.isStrict ? .warning : .note, text, located, file)
        case .branch, .left:
            let text = "\(helper) \(call.outcome == .branch ? "is a branch" : "is left")\(reason)"
            self.init(options.isStrict ? .warning : .note, text, located, file)
        }
        self.fingerprint = fingerprint
    }

    private init(_ severity: Severity, _ text: String, _ located: LocatedCall, _ file: FileResult) {
        self.init(
            severity: severity, call: located.call, code: located.call.code, text: text, path: file.path,
            start: located.start, end: located.end, edits: located.edits)
    }

    fileprivate init(_ flaw: LocatedFlaw, in file: FileResult) {
        self.init(
            severity: .warning, code: flaw.code, text: flaw.text, path: file.path, start: flaw.start, end: flaw.end,
            edits: flaw.edits)
        fingerprint = Hash(of: "\(flaw.start.line) \(flaw.sentence)".utf8).hexadecimal
    }

    fileprivate init(_ message: Message) {
        self.init(
            severity: message.kind == .error ? .error : .note, code: message.kind.rawValue, text: message.text,
            path: message.path,
            start: message.line.map { Position(offset: 0, line: $0, column: 1) })
        fingerprint = Hash(of: "\(message.text)".utf8).hexadecimal
    }
}

/// Gives each call of a file a name that does not change when other lines do.
struct Fingerprints {
    private var counts: [UInt64: Int] = [:]

    /// - Returns: sixteen hexadecimal digits.
    mutating func next(of located: LocatedCall) -> String {
        let words = located.before.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let hash = Hash(of: (located.declarations + [words]).joined(separator: "\n").utf8).value
        let count = counts[hash, default: 0]
        counts[hash] = count + 1
        return Hash.hexadecimal(count == 0 ? hash : Hash(of: "\(hash) \(count)".utf8).value)
    }
}

extension String {
    /// With a space where lines end, and without lines that hold but a comment; nil where another comment would take what
    /// follows with it.
    fileprivate var onOneLine: String? {
        let lines = split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
            .filter { !$0.hasPrefix("//") }
        return lines.dropLast().contains { $0.contains("//") } ? nil : lines.joined(separator: " ")
    }
}
