import Harness
import RuleModel
import Testing

/// Lines: what was on one stays on one, what was on several stands at the indentation of its new place.
@Suite struct GoldenLayoutTests {
    @Test func linksOnLinesOfTheirOwn() {
        check(
            before: """
                struct A: View {
                    var body: some View {
                        Text(a)
                            .if(isOn) { view in
                                view
                                    .frame(width: 100)

                                    .padding()
                            }
                            .if(isOn) {
                                $0.padding(8).opacity(0)
                            }
                            .shine()
                    }
                }

                """,
            after: """
                struct A: View {
                    var body: some View {
                        Text(a)
                            .frame(width: isOn ? 100 : nil)

                            .padding(isOn ? .all : [])
                            .padding(isOn ? 8 : 0).opacity(isOn ? 0 : 1)
                            .shine()
                    }
                }

                """)
    }

    @Test func aCallOnItsReceiversLine() {
        check(
            before: """
                VStack {
                    Text(a).if(isOn) {
                        $0.frame(
                            width: 100
                        )
                            .padding()
                    }
                    Text(b).if(isOn) { view in
                        view
                            .padding()
                            .overlay {
                                Card()
                            }
                    }
                }

                """,
            after: """
                VStack {
                    Text(a).frame(
                        width: isOn ? 100 : nil
                    )
                        .padding(isOn ? .all : [])
                    Text(b).padding(isOn ? .all : [])
                        .overlay {
                            if isOn {
                                Card()
                            }
                        }
                }

                """)
    }

    @Test func anImplicitSelf() {
        check(
            before: """
                extension View {
                    func one() -> some View {
                        applyIf(isOn) { $0.frame(width: 100) }
                    }
                    func two() -> some View {
                        applyIf(isOn) {
                            $0.frame(width: 100)
                                .padding()
                        }
                    }
                    func three() -> some View {
                        applyIf(isOn) {
                            $0.frame(width: 100)
                                .padding()
                        }
                        .shine()
                    }
                }

                """,
            after: """
                extension View {
                    func one() -> some View {
                        frame(width: isOn ? 100 : nil)
                    }
                    func two() -> some View {
                        frame(width: isOn ? 100 : nil)
                            .padding(isOn ? .all : [])
                    }
                    func three() -> some View {
                        frame(width: isOn ? 100 : nil)
                        .padding(isOn ? .all : [])
                        .shine()
                    }
                }

                """)
    }

    @Test func aLinkThatNeedsMoreLinesThanItHad() {
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) {
                            $0.background(Card()).padding(8)
                        }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        .background {
                            if isOn {
                                Card()
                            }
                        }
                        .padding(isOn ? 8 : 0)
                }

                """)
    }

    /// Arguments that stood on lines of their own still do, with those that are added.
    @Test func anAddedArgumentBeginsALine() {
        func list(_ before: String, _ after: String) -> Golden {
            Golden(
                before: "Text(a)\n    .if(isOn) {\n        \(before)\n    }\n", after: "Text(a)\n    \(after)\n",
                deploymentTarget: (try? DeploymentTarget(reading: "iOS 18")) ?? .fallback)
        }
        check([
            list(
                "$0.border(\n            Color.red\n        )",
                ".border(\n        Color.red,\n        width: isOn ? 1 : 0\n    )"),
            list("$0.border(\n            Color.red)", ".border(\n        Color.red,\n        width: isOn ? 1 : 0)"),
            list("$0.border(Color.red)", ".border(Color.red, width: isOn ? 1 : 0)"),
            list(
                "$0.gesture(\n            DragGesture()\n                .onEnded {\n                    stop()\n                }\n        )",
                ".gesture(\n        DragGesture()\n            .onEnded {\n                stop()\n            },\n        isEnabled: isOn\n    )"
            ),
        ])
    }

    @Test func closuresAndStrings() {
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) {
                            $0.overlay(
                                alignment: .top,
                                content: {
                                    Text(\"""
                                        one
                                          two
                                        \""")
                                        .shine()

                                    if isBig {
                                        Card()
                                    }
                                }
                            )
                        }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        .overlay(
                            alignment: .top,
                            content: {
                                if isOn {
                                    Text(\"""
                                        one
                                          two
                                        \""")
                                        .shine()

                                    if isBig {
                                        Card()
                                    }
                                }
                            }
                        )
                }

                """)
        check([
            golden(
                "Text(a).if(isOn) { $0.overlay { Card(); Card() } }",
                "Text(a).overlay { if isOn { Card(); Card() } }"),
            golden("Text(a).if(isOn){$0.overlay{Card()}}", "Text(a).overlay{ if isOn { Card() } }"),
            golden(
                "Text(a).if(isOn) { $0.overlay { [weak model] in Card(model) } }",
                "Text(a).overlay { [weak model] in if isOn { Card(model) } }"),
        ])
    }

    @Test func linesThatAreLessDeepThanTheirLink() {
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) { view in
                            view
                                .frame(
                            width: 100
                        )
                        }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        .frame(
                            width: isOn ? 100 : nil
                        )
                }

                """)
    }

    @Test func oneCallInAnother() {
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) {
                            $0.overlay {
                                Text(b)
                                    .if(isBig) {
                                        $0
                                            .padding()
                                            .background(
                                                Card(
                                                    1
                                                )
                                            )
                                    }
                            }
                        }
                        .if(isOn) { $0.shine { Text(b).if(isBig) { $0.padding() } } }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        .overlay {
                            if isOn {
                                Text(b)
                                    .padding(isBig ? .all : [])
                                    .background {
                                        if isBig {
                                            Card(
                                                1
                                            )
                                        }
                                    }
                            }
                        }
                        .if(isOn) { $0.shine { Text(b).padding(isBig ? .all : []) } }
                }

                """, outcomes: [.rewritten, .rewritten, .left, .rewritten])
    }

    @Test func insideCompilationConditions() {
        check(
            before: """
                Text(a)
                    #if os(iOS)
                        .if(isOn) { $0.padding(8) }
                    #else
                        .if(isOn) {
                            $0.padding(4)
                        }
                    #endif
                    .if(isOn) { $0.opacity(0) }

                """,
            after: """
                Text(a)
                    #if os(iOS)
                        .padding(isOn ? 8 : 0)
                    #else
                        .padding(isOn ? 4 : 0)
                    #endif
                    .opacity(isOn ? 0 : 1)

                """)
    }
}
