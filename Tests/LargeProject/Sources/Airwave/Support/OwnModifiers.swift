import SwiftUI

enum Elevation {
    case flat, raised
}

extension View {
    /// An overload of SwiftUI's own name.
    func shadow(_ elevation: Elevation) -> some View {
        shadow(radius: elevation == .flat ? 0 : 4)
    }

    func shimmering() -> some View { modifier(Shimmer()) }

    func card(_ isActive: Bool = true) -> some View { padding(isActive ? 8 : 0) }
}

extension Text {
    /// A `Text`'s own modifier beside none of SwiftUI's.
    func muted() -> Text { foregroundColor(.gray) }
}

extension View {
    /// Hands its view on to a closure.
    func experiment<Content: View>(_ isOn: Bool, with change: (Self) -> Content) -> some View {
        overlay { EmptyView() }.if(isOn) { $0.padding(4) }.change { $0.opacity(0.9) }
    }

    func decorated<Content: View>(with change: (Self) -> Content) -> some View {
        self.if(Features.experimental) { change($0) }
    }
}

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .if(phase > 0) { $0.opacity(0.6) }
            .onAppear { phase = 1 }
    }
}

/// A view with a member that is called like a modifier.
struct PlayerBar: View {
    var level = 1.0

    var body: some View { Capsule() }

    func brightness(_ level: Double) -> PlayerBar { PlayerBar(level: level) }
}

struct Placeholder: View {
    var body: some View {
        Image(systemName: "waveform")
            .resizable()
            .unless(Features.experimental) { $0.opacity(0.4) }
    }
}
