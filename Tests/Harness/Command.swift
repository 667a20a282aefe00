/// The real command, as the tests' build made it.
public enum Command {
    /// Runs `fixmods` in a folder.
    public static func run(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
    ) throws -> ChildProcess {
        try ChildProcess(path, arguments, in: folder.path, environment: environment)
    }

    /// Beside the bundle that holds the tests.
    public static let path: String = {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        let parts = bundle.split(separator: "/", omittingEmptySubsequences: false)
        let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
        return (parts[..<end] + ["fixmods"]).joined(separator: "/")
    }()
}
