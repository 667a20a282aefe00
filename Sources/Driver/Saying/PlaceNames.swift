import Syntax

/// A file and a line of it, from 1.
struct Place: Sendable, Equatable {
    let path: Path
    let line: Int
}

/// How files are named in the groups of a report: by as much of their paths as no other has.
struct PlaceNames {
    /// By their last parts.
    private let paths: [Path: [Path]]

    /// - Parameter paths: all that a name must not stand for as well.
    init(_ paths: [Path]) { self.paths = Dictionary(grouping: paths, by: \.name) }

    /// `Row.swift`, or `Library/Row.swift` where there are several.
    func name(of path: Path) -> Path {
        let others = (paths[path.name] ?? []).filter { $0 != path }
        let names = path.parts.indices.lazy.map { path.ending(parts: $0 + 1) }
        return names.first { name in !others.contains { $0.ending(parts: name.parts.count) == name } } ?? path
    }

    /// `Row.swift:16, 29; Shelf.swift:7`, each line once.
    func list(_ places: [Place]) -> String {
        var files: [(path: Path, lines: [Int])] = []
        for place in places {
            if files.last?.path != place.path { files.append((place.path, [])) }
            if files[files.count - 1].lines.last != place.line { files[files.count - 1].lines.append(place.line) }
        }
        return files.map { file in
            "\(name(of: file.path)):\(file.lines.map { String($0) }.joined(separator: ", "))"
        }.joined(separator: "; ")
    }
}
