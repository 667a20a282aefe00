import SwiftUI

/// Texts: sums, their own modifiers, what is set again, and where a text goes.
struct TranscriptView: View {
    let line: String
    let label: Text
    @State private var isSpoken = false
    @State private var isQuote = false
    @State private var isLoud = false

    var body: some View {
        VStack {
            Text(line).if(isSpoken) { $0.bold() }
            Text(line).if(isSpoken) { $0.bold() }.bold()
            Text(line).if(isSpoken) { $0.font(.title) }.font(.body)
            Text(line).if(isSpoken) { $0.foregroundStyle(.red) }.foregroundStyle(.secondary)
            Text(line).if(isSpoken) { $0.foregroundStyle(.red) }.padding(8).foregroundStyle(.secondary)
            Text(line).if(isQuote) { $0.italic() }.if(isSpoken) { $0.underline() }
            Text(line).styled(isSpoken) { $0.bold() } + Text(" ") + Text(line).styled(isQuote) { $0.italic() }
            Text(line).styled(isSpoken) { $0.foregroundColor(.red) } + Text("!")
            Text(line).styled(isSpoken) { $0.foregroundStyle(.red) }
            label.styled(isLoud) { $0.fontWeight(.heavy) }
            label.if(isLoud) { $0.kerning(2).tracking(1) }
            label.if(isLoud) { $0.baselineOffset(2) }
            label.if(isLoud) { $0.strikethrough() }
            label.if(isLoud) { $0.textCase(.uppercase) }
            label.if(isLoud) { $0.foregroundStyle(.red) }.bold().muted()
            label.if(isLoud) { $0.foregroundStyle(.red) }.change { $0.padding(4).foregroundStyle(.blue) }
            VStack {
                Text(line).if(isLoud) { $0.bold() }
            }
            .bold()
            Text(line).if(isLoud, then: { $0.font(.title) }, else: { $0.font(.body) }).font(.caption)
            Text("Speaker: \(Text(line).if(isLoud) { $0.bold() })")
        }
    }

    @available(iOS 16, macOS 13, *)
    var modern: some View {
        Text(line)
            .padding()
            .if(isSpoken) { $0.bold() }
            .if(isQuote) { $0.italic() }
            .if(isLoud) { $0.fontDesign(.serif) }
    }

    @ViewBuilder
    var versioned: some View {
        if #available(iOS 16, macOS 13, *) {
            HStack { label }.if(isSpoken) { $0.bold() }
        } else {
            HStack { label }.if(isSpoken) { $0.bold() }
        }
        HStack { label }.if(isSpoken) { $0.scrollContentBackground(.hidden) }
        HStack { label }.if(isSpoken) { $0.toolbar(.hidden, for: .tabBar) }
    }

    func named() -> some View {
        let title = Text(line).if(isLoud) { $0.foregroundStyle(.red) }
        return title.foregroundStyle(.secondary)
    }

    var sum: Text {
        let first = Text(line).if(isLoud) { $0.opacity(0.5) } + Text(line)
        return first
    }
}
