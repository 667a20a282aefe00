import Syntax

#if canImport(Glibc)
    import Glibc
    import LinuxCalls
#elseif canImport(Musl)
    import LinuxCalls
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Darwin)
    private let (exchanging, keeping) = (UInt32(RENAME_SWAP), UInt32(RENAME_EXCL))
#else
    private let (exchanging, keeping) = (UInt32(EXCHANGE), UInt32(NO_REPLACE))
#endif

/// Puts each of two files in the place of the other, at once.
func exchangeFiles(_ one: Path, _ other: Path) throws(SystemError) {
    try rename(one, other, exchanging)
}

/// Gives a file another name, if that is free.
func moveFile(_ path: Path, to other: Path) throws(SystemError) {
    try rename(path, other, keeping)
}

/// Gives a file the name of another, which is gone.
func renameFile(_ path: Path, to other: Path) throws(SystemError) {
    guard path.withCString({ path in other.withCString { rename(path, $0) } }) == 0 else { throw .last }
}

private func rename(_ one: Path, _ other: Path, _ flags: UInt32) throws(SystemError) {
    let failure = one.withCString { one in
        other.withCString { other in
            #if canImport(Darwin)
                renamex_np(one, other, flags)
            #else
                rename_with_flags(one, other, flags)
            #endif
        }
    }
    guard failure == 0 else { throw .last }
}
