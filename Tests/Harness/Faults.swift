#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The real command with calls of the system that fail, or that end it, as `strace` has them do.
public enum Faults {
    /// Why there are none, for tests that are skipped.
    public static let need = "needs strace, and the right to trace"

    public static let canBeMade: Bool = {
        let run = try? ChildProcess("strace", ["-qq", "-e", "trace=none", "true"], in: "/")
        return run?.status == 0
    }()

    /// True for a user whom permissions do not bind.
    public static var isRoot: Bool { geteuid() == 0 }

    /// Runs `fixmods` in a folder.
    ///
    /// - Parameters:
    ///   - fault: as strace has it: `getdents64:error=EIO:when=2`; several with spaces between them.
    ///   - paths: the files of the folder whose calls are meant; none for all.
    ///   - meanwhile: what a shell does at the same time.
    public static func run(
        _ fault: String, _ arguments: [String], in folder: TemporaryFolder, of paths: [String] = [],
        meanwhile: String = ":"
    ) throws -> ChildProcess {
        let faults = fault.split(separator: " ")
        let calls = faults.map { $0.prefix { $0 != ":" } }.joined(separator: ",")
        let options =
            ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)"] + faults.flatMap { ["-e", "inject=\($0)"] }
            + paths.flatMap { ["-P", $0, "-P", "\(folder.path)/\($0)"] }
        let script = "(\(meanwhile)) 2> /dev/null & exec strace \"$@\""
        return try ChildProcess(
            "/bin/sh", ["-c", script, "sh"] + options + [Command.path] + arguments, in: folder.path,
            environment: ChildProcess.withoutState)
    }

    /// True for a program that can be run.
    public static func isThere(_ program: String) -> Bool {
        (try? ChildProcess("/bin/sh", ["-c", "command -v \(program)"], in: "/"))?.status == 0
    }
}
