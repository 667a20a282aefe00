import SwiftUI

/// The module's own, which takes what is wrapped in this module.
public enum EitherView<Input: View, Modified: View>: View {
    case input(Input)
    case modified(Modified)

    public init(condition: Bool, input: Input, @ViewBuilder modify: (Input) -> Modified) {
        if condition {
            self = .modified(modify(input))
        } else {
            self = .input(input)
        }
    }

    public init<Payload>(payload: Payload?, input: Input, @ViewBuilder modify: (Input, Payload) -> Modified) {
        if let payload {
            self = .modified(modify(input, payload))
        } else {
            self = .input(input)
        }
    }

    public var body: some View {
        switch self {
        case .input(let view): view
        case .modified(let view): view
        }
    }
}

extension View {
    /// Hands on to the type.
    public func either<Modified: View>(
        _ condition: Bool, @ViewBuilder modify: (Self) -> Modified
    ) -> EitherView<Self, Modified> {
        EitherView(condition: condition, input: self, modify: modify)
    }
}
