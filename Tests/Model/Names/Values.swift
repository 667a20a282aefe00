import SwiftUI

/// What examples of preferences, files and commands speak of.
public enum Width: PreferenceKey {
    public static var defaultValue: CGFloat { 0 }
    public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension FocusedValues {
    public var mark: String? {
        get { nil }
        set {}
    }
}

public struct Glow {
    public var color: Color
    public var radius: CGFloat
}

public struct Line {
    public var pattern: Text.LineStyle.Pattern
    public var color: Color?
}

public final class Document: ObservableObject {}

struct SampleTip: Tip {}

extension Screen {
    public var document: Document { Document() }
    public var photo: Binding<PhotosPickerItem?> { .constant(nil) }
    public var activities: Binding<FamilyActivitySelection> { .constant(FamilyActivitySelection()) }
    public var overlay: SKOverlay.Configuration { SKOverlay.Configuration() }
    public var tip: any Tip { SampleTip() }

    public func remove(_ rows: IndexSet) { _Actions.perform("remove") }
    public func move(_ rows: IndexSet, _ place: Int) { _Actions.perform("move") }
    public func turn(_ direction: MoveCommandDirection) { _Actions.perform("turn") }

    #if IOS14
        public var namespace: Namespace.ID { Namespace.ID() }
        public var link: _URL? { _URL() }
        public var preview: Binding<_URL?> { .constant(_World.holds(121) ? _URL() : nil) }
    #endif

    #if IOS17
        public var turned: Rotation3D { .halfTurn }
        public var tinted: Shader { Shader() }
        public var language: TypesettingLanguage { .automatic }
    #endif

}
