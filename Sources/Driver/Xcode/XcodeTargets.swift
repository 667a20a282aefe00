import RuleModel
import Syntax

/// Which targets of Xcode projects compile which files, and what these targets run on.
struct XcodeTargets {
    /// By path, the names of the targets that list the file.
    private var files: [Path: Set<Path>] = [:]
    /// Folders whose files are compiled without being listed.
    private var folders: [Folder] = []
    /// By the name of the target.
    private var deploymentTargets: [Path: DeclaredTarget] = [:]
    /// By the name of the target, what its module is called where that is something else.
    private(set) var productNames: [Path: String] = [:]
    /// Said by a project that is written in another form, or names a configuration file that is not there: nobody knows
    /// what it runs on where nothing else says.
    private(set) var unread: DeclaredTarget?

    private struct Folder {
        let path: Path
        let targets: Set<Path>
        /// By path, the targets for which it is the other way round.
        let exceptions: [Path: Set<Path>]
    }

    /// - Parameter projects: paths of `project.pbxproj` files. One that cannot be read says nothing.
    init(_ projects: [Path], buffer: ReadBuffer) {
        for path in projects {
            guard let bytes = try? buffer.bytes(of: path, .side) else { continue }
            if let project = PropertyList(bytes) {
                read(project, path: path.parent, buffer: buffer)
            } else if bytes.withUnsafeBufferPointer(ByteSearch(["rootObject"]).occurs) {
                unread = .unread(in: DeclaredTarget.place(of: path))
            }
        }
    }

    /// The lowest of what the targets that compile a file run on; nil if none says.
    func deploymentTarget(of path: Path) -> DeclaredTarget? {
        DeclaredTarget.lowest(of: targets(of: path).compactMap { deploymentTargets[$0] })
    }

    /// The targets that compile a file, each behind the path of its project. Empty if none is known to.
    func targets(of path: Path) -> Set<Path> {
        folders.reduce(into: files[path] ?? []) { found, folder in
            guard path.isBelow(folder.path) else { return }
            let exceptions = folder.exceptions.filter { path == $0.key || path.isBelow($0.key) }
            found.formUnion(exceptions.values.reduce(folder.targets) { $0.symmetricDifference($1) })
        }
    }

    private mutating func read(_ project: PropertyList, path: Path, buffer: ReadBuffer) {
        guard case .dictionary(let objects)? = project["objects"], let root = project["rootObject"]?.text,
            let settings = objects[root]
        else { return }
        let base = Self.joined(path.parent, settings["projectDirPath"]?.text)
        let places = Self.places(in: objects, from: settings["mainGroup"]?.text, base: base)
        let configurations = Configurations(
            objects: objects, places: places, project: settings, buffer: buffer,
            place: DeclaredTarget.place(of: path))
        let missing = objects.values.compactMap { configurations.file(of: $0) }.filter { !FileSystem.exists($0) }.min()
        if let missing { unread = .unread(in: DeclaredTarget.place(of: missing)) }
        var owners: [String: Set<Path>] = [:]
        var names: [String: Path] = [:]
        for (id, target) in objects where target["isa"]?.text == "PBXNativeTarget" {
            let name = path.appending(Path(target["name"]?.text ?? id))
            names[id] = name
            deploymentTargets[name] = configurations.deploymentTarget(of: target)
            productNames[name] = configurations.moduleName(of: target)
            for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] { owners[group, default: []].insert(name) }
            let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
            for phase in phases where phase["isa"]?.text == "PBXSourcesBuildPhase" {
                for file in phase["files"]?.texts ?? [] {
                    guard let reference = objects[file]?["fileRef"]?.text, let place = places[reference] else {
                        continue
                    }
                    files[place, default: []].insert(name)
                }
            }
        }
        for (id, group) in objects where group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            guard let place = places[id] else { continue }
            var exceptions: [Path: Set<Path>] = [:]
            for set in (group["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
                guard let name = set["target"]?.text.flatMap({ names[$0] }) else { continue }
                for file in set["membershipExceptions"]?.texts ?? [] {
                    exceptions[Self.joined(place, file), default: []].insert(name)
                }
            }
            folders.append(Folder(path: place, targets: owners[id] ?? [], exceptions: exceptions))
        }
    }

    /// What the configurations of a project and its targets state.
    private struct Configurations {
        let objects: [String: PropertyList]
        let places: [String: Path]
        let project: PropertyList
        let buffer: ReadBuffer
        /// The project, as it is shown.
        let place: String

        /// The lowest of all configurations: `Debug` and `Release` are both built.
        func deploymentTarget(of target: PropertyList) -> DeclaredTarget? {
            let own = layers(of: target)
            let common = layers(of: project)
            let all = own.map { name, layers in
                BuildSettings(layers: layers + (common[name] ?? []) + [["CONFIGURATION": name]], place: place)
            }
            return DeclaredTarget.lowest(of: all.compactMap(\.deploymentTarget))
        }

        /// What the target's module is called, where that is spelled out.
        func moduleName(of target: PropertyList) -> String? {
            layers(of: target).values.lazy.compactMap { BuildSettings(layers: $0).moduleName }.min()
        }

        /// What a configuration is based on: a file of a group, or one in a folder whose files are not listed.
        func file(of configuration: PropertyList) -> Path? {
            let file = configuration["baseConfigurationReference"] ?? configuration["baseConfigurationReferenceAnchor"]
            return file?.text.flatMap { places[$0] }.map {
                XcodeTargets.joined($0, configuration["baseConfigurationReferenceRelativePath"]?.text)
            }
        }

        private func layers(of owner: PropertyList) -> [String: [[String: String]]] {
            let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
            let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
            return all.reduce(into: [:]) { layers, configuration in
                var settings: [String: String] = [:]
                if case .dictionary(let stated)? = configuration["buildSettings"] {
                    settings = stated.compactMapValues { $0.text }
                }
                let shared = file(of: configuration).map { [String: String](xcconfig: $0, buffer: buffer) }
                layers[configuration["name"]?.text ?? ""] = [settings] + [shared].compactMap(\.self)
            }
        }
    }

    /// Where the files and groups of a project lie, by their identifiers.
    private static func places(
        in objects: [String: PropertyList], from mainGroup: String?, base: Path
    ) -> [String: Path] {
        var places: [String: Path] = [:]
        var pending = [(id: mainGroup ?? "", folder: base)]
        while let (id, folder) = pending.popLast() {
            guard places[id] == nil, let object = objects[id] else { continue }
            let path = object["path"]?.text
            let place: Path
            switch object["sourceTree"]?.text {
            case "<group>": place = joined(folder, path)
            case "SOURCE_ROOT": place = joined(base, path)
            case "<absolute>": place = joined(.top, path)
            default: continue
            }
            places[id] = place
            pending += (object["children"]?.texts ?? []).map { ($0, place) }
        }
        return places
    }

    /// What a project lists that lies outside its folder: sources, packages, other projects.
    ///
    /// - Parameter path: that of the project.
    static func neighbours(in text: [UInt8], of path: Path) -> [Neighbour] {
        guard let project = PropertyList(text), case .dictionary(let objects)? = project["objects"],
            let settings = project["rootObject"]?.text.flatMap({ objects[$0] })
        else { return [] }
        let base = joined(path.parent, settings["projectDirPath"]?.text)
        return places(in: objects, from: settings["mainGroup"]?.text, base: base).sorted { $0.value < $1.value }
            .compactMap { id, place -> Neighbour? in
                guard place != base, !place.isBelow(base), let object = objects[id] else { return nil }
                switch object["isa"]?.text {
                case "PBXFileSystemSynchronizedRootGroup": return .sources(place)
                case "PBXFileReference" where place.hasSuffix(".swift"): return .sources(place)
                case "PBXFileReference" where place.hasSuffix(".xcodeproj"): return .project(place)
                case "PBXFileReference": return .package(place)
                default: return nil
                }
            }
    }

    private static func joined(_ folder: Path, _ path: String?) -> Path {
        guard let path, !path.isEmpty else { return folder }
        return folder.joined(Path(path)).normalized
    }
}
