import Harness
import Testing

/// What a file sees of what others declare: by their modules, what it imports, and how far a declaration is seen.
@Suite struct SightTests {
    /// A helper that applies its closure where the condition does not hold, whatever its name says.
    private static func negated(_ extended: String = "extension View", _ words: String = "") -> String {
        """
        import SwiftUI
        \(extended) {
            @ViewBuilder \(words) func `if`<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
                if !condition { transform(self) } else { self }
            }
        }

        """
    }

    private static let call = "Text(a).if(isOn) { $0.opacity(0.5) }"
    /// What pages say of the name, and what the declaration says.
    private static let (known, declared) = ("opacity(isOn ? 0.5 : 1)", "opacity(isOn ? 1 : 0.5)")

    private static func file(_ imports: String..., call: String = call) -> String {
        (["SwiftUI"] + imports).map { $0.contains("import") ? $0 : "import \($0)" }.joined(separator: "\n")
            + "\nlet v = \(call)\n"
    }

    static let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n"

    /// Of `App`, what becomes of the one call in it.
    private static func result(_ files: [String: String], _ path: String = "Sources/App/A.swift") throws -> String {
        let folder = try TemporaryFolder(["Package.swift": manifest].merging(files) { $1 })
        let run = try Command.run([path], in: folder)
        let text = try folder.text(of: path)
        return text.split(separator: "\n").last.map(String.init).map { line in
            line.contains(".if(") ? run.errors : line
        } ?? ""
    }

    /// What a submodule holds, the project around it compiles; another working tree is a project of its own.
    @Test(arguments: [("modules", declared), ("worktrees", known)])
    func aSubmoduleIsOfTheProjectAroundIt(_ kind: String, _ expected: String) throws {
        let call = try Self.result(
            [
                "Sources/App/H.swift": Self.negated(),
                "Sources/App/Vendor/.git": "gitdir: ../../../.git/\(kind)/Vendor\n",
                "Sources/App/Vendor/A.swift": Self.file(),
            ], "Sources/App/Vendor/A.swift")
        #expect(call == "let v = Text(a).\(expected)")
    }

    /// A file that imports no SwiftUI and mentions no view may call a helper on one of another module.
    @Test(arguments: [("Page(a: 1)", true), ("Loader(a: 1)", false), ("Other(a: 1)", false)])
    func aCallWhereNothingElseIsAboutViews(_ receiver: String, _ isListed: Bool) throws {
        let product = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{}\n",
            "Kit/Package.swift": Self.manifest + product,
            "Kit/Sources/Kit/Page.swift": """
            import SwiftUI
            public struct Page: View { public init(a: Int) {}; public var body: some View { EmptyView() } }
            public struct Loader { public init(a: Int) {} }
            extension View {
                @ViewBuilder public func `if`<T>(_ x: T?, _ change: (Self, T) -> some View) -> some View {
                    if let x { change(self, x) } else { self }
                }
            }

            """,
            "App/A.swift": "import Kit\nimport UIKit\nlet v = \(receiver).if(isOn) { row in row.opacity(0.5) }\n",
        ])
        let run = try Command.run(["--dry-run", "App"], in: folder)
        #expect(run.output.contains("+let v = \(receiver).opacity(isOn ? 0.5 : 1)") == isListed, "\(run.errors)")
    }

    @Test func helpersOfOtherFilesAndModules() async {
        let internalOne = Self.negated()
        let publicOne = Self.negated("public extension View")
        let rows: [(String, [String: String], String)] = [
            ("of the module", ["Sources/App/H.swift": internalOne, "Sources/App/A.swift": Self.file()], Self.declared),
            (
                "private to another file",
                ["Sources/App/H.swift": Self.negated("private extension View"), "Sources/App/A.swift": Self.file()],
                Self.known
            ),
            (
                "fileprivate in another file",
                [
                    "Sources/App/H.swift": Self.negated("extension View", "fileprivate"),
                    "Sources/App/A.swift": Self.file(),
                ], Self.known
            ),
            (
                "internal in another module",
                ["Sources/Kit/H.swift": internalOne, "Sources/App/A.swift": Self.file("Kit")], Self.known
            ),
            (
                "internal, imported for tests",
                ["Sources/Kit/H.swift": internalOne, "Tests/App/A.swift": Self.file("@testable import Kit")],
                Self.declared
            ),
            (
                "public and imported", ["Sources/Kit/H.swift": publicOne, "Sources/App/A.swift": Self.file("Kit")],
                Self.declared
            ),
            (
                "public in its own words",
                [
                    "Sources/Kit/H.swift": Self.negated("extension View", "public"),
                    "Sources/App/A.swift": Self.file("Kit"),
                ], Self.declared
            ),
            (
                "public and not imported",
                [
                    "Sources/Kit/H.swift": publicOne, "Sources/App/A.swift": Self.file(),
                    "Sources/Other/B.swift": Self.file("Kit"),
                ], Self.known
            ),
            (
                "public in a target that nobody imports",
                ["Sources/Kit/H.swift": publicOne, "Sources/App/A.swift": Self.file()], Self.known
            ),
            (
                "public in a package that nobody imports",
                [
                    "Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/H.swift": publicOne,
                    "Loose/A.swift": Self.file(),
                ], Self.known
            ),
            (
                "of another package alone",
                [
                    "Kit/Package.swift": Self.manifest,
                    "Kit/Sources/Kit/H.swift": Self.negated("extension View", "package"),
                    "Sources/App/A.swift": Self.file("Kit"),
                ], Self.known
            ),
            (
                "of the package",
                [
                    "Sources/Kit/H.swift": Self.negated("extension View", "package"),
                    "Sources/App/A.swift": Self.file("Kit"),
                ], Self.declared
            ),
            (
                "public in a package, imported by a file of no target",
                [
                    "Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/H.swift": publicOne,
                    "Loose/A.swift": Self.file("Kit"),
                ], Self.declared
            ),
            (
                "imported by another file of the module",
                [
                    "Sources/Kit/H.swift": publicOne, "Sources/App/A.swift": Self.file(),
                    "Sources/App/B.swift": "import Kit\n",
                ], Self.declared
            ),
            (
                "of a module of which one type is imported",
                [
                    "Sources/Kit/H.swift": publicOne, "Sources/App/A.swift": Self.file("import struct Kit.Row"),
                    "Sources/Kit/Row.swift": "public struct Row {}\n",
                ], Self.declared
            ),
            (
                "imported by an imported module",
                [
                    "Sources/Kit/H.swift": publicOne, "Sources/App/A.swift": Self.file("Other"),
                    "Sources/Other/B.swift": "@_exported import Kit\n",
                ], Self.declared
            ),
            (
                "a target in a folder of another name",
                [
                    "Package.swift": Self.manifest + """
                        let package = Package(name: "P", targets: [
                            .target(name: "Kit", path: "Core"), .target(name: "App", dependencies: ["Kit"]),
                        ])
                        """,
                    "Core/H.swift": publicOne, "Sources/App/A.swift": Self.file("Kit"),
                ], Self.declared
            ),
            (
                "in a plugin of the package",
                [
                    "Package.swift": Self.manifest + """
                        let package = Package(name: "P", targets: [
                            .target(name: "App"), .plugin(name: "Gen", capability: .buildTool()),
                        ])
                        """,
                    "Plugins/Gen/H.swift": internalOne, "Sources/App/A.swift": Self.file(),
                ], Self.known
            ),
            (
                "in a folder that the target leaves out",
                [
                    "Package.swift": Self.manifest + """
                        let package = Package(name: "P", targets: [
                            .target(name: "App", exclude: ["Samples"]), .target(name: "Kit"),
                        ])
                        """,
                    "Sources/App/Samples/Deep/H.swift": internalOne, "Sources/App/A.swift": Self.file(),
                ], Self.known
            ),
            (
                "in a file that the target leaves out",
                [
                    "Package.swift": Self.manifest + """
                        let package = Package(name: "P", targets: [.target(name: "App", path: "Core", exclude: ["H.swift"])])
                        """,
                    "Core/H.swift": internalOne, "Core/A.swift": Self.file(), "Sources/App/A.swift": Self.file(),
                ], Self.known
            ),
            (
                "exported again without SwiftUI in sight",
                [
                    "Sources/Kit/H.swift": publicOne + "@_exported import SwiftUI\n",
                    "Sources/App/A.swift": Self.file("Kit").replacing("import SwiftUI\n", with: ""),
                ], Self.declared
            ),
            (
                "internal to a target in a folder of another name",
                [
                    "Package.swift": Self.manifest + """
                        let package = Package(name: "P", targets: [
                            .target(name: "Kit", path: "Core"), .target(name: "App", dependencies: ["Kit"]),
                        ])
                        """,
                    "Core/H.swift": internalOne, "Sources/App/A.swift": Self.file("Kit"),
                ], Self.known
            ),
        ]
        await check(each: rows) { title, files, expected in
            let path = files.keys.first { $0.hasSuffix("/A.swift") }!
            let line = try Self.result(files, path)
            #expect(line == "let v = Text(a).\(expected)", "\(title)")
        }
    }

    /// Of what a module declares for itself, `import struct Kit.Row` brings `Row` alone.
    @Test(arguments: [
        ("import struct Kit.Row", "Color"), ("import enum Kit.Color", "SwiftUI.Color"), ("import Kit", "SwiftUI.Color"),
        ("import enum Umbrella.Color", "SwiftUI.Color"), ("import struct Umbrella.Row", "Color"),
    ])
    func aScopedImportBringsOneName(_ imported: String, _ color: String) throws {
        let call = try Self.result([
            "Sources/Kit/K.swift": "public enum Color {}\npublic struct Row {}\n",
            "Sources/Umbrella/U.swift": "@_exported import Kit\n",
            "Sources/App/A.swift": Self.file(imported, call: "Text(a).if(isOn) { $0.background(Color.red) }"),
        ])
        #expect(call == "let v = Text(a).background(isOn ? Color.red : \(color).clear)")
    }

    /// What the project declares by the name of a helper hides no call that it does not take.
    @Test(arguments: [
        ("func `if`<V: View>(_ system: System, _ change: (Self) -> V) -> some View { change(self) }", true),
        ("func `if`<V: View>(_ count: Int, _ change: (Self) -> V) -> some View { change(self) }", true),
        (
            "func `if`<V: View>(_ idiom: UIUserInterfaceIdiom, _ change: (Self) -> V) -> some View { change(self) }",
            true
        ),
        (
            "func `if`<V: View>(_ isOn: (EnvironmentValues) -> Bool, _ change: (Self) -> V) -> some View { change(self) }",
            true
        ),
        ("func `if`<V: View>(_ isOn: Bool, _ change: (Self) -> V) -> some View { change(self).tag(1) }", false),
        ("func `if`<T, V: View>(_ isOn: T, _ change: (Self) -> V) -> some View { change(self).tag(1) }", false),
    ])
    func aFunctionOfAHelpersName(_ function: String, _ isListed: Bool) throws {
        let call = try Self.result([
            "Sources/App/H.swift": "import SwiftUI\nenum System { case mac }\nextension View { \(function) }\n",
            "Sources/App/A.swift":
                "import SwiftUI\nimport Out\nfunc v(isOn: Bool) -> some View { \(Self.call) }\n",
        ])
        #expect(call.contains("{ Text(a).opacity(isOn ? 0.5 : 1) }") == isListed, "\(call)")
    }

    /// A choice is of the type of its sides, whatever its test is.
    @Test func aChoiceForAFunctionOfAHelpersName() throws {
        let function = "func `if`<V: View>(_ system: System, _ change: (Self) -> V) -> some View { change(self) }"
        let call = "Text(a).if(n > 3 ? .mac : .pad) { $0.opacity(0.5) }"
        let result = try Self.result([
            "Sources/App/H.swift": "import SwiftUI\nenum System { case mac, pad }\nextension View { \(function) }\n",
            "Sources/App/A.swift": "import SwiftUI\nfunc v(n: Int) -> some View { \(call) }\n",
        ])
        #expect(result.contains("0 calls"), "\(result)")
    }

    /// Members of a module that another file imports are known here, and what they take is known by what declares them.
    @Test(arguments: [
        ("opacity(0.5)", ".opacity(isOn ? 0.5 : 1)"), ("padding()", ".padding(isOn ? .all : [])"),
        ("background(Color.red)", ".background(isOn ? Color.red : Color.clear)"),
        ("padding(.small)", ".padding(.small, isEnabled: isOn)"), ("padding(gap)", nil),
        ("saturation(0.3)", ".saturation(isOn ? 0.3 : 1)"),
    ])
    func anOverloadOfAModuleThatIsImportedElsewhere(_ call: String, _ result: String?) throws {
        let folder = try TemporaryFolder([
            "Package.swift": Self.manifest,
            "Sources/Kit/Kit.swift": """
            import SwiftUI
            public enum Space: CGFloat { case small = 4 }
            public enum Tone { case calm }
            public enum Design { public enum Level { case low } }
            public typealias Level = Design.Level
            public extension View {
                func saturation(_ level: Level) -> some View { saturation(0.5) }
                func padding(_ space: Space) -> some View { padding(space.rawValue) }
                func opacity(_ space: Space) -> some View { opacity(space.rawValue) }
                func background(_ tone: Tone) -> some View { background(Color.gray) }
            }

            """,
            "Sources/App/Home.swift": "import Kit\n",
            "Sources/App/A.swift": Self.file(call: "Row().if(isOn) { $0.\(call) }"),
        ])
        let run = try Command.run(["--allow", "interface", "Sources"], in: folder)
        let expected = result.map { "Row()\($0)" } ?? "Row().if(isOn) { $0.\(call) }"
        #expect(try folder.text(of: "Sources/App/A.swift") == Self.file(call: expected), "\(run.errors)")
    }

    /// Where SwiftUI's own name is not imported, it cannot be written.
    @Test(arguments: [("import enum SwiftUI.Color", true), ("import struct SwiftUI.Text", false)])
    func aModuleIsWrittenWhereItBringsTheName(_ imported: String, _ isWritten: Bool) throws {
        let call = try Self.result([
            "Sources/App/K.swift": "enum Color {}\n",
            "Sources/App/A.swift": imported + "\nlet v = Text(a).if(isOn) { $0.background(Color.red) }\n",
        ])
        #expect(call.contains("SwiftUI.Color.clear") == isWritten, "\(call)")
    }

    @Test func packagesBesideAreFollowed() async {
        let files = [
            "A/Package.swift": Self.manifest, "A/Sources/A/H.swift": Self.negated("public extension View"),
            "C/Package.swift": Self.manifest
                + "let p = Package(name: \"C\", dependencies: [.package(path: \"../A\")])\n",
            "C/Sources/C/C.swift": "@_exported import A\n",
        ]
        let rows: [(dependency: String, imported: String, result: String)] = [
            (".package(path: \"../A\")", "A", Self.declared),
            (".package(name: \"A\", path: \"../A\")", "A", Self.declared),
            (".package(path: \"../C\")", "C", Self.declared),
            (".package(url: \"https://example.org/A\", from: \"1.0.0\")", "A", Self.known),
        ]
        await check(each: rows) { dependency, imported, result in
            let manifest = Self.manifest + "let p = Package(name: \"B\", dependencies: [\(dependency)])\n"
            let folder = try TemporaryFolder(
                files.merging(["B/Package.swift": manifest, "B/Sources/B/B.swift": Self.file(imported)]) { $1 })
            _ = try Command.run(["B"], in: folder)
            #expect(
                try folder.text(of: "B/Sources/B/B.swift").hasSuffix("let v = Text(a).\(result)\n"), "\(dependency)")
            #expect(try folder.text(of: "A/Sources/A/H.swift") == files["A/Sources/A/H.swift"])
        }
    }

    /// What another module's declarations do is found by its name, and by what operators are given.
    @Test func bodiesOfOtherModules() async {
        let vector = "public struct Vector {}"
        let scaled = "func * (a: Vector, b: CGFloat) -> Color { tints[0] }"
        let rows: [(declared: String, value: String, isTotal: Bool)] = [
            ("public var tint: Color { tints[0] }", "Kit.tint", false),
            ("public var tint: Color { .red }", "Kit.tint", true),
            (
                "public let model = Model()\npublic struct Model { public var tint: Color { tints[0] } }",
                "Kit.model.tint",
                false
            ),
            ("\(vector)\npublic \(scaled)", "vector * 2", false),
            ("\(vector)\nextension CGFloat {\n    public static \(scaled)\n}", "vector * 2", false),
            ("\(vector)\nextension CGFloat {\n    public static \(scaled)\n}", "vector + 2", true),
            ("public struct Model { public var tint: Color { tints[0] } }", "self[keyPath: \\Model.tint]", false),
        ]
        await check(each: rows) { declared, value, isTotal in
            let result = try Self.result([
                "Sources/Kit/D.swift": "import SwiftUI\n\(declared)\n",
                "Sources/App/A.swift": Self.file("Kit", call: "Text(a).if(isOn) { $0.border(\(value)) }"),
            ])
            let after =
                isTotal
                ? ".border(\(value), width: isOn ? 1 : 0)"
                : ".overlay { if isOn { Rectangle().strokeBorder(\(value)) } }"
            #expect(result == "let v = Text(a)\(after)")
        }
    }

    /// What else decides about a call: an own overload, a flag, a type, a constant's type.
    @Test func whateverElseIsDeclared() async {
        let rows: [(title: String, declared: String, call: String, seen: String, unseen: String)] = [
            (
                "an overload", "extension View { % func opacity(_ percent: Int) -> some View { self } }",
                "Text(a).if(isOn) { $0.opacity(n) }", "an overload of `opacity`", "opacity(isOn ? n : 1)"
            ),
            (
                "a flag", "% let isOn = true", Self.call, "`isOn` never changes", "opacity(isOn ? 0.5 : 1)"
            ),
            (
                "a member", "extension Flags { % static let isOn = true }",
                "Text(a).if(Flags.isOn) { $0.opacity(0.5) }",
                "`Flags.isOn` never changes", "opacity(Flags.isOn ? 0.5 : 1)"
            ),
            (
                "a type", "% enum DynamicTypeSize {}",
                "Row(a).if(isOn) { $0.dynamicTypeSize(.small ... .large) }", "SwiftUI", ".dynamicTypeSize(isOn ?"
            ),
        ]
        await check(each: rows) { title, declared, call, seen, unseen in
            for (access, folder, isSeen) in [
                ("", "App", true), ("private", "App", false), ("", "Kit", false), ("public", "Kit", true),
            ] {
                let declaration = declared.replacing("%", with: access)
                let result = try Self.result([
                    "Sources/\(folder)/D.swift": "import SwiftUI\n\(declaration)\n",
                    "Sources/App/A.swift": Self.file("Kit", call: call),
                ])
                #expect(result.contains(isSeen ? seen : unseen), "\(title), \(access) in \(folder): \(result)")
            }
        }
    }
}
