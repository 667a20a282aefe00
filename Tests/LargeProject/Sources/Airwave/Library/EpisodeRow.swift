import SwiftUI

/// Optional values: as the argument, beside an inert value, in a builder, compared with nil.
struct EpisodeRow: View {
    let episode: Episode
    var width: CGFloat?
    var scale: Double?
    var chapter: Chapter?
    var note: String?
    let show: Show?
    let name: String
    @ObservedObject var model: LibraryModel
    @State private var isExpanded = false

    var body: some View {
        HStack {
            Text(episode.title)
                .ifLet(width) { $0.frame(width: $1) }
                .ifLet(scale) { $0.scaleEffect($1) }
                .ifLet(scale) { view, scale in view.frame(height: scale) }
                .ifLet(episode.accent) { $0.foregroundColor($1) }
            DownloadRing(progress: episode.progress)
                .ifLet(show) { $0.frame(width: $1.coverWidth) }
                .ifLet(show) { $0.padding(.top, $1.inset) }
                .ifLet(show?.inset) { $0.padding($1) }
                .ifLet(show) { $0.tint($1.tint) }
        }
        .ifLet(note) { view, note in
            view.overlay(alignment: .bottom) {
                MessageBanner(text: note)
            }
        }
        .ifLet(chapter) { view, chapter in
            view.overlay(Text(chapter.title))
                .opacity(chapter.isSponsor ? 0.5 : 1)
        }
        .ifLet(model.message) { $0.accessibilityLabel($1) }
        .ifLet(model.message) { $0.accessibilityHint(Text($1)) }
        .ifLet(name) { $0.overlay(Text($1)) }
        .if(width != nil) { $0.frame(width: width!) }
        .if(note != nil) { $0.overlay(MessageBanner(text: note!)) }
        .if(note != nil && isExpanded) { $0.overlay { Text(note!) } }
        .if(note != nil || isExpanded) { $0.navigationTitle(note!) }
        .if(episode.rating != nil) { $0.badge(episode.rating!) }
        .ifPresent(chapter) { $0.padding(8) }
    }

    var compact: some View {
        Text(episode.title)
            .ifLet(scale) { $0.padding(.top, isExpanded ? $1 : nil) }
            .ifLet(scale) { view, scale in view.ifLet(width) { $0.frame(width: scale * $1) } }
            .ifLet(note) { view, note in
                view.overlay {
                    let note = note + "!"; Text(note)
                }
            }
            .ifLet(episode.rating) { $0.lineLimit(3).onTapGesture { rate($1) } }
            .ifLet(chapter) { view, chapter in view.onTapGesture { play(chapter) } }
            .if(isExpanded) { $0.frame(width: isWide ? scale : nil) }
            .ifLet(width, then: { $0.frame(width: $1) }, else: { $0.frame(width: 44) })
            .ifLet(note, transform: { $0.help($1) })
            .with(width) { width, view in view.frame(minWidth: width) }
            .with(note) { note, view in
                ZStack {
                    view; Text(note)
                }
            }
            .ifBoth(note, chapter) { $0.overlay(Text($1 + $2.title)) }
    }

    func shaded(_ alignment: Alignment?) -> some View {
        Text(name)
            .ifLet(scale) { $0.shadow(color: .red, radius: $1) }
            .ifLet(alignment) { $0.overlay(alignment: $1) { Text("x") } }
            .ifLet(alignment) { $0.frame(width: 44, alignment: $1) }
    }

    private var isWide: Bool { width ?? 0 > 300 }

    private func rate(_ rating: Int) {}
    private func play(_ chapter: Chapter) {}
}
