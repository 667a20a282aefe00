import RuleModel
import Syntax
import Testing

@Suite struct RuleBookTests {
    private func page(_ name: String, _ fence: String, folder: String = "a") throws -> Page {
        try Page(reading: "# \(name)\n```rule\n\(fence)\n```\n", path: Path("\(folder)/\(name).md"))
    }

    @Test func overloadsKeepTheOrderOfThePages() throws {
        let book = try RuleBook(pages: [
            page("glow", "modifier glow()\nmodifier glow(a: View)"), page("shine", "modifier glow(b: View)\ntype View"),
        ])
        #expect(book.overloads["glow"]?.map(\.signature.call) == ["glow()", "glow(a:)", "glow(b:)"])
    }

    @Test func whatIsSaidOfATypeIsTakenTogether() throws {
        let book = try RuleBook(pages: [
            page("one", "type View\ntype Color: View .red"),
            page("two", "type Style\ntype Color: Style, View .red .brand"),
        ])
        #expect(
            book.fact(named: "Color")
                == TypeFact(name: "Color", conformances: ["View", "Style"], members: ["red", "brand"]))
        #expect(book.fact(named: "SwiftUI.Color")?.name == "Color")
        #expect(book.fact(named: "Colour") == nil)
    }

    @Test func theExampleOfTheManualIsAPage() throws {
        let manual = BuiltinPages.manual
        let start = try #require(manual.firstRange(of: "````markdown\n# glow\n"))
        let rest = manual[start.lowerBound...].dropFirst("````markdown\n".count)
        let text = try #require(rest.firstRange(of: "````\n").map { String(rest[..<$0.lowerBound]) })
        let page = try Page(reading: text, path: "MyRules/glow.md")
        #expect(page.examples.count == 1)
        let book = try BuiltinPages.book(with: [page])
        #expect(book.overloads["glow"]?.count == 1)
    }
}
