import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// Calls with a closure for when the condition is false.
@Suite struct GoldenElseTests {
    /// Of one overload: the other side's argument stands in place of the inert value.
    @Test func oneOverload() {
        check([
            golden(
                "Text(a).if(c) { $0.frame(maxWidth: .infinity) } else: { $0.frame(maxWidth: 320) }",
                "Text(a).frame(maxWidth: c ? .infinity : 320)"),
            golden(
                "Text(a).if(c, transform: { $0.frame(width: 1, height: 2) }, else: { $0.frame(width: 3, height: 2) })",
                "Text(a).frame(width: c ? 1 : 3, height: 2)"),
            golden(
                "Text(a).if(c) { $0.background(Color.red) } else: { $0.background(Color.blue) }",
                "Text(a).background(c ? Color.red : Color.blue)"),
            golden(
                "Text(a).if(c) { $0.padding(8).opacity(x) } else: { $0.padding(4).opacity(0) }",
                "Text(a).padding(c ? 8 : 4).opacity(c ? x : 0)"),
            golden(
                "Text(a).if(c) { $0.opacity(xs[i]) } else: { $0.opacity(xs[j]) }", "Text(a).opacity(c ? xs[i] : xs[j])"),
            golden("Text(a).if(c) { $0.disabled(x) } else: { $0.disabled(true) }", "Text(a).disabled(!c || x)"),
            golden(
                "Text(a).ifLet(x, transform: { $0.opacity($1) }, else: { $0.opacity(0.3) })",
                "Text(a).opacity(x ?? 0.3)"),
            golden(
                "Text(a)\n    .if(c) { view in\n        view.frame(width: 1)\n    } else: { view in\n        view.frame(width: 2)\n    }",
                "Text(a)\n    .frame(width: c ? 1 : 2)"),
        ])
    }

    /// A `!` at the start goes, and the two sides change places.
    @Test func aNegatedCondition() {
        check([
            golden(
                "Text(a).if(!c) { $0.frame(maxWidth: .infinity) } else: { $0.frame(maxWidth: 320) }",
                "Text(a).frame(maxWidth: c ? 320 : .infinity)"),
            golden(
                "x.if(!c) { $0.foregroundStyle(.white) } else: { $0.foregroundStyle(.primary) }",
                "x.foregroundStyle(c ? AnyShapeStyle(.primary) : AnyShapeStyle(.white))"),
            golden(
                "x.if(!c) { $0.overlay { A() } } else: { $0.overlay { B() } }",
                "x.overlay { if c { B() } else { A() } }"),
            golden(
                "x.if(!c && d) { $0.overlay { A() } } else: { $0.overlay { B() } }",
                "x.overlay { if !c && d { A() } else { B() } }"),
        ])
    }

    /// Literals of one kind are of one type, also where any would do.
    @Test func literalsOfOneKind() {
        check([
            golden("Text(a).if(c) { $0.tag(1) } else: { $0.tag(2) }", "Text(a).tag(c ? 1 : 2)"),
            golden(
                "Text(a).if(c) { $0.environment(\\.depth, 1) } else: { $0.environment(\\.depth, 2) }",
                "Text(a).environment(\\.depth, c ? 1 : 2)"),
            golden("Text(a).if(c) { $0.tag(1) } else: { $0.tag(2.5) }", nil),
            golden("Text(a).if(c) { $0.tag(\"a\") } else: { $0.tag(b) }", nil),
        ])
    }

    /// Styles are of one type where pages list both under it, and of none where each side is wrapped.
    @Test func styles() {
        check([
            golden(
                "x.if(c) { $0.foregroundStyle(.primary) } else: { $0.foregroundStyle(.secondary) }",
                "x.foregroundStyle(c ? .primary : .secondary)"),
            golden(
                "x.if(c) { $0.foregroundStyle(Color.red) } else: { $0.foregroundStyle(.blue) }",
                "x.foregroundStyle(c ? Color.red : .blue)"),
            golden(
                "x.if(c) { $0.foregroundStyle(.white) } else: { $0.foregroundStyle(.primary) }",
                "x.foregroundStyle(c ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))"),
            golden(
                "x.if(c) { $0.foregroundStyle(.brand) } else: { $0.foregroundStyle(.red) }",
                "x.foregroundStyle(c ? AnyShapeStyle(.brand) : AnyShapeStyle(.red))"),
            golden(
                "x.if(c) { $0.background(.thinMaterial) } else: { $0.background(.ultraThinMaterial) }",
                "x.background(c ? .thinMaterial : .ultraThinMaterial)"),
            golden("x.if(c) { $0.buttonStyle(.plain) } else: { $0.buttonStyle(.bordered) }", nil),
        ])
    }

    /// What is written for another parameter, or for an optional, shows the type.
    @Test func oneTypeByOthers() {
        func both(_ one: String, _ other: String, _ after: String?, reasons: [String]? = nil) -> Golden {
            golden(
                "x.if(c) { $0.\(one) } else: { $0.\(other) }", after.map { "x.\($0)" },
                outcomes: reasons == nil ? nil : [.left], reasons: reasons)
        }
        check([
            both("environment(\\.gap, a)", "environment(\\.gap, b())", "environment(\\.gap, c ? a : b())"),
            both("environment(\\.gap, a)", "environment(\\.gap, nil)", "environment(\\.gap, c ? a : nil)"),
            both("environment(\\.gap, .small)", "environment(\\.gap, b)", "environment(\\.gap, c ? .small : b)"),
            both("environment(\\.gap, a)", "environment(\\.size, b)", nil),
            both(
                "preference(key: K.self, value: a)", "preference(key: K.self, value: .zero)",
                "preference(key: K.self, value: c ? a : .zero)"),
            both("preference(key: K.self, value: a)", "preference(key: J.self, value: b)", nil),
            both("listRowBackground(Color.red)", "listRowBackground(nil)", "listRowBackground(c ? Color.red : nil)"),
            both("listRowBackground(nil)", "listRowBackground(row)", "listRowBackground(c ? nil : row)"),
            both(
                "listRowBackground(Color.red)", "listRowBackground(Circle())", nil,
                reasons: ["`listRowBackground` would be applied twice, once for each side"]),
        ])
    }

    /// What a chain of another type begins with is not found in a choice.
    @Test func stylesOfOtherTypes() {
        func both(_ name: String, _ one: String, _ other: String, _ after: String?) -> Golden {
            golden(
                "x.if(c) { $0.\(name)(\(one)) } else: { $0.\(name)(\(other)) }", after.map { "x.\(name)(\($0))" })
        }
        check([
            both("foregroundStyle", ".red.opacity(0.5)", ".blue", "c ? .red.opacity(0.5) : .blue"),
            both(
                "foregroundStyle", ".red.gradient", ".blue.gradient",
                "c ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.blue.gradient)"),
            both(
                "background", "Color.red.gradient", ".blue.gradient",
                "c ? AnyShapeStyle(Color.red.gradient) : AnyShapeStyle(.blue.gradient)"),
            both(
                "background", "Color.red.gradient", "Color.blue.gradient",
                "c ? Color.red.gradient : Color.blue.gradient"),
            golden(
                "x.if(c) { $0.border(.red.gradient) } else: { $0.border(.blue.gradient) }",
                "x.border(c ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.blue.gradient))"),
            both("tint", ".red.gradient", ".blue.gradient", nil),
            golden("x.if(c) { $0.tint(.red.gradient) }", nil, allowed: [.assumed]),
            golden("x.if(c) { $0.tint(.red) }", "x.tint(c ? .red : nil)", allowed: [.assumed]),
        ])
    }

    /// What is called on a gesture or a shape is of a type of its own.
    @Test func wrappedTypes() {
        func both(_ name: String, _ one: String, _ other: String, _ after: String?) -> Golden {
            golden(
                "x.if(c) { $0.\(name)(\(one)) } else: { $0.\(name)(\(other)) }", after.map { "x\($0)" })
        }
        check(
            [
                both(
                    "gesture", "TapGesture().onEnded { f() }", "TapGesture().onEnded { g() }",
                    ".gesture(c ? TapGesture().onEnded { f() } : TapGesture().onEnded { g() })"),
                both(
                    "gesture", "DragGesture().onChanged { f($0) }", "DragGesture().onEnded { g($0) }",
                    ".gesture(DragGesture().onChanged { f($0) }, isEnabled: c).gesture(DragGesture().onEnded { g($0) }, isEnabled: !c)"
                ),
                both(
                    "gesture", "drag", "drag.onEnded { g($0) }",
                    ".gesture(drag, isEnabled: c).gesture(c ? nil : drag.onEnded { g($0) })"),
                both(
                    "clipShape", "Circle()", "Circle().inset(by: 2)",
                    ".clipShape(c ? AnyShape(Circle()) : AnyShape(Circle().inset(by: 2)))"),
                both(
                    "clipShape", "Circle().inset(by: 1)", "Circle().inset(by: 2)",
                    ".clipShape(c ? Circle().inset(by: 1) : Circle().inset(by: 2))"),
                both("tag", "Tab.one(1)", "Tab.other(2)", ".tag(c ? Tab.one(1) : Tab.other(2))"),
            ].map { golden in
                var golden = golden
                golden.context = ["let drag = DragGesture()", "enum Tab: Hashable { case one(Int), other(Int) }"]
                return golden
            })
    }

    /// What builds nothing gives one type; and what is given the view is no choice that keeps it.
    @Test func closuresOfOneType() {
        func both(_ head: String, _ one: String, _ other: String) -> Golden {
            golden("x.if(c) { $0.\(head) in \(one) } } else: { $0.\(head) in \(other) } }", nil, outcomes: [.branch])
        }
        check([
            both("visualEffect { v, p", "v.offset(x: p.size.width)", "v.opacity(0.3)"),
            both("scrollTransition { v, p", "v.opacity(0.3)", "v.scaleEffect(2)"),
            both("matchedTransitionSource(id: 1, in: n) { v", "v.clipShape(.capsule)", "v.background(.red)"),
            both("animation(.easeIn) { v", "v.opacity(0)", "v.opacity(1)"),
            both("phaseAnimator([1, 2]) { v, p", "v.opacity(p)", "v.padding(p)"),
        ])
    }

    /// What the first closure unwraps is there; the other closure may not.
    @Test func unwrappedOnOneSide() {
        func view(_ call: String) -> String {
            "struct V: View { var w: CGFloat?, s: String?, d: Double?; var body: some View { \(call) } }"
        }
        func one(_ before: String, _ after: String?, reasons: [String]? = nil) -> Golden {
            golden(view("x" + before), after.map { view("x" + $0) }, reasons: reasons)
        }
        let unwraps = ["the closure unwraps `w!`, which is safe only under the condition"]
        check([
            one(".if(w != nil) { $0.frame(width: w!) } else: { $0.frame(width: 3) }", ".frame(width: w ?? 3)"),
            one(".if(w != nil) { $0.padding(w! + 2) } else: { $0.padding(3) }", ".padding(w.map { $0 + 2 } ?? 3)"),
            one(".if(c && w != nil) { $0.padding(w!) } else: { $0.padding(3) }", ".padding(c ? (w ?? 3) : 3)"),
            one(
                ".if(w != nil && d != nil) { $0.padding(w!).opacity(d!) } else: { $0.padding(3).opacity(0) }",
                ".padding(d != nil ? (w ?? 3) : 3).opacity(w != nil ? (d ?? 0) : 0)"),
            one(
                ".if(w != nil) { $0.padding(w!) } else: { $0.frame(width: 3) }",
                ".padding(w ?? 0).frame(width: w != nil ? nil : 3)"),
            one(".if(w != nil) { $0.padding(3) } else: { $0.padding(w!) }", nil, reasons: unwraps),
            one(".if(c || w != nil) { $0.padding(w!) } else: { $0.padding(3) }", nil, reasons: unwraps),
        ])
    }

    /// What may be of two overloads is not put into one.
    @Test func ofTwoOverloads() {
        check([
            golden(
                "Text(a).if(c) { $0.toolbar { Button(a) { f() } } } else: { $0.toolbar { ToolbarItem { Text(a) } } }",
                "Text(a).toolbar { if c { Button(a) { f() } } }.toolbar { if !c { ToolbarItem { Text(a) } } }",
                allowed: [.assumed, .approx]),
            golden(
                "Text(a).if(c) { $0.padding(xs[0].top) } else: { $0.padding(ys[0].top) }",
                "Text(a).padding(c ? xs[0].top : .init()).padding(c ? .init() : ys[0].top)"),
            golden(
                "Text(a).if(c) { $0.overlay { Badge() } } else: { $0.overlay { } }",
                "Text(a).overlay { if c { Badge() } }"),
            // A literal is looked up in a table, a `String` is not.
            golden(
                "Text(a).if(c) { $0.navigationTitle(\"a\") } else: { $0.navigationTitle(badge ?? \"\") }", nil),
            golden(
                "Text(a).if(c) { $0.navigationTitle(\"a\") } else: { $0.navigationTitle(\"b\" + name) }", nil),
            // It runs later, so the condition is read before.
            golden(
                "Text(a).if(c) { $0.sheet(isPresented: $s, onDismiss: { f() }) { T() } } else: { $0.sheet(isPresented: $s, onDismiss: { g() }) { T() } }",
                "Text(a).sheet(isPresented: $s, onDismiss: { [c] in if c { f() } else { g() } }) { T() }"),
            golden(
                "Text(a).if(c) { $0.accessibilityLabel(\"a\") } else: { $0.accessibilityLabel(badge ?? \"\") }", nil,
                outcomes: [.left]),
            golden(
                "Text(a).ifLet(d, transform: { $0.frame(width: $1) }, else: { $0.frame(width: w) })",
                "Text(a).frame(width: d.map { CGFloat($0) } ?? w)"),
            golden(
                "Text(a).ifLet(d, transform: { $0.frame(width: $1) }, else: { $0.frame(width: 8) })",
                "Text(a).frame(width: d ?? 8)"),
        ])
    }

    /// What a side leaves out stands for its default.
    @Test func leftOut() {
        check([
            golden("x.if(c) { $0.padding(.horizontal) } else: { $0.padding() }", "x.padding(c ? .horizontal : .all)"),
            golden("x.if(c) { $0.padding() } else: { $0.padding(.horizontal) }", "x.padding(c ? .all : .horizontal)"),
            golden(
                "x.if(c) { $0.frame(width: 1) } else: { $0.frame(width: 2, height: 3) }",
                "x.frame(width: c ? 1 : 2, height: c ? nil : 3)"),
            golden(
                "x.if(c) { $0.shadow(radius: 1, y: 2) } else: { $0.shadow(radius: 1, x: 3, y: 2) }",
                "x.shadow(radius: 1, x: c ? 0 : 3, y: 2)"),
            // Neither side writes all.
            golden(
                "x.if(c) { $0.frame(width: 1) } else: { $0.frame(height: 2) }",
                "x.frame(width: c ? 1 : nil).frame(height: c ? nil : 2)"),
        ])
    }

    /// As many pairs as there are in both orders; the rest have inert forms of their own.
    @Test func someInPairs() {
        check([
            golden(
                "x.if(c) { $0.padding(8).opacity(0.3) } else: { $0.padding(4) }",
                "x.padding(c ? 8 : 4).opacity(c ? 0.3 : 1)"),
            golden(
                "x.if(c) { $0.padding(8) } else: { $0.disabled(true).padding(4).blur(radius: 3) }",
                "x.disabled(!c).padding(c ? 8 : 4).blur(radius: c ? 0 : 3)"),
            golden(
                "x.if(c) { $0.padding(8).opacity(0.3) } else: { $0.opacity(0.4).padding(4) }",
                "x.padding(c ? 8 : 0).opacity(c ? 0.3 : 0.4).padding(c ? 0 : 4)"),
            golden(
                "x\n    .if(c) {\n        $0\n            .padding(8)\n            .opacity(0.3)\n    } else: {\n        $0.padding(4)\n    }",
                "x\n    .padding(c ? 8 : 4)\n    .opacity(c ? 0.3 : 1)"),
            // The last would not reach the view when the first is off.
            golden(
                "x.if(c) { $0.font(.title).padding(1).font(.body) } else: { $0.font(.caption) }", nil,
                allowed: [.assumed, .approx], outcomes: [.withheld]),
        ])
    }

    /// What no page speaks of may run something whenever it appears.
    @Test func ownModifiers() {
        let context = [
            """
            import SwiftUI
            extension View { func track(_ name: String) -> some View { onAppear { log(name) } } }
            """
        ]
        let call = "x.if(c) { $0.track(\"a\") } else: { $0.track(\"b\") }"
        check([
            golden(call, nil, context: context, outcomes: [.withheld]),
            golden(call, "x.track(c ? \"a\" : \"b\")", allowed: [.lifecycle], context: context),
            golden("x.if(c) { $0.shine(1) } else: { $0.shine(2) }", nil, reasons: ["no rule for `shine`"]),
            golden(
                "x.if(c) { $0.shine(1) } else: { $0.shine(2) }", "x.shine(c ? 1 : 2)",
                rules: .builtin(and: "modifier shine(_ level: Int)")),
        ])
    }

    /// A chain of what pages state, with plain values, runs nothing.
    @Test func quietOwnModifiers() async {
        await check(each: [
            ("func card(_ size: Double) -> some View { padding(size).clipShape(Circle()) }", true),
            ("func card(_ size: Double) -> some View { modifier(Card(size: size)) }", true),
            ("func card(_ size: Double) -> some View { clipped().shine(size) }", true),
            ("func card(_ size: Double) -> some View { clipped().glow(size) }", false),
            ("func card(_ size: Double) -> some View { clipped().onAppear { log(size) } }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay { Text(\"a\") } }", true),
            ("func card(_ size: Double) -> some View { clipped().overlay { Text(\"a\").onAppear { f() } } }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay { Text(\"a\").glow(size) } }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay { if size > 3 { badge } } }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay { if size > 3 { ProgressView() } } }", true),
            ("func card(_ size: Double) -> some View { clipped().overlay { VStack { Text(\"a\") } } }", true),
            ("func card(_ size: Double) -> some View { clipped().overlay { VStack { Badge(size) } } }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay { AsyncImage(url: nil) } }", false),
            ("func card(_ size: Double) -> some View { padding(size).animation(.default, value: size) }", true),
            ("func card(_ size: Double) -> some View { padding(size).onChange(of: size) { log(3) } }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay { Badge(size) } }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay(Badge(size)) }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay(badge) }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay(self.badge) }", false),
            ("func card(_ size: Double) -> some View { clipped().overlay(makeBadge(size)) }", false),
            ("func card(_ size: Double) -> some View { modifier(Held(size: size)) }", false),
            ("func card(_ size: Double) -> some View { modifier(Computed(size: size)) }", false),
            ("func card(_ size: Double) -> some View { VStack { self } }", false),
        ]) { declared, isQuiet in
            let context = [
                """
                import SwiftUI
                struct Badge: View { let size: Double; var body: some View { EmptyView() } }
                struct Card: ViewModifier {
                    @Environment(\\.colorScheme) private var scheme
                    let size: Double
                    func body(content: Content) -> some View { content.clipShape(Circle()).padding(size) }
                }
                struct Held: ViewModifier {
                    let size: Double
                    @State private var isOn = false
                    func body(content: Content) -> some View { content.clipShape(Circle()).padding(size) }
                }
                struct Computed: ViewModifier {
                    let size: Double
                    var edge: some View { Badge(size: size) }
                    func body(content: Content) -> some View { content.clipShape(Circle()).overlay(edge) }
                }
                extension View {
                    func shine(_ size: Double) -> some View { padding(size) }
                    \(declared)
                }
                """
            ]
            check([
                golden(
                    "x.if(c) { $0.card(3) } else: { $0.card(4) }", isQuiet ? "x.card(c ? 3 : 4)" : nil,
                    context: context, outcomes: isQuiet ? nil : [.withheld])
            ])
        }
    }

    /// What is put over a view while something goes on: one modifier with two values, and what it is given is the caller's.
    @Test func quietModifiersOfTwoSides() {
        let context = [
            """
            import SwiftUI
            struct Loading: ViewModifier {
                let on: Bool
                func body(content: Content) -> some View {
                    content.overlay { if on { ProgressView() } }.animation(.default, value: on)
                }
            }
            extension View {
                func loading(_ on: Bool) -> some View { modifier(Loading(on: on)) }
                func toast(_ text: String?) -> some View {
                    overlay { if let text { Text(text) } }.animation(.default, value: text)
                }
                func watched(_ on: Bool) -> some View { opacity(on ? 0.5 : 1).onChange(of: on) { f() } }
                func framed<C: View>(_ gap: CGFloat = 3, @ViewBuilder content: @escaping () -> C) -> some View {
                    padding(gap).overlay { content() }
                }
            }
            """
        ]
        func both(_ one: String, _ other: String, _ after: String?) -> Golden {
            golden(
                "x.if(c) { $0.\(one) } else: { $0.\(other) }", after.map { "x.\($0)" }, context: context,
                outcomes: after == nil ? [.withheld] : nil)
        }
        check([
            both("loading(true)", "loading(false)", "loading(c)"),
            both("loading(false)", "loading(true)", "loading(!c)"),
            both("modifier(Loading(on: true))", "modifier(Loading(on: false))", "modifier(Loading(on: c))"),
            both("toast(\"a\")", "toast(nil)", "toast(c ? \"a\" : nil)"),
            both("toast(\"a\")", "toast(\"b\")", "toast(c ? \"a\" : \"b\")"),
            both("framed(4) { Text(a) }", "framed(5) { Text(a) }", "framed(c ? 4 : 5) { Text(a) }"),
            both("framed { Text(a) }", "framed { Text(b) }", "framed { [c] in if c { Text(a) } else { Text(b) } }"),
            golden("x.if(c) { $0.loading(true) }", "x.loading(c)", context: context),
            golden("x.if(c) { $0.loading(d) }", "x.loading(c && d)", context: context),
            golden("x.if(c) { $0.loading(true) }.if(!c) { $0.loading(false) }", "x.loading(c)", context: context),
            golden("x.if(d) { $0.loading(d) }", nil, context: context, outcomes: [.withheld]),
            golden("x.if(c) { $0.watched(true) } else: { $0.watched(false) }", nil, context: context),
        ])
    }

    /// Shapes and images have modifiers of their own, as long as they are such.
    @Test func shapesAndImages() {
        check([
            golden(
                "Circle().if(c) { $0.trim(to: v).stroke(.red) } else: { $0.trim(to: 1).stroke(.blue) }",
                "Circle().trim(to: c ? v : 1).stroke(c ? .red : .blue)"),
            golden(
                "Circle().if(c) { $0.scale(v).fill(.red) } else: { $0.fill(.blue) }",
                "Circle().scale(c ? v : 1).fill(c ? .red : .blue)"),
            golden(
                "Circle().if(c) { $0.rotation(.degrees(3)).stroke(lineWidth: 3).padding() } else: { $0.stroke() }",
                "Circle().rotation(c ? .degrees(3) : .zero).stroke(lineWidth: c ? 3 : 1).padding(c ? .all : [])"
            ),
            golden(
                "Image(a).if(c) { $0.resizable().renderingMode(.template).padding(3) } else: { $0.resizable().renderingMode(.original) }",
                "Image(a).resizable().renderingMode(c ? .template : .original).padding(c ? 3 : 0)"),
            // What is scaled has no border inside its edge; that of the other side cannot be switched off anyway.
            golden("Circle().if(c) { $0.scale(2) } else: { $0.strokeBorder(.red) }", nil, outcomes: [.branch]),
            golden("x.if(c) { $0.trim(to: 0.5) }", nil, outcomes: [.left]),
        ])
    }

    @Test func differentLinks() {
        check([
            golden(
                "Text(a).if(c) { $0.opacity(0.5) } else: { $0.padding(8) }",
                "Text(a).opacity(c ? 0.5 : 1).padding(c ? 0 : 8)"),
            golden(
                "Text(a).if(c) { $0.frame(width: 1) } else: { $0.frame(height: 2) }",
                "Text(a).frame(width: c ? 1 : nil).frame(height: c ? nil : 2)"),
            golden("Text(a).if(c) { $0 } else: { $0.opacity(0.5) }", "Text(a).opacity(c ? 1 : 0.5)"),
            golden("Text(a).if(c) { $0.opacity(0.5) } else: { $0 }", "Text(a).opacity(c ? 0.5 : 1)"),
            golden(
                "Text(a).if(c) { $0.overlay { Card() } } else: { $0.opacity(0.5) }",
                "Text(a).overlay { if c { Card() } }.opacity(c ? 1 : 0.5)"),
            golden(
                "Text(a).if(c) { $0.overlay { Card() } } else: { $0.overlay { Badge() } }",
                "Text(a).overlay { if c { Card() } else { Badge() } }"),
            golden(
                "Card().ifLet(x, transform: { $0.overlay(Badge($1)) }, else: { $0.overlay { Dot() } })",
                "Card().overlay { if let x { Badge(x) } else { Dot() } }"),
            golden(
                "Text(a)\n    .if(c) {\n        $0\n            .opacity(0.5)\n            .padding(2)\n    } else: {\n        $0.disabled(true)\n    }",
                "Text(a)\n    .opacity(c ? 0.5 : 1)\n    .padding(c ? 2 : 0)\n    .disabled(!c)"),
        ])
    }

    @Test func anyLabel() {
        let helpers = """
            extension View {
                @ViewBuilder func either<A: View, B: View>(_ c: Bool, _ a: (Self) -> A, otherwise b: (Self) -> B) -> some View {
                    if c { a(self) } else { b(self) }
                }
                @ViewBuilder func unless<A: View, B: View>(_ c: Bool, a: (Self) -> A, b: (Self) -> B) -> some View {
                    if c { b(self) } else { a(self) }
                }
            }
            """
        check([
            golden(
                "Text(a).either(c) { $0.opacity(0.5) } otherwise: { $0.opacity(0.7) }",
                "Text(a).opacity(c ? 0.5 : 0.7)",
                context: [helpers]),
            golden(
                "Text(a).either(c, { $0.opacity(0.5) }, otherwise: { $0.opacity(0.7) })",
                "Text(a).opacity(c ? 0.5 : 0.7)", context: [helpers]),
            golden(
                "Text(a).unless(c) { $0.opacity(0.5) } b: { $0.opacity(0.7) }", "Text(a).opacity(c ? 0.7 : 0.5)",
                context: [helpers]),
        ])
    }

    @Test func whatHasNoPlace() {
        for (text, outcome) in [
            ("Card().if(c) { $0.containerShape(Circle()) } else: { $0.containerShape(Rectangle()) }", Outcome.branch),
            ("Card().if(c) { $0.opacity(0.5) } else: { $0.brandNew() }", .left),
            ("Card().if(c) { $0.opacity(0.5) } else: { /* off */ $0.padding(3) }", .left),
            ("Card().if(c) { $0.opacity(0.5) } else: { /* off */ $0.opacity(0.7) }", .left),
        ] {
            check(leftAlone: text + "\n", outcomes: [outcome])
        }
    }
}
