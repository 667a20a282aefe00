import Syntax

/// The lines of a text, each with the newline that ends it. The last one may have none.
///
/// Only `\n` ends a line, as with git: the `\r` of a CRLF is the last byte of its line's text.
struct Lines {
    private let text: ArraySlice<UInt8>
    /// Where each line begins, then the end of the text.
    private let bounds: [Int]

    init(_ text: [UInt8]) { self.init(text[...]) }

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        var bounds = text.isEmpty ? [] : [text.startIndex]
        for place in text.indices where text[place] == UInt8(ascii: "\n") && place + 1 < text.endIndex {
            bounds.append(place + 1)
        }
        self.bounds = bounds + [text.endIndex]
    }

    var count: Int { bounds.count - 1 }

    subscript(line: Int) -> ArraySlice<UInt8> { text[bounds[line]..<bounds[line + 1]] }

    /// Where a line begins; for the line past the last one, the end of the text.
    func start(of line: Int) -> Int { bounds[line] }

    /// The line that holds a byte; for the end of the text, the last line if no newline ends it, else the one past it.
    func line(at offset: Int) -> Int {
        if offset == text.endIndex { return endsOpen ? count - 1 : count }
        return bounds.firstPlace { $0 > offset } - 1
    }

    /// True if the last line has no newline, so that what is added at the end is added to it.
    private var endsOpen: Bool { text.last.map { $0 != UInt8(ascii: "\n") } ?? false }
}
