import SwiftUI

/// Takes conditions, and no optional.
enum EitherView<Input: View, Modified: View>: View {
    case input(Input)
    case modified(Modified)

    init(condition: Bool, input: Input, @ViewBuilder modify: (Input) -> Modified) {
        if condition { self = .modified(modify(input)) } else { self = .input(input) }
    }

    var body: some View {
        switch self {
        case .input(let view): view
        case .modified(let view): view
        }
    }
}

struct TVPlayer: View {
    @State private var isFocused = false
    var artwork: Image?
    @FocusState private var focus: Bool

    var body: some View {
        HStack {
            Text("TV").applyIf(isFocused) { $0.clipShape(Capsule()) }
            Text("TV").ifLet(artwork) { view, artwork in
                ZStack {
                    artwork; view
                }
            }
            Text("TV").applyIf(isFocused) { $0.scaleEffect(1.1).zIndex(2) }
            Text("TV").applyIf(isFocused) { $0.hoverEffect(.lift) }
        }
        .applyIf(isFocused) { $0.focusable(true) }
    }
}
