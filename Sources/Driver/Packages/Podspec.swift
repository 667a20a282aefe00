import RuleModel
import Syntax

/// What the description of a pod says of its module: `Kit.podspec`.
struct Podspec: Sendable {
    let path: Path
    /// Behind its folder, what the module is called.
    let module: Path
    /// The files and folders that it is compiled from, as far as they are spelled out.
    let sources: Set<Path>
    /// What it says that the pod runs on.
    let deploymentTarget: DeclaredTarget?

    init(_ bytes: [UInt8], at path: Path) {
        let folder = path.parent
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = RubyLine.all(in: text)
        func stated(_ key: String) -> String? {
            lines.first { $0.word.hasSuffix(key) }?.texts.first.flatMap { $0.parts.count == 1 ? $0.parts[0] : nil }
        }
        let name = stated(".name") ?? path.name.spelling.replacing(Self.ending, with: "")
        // `"#{s.name}/Classes/**/*"`
        if let owner = lines.first(where: { $0.word.hasSuffix(".name") })?.word {
            lines = RubyLine.all(in: text.replacing("#{\(owner)}", with: name))
        }
        module = folder.appending(Path(stated(".module_name") ?? name))
        // Tests are none of its module: `s.test_spec 'Tests' do |tests|`
        let others = Set(lines.filter { $0.word.hasSuffix("_spec") }.compactMap(\.blockParameter))
        let stating = lines.filter { line in
            line.word.hasSuffix(".source_files") && !others.contains(line.word.prefix { $0 != "." })
        }
        sources = Set(
            stating.flatMap { line in
                line.texts.isEmpty ? [folder] : line.texts.map { Self.place(of: $0, in: folder) }
            })
        deploymentTarget = ProjectDescription.cocoaPods.declared(in: bytes, place: path.name.spelling)
        self.path = path
    }

    static let ending = ".podspec"

    /// `Sources` of `Sources/**/*.swift`
    private static func place(of pattern: ManifestPath, in folder: Path) -> Path {
        let text = pattern.parts.map { $0 ?? "*" }.joined()
        let names = Path(text).parts.prefix { !$0.contains(where: "*?[{".utf8.contains) }
        return names.reduce(folder) { $0.appending(Path($1)) }.normalized
    }

    /// By the files and folders of some pods, their modules; what lies beside the manifest of a package has those that it
    /// states.
    static func modules(of pods: [Podspec], except packages: Set<Path>) -> [Path: Path] {
        pods.reduce(into: [:]) { modules, pod in
            if packages.contains(pod.path.parent) { return }
            for place in pod.sources { modules[place] = modules[place] ?? pod.module }
        }
    }
}
