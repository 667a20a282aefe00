import Rewriting
import Semantics
import Syntax

/// The helpers of a project that nothing mentions any more once a run is done, by the files that declare them.
///
/// Who calls a helper need not be known: whatever has its name, and sees it, may.
struct UnusedHelpers {
    /// The names of those that a file declares.
    private(set) var all: [Path: Set<String>] = [:]

    /// What one file declares of a name goes as a whole, or not at all.
    private struct Unit: Hashable {
        let name: String
        let path: Path
    }

    private struct Mention {
        let name: String
        /// The helper in whose declaration it stands.
        let helper: Unit?
        let sight: Sight
    }

    /// - Parameters:
    ///   - sources: the project's files, and the targets among them that no project lists.
    ///   - targets: the files that may be written.
    ///   - texts: what files hold once the run is done; others hold what they held.
    ///   - isOfInterest: of which names it is asked.
    ///   - isPublic: whether those go too that other modules may use.
    init(
        in project: Project, _ sources: [Source], targets: Set<Path>, texts: [Path: [UInt8]],
        where isOfInterest: (String) -> Bool, alsoPublic isPublic: Bool,
        parse: Source.Parse, buffer: ReadBuffer
    ) {
        let index = project.context.index
        // A search for a name of one byte would find it everywhere.
        let names = index.namesOfHelpers(in: targets).filter { $0.utf8.count > 1 }
        guard names.contains(where: isOfInterest) else { return }
        let search = ByteSearch(CallSearch.words(for: names))
        var access: [Unit: Access] = [:]
        var mentions: [Mention] = []
        for source in sources {
            let path = source.location
            let file: SourceFile?
            if let text = texts[path] {
                file = text.withUnsafeBufferPointer { search.occurs(in: $0) } ? parse(text) : nil
            } else {
                do throws(SystemError) {
                    file = try source.withBytes(buffer) { search.occurs(in: $0) ? parse(Array($0)) : nil }
                } catch {
                    // It may mention any of them.
                    return
                }
            }
            guard let file else { continue }
            let helpers = RemovableHelpers(
                in: file, isView: { targets.contains(path) && index.helpers.isView($0) }, alsoPublic: isPublic)
            for helper in helpers.all where names.contains(helper.name) {
                let unit = Unit(name: helper.name, path: path)
                access[unit] = max(access[unit] ?? .file, helper.access)
            }
            let found = HelperMentions(of: names, beside: helpers)
            let sight = Sight(of: file, at: path, in: index.modules)
            mentions += found.outside.map { Mention(name: $0, helper: nil, sight: sight) }
            for (helper, inside) in found.inside {
                let unit = Unit(name: helper, path: path)
                mentions += inside.map { Mention(name: $0, helper: names.contains(helper) ? unit : nil, sight: sight) }
            }
        }
        var unused = Set(access.keys)
        while let used = unused.first(where: { unit in
            mentions.contains { mention in
                mention.name == unit.name && mention.helper != unit
                    && !(mention.helper.map { unused.contains($0) } ?? false)
                    && mention.sight.sees(access[unit]!, at: unit.path)
            }
        }) {
            unused.remove(used)
        }
        for unit in unused where isOfInterest(unit.name) { all[unit.path, default: []].insert(unit.name) }
    }
}
