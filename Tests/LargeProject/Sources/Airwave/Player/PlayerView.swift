// swift-format-ignore-file: NoBlockComments
import SwiftUI

/// Branches: what is wrapped, and what is not.
struct PlayerView: View {
    let episode: Episode
    let artwork: Artwork?
    var badge: Image?
    @State private var isRound = false
    @State private var isFull = false
    @State private var isScrubbing = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack {
            Artwork(episode: episode).if(isRound) { $0.clipShape(Circle()) }
            Artwork(episode: episode)
                .if(isRound) { $0.clipShape(Circle()) }
                .padding()
            Artwork(episode: episode)
                .frame(width: 200)
                // round, as the designers want it
                .if(isRound) {
                    $0.clipShape(RoundedRectangle(cornerRadius: 12))  // a little
                }
                .if(isFull) { $0.opacity(0.5) }
                .if(isScrubbing) { $0.mask(Circle()) }
            Artwork(episode: episode).ifLet(badge) { view, badge in
                ZStack {
                    view; badge
                }
            }
            Artwork(episode: episode).unless(isRound) { view in ScrollView { view } }
            Artwork(episode: episode).choose(isRound) {
                $0.clipped()
            } otherwise: {
                $0.drawingGroup()
            }
            Artwork(episode: episode).if(isRound, then: { view in VStack { view } }, else: { view in HStack { view } })
            artwork?.if(isRound) { $0.clipped() }
            artwork?.if(isRound) { $0.opacity(0.5) }
            (makeArtwork()).if(isRound) { $0.clipped() }
            makeArtwork().if(isPlaying()) { $0.clipped() }
            Artwork(episode: episode).if( /* is it? */isRound) { $0.clipped() }
            Artwork(episode: episode)
                #if os(iOS)
                    .if(isRound) { $0.clipped() }
                #endif
            Artwork(episode: episode)
                #if os(iOS)
                    .padding()
                #endif
                .if(isRound) { $0.clipped() }
            Text(episode.title).styled(isFull) { view in VStack { view } }
            Circle().shaped(isFull) { view in VStack { view } }
            Artwork(episode: episode).summarized(isFull) { view in VStack { view } }
            Text(episode.title).erasedIf(isFull) { view in ScrollView { view } }
            Artwork(episode: episode).if(isFull) { (view: Artwork) in VStack { view } }
            Artwork(episode: episode).with(badge) { badge, view in
                HStack {
                    badge; view
                }
            }
            Artwork(episode: episode).if(isFull) { $0.contextMenu { Button("Share") {} } }
            Artwork(episode: episode).if(isFull) { $0.onDrag { NSItemProvider() } }
            Artwork(episode: episode).if(isFull) { $0.id(episode.id) }
            Artwork(episode: episode).with(badge) { Labelled(icon: $0, view: $1) }
            wrapped(.shared.view.if(isRound) { $0.clipped() })
        }
    }

    var long: some View {
        Artwork(episode: episode)
            .resizable()
            .padding(1)
            .padding(2)
            .padding(3)
            .padding(4)
            .padding(5)
            .padding(6)
            .padding(7)
            .padding(8)
            .padding(9)
            .if(isRound) { $0.clipShape(Circle()) }
            .if(isFull) { $0.padding(10) }
    }

    @inlinable
    func inlined() -> some View {
        Color.red.if(isRound) { $0.clipped() }
    }

    func throwing() async throws -> some View {
        let first = (try loaded()).if(isRound) { $0.clipped() }
        let second = await fetched().if(isRound) { $0.clipped() }
        return VStack {
            first
            second
        }
    }

    private func wrapped(_ view: some View) -> some View { view }
    private func makeArtwork() -> Artwork { Artwork(episode: episode) }
    private func isPlaying() -> Bool { true }
    private func loaded() throws -> Artwork { makeArtwork() }
    private func fetched() async -> Artwork { makeArtwork() }
}

struct Labelled<Content: View>: View {
    let icon: Image
    let view: Content

    var body: some View {
        HStack {
            icon
            view
        }
    }
}

struct Artwork: View {
    let episode: Episode

    var body: some View { Image(episode.title) }

    func resizable() -> Artwork { self }
}

class HostingScreen: BaseScreen {
    var isRound = false

    func content() -> some View {
        super.view.if(isRound) { $0.clipped() }
    }
}

class BaseScreen {
    var view: some View { Color.clear }
}
