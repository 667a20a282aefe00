import Semantics

/// Finds what a text imports, without parsing it.
///
/// It may take a line of a comment or a string for an import, which shows more than there is to see.
enum ImportSearch {
    private static let word = ByteSearch(["import "])

    static func imports(in text: UnsafeBufferPointer<UInt8>) -> Set<ModuleMap.Import> {
        var found: Set<ModuleMap.Import> = []
        word.forEachMatch(in: text) { _, range in
            if let name = moduleName(behind: range.upperBound, in: text) {
                let line = text[..<range.lowerBound].suffix(Self.longestHead)
                let start = line.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? line.startIndex
                let head = String(decoding: text[start..<range.lowerBound], as: UTF8.self)
                // `@_exported public import Kit`, and no prose.
                let words = head.split { " \t".contains($0) }
                let isImport = words.allSatisfy { $0.first == "@" || Self.modifiers.contains(String($0)) }
                if isImport { found.insert(ModuleMap.Import(name, isExported: words.contains("@_exported"))) }
            }
            return true
        }
        return found
    }

    private static let longestHead = 120
    private static let modifiers: Set<String> = ["public", "package", "internal", "private", "fileprivate"]
    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]

    /// `Kit` of `Kit`, `Kit.Part` and `struct Kit.Part`.
    private static func moduleName(behind start: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
        var place = start
        for _ in 0..<2 {
            while place < text.count, text[place] == UInt8(ascii: " ") { place += 1 }
            let end = text[place...].firstIndex { !$0.isIdentifierByte } ?? text.count
            let name = String(decoding: text[place..<end], as: UTF8.self)
            if !kinds.contains(name) { return name.isEmpty ? nil : name }
            place = end
        }
        return nil
    }
}
