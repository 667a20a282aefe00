#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let usage = """
    judge tokens [--own] PATH…                 the tokens of each file
    judge calls [--own] PATH…                  the calls of each file
    judge pieces [--own] PATH…                 the nodes that are compared
    judge unexpected PATH…                     the first place of each file that our parser does not know
    judge compare [--tokens] [--only CLASS,…] [--all] [--every N] PATH…
    judge pair OWN TOOLCHAIN                   our reading of one file against the toolchain's of another
    judge fuzz [--seed N] [--rounds N] [--insert TEXT] PATH…
    judge steps [--largest BYTES] PATH…        what parsing costs, for the files repeated up to a size and for hostile input
    judge helpers NAME,… PATH…                 the calls of these names that take a function
    """

func complain(_ text: String) {
    fputs(text + "\n", stderr)
}

func stop(_ text: String) -> Never {
    complain(text)
    exit(2)
}

var arguments = Array(CommandLine.arguments.dropFirst())
guard let verb = arguments.first else { stop(usage) }
arguments.removeFirst()

/// Removes an option from the arguments; true if it was there.
func flag(_ name: String) -> Bool {
    guard let index = arguments.firstIndex(of: name) else { return false }
    arguments.remove(at: index)
    return true
}

/// Removes an option and its value from the arguments.
func value(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
}

func perform() -> Never {
    switch verb {
    case "tokens", "calls", "pieces":
        let isOwn = flag("--own")
        exit(ListCommand(verb: verb, isOwn: isOwn, paths: arguments).run())
    case "unexpected":
        guard !arguments.isEmpty else { stop(usage) }
        exit(UnexpectedCommand(paths: arguments).run())
    case "helpers":
        guard arguments.count > 1 else { stop(usage) }
        let names = arguments.removeFirst().split(separator: ",").map(String.init)
        exit(HelpersCommand(names: Set(names), paths: arguments).run())
    case "pair":
        guard arguments.count == 2 else { stop(usage) }
        exit(PairCommand(own: arguments[0], toolchain: arguments[1]).run())
    case "fuzz":
        var command = FuzzCommand(paths: [])
        if let number = value("--seed") { command.seed = UInt64(number) ?? 1 }
        if let number = value("--rounds") { command.rounds = Int(number) ?? 20 }
        command.insertion = value("--insert")
        guard !arguments.isEmpty else { stop(usage) }
        command.paths = arguments
        exit(command.run())
    case "steps":
        var command = StepsCommand(paths: [])
        if let number = value("--largest") { command.largest = Int(number) ?? command.largest }
        guard !arguments.isEmpty else { stop(usage) }
        command.paths = arguments
        exit(command.run())
    case "compare":
        var command = CompareCommand()
        if flag("--tokens") {
            command.onlyTokens = true
            command.classes = [.boundaries, .tree]
        }
        if let names = value("--only") {
            command.classes = Set(
                names.split(separator: ",").map { name in
                    guard let known = DifferenceClass(rawValue: String(name)) else {
                        stop("there is no class `\(name)`")
                    }
                    return known
                })
        }
        if let number = value("--every") { command.every = max(1, Int(number) ?? 1) }
        if flag("--all") { command.limit = .max }
        if let option = arguments.first(where: { $0.hasPrefix("--") }) {
            stop("there is no option `\(option)`\n\(usage)")
        }
        guard !arguments.isEmpty else { stop(usage) }
        command.paths = arguments
        exit(command.run())
    default:
        stop(usage)
    }
}

// Both parsers recurse deeper than the stack of the first thread.
Workers.run(1, threads: 1, work: { _ in perform() }, deliver: { _, _ in })
