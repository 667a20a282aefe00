import Syntax

/// Which calls of a file a run is about: only these are rewritten and listed.
///
/// A call that is a link of another is one with it.
public struct AskedCalls: Sendable, Equatable {
    /// Only calls of which some of these bytes are a part; an empty range is a place between two. nil for all calls.
    public var touched: [Range<Int>]?
    /// No calls inside these.
    public var passedOver: [Range<Int>]
    /// Only calls inside one of these; nil for anywhere.
    var parts: [Range<Int>]?

    public init(touching touched: [Range<Int>]? = nil, without passedOver: [Range<Int>] = []) {
        self.touched = touched
        self.passedOver = passedOver
    }

    func takes(_ call: Range<Int>) -> Bool {
        let isTouched =
            touched?.contains { $0.lowerBound < call.upperBound && call.lowerBound < $0.upperBound } ?? true
        func isIn(_ part: Range<Int>) -> Bool {
            part.lowerBound <= call.lowerBound && call.upperBound <= part.upperBound
        }
        return isTouched && !passedOver.contains(where: isIn) && parts?.contains(where: isIn) ?? true
    }

    /// The same of the text that some edits make.
    ///
    /// - Parameter others: the calls that were not asked for. What was copied from one counts as new.
    func after(_ applied: AppliedEdits, others: [Range<Int>]) -> AskedCalls {
        func moved(_ range: Range<Int>) -> Range<Int> {
            applied.place(of: range.lowerBound)..<applied.place(of: range.upperBound, atEnd: true)
        }
        let old = zip(applied.edits, applied.places).filter { edit, _ in others.contains(where: edit.range.overlaps) }
        var asked = AskedCalls(
            touching: touched.map { $0.map(moved) + applied.places }, without: passedOver.map(moved) + old.map(\.1))
        asked.parts = parts?.map(moved)
        return asked
    }
}

extension ConditionalCall {
    /// What of the file it is, for whoever asks for some calls.
    func ownRange(in file: SourceFile) -> Range<Int> {
        explicit?.whole ?? (isSpelledOut ? file.range(of: node) : range)
    }
}

extension CallFinder {
    /// Some calls, with those marked that nobody asked for.
    func marked(_ calls: [ConditionalCall]) -> [ConditionalCall] {
        guard let asked = context.asked else { return calls }
        let byNode = Dictionary(uniqueKeysWithValues: calls.map { ($0.node, $0) })
        return calls.map { call in
            var outermost = call
            while let outer = outermost.place.outer.flatMap({ byNode[$0] }) { outermost = outer }
            var marked = call
            if !asked.takes(outermost.ownRange(in: file)) { marked.obstacle = .notAsked }
            return marked
        }
    }
}
