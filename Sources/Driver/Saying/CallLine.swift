import Rewriting
import RuleModel

/// One call as `--verbose` and `--check` list it.
struct CallLine {
    private let call: PlannedCall
    private let place: String
    private let helper: String
    private let excerpt: Excerpt
    private let allowed: Set<Level>
    /// True if its edit is shown, whatever becomes of others.
    private let isShown: Bool
    private let options: Options
    private let paint: Paint

    init(_ located: LocatedCall, in file: FileResult, _ options: Options, _ paint: Paint) {
        call = located.call
        place = paint(.strong, "\(file.path):\(located.start.line):\(located.start.column):")
        helper = "`\(Shown.escaped(located.call.helper ?? "if"))`"
        excerpt = Excerpt(line: located.line, column: located.start.column)
        allowed = file.allowed
        isShown = options.isPreview || !file.diff.isEmpty
        self.options = options
        self.paint = paint
    }

    /// The line in which it begins, and a mark below the column.
    func excerpt(width: Int) -> String { excerpt.text(width: width, paint) }

    /// ``Row.swift:16:21: withheld (assumed) `applyIf`: …``, and its notes.
    var all: [String] {
        let reason = call.reason.map { ": " + Shown.escaped($0.sentence) } ?? ""
        let missing = Set(call.caveats.map(\.level)).subtracting(allowed).sorted()
        let needed = options.levels(missing, beside: allowed).map(\.rawValue)
        let would = isShown || call.isOnlyReported ? "would be " : ""
        let said =
            switch call.outcome {
            case .rewritten: "\(paint(.green, "\(would)rewritten"))\(levels) \(helper)\(reason)"
            case .branch where call.isWrapped: "\(paint(.green, "\(would)wrapped")) \(helper)\(reason)"
            case .withheld:
                "\(paint(.yellow, "withheld")) (\(missing.map(\.rawValue).joined(separator: ", "))) \(helper)\(reason); "
                    + "--allow \(needed.joined(separator: ",")) applies it"
            case .branch, .left: "\(paint(.yellow, call.outcome.rawValue)) \(helper)\(reason)"
            case .constant, .suppressed: "\(call.outcome.rawValue) \(helper)\(reason)"
            }
        let code = call.outcome == .rewritten ? "" : " [\(call.code)]"
        return ["\(place) \(said)\(code)"] + call.notes.map { "\(place) note \(helper): \(Shown.escaped($0))" }
    }

    /// The same, and below the mark what would stand there, where that is no change of another call's.
    func change(width: Int) -> String {
        excerpt.text(width: width, paint, above: call.after, isAtMark: !call.isWrapped)
    }

    /// ``Row.swift:16:21: would rewrite `applyIf` ``; nil for what stays.
    var wouldChange: String? {
        switch call.outcome {
        case .rewritten where call.isOnlyReported: return nil
        case .rewritten:
            return "\(place) \(paint(.green, "would rewrite")) \(helper)\(Shown.escaped(call.warning))"
        case .branch where call.isWrapped:
            let reason = call.reason.map { ": " + Shown.escaped($0.sentence) } ?? ""
            return "\(place) \(paint(.green, "would wrap")) \(helper)\(reason)"
        case .branch, .withheld, .left, .constant, .suppressed: return nil
        }
    }

    private var levels: String {
        let levels = Set(call.caveats.map(\.level)).sorted().map(\.rawValue)
        return levels.isEmpty ? "" : " (\(levels.joined(separator: ", ")))"
    }
}

extension PlannedCall {
    /// `` (approx: a framed spacer no longer gives way to its neighbours)``: all that is said of the form; empty where nothing is.
    var warning: String {
        let said = caveats.map { "\($0.level.rawValue): \($0.reason)" } + notes.map { "note: \($0)" }
        return said.isEmpty ? "" : " (\(said.joined(separator: "; ")))"
    }
}

/// What `--check` prints on the standard output: every call that would be rewritten.
struct CheckList {
    let result: Job.Result
    let options: Options
    let paint: Paint
    var width = Paragraph.widest

    var text: String {
        result.files.filter(result.hasNews).map { file in
            let calls = file.withoutKnown.calls.map { located -> String in
                let line = CallLine(located, in: file, options, paint)
                guard let said = line.wouldChange else { return "" }
                return Paragraph(text: said).lines(width: width) + line.change(width: width)
            }
            let path = paint(.strong, "\(file.path):")
            let declared = file.declaration == nil ? [] : ["\(path) would declare `EitherView`"]
            let given = file.given.map { "\(path) would give `\($0.declaration.name)` a parameter `\($0.plan.name)`" }
            let comments = file.flaws.filter(\.isRemoved).map { flaw in
                "\(paint(.strong, "\(file.path):\(flaw.start.line):\(flaw.start.column):")) would remove: \(flaw.sentence)"
            }
            let gone = file.removed.map { "\(path) would remove `\(Shown.escaped($0.name))`" }
            return calls.joined()
                + (declared + given + comments + gone).map { Paragraph(text: $0).lines(width: width) }.joined()
        }.joined()
    }
}
