import Harness
import Rewriting
import Testing

/// An `if` and its `else` that apply modifiers to one view.
@Suite struct GoldenExplicitTests {
    @Test func oneSideHasMore() {
        check([
            inBody("if c { Text(a).opacity(0.5) } else { Text(a) }", "Text(a).opacity(c ? 0.5 : 1)"),
            inBody("if c { Text(a) } else { Text(a).padding(8) }", "Text(a).padding(c ? 0 : 8)"),
            inBody(
                "if c { Text(a).padding().blur(radius: 3) } else { Text(a).padding() }",
                "Text(a).padding().blur(radius: c ? 3 : 0)"),
            inBody("if !c { x.disabled(true) } else { x }", "x.disabled(!c)"),
            inBody(
                "if a && b { x.opacity(0.5).padding(8) } else { x }",
                "x.opacity(a && b ? 0.5 : 1).padding(a && b ? 8 : 0)"),
            // The modifiers that both have are the view's.
            inBody("if c { x.a(1).b { y }.padding(3) } else { x.a(1).b { y } }", "x.a(1).b { y }.padding(c ? 3 : 0)"),
            inBody("if c { x.font(.title) } else { x }", nil, outcomes: [.withheld]),
            inBody("if c { x.font(.title) } else { x }", "x.font(c ? .title : nil)", allowed: [.assumed]),
        ])
    }

    @Test func bothSides() {
        check([
            inBody("if c { x.padding(8) } else { x.padding(4) }", "x.padding(c ? 8 : 4)"),
            inBody("if c { x.tag(1) } else { x.tag(2) }", "x.tag(c ? 1 : 2)"),
            inBody("if c { x.overlay { A() } } else { x.overlay { B() } }", "x.overlay { if c { A() } else { B() } }"),
            inBody("if c { x.opacity(0.5) } else { x.padding(8) }", "x.opacity(c ? 0.5 : 1).padding(c ? 0 : 8)"),
        ])
    }

    /// `a, b` is `a && b`.
    @Test func severalConditions() {
        check([
            inBody("if c, d { x.opacity(0.5) } else { x }", "x.opacity(c && d ? 0.5 : 1)"),
            inBody("if c || b, !d { x.opacity(0.5) } else { x }", "x.opacity((c || b) && !d ? 0.5 : 1)"),
            inBody("if c, n > 3 ? b : d { x.opacity(0.5) } else { x }", "x.opacity(c && (n > 3 ? b : d) ? 0.5 : 1)"),
            inBody("if c && b, d { x.disabled(true) } else { x }", "x.disabled(c && b && d)"),
            inBody("if c, d { x } else { x.disabled(true) }", "x.disabled(!(c && d))"),
            inBody("if c, d { x.hidden() } else { x.tag(1).hidden() }", nil, outcomes: []),
            inBody("if\n    c,\n    d == 3\n{ x.padding(8) } else { x }", "x.padding(c && d == 3 ? 8 : 0)"),
            inBody(
                "if c, d { x.overlay { A() } } else { x.overlay { B() } }",
                "x.overlay { if c && d { A() } else { B() } }"),
            inBody(
                "if c, width != nil { x.frame(width: width!) } else { x }",
                "x.frame(width: c ? width.map { CGFloat($0) } : nil)"),
            inBody(
                "if flags.contains(.wide), c { x.opacity(0.5) } else { x }",
                "x.opacity(flags.contains(.wide) && c ? 0.5 : 1)"),
        ])
    }

    /// What is in the optional goes on under its name, or as the optional.
    @Test func optionals() {
        let properties = "struct V: View { let width: CGFloat?; let badge: String?; let model: Model; "
        func inView(_ before: String, _ after: String?, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            explicit(
                properties + "var body: some View { \(before) } }",
                after.map { properties + "var body: some View { \($0) } }" },
                context: ["struct Model { var title: String?; var tint: Color? }"], outcomes: after == nil ? [] : nil,
                sourceLocation: sourceLocation)
        }
        check([
            inView("if let width { x.frame(width: width) } else { x }", "x.frame(width: width)"),
            inView("if let w = width { x.frame(width: w) } else { x }", "x.frame(width: width)"),
            inView("if let w = width { x.frame(width: w * 2) } else { x }", "x.frame(width: width.map { $0 * 2 })"),
            inView("if let width { x.padding(width) } else { x.padding(8) }", "x.padding(width ?? 8)"),
            inView(
                "if let badge { x.overlay { Text(badge) } } else { x }",
                "x.overlay { if let badge { Text(badge) } }"),
            inView(
                "if let text = model.title { x.overlay { Text(text) }.padding(4) } else { x }",
                "x.overlay { if let text = model.title { Text(text) } }.padding(model.title != nil ? 4 : 0)"),
            inView("if let width { y } else { x.padding(8) }", nil),
            inView("if let width { x } else { x.padding(8) }", "x.padding(width != nil ? 0 : 8)"),
            // Of the other side the name is the optional.
            inView(
                "if let width { x.padding(3) } else { x.frame(width: width) }",
                "x.padding(width != nil ? 3 : 0).frame(width: width != nil ? nil : width)"),
        ])
    }

    /// What a function of the type or a local constant gives is a view, also where only a closure is around.
    @Test func views() {
        func inView(_ before: String, _ after: String?, sourceLocation: SourceLocation = #_sourceLocation) -> Golden {
            let row = "func row(_ n: Int) -> some View { Text(n) }\n"
            return explicit(
                "struct V: View {\n\(row)var body: some View { VStack { \(before) } } }",
                after.map { "struct V: View {\n\(row)var body: some View { VStack { \($0) } } }" },
                sourceLocation: sourceLocation)
        }
        check([
            inView("if c { row(1).padding(8) } else { row(1) }", "row(1).padding(c ? 8 : 0)"),
            inView("if c { row(1).backport.padding(8) } else { row(1).backport.padding(4) }", nil),
            inView(
                "let label = Image(a).blur(radius: 3); if c { label.padding(8) } else { label }",
                "let label = Image(a).blur(radius: 3); label.padding(c ? 8 : 0)"),
            inView(
                "switch kind { case .a: if c { row(1).padding(8) } else { row(1) }\n default: Text(b) }",
                "switch kind { case .a: row(1).padding(c ? 8 : 0)\n default: Text(b) }"),
            inView(
                "\n#if os(iOS)\nif c { row(1).padding(8) } else { row(1) }\n#endif\n",
                "\n#if os(iOS)\nrow(1).padding(c ? 8 : 0)\n#endif\n"),
        ])
    }

    /// Branches that must stay, or may be none, are not mentioned.
    /// Other builders make something else of what may look like views.
    @Test func whatOthersBuild() {
        let para = "struct Para { func opacity(_ percent: Int) -> Para { self } }"
        func built(_ view: String, _ imported: String) -> String {
            "\(imported)struct Page { func parts() -> [Part] { document { if c { \(view).opacity(0.4) } else { \(view) } } } }"
        }
        check([
            explicit(built("Para()", ""), nil, context: [para]),
            explicit(built("Para()", "import SwiftUI\n"), nil, context: [para]),
            explicit(built("Image(a)", "import Ignite\n"), nil),
            explicit(built("UILabel()", "import SwiftUI\n"), nil),
            explicit(built("NSMutableAttributedString(string: a)", "import SwiftUI\n"), nil),
            explicit(
                built("Card()", "import SwiftUI\n"),
                "import SwiftUI\nstruct Page { func parts() -> [Part] { document { Card().opacity(c ? 0.4 : 1) } } }",
                context: ["struct Card { var n = 0 }", "extension Card: View {}"]),
        ])
    }

    @Test func whatStays() {
        check([
            inBody("if c { Text(a) } else { Text(b) }", nil, outcomes: []),
            inBody("if c { Text(a).padding() } else { Text(b) }", nil, outcomes: []),
            inBody("if c { x.padding() }", nil, outcomes: []),
            inBody("if #available(iOS 16, *) { x.bold() } else { x }", nil, outcomes: []),
            inBody("if let c { x(c).padding(c) } else { x(c) }", nil, outcomes: []),
            inBody("if var c { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if let c: CGFloat = d { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if case let c? = d { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if let (a, b) = d { x.padding(a) } else { x }", nil, outcomes: []),
            inBody("if let c, c > 3 { x.padding(c) } else { x }", nil, outcomes: []),
            inBody("if c, #available(iOS 16, *) { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c, case .a = d { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c, /* wide */ d { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if true { x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c { x.clipShape(Circle()) } else { x }", nil, outcomes: []),
            inBody("if c { x.unknown() } else { x }", nil, outcomes: []),
            inBody("if Content.self == EmptyView.self { x.padding(8) } else { x }", nil, outcomes: []),
            // Twice the same modifier is no better.
            inBody(
                "if c { Text(a).toolbar { ToolbarItem { A() } } } else { Text(a).toolbar { ToolbarItem { B() } } }",
                nil,
                outcomes: []),
            inBody("if c { y; x.padding(8) } else { x }", nil, outcomes: []),
            // Whoever branches here may want it.
            inBody(
                "if c { x.onAppear { load() }.padding(8) } else { x.onAppear { load() } }", nil, outcomes: [.withheld]),
            inBody(
                "if c { x.transition(.slide).padding(8) } else { x.transition(.slide) }", nil, outcomes: [.withheld]),
            inBody("if c { x.id(1).padding(8) } else { x.id(1) }", nil, outcomes: [.withheld]),
            inBody("if c { x.padding(8).id(1) } else { x }", nil, outcomes: []),
            inBody(
                "if c { VStack { x.task { } }.padding(8) } else { VStack { x.task { } } }", nil, outcomes: [.withheld]),
            // Comments of a block have no place behind it.
            inBody("if c { /* wide */ x.padding(8) } else { x }", nil, outcomes: []),
            inBody("if c { x.padding(8) } else { /* narrow */ x }", nil, outcomes: []),
            inBody("// fixmods:ignore\nif c { x.padding(8) } else { x }", nil, outcomes: []),
            // Evaluated in another order.
            inBody("if next() { make().padding(8) } else { make() }", nil, outcomes: []),
            // What must stay a `Text`, and what is no view.
            explicit("var t: Text { if c { Text(a).bold() } else { Text(a) } }", nil, outcomes: []),
            explicit("func f() { if c { x.padding(8) } else { x } }", nil, outcomes: []),
            explicit("let x = if c { Text(a).bold() } else { Text(a) }", nil, outcomes: []),
            explicit("func f() -> some View { if c { m.opacity(0.5) } else { m }\n return x }", nil, outcomes: []),
            explicit("Button(t) { if c { model.padding(8) } else { model } }", nil, outcomes: []),
            // What both share is no view.
            inBody("if c { x.backport.padding(8) } else { x.backport.padding(4) }", nil, outcomes: []),
            explicit(
                "struct Backport<V> { let v: V }\nextension View { var backport: Backport<Self> { Backport(v: self) }\nfunc f() -> some View { if c { backport.padding(8) } else { backport.padding(4) } } }",
                nil, outcomes: []),
            inBody("VStack { if c { row(1).padding(8) } else { row(1) } }", nil, outcomes: []),
            // A helper is what its body branches for.
            explicit(
                "extension View { @ViewBuilder func when<V: View>(_ c: Bool, _ f: (Self) -> V) -> some View { if c { f(self) } else { self } } }",
                nil, outcomes: []),
        ])
    }

    /// Calls of helpers in the view, or beside it, are planned as well.
    @Test func besideCalls() {
        check([
            inBody(
                "if c { x.if(d) { $0.opacity(0.5) }.padding(8) } else { x.if(d) { $0.opacity(0.5) } }",
                "x.opacity(d ? 0.5 : 1).padding(c ? 8 : 0)"),
            inBody(
                "if c { VStack { if d { Text(a).blur(radius: 2) } else { Text(a) } }.padding(8) } else { VStack { if d { Text(a).blur(radius: 2) } else { Text(a) } } }",
                "VStack { Text(a).blur(radius: d ? 2 : 0) }.padding(c ? 8 : 0)"),
            inBody(
                "x.if(d) { $0.overlay { if c { Text(a).padding(8) } else { Text(a) } } }",
                "x.overlay { if d { Text(a).padding(c ? 8 : 0) } }"),
            inBody(
                "if width != nil && width! > 3 { x.frame(width: width!) } else { x }",
                "x.frame(width: width != nil && width! > 3 ? width! : nil)"),
        ])
    }

    /// A branch in one, and a call of a helper on one side, are done first.
    @Test func inRounds() {
        check([
            inBody(
                "if c { x.if(d) { $0.opacity(0.5) } } else { x }", "x.opacity(c && d ? 0.5 : 1)",
                outcomes: [.rewritten, .rewritten]),
            inBody(
                "if c { x.if(d) { $0.padding(4) } } else { x.if(d) { $0.padding(5) } }",
                "x.padding(c ? (d ? 4 : 0) : (d ? 5 : 0))"),
            inBody(
                "if c { if d { x.padding(3) } else { x } } else { if d { x.padding(3).opacity(0.3) } else { x.opacity(0.3) } }",
                "x.padding(d ? 3 : 0).opacity(c ? 1 : 0.3)"),
        ])
    }

    /// `$0` of a closure around the branch is another one in a closure that a form would make.
    @Test func anonymousParameters() {
        func inLoop(_ before: String, _ after: String?, outcomes: [Outcome]? = nil) -> Golden {
            explicit(
                "func f(o: Int?) -> some View { ForEach(0..<3) { \(before) } }",
                after.map { "func f(o: Int?) -> some View { ForEach(0..<3) { \($0) } }" }, outcomes: outcomes)
        }
        check([
            inLoop("if let w = o { Text(a).padding(w > $0 ? 3 : 4) } else { Text(a) }", nil, outcomes: []),
            inLoop("if o != nil { Text(a).padding(CGFloat(o! + $0)) } else { Text(a) }", nil, outcomes: []),
            inLoop(
                "if c { Text(a).overlay(Text(\"\\($0)\")) } else { Text(a) }",
                "Text(a).overlay(c ? Text(\"\\($0)\") : nil)"),
            inLoop("if c { Text(a).padding(CGFloat($0)) } else { Text(a) }", "Text(a).padding(c ? CGFloat($0) : 0)"),
            inLoop(
                "if c { Text(a).overlay { Text(all.map { $0 }) } } else { Text(a) }",
                "Text(a).overlay { if c { Text(all.map { $0 }) } }"),
        ])
    }

    /// Without the option nobody hears of them.
    @Test func onlyWhereAskedFor() {
        check([golden("struct V: View { var body: some View { if c { x.padding(8) } else { x } } }", nil, outcomes: [])]
        )
    }
}
