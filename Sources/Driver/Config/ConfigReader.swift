import Rewriting
import RuleModel
import Syntax

/// Reads what the members of a `.fixmods.json` say, and collects what is wrong with them.
struct ConfigReader {
    private(set) var mistakes: [Message] = []
    /// The files that are being read, each extended by the one before.
    private var open: [Path] = []
    private var file: Path = ""

    /// The names of the members, as a schema lists them.
    static let names = [
        "$schema", "extends", "requiredVersion", "deploymentTarget", "rules", "allow", "fallback", "support",
        "constants",
        "include", "exclude", "overrides",
    ]
    static let namesOfOverrides = ["files", "deploymentTarget", "allow", "fallback", "constants"]

    mutating func config(at file: Path) -> Config {
        let outer = self.file
        self.file = file
        open.append(file)
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
            mistakes.append(.error(file, "cannot be read: \(error.sentence)"))
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
        case "$schema", "extends": break
        case "requiredVersion":
            if let wanted = text(member), !version.hasPrefix(wanted + "."), version != wanted {
                say("needs fixmods \(wanted), and this is \(version)", member.line)
            }
            config.requiredVersion = text(member).map { setting($0, member) } ?? config.requiredVersion
        case "rules":
            let folder = config.folder
            config.rules = texts(member).map { setting($0.map { folder.joined(Path($0)) }, member) } ?? config.rules
        case "support":
            let folder = config.folder
            config.support = text(member).map { setting(folder.joined(Path($0)), member) } ?? config.support
        case "include": config.includes = globs(member) ?? config.includes
        case "exclude": config.excludes = globs(member) ?? config.excludes
        case "overrides":
            guard case .list(let items) = member.value.value else { return mismatch(member, "a list of objects") }
            for item in items { readOverride(item, into: &config) }
        default:
            if !readChoice(member, into: &config.choices) { unknown(member, among: Self.names) }
        }
    }

    /// - Returns: false for another member.
    private mutating func readChoice(_ member: JSONText.Member, into choices: inout Config.Choices) -> Bool {
        switch member.name {
        case "allow":
            guard let words = texts(member) else { break }
            var levels: [Level] = []
            for word in words {
                if let level = Level(rawValue: word) {
                    levels.append(level)
                } else {
                    say("unknown level `\(word)`\(Level.allCases.map(\.rawValue).choice(for: word))", member.line)
                }
            }
            choices.allowed = setting(levels, member)
        case "fallback":
            guard let word = text(member) else { break }
            guard let fallback = BranchPolicy.Fallback(rawValue: word) else {
                say(
                    "unknown way `\(word)`\(BranchPolicy.Fallback.allCases.map(\.rawValue).choice(for: word))",
                    member.line)
                break
            }
            choices.fallback = setting(fallback, member)
        case "constants":
            guard case .bool(let value) = member.value.value else {
                mismatch(member, "`true` or `false`")
                break
            }
            choices.constants = setting(value, member)
        case "deploymentTarget":
            guard let text = text(member) else { break }
            do throws(Flaw) {
                choices.deploymentTarget = setting(try DeploymentTarget(reading: text), member)
            } catch {
                say(error.description, member.line)
            }
        default: return false
        }
        return true
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
            } else if !readChoice(member, into: &choices) {
                unknown(member, among: Self.namesOfOverrides)
            }
        }
        guard let files else { return say("an override needs `files`, a list of globs", item.line) }
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
            let base = self.config(at: path)
            config.requiredVersion = base.requiredVersion ?? config.requiredVersion
            config.rules = base.rules ?? config.rules
            config.support = base.support ?? config.support
            config.includes = base.includes ?? config.includes
            config.excludes = base.excludes ?? config.excludes
            config.overrides += base.overrides
            config.choices.take(base.choices)
        }
    }

    private func isText(_ member: JSONText.Member) -> Bool {
        if case .string = member.value.value { true } else { false }
    }

    private mutating func text(_ member: JSONText.Member) -> String? {
        if case .string(let text) = member.value.value { return text }
        mismatch(member, "a text")
        return nil
    }

    private mutating func texts(_ member: JSONText.Member) -> [String]? {
        guard case .list(let items) = member.value.value else {
            mismatch(member, "a list of texts")
            return nil
        }
        var texts: [String] = []
        for item in items {
            guard case .string(let text) = item.value else {
                say("`\(member.name)` holds \(item.value.kind), and is a list of texts", item.line)
                return nil
            }
            texts.append(text)
        }
        return texts
    }

    private mutating func globs(_ member: JSONText.Member) -> Config.Setting<[IgnorePattern]>? {
        guard let texts = texts(member) else { return nil }
        var patterns: [IgnorePattern] = []
        for text in texts {
            if let pattern = IgnorePattern(Array(text.utf8)) {
                patterns.append(pattern)
            } else {
                say("`\(text)` is no glob", member.line)
            }
        }
        return setting(patterns, member)
    }

    private func setting<Value>(_ value: Value, _ member: JSONText.Member) -> Config.Setting<Value> {
        .init(value: value, place: .init(file: file, line: member.line))
    }

    private mutating func mismatch(_ member: JSONText.Member, _ wanted: String) {
        say("`\(member.name)` is \(member.value.value.kind), and must be \(wanted)", member.line)
    }

    private mutating func unknown(_ member: JSONText.Member, among names: [String]) {
        say("unknown member `\(member.name)`\(names.choice(for: member.name))", member.line)
    }

    private mutating func say(_ sentence: String, _ line: Int) {
        mistakes.append(.error(file, line: line, sentence))
    }
}

extension Config.Choices {
    /// Takes what others say; what they do not say stays.
    mutating func take(_ other: Self) {
        allowed = other.allowed ?? allowed
        fallback = other.fallback ?? fallback
        constants = other.constants ?? constants
        deploymentTarget = other.deploymentTarget ?? deploymentTarget
    }
}
