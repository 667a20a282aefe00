import SwiftUI

extension View {
    /// Of a file that is not among the paths.
    @ViewBuilder
    func inCar<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
        if condition { change(self) } else { self }
    }
}
