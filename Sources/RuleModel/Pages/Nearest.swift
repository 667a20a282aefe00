extension Sequence<String> {
    /// The name that `name` was probably meant to be: the one with the fewest letters added, dropped, replaced or
    /// swapped with their neighbour, the first of equals. nil if none is close, or if `name` itself is among them.
    public func nearest(to name: String) -> String? {
        let wanted = Array(name.utf8)
        var best: (name: String, distance: Int)?
        for candidate in self {
            let distance = editDistance(wanted, Array(candidate.utf8))
            // Three letters out of nine may be wrong, one of a short name, but never all.
            let length = Swift.max(wanted.count, candidate.utf8.count)
            guard distance <= Swift.max(1, length / 3), distance < length || distance == 0 else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
        }
        return best.flatMap { $0.distance == 0 ? nil : $0.name }
    }

    /// What a message about the unknown `name` ends in: ``; did you mean `inert`?``, or nothing.
    public func suggestion(for name: String, prefix: String = "", suffix: String = "") -> String {
        nearest(to: name).map { "; did you mean `\(prefix)\($0)\(suffix)`?" } ?? ""
    }

    /// The same of names that are few enough to list them all where none is near: ``; it is one of `rule`, `diff```.
    public func choice(for name: String, prefix: String = "", suffix: String = "") -> String {
        let suggestion = suggestion(for: name, prefix: prefix, suffix: suffix)
        let names = map { "`\(prefix)\($0)\(suffix)`" }.joined(separator: ", ")
        return suggestion.isEmpty && !names.isEmpty ? "; it is one of " + names : suggestion
    }
}

/// How many letters must be added, dropped, replaced, or swapped with their neighbour. A letter of the wrong case, the
/// commonest mistake of all, is free beside another mistake and one in all.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a == b { return 0 }
    let a = a.map(lowercased)
    let b = b.map(lowercased)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var distance = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = Swift.min(distance, beforeLast[j - 1] + 1)
            }
            row.append(distance)
        }
        beforeLast = last
        last = row
    }
    return Swift.max(1, last[b.count])
}

private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
