import Harness
import RuleModel
import Testing

/// Explicit branches, merged and then run on the model: each golden is what the tool makes of it.
@Suite(.enabled(if: Model.isAvailable))
struct ExplicitBranchTests {
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

    static let all = [
        Example(
            "Group { if isOn { Text(title).opacity(0.5) } else { Text(title) } }",
            "Group { Text(title).opacity(isOn ? 0.5 : 1) }"),
        Example(
            "VStack { if isOn { Text(title).padding(8) } else { Text(title).padding(4) } }",
            "VStack { Text(title).padding(isOn ? 8 : 4) }"),
        Example(
            "VStack { if !isOn { Text(title).overlay(Rectangle()) } else { Text(title).disabled(true) } }",
            "VStack { Text(title).overlay { if !isOn { Rectangle() } }.disabled(isOn) }"),
        Example(
            "HStack { if isOn && isWide { Rectangle().frame(width: 3) } else { Rectangle() } }",
            "HStack { Rectangle().frame(width: isOn && isWide ? 3 : nil) }"),
        Example(
            "HStack { if isOn { Text(title).font(.title) } else { Text(title) } }",
            "HStack { Text(title).font(isOn ? .title : nil) }", level: .assumed),
        Example(
            "HStack { if isOn { Text(title).padding(8).blur(radius: 2) } else { Text(title).padding(8) } }",
            "HStack { Text(title).padding(8).blur(radius: isOn ? 2 : 0) }"),
        Example(
            "HStack { if let subtitle { Text(title).overlay { Text(subtitle) } } else { Text(title) } }",
            "HStack { Text(title).overlay { if let subtitle { Text(subtitle) } } }"),
        Example(
            "HStack { if isOn || isWide, !isOn { Rectangle().opacity(0.3) } else { Rectangle() } }",
            "HStack { Rectangle().opacity((isOn || isWide) && !isOn ? 0.3 : 1) }"),
        Example(
            "HStack { if isOn { Text(title) } else if isWide { Rectangle().padding(3) } else { Rectangle() } }",
            "HStack { if isOn { Text(title) } else { Rectangle().padding(isWide ? 3 : 0) } }"),
        Example(
            """
            HStack { if isOn { Text(title).padding(1) } else if isWide { Text(title).padding(2) } else { Text(title).padding(3) } }
            """,
            "HStack { Text(title).padding(isOn ? 1 : (isWide ? 2 : 3)) }"),
        Example(
            """
            HStack { if isOn { Text(title).padding(1) } else if isWide { Text(title).blur(radius: 2) } else { Text(title) } }
            """,
            "HStack { Text(title).padding(isOn ? 1 : 0).blur(radius: !isOn && isWide ? 2 : 0) }"),
        Example(
            """
            HStack { if isOn, isWide { Text(title).padding(1).opacity(0.5) } else if isOn { Text(title).padding(1) } else { Text(title).disabled(true) } }
            """,
            "HStack { Text(title).padding(isOn ? 1 : 0).opacity(isOn && isWide ? 0.5 : 1).disabled(!isOn) }"),
        Example(
            """
            HStack { switch isOn { case true: Text(title).padding(1)
            case false: Text(title) } }
            """,
            "HStack { Text(title).padding(isOn ? 1 : 0) }"),
        Example(
            "HStack { isOn ? AnyView(Text(title).padding(1)) : AnyView(Text(title)) }",
            "HStack { Text(title).padding(isOn ? 1 : 0) }"),
        Example(
            "HStack { if isOn { AnyView(Text(title).padding(1)) } else { AnyView(Text(title).padding(3)) } }",
            "HStack { Text(title).padding(isOn ? 1 : 3) }"),
        Example(
            """
            { () -> AnyView in var view = AnyView(Text(title)); if isOn { view = AnyView(view.opacity(0.5)) }; if isWide { view = AnyView(view.padding(3)) }; return view }()
            """,
            "{ () -> AnyView in return AnyView(Text(title).opacity(isOn ? 0.5 : 1).padding(isWide ? 3 : 0)) }()"),
    ]

    static let results = Result {
        try Model.iOS17.get().run(all.map { ModelExample($0.after, before: $0.before, after: $0.after) })
    }

    @Test func areMergedSo() {
        check(
            Self.all.map { one in
                Golden(
                    before: one.before + "\n", after: one.after + "\n", allowed: one.level == .safe ? [] : [one.level],
                    isExplicit: true, sourceLocation: one.sourceLocation)
            })
    }

    @Test func isProven() async throws {
        await check(each: zip(Self.all, try Self.results.get())) { example, result in
            // An `AnyView` that must stay holds one view now.
            let branching = example.after.contains("AnyView(")
            #expect(result.failures(proving: example.level, branching: branching) == [])
        }
    }
}
