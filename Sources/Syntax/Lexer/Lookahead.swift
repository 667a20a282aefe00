/// What the lexer has found out about bytes further ahead, so that it never asks the same bytes twice.
struct Lookahead {
    /// The end of the last run of `#`s that was measured.
    var poundsEnd = 0
    /// The ends of the last runs of operator characters that were measured, with and without `.` in them.
    var dottedOperatorEnd = 0
    var operatorEnd = 0
    /// The next `#>` on the line.
    var placeholderEnd = Search()
    /// The next `”` that ends a string in curly quotes.
    var curlyQuote = Search()
    /// The ends of version control conflicts, in the style of git and of perforce.
    var conflictEnd = Search()
    var perforceConflictEnd = Search()
    /// The quotes of a line, for raw strings that begin on it.
    var quotes = DelimiterRuns()
    /// The slashes of the rest of the file, for regular expressions over many lines.
    var slashes = DelimiterRuns()
    /// How many bytes were passed otherwise, in attempts that may come to nothing.
    var otherSteps = 0

    /// How many bytes were passed ahead of the token at hand, counting each time.
    var steps: Int {
        otherSteps + placeholderEnd.steps + curlyQuote.steps + conflictEnd.steps + perforceConflictEnd.steps
            + quotes.steps + slashes.steps
    }
}

/// The last search from somewhere to the right. One that begins before its end would end at the same place.
struct Search {
    private var stop = 0
    private var isFound = false
    private(set) var steps = 0

    /// Where what is searched for ends, if a search from `start` finds it. Ask from left to right.
    mutating func end(from start: Int, _ search: (Int) -> (stop: Int, isFound: Bool)) -> Int? {
        if start >= stop {
            (stop, isFound) = search(start)
            steps += stop - start
        }
        return isFound ? stop : nil
    }
}

/// How many `#`s follow the quotes, or the slashes, of a stretch of bytes.
struct DelimiterRuns {
    private var end = 0
    /// Places followed by more `#`s than any later place of the stretch, in order.
    private var peaks: [(offset: Int, pounds: Int)] = []
    /// The first peak that still lies ahead.
    private var next = 0
    private(set) var steps = 0

    /// True if the stretch has such a delimiter, followed by that many `#`s or more, at `start` or later.
    ///
    /// Ask from left to right. A stretch ends at the line break where `isOneLine`, else with the file. Where
    /// `isEscapable`, a delimiter behind a backslash is none.
    mutating func has(
        _ delimiter: Unicode.Scalar, from start: Int, pounds: Int, in bytes: SourceBytes,
        isOneLine: Bool, isEscapable: Bool
    ) -> Bool {
        if start >= end { read(delimiter, from: start, in: bytes, isOneLine: isOneLine, isEscapable: isEscapable) }
        while next < peaks.count, peaks[next].offset < start { next += 1 }
        return next < peaks.count && peaks[next].pounds >= pounds
    }

    private mutating func read(
        _ delimiter: Unicode.Scalar, from start: Int, in bytes: SourceBytes,
        isOneLine: Bool, isEscapable: Bool
    ) {
        peaks = []
        next = 0
        end = start
        while end < bytes.count, !(isOneLine && bytes[end].isLineBreak) {
            let offset = end
            end += 1
            if isEscapable, bytes[offset] == "\\" { end += 1 }
            guard bytes[offset] == delimiter else { continue }
            while end < bytes.count, bytes[end] == "#" { end += 1 }
            let pounds = end - offset - 1
            while let last = peaks.last, last.pounds <= pounds { peaks.removeLast() }
            peaks.append((offset, pounds))
        }
        steps += end - start
    }
}
