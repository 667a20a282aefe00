import SwiftUI

/// Names that are bound again, and layouts that are odd.
// swift-format-ignore
struct Suggestions: View {
    let tint: Color
    let gap: CGFloat
    @State private var isOn = false
    @State private var words: [String] = []

    var body: some View {
        ForEach(words, id: \.self) { tint in
            Text(tint).if(isOn) { $0.background(tint) }
        }
        .if(isOn) { $0.background(tint) }
        .if (isOn) { $0.padding(gap) }
        .if(isOn)
        {
            $0.padding(-gap)
        }.if(isOn) { $0
            .opacity(0.5).padding(self.gap * 2)
        }
        VStack { }.if(isOn) {
            $0.opacity(0.5)
                .overlay {
                    Text("x")
                }
        }; Text("y").if(isOn) { $0.opacity(0) };Text("z")
        HStack { Text("a") } .if(isOn) { $0.padding( 8 ) } .padding()
        Group {
            Text("b") }.if(
            isOn) { $0.frame(
                width: 3,
                height: 4
            ) }
        Text("""
            Several
            lines
            """).if(isOn) { $0.opacity(0.5) }
        Text("""
            Several
            lines
            """).if(isOn) {
                $0.clipped()
            }
    }

    @ViewBuilder
    var picked: some View {
        let tint = pick()
        Text("c").if(isOn) { $0.background(tint) }
    }

    func row(gap: EdgeInsets) -> some View { Text("d").if(isOn) { $0.padding(gap) } }

    func row(tint: Color?) -> some View {
        guard let tint else { return AnyView(Text("e").if(isOn) { $0.padding(3) }) }
        return AnyView(Text("e").if(isOn) { $0.background(tint) })
    }

    private func pick() -> some ShapeStyle { .red }
}
