import SwiftUI

/// A module that declares `EitherView` already.
public struct Card<Content: View>: View {
    let content: Content
    var caption: String?
    let isRaised: Bool
    @State private var isOpen = false

    public var body: some View {
        VStack {
            content
                .either(isRaised) { $0.shadow(radius: 4) }
                .either(isRaised) { $0.mask(Circle()) }
            content.either(isOpen) { view in ScrollView { view } }
            content.applyIf(isOpen) { $0.clipShape(Circle()) }
            content.ifLet(caption) { view, caption in
                VStack {
                    view
                    Text(caption)
                }
            }
            content.when(isOpen) { $0.opacity(isRaised ? 1 : 0.9) }
        }
        .modifier(CardModifier(isRaised: isRaised))
    }
}

struct CardModifier: ViewModifier {
    let isRaised: Bool

    func body(content: Content) -> some View {
        if isRaised {
            content.either(isRaised) { $0.padding(8) }
        } else {
            content.if(isRaised, then: { $0.padding(8) }, else: { $0.padding(4) })
        }
    }
}

public class CardHost {
    let shared = Card(content: Text("a"), isRaised: false)

    func content(_ cards: [Card<Text>], _ isOn: Bool) -> some View {
        ForEach(cards.indices, id: \.self) { index in
            cards[index].either(isOn) { $0.clipped() }
            cards[index].either(cards.isEmpty) { $0.clipped() }
            self.shared.either(isOn) { $0.clipped() }
        }
    }
}
