import Harness
import RuleModel
import Testing

@testable import Rewriting
import Semantics

/// What a rule says of spacers, priorities and controls, where these stand in a group or behind a name.
@Suite struct UnderlyingViewTests {
    private func outcome(_ code: String) -> (outcome: Outcome, level: Level?) {
        let call = Context(rules: .builtin).plan(parsed(code), path: Golden.path).calls[0]
        return (call.outcome, call.level)
    }

    static let gap = "struct A: View { @ViewBuilder var gap: some View { if d { Spacer() } else { Text(a) } }"

    private static let card =
        "struct M: ViewModifier { func body(content: Content) -> some View { content.padding().opacity(0.5) } }"
    static let button = "struct B: View { var body: some View { Button(a) { b() } } }"

    @Test func seesOneStepFurther() async {
        await check(each: [
            "Group { Spacer(); Text(a) }.if(c) { $0.padding(8) }",
            "Group { if d { Spacer() } }.if(c) { $0.frame(width: 3) }",
            "Group { switch d { case 1: Text(a); default: Spacer() } }.bold().if(c) { $0.padding(8) }",
            "Group { Group { Text(a) }.layoutPriority(1); Text(b) }.if(c) { $0.padding(8) }",
            "ForEach(xs) { x in Text(x).layoutPriority(1) }.if(c) { $0.padding(3) }",
            "ForEach(xs) { x in Text(x); ForEach(ys) { _ in Spacer() } }.if(c) { $0.padding(3) }",
            "struct A: View { var gap: some View { Spacer() }; var body: some View { gap.if(c) { $0.padding(3) } } }",
            "struct A: View { var gap: some View { Spacer() } }; extension A { var b: some View { self.gap.if(c) { $0.padding(3) } } }",
            "struct A: View { var gap: some View { get { return Spacer() } }; var b: some View { gap.if(c) { $0.padding(3) } } }",
            "struct A: View { func gap() -> some View { Spacer() }; var b: some View { Group { gap(); Text(a) }.if(c) { $0.padding(3) } } }",
            "\(Self.gap); var b: some View { gap.if(c) { $0.padding(3) } } }",
            "var b: some View { let gap = Spacer(); return gap.if(c) { $0.padding(3) } }",
            "struct A: View { var field: some View { TextField(a, text: $t).bold() }; var b: some View { field.if(c) { $0.hidden() } } }",
            "struct A: View { var ring: some View { Circle().blendMode(.multiply) }; var b: some View { ring.if(c) { $0.shadow(radius: 3) } } }",
            "NavigationLink(a) { B() }.if(c) { $0.hidden() }", "Link(a, destination: b).if(c) { $0.hidden() }",
            "ShareLink(item: a).if(c) { $0.hidden() }", "ColorPicker(a, selection: $b).if(c) { $0.hidden() }",
            "VStack { Button(a) { b() } }.if(c) { $0.hidden() }",
            // However it is named.
            "typealias Gap = Spacer; var b: some View { Gap().if(c) { $0.padding(3) } }",
            "typealias Gap = SwiftUI.Spacer; var b: some View { Group { Gap() }.if(c) { $0.padding(3) } }",
            "enum Parts { static let gap = Spacer() }; var b: some View { Parts.gap.if(c) { $0.padding(3) } }",
            "enum Parts { static var gap: Spacer { Spacer() } }; var b: some View { Parts.gap.if(c) { $0.padding(3) } }",
            "enum Parts { static var gap: some View { Spacer() } }; var b: some View { Parts.gap.if(c) { $0.padding(3) } }",
            "struct A: View { let gap: Spacer; var b: some View { gap.if(c) { $0.padding(3) } } }",
            "struct A: View { let gap: Spacer; var b: some View { self.gap.if(c) { $0.padding(3) } } }",
            "struct A: View { let gap: Spacer; var b: some View { let g = gap; return g.if(c) { $0.padding(3) } } }",
            "func b(_ gap: Spacer) -> some View { let g = gap; let h = g; return h.if(c) { $0.padding(3) } }",
            "struct A: View { let gap: Spacer?; var b: some View { gap!.if(c) { $0.padding(3) } } }",
            "struct A: View { let gap: Spacer?; var b: some View { let g = gap ?? Spacer(); return g.if(c) { $0.padding(3) } } }",
            "struct A: View { let gaps: [Spacer]; var b: some View { gaps[0].if(c) { $0.padding(3) } } }",
            "func b() -> some View { let (gap, text) = (Spacer(), Text(a)); return gap.if(c) { $0.padding(3) } }",
            "func b() -> some View { let (_, gap) = (Text(a), Spacer()); return gap.if(c) { $0.padding(3) } }",
            "func b() -> some View { let pair = (Spacer(), Text(a)); return pair.0.if(c) { $0.padding(3) } }",
            "func b() -> some View { let pair = (text: Text(a), gap: Spacer()); return pair.gap.if(c) { $0.padding(3) } }",
            "struct A: View { let pair: (gap: Spacer, run: () -> Void); var b: some View { pair.gap.if(c) { $0.padding(3) } } }",
            "struct A: View { let gaps = [Spacer(), Spacer()]; func b(_ i: Int) -> some View { gaps[i].if(c) { $0.padding(3) } } }",
            "struct A: View { let gaps: [Spacer]; var b: some View { ForEach(0..<2) { i in gaps[i].if(c) { $0.padding(3) } } } }",
            "func b() -> some View { let gaps = [Spacer()]; return gaps[0].if(c) { $0.padding(3) } }",
            "func b() -> some View { let gaps = [a: Spacer()]; return gaps[a]!.if(c) { $0.padding(3) } }",
            "struct Gap: View { var body: some View { Spacer() } }; struct A: View { let gap: Gap; var b: some View { gap.if(c) { $0.padding(3) } } }",
            "struct Gap: View { var body: some View { Spacer() } }; func b(_ gap: Gap) -> some View { let g = gap; return g.if(c) { $0.padding(3) } }",
            "struct Search: View { var body: some View { TextField(a, text: $t) } }; struct A: View { let search: Search; var b: some View { search.if(c) { $0.hidden() } } }",
            "Spacer.init().if(c) { $0.padding(3) }", "SwiftUI.Spacer.init().if(c) { $0.padding(3) }",
            "typealias Sp = Spacer; var b: some View { Sp.init().if(c) { $0.padding(3) } }",
            "Group { Spacer.init(); Text(a) }.if(c) { $0.padding(3) }", "Optional(Spacer()).if(c) { $0.padding(3) }",
            "{ Spacer() }().if(c) { $0.padding(3) }", "{ return Spacer() }().if(c) { $0.padding(3) }",
            "{ let n = 3; return Spacer() }().if(c) { $0.padding(3) }",
            "Group { Optional(Spacer()); Text(a) }.if(c) { $0.padding(3) }",
            "(Spacer() as Spacer).if(c) { $0.padding(3) }", "(gap as! Spacer).if(c) { $0.padding(3) }",
            "(AnyView(Spacer()) as any View).if(c) { $0.padding(3) }",
            "Optional.some(Spacer()).if(c) { $0.padding(3) }",
            "EquatableView(content: Spacer()).if(c) { $0.padding(3) }",
            "ModifiedContent(content: Spacer(), modifier: M()).if(c) { $0.padding(3) }",
            "struct A: View { var gap: Spacer? { d ? Spacer() : nil }; var b: some View { gap.if(c) { $0.padding(3) } } }",
            "struct Wrap<C: View>: View { let content: C; init(@ViewBuilder _ c: () -> C) { content = c() }; var body: some View { content } }; var b: some View { Wrap { Spacer() }.if(c) { $0.padding(3) } }",
            "struct Wrap<C: View>: View { let content: () -> C; var body: some View { self.content().bold() } }; var b: some View { Wrap { Spacer() }.if(c) { $0.padding(3) } }",
            "struct A: View { var form: some View { TextField(a) }; var body: some View { VStack { form }.if(c) { $0.hidden() } } }",
            "struct A: View { func form(_ n: Int) -> some View { TextField(a) }; var body: some View { VStack { HStack { self.form(3) } }.if(c) { $0.hidden() } } }",
            "struct Form: View { var body: some View { row }; var row: some View { TextField(a) } }; let b = VStack { Form() }.if(c) { $0.hidden() }",
            "struct Blend: View { var body: some View { Circle().blendMode(.multiply) } }; let b = HStack { Blend() }.if(c) { $0.shadow(radius: 3) }",
            // On a `self` that is not written.
            "\(Self.button); extension B { func f() -> some View { `if`(c) { $0.hidden() } } }",
            "struct Gap: View { var body: some View { Circle().blendMode(.multiply) } }; extension Gap { func f() -> some View { padding().if(c) { $0.shadow(radius: 3) } } }",
            "\(Self.button); extension B { func f() -> some View { VStack { self }.if(c) { $0.hidden() } } }",
            "struct Gap: View { var body: some View { Spacer() } }; extension Gap { func f() -> some View { `if`(c) { $0.padding(3) } } }",
            "extension View { func f(_ on: Bool) -> some View { layoutPriority(1).if(on) { $0.frame(width: 3) } } }",
            // What nobody has noted may be a helper.
            "Text(a).changed { $0.layoutPriority(1) }.if(c) { $0.frame(width: 3) }",
            // What a member of all modifiers gives, and what stands in a chain of such.
            "\(Self.card); extension ViewModifier where Self == M { static var m: M { M() } }; let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(.m)",
            "\(Self.card); extension ViewModifier where Self == M { static func m(_ n: Int) -> M { M() } }; let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(.m(3))",
            "\(Self.card); let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(Empty().concat(M()))",
            "\(Self.card); let m = M(); let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(m)",
            "\(Self.card); enum Mods { static let m = M(); static func made() -> M { M() } }; let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(Mods.m)",
            "\(Self.card); enum Mods { static func made() -> M { M() } }; let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(Mods.made())",
            "\(Self.card); let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(M.init())",
            "\(Self.card); let b = Circle().if(c) { $0.shadow(radius: 4) }.modifier(d ? M() : M())",
            // By the name of a module.
            "let gap = Spacer(); struct A: View { var gap: Text; var b: some View { App.gap.if(c) { $0.padding(3) } } }",
            "var part: some View { Button(a) { b() } }; struct A: View { var b: some View { VStack { App.part }.if(c) { $0.hidden() } } }",
            "typealias B = Button<Text>; let b = VStack { B(a) { b() } }.if(c) { $0.hidden() }",
            "extension View { func f(_ v: AnyView = AnyView(Button(a) { b() })) -> some View { overlay(v) } }; let b = Text(a).f().if(c) { $0.hidden() }",
            // What is given as a function.
            "struct A: View { func gap() -> some View { Spacer() }; var b: some View { Group(content: gap).if(c) { $0.padding(3) } } }",
            "struct A: View { func gap(_ i: Int) -> some View { Spacer() }; var b: some View { ForEach(0..<3, content: gap).if(c) { $0.padding(3) } } }",
            // One of several, and one that is unwrapped.
            "\(Self.button); struct A: View { let bs: [B]; var b: some View { bs[0].if(c) { $0.hidden() } } }",
            "\(Self.button); struct A: View { let bs: [B]; var b: some View { bs.first.if(c) { $0.hidden() } } }",
            "\(Self.button); struct A: View { let bs: [B]; var b: some View { bs.first!.padding().if(c) { $0.hidden() } } }",
            "\(Self.button); struct A: View { let bs: [B]; var b: some View { ForEach(bs) { b in b.if(c) { $0.hidden() } } } }",
            "\(Self.button); struct A: View { let bs: [B]; var b: some View { ForEach(bs) { $0.padding().if(c) { $0.hidden() } } } }",
            "\(Self.button); struct A: View { let bs: [B]; var b: some View { ForEach(bs) { b in VStack { b }.if(c) { $0.hidden() } } } }",
            "\(Self.button); struct A: View { let b: B?; @ViewBuilder var d: some View { if let b { b.if(c) { $0.hidden() } } } }",
            "\(Self.button); struct A: View { let b: B?; @ViewBuilder var d: some View { if let q = b { q.if(c) { $0.hidden() } } } }",
            "struct Gap: View { var body: some View { Spacer() } }; struct A: View { let gaps: [Gap]; var b: some View { ForEach(gaps) { $0.if(c) { $0.padding(3) } } } }",
            "struct M: ViewModifier { func body(content: Content) -> some View { content.overlay { Button(a) { b() } } } }; extension ViewModifier where Self == M { static var m: M { M() } }; let b = Text(a).modifier(.m).if(c) { $0.hidden() }",
            "struct M: ViewModifier { func body(content: Content) -> some View { content.overlay { Button(a) { b() } } } }; extension ViewModifier where Self == M { static func m(_ n: Int) -> M { M() } }; let b = Text(a).modifier(.m(3)).if(c) { $0.hidden() }",
            "extension Text { func tag() -> some View { HStack { self; Button(a) { b() } } } }; let b = Text(a).tag().if(c) { $0.hidden() }",
            "extension Shape { func tag() -> some View { fill().blendMode(.multiply) } }; let b = VStack { Circle().tag() }.if(c) { $0.shadow(radius: 3) }",
            "AnyView(Spacer()).if(c) { $0.padding(3) }", "AnyView(Text(a).layoutPriority(1)).if(c) { $0.padding(3) }",
            "(d ? Spacer() : Spacer()).if(c) { $0.padding(3) }",
            "(d ? AnyView(Text(a)) : e ? AnyView(Spacer()) : AnyView(b)).if(c) { $0.padding(3) }",
            "extension Spacer { func f() -> some View { self.if(c) { $0.padding(3) } } }",
            "extension Spacer { func f() -> some View { `if`(c) { $0.padding(3) } } }",
            "extension Spacer { func f() -> some View { tag(1).if(c) { $0.padding(3) } } }",
            "extension View where Self == Spacer { func f() -> some View { `if`(c) { $0.padding(3) } } }",
            "extension TextField { func f() -> some View { self.if(c) { $0.hidden() } } }",
            "struct Row: View { var body: some View { Text(a).layoutPriority(1) } }; var b: some View { Row().if(c) { $0.padding(3) } }",
            "struct Row: View { var body: some View { Gap() } }; struct Gap: View { var body: some View { Spacer() } }; var b: some View { Row().if(c) { $0.padding(3) } }",
        ]) { text in
            #expect(outcome(text) == (.withheld, .approx), "\(text)")
        }
    }

    @Test func seesASelfThatIsNotWritten() {
        let text = "\(Self.button); extension B { func f() -> some View { padding().if(c) { $0.hidden() } } }"
        #expect(outcome(text) == (.withheld, .approx))
    }

    @Test func seesNothingThatMatters() async {
        await check(each: [
            "Group { HStack { Spacer() }; Text(a) }.if(c) { $0.padding(8) }",
            "ForEach(xs) { x in VStack { Text(x).layoutPriority(1) } }.if(c) { $0.padding(3) }",
            "VStack { Spacer() }.if(c) { $0.padding(8) }",
            "struct A: View { func text() -> some View { Text(a) }; var b: some View { Group(content: text).if(c) { $0.padding(3) } } }",
            "struct A: View { var row: some View { HStack { Spacer() } }; var b: some View { row.if(c) { $0.padding(3) } } }",
            "struct A: View { let gap: Text; var b: some View { gap.if(c) { $0.padding(3) } } }; struct C { var gap: some View { Spacer() } }",
            "func f(gap: Text) -> some View { gap.if(c) { $0.padding(3) } }; var gap: some View { Spacer() }",
            "struct A: View { var body: some View { body.if(c) { $0.padding(3) } } }",
            "VStack { Text(a) }.if(c) { $0.hidden() }",
            "struct A: View { var form: some View { TextField(a) }; var row: some View { Text(a) }; var body: some View { VStack { row }.if(c) { $0.hidden() } } }",
            "struct Wrap<C: View>: View { let content: C; var body: some View { VStack { content } } }; let b = Wrap { Spacer() }.if(c) { $0.padding(3) }",
            "typealias Gap = Text; var b: some View { Gap(a).if(c) { $0.padding(3) } }",
            "enum Parts { static let gap = Text(a) }; var b: some View { Parts.gap.if(c) { $0.padding(3) } }",
            "func b() -> some View { let (gap, text) = (Spacer(), Text(a)); return text.if(c) { $0.padding(3) } }",
            "func b() -> some View { let pair = (text: Text(a), gap: Spacer()); return pair.text.if(c) { $0.padding(3) } }",
            "func b() -> some View { let pair = (make(), Spacer()); return pair.0.if(c) { $0.padding(3) } }",
            "AnyView(Text(a)).if(c) { $0.padding(3) }", "(d ? Text(a) : Text(b)).if(c) { $0.padding(3) }",
            "extension Text { func f() -> some View { self.if(c) { $0.padding(3) } } }",
            "struct Row: View { var body: some View { HStack { Spacer() } } }; var b: some View { Row().if(c) { $0.padding(3) } }",
        ]) { text in
            #expect(outcome(text) == (.rewritten, .safe), "\(text)")
        }
    }

    /// What a view sets itself is lost when the modifier that comes later is off.
    @Test func whatIsSetBefore() async {
        let reason = "`layoutPriority` is set before, which would be lost when this one is off"
        await check(each: [
            "Text(a).layoutPriority(2).if(c) { $0.layoutPriority(1) }",
            "Text(a).layoutPriority(2).bold().if(c) { $0.layoutPriority(1) }",
            "Text(a).if(c) { $0.bold().layoutPriority(2).layoutPriority(1) }",
            "AnyView(Text(a).layoutPriority(2)).if(c) { $0.layoutPriority(1) }",
            "struct Row: View { var body: some View { Text(a).layoutPriority(1) } }; let b = Row().if(c) { $0.layoutPriority(2) }",
        ]) { text in
            let calls = Context(rules: .builtin, allowed: [.assumed, .approx]).plan(parsed(text), path: Golden.path)
                .calls
            #expect(calls[0].outcome == .left)
            #expect(calls[0].reason?.sentence == reason)
        }
    }
}
