import Harness
import RuleModel
import Testing
import Syntax

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct BuiltinPageTests {
    @Test func reads() async {
        await check(each: BuiltinPages.files.map(\.path)) { path in
            let file = BuiltinPages.files.first { $0.path == path }!
            do {
                let page = try Page(reading: file.text, path: path)
                #expect(!page.summary.isEmpty)
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test func nameOnlyWhatIsStated() throws {
        do {
            _ = try BuiltinPages.book()
        } catch {
            Issue.record("\(error)")
        }
    }

    /// Every form and every branch of a modifier is there to be seen.
    @Test func showExamples() throws {
        for page in try Page.read(BuiltinPages.files) {
            let isRule = page.overloads.contains { !$0.forms.isEmpty || !$0.remarks.isEmpty }
            #expect(page.examples.isEmpty != isRule, "\(page.path)")
        }
    }

    @Test func areTheFolder() throws {
        let folder = BuiltinPages.folder
        var found: [Path: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where Page.isPage(path: Path(path))
        {
            found[Path("Rules/" + path)] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        #expect(BuiltinPages.files.map(\.path) == found.keys.sorted())
        #expect(Dictionary(uniqueKeysWithValues: BuiltinPages.files.map { ($0.path, $0.text) }) == found)
    }
}
