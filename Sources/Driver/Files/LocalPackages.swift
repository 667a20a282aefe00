import Syntax

/// The packages beside a project that it depends on by their paths, and those that these depend on.
struct LocalPackages {
    /// Folders without links in them.
    private(set) var folders: [Path] = []
    /// What was found below each of them.
    private(set) var walks: [FolderWalk] = []
    private let root: Path
    private let roots: ProjectRoot
    /// - Parameters:
    ///   - root: the folder of the project. What lies in it is known already.
    ///   - contents: what was found there.
    init(around root: Path, _ contents: FolderWalk.Contents, knowing roots: ProjectRoot, _ manifests: inout Manifests) {
        self.root = root
        self.roots = roots
        var open = manifests.references(in: contents)
        while let path = open.popLast(), Interrupt.status == nil {
            guard let folder = try? FileSystem.realPath(path), !isKnown(folder), isFolder(folder) else { continue }
            let walk = FolderWalk(folder, knowing: roots)
            folders.append(folder)
            walks.append(walk)
            open += manifests.references(in: walk.below(folder))
        }
    }

    private func isKnown(_ folder: Path) -> Bool {
        ([root] + folders).contains { folder == $0 || folder.isBelow($0) }
    }

    private func isFolder(_ path: Path) -> Bool {
        (try? FileStatus(of: path, followsLinks: true).kind) == .folder
            && FileSystem.exists(path.appending("Package.swift"))
    }
}

/// The manifests of packages, each read once.
struct Manifests {
    /// Those that were read, with their text.
    private(set) var sources: [Path: Source] = [:]
    private let parse: Source.Parse
    private let buffer = ReadBuffer()

    init(parse: @escaping Source.Parse) { self.parse = parse }

    /// The folders of the packages that manifests and Xcode projects name.
    mutating func references(in contents: FolderWalk.Contents) -> [Path] {
        var found: [Path] = []
        for path in contents.swiftFiles where ProjectRoot.isManifestName(path.name) {
            let source = sources[path] ?? Source(path, parse: parse)
            let paths = try? source.withBytes(buffer) { text -> [String] in
                guard ProjectRoot.isManifest(text) else { return [] }
                source.keep(text, ifWanted: true)
                return Self.dependency.occurs(in: text) ? PackageManifest(Array(text)).dependencies : []
            }
            guard let paths else { continue }
            sources[path] = source
            found += paths.map { path.parent.joined(Path($0)).normalized }
        }
        for path in contents.settingsFiles where path.hasSuffix(".pbxproj") {
            guard let text = try? buffer.bytes(of: path, .side) else { continue }
            // What lies around the project's own folder.
            found += Self.references(in: text).map { path.parent.parent.joined(Path($0)).normalized }
        }
        return found
    }

    private static let dependency = ByteSearch(["path:"])
    private static let reference = ByteSearch(["relativePath = "])

    /// `relativePath = "../Kit";`, which only references to packages have.
    private static func references(in text: [UInt8]) -> [String] {
        var found: [String] = []
        text.withUnsafeBufferPointer { text in
            reference.forEachMatch(in: text) { _, range in
                let line = text[range.upperBound...].prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") }
                found.append(String(decoding: line.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
                return true
            }
        }
        return found
    }
}
