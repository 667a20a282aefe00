import SwiftUI

/// The views that examples are made of: those of the articles, and a few more.
public struct SampleContentView: View {
    public init() {}
    public var body: some View { Text("Sample content") }
}

public struct CustomGlassBackgroundView: View {
    public init() {}
    public var body: some View { Image(systemName: "glass") }
}

public struct Stateful: View {
    @State private var input = ""

    public init() {}
    public var body: some View { TextField("My Field", text: $input) }
}

public struct StatefulView: View {
    @State private var text = ""

    public init() {}
    public var body: some View { TextField("My text", text: $text) }
}

public struct MyLabel: View {
    public init() {}
    public var body: some View { Text("My label") }
}

public struct Avatar: View {
    let user: User

    public init(_ user: User) { self.user = user }
    public init(user: User) { self.user = user }
    public var body: some View { Image(user.name) }
}

public struct Badge: View {
    let count: Int

    public init(_ count: Int = 1) { self.count = count }
    public init(count: Int) { self.count = count }
    public var body: some View { Text("\(count)") }
}

public struct Card<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { VStack { content } }
}

public struct Row: View {
    let item: Item

    public init(_ item: Item) { self.item = item }
    public init(item: Item) { self.item = item }
    public var body: some View { Text(item.title) }
}

public struct MyShape: Shape {
    public init() {}
}
