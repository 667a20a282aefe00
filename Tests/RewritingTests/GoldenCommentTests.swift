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

    /// As many spaces as there were.
    @Test func behindTheLastLink() {
        check([
            golden(
                "Text(a)\n    .if(c) {\n        $0.padding(8)  // pad\n            .opacity(0)   // gone\n    }",
                "Text(a)\n    .padding(c ? 8 : 0)  // pad\n    .opacity(c ? 0 : 1)   // gone"),
            golden("Text(a)\n    .if(c) { $0.padding(8)// pad\n    }", "Text(a)\n    .padding(c ? 8 : 0) // pad"),
        ])
    }

    /// What stays in its link has a place whatever becomes of the other side.
    @Test func inOneOfTwoSides() {
        check([
            golden(
                "Text(a).if(c) {\n    $0.frame(\n        width: 3, // w\n        height: 4 // h\n    )\n} else: {\n    $0.frame(maxWidth: 5)\n}",
                "Text(a).frame(\n    width: c ? 3 : nil, // w\n    height: c ? 4 : nil // h\n).frame(maxWidth: c ? nil : 5)"
            ),
            golden(
                "Text(a).if(c) { $0.padding(.top, 8 /* a */) } else: { $0.padding(4 /* b */) }",
                "Text(a).padding(.top, c ? 8 : 0 /* a */).padding(c ? 0 : 4 /* b */)"),
            golden(
                "Text(a).if(c) { $0.padding(.top, 8) /* a */ } else: { $0.padding(4) }", nil, outcomes: [.left],
                reasons: ["a comment has no place in the result"]),
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
