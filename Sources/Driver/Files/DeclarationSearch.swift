/// Finds the files whose declarations a plan may depend on, without parsing them.
enum DeclarationSearch {
    /// Says whether a file may declare something that decides what a call of a helper means: a helper, another function
    /// of a helper's name, a protocol whose types are views, or `EitherView`.
    struct ForHelpers: Sendable {
        private let shapes = HelperShapeSearch()
        private let protocols = ByteSearch(["protocol "])
        private let functions: ForFunctions
        private let types = ForNames(names: ["EitherView"])

        /// - Parameter names: of the helpers that are known without a declaration.
        init(names: Set<String>) { functions = ForFunctions(names: names) }

        func mayDeclare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            shapes.mayDeclare(text) || declaresViewProtocol(text) || functions.mayDeclare(text)
                || !types.declared(in: text).isEmpty
        }

        /// `protocol Card: View {`
        private func declaresViewProtocol(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            var isFound = false
            // A head without its brace would be read again by each `protocol` in it.
            var read = 0
            protocols.forEachMatch(in: text) { _, range in
                let start = max(range.upperBound, read)
                let head = text[start...].prefix(Self.longestHead).prefix { $0 != UInt8(ascii: "{") }
                read = max(read, head.endIndex)
                // The first word is the protocol's name.
                let words = head.split { !$0.isIdentifierByte }.dropFirst(start == range.upperBound ? 1 : 0)
                isFound = words.contains { $0.elementsEqual("View".utf8) }
                return !isFound
            }
            return isFound
        }

        private static let longestHead = 1 << 10
    }

    /// Says whether a file declares a function of one of some names.
    struct ForFunctions: Sendable {
        private let search: ByteSearch

        init(names: Set<String>) { search = ByteSearch(names.sorted().flatMap { ["func \($0)", "func `\($0)`"] }) }

        func mayDeclare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            var isFound = false
            search.forEachMatch(in: text) { _, range in
                isFound = range.upperBound == text.count || !text[range.upperBound].isIdentifierByte
                return !isFound
            }
            return isFound
        }
    }

    /// Says which of some names a file may declare: those that stand behind `let`, `struct` and the like.
    struct ForNames: Sendable {
        private let names: [String]
        private let search: ByteSearch
        private static let words = [
            "let", "var", "func", "case", "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
        ].map { Array($0.utf8) }

        init(names: Set<String>) {
            self.names = names.sorted()
            search = ByteSearch(self.names.flatMap { [" \($0)", " `\($0)`"] })
        }

        func declared(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
            var found: Set<String> = []
            search.forEachMatch(in: text) { index, range in
                if Self.isDeclared(range, text) { found.insert(names[index / 2]) }
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
