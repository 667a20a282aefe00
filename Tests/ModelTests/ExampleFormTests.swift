import Harness
import RuleModel
import Testing

/// The forms that an example may have, and what is said about those that are broken.
@Suite(.enabled(if: Model.isAvailable))
struct ExampleFormTests {
    static let helper = """
        import SwiftUI

        public extension View {
            @ViewBuilder
            func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
                if condition { transform(self) } else { self }
            }
        }
        """

    static func screen(_ body: String) -> String {
        """
        \(helper)

        struct Row: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("Toggle", isOn: $isOn)
                    \(body)
                }
            }
        }
        """
    }

    static let proven = [
        ModelExample(
            "helper of its own", before: "Row(item).if(item.isDone) { $0.opacity(0.5) }",
            after: "Row(item).opacity(item.isDone ? 0.5 : 1)", declarations: helper),
        ModelExample(
            "whole file", before: screen("Rectangle().if(isOn) { $0.frame(width: 100) }"),
            after: screen("Rectangle().frame(width: isOn ? 100 : nil)")),
        ModelExample(
            "statements", before: "let width = gap * 2\nText(title).if(isOn) { $0.frame(width: width) }",
            after: "let width = gap * 2\nText(title).frame(width: isOn ? width : nil)"),
        ModelExample(
            "return", before: "let name = title\nreturn Text(name).if(isOn) { $0.padding() }",
            after: "let name = title\nreturn Text(name).padding(isOn ? .all : [])"),
        ModelExample(
            "receiver with a branch",
            before: "Group { if isNew { Text(title) } else { Circle() } }.if(isOn) { $0.padding() }",
            after: "Group { if isNew { Text(title) } else { Circle() } }.padding(isOn ? .all : [])"),
        ModelExample(
            "else", before: "contentView.if(isOn) { $0.frame(maxWidth: .infinity) } else: { $0.frame(maxWidth: 320) }",
            after: "contentView.frame(maxWidth: isOn ? .infinity : 320)"),
        ModelExample(
            "members", before: "contentView.if(model.isOn && self.isWide) { $0.opacity(0.5) }",
            after: "contentView.opacity(model.isOn && self.isWide ? 0.5 : 1)"),
        ModelExample(
            "a call in a call",
            before: "Text(title).if(isOn) { $0.opacity(0.5).if(isNew) { $0.padding(8).disabled(true) } }",
            after: "Text(title).opacity(isOn ? 0.5 : 1).padding(isOn && isNew ? 8 : 0).disabled(isOn && isNew)"),
        ModelExample(
            "an optional in a call", before: "contentView.if(isOn) { $0.ifLet(badge) { $0.overlay($1) } }",
            after: "contentView.overlay { if isOn, let badge { badge } }"),
        ModelExample(
            "a call in an optional",
            before: "contentView.ifLet(badge) { view, value in view.if(isOn) { $0.overlay(value).opacity(0.5) } }",
            after: "contentView.overlay { if let badge, isOn { badge } }.opacity(badge != nil && isOn ? 0.5 : 1)"),
        ModelExample(
            "two optionals",
            before:
                "contentView.ifLet(width) { view, w in view.ifLet(maxHeight) { $0.frame(width: w).frame(height: $1) } }",
            after:
                "contentView.frame(width: maxHeight != nil ? width : nil).frame(height: width != nil ? maxHeight : nil)"
        ),
        ModelExample(
            "an optional compared among others",
            before: "contentView.if(isOn && badge != nil) { $0.overlay(badge!) }",
            after: "contentView.overlay { if isOn, let badge { badge } }"),
        ModelExample(
            "else with content of its own",
            before: "contentView.if(isOn) { $0.overlay { Circle() } } else: { $0.overlay { Rectangle() } }",
            after: "contentView.overlay { if isOn { Circle() } else { Rectangle() } }"),
        ModelExample(
            "environment key of its own",
            before: "contentView.if(isOn) { $0.environment(\\.gapSize, 3) }",
            after: "contentView.transformEnvironment(\\.gapSize) { [isOn] in if isOn { $0 = 3 } }",
            declarations: """
                private struct GapKey: EnvironmentKey { static let defaultValue = 0 }

                extension EnvironmentValues {
                    var gapSize: Int {
                        get { self[GapKey.self] }
                        set { self[GapKey.self] = newValue }
                    }
                }

                extension View {
                    @ViewBuilder func `if`(_ condition: Bool, then: (Self) -> some View) -> some View {
                        if condition { then(self) } else { self }
                    }
                }
                """),
    ]

    /// The declaration that is written, and every example of it.
    static let either = EitherViewExample.all.enumerated().map { index, example in
        ModelExample(
            "EitherView \(index)", before: example.before, after: example.after,
            declarations: EitherViewExample.declaration, sourceLocation: example.sourceLocation)
    }

    static let results = Result { try Model.iOS17.get().run(proven + either) }

    @Test func isProven() async throws {
        await check(each: zip(Self.proven, try Self.results.get())) { _, result in
            #expect(result.failures(proving: .safe) == [])
            #expect(result.after.type != nil)
        }
    }

    @Test func eitherViewShowsTheSameAndStillBranches() async throws {
        let results = try Self.results.get().dropFirst(Self.proven.count)
        await check(each: zip(Self.either, results)) { _, result in
            #expect(result.failures(proving: .safe, branching: true) == [])
            let type = try #require(result.after.type)
            #expect(type.contains("EitherView<"))
        }
    }

    @Test func aBranchIsNoRewrite() throws {
        let result = try Self.results.get()[Self.proven.count]
        let failure = try #require(result.failures(proving: .safe).first)
        #expect(failure.contains("after still branches: EitherView<Avatar"))
    }
    @Test func errorsNameExampleSideAndPlace() throws {
        let results = try Model.iOS17.get().run([
            Self.proven[0],
            ModelExample("unclosed", before: "Text(title", after: "Text(title) }"),
            Self.proven[2],
            ModelExample("misspelt", before: "Text(title)\n    .if(isOn) { $0.pading() }", after: "Text(title)"),
        ])
        #expect(results[0].failures(proving: .safe) == [])
        #expect(results[1].before.errors != [] && results[1].after.errors != [])
        #expect(results[2].failures(proving: .safe) == [])
        #expect(
            results[3].failures(proving: .safe) == [
                "misspelt: before does not compile: 2:20: value of type 'Text' has no member 'pading'"
            ])
    }
}
