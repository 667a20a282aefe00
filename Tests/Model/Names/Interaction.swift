import SwiftUI

/// What examples of gestures, presentations and actions speak of.
extension Screen {
    public func makeGesture() -> some Gesture { TapGesture().onEnded { self.tap() } }

    public var selection: Binding<Item?> { .constant(_World.holds(120) ? items[0] : nil) }
    public var query: Binding<String> { .constant("query") }
    public var ticks: Ticks { Ticks() }

    public func refresh() async { _Actions.perform("refresh") }
}

/// A publisher that sends a number at once.
public struct Ticks: Publisher {
    public typealias Output = Int
    public typealias Failure = Never

    public var _first: Int { 1 }
}
