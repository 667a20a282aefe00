import SwiftUI

/// Constants, and what looks like one.
struct AccountView: View {
    let isFixed = true
    let given: Bool
    @State private var isOpen = false
    private let usesCache = Features.isInternal

    var body: some View {
        VStack {
            Text("Account").if(true) { $0.padding(8) }
            Text("Account").if(Features.showsTranscripts) { $0.padding(8) }
            Text("Account").if(!Features.isInternal) { $0.opacity(0.5) }
            Text("Account").if(Features.isPad && isOpen) { $0.opacity(0.5) }
            Text("Account").if(Features.isModern) { $0.bold() }
            Text("Account").if(Features.isMac) { $0.font(.title) }
            Text("Account").if(Features.isHoliday) { $0.opacity(0.5) }
            Text("Account").if(.liquid) { $0.clipShape(Capsule()) }
            Text("Account").if(!.liquid) { $0.shimmering() }
            Text("Account").if(isFixed) { $0.opacity(0.5) }
            Text("Account").if(given) { $0.opacity(0.5) }
            Text("Account").if(usesCache || isFixed) { $0.opacity(0.5) }
            Text("Account").if(UIDevice.current.userInterfaceIdiom == .pad) { $0.frame(width: 300) }
            Text("Account").if(isDebug) { $0.border(Color.red) }
            Text("Account").unless(isDebug) { $0.overlay { Text("x") } }
        }
        .if(isFixed) { $0.if(isOpen) { $0.padding(8) } }
    }
}

#if DEBUG
    private let isDebug = true
#else
    private let isDebug = false
#endif
