/// `judge compare [--tokens] [--only CLASS,…] [--all] [--every N] PATH…`: both parsers over many files.
struct CompareCommand {
    var onlyTokens = false
    /// Classes that are printed and that make the run fail.
    var classes = Set(DifferenceClass.allCases)
    /// How many differences of one class are printed, at most 5 of them from one file.
    var limit = 20
    /// Only each n-th file, for a quick look: the toolchain's parser does about a megabyte a second.
    var every = 1
    var paths: [String] = []

    /// What is known of one file once it has been compared.
    private struct Report {
        var isReadable = true
        var isAccepted = false
        var tokens = 0
        var calls = 0
        var counts: [DifferenceClass: Int] = [:]
        var lines: [(DifferenceClass, String)] = []
    }

    /// Prints the differences and a summary. Returns the exit code: 1 if an accepted file has a difference of the
    /// classes asked for, or any file's own tree is broken.
    func run() -> Int32 {
        let files = Files.swift(in: paths).enumerated().filter { $0.offset % every == 0 }.map(\.element)
        var total = Report()
        var accepted = 0
        var clean = 0
        var printed: [DifferenceClass: Int] = [:]
        var rejected = Report()
        Workers.run(files.count) {
            report(on: files[$0])
        } deliver: { index, report in
            guard report.isReadable else {
                total.isReadable = false
                return complain("\(files[index]): cannot be read")
            }
            total.tokens += report.tokens
            total.calls += report.calls
            // In a file with errors the two may well differ, but our tree must still be one.
            guard report.isAccepted else {
                rejected.counts.merge(report.counts, uniquingKeysWith: +)
                total.counts[.tree, default: 0] += report.counts[.tree] ?? 0
                for (difference, line) in report.lines where difference == .tree { print("\(files[index]):\(line)") }
                if !report.counts.isEmpty { rejected.calls += 1 }
                return
            }
            accepted += 1
            if classes.isDisjoint(with: report.counts.keys) { clean += 1 }
            total.counts.merge(report.counts, uniquingKeysWith: +)
            for (difference, line) in report.lines where classes.contains(difference) {
                printed[difference, default: 0] += 1
                if printed[difference]! <= limit { print("\(files[index]):\(line)") }
            }
        }
        let counts = DifferenceClass.allCases.map { "\($0) \(total.counts[$0] ?? 0)" }.joined(separator: ", ")
        print(
            "\(files.count) files, \(accepted) accepted, \(total.tokens) tokens, \(total.calls) calls;"
                + " \(clean) without differences; \(counts);"
                + " not accepted \(files.count - accepted), of these with differences \(rejected.calls)")
        if !total.isReadable { return 2 }
        return classes.contains { (total.counts[$0] ?? 0) > 0 } ? 1 : 0
    }

    private func report(on path: String) -> Report {
        var report = Report()
        guard let bytes = Files.read(path) else {
            report.isReadable = false
            return report
        }
        let toolchain = Outline(toolchain: bytes)
        let own = Outline(own: bytes)
        report.isAccepted = toolchain.isAccepted
        report.tokens = toolchain.words.count
        report.calls = toolchain.calls.count
        let lines = LineTable(bytes)
        for found in Comparison(own: own, toolchain: toolchain, onlyTokens: onlyTokens).differences {
            report.counts[found.difference, default: 0] += 1
            if limit < .max, report.counts[found.difference]! > 5 { continue }
            let text = "\(lines.place(of: found.offset)): \(found.difference): \(found.text)"
            report.lines.append((found.difference, text))
        }
        return report
    }
}

/// Where the lines of a file begin.
struct LineTable {
    private var starts = [0]

    init(_ bytes: [UInt8]) {
        for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    }

    /// `line:column`, both from 1, the column in bytes.
    func place(of offset: Int) -> String {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return "\(low + 1):\(offset - starts[low] + 1)"
    }
}
