import SwiftUI

struct ShelfView: View {
    let books: [Book]
    @Binding var selection: Book.ID?
    @State private var isEditing = false

    var body: some View {
        ScrollView {
            ForEach(books) { book in
                BookRow(book: book, isSelected: selection == book.id, isCompact: books.count > 20)
                    .applyIf(isEditing) {
                        $0.overlay(alignment: .topTrailing) {
                            RemoveButton(book: book)
                        }
                    }
                    .padding()
            }
        }
        .applyIf(books.isEmpty) { $0.background(EmptyShelf()) }
        .applyIf(isDebugging) { $0.border(Color.red) }
    }
}

private let isDebugging = false
