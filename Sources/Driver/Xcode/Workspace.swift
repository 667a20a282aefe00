import Syntax

/// What a workspace of Xcode holds: `Apps.xcworkspace/contents.xcworkspacedata`.
struct Workspace {
    /// The packages and projects in it.
    private(set) var members: [Neighbour] = []
    /// Why it could not be read.
    private var failures: [FolderWalk.Failure] = []

    /// The other members of the workspaces that a project has, or is itself a member of, and the Podfiles beside such; and
    /// what could not be read.
    ///
    /// They lie on the way up, within the repository or beside it.
    ///
    /// - Parameter own: those that lie in the project.
    static func neighbours(of root: Path, _ own: [Path]) -> ([Neighbour], failures: [FolderWalk.Failure]) {
        var failures: [FolderWalk.Failure] = []
        let places = around(root, &failures)
        let podfiles = places.filter { $0.name == Manifests.podfile }.map { Neighbour.podfile($0) }
        let around = places.filter { $0.name != Manifests.podfile }.map { Workspace($0) }
        let own = own.map { Workspace($0) }
        let members = around.map(\.members).filter { $0.contains { $0.path == root || $0.path.isBelow(root) } }
        return (
            (own.map(\.members) + members).flatMap(\.self) + podfiles, failures + (own + around).flatMap(\.failures)
        )
    }

    private static func around(_ root: Path, _ failures: inout [FolderWalk.Failure]) -> [Path] {
        var found: [Path] = []
        var folder = root
        var isLast = FileSystem.exists(root.appending(".git"))
        while folder != .top, folder.parent != Environment.home {
            folder = folder.parent
            var entries: [FileSystem.Entry] = []
            do throws(SystemError) { entries = try FileSystem.entries(of: folder) } catch {
                // On the way up, there may be folders whose names nobody is told.
                if !error.isRefusal { failures.append((folder, error)) }
            }
            found += entries.filter {
                $0.kind == .folder ? $0.name.hasSuffix(".xcworkspace") : $0.name == Manifests.podfile
            }
            .map { folder.appending($0.name) }.sorted()
            if isLast { break }
            isLast = entries.contains { $0.name == ".git" }
        }
        return found
    }

    /// One that cannot be read holds nothing.
    private init(_ path: Path) {
        let contents = path.appending("contents.xcworkspacedata")
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try ReadBuffer().bytes(of: contents, .side)
        } catch {
            failures = [(contents, error)]
            return
        }
        let folder = path.parent
        /// Where each group that is open lies.
        var groups = [folder]
        for tag in String(decoding: bytes, as: UTF8.self).split(separator: "<").dropFirst() {
            let text = tag.prefix { $0 != ">" }
            let isEnd = text.first?.isLetter == false
            let name = text.drop { !$0.isLetter }
            let isGroup = name.hasPrefix("Group")
            guard isGroup || name.hasPrefix("FileRef") else { continue }
            if isEnd {
                if isGroup, groups.count > 1 { groups.removeLast() }
                continue
            }
            let place = Self.place(in: text, group: groups.last!, workspace: folder)
            if isGroup {
                // One that ends at once holds nothing.
                if text.last(where: { !$0.isWhitespace }) == "\"" { groups.append(place ?? groups.last!) }
            } else if let place {
                members.append(place.hasSuffix(".xcodeproj") ? .project(place) : .package(place))
            }
        }
    }

    /// `location = "group:Kit/Kit.xcodeproj"`; nil for what belongs to Xcode itself.
    private static func place(in tag: Substring, group: Path, workspace: Path) -> Path? {
        guard let name = tag.firstRange(of: "location") else { return nil }
        let parts = tag[name.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let colon = parts[1].firstIndex(of: ":") else { return nil }
        let path = Path(
            entities.reduce(String(parts[1][parts[1].index(after: colon)...])) { text, entity in
                text.replacing(entity.0, with: entity.1)
            })
        switch parts[1][..<colon] {
        case "group": return group.joined(path).normalized
        case "container": return workspace.joined(path).normalized
        case "absolute": return Path.top.joined(path).normalized
        default: return nil
        }
    }

    private static let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
}

extension Neighbour {
    var path: Path {
        switch self {
        case .package(let path), .project(let path), .sources(let path), .podfile(let path), .pod(let path): path
        }
    }
}
