import Harness
import RuleModel
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The examples of the rule pages, read as text: what a page promises is shown without the code that makes it true.
struct PageExample: Sendable, SourceLocated {
    let example: ModelExample
    /// The level that decides what is shown: the weakest that the fence names.
    let level: Level
    /// The version of iOS that the fence names.
    let version: Int

    var sourceLocation: SourceLocation { example.sourceLocation }

    /// The same call with another text for what becomes of it.
    func with(after: String) -> PageExample {
        let example = ModelExample(
            example.name, before: example.before, after: after, sourceLocation: sourceLocation)
        return PageExample(example: example, level: level, version: version)
    }

    static let rules = String(#filePath.dropLast("/Tests/ModelTests/PageExamples.swift".count)) + "/Rules"

    /// Every example of every page, by path and line.
    static func all(in folder: String = rules) -> [PageExample] {
        let pages = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return pages.filter { $0.hasSuffix(".md") && !$0.hasSuffix("README.md") }.sorted().flatMap { page in
            let bytes = FileManager.default.contents(atPath: "\(folder)/\(page)") ?? Data()
            return examples(of: String(decoding: bytes, as: UTF8.self), page: page)
        }
    }

    static func examples(of text: String, page: String) -> [PageExample] {
        var examples: [PageExample] = []
        var fence: (line: Int, info: Substring)?
        var before: [Substring] = []
        var after: [Substring] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let (start, info) = fence, line.hasPrefix("```") {
                fence = nil
                guard info.hasPrefix("diff") else { continue }
                let words = info.split { $0 == " " || $0 == "," }
                let levels = words.compactMap { Level(rawValue: String($0)) }
                let platform = words.firstIndex(of: "iOS").map { words[$0 + 1] }
                examples.append(
                    PageExample(
                        example: ModelExample(
                            "\(page):\(start)", before: before.joined(separator: "\n"),
                            after: after.joined(separator: "\n"),
                            sourceLocation: SourceLocation(
                                fileID: "Rules/\(page.split(separator: "/").last!)", filePath: "\(rules)/\(page)",
                                line: start, column: 1)),
                        level: weakest(of: levels), version: platform.flatMap { Int($0) } ?? 17))
            } else if line.hasPrefix("```") {
                fence = (index + 1, line.dropFirst(3))
                (before, after) = ([], [])
            } else if fence != nil {
                if line.first != "+" { before.append(line.dropFirst()) }
                if line.first != "-" { after.append(line.dropFirst()) }
            }
        }
        return examples
    }

    /// The level that promises the least about what is shown.
    static func weakest(of levels: [Level]) -> Level {
        [.lifecycle, .approx, .assumed].first { levels.contains($0) } ?? .safe
    }
}
