import Harness
import Rewriting
import RuleModel
import Testing

/// What a view shows in a place of its own is no part of it where it is drawn: what is set on the view reaches it all the same.
@Suite struct GoldenPresentedTests {
    static let others = """
        struct Edit: View { var body: some View { VStack { TextField(a, text: $t).focused($f); Banner() } } }
        struct Banner: View { var body: some View { Circle().blendMode(.multiply) } }
        struct Guide: View { var body: some View { Text(a).alignmentGuide(.leading) { _ in 3 } } }
        struct Row: View { var body: some View { Text(a).sheet(isPresented: $p) { Edit() } } }
        struct Rows: View { var body: some View { VStack { Row(); part }.alert(a, isPresented: $p) { Button(b) {} } } }
        extension Rows { var part: some View { Text(a).contextMenu { tools } }; var tools: some View { Edit() } }
        struct Opened: View { var body: some View { HStack { Row(); Circle().overlay { Edit() } } } }
        extension View {
            func editor(_ p: Binding<Bool>) -> some View { sheet(isPresented: p) { Edit() } }
            func framed(_ p: Binding<Bool>) -> some View { sheet(isPresented: p) { Text(a) }.overlay { Edit() } }
        }
        """

    /// - Parameter context: what the project declares beside the views above.
    private func hidden(_ view: String, _ isLost: Bool, context: String = "") -> Golden {
        let before = "\(view).if(c) { $0.hidden() }"
        return golden(
            before, isLost ? nil : "\(view).opacity(c ? 0 : 1)", context: [Self.others, context],
            outcomes: [isLost ? .withheld : .rewritten])
    }

    private func shadow(_ view: String, _ isLost: Bool, context: String = "") -> Golden {
        let before = "\(view).if(c) { $0.shadow(color: d, radius: 3) }"
        return golden(
            before, isLost ? nil : "\(view).shadow(color: c ? d : .clear, radius: 3)", context: [Self.others, context],
            outcomes: [isLost ? .withheld : .rewritten])
    }

    @Test func whatIsPresentedHasAFocusOfItsOwn() {
        check(
            [
                "Text(a).sheet(isPresented: $p) { Button(b) {} }", "Text(a).alert(b, isPresented: $p) { Button(b) {} }",
                "Text(a).contextMenu { Button(b) {} }", "Text(a).toolbar { Edit() }.padding()",
                "Text(a).fullScreenCover(isPresented: $p, content: { TextField(a, text: $t) })",
                "VStack { Text(a).popover(isPresented: $p) { Edit() }; Text(b) }", "Row()", "VStack { Row() }",
                "Rows()",
                "Text(a).editor($p)", "Text(a).sheet(isPresented: $p) { Text(a).accessibilityLabel(b) }",
            ].map { hidden($0, false) }
                + [
                    "Text(a).overlay { Button(b) {} }", "Text(a).sheet(isPresented: $p) { Text(b) }.overlay { Edit() }",
                    "Button(b) {}.sheet(isPresented: $p) { Text(b) }", "Opened()", "VStack { Row(); Opened() }",
                    "Text(a).framed($p)", "Text(a).accessibilityLabel(b).sheet(isPresented: $p) { Text(a) }",
                    "NavigationLink(destination: Text(a)) { Text(b) }", "Menu(a) { Text(b) }",
                ].map { hidden($0, true) })
    }

    @Test func whatIsPresentedIsDrawnElsewhere() {
        check(
            [
                "Text(a).sheet(isPresented: $p) { Banner() }", "NavigationLink(destination: Banner()) { Text(a) }",
                "NavigationLink { Banner() } label: { Text(a) }", "Row()", "VStack { Rows() }",
                "Text(a).background { Button(b) {}.sheet(isPresented: $p) { Circle().blendMode(.multiply) } }",
            ].map { shadow($0, false) }
                + [
                    "NavigationLink(destination: Text(a)) { Banner() }", "NavigationLink(value: 3) { Banner() }",
                    "NavigationLink { Text(a) } label: { Banner() }", "Opened()", "Menu(a) { Banner() }",
                    "Text(a).safeAreaInset(edge: .top) { Banner() }",
                ].map { shadow($0, true) }
                + [
                    golden(
                        "Text(a).sheet(isPresented: $p) { Guide() }.if(c) { $0.ignoresSafeArea(edges: .top) }", nil,
                        context: [Self.others], reasons: [Self.baseline]),
                    golden(
                        "VStack { Text(a) }.sheet(isPresented: $p) { Guide() }.if(c) { $0.frame(width: 3, alignment: .leading) }",
                        "VStack { Text(a) }.sheet(isPresented: $p) { Guide() }.frame(width: c ? 3 : nil, alignment: .leading)",
                        context: [Self.others]),
                    golden(
                        "VStack { Guide() }.sheet(isPresented: $p) { Text(a) }.if(c) { $0.frame(width: 3, alignment: .leading) }",
                        "VStack { Guide() }.sheet(isPresented: $p) { Text(a) }.frame(width: c ? 3 : nil, alignment: c ? .leading : .center)",
                        context: [Self.others]),
                ])
    }

    private static let baseline =
        "a stack that aligns by baselines no longer finds that of the text, even at no edge"

    /// A mode that is the usual one blends nothing, as far as it is spelled out.
    @Test func theUsualBlendModeIsNone() {
        check(
            ["Circle().blendMode(.normal)", "VStack { Circle().blendMode(BlendMode.normal) }"].map { shadow($0, false) }
                + [
                    "Circle().blendMode(d)", "Circle().blendMode(d ? .normal : .overlay)", "Circle().blendMode(.brand)",
                    "VStack { Circle().blendMode(.normal).blendMode(.plusDarker) }",
                ].map { shadow($0, true) })
    }

    /// The call itself may stand in a sheet: what it is on is drawn there.
    @Test func whatStandsInASheetIsInPlaceThere() {
        check([
            hidden("Text(a).sheet(isPresented: $p) { Button(b) {}", true).closed,
            hidden("Text(a).sheet(isPresented: $p) { VStack { Text(b).overlay { Edit() } }", true).closed,
            hidden("Text(a).sheet(isPresented: $p) { Text(b).alert(b, isPresented: $q) { Button(b) {} }", false).closed,
        ])
    }

    @Test func whatTheProjectDeclaresIsDrawnInPlace() {
        let sheet = """
            extension View {
                func sheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
                    overlay { content() }
                }
            }
            """
        let alert = """
            extension Text { func alert<C: View>(_ t: String, @ViewBuilder _ v: () -> C) -> some View { overlay { v() } } }
            """
        let other = "extension View { func sheet(height: CGFloat) -> some View { padding(height) } }"
        let link = "struct NavigationLink<C: View>: View { let destination: C; var body: some View { destination } }"
        check([
            hidden("Text(a).sheet(isPresented: $p) { Button(b) {} }", true, context: sheet),
            hidden("Row()", true, context: sheet), hidden("Text(a).editor($p)", true, context: sheet),
            hidden("Text(a).sheet(isPresented: $p) { Button(b) {} }", false, context: other),
            hidden("Text(a).alert(a) { Button(b) {} }", true, context: alert),
            shadow("NavigationLink(destination: Banner())", true, context: link),
        ])
    }

    /// A style or a label that is set reaches what is presented.
    @Test func whatIsSetReachesWhatIsPresented() {
        check([
            golden(
                "VStack { Text(a) }.sheet(isPresented: $p) { Button(b) {} }.if(c) { $0.foregroundStyle(.red) }", nil,
                context: [Self.others], outcomes: [.withheld]),
            golden(
                "VStack { Text(a) }.sheet(isPresented: $p) { Image(b) }.if(c) { $0.foregroundStyle(.red) }", nil,
                context: [Self.others], reasons: ["a style set around the view is lost when this one is off"]),
            golden(
                "Text(a).sheet(isPresented: $p) { Text(b).searchable(text: $t) }.if(c) { $0.submitLabel(.done) }", nil,
                allowed: [.assumed], context: [Self.others],
                reasons: ["the key of a search field says `search` where nothing is said"]),
        ])
    }

    /// What a page says with `drawing` is asked of the view where it is drawn, and with `holding` of all that it shows.
    @Test func pagesSayWhichOfTheTwoIsMeant() {
        func rules(_ word: String) -> RuleBook {
            .builtin(
                and:
                    "modifier glow(_ isOn: Bool)\ninert .glow(false)\napprox \(word) .shine, Badge  it glows\nmodifier shine()\ntype Badge: View"
            )
        }
        let view = "Text(a).sheet(isPresented: $p) { Text(b).shine(); Badge() }"
        let lit = "Text(a).sheet(isPresented: $p) { Text(b) }.shine()"
        func call(_ view: String, _ word: String, _ isLost: Bool) -> Golden {
            golden(
                "\(view).if(c) { $0.glow(true) }", isLost ? nil : "\(view).glow(c)", rules: rules(word),
                outcomes: [isLost ? .withheld : .rewritten])
        }
        check([
            call(view, "drawing", false), call(view, "holding", true), call(lit, "drawing", true),
            call(lit, "holding", true),
        ])
    }

    /// What a closure behind the view is given is none that stands in what the closure makes.
    @Test func whatAClosureBehindItIsGiven() {
        let call = "ZStack { Text(a).if(c) { $0.hidden() } }"
        func view(_ first: String, _ rest: String) -> String { "let v = ZStack { Text(a)\(first) }\(rest)" }
        check(
            [
                ".alert(t, isPresented: $p, presenting: x) { item in Button(item.name) { f(item) } }",
                ".sheet(item: $x) { item in Menu(a) { Text(item.name) } }",
                ".contextMenu(forSelectionType: Int.self) { ids in Button(a) { f(ids) } }",
            ].map { rest in
                golden(
                    view(".if(c) { $0.hidden() }", rest), view(".opacity(c ? 0 : 1)", rest), outcomes: [.rewritten])
            })
        check([
            golden(
                "let v = \(call).framed { row in Menu(a) { row } }", nil,
                context: ["extension View { func framed<V: View>(_ f: (Self) -> V) -> some View { f(self) } }"],
                outcomes: [.withheld])
        ])
    }
}

extension Golden {
    /// The same with a brace behind it.
    fileprivate var closed: Golden {
        var golden = self
        golden.before = golden.before.replacing("\n", with: " }\n")
        golden.after = golden.after?.replacing("\n", with: " }\n")
        return golden
    }
}
