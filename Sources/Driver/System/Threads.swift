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

    /// As many as there are cores.
    static let all = Threads(count: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// What `body` makes of each item, in the order of the items. Each thread has a buffer of its own to read into.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item, ReadBuffer) -> Result
    ) -> [Result] {
        let helpers = min(count, items.count) - 1
        let queue = Queue(end: items.count)
        let work: @Sendable () -> [(Int, Result)] = {
            let buffer = ReadBuffer()
            var results: [(Int, Result)] = []
            while let index = queue.next() { results.append((index, body(items[index], buffer))) }
            return results
        }
        // Where no thread can be had, this one does all the work.
        let threads = helpers > 0 ? (0..<helpers).compactMap { _ in Thread(work) } : []
        var results = work()
        for thread in threads { results += thread.join() }
        return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// The numbers below `end`, each given out once.
private final class Queue: @unchecked Sendable {
    private var current = 0
    private let end: Int
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(end: Int) {
        self.end = end
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func next() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard current < end else { return nil }
        current += 1
        return current - 1
    }
}

/// A thread that makes one value. It must be joined.
private struct Thread<Value> {
    private final class Job {
        let work: @Sendable () -> Value
        var value: Value?
        init(_ work: @escaping @Sendable () -> Value) { self.work = work }
    }

    /// What the main thread has; elsewhere the default may be too small for the parser.
    private static var stackSize: Int { 8 << 20 }

    private let id: pthread_t
    private let job: Job

    init?(_ work: @escaping @Sendable () -> Value) {
        let job = Job(work)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        #if canImport(Darwin)
            var id: pthread_t?
        #else
            var id = pthread_t()
        #endif
        let failure = pthread_create(
            &id, &attributes,
            { argument in
                #if canImport(Darwin)
                    let box = Unmanaged<Box>.fromOpaque(argument)
                #else
                    let box = Unmanaged<Box>.fromOpaque(argument!)
                #endif
                box.takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(Box { job.value = job.work() }).toOpaque())
        guard failure == 0 else { return nil }
        #if canImport(Darwin)
            self.id = id!
        #else
            self.id = id
        #endif
        self.job = job
    }

    func join() -> Value {
        pthread_join(id, nil)
        return job.value!
    }
}

/// What a C function pointer cannot carry: a closure without type parameters.
private final class Box {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}
