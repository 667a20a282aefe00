import Syntax

/// A text as an editor shows it.
struct OpenDocument {
    /// As the editor names it.
    let uri: String
    /// Where it is, or would be, saved, without links; nil for what is no Swift file.
    let location: Path?
    /// The folder whose files are read with it.
    var folder: Folder?
    private(set) var version: Int?
    private(set) var text: [UInt8]
    private(set) var lines: LineTable

    struct Folder {
        let path: Path
        /// False for what lies in the folder itself.
        let isDeep: Bool
    }

    /// - Parameter item: a `TextDocumentItem`.
    init?(_ item: JSONText?) {
        guard let item, let uri = item["uri"]?.text, let text = item["text"]?.text else { return nil }
        self.uri = uri
        version = item["version"]?.integer
        self.text = Array(text.utf8)
        lines = LineTable(self.text, countsMark: true)
        location = Self.location(of: uri)
    }

    private static func location(of uri: String) -> Path? {
        guard let path = FileURI.path(of: uri), path.hasSuffix(".swift") else { return nil }
        if let real = try? FileSystem.realPath(path) { return real }
        let folder = (try? FileSystem.realPath(path.parent)) ?? path.parent
        return folder.appending(path.name)
    }

    /// True for a text in which a carriage return stands alone: it ends a line for the protocol, and none for Swift.
    var hasLoneReturns: Bool { text.hasLoneReturns }

    /// Takes changes, each of the text that the one before has made.
    ///
    /// - Parameter changes: `TextDocumentContentChangeEvent`s, of a range or of the whole text.
    mutating func take(_ changes: [JSONText], version: Int?) {
        self.version = version
        for change in changes {
            guard let new = change["text"]?.text else { continue }
            if let part = change["range"], !part.isNull {
                // What is no range says nothing of what is changed.
                guard let range = SpotRange(part) else { continue }
                let start = range.start.offset(in: lines)
                text.replaceSubrange(start..<max(start, range.end.offset(in: lines)), with: new.utf8)
            } else {
                text = Array(new.utf8)
            }
            lines = LineTable(text, countsMark: true)
        }
    }
}

extension [UInt8] {
    var hasLoneReturns: Bool {
        indices.contains { self[$0] == UInt8(ascii: "\r") && ($0 + 1 == count || self[$0 + 1] != UInt8(ascii: "\n")) }
    }
}
