#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Work on many things at once. What comes out never depends on how many threads there are.
struct Threads: Sendable {
    let count: Int
    /// True if each has a stack for whatever the parser takes.
    var isDeep = true
    /// Where it is said how far they are.
    var progress: Progress?

    /// As many as there are cores.
    static func all(isDeep: Bool = true) -> Threads {
        Threads(count: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), isDeep: isDeep)
    }

    /// What `body` makes of each item, in the order of the items. Each thread has a buffer of its own to read into.
    ///
    /// - Parameter work: what that is, where the items are files and people may wait for it: `read`.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: String? = nil, _ body: @escaping @Sendable (Item, ReadBuffer) -> Result
    ) -> [Result] {
        let results = Slots<Result>(count: items.count)
        run(count: items.count) { index, buffer in
            results.memory[index] = body(items[index], buffer)
            if let progress, let work { progress.note(work, index + 1, of: items.count) }
        }
        return results.memory.map { $0! }
    }

    /// What `body` gives, from a thread of its own: the parser's recursion needs more stack than the first thread has.
    /// Where no such thread can be had, `body` is told that the stack is not deep.
    static func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable (_ isDeep: Bool) -> Result) -> Result {
        let results = Slots<Result>(count: 1)
        if let thread = Thread({ results.memory[0] = body(true) }) {
            thread.join()
        } else {
            results.memory[0] = body(false)
        }
        return results.memory[0]!
    }

    /// Calls `body` once with every number below `count`.
    private func run(count: Int, _ body: @escaping @Sendable (Int, ReadBuffer) -> Void) {
        let queue = Queue(end: count)
        let work: @Sendable () -> Void = {
            let buffer = ReadBuffer()
            while let index = queue.next() { body(index, buffer) }
        }
        // Where no thread can be had, this one does all the work.
        let threads = (1..<max(1, min(self.count, count))).compactMap { _ in Thread(work) }
        work()
        for thread in threads { thread.join() }
    }
}

/// Where threads leave their results: no two of them in the same place.
private final class Slots<Value>: @unchecked Sendable {
    let memory: UnsafeMutableBufferPointer<Value?>

    init(count: Int) {
        memory = .allocate(capacity: count)
        memory.initialize(repeating: nil)
    }

    deinit {
        memory.deinitialize()
        memory.deallocate()
    }
}

/// The numbers below `end`, each given out once.
private final class Queue: @unchecked Sendable {
    private var current = 0
    private let end: Int
    private let lock = Lock()

    init(end: Int) { self.end = end }

    func next() -> Int? {
        lock.whileHeld {
            guard current < end else { return nil }
            current += 1
            return current - 1
        }
    }
}

/// A thread. It must be joined.
private struct Thread {
    /// Bytes: what parsing and planning may take, and some.
    private static var stackSize: Int { 128 << 20 }
    /// Bytes that should be left beside a stack: where nothing more can be had, the process ends without a word.
    private static var leastRoom: Int { 128 << 20 }

    private final class Job {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    private let id: pthread_t

    init?(_ work: @escaping @Sendable () -> Void) {
        let size = Self.stackSize + Self.leastRoom
        guard let room = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0), room != MAP_FAILED else {
            return nil
        }
        munmap(room, size)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let job = Unmanaged.passRetained(Job(work))
        #if canImport(Darwin)
            var id: pthread_t?
            let failure = pthread_create(&id, &attributes, { Self.start($0) }, job.toOpaque())
        #else
            var id = pthread_t()
            let failure = pthread_create(&id, &attributes, { Self.start($0!) }, job.toOpaque())
        #endif
        guard failure == 0 else {
            job.release()
            return nil
        }
        #if canImport(Darwin)
            self.id = id!
        #else
            self.id = id
        #endif
    }

    private static func start(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
        return nil
    }

    func join() { pthread_join(id, nil) }
}
