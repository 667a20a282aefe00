import SwiftUI

struct CountBadge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .font(.caption2)
            .padding(4)
            .background(Capsule().fill(.red))
            .if(count == 0) { $0.hidden() }
    }
}

struct MessageBanner: View {
    let text: String
    var icon: String?

    var body: some View {
        HStack {
            Text(text)
                .multilineTextAlignment(.leading)
        }
        .ifLet(icon) { view, icon in
            HStack {
                Image(systemName: icon)
                view
            }
        }
        .frame(maxWidth: .infinity)
    }
}

struct ExplicitMark: View {
    var body: some View { Image(systemName: "e.square") }
}

struct DownloadRing: View {
    let progress: Double

    var body: some View {
        Circle()
            .trim(from: 0, to: progress)
            .stroke(.tint, lineWidth: 2)
            .rotationEffect(.degrees(-90))
            .if(progress >= 1) { $0.opacity(0) }
    }
}
