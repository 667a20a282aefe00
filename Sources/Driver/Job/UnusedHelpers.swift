import Rewriting
import Semantics
import Syntax

/// The helpers of a project that nothing mentions any more once a run is done, by the files that declare them.
///
/// Who calls a helper need not be known: whatever has its name, and sees it, may.
struct UnusedHelpers {
    /// The names of those that a file declares.
    private(set) var all: [Path: Set<String>] = [:]
    /// The others, by the files that declare them.
    private(set) var kept: [Path: [KeptHelper]] = [:]

    /// What one file declares of a name goes as a whole, or not at all.
    private struct Unit: Hashable, Comparable {
        let name: String
        let path: Path

        static func < (a: Unit, b: Unit) -> Bool { (a.path, a.name) < (b.path, b.name) }
    }

    private struct Declared {
        var access: Access
        var line: Int
        /// Why it could not go, whoever mentions it.
        var keeper: HelperKeeper?
    }

    private struct Mention {
        let name: String
        /// The helper in whose declaration it stands.
        let helper: Unit?
        /// What its file sees; nil where what is made of that may lie anywhere.
        let sight: Sight?
        /// nil in the project itself.
        let bystander: Bystander?
        let sighting: Sighting
        let kind: HelperKeeper

        /// What a file may say that cannot be read: any of the names.
        static func unread(_ path: Path, _ bystander: Bystander?) -> Mention {
            Mention(
                name: "", helper: nil, sight: nil, bystander: bystander,
                sighting: FileLines(of: [UInt8](), path: path).sighting(at: 0), kind: .isOutOfSight)
        }
    }

    /// A file that is no part of the project.
    struct Bystander {
        let source: Source
        /// The project that it is known to be part of.
        let project: Project?
    }

    private var declared: [Unit: Declared] = [:]
    private var mentions: [Mention] = []
    /// The names that something else has as well.
    private var others: Set<String> = []
    private let project: Project
    private let targets: Set<Path>
    private let edited: [Path: AppliedEdits]
    private let parse: Source.Parse
    private let buffer: ReadBuffer
    /// From what access on a declaration may be known in ways that nothing tells. Of loose folders nobody knows which are
    /// compiled together.
    private let open: Access
    private let names: Set<String>
    private let search: ByteSearch

    /// - Parameters:
    ///   - sources: the project's files, and the targets among them that no project lists.
    ///   - targets: the files that may be written.
    ///   - edited: what files hold once the run is done; others hold what they held.
    ///   - isOfInterest: of which names it is asked.
    ///   - isPublic: whether those go too that other modules may use.
    ///   - bystanders: files that are no part of the project and may mention what some files of it declare, or, if the
    ///     second argument says so, what everybody sees. Asked only where something hangs on it.
    init(
        in project: Project, _ sources: [Source], targets: Set<Path>, edited: [Path: AppliedEdits],
        where isOfInterest: (String) -> Bool, alsoPublic isPublic: Bool,
        bystanders: (Set<Path>, Bool) -> [Bystander], parse: @escaping Source.Parse, buffer: ReadBuffer
    ) {
        (self.project, self.targets, self.edited) = (project, targets, edited)
        (self.parse, self.buffer) = (parse, buffer)
        open = project.isLoose ? .module : .package
        // A search for a name of one byte would find it everywhere.
        let helpers = project.context.index.helpers(in: targets)
        names = Set(helpers.map(\.name).filter { $0.utf8.count > 1 })
        search = ByteSearch(CallSearch.words(for: names))
        for helper in helpers where !names.contains(helper.name) && isOfInterest(helper.name) {
            guard let sighting = helper.sighting else { continue }
            kept[sighting.path, default: []].append(
                KeptHelper(name: helper.name, line: sighting.line, keeper: .isNotSought, place: nil, others: 0))
        }
        guard names.contains(where: isOfInterest) else { return }
        for source in sources { read(source) }
        guard unused(alsoPublic: true).contains(where: { isOfInterest($0.name) }) else {
            tell(isOfInterest, alsoPublic: isPublic)
            return
        }
        for source in project.ignored { read(source) }
        for template in project.templates { read(template) }
        let asked = unused(alsoPublic: isPublic).filter { isOfInterest($0.name) && declared[$0]!.access > .file }
        if !asked.isEmpty {
            let isSeenByAll = asked.contains { declared[$0]!.access >= open }
            for other in bystanders(Set(asked.map(\.path)), isSeenByAll) { read(other.source, other) }
        }
        tell(isOfInterest, alsoPublic: isPublic)
    }

    private mutating func tell(_ isOfInterest: (String) -> Bool, alsoPublic isPublic: Bool) {
        let unused = unused(alsoPublic: isPublic)
        let unmentioned = isPublic ? unused : self.unused(alsoPublic: true)
        for unit in declared.keys.sorted() where isOfInterest(unit.name) && targets.contains(unit.path) {
            if unused.contains(unit) {
                all[unit.path, default: []].insert(unit.name)
                continue
            }
            let own = declared[unit]!
            let keeping = own.keeper == nil ? mentions.filter { keeps($0, unit, beside: unmentioned) } : []
            var keeper = keeping.first?.kind
            if keeper == .isCalled, others.contains(unit.name) { keeper = .mayBeCalled }
            kept[unit.path, default: []].append(
                KeptHelper(
                    name: unit.name, line: own.line, keeper: own.keeper ?? keeper ?? .isPublic,
                    place: keeping.first.map { shown($0.sighting) }, others: max(keeping.count - 1, 0)))
        }
    }

    /// `Sources/App/Row.swift:31`, as seen from where the command runs.
    private func shown(_ sighting: Sighting) -> String {
        let path = sighting.path.relative(to: FileSystem.currentFolder) ?? sighting.path
        return "\(path.spelling):\(sighting.line)"
    }

    /// Those that only mention each other.
    private func unused(alsoPublic isPublic: Bool) -> Set<Unit> {
        var unused = Set(
            declared.filter { $1.keeper == nil && (isPublic || $1.access != .everywhere) }.keys)
        while case let used = unused.filter({ unit in mentions.contains { keeps($0, unit, beside: unused) } }),
            !used.isEmpty
        {
            unused.subtract(used)
        }
        return unused
    }

    /// - Parameter unused: the helpers whose mentions do not count.
    private func keeps(_ mention: Mention, _ unit: Unit, beside unused: Set<Unit>) -> Bool {
        let access = declared[unit]!.access
        if mention.kind == .isOutOfSight { return access > .file }
        guard mention.name == unit.name, mention.helper != unit, !(mention.helper.map(unused.contains) ?? false) else {
            return false
        }
        guard let sight = mention.sight else { return access > .file }
        if let bystander = mention.bystander {
            return access >= open
                || bystander.project?.source(at: unit.path) != nil && sight.sees(access, at: unit.path)
        }
        return sight.sees(access, at: unit.path)
    }

    /// Takes the names in a text of which a tool makes Swift.
    private mutating func read(_ template: Path) {
        do throws(SystemError) {
            let bytes = try buffer.bytes(of: template, .side)
            let lines = FileLines(of: bytes, path: template)
            let words = names.flatMap { name in CallSearch.words(for: [name]).map { (name: name, word: $0) } }
            bytes.withUnsafeBufferPointer { text in
                ByteSearch(words.map(\.word)).forEachMatch(in: text) { word, range in
                    let isPart = range.lowerBound > 0 && text[range.lowerBound - 1].isIdentifierByte
                    if isPart && text[range.lowerBound].isIdentifierByte { return true }
                    if text[range.upperBound...].first?.isIdentifierByte == true { return true }
                    mentions.append(
                        Mention(
                            name: words[word].name, helper: nil, sight: nil, bystander: nil,
                            sighting: lines.sighting(at: range.lowerBound), kind: .isMentioned))
                    return true
                }
            }
        } catch {
            mentions.append(.unread(template, nil))
        }
    }

    private mutating func read(_ source: Source, _ bystander: Bystander? = nil) {
        let path = source.location
        let index = project.context.index
        let modules = bystander?.project?.context.index.modules ?? index.modules
        let file: SourceFile?
        if let text = edited[path]?.bytes {
            file = text.withUnsafeBufferPointer { search.occurs(in: $0) } ? parse(text) : nil
        } else {
            do throws(SystemError) {
                file = try source.withBytes(buffer) { search.occurs(in: $0) ? parse(Array($0)) : nil }
            } catch {
                // It may mention any of them.
                mentions.append(.unread(path, bystander))
                return
            }
        }
        guard let file else { return }
        let helpers = RemovableHelpers(
            in: file, isView: { bystander == nil && targets.contains(path) && index.helpers.isView($0) })
        // Places are told as they were before the run, as those of calls are.
        let lines = FileLines(of: edited[path]?.old ?? file.bytes, path: path)
        func sighting(at offset: Int) -> Sighting {
            lines.sighting(at: edited[path]?.origin(of: offset) ?? offset)
        }
        let found = helpers.all.map { ($0, nil) } + helpers.fixed.map { ($0.helper, $0.keeper as HelperKeeper?) }
        for (helper, keeper) in found where names.contains(helper.name) {
            let unit = Unit(name: helper.name, path: path)
            let line = sighting(at: helper.offset).line
            var own = declared[unit] ?? Declared(access: .file, line: line)
            own.access = max(own.access, helper.access)
            own.keeper = own.keeper ?? keeper
            declared[unit] = own
        }
        let sight = Sight(of: file.imports, at: path, in: modules)
        let mentioned = HelperMentions(of: names, beside: helpers)
        others.formUnion(mentioned.others)
        mentions += mentioned.all.map { mention in
            Mention(
                name: mention.name,
                helper: mention.helper.flatMap { names.contains($0) ? Unit(name: $0, path: path) : nil },
                sight: sight, bystander: bystander, sighting: sighting(at: mention.offset), kind: mention.kind)
        }
    }
}

/// A helper that stays.
struct KeptHelper: Sendable {
    let name: String
    /// Where its parameters begin, from 1.
    let line: Int
    let keeper: HelperKeeper
    /// The first place that keeps it, if one does.
    let place: String?
    /// How many others do.
    let others: Int
}
