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

/// What another program said, and how it ended.
struct Program {
    let output: [UInt8]
    let errors: [UInt8]
    /// The exit code, or 128 and the signal that ended it.
    let status: Int32

    /// Runs a program to its end, with nothing to read. When the user wishes to stop, it may take a moment, and is ended.
    ///
    /// - Parameters:
    ///   - name: what is looked for in `PATH`, without a shell in between.
    ///   - variables: what it sees beside, or instead of, what is in the environment.
    ///   - hidden: what it does not see of that.
    ///   - joinsErrors: true if both of its streams count as output, in the order in which it wrote.
    init(
        _ name: Path, _ arguments: [Path], _ variables: [String: Path] = [:], hiding hidden: Set<String> = [],
        joinsErrors: Bool = false
    ) throws(SystemError) {
        let (output, errors) = (try Pipe(), try Pipe())
        let seen = Environment.all(with: variables, without: hidden)
        let id = try Self.start([name] + arguments, seen, output, joinsErrors ? output : errors)
        output.closeInput()
        errors.closeInput()
        var wish: ContinuousClock.Instant?
        (self.output, self.errors) = Pipe.drained(output, errors) {
            if Interrupt.status != nil, wish == nil { wish = .now }
            return wish.map { ContinuousClock.now - $0 > Self.patience } ?? false
        }
        if wish.map({ ContinuousClock.now - $0 > Self.patience }) == true {
            kill(id, SIGTERM)
            throw .failed(EINTR)
        }
        status = try Self.status(of: id)!
    }

    /// What it may take where somebody waits for the end of all: others are asked about what was begun.
    private static let patience = Duration.milliseconds(500)

    /// How a process ended; nil for one that goes on, where nobody waits for its end.
    static func status(of id: pid_t, isAwaited: Bool = true) throws(SystemError) -> Int32? {
        var status: Int32 = 0
        while true {
            let ended = waitpid(id, &status, isAwaited ? 0 : WNOHANG)
            if ended == 0 { return nil }
            if ended == id { return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F }
            if errno != EINTR { throw .last }
        }
    }

    /// True of a process that is not there any more, whoever has started it.
    static func isGone(_ id: Int) -> Bool {
        guard let id = pid_t(exactly: id), id > 0 else { return false }
        return kill(id, 0) != 0 && errno == ESRCH
    }

    /// What a run gave that somebody else has waited for.
    init(output: [UInt8], status: Int32) { (self.output, errors, self.status) = (output, [], status) }

    /// - Parameter isApart: true if it gets a group of processes of its own, with all that it starts.
    static func start(
        _ words: [Path], _ variables: [Path], _ output: Pipe, _ errors: Pipe, isApart: Bool = false
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.input, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.input, 2)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isApart { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }

        var words = words.map { $0.withCString { strdup($0) } } + [nil]
        var seen = variables.map { $0.withCString { strdup($0) } } + [nil]
        defer { for pointer in words + seen { free(pointer) } }
        var id = pid_t()
        let failure = posix_spawnp(&id, words[0]!, &actions, &attributes, &words, &seen)
        guard failure == 0 else { throw .failed(failure) }
        return id
    }
}

/// Bytes go in at one end and come out at the other. A program that is started later sees neither.
final class Pipe {
    let exit: Int32
    private(set) var input: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last }
        (exit, input) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeInput()
        close(exit)
    }

    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Takes what comes out of it.
    ///
    /// - Parameter patience: how long to wait for anything, in milliseconds.
    /// - Returns: nil at its end; nothing where nothing came.
    func next(within patience: Int32) -> [UInt8]? {
        var place = pollfd(fd: exit, events: Int16(POLLIN), revents: 0)
        guard poll(&place, 1, patience) > 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = buffer.withUnsafeMutableBytes { read(exit, $0.baseAddress!, $0.count) }
        if count < 0, errno == EINTR { return [] }
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// All that comes out of two of them, or what has come as soon as that is enough. Neither is let fill up meanwhile.
    static func drained(_ first: Pipe, _ second: Pipe, isEnough: () -> Bool) -> ([UInt8], [UInt8]) {
        var texts: [[UInt8]] = [[], []]
        var places = [first, second].map { pollfd(fd: $0.exit, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // What is below zero is passed over.
        while places.contains(where: { $0.fd >= 0 }), !isEnough() {
            if poll(&places, 2, 100) < 0 {
                guard errno == EINTR else { break }
                continue
            }
            for place in places.indices where places[place].fd >= 0 && places[place].revents != 0 {
                let count = buffer.withUnsafeMutableBytes { read(places[place].fd, $0.baseAddress!, $0.count) }
                if count > 0 { texts[place] += buffer[..<count] }
                if count == 0 || count < 0 && errno != EINTR { places[place].fd = -1 }
                places[place].revents = 0
            }
        }
        return (texts[0], texts[1])
    }
}

extension Environment {
    /// `NAME=value` for each variable, with some changed and without some.
    static func all(with changes: [String: Path] = [:], without hidden: Set<String> = []) -> [Path] {
        #if canImport(Darwin)
            var place = _NSGetEnviron().pointee
        #else
            var place = all_variables()
        #endif
        var words: [Path] = []
        while let cString = place?.pointee {
            let word = Path(cString: cString)
            let name = String(decoding: word.bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            if changes[name] == nil, !hidden.contains(name) { words.append(word) }
            place = place! + 1
        }
        return words + changes.sorted { $0.key < $1.key }.map { Path(Array("\($0)=".utf8) + $1.bytes) }
    }
}
