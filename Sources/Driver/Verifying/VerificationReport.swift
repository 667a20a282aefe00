import Rewriting
import Syntax

/// What is said of it.
extension Verification {
    var shown: String {
        let text = Shown.escaped(command.spelling)
        return text.count > 60 ? "`\(text.prefix(59))…`" : "`\(text)`"
    }

    /// Why nothing is written where nobody knows what passes.
    var unknown: String { "it is not known whether \(shown) would pass with it" }

    static func gist(of run: Program) -> String {
        Diagnostic.gist(of: run.output) ?? "exit code \(run.status)"
    }

    /// `with 12 calls`
    func counted(_ parts: Set<RunPart>) -> String {
        let count = parts.count { if case .calls = $0 { true } else { false } }
        return "with \(count) \(count == 1 ? "call" : "calls") rewritten"
    }

    /// - Parameters:
    ///   - result: what became of calls; nil where all is as it was.
    ///   - reason: why calls stay that are in no part that was refused.
    func told(_ result: Job.Result?, because reason: String?) -> Job.Result {
        var told = result ?? first
        let done = Dictionary((result?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
        var count = 0
        var isChanged = !files.failures.isEmpty
        told.files = first.files.map { before in
            if before.failure != nil { return before }
            var file = done[before.path] ?? before.untouched
            let there = Set(file.calls.map(\.call.range))
            for call in before.calls where !there.contains(call.call.range) {
                guard call.call.isGone else {
                    file.calls.append(call)
                    continue
                }
                count += 1
                let part = refused.keys.first { $0.holds(call, of: before) }
                let sentence = part.flatMap { refused[$0] } ?? reason ?? "\(shown) fails with what it needs"
                file.calls.append(call.takenBack(sentence))
            }
            file.calls.sort { $0.start.offset < $1.start.offset }
            file.isWritten = file.hasEdits && !files.isFirst(file.location)
            file.folder = file.isWritten ? file.location.parent : nil
            if let failure = files.failures[file.location] {
                let isFirst = files.isFirst(file.location)
                let rest = isFirst ? "" : ", with what was rewritten in it by then"
                switch failure {
                case .changed: file.fail("changed while \(shown) ran; kept as it is" + rest)
                case .system(let error) where error.isAbsence: file.fail("removed while \(shown) ran")
                default: file.fail(failure.sentence + rest)
                }
            } else if files.isChanged(file.location) {
                let sentence = "changed while \(shown) ran, and holds that now; a command that writes proves nothing"
                if files.holdsFirst(file.location) {
                    file.fail(sentence)
                } else {
                    told.messages.append(.error(file.path, sentence))
                }
                isChanged = true
            }
            return file
        }
        // What nothing mentions is known of what was to be written, not of what others have.
        if isChanged { for file in told.files.indices { told.files[file].unused = [] } }
        told.messages += messages
        told.messages += [(RunPart.helpers, "helpers"), (.comments, "comments")].compactMap { part, what in
            refused[part].map { .note("the removal of \(what) was taken back: \($0)") }
        }
        told.messages += files.unflushed
        if let error = files.unnoted { told.messages.append(Foresight.unnoted(error)) }
        guard reason == nil else {
            let isSteady = !messages.contains { $0.kind == .error }
            if result != nil, isSteady { told.messages.append(.note("\(shown) passes with what was written")) }
            return told
        }
        let (back, all) =
            switch count {
            case 0: ("", "what was to be written, so nothing is")
            case 1: ("; a call was taken back, with which it fails", "every call, so nothing is rewritten")
            default: ("; \(count) calls were taken back, with which it fails", "every call, so nothing is rewritten")
            }
        let passes = result != nil || count == 0 && refused.isEmpty
        told.messages.append(
            .note(passes ? "\(shown) passes with what was written\(back)" : "\(shown) fails with \(all)"))
        return told
    }
}

extension RunPart {
    fileprivate func holds(_ call: LocatedCall, of file: FileResult) -> Bool {
        guard case .calls(file.location, let range) = self else { return false }
        return range.lowerBound <= call.call.range.lowerBound && call.call.range.upperBound <= range.upperBound
    }
}

extension LocatedCall {
    /// The same, with its helper called as before.
    func takenBack(_ sentence: String) -> LocatedCall {
        var copy = self
        copy.call = call.left(.takenBack(sentence))
        copy.edits = []
        return copy
    }
}
