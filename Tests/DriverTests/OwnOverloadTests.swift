import Harness
import Testing

/// Modifiers that a project declares by the name of one of SwiftUI's: read where no other can be meant.
@Suite struct OwnOverloadTests {
    private static let declarations = """
        extension View {
            func hidden(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
            func frame(size: CGSize) -> some View {
                frame(width: size.width, height: size.height)
            }
            func border(_ width: CGFloat, tint: Color) -> some View { modifier(Edged(width: width, tint: tint)) }
            func cornerRadius(_ radius: CGFloat, corners: Int) -> some View { clipShape(Corners(radius)) }
            func blur(radius: CGFloat, isHard: Bool = false) -> some View { blur(radius: radius, opaque: isHard) }
            func padding(token: CGFloat = 8) -> some View { padding(token) }
        }
        struct Edged: ViewModifier {
            let width: CGFloat
            let tint: Color
            func body(content: Content) -> some View { content.border(tint, width: width) }
        }

        """

    @Test(arguments: [
        (".onlyWhen(c) { $0.hidden(true) }", ".hidden(c)"),
        (".onlyWhen(c) { $0.frame(size: size) }", ".frame(size: size, isEnabled: c)"),
        (".onlyWhen(c) { $0.border(2, tint: .red) }", ".border(c ? 2 : 0, tint: .red)"),
        (
            ".onlyWhen(c) { $0.frame(size: size).frame(width: 3) }",
            ".frame(size: size, isEnabled: c).frame(width: c ? 3 : nil)"
        ),
    ])
    func isReadWhereItIsMeant(_ call: String, _ result: String) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Own.swift": Self.declarations, "Sources/App/A.swift": "let a = row\(call)\n",
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row\(result)\n")
        let switched =
            "(size: CGSize, isEnabled: Bool = true) -> some View {\n        "
            + "frame(width: isEnabled ? size.width : nil, height: isEnabled ? size.height : nil)"
        #expect(try folder.text(of: "Sources/App/Own.swift").contains(switched) == result.contains("isEnabled"))
        #expect(try Command.run(["--check", "Sources"], in: folder).status == 0)
    }

    /// What an extension of another name for `View` declares, in whatever file.
    @Test func isSeenOnAnotherNameForViews() throws {
        let text = "let a = row.onlyWhen(c) { $0.opacity(0.5) }\n"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Own.swift": """
            typealias Screen = View
            extension Screen { func opacity(_ level: Double) -> some View { blur(radius: level) } }

            """,
            "Sources/App/A.swift": text,
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.errors.contains("an overload of `opacity` that the project declares could take"), "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/A.swift") == text)
    }

    /// A call that could mean SwiftUI's, or could once there is one more parameter.
    @Test(arguments: [
        (
            ".onlyWhen(c) { $0.blur(radius: 3, isHard: true) }",
            "an overload of `blur` that the project declares could take"
        ),
        (".onlyWhen(c) { $0.padding() }", "an overload of `padding` that the project declares could take"),
        (".onlyWhen(c) { $0.padding(token: 3) }", "an overload of `padding` that the project declares could take"),
        (".onlyWhen(c) { $0.cornerRadius(8, corners: 3) }", "its `clipShape` cannot be switched off"),
    ])
    func isLeftWhereAnotherMayBe(_ call: String, _ reason: String) throws {
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Own.swift": Self.declarations, "Sources/App/A.swift": "let a = row\(call)\n",
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(run.status == 0 && run.errors.contains(reason), "\(run.errors)")
        #expect(try folder.text(of: "Sources/App/A.swift") == "let a = row\(call)\n")
        #expect(try folder.text(of: "Sources/App/Own.swift") == Self.declarations)
    }

    private static let tokens = """
        enum Space: CGFloat { case small = 4 }
        enum Tone { case calm; var color: Color { .gray } }
        enum Theme { struct Line { let width: CGFloat; static let thin = Line(width: 1) } }
        struct Sides: OptionSet { let rawValue: Int; static let top = Sides(rawValue: 1) }
        struct Paint: ShapeStyle {}
        struct Elevation { let radius: CGFloat; static let low = Elevation(radius: 2) }
        extension CGFloat { static let big: CGFloat = 24 }
        enum Shade { case deep }
        enum Tint { case deep }
        enum Gap { case big; var width: CGFloat { 24 } }
        extension View {
            func padding(_ space: Space) -> some View { padding(space.rawValue) }
            func background(_ tone: Tone) -> some View { background(tone.color) }
            func shadow(_ elevation: Elevation) -> some View { shadow(color: .black, radius: elevation.radius) }
            func border(_ tone: Tone, width: CGFloat = 1) -> some View { border(tone.color, width: width) }
            func border(_ line: Theme.Line) -> some View { border(Color.gray, width: line.width) }
            func padding(_ sides: Sides, gap: CGFloat = 4) -> some View { padding(gap) }
            func foregroundStyle(_ paint: Paint) -> some View { opacity(0.5) }
            func saturation(_ shade: Shade) -> some View { saturation(0.5) }
            func saturation(_ tint: Tint, isFull: Bool = false) -> some View { saturation(1) }
            func contrast(_ shade: Shade, isFull: Bool = false) -> some View { contrast(2) }
            func contrast(_ tone: Tone) -> some View { contrast(2) }
            func blur(radius gap: Gap) -> some View { blur(radius: gap.width) }
            func offset(x gap: Gap?) -> some View { offset(x: gap?.width ?? 0) }
        }

        """

    /// A type of the project's tells its own function from SwiftUI's, which has no more labels than that.
    @Test(arguments: [
        ("padding(Space.small)", ".padding(Space.small, isEnabled: c)"),
        ("padding(.small)", ".padding(.small, isEnabled: c)"),
        ("padding(8)", ".padding(c ? 8 : 0)"),
        ("padding([.top], gap: 2)", nil),
        ("border(.thin)", ".border(.thin, isEnabled: c)"),
        ("padding([.top])", nil),
        ("background(.calm)", ".background(.calm, isEnabled: c)"),
        ("shadow(.low)", ".shadow(.low, isEnabled: c)"),
        ("border(.calm)", ".border(.calm, width: c ? 1 : 0)"),
        ("border(.red)", ".border(.red, width: c ? 1 : 0)"),
        ("padding(space)", nil),
        ("foregroundStyle(Paint())", nil),
        ("offset(x: .big)", nil),
        // `blur(radius: .big)` means this one, since SwiftUI's needs a default besides: not so with one more here.
        ("blur(radius: Gap.big)", nil),
        // So it is with another one of the project's.
        ("saturation(Shade.deep)", nil),
        ("contrast(Tone.calm)", ".contrast(Tone.calm, isEnabled: c)"),
    ])
    func isToldByItsTypes(_ call: String, _ result: String?) throws {
        let text = "let a = row.onlyWhen(c) { $0.\(call) }\n"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Own.swift": Self.tokens, "Sources/App/A.swift": text,
        ])
        let run = try Command.run(["Sources"], in: folder)
        #expect(try folder.text(of: "Sources/App/A.swift") == (result.map { "let a = row\($0)\n" } ?? text))
        let name = call.prefix { $0 != "(" }
        let reason = "an overload of `\(name)` that the project declares could take"
        #expect(run.errors.contains(reason) == (result == nil), "\(run.errors)")
    }

    /// What is declared on a text alone is not what any other view's call means.
    @Test func onAnotherReceiver() throws {
        let text = "let a = VStack { B() }.onlyWhen(c) { $0.fontWeight(.bold) }\n"
        let folder = try SwitchCommandTests.folder([
            "Sources/App/Own.swift": """
            import SwiftUI
            enum Weight { case bold }
            extension Text { func fontWeight(_ weight: Weight) -> Text { bold() } }

            """,
            "Sources/App/A.swift": text,
        ])
        let run = try Command.run(["--allow", "assumed", "Sources"], in: folder)
        #expect(
            try folder.text(of: "Sources/App/A.swift") == "let a = VStack { B() }.fontWeight(c ? .bold : nil)\n",
            "\(run.errors)")
    }

    /// What a call is withheld for stays known where the same file is given another switch.
    @Test func levelsStayBesideOtherSwitches() throws {
        let text = """
            extension View {
                func timed(_ by: Animation, _ value: Int) -> some View { animation(by, value: value) }
                func narrow() -> some View { frame(width: 3) }
            }
            let a = row.onlyWhen(c) { $0.timed(.linear.repeatForever(), count) }
            let b = row.onlyWhen(c) { $0.narrow() }
            let d = row.onlyWhen(c) { $0.background(Color.red.onlyWhen(e) { $0.blur(radius: 3) }) }

            """
        let folder = try SwitchCommandTests.folder(["Sources/App/A.swift": text])
        let run = try Command.run(["--dry-run", "Sources"], in: folder)
        #expect(run.errors.contains("--allow approx Sources` shows them applied"), "\(run.errors)")
        #expect(!run.errors.contains("no rule for"), "\(run.errors)")
    }
}
