/// The pieces of a regular expression, as lengths in the order in which they stand. What is missing is 0 bytes long.
struct Regex {
    let openingPounds: Int
    let pattern: Int
    let closingSlash: Int
    let closingPounds: Int
}

/// The search for the end of a regular expression.
///
/// One without `#`s is only a guess unless it `isCertain`: if it does not end on its line, begins or ends with a
/// space, or closes a parenthesis too many, its `/` is an operator.
struct RegexScan {
    private let bytes: SourceBytes
    private let isCertain: Bool
    let openingPounds: Int
    /// True if nothing but spaces stands on the line behind `#/`. Then the pattern goes on over the lines.
    let isMultiline: Bool
    private let patternStart: Int
    private(set) var offset: Int

    private var groups = 0
    private var characterClasses = 0
    /// The end of the last space that no backslash precedes.
    private var spaceEnd = 0
    /// The end of the last `/` that had too few `#`s.
    private var slashEnd: Int?

    /// A regular expression whose `#`s and `/` stand at an offset.
    init(bytes: SourceBytes, start: Int, isCertain: Bool) {
        self.bytes = bytes
        self.isCertain = isCertain
        let slash = bytes.end(from: start) { $0 == "#" }
        openingPounds = slash - start
        patternStart = slash + 1
        let lineEnd = bytes.end(from: patternStart, while: \.isSpaceOrTab)
        isMultiline = openingPounds > 0 && bytes.byte(at: lineEnd).isLineBreak
        offset = isMultiline ? lineEnd : patternStart
    }

    mutating func regex() -> Regex? {
        guard openingPounds > 0 || mayBegin else { return nil }
        while offset < bytes.count {
            switch bytes[offset] {
            case "/":
                let closingPounds = openingPounds == 0 ? 0 : bytes.end(from: offset + 1) { $0 == "#" } - offset - 1
                if closingPounds >= openingPounds { return closed(pounds: closingPounds) }
                slashEnd = offset + 1
            case "\n", "\r":
                if !isMultiline { return unclosed() }
            case "\\":
                // What is escaped is passed over, but not the end of the line.
                if isMultiline || !bytes.byte(at: offset + 1).isLineBreak { offset += 1 }
            case "(" where characterClasses == 0: groups += 1
            case ")" where characterClasses == 0 && groups > 0: groups -= 1
            case ")" where characterClasses == 0 && !isCertain: return nil
            case "[": characterClasses += 1
            case "]" where characterClasses > 0: characterClasses -= 1
            case " ": spaceEnd = offset + 1
            default: break
            }
            offset += 1
        }
        offset = bytes.count
        return unclosed()
    }

    /// A bare `/` neither begins a comment nor ends one, nor stands before a space.
    private var mayBegin: Bool {
        guard bytes.byte(before: patternStart - 1) != "*" else { return false }
        switch bytes.byte(at: patternStart) {
        case "*", "/", " ", "\t": return false
        default: return true
        }
    }

    private func closed(pounds: Int) -> Regex? {
        if openingPounds == 0 {
            // A comment begins here.
            if bytes.byte(at: offset + 1) == "/" || bytes.byte(at: offset + 1) == "*" { return unclosed() }
            if spaceEnd == offset, !isCertain { return nil }
        }
        return Regex(
            openingPounds: openingPounds, pattern: offset - patternStart, closingSlash: 1, closingPounds: pounds)
    }

    /// What there is of a regular expression that has no end before here, or none at all: in many lines, the first.
    func unclosed() -> Regex? {
        guard isCertain else { return nil }
        var patternEnd = offset
        if openingPounds > 0, patternEnd > patternStart {
            if bytes[patternEnd - 1] == "/" {
                patternEnd -= 1
            } else if let slashEnd, bytes[slashEnd..<patternEnd].allSatisfy({ $0 == "#" }) {
                patternEnd = slashEnd - 1
            }
        }
        return Regex(
            openingPounds: openingPounds, pattern: patternEnd - patternStart,
            closingSlash: patternEnd < offset ? 1 : 0, closingPounds: max(offset - patternEnd - 1, 0))
    }
}
