import Harness
import RuleModel
import Testing

/// The examples of the articles that named the problem, with the results that they ask for.
@Suite struct ArticleTests {
    @Test func theFrameWithAnOptionalWidth() {
        check(
            before: "Rectangle().applyIf(condition: myState, transform: { $0.frame(width: 100) })\n",
            after: "Rectangle().frame(width: myState ? 100 : nil)\n", outcomes: [.rewritten])
    }

    @Test func theBorderBehindAFrame() {
        check(
            before: "Rectangle().frame(width: myState ? 100 : nil).applyIf(condition) { $0.border(Color.red) }\n",
            after: "Rectangle().frame(width: myState ? 100 : nil).border(Color.red, width: condition ? 1 : 0)\n",
            outcomes: [.rewritten])
    }

    @Test func theClearBackground() {
        check(
            before: "Stateful().applyIf(condition: flag) { $0.background(Color.red) }\n",
            after: "Stateful().background(flag ? Color.red : Color.clear)\n", outcomes: [.rewritten])
    }

    @Test func theBackgroundClosure() {
        check(
            before: "contentView.if(User.wantsGlassBackground) { $0.background(CustomGlassBackgroundView()) }\n",
            after: "contentView.background { if User.wantsGlassBackground { CustomGlassBackgroundView() } }\n",
            outcomes: [.rewritten])
    }

    @Test func theBackgroundClosureOverLines() {
        check(
            before: """
                contentView
                    .if(User.wantsGlassBackground) {
                        $0.background(CustomGlassBackgroundView())
                    }

                """,
            after: """
                contentView
                    .background {
                        if User.wantsGlassBackground {
                            CustomGlassBackgroundView()
                        }
                    }

                """,
            outcomes: [.rewritten])
    }

    @Test func theOpacityInsteadOfHiding() {
        check(
            before: "contentView.if(shouldHide) { $0.hidden() }\n",
            after: "contentView.opacity(shouldHide ? 0 : 1)\n", outcomes: [.rewritten])
    }

    @Test func theImplicitColour() {
        check(
            before: "Text(title).conditionally(if: isBad) { $0.background(.red) }\n",
            after: "Text(title).background(isBad ? .red : .clear)\n", outcomes: [.rewritten])
    }
}

/// Every example of every page, with every property.
@Suite struct PageExampleTests {
    @Test func theExamplesOfAPageHold() async {
        await check(each: BuiltinPages.all) { page in check(page.examples.map { Golden($0) }) }
    }
}
