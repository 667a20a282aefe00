import SwiftUI

#if IOS18
    /// A helper as teams declare it for what is no view.
    extension TabContent {
        @TabContentBuilder<TabValue>
        public func `if`<Content: TabContent>(
            _ condition: Bool, transform: (Self) -> Content
        ) -> some TabContent<TabValue> where Content.TabValue == TabValue {
            if condition { transform(self) } else { self }
        }
    }
#endif
