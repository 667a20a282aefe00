import Harness
import Rewriting
import RuleModel
import Testing

/// What explicit branches may be there for: what follows the identity of their view, and what is evaluated in their order.
@Suite struct GoldenExplicitIdentityTests {
    /// The branch is all that a property gives, which has such a modifier where it stands.
    @Test func identityOfAProperty() {
        let branch = "if c { Text(a).padding(3) } else { Text(a) }"
        func property(_ uses: String, _ head: String = "@ViewBuilder var row: some View") -> String {
            "struct V: View { \(uses)\n\(head) { \(branch) } }"
        }
        check(
            [
                property("var body: some View { row.onAppear { load() } }"),
                property("var body: some View { VStack { self.row.padding().transition(.opacity) } }"),
                property("var body: some View { VStack { row; Group { row }.task { load() } } }"),
                property("var body: some View { rows.id(3) }\nvar rows: some View { row.padding() }"),
                property(
                    "var body: some View { row(3).onAppear { load() } }",
                    "@ViewBuilder func row(_ n: Int) -> some View"),
            ].map { explicit($0, nil) })
        check(
            [
                property("var body: some View { VStack { row }.onAppear { load() } }"),
                property("var body: some View { row.padding() }"),
            ].map { explicit($0, $0.replacing(branch, with: "Text(a).padding(c ? 3 : 0)")) })
    }

    /// What the base changes is asked for before it.
    @Test func whatTheBaseChanges() {
        func branch(_ base: String, isMerged: Bool) -> Golden {
            func body(_ view: String) -> String {
                "struct V: View { var n: Int; var next: Int { n += 1; return n }; var body: some View { \(view) } }"
            }
            return explicit(
                body("if n > 3 { \(base).padding(8) } else { \(base) }"),
                isMerged ? body("\(base).padding(n > 3 ? 8 : 0)") : nil, outcomes: isMerged ? nil : [])
        }
        check([
            branch("Text(\"\\(next)\")", isMerged: false), branch("Text(\"\\(list.popLast())\")", isMerged: false),
            branch("Text(\"\\(n)\")", isMerged: true), branch("Button(a) { n += 1 }", isMerged: true),
            branch("Submit(a) { n += 1 }", isMerged: true), branch("Text(a).onTapGesture { n += 1 }", isMerged: true),
        ])
    }

    /// Modifiers that run when a view appears, or begin anew with another one, of which another overload may not.
    @Test func whatFollowsIdentity() {
        func both(_ links: String, isMerged: Bool = false) -> Golden {
            inBody(
                "if c { Text(a)\(links).padding(8) } else { Text(a)\(links) }",
                isMerged ? "Text(a)\(links).padding(c ? 8 : 0)" : nil, outcomes: isMerged ? nil : [.withheld])
        }
        check(
            [
                ".onChange(of: n, initial: true) { f() }", ".onReceive(p) { _ in f() }", ".defaultFocus($f, true)",
                ".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 }",
                ".phaseAnimator([1, 2]) { view, phase in view.opacity(phase) }",
                ".onPreferenceChange(Key.self) { w = $0 }", ".onScrollVisibilityChange { s = $0 }",
                ".scrollIndicatorsFlash(onAppear: true)", ".translationTask(t) { f($0) }",
            ].map { both($0) })
        check(
            [
                ".onChange(of: n) { f() }", ".onChange(of: n) { old, new in f() }", ".onHover { s = $0 }",
                ".scrollIndicatorsFlash(trigger: n)", ".animation(.default, value: n)",
            ].map { both($0, isMerged: true) })
    }

    /// Whoever does not mean the branch to begin anew may say so.
    @Test func identityOnDemand() {
        func both(_ base: String, _ allowed: Set<Level>, isMerged: Bool) -> Golden {
            inBody(
                "if c { \(base).padding(8) } else { \(base) }", isMerged ? "\(base).padding(c ? 8 : 0)" : nil,
                allowed: allowed, outcomes: isMerged ? nil : [.withheld])
        }
        check([
            both("Text(a).onAppear { f() }", [.lifecycle], isMerged: true),
            both("VStack { Text(a).task { f() } }", [.lifecycle], isMerged: true),
            both("Text(a).id(n)", [.lifecycle], isMerged: true),
            both("Text(a).transition(.slide)", [.lifecycle], isMerged: true),
            both("Text(a).matchedGeometryEffect(id: 1, in: namespace)", [.lifecycle], isMerged: true),
            both("Text(a).matchedGeometryEffect(id: 1, in: namespace)", [], isMerged: false),
            both("Text(a).onAppear { f() }", [.approx, .assumed, .verbose], isMerged: false),
            inBody(
                "if c { Text(a).onAppear { f() } } else { Text(a) }",
                "Text(a).onAppear { [c] in if c { f() } }", allowed: [.lifecycle]),
            inBody(
                "c ? AnyView(x.id(1).padding(8)) : AnyView(x.id(1))", "x.id(1).padding(c ? 8 : 0)",
                allowed: [.lifecycle]),
            // What stands around it is meant for the branch.
            inBody(
                "Group { if c { Text(a).padding(8) } else { Text(a) } }.transition(.slide)", nil, allowed: [.lifecycle],
                outcomes: []),
        ])
    }

    /// Where a change of the condition is animated, one view gives way to the other.
    @Test func animatedConditions() {
        func inView(
            _ action: String, condition: String = "isOn", isMerged: Bool = false,
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            func whole(_ view: String) -> String {
                "struct V: View {\n@State var isOn = false\nvar body: some View { VStack { \(view) } }\n\(action) }"
            }
            return explicit(
                whole("if \(condition) { Text(a).blur(radius: 3) } else { Text(a) }"),
                isMerged ? whole("Text(a).blur(radius: \(condition) ? 3 : 0)") : nil,
                outcomes: isMerged ? nil : [], sourceLocation: sourceLocation)
        }
        func animatedAround(
            _ links: String, isMerged: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            func whole(_ view: String) -> String {
                "struct V: View {\n@State var isOn = false\nvar n = 3\nvar body: some View { VStack { \(view) }\(links) } }"
            }
            return explicit(
                whole("if isOn { Text(a).blur(radius: 3) } else { Text(a) }"),
                isMerged ? whole("Text(a).blur(radius: isOn ? 3 : 0)") : nil, outcomes: isMerged ? nil : [],
                sourceLocation: sourceLocation)
        }
        check([
            inView("func f() { withAnimation { isOn.toggle() } }"),
            inView("func f() { withAnimation(.spring()) { self.isOn = true } }", condition: "!isOn && n > 3"),
            inView("func f() { withAnimation(.spring(), { isOn = true }) }"),
            inView("func f() { withAnimation { other.toggle() } }", isMerged: true),
            inView("func f() { isOn.toggle() }", isMerged: true),
            inView("}\nstruct W {\nfunc f() { withAnimation { isOn.toggle() } }", isMerged: true),
            // Of an object, its class may; a binding may, and a modifier around the branch.
            inView(
                "@StateObject var m = M() }\nfinal class M: ObservableObject {\n@Published var on = false\nfunc f() { withAnimation { on.toggle() } }",
                condition: "m.on"),
            inView(
                "@StateObject var m = M() }\nfinal class M: ObservableObject {\n@Published var on = false, off = false\nfunc f() { withAnimation { off.toggle() } }",
                condition: "m.on", isMerged: true),
            inView("var t: some View { Toggle(a, isOn: $isOn.animation()) }"),
            inView("var t: some View { Toggle(a, isOn: $isOn.animation(.spring())) }"),
            inView("var t: some View { Toggle(a, isOn: $isOn) }", isMerged: true),
            inView("var t: some View { Toggle(a, isOn: $other.animation()) }", isMerged: true),
            animatedAround(".animation(.spring(), value: isOn)"),
            animatedAround(".padding().animation(.default, value: [isOn, c])"),
            animatedAround(".animation(.default, value: n)", isMerged: true),
            // A helper's call is asked for.
            golden(
                "struct V: View {\nvar body: some View { x.if(a) { v in if isOn { v.padding(8) } else { v } } }\nfunc f() { withAnimation { isOn = true } } }",
                "struct V: View {\nvar body: some View { x.padding(a && isOn ? 8 : 0) }\nfunc f() { withAnimation { isOn = true } } }"
            ),
        ])
        // A closure that is given the view under no condition is like any other place.
        let given = """
            extension View { func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) } }
            struct V: View {
            var body: some View { x.apply { v in if isOn { v.padding(8) } else { v } } }
            func f() { withAnimation { isOn = true } } }
            """
        check([
            explicit(given, nil, outcomes: []),
            explicit(
                given.replacing("withAnimation", with: "perform"),
                given.replacing("withAnimation", with: "perform")
                    .replacing("if isOn { v.padding(8) } else { v }", with: "v.padding(isOn ? 8 : 0)")),
        ])
    }

    /// What a condition changes may be read by the view, which came after it.
    @Test func conditionsThatChangeSomething() {
        func inView(
            _ before: String, _ after: String?, condition: String = "load()",
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            let members = """
                let title: String; @State var count = 0
                func load() -> Bool { count += 1; return true }
                var isOdd: Bool { count += 1; return true }
                """
            func whole(_ code: String) -> String {
                "struct V: View {\n\(members)\nfunc f(_ n: Int) -> some View { \(code.replacing("§", with: condition)) }\n}"
            }
            return explicit(
                whole(before), after.map(whole), outcomes: after == nil ? [] : nil, sourceLocation: sourceLocation)
        }
        func both(_ base: String, condition: String = "load()", isMerged: Bool = false) -> Golden {
            inView(
                "if § { return \(base).padding(8) } else { return \(base) }",
                isMerged ? "return \(base).padding(§ ? 8 : 0)" : nil, condition: condition)
        }
        check([
            both("Text(count)"), both("Text(self.count)"), both("VStack { Text(count) }"),
            both("Text(Model.shared.name)"),
            both("Text(count)", condition: "isOdd"), both("Text(count)", condition: "check(&count)"),
            both("Text(count)", condition: "n > 3 && check(&other)"),
            both("Text(\"a\")", isMerged: true), both("Text(title)", isMerged: true), both("Text(n)", isMerged: true),
            both("Image(.cat)", isMerged: true), both("Text(count)", condition: "n > 3", isMerged: true),
            inView("§ ? AnyView(Text(count).padding(8)) : AnyView(Text(count))", nil),
            // The view was there before.
            inView(
                "var v = AnyView(Text(count)); if § { v = AnyView(v.padding(8)) }; return v",
                "return Text(count).padding(§ ? 8 : 0)"),
        ])
    }

    /// What follows the view's identity may stand in a container that hands it on, or in a body of the project's.
    @Test func identityOutOfSight() {
        let own =
            """
            extension View { func tracked() -> some View { onAppear { load() } }\nfunc wide() -> some View { padding() } }
            struct Loader: View { var body: some View { Text(a).onAppear { load() } } }
            struct Quiet: View { var body: some View { Text(a).padding() } }
            """
        func inView(
            _ before: String, _ after: String?, outcomes: [Outcome] = [],
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            let header = "var header: some View { Text(a).task { } }\n"
            return explicit(
                "struct V: View {\n\(header)var body: some View { \(before) } }",
                after.map { "struct V: View {\n\(header)var body: some View { \($0) } }" }, context: [own],
                outcomes: after == nil ? outcomes : nil, sourceLocation: sourceLocation)
        }
        check([
            inView("Group { if c { Text(a).padding(8) } else { Text(a) } }.onAppear { }", nil),
            inView("Section { Group { if c { Text(a).padding(8) } else { Text(a) } } }.transition(.slide)", nil),
            inView(
                "VStack { if c { Text(a).padding(8) } else { Text(a) } }.onAppear { }",
                "VStack { Text(a).padding(c ? 8 : 0) }.onAppear { }"),
            inView("if c { Text(a).tracked().padding(8) } else { Text(a).tracked() }", nil, outcomes: [.withheld]),
            inView(
                "if c { Text(a).wide().padding(8) } else { Text(a).wide() }", "Text(a).wide().padding(c ? 8 : 0)"),
            inView("if c { header.padding(8) } else { header }", nil, outcomes: [.withheld]),
            inView("if c { Loader().padding(8) } else { Loader() }", nil, outcomes: [.withheld]),
            inView(
                "if c { VStack { Loader() }.opacity(0.5) } else { VStack { Loader() } }", nil, outcomes: [.withheld]),
            inView(
                "if c { VStack { Quiet() }.opacity(0.5) } else { VStack { Quiet() } }",
                "VStack { Quiet() }.opacity(c ? 0.5 : 1)"),
            inView(
                "Chart { if c { BarMark(x: 1).foregroundStyle(.red) } else { BarMark(x: 1) } }", nil),
        ])
    }
}
