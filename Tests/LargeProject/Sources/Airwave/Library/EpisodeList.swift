import SwiftUI

/// What no rule can do: the closures.
struct EpisodeList: View {
    let episodes: [Episode]
    let decorate: (AnyView) -> AnyView
    @ObservedObject var model: LibraryModel
    @State private var isOn = false
    @State private var isBig = false
    @State private var style = ListAppearance()

    var body: some View {
        ScrollView { rows }
            .if(isOn, transform: Self.decorated)
            .if(isOn) { [model] view in view.opacity(model.isSyncing ? 0.5 : 1) }
            .if(isOn) { _ in }
            .if(isOn) { $0 }
            .if(isOn) { view in
                let width: CGFloat = 300
                view.frame(width: width)
            }
            .if(isOn) { view in
                if isBig { view.font(.title) } else { view }
            }
            .if(isOn) { view in
                switch style.kind {
                case .plain: view
                case .inset: view.padding(8)
                }
            }
            .if(isOn) { view in
                if #available(iOS 16, *) {
                    view.scrollContentBackground(.hidden)
                } else {
                    view
                }
            }
            .if(isOn) {
                $0
                    #if os(iOS)
                        .navigationBarHidden(true)
                    #endif
            }
            .if(isOn) { $0.appearance.applied() }
            .if(isOn) { view in VStack { view } }
            .if(isOn) { MessageBanner(text: "\($0)") }
            .if(isOn) { _ in Text("off") }
            .if(isOn) { $0.overlay($0.blur(radius: 3)) }
    }

    private var rows: some View {
        ForEach(episodes) { episode in
            Text(episode.title)
                .if(isOn) { $0.overlay { () -> CountBadge in CountBadge(count: 3) } }
                .if(isOn) { $0.overlay { return CountBadge(count: 3) } }
                .if(isOn) { $0.overlay(content: badge) }
                .if(isOn) { $0.padding(1, 2, 3) }
                .if(isOn) { $0.background(model.paint) }
                .if(isOn) { $0.background(d(episode)) }
                .if(isOn) { $0.gesture(pan) }
                .if(isOn) { $0.overlay(alignment: .top) {} }
                .if(isOn) { $0.onAppear {} }
                .if(isOn) { $0.animation(.default, value: isOn) }
                .if(isOn) { $0.allowsHitTesting(isOn) }
                .if(isOn) { $0.disabled(isOn) }
                .if(isOn) { $0.padding(try! gap()) }
                .if(isOn) { $0.brandNew(3) }
        }
        .if(episodes.isEmpty) { $0.dynamicTypeSize(.small ... .large) }
    }

    private func badge() -> some View { CountBadge(count: 1) }
    private func gap() throws -> CGFloat { 3 }
    private static func decorated(_ view: some View) -> some View { view }
}

struct ListAppearance {
    enum Kind { case plain, inset }
    var kind = Kind.plain
}
