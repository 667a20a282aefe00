import Syntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Program {
    /// How long what is asked to end may take for it.
    private static let grace = Duration.seconds(2)

    /// Has a shell run a command of the user's in the current folder, with nothing to read, to its end. When the user
    /// wishes to stop, it is asked to end, and then ended, with all that it has started.
    ///
    /// What it leaves running is not waited for, though that may hold on to the output. Both streams count as output.
    init(shell command: Path) throws(SystemError) {
        let pipe = try Pipe()
        // A signal from the terminal comes to this process, which hands it on.
        let id = try Self.start(["/bin/sh", "-c", command], Environment.all(), pipe, pipe, isApart: true)
        pipe.closeInput()
        var output: [UInt8] = []
        var isOpen = true
        var askedAt: ContinuousClock.Instant?
        while true {
            if isOpen, let bytes = pipe.next(within: 50) { output += bytes } else { isOpen = false }
            if let status = try Self.status(of: id, isAwaited: false) {
                while isOpen, let bytes = pipe.next(within: 0), !bytes.isEmpty { output += bytes }
                if askedAt != nil { kill(-id, SIGKILL) }
                self.init(output: output, status: status)
                return
            }
            if Interrupt.status != nil {
                if askedAt == nil { kill(-id, SIGTERM) }
                askedAt = askedAt ?? .now
                if ContinuousClock.now - askedAt! > Self.grace { kill(-id, SIGKILL) }
            }
            // Closed, but not at its end.
            if !isOpen { poll(nil, 0, 10) }
        }
    }
}
