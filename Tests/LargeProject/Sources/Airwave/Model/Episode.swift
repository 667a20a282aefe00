import Foundation
import SwiftUI

struct Episode: Identifiable, Hashable {
    let id: UUID
    var title: String
    var summary: String?
    var duration: TimeInterval
    var progress: Double
    var isPlayed: Bool
    var isDownloaded: Bool
    var isExplicit: Bool
    var artwork: URL?
    var accent: Color?
    var chapters: [Chapter]
    var rating: Int?

    func remaining() -> TimeInterval { duration * (1 - progress) }

    func validated() throws -> Bool { !title.isEmpty }
}

struct Chapter: Identifiable, Hashable {
    let id: Int
    var title: String
    var start: TimeInterval
    var isSponsor: Bool
}
