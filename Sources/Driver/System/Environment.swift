import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The variables of the process's environment.
enum Environment {
    static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// A variable that holds a path.
    static func path(_ name: String) -> Path? { getenv(name).map { Path(cString: $0) } }

    /// The user's own folder.
    static var home: Path? { path("HOME") }

    /// Where the command lies, as far as its own name says; nil where it was found in `PATH`.
    static var command: Path? {
        guard CommandLine.argc > 0, let name = CommandLine.unsafeArgv[0].map({ Path(cString: $0) }) else { return nil }
        return name.isAbsolute || name.parts.count > 1 ? try? FileSystem.realPath(name) : nil
    }

    /// What the command was called with, behind its own name; nil where the system does not tell.
    static var arguments: [Path]? {
        guard CommandLine.argc > 0 else { return nil }
        let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return all.dropFirst().compactMap { $0.map { Path(cString: $0) } }
    }
}

/// Ends the process with an exit code.
func endProcess(_ status: Int32) -> Never { exit(status) }
