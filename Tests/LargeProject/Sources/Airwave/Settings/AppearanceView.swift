import SwiftUI

/// The environment, and forms that are withheld.
struct AppearanceView: View {
    @State private var isOn = false
    @State private var isMono = false
    @State private var size = 12.0
    @Environment(\.scenePhase) private var phase

    var body: some View {
        List {
            Text("Fonts")
                .if(isOn) { $0.font(.headline) }
                .if(isMono) { $0.font(.system(size: size)) }
            Text("Sizes").if(isOn) { $0.font(.title) }.if(isMono) { $0.lineSpacing(4) }
            Picker("Theme", selection: $size) {
                Text("Light").tag(1.0)
            }
            .if(isOn) { $0.pickerStyle(.segmented) }
            .if(isOn) { $0.labelsHidden() }
            .if(isOn) { $0.colorScheme(.dark) }
            .if(isOn) { $0.preferredColorScheme(.dark) }
            .if(isOn) { $0.environment(\.layoutDirection, .rightToLeft) }
            .if(isOn) { $0.environment(\.isCompactLayout, true) }
            .if(isOn) { $0.environmentObject(AppearanceModel()) }
            .if(isOn) { $0.controlSize(.large) }
            .if(isOn) { $0.tag(1) }
            TextField("Name", text: .constant(""))
                .if(isOn) { $0.textFieldStyle(.roundedBorder) }
                .if(isOn) { $0.autocorrectionDisabled() }
                .if(isOn) { $0.submitLabel(.done) }
                .if(isOn) { $0.onSubmit { save() } }
                .if(isOn) { $0.multilineTextAlignment(.trailing) }
        }
    }

    private var rows: some View {
        Text("rows")
            .if(isOn) { $0.listStyle(.insetGrouped) }
            .if(isOn) { $0.listRowSeparator(.hidden) }
            .if(isOn) { $0.listRowInsets(EdgeInsets()) }
            .if(isOn) { $0.redacted(reason: .placeholder) }
            .if(isOn) { $0.ignoresSafeArea() }
            .if(isOn) { $0.edgesIgnoringSafeArea(.top) }
    }

    private var layout: some View {
        Text("layout")
            .if(isOn) { $0.layoutPriority(1).padding(3) }
            .if(isOn) { $0.fixedSize() }
            .if(isOn) { $0.aspectRatio(1, contentMode: .fit) }
            .if(isOn) { $0.offset(x: 3) }
            .if(isOn) { $0.position(x: 3, y: 4) }
            .if(isOn) { $0.hueRotation(.degrees(40)).contrast(0.5).brightness(0.2) }
    }

    private var titles: some View {
        Text("titles")
            .if(isOn) { $0.searchable(text: .constant("")) }
            .if(isOn) { $0.navigationTitle("Appearance") }
            .if(isOn, then: { $0.navigationTitle("On") }, else: { $0.navigationTitle("Off") })
            .if(isOn) { $0.statusBar(hidden: true) }
            .if(isOn) { $0.accessibilityAddTraits(.isSelected) }
            .if(isOn) { $0.accessibilityIdentifier("appearance") }
    }

    private var team: some View {
        Text("team")
            .if(isOn) { $0.transition(.slide) }
            .if(isOn) { $0.glow(radius: 3) }
            .if(isOn) { $0.marks("a", "b") }
            .if(isOn) { $0.sync(&size) }
            .if(isOn) { $0.each { number in number * 2 } }
            .if(isOn) { $0.each { index in index * 2 } }
    }

    private var own: some View {
        Text("own")
            .if(isOn) { $0.paint(.brand) }
            .if(isOn) { $0.paint(.red) }
            .if(isOn) { $0.ramp(3) }
            .if(isOn) { $0.pulse { old, new in return old > new ? 1 : 2 } }
            .if(isOn) { $0.spark(true, like: sizes[0]) }
            .if(isOn) { $0.sensoryFeedback(trigger: size) { old, new in return old < new ? .start : nil } }
    }

    private var sizes: [Double] { [size] }
    private func save() {}
}

final class AppearanceModel: ObservableObject {}
