import Rewriting
import RuleModel
import Semantics
import Syntax

/// What the command says when it stands alone: how the project stands, and what to do next, in a screen.
struct Overview {
    let result: Job.Result
    /// The name of the folder in which it runs.
    let folder: Path
    let paint: Paint
    var width = Paragraph.widest

    /// Calls that one command is about.
    private struct Row {
        let count: Int
        let word: String
        /// What the calls have in common; the most frequent first.
        let parts: [String]
        let command: String
    }

    var text: String {
        let calls = result.files.flatMap(\.calls).map(\.call)
        if calls.isEmpty { return heading + "\n" }
        let rows = rows(calls)
        let digits = rows.map { String($0.count).count }.max() ?? 1
        let words = rows.map(\.word.count).max() ?? 0
        let commands = rows.map(\.command.count).max() ?? 0
        let indentation = digits + words + 4
        // Where what most of them have in common does not fit beside the commands, these stand below.
        let besideCommands = width - indentation - commands - 2
        let isWide = rows.allSatisfy { row in (row.parts.first?.count ?? 0) <= besideCommands }
        let room = isWide ? besideCommands : width - indentation
        return Paragraph(text: heading).lines(width: width)
            + rows.map { row in
                let count = String(row.count)
                let gap = { (text: String, width: Int) in String(repeating: " ", count: max(0, width - text.count)) }
                let text = Self.joined(row.parts, room: room)
                let head = " \(gap(count, digits))\(count) \(paint(.strong, row.word))\(gap(row.word, words))  "
                let command = paint(.cyan, row.command)
                if isWide {
                    return row.command.isEmpty ? "\(head)\(text)\n" : "\(head)\(text)\(gap(text, room))  \(command)\n"
                }
                let said = Paragraph(text: text, indentation: indentation, hanging: 0).lines(width: width)
                let start = max(min(indentation, width - row.command.count), 0)
                return head + said.dropFirst(indentation) + (text.isEmpty ? "\n" : "")
                    + (row.command.isEmpty ? "" : String(repeating: " ", count: start) + command + "\n")
            }.joined()
    }

    /// ``Bookshelf: 40 conditional calls of `applyIf` (View+If.swift:4), iOS 17 from Package.swift``
    var heading: String {
        let calls = result.files.flatMap(\.calls).map(\.call)
        if calls.isEmpty {
            let files = result.fileCount == 1 ? "one Swift file" : "\(result.fileCount) Swift files"
            return "\(folder): no conditional calls in \(files)"
        }
        let count = calls.count == 1 ? "one conditional call" : "\(calls.count) conditional calls"
        let helpers = Self.counted(calls.map { $0.helper ?? "if" }).map(\.name)
        let named = helpers.prefix(3).map { name -> String in
            let places = Set(calls.filter { $0.helper == name }.compactMap(\.declaration?.shown))
            return "`\(Shown.escaped(name))`" + (places.count == 1 ? " (\(Shown.escaped(places.first!)))" : "")
        }
        let more = helpers.count > 3 ? " and \(helpers.count - 3) more" : ""
        let target =
            result.deploymentTarget.map { declared in
                let said = DeploymentTarget.platforms.compactMap { platform in
                    declared.statements[platform].map { statement in
                        (
                            text: "\(platform) \(statement.version.numbers.map { String($0) }.joined(separator: "."))",
                            place: statement.place
                        )
                    }
                }
                let place = Set(said.map(\.place)).count == 1 ? " from \(Shown.escaped(said[0].place))" : ""
                return said.prefix(2).map(\.text).joined(separator: ", ") + place
            } ?? "no deployment target found"
        return "\(paint(.strong, folder.description)): \(count) of \(named.joined(separator: ", "))\(more), \(target)"
    }

    private func rows(_ calls: [PlannedCall]) -> [Row] {
        let ready = calls.filter { $0.outcome == .rewritten || $0.isWrapped }
        let withheld = calls.filter { $0.outcome == .withheld }
        let own = calls.filter { $0.outcome == .left && $0.isOfOwnModifier }
        let unknown = calls.filter { $0.outcome == .left && $0.isOfUnknownModifier }
        let left = calls.filter { $0.outcome == .left && !$0.isOfOwnModifier && !$0.isOfUnknownModifier }
        let upgradable = calls.filter { $0.upgrade != nil }
        let branches = calls.filter { $0.outcome == .branch && !$0.isWrapped && $0.upgrade == nil }
        let constant = calls.filter { $0.outcome == .constant }
        let suppressed = calls.filter { $0.outcome == .suppressed }
        let allowed = result.files.reduce(into: Set<Level>()) { $0.formUnion($1.allowed) }
        let levels = Set(withheld.flatMap(\.caveats).map(\.level)).union(allowed).subtracting([.safe]).sorted()
        let allowing =
            Set(levels).isSubset(of: [.assumed, .approx])
            ? "--unsafe" : "--allow \(levels.map(\.rawValue).joined(separator: ","))"
        let upgrades = Set(upgradable.compactMap(\.upgrade).joined()).union(allowed).subtracting([.safe]).sorted()
        let upgrading = upgrades.isEmpty ? "" : "--allow \(upgrades.map(\.rawValue).joined(separator: ",")) "
        let names = own.compactMap(\.modifier)
        return [
            Row(count: ready.count, word: "ready", parts: Self.kinds(ready), command: "fixmods ."),
            Row(
                count: withheld.count, word: "withheld", parts: Self.reasons(withheld.map { $0.caveats.first?.reason }),
                command: "fixmods \(allowing) --dry-run ."),
            Row(
                count: own.count, word: "own", parts: Self.list(names),
                command: Self.counted(names).first.map { Self.beginning($0.name, own) } ?? ""),
            Row(
                count: unknown.count, word: "unknown", parts: Self.list(unknown.compactMap(\.modifier)),
                command: "fixmods explain no-rule"),
            Row(
                count: left.count, word: "left", parts: Self.reasons(left.map { $0.reason?.sentence }),
                command: "fixmods --verbose --dry-run ."),
            Row(
                count: branches.count, word: "branch", parts: Self.list(branches.map { $0.modifier ?? $0.code }),
                command: "fixmods explain branch"),
            Row(
                count: upgradable.count, word: "branch", parts: ["in `\(EitherViewType.name)`, though there is a form"],
                command: "fixmods --upgrade \(upgrading)--dry-run ."),
            Row(
                count: constant.count, word: "constant", parts: Self.reasons(constant.map { $0.reason?.sentence }),
                command: ""),
            Row(
                count: suppressed.count, word: "suppressed", parts: Self.ways(suppressed.map(\.suppressedBy)),
                command: ""),
        ].filter { $0.count > 0 }
    }

    /// What begins a page for a modifier, which may be declared in a file that the folder does not hold.
    private static func beginning(_ name: String, _ calls: [PlannedCall]) -> String {
        let file = calls.firstNonNil { call -> Path? in
            guard call.modifier == name,
                case .refusal(.noSwitch(_, .isNoTarget(let files, _), _))? = call.reason, let first = files.min()
            else { return nil }
            return first.named
        }
        return "fixmods new-rule \(Options.quoted(name)) \(file.map { Options.quoted($0.spelling) } ?? ".")"
    }

    /// What is said of calls that can be done: `12 equal · 3 assumed · 1 wrapped`
    private static func kinds(_ calls: [PlannedCall]) -> [String] {
        let names = calls.map { call -> String in
            if call.isWrapped { return "wrapped in `\(EitherViewType.name)`" }
            return call.caveats.map(\.level).max()?.rawValue ?? "equal"
        }
        return Set(names) == ["equal"] ? ["equal with the condition true and with it false"] : ways(names)
    }

    /// `2 equal · 1 assumed`; the sole one without how many there are.
    private static func ways(_ names: [String]) -> [String] {
        let counts = counted(names)
        return counts.map { counts.count == 1 ? $0.name : "\($0.count) \($0.name)" }
    }

    /// `4 a font set around the view is lost`, the most frequent first.
    private static func reasons(_ sentences: [String?]) -> [String] {
        counted(sentences.compactMap(\.self)).map { "\($0.count) \(Shown.escaped($0.name))" }
    }

    /// `clipShape 3, pickerStyle`
    private static func list(_ names: [String]) -> [String] {
        let counts = counted(names)
        return counts.map { Shown.escaped($0.name) + ($0.count > 1 ? " \($0.count)" : "") }
    }

    private static func counted(_ names: [String]) -> [(name: String, count: Int)] {
        let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return counts.map { (name: $0.key, count: $0.value) }
            .sorted { $0.count != $1.count ? $0.count > $1.count : $0.name < $1.name }
    }

    /// As many as there is room for, and the first in any case.
    private static func joined(_ parts: [String], room: Int) -> String {
        let texts = parts.indices.reversed().map { last in
            parts[...last].joined(separator: " · ") + (last + 1 < parts.count ? " · …" : "")
        }
        return texts.first { $0.count <= room } ?? parts.first ?? ""
    }
}

extension PlannedCall {
    /// True if it applies a modifier that the project declares, and that a page could state.
    fileprivate var isOfOwnModifier: Bool {
        switch reason {
        case .refusal(.noRule(_, because: .some)), .refusal(.noSwitch): true
        default: false
        }
    }

    /// True if it applies a modifier that nothing declares and no page states.
    fileprivate var isOfUnknownModifier: Bool {
        if case .refusal(.noRule(_, because: nil)) = reason { true } else { false }
    }
}

extension PlannedCall {
    /// What has to be allowed for the form that replaces its `EitherView`; nil where there is none.
    fileprivate var upgrade: [Level]? {
        if case .branch(_, _, .upgradable(let level))? = reason { level.map { [$0] } ?? [] } else { nil }
    }

    /// What leaves it alone.
    fileprivate var suppressedBy: String {
        if case .text(let text)? = reason, text.hasPrefix("the config") { "by the config" } else { "by a comment" }
    }
}
