import Harness
import RuleModel
import Testing

/// Conditions that are more than a name, merged and then run on the model: each golden is what the tool makes of it.
@Suite(.enabled(if: Model.isAvailable))
struct ConditionTests {
    struct Example: Sendable, SourceLocated {
        let before: String
        let after: String
        let context: [String]
        let level: Level
        let sourceLocation: SourceLocation

        init(
            _ before: String, _ after: String, context: [String] = [], level: Level = .safe,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.before = before
            self.after = after
            self.context = context
            self.level = level
            self.sourceLocation = sourceLocation
        }
    }

    static let optionals = [
        Example(
            "contentView.ifLet(width) { $0.frame(width: $1) }", "contentView.frame(width: width)",
            context: ["let width: CGFloat?"]),
        Example(
            "contentView.ifLet(width) { $0.frame(width: $1) }",
            "contentView.frame(width: width.map { CGFloat($0) })"),
        Example(
            "contentView.ifLet(model.width) { view, value in view.frame(width: value * 2) }",
            "contentView.frame(width: model.width.map { $0 * 2 })"),
        Example(
            "contentView.ifLet(width) { $0.frame(width: $1, height: 8) }",
            "contentView.frame(width: width, height: width != nil ? 8 : nil)", context: ["let width: CGFloat?"]),
        Example("contentView.ifLet(width) { $0.padding(.top, $1) }", "contentView.padding(.top, width ?? 0)"),
        Example(
            "contentView.ifLet(width) { $0.opacity($1 / 240) }", "contentView.opacity(width.map { $0 / 240 } ?? 1)"),
        Example(
            "contentView.ifLet(subtitle) { v, _ in v.opacity(0.5) }", "contentView.opacity(subtitle != nil ? 0.5 : 1)"),
        Example(
            "contentView.ifLet(subtitle) { v, _ in v.disabled(true) }", "contentView.disabled(subtitle != nil)",
            level: .safe),
        Example(
            "contentView.conditionally(ifLet: badge) { $0.overlay($1) }",
            "contentView.overlay { if let badge { badge } }",
            context: ["let badge: Text?"]),
        Example(
            "contentView.ifLet(model.subtitle) { v, s in v.overlay { Text(s) } }",
            "contentView.overlay { if let s = model.subtitle { Text(s) } }"),
        Example(
            "contentView.ifLet(model.subtitle) { $0.overlay(Text($1).bold()) }",
            "contentView.overlay { if let subtitle = model.subtitle { Text(subtitle).bold() } }"),
        Example(
            "contentView.ifLet(subtitle) { v, s in v.background(alignment: .top) { Text(s) } }",
            "contentView.background(alignment: .top) { if let subtitle { Text(subtitle) } }"),
        Example("contentView.ifLet(maybeFont) { $0.font($1) }", "contentView.font(maybeFont)", level: .assumed),
        Example(
            "contentView.ifLet(maybeFont) { $0.font($1) }",
            "contentView.transformEnvironment(\\.font) { [maybeFont] in if let maybeFont { $0 = maybeFont } }",
            level: .verbose),
    ]

    static let unwrapped = [
        Example(
            "contentView.if(width != nil) { $0.frame(width: width!) }", "contentView.frame(width: width)",
            context: ["let width: CGFloat?"]),
        Example(
            "contentView.if(model.width != nil) { $0.opacity(model.width! / 240) }",
            "contentView.opacity(model.width.map { $0 / 240 } ?? 1)"),
        Example(
            "contentView.if(model.subtitle != nil) { $0.overlay(Text(model.subtitle!)) }",
            "contentView.overlay { if let subtitle = model.subtitle { Text(subtitle) } }"),
        Example(
            "contentView.if(badge != nil) { $0.overlay { badge! } }", "contentView.overlay { if let badge { badge } }"),
    ]

    static let withElse = [
        Example(
            "contentView.if(isOn, transform: { $0.frame(maxWidth: .infinity) }, else: { $0.frame(maxWidth: 320) })",
            "contentView.frame(maxWidth: isOn ? .infinity : 320)"),
        Example(
            "contentView.if(isOn, transform: { $0.background(Color.red) }, else: { $0.background(Color.blue) })",
            "contentView.background(isOn ? Color.red : Color.blue)"),
        Example(
            "contentView.if(isOn, transform: { $0.overlay(Text(title)) }, else: { $0.padding(8) })",
            "contentView.overlay { if isOn { Text(title) } }.padding(isOn ? 0 : 8)"),
        Example(
            "contentView.ifLet(width, transform: { $0.frame(width: $1) }, else: { $0.frame(width: 44) })",
            "contentView.frame(width: width ?? 44)"),
    ]

    static let all = optionals + unwrapped + withElse

    static let results = Result {
        try Model.iOS17.get().run(all.map { ModelExample($0.after, before: $0.before, after: $0.after) })
    }

    @Test func areMergedSo() {
        check(
            Self.all.map { one in
                Golden(
                    before: one.before + "\n", after: one.after + "\n", allowed: one.level == .safe ? [] : [one.level],
                    context: one.context, sourceLocation: one.sourceLocation)
            })
    }

    @Test func isProven() async throws {
        await check(each: zip(Self.all, try Self.results.get())) { example, result in
            #expect(result.failures(proving: example.level) == [])
        }
    }
}
