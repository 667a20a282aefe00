import Harness
import Testing

/// A helper that takes a `ViewModifier`, the modifier and the call in a file each.
@Suite struct ModifierHelperCommandTests {
    static let dim =
        "import SwiftUI\nstruct Dim: ViewModifier {\n    var amount = 0.5\n"
        + "    func body(content: Content) -> some View { content.opacity(amount) }\n}\n"

    /// The file that declares the helper is found, however it says so, and goes when it is done with.
    @Test func theDeclarationIsFound() throws {
        let heads = [
            "func shown<M: ViewModifier>(_ m: M, if c: Bool) -> some View",
            "func shown(_ m: some ViewModifier, if c: Bool) -> some View",
            "func shown<M>(_ m: M, if c: Bool) -> some View\n    where M: ViewModifier",
            "func shown<M>(_ m: @autoclosure () -> M, if c: Bool) -> some View where M : Equatable & ViewModifier",
        ]
        for head in heads {
            let applied = head.contains("autoclosure") ? "m()" : "m"
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "Sources/App/Dim.swift": Self.dim,
                "Sources/App/Shown.swift": "import SwiftUI\nextension View {\n    @ViewBuilder \(head) {\n"
                    + "        if c { modifier(\(applied)) } else { self }\n    }\n}\n",
                "Sources/App/Row.swift": "import SwiftUI\nlet a = Text(b).shown(Dim(), if: c)\n",
            ])
            let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
            #expect(
                try folder.text(of: "Sources/App/Row.swift")
                    == "import SwiftUI\nlet a = Text(b).modifier(Dim(amount: c ? 0.5 : 1))\n", "\(head): \(run.errors)")
            #expect(folder.names(in: "Sources/App") == ["Dim.swift", "Row.swift"])
        }
    }

    /// A name that only pages know, with a modifier of another file.
    @Test func theModifierIsFound() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/App/Dim.swift": Self.dim,
            "Sources/App/Row.swift": "import SwiftUI\nlet a = Text(b).if(c, modifier: Dim())\n",
        ])
        let run = try Command.run(["Sources/App/Row.swift"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/Row.swift")
                == "import SwiftUI\nlet a = Text(b).modifier(Dim(amount: c ? 0.5 : 1))\n", "\(run.errors)")
    }
}
