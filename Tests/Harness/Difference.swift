/// Where some bytes part from those that are expected, in words; nil where they are the same. Of bytes that are
/// compared, an expectation would print the numbers, all of them.
public func difference(of bytes: [UInt8], from expected: [UInt8]) -> String? {
    if bytes == expected { return nil }
    let start = zip(bytes, expected).prefix { $0 == $1 }.count
    let line = expected[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    let shown = [bytes, expected].map { "\(String(decoding: $0[start...].prefix(40), as: UTF8.self).debugDescription)" }
    return "at byte \(start), line \(line): \(shown[0]), expected was \(shown[1])"
}
