import Harness
import Testing

/// Comments move with their links, and code never becomes one.
@Suite struct GoldenCommentTests {
    /// With a comment before it, an operator would be another.
    @Test func beforeAnOperator() {
        check([
            golden(
                "let a = b.if(c) { $0.padding(8) /* why */ }==d", nil, outcomes: [.left],
                reasons: ["a comment has no place in the result"]),
            golden(
                "let a = b.if(c) { $0.padding(8) /* why */ }!== d", nil, outcomes: [.left],
                reasons: ["a comment has no place in the result"]),
            golden("let a = b.if(c) { $0.padding(8) }==d", "let a = b.padding(c ? 8 : 0)==d"),
            golden("let a = b.if(c) { $0.padding(8) /* why */ } == d", "let a = b.padding(c ? 8 : 0) /* why */ == d"),
        ])
    }

    @Test func ofACallOnLinesOfItsOwn() {
        check(
            before: """
                struct A: View {
                    var body: some View {
                        Text(a)
                            // above the call
                            .if(isOn) { view in // head
                                // why
                                view
                                    // wide
                                    .frame(
                                        width: 100, // w
                                        height: /* h */ 200
                                    ) // done
                                    // inset
                                    .padding(8) // pad
                                    // last
                            } // behind the call
                            .shine()
                    }
                }

                """,
            after: """
                struct A: View {
                    var body: some View {
                        Text(a)
                            // above the call
                            // head
                            // why
                            // wide
                            .frame(
                                width: isOn ? 100 : nil, // w
                                height: /* h */ isOn ? 200 : nil
                            ) // done
                            // inset
                            // pad
                            // last
                            .padding(isOn ? 8 : 0) // behind the call
                            .shine()
                    }
                }

                """)
    }

    @Test func betweenTheArgumentsOfTheHelper() {
        check(
            before: """
                Text(a)
                    .if(
                        // whether
                        isOn, /* what */
                        transform: { view in
                            view.padding(8)
                        }
                        // end
                    )

                """,
            after: """
                Text(a)
                    // whether
                    /* what */
                    .padding(isOn ? 8 : 0)
                    // end

                """)
    }

    @Test func thatCodeFollows() {
        check([
            golden(
                """
                Text(a)
                    .if(isOn) { $0.padding(8) // why
                    }.shine()
                """,
                """
                Text(a)
                    // why
                    .padding(isOn ? 8 : 0).shine()
                """),
            golden(
                """
                Text(a).if(isOn) { $0.padding(8) // why
                }
                """,
                "Text(a).padding(isOn ? 8 : 0) // why"),
            golden(
                """
                Text(a).if(isOn) { // why
                    $0.padding(8)
                }
                """,
                "Text(a).padding(isOn ? 8 : 0) // why"),
            golden(
                "Text(a).if(isOn) { $0.padding(8) /* why */ }.shine()",
                "Text(a).padding(isOn ? 8 : 0) /* why */.shine()"),
        ])
        check(
            leftAlone: """
                Text(a).if(isOn) { $0.padding(8) // why
                }.shine()

                """,
            reasons: ["a comment has no place in the result"])
    }

    @Test func inAClosureThatIsKept() {
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) {
                            $0.overlay(alignment: .top) { // the badge
                                // first
                                Badge() // b

                                // last
                            }
                        }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        .overlay(alignment: .top) { // the badge
                            if isOn {
                                // first
                                Badge() // b

                                // last
                            }
                        }
                }

                """)
    }

    @Test func thatAFormDoesNotTakeOver() {
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) {
                            $0.background(
                                // the card
                                Card() // c
                            )
                        }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        // the card
                        // c
                        .background {
                            if isOn {
                                Card()
                            }
                        }
                }

                """)
        check([golden("Text(a).if(isOn /* c */ && b) { $0.opacity(0) }", "Text(a).opacity(isOn /* c */ && b ? 0 : 1)")])
    }

    @Test func overSeveralLines() {
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) {
                            /*
                             * as drawn
                               by hand
                             */
                            $0.opacity(0)
                        }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        /*
                             * as drawn
                               by hand
                             */
                        .opacity(isOn ? 0 : 1)
                }

                """)
    }
}
