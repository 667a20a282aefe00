import Syntax

/// A parameter as a declaration spells it: `else elseTransform: (Self) -> V = { $0 }`.
struct WrittenParameter {
    /// nil for `_`.
    let label: String?
    /// The name by which the body knows it.
    let name: String
    /// With its attributes.
    let type: String
    let hasDefault: Bool
    /// True if its type is another name for a closure's: `typealias Change<V> = (Self) -> V`.
    var isNamedClosure = false

    var isClosure: Bool { isNamedClosure || type.contains("->") && !type.contains("@autoclosure") }
    /// `((Self) -> V)?`
    var isOptionalClosure: Bool { isClosure && type.hasSuffix("?") }
    /// A closure that gives no `Bool`.
    var isTransform: Bool { isClosure && !isCondition }
    /// `Bool`, `() -> Bool`, `@autoclosure () -> Bool`, `Bool?` not among them.
    var isCondition: Bool { bareType == "Bool" || type.hasSuffix("() -> Bool") || type.hasSuffix("()->Bool") }
    /// `Binding<Bool>`, `KeyPath<EnvironmentValues, Bool>`: what reads a value.
    var isReader: Bool { !isClosure && ["Binding<", "KeyPath<"].contains { bareType.hasPrefix($0) } }
    /// `T?`, `Optional<T>`, `@autoclosure () -> T?`
    var isOptional: Bool { !isClosure && (bareType.hasSuffix("?") || bareType.hasPrefix("Optional<")) }
    /// True for a type that may be a generic parameter: one plain name.
    var isGeneric: Bool { type.utf8.allSatisfy(isWordByte) && type != "Bool" }

    /// Without attributes, `inout` and `...`.
    var bareType: String {
        let words = type.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "inout" }
        let text = words.joined(separator: " ")
        return text.hasSuffix("...") ? String(text.dropLast(3)) : text
    }

    /// What a closure takes: `Self` and `T` of `@escaping (_ view: Self, inout T) throws -> V`. Empty for no closure.
    var takenTypes: [String] {
        guard isTransform else { return [] }
        var head = type.prefix(upTo: type.utf8Range(of: "->"))
        while let last = head.last, last.isWhitespace || last.isLetter { head.removeLast() }
        guard head.last == ")" else { return [] }
        var types: [String] = [""]
        var depth = 0
        for character in head.reversed() {
            switch character {
            case ")", "]", ">": depth += 1
            case "(", "[", "<": depth -= 1
            default: break
            }
            if depth == 0 { break }
            if depth == 1, character == "," {
                types.insert("", at: 0)
            } else if depth > 1 || character != ")" {
                types[0].insert(character, at: types[0].startIndex)
            }
        }
        return types.map { type in
            // `_ view: inout Self`, `any View`, `SwiftUI.Text`
            let bare = type.split(separator: ":").last ?? ""
            let words = bare.split(separator: " ").drop {
                $0.hasPrefix("@") || ["inout", "borrowing", "some", "any"].contains($0)
            }
            return words.joined(separator: " ").split(separator: ".").last.map(String.init) ?? ""
        }
    }

    /// `@ViewBuilder else elseTransform: (Self) -> V = { $0 }`
    init(of node: NodeID, in file: SourceFile) {
        let children = file.children(of: node)
        let typeNode = children.first { file.kind($0) == .type }
        let attributes = children.prefix { file.kind($0) == .attribute || file.kind($0) == .modifier }
        let head = attributes.last.map { Int(file[$0].endToken) } ?? Int(file[node].firstToken)
        let end = Int(file[node].endToken)
        let colon = (head..<end).first { file.tokens[$0].kind == .colon } ?? end
        let words = (head..<colon).map { file.word(at: $0) }
        name = words.last ?? ""
        label = words.first == "_" ? nil : words.first
        let typeEnd = typeNode.map { Int(file[$0].endToken) } ?? end
        type =
            colon + 1 < typeEnd
            ? file.text(file.tokens[colon + 1].range.lowerBound..<Int(file.tokens[typeEnd - 1].end)) : ""
        hasDefault = (typeEnd..<max(typeEnd, end)).contains { file.tokens[$0].kind == .equal }
    }
}

extension String {
    /// Where a text begins in this one, or its end.
    fileprivate func utf8Range(of text: String) -> String.Index {
        utf8.indices.first { utf8[$0...].starts(with: text.utf8) } ?? endIndex
    }
}
