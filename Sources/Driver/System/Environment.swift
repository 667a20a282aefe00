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
}

/// Ends the process with an exit code.
func endProcess(_ status: Int32) -> Never { exit(status) }
