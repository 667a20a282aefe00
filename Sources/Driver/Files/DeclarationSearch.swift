/// Finds the files whose declarations a plan may depend on, without parsing them.
enum DeclarationSearch {
    /// Says whether a file may declare a helper, a function that takes a closure over `Self`, or `EitherView`.
    struct ForHelpers: Sendable {
        private let closures = ByteSearch(["Self)", "Self,"])
        private let functions = ByteSearch(["func "])

        private let types = ForNames(names: ["EitherView"])

        func mayDeclare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            (holds(closures, text) && holds(functions, text)) || !types.declared(in: text).isEmpty
        }

        private func holds(_ search: ByteSearch, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
            var isFound = false
            search.forEachMatch(in: text) { _, _ in
                isFound = true
                return false
            }
            return isFound
        }
    }

    /// Says which of some names a file may declare: those that stand behind `let`, `struct` and the like.
    struct ForNames: Sendable {
        private let names: [String]
        private let search: ByteSearch
        private static let words = [
            "let", "var", "func", "case", "struct", "class", "enum", "actor", "extension", "typealias",
        ].map { Array($0.utf8) }

        init(names: Set<String>) {
            self.names = names.sorted()
            search = ByteSearch(self.names.map { " \($0)" })
        }

        func declared(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
            var found: Set<String> = []
            search.forEachMatch(in: text) { index, range in
                if Self.isDeclared(range, text) { found.insert(names[index]) }
                return found.count < names.count
            }
            return found
        }

        private static func isDeclared(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
            if range.upperBound < text.count, text[range.upperBound].isIdentifierByte { return false }
            var end = range.lowerBound
            while end > 0, text[end - 1].isSpaceOrNewline { end -= 1 }
            return words.contains { word in
                let start = end - word.count
                guard start >= 0, text[start..<end].elementsEqual(word) else { return false }
                return start == 0 || !text[start - 1].isIdentifierByte
            }
        }
    }
}
