import Rewriting
import RuleModel
import Syntax

/// What `fixmods config PATH` prints: what holds for a file or a folder, and where each value is from.
struct ConfigReport {
    let text: String

    /// - Parameter path: nil for the current folder.
    /// - Throws: what is wrong with the config.
    init(for path: Path?) throws(ConfigMistakes) {
        let location =
            (try? FileSystem.realPath(path ?? ".")) ?? FileSystem.currentFolder.joined(path ?? ".").normalized
        let isFolder = (try? FileStatus(of: location, followsLinks: true))?.kind == .folder
        var roots = ProjectRoot()
        let folder = isFolder ? location : location.parent
        var search = ConfigSearch()
        let root = roots.root(of: folder) ?? folder
        search.look(from: folder, below: root)
        let config = search.config(for: root)
        guard search.mistakes.isEmpty else { throw ConfigMistakes(messages: search.mistakes) }
        var settings = Settings(
            options: Options(["."]), config: config, foundRules: search.found(for: root).rules)
        let unknown = settings.readNames()
        guard unknown.isEmpty else { throw ConfigMistakes(messages: unknown) }
        // What holds for every Swift file of a folder holds for the folder.
        let sample = isFolder ? location.appending("\u{1}.swift") : location
        var rows = [("requiredVersion", config?.requiredVersion?.row { $0 })]
        rows += (config?.choices(for: sample) ?? Config.Choices()).rows
        rows += [
            ("rules", config?.rules?.row { $0.map(\.description).joined(separator: ", ") }),
            ("support", config?.support?.row(\.description)),
            ("explicit", config?.explicit?.row(\.rawValue)),
            (
                "helpers",
                config?.helpers?.row { names in
                    names.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)" }.joined(separator: ", ")
                }
            ),
        ]
        let globs = { (patterns: [IgnorePattern]) in patterns.map(\.text).joined(separator: ", ") }
        rows += [("include", config?.includes?.row(globs)), ("exclude", config?.excludes?.row(globs))]
        for inner in config?.inner.filter({ sample.isBelow($0.folder) }) ?? [] {
            rows += [("include", inner.includes?.row(globs)), ("exclude", inner.excludes?.row(globs))].filter {
                $0.1 != nil
            }
        }
        if let found = settings.foundRules {
            rows.append(("rules", Row(value: found.description, place: "found")))
        }
        // Others hold for some files of it.
        for (files, choices) in isFolder ? config?.overrides ?? [] : []
        where !files.take(sample.relative(to: config!.folder) ?? sample) {
            let globs = files.map(\.text).joined(separator: ", ")
            rows += choices.rows.filter { $0.row != nil }.map { ("\($0.name) of \(globs)", $0.row) }
        }
        let names = rows.map(\.0.count).max() ?? 0
        let values = rows.map { Shown.escaped($0.1?.value ?? "").count }.max() ?? 0
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        text = rows.map { name, row in
            let value = padded(Shown.escaped(row?.value ?? ""), values)
            let unset = name == Self.ofProject ? "not set, so what the project says" : "not set"
            return "\(padded(Shown.escaped(name), names))  \(value)  \(row?.place ?? unset)\n"
        }.joined()
    }

    /// What a project says of itself.
    private static let ofProject = "deploymentTarget"

    /// A value, and where it is said.
    fileprivate struct Row {
        let value: String
        let place: String
    }
}

extension Config.Setting {
    fileprivate func row(_ shown: (Value) -> String) -> ConfigReport.Row {
        let text = shown(value)
        return ConfigReport.Row(value: text.isEmpty ? "none" : text, place: "\(place.file):\(place.line)")
    }
}

extension Config.Choices {
    /// Each with its name, as a config says it.
    fileprivate var rows: [(name: String, row: ConfigReport.Row?)] {
        let words = { (names: [Config.Name]) in names.map(\.text).joined(separator: ", ") }
        return [
            (
                "deploymentTarget",
                deploymentTarget?.row { target in
                    target.versions.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
                }
            ),
            ("allow", allowed?.row { $0.map(\.rawValue).joined(separator: ", ") }),
            ("fallback", fallback?.row(\.rawValue)),
            ("constants", constants?.row { String($0) }),
            ("select", selected?.row(words)),
            ("ignore", ignored?.row(words)),
        ]
    }
}
