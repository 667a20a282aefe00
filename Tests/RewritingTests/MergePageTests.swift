import RuleModel
import Syntax
import Testing

@testable import Rewriting

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Every example of every page, as the planner has it.
struct MergePageTests {
    static let pages: [Page] = {
        let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Rules"
        return try! FileManager.default.subpathsOfDirectory(atPath: root).filter(Page.isPage).sorted()
            .map { path in
                let data = FileManager.default.contents(atPath: root + "/" + path)!
                return try! Page(reading: String(decoding: data, as: UTF8.self), path: path)
            }
    }()

    static let rules = try! RuleBook(pages: pages)

    @Test(arguments: pages.flatMap(\.examples).map { ("\($0.path):\($0.line)", $0) })
    func example(_ name: String, _ example: Example) {
        let context = Context(
            rules: Self.rules, deploymentTarget: example.deploymentTarget ?? .fallback, allowed: Set(example.levels))
        let file = SourceFile(parsing: Array(example.before.utf8))
        let plan = context.plan(file, path: "a.swift")
        #expect(!plan.calls.isEmpty)
        var bytes = file.bytes
        for edit in plan.edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text == example.after ?? example.before, "\(plan.calls.map { ($0.outcome, $0.reason ?? "") })")
    }
}
