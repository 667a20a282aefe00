import Rewriting
import RuleModel
import Syntax

/// Reads what the members of a `.fixmods.json` say, and collects what is wrong with them.
struct ConfigReader {
    var mistakes: [Message] = []
    /// All that were read, or could not be.
    private(set) var files: Set<Path> = []
    /// The files that are being read, each extended by the one before.
    private var open: [Path] = []
    var file: Path = ""

    /// The names of the members, as a schema lists them.
    static let names = [
        "$schema", "extends", "requiredVersion", "deploymentTarget", "rules", "allow", "fallback", "support",
        "constants", "explicit", "helpers", "select", "ignore", "include", "exclude", "overrides",
    ]
    static let namesOfOverrides = [
        "files", "deploymentTarget", "allow", "fallback", "constants", "select", "ignore",
    ]

    /// - Parameter asker: what another file says of this one, where one does.
    mutating func config(at file: Path, for asker: (name: String, line: Int)? = nil) -> Config {
        let outer = self.file
        self.file = file
        open.append(file)
        files.insert(file)
        defer {
            open.removeLast()
            self.file = outer
        }
        var config = Config(folder: file.parent)
        let text: JSONText
        do throws(SystemError) {
            let bytes = try ReadBuffer().bytes(of: file, .named)
            do throws(JSONText.Mistake) {
                text = try JSONText(reading: bytes)
            } catch {
                say(error.sentence, error.line)
                return config
            }
        } catch {
            if let asker {
                self.file = outer
                say("`\(asker.name)` cannot be read: \(error.sentence)", asker.line)
            } else {
                mistakes.append(.error(file, "cannot be read: \(error.sentence)"))
            }
            return config
        }
        guard case .object(let members) = text.value else {
            say("holds \(text.value.kind), and must hold an object", text.line)
            return config
        }
        if let base = members.first(where: { $0.name == "extends" }) { extend(&config, with: base) }
        for member in members { read(member, into: &config) }
        return config
    }

    private mutating func read(_ member: JSONText.Member, into config: inout Config) {
        switch member.name {
        case "$schema": _ = text(member)
        case "extends": break
        case "requiredVersion":
            guard let wanted = text(member) else { break }
            let isVersion = wanted.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
                !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
            if !isVersion {
                say("`\(wanted)` in `requiredVersion` is no version, such as `\(version)`", member.line)
            } else if !version.hasPrefix(wanted + "."), version != wanted {
                say("needs fixmods \(wanted), and this is \(version)", member.line)
            }
            config.requiredVersion = setting(wanted, member)
        case "rules": config.rules = rulesFolders(member, in: config.folder) ?? config.rules
        case "support": config.support = support(member, in: config.folder) ?? config.support
        case "explicit": config.explicit = word(member, "way") ?? config.explicit
        case "helpers": config.helpers = helpers(member) ?? config.helpers
        case "include": config.includes = globs(member) ?? config.includes
        case "exclude": config.excludes = globs(member) ?? config.excludes
        case "overrides":
            guard case .list(let items) = member.value.value else { return mismatch(member, "a list of objects") }
            for item in items { readOverride(item, into: &config) }
        default:
            if !readChoice(member, into: &config.choices) { unknown(member, among: Self.names) }
        }
    }

    private mutating func readOverride(_ item: JSONText, into config: inout Config) {
        guard case .object(let members) = item.value else {
            return say("an override is \(item.value.kind), and must be an object", item.line)
        }
        var choices = Config.Choices()
        var files: [IgnorePattern]?
        for member in members {
            if member.name == "files" {
                files = globs(member)?.value
                if files == [] { say("`files` is empty, so the override holds for no file", member.line) }
            } else if !readChoice(member, into: &choices) {
                unknown(member, among: Self.namesOfOverrides)
            }
        }
        guard let files else {
            // What is no list of globs was said to be none.
            if item["files"] == nil { say("an override needs `files`, a list of globs", item.line) }
            return
        }
        config.overrides.append((files, choices))
    }

    /// What the file says on its own comes on top. Globs of another folder count from there, so that only files in the
    /// same folder can share them.
    private mutating func extend(_ config: inout Config, with member: JSONText.Member) {
        guard let names = isText(member) ? text(member).map({ [$0] }) : texts(member) else { return }
        for name in names {
            let path = config.folder.joined(Path(name)).normalized
            guard !open.contains(path) else {
                say("`\(name)` extends this file, which extends it", member.line)
                continue
            }
            let base = self.config(at: path, for: (name, member.line))
            config.requiredVersion = base.requiredVersion ?? config.requiredVersion
            config.rules = base.rules ?? config.rules
            config.support = base.support ?? config.support
            config.explicit = base.explicit ?? config.explicit
            config.helpers = base.helpers ?? config.helpers
            config.includes = base.includes ?? config.includes
            config.excludes = base.excludes ?? config.excludes
            config.overrides += base.overrides
            config.choices.take(base.choices)
        }
    }
}

extension Config.Choices {
    /// Takes what others say; what they do not say stays.
    mutating func take(_ other: Self) {
        allowed = other.allowed ?? allowed
        fallback = other.fallback ?? fallback
        constants = other.constants ?? constants
        selected = other.selected ?? selected
        ignored = other.ignored ?? ignored
        deploymentTarget = other.deploymentTarget ?? deploymentTarget
    }
}
