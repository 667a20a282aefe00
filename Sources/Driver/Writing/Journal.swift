import Patching
import Syntax

/// What the last run has written in some place, so that it can be taken back.
///
/// **Invariant:** it is on the disk before the first file is written, whole; and names every text that the run may leave
/// a file with, be it killed.
struct Journal: Equatable {
    /// What became of one file.
    struct Entry: Equatable {
        enum Change: UInt8 {
            case edited = 0x65
            case made = 0x6D
            case removed = 0x72
        }

        /// Below the folder that the journal is about; until it is in one, the whole path, without links in it.
        var path: Path
        var change: Change
        /// Who may do what with the file if it is made again.
        var mode: UInt32
        /// What it held; empty for one that was made.
        let old: [UInt8]
        /// What it may hold since.
        var new: [Text]
    }

    /// A text, as far as it has to be told from others.
    struct Text: Equatable {
        let length: Int
        let hash: UInt64

        init(_ bytes: [UInt8]) {
            (length, hash) = (bytes.count, bytes.withUnsafeBufferPointer { Hash(of: $0).value })
        }

        fileprivate init(length: Int, hash: UInt64) { (self.length, self.hash) = (length, hash) }
    }

    var entries: [Entry]
    /// Where else the run has written: the folders that its other journals are about.
    var others: [Path] = []

    private static let head = Array("fixmods journal 2\n".utf8)

    /// What is written: numbers with their lines' ends, and behind them the bytes that they count.
    var bytes: [UInt8] {
        var bytes = Self.head
        func add(_ numbers: [UInt64]) {
            bytes += (numbers.map { String($0) }.joined(separator: " ") + "\n").utf8
        }
        add([UInt64(entries.count), UInt64(others.count)])
        for other in others {
            add([UInt64(other.bytes.count)])
            bytes += other.bytes
        }
        for entry in entries {
            add(
                [entry.path.bytes.count, Int(entry.change.rawValue), Int(entry.mode), entry.old.count, entry.new.count]
                    .map { UInt64($0) })
            for text in entry.new { add([UInt64(text.length), text.hash]) }
            bytes += entry.path.bytes + entry.old
        }
        return bytes + Array(Hash(of: bytes).hexadecimal.utf8)
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// nil for what is no such journal, or not all of one.
    init?(_ bytes: [UInt8]) {
        let end = bytes.count - 16
        guard end > 0, bytes.starts(with: Self.head),
            bytes[end...].elementsEqual(Hash(of: bytes[..<end]).hexadecimal.utf8)
        else { return nil }
        var rest = bytes[Self.head.count..<end]
        func numbers(_ count: Int) -> [UInt64]? {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest.dropFirst(line.count + 1)
            let numbers = line.split(separator: UInt8(ascii: " ")).compactMap {
                UInt64(String(decoding: $0, as: UTF8.self))
            }
            return numbers.count == count ? numbers : nil
        }
        func taken(_ count: UInt64) -> [UInt8]? {
            guard count <= UInt64(rest.count) else { return nil }
            defer { rest = rest.dropFirst(Int(count)) }
            return Array(rest.prefix(Int(count)))
        }
        guard let counts = numbers(2) else { return nil }
        entries = []
        for _ in 0..<counts[1] {
            guard let length = numbers(1)?[0], let other = taken(length) else { return nil }
            others.append(Path(other))
        }
        for _ in 0..<counts[0] {
            guard let line = numbers(5), let change = Entry.Change(rawValue: UInt8(truncatingIfNeeded: line[1])) else {
                return nil
            }
            var new: [Text] = []
            for _ in 0..<line[4] {
                guard let text = numbers(2) else { return nil }
                new.append(Text(length: Int(text[0]), hash: text[1]))
            }
            guard let path = taken(line[0]), let old = taken(line[3]) else { return nil }
            entries.append(
                Entry(path: Path(path), change: change, mode: UInt32(line[2] & 0o777), old: old, new: new))
        }
    }
}

extension Journal.Entry {
    /// What is going to become of a file; nil where nothing is.
    init?(_ file: FileResult) {
        guard let patch = file.patch, file.hasEdits else { return nil }
        // Only what is removed is made again. Of what cannot be asked, nobody else may do anything with that.
        let again = file.isDeleted ? try? OpenFile(reading: file.location).modeAgain(in: file.location.parent) : nil
        self.init(
            path: file.location, change: file.isNew ? .made : file.isDeleted ? .removed : .edited, mode: again ?? 0o600,
            old: file.isNew ? [] : patch.old,
            new: (file.between.filter { $0 != patch.new } + [patch.new]).map(Journal.Text.init))
    }
}
