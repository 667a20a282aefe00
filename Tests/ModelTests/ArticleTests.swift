import Harness
import RuleModel
import Testing

/// The rewrites of the articles: both sides run, and printed as the articles print them.
@Suite(.enabled(if: Model.isAvailable))
struct ArticleTests {
    struct Article: Sendable, SourceLocated {
        let before: String
        let after: String
        let typeBefore: String?
        let typeAfter: String?
        let level: Level
        let sourceLocation: SourceLocation

        init(
            before: String, after: String, typeBefore: String? = nil, typeAfter: String? = nil, level: Level = .safe,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.before = before
            self.after = after
            self.typeBefore = typeBefore
            self.typeAfter = typeAfter
            self.level = level
            self.sourceLocation = sourceLocation
        }
    }

    static let articles = [
        Article(
            before: "Rectangle().applyIf(condition: myState, transform: { $0.frame(width: 100) })",
            after: "Rectangle().frame(width: myState ? 100 : nil)",
            typeBefore: "_ConditionalContent<ModifiedContent<Rectangle, _FrameLayout>, Rectangle>",
            typeAfter: "ModifiedContent<Rectangle, _FrameLayout>"),
        Article(
            before: """
                Rectangle()
                    .frame(width: myState ? 100 : nil)
                    .applyIf(condition) { $0.border(Color.red) }
                """,
            after: """
                Rectangle()
                    .frame(width: myState ? 100 : nil)
                    .border(Color.red, width: condition ? 1 : 0)
                """),
        Article(
            before: """
                Stateful().applyIf(condition: flag) {
                    $0.background(Color.red)
                }
                """,
            after: "Stateful().background(flag ? Color.red : Color.clear)",
            typeBefore: "_ConditionalContent<ModifiedContent<Stateful, _BackgroundStyleModifier<Color>>, Stateful>",
            typeAfter: "ModifiedContent<Stateful, _BackgroundStyleModifier<Color>>"),
        Article(
            before: """
                var body: some View {
                    contentView
                        .if(User.wantsGlassBackground) {
                            $0.background(CustomGlassBackgroundView())
                        }
                }
                """,
            after: """
                var body: some View {
                    contentView
                        .background {
                            if User.wantsGlassBackground {
                                CustomGlassBackgroundView()
                            }
                        }
                }
                """,
            typeBefore: """
                _ConditionalContent<ModifiedContent<SampleContentView, \
                _BackgroundModifier<CustomGlassBackgroundView>>, SampleContentView>
                """,
            typeAfter: """
                ModifiedContent<SampleContentView, _BackgroundModifier<Optional<CustomGlassBackgroundView>>>
                """),
        Article(
            before: "contentView.if(shouldHide) { $0.hidden() }", after: "contentView.opacity(shouldHide ? 0 : 1)",
            typeBefore: "_ConditionalContent<ModifiedContent<SampleContentView, _HiddenModifier>, SampleContentView>",
            typeAfter: "ModifiedContent<SampleContentView, _OpacityEffect>"),
        Article(
            before: """
                if shouldHide {
                    contentView
                        .hidden()
                } else {
                    contentView
                }
                """, after: "contentView.opacity(shouldHide ? 0 : 1)",
            typeBefore: "_ConditionalContent<ModifiedContent<SampleContentView, _HiddenModifier>, SampleContentView>"),
        Article(
            before: "MyLabel().conditionally(if: isBad) { $0.background(.red) }",
            after: "MyLabel().background(isBad ? .red : .clear)"),
        Article(
            before: "MyLabel().conditionally(if: isLoud) { $0.fontWeight(.bold) }",
            after: "MyLabel().fontWeight(isLoud ? .bold : nil)", level: .assumed),
        Article(
            before: "MyLabel().conditionally(ifLet: badge) { $0.overlay($1) }",
            after: "MyLabel().overlay { if let badge { badge } }",
            typeAfter: "ModifiedContent<MyLabel, _OverlayModifier<Optional<Text>>>"),
    ]

    static let results = Result {
        try Model.iOS17.get().run(
            articles.map { ModelExample($0.after, before: $0.before, after: $0.after) })
    }

    @Test func isProven() async throws {
        await check(each: zip(Self.articles, try Self.results.get())) { article, result in
            #expect(result.failures(proving: article.level) == [])
            if let type = article.typeBefore { #expect(result.before.type == type) }
            if let type = article.typeAfter { #expect(result.after.type == type) }
        }
    }

    /// What nothing around the view can be seen to set is all that is assumed.
    @Test func assumedIsNotSafe() async throws {
        let assumed = zip(Self.articles, try Self.results.get()).filter { $0.0.level == .assumed }
        await check(each: assumed) { _, result in
            let failures = result.failures(proving: .safe)
            #expect(failures.contains { $0.contains("unusual surroundings") }, "\(failures)")
        }
    }
}
