import Syntax

/// The path of a package as a manifest computes it: `"../Kit"`, `root + "/Kit"`, `"../\(name)"`.
struct ManifestPath: Sendable, Equatable {
    /// In their order; nil for what only a run of the manifest would tell.
    private(set) var parts: [String?]

    /// The folder of the manifest, as it says itself.
    private static let packageDirectory = ManifestPath(parts: ["."])
    private static let unknown = ManifestPath(parts: [nil])

    /// The folders that it may be.
    ///
    /// Where a part is not known, those of which the rest is true: any beside each other for `"../\(name)"`, those on the
    /// way up for `root + "/Kit"`.
    ///
    /// - Parameters:
    ///   - folder: that of the manifest.
    ///   - unread: folders that could not be read, in which others may lie.
    func folders(from folder: Path, unread: inout [Path: SystemError]) -> [Path] {
        // No path holds a zero.
        let path = Path(parts.map { $0 ?? "\0" }.joined())
        let start = path.isAbsolute ? .top : folder
        let names = path.parts
        guard let first = names.firstIndex(where: { $0.contains(0) }) else { return [Self.joined(start, names[...])] }
        let rest = names[(first + 1)...]
        if rest.contains(where: { $0.contains(0) }) { return [] }
        if first == 0, names[0].count == 1 {
            let above = sequence(first: folder) { $0 == .top ? nil : $0.parent }
            return rest.isEmpty ? [] : above.map { Self.joined($0, rest) }
        }
        let ends = names[first].split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        let beside = Self.joined(start, names[..<first])
        let entries: [FileSystem.Entry]
        do throws(SystemError) {
            entries = try FileSystem.entries(of: beside)
        } catch {
            if !error.isAbsence { unread[beside] = error }
            return []
        }
        return entries.filter { entry in
            entry.kind == .folder && !entry.name.isHidden && entry.name.bytes.starts(with: ends[0])
                && entry.name.bytes.reversed().starts(with: ends[1].reversed())
        }
        .map { Self.joined(beside.appending($0.name), rest) }.sorted()
    }

    private static func joined(_ folder: Path, _ names: ArraySlice<ArraySlice<UInt8>>) -> Path {
        names.reduce(folder) { $0.appending(Path($1)) }.normalized
    }
}

extension ManifestPath {
    /// All that an expression of a manifest may be, as far as that shows.
    static func all(of node: NodeID, in file: SourceFile, depth: Int = 0) -> [ManifestPath] {
        guard depth < 8 else { return [unknown] }
        let node = file.withoutParentheses(node)
        switch file.kind(node) {
        case .stringLiteral: return text(node, in: file, depth)
        case .member:
            let words = Chain(endingAt: node, in: file).memberPath
            if words == ["Context", "packageDirectory"] { return [packageDirectory] }
            // `Paths.kit`
            return words?.last.flatMap { all(named: $0, in: file, depth) } ?? [unknown]
        // What a parameter is given is some text of the manifest.
        case .name: return file.name(node).flatMap { all(named: $0, in: file, depth) } ?? texts(in: file) + [unknown]
        case .sequence: return all(of: FoldedSequence(of: node, in: file), depth)
        default: return [unknown]
        }
    }

    /// What a variable may be; nil where none of that name is given a value.
    private static func all(named name: String, in file: SourceFile, _ depth: Int) -> [ManifestPath]? {
        let values = file.all(.binding).compactMap { Binding($0, in: file) }.filter { $0.name == name }
            .compactMap(\.value)
        return values.isEmpty ? nil : values.flatMap { all(of: $0, in: file, depth: depth + 1) }
    }

    /// `root + "/Kit"`, `isLocal ? "../Kit" : "../../Kit"`, `environment["KIT"] ?? "../Kit"`
    private static func all(of sequence: FoldedSequence, _ depth: Int) -> [ManifestPath] {
        let file = sequence.file
        if let only = sequence.sole { return all(of: only, in: file, depth: depth + 1) }
        if let (first, last) = sequence.alternatives {
            return first.flatMap { all(of: $0, in: file, depth: depth + 1) } + all(of: last, depth + 1)
        }
        for word in ["??", "+"] {
            let operands = sequence.split(at: word)
            guard operands.count > 1 else { continue }
            if word == "??" { return operands.flatMap { all(of: $0, depth + 1) } }
            return joined(operands.map { all(of: $0, depth + 1) })
        }
        return [unknown]
    }

    /// `"../\(name)"`
    private static func text(_ node: NodeID, in file: SourceFile, _ depth: Int) -> [ManifestPath] {
        guard let literal = StringLiteral(node, in: file) else { return [unknown] }
        return joined(
            literal.parts.map { part in
                switch part {
                case .text(let text): [ManifestPath(parts: [text])]
                case .value(let node): all(of: node, in: file, depth: depth + 1)
                }
            })
    }

    /// One behind the other, in every way.
    private static func joined(_ parts: [[ManifestPath]]) -> [ManifestPath] {
        parts.reduce([ManifestPath(parts: [])]) { sums, next in
            // Nobody computes so many.
            Array(sums.flatMap { sum in next.map { ManifestPath(parts: sum.parts + $0.parts) } }.prefix(64))
        }
    }

    /// What a manifest spells out that looks like the path of something outside.
    private static func texts(in file: SourceFile) -> [ManifestPath] {
        file.all(.stringLiteral).compactMap { file.literalText($0) }.filter { Path($0).goesUp }
            .map { ManifestPath(parts: [$0]) }
    }
}
