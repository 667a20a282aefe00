import RuleModel
import Semantics
import Syntax

/// Holds the signatures of pages against what a project declares: `fixmods test DIR --project PATH`.
struct PageAudit {
    /// What is wrong, at the lines of the pages.
    private(set) var messages: [Message] = []

    /// - Parameter pages: those of a project.
    init(_ pages: [Page], against path: Path, builtin: RuleBook, threads: Threads) {
        let targets = Targets([path])
        messages = targets.messages
        guard !targets.messages.contains(where: { $0.kind == .error }) else { return }
        let names = Set(pages.flatMap(\.overloads).map(\.signature.name))
        let (declarations, failures) = Self.declarations(of: names, in: targets.files, threads)
        messages += failures
        let types = ProjectTypes(declarations)
        for page in pages {
            for overload in page.overloads {
                let own = declarations.flatMap { $0.modifiers[overload.signature.name] ?? [] }
                // A page that takes the place of a built-in one speaks of SwiftUI.
                if own.isEmpty, builtin.states(overload.signature.name) { continue }
                guard let sentence = Self.objection(to: overload.signature, own, types, path) else { continue }
                messages.append(.error(page.path, line: overload.line, sentence))
            }
        }
    }

    /// What the files declare that may declare a function of some names, or another name for a type; and which cannot be
    /// read.
    static func declarations(
        of names: Set<String>, in files: [Target], _ threads: Threads
    ) -> ([Declarations], failures: [Message]) {
        let search = ByteSearch(names.sorted().flatMap { ["func \($0)", "func `\($0)"] } + ["typealias "])
        let read = threads.map(files) { target, buffer -> (Declarations?, Message?) in
            do throws(SystemError) {
                let mayDeclare = try buffer.withBytes(of: target.location) { search.occurs(in: $0) }
                guard mayDeclare else { return (nil, nil) }
                let file = SourceFile(parsing: try buffer.bytes(of: target.location))
                return (Declarations(of: file, path: target.path), nil)
            } catch {
                return (nil, .error(target.path, "cannot be read: \(error.sentence)"))
            }
        }
        return (read.compactMap(\.0), read.compactMap(\.1))
    }

    /// nil if one of the declarations is the one that the page states.
    private static func objection(
        to stated: Signature, _ declared: [OwnModifier], _ types: ProjectTypes, _ path: Path
    ) -> String? {
        if declared.contains(where: { modifier in
            modifier.declared.map { stated.states($0, resolving: types.resolved) } ?? false
        }) {
            return nil
        }
        guard let modifier = declared.first(where: { $0.signature.call == stated.call }) ?? declared.first else {
            return "nothing in `\(path)` declares `\(stated.call)`"
        }
        let text = modifier.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return
            "the declaration is `\(modifier.signature.receiver).\(text)` (\(modifier.sighting.path):\(modifier.sighting.line))"
    }
}
