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
        let declarations = Self.declarations(of: names, in: targets.files, threads)
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

    /// What the files declare that may declare a function of some names, or another name for a type.
    static func declarations(
        of names: Set<String>, in files: [Target], _ threads: Threads
    ) -> [Declarations] {
        let search = ByteSearch(names.sorted().flatMap { ["func \($0)", "func `\($0)"] } + ["typealias "])
        return threads.map(files) { target, buffer -> Declarations? in
            // What cannot be read declares nothing that is seen, and is said of the signature then.
            guard (try? buffer.withBytes(of: target.location) { search.occurs(in: $0) }) == true,
                let bytes = try? buffer.bytes(of: target.location)
            else { return nil }
            return Declarations(of: SourceFile(parsing: bytes), path: target.path)
        }.compactMap(\.self)
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
