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
        let stated = Dictionary(grouping: pages.flatMap(\.overloads).map(\.signature), by: \.name)
        var seen: Set<String> = []
        for page in pages {
            for overload in page.overloads {
                let name = overload.signature.name
                let own = declarations.flatMap { $0.modifiers[name] ?? [] }
                // A page that takes the place of a built-in one speaks of SwiftUI.
                if own.isEmpty, builtin.states(name) { continue }
                if let sentence = Self.objection(to: overload.signature, own, types, path) {
                    messages.append(.error(page.path, line: overload.line, sentence))
                } else if seen.insert(name).inserted {
                    let others = own.filter { modifier in
                        !stated[name]!.contains { Self.states($0, modifier, types) }
                    }
                    messages += others.map { other in
                        let text = "no page states \(Self.shown(other)), and calls that it could take are left"
                        return Message(kind: .note, path: page.path, line: overload.line, text: text)
                    }
                }
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
        if declared.contains(where: { states(stated, $0, types) }) { return nil }
        guard let modifier = declared.first(where: { $0.signature.call == stated.call }) ?? declared.first else {
            return "nothing in `\(path)` declares `\(stated.call)`"
        }
        return "the declaration is \(shown(modifier))"
    }

    private static func states(_ stated: Signature, _ modifier: OwnModifier, _ types: ProjectTypes) -> Bool {
        modifier.declared.map { stated.states($0, resolving: types.resolved) } ?? false
    }

    /// As it is declared, and where.
    private static func shown(_ modifier: OwnModifier) -> String {
        let text = modifier.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return
            "`\(modifier.signature.receiver).\(text)` (\(modifier.sighting.path):\(modifier.sighting.line))"
    }
}
