/// Prints what `lines` gives for each file, in their order. Gives the exit code: 2 if one cannot be read.
private func printLines(of paths: [String], _ lines: @escaping (_ path: String, _ bytes: [UInt8]) -> [String]) -> Int32
{
    var code: Int32 = 0
    let files = Files.swift(in: paths)
    Workers.run(files.count) { index in
        Files.read(files[index]).map { lines(files[index], $0) }
    } deliver: { index, lines in
        if let lines {
            for line in lines { print(line) }
        } else {
            complain("\(files[index]): cannot be read")
            code = 2
        }
    }
    return code
}

/// `judge tokens|calls|pieces PATH…`: what one parser says, a line for each thing.
struct ListCommand {
    var verb: String
    var isOwn: Bool
    var paths: [String]

    func run() -> Int32 { printLines(of: paths, lines) }

    private func lines(of path: String, _ bytes: [UInt8]) -> [String] {
        let outline = isOwn ? Outline(own: bytes) : Outline(toolchain: bytes)
        var lines = ["file \(path) \(outline.isAccepted ? "accepted" : "rejected")"]
        switch verb {
        case "tokens": lines += outline.words.map { "token \($0.kind) \($0.start) \($0.end)" }
        case "calls": lines += outline.calls.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map(\.line)
        default:
            lines += outline.pieces.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
                .map { "\($0.kind) \($0.start) \($0.end)" }
        }
        return lines
    }
}

/// `judge unexpected PATH…`: where our parser finds something `unexpected`, the first place of each file.
struct UnexpectedCommand {
    var paths: [String]

    func run() -> Int32 {
        printLines(of: paths) { path, bytes in
            Outline(own: bytes).faults.prefix(1).map {
                "\(path):\(LineTable(bytes).place(of: $0.offset)): \($0.text)"
            }
        }
    }
}

/// `judge helpers NAME,… PATH…`: each call of these names that has several arguments, among them a closure or a
/// reference to a function, as `path:offset:name`. The offset is that of the period before the name, or of a name without one.
struct HelpersCommand {
    var names: Set<String>
    var paths: [String]

    func run() -> Int32 { printLines(of: paths, calls) }

    private func calls(in path: String, _ bytes: [UInt8]) -> [String] {
        let outline = Outline(toolchain: bytes)
        var found: [(offset: Int, name: String)] = []
        for call in outline.calls where names.contains(call.name) {
            let count = call.labels.count + call.closures.count { $0.place == .trailing }
            guard count > 1, !call.closures.isEmpty || call.hasReference else { continue }
            let word = outline.words.firstIndex { $0.start == call.nameStart } ?? 0
            let isMember = word > 0 && outline.words[word - 1].kind == .period
            found.append((isMember ? outline.words[word - 1].start : call.nameStart, call.name))
        }
        return found.sorted { $0.offset < $1.offset }.map { "\(path):\($0.offset):\($0.name)" }
    }
}

/// `judge pair OWN TOOLCHAIN`: our reading of one file against the toolchain's of another. Exists to show that the
/// comparison can fail.
struct PairCommand {
    var own: String
    var toolchain: String

    func run() -> Int32 {
        guard let mine = Files.read(own), let theirs = Files.read(toolchain) else {
            complain("cannot be read")
            return 2
        }
        let found = Comparison(own: Outline(own: mine), toolchain: Outline(toolchain: theirs), onlyTokens: false)
        let lines = LineTable(theirs)
        for difference in found.differences {
            print("\(lines.place(of: difference.offset)): \(difference.difference): \(difference.text)")
        }
        return found.differences.isEmpty ? 0 : 1
    }
}
