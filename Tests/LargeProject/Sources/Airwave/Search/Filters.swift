import SwiftUI

/// Limits of forms: what stands earlier in the chain, around the call, and in the receiver.
struct Filters: View {
    @State private var isOn = false
    @State private var isLow = false
    @State private var text = ""

    var body: some View {
        Menu("Filters") {
            Button("All") {}.if(isOn) { $0.hidden() }
            Button("New") {}.if(isOn) { $0.disabled(true) }
        }
        VStack {
            Spacer().if(isOn) { $0.padding(8) }
            Spacer().if(isOn) { $0.frame(width: 8) }
            Text("a").layoutPriority(1).if(isOn) { $0.padding(8) }
            Text("a").alignmentGuide(VerticalAlignment.center) { _ in 3 }.if(isOn) { $0.frame(width: 8) }
            Text("a").if(isOn) { $0.frame(width: 3, alignment: .leadingFirstTextBaseline) }
            VStack { TextField("b", text: $text) }.if(isOn) { $0.hidden() }
            Text("a").contextMenu { Text("b").if(isOn) { $0.hidden() } }
            Text("a").bold().if(isOn) { $0.fontWeight(.light) }
            Text("a").if(isOn) { $0.animation(nil, value: text) }
            Text("a").if(isOn) { $0.animation(isLow ? nil : .default, value: text) }
            Text("a").if(isOn) { $0.opacity(0) }.if(isOn) { $0.opacity(0.5) }.opacity(0.3)
            HStack { Text("a") }.if(isOn) { $0.tint(.red) }.accentColor(.blue)
            Group { Spacer() }.if(isOn) { $0.padding(8) }
            Slider(value: .constant(1)).if(isOn) { $0.labelsHidden() }
        }
        .toolbar {
            Button("Done") {}.if(isLow) { $0.hidden() }
        }
        .if(isLow) { view in
            view
                .padding(1)
                .padding(.top, 2)
                .padding([.leading, .trailing], 3)
                .padding()
                .padding(.bottom)
        }
        .if(isLow) { $0.card() }
        .if(isLow) { $0.card(true) }
    }

    var rows: [AnyView] { [AnyView(Text("a").if(isOn) { $0.opacity(0.5) })] }

    var pair: some View {
        let views = [Text("a").if(isOn) { $0.opacity(0) }, Text("b").if(isOn) { $0.padding(3) }]
        return views[0]
    }
}
