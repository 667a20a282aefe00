import AirwaveKit
import SwiftUI

/// Plain calls, one behind the other: every outcome that a first run shows.
struct LibraryView: View {
    @ObservedObject var model: LibraryModel
    @State private var isEditing = false
    @State private var isCompact = false
    @State private var selection: Show.ID?
    @Binding var query: String

    var body: some View {
        List(model.shows) { show in
            ShowRow(show: show, isSelected: show.id == selection)
                .if(show.isMuted) { $0.opacity(0.5) }
                .if(show.isPinned) { $0.listRowBackground(Color.yellow.opacity(0.1)) }
                .if(isEditing) {
                    $0.overlay(alignment: .topTrailing) {
                        CountBadge(count: show.unplayed)
                    }
                }
                .swipeActions {
                    Button("Mute") {}
                        .if(show.isMuted) { $0.tint(.gray) }
                }
        }
        .if(model.isSyncing) { $0.disabled(true) }
        .if(model.isOffline) { $0.grayscale(1) }
        .if(isCompact) { $0.listStyle(.plain) }
        .if(isEditing && !model.isSyncing) { $0.navigationBarBackButtonHidden(true) }
        .if(isCompact || isEditing) { $0.padding(.horizontal, 8) }
        .if(Features.isPad) { $0.frame(maxWidth: 700) }
        .if(Features.experimental) { $0.shimmering() }
        // fixmods:ignore the transition needs the branch
        .if(isEditing) { $0.blur(radius: 2) }
    }

    @ViewBuilder
    var empty: some View {
        VStack(spacing: 12) {
            Placeholder()
                .if(isCompact) { $0.frame(width: 44, height: 44) }
            Text("Nothing here yet")
                .if(isCompact) { $0.font(.footnote) }
                .if(model.isSyncing) { $0.hidden() }
            Button("Reload") { model.reload() }
                .if(model.isSyncing) { $0.allowsHitTesting(false) }
        }
        .if(isCompact, then: { $0.padding(4) }, else: { $0.padding(16) })
        .if(!query.isEmpty) { $0.background(Color.clear) }
    }
}
