import Syntax

/// The manifests of packages, each read once.
struct Manifests {
    /// Those that were read, with their text.
    private(set) var sources: [Path: Source] = [:]
    /// Manifests, Xcode projects, workspaces, and folders in which packages may lie, that could not be read.
    private(set) var unread: [Path: SystemError] = [:]
    private let parse: Source.Parse
    private let buffer = ReadBuffer()

    init(parse: @escaping Source.Parse) { self.parse = parse }

    /// Takes what somebody else could not read.
    mutating func note(_ failures: [FolderWalk.Failure]) { for (path, error) in failures { unread[path] = error } }

    /// What manifests, Xcode projects and Podfiles name outside their folders, and the pods in these.
    mutating func references(in contents: FolderWalk.Contents) -> [Neighbour] {
        var found: [Neighbour] = []
        for path in contents.swiftFiles where ProjectRoot.isManifestName(path.name) {
            let source = sources[path] ?? Source(path, .side, parse: parse)
            let paths: [ManifestPath]
            do throws(SystemError) {
                paths = try source.withBytes(buffer) { text in
                    guard ProjectRoot.isManifest(text) else { return [] }
                    source.keep(text, ifWanted: true)
                    return Self.dependency.occurs(in: text) ? PackageManifest(Array(text)).dependencies : []
                }
            } catch {
                unread[path] = error
                continue
            }
            sources[path] = source
            found += paths.flatMap { $0.folders(from: path.parent, unread: &unread) }.map { .package($0) }
        }
        for path in contents.settingsFiles where path.hasSuffix(".pbxproj") {
            let text: [UInt8]
            do throws(SystemError) {
                text = try buffer.bytes(of: path, .side)
            } catch {
                unread[path] = error
                continue
            }
            let project = path.parent
            found += Self.packages(in: text).map { .package(project.parent.joined(Path($0)).normalized) }
            // Most projects name nothing outside, and to take one apart costs.
            if text.withUnsafeBufferPointer(Self.outside.occurs) {
                found += XcodeTargets.neighbours(in: text, of: project)
            }
        }
        for path in contents.descriptions {
            if path.name == Self.podfile { found.append(.podfile(path)) }
            if path.hasSuffix(Podspec.ending) { found.append(.pod(path)) }
        }
        return found
    }

    static let podfile: Path = "Podfile"

    /// The podspecs that a Podfile takes from a folder: any that lie where one of its texts leads.
    mutating func podspecs(namedBy podfile: Path) -> [Path] {
        guard let bytes = bytes(of: podfile) else { return [] }
        let texts = RubyLine.all(in: String(decoding: bytes, as: UTF8.self)).flatMap(\.texts)
        return texts.flatMap { $0.folders(from: podfile.parent, unread: &unread) }.unique.flatMap { place -> [Path] in
            // Most texts lead nowhere, and so does what is longer than any name.
            let names = (try? FileSystem.entries(of: place))?.map(\.name) ?? []
            return place.hasSuffix(Podspec.ending) && names.isEmpty
                ? [place] : names.filter { $0.hasSuffix(Podspec.ending) }.map(place.appending).sorted()
        }
    }

    /// nil for one that is not there, or cannot be read.
    mutating func podspec(at path: Path) -> Podspec? { bytes(of: path).map { Podspec($0, at: path) } }

    private mutating func bytes(of path: Path) -> [UInt8]? {
        do throws(SystemError) {
            return try buffer.bytes(of: path, .side)
        } catch {
            if !error.isAbsence { unread[path] = error }
            return nil
        }
    }

    private static let dependency = ByteSearch(["path:", "\".."])
    private static let reference = ByteSearch(["relativePath = "])
    private static let outside = ByteSearch(["= ..", "= \".."])

    /// `relativePath = "../Kit";`, which only references to packages have.
    private static func packages(in text: [UInt8]) -> [String] {
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
