import Semantics

/// Text over one or more lines, free of the indentation of the place it came from.
///
/// The first line continues whatever stands before it. The others know only how much deeper they are than the line that
/// the passage will begin on.
struct Passage: Sendable, Equatable {
    struct Line: Sendable, Equatable {
        /// What ends the line before: `\n` or `\r\n`. Empty for the first line.
        var lineBreak: String
        var text: String
        /// True if it begins inside a string or a comment, whose lines are never indented anew.
        var isFixed = false
    }

    /// **Invariant:** never empty.
    private(set) var lines: [Line]
    /// The bytes of the file that it was copied from.
    private(set) var sources: [Range<Int>] = []

    init(_ text: String = "") { lines = [Line(lineBreak: "", text: text)] }

    /// Some text of the file as it stands.
    init(_ text: String, from source: Range<Int>) {
        self.init(text)
        sources = [source]
    }

    init(lines: [Line], from source: Range<Int>) {
        precondition(!lines.isEmpty)
        self.lines = lines
        sources = source.isEmpty ? [] : [source]
    }

    /// True for equal text, wherever it comes from.
    static func == (a: Passage, b: Passage) -> Bool { a.lines == b.lines }

    var isSingleLine: Bool { lines.count == 1 }
    var isEmpty: Bool { isSingleLine && lines[0].text.isEmpty }

    mutating func append(_ text: String) { lines[lines.count - 1].text += text }

    mutating func append(_ other: Passage) {
        append(other.lines[0].text)
        lines += other.lines.dropFirst()
        sources += other.sources
    }

    /// Begins a line with `passage`.
    mutating func append(line passage: Passage, after lineBreak: String) {
        lines.append(Line(lineBreak: lineBreak, text: passage.lines[0].text))
        lines += passage.lines.dropFirst()
        sources += passage.sources
    }

    /// The same with another text in each line.
    func mapLines(_ change: (Int, inout Line) -> Void) -> Passage {
        var copy = self
        for index in lines.indices { change(index, &copy.lines[index]) }
        return copy
    }

    /// The same for ` . padding()`, which may stand behind its view without a space, and then must have none in it.
    var withoutSpaceBehindDot: Passage {
        guard lines[0].text.hasPrefix("."), case let name = lines[0].text.dropFirst().drop(while: \.isWhitespace),
            !name.isEmpty
        else { return self }
        return mapLines { if $0 == 0 { $1.text = "." + name } }
    }

    /// The same without its first character.
    func droppingFirst() -> Passage { mapLines { if $0 == 0 { $1.text.removeFirst() } } }

    /// The same with every line but the first one deeper.
    func indented(by unit: String) -> Passage {
        var copy = self
        for index in lines.indices.dropFirst() where !lines[index].isFixed && !lines[index].text.isEmpty {
            copy.lines[index].text = unit + lines[index].text
        }
        return copy
    }

    /// The same with every line but the first one free of `base`; a line that is less deep stands at the margin.
    func outdented(by base: String) -> Passage {
        var copy = self
        for index in lines.indices.dropFirst() where !lines[index].isFixed {
            copy.lines[index].text = lines[index].text.withoutIndentation(base)
        }
        return copy
    }

    /// The same with each line but the first at least one `unit` deep, as the rest of a long expression stands.
    func hanging(by unit: String) -> Passage {
        let needsUnit = lines.dropFirst().contains { !$0.isFixed && !$0.text.isEmpty && !$0.text.hasPrefix(unit) }
        return needsUnit ? indented(by: unit) : self
    }

    static func + (left: Passage, right: Passage) -> Passage {
        var sum = left
        sum.append(right)
        return sum
    }

    static func + (left: Passage, right: String) -> Passage { left + Passage(right) }
    static func + (left: String, right: Passage) -> Passage { Passage(left) + right }

    /// The text, for a place whose line is indented by `indentation`.
    func text(at indentation: String = "") -> String {
        var text = lines[0].text
        for line in lines.dropFirst() {
            text += line.lineBreak
            if !line.isFixed, !line.text.isEmpty { text += indentation }
            text += line.text
        }
        return text
    }
}

extension String {
    /// The spaces and tabs at the start.
    var indentation: Substring { prefix { $0 == " " || $0 == "\t" } }

    /// The same without `base` at the start. What is less deep loses all of its indentation; what is indented in
    /// another manner keeps it.
    func withoutIndentation(_ base: String) -> String {
        if hasPrefix(base) { return String(dropFirst(base.count)) }
        let own = indentation
        return base.hasPrefix(own) ? String(dropFirst(own.count)) : self
    }
}

extension [Passage] {
    func joined(by separator: String) -> Passage {
        var sum = Passage()
        for (index, passage) in enumerated() {
            if index > 0 { sum.append(separator) }
            sum.append(passage)
        }
        return sum
    }
}

extension Passage {
    /// The first names of the key paths in it: `store` of `\.store.gap`.
    var keyPaths: [String] {
        lines.flatMap { line in
            line.text.split(separator: "\\.").dropFirst().map {
                String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
        }
    }
}
