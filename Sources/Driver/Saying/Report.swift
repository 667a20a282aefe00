import Rewriting
import RuleModel

/// What is said of a run on the stream for errors: a line for each call that was not rewritten, what was written, and
/// a summary.
struct Report {
    let result: Job.Result
    let options: Options
    let paint: Paint

    /// All lines, each with a newline.
    var text: String {
        let messages = result.messages + result.files.compactMap(\.failure)
        let errors = messages.filter { $0.kind == .error }.sorted {
            ($0.path ?? "", $0.line ?? 0) < ($1.path ?? "", $1.line ?? 0)
        }
        var all = result.files.flatMap { lines(of: $0) }
        all += (messages.filter { $0.kind == .note } + errors).map { $0.line(paint) }
        if result.interruption != nil { all.append("interrupted; what was not done is as it was") }
        all.append(summary)
        return all.map { $0 + "\n" }.joined()
    }

    private func lines(of file: FileResult) -> [String] {
        var all = file.calls.flatMap { lines(of: $0, in: file) }
        if file.isWritten {
            let count = file.calls.count { $0.call.outcome == .rewritten || $0.call.isWrapped }
            let what = count == 0 ? [] : [Self.count(count, "call")]
            let things = (what + (file.declaration != nil ? ["the declaration of `EitherView`"] : [])).joined(
                separator: " and ")
            all.append("\(paint(.strong, "\(file.path)")): wrote \(things)")
        } else if file.declaration != nil, file.hasEdits, options.isCheck, !options.isDryRun {
            all.append("\(paint(.strong, "\(file.path)")): would declare `EitherView`")
        }
        return all
    }

    private func lines(of located: LocatedCall, in file: FileResult) -> [String] {
        let call = located.call
        let place = paint(.strong, "\(file.path):\(located.start.line):\(located.start.column):")
        let helper = call.helper.map { " `\(Shown.escaped($0))`" } ?? " `if`"
        let reason = call.reason.map { ": " + Shown.escaped($0.sentence) } ?? ""
        var lines: [String] = []
        switch call.outcome {
        case .rewritten:
            // In a diff the rewrite is there to see, and a file that was written is named below.
            if options.isCheck, !options.isDryRun, file.hasEdits {
                lines.append("\(place) \(paint(.green, "would rewrite"))\(helper)\(preview(of: call))")
            }
        case .withheld:
            let level = call.level?.rawValue ?? Level.approx.rawValue
            lines.append(
                "\(place) \(paint(.yellow, "withheld")) (\(level))\(helper)\(reason); --allow \(level) applies it")
        case .branch where call.isWrapped && options.isCheck && !options.isDryRun && file.hasEdits:
            lines.append("\(place) \(paint(.green, "would wrap"))\(helper)\(reason)")
        case .branch, .left:
            lines.append("\(place) \(paint(.yellow, call.outcome.rawValue))\(helper)\(reason)")
        case .constant, .suppressed:
            lines.append("\(place) \(call.outcome.rawValue)\(helper)\(reason)")
        }
        lines += call.notes.map { "\(place) note\(helper): \(Shown.escaped($0))" }
        return lines
    }

    private func preview(of call: PlannedCall) -> String {
        guard let after = call.after, !after.utf8.contains(UInt8(ascii: "\n")) else { return "" }
        return ": " + Shown.escaped(after)
    }

    /// `3 files, 17 calls: 9 rewritten, 2 branch, 3 withheld, 2 left, 1 constant`
    private var summary: String {
        let calls = result.files.flatMap(\.calls)
        let outcomes = Outcome.allCases.compactMap { outcome in
            let count = calls.count { $0.call.outcome == outcome }
            return count == 0 ? nil : "\(count) \(outcome.rawValue)"
        }
        let head = "\(Self.count(result.fileCount, "file")), \(Self.count(calls.count, "call"))"
        return outcomes.isEmpty ? head : "\(head): \(outcomes.joined(separator: ", "))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension PlannedCall {
    /// True for a branch that is, or would be, wrapped in `EitherView`.
    var isWrapped: Bool { outcome == .branch && after != nil }
}
