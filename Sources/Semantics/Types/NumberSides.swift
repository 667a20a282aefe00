import RuleModel
import Syntax

/// The sides of `isBig ? nil : max(0, width - 30)`, by their tokens.
package struct NumberSides {
    private let sides: [ArraySlice<String>]

    package init(of words: [String]) {
        sides = Self.split(words[...]) { $0 == "?" || $0 == ":" }.dropFirst().map { $0 }
    }

    /// True if each is `nil` or a computation, of which the compiler makes a number of the type that is asked for: operators
    /// convert what they are given.
    package var areOfAnyType: Bool {
        sides.count > 1 && sides.allSatisfy { $0.elementsEqual(["nil"]) || Self.isComputed($0) }
    }

    private static func isComputed(_ words: ArraySlice<String>) -> Bool {
        if words.count == 1, words.first?.first?.isNumber == true { return true }
        if let inner = inside(words[...], behind: []) { return isComputed(inner) }
        for function in ["max", "min"] {
            guard let inner = inside(words, behind: [function]) else { continue }
            return split(inner) { $0 == "," }.allSatisfy(isComputed)
        }
        let operators = topLevel(words).filter { word in
            word == "as" || word != "." && !word.contains { $0.isLetter || $0.isNumber || "_`$()[]{}\"".contains($0) }
        }
        return !operators.isEmpty && operators.allSatisfy(isArithmetic) && !isArithmetic(words.first ?? "")
    }

    private static func isArithmetic(_ word: String) -> Bool {
        [.addition, .multiplication].contains(Precedence(operator: word))
    }

    /// What stands in the parentheses that end some words; nil where they do not begin behind `head`.
    private static func inside(_ words: ArraySlice<String>, behind head: [String]) -> ArraySlice<String>? {
        let rest = words.dropFirst(head.count)
        guard words.starts(with: head), rest.first == "(", rest.last == ")", topLevel(rest) == ["(", ")"] else {
            return nil
        }
        return rest.dropFirst().dropLast()
    }

    /// The words outside of all brackets, with the outermost brackets.
    private static func topLevel(_ words: ArraySlice<String>) -> [String] {
        var depth = 0
        return words.filter { word in
            let isClosing = [")", "]", "}"].contains(word)
            if isClosing { depth -= 1 }
            defer { if ["(", "[", "{"].contains(word) { depth += 1 } }
            return depth == 0
        }
    }

    private static func split(
        _ words: ArraySlice<String>, where separates: (String) -> Bool
    ) -> [ArraySlice<String>] {
        var depth = 0
        return words.split(omittingEmptySubsequences: false) { word in
            if [")", "]", "}"].contains(word) { depth -= 1 }
            defer { if ["(", "[", "{"].contains(word) { depth += 1 } }
            return depth == 0 && separates(word)
        }
    }
}

extension TypeReader {
    /// Operands of arithmetic are of one type; a literal takes that of the others.
    func sum(of operands: [Evidence]) -> Evidence {
        // Texts that are put together are no literal.
        if operands.contains(.string) { return .type("String") }
        let typed = operands.filter { $0 != .integer && $0 != .float }
        guard let first = typed.first else { return operands.contains(.float) ? .float : .integer }
        return typed.allSatisfy { $0 == first } ? first : .unknown
    }

    /// What the library's `max(0, width - 30)` gives; nil for any other call.
    func extreme(of call: Call) -> Evidence? {
        let values = call.arguments.filter { $0.label == nil && !$0.isTrailing }.map(\.value)
        guard ["max", "min"].contains(call.name), values.count > 1, values.count == call.arguments.count,
            names.function(call.name, at: call.node) == nil
        else { return nil }
        return sum(of: values.map { type(of: $0) })
    }
}
