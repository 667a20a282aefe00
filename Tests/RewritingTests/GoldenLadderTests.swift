import Harness
import Rewriting
import Testing

/// Explicit branches of several sides: `else if` and `switch`.
@Suite struct GoldenLadderTests {
    /// An `if` behind an `else` stands alone in the block that it is then, and the two outer sides may be one view.
    @Test func behindElse() {
        check([
            inBody(
                "if c { Text(a) } else if d { x.padding(8) } else { x }",
                "if c { Text(a) } else { x.padding(d ? 8 : 0) }"),
            explicit(
                """
                struct V: View {
                    var body: some View {
                        if c {
                            ProgressView()
                        } else if d {
                            HStack {
                                Text(a)
                            }
                            .padding(8)
                        } else {
                            HStack {
                                Text(a)
                            }
                        }
                    }
                }
                """,
                """
                struct V: View {
                    var body: some View {
                        if c {
                            ProgressView()
                        } else {
                            HStack {
                                Text(a)
                            }
                            .padding(d ? 8 : 0)
                        }
                    }
                }
                """),
            inBody(
                "if c { x.padding(1) } else if d { x.padding(2) } else { x.padding(3) }",
                "x.padding(c ? 1 : (d ? 2 : 3))"),
            inBody(
                "if let c { Text(c) } else if d { return x.opacity(0.5) } else { return x }",
                "if let c { Text(c) } else { return x.opacity(d ? 0.5 : 1) }"),
            inBody(
                "if c { x.id(1) } else if d { Text(a).padding(8).tag(2) } else { Text(a).padding(8).tag(3) }",
                "if c { x.id(1) } else { Text(a).padding(8).tag(d ? 2 : 3) }"),
        ])
    }

    /// Where each modifier depends on one plain condition, all sides are one chain.
    @Test func ladders() {
        check([
            inBody(
                "if c && d { x.opacity(0.5).blur(radius: 2) } else if !c && d { x.blur(radius: 2) } else if c && !d { x.opacity(0.5) } else { x }",
                "x.opacity(c ? 0.5 : 1).blur(radius: d ? 2 : 0)", outcomes: [.rewritten]),
            inBody(
                "if c { x.opacity(0.5) } else if d { x.blur(radius: 2) } else { x }",
                "x.opacity(c ? 0.5 : 1).blur(radius: !c && d ? 2 : 0)", outcomes: [.rewritten]),
            // What both can never be is not asked twice.
            inBody(
                "if n == 1 { x.opacity(0.5) } else if n == 2 { x.blur(radius: 2) } else { x }",
                "x.opacity(n == 1 ? 0.5 : 1).blur(radius: n == 2 ? 2 : 0)"),
            // A condition as it stands, and its opposite.
            inBody(
                "if c || d { x.opacity(0.5) } else if n > 1 { x.padding(8) } else { x.padding(8) }",
                "x.opacity(c || d ? 0.5 : 1).padding(c || d ? 0 : 8)"),
            inBody(
                "if c, d { x } else if c { x.padding(8) } else { x.padding(8).opacity(0.5) }",
                "x.padding(c && d ? 0 : 8).opacity(c ? 1 : 0.5)"),
            // Nothing plain says when the last is on.
            inBody(
                "if c || d { x.opacity(0.5) } else if n > 1 { x.padding(8) } else { x.blur(radius: 2) }",
                "x.opacity(c || d ? 0.5 : 1).padding(c || d ? 0 : (n > 1 ? 8 : 0)).blur(radius: c || d ? 0 : (n > 1 ? 0 : 2))"
            ),
            // One that is withheld is not begun from its end.
            inBody(
                "if c { x.font(.title) } else if d { x.opacity(0.5) } else { x }", nil, outcomes: [.withheld]),
            inBody(
                "if c { x.font(.title) } else if d { x.opacity(0.5) } else { x }",
                "x.font(c ? .title : nil).opacity(!c && d ? 0.5 : 1)", allowed: [.assumed]),
            // What all end with stays as it is, and may be what cannot be switched off.
            inBody(
                "if c { x.opacity(0.5).frame(width: 3) } else if d { x.blur(radius: 2).frame(width: 3) } else { x.frame(width: 3) }",
                "x.opacity(c ? 0.5 : 1).blur(radius: !c && d ? 2 : 0).frame(width: 3)"),
            inBody(
                "if c { x.opacity(0.5).clipped().hidden() } else if d { x.blur(radius: 2).clipped().hidden() } else { x.clipped().hidden() }",
                "x.opacity(c ? 0.5 : 1).blur(radius: !c && d ? 2 : 0).clipped().hidden()"),
            // One that cannot be is.
            inBody(
                "if c { x.clipped() } else if d { x.opacity(0.5) } else { x }",
                "if c { x.clipped() } else { x.opacity(d ? 0.5 : 1) }"),
            // What asks for more than names is asked as often as it was.
            inBody(
                "if next() { x.opacity(0.5) } else if d { x.blur(radius: 2) } else { x }",
                "if next() { x.opacity(0.5) } else { x.blur(radius: d ? 2 : 0) }"),
            inBody("if c { x.opacity(0.5) } else if d { x } else { y }", nil, outcomes: []),
            inBody("if c { x.opacity(0.5) } else if d { x }", nil, outcomes: []),
            inBody(
                "if c { x.opacity(0.5) } else if d { x.opacity(0.5) } else { x }", "x.opacity(c || d ? 0.5 : 1)",
                outcomes: [.rewritten]),
            inBody(
                "if c { x.disabled(true) } else if d { x } else { x.disabled(true) }", "x.disabled(c || !d)"),
            // Three choices in one another are hard to read.
            inBody(
                "if c { x.padding(1) } else if d { x.padding(2) } else if b { x.padding(3) } else { x.padding(4) }",
                "if c { x.padding(1) } else { x.padding(d ? 2 : (b ? 3 : 4)) }",
                outcomes: [.rewritten]),
            inBody(
                "if c { /* thin */ x.opacity(0.5) } else if d { x.padding(8) } else { x }",
                "if c { /* thin */ x.opacity(0.5) } else { x.padding(d ? 8 : 0) }"),
            explicit(
                """
                struct V: View {
                    var body: some View {
                        VStack {
                            if c && d {
                                HStack {
                                    Text(a)
                                }
                                .opacity(0.5)
                                .blur(
                                    radius: 2
                                )
                            } else if d {
                                HStack {
                                    Text(a)
                                }
                                .padding(8)
                                .blur(
                                    radius: 2
                                )
                            } else if c {
                                HStack {
                                    Text(a)
                                }
                                .opacity(0.5)
                            } else {
                                HStack {
                                    Text(a)
                                }
                            }
                        }
                    }
                }
                """,
                """
                struct V: View {
                    var body: some View {
                        VStack {
                            HStack {
                                Text(a)
                            }
                            .opacity(c ? 0.5 : 1)
                            .padding(!c && d ? 8 : 0)
                            .blur(
                                radius: d ? 2 : 0
                            )
                        }
                    }
                }
                """),
        ])
    }

    /// Over the cases of an enum that hold nothing, and over a `Bool`.
    @Test func switches() {
        func inView(
            _ before: String, _ after: String?, outcomes: [Outcome]? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            let properties =
                "struct V: View { let size: Size; let tone: Tone; let isOn: Bool; let one: Single; let no: Bool?; "
            return explicit(
                properties + "var body: some View { \(before) } }",
                after.map { properties + "var body: some View { \($0) } }" },
                context: [
                    "enum Size { case small, medium, large }\nenum Tone { case loud, calm }\nenum Single { case a(Int), b }"
                ],
                outcomes: outcomes, sourceLocation: sourceLocation)
        }
        check([
            inView(
                "switch tone { case .loud: Text(a).padding(8)\ncase .calm: Text(a).padding(4) }",
                "Text(a).padding(tone == .loud ? 8 : 4)", outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).padding(8)\ndefault: Text(a) }",
                "Text(a).padding(size == .small ? 8 : 0)"),
            inView(
                "switch size { case .small, .medium: Text(a).padding(8)\ndefault: Text(a) }",
                "Text(a).padding(size == .small || size == .medium ? 8 : 0)"),
            inView(
                "switch size { case .small, .medium: Text(a)\ncase .large: Text(a).disabled(true) }",
                "Text(a).disabled(size != .small && size != .medium)"),
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium: Text(a).opacity(0.5)\ncase .large: Text(a) }",
                "Text(a).padding(size == .small ? 8 : 0).opacity(size == .medium ? 0.5 : 1)", outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).blur(radius: 2).padding(8)\ncase Size.medium: Text(a).padding(8)\ncase .large: Text(a) }",
                "Text(a).blur(radius: size == .small ? 2 : 0).padding(size == .large ? 0 : 8)"),
            inView(
                "switch isOn { case true: Text(a).padding(8)\ncase false: Text(a) }", "Text(a).padding(isOn ? 8 : 0)"),
            inView(
                "switch isOn { case false: Text(a).padding(8)\ndefault: Text(a) }", "Text(a).padding(isOn ? 0 : 8)"),
            // Nothing shows what is taken where there is none.
            inView("switch no { case true: Text(a).padding(8)\ndefault: Text(a) }", nil),
            inView("switch no { case false: Text(a)\ndefault: Text(a).padding(8) }", nil),
            // Sides that are the same are one.
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium: Text(a).padding(4)\ndefault: Text(a).padding(4) }",
                "Text(a).padding(size == .small ? 8 : 4)", outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium: Text(a).padding(8)\ncase .large: Text(a).padding(4) }",
                "Text(a).padding(size == .large ? 4 : 8)"),
            inView(
                "switch size { case .small: Text(a)\ncase .medium: Text(a).padding(8)\n@unknown default: Text(a) }",
                "Text(a).padding(size == .medium ? 8 : 0)"),
            inView(
                "switch size { case .small: Text(a).opacity(0.5).padding(8)\ncase .medium: Text(a).padding(8)\ncase .large: Text(a).blur(radius: 2) }",
                "Text(a).opacity(size == .small ? 0.5 : 1).padding(size == .large ? 0 : 8).blur(radius: size == .large ? 2 : 0)"
            ),
            // What is said in one that is gone would be lost.
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium: Text(a).padding( /* as below */ 4)\ndefault: Text(a).padding(/* no */ 4) }",
                nil, outcomes: []),
            inView(
                "if case .loud = tone { Text(a).padding(8) } else { Text(a) }", "Text(a).padding(tone == .loud ? 8 : 0)"
            ),
            inView(
                "if case Tone.loud = tone { Text(a).padding(8) } else { Text(a).padding(4) }",
                "Text(a).padding(tone == Tone.loud ? 8 : 4)"),
            inView(
                "if case .loud = tone { Text(a) } else { Text(a).disabled(true) }", "Text(a).disabled(tone != .loud)"),
            inView(
                "if case .loud = tone { Text(a).overlay { Text(b) } } else { Text(a).overlay { Text(c) } }",
                "Text(a).overlay { if tone == .loud { Text(b) } else { Text(c) } }"),
            inView(
                "if isOn { Text(b) } else if case .loud = tone { Text(a).padding(8) } else { Text(a) }",
                "if isOn { Text(b) } else { Text(a).padding(tone == .loud ? 8 : 0) }"),
            inView("if case .b = one { Text(a).padding(8) } else { Text(a) }", nil, outcomes: []),
            inView("if case .a(let n) = one { Text(a).padding(n) } else { Text(a) }", nil, outcomes: []),
            inView("if case .loud = next() { Text(a).padding(8) } else { Text(a) }", nil, outcomes: []),
            inView("if case let t = tone { Text(a).padding(8) } else { Text(a) }", nil, outcomes: []),
            inView("switch one { case .a(let n): Text(a).padding(8)\ncase .b: Text(a) }", nil, outcomes: []),
            inView("switch one { case .a: Text(a).padding(8)\ncase .b: Text(a) }", nil, outcomes: []),
            inView("switch other { case .a: Text(a).padding(8)\ncase .b: Text(a) }", nil, outcomes: []),
            inView("switch size { case .small where isOn: Text(a).padding(8)\ndefault: Text(a) }", nil, outcomes: []),
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium where isOn: Text(a)\ndefault: Text(a) }",
                nil,
                outcomes: []),
            inView("switch size { case .small: fallthrough\ndefault: Text(a) }", nil, outcomes: []),
            inView("switch next() { case .small: Text(a).padding(8)\ndefault: Text(a) }", nil, outcomes: []),
            explicit(
                "enum Size { case small, large\nstatic func == (a: Size, b: Size) -> Bool { true } }\nstruct V: View { let size: Size; var body: some View { switch size { case .small: Text(a).padding(8)\ndefault: Text(a) } } }",
                nil, outcomes: []),
        ])
    }

    /// Over an enum of SwiftUI's, which pages know, and over an optional of an enum.
    @Test func otherEnums() {
        func inView(
            _ before: String, _ after: String?, context: [String] = [],
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            let properties = """
                enum Size { case small, large, none, some }
                struct V: View {
                    @Environment(\\.colorScheme) private var colorScheme
                    @Environment(\\.horizontalSizeClass) var width
                    @Environment(\\.brand) var brand
                    let axis: Axis
                    let size: Size?
                    let anchor: PopoverAttachmentAnchor

                """
            return explicit(
                properties + "    var body: some View { \(before) }\n}",
                after.map { properties + "    var body: some View { \($0) }\n}" }, context: context,
                outcomes: after == nil ? [] : [.rewritten], sourceLocation: sourceLocation)
        }
        check([
            inView(
                "switch colorScheme { case .dark: Text(a).padding(4)\ndefault: Text(a).padding(8) }",
                "Text(a).padding(colorScheme == .dark ? 4 : 8)"),
            inView(
                "switch colorScheme { case .dark: Text(a)\n@unknown default: Text(a).padding(8) }",
                "Text(a).padding(colorScheme == .dark ? 0 : 8)"),
            inView(
                "switch axis { case Axis.vertical: Text(a).padding(4)\ncase .horizontal: Text(a) }",
                "Text(a).padding(axis == Axis.vertical ? 4 : 0)"),
            inView(
                "switch width { case .compact: Text(a).padding(4)\ndefault: Text(a) }",
                "Text(a).padding(width == .compact ? 4 : 0)"),
            inView(
                "switch size { case .small: Text(a).padding(4)\ndefault: Text(a) }",
                "Text(a).padding(size == .small ? 4 : 0)"),
            // Of an optional that is `nil`.
            inView("switch size { case .none: Text(a).padding(4)\ndefault: Text(a) }", nil),
            inView("switch size { case .some: Text(a).padding(4)\ndefault: Text(a) }", nil),
            inView("if case .some = size { Text(a).padding(4) } else { Text(a) }", nil),
            // Some hold something, and are no `==`.
            inView("switch anchor { case .point: Text(a).padding(4)\ndefault: Text(a) }", nil),
            // Nothing shows what that is.
            inView("switch brand { case .dark: Text(a).padding(4)\ndefault: Text(a) }", nil),
            // It is another one.
            inView(
                "switch axis { case .vertical: Text(a).padding(4)\ndefault: Text(a) }", nil,
                context: ["enum Axis { case vertical(Int), horizontal }"]),
            inView(
                "switch colorScheme { case .dark: Text(a).padding(4)\ndefault: Text(a) }", nil,
                context: ["extension EnvironmentValues { var colorScheme: Theme { self[ThemeKey.self] } }"]),
        ])
    }
}
