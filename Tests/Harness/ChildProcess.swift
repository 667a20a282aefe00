#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a program said and how it ended.
public struct ChildProcess: Sendable {
    public let output: String
    public let errors: String
    /// The exit code, or 128 and the signal that ended it.
    public let status: Int32

    /// An environment without a place for what is kept for later.
    public static let withoutState = ["HOME": "none", "XDG_STATE_HOME": ""]

    /// Runs a program to its end in a folder, with nothing to read.
    ///
    /// - Parameter environment: what the program sees beside `PATH` and `HOME`.
    public init(
        _ executable: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws {
        let capture = try TemporaryFolder()
        let output = capture.path + "/output"
        let errors = capture.path + "/errors"

        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // Files, not pipes: a pipe that nobody drains stops the program that fills it.
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)

        // Threads of tests may block signals, and what they start would do so too.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var words = environment
        // What it keeps for later is nobody's.
        words["XDG_STATE_HOME"] = words["XDG_STATE_HOME"] ?? capture.path
        for name in ["PATH", "HOME"] { words[name] = words[name] ?? getenv(name).map { String(cString: $0) } }
        // The shell changes the folder: what `posix_spawn` has for it is not everywhere.
        let command = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, executable] + arguments
        var argv = command.map { strdup($0) } + [nil]
        var envp = words.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }

        var id = pid_t()
        let failure = posix_spawn(&id, "/bin/sh", &actions, &attributes, &argv, &envp)
        guard failure == 0 else { throw Failure(what: executable, code: failure) }
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1 && errno == EINTR {}
        self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        self.output = String(decoding: try TemporaryFolder.read(output), as: UTF8.self)
        self.errors = String(decoding: try TemporaryFolder.read(errors), as: UTF8.self)
    }

    /// A call of the system that failed.
    public struct Failure: Error, CustomStringConvertible {
        let what: String
        let code: Int32
        public var description: String { "\(what): \(String(cString: strerror(code)))" }
    }
}
