/// Finds the files whose declarations a plan may depend on, without parsing them.
enum DeclarationSearch {
    /// Says whether a file may declare something that decides what a call of a helper means: a helper, another function
    /// of a helper's name, a protocol whose types are views, `EitherView` or something that takes one.
    struct ForHelpers: Sendable {
        private let shapes = HelperShapeSearch()
        private let words = ByteSearch([
            "protocol ", "EitherView", "class View", "struct View", "enum View", "typealias View",
        ])
        private let functions: ForFunctions

        /// - Parameter names: of the helpers that are known without a declaration.
        init(names: Set<String>) { functions = ForFunctions(names: names) }

        func mayDeclare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            shapes.mayDeclare(text) || namesViews(text) || functions.mayDeclare(text)
        }

        /// `protocol Card: View {`, another type or protocol of the name, and whatever names `EitherView`
        private func namesViews(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            var isFound = false
            // A head without its brace would be read again by each `protocol` in it.
            var read = 0
            words.forEachMatch(in: text) { word, range in
                if word > 0 {
                    // `class View: UIView`, `struct ViewBuilder`
                    let rest = text[range.upperBound...].prefix(Self.builder.count + 1)
                    let name = rest.prefix { $0.isIdentifierByte }
                    isFound = word == 1 || name.isEmpty || name.elementsEqual(Self.builder)
                    return !isFound
                }
                let start = max(range.upperBound, read)
                let head = text[start...].prefix(Self.longestHead).prefix { $0 != UInt8(ascii: "{") }
                read = max(read, head.endIndex)
                isFound = head.split { !$0.isIdentifierByte }.contains { $0.elementsEqual("View".utf8) }
                return !isFound
            }
            return isFound
        }

        private static let builder = "Builder".utf8
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
