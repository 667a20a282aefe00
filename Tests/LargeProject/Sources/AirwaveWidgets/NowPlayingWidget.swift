import SwiftUI
import WidgetKit

/// Something else has the name here.
struct EitherView: View {
    var body: some View { Text("Either") }
}

struct NowPlayingWidget: View {
    let title: String
    let isPlaying: Bool
    let family: WidgetFamily

    var body: some View {
        HStack {
            Text(title)
                .if(isPlaying) { $0.opacity(0.5) }
                .if(family == .systemSmall) { $0.font(.caption) }
            Image(systemName: "play").if(isPlaying) { $0.clipShape(Circle()) }
            Image(systemName: "pause").if(isPlaying) { view in VStack { view } }
        }
        .if(family == .systemLarge) { $0.widgetAccentable() }
    }
}
