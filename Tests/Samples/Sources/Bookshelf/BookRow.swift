import SwiftUI

struct BookRow: View {
    let book: Book
    let isSelected: Bool
    let isCompact: Bool

    var body: some View {
        HStack {
            Image(book.cover)
                .resizable()
                .applyIf(isCompact) { $0.frame(width: 44, height: 60) }
                .applyIf(book.isLent) { $0.opacity(0.5) }
            VStack(alignment: .leading) {
                Text(book.title)
                    .applyIf(isSelected) { $0.font(.headline) }
                Text(book.author)
                    // Long names do not fit beside the cover.
                    .applyIf(isCompact) { $0.hidden() }
            }
        }
        .applyIf(isSelected) { row in
            row
                .padding(.horizontal, 12)
                .background(Color.accentColor)
        }
        .applyIf(!book.isAvailable) { $0.disabled(true) }
        .applyIf(isSelected) { $0.clipShape(Capsule()) }
        .applyIf(isSelected) { $0.shimmering() }
    }
}
