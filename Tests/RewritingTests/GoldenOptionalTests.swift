import Harness
import RuleModel
import Testing

/// Optional conditions: what is in the optional gets a name, or stands behind `??`, and is never unwrapped by force.
@Suite struct GoldenOptionalTests {
    private static let types = [
        """
        let w: CGFloat?
        let bounds: CGSize?
        let frame: CGRect?
        let d: Double?
        var i: Double!
        typealias Length = CGFloat
        typealias Maybe = Length?
        var alias: Maybe
        var length: Length?
        let user: User?
        struct User { var width: Double; var side: CGFloat; var inset: CGFloat?; var tint: Color }
        """
    ]

    /// A `Double?` is no `CGFloat?`, although a `Double` can stand where a `CGFloat` does.
    @Test func ofAnotherType() {
        func frame(_ before: String, _ after: String) -> Golden {
            golden("Text(a).\(before)", "Text(a).frame(width: \(after))", context: Self.types)
        }
        check([
            frame("ifLet(d) { $0.frame(width: $1) }", "d.map { CGFloat($0) }"),
            frame("ifLet(z) { $0.frame(width: $1) }", "z.map { CGFloat($0) }"),
            frame("ifLet(m?.w) { $0.frame(width: $1) }", "(m?.w).map { CGFloat($0) }"),
            frame("if(d != nil) { $0.frame(width: d!) }", "d.map { CGFloat($0) }"),
            frame("if(i != nil) { $0.frame(width: i) }", "i != nil ? i : nil"),
            frame("if(w != nil) { $0.frame(width: w) }", "w"),
            frame("ifLet(user) { $0.frame(width: $1.width) }", "user.map { CGFloat($0.width) }"),
            frame("ifLet(user) { $0.frame(width: $1.side) }", "user?.side"),
            frame("ifLet(user) { $0.frame(width: $1.inset) }", "user?.inset"),
            frame("ifLet(alias) { $0.frame(width: $1) }", "alias"),
            frame("ifLet(length) { $0.frame(width: $1) }", "length"),
            frame("ifLet(bounds) { $0.frame(width: $1.width) }", "bounds?.width"),
            frame("ifLet(frame) { $0.frame(width: $1.size.height) }", "frame?.size.height"),
            // Fits whatever it is.
            frame("ifLet(z) { $0.frame(width: $1.width) }", "z.flatMap { $0.width }"),
            golden(
                "Text(a).ifLet(user) { $0.foregroundColor($1.tint) }", "Text(a).foregroundColor(user?.tint)",
                allowed: [.assumed], context: Self.types),
            golden("Text(a).ifLet(x) { $0.disabled($1.isOn) }", "Text(a).disabled(x?.isOn ?? false)"),
            golden("Text(a).ifLet(x?.y) { $0.disabled($1.isOn()) }", "Text(a).disabled((x?.y)?.isOn() ?? false)"),
        ])
    }

    /// Of `model?.size` only what is an optional by itself is chained; where nothing shows it, the whole is.
    @Test func behindAnOptionalChain() {
        let model = """
            struct Model { let size: CGSize; let more: CGSize?; let title: String; let tint: Color; var user: User? }
            struct User { let name: String }
            let model: Model?
            let models: [Model]
            """
        func frame(_ optional: String, _ width: String) -> Golden {
            golden(
                "Text(a).ifLet(\(optional)) { $0.frame(width: $1.width) }", "Text(a).frame(width: \(width))",
                context: [model])
        }
        check([
            frame("model?.size", "model?.size.width"),
            frame("model?.more", "model?.more?.width"),
            frame("models.first?.size", "models.first?.size.width"),
            golden(
                "Text(a).ifLet(model?.title) { $0.disabled($1.isEmpty) }",
                "Text(a).disabled(model?.title.isEmpty ?? false)", context: [model]),
            golden(
                "Text(a).ifLet(model?.user?.name) { $0.disabled($1.isEmpty) }",
                "Text(a).disabled(model?.user?.name.isEmpty ?? false)", context: [model]),
            golden(
                "Text(a).ifLet(model?.tint) { view, tint in view.background(tint.opacity(0.2)) }",
                "Text(a).background(model?.tint.opacity(0.2) ?? Color.clear)", context: [model]),
        ])
    }

    /// Swift makes a `CGFloat` of a `Double` in such a chain, and not the other way round.
    @Test func lengthsAndNumbers() {
        let user = ["struct User { let alpha: CGFloat; let part: Double; let size: CGSize? }\nlet user: User?"]
        check([
            golden(
                "Text(a).ifLet(user) { $0.opacity($1.alpha) }", "Text(a).opacity(user.map { Double($0.alpha) } ?? 1)",
                context: user),
            golden("Text(a).ifLet(user) { $0.opacity($1.part) }", "Text(a).opacity(user?.part ?? 1)", context: user),
            golden(
                "Text(a).ifLet(user?.size) { $0.opacity($1.width) }",
                "Text(a).opacity((user?.size).map { Double($0.width) } ?? 1)", context: user),
            // Either may be meant.
            golden("Text(a).ifLet(x) { $0.opacity($1.alpha) }", "Text(a).opacity(x.map { $0.alpha } ?? 1)"),
        ])
    }

    /// The argument is what is in the optional, and the inert value is `nil`.
    @Test func asTheArgument() {
        check([
            golden("Text(a).ifLet(w) { $0.frame(width: $1) }", "Text(a).frame(width: w)", context: Self.types),
            golden(
                "Text(a).ifLet(w) { view, value in view.frame(width: value) }", "Text(a).frame(width: w)",
                context: Self.types),
            golden(
                "Text(a).ifLet(w) { $0.frame(width: $1, height: 3) }",
                "Text(a).frame(width: w, height: w != nil ? 3 : nil)", context: Self.types),
            golden("Text(a).ifLet(w) { $0.frame(width: $1 * 2) }", "Text(a).frame(width: w.map { $0 * 2 })"),
            golden(
                "Text(a).ifLet(model?.w) { $0.frame(width: $1 * 2) }", "Text(a).frame(width: (model?.w).map { $0 * 2 })"
            ),
            golden(
                "let w: CGFloat?? = nil\nlet a = Text(a).ifLet(w) { $0.frame(width: $1) }",
                "let w: CGFloat?? = nil\nlet a = Text(a).frame(width: w ?? nil)"),
        ])
    }

    @Test func besideAnInertValue() {
        check([
            golden("Text(a).ifLet(x) { $0.opacity($1) }", "Text(a).opacity(x ?? 1)"),
            golden("Text(a).ifLet(x ?? y) { $0.opacity($1) }", "Text(a).opacity((x ?? y).map { Double($0) } ?? 1)"),
            golden("Text(a).ifLet(x) { $0.opacity($1 / 2) }", "Text(a).opacity(x.map { $0 / 2 } ?? 1)"),
            golden(
                "Text(a).ifLet(x) { view, it in view.opacity(it ? 0.3 : 0.6) }",
                "Text(a).opacity(x.map { $0 ? 0.3 : 0.6 } ?? 1)"),
            golden("Text(a).ifLet(x) { view, _ in view.opacity(0.5) }", "Text(a).opacity(x != nil ? 0.5 : 1)"),
            golden("Text(a).ifLet(x as? Y) { v, _ in v.disabled(true) }", "Text(a).disabled((x as? Y) != nil)"),
            golden(
                "Text(a).ifLet(x) { $0.opacity(sum($1) { it in it }) }",
                "Text(a).opacity(x.map { sum($0) { it in it } } ?? 1)"),
            golden(
                "Text(a).ifLet(x) { v, y in v.opacity(sum { $0 + y }) }",
                "Text(a).opacity(x.map { y in sum { $0 + y } } ?? 1)"),
        ])
    }

    @Test func inABuilder() {
        check([
            golden(
                "Card().conditionally(ifLet: badge) { $0.overlay($1) }", "Card().overlay { if let badge { badge } }",
                context: ["let badge: Text?"]),
            golden(
                "Card().ifLet(model.badge) { v, b in v.overlay { Badge(b) } }",
                "Card().overlay { if let b = model.badge { Badge(b) } }"),
            golden(
                "Card().ifLet(model.badge) { $0.overlay(Badge($1)) }",
                "Card().overlay { if let badge = model.badge { Badge(badge) } }"),
            golden(
                "Card().ifLet(badge) { v, b in v.overlay(Badge(b)) }",
                "Card().overlay { if let badge { Badge(badge) } }"),
            golden(
                "Card().ifLet(badge) { v, b in v.overlay(Badge(b, badge)) }",
                "Card().overlay { if let b = badge { Badge(b, badge) } }"),
            golden(
                "Card().ifLet(badges[0]) { $0.overlay(Badge($1)) }",
                "Card().overlay { if let value = badges[0] { Badge(value) } }"),
            golden(
                "Card().ifLet(badge) { v, _ in v.overlay(Badge()) }", "Card().overlay { if badge != nil { Badge() } }"),
            golden(
                "Card()\n    .applyIfLet(badge) { view, it in\n        view.overlay(alignment: .top) {\n            Badge(it)\n        }\n    }",
                "Card()\n    .overlay(alignment: .top) {\n        if let badge {\n            Badge(badge)\n        }\n    }"
            ),
        ])
    }

    /// What a form leaves as it is looks for itself whether there is something.
    @Test func inAClosureThatStays() {
        check([
            golden(
                "Card().ifLet(m.sel) { v, s in v.sheet(isPresented: $p) { Text(s) } }",
                "Card().sheet(isPresented: m.sel != nil ? $p : .constant(false)) { [s = m.sel] in if let s { Text(s) } }"
            ),
            golden(
                "Card().ifLet(m.sel) { v, s in v.sheet(isPresented: $p, onDismiss: { f(s) }) { Card() } }", nil,
                outcomes: [.left]),
            golden(
                "Card().if(m.error != nil) { $0.alert(\"E\", isPresented: $p) { Button(\"OK\") {} } message: { Text(m.error!.text) } }",
                "Card().alert(\"E\", isPresented: m.error != nil ? $p : .constant(false)) { Button(\"OK\") {} } message: { if let error = m.error { Text(error.text) } }",
                allowed: [.approx]),
            golden(
                "Card()\n    .ifLet(m.sel) { v, s in\n        v.alert(\"E\", isPresented: $p) {\n            Button(s) { f(s) }\n        }\n    }",
                "Card()\n    .alert(\"E\", isPresented: m.sel != nil ? $p : .constant(false)) {\n        if let s = m.sel {\n            Button(s) { f(s) }\n        }\n    }",
                allowed: [.approx]),
        ])
        check(
            leftAlone: "Card().if(m.error != nil) { $0.sheet(isPresented: $p) { Text(m.error!.text) } }\n",
            reasons: ["the closure unwraps `m.error!`, which is safe only under the condition"])
    }

    /// Where nothing can stand for what is in an optional, it is said why.
    @Test func reasons() {
        func left(_ link: String, _ reason: String) {
            check(leftAlone: "Text(a).ifLet(w) { v, w in v.\(link) }\n", context: Self.types, reasons: [reason])
        }
        left(
            "onChange(of: w) { f() }",
            "`w` may be `nil`, and a change from that or to it would count as one of the parameter `of` of `onChange`")
        left(
            "animation(w > 3 ? .easeIn : .easeOut, value: x)",
            "`w` may be `nil`, and no value of the parameter `animation` of `animation` is known to do nothing then")
    }

    @Test func inAClosureThatIsKept() {
        check([
            golden("Text(a).ifLet(font) { $0.font($1) }", "Text(a).font(font)", allowed: [.assumed]),
            golden(
                "Text(a).ifLet(font) { $0.font($1) }",
                "Text(a).transformEnvironment(\\.font) { [font] in if let font { $0 = font } }",
                allowed: [.verbose]),
            golden(
                "Text(a).ifLet(x) { v, _ in v.font(.title) }",
                "Text(a).transformEnvironment(\\.font) { [condition = x != nil] in if condition { $0 = .title } }",
                allowed: [.verbose]),
        ])
    }

    /// `x!` is what is in `x`, and never evaluated without it.
    @Test func comparedToNil() {
        check([
            golden("Text(a).if(x != nil) { $0.opacity(x!) }", "Text(a).opacity(x ?? 1)"),
            golden("Text(a).if(w != nil) { $0.frame(width: self.w!) }", "Text(a).frame(width: w)", context: Self.types),
            golden(
                "Text(a).if(self.w != nil) { $0.frame(width: w! + 1) }", "Text(a).frame(width: self.w.map { $0 + 1 })"),
            golden(
                "Text(a).if(m.w != nil) { $0.frame(width: m.w!, height: m.w! / 2) }",
                "Text(a).frame(width: m.w.map { CGFloat($0) }, height: m.w.map { $0 / 2 })"),
            golden(
                "Text(a).if(m.w != nil) { $0.frame(width: sum { w + m.w! }) }",
                "Text(a).frame(width: m.w != nil ? sum { w + m.w! } : nil)"),
            golden(
                "Card().if(badge != nil) { $0.overlay(Badge(badge!)) }",
                "Card().overlay { if let badge { Badge(badge) } }"),
            golden(
                "Card().if(m.badge != nil) { $0.overlay { Badge(m.badge!.count) } }",
                "Card().overlay { if let badge = m.badge { Badge(badge.count) } }"),
            golden(
                "Card().if(x != nil) { $0.overlay(Badge(x!)).opacity(0.5) }",
                "Card().overlay { if let x { Badge(x) } }.opacity(x != nil ? 0.5 : 1)"),
            golden("Text(a).if(x != nil) { $0.opacity(0.5) }", "Text(a).opacity(x != nil ? 0.5 : 1)"),
        ])
        for text in [
            "Text(a).if(x != nil || c) { $0.opacity(x!) }",
            "Text(a).if(x == nil) { $0.opacity(x!) }", "Text(a).if(f() != nil) { $0.opacity(f()!) }",
            "Text(a).if(x?.y != nil) { $0.opacity(x!.y!) }",
        ] {
            check(leftAlone: text + "\n", outcomes: [.left])
        }
    }

    /// What runs later may find another value, or change it.
    @Test func comparedToNilInActions() {
        check([
            golden(
                "Text(a).if(x != nil) { $0.overlay(Button(a) { x = 3; use(x!) }) }",
                "Text(a).overlay { if x != nil { Button(a) { x = 3; use(x!) } } }"),
            golden(
                "Text(a).if(x != nil) { $0.overlay(Field(Binding(get: { x! }, set: { x = $0 }))) }",
                "Text(a).overlay { if x != nil { Field(Binding(get: { x! }, set: { x = $0 })) } }"),
            golden(
                "Text(a).if(m.x != nil) { $0.overlay(Button(a) { m.x!.bump() }) }",
                "Text(a).overlay { if m.x != nil { Button(a) { m.x!.bump() } } }"),
            golden(
                "Text(a).if(x != nil) { $0.overlay { Button(a) { use(x!) } } }",
                "Text(a).overlay { if x != nil { Button(a) { use(x!) } } }"),
            golden(
                "Text(a).if(x != nil) { $0.overlay(Button(x!) { use(x!) }) }",
                "Text(a).overlay { if let value = x { Button(value) { use(x!) } } }"),
            golden(
                "Text(a).if(x != nil) { $0.opacity(x!).overlay(Button(a) { use(x!) }) }",
                "Text(a).opacity(x ?? 1).overlay { if x != nil { Button(a) { use(x!) } } }"),
            // Stacks are described where they stand.
            golden(
                "Text(a).if(x != nil) { $0.overlay { VStack { if c { Text(x!) } } } }",
                "Text(a).overlay { if let x { VStack { if c { Text(x) } } } }"),
        ])
    }

    /// A value that may be an optional itself: its `nil` is not the inert value.
    @Test func toAnotherOptional() {
        check([
            golden(
                "Text(a).ifLet(x) { $0.frame(width: widths[$1]) }", "Text(a).frame(width: x.flatMap { widths[$0] })"),
            golden(
                "Text(a).if(x != nil) { $0.frame(width: width(x!)) }", "Text(a).frame(width: x.flatMap { width($0) })"),
            golden(
                "Text(a).ifLet(w) { $0.frame(width: c ? $1 : nil) }",
                "Text(a).frame(width: w.flatMap { c ? $0 : nil })", context: Self.types),
            golden(
                "Text(a).ifLet(w) { $0.padding(.top, c ? $1 : nil) }",
                "Text(a).padding(.top, w.map { c ? $0 : nil } ?? 0)", context: Self.types),
            // A `Double?` would not be converted.
            golden(
                "Text(a).ifLet(x) { $0.padding(.top, c ? $1 : nil) }", nil,
                reasons: ["nothing shows that `x` holds a `CGFloat`"]),
            golden(
                "Text(a).if(x != nil) { $0.padding(.top, c ? x! : nil) }", nil,
                reasons: ["nothing shows that `c ? x! : nil` is a `CGFloat?`"]),
            // An initializer's value is not converted in a closure.
            golden(
                "Text(a).ifLet(x) { $0.frame(width: Double($1)) }",
                "Text(a).frame(width: x.map { CGFloat(Double($0)) })"),
            golden(
                "Text(a).if(c) { $0.frame(width: d ? w : nil) }", "Text(a).frame(width: c && d ? w : nil)",
                context: ["let w: CGFloat"]),
            golden(
                "Text(a).if(c) { $0.frame(maxWidth: b ? .infinity : nil) }",
                "Text(a).frame(maxWidth: c && b ? .infinity : nil)"),
            golden(
                "Text(a).if(c) { $0.frame(width: b ? nil : 44.5) }",
                "Text(a).frame(width: c && !b ? 44.5 : nil)"),
            golden(
                "Text(a).if(c) { $0.padding(.top, b ? d : nil) }", "Text(a).padding(c ? .top : [], b ? d : nil)",
                context: ["let d: Double"]),
            golden(
                "Text(a).if(c) { $0.frame(width: b ? d : nil) }", "Text(a).frame(width: c && b ? d : nil)",
                context: ["let d: Double"]),
            // With the one under the other, it would be an optional of another type.
            golden(
                "Text(a).if(!c) { $0.frame(width: b && e ? nil : d) }", nil, context: ["let d: Double"],
                reasons: ["nothing shows that `b && e ? nil : d` is a `CGFloat?`"]),
            golden(
                "Text(a).if(c) { $0.frame(width: s ? nil : max(0, w - 30)) }",
                "Text(a).frame(width: c && !s ? max(0, w - 30) : nil)"),
            golden(
                "Text(a).if(c) { $0.frame(width: s ? size.width * 2 : nil) }",
                "Text(a).frame(width: c && s ? size.width * 2 : nil)"),
            golden(
                "Text(a).if(c) { $0.frame(width: s ? nil : min(w, 30)) }",
                "Text(a).frame(width: c && !s ? min(w, 30) : nil)"),
            golden(
                "Text(a).if(c) { $0.frame(width: s ? nil : -w) }", "Text(a).frame(width: c && !s ? -w : nil)"),
            golden(
                "Text(a).if(c) { $0.frame(width: s ? nil : x ?? w - 3) }",
                "Text(a).frame(width: c && !s ? x ?? w - 3 : nil)"),
            golden("Text(a).ifLet(x) { $0.padding(.top, $1.inset) }", "Text(a).padding(.top, x.map { $0.inset } ?? 0)"),
            golden("Text(a).ifLet(x) { $0.padding(.top, $1 * 2) }", "Text(a).padding(.top, x.map { $0 * 2 } ?? 0)"),
        ])
    }

    /// `try` and `await` speak for all of their expression, but not for what is in a closure.
    @Test func underAnEffect() {
        for effect in ["try", "await"] {
            check([
                golden(
                    "\(effect) Text(a).if(c()) { $0.opacity(0.5) }", "\(effect) Text(a).opacity(c() ? 0.5 : 1)"),
                golden(
                    "\(effect) Text(a).if(c()) { $0.overlay { Badge() } }", nil,
                    reasons: [
                        "the `\(effect)` before the expression does not reach into a closure"
                    ]),
            ])
        }
    }

    /// A name for what is in an optional, or for a condition that is kept, is one that nothing there has.
    @Test func newNames() {
        check([
            golden(
                "Text(a).if(x != nil) { $0.overlay(Button(value, x!) { x = 3 }) }",
                "Text(a).overlay { if let unwrapped = x { Button(value, unwrapped) { x = 3 } } }"),
            golden(
                "Text(a).if(isOn) { $0.transformEnvironment(\\.font) { $0 = isOn ? condition : $0 } }",
                "Text(a).transformEnvironment(\\.font) { [isConditionMet = isOn] in if isConditionMet { $0 = isOn ? condition : $0 } }",
                allowed: [.verbose]),
        ])
    }

    /// A name that the closure declares anew is not what is in the optional.
    @Test func boundAnew() {
        for body in [
            "let i = 3; Text(i)", "for i in 0..<i { Text(i) }", "func f(i: Int) {}; f(i: i)", "let (i, j) = i; Text(j)",
            "if let i = i.next { Text(i) }", "switch i { case .a(let i): Text(i) }",
        ] {
            check(
                leftAlone: "Text(a).ifLet(x) { v, i in v.overlay { \(body) } }\n",
                reasons: ["`i` is bound again inside the closure"])
        }
    }

    /// Whatever else the condition says, and however else the closure reads the optional.
    @Test func comparedToNilAmongOthers() {
        check([
            golden("Text(a).if(c && x != nil) { $0.opacity(x!) }", "Text(a).opacity(c ? (x ?? 1) : 1)"),
            golden(
                "Text(a).if(c && (nil != x) && d) { $0.frame(width: x!) }",
                "Text(a).frame(width: c && d ? x.map { CGFloat($0) } : nil)"),
            golden(
                "Text(a).if(c == d && x != nil) { $0.overlay(Badge(x!)).opacity(0.5) }",
                "Text(a).overlay { if c == d, let x { Badge(x) } }.opacity(c == d && x != nil ? 0.5 : 1)"),
            golden(
                "Text(a).if(x != nil && x! > 3) { $0.overlay(Badge(x!)) }",
                "Text(a).overlay { if let x, x > 3 { Badge(x) } }"),
            golden(
                "Text(a).if(x != nil && x! > 3) { $0.opacity(x!) }", "Text(a).opacity(x != nil && x! > 3 ? x! : 1)"),
            golden(
                "Text(a).if(c && x != nil && y != nil) { $0.frame(width: x! + y!) }",
                "Text(a).frame(width: c && x != nil && y != nil ? x! + y! : nil)"),
            golden(
                "Text(a).if(x != nil && xs[x!].isOn) { $0.overlay(Badge(x!)) }",
                "Text(a).overlay { if let x, xs[x].isOn { Badge(x) } }"),
            golden(
                "Text(a).if(x != nil && m.y != nil) { $0.overlay(Badge(x!, m.y!)) }",
                "Text(a).overlay { if let x, let y = m.y { Badge(x, y) } }"),
            golden(
                "Text(a).if(x != nil && y != nil) { $0.opacity(x!).frame(width: y!) }",
                "Text(a).opacity(y != nil ? (x ?? 1) : 1).frame(width: x != nil ? y.map { CGFloat($0) } : nil)"),
            golden(
                "Text(a).if(x != nil) { $0.opacity(x! + (x ?? 0)) }", "Text(a).opacity(x.map { $0 + (x ?? 0) } ?? 1)"),
            golden(
                "Text(a).if(x != nil) { $0.overlay(Badge(x!, x?.count)) }",
                "Text(a).overlay { if let value = x { Badge(value, x?.count) } }"),
            golden(
                "func f(w: Int?) { Text(a).if(w != nil && self.w != nil) { $0.overlay(Badge(w!, self.w!)) } }",
                "func f(w: Int?) { Text(a).overlay { if let w, let value = self.w { Badge(w, value) } } }"),
            golden(
                "Text(a).if(c && x != nil) { $0.font(x!) }",
                "Text(a).transformEnvironment(\\.font) { [c, x] in if c, let x { $0 = x } }", allowed: [.verbose]),
        ])
        check(
            leftAlone: "func f(w: Int?) { Text(a).if(w != nil) { $0.overlay(Badge(self.w!)) } }\n",
            outcomes: [.left])
        check(
            leftAlone: "Text(a).if(x != nil && c) { $0.clipShape(Shape(x!)) }\n", outcomes: [.branch])
    }

    @Test func declaredHelpers() {
        let helpers = """
            extension View {
                @ViewBuilder func `if`<T, V: View>(_ x: T?, transform: (Self, T) -> V) -> some View {
                    if let x { transform(self, x) } else { self }
                }
                @ViewBuilder func with<T, V: View>(_ x: T?, transform: (T, Self) -> V) -> some View {
                    if let x { transform(x, self) } else { self }
                }
            }
            """
        check([
            golden("Text(a).if(x) { $0.opacity($1) }", "Text(a).opacity(x ?? 1)", context: [helpers]),
            golden(
                "Text(a).with(x) { value, view in view.opacity(value) }", "Text(a).opacity(x ?? 1)", context: [helpers]),
            golden("Text(a).with(x) { $1.opacity($0) }", "Text(a).opacity(x ?? 1)", context: [helpers]),
        ])
    }

    /// What a call is given in what is written has a type by that call.
    @Test func membersWithinACall() {
        check([
            golden(
                "Text(a).ifLet(x) { $0.foregroundStyle($1.isOn ? .red : .blue) }",
                "Text(a).foregroundStyle(x.map { AnyShapeStyle($0.isOn ? .red : .blue) } ?? AnyShapeStyle(.foreground))"
            )
        ])
    }

    @Test func whatHasNoPlace() {
        check(leftAlone: "Text(a).ifLet(x) { $0.brandNew($1) }\n", outcomes: [.left])
        check(
            leftAlone: "Card().ifLet(x) { v, b in v.overlay { [b] in Badge(b) } }\n",
            reasons: ["`b` is bound again inside the closure"])
    }

    /// What is read later, or changed, is the view's own, and no constant stands for it.
    @Test func staysUnwrapped() {
        check([
            golden(
                "Text(a).if(w != nil) { $0.overlay { Button(t) { w! += 1 } } }",
                "Text(a).overlay { if w != nil { Button(t) { w! += 1 } } }"),
            golden(
                "Text(a).if(w != nil) { $0.overlay { Field(get: { w! }, set: { w = $0 }) } }",
                "Text(a).overlay { if w != nil { Field(get: { w! }, set: { w = $0 }) } }"),
        ])
        // Kept with a condition that was true then, it would unwrap what there is by the time that it runs.
        check(
            leftAlone: "Text(a).if(w != nil) { $0.transformEnvironment(\\.font) { $0 = w! } }\n",
            allowed: [.verbose],
            reasons: ["the closure unwraps `w!`, which is safe only under the condition"])
        check(
            leftAlone: "Text(a).if(w != nil) { $0.onChange(of: i) { v in use(w!) } }\n",
            reasons: ["the closure unwraps `w!`, which is safe only under the condition"])
    }

    @Test func mayBeNilItself() {
        check([
            golden(
                "Text(a).if(w != nil) { $0.frame(height: w! > 3 ? w! : nil) }",
                "Text(a).frame(height: w.flatMap { $0 > 3 ? $0 : nil })", context: Self.types),
            golden(
                "Text(a).if(z != nil) { $0.frame(height: z! > 3 ? z! : nil) }", nil,
                reasons: ["nothing shows that `z! > 3 ? z! : nil` is a `CGFloat?`"]),
        ])
    }

    @Test func isDeclaredWithoutOne() {
        check([
            golden(
                "struct V: View { let name: String; var body: some View { Text(a).ifLet(name) { $0.overlay(Text($1)) } } }",
                nil, outcomes: [.left], reasons: ["`name` is no optional"])
        ])
        let own = "struct V: View { var n: Int?; func made() -> Int { 3 }; func found() -> Int? { n }\n"
        for value in ["n ?? 3", "made()", "n!", "\"q\"", "3", "[a]"] {
            check([
                golden(
                    own + "var body: some View { Text(a).ifLet(\(value)) { $0.overlay(Text($1)) } } }", nil,
                    outcomes: [.left], reasons: ["`\(value)` is no optional"])
            ])
        }
        for value in ["n ?? found()", "found()", "Int(a)"] {
            check([
                golden(
                    own + "var body: some View { Text(a).ifLet(\(value)) { $0.overlay(Text(\"\\($1)\")) } } }",
                    own
                        + "var body: some View { Text(a).overlay { if let value = \(value) { Text(\"\\(value)\") } } } }"
                )
            ])
        }
    }
}
