#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A line that says how far a run is, for people who would else wait without a sign. It comes after a second, and goes
/// with the run.
final class Progress: @unchecked Sendable {
    /// Nanoseconds.
    private static let (patience, pace): (UInt64, UInt64) = (1_000_000_000, 100_000_000)

    private let now: @Sendable () -> UInt64
    private let say: @Sendable (String) -> Void
    private let lock = Lock()
    /// When something is to be said next.
    private var next: UInt64
    private var isShown = false
    /// What was said last: threads are done with files in any order.
    private var last = (work: "", done: 0, count: 0)

    /// - Parameters:
    ///   - now: nanoseconds since some moment.
    ///   - say: puts something on a terminal.
    init(now: @escaping @Sendable () -> UInt64 = Progress.clock, say: @escaping @Sendable (String) -> Void) {
        (self.now, self.say) = (now, say)
        next = now() + Self.patience
    }

    /// One on the terminal that reports go to; nil where they go elsewhere.
    static func ofReports() -> Progress? {
        guard Stream.errors.isTerminal, Environment["TERM"] != "dumb" else { return nil }
        return Progress { Stream.errors.say($0) }
    }

    /// Notes that one more file is done.
    ///
    /// - Parameter work: what is done with the files: `read`.
    func note(_ work: String, _ done: Int, of count: Int) {
        lock.whileHeld {
            let time = now()
            guard time >= next else { return }
            (next, isShown) = (time + Self.pace, true)
            let isMore = last.work == work && last.count == count
            last = (work, isMore ? max(last.done, done) : done, count)
            say("\r\(work) \(last.done) of \(count) files\u{1B}[K")
        }
    }

    /// Takes the line away, before anything else is said.
    func end() {
        lock.whileHeld {
            if isShown { say("\r\u{1B}[K") }
            isShown = false
        }
    }

    /// Nanoseconds since some moment.
    static func clock() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
