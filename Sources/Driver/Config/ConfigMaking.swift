import Rewriting
import RuleModel
import Syntax

/// What `fixmods init` does: writes a short config beside the project, where there is none, with what was found there.
struct ConfigMaking {
    /// Of a run that writes nothing.
    let result: Job.Result
    /// The project's.
    let folder: Path

    /// Where it is to be written.
    ///
    /// - Throws: where one is there already.
    static func folder(around current: Path) throws(Existing) -> Path {
        var roots = ProjectRoot()
        let folder = roots.root(of: current) ?? current
        if let there = ConfigSearch.nearest(Config.name, to: folder) { throw Existing(path: there) }
        return folder
    }

    struct Existing: Error {
        let path: Path

        var message: Message { .error(path, "is there already, and stays as it is") }
    }

    var text: String {
        let levels = Level.allCases.filter { $0 != .safe }.map(\.rawValue).joined(separator: ", ")
        let found = Overview(result: result, folder: folder.name, paint: Paint(isOn: false)).heading
        let required = version.split(separator: ".").prefix(2).joined(separator: ".")
        var lines = [
            "// What holds where the command line says nothing; `fixmods config` prints it.", "// Found in \(found).",
            "\"requiredVersion\": \"\(required)\",",
        ]
        lines += target + helpers + rules
        lines += [
            "// Levels to be applied beside safe: \(levels).", "\"allow\": [],",
            "// Globs of what is never to be rewritten.", "\"exclude\": []",
        ]
        return "{\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }

    private var target: [String] {
        guard result.deploymentTarget == nil else { return [] }
        let taken = DeploymentTarget.fallback.versions["iOS"].map { "iOS \($0)" } ?? ""
        return [
            "// What the code runs on, which nothing says; \(taken) and its kin are taken.",
            "// \"deploymentTarget\": \"\(taken)\",",
        ]
    }

    /// Those that are known by their names alone.
    private var helpers: [String] {
        let calls = result.files.flatMap(\.calls).map(\.call).filter { $0.declaration == nil && !$0.isExplicit }
        let kinds = Dictionary(calls.map { ($0.helper ?? "", $0.kind) }) { first, _ in first }
        let names = kinds.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { name, kind in
            JSON.Member(name: name, value: .string(kind == .bool ? "condition" : "payload"))
        }
        guard !names.isEmpty else { return [] }
        let text = String(decoding: JSON.object(names).bytes, as: UTF8.self).filter { $0 != "\n" }
        return [
            "// Helpers that no declaration shows, taken for these by their names; \"none\" says that one is none.",
            "// \"helpers\": \(text),",
        ]
    }

    private var rules: [String] {
        let found = ConfigSearch.nearest(Config.rulesFolder, to: folder)
        return found == nil ? [] : ["// The rule pages in `\(Config.rulesFolder)` count without being named."]
    }

    /// - Returns: what is to be said.
    func write() -> Message {
        let file = folder.appending(Config.name)
        do throws(AtomicWrite.Failure) {
            _ = try AtomicWrite(path: file).create(Array(text.utf8), buffer: ReadBuffer())
        } catch {
            return .error(file, error.sentence)
        }
        return .note("wrote `\(file)`")
    }
}
