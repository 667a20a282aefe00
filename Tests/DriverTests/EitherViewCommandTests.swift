import Harness
import Testing

/// Where `EitherView` is declared, seen through the real command.
@Suite struct EitherViewCommandTests {
    static let call = "let v = a.onlyWhen(c) { $0.clipped() }\n"
    static let wrapped = "let v = EitherView(condition: c, input: a) { $0.clipped() }\n"

    static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let own = [
            "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": ContextTests.helper,
            "Sources/App/A.swift": call, "Sources/App/B.swift": call,
        ]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    static let declared = ContextTests.helper + "\n" + EitherViewExample.declaration + "\n"

    @Test func itIsDeclaredOnceBesideTheHelper() throws {
        let folder = try Self.folder()
        let preview = try Command.run(["--dry-run", "Sources"], in: folder)
        #expect(preview.output.split(separator: "\n").count { $0.hasPrefix("+enum EitherView") } == 1)
        #expect(preview.status == 0)
        let check = try Command.run(["--check", "Sources"], in: folder)
        #expect(check.output.hasSuffix("Sources/App/Helper.swift: would declare `EitherView`\n"))
        #expect(check.output.hasPrefix("Sources/App/A.swift:1:10: would wrap `onlyWhen`: "))
        #expect(check.status == 1)
        let run = try Command.run(["--verbose", "Sources"], in: folder)
        #expect(
            run.errors.hasSuffix(
                """
                Sources/App/B.swift: wrote 1 call
                Sources/App/Helper.swift: wrote the declaration of `EitherView`
                2 branch: identity and state are lost when the condition flips
                  2 wrapped in `EitherView`
                    2 clipped: it always clips  A.swift:1; B.swift:1
                  `EitherView` is declared in `Helper.swift`
                3 files, 2 calls: 2 branch
                calls left in these files: `onlyWhen` (Helper.swift:2) none
                nothing mentions `onlyWhen` any more; `fixmods --remove-helpers Sources` removes it

                """))
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.wrapped)
        #expect(try folder.text(of: "Sources/App/B.swift") == Self.wrapped)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.declared)
        #expect(try Command.run(["Sources"], in: folder).errors.hasSuffix("3 files, 2 calls: 2 branch\n"))
        // What is declared once is not declared again, also for a file that is given alone.
        try folder.write(Self.call, to: "Sources/App/C.swift")
        _ = try Command.run(["Sources/App/C.swift"], in: folder)
        #expect(try folder.text(of: "Sources/App/C.swift") == Self.wrapped)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.declared)
    }

    private static let hiding = """
        extension View {
            @ViewBuilder func isHidden(_ hidden: Bool) -> some View {
                if hidden { self.hidden() } else { self }
            }
        }

        """
    private static let hidden = "import SwiftUI\nlet v = Text(\"y\").onlyWhen(a) { $0.isHidden(b) }\n"

    /// What is a branch only because of one that the same run rewrites is none behind it.
    @Test(arguments: [["--remove-helpers"], ["--fallback", "either-view"], ["--remove-helpers", "--upgrade"]])
    func aBranchOfABodyThatIsRewrittenIsNoneToWrap(_ options: [String]) throws {
        let helper = ContextTests.helper
        let one = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/App/A.swift": Self.hidden + Self.hiding + helper,
        ])
        let arguments = ["--explicit", "--unsafe"] + options + ["Sources"]
        let alone = try Command.run(arguments, in: one)
        #expect(alone.status == 0, "\(alone.errors)")
        let text = try one.text(of: "Sources/App/A.swift")
        #expect(text.contains("Text(\"y\").isHidden(a && b)\n") && !text.contains("EitherView"), "\(text)")
        #expect(text.contains("self.opacity(hidden ? 0 : 1)"), "\(text)")

        let folder = try Self.folder([
            "Sources/App/A.swift": Self.hidden, "Sources/App/B.swift": "", "Sources/App/Hiding.swift": Self.hiding,
        ])
        let first = try Command.run(arguments, in: folder)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.errors.contains("1 call is left because of a branch that this run rewrites"), "\(first.errors)")
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.hidden)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == helper)
        let second = try Command.run(arguments, in: folder)
        #expect(second.status == 0, "\(second.errors)")
        #expect(
            try folder.text(of: "Sources/App/A.swift") == "import SwiftUI\nlet v = Text(\"y\").isHidden(a && b)\n")
    }

    /// Where all calls have a form in the end, there is no use for the type.
    @Test func nothingIsDeclaredForCallsThatUseASwitch() throws {
        let text = """
            import SwiftUI
            extension View {
                @ViewBuilder func when<M: ViewModifier>(_ c: Bool, _ m: @autoclosure () -> M) -> some View {
                    if c { modifier(m()) } else { self }
                }
            }
            struct Edged: ViewModifier {
                var width: CGFloat = 2
                func body(content: Content) -> some View { content.border(Color.red, width: width).opacity(0.2) }
            }
            struct Row: View {
                let a: Bool
                let w: [CGFloat]
                var body: some View {
                    VStack {
                        Text("d").when(!w.isEmpty, Edged(width: w[0]))
                        Text("d").when(a, Edged(width: 3))
                    }
                }
            }

            """
        let folder = try TemporaryFolder(["Package.swift": CommandTests.manifest, "Sources/App/A.swift": text])
        let run = try Command.run(["--fallback", "either-view", "Sources"], in: folder)
        let new = try folder.text(of: "Sources/App/A.swift")
        #expect(run.status == 0 && !new.contains("EitherView"), "\(run.errors)\n\(new)")
        #expect(new.contains("Text(\"d\").modifier(Edged(width: 3, isEnabled: a))"), "\(new)")
    }

    @Test func aFileAloneIsLeftUntilItIsSaidWhere() throws {
        let folder = try Self.folder()
        let alone = try Command.run(["Sources/App/A.swift"], in: folder)
        #expect(alone.errors.contains("`fixmods --support FILE Sources/App/A.swift`"))
        #expect(alone.status == 0)
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.call)

        let arguments = ["--support", "Sources/App/EitherView.swift", "Sources/App/A.swift"]
        let preview = try Command.run(["--dry-run"] + arguments, in: folder)
        #expect(preview.output.contains("--- /dev/null\n+++ b/Sources/App/EitherView.swift\n@@ -0,0 +1,"))
        #expect(folder.names() == ["Package.swift", "Sources"])
        _ = try Command.run(arguments, in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.wrapped)
        #expect(
            try folder.text(of: "Sources/App/EitherView.swift")
                == "import SwiftUI\n\n" + EitherViewExample.declaration + "\n")
        #expect(try folder.text(of: "Sources/App/Helper.swift") == ContextTests.helper)
    }

    /// A helper that only pages know has no file; what is declared for another one, a second run would see.
    @Test func itIsDeclaredBesideAnotherHelperOfTheModule() throws {
        let known = "let v = Text(\"a\").ifNotNil(t) { $0.navigationTitle($1) }\n"
        let folder = try Self.folder(["Sources/App/C.swift": known])
        _ = try Command.run(["Sources"], in: folder)
        let result = "let v = EitherView(payload: t, input: Text(\"a\")) { $0.navigationTitle($1) }\n"
        #expect(try folder.text(of: "Sources/App/C.swift") == result)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.declared)
        _ = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/C.swift") == result)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.declared)
    }

    /// The file of another module is of no use.
    @Test func eachModuleDeclaresItsOwn() throws {
        let known = "let v = a.if(c) { $0.clipped() }\n"
        let folder = try Self.folder([
            "Sources/Kit/Helper.swift": ContextTests.helper, "Sources/Kit/A.swift": Self.call,
            "Sources/Bare/A.swift": known,
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/Helper.swift") == Self.declared)
        #expect(try folder.text(of: "Sources/Kit/Helper.swift") == Self.declared)
        #expect(try folder.text(of: "Sources/Kit/A.swift") == Self.wrapped)
        #expect(try folder.text(of: "Sources/Bare/A.swift") == known)
        #expect(run.errors.contains("`fixmods --support FILE Sources` declares it in a file"))
    }

    /// What a project has of that name is used only where it can be.
    @Test func theOneThatIsThereMustBeUsable() async {
        let own = EitherViewExample.declaration
        let rows: [(title: String, files: [String: String], why: String)] = [
            (
                "private", ["App/E.swift": own.replacing("    init", with: "    private init")],
                "its initializer is private"
            ),
            (
                "internal in another module",
                [
                    "Kit/E.swift": own.replacing("enum E", with: "public enum E"),
                    "App/A.swift": "import Kit\n" + Self.call,
                ],
                "its initializer is internal to another"
            ),
            ("in `#if`", ["App/E.swift": "#if DEBUG\n\(own)\n#endif"], "it stands in `#if DEBUG`"),
            ("in `#else`", ["App/E.swift": "#if DEBUG\n#else\n\(own)\n#endif"], "it stands in `#if else DEBUG`"),
            ("too new", ["App/E.swift": "@available(iOS 99, *)\n\(own)"], "it needs iOS 99"),
            ("may fail", ["App/E.swift": own.replacing("init(", with: "init?(")], "another type named `EitherView`"),
            (
                "one initializer too new",
                ["App/E.swift": own.replacing("    init", with: "    @available(iOS 99, *) init")],
                "it needs iOS 99"
            ),
            (
                "one initializer unavailable",
                ["App/E.swift": own.replacing("    init", with: "    @available(*, unavailable) init")],
                "it is marked `unavailable`"
            ),
            ("deprecated", ["App/E.swift": "@available(*, deprecated)\n\(own)"], "it is marked `deprecated`"),
            (
                "for shapes", ["App/E.swift": own.replacing("Input: View", with: "Input: Shape")],
                "its views or its value must be `Shape`"
            ),
            (
                "where more is asked",
                ["App/E.swift": own.replacing(">: View {", with: ">: View where Input: Equatable {")],
                "its views or its value must be `Equatable`"
            ),
            (
                "nested in the type",
                [
                    "App/A.swift": "struct R { \(Self.call) }", "App/N.swift": "extension R { enum EitherView {} }",
                    "App/E.swift": own,
                ],
                "another type named `EitherView`"
            ),
            (
                "another name in the type",
                [
                    "App/A.swift": "struct R { \(Self.call) }",
                    "App/N.swift": "extension R { typealias EitherView = Int }", "App/E.swift": own,
                ],
                "another type named `EitherView`"
            ),
            (
                "a function of views",
                [
                    "App/A.swift": "struct R: View { \(Self.call) }",
                    "App/N.swift": "extension View { func EitherView(_ a: Int) {} }", "App/E.swift": own,
                ],
                "another type named `EitherView`"
            ),
            (
                "private to another file", ["App/N.swift": "private struct EitherView {}"],
                "it is private to another file"
            ),
            ("ours, but private", ["App/N.swift": "private " + own], "it is private to another file"),
            ("a function", ["App/N.swift": "func EitherView(_ a: Int) {}"], "another type named `EitherView`"),
            (
                "a private function", ["App/N.swift": "private func EitherView(_ a: Int) {}"],
                "another type named `EitherView`"
            ),
            (
                "a local", ["App/A.swift": "func f() { let EitherView = 3\n\(Self.call) }", "App/E.swift": own],
                "another type named `EitherView`"
            ),
            (
                "a generic parameter", ["App/A.swift": "func f<EitherView: View>(a: EitherView) { \(Self.call) }"],
                "another type named `EitherView`"
            ),
        ]
        await check(each: rows) { title, files, why in
            let files = files.map { ("Sources/" + $0.key, $0.value) }
            let folder = try Self.folder(Dictionary(uniqueKeysWithValues: files))
            let run = try Command.run(["--dry-run", "--fallback", "either-view", "--verbose", "Sources"], in: folder)
            #expect(run.errors.contains(why), "\(title): \(run.errors)")
        }
        let usable = [
            "#if canImport(SwiftUI)\n\(own)\n#endif", "@available(iOS 13, *)\n\(own)", "@MainActor \(own)",
        ]
        await check(each: usable) { declaration in
            let folder = try Self.folder(["Sources/App/E.swift": declaration])
            _ = try Command.run(["Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift") == Self.wrapped)
            #expect(try folder.text(of: "Sources/App/E.swift") == declaration)
        }
    }

    /// What is named for the declaration may be compiled elsewhere than the calls, and know other views.
    @Test func itIsDeclaredForEveryCall() throws {
        let declaration = EitherViewExample.declaration
        let platform = "#if os(macOS)\nimport SwiftUI\nstruct S {}\n#endif\n"
        let folder = try Self.folder(["Sources/App/S.swift": platform])
        _ = try Command.run(["--support", "Sources/App/S.swift", "Sources/App/A.swift"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.wrapped)
        #expect(
            try folder.text(of: "Sources/App/S.swift")
                == platform + "\n#if canImport(SwiftUI)\nimport SwiftUI\n\n" + declaration + "\n#endif\n")
        for (names, marks) in [
            ("class View: UIView {}\n@resultBuilder struct ViewBuilder {}\n", [": View", "some View", "@View"]),
            ("protocol View {}\n", [": View", "some View"]),
        ] {
            let own = try Self.folder(["Sources/App/V.swift": names])
            _ = try Command.run(["Sources"], in: own)
            let qualified = marks.reduce(declaration) {
                $0.replacing($1, with: $1.replacing("View", with: "SwiftUI.View"))
            }
            #expect(try own.text(of: "Sources/App/Helper.swift").hasSuffix(qualified + "\n"))
        }
    }

    /// `View` is in scope where SwiftUI is imported.
    @Test func itIsDeclaredWhereViewsAreKnown() async {
        let blocks = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n\n#if canImport(SwiftUI)\n"
        let declaration = EitherViewExample.declaration
        let alone = "\n#if canImport(SwiftUI)\nimport SwiftUI\n\n" + declaration + "\n#endif\n"
        let phone = "#if os(iOS)\nimport SwiftUI\n" + ContextTests.helper + "#endif\n"
        let mac = phone.replacing("iOS", with: "macOS")
        let rows = [
            (
                blocks + ContextTests.helper + "#endif\n",
                blocks + ContextTests.helper + "\n" + declaration + "\n#endif\n"
            ),
            (
                "#if os(iOS)\nimport SwiftUI\n#endif\n\n" + ContextTests.helper,
                "#if os(iOS)\nimport SwiftUI\n#endif\n\n" + ContextTests.helper + alone
            ),
            // Seen under other conditions than its file, it is declared for all.
            (phone + mac, phone + mac + alone), (phone, phone + alone),
            (
                "#if os(iOS)\nimport Kit\n" + ContextTests.helper + "#endif\n",
                "#if os(iOS)\nimport Kit\n" + ContextTests.helper + "#endif\n" + alone
            ),
            (
                "import SwiftUI\n#if DEBUG\nimport SwiftUIKit\n" + ContextTests.helper + "#endif\n",
                "import SwiftUI\n#if DEBUG\nimport SwiftUIKit\n" + ContextTests.helper + "#endif\n\n" + declaration
                    + "\n"
            ),
        ]
        await check(each: rows) { before, after in
            let folder = try Self.folder(["Sources/App/Helper.swift": before])
            _ = try Command.run(["Sources"], in: folder)
            #expect(try folder.text(of: "Sources/App/Helper.swift") == after)
        }
    }

    /// Where all calls are compiled only where the helper is, the declaration is, too.
    @Test func itStaysInTheClauseOfItsCalls() throws {
        let phone = "#if os(iOS)\nimport SwiftUI\n" + ContextTests.helper
        let call = "#if os(iOS)\n\(Self.call)#endif\n"
        let folder = try Self.folder([
            "Sources/App/Helper.swift": phone + "#endif\n", "Sources/App/A.swift": call, "Sources/App/B.swift": call,
        ])
        _ = try Command.run(["Sources"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/Helper.swift")
                == phone + "\n" + EitherViewExample.declaration + "\n#endif\n")
        // What is compiled elsewhere, too, does not see it.
        try folder.write(Self.call, to: "Sources/App/B.swift")
        let run = try Command.run(["--verbose", "Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/B.swift") == Self.call)
        #expect(run.errors.contains("it stands in `#if os(iOS)`"), "\(run.errors)")
    }

    /// Two files that declare the same helper are of two modules, and nothing says which files are of which.
    @Test(arguments: ["project.yml", "Project.swift", "Podfile"])
    func whatNothingTellsApartDeclaresNothing(_ description: String) throws {
        let files = [
            "App/Helper.swift": ContextTests.helper, "Widget/Helper.swift": "// 2\n" + ContextTests.helper,
            "App/A.swift": Self.call, "Widget/W.swift": Self.call,
            description: "import ProjectDescription\n",
        ]
        let folder = try TemporaryFolder(files)
        let run = try Command.run(["--verbose", "."], in: folder)
        let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("several files declare `onlyWhen`, so these files are of several modules"), "\(said)")
        for (path, text) in files { #expect(try folder.text(of: path) == text) }
        // Whoever names a file knows who compiles it.
        _ = try Command.run(["--support", "E.swift", "."], in: folder)
        #expect(try folder.text(of: "App/A.swift") == Self.wrapped)
        #expect(try folder.text(of: "Widget/W.swift") == Self.wrapped)
    }

    /// Where each target has one, each sees its own, and where all see one, nobody needs to know.
    @Test func whatIsDeclaredBesideEachHelperIsSeen() throws {
        let both = ContextTests.helper + EitherViewExample.declaration + "\n"
        let folder = try TemporaryFolder([
            "project.yml": "", "App/Helper.swift": both, "Widget/Helper.swift": "// 2\n" + both,
            "App/A.swift": Self.call, "Widget/W.swift": Self.call,
        ])
        _ = try Command.run(["."], in: folder)
        #expect(try folder.text(of: "App/A.swift") == Self.wrapped)
        #expect(try folder.text(of: "Widget/W.swift") == Self.wrapped)
        let one = try TemporaryFolder([
            "project.yml": "", "App/Helper.swift": both, "Widget/Helper.swift": "// 2\n" + ContextTests.helper,
            "App/A.swift": Self.call, "Widget/W.swift": Self.call,
        ])
        _ = try Command.run(["."], in: one)
        #expect(try one.text(of: "Widget/W.swift") == Self.call)
    }

    /// Where only a description says what a project is made of, its targets are modules; tests see what they test.
    @Test(arguments: [
        ("project.yml", "targets:\n  App:\n    type: application\n  UI:\n    type: framework\n", true),
        ("project.yml", "targets:\n  App:\n    type: application\n  T:\n    type: bundle.unit-test\n", false),
        (
            "Project.swift", "let p = [Target(name: \"A\", product: .app), Target(name: \"U\", product: .framework)]\n",
            true
        ),
        (
            "Project.swift", "let p = [Target(name: \"A\", product: .app), Target(name: \"T\", product: .unitTests)]\n",
            false
        ),
    ])
    func targetsOfADescriptionAreModules(_ name: String, _ text: String, _ areSeveral: Bool) throws {
        let folder = try TemporaryFolder([
            name: (name.hasSuffix("swift") ? "import ProjectDescription\n" : "") + text,
            "UI/Helper.swift": ContextTests.helper, "App/A.swift": Self.call,
        ])
        let run = try Command.run(["--verbose", "."], in: folder)
        #expect(try folder.text(of: "App/A.swift") == (areSeveral ? Self.call : Self.wrapped), "\(run.errors)")
        let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            said.contains("`\(name)` states several targets, so these files are of several") == areSeveral, "\(said)")
    }

    /// A folder that is imported by its name is another module, whatever makes it one.
    @Test func whatIsImportedIsAnotherModule() throws {
        let helper = ContextTests.helper.replacing("extension View", with: "public extension View")
        let folder = try TemporaryFolder([
            "Project.swift": "import ProjectDescription\n", "Modules/Kit/Helper.swift": helper,
            "App/A.swift": "import Kit\n" + Self.call,
        ])
        let run = try Command.run(["--verbose", "."], in: folder)
        let said = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("`Kit` is imported, so these files are of several modules"), "\(said)")
        #expect(try folder.text(of: "App/A.swift") == "import Kit\n" + Self.call)
        try folder.write("@testable import Kit\n", to: "KitTests/T.swift")
        try folder.write(Self.call, to: "App/A.swift")
        _ = try Command.run(["."], in: folder)
        #expect(try folder.text(of: "App/A.swift") == Self.wrapped)
    }

    /// One of another module is used where its name is imported.
    @Test(arguments: [("import struct Kit.Row", true), ("import enum Kit.EitherView", false), ("import Kit", false)])
    func theImportsDecideWhichIsSeen(_ imported: String, _ isDeclaredAgain: Bool) throws {
        let own = EitherViewExample.declaration.replacing("enum E", with: "public enum E")
            .replacing("    init", with: "    public init")
        let folder = try Self.folder([
            "Sources/Kit/E.swift": "import SwiftUI\n\(own)\npublic struct Row {}\n",
            "Sources/App/A.swift": "\(imported)\n\(Self.call)", "Sources/App/B.swift": "",
        ])
        _ = try Command.run(["Sources/App"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == "\(imported)\n\(Self.wrapped)")
        #expect(try folder.text(of: "Sources/App/Helper.swift").contains("enum EitherView") == isDeclaredAgain)
    }

    /// What a run declares is not seen by the tests of its module: the next run would go on there.
    @Test func whatOnlyTestsSeeIsNotUsed() throws {
        let test = "@testable import App\n" + Self.call
        let folder = try Self.folder(["Tests/AppTests/T.swift": test])
        for _ in 0..<2 {
            _ = try Command.run(["."], in: folder)
            #expect(try folder.text(of: "Sources/App/A.swift") == Self.wrapped)
            #expect(try folder.text(of: "Tests/AppTests/T.swift") == test)
        }
    }

    /// Who names a file is not told to name one.
    @Test func aSupportFileOfAnotherModuleIsOfNoUse() throws {
        let folder = try Self.folder(["Sources/Kit/A.swift": "struct Kit {}\n"])
        let run = try Command.run(["--support", "Sources/Kit/E.swift", "Sources/App/A.swift"], in: folder)
        let said = "not wrapped in `EitherView`: nothing declares `EitherView` yet, and the file that `--support` names"
        #expect(
            run.errors.replacing("\n      ", with: " ").contains("  1 \(said) is in another module\n"), "\(run.errors)")
    }

    /// A file is the same however it is named.
    @Test func aSupportFileMayBeOneOfThePaths() throws {
        let folder = try Self.folder()
        let run = try Command.run(["--support", "Sources/App/B.swift", "."], in: folder)
        #expect(try folder.text(of: "Sources/App/B.swift").contains("enum EitherView"))
        #expect(!run.errors.contains("in another module"), "\(run.errors)")
    }

    @Test func withoutTheDeclarationNothingIsWritten() throws {
        let folder = try Self.folder()
        try folder.hardLink("Helper2", to: "Sources/App/Helper.swift")
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("Sources/App/A.swift: error: kept as it is, because `EitherView` could not be"))
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.call)
    }

    @Test func optionsSayWhatIsWrapped() throws {
        let folder = try Self.folder()
        let left = try Command.run(["--fallback", "leave", "--dry-run", "Sources"], in: folder)
        #expect(left.output == "")
        #expect(
            left.errors.contains(
                "  2 not wrapped, as `--fallback leave` asks\n    2 clipped: it always clips  A.swift:1"))
        try folder.write("let v = EitherView(condition: c, input: a) { $0.opacity(0.5) }\n", to: "Sources/App/A.swift")
        #expect(try Command.run(["--dry-run", "Sources/App/A.swift"], in: folder).output == "")
        _ = try Command.run(["--upgrade", "Sources/App/A.swift"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == "let v = a.opacity(c ? 0.5 : 1)\n")
        let wrong = try Command.run(["--fallback", "leav", "."], in: folder)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("did you mean `leave`?"))
        let absent = try Command.run(["--support", "No/Such/File.swift", "Sources"], in: folder)
        #expect(absent.status == 2)
    }
}
