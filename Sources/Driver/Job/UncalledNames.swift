import Rewriting
import Semantics
import Syntax

/// Which files of a project mention names otherwise than as a call: looked for once for all names that may be asked for.
final class UncalledNames: @unchecked Sendable {
    private let lock = Lock()
    private var places: [String: [Int]] = [:]

    /// - Parameters:
    ///   - others: what may be asked for next.
    ///   - sources: always the same.
    /// - Returns: which of the sources do so, in their order.
    func places(of name: String, beside others: () -> Set<String>, in sources: [Source], _ buffer: ReadBuffer) -> [Int]
    {
        // A name of one letter is everywhere.
        if name.utf8.count < 2 { return Array(sources.indices) }
        return lock.whileHeld {
            if let known = places[name] { return known }
            let names = others().union([name]).filter { $0.utf8.count > 1 && places[$0] == nil }.sorted()
            for name in names { places[name] = [] }
            let search = ByteSearch(names)
            for (place, source) in sources.enumerated() {
                try? source.withBytes(buffer) { text in
                    search.forEachMatch(in: text) { needle, range in
                        let known = places[names[needle]]!.last
                        if known != place, Self.isUncalled(range, in: text) { places[names[needle]]!.append(place) }
                        return true
                    }
                }
            }
            return places[name]!
        }
    }

    /// What uses of the initializers of a type are found by, whatever it is called.
    static let initializer = ".init"

    private static func isUncalled(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let isPart = range.lowerBound > 0 && text[range.lowerBound - 1].isIdentifierByte
        if isPart, text[range.lowerBound] != UInt8(ascii: ".") { return false }
        let rest = text[range.upperBound...]
        if rest.first?.isIdentifierByte == true { return false }
        return rest.first != UInt8(ascii: "(") || namesArguments(rest.dropFirst())
    }

    /// True for the rest of `card(_:radius:)`.
    private static func namesArguments(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let names = text.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ":") }
        return names.last == UInt8(ascii: ":") && text[names.endIndex...].first == UInt8(ascii: ")")
    }
}

extension Project {
    /// Where a modifier is taken as a value: `let style = content.card`.
    ///
    /// - Parameter index: what the project shows of it.
    func useWithoutCall(of id: DeclarationID, in index: ProjectIndex, buffer: ReadBuffer) -> String? {
        let all = sources + ignored
        let places = switches.uncalled.places(
            of: id.name.isTypeName ? UncalledNames.initializer : id.name, beside: { index.namesGivingViews }, in: all,
            buffer)
        for source in places.map({ all[$0] }) {
            guard let file = try? source.tree(buffer),
                let use = index.useWithoutCall(of: id.name, in: file, at: source.location)
            else { continue }
            let line = LineStarts(of: file.bytes).line(at: file.range(of: use).upperBound) + 1
            return "\(source.location.name):\(line)"
        }
        return nil
    }
}
