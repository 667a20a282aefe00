import RuleModel
import Semantics
import Syntax

/// The skeleton of a rule page for a modifier that a project declares: `fixmods new-rule NAME PATH`.
struct NewRule {
    /// Where pages of a project go unless something else is said.
    static let folder: Path = ".fixmods/rules"

    let path: Path
    let text: String
    private let project: Path

    enum Failure: Error {
        case unreadable([Message])
        case undeclared(String, Path)
        case there(Path)
        case unwritable(Path, SystemError)

        var messages: [Message] {
            switch self {
            case .unreadable(let messages): messages
            case .undeclared(let name, let path):
                [.error(path, "declares no modifier `\(name)` that a page could state")]
            case .there(let path): [.error(path, "is there already; it is left as it is")]
            case .unwritable(let path, let error): [.error(path, "cannot be written: \(error.sentence)")]
            }
        }
    }

    /// - Parameter project: where the modifier is declared, and called.
    init(_ name: String, declaredIn project: Path, folder: Path, _ threads: Threads) throws(Failure) {
        let targets = Targets([project])
        if targets.messages.contains(where: { $0.kind == .error }) { throw .unreadable(targets.messages) }
        let (declarations, failures) = PageAudit.declarations(of: [name], in: targets.files, threads)
        if !failures.isEmpty { throw .unreadable(failures) }
        let declared = declarations.flatMap { $0.modifiers[name] ?? [] }.filter { $0.declared != nil }
        guard !declared.isEmpty else { throw .undeclared(name, project) }
        let rules = BuiltinShelf.book()
        // A page with the name of a built-in one would replace it whole.
        let isTaken = (0..<BuiltinShelf.count).contains { BuiltinShelf.path(of: $0).name == Path("\(name).md") }
        let title = isTaken ? "own-\(name)" : name
        path = folder.appending(Path("\(title).md"))
        self.project = project
        text = Self.text(title, declared, Self.call(of: name, in: targets.files, threads), at: path, rules)
    }

    /// Writes the page where none is.
    func write() throws(Failure) {
        do throws(SystemError) {
            try FileSystem.makeFolders(path.parent)
            Leftover.remove(in: path.parent)
            let new = try TemporaryFile(in: path.parent, holding: Array(text.utf8), insteadOf: nil)
            try new.file.flush()
            try new.move(to: path)
        } catch {
            throw error.isPresence ? .there(path) : .unwritable(path, error)
        }
    }

    /// What is to be done next.
    var advice: [Message] {
        let folder = Options.quoted(path.parent.spelling)
        return [
            .note("fill in what begins with `\(Page.placeholder)`; `Rules/README.md` of fixmods says how"),
            .note(
                "then `fixmods test \(folder) --project \(Options.quoted(project.spelling))` checks it, and says what the example becomes"
            ),
            .note(
                path.parent == Self.folder
                    ? "and each run below this folder goes by it" : "and runs with `--rules \(folder)` go by it"),
        ]
    }

    private static func text(
        _ title: String, _ declared: [OwnModifier], _ call: Usage?, at path: Path, _ rules: RuleBook
    ) -> String {
        let signatures = declared.map { statement(of: $0) }.reduce(into: [String]()) { unique, statement in
            if !unique.contains(statement) { unique.append(statement) }
        }
        let name = declared[0].signature.name
        let head = "# \(title)\n\n\(Page.placeholder): say in a sentence why the form below does nothing.\n\n"
        // The types are those that a page with a finished rule would lack.
        let finished = signatures.map { "\($0)\nbranch none\n" }.joined()
        let types = (try? Page(reading: head + "```rule\n\(finished)```\n", path: path))?.unstatedTypes(in: rules) ?? []
        let stated = types.map { "type \($0)\n" }.joined()
        let hole =
            "\(Page.placeholder)     inert .\(name)(…), as it looks when it does nothing, or branch and why nothing does\n"
        let rule = signatures.map { "\($0)\n\(hole)" }.joined(separator: "\n")
        let example = call?.text ?? ".\(name)(\(Self.required(of: declared[0])))"
        let view = declared[0].signature.receiver == "Text" ? "Text(title)" : "contentView"
        let source = call.map { "The call is that of `\($0.place)`. " } ?? ""
        return head + "```rule\n" + (stated.isEmpty ? "" : stated + "\n") + rule + "```\n\n"
            + "\(source)`fixmods test` shows what becomes of it.\n\n"
            + "```diff\n- \(view).if(isOn) { $0\(example) }\n+ \(view)\(example)\n```\n"
    }

    /// `color: TODO`, which is to be filled in.
    private static func required(of modifier: OwnModifier) -> String {
        modifier.signature.parameters.filter { $0.defaultValue == nil }
            .map { ($0.label.map { "\($0): " } ?? "") + Page.placeholder }.joined(separator: ", ")
    }

    /// `modifier glow(radius: CGFloat)`, `modifier Text.glow() -> Text`.
    private static func statement(of modifier: OwnModifier) -> String {
        var text = modifier.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
        let receiver = modifier.signature.receiver
        if receiver != "View" { return "modifier \(receiver).\(text)" }
        // The last is its own result, where no parameter list ends behind it.
        if let result = text.ranges(of: " -> some View").last, !text[result.upperBound...].contains(")") {
            text.removeSubrange(result)
        }
        return "modifier \(text)"
    }

    private struct Usage {
        /// From the period on.
        let text: String
        let place: String
    }

    /// The first call that can stand in an example.
    private static func call(of name: String, in files: [Target], _ threads: Threads) -> Usage? {
        let search = ByteSearch([".\(name)"])
        let found = threads.map(files) { target, buffer -> Usage? in
            guard (try? buffer.withBytes(of: target.location) { search.occurs(in: $0) }) == true,
                let bytes = try? buffer.bytes(of: target.location)
            else { return nil }
            let file = SourceFile(parsing: bytes)
            let lines = FileLines(of: file, path: target.path)
            for node in file.all(.call) {
                guard let call = Call(node, in: file), call.name == name, let base = call.base else { continue }
                let start = file.range(of: base).upperBound
                let text = file.text(start..<file.range(of: node).upperBound)
                // What an enclosing closure binds means nothing here, and a comment would end the line.
                guard !text.contains("$"), !text.contains("//"), !text.contains("\"\"\"") else { continue }
                let sighting = lines.sighting(at: call.nameOffset)
                let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                return Usage(text: words, place: "\(sighting.path):\(sighting.line)")
            }
            return nil
        }
        return found.lazy.compactMap(\.self).first
    }
}
