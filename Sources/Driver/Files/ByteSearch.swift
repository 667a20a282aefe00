/// Looks for many words at once in bytes (Wu and Manber's algorithm): what decides which files are parsed.
///
/// Most files hold no candidate, so their whole cost is the reading and this.
struct ByteSearch: Sendable {
    private let needles: [[UInt8]]
    /// The length of the shortest needle. Only so many bytes of each needle decide how far the search may step.
    private let window: Int
    /// How far it may step when the window ends in two bytes of this `slot`: the least of what all such allow.
    private let steps: [UInt8]
    /// The needles whose window ends in two bytes of this slot: places in `groups`, from 1.
    private let groupOf: [UInt16]
    private let groups: [[Int]]

    /// Small enough for the fastest cache, which is worth more than telling all pairs of bytes apart.
    private static let slots = 1 << 12

    @inline(__always)
    private static func slot(_ first: UInt8, _ second: UInt8) -> Int { (Int(first) << 5 ^ Int(second)) & (slots - 1) }

    /// - Parameter needles: of two bytes or more each.
    init(_ needles: [[UInt8]]) {
        precondition(needles.allSatisfy { $0.count >= 2 })
        self.needles = needles
        window = min(needles.map(\.count).min() ?? 2, 255)
        var steps = [UInt8](repeating: UInt8(window - 1), count: Self.slots)
        var groupOf = [UInt16](repeating: 0, count: Self.slots)
        var groups: [[Int]] = []
        for (index, needle) in needles.enumerated() {
            for end in 1..<window {
                let slot = Self.slot(needle[end - 1], needle[end])
                steps[slot] = min(steps[slot], UInt8(window - 1 - end))
                guard end == window - 1 else { continue }
                if groupOf[slot] == 0 {
                    groups.append([])
                    groupOf[slot] = UInt16(groups.count)
                }
                groups[Int(groupOf[slot]) - 1].append(index)
            }
        }
        self.steps = steps
        self.groupOf = groupOf
        self.groups = groups
    }

    init(_ needles: [String]) { self.init(needles.map { Array($0.utf8) }) }

    /// Calls `found` with the index of a needle and the place where it stands, for every place, until it says `false`.
    func forEachMatch(in text: UnsafeBufferPointer<UInt8>, _ found: (_ needle: Int, _ range: Range<Int>) -> Bool) {
        guard !needles.isEmpty, let bytes = text.baseAddress else { return }
        steps.withUnsafeBufferPointer { steps in
            var end = window - 1
            while end < text.count {
                let slot = Self.slot(bytes[end - 1], bytes[end])
                let step = Int(steps[slot])
                if step == 0 {
                    let start = end + 1 - window
                    for index in groups[Int(groupOf[slot]) - 1] where matches(needles[index], text, at: start) {
                        if !found(index, start..<start + needles[index].count) { return }
                    }
                    end += 1
                } else {
                    end += step
                }
            }
        }
    }

    /// True if any of the words occurs.
    func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isFound = false
        forEachMatch(in: text) { _, _ in
            isFound = true
            return false
        }
        return isFound
    }

    private func matches(_ needle: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard start + needle.count <= text.count else { return false }
        for offset in needle.indices where text[start + offset] != needle[offset] { return false }
        return true
    }
}

extension UInt8 {
    /// True for bytes of which Swift's identifiers are made, and for those of other scripts' letters.
    var isIdentifierByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    var isSpaceOrNewline: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
