import Harness
import Testing

/// What the rule pages promise holds: the sides of every example compile and show what their level says.
@Suite(.enabled(if: Model.isAvailable))
struct PageTests {
    static let versions = Set(PageExample.all().map(\.version)).sorted()

    @Test(arguments: versions)
    func examplesHold(version: Int) throws {
        let examples = PageExample.all().filter { $0.version == version }
        let model =
            switch version {
            case 14: try Model.iOS14.get()
            case 17: try Model.iOS17.get()
            default: try Model(iOS: version)
            }
        for (page, result) in zip(examples, try model.run(examples.map(\.example))) {
            #expect(result.failures(proving: page.level) == [])
        }
    }
}
