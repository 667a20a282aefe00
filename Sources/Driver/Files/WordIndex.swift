import Syntax

/// In which of some files each word stands, so that many words can be looked for at once.
struct WordIndex: Sendable {
    private var places: [String: [Int]] = [:]
    private var unread: [Int] = []

    init(of sources: [Source], _ buffer: ReadBuffer) {
        for (place, source) in sources.enumerated() {
            do {
                let words = try source.withBytes(buffer, Self.words)
                for word in words { places[word, default: []].append(place) }
            } catch {
                unread.append(place)
            }
        }
    }

    private static func words(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
        Set(text.split { !$0.isIdentifierByte }.map { String(decoding: $0, as: UTF8.self) })
    }

    /// The files in which all of some words stand, and those that cannot be read.
    func places(of words: [String]) -> [Int] {
        let all = words.map { places[$0] ?? [] }
        guard let first = all.min(by: { $0.count < $1.count }) else { return [] }
        let common = all.reduce(into: Set(first)) { $0.formIntersection($1) }
        return (common + unread).sorted()
    }
}
