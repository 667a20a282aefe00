import Harness
import RuleModel
import Testing

/// What the rule pages promise holds: the sides of every example compile and show what their level says.
@Suite(.enabled(if: Model.isAvailable))
struct PageTests {
    static let versions = Set(PageExample.all().map(\.version)).sorted()

    @Test func examplesHold() async throws {
        for version in Self.versions {
            let examples = PageExample.all().filter { $0.version == version }
            let model =
                switch version {
                case 14: try Model.iOS14.get()
                case 17: try Model.iOS17.get()
                default: try Model(iOS: version)
                }
            await check(each: zip(examples, try model.run(examples.map(\.example)))) { page, result in
                #expect(result.failures(proving: page.level) == [])
            }
        }
    }

    /// What is written for an older system is there: where a call of an example compiles, so does what becomes of it.
    @Test func formsRequireWhatTheyNeed() async throws {
        let old = try DeploymentTarget(reading: "iOS 14")
        let examples = PageExample.all().compactMap { page -> PageExample? in
            let call = Golden(
                before: page.example.before, after: nil, allowed: Set(Level.allCases), deploymentTarget: old)
            return call.rewritten.map { page.with(after: $0) }
        }
        let model = try Model.iOS14.get()
        let calls = examples.map { ModelExample(before: $0.example.before, after: "Text(title)") }
        let there = zip(examples, try model.run(calls)).filter { $1.before.errors.isEmpty }.map(\.0)
        #expect(there.count > 100)
        await check(each: zip(there, try model.run(there.map(\.example)))) { _, result in
            #expect(result.after.errors == [])
        }
    }

    @Test func examplesAreFencesOfDiffs() throws {
        let page = """
            # glow

            ```rule
            inert    .glow(radius: 0)
            ```

            ```diff assumed approx iOS 15, macOS 12
              Text(title)
            -     .if(isOn) { $0.glow(radius: 4) }
            +     .glow(radius: isOn ? 4 : 0)
            ```

            ```swift
            Text(title).glow(radius: 4)
            ```
            """
        let examples = PageExample.examples(of: page, page: "glow.md")
        let only = try #require(examples.count == 1 ? examples[0] : nil)
        #expect(only.example.name == "glow.md:7")
        #expect(only.example.before == " Text(title)\n     .if(isOn) { $0.glow(radius: 4) }")
        #expect(only.example.after == " Text(title)\n     .glow(radius: isOn ? 4 : 0)")
        #expect(only.level == .approx && only.version == 15)
    }
}
