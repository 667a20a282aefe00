/// How deeply a text nests, as far as its brackets show it.
enum Nesting {
    /// What the compiler takes of brackets. The first thread of a process has the stack for that.
    private static let limit = 256

    /// True if its brackets may be nested more deeply than a small stack bears. Those in texts and comments count, too.
    static func isDeep(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var depth = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > limit { return true }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: break
            }
        }
        return false
    }
}
