import Harness
import RuleModel
import Testing

@testable import Driver

/// What other files of a project say, seen through the real command.
@Suite struct ContextTests {
    static let helper = """
        extension View {
            @ViewBuilder func onlyWhen<V: View>(_ condition: Bool, _ change: (Self) -> V) -> some View {
                if condition { change(self) } else { self }
            }
        }

        """

    @Test func aHelperIsKnownByItsDeclarationWhateverItsName() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": Self.helper,
            "Sources/App/A.swift": "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }\n",
        ])
        let run = try Command.run(["Sources/App/A.swift"], in: folder)
        #expect(run.errors.hasPrefix("1 file, 1 call: 1 rewritten\n"))
        #expect(try folder.text(of: "Sources/App/A.swift") == "let v = x.opacity(isOn ? 0.5 : 1)\n")
        let alone = try TemporaryFolder(["A.swift": "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }\n"])
        #expect(try Command.run(["A.swift"], in: alone).errors == "1 file, 0 calls\n")
    }

    /// What a value asks for is followed from file to file.
    @Test func aBodyInAnotherFileDecides() async {
        await check(each: [
            ("struct A: View { let model: Model; var v: Any { § } }", "model.edges"),
            ("struct A: View, Themed { var v: Any { § } }", "edges"),
            ("struct A: View { var v: Any { § } }", "Theme.edges"), ("struct A: View { var v: Any { § } }", ".at(3)"),
            ("struct A: View { let xs: [Edge.Set]; var v: Any { § } }", "xs.head"),
            ("struct A: View { @Clamped var edges: Edge.Set; var v: Any { § } }", "edges"),
        ]) { file, value in
            let parts = file.split(separator: "§")
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest,
                "Model.swift": "struct Model: Themed { }\nextension Array { var head: Edge.Set { deep } }\n",
                "Themed.swift": "protocol Themed {}\nextension Themed { var edges: Edge.Set { Theme.edges } }\n",
                "Theme.swift": "enum Theme { static var edges: Edge.Set { deep } }\n",
                "Set.swift": "extension Edge.Set { static func at(_ n: Int) -> Edge.Set { Theme.edges } }\n",
                "Clamped.swift": "@propertyWrapper struct Clamped { var wrappedValue: Edge.Set { Theme.edges } }\n",
                "Deep.swift": "var deep: Edge.Set { all[0] }\n",
                "A.swift": parts.joined(separator: "Text(a).applyIf(c) { $0.padding(\(value), 8) }") + "\n",
            ])
            _ = try Command.run(["A.swift"], in: folder)
            #expect(try folder.text(of: "A.swift").contains("Text(a).padding(c ? \(value) : .all, c ? 8 : 0)"))
            // Without that body nothing is known to go wrong.
            try folder.write("var deep: Edge.Set { .all }\n", to: "Deep.swift")
            try folder.write(
                parts.joined(separator: "Text(a).applyIf(c) { $0.padding(\(value), 8) }") + "\n", to: "A.swift")
            _ = try Command.run(["A.swift"], in: folder)
            #expect(try folder.text(of: "A.swift").contains("Text(a).padding(\(value), c ? 8 : 0)"))
        }
    }

    /// A call is listed whatever its helper does, with the place of what is in the way.
    @Test func aCallOfAHelperThatDoesMoreIsListed() async {
        await check(
            each: [
                (
                    "extension View {\n  func on<V>(_ c: Bool, f: (Self) -> V) -> some View { if c, d { f(self) } else { self } }\n}",
                    "x.on(c) { $0.bold() }", "the helper also asks `d` (Helper.swift:2)"
                ),
                (
                    "extension View { func on<V>(_ c: Binding<Bool>, f: (Self) -> V) -> some View "
                        + "{ if c.wrappedValue { f(self) } else { self } } }",
                    "x.on($c) { $0.bold() }", "the helper asks `c.wrappedValue` (Helper.swift:1)"
                ),
                (
                    "extension View { func on<V>(_ k: KeyPath<E, Bool>, f: @escaping (Self) -> V) -> some View "
                        + "{ modifier(Reader(k, f)) } }",
                    "x.on(\\.isOn) { $0.bold() }", "the helper also hands its view on to `modifier` (Helper.swift:1)"
                ),
                (
                    "extension View { func on<V>(_ c: Bool, in n: Int = 0, f: (Self) -> V) -> some View "
                        + "{ if c { f(self) } else { self } } }",
                    "x.on(c, in: 3) { $0.bold() }", "the helper also takes `in` (Helper.swift:1)"
                ),
                (
                    "extension View { func on<V>(_ c: Bool = g(), f: (Self) -> V) -> some View "
                        + "{ if c { f(self) } else { self } } }",
                    "x.on { $0.bold() }", "the helper has a condition of its own (Helper.swift:1)"
                ),
                (
                    "func on<A: View, B: View>(_ v: A, _ c: Bool, f: (A) -> B) -> some View { if c { f(v) } else { v } }",
                    "on(x, c) { $0.bold() }", "the helper also takes its view as an argument (Helper.swift:1)"
                ),
                (
                    "enum Helper { static func on<A, B>(_ v: A, _ c: Bool, f: (A) -> B) -> some View where A: View "
                        + "{ if c { f(v) } else { v } } }",
                    "Helper.on(x, c) { $0.bold() }", "the helper also takes its view as an argument (Helper.swift:1)"
                ),
            ] as [(String, String, String)]
        ) { helper, call, reason in
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": helper + "\n",
                "Sources/App/A.swift": "import SwiftUI\nlet v = \(call)\n",
            ])
            let run = try Command.run(["--dry-run", "--unsafe", "Sources"], in: folder)
            #expect(run.errors.contains("\n  1 \(reason) [helper-exceeds]  A.swift:2\n"), "\(run.errors)")
        }
    }

    /// `.bold(_:)` came with iOS 16.
    @Test func theDeploymentTargetDecides() async {
        await check(
            each: [
                (["--deployment-target", "iOS 16"], "iOS(.v15)", true), ([], "iOS(.v16)", true),
                ([], "iOS(.v15)", false),
                (["--deployment-target=iOS 15"], "iOS(.v16)", false),
            ] as [([String], String, Bool)]
        ) { arguments, platform, isRewritten in
            let folder = try TemporaryFolder([
                "Package.swift":
                    "import PackageDescription\nlet package = Package(name: \"A\", platforms: [.\(platform)])\n",
                "A.swift": "let v = view.applyIf(isOn) { $0.bold() }\n",
            ])
            _ = try Command.run(arguments + ["--allow", "assumed", "A.swift"], in: folder)
            #expect(try folder.text(of: "A.swift").contains("applyIf") == !isRewritten)
        }
    }

    /// Where the project says nothing, what is written around the code does, also if it is older than the assumption.
    @Test func anAttributeAroundTheCallCounts() throws {
        let folder = try TemporaryFolder([
            "A.swift": "@available(iOS 15, *)\nlet v = view.applyIf(isOn) { $0.bold() }\n",
            "B.swift": "@available(iOS 16, *)\nlet v = view.applyIf(isOn) { $0.bold() }\n",
        ])
        _ = try Command.run(["--allow", "assumed", "."], in: folder)
        #expect(try folder.text(of: "A.swift").contains("applyIf"))
        #expect(try folder.text(of: "B.swift").contains(".bold(isOn)"))
    }

    @Test func aMissingDeploymentTargetIsSaidOnceAndOnlyIfItMatters() throws {
        let folder = try TemporaryFolder(["A.swift": CommandTests.left, "B.swift": CommandTests.left, "C.swift": ""])
        let run = try Command.run(["--dry-run", "."], in: folder)
        #expect(run.errors.split(separator: "\n").count { $0.contains("no deployment target found") } == 1)
        #expect(try Command.run(["C.swift"], in: folder).errors == "1 file, 0 calls\n")
    }

    @Test func eachFileGetsTheSameResultAloneAndInItsTree() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Sources/App/Helper.swift": Self.helper,
            "Sources/App/Gap.swift": "let gap: CGFloat = 3\nlet inset: CGFloat = 4\n",
            "Sources/App/A.swift": "let v = x.onlyWhen(isOn) { $0.padding(gap) }\n",
            "Sources/App/B.swift": "let w = x.onlyWhen(isOn) { $0.padding(inset).opacity(0.5) }\n",
            "Sources/App/C.swift": CommandTests.left,
        ])
        let whole = try Command.run(["--dry-run", "Sources"], in: folder)
        let parts = try ["A", "B", "C", "Gap", "Helper"].map {
            try Command.run(["--dry-run", "Sources/App/\($0).swift"], in: folder)
        }
        #expect(whole.output == parts.map(\.output).joined())
        #expect(whole.output.contains("padding(isOn ? gap : 0)"))
    }

    /// Where nothing says what belongs together, a file's result is the same whichever folder is named.
    @Test func withoutAProjectAFolderStandsForItself() async {
        await check(each: [
            ["."], ["App"], ["App/Views"], ["App/Views/A.swift"], ["App/Views/A.swift", "App/Helper.swift"],
        ]) { paths in
            let call = "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }.applyIf(isOn) { $0.bold() }\n"
            let folder = try TemporaryFolder([
                "App/Helper.swift": Self.helper, "App/Views/A.swift": call, "App/B.swift": call,
                "App/Views/Sub/Gap.swift": "let gap: CGFloat = 3\n",
            ])
            let run = try Command.run(["--unsafe"] + paths, in: folder)
            #expect(
                try folder.text(of: "App/Views/A.swift")
                    == "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }.bold(isOn)\n")
            let isSaid = run.errors.contains(
                "note: no project was found (a Package.swift, an Xcode project, a project.yml or a .git)")
            #expect(isSaid == (!paths[0].hasSuffix("A.swift") || paths.count > 1))
            if paths == ["."] { #expect(try folder.text(of: "App/B.swift").contains("x.opacity(isOn ? 0.5 : 1).bold")) }
        }
    }

    /// Without any other project, what another tool makes one from says what belongs together.
    @Test func aDescriptionOfAProjectMakesOne() async {
        let module = "import ProjectDescription\nlet project = Project(name: \"App\")\n"
        await check(each: [
            ("App/project.yml", "name: App\n", true), ("App/Podfile", "use_frameworks!\n", true),
            ("App/Project.swift", module, true), ("App/Views/Project.swift", module, false),
            ("App/Project.swift", "struct Project { }\n", false),
        ]) { path, text, isOne in
            let folder = try TemporaryFolder([
                path: text, "App/Helper.swift": Self.helper,
                "App/Views/A.swift": "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }\n",
            ])
            let run = try Command.run(["App"], in: folder)
            #expect(try folder.text(of: "App/Views/A.swift").contains("opacity(isOn ? 0.5 : 1)") == isOne, "\(path)")
            #expect(!isOne || !run.errors.contains("no project was found"))
        }
    }

    /// What another file declares, and what a file with one call then becomes.
    static let elsewhere: [(name: String, declaration: String, before: String, after: String)] = [
        (
            "a helper that takes a type by its name",
            """
            extension Text {
                func loudly(_ condition: Bool, _ change: (Text) -> Text) -> Text { condition ? change(self) : self }
            }
            """, "let v = Text(\"a\").loudly(isOn) { $0.opacity(0.5) }\n", "loudly"
        ),
        (
            "a helper on erased views",
            """
            extension View {
                func loudly(_ condition: Bool, _ change: (AnyView) -> AnyView) -> AnyView {
                    condition ? change(AnyView(self)) : AnyView(self)
                }
            }
            """, "struct V: View { var body: some View { x.loudly(isOn) { $0.opacity(0.5) } } }\n",
            "struct V: View { var body: some View { x.opacity(isOn ? 0.5 : 1) } }\n"
        ),
        (
            "a function of a helper's name on another type",
            """
            struct Query {
                func applyIf(_ condition: Bool, _ change: (Query) -> Query) -> Query { self }
            }
            """, "import Database\nlet v = query.applyIf(isOn) { $0.opacity(0.5) }\n",
            "import Database\nlet v = query.applyIf(isOn) { $0.opacity(0.5) }\n"
        ),
        (
            "a view around a call on an implicit self", "struct Card: View { }\n",
            "extension Card { var v: some View { applyIf(isOn) { $0.opacity(0.5) } } }\n",
            "extension Card { var v: some View { opacity(isOn ? 0.5 : 1) } }\n"
        ),
        (
            "a protocol of views", "protocol Card: View { }\n",
            "extension Card { var v: some View { applyIf(isOn) { $0.opacity(0.5) } } }\n",
            "extension Card { var v: some View { opacity(isOn ? 0.5 : 1) } }\n"
        ),
    ]

    @Test func otherFilesSayWhatACallMeans() async {
        await check(each: Self.elsewhere) { name, declaration, before, after in
            let folder = try TemporaryFolder([
                "Package.swift": CommandTests.manifest, "Other.swift": declaration + "\n", "A.swift": before,
            ])
            let alone = try Command.run(["--dry-run", "--format", "json", "A.swift"], in: folder)
            let calls = try JSONValue(alone.output)["summary"]!["calls"]!.number
            _ = try Command.run(["."], in: folder)
            let text = try folder.text(of: "A.swift")
            if after == "loudly" {
                #expect(calls == 1, "\(name)")
            } else {
                #expect(text == after, "\(name)")
                #expect((calls == 1) == (before != after), "\(name)")
            }
        }
    }

    /// A helper for the views of a protocol that a third file declares.
    @Test func aHelperOnAProtocolOfViews() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Card.swift": "protocol Card: View { }\n",
            "Helper.swift": Self.helper.replacing("extension View", with: "extension Card"),
            "A.swift": "let v = x.onlyWhen(isOn) { $0.opacity(0.5) }\n",
        ])
        _ = try Command.run(["A.swift"], in: folder)
        #expect(try folder.text(of: "A.swift") == "let v = x.opacity(isOn ? 0.5 : 1)\n")
    }

    /// What a closure computes for its chain stands in it, also where the closure always holds.
    @Test func constantsOfUnfoldedClosures() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "A.swift": """
            let a = x.if(true) { view in let c = Color.red; return view.background(c) }.padding()
            let b = x.if(false) { $0.padding() } else: { view in let w = size.width; return view.frame(width: w) }
            let c = x.if(true) { view in let c = Color.red; return view.background(c).border(c) }

            """,
            "Helper.swift": """
            import SwiftUI
            extension View {
                @ViewBuilder func `if`<A: View>(_ c: Bool, _ a: (Self) -> A) -> some View { if c { a(self) } else { self } }
                @ViewBuilder func `if`<A: View, B: View>(_ c: Bool, _ a: (Self) -> A, else b: (Self) -> B) -> some View {
                    if c { a(self) } else { b(self) }
                }
            }

            """,
        ])
        _ = try Command.run(["--constants", "A.swift"], in: folder)
        #expect(
            try folder.text(of: "A.swift") == """
                let a = x.background(Color.red).padding()
                let b = x.frame(width: size.width)
                let c = x.if(true) { view in let c = Color.red; return view.background(c).border(c) }

                """)
    }

    @Test func constantsAreLeftUnlessAskedFor() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest, "Flags.swift": "enum Flags { static let isPro = true }\n",
            "A.swift": "let v = x.applyIf(Flags.isPro) { $0.opacity(0.5) }\n",
        ])
        #expect(try Command.run(["A.swift"], in: folder).errors.contains("\n1 file, 1 call: 1 constant\n"))
        #expect(try Command.run(["--constants", "A.swift"], in: folder).errors.contains("1 call: 1 rewritten\n"))
        #expect(try folder.text(of: "A.swift") == "let v = x.opacity(Flags.isPro ? 0.5 : 1)\n")
    }

    /// A literal is no condition: what is under `true` is always there, and what is under `false` never.
    @Test func literalsAreUnfolded() throws {
        let folder = try TemporaryFolder([
            "Package.swift": CommandTests.manifest,
            "A.swift": """
            let a = x.applyIf(true) { $0.shine().opacity(0.5) }
            let b = x.applyIf(false) { $0.shine() }.padding()
            let c = x
                .padding()
                .applyIf(!true) { view in
                    view.opacity(0.5)
                }
                .applyIf(!(false)) { view in
                    view
                        .opacity(0.5)  // half
                        .padding()
                }
            let d = x.if(true) { $0.padding(3) } else: { $0.padding(4) }
            let e = x.if(false) { $0.padding(3) } else: { $0.padding(4) }
            let f = x.if(true) { $0.if(isOn) { $0.padding(3) } }
            let g = x.if(isOn) { $0.if(false) { $0.shine() }.padding(3) }
            let h = x.if(false) { $0.opacity(0) /* gone */ }
            let l = x.if(false) { dim($0) }.padding()
            let m = x.if(false, transform: dim)
            let n = x.if(false) { view in HStack { view.if(isOn) { $0.padding() } } } else: { $0.padding(4) }
            let o = x.if(true) { $0.padding(3) } else: { _ in Text(a) }
            let p = x.if(true) { dim($0) }
            if show(x.if(true) { $0.overlay { Badge() } }) {}
            while x.if(true, transform: { $0.overlay { Badge() } }) == b { f() }
            extension View {
                func i() -> some View { self.if(false) { $0.padding() } }
                func j() -> some View { `if`(false) { $0.padding() } }
                func k() -> some View { `if`(true) { $0.padding() } }
            }

            """,
        ])
        let run = try Command.run(["--constants", "A.swift"], in: folder)
        #expect(run.errors.contains("22 calls: 19 rewritten, 2 left, 1 branch"))
        #expect(
            try folder.text(of: "A.swift") == """
                let a = x.shine().opacity(0.5)
                let b = x.padding()
                let c = x
                    .padding()
                    .opacity(0.5)  // half
                    .padding()
                let d = x.padding(3)
                let e = x.padding(4)
                let f = x.padding(isOn ? 3 : 0)
                let g = x.padding(isOn ? 3 : 0)
                let h = x.if(false) { $0.opacity(0) /* gone */ }
                let l = x.padding()
                let m = x
                let n = x.padding(4)
                let o = x.padding(3)
                let p = x.if(true) { dim($0) }
                if show(x.overlay { Badge() }) {}
                while x.if(true, transform: { $0.overlay { Badge() } }) == b { f() }
                extension View {
                    func i() -> some View { self }
                    func j() -> some View { self }
                    func k() -> some View { padding() }
                }

                """)
    }

    @Test func theResultDoesNotDependOnThreads() throws {
        var files = ["Package.swift": CommandTests.manifest, "Helper.swift": Self.helper]
        for number in 0..<40 {
            files["F\(number).swift"] = number % 3 == 0 ? CommandTests.left : CommandTests.before
        }
        let folder = try TemporaryFolder(files)
        let options = Options(["--dry-run", folder.path])
        let results = [1, 2, 5].map { Job(options: options, rules: .builtin, threads: Threads(count: $0)).run() }
        let texts = results.map { result in
            Report(result: result, options: options, paint: Paint(isOn: false)).text
                + result.files.map { String(decoding: $0.diff, as: UTF8.self) }.joined()
        }
        #expect(texts[0].contains("42 files, 40 calls: 26 would be rewritten, 14 left"))
        #expect(Set(texts).count == 1)
    }
}
