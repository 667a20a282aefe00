import Charts
import SwiftUI

extension ToolbarContent {
    @ToolbarContentBuilder
    func tool(_ condition: Bool, _ change: (Self) -> some ToolbarContent) -> some ToolbarContent {
        if condition { change(self) } else { self }
    }
}

/// The same name on views, on something to configure, and on marks of a chart.
extension View {
    @ViewBuilder
    func setting<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
        if condition { change(self) } else { self }
    }
}

protocol Configurable {}

extension Configurable {
    func setting(_ condition: Bool, _ change: (Self) -> Self) -> Self {
        condition ? change(self) : self
    }
}

extension ChartContent {
    func setting(_ condition: Bool, _ change: (Self) -> some ChartContent) -> some ChartContent {
        if condition { change(self) } else { self }
    }
}

struct EqualizerSettings: Configurable {
    var gain = 0.0

    func opacity(_ level: Double) -> EqualizerSettings { EqualizerSettings(gain: level) }
}
