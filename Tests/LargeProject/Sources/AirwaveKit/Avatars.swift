// swift-format-ignore-file: NoBlockComments
import SwiftUI

/// Wrapped by now, and to be upgraded where a form exists.
public struct Avatar: View {
    public let name: String
    public var badge: Image?
    public var size: CGFloat?
    @State private var isRound = false
    @State private var isFaded = false

    public init(name: String) { self.name = name }

    public var body: some View {
        VStack {
            EitherView(condition: isRound, input: Image(name)) { $0.clipShape(Circle()) }
            EitherView(condition: isFaded, input: Image(name)) { $0.opacity(0.5) }
                .padding()
            EitherView(
                condition: isFaded,
                input: Image(name)
                    .resizable()
            ) {
                $0.frame(width: 44)  // small
            }
            EitherView(payload: size, input: Image(name)) { $0.frame(width: $1) }
            EitherView(payload: badge, input: Image(name)) { view, badge in view.overlay { badge } }
            EitherView(condition: /* so? */ isFaded, input: Image(name)) { $0.opacity(0.5) }
            EitherView(condition: isLoaded(), input: Image(name)) { $0.opacity(0.5) }
            EitherView(condition: isFaded, input: Image(name)) { image in
                EitherView(condition: isRound, input: image) { $0.padding(8) }
            }
        }
        .either(isFaded) { $0.opacity(0.8) }
        .either(isRound) { $0.clipped() }
    }

    private func isLoaded() -> Bool { true }
}
