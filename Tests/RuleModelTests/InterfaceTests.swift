import Harness
import Testing

/// `Tests/Interface/compare`: what pages say beside what an interface declares.
@Suite struct InterfaceTests {
    /// Its path. The first who asks has the program built, and the others wait for it.
    static let command = {
        let path = String(#filePath.dropLast("RuleModelTests/InterfaceTests.swift".count)) + "Interface/compare"
        _ = try? ChildProcess(path, [], in: "/")
        return path
    }()

    static let interface = """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -target arm64-apple-ios17.4 -enable-library-evolution -module-name SwiftUI
        import CoreFoundation
        import Swift
        @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
        extension SwiftUI.View {
          @inlinable nonisolated public func glow(radius: CoreFoundation.CGFloat = 4, color: SwiftUI.Color? = nil) -> some SwiftUI.View {
            return modifier(_Glow(radius: radius))
          }
          public func halo<S>(_ style: S, @SwiftUI.ViewBuilder content: @escaping (_ size: CoreFoundation.CGFloat) -> some SwiftUI.View) -> some SwiftUI.View where S : SwiftUI.ShapeStyle
          nonisolated public func rays(_ count: Swift.Int) -> some SwiftUI.View
          public static func notAModifier() -> Swift.Int
        }
        @available(iOS 15.0, macOS 12.0, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        extension SwiftUI.View {
          @available(iOS 17.0, macOS 14.0, *)
          nonisolated public func rays(_ count: Swift.Int, isEnabled: Swift.Bool) -> some SwiftUI.View
          nonisolated public func shine() -> some SwiftUI.View
        }
        extension SwiftUI.Text {
          public func gleam() -> SwiftUI.Text
        }
        """

    static let types = """
        # types

        ```rule
        type View
        type Text: View
        type CGFloat
        type Int
        type Bool
        type ShapeStyle
        type Color: ShapeStyle
        ```
        """

    /// Runs the command over one page.
    static func compare(_ rule: String) throws -> ChildProcess {
        let example = "```swift\ncontentView.if(isOn) { $0.glow().rays(3) }\n```\n"
        let page = "# glow\n\nA light.\n\n```rule\n\(rule)\n```\n\n\(example)"
        let folder = try TemporaryFolder([
            "SwiftUI.swiftinterface": interface, "rules/glow.md": page, "rules/types.md": types,
        ])
        return try ChildProcess(command, ["--rules", "rules", "SwiftUI.swiftinterface"], in: folder.path)
    }

    struct Row: Sendable {
        let rule: String
        let says: [String]

        init(_ rule: String, _ says: String...) {
            self.rule = rule
            self.says = says
        }
    }

    static let rows = [
        Row("modifier glow(radius: CGFloat = 4, color: Color? = nil)"),
        // An argument with a default may stand in an overload of its own.
        Row("modifier glow(radius: CGFloat)"),
        Row("modifier Text.gleam() -> Text"),
        // A style of one type is one of any type.
        Row("modifier halo(_ style: Color, content: @escaping (CGFloat) -> some View)", "`content` is a builder"),
        Row(
            "modifier halo<S, V>(_ style: S, @ViewBuilder content: @escaping (CGFloat) -> V) where S: ShapeStyle, V: View"
        ),
        Row("modifier glow(radius: CGFloat = 2)", "glow.md:6: `glow(radius:)`: the default of `radius` is `4`"),
        Row("modifier glow(radius: Int = 4)", "glow.md:6: `glow(radius:)`: `radius` is `CGFloat`"),
        Row("modifier rays(_ count: Int = 3)", "`count` has no default"),
        Row("modifier glow(size: CGFloat)", "nothing declares `glow(size:)`; there is `glow(radius:color:)`"),
        Row("modifier glint()", "nothing declares `View.glint`"),
        Row(
            "modifier rays(_ count: Int)\nactive .rays($count, isEnabled: true)\ninert .rays($count, isEnabled: false)\n"
                + "requires iOS 15, macOS 14, visionOS 1, macCatalyst 17",
            "the form of `rays(_:)` needs iOS 17"),
        Row(
            "modifier rays(_ count: Int)\nactive .rays($count, isEnabled: true)\ninert .rays($count, isEnabled: false)\n"
                + "requires iOS 17, macOS 14, visionOS 1, macCatalyst 17\nmodifier rays(_ count: Int, isEnabled: Bool)"),
    ]

    @Test func saysWherePagesAreWrong() async throws {
        await check(each: Self.rows) { row in
            do {
                let run = try Self.compare(row.rule)
                let said = run.output.split(separator: "\n").filter { $0.hasPrefix("glow.md") }
                #expect(said.count == row.says.count, "\(run.output)\(run.errors)")
                for (line, part) in zip(said, row.says) { #expect(line.contains(part), "\(line)") }
                #expect(run.status == (row.says.isEmpty ? 0 : 1), "\(run.errors)")
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test func listsWhatNoPageStates() throws {
        let run = try Self.compare("modifier rays(_ count: Int)")
        #expect(
            run.output == """
                no page states `rays(_:isEnabled:)`
                no page: `glow(radius:color:)`
                no page: `halo(_:content:)`
                no page: `shine()`
                6 declarations: 0 that pages state otherwise, 1 more of modifiers that have a page, 3 of others

                """)
    }
}
