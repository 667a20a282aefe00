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
        if calls.isEmpty {
            let files = result.fileCount == 1 ? "one Swift file" : "\(result.fileCount) Swift files"
            return "\(folder): no conditional calls in \(files)\n"
        }
        let rows = rows(calls)
        let digits = rows.map { String($0.count).count }.max() ?? 1
        let words = rows.map(\.word.count).max() ?? 0
        let commands = rows.map(\.command.count).max() ?? 0
        // A narrow terminal shows less of what they have in common, and the command whole.
        let room = max(width - digits - words - commands - 6, 16)
        return Paragraph(text: heading(calls)).lines(width: width)
            + rows.map { row in
                let count = String(row.count)
                let gap = { (text: String, width: Int) in String(repeating: " ", count: max(0, width - text.count)) }
                let text = Self.joined(row.parts, room: room)
                let line = " \(gap(count, digits))\(count) \(paint(.strong, row.word))\(gap(row.word, words))  \(text)"
                return row.command.isEmpty ? line + "\n" : "\(line)\(gap(text, room))  \(paint(.cyan, row.command))\n"
            }.joined()
    }

    /// ``Bookshelf: 40 conditional calls of `applyIf` (View+If.swift:4), iOS 17 from Package.swift``
    private func heading(_ calls: [PlannedCall]) -> String {
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
        let own = calls.filter { $0.outcome == .left && $0.code == "no-rule" }
        let left = calls.filter { $0.outcome == .left && $0.code != "no-rule" }
        let branches = calls.filter { $0.outcome == .branch && !$0.isWrapped }
        let constant = calls.filter { $0.outcome == .constant }
        let suppressed = calls.filter { $0.outcome == .suppressed }
        let levels = Set(withheld.flatMap(\.caveats).map(\.level)).sorted()
        let allowing =
            Set(levels).isSubset(of: [.assumed, .approx])
            ? "--unsafe" : "--allow \(levels.map(\.rawValue).joined(separator: ","))"
        let names = Self.list(own.compactMap(\.modifier))
        return [
            Row(
                count: ready.count, word: "ready",
                parts: ["equal with the condition true and with it false"], command: "fixmods ."),
            Row(
                count: withheld.count, word: "withheld", parts: Self.reasons(withheld.map { $0.caveats.first?.reason }),
                command: "fixmods \(allowing) --dry-run ."),
            Row(count: own.count, word: "own", parts: names, command: "fixmods explain page"),
            Row(
                count: left.count, word: "left", parts: Self.reasons(left.map { $0.reason?.sentence }),
                command: "fixmods --verbose --dry-run ."),
            Row(
                count: branches.count, word: "branch", parts: Self.list(branches.map { $0.modifier ?? $0.code }),
                command: "fixmods explain branch"),
            Row(
                count: constant.count, word: "constant", parts: Self.reasons(constant.map { $0.reason?.sentence }),
                command: ""),
            Row(count: suppressed.count, word: "suppressed", parts: ["by a comment"], command: ""),
        ].filter { $0.count > 0 }
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

    /// As much as there is room for.
    private static func joined(_ parts: [String], room: Int) -> String {
        let text = parts.joined(separator: " · ")
        return text.count <= room ? text : text.prefix(room - 2) + " …"
    }
}
