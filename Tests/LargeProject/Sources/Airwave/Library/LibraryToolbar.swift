import Charts
import SwiftUI

/// What is no view, what may be none, and where helpers have rivals.
struct LibraryToolbar: View {
    @State private var isEditing = false
    @State private var settings = EqualizerSettings()
    let title: Text
    let values: [Double]
    let layer: WaveformLayer
    let bar: PlayerBar

    var body: some View {
        NavigationView {
            Color.white
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { EditButton() }
                        .tool(isEditing) { $0.hidden() }
                    ToolbarItem { Text("Sort").if(isEditing) { $0.opacity(0.5) } }
                }
                .setting(isEditing) { $0.opacity(0.5) }
                .if(isEditing) { $0.font(.body.setting(isEditing) { $0.bold() }) }
            Chart {
                ForEach(values, id: \.self) { value in
                    BarMark(x: .value("x", value))
                        .setting(isEditing) { $0.opacity(0.5) }
                }
                .setting(isEditing) { $0.opacity(0.5) }
            }
            .setting(isEditing) { $0.opacity(0.5) }
        }
    }

    func configure() {
        settings = settings.setting(isEditing) { $0.opacity(0.5) }
        let copy = EqualizerSettings().setting(isEditing) { $0.opacity(0.5) }
        made().setting(isEditing) { $0.opacity(0.5) }
        print(copy, layer.modifyIf(isEditing) { $0.opacity(0.5) })
        print(title.if(isEditing) { $0.opacity(0.5) } { $0 })
        print("\(title.if(isEditing) { $0.opacity(0.5) })")
    }

    var bars: some View {
        VStack {
            ToolbarItem { title }.if(isEditing) { $0.opacity(0.5) }
            PlayerBar().if(isEditing) { $0.brightness(0.3) }
            bar.if(isEditing) { $0.brightness(0.3) }
            bar.if(isEditing) { $0.opacity(0.3) }
            title.adapt(.pad) { $0.opacity(0.5) }
            title.adapt(isEditing) { $0.opacity(0.5) }
            title.adapt(isEditing && values.isEmpty) { $0.opacity(0.5) }
        }
    }
}

final class WaveformLayer {
    func opacity(_ value: Double) -> WaveformLayer { self }
}

extension WaveformLayer {
    func dimmed(_ isDimmed: Bool) -> WaveformLayer {
        self.modifyIf(isDimmed) { $0.opacity(0.5) }
    }
}

func made() -> some Any { EqualizerSettings() }
