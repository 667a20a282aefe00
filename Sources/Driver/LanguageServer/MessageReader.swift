import Syntax

/// Takes the messages of an editor out of a stream: headers, of which one says how many bytes follow, an empty line, and
/// these bytes.
struct MessageReader {
    /// Some bytes, as soon as there are any; none at the end.
    typealias Read = () throws(SystemError) -> [UInt8]

    private let read: Read
    /// What was read and is part of no message yet.
    private var bytes: [UInt8] = []

    /// In bytes. No text that anybody edits is as long.
    static let longestMessage = 256 << 20
    static let longestHeader = 8 << 10

    init(reading read: @escaping Read) { self.read = read }

    /// True if some of a message is here already.
    var hasMore: Bool { !bytes.isEmpty }

    /// The next message; nil at the end of the stream.
    mutating func next() throws(Failure) -> [UInt8]? {
        guard let header = try header() else { return nil }
        let length = try Self.length(in: String(decoding: header.text, as: UTF8.self))
        while bytes.count - header.end < length {
            guard try takeMore() else { throw .cutOff }
        }
        let message = Array(bytes[header.end..<header.end + length])
        bytes.removeFirst(header.end + length)
        return message
    }

    /// What stands before the empty line, and where what follows begins; nil at the end of the stream.
    private mutating func header() throws(Failure) -> (text: ArraySlice<UInt8>, end: Int)? {
        var place = 0
        while true {
            while place < bytes.count {
                let rest = bytes[place...]
                for end in ["\r\n\r\n", "\n\n"] where rest.starts(with: end.utf8) {
                    return (bytes[..<place], place + end.utf8.count)
                }
                // The rest of the empty line may be on its way.
                let mayEnd = rest.count < 4 && rest.allSatisfy { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
                if mayEnd { break }
                place += 1
                if place > Self.longestHeader { throw .headerTooLong }
            }
            guard try takeMore() else {
                if bytes.isEmpty { return nil }
                throw .cutOff
            }
        }
    }

    /// - Returns: false at the end of the stream.
    private mutating func takeMore() throws(Failure) -> Bool {
        do throws(SystemError) {
            let more = try read()
            bytes += more
            return !more.isEmpty
        } catch {
            throw .unreadable(error)
        }
    }

    private static func length(in header: String) throws(Failure) -> Int {
        let lines = header.split(whereSeparator: \.isNewline)
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let value = String(parts[1].drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
            guard value.allSatisfy({ $0.isASCII && $0.isNumber }), !value.isEmpty else { throw .noLength(value) }
            guard let length = Int(value), length <= longestMessage else { throw .tooLong(value) }
            return length
        }
        throw .withoutLength(lines.first.map { String($0.prefix(80)) } ?? "")
    }

    /// Why there are no further messages.
    enum Failure: Error, Equatable {
        case unreadable(SystemError)
        case withoutLength(String)
        case noLength(String)
        case tooLong(String)
        case headerTooLong
        case cutOff

        var sentence: String {
            switch self {
            case .unreadable(let error): "the standard input cannot be read: \(error.sentence)"
            case .withoutLength(let line):
                "a message begins with `Content-Length: N`, and this one with `\(line)`; `lsp` is for editors to call"
            case .noLength(let value): "`Content-Length: \(value)` is no number of bytes"
            case .tooLong(let value):
                "a message of \(value) bytes is too long; \(MessageReader.longestMessage) are the most"
            case .headerTooLong: "the header of a message has no end"
            case .cutOff: "the standard input ends within a message"
            }
        }
    }
}
