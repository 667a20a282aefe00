import Harness
import Rewriting
import Testing

/// Two sides that give a modifier different views, which its page writes into a closure.
@Suite struct GoldenSidesClosureTests {
    private func both(
        _ one: String, _ other: String, _ after: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        golden(
            "x.if(c) { $0.\(one) } else: { $0.\(other) }", after.map { "x." + $0 }, sourceLocation: sourceLocation)
    }

    @Test func oneClosure() {
        check([
            both("overlay(A())", "overlay(B())", "overlay { if c { A() } else { B() } }"),
            both("background(A())", "background(B())", "background { if c { A() } else { B() } }"),
            both(
                "padding().overlay(A())", "overlay(B())", "padding(c ? .all : []).overlay { if c { A() } else { B() } }"
            ),
            both(
                "overlay(A(), alignment: .top)", "overlay(B(), alignment: .top)",
                "overlay(alignment: .top) { if c { A() } else { B() } }"),
            both(
                "overlay(A(), alignment: .top)", "overlay(B(), alignment: .bottom)",
                "overlay(alignment: c ? .top : .bottom) { if c { A() } else { B() } }"),
            both(
                "overlay(A(), alignment: .top)", "overlay(B())",
                "overlay(alignment: c ? .top : .center) { if c { A() } else { B() } }"),
            both(
                "overlay(A())", "overlay(B(), alignment: .top)",
                "overlay(alignment: c ? .center : .top) { if c { A() } else { B() } }"),
        ])
    }

    /// A style and a view are of two overloads; and of a form of which a page says something it may be true on both sides.
    @Test func twoForms() {
        check([
            both(
                "background(Color.red)", "background(A())",
                "background(c ? Color.red : Color.clear).background { if !c { A() } }"),
            both("mask(A())", "mask(B())", nil),
        ])
    }

    /// Swift converts a whole choice between numbers, so that a `Double` beside it says what `.wide` is.
    @Test func numbersOfTwoTypes() {
        let own = [
            """
            import SwiftUI
            extension CGFloat { static let wide: CGFloat = 8 }
            extension Double { static let dim = 0.4 }
            let ratio: Double = 1
            let gap: CGFloat = 3
            """
        ]
        func both(_ one: String, _ other: String, _ after: String) -> Golden {
            golden("x.if(c) { $0.\(one) } else: { $0.\(other) }", "x." + after, context: own)
        }
        check([
            both("offset(x: ratio)", "offset(x: .wide)", "offset(x: c ? ratio : CGFloat.wide)"),
            both("offset(x: .wide)", "offset(x: ratio * 2)", "offset(x: c ? CGFloat.wide : ratio * 2)"),
            both("offset(x: .wide)", "offset(x: gap)", "offset(x: c ? .wide : gap)"),
            both("offset(x: .wide)", "offset(x: 4)", "offset(x: c ? .wide : 4)"),
            both("opacity(.dim)", "opacity(gap)", "opacity(c ? Double.dim : gap)"),
            both("offset(x: -.wide)", "offset(x: ratio)", "offset(x: c ? -.wide : 0).offset(x: c ? 0 : ratio)"),
        ])
    }

    @Test func explicitBranches() {
        func outline(_ style: String) -> String { "RoundedRectangle(cornerRadius: 8).stroke(\(style))" }
        check([
            inBody("if c { x.overlay(A()) } else { x.overlay(B()) }", "x.overlay { if c { A() } else { B() } }"),
            inBody(
                "if c { x.overlay(\(outline("Color.red"))) } else { x.overlay(\(outline("Color.gray"))) }",
                "x.overlay { \(outline("c ? Color.red : Color.gray")) }"),
            inBody(
                "if let badge { x.overlay { Badge(badge).padding() } } else { x.overlay { B() } }",
                "x.overlay { if let badge { Badge(badge).padding() } else { B() } }"),
            inBody(
                "if let badge { x.sheet(isPresented: $isOn) { Badge(badge) } } else { x.sheet(isPresented: $isOn) { B() } }",
                "x.sheet(isPresented: $isOn) { [badge] in if let badge { Badge(badge) } else { B() } }"),
            inBody(
                "if let badge = model.badge { x.overlay(Badge(badge)) } else { x.overlay(B()) }",
                "x.overlay { if let badge = model.badge { Badge(badge) } else { B() } }"),
            inBody(
                "if c { x.overlay(Card(items[0])) } else { x.overlay(B()) }",
                "x.overlay { if c { Card(items[0]) } else { B() } }"),
        ])
    }
}
