/// Says whether a file may declare a helper, or a type that helpers hand their work on to: whether some closure type in
/// it takes a view of its own, `(Self) -> V`, `(Text) -> Text` in an extension of `Text`, `(Input) -> V` in a type over
/// `Input: View`; or takes a `ViewModifier`.
///
/// It may say yes for nothing, which costs a parse.
struct HelperShapeSearch: Sendable {
    private let arrows = ByteSearch(["->"])
    private let functions = ByteSearch(["func ", "init(", "init<"])
    private let modifiers = ByteSearch(["ViewModifier"])
    private let owners = ByteSearch(["extension ", ": View", ":View"])

    func mayDeclare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard functions.occurs(in: text) else { return false }
        if takesModifier(text) { return true }
        // Found out once, and only for a file with a closure type.
        var views: Set<ArraySlice<UInt8>>?
        var parentheses = Parentheses(text: text)
        var isFound = false
        arrows.forEachMatch(in: text) { _, arrow in
            guard let list = Self.parameterTypes(before: arrow.lowerBound, text, &parentheses) else { return true }
            if list.count > Self.longestList {
                isFound = true
            } else {
                let known = views ?? self.views(in: text)
                views = known
                isFound = !known.isDisjoint(with: Self.words(in: list, text))
            }
            return !isFound
        }
        return isFound
    }

    /// `<M: ViewModifier>`, `some ViewModifier)`, `where M: ViewModifier`; but not `struct Card: ViewModifier {`
    private func takesModifier(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isFound = false
        modifiers.forEachMatch(in: text) { _, range in
            let next = text[range.upperBound...].first { !$0.isSpaceOrNewline }
            let line = text[..<range.lowerBound].suffix(Self.longestClause)
            isFound =
                next != UInt8(ascii: "{")
                || line.split { !$0.isIdentifierByte }.contains { $0.elementsEqual("where".utf8) }
            return !isFound
        }
        return isFound
    }

    private static let longestClause = 1 << 7

    /// Lists hold lists: longer ones are not read but parsed, so that no byte is read too often.
    private static let longestList = 1 << 10

    /// What stands in the parentheses before an arrow, if these are a closure type's: those of a function follow a name.
    private static func parameterTypes(
        before arrow: Int, _ text: UnsafeBufferPointer<UInt8>, _ parentheses: inout Parentheses
    ) -> Range<Int>? {
        var end = arrow
        // `(Self) async throws -> V`
        while end > 0, text[end - 1].isSpaceOrNewline || text[end - 1].isIdentifierByte { end -= 1 }
        guard end > 0, text[end - 1] == UInt8(ascii: ")"), let start = parentheses.opener(of: end - 1),
            !isParameterList(at: start, text)
        else { return nil }
        return start + 1..<end - 1
    }

    /// True for a parenthesis behind a function's name: `f(`, `f<V>(`, `init?(`, and `==(`.
    private static func isParameterList(at parenthesis: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard parenthesis > 0 else { return false }
        let before = text[parenthesis - 1]
        if before == UInt8(ascii: ">") || before == UInt8(ascii: "`") { return true }
        guard before.isIdentifierByte else { return false }
        // `@escaping(Self) -> V`
        var start = parenthesis - 1
        while start > 0, text[start - 1].isIdentifierByte { start -= 1 }
        return start == 0 || text[start - 1] != UInt8(ascii: "@")
    }

    private static func words(
        in range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
    ) -> [ArraySlice<UInt8>] {
        Array(text[range]).split { !$0.isIdentifierByte }
    }

    /// `Self`, what the file extends, and the generic parameters that are views.
    private func views(in text: UnsafeBufferPointer<UInt8>) -> Set<ArraySlice<UInt8>> {
        var views = Set(["Self", "AnyView"].map { Array($0.utf8)[...] })
        owners.forEachMatch(in: text) { needle, range in
            if needle == 0 {
                // `extension SwiftUI.Text`
                let end = text[range.upperBound...].firstIndex { !$0.isIdentifierByte && $0 != UInt8(ascii: ".") }
                if let name = Self.words(in: range.upperBound..<(end ?? text.count), text).last { views.insert(name) }
            } else {
                var start = range.lowerBound
                while start > 0, text[start - 1].isSpaceOrNewline { start -= 1 }
                let end = start
                while start > 0, text[start - 1].isIdentifierByte { start -= 1 }
                views.insert(Array(text[start..<end])[...])
            }
            return true
        }
        return views
    }
}

/// Which `(` each `)` of a text closes. Ask from left to right.
private struct Parentheses {
    let text: UnsafeBufferPointer<UInt8>
    private var open: [Int] = []
    private var end = 0
    /// The `(` of the last `)` before `end`.
    private var last: Int?

    init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

    mutating func opener(of close: Int) -> Int? {
        while end <= close {
            switch text[end] {
            case UInt8(ascii: "("): open.append(end)
            case UInt8(ascii: ")"): last = open.popLast()
            default: break
            }
            end += 1
        }
        return last
    }
}
