import Rewriting
import RuleModel
import Semantics
import Syntax

/// What is said of a run on the stream for errors: its calls in groups, what went wrong, and how it stands.
struct Report {
    let result: Job.Result
    let options: Options
    let paint: Paint
    var width = Paragraph.widest

    /// All lines, each with a newline.
    var text: String {
        let messages = result.messages + result.files.compactMap(\.failure)
        let errors = messages.filter { $0.kind == .error }
            .sorted { ($0.path ?? "", $0.line ?? 0) < ($1.path ?? "", $1.line ?? 0) }
        if options.isQuiet { return errors.map { paragraph($0.said(paint)) }.joined() }
        var all = options.isVerbose ? files.map { lines(of: $0) }.joined() : ""
        if !options.isCounting { all += groups }
        let flaws = result.files.flatMap(\.flawMessages)
        for message in messages.filter({ $0.kind == .note }) + flaws + errors { all += paragraph(message.said(paint)) }
        if result.interruption != nil { all += "interrupted; what was not done is as it was\n" }
        let helpers = HelperCounts(result.files, options)
        let ends =
            helpers.removals + helpers.stays + [helpers.sentence].compactMap { $0 } + helpers.erasures
            + [helpers.ending].compactMap { $0 }
        return all + paragraph(summary) + (baseline.map { paragraph($0) } ?? "") + ends.map { paragraph($0) }.joined()
    }

    /// Without the calls that are known.
    private var files: [FileResult] { result.baseline == nil ? result.files : result.files.map(\.withoutKnown) }

    /// `12 calls are known from the baseline; 3 in it are gone: `fixmods baseline` writes it anew`
    private var baseline: String? {
        guard let baseline = result.baseline else { return nil }
        let known = "\(Self.count(baseline.known, "call")) known from the baseline"
        if baseline.gone == 0 { return known }
        return "\(known), \(baseline.gone) in it gone since; `fixmods baseline` writes it anew"
    }

    private func paragraph(_ text: String, indentation: Int = 0) -> String {
        Paragraph(text: text, indentation: indentation).lines(width: width)
    }

    /// Every call of a file on a line of its own, and what was written.
    private func lines(of file: FileResult) -> String {
        let calls = file.calls.flatMap { located in
            let line = CallLine(located, in: file, options, paint)
            return line.all.map { paragraph($0) } + [line.excerpt(width: width)]
        }
        guard file.isWritten else { return calls.joined() }
        let count = file.calls.count { $0.call.outcome == .rewritten || $0.call.isWrapped }
        let things =
            (count == 0 ? [] : [Self.count(count, "call")])
            + (file.declaration != nil ? ["the declaration of `EitherView`"] : [])
            + (file.given.isEmpty ? [] : [Self.count(file.given.count, "declaration")])
            + (file.flaws.contains(where: \.isRemoved)
                ? [Self.count(file.flaws.count(where: \.isRemoved), "comment")] : [])
        let written = "\(paint(.strong, "\(file.path):")) wrote \(things.joined(separator: " and "))"
        return calls.joined() + paragraph(written)
    }

    private var groups: String {
        let groups = CallGroups(files, options)
        let names = PlaceNames(result.paths.isEmpty ? result.files.map(\.path) : result.paths)
        return Outcome.allCases.map { outcome -> String in
            let sections = groups.sections.filter { $0.section.outcome == outcome }
            guard !sections.isEmpty else { return "" }
            let sole = sections.count == 1 && sections[0].section.title == nil ? sections[0].section : nil
            let count = files.flatMap(\.calls).count { $0.call.outcome == outcome && !$0.call.isOnlyReported }
            let remedy = sole?.remedy.map(said) ?? ""
            let reported = outcome == .rewritten ? reported : nil
            let headings = [count > 0 ? heading(outcome, count) + remedy : nil, reported].compactMap(\.self)
            var text = paragraph(headings.joined(separator: ", "))
            for (section, count, groups) in sections {
                if let title = section.title {
                    let remedy = section.remedy.map(said) ?? ""
                    text += paragraph("\(count) \(title)\(remedy)", indentation: 2)
                } else if section.outcome == .rewritten, sections.count > 1 {
                    text += paragraph("\(count) \(Level.safe.rawValue) (\(Level.safe.gist))", indentation: 2)
                }
                for group in groups { text += lines(of: group, names, indentation: section.title == nil ? 2 : 4) }
            }
            if outcome == .branch { text += declarations(names) }
            guard outcome == .rewritten else { return text }
            // Where there is no more to say of them than how many there are, the summary does.
            let notes = given(names) + notes(names)
            return sole == nil || !notes.isEmpty ? text + notes : ""
        }.joined()
    }

    // What was just written is no part of the index, so a second run over that would only show its diff.
    private func said(_ remedy: Remedy) -> String {
        if options.inputName != nil, remedy.needsOtherFiles { return "" }
        // Who has named a file is not told to name one.
        let isHomeNamed = options.supportFile != nil
        if isHomeNamed, remedy == .declare { return "" }
        let remedy = isHomeNamed && remedy == .wrap(hasHome: false) ? .wrap(hasHome: true) : remedy
        let isBehind = options.isStaged && result.files.contains(where: \.isWritten)
        return (isBehind ? "; behind `git add`, " : "; ") + remedy.sentence(options)
    }

    /// `17 would be rewritten`
    private func heading(_ outcome: Outcome, _ count: Int) -> String {
        let number = paint(.strong, String(outcome == .rewritten ? count - shownCount : count))
        return switch outcome {
        case .rewritten:
            "\(number) \(paint(.green, options.isPreview ? "would be rewritten" : "rewritten"))"
                + (options.isPreview || options.inputName != nil
                    ? "" : " in \(Self.count(result.files.count { $0.isWritten }, "file"))")
                + (shown.map { "; \($0)" } ?? "")
        case .withheld: "\(number) \(paint(.yellow, "withheld")): there is a form, at a level that is not allowed"
        case .branch:
            "\(number) \(paint(.yellow, "branch")): identity and state are lost when the condition flips"
        case .left:
            "\(number) \(paint(.yellow, "left")); `fixmods explain CODE` says what can be done about one in brackets"
        case .constant: "\(number) constant: the branch never flips, so nothing is lost"
        case .suppressed: "\(number) suppressed, as is asked for"
        }
    }

    /// `3 only shown, in 2 files`: what is staged of files with other edits; nil in a run that only shows.
    private var shown: String? {
        let count = shownFiles.count { $0.calls.contains { $0.call.outcome == .rewritten } }
        return count == 0 ? nil : "\(shownCount) only shown, in \(Self.count(count, "file"))"
    }

    private var shownCount: Int { shownFiles.flatMap(\.calls).count { $0.call.outcome == .rewritten } }

    private var shownFiles: [FileResult] { options.isPreview ? [] : files.filter { !$0.diff.isEmpty } }

    /// `5 tint: a tint set around the view is lost when this one is off  Row.swift:16, 29`
    private func lines(of group: CallGroups.Group, _ names: PlaceNames, indentation: Int) -> String {
        let code = group.code.map { " [\($0)]" } ?? ""
        if group.parts.count > 1 {
            return paragraph("\(group.count) \(Shown.escaped(group.reason ?? ""))\(code)", indentation: indentation)
                + group.parts.map { modifier, places in
                    let label = modifier.map { "\(Shown.escaped($0)): " } ?? ""
                    return paragraph(label + names.list(places), indentation: indentation + 2)
                }.joined()
        }
        let (modifier, places) = group.parts[0]
        let isNamed = modifier.map { group.reason?.contains("`\($0)`") ?? false } ?? false
        let said = [isNamed ? nil : modifier, group.reason].compactMap(\.self).joined(separator: ": ")
        return entry("\(places.count) \(Shown.escaped(said))\(code)", names.list(places), indentation: indentation)
    }

    /// What is said and where, on one line if they fit.
    private func entry(_ said: String, _ places: String, indentation: Int) -> String {
        if indentation + said.count + 2 + places.count <= width {
            return String(repeating: " ", count: indentation) + said + "  " + places + "\n"
        }
        return Paragraph(text: said, indentation: indentation).lines(width: width)
            + Paragraph(text: places, indentation: indentation + 4, hanging: 0).lines(width: width)
    }

    /// What is to be known of rewrites, each once.
    private func notes(_ names: PlaceNames) -> String {
        var notes: [(text: String, places: [Place])] = []
        for file in files {
            for located in file.calls where located.call.outcome == .rewritten {
                for note in located.call.notes {
                    let index = notes.firstIndex { $0.text == note } ?? notes.count
                    if index == notes.count { notes.append((note, [])) }
                    notes[index].places.append(Place(path: file.path, line: located.start.line))
                }
            }
        }
        return notes.map { note in
            entry("note: \(Shown.escaped(note.text))", names.list(note.places), indentation: 2)
        }.joined()
    }

    private func declarations(_ names: PlaceNames) -> String {
        let homes = result.files.filter { $0.declaration != nil && $0.hasEdits }
        if homes.isEmpty { return "" }
        let files = homes.map { "`\(names.name(of: $0.path))`" }.joined(separator: ", ")
        return paragraph(
            "`\(EitherViewType.name)` \(options.isPreview ? "would be" : "is") declared in \(files)", indentation: 2)
    }

    /// ``given `isEnabled`: card  Card.swift:12``
    private func given(_ names: PlaceNames) -> String {
        result.files.filter(\.hasEdits).flatMap { file in
            file.given.map { given in
                entry(
                    "`\(given.declaration.name)` \(options.isPreview ? "would be" : "is") given `\(given.plan.name)`",
                    names.list([Place(path: file.path, line: given.declaration.line)]), indentation: 2)
            }
        }.joined()
    }

    /// `3 files, 17 calls: 9 rewritten, 2 branch, 3 withheld, 2 left, 1 constant`
    private var summary: String {
        let calls = files.flatMap(\.calls)
        let outcomes = Outcome.allCases.compactMap { outcome in
            let count = calls.count { $0.call.outcome == outcome && !$0.call.isOnlyReported }
            let word = outcome == .rewritten && options.isPreview ? "would be rewritten" : outcome.rawValue
            guard outcome == .rewritten, shownCount > 0 else { return count == 0 ? nil : "\(count) \(word)" }
            return "\(count - shownCount) \(word), \(shownCount) only shown"
        }
        let head = "\(Self.count(result.fileCount, "file")), \(Self.count(calls.count, "call"))"
        let all = outcomes + [reported].compactMap(\.self)
        return all.isEmpty ? head : "\(head): \(all.joined(separator: ", "))"
    }

    /// ``5 would be rewritten with `--explicit` ``; nil where none is only reported.
    private var reported: String? {
        let count = files.flatMap(\.calls).count { $0.call.isOnlyReported }
        return count == 0 ? nil : "\(count) would be rewritten with `\(Flag.explicit.spellings[0])`"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension PlannedCall {
    /// True for a branch that is, or would be, wrapped in `EitherView`.
    var isWrapped: Bool { outcome == .branch && after != nil }
}
