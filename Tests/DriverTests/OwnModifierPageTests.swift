import Harness
import Testing

/// Pages about what the project declares itself, through the real command.
@Suite struct OwnModifierPageTests {
    /// The page that `Rules/README.md` shows.
    static func example() throws -> String {
        let manual = try Repository.text(of: "Rules/README.md")
        let fences = manual.components(separatedBy: "````markdown\n")
        return fences[1].components(separatedBy: "````")[0]
    }

    static let call = "let v = Text(a).applyIf(isOn) { $0.glow(radius: 4) }\n"

    /// What is declared, and what then becomes of the call: it is rewritten only where that is what the page states.
    static let declarations: [(declaration: String, isObeyed: Bool)] = [
        ("extension View { func glow(radius: CGFloat, color: Color = .white) -> some View { self } }", true),
        ("extension View { public func glow(radius r: CGFloat, color c: Color=.white) -> AnyView { x } }", true),
        ("extension View { func glow(radius: CGFloat, color: SwiftUI.Color = .white) -> some View { self } }", true),
        (
            "extension View {\n    func glow(\n        radius: CGFloat, // px\n        color: Color = .white\n    ) -> some View { self } }",
            true
        ),
        ("extension View { func glow(radius: CGFloat, color: Color = .red) -> some View { self } }", false),
        (
            "extension View { func glow(radius: CGFloat, color: Color) -> some View { self }\n"
                + "func glow(radius: CGFloat) -> some View { self } }", false
        ),
        ("extension View { func glow(radius: Double, color: Color = .white) -> some View { self } }", false),
        ("extension View { func glow(radius: CGFloat?, color: Color = .white) -> some View { self } }", false),
        ("extension Text { func glow(radius: CGFloat, color: Color = .white) -> some View { self } }", false),
        (
            "extension View { func glow(radius: CGFloat, color: Color = .white) -> some View { self }\n"
                + "func glow(radius: Int) -> some View { self } }", false
        ),
        // Other spellings.
        (
            "typealias Length = CGFloat\nextension View { func glow(radius: Length, color: Color = Color.white)"
                + " -> some View { self } }", true
        ),
        (
            "extension View { func glow(radius: CGFloat, color: SwiftUI.Color = SwiftUI.Color.white)"
                + " -> some View { self } }", true
        ),
        (
            "typealias Length = Double\nextension View { func glow(radius: Length, color: Color = .white)"
                + " -> some View { self } }", false
        ),
        // Nothing to do with the call.
        (
            "extension View { func glow(radius: CGFloat, color: Color = .white) -> some View { self }\n"
                + "func glow(_ style: Style) -> some View { self } }", true
        ),
    ]

    @Test func isObeyedWhereItStatesTheDeclaration() async throws {
        let page = try Self.example()
        await check(each: Self.declarations) { declaration, isObeyed in
            let folder = try TemporaryFolder([
                "MyRules/glow.md": page, "A.swift": Self.call, "Glow.swift": "import SwiftUI\n\(declaration)\n",
            ])
            let run = try Command.run(["--rules", "MyRules", "--dry-run", "."], in: folder)
            #expect(run.output.contains("+let v = Text(a).glow(radius: isOn ? 4 : 0)") == isObeyed, "\(run.errors)")
            #expect(run.errors.contains("no page states `glow` as it is") == !isObeyed, "\(run.errors)")
        }
    }

    /// One of a modifier `opacity`, with an example.
    private static func page(_ title: String, _ signature: String, on: String, off: String) -> String {
        """
        # \(title)

        ```rule
        modifier \(signature)
        inert    .opacity(\(off))
        ```

        ```diff
        - a.applyIf(isOn) { $0.opacity(\(on)) }
        + a.opacity(isOn ? \(on) : \(off))
        ```

        """
    }

    /// A page that states an overload says nothing of what the forms of other pages call.
    @Test func isOneOfTheOverloadsForOtherForms() throws {
        let folder = try TemporaryFolder([
            "MyRules/opacity.md": Self.page("opacity", "opacity(_ percent: Int)", on: "40", off: "100"),
            "Own.swift": "import SwiftUI\nextension View { func opacity(_ percent: Int) -> some View { self } }\n",
            "A.swift": """
            let v = Text(a).applyIf(isOn) { $0.hidden() }
            let w = Text(a).applyIf(isOn) { $0.opacity(40) }

            """,
        ])
        let run = try Command.run(["--rules", "MyRules", "--dry-run", "--verbose", "."], in: folder)
        #expect(run.output.contains("+let w = Text(a).opacity(isOn ? 40 : 100)"), "\(run.errors)")
        #expect(!run.output.contains("isOn ? 0 : 1"), "\(run.output)")
        let reason = "its form calls `opacity`, and an overload that the project declares"
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    /// What a project declares is not what a built-in page speaks of, however alike they are.
    @Test func aBuiltInPageSpeaksOfNoDeclaration() throws {
        let folder = try TemporaryFolder([
            "A.swift": "let v = Text(a).applyIf(isOn) { $0.opacity(0.5) }\n",
            "B.swift": "extension View { func opacity(_ opacity: Double) -> some View { hidden() } }\n",
            "Rules/own.md": Self.page("own", "opacity(_ opacity: Double)", on: "0.5", off: "2"),
        ])
        #expect(try Command.run(["--dry-run", "."], in: folder).errors.contains("that the project declares"))
        let run = try Command.run(["--rules", "Rules", "--dry-run", "."], in: folder)
        #expect(run.output.contains("+let v = Text(a).opacity(isOn ? 0.5 : 2)"))
    }

    @Test func testCountsThePagesOfTheFolder() throws {
        let folder = try TemporaryFolder(["MyRules/glow.md": try Self.example()])
        #expect(try Command.run(["test", "MyRules"], in: folder).errors == "1 page, 1 example\n")
        #expect(try Command.run(["test", "--rules", "MyRules"], in: folder).errors == "1 page, 1 example\n")
    }

    /// What is declared in `App/Glow.swift`, and what is said of the page.
    static let audits: [(declaration: String, said: String)] = [
        ("func glow(radius: CGFloat, color: Color = .white) -> some View { self }", ""),
        (
            "func glow(radius: Double,\n color: Color = .white) -> some View { self }",
            "MyRules/glow.md:6: error: the declaration is "
                + "`View.glow(radius: Double, color: Color = .white) -> some View`\n    (App/Glow.swift:2)\n"
        ),
        (
            "func glow(_ radius: CGFloat) -> some View { self }",
            "MyRules/glow.md:6: error: the declaration is "
                + "`View.glow(_ radius: CGFloat) -> some View` (App/Glow.swift:2)\n"
        ),
        (
            "func gleam(radius: CGFloat) -> some View { self }",
            "MyRules/glow.md:6: error: nothing in `App` declares `glow(radius:color:)`\n"
        ),
        (
            "func glow(radius: Int) -> some View { self }\n"
                + "func glow(radius: CGFloat, color: Color = .white) -> some View { self }",
            "MyRules/glow.md:6: note: no page states `View.glow(radius: Int) -> some View` (App/Glow.swift:2), and calls that it\n    could take are left\n"
        ),
        (
            "#if DEBUG\nfunc glow(radius: CGFloat, color: Color = .white) -> some View { border(color) }\n#else\n"
                + "func glow(radius: CGFloat, color: Color = .white) -> some View { self }\n#endif", ""
        ),
    ]

    @Test func aProjectSaysWhatIsDeclared() async throws {
        let page = try Self.example()
        await check(each: Self.audits) { declaration, said in
            let folder = try TemporaryFolder([
                "MyRules/glow.md": page, "App/Glow.swift": "extension View {\n\(declaration)\n}\n",
            ])
            let run = try Command.run(["test", "MyRules", "--project", "App"], in: folder)
            #expect(run.errors == "1 page, 1 example\n" + said)
            #expect(run.status == (said.contains("error") ? 2 : 0))
        }
    }

    /// Types that are spelled in another way are the same.
    @Test func typesAreComparedAsSwiftReadsThem() async throws {
        await check(each: [
            ("names: [Int]?", "names: Optional<Array<Int>>", true), ("names: [String]", "names: Array<String>", true),
            ("by f: (Int) -> Int?", "by f: (Int) -> Optional<Int>", true),
            ("edge: Edge = .top", "edge: Edge = Edge.top", true), ("edge: Edge = .top", "edge: Edge = Side.top", false),
            ("names: [Int]?", "names: [Int?]", false), ("view: some View", "view: any View", true),
        ]) { stated, declared, isSame in
            let page = """
                # glow

                ```rule
                modifier glow(_ isOn: Bool, \(stated))
                inert    .glow(false)
                ```

                ```swift
                a.applyIf(c) { $0.glow(next(), other: 3) }
                ```
                """
            let folder = try TemporaryFolder([
                "Rules/glow.md": page,
                "Glow.swift": "extension View { func glow(_ isOn: Bool, \(declared)) -> some View { self } }\n",
            ])
            let run = try Command.run(["test", "Rules", "--project", "Glow.swift"], in: folder)
            #expect(run.status == (isSame ? 0 : 2), "\(run.errors)")
        }
    }

    @Test func aProjectNeedsPages() throws {
        let folder = try TemporaryFolder(["MyRules/glow.md": try Self.example(), "A.swift": Self.call])
        for (arguments, said) in [
            (["test", "--project", "."], "`--project` needs a folder of pages: `fixmods test DIR --project PATH`"),
            (
                ["--project", ".", "A.swift"],
                "`--project` is for `fixmods test DIR`; a run finds the project around its paths by itself"
            ),
            (["rules", "--project", "."], "`--project` means nothing to `rules`; a folder of that name is `./rules`"),
        ] {
            let run = try Command.run(arguments, in: folder)
            #expect(run.errors == "fixmods: error: \(said)\n")
            #expect(run.status == 2)
        }
        let run = try Command.run(["test", "MyRules", "--project", "gone"], in: folder)
        #expect(run.errors == "1 page, 1 example\ngone: error: no such file or folder\n")
        #expect(run.status == 2)
    }
}
