/// What is presented of the system's own: files, photographs, tips.
public protocol Transferable {}
extension String: Transferable {}

public struct PhotosPickerItem: Sendable {}
public struct FamilyActivitySelection: Sendable { public init() {} }
public protocol Tip {}

public enum SKOverlay {
    public struct Configuration: Sendable {
        public init() {}
    }
}

public struct ActionSheet {
    let content: Text
    public init(title: Text, message: Text? = nil) { content = title }
}

#if IOS17
    extension View {
        func presents(_ name: String, _ isPresented: Binding<Bool>) -> some View {
            presentation(name, if: isPresented.wrappedValue) { EmptyView() }
        }

        public func fileImporter(
            isPresented: Binding<Bool>, allowedContentTypes: [UTType],
            onCompletion: @escaping (_ result: Result<_URL, any Error>) -> Void
        ) -> some View {
            presents("fileImporter", isPresented)
        }

        public func fileExporter<T: Transferable>(
            isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
            onCompletion: @escaping (Result<_URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
        ) -> some View {
            presents("fileExporter", isPresented)
        }

        public func fileMover(
            isPresented: Binding<Bool>, file: _URL?, onCompletion: @escaping (Result<_URL, any Error>) -> Void
        ) -> some View {
            presents("fileMover", isPresented)
        }

        public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>) -> some View {
            presents("photosPicker", isPresented)
        }

        public func imagePlaygroundSheet(
            isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
            onCompletion: @escaping (_URL) -> Void, onCancellation: (() -> Void)? = nil
        ) -> some View {
            presents("imagePlaygroundSheet", isPresented)
        }

        public func contactAccessPicker(
            isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
        ) -> some View {
            presents("contactAccessPicker", isPresented)
        }

        public func familyActivityPicker(
            isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
        ) -> some View {
            presents("familyActivityPicker", isPresented)
        }

        public func musicSubscriptionOffer(
            isPresented: Binding<Bool>, onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
        ) -> some View {
            presents("musicSubscriptionOffer", isPresented)
        }

        public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
            presents("manageSubscriptions", isPresented)
        }

        public func offerCodeRedemption(isPresented: Binding<Bool>) -> some View {
            presents("offerCodeRedemption", isPresented)
        }

        public func appStoreOverlay(
            isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
        ) -> some View {
            presents("appStoreOverlay", isPresented)
        }

        public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
            presents("translation", isPresented)
        }

        public func findNavigator(isPresented: Binding<Bool>) -> some View { presents("findNavigator", isPresented) }

        public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
            presentation("inspector", if: isPresented.wrappedValue, content)
        }

        public func quickLookPreview(_ item: Binding<_URL?>) -> some View {
            presentation("quickLookPreview", of: item.wrappedValue) { _ in EmptyView() }
        }

        public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil) -> some View {
            presentation("popoverTip", of: tip) { _ in EmptyView() }
        }

        public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
            presentation("actionSheet", if: isPresented.wrappedValue) { content().content }
        }
    }

    public struct UTType: Sendable {
        public static let text = UTType()
    }
#endif
