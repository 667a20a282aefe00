/// The names that a text declares, as its bytes show them: what stands behind `let`, `struct` and the like.
///
/// They are taken when a file is read for the first time, so that it need not be read again whenever somebody asks for a
/// name. That a name stands in a comment or is a local one does no harm: it costs a parse.
struct DeclaredNames: Sendable {
    /// One for each name. They are as good as the names, and small.
    let hashes: [UInt64]

    private static let words = ByteSearch([
        "let", "var", "func", "case", "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
    ])

    init() { hashes = [] }

    init(in text: UnsafeBufferPointer<UInt8>) {
        var found: Set<UInt64> = []
        Self.words.forEachMatch(in: text) { _, word in
            Self.add(behind: word, in: text, to: &found)
            return true
        }
        hashes = Array(found)
    }

    static func hash(of name: String) -> UInt64 { Hash(of: name.utf8).short }

    func contains(_ name: String) -> Bool { hashes.contains(Self.hash(of: name)) }

    /// ` gap`, and of `` `default` `` the name with its backticks and without.
    private static func add(
        behind word: Range<Int>, in text: UnsafeBufferPointer<UInt8>, to hashes: inout Set<UInt64>
    ) {
        if word.lowerBound > 0, text[word.lowerBound - 1].isIdentifierByte { return }
        var place = word.upperBound
        while place < text.count, text[place].isSpaceOrNewline { place += 1 }
        guard place < text.count, place > word.upperBound, text[place - 1] == UInt8(ascii: " ") else { return }
        if text[place] == UInt8(ascii: "`") {
            let name = text[(place + 1)...].prefix { $0 != UInt8(ascii: "`") && !$0.isLineBreak }
            guard name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: "`") else { return }
            hashes.insert(Hash(of: name).short)
            hashes.insert(Hash(of: text[place...name.endIndex]).short)
        } else if text[place].isIdentifierByte {
            addPath(at: place, in: text, to: &hashes)
        } else if text[word].elementsEqual("func".utf8) {
            // `func * (a: Vector, b: CGFloat)`, `func ==<T>(a: T, b: T)`
            let name = text[place...].prefix { "/=-+!*%<>&|^~?.".utf8.contains($0) }
            hashes.insert(Hash(of: name).short)
            if name.last == UInt8(ascii: "<") { hashes.insert(Hash(of: name.dropLast()).short) }
        }
    }

    /// `Edge.Set`, which is a name, as `Edge` is.
    private static func addPath(
        at start: Int, in text: UnsafeBufferPointer<UInt8>, to hashes: inout Set<UInt64>
    ) {
        var hash = Hash()
        var place = start
        while place < text.count, text[place].isIdentifierByte {
            while place < text.count, text[place].isIdentifierByte {
                hash.add(text[place])
                place += 1
            }
            hashes.insert(hash.short)
            guard place < text.count, text[place] == UInt8(ascii: ".") else { return }
            hash.add(text[place])
            place += 1
        }
    }
}

extension Hash {
    /// As much of it as an entry of `DeclaringFiles` has room for.
    fileprivate var short: UInt64 { value >> DeclaringFiles.placeBits }
}

extension UInt8 {
    fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
