#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Does one thing for each index on several threads, and hands the results on in the order of the indices.
///
/// Results are handed on, and forgotten, as soon as all before them are. The threads have deep stacks: the toolchain's
/// parser recurses, and 256 nested structures do not fit a secondary thread's usual stack.
final class Workers<Result>: @unchecked Sendable {
    private let count: Int
    private let work: (Int) -> Result
    private let deliver: (Int, Result) -> Void
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var next = 0
    private var delivered = 0
    private var waiting: [Int: Result] = [:]

    private init(count: Int, work: @escaping (Int) -> Result, deliver: @escaping (Int, Result) -> Void) {
        self.count = count
        self.work = work
        self.deliver = deliver
        pthread_mutex_init(lock, nil)
    }

    deinit { lock.deallocate() }

    static func run(
        _ count: Int, threads: Int = 2, work: @escaping (Int) -> Result, deliver: @escaping (Int, Result) -> Void
    ) {
        let workers = Workers(count: count, work: work, deliver: deliver)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 64 << 20)
        #if canImport(Darwin)
            var ids = [pthread_t?](repeating: nil, count: threads)
        #else
            var ids = [pthread_t](repeating: pthread_t(), count: threads)
        #endif
        // Not generic in the closure, which as a C function may capture nothing: the loop is boxed.
        let loop = Unmanaged.passRetained(Loop { workers.loop() })
        defer { loop.release() }
        for index in ids.indices {
            let error = pthread_create(&ids[index], &attributes, { start($0) }, loop.toOpaque())
            precondition(error == 0, "no thread")
        }
        for id in ids {
            #if canImport(Darwin)
                pthread_join(id!, nil)
            #else
                pthread_join(id, nil)
            #endif
        }
    }

    private func loop() {
        while let index = take() {
            let result = work(index)
            pthread_mutex_lock(lock)
            waiting[index] = result
            while let ready = waiting.removeValue(forKey: delivered) {
                deliver(delivered, ready)
                delivered += 1
            }
            pthread_mutex_unlock(lock)
        }
    }

    private func take() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }
}

private final class Loop {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}

#if canImport(Darwin)
    private func start(_ loop: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Loop>.fromOpaque(loop).takeUnretainedValue().body()
        return nil
    }
#else
    private func start(_ loop: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        Unmanaged<Loop>.fromOpaque(loop!).takeUnretainedValue().body()
        return nil
    }
#endif
