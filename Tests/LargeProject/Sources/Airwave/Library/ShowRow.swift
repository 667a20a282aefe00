import SwiftUI

/// Arguments of every sort, over lines and on one.
struct ShowRow: View {
    let show: Show
    let isSelected: Bool
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var isHovered = false
    private var isWide: Bool { sizeClass == .regular }
    private let gap: CGFloat = 6

    var body: some View {
        HStack(alignment: .top) {
            cover
            VStack(alignment: .leading) {
                Text(show.name)
                    .if(isSelected) { $0.bold() }
                    .if(show.isMuted) { $0.foregroundColor(.secondary) }
                    .if(isWide) { $0.lineLimit(2) }
                if let author = show.author {
                    Text(author)
                        .font(.caption)
                        .if(!isWide) { $0.lineLimit(1).truncationMode(.tail) }
                }
            }
            .if(isWide) {
                $0
                    .padding(.leading, gap)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            Spacer()
            CountBadge(count: show.unplayed)
                .if(show.unplayed > 99) { $0.scaleEffect(0.8) }
        }
        .padding(gap)
        .if(isSelected) { $0.background(Theme.tint) }
        .if(isHovered) { $0.background(Color.gray.opacity(0.1)) }
        .if(isHovered) { $0.shadow(radius: 3) }
        .if(isSelected) { $0.shadow(.raised) }
        .onHover { isHovered = $0 }
    }

    private var cover: some View {
        Image(show.name)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: show.coverWidth)
            .if(isWide) { $0.frame(width: show.coverWidth * 2, alignment: .top) }
            .if(show.isMuted) { $0.saturation(0) }
            .if(isSelected) { $0.border(show.tint, width: 2) }
            .if(isSelected) { $0.rotationEffect(.degrees(3)) }
            .if(show.isPinned) { $0.overlay(Image(systemName: "pin"), alignment: .topLeading) }
            .if(isWide) { $0.cornerRadius(8) }
            .if(!isWide) { $0.clipShape(Circle()) }
    }
}
