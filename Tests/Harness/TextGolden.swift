import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of the repository that holds what some code must give; `UPDATE_GOLDENS=1 swift test` rewrites it.
public struct TextGolden: Sendable {
    /// In the repository, in a folder that is there.
    public let path: String

    public init(_ path: String) { self.path = path }

    /// Compares the file with what was given, and shows the first line that differs; or writes the file anew.
    public func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let old = (try? TemporaryFolder.read(Repository.root + "/" + path)) ?? []
        if old == Array(text.utf8) { return }
        if getenv("UPDATE_GOLDENS") != nil {
            try TemporaryFolder.write(Array(text.utf8), to: Repository.root + "/" + path)
        } else {
            let difference = Self.difference(between: String(decoding: old, as: UTF8.self), and: text)
            Issue.record("\(path):\(difference)\nUPDATE_GOLDENS=1 takes it over", sourceLocation: sourceLocation)
        }
    }

    /// The number of the first line that differs, and both its texts.
    static func difference(between old: String, and new: String) -> String {
        let old = old.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
        let new = new.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        func shown(_ lines: [String]) -> String { lines.indices.contains(index) ? lines[index] : "(end of file)" }
        return "\(index + 1): the golden and what is given now:\n- \(shown(old))\n+ \(shown(new))"
    }
}
