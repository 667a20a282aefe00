// swift-format-ignore-file: NoBlockComments
import SwiftUI

/// Comments at every place, and requests to leave calls alone.
struct SettingsView: View {
    @State private var isOn = false
    @State private var isBig = false

    var body: some View {
        Form {
            Toggle("Downloads", isOn: $isOn)
                // before the call
                .if(isOn) { $0.opacity(0.5) }  // behind the call
                .if(isOn) {  // behind the brace
                    $0.padding(8)
                }
                .if(isOn) {
                    // above the chain
                    $0
                        // above the first
                        .opacity(0.5)  // behind the first
                        // above the second
                        .padding(8)  // behind the second
                    // at the end
                }
                .if(isOn) { view in  // behind the head
                    view.frame(
                        width: 44,  // as wide
                        height: 44  // as high
                    )
                }
                .if(
                    isOn,  // when it is on
                    transform: { $0.grayscale(1) }
                )
                .if(isOn) {
                    /// A documented one.
                    $0.overlay {
                        // inside the overlay
                        Text("On")
                    }
                }
                .if(isOn) { view in
                    view
                        .opacity(0.5)  // dim
                        // small
                        .if(isBig) {
                            // really
                            $0.frame(width: 10)  // ten
                                .disabled(true)  // off
                        }
                        // wide
                        .padding(8)
                }
                .if(isOn, then: { $0.padding(4) /* narrow */ }, else: { /* wide */ $0.padding(8) })
                // above a pair
                .if(isOn, then: { $0.opacity(0.4) }, else: { $0.opacity(0.8) })
            // before the next
            Toggle("Big", isOn: $isBig)
                // fixmods:ignore
                .if(isBig) { $0.padding(8) }
                .if(isBig) { $0.opacity(0.5) }  // fixmods:ignore it flips once
                .if(isBig) {  // fixmods:ignore
                    $0.opacity(0.5)
                }
                // fixmods:ignore

                .if(isBig) { $0.padding(4) }
            // fixmods:ignore all of it
            Text("Version").if(isBig) { $0.opacity(0.5) }
        }
        .if( /* which? */isOn) { $0.opacity(0.5) }
        .if(isOn) { $0.clipped() /* always */ }
    }
}
