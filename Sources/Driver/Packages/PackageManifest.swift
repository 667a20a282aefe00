import RuleModel
import Syntax

/// What the manifest of a package says of its modules and of the packages that lie beside it.
struct PackageManifest: Sendable {
    /// The targets whose name is spelled out.
    private(set) var targets: [Target] = []
    /// The paths of the packages that it depends on, as far as they show.
    private(set) var dependencies: [ManifestPath] = []
    /// What it says that the package runs on.
    let deploymentTarget: DeclaredTarget?

    struct Target: Sendable {
        let name: String
        /// As it is written; nil for the folder of its name.
        let path: String?
        let isTest: Bool
    }

    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    /// - Parameter place: as it is shown.
    init(_ manifest: [UInt8], place: String = "Package.swift") {
        let file = SourceFile(parsing: manifest)
        deploymentTarget = ManifestPlatforms(in: file).declared(in: place)
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
                targets.append(Target(name: name, path: text("path"), isTest: call.name == "testTarget"))
            }
        }
    }

    /// By folder, the modules that are not found by the names of folders.
    ///
    /// - Parameter package: the folder of the manifest.
    func folders(in package: Path) -> [Path: Path] {
        let sources = package.appending("Sources")
        var folders: [Path: Path] = [:]
        for target in targets {
            guard let path = target.path else { continue }
            folders[package.appending(Path(path)).normalized] = sources.appending(Path(target.name))
        }
        // A package of one target need not name a folder after it.
        let own = targets.filter { !$0.isTest }
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
