import SwiftUI

/// The helpers of every kind, each with something simple to do.
struct AboutView: View {
    @State private var isOn = false
    @State private var isBig = false
    @State private var title: String?

    var body: some View {
        VStack {
            Text("a").erasedIf(isOn) { $0.opacity(0.5) }
            Text("a").when(isOn) { $0.opacity(0.5) }
            Text("a").when(isOn, apply: { $0.opacity(0.5) })
            Text("a").hides(whenNot: isOn) { $0.opacity(0) }
            Text("a").hides(whenNot: isOn && isBig) { $0.overlay(Text("b")) }
            Text("a").lazily(isOn) { $0.opacity(0.5) }
            Text("a").modified({ $0.padding(8) }, when: isOn)
            Text("a").unless(isOn) { $0.opacity(0.5) }
            Text("a").unless(isOn == isBig) { $0.disabled(true) }
            Text("a").choose(isOn) { $0.opacity(0.5) }
            Text("a").choose(isOn) {
                $0.opacity(0.5)
            } otherwise: {
                $0.opacity(0.7)
            }
            Text("a").choose(isOn) {
                $0.padding(3)
            } otherwise: {
                $0.opacity(0.7)
            }
            Text("a").choose(isOn, { $0.padding(3) }, otherwise: nil)
            Text("a").ifPresent(title) { $0.opacity(0.5) }
            Text("a").with(title) { $1.accessibilityLabel($0) }
            Text("a").animatedIf(isOn) { $0.opacity(0.5) }
            Text("a").ifUnlocked(isOn) { $0.opacity(0.5) }
            Text("a").logged(isOn) { $0.opacity(0.5) }
            Text("a").same(isOn) { $0.bold() }
            Text("a").`if`(isOn) { $0.opacity(0.5) }
            Text("a").if(isOn) { ($0).opacity(0.5) }
            Text("a").if(isOn) { view in return view.opacity(0.5) }
            Text("a").if(isOn, transform: { view in view.opacity(0.5) })
            Text("a").applyIf(isOn) { $0.opacity(0.5) }
            Text("a").ifTrue(isOn) { $0.opacity(0.5) }
            Text("a").conditionally(if: isOn) { $0.opacity(0.5) }
            Text("a").ifNotNil(title) { $0.navigationTitle($1) }
        }
        .change { $0.opacity(0.5) }
    }
}

extension View {
    /// An implicit `self`.
    func dimmed(_ isDimmed: Bool) -> some View {
        `if`(isDimmed) { $0.opacity(0.5) }
    }

    /// A parameter that hides the modifier.
    func dimmed(_ isDimmed: Bool, _ opacity: Double) -> some View {
        `if`(isDimmed) { $0.opacity(opacity) }
    }

    func rounded(_ isRound: Bool) -> some View {
        `if`(isRound) { $0.clipShape(Circle()) }
    }

    @ViewBuilder
    func outlined(_ isOutlined: Bool, width: CGFloat?) -> some View {
        unless(!isOutlined) { $0.border(.red) }
            .ifLet(width) { $0.padding($1) }
    }
}

#Preview {
    AboutView()
        .if(Features.experimental) { $0.padding(8) }
        .if(Features.isPad) { $0.frame(width: 300) }
}
