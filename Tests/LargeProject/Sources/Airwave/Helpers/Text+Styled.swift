import SwiftUI

extension Text {
    /// Gives a text, so that texts can be added up.
    func styled(_ condition: Bool, _ change: (Text) -> Text) -> Text {
        condition ? change(self) : self
    }
}

extension Shape {
    /// Gives a shape.
    @ShapeBuilder
    func shaped(_ condition: Bool, _ change: (Self) -> some Shape) -> some Shape {
        if condition { change(self) } else { self }
    }
}

extension View {
    /// Gives a text, whatever it is called on.
    func summarized(_ condition: Bool, _ change: (Self) -> Text) -> Text {
        if condition { change(self) } else { Text(verbatim: "") }
    }

    /// Gives what the closure and the view both are.
    func same(_ condition: Bool, _ change: (Self) -> Self) -> Self {
        guard condition else { return self }
        return change(self)
    }
}
