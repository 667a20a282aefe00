import Harness
import RuleModel
import Testing

/// What stands where active and inert form differ: `? :`, or one `Bool` out of two.
@Suite struct GoldenChoiceTests {
    @Test func argumentsThatDiffer() {
        check([
            golden("Text(a).if(c) { $0.frame(width: 100) }", "Text(a).frame(width: c ? 100 : nil)"),
            golden(
                "Text(a).if(c) { $0.frame(width: w, height: 44, alignment: .top) }",
                "Text(a).frame(width: c ? w : nil, height: c ? 44 : nil, alignment: .top)"),
            golden("Text(a).if(c) { $0.padding() }", "Text(a).padding(c ? .all : [])"),
            golden("Text(a).if(c) { $0.padding(.top, nil) }", "Text(a).padding(.top, c ? nil : 0)"),
            golden("Text(a).if(c) { $0.padding([.top], -8) }", "Text(a).padding([.top], c ? -8 : 0)"),
            golden("Text(a).if(c) { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)"),
            golden("Text(a).if(c) { $0.hidden() }", "Text(a).opacity(c ? 0 : 1)"),
            // What the user left out is said where the two differ.
            golden("Text(a).if(c) { $0.border(.red) }", "Text(a).border(.red, width: c ? 1 : 0)"),
            golden("Text(a).if(c) { $0.border(.red, width: 2) }", "Text(a).border(.red, width: c ? 2 : 0)"),
        ])
    }

    @Test func argumentsThatAgree() {
        check([
            golden(
                "Text(a).if(c) { $0.frame(width: nil, height: 3) }", "Text(a).frame(width: nil, height: c ? 3 : nil)"),
            golden(
                "Text(a).if(c) { $0.frame(width: 3, height: nil) }", "Text(a).frame(width: c ? 3 : nil, height: nil)"),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.opacity(1) }\n",
            reasons: ["it does the same whether the condition holds or not"])
        check(
            leftAlone: "Text(a).if(c) { $0.background(.clear) }\n",
            reasons: ["it does the same whether the condition holds or not"])
    }

    /// What is only taken for doing nothing is not that: the next form tells it apart, or the call is left.
    @Test func whatTheFormGivesWhenOff() {
        let all: Set<Level> = [.assumed, .approx, .verbose]
        check([
            golden(
                "Text(a).if(c) { $0.lineLimit(nil) }",
                "Text(a).transformEnvironment(\\.lineLimit) { [c] in if c { $0 = nil } }", allowed: all),
            golden(
                "Text(a).if(c) { $0.font(nil).opacity(0.5) }",
                "Text(a).transformEnvironment(\\.font) { [c] in if c { $0 = nil } }.opacity(c ? 0.5 : 1)", allowed: all),
            golden("Text(a).if(c) { $0.lineLimit(nil) }", nil, reasons: ["the limit is changed in the environment"]),
            // One closure of two.
            golden(
                "Text(a).if(c) { $0.onLongPressGesture { tap() } onPressingChanged: { _ in } }",
                "Text(a).onLongPressGesture { [c] in if c { tap() } } onPressingChanged: { _ in }", allowed: all),
            golden("Text(a).if(c) { $0.padding(3).overlay { } }", "Text(a).padding(c ? 3 : 0).overlay { }"),
        ])
        let off = "is given what its form has when it is off, and that is not as without it: "
        for (link, reason) in [
            (
                "badge(nil)",
                "`badge` \(off)a badge that the view sets itself, or that is set further out, is lost when this one is off"
            ),
            (
                "foregroundColor(nil)",
                "`foregroundColor` \(off)a colour set around the view is lost when this one is off"
            ),
            ("bold(false)", "`bold` \(off)bold set around the view is lost when this one is off"),
            ("zIndex(0)", "`zIndex` \(off)an index set further out is lost when this one is off"),
            ("tint(nil).opacity(0.5)", "`tint` \(off)a tint set around the view is lost when this one is off"),
            (
                "onLongPressGesture { }",
                "`onLongPressGesture` \(off)the view still takes the press, and what lies around it does not get it"
            ),
            ("onOpenURL { _ in }", "`onOpenURL` \(off)the link is taken, even if nothing is done with it"),
            (
                "padding(3).contextMenu { }",
                "`contextMenu` \(off)a menu set around the view may not be shown while this one is off"
            ),
        ] {
            check(leftAlone: "Card().if(c) { $0.\(link) }\n", allowed: all, reasons: [reason])
        }
        // Only a list that deletes is told something by no actions.
        check(
            leftAlone: "ForEach(a) { Row($0).if(c) { $0.swipeActions { } } }.onDelete { _ in }\n", allowed: all,
            reasons: ["`swipeActions` \(off)the list no longer makes an action of its own to delete that row"])
        // Nothing anywhere tells these apart.
        for link in [
            "overlay { }", "opacity(1)", "frame(width: nil)", "padding(0)", "blur(radius: 0)", "disabled(false)",
        ] {
            check(
                leftAlone: "Card().if(c) { $0.\(link) }\n", allowed: all,
                reasons: ["it does the same whether the condition holds or not"])
        }
    }

    @Test func bothSidesInOneSpelling() {
        check([
            golden("Text(a).if(c) { $0.background(.red) }", "Text(a).background(c ? .red : .clear)"),
            golden("Text(a).if(c) { $0.background(Color.red) }", "Text(a).background(c ? Color.red : Color.clear)"),
            golden(
                "Text(a).if(c) { $0.background(.red.opacity(0.5)) }",
                "Text(a).background(c ? .red.opacity(0.5) : Color.clear)"),
            golden(
                "Text(a).if(c) { $0.background(.thinMaterial) }",
                "Text(a).background(c ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear))"),
        ])
    }

    @Test func booleans() {
        check([
            golden("Text(a).if(c) { $0.disabled(true) }", "Text(a).disabled(c)"),
            golden("Text(a).if(c) { $0.disabled(b) }", "Text(a).disabled(c && b)"),
            golden("Text(a).if(c) { $0.disabled(!b) }", "Text(a).disabled(c && !b)"),
            golden("Text(a).if(c) { $0.disabled(a && b) }", "Text(a).disabled(c && a && b)"),
            golden("Text(a).if(c) { $0.disabled(a || b) }", "Text(a).disabled(c && (a || b))"),
            golden("Text(a).if(c || d) { $0.disabled(b) }", "Text(a).disabled((c || d) && b)"),
            golden("Text(a).if(c ?? d) { $0.disabled(b) }", "Text(a).disabled((c ?? d) && b)"),
            golden("Text(a).if(n > 3) { $0.disabled(m == 4) }", "Text(a).disabled(n > 3 && m == 4)"),
            golden("Text(a).if(c) { $0.disabled(b ? d : e) }", "Text(a).disabled(c && (b ? d : e))"),
            // Not total, but then it stands behind `&&`.
            golden("Text(a).if(i < xs.count) { $0.disabled(xs[i]) }", "Text(a).disabled(i < xs.count && xs[i])"),
        ])
        check(leftAlone: "Text(a).if(c) { $0.disabled(false) }\n", outcomes: [.left])
    }

    @Test func negatedHelpers() {
        let unless = """
            extension View {
                @ViewBuilder func unless<V: View>(_ isOn: Bool, _ transform: (Self) -> V) -> some View {
                    if isOn { self } else { transform(self) }
                }
            }
            """
        check([
            golden("Text(a).unless(c) { $0.frame(width: 3) }", "Text(a).frame(width: c ? nil : 3)", context: [unless]),
            golden("Text(a).unless(c) { $0.disabled(true) }", "Text(a).disabled(!c)", context: [unless]),
            golden("Text(a).unless(!c) { $0.disabled(true) }", "Text(a).disabled(c)", context: [unless]),
            golden(
                "Text(a).unless(!c) { $0.frame(width: 3) }", "Text(a).frame(width: c ? 3 : nil)", context: [unless]),
            golden("Text(a).unless(c == d) { $0.disabled(b) }", "Text(a).disabled(!(c == d) && b)", context: [unless]),
            golden("Text(a).unless(c ?? d) { $0.disabled(true) }", "Text(a).disabled(!(c ?? d))", context: [unless]),
            golden(
                "Text(a).unless(c) { $0.overlay(Card()) }", "Text(a).overlay { if !c { Card() } }", context: [unless]),
            golden(
                "Text(a).unless(c && d) { $0.overlay(Card()) }", "Text(a).overlay { if !(c && d) { Card() } }",
                context: [unless]),
        ])
    }

    /// A `!` at the start of all of the condition goes: the two sides change places. Inside it stays where it is.
    @Test func negatedConditions() {
        check([
            golden("Text(a).if(!c) { $0.frame(width: 3) }", "Text(a).frame(width: c ? nil : 3)"),
            golden("Text(a).if((!c)) { $0.frame(width: 3) }", "Text(a).frame(width: c ? nil : 3)"),
            golden("Text(a).if(!model.c) { $0.frame(width: 3) }", "Text(a).frame(width: model.c ? nil : 3)"),
            golden("Text(a).if(!(c || d)) { $0.frame(width: 3) }", "Text(a).frame(width: c || d ? nil : 3)"),
            golden("Text(a).if(!(c ? d : e)) { $0.opacity(0) }", "Text(a).opacity((c ? d : e) ? 1 : 0)"),
            golden("Text(a).if(!(c ?? d)) { $0.opacity(0) }", "Text(a).opacity(c ?? d ? 1 : 0)"),
            golden("Text(a).if(!(c || d)) { $0.disabled(true) }", "Text(a).disabled(!(c || d))"),
            golden("Text(a).if(!(c || d)) { $0.overlay(Card()) }", "Text(a).overlay { if !(c || d) { Card() } }"),
            golden(
                "Text(a).if(!(xs.contains { c })) { $0.frame(width: 3) }",
                "Text(a).frame(width: (xs.contains { c }) ? nil : 3)"),
            golden("Text(a).if(!xs.isEmpty) { $0.opacity(x) }", "Text(a).opacity(xs.isEmpty ? 1 : x)"),
            golden("Text(a).if(!c && d) { $0.frame(width: 3) }", "Text(a).frame(width: !c && d ? 3 : nil)"),
            golden("Text(a).if(!c == d) { $0.frame(width: 3) }", "Text(a).frame(width: !c == d ? 3 : nil)"),
            golden("Text(a).if(!c ? d : e) { $0.opacity(0) }", "Text(a).opacity((!c ? d : e) ? 0 : 1)"),
            golden("Text(a).if(!c) { $0.disabled(true) }", "Text(a).disabled(!c)"),
            golden("Text(a).if(!c) { $0.disabled(d) }", "Text(a).disabled(!c && d)"),
            golden("Text(a).if(!c) { $0.overlay(Card()) }", "Text(a).overlay { if !c { Card() } }"),
            golden("Text(a).if(!c) { $0.if(d) { $0.opacity(0) } }", "Text(a).opacity(!c && d ? 0 : 1)"),
            golden(
                "Text(a).if(!c) { $0.background(.thinMaterial) }",
                "Text(a).background(c ? AnyShapeStyle(.clear) : AnyShapeStyle(.thinMaterial))"),
        ])
    }

    /// Another `!` than that of `Bool` says nothing of what it is applied to.
    @Test func negationsOfTheProject() {
        let own = "prefix func ! <T>(x: T?) -> Bool { x == nil }"
        func row(_ name: String, _ call: String) -> String {
            "struct R: View { let x: \(name); var body: some View { \(call) } }"
        }
        let call = "Text(a).if(!x) { $0.opacity(0.5) }"
        check([
            golden(row("String?", call), row("String?", "Text(a).opacity(!x ? 0.5 : 1)"), context: [own]),
            golden(row("String?", call), row("String?", "Text(a).opacity(!x ? 0.5 : 1)")),
            golden(row("Bool", call), row("Bool", "Text(a).opacity(x ? 1 : 0.5)"), context: [own]),
            golden(
                "Text(a).if(!f.g) { $0.opacity(0.5) }", "Text(a).opacity(!f.g ? 0.5 : 1)",
                context: ["extension Flags { static prefix func ! (x: Flags) -> Bool { x.isEmpty } }"]),
        ])
    }

    /// What needs no level is written whatever levels are allowed.
    @Test func moreLevels() {
        let call = "Text(a).if(c) { $0.frame(height: 44, alignment: .leadingFirstTextBaseline) }"
        let result = "Text(a).frame(height: c ? 44 : nil, alignment: c ? .leadingFirstTextBaseline : .center)"
        check([golden(call, result), golden(call, result, allowed: [.assumed, .approx, .verbose, .lifecycle])])
    }

    @Test func severalLinks() {
        check([
            golden(
                "Text(a).if(c) { $0.padding(8).frame(width: 3).opacity(0.3) }",
                "Text(a).padding(c ? 8 : 0).frame(width: c ? 3 : nil).opacity(c ? 0.3 : 1)"),
            golden(
                "Text(a).if(c) { $0.padding(8) }.if(d) { $0.padding(4) }",
                "Text(a).padding(c ? 8 : 0).padding(d ? 4 : 0)"),
        ])
        // All of them or none.
        check(leftAlone: "Text(a).if(c) { $0.padding(8).shine() }\n", reasons: ["no rule for `shine`"])
        check(leftAlone: "Text(a).if(c) { $0.clipShape(Circle()).shine() }\n", reasons: ["no rule for `shine`"])
        check(leftAlone: "Text(a).if(c) { $0.clipShape(Circle()).padding(8) }\n", outcomes: [.branch])
        // No level would help.
        check(leftAlone: "Text(a).if(c) { $0.clipShape(Circle()).font(.title) }\n", outcomes: [.branch])
    }

    @Test func anOptionalThatIsTestedForItself() {
        check([
            golden(
                "Text(a).if(tint != nil) { $0.foregroundColor(tint) }", "Text(a).foregroundColor(tint)",
                allowed: [.assumed]),
            golden(
                "Text(a).if(model.tint != nil) { $0.foregroundColor(model.tint) }",
                "Text(a).foregroundColor(model.tint)", allowed: [.assumed]),
            golden(
                "Text(a).if(tint != nil) { $0.foregroundColor(other) }",
                "Text(a).foregroundColor(tint != nil ? other : nil)", allowed: [.assumed]),
        ])
    }

    /// What takes the place of a closure behind the parentheses is no closure, so all go into them.
    @Test func aClosureBehindTheParenthesesThatIsChosen() {
        check([
            golden(
                "List(a) { b }.if(c) { $0.contextMenu(forSelectionType: Int.self) { _ in Button(d) { } } primaryAction: { _ in tap() } }",
                "List(a) { b }.contextMenu(forSelectionType: Int.self, menu: { [c] _ in if c { Button(d) { } } }, primaryAction: c ? { _ in tap() } : nil)",
                allowed: [.assumed])
        ])
    }

    /// On the two sides of a choice each is on a shape, but behind one another they are not.
    @Test func twoSidesThatOnlyAShapeHas() {
        let behind = " is a modifier of `Shape` alone, and what the other side applies would stand before it"
        check([
            golden("Circle().if(c, then: { $0.fill(.red) }, else: { $0.stroke(.gray) })", nil, outcomes: [.branch]),
            golden(
                "Circle().if(c, then: { $0.strokeBorder(.gray, lineWidth: 2) }, else: { $0.fill(.red) })", nil,
                reasons: ["`fill`" + behind]),
            golden(
                "Circle().if(c, then: { $0.padding(8) }, else: { $0.trim(from: 0, to: 0.5) })", nil,
                reasons: ["`trim`" + behind]),
        ])
    }
}
