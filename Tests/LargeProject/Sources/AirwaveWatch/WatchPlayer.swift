import SwiftUI

/// A module without a helper of its own, so there is nowhere to declare anything.
struct WatchPlayer: View {
    @State private var isOn = false
    var title: String?
    let layer: Layer

    var body: some View {
        VStack {
            Text("Play").modifyIf(isOn) { $0.opacity(0.5) }
            Text("Play").modifyIf(isOn) { $0.clipShape(Circle()) }
            Text("Play").applyIfLet(title) { $0.navigationTitle($1) }
            Text("Play").modify(if: isOn) { $0.focusable() }
            Text("Play").unwrap(title) { view, title in
                HStack {
                    view; Text(title)
                }
            }
        }
        .conditionalModifier(isOn) { $0.padding(8) }
        .ifElse(isOn, if: { $0.padding(8) }, else: { $0.padding(2) })
    }

    func draw() -> some View {
        layer.modifyIf(isOn) { $0.opacity(0.5) }
    }
}

struct Layer {}

extension Layer {
    func draw(_ isOn: Bool) -> Layer { self.modifyIf(isOn) { $0.opacity(0.5) } }
}
