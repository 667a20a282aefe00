import Testing

/// Calls that must stay a branch, each with what it is wrapped in: proven by `check`, and compiled and run on the model.
public struct EitherViewExample: Sendable {
    public let before: String
    public let after: String
    /// Where a failure is shown.
    public let sourceLocation: SourceLocation

    init(before: String, after: String, sourceLocation: SourceLocation = #_sourceLocation) {
        self.before = before
        self.after = after
        self.sourceLocation = sourceLocation
    }

    /// The declaration, exactly as it is written.
    public static let declaration = """
        /// One of two views, with both types kept. It still branches: identity and state change when the condition does.
        enum EitherView<Input: View, Modified: View>: View {
            case input(Input), modified(Modified)

            init(condition: Bool, input: Input, @ViewBuilder modify: (Input) -> Modified) {
                if condition { self = .modified(modify(input)) } else { self = .input(input) }
            }

            init<Payload>(payload: Payload?, input: Input, @ViewBuilder modify: (Input, Payload) -> Modified) {
                if let payload { self = .modified(modify(input, payload)) } else { self = .input(input) }
            }

            var body: some View {
                switch self {
                case .input(let view): view
                case .modified(let view): view
                }
            }
        }
        """

    public static let all = [
        EitherViewExample(
            before: "Avatar(user).if(isRound) { $0.clipShape(Circle()) }",
            after: "EitherView(condition: isRound, input: Avatar(user)) { $0.clipShape(Circle()) }"),
        EitherViewExample(
            before: "Avatar(user).if(isOn) { $0.if(isRound) { $0.clipShape(Circle()) } }",
            after: "EitherView(condition: isOn && isRound, input: Avatar(user)) { $0.clipShape(Circle()) }"),
        EitherViewExample(
            before: "Avatar(user).if(isOn) { $0.opacity(0.5).if(isRound) { $0.clipShape(Circle()) } }",
            after: "EitherView(condition: isOn, input: Avatar(user)) { EitherView(condition: isRound, "
                + "input: $0.opacity(0.5)) { $0.clipShape(Circle()) } }"),
        EitherViewExample(
            before: "Avatar(user).if(!isRound, transform: { view in view.clipShape(Circle()) })",
            after: "EitherView(condition: !isRound, input: Avatar(user)) { view in view.clipShape(Circle()) }"),
        EitherViewExample(
            before: """
                Avatar(user)
                    .if(isRound) { $0.clipShape(Circle()) }
                    .padding()
                """,
            after: """
                EitherView(condition: isRound, input: Avatar(user)) { $0.clipShape(Circle()) }
                    .padding()
                """),
        EitherViewExample(
            before: """
                Avatar(user)
                    .padding()
                    // round, as they want it
                    .if(isRound) {
                        $0.clipShape(Circle())  // a circle
                    }
                """,
            after: """
                EitherView(
                    condition: isRound,
                    input: Avatar(user)
                        .padding()
                        // round, as they want it
                ) {
                    $0.clipShape(Circle())  // a circle
                }
                """),
        EitherViewExample(
            before: """
                VStack {
                    Text(title)
                        .if(isWide) { $0.frame(width: 320) }
                }
                .if(isDone) { view in Card { view } }
                .if(isRound) { $0.clipped() }
                .if(isActive) { $0.opacity(0.5) }
                """,
            after: """
                EitherView(
                    condition: isRound,
                    input: EitherView(
                        condition: isDone,
                        input: VStack {
                            Text(title)
                                .frame(width: isWide ? 320 : nil)
                        }
                    ) { view in Card { view } }
                ) { $0.clipped() }
                .opacity(isActive ? 0.5 : 1)
                """),
        EitherViewExample(
            before: "Avatar(user).if(isOn) { _ in Text(title) }",
            after: "EitherView(condition: isOn, input: Avatar(user)) { _ in Text(title) }"),
        EitherViewExample(
            before: "Avatar(user).ifLet(badge) { view, badge in ZStack { badge; view.bold() } }",
            after: "EitherView(payload: badge, input: Avatar(user)) { view, badge in ZStack { badge; view.bold() } }"),
    ]
}
