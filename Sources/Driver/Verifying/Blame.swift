import Rewriting
import Semantics
import Syntax

/// The parts of a run that a compiler's errors name.
struct Blame {
    /// Those on whose lines an error is, each with the first.
    private(set) var named: [RunPart: String] = [:]
    /// Those in the smallest piece of code around an error that holds any, each with the first.
    private(set) var near: [RunPart: String] = [:]
    private let files: [FileResult]
    private let parse: Source.Parse
    /// The declarations whose switches one needs.
    private let needs: [DeclarationID: Set<DeclarationID>]

    /// - Parameters:
    ///   - files: what they hold is what the errors are about.
    ///   - currentFolder: where the compiler ran.
    init(
        _ errors: [Diagnostic], on files: [FileResult], currentFolder: Path, parse: @escaping Source.Parse
    ) {
        self.files = files.filter { $0.hasEdits && !$0.isDeleted }
        self.parse = parse
        let given = files.flatMap(\.given)
        needs = Dictionary(given.map { ($0.declaration, $0.plan.needs) }) { first, _ in first }
        var trees: [Path: SourceFile] = [:]
        for error in errors {
            guard let file = file(of: error.path, from: currentFolder), let patch = file.patch else { continue }
            let place = [error.line, error.column].compactMap(\.self).map { ":\($0)" }.joined()
            let said = "\(file.path)\(place): \(error.text)"
            let tree = trees[file.location] ?? parse(patch.new)
            trees[file.location] = tree
            guard let line = tree.bytes(ofLine: error.line) else { continue }
            let offset = min(line.lowerBound + max((error.column ?? 1) - 1, 0), line.upperBound)
            let touched = patch.replacedRanges.indices.filter { patch.replacedRanges[$0].touches(line) }
            let exact = touched.filter { patch.replacedRanges[$0].contains(offset) }
            let isExact = !touched.isEmpty
            let edits = isExact ? (exact.isEmpty ? touched : exact) : edits(around: offset, in: tree, of: file)
            for part in edits.flatMap({ parts(of: patch.edits[$0], in: file) }) {
                if isExact, named[part] == nil { named[part] = said }
                if !isExact, near[part] == nil { near[part] = said }
            }
        }
    }

    /// The file that a compiler means: it may have run in a folder of its own.
    private func file(of path: Path, from currentFolder: Path) -> FileResult? {
        let whole = currentFolder.joined(path)
        let place = (try? FileSystem.realPath(whole)) ?? whole.normalized
        if let file = files.first(where: { $0.location == place }) { return file }
        let end = path.normalized
        guard !path.isAbsolute, !end.goesUp else { return nil }
        let others = files.filter { $0.location.ending(parts: end.parts.count) == end }
        return others.count == 1 ? others[0] : nil
    }

    /// The edits in the smallest piece of code that holds a place and any of them.
    private func edits(around offset: Int, in tree: SourceFile, of file: FileResult) -> [Int] {
        let ranges = file.patch?.replacedRanges ?? []
        let inner = tree.innermost(at: tree.firstToken(endingAfter: offset))
        for node in [inner] + tree.surroundings(of: inner) {
            let own = tree.range(of: tree.carrier(of: node))
            let found = ranges.indices.filter { own.overlaps(ranges[$0]) }
            if !found.isEmpty { return found }
        }
        return Array(ranges.indices)
    }

    /// What has to be taken back so that an edit is.
    private func parts(of edit: Edit, in file: FileResult) -> [RunPart] {
        if let call = file.calls.first(where: { $0.call.edits.contains(edit) }) {
            return [call.part(in: file)].compactMap(\.self)
        }
        if file.declaration == edit { return parts { $0.isWrapped } }
        if let given = file.given.first(where: { $0.plan.edits.contains(edit) }) {
            return parts { needed(by: $0.needs).contains(given.declaration) }
        }
        if file.removed.contains(where: { $0.edit == edit }) { return [.helpers] }
        return file.flaws.contains(where: \.isRemoved) ? [.comments] : []
    }

    private func parts(where isMeant: (PlannedCall) -> Bool) -> [RunPart] {
        files.flatMap { file in file.calls.filter { isMeant($0.call) }.compactMap { $0.part(in: file) } }
    }

    /// The declarations whose switches are used, by themselves or by what others of them apply.
    private func needed(by first: Set<DeclarationID>) -> Set<DeclarationID> {
        var (all, open) = (first, first)
        while !open.isEmpty {
            open = Set(open.flatMap { needs[$0] ?? [] }).subtracting(all)
            all.formUnion(open)
        }
        return all
    }
}

extension SourceFile {
    /// A line, from 1, without its end; nil past the last.
    fileprivate func bytes(ofLine line: Int) -> Range<Int>? {
        let starts = LineStarts(of: bytes).offsets
        guard starts.indices.contains(line - 1) else { return nil }
        let end = line < starts.count ? starts[line] - 1 : bytes.count
        return starts[line - 1]..<max(starts[line - 1], end)
    }
}

extension Range<Int> {
    /// True if one begins or ends within the other: what is empty stands somewhere, too.
    fileprivate func touches(_ other: Range<Int>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
}
