import SwiftUI

/// Actions, closures that are kept, and what runs later.
struct PlayerControls: View {
    @State private var isPlaying = false
    @State private var isLocked = false
    @State private var rate = 1.0
    @State private var count = 0
    @State private var toast: String?
    @Binding var isPresented: Bool
    @ObservedObject var model: LibraryModel
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            Button("Back") { skip(-15) }
                .if(isLocked) { $0.disabled(true) }
                .if(isLocked) { $0.accessibilityHidden(true) }
            Button("Play") { isPlaying.toggle() }
                .if(isPlaying) { $0.onTapGesture { skip(1) } }
                .if(isPlaying) { $0.onLongPressGesture { skip(5) } }
                .if(isPlaying) { $0.keyboardShortcut(.space, modifiers: []) }
                .if(isPlaying) { $0.buttonStyle(.borderedProminent) }
            Slider(value: $rate)
                .if(!isPlaying) { $0.disabled(true).opacity(0.5) }
                .if(isPlaying) { $0.onChange(of: rate) { rate in report(rate) } }
                .if(isPlaying) { $0.onChange(of: isPlaying) { _ in report(1) } }
                .if(isPlaying) { $0.onAppear { report(0) } }
                .if(isPlaying) { $0.onDisappear { report(0) } }
                .if(isPlaying) { $0.task { await load() } }
                .if(rate > 1) { $0.onChange(of: count) { rate in report(Double(rate)) } }
                .if(toast != nil) { $0.onChange(of: count) { _ in show(toast!) } }
        }
        .if(isPlaying) { $0.sheet(isPresented: $isPresented) { Text("Queue") } }
        .if(isPlaying) { $0.alert("Stop?", isPresented: $isPresented) { Button("Stop") {} } }
        .if(isPlaying) { $0.onReceive(model.objectWillChange) { _ in report(2) } }
        .if(isPlaying) { $0.transformEnvironment(\.font) { $0 = .title } }
        .if(model.isSyncing) { $0.transformEnvironment(\.font) { font in font = .body } }
        .if(isPlaying) { $0.animation(.spring(), value: count) }
        .if(isPlaying) { $0.animation(.linear(duration: 1).repeatForever(), value: count) }
        .if(count > 3) { $0.animation(.default, value: count) }
        .if(isPlaying) { $0.toolbar { Button("Done") {} } }
        .if(isPlaying) { $0.focused($isFocused) }
        .if(isPlaying) { $0.gesture(TapGesture().onEnded { skip(3) }) }
        .if(isPlaying) { $0.onHover { inside in report(inside ? 1 : 0) } }
        .if(isPlaying) { $0.refreshable { await load() } }
        .if(isPlaying) { $0.safeAreaInset(edge: .bottom) { MessageBanner(text: "Playing") } }
    }

    func kept(isOn: inout Bool) -> some View {
        Color.red.if(isOn) { $0.onChange(of: count) { _ in report(1) } }
    }

    private func skip(_ seconds: Int) {}
    private func report(_ value: Double) {}
    private func show(_ text: String) {}
    private func load() async {}
}
