import Syntax

/// One example on a page, which is run.
///
/// A `diff` fence is code before and after; a `swift` fence is code that must be left alone. The words behind
/// `diff` or `swift` are the levels that the example allows, and then the deployment target, if it needs one:
/// ```` ```diff assumed verbose iOS 14, macOS 11 ````.
public struct Example: Sendable {
    /// The path of its page.
    public let path: Path
    /// Of the line that opens the fence, from 1.
    public let line: Int
    public let before: String
    /// nil where the code must be left alone.
    public let after: String?
    /// The levels that must be allowed, beside `safe`. Without any one of them the result is another.
    public let levels: [Level]
    /// nil for the usual one.
    public let deploymentTarget: DeploymentTarget?
}

extension Example {
    /// True if some of these modifiers is called in a closure, as a helper's is.
    func applies(_ modifiers: Set<String>) -> Bool {
        let file = SourceFile(parsing: Array(before.utf8))
        return file.nodes.indices.contains { index in
            let node = NodeID(index)
            guard let call = Call(node, in: file), call.isMember, modifiers.contains(call.name) else { return false }
            return file.surroundings(of: node).contains { file.kind($0) == .closure }
        }
    }

    /// Reads a `diff` or `swift` fence.
    init(_ fence: Fence, path: Path) throws(PageError) {
        func fail(_ message: String, at line: Int) -> PageError { PageError(path: path, line: line, message: message) }
        self.path = path
        line = fence.line
        do {
            (levels, deploymentTarget) = try Example.conditions(fence.words)
        } catch {
            throw fail(error.description, at: fence.line)
        }
        guard fence.kind == .diff else {
            before = Example.text(of: fence.lines)
            after = nil
            guard fence.lines.contains(where: { !$0.trimmingSpaces().isEmpty }) else {
                throw fail("an example without code", at: fence.line)
            }
            return
        }
        var both: [(mark: UInt8, line: ArraySlice<UInt8>)] = []
        for (offset, line) in fence.lines.enumerated() {
            let mark = line.first ?? UInt8(ascii: " ")
            guard [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(mark) else {
                throw fail("a line of a `diff` begins with `-`, `+` or a space", at: fence.line + 1 + offset)
            }
            both.append((mark, line.dropFirst()))
        }
        guard both.contains(where: { $0.mark == UInt8(ascii: "-") }),
            both.contains(where: { $0.mark == UInt8(ascii: "+") })
        else {
            throw fail("a `diff` without `-` and `+`: code that must be left alone is a `swift` fence", at: fence.line)
        }
        let indentation = Example.indentation(of: both.map(\.line))
        before = Example.text(of: both.filter { $0.mark != UInt8(ascii: "+") }.map { $0.line.dropFirst(indentation) })
        after = Example.text(of: both.filter { $0.mark != UInt8(ascii: "-") }.map { $0.line.dropFirst(indentation) })
    }

    // `assumed verbose iOS 14, macOS 11`
    private static func conditions(_ text: String) throws(Flaw) -> ([Level], DeploymentTarget?) {
        var levels: [Level] = []
        var scanner = Scanner(text)
        while !scanner.isAtEnd {
            let ahead = scanner
            guard let word = scanner.name() else { throw Flaw("`\(scanner.rest)` is no level") }
            if DeploymentTarget.platforms.contains(word) {
                return (levels, try DeploymentTarget(reading: ahead.rest))
            }
            guard let level = Level(rawValue: word), level != .safe else {
                let known = Level.allCases.filter { $0 != .safe }.map(\.rawValue) + DeploymentTarget.platforms
                throw Flaw("unknown level `\(word)`" + known.choice(for: word))
            }
            guard !levels.contains(level) else { throw Flaw("`\(word)` is written twice") }
            levels.append(level)
        }
        return (levels, nil)
    }

    // The columns of a diff are set off by a space or two, which are not the code's.
    private static func indentation(of lines: [ArraySlice<UInt8>]) -> Int {
        lines.filter { !$0.trimmingSpaces().isEmpty }.map { $0.prefix { $0 == UInt8(ascii: " ") }.count }.min() ?? 0
    }

    private static func text(of lines: [ArraySlice<UInt8>]) -> String { lines.map { $0.text + "\n" }.joined() }
}
