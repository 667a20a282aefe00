import Syntax

/// A change of real Swift that is likely to be read wrongly: tokens lost, doubled, swapped, bytes flipped, two files
/// spliced.
enum Mutation: CaseIterable {
    case deleteTokens, duplicateTokens, swapTokens, flipByte, insertByte, splice, repeatTokens, truncate

    /// The bytes of `file` after one change. `other` is what is spliced in.
    func apply(to file: SourceFile, other: SourceFile, using random: inout SplitMix) -> [UInt8] {
        let bytes = file.bytes
        guard !bytes.isEmpty, file.tokens.count > 1 else { return other.bytes }
        func tokens(_ count: Int) -> Range<Int> {
            let first = random.below(file.tokens.count)
            return first..<min(first + 1 + random.below(count), file.tokens.count)
        }
        func range(_ tokens: Range<Int>, in file: SourceFile) -> Range<Int> {
            file.trivia(before: tokens.lowerBound).lowerBound..<Int(file.tokens[tokens.upperBound - 1].end)
        }
        switch self {
        case .deleteTokens:
            let gone = range(tokens(3), in: file)
            return Array(bytes[..<gone.lowerBound] + bytes[gone.upperBound...])
        case .duplicateTokens:
            let twice = range(tokens(8), in: file)
            return Array(bytes[..<twice.upperBound] + bytes[twice] + bytes[twice.upperBound...])
        case .repeatTokens:
            let piece = Array(bytes[range(tokens(4), in: file)])
            let place = random.below(bytes.count)
            return Array(bytes[..<place] + (0..<(1 + random.below(400))).flatMap { _ in piece } + bytes[place...])
        case .swapTokens:
            let left = range(tokens(2), in: file)
            let right = range(tokens(2), in: file)
            guard left.upperBound <= right.lowerBound else { return bytes }
            return Array(
                bytes[..<left.lowerBound] + bytes[right] + bytes[left.upperBound..<right.lowerBound] + bytes[left]
                    + bytes[right.upperBound...])
        case .flipByte:
            var changed = bytes
            changed[random.below(bytes.count)] ^= UInt8(1 << random.below(8))
            return changed
        case .insertByte:
            let place = random.below(bytes.count)
            let byte = Mutation.interesting[random.below(Mutation.interesting.count)]
            return Array(bytes[..<place]) + [byte] + Array(bytes[place...])
        case .splice:
            guard !other.bytes.isEmpty else { return bytes }
            return Array(bytes[..<random.below(bytes.count)] + other.bytes[random.below(other.bytes.count)...])
        case .truncate:
            return Array(bytes[..<random.below(bytes.count)])
        }
    }

    private static let interesting: [UInt8] =
        Array("(){}[]<>\"'`#/\\.?!&=:;,@$_*+-\n\r\t aZ0".utf8) + [0, 0xC2, 0xA0, 0xE2, 0xFF, 0xEF, 0xBB, 0xBF]
}

/// A small random generator whose numbers depend on its seed alone.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }
}
