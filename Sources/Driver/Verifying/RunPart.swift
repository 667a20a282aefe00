import Rewriting
import Syntax

/// What of a run can be taken back without the rest.
enum RunPart: Hashable, Comparable {
    /// The calls in some bytes of what a file held before it.
    case calls(Path, Range<Int>)
    /// The helpers that go.
    case helpers
    /// The comments that go.
    case comments

    /// All parts of what is to become of some files, in the order of their places.
    static func all(in files: [FileResult]) -> Set<RunPart> {
        var parts: Set<RunPart> = []
        for file in files where file.hasEdits {
            for call in file.calls { parts.formUnion([call.part(in: file)].compactMap(\.self)) }
            if !file.removed.isEmpty { parts.insert(.helpers) }
            if file.flaws.contains(where: \.isRemoved) { parts.insert(.comments) }
        }
        return parts
    }

    static func < (a: RunPart, b: RunPart) -> Bool {
        switch (a, b) {
        case (.calls(let first, let some), .calls(let second, let others)):
            (first, some.lowerBound, some.upperBound) < (second, others.lowerBound, others.upperBound)
        case (.calls, _): true
        case (_, .calls): false
        case (.helpers, .comments): true
        case (_, _): false
        }
    }
}

extension LocatedCall {
    /// The part that its edit is; nil for one without an edit of its own.
    func part(in file: FileResult) -> RunPart? {
        guard let first = call.edits.first else { return nil }
        let all = call.edits.map(\.range) + [call.range]
        let start = all.map(\.lowerBound).min() ?? first.range.lowerBound
        return .calls(file.location, start..<(all.map(\.upperBound).max() ?? first.range.upperBound))
    }
}
