#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A finished run of another program.
struct Tool {
    let status: Int32
    /// What it wrote, on either stream.
    let output: String

    static func swiftc(_ arguments: [String], in folder: String) throws -> Tool {
        try run("swiftc", arguments, in: folder)
    }

    /// Runs the program, found by path or in `PATH`, and waits for it; its output goes by a file in `folder`.
    static func run(_ program: String, _ arguments: [String], in folder: String) throws -> Tool {
        let name = "\(folder)/output-\(UUID().uuidString)"
        defer { unlink(name) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)

        // A trap is an outcome here; nobody reads its backtrace, which takes seconds to make.
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let argv = ([program] + arguments).map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var child = pid_t()
        guard posix_spawnp(&child, program, &actions, nil, argv, envp) == 0 else {
            throw ModelError.cannotRun(program)
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 && errno == EINTR {}
        let bytes = FileManager.default.contents(atPath: name) ?? Data()
        return Tool(status: status, output: String(decoding: bytes, as: UTF8.self))
    }
}

/// A folder that is gone when nobody holds it any more, unless it got a name of its own.
final class ModelScratch {
    let path: String

    init(in parent: String) throws {
        path = "\(parent)/scratch-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: file))
        return file
    }

    /// Keeps the folder under a name; where that is taken, the other one stays.
    func publish(as name: String) {
        _ = rename(path, name)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
