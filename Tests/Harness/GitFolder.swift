/// A folder that git knows, with nothing of the user's settings.
public struct GitFolder: Sendable {
    public let folder: TemporaryFolder
    /// Below the folder.
    let place: String

    /// Makes one in which nothing is committed.
    public init(_ files: [String: String] = [:], at place: String = "", in folder: TemporaryFolder? = nil) throws {
        self.folder = try folder ?? TemporaryFolder()
        self.place = place
        for (name, text) in files { try write(text, to: name) }
        if files.isEmpty, !place.isEmpty { try write("", to: ".gitignore") }
        try git("init", "--quiet", "--initial-branch", "main")
    }

    public static let environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
    ]

    public var path: String { place.isEmpty ? folder.path : "\(folder.path)/\(place)" }

    public func write(_ text: String, to name: String) throws {
        try folder.write(text, to: place.isEmpty ? name : "\(place)/\(name)")
    }

    public func text(of name: String) throws -> String {
        try folder.text(of: place.isEmpty ? name : "\(place)/\(name)")
    }

    /// Runs git in it, which must succeed.
    @discardableResult public func git(_ words: String...) throws -> String {
        let git = try ChildProcess("git", words, in: path, environment: Self.environment)
        guard git.status == 0 else { throw Refused(words: words, said: git.errors) }
        return git.output
    }

    /// Adds and commits all that is there.
    public func commit(_ message: String = "m") throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", message)
    }

    /// Runs `fixmods` in it.
    public func fixmods(_ words: String..., environment: [String: String] = [:]) throws -> ChildProcess {
        try ChildProcess(
            Command.path, words, in: path, environment: Self.environment.merging(environment) { $1 })
    }

    struct Refused: Error {
        let words: [String]
        let said: String
    }
}
