import Rewriting
import RuleModel
import Syntax

// The values of members, each with what is wrong with it.
extension ConfigReader {
    /// - Returns: false for another member.
    mutating func readChoice(_ member: JSONText.Member, into choices: inout Config.Choices) -> Bool {
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
        case "fallback": choices.fallback = word(member, "way") ?? choices.fallback
        case "constants":
            guard case .bool(let value) = member.value.value else {
                mismatch(member, "`true` or `false`")
                break
            }
            choices.constants = setting(value, member)
        case "select": choices.selected = names(member) ?? choices.selected
        case "ignore": choices.ignored = names(member) ?? choices.ignored
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

    /// `"fallback": "leave"`
    mutating func word<Value: RawRepresentable<String> & CaseIterable>(
        _ member: JSONText.Member, _ kind: String
    ) -> Config.Setting<Value>? {
        guard case .string(let word) = member.value.value else {
            mismatch(member, "one of " + Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))
            return nil
        }
        guard let value = Value(rawValue: word) else {
            say("unknown \(kind) `\(word)`\(Value.allCases.map(\.rawValue).choice(for: word))", member.line)
            return nil
        }
        return setting(value, member)
    }

    /// `"helpers": { "whenever": "condition", "modify": "none" }`
    mutating func helpers(_ member: JSONText.Member) -> Config.Setting<[String: RuleBook.Naming]>? {
        guard case .object(let members) = member.value.value else {
            mismatch(member, "an object: `{ \"whenever\": \"condition\" }`")
            return nil
        }
        var names: [String: RuleBook.Naming] = [:]
        for item in members {
            let found: Config.Setting<RuleBook.Naming>? = word(item, "kind of helper")
            if let found { names[item.name] = found.value }
        }
        return setting(names, member)
    }

    /// `"ignore": ["Layout", "tint", "no-rule"]`
    mutating func names(_ member: JSONText.Member) -> Config.Setting<[Config.Name]>? {
        guard texts(member) != nil, case .list(let items) = member.value.value else { return nil }
        let names = items.compactMap { item -> Config.Name? in
            if case .string(let text) = item.value { Config.Name(text: text, line: item.line) } else { nil }
        }
        return setting(names, member)
    }

    /// `"rules": ["Team/Rules"]`
    mutating func rulesFolders(_ member: JSONText.Member, in folder: Path) -> Config.Setting<[Path]>? {
        guard let texts = texts(member), case .list(let items) = member.value.value else { return nil }
        for (text, item) in zip(texts, items) {
            do throws(SystemError) {
                let status = try FileStatus(of: folder.joined(Path(text)), followsLinks: true)
                if status.kind != .folder { say("`\(text)` in `rules` is no folder", item.line) }
            } catch {
                say("`\(text)` in `rules` cannot be read: \(error.sentence)", item.line)
            }
        }
        return setting(texts.map { folder.joined(Path($0)) }, member)
    }

    /// `"support": "App/EitherView.swift"`, which may not be there yet.
    mutating func support(_ member: JSONText.Member, in folder: Path) -> Config.Setting<Path>? {
        guard let text = text(member) else { return nil }
        let path = folder.joined(Path(text))
        if !path.hasSuffix(".swift") {
            say("`\(text)` in `support` is no Swift file", member.line)
        } else if !FileSystem.exists(path.parent) {
            say("the folder of `\(text)` in `support` does not exist", member.line)
        }
        return setting(path, member)
    }

    func isText(_ member: JSONText.Member) -> Bool {
        if case .string = member.value.value { true } else { false }
    }

    mutating func text(_ member: JSONText.Member) -> String? {
        if case .string(let text) = member.value.value { return text }
        mismatch(member, "a text")
        return nil
    }

    mutating func texts(_ member: JSONText.Member) -> [String]? {
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

    mutating func globs(_ member: JSONText.Member) -> Config.Setting<[IgnorePattern]>? {
        guard let texts = texts(member) else { return nil }
        var patterns: [IgnorePattern] = []
        for text in texts {
            do throws(IgnorePattern.Flaw) {
                patterns.append(try IgnorePattern(named: Path(text), in: file.parent))
            } catch {
                say("`\(text)` \(error.sentence)", member.line)
            }
        }
        return setting(patterns, member)
    }

    func setting<Value>(_ value: Value, _ member: JSONText.Member) -> Config.Setting<Value> {
        .init(value: value, place: .init(file: file, line: member.line))
    }

    mutating func mismatch(_ member: JSONText.Member, _ wanted: String) {
        say("`\(member.name)` is \(member.value.value.kind), and must be \(wanted)", member.line)
    }

    mutating func unknown(_ member: JSONText.Member, among names: [String]) {
        say("unknown member `\(member.name)`\(names.choice(for: member.name))", member.line)
    }

    mutating func say(_ sentence: String, _ line: Int) {
        mistakes.append(.error(file, line: line, sentence))
    }
}
