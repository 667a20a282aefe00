import Semantics

/// Which files of a project declare a name, as far as their bytes show it.
struct DeclaringFiles: Sendable {
    /// The hash of a name, and below it the place of a file that declares it; sorted.
    private let entries: [UInt64]

    /// Enough for 16 million files. Of the bits that are left for hashes, another name has the same once in many
    /// thousands of projects; a file that is taken for a declaring one then says nothing of the name.
    static let placeBits: UInt64 = 24

    /// - Parameter files: what each of them declares.
    init(_ files: [DeclaredNames]) {
        var entries: [UInt64] = []
        entries.reserveCapacity(files.reduce(0) { $0 + $1.hashes.count })
        for (place, names) in files.enumerated() {
            for hash in names.hashes { entries.append(hash << Self.placeBits | UInt64(place)) }
        }
        entries.sort()
        self.entries = entries
    }

    /// The places of the files that may have a declaration.
    func places(declaring wanted: WantedDeclaration) -> Set<Int> {
        wanted.words.dropFirst().reduce(into: Set(places(declaring: [wanted.name]))) {
            $0.formIntersection(places(declaring: [$1]))
        }
    }

    /// The places of the files that declare one of some names, in their order.
    func places(declaring names: Set<String>) -> [Int] {
        var places: Set<Int> = []
        for name in names {
            let hash = DeclaredNames.hash(of: name)
            let first = entries.partitioningIndex { $0 >> Self.placeBits >= hash }
            for entry in entries[first...].prefix(while: { $0 >> Self.placeBits == hash }) {
                places.insert(Int(entry & (1 << Self.placeBits - 1)))
            }
        }
        return places.sorted()
    }
}
