import Syntax

/// Parses mutations of real Swift and checks what must hold for any bytes.
public struct Fuzz {
    /// An input that broke a promise, and which.
    public struct Failure: Sendable {
        public let input: [UInt8]
        public let faults: [String]
    }

    private let pieces: [SourceFile]
    private var random: SplitMix

    /// - Parameter files: what is mutated, whole or in pieces of its top-level declarations.
    public init(seed: UInt64, files: [[UInt8]], largestPiece: Int = 1500) {
        random = SplitMix(seed: seed)
        pieces = files.flatMap { Fuzz.pieces(of: $0, upTo: largestPiece) }.map { SourceFile(parsing: $0) }
    }

    /// Runs `count` inputs, each one to four mutations away from real code. What comes of each mutation is an input.
    ///
    /// - Parameter also: further checks of an input; gives what is wrong with it.
    public mutating func run(_ count: Int, also check: (SourceFile) -> [String] = { _ in [] }) -> [Failure] {
        guard var file = pieces.first else { return [] }
        var failures: [Failure] = []
        var left = 0
        for _ in 0..<count {
            if left == 0 {
                file = pieces[random.below(pieces.count)]
                left = 1 + random.below(4)
            }
            left -= 1
            let mutation = Mutation.allCases[random.below(Mutation.allCases.count)]
            let other = pieces[random.below(pieces.count)]
            file = SourceFile(parsing: mutation.apply(to: file, other: other, using: &random))
            let faults = Fuzz.faults(of: file) + check(file)
            guard !faults.isEmpty else { continue }
            failures.append(Failure(input: file.bytes, faults: faults))
            left = 0
        }
        return failures
    }

    /// What is wrong with a parsed file, whatever its bytes; empty for nothing.
    public static func faults(of file: SourceFile) -> [String] {
        var faults = file.treeFaults
        if file.rebuilt != file.bytes { faults.append("the tokens are not the file") }
        // Each token is taken once, and passed over in a few attempts at most.
        let bound = 16 * file.tokensRead + 64
        if file.steps > bound { faults.append("\(file.steps) steps for \(file.tokensRead) tokens") }
        if file.lookahead > file.readings * (4 * file.bytes.count + 16) {
            faults.append("the lexer passed over \(file.lookahead) bytes of \(file.bytes.count) to look ahead")
        }
        return faults
    }

    private static func pieces(of bytes: [UInt8], upTo largest: Int) -> [[UInt8]] {
        let file = SourceFile(parsing: bytes)
        if bytes.count <= largest { return [bytes] }
        return file.nodes.indices.map { NodeID($0) }.compactMap { id in
            let range = file.range(of: id)
            let isWhole = file.kind(id) == .functionDeclaration || file.kind(id) == .variableDeclaration
            return isWhole && range.count <= largest && range.count > 40 ? Array(bytes[range]) : nil
        }
    }
}
