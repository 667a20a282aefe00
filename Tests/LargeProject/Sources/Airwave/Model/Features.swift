import SwiftUI

/// What never changes while the program runs, and what does.
enum Features {
    static let showsTranscripts = true
    static let isInternal = ProcessInfo.processInfo.environment["AIRWAVE_INTERNAL"] == "1"
    static var experimental = false

    static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    static var isModern: Bool {
        if #available(iOS 17, *) { return true } else { return false }
    }

    static var isMac: Bool {
        #if os(macOS)
            true
        #else
            false
        #endif
    }

    static var isHoliday: Bool { Date() > Date.distantFuture }
}

extension Bool {
    static var liquid: Bool {
        if #available(iOS 26, macOS 26, *) { return true }
        return false
    }
}

final class Entitlements {
    static let shared = Entitlements()
    var isUnlocked = false
}
