import Harness
import RuleModel
import Testing

/// The judge can say no: rewrites that look right and are not, each with what gives it away.
@Suite(.enabled(if: Model.isAvailable))
struct JudgeTests {
    struct Mistake: Sendable, SourceLocated {
        let before: String
        let after: String
        let level: Level
        let reason: String
        let sourceLocation: SourceLocation

        init(
            _ before: String, _ after: String, _ reason: String, level: Level = .safe,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.before = before
            self.after = after
            self.reason = reason
            self.level = level
            self.sourceLocation = sourceLocation
        }
    }

    static let mistakes = [
        Mistake(
            "contentView.if(c) { $0.opacity(0.5) }", "contentView.opacity(c ? 0.5 : 0)",
            #"all conditions false in plain surroundings, before shows ["Text \"Sample content\""]"#),
        Mistake(
            "contentView.if(c) { $0.padding(8) }", "contentView.padding(.all, c ? 8 : nil)",
            "all conditions false in plain surroundings"),
        Mistake(
            "contentView.if(c) { $0.padding(8) }", "contentView.padding(c ? 8 : nil)",
            "after does not compile: 1:29: 'nil' cannot be used in context expecting type 'CGFloat'"),
        Mistake(
            "contentView.if(c) { $0.frame(width: 100) }", "contentView.frame(width: c ? nil : 100)",
            "all conditions true in plain surroundings"),
        Mistake(
            "contentView.if(c) { $0.background(.red) }", "contentView.background(c ? .red : .white)",
            "all conditions false in plain surroundings"),
        Mistake(
            "contentView.if(c) { $0.background(.red) }", "contentView.background(c ? Color.red : nil)",
            "all conditions true in plain surroundings"),
        Mistake(
            "contentView.if(c) { $0.clipShape(Circle()) }", "contentView.clipShape(Circle())",
            "after shows the same whatever the condition"),
        Mistake(
            "contentView.if(c) { $0.frame(width: 100) }",
            "Group { if c { contentView.frame(width: 100) } else { contentView } }.padding(0)",
            "after still branches", level: .approx),
        Mistake(
            "contentView.if(c) { $0.frame(width: 100) }",
            "if c { contentView.frame(width: 100) } else { contentView }", "after still branches"),
        Mistake(
            "contentView.if(c) { $0.frame(width: 100) }",
            "c ? AnyView(contentView.frame(width: 100)) : AnyView(contentView)", "after still branches"),
        Mistake(
            "contentView.if(c) { $0.font(.title) }", "contentView.font(c ? .title : nil)",
            #"all conditions false in unusual surroundings, before shows ["Text \"Sample content\""], after shows ["#),
        Mistake(
            "contentView.if(c) { $0.bold() }", "contentView.bold(c)", "all conditions false in unusual surroundings"),
        Mistake(
            "contentView.if(c) { $0.disabled(true) }", "contentView.environment(\\.isEnabled, !c)",
            "all conditions false in unusual surroundings"),
        Mistake(
            "Text(title).bold().if(c) { $0.fontWeight(.heavy) }", "Text(title).bold().fontWeight(c ? .heavy : nil)",
            "all conditions false in unusual surroundings"),
        Mistake(
            "Text(title).fontWeight(.light).if(c) { $0.fontWeight(.heavy) }",
            "Text(title).fontWeight(.light).fontWeight(c ? .heavy : nil)", "all conditions false in plain surroundings",
            level: .assumed),
        Mistake(
            "contentView.if(c) { $0.multilineTextAlignment(.center) }",
            "contentView.transformEnvironment(\\.multilineTextAlignment) { [c] in if c { $0 = .center } }",
            "all conditions false in unusual surroundings"),
        // What a layout wrapper hides, even an empty one.
        Mistake(
            "Spacer().if(c) { $0.frame(width: 8) }", "Spacer().frame(width: c ? 8 : nil)",
            "empty layout hides Spacer"),
        Mistake(
            "contentView.layoutPriority(1).if(c) { $0.padding() }",
            "contentView.layoutPriority(1).padding(c ? .all : [])", "empty layout hides layoutPriority 1"),
        Mistake(
            "contentView.alignmentGuide(HorizontalAlignment.center) { _ in 9 }.if(c) { $0.frame(width: 100) }",
            "contentView.alignmentGuide(HorizontalAlignment.center) { _ in 9 }.frame(width: c ? 100 : nil)",
            "empty layout hides alignmentGuide"),
        Mistake(
            "contentView.if(c) { $0.frame(width: 100, alignment: .leadingFirstTextBaseline) }",
            "contentView.frame(width: c ? 100 : nil, alignment: .leadingFirstTextBaseline)",
            "alignment leading-firstTextBaseline"),
        // Conditions that are dropped or mixed up.
        Mistake(
            "contentView.if(isOn) { $0.disabled(isBad) }", "contentView.disabled(isOn)",
            "with only isOn true in plain surroundings"),
        Mistake(
            "contentView.if(isOn || isWide) { $0.opacity(0) }", "contentView.opacity(isOn && isWide ? 0 : 1)",
            "true in plain surroundings, before shows"),
        // What is outside the choice is evaluated always.
        Mistake(
            "contentView.if(index < xs.count) { $0.border(xs[index]) }",
            "contentView.border(xs[index], width: index < xs.count ? 1 : 0)", "after traps"),
    ]

    static let results = Result {
        try Model.iOS17.get().run(mistakes.map { ModelExample($0.after, before: $0.before, after: $0.after) })
    }

    @Test func isCaught() async throws {
        await check(each: zip(Self.mistakes, try Self.results.get())) { mistake, result in
            let failures = result.failures(proving: mistake.level)
            #expect(failures.contains { $0.contains(mistake.reason) }, "\(failures)")
        }
    }
}
