/// A page of Markdown, taken apart: its title, its first paragraph and its fences.
struct Markdown {
    private(set) var title: (name: String, line: Int)?
    private(set) var summary = ""
    private(set) var fences: [Fence] = []
    private(set) var mistakes: [(line: Int, flaw: Flaw)] = []

    private struct OpenFence {
        let line: Int
        let ticks: Int
        let kind: Fence.Kind?
        let words: String
        /// How many spaces stand before it: so many are no part of its lines.
        let depth: Int
        var lines: [ArraySlice<UInt8>] = []

        func own(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            line.dropFirst(line.prefix(depth).prefix { $0 == UInt8(ascii: " ") }.count)
        }
    }

    init(_ text: String) {
        var open: OpenFence?
        var isSummaryOver = false
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = Array(text.utf8)
        // A byte order mark is no part of the title.
        let lines = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
            .split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let line = line.last == 0x0D ? line.dropLast() : line
            let trimmed = line.trimmingSpaces()
            let ticks = trimmed.prefix { $0 == UInt8(ascii: "`") }.count
            if let fence = open {
                if ticks >= fence.ticks, trimmed.count == ticks {
                    close(fence)
                    open = nil
                } else {
                    open!.lines.append(fence.own(line))
                }
            } else if ticks >= 3 {
                let depth = line.prefix { $0 == UInt8(ascii: " ") }.count
                open = opening(trimmed.dropFirst(ticks).text, ticks: ticks, depth: depth, line: index + 1)
                if !summary.isEmpty { isSummaryOver = true }
            } else if line.starts(with: "# ".utf8) {
                if title == nil {
                    title = (line.dropFirst(2).trimmingSpaces().text, index + 1)
                } else {
                    mistakes.append((index + 1, Flaw("a second title")))
                }
            } else if trimmed.isEmpty {
                if !summary.isEmpty { isSummaryOver = true }
            } else if title != nil, !isSummaryOver {
                summary += (summary.isEmpty ? "" : " ") + trimmed.text
            }
        }
        if let open {
            mistakes.append((open.line, Flaw("this fence is not closed")))
        }
    }

    private mutating func opening(_ info: String, ticks: Int, depth: Int, line: Int) -> OpenFence {
        var scanner = Scanner(info)
        let name = scanner.name() ?? ""
        let kind = Fence.Kind(rawValue: name)
        // A fence that says nothing or something else would silently be no rule and no example.
        if name.isEmpty {
            mistakes.append((line, Flaw("a fence is a `rule`, a `diff` or a `swift` one")))
        } else if kind == nil {
            let suggestion = Fence.Kind.allCases.map(\.rawValue).choice(for: name)
            mistakes.append((line, Flaw("unknown fence `\(name)`" + suggestion)))
        }
        return OpenFence(line: line, ticks: ticks, kind: kind, words: scanner.rest, depth: depth)
    }

    private mutating func close(_ open: OpenFence) {
        guard let kind = open.kind else { return }
        if kind == .rule, !open.words.isEmpty {
            mistakes.append((open.line, Flaw("`\(open.words)` behind `rule`")))
        }
        fences.append(Fence(line: open.line, kind: kind, words: open.words, lines: open.lines))
    }
}

/// A block between lines of backticks.
struct Fence {
    enum Kind: String, CaseIterable {
        case rule, diff, swift
    }

    /// Of the line that opens it, from 1.
    let line: Int
    let kind: Kind
    /// What follows the kind on that line.
    let words: String
    let lines: [ArraySlice<UInt8>]
}

extension ArraySlice<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }
}
