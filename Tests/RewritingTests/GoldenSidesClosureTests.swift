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

    /// One side writes the closure into which the page puts what the other gives.
    @Test func closureOnOneSide() {
        check([
            both("overlay(A())", "overlay { B() }", "overlay { if c { A() } else { B() } }"),
            both("overlay { A() }", "overlay(B())", "overlay { if c { A() } else { B() } }"),
            both(
                "background(A(), alignment: .top)", "background { B() }",
                "background(alignment: c ? .top : .center) { if c { A() } else { B() } }"),
            both(
                "background(alignment: .top) { A() }", "background(B(), alignment: .top)",
                "background(alignment: .top) { if c { A() } else { B() } }"),
            both(
                "overlay(A(), alignment: .top)", "overlay { A() }", "overlay(alignment: c ? .top : .center) { A() }"),
            both(
                "overlay(A())", "overlay { if d { B() } else { Text(a) } }",
                "overlay { if c { A() } else if d { B() } else { Text(a) } }"),
            both(
                "overlay(Color.red, in: A())", "overlay { B() }",
                "overlay { if c { A().fill(Color.red) } else { B() } }"),
            // `x` is another one on each side.
            inBody(
                "if let x { y.overlay(Text(x)) } else { y.overlay { Text(x) } }",
                "y.overlay { if let x { Text(x) } else { Text(x) } }"),
            // A style is no view.
            both("overlay(Color.red)", "overlay { B() }", nil),
            golden(
                """
                Text(a)
                    .if(c) {
                        $0.overlay(
                            // Above all.
                            A()
                        )
                    } else: {
                        $0.overlay {
                            // Behind.
                            B()
                        }
                    }
                """,
                """
                Text(a)
                    // Above all.
                    .overlay {
                        if c {
                            A()
                        } else {
                            // Behind.
                            B()
                        }
                    }
                """),
        ])
    }

    /// An `if` that is all that an `else` holds stands behind it.
    @Test func ladders() {
        let (first, second) = ("x.overlay(A())", "x.overlay(B())")
        check([
            inBody(
                "if c { \(first) } else if d { \(second) } else { x.overlay(Text(a)) }",
                "x.overlay { if c { A() } else if d { B() } else { Text(a) } }", outcomes: [.rewritten]),
            inBody(
                "if c { \(first) } else if d { \(second) } else { x }",
                "x.overlay { if c { A() } else if d { B() } }", outcomes: [.rewritten]),
            inBody(
                "if c { x.overlay { A() } } else if d { x.overlay { B() } } else { x.overlay { Text(a) } }",
                "x.overlay { if c { A() } else if d { B() } else { Text(a) } }"),
            inBody(
                "if c { x.background(A(), alignment: .top) } else if d { x.background(B(), alignment: .top) } else { x.background(Text(a), alignment: .top) }",
                "x.background(alignment: .top) { if c { A() } else if d { B() } else { Text(a) } }"),
            inBody(
                "if c { x.overlay(Circle().fill(Color.red)) } else if d { x.overlay(Circle().fill(Color.blue)) } else { x.overlay(Circle().fill(Color.green)) }",
                "x.overlay { Circle().fill(c ? Color.red : (d ? Color.blue : Color.green)) }"),
            inBody(
                "if c { x.overlay { A() } } else { x.overlay { if d { B() }; Text(a) } }",
                "x.overlay { if c { A() } else { if d { B() }; Text(a) } }"),
            inBody(
                "if c { x.overlay { A() } } else { x.overlay { /* as ever */ if d { B() } } }",
                "x.overlay { if c { A() } else { /* as ever */ if d { B() } } }"),
            inBody(
                "if !c { x.overlay { if d { B() } } } else { x.overlay { A() } }",
                "x.overlay { if c { A() } else if d { B() } }"),
            inBody(
                "if c { x.onTapGesture { f() } } else { x.onTapGesture { if d { g() } } }",
                "x.onTapGesture { [c] in if c { f() } else if d { g() } }"),
            explicit(
                """
                enum Tab { case home, search, more }
                struct V: View {
                    let tab: Tab
                    var body: some View {
                        switch tab {
                        case .home:
                            Text(a)
                                .overlay {
                                    Circle()
                                }
                        case .search:
                            Text(a)
                                .overlay(Rectangle())
                        default:
                            Text(a)
                                .overlay(Capsule())
                        }
                    }
                }
                """,
                """
                enum Tab { case home, search, more }
                struct V: View {
                    let tab: Tab
                    var body: some View {
                        Text(a)
                            .overlay {
                                if tab == .home {
                                    Circle()
                                } else if tab == .search {
                                    Rectangle()
                                } else {
                                    Capsule()
                                }
                            }
                    }
                }
                """),
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
