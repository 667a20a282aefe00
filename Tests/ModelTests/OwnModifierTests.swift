import Harness
import RuleModel
import Semantics
import Testing

/// Modifiers of the project's own that have an argument which switches them off: each golden is what the tool makes of it,
/// with what is declared compiled and run on the model.
@Suite(.enabled(if: Model.isAvailable))
struct OwnModifierTests {
    struct Example: Sendable, SourceLocated {
        let before: String
        let after: String
        let level: Level
        let sourceLocation: SourceLocation

        init(
            _ before: String, _ after: String, level: Level = .safe, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.before = before
            self.after = after
            self.level = level
            self.sourceLocation = sourceLocation
        }
    }

    static let declarations =
        ExampleFormTests.helper + """

            extension View {
                func dimmed(_ dimmed: Bool = true) -> some View { self.opacity(dimmed ? 0.5 : 1) }
                func shown(_ isShown: Bool) -> some View { opacity(!isShown ? 0 : 1.0).disabled(!isShown) }
                func counted(_ count: Int?) -> some View { overlay { if let count { Text("\\(count)") } } }
                func inset(_ edges: Edge.Set = .all, by inset: CGFloat) -> some View { return padding(edges, inset) }
                func box(_ width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
                    frame(width: width, height: height, alignment: alignment)
                }
                func decorated<V: View>(by size: CGFloat, @ViewBuilder with content: () -> V) -> some View {
                    padding(size).overlay { content() }
                }
                func pressed(_ isPressed: Bool) -> some View { modifier(Press(isPressed: isPressed)) }
                func shaken(_ count: Int) -> some View { modifier(Shake(amount: CGFloat(count) * 2)) }
                func muted(_ isMuted: Bool) -> some View { dimmed(isMuted).inset(by: isMuted ? 8 : 0) }
                func titled(_ isTitle: Bool) -> some View { font(isTitle ? .title : nil) }
                func spaced(_ spacing: CGFloat) -> some View { environment(\\.lineSpacing, spacing) }
                func dark() -> some View { self.environment(\\.colorScheme, .dark) }
                func lifted(_ isOn: Bool) -> some View { Group { offset(x: 0, y: isOn ? -4 : 0) } }
                func turned(_ degrees: Double) -> some View { rotationEffect(.degrees(degrees)) }
                func tilted(_ angle: Angle) -> some View { rotationEffect(angle) }
                func flipped(_ isFlipped: Bool) -> some View { rotationEffect(.degrees(isFlipped ? 180 : 0)) }
                func moved(_ size: CGSize) -> some View { offset(size) }
                func filled(_ color: Color) -> some View { background(color) }
                func edged(_ edges: Edge.Set) -> some View { padding(edges, 3) }
                func framed(_ insets: EdgeInsets) -> some View { padding(insets) }
            }

            struct Press: ViewModifier {
                let isPressed: Bool
                var scale: CGFloat { isPressed ? 0.9 : 1 }
                func body(content: Content) -> some View { content.scaleEffect(self.scale) }
            }

            struct Shake: ViewModifier {
                private let shift: CGFloat
                init(amount: CGFloat = 3) { shift = amount }
                func body(content view: Content) -> some View { view.offset(x: shift, y: 0) }
            }

            struct Frame: ViewModifier {
                var width: CGFloat?
                var height: CGFloat?
                func body(content: Content) -> some View { content.frame(width: width, height: height) }
            }
            """

    static let all = [
        Example("contentView.if(isOn) { $0.dimmed() }", "contentView.dimmed(isOn)"),
        Example("contentView.if(!isOn) { $0.dimmed(true) }", "contentView.dimmed(!isOn)"),
        Example("contentView.if(isOn) { $0.dimmed(isNew) }", "contentView.dimmed(isOn && isNew)"),
        Example("contentView.if(isOn) { $0.shown(false) }", "contentView.shown(!isOn)"),
        Example("contentView.if(isOn) { $0.counted(count) }", "contentView.counted(isOn ? count : nil)"),
        Example("contentView.if(isOn) { $0.inset(by: gap) }", "contentView.inset(by: isOn ? gap : 0)"),
        Example("contentView.if(isOn) { $0.inset(.top, by: 8) }", "contentView.inset(.top, by: isOn ? 8 : 0)"),
        // What pages say of the body's modifiers is the value that does nothing.
        Example("contentView.if(isOn) { $0.turned(45) }", "contentView.turned(isOn ? 45 : 0)"),
        Example("contentView.if(isOn) { $0.tilted(.degrees(3)) }", "contentView.tilted(isOn ? .degrees(3) : .zero)"),
        Example("contentView.if(isOn) { $0.flipped(true) }", "contentView.flipped(isOn)"),
        Example(
            "contentView.if(isOn) { $0.moved(CGSize(width: 3, height: 4)) }",
            "contentView.moved(isOn ? CGSize(width: 3, height: 4) : .zero)"),
        Example("contentView.if(isOn) { $0.filled(.red) }", "contentView.filled(isOn ? .red : .clear)"),
        Example("contentView.if(isOn) { $0.edged(.top) }", "contentView.edged(isOn ? .top : [])"),
        Example(
            "contentView.if(isOn) { $0.framed(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }",
            "contentView.framed(isOn ? EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) : EdgeInsets())"),
        Example("contentView.if(isOn) { $0.box(80) }", "contentView.box(isOn ? 80 : nil)"),
        Example(
            "contentView.if(isOn) { $0.box(80, height: 40, alignment: .top) }",
            "contentView.box(isOn ? 80 : nil, height: isOn ? 40 : nil, alignment: .top)"),
        Example(
            "contentView.if(isOn) { $0.decorated(by: 8) { Text(title) } }",
            "contentView.decorated(by: isOn ? 8 : 0) { if isOn { Text(title) } }"),
        Example("contentView.if(isOn) { $0.pressed(true) }", "contentView.pressed(isOn)"),
        Example("contentView.if(isOn) { $0.shaken(3) }", "contentView.shaken(isOn ? 3 : 0)"),
        Example("contentView.if(isOn) { $0.muted(true) }", "contentView.muted(isOn)"),
        Example("contentView.if(isOn) { $0.lifted(true) }", "contentView.lifted(isOn)"),
        Example("contentView.if(isOn) { $0.titled(true) }", "contentView.titled(isOn)", level: .assumed),
        Example(
            "contentView.if(isOn) { $0.spaced(8) }",
            "contentView.transformEnvironment(\\.lineSpacing) { [isOn] in if isOn { $0 = 8 } }", level: .verbose),
        Example(
            "contentView.if(isOn) { $0.dark() }",
            "contentView.transformEnvironment(\\.colorScheme) { [isOn] in if isOn { $0 = .dark } }", level: .verbose),
        Example(
            "contentView.if(isOn) { $0.modifier(Shake()) }", "contentView.modifier(Shake(amount: isOn ? 3 : 0))"),
        Example(
            "contentView.if(isOn) { $0.modifier(Press(isPressed: isNew)).padding(8) }",
            "contentView.modifier(Press(isPressed: isOn && isNew)).padding(isOn ? 8 : 0)"),
        Example(
            "contentView.if(isOn) { $0.modifier(Frame(width: 80)) }",
            "contentView.modifier(Frame(width: isOn ? 80 : nil))"),
        Example(
            "contentView.if(isOn) { $0.padding(8).dimmed() }", "contentView.padding(isOn ? 8 : 0).dimmed(isOn)"),
    ]

    static let results = Result {
        try Model.iOS17.get().run(
            all.map { ModelExample($0.after, before: $0.before, after: $0.after, declarations: declarations) })
    }

    @Test func areSwitchedOff() {
        check(
            Self.all.map { one in
                Golden(
                    before: one.before + "\n", after: one.after + "\n", allowed: one.level == .safe ? [] : [one.level],
                    context: [Self.declarations, "let gap: CGFloat"], sourceLocation: one.sourceLocation)
            })
    }

    @Test func isProven() async throws {
        await check(each: zip(Self.all, try Self.results.get())) { example, result in
            #expect(result.failures(proving: example.level) == [])
        }
    }
}
