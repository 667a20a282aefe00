/// Finds the files whose declarations a plan may depend on, without parsing them.
enum DeclarationSearch {
    /// Says whether a file may declare something that decides what a call of a helper means: a helper, another function
    /// of a helper's name, a protocol whose types are views, or `EitherView`.
    struct ForHelpers: Sendable {
        private let shapes = HelperShapeSearch()
        private let protocols = ByteSearch(["protocol "])
        private let functions: ForFunctions

        /// - Parameter names: of the helpers that are known without a declaration.
        init(names: Set<String>) { functions = ForFunctions(names: names) }

        /// - Parameter names: what the text declares.
        func mayDeclare(_ text: UnsafeBufferPointer<UInt8>, _ names: DeclaredNames) -> Bool {
            shapes.mayDeclare(text) || declaresViewProtocol(text) || functions.mayDeclare(text)
                || names.contains("EitherView")
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
}
