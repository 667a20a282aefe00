import SwiftUI

struct Show: Identifiable {
    let id: Int
    var name: String
    var author: String?
    var isPinned: Bool
    var isMuted: Bool
    var unplayed: Int
    var tint: Color
    var coverWidth: CGFloat
    var inset: CGFloat?
    var spacing: Spacing
}

enum Spacing {
    case tight, loose
}

final class LibraryModel: ObservableObject {
    @Published var shows: [Show] = []
    @Published var isSyncing = false
    @Published var message: String?
    @Published var width: CGFloat?
    @Published var scale: Double?
    var isOffline: Bool { !shows.isEmpty && message != nil }

    func reload() {}

    func isStale() -> Bool { false }

    func refresh() async -> Bool { true }
}
