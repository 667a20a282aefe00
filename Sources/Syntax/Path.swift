/// The name of a file or a folder, as the system has it: bytes, from the command line to the renaming. They need not be
/// text, and two that look the same are two.
///
/// **Invariant:** nobody else knows what a slash is, or compares names as text.
public struct Path: Hashable, Sendable, ExpressibleByStringLiteral {
    public let bytes: [UInt8]

    public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
    public init(_ text: String) { bytes = Array(text.utf8) }
    public init(stringLiteral text: String) { bytes = Array(text.utf8) }

    private static let slash = UInt8(ascii: "/")

    /// The folder that all others lie in.
    public static let top: Path = "/"

    public var isEmpty: Bool { bytes.isEmpty }
    public var isAbsolute: Bool { bytes.first == Self.slash }

    /// What stands between the slashes.
    public var parts: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }

    /// `c` of `/a/b/c` and of `c/`.
    public var name: Path { Path(parts.last ?? []) }

    /// `/a/b` of `/a/b/c`, `/` of `/a`, `.` of `a`.
    public var parent: Path {
        let own = withoutEnd
        guard let slash = own.lastIndex(of: Self.slash) else { return own.isEmpty && isAbsolute ? .top : "." }
        let folder = Path(own[..<slash]).withoutEnd
        return folder.isEmpty ? .top : Path(folder)
    }

    /// Without the slashes at its end.
    private var withoutEnd: ArraySlice<UInt8> { bytes[..<(bytes.lastIndex { $0 != Self.slash }.map { $0 + 1 } ?? 0)] }

    /// True for `..` and `../a`.
    public var goesUp: Bool { !isAbsolute && parts.first?.elementsEqual("..".utf8) == true }

    /// True for `a/b.swift` and `.swift`.
    public func hasSuffix(_ end: String) -> Bool {
        let end = end.utf8
        return bytes.count >= end.count && bytes[(bytes.count - end.count)...].elementsEqual(end)
    }

    /// True for a name that begins with a dot.
    public var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

    /// `b/c` of `a/b/c`, for 2; the whole path where it has no more parts.
    public func ending(parts count: Int) -> Path {
        parts.count > count ? Path(parts.suffix(count).joined(separator: [Self.slash])) : self
    }

    /// `a/b` of `a` or `a/`, and `b`.
    public func appending(_ other: Path) -> Path {
        if bytes.isEmpty { return other }
        var joined: [UInt8] = []
        joined.reserveCapacity(bytes.count + 1 + other.bytes.count)
        joined += bytes
        if bytes.last != Self.slash { joined.append(Self.slash) }
        joined += other.bytes
        return Path(joined)
    }

    /// Where another leads, seen from this folder: it may be one from the top.
    public func joined(_ other: Path) -> Path { other.isAbsolute ? other : appending(other) }

    /// Without `.`, empty parts, and `..` behind a name: `a/c` of `./a//b/../c/`.
    public var normalized: Path {
        if isNormalized { return self }
        var parts: [ArraySlice<UInt8>] = []
        for part in self.parts where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8), let last = parts.last, !last.elementsEqual("..".utf8) {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return Path((isAbsolute ? [Self.slash] : []) + parts.joined(separator: [Self.slash]))
    }

    /// True where no part is empty or begins with a period, which most have not.
    private var isNormalized: Bool {
        let period = UInt8(ascii: ".")
        return bytes.last != Self.slash && bytes.first != period
            && !zip(bytes, bytes.dropFirst()).contains { $0 == Self.slash && ($1 == Self.slash || $1 == period) }
    }

    /// The deepest folder that holds both.
    public func common(with other: Path) -> Path {
        let parts = zip(parts, other.parts).prefix { $0 == $1 }.map(\.0)
        return Path([Self.slash] + parts.joined(separator: [Self.slash]))
    }

    /// What is left of it below a folder that holds it; nil if that does not.
    public func relative(to folder: Path) -> Path? {
        guard isBelow(folder) else { return nil }
        return Path(bytes[(folder.bytes.last == Self.slash ? folder.bytes.count : folder.bytes.count + 1)...])
    }

    /// True for what lies in a folder, or in one that does.
    public func isBelow(_ folder: Path) -> Bool {
        let count = folder.bytes.count
        guard count > 0, bytes.count > count, bytes.starts(with: folder.bytes) else { return false }
        return folder.bytes.last == Self.slash || bytes[count] == Self.slash
    }
}

extension Path: Comparable {
    /// By their bytes, so that what lies in a folder stands together.
    public static func < (a: Path, b: Path) -> Bool {
        a.bytes.withUnsafeBytes { a in
            b.bytes.withUnsafeBytes { b in
                let count = min(a.count, b.count)
                var place = 0
                // Paths of one project begin alike: eight bytes at a time.
                while place + 8 <= count {
                    let one = a.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    let other = b.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    if one != other { return one.bigEndian < other.bigEndian }
                    place += 8
                }
                return a[place...].lexicographicallyPrecedes(b[place...])
            }
        }
    }

    public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
