#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The user's wish to stop. It is looked at between files, so that what was begun is finished or undone.
enum Interrupt {
    // A signal handler may do nothing but write such a number.
    nonisolated(unsafe) private static var noticed: sig_atomic_t = 0

    nonisolated(unsafe) private static var isNoticing = false

    /// 128 and the number of the signal that came, as shells say it; nil as long as none came.
    static var status: Int32? { noticed == 0 ? nil : 128 + Int32(noticed) }

    /// Notices the signals from now on. A second one ends the process at once, should it be stuck; where what was begun
    /// must be taken back, none does.
    static func beginNoticing(alsoMore: Bool = false) {
        isNoticing = true
        var action = sigaction()
        let handler: @convention(c) (Int32) -> Void = { Interrupt.noticed = sig_atomic_t($0) }
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = handler
        #else
            action.__sigaction_u.__sa_handler = handler
        #endif
        action.sa_flags = Int32(
            truncatingIfNeeded: UInt32(bitPattern: Int32(SA_RESTART))
                | (alsoMore ? 0 : UInt32(truncatingIfNeeded: SA_RESETHAND)))
        // A file that may not become so large is an error like others.
        signal(SIGXFSZ, SIG_IGN)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            var old = sigaction()
            sigaction(signal, &action, &old)
            // What whoever started the process wants ignored stays so: `nohup fixmods …`.
            if old.ignores { sigaction(signal, &old, nil) }
        }
    }

    /// Waits for what others say or take in, as long as they like. Nothing is half done meanwhile, so the first signal ends
    /// the process.
    static func mayEnd<Result>(
        waiting body: () throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        guard isNoticing else { return try body() }
        endNoticing()
        defer { beginNoticing() }
        // One that came before was noticed.
        if status != nil { throw .failed(EINTR) }
        return try body()
    }

    /// Has them end the process from now on, as they do where nothing is begun that could stay half done.
    static func endNoticing() {
        isNoticing = false
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var old = sigaction()
            sigaction(number, nil, &old)
            if !old.ignores { signal(number, SIG_DFL) }
        }
    }
}

extension sigaction {
    fileprivate var ignores: Bool {
        #if canImport(Glibc)
            let handler = __sigaction_handler.sa_handler
        #elseif canImport(Musl)
            let handler = __sa_handler.sa_handler
        #else
            let handler = __sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
