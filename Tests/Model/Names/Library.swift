#if IOS17
    import Observation
    import SwiftUI

    /// An object that a view may be given through the environment.
    public final class Library: Observable, Sendable {
        static let shared = Library()
    }

    extension Screen {
        public var library: Library { .shared }
    }
#endif
