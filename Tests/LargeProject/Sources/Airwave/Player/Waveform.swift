import SwiftUI

/// Shapes and styles: arguments that are a style as well as a view, and results that must agree.
struct Waveform: View {
    let samples: [Double]
    let tint: Color
    let gradient: LinearGradient
    @State private var isMuted = false
    @State private var isActive = false
    @State private var kind = 0

    var body: some View {
        content
            .background(Color.red.if(isMuted) { $0.opacity(0.5) })
            .background(tint.if(isMuted) { $0.opacity(0.5) })
            .background(Color.red.if(isMuted) { $0.padding(8) })
            .overlay(Circle().fill(.red).if(isMuted) { $0.opacity(0.5) })
            .background { Color.red.if(isMuted) { $0.opacity(0.5) } }
            .if(isActive) { $0.background(isMuted ? .red : .blue) }
            .if(isActive) { $0.background(.thinMaterial) }
            .if(isActive) { $0.background(Stripes()) }
            .if(isActive) { $0.background(Theme.shade) }
            .if(isActive) { $0.background(Theme.face.opacity(0.5)) }
            .if(isActive) { $0.background(gradient) }
            .if(isActive) { $0.overlay(tint) }
            .if(isActive) { $0.foregroundStyle(.primary) }
            .if(isActive, then: { $0.foregroundStyle(.primary) }, else: { $0.foregroundStyle(.secondary) })
            .if(isActive, then: { $0.background(.ultraThinMaterial) }, else: { $0.background(.thinMaterial) })
            .if(isActive) { $0.tint(isMuted ? nil : .orange) }
            .if(isActive) { $0.padding(Theme.insets) }
            .if(isActive) { $0.frame(height: Theme.rowHeight) }
            .if(isActive) { $0.frame(width: Theme.wide) }
            .if(isActive) { $0.padding(globalGap) }
    }

    var content: some View {
        if isActive { return Capsule().if(isMuted) { $0.opacity(0.3) } }
        return Capsule().if(isMuted) { $0.opacity(0.6) }
    }

    func bars() -> some View {
        isActive ? tint.if(isMuted) { $0.opacity(0) } : tint.if(isMuted) { $0.padding(8) }
    }

    func other() -> some View {
        guard isActive else { return Capsule().if(isMuted) { $0.opacity(0) } }
        return Capsule().if(isMuted) { $0.shimmering() }
    }

    @ViewBuilder
    func kinds() -> some View {
        switch kind {
        case 0: Capsule().if(isMuted) { $0.opacity(0) }
        case 1: Rectangle().if(isMuted) { $0.padding(4) }
        default: Circle().shaped(isMuted) { $0.trim(from: 0, to: 0.5) }
        }
    }

    func erased() -> AnyView {
        if isActive { return AnyView(Capsule().if(isMuted) { $0.opacity(0) }) }
        return Capsule().erasedIf(isMuted) { $0.padding(4) }
    }

    func heads(_ row: WaveformRow) -> Int {
        if row.if(isMuted, transform: { $0.opacity(0.5) }).isFine { return 1 }
        guard row.if(isMuted, transform: { $0.background { Color.red } }).isFine else { return 2 }
        if row  // a row
            .if(isMuted, transform: { $0.clipped() }).isFine
        {
            return 5
        }
        while row.if(isMuted, transform: { $0.clipped() }).isFine { return 3 }
        for part in row.if(isMuted, transform: { $0.overlay(Color.red, in: Circle()) }).parts { return part }
        switch row.if(isMuted, transform: { $0.padding(8) }).kind {
        default: return 4
        }
    }
}

extension View {
    var isFine: Bool { true }
    var kind: Int { 0 }
    var parts: [Int] { [] }
}

struct WaveformRow: View {
    var body: some View { EmptyView() }
}
