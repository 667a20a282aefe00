import SwiftUI

/// Nested calls, chains of them, and calls in the arguments of others.
struct ShowGrid: View {
    let shows: [Show]
    let columns: Int
    @State private var isEditing = false
    @State private var isDimmed = false
    @State private var focus: Show.ID?
    @State private var url: URL?

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) {
            ForEach(shows) { show in
                tile(show)
                    .if(isEditing) {
                        $0.opacity(0.5)
                            .if(show.isPinned) { $0.scaleEffect(0.9) }
                    }
                    .if(isEditing) { $0.if(show.isMuted) { $0.if(isDimmed) { $0.blur(radius: 1) } } }
                    .unless(isDimmed) { $0.if(focus == show.id) { $0.zIndex(1) } }
                    .if(isEditing || isDimmed) { view in
                        view.unless(show.isPinned) { inner in
                            inner.grayscale(0.5)
                        }
                    }
            }
        }
        .if(isEditing) {
            $0.background {
                Color.gray
                    .if(isDimmed) { $0.opacity(0.2) }
            }
        }
        .if(isDimmed) { $0.if(isEditing, then: { $0.padding(4) }, else: { $0.opacity(0.9) }) }
        .if(isEditing) { $0.shimmering().if(isDimmed) { $0.opacity(0.5) } }
        .if(isEditing) { $0.opacity(0.5).if(true) { $0.padding(8) } }
        .if(isEditing) { $0.opacity(0.5).if(isDimmed) { $0.font(.title) } }
        .if(isEditing) { $0.font(.title).if(isDimmed) { $0.opacity(0.5) } }
        .ifLet(url) { view, url in view.if(url.isFileURL) { $0.overlay { Text(url.path) } } }
        .ifLet(focus) { view, focus in view.if(shows[focus].isPinned) { $0.opacity(0.5) } }
        .if(isEditing) { $0.opacity(0.5).if(isDimmed) { $0.clipShape(Circle()) } }
        .if(isEditing) { $0.if(isDimmed) { $0.clipped() } }
        .if(hasFocus()) { $0.opacity(0.5).if(isDimmed) { $0.clipShape(Circle()) } }
    }

    private func tile(_ show: Show) -> some View {
        VStack {
            Image(show.name)
                .if(show.isMuted) { $0.opacity(0.4) }.if(show.isPinned) { $0.padding(2) }.padding()
            Text(show.name)
        }
        .if(show.unplayed > 0) { $0.overlay(CountBadge(count: show.unplayed).if(isDimmed) { $0.opacity(0.3) }) }
    }

    private func hasFocus() -> Bool { focus != nil }
}
