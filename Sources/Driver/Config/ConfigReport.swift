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
        let config = search.config(for: roots.root(of: folder) ?? folder)
        guard search.mistakes.isEmpty else { throw ConfigMistakes(messages: search.mistakes) }
        let choices = isFolder ? config?.choices : config?.choices(for: location)
        let rows: [(name: String, value: String?, place: Config.Place?)] = [
            ("requiredVersion", config?.requiredVersion?.value, config?.requiredVersion?.place),
            (
                "deploymentTarget",
                choices?.deploymentTarget.map { setting in
                    setting.value.versions.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
                },
                choices?.deploymentTarget?.place
            ),
            ("rules", config?.rules?.value.map(\.description).joined(separator: ", "), config?.rules?.place),
            ("allow", choices?.allowed?.value.map(\.rawValue).joined(separator: ", "), choices?.allowed?.place),
            ("fallback", choices?.fallback?.value.rawValue, choices?.fallback?.place),
            ("support", config?.support?.value.description, config?.support?.place),
            ("constants", choices?.constants.map { String($0.value) }, choices?.constants?.place),
            ("include", config?.includes?.value.map(\.text).joined(separator: ", "), config?.includes?.place),
            ("exclude", config?.excludes?.value.map(\.text).joined(separator: ", "), config?.excludes?.place),
        ]
        let names = rows.map(\.name.count).max() ?? 0
        let values = rows.map { ($0.value ?? "").count }.max() ?? 0
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        text = rows.map { row in
            let place = row.place.map { "\($0.file):\($0.line)" } ?? "not set"
            return "\(padded(row.name, names))  \(padded(Shown.escaped(row.value ?? ""), values))  \(place)\n"
        }.joined()
    }
}

/// What `fixmods init` does: writes a short config beside the project, where there is none.
enum ConfigMaking {
    static var text: String {
        """
        {
          // What holds where the command line says nothing; `fixmods config` prints it.
          "requiredVersion": "\(version.split(separator: ".").prefix(2).joined(separator: "."))",
          // Levels to be applied beside safe: \(Level.allCases.filter { $0 != .safe }.map(\.rawValue).joined(separator: ", ")).
          "allow": [],
          // Globs of what is never to be rewritten.
          "exclude": []
        }

        """
    }

    /// - Returns: what is to be said.
    static func make() -> Message {
        var roots = ProjectRoot()
        let folder = roots.root(of: FileSystem.currentFolder) ?? FileSystem.currentFolder
        if let there = ConfigSearch.nearest(Config.name, to: folder) {
            return .error(there, "is there already, and stays as it is")
        }
        let file = folder.appending(Config.name)
        do throws(SystemError) {
            try OpenFile(making: file).write(Array(text.utf8))
        } catch {
            return .error(file, "cannot be written: \(error.sentence)")
        }
        return .note("wrote `\(file)`")
    }
}
