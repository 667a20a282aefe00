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
        let declared = Self.declared(names, in: targets.files, threads)
        for page in pages {
            for overload in page.overloads {
                let own = declared[overload.signature.name] ?? []
                // A page that takes the place of a built-in one speaks of SwiftUI.
                if own.isEmpty, builtin.states(overload.signature.name) { continue }
                guard let sentence = Self.objection(to: overload.signature, own, path) else { continue }
                messages.append(.error(page.path, line: overload.line, sentence))
            }
        }
    }

    /// What files declare of some names, in the order of the files.
    private static func declared(
        _ names: Set<String>, in files: [Target], _ threads: Threads
    ) -> [String: [(path: Path, modifier: OwnModifier)]] {
        let search = ByteSearch(names.sorted().map { "func \($0)" } + names.sorted().map { "func `\($0)" })
        let found = threads.map(files) { target, buffer -> [(path: Path, modifier: OwnModifier)] in
            // What cannot be read declares nothing that is seen, and is said of the signature then.
            guard (try? buffer.withBytes(of: target.location) { search.occurs(in: $0) }) == true,
                let bytes = try? buffer.bytes(of: target.location)
            else { return [] }
            let file = SourceFile(parsing: bytes)
            return OwnModifier.all(in: file, FileLines(of: file, path: target.path))
                .filter { names.contains($0.signature.name) }.map { (target.path, $0) }
        }
        return Dictionary(grouping: found.joined(), by: \.modifier.signature.name)
    }

    /// nil if one of the declarations is the one that the page states.
    private static func objection(
        to stated: Signature, _ declared: [(path: Path, modifier: OwnModifier)], _ path: Path
    ) -> String? {
        if declared.contains(where: { $0.modifier.declared.map(stated.states) ?? false }) { return nil }
        let nearest =
            declared.first { $0.modifier.signature.call == stated.call } ?? declared.first
        guard let nearest else { return "nothing in `\(path)` declares `\(stated.call)`" }
        let modifier = nearest.modifier
        let text = modifier.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "the declaration is `\(modifier.signature.receiver).\(text)` (\(nearest.path):\(modifier.sighting.line))"
    }
}
