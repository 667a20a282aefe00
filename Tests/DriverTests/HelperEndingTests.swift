import Harness
import Testing

/// `--remove-helpers`: a helper that nothing mentions any more goes.
@Suite struct HelperEndingTests {
    static let helper = """
        import SwiftUI

        extension View {
            /// Applies a change when a condition holds.
            @ViewBuilder
            func onlyWhen<V: View>(_ isOn: Bool, _ change: (Self) -> V) -> some View {
                if isOn { change(self) } else { self }
            }
        }

        """
    static let call = "let a = row.onlyWhen(c) { $0.opacity(0.5) }\n"

    static func folder(_ files: [String: String], helper: String = helper) throws -> TemporaryFolder {
        let own = ["Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": helper]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    /// With a file beside it, which keeps the folder.
    @Test func theFileGoesThatHeldNothingElse() throws {
        let folder = try Self.folder(["Sources/App/A.swift": Self.call])
        let preview = try Command.run(["--dry-run", "--remove-helpers", "Sources"], in: folder)
        #expect(
            preview.output.contains("--- a/Sources/App/Helper.swift\n+++ /dev/null\n@@ -1,9 +0,0 @@\n-import SwiftUI\n")
        )
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.helper)
        let check = try Command.run(["--check", "--remove-helpers", "Sources"], in: folder)
        #expect(check.output.hasSuffix("Sources/App/Helper.swift: would remove `onlyWhen`\n"))
        #expect(check.status == 1)
        let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(run.errors.contains("removed `onlyWhen` from Sources/App/Helper.swift, and the file with it\n"))
        #expect(folder.names(in: "Sources/App") == ["A.swift"])
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row.opacity(c ? 0.5 : 1)\n")
        #expect(try Command.run(["--check", "--remove-helpers", "Sources"], in: folder).status == 0)
    }

    /// Nobody asked for it, so it is only said.
    @Test func itIsSaidWhichCouldGo() throws {
        let folder = try Self.folder(["Sources/App/A.swift": Self.call])
        let run = try Command.run(["Sources"], in: folder)
        #expect(
            run.errors.hasSuffix(
                "nothing mentions `onlyWhen` any more; `fixmods --remove-helpers Sources` removes it\n"),
            "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.helper)
        // In a later run, too, which has no call to go by.
        _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(folder.names(in: "Sources/App") == ["A.swift"])
    }

    /// A parameter of its name is another thing.
    @Test(arguments: [
        ("struct S { init(_ n: Int, onlyWhen: (Int) -> Int) { _ = onlyWhen(n) } }", true),
        ("struct S { init(_ n: Int, @ViewBuilder onlyWhen: (Int) -> Int) { _ = onlyWhen(n) } }", true),
        ("struct S { init(_ n: Int, @ViewBuilder _ onlyWhen: (Int) -> Int) { _ = onlyWhen(n) } }", true),
        ("public func show(if n: Int, with onlyWhen: (Int) -> Int) -> Int { onlyWhen(n) }", true),
        ("func f() -> Any { [onlyWhen: 3] }", false),
        ("func f() -> Any { (3, c ? onlyWhen : 4) }", false),
        ("extension View { func f(_ n: Bool) -> some View { onlyWhen(n) { $0.glow() } } }", false),
    ])
    func whatElseHasItsName(_ text: String, _ goes: Bool) throws {
        let folder = try Self.folder(["Sources/App/A.swift": Self.call, "Sources/App/B.swift": text + "\n"])
        let run = try Command.run(["--remove-helpers", "--fallback", "leave", "Sources"], in: folder)
        #expect(run.errors.contains("removed `onlyWhen`") == goes, "\(run.errors)")
    }

    /// What a helper costs that stays.
    @Test func itIsSaidWhichErases() throws {
        let helper = """
            import SwiftUI

            extension View {
                func onlyWhen<V: View>(_ isOn: Bool, _ change: (Self) -> V) -> AnyView {
                    isOn ? AnyView(change(self)) : AnyView(self)
                }
            }

            """
        let said = "`onlyWhen` (Helper.swift:4) turns its view into `AnyView`; `@ViewBuilder` and an `if` would keep"
        let call = "struct B: View { var body: some View { VStack { row.onlyWhen(c) { $0.glow() } } } }\n"
        let other = "struct A: View { var body: some View { VStack { row.onlyWhen(c) { $0.opacity(0.5) } } } }\n"
        let folder = try Self.folder(["Sources/App/A.swift": other, "Sources/App/B.swift": call], helper: helper)
        #expect(
            try Command.run(["--dry-run", "Sources"], in: folder).errors.replacing("\n    ", with: " ").contains(said))
        // Somebody takes no other type.
        let asked = "struct C { var all: [AnyView] { [row.onlyWhen(c) { $0.opacity(0.5) }] } }\n"
        let strict = try Self.folder(["Sources/App/A.swift": asked], helper: helper)
        #expect(try !Command.run(["--dry-run", "Sources"], in: strict).errors.contains("turns its view"))
        let both = try Self.folder(["Sources/App/A.swift": asked, "Sources/App/B.swift": call], helper: helper)
        #expect(try !Command.run(["--dry-run", "Sources"], in: both).errors.contains("turns its view"))
        // It goes with its last call, or erases nothing.
        let body = "struct A: View { var body: some View { VStack { row.onlyWhen(c) { $0.opacity(0.5) } } } }\n"
        let done = try Self.folder(["Sources/App/A.swift": body], helper: helper)
        #expect(try !Command.run(["--dry-run", "Sources"], in: done).errors.contains("turns its view"))
        let plain = try Self.folder(["Sources/App/B.swift": call])
        #expect(try !Command.run(["--dry-run", "Sources"], in: plain).errors.contains("turns its view"))
    }

    @Test func whateverMentionsItKeepsIt() throws {
        let kept = [
            // Not called, but used.
            "let f = Row.onlyWhen\n",
            "let s = \"\\(row.onlyWhen(c) { $0.badge() })\"\n",
            "#if DEBUG\nlet b = row.onlyWhen(c, change)\n#endif\n",
            "protocol Styled { func onlyWhen(_ isOn: Bool) }\n",
            // A call that is left.
            "// fixmods:ignore\nlet b = row.onlyWhen(c) { $0.bold() }\n",
        ]
        for text in kept {
            let folder = try Self.folder(["Sources/App/A.swift": Self.call, "Sources/App/B.swift": text])
            let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.helper, "\(text)")
            #expect(!run.errors.contains("nothing mentions"), "\(text)")
        }
        // In a file that is not named.
        let folder = try Self.folder([
            "Sources/App/A.swift": Self.call, "Tests/AppTests/B.swift": "@testable import App\n" + Self.call,
        ])
        _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.helper)
        // What only says the name is no use.
        let other = try Self.folder(["Sources/App/A.swift": Self.call + "// onlyWhen is gone\nlet s = \"onlyWhen\"\n"])
        _ = try Command.run(["--remove-helpers", "Sources"], in: other)
        #expect(other.names(in: "Sources/App") == ["A.swift"])
    }

    @Test func whatOthersSeeStays() throws {
        let helper = "public " + Self.helper.replacing("import SwiftUI\n\n", with: "")
        let folder = try Self.folder(["Sources/App/A.swift": Self.call], helper: helper)
        _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == helper)
        _ = try Command.run(["--remove-helpers", "--public", "Sources"], in: folder)
        #expect(folder.names(in: "Sources/App") == ["A.swift"])
    }

    /// One hands on to the other; what stands beside them stays, byte for byte.
    @Test func thoseThatHandOnGoTogether() throws {
        let helper = """
            // Mine.
            import SwiftUI

            extension View {
                func soft() -> some View { blur(radius: 2) }

                // MARK: - Helpers

                // The other way round.
                func unlessOn<V: View>(_ isOn: Bool, _ change: (Self) -> V) -> some View {
                    onlyWhen(!isOn, change)
                }

                func onlyWhen<V: View>(_ isOn: Bool, _ change: (Self) -> V) -> some View {
                    Group { if isOn { change(self) } else { self } }
                } // onlyWhen

                // MARK: - More

                func hard() -> some View { self }
            }

            """
        let folder = try Self.folder(
            ["Sources/App/A.swift": "let a = row.unlessOn(c) { $0.opacity(0.5) }\n"], helper: helper)
        let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(run.errors.contains("removed `unlessOn`, `onlyWhen` from Sources/App/Helper.swift\n"), "\(run.errors)")
        #expect(
            try folder.text(of: "Sources/App/Helper.swift") == """
                // Mine.
                import SwiftUI

                extension View {
                    func soft() -> some View { blur(radius: 2) }

                    // MARK: - More

                    func hard() -> some View { self }
                }

                """)
    }

    /// What is said around what goes, and would be said of nothing, goes with it.
    @Test func whatFramesItGoes() throws {
        let helper =
            "    @ViewBuilder func onlyWhen<V: View>(_ c: Bool, _ t: (Self) -> V) -> some View "
            + "{ if c { t(self) } else { self } }\n"
        let soft = "    func soft() -> some View { blur(radius: 2) }\n"
        func removed(_ text: String) throws -> String {
            let folder = try Self.folder(["Sources/App/A.swift": Self.call], helper: text)
            _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
            return try folder.text(of: "Sources/App/Helper.swift")
        }
        let head = "import SwiftUI\n\n"
        let kept = head + "extension View {\n" + soft + "}\n"
        let pair = "    // swiftlint:disable line_length\n\(helper)    // swiftlint:enable line_length\n"
        // Under a heading, the last of its type, and the first.
        #expect(try removed(head + "extension View {\n\(soft)\n    // MARK: - If\n\n\(helper)}\n") == kept)
        #expect(
            try removed(head + "extension View {\n    // MARK: - If\n\n\(helper)\n    // MARK: - Soft\n\(soft)}\n")
                == head + "extension View {\n    // MARK: - Soft\n\(soft)}\n")
        // Under one that is for more.
        #expect(
            try removed(head + "extension View {\n    // MARK: - If\n\n\(helper)\n\(soft)}\n")
                == head + "extension View {\n    // MARK: - If\n\n\(soft)}\n")
        #expect(try removed(head + "extension View {\n\(soft)\n    // MARK: If\n\n\(pair)}\n") == kept)
        #expect(try removed(kept + "\nextension View {\n\(pair)}\n") == kept)
        #expect(try removed(kept + "\n// MARK: - If\n\nextension View {\n    // MARK: If\n\(helper)}\n") == kept)
        // A whole extension on its lines, and a `#if` in one.
        let line = "extension View { " + helper.drop { $0 == " " }.dropLast() + " }\n"
        #expect(try removed(kept + "\n" + line) == kept)
        let clause = "    #if DEBUG\n\(helper)    #endif\n"
        #expect(try removed(head + "extension View {\n\(soft)\n\(clause)}\n") == kept)
        #expect(try removed(kept + "\nextension View {\n\(clause)}\n") == kept)
        let other = "    #if os(iOS)\n    func hard() {}\n    #endif\n"
        #expect(
            try removed(head + "extension View {\n\(soft)\n\(clause)\n\(other)}\n")
                == head + "extension View {\n\(soft)\n\(other)}\n")
    }

    /// Nothing but what must keeps a helper alive: constants are unfolded, branches wrapped.
    @Test func itsCallsGoWhereTheyCan() throws {
        let call = "let a = row.onlyWhen(true) { $0.bold() }\nlet b = row.onlyWhen(c) { $0.clipShape(Circle()) }.x\n"
        let folder = try Self.folder(["Sources/App/A.swift": call])
        let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/A.swift") == """
                let a = row.bold()
                let b = EitherView(condition: c, input: row) { $0.clipShape(Circle()) }.x

                """)
        let home = try folder.text(of: "Sources/App/Helper.swift")
        #expect(home.hasPrefix("import SwiftUI\n\n/// One of two views"), "\(run.errors)")
        #expect(!home.contains("onlyWhen"))
        #expect(try Command.run(["--check", "--remove-helpers", "Sources"], in: folder).status == 0)
    }

    /// A choice that is none is left to people.
    @Test func aLiteralConditionIsNotWrapped() throws {
        let call = "let a = row.onlyWhen(true) { v in VStack { v; other } }\n"
        let folder = try Self.folder(["Sources/App/A.swift": call])
        let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == call)
        #expect(run.errors.contains("its condition is `true`, which chooses nothing"), "\(run.errors)")
        #expect(run.errors.contains("stays: Sources/App/A.swift:1 calls it"), "\(run.errors)")
    }

    /// A whole file in a `#if`, as in packages for several systems.
    @Test func inAClause() throws {
        let helper = "#if canImport(SwiftUI)\n" + Self.helper + "#endif\n"
        let branch = "let b = row.onlyWhen(c) { $0.clipShape(Circle()) }\n"
        let folder = try Self.folder(["Sources/App/A.swift": branch], helper: helper)
        _ = try Command.run(["--remove-helpers", "Sources"], in: folder)
        let home = try folder.text(of: "Sources/App/Helper.swift")
        #expect(home.hasPrefix("#if canImport(SwiftUI)\nimport SwiftUI\n\n/// One of two views"), "\(home)")
        #expect(home.hasSuffix("}\n#endif\n"))
        #expect(!home.contains("onlyWhen"))
    }

    /// A helper alone in a second `#if`, which then holds what calls of it need.
    @Test func aloneInAClause() throws {
        let (imports, own) = ("import SwiftUI\n", Self.helper.replacing("import SwiftUI\n", with: ""))
        let helper = "#if canImport(SwiftUI)\n\(imports)#endif\n\n#if canImport(SwiftUI)\n\(own)#endif\n"
        let branch = "let b = row.onlyWhen(c) { $0.clipShape(Circle()) }\n"
        let folder = try Self.folder(["Sources/App/A.swift": branch], helper: helper)
        let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift").contains("EitherView(condition: c"), "\(run.errors)")
        let home = try folder.text(of: "Sources/App/Helper.swift")
        #expect(
            home == "#if canImport(SwiftUI)\n\(imports)#endif\n\n#if canImport(SwiftUI)\n\n"
                + EitherViewExample.declaration + "\n#endif\n")
    }

    /// The project of an app lists its files by name: without one it does not build.
    @Test func aListedFileStaysEmpty() throws {
        let manifest = CommandTests.manifest + "// Helper.swift\n"
        let folder = try Self.folder(["Package.swift": manifest, "Sources/App/A.swift": Self.call])
        let run = try Command.run(["--remove-helpers", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == "import SwiftUI\n")
        func says(_ run: ChildProcess, _ reason: String) -> Bool {
            run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "removed `onlyWhen` from Sources/App/Helper.swift; nothing but imports is left in it, and it stays "
                    + "because \(reason)")
        }
        #expect(says(run, "`Package.swift` names it"), "\(run.errors)")
        // The last of its folder.
        let alone = try Self.folder(["Sources/Rows/A.swift": Self.call])
        let other = try Command.run(["--remove-helpers", "Sources"], in: alone)
        #expect(alone.names(in: "Sources/App") == ["Helper.swift"])
        #expect(says(other, "it is the last of its folder"), "\(other.errors)")
    }

    @Test func programsAreTold() throws {
        let folder = try Self.folder(["Sources/App/A.swift": Self.call])
        let run = try Command.run(["--format", "json", "--remove-helpers", "Sources"], in: folder)
        #expect(run.output.contains("\"isRemoved\":true"))
        #expect(run.output.contains("\"isDeleted\":true"))
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.helper)
    }
}
