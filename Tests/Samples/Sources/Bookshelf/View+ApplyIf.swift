import SwiftUI

extension View {
    /// Applies a modifier only when a condition holds. When the condition flips, the view is another one: its state is
    /// lost and its animations become fades.
    @ViewBuilder
    func applyIf<Result: View>(_ condition: Bool, transform: (Self) -> Result) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}
