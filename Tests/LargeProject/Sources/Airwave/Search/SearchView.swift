import SwiftUI

/// `#if` around calls, around statements, and within chains.
struct SearchView: View {
    @State private var query = ""
    @State private var isFocused = false
    @State private var isEmpty = true

    var body: some View {
        VStack {
            field
                #if os(iOS)
                    .if(isFocused) { $0.padding(8) }
                    .textInputAutocapitalization(.never)
                #elseif os(macOS)
                    .if(isFocused) { $0.frame(width: 300) }
                #else
                    .if(isEmpty) { $0.clipped() }
                #endif
                .if(isEmpty) { $0.opacity(0.5) }
            #if DEBUG
                Text(query).if(isEmpty) { $0.foregroundColor(.red) }
            #endif
        }
        #if os(iOS)
            .if(isEmpty) { $0.navigationBarHidden(true) }
        #endif
        .if(isEmpty) { $0.padding(4) }
    }

    private var field: some View {
        TextField("Search", text: $query)
            .if(isEmpty) { $0.textCase(nil) }
            .if(isFocused) { $0.accessibilityLabel("Search \(query)") }
    }

    #if os(watchOS)
        var watch: some View { field.if(isEmpty) { $0.hidden() } }
    #else
        var phone: some View { field.if(isEmpty) { $0.hidden() } }
    #endif
}

struct SearchResults: View {
    let results: [Episode]
    @State private var isLoading = false

    var body: some View {
        if results.isEmpty {
            Text("No results").if(isLoading) { $0.opacity(0) }
        } else {
            ForEach(results) { result in
                Text(result.title)
                    .if(result.isExplicit) { $0.overlay(alignment: .trailing) { ExplicitMark() } }
                    .if(result.isPlayed && result.progress == 1) { $0.foregroundColor(.gray) }
                    .ifLet(result.summary) { view, summary in view.help(summary) }
                    .ifLet(result.artwork) { view, artwork in
                        view.background(AsyncImage(url: artwork))
                    }
            }
            .if(isLoading) { $0.overlay { ProgressView() } }
        }
    }
}
