// swift-format-ignore-file
struct ContentView: View {
    @State private var isOn = false
    @Environment(\.colorScheme) var colorScheme
    let items: [Item]

    var body: some View {
        NavigationStack {
            List(items, id: \.self) { item in
                Row(item)
                    .onTapGesture { select(item) }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("a") { isOn.toggle() }
                }
            }
        }
        .sheet(isPresented: $isOn) { Text("b") } content: { Text("c") }
        .background(isOn ? Color.red : .clear)
        .animation(.spring(response: 0.3), value: isOn)
    }
}

#Preview("a") {
    ContentView(items: [])
        .environment(\.locale, .init(identifier: "de"))
}
