import SwiftUI

/// Conditions: calls, optionals, closures, `$0`, effects, and over several lines.
struct ChapterList: View {
    let chapters: [Chapter]
    let columns: [CGFloat]
    let index: Int
    var current: Chapter?
    @ObservedObject var model: LibraryModel
    @State private var isOn = false
    @State private var edges: Edge.Set?

    var body: some View {
        ForEach(chapters) {
            Text($0.title)
                .if($0.isSponsor) { view in view.opacity(0.5) }
                .if($0.isSponsor) { view in view.overlay { Text("Ad") } }
                .if($0.isSponsor) { view in view.overlay(Text("Ad")) }
        }
        .if(model.isStale()) { $0.opacity(0.5) }
        .if(model.isStale()) { $0.frame(width: 3, height: 4) }
        .if(chapters.contains { $0.isSponsor }) { $0.overlay(Text("Ads")) }
        .if(chapters.contains(where: { $0.isSponsor })) { $0.opacity(0.8) }
        .if(chapters[0].isSponsor) { $0.padding(8).opacity(0.5) }
        .if(isOn ? model.isSyncing : model.isOffline) { $0.opacity(0.5) }
        .if(current?.isSponsor ?? false) { $0.blur(radius: 2) }
        .if(index < columns.count) { $0.frame(width: columns[index]) }
        .if(index < columns.count) { $0.border(Color.red, width: columns[index]) }
        .if(isOn) { $0.padding(edges!, 8) }
        .if(index < chapters.count) { $0.environment(\.chapter, chapters[index]) }
        .if(
            isOn
                && model.isSyncing
        ) {
            $0.frame(width: 100)
        }
        .if(
            isOn
                || model.isSyncing
        ) { $0.background(CountBadge(count: 3)) }
        .deferred({ isOn }) { $0.opacity(0.5) }
        .lazily(isOn && !chapters.isEmpty) { $0.opacity(0.5) }
        .modified({ $0.opacity(0.5) }, when: isOn)
        .if(isOn) { $0.frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4) }
        .if((isOn)) { $0.opacity(isOn ? 0.2 : 0.4) }
        .if(!isOn) { $0.disabled(!model.isSyncing) }
        .if(current is Chapter) { $0.padding() }
        .if(Theme.isDark) { $0.padding(Theme.gap) }
    }

    func failing() async throws -> some View {
        let stale = Color.red.if(try isValid()) { $0.opacity(0.5) }
        let fresh = Color.red.if((try? isValid()) ?? false) { $0.opacity(0.5) }
        let late = Color.red.if(await model.refresh()) { $0.opacity(0.5) }
        let inside = try Color.red.if(isValid()) { $0.overlay { Text("x") } }
        let alone = try Color.red.if(isValid()) { $0.opacity(0.5) }
        return VStack {
            stale
            fresh
            late
            inside
            alone
        }
    }

    private func isValid() throws -> Bool { true }
}
