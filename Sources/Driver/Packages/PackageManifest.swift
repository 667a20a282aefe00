import RuleModel
import Syntax

/// What the manifest of a package says of its modules and of the packages that lie beside it.
struct PackageManifest: Sendable {
    /// The targets whose name is spelled out.
    private(set) var targets: [Target] = []
    /// The paths of the packages that it depends on, as far as they show.
    private(set) var dependencies: [ManifestPath] = []
    /// By the names that it imports modules of other packages by, their own ones.
    private(set) var aliases: [String: Set<String>] = [:]
    /// What it says that the package runs on.
    let deploymentTarget: DeclaredTarget?

    struct Target: Sendable {
        let name: String
        /// As it is written; nil for the folder of its name.
        let path: String?
        let isTest: Bool
        let isPlugin: Bool
        /// The files and folders in it that are left out, as they are written.
        let excluded: [String]
    }

    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    /// - Parameter place: as it is shown.
    init(_ manifest: [UInt8], place: String = "Package.swift") {
        let file = SourceFile(parsing: manifest)
        deploymentTarget = ManifestPlatforms(in: file).declared(in: place)
        // `.product(name: "Kit", package: "kit", moduleAliases: ["Kit": "OtherKit"])`
        let aliased = file.calls(of: ["product"]).flatMap(\.arguments).filter { $0.label == "moduleAliases" }
        for element in aliased.flatMap({ file.children(of: $0.value) }) {
            let names = file.children(of: element).compactMap { file.literalText($0) }
            if names.count == 2 { aliases[names[1], default: []].insert(names[0]) }
        }
        for call in file.calls(of: Self.kinds.union(["package"])) {
            func text(_ label: String) -> String? {
                call.arguments.first { $0.label == label }.flatMap { file.literalText($0.value) }
            }
            if call.name == "package" {
                if let path = call.arguments.first(where: { $0.label == "path" })?.value {
                    dependencies += ManifestPath.all(of: path, in: file)
                } else if let url = text("url"), Path(url).goesUp {
                    dependencies.append(ManifestPath(parts: [url]))
                }
            } else if let name = text("name") {
                let list = call.arguments.first { $0.label == "exclude" }.map { file.children(of: $0.value) } ?? []
                targets.append(
                    Target(
                        name: name, path: text("path"), isTest: call.name == "testTarget",
                        isPlugin: call.name == "plugin", excluded: list.compactMap { file.literalText($0) }))
            }
        }
    }

    /// True for a file that a target may compile, as far as that shows: no file of an app beside the package's.
    ///
    /// - Parameter package: the folder of the manifest.
    func mayCompile(_ location: Path, in package: Path) -> Bool {
        let standard = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
        let places = (standard + targets.compactMap(\.path)).map { package.appending(Path($0)).normalized }
        return targets.isEmpty || places.contains { location == $0 || location.isBelow($0) }
    }

    /// By folder, the modules that are not found by the names of folders.
    ///
    /// - Parameter package: the folder of the manifest.
    func folders(in package: Path) -> [Path: Path] {
        let sources = package.appending("Sources")
        var folders: [Path: Path] = [:]
        for target in targets {
            let module = sources.appending(Path(target.name))
            let standard = target.isTest ? "Tests" : target.isPlugin ? "Plugins" : "Sources"
            let place = target.path.map { package.appending(Path($0)).normalized }
            let own = place ?? package.appending(Path(standard)).appending(Path(target.name))
            if target.isPlugin || target.path != nil { folders[own] = module }
            // What is left out belongs to nothing that imports it.
            for path in target.excluded {
                let left = own.appending(Path(path)).normalized
                folders[left] = left
            }
        }
        // A package of one target need not name a folder after it.
        let own = targets.filter { !$0.isTest && !$0.isPlugin }
        if own.count == 1, own[0].path == nil { folders[sources] = sources.appending(Path(own[0].name)) }
        return folders
    }
}

extension SourceFile {
    /// `Kit` of `"Kit"`; nil for what is no string, or holds more than its text.
    func literalText(_ node: NodeID) -> String? {
        guard kind(node) == .stringLiteral else { return nil }
        let text = text(of: node)
        guard text.count >= 2, text.first == "\"", text.last == "\"", !text.contains("\\") else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
