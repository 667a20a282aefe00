import Harness
import Testing

/// What an `assumed` form takes to be set nowhere else, and what else is called like it.
@Suite struct GoldenSetAgainTests {
    /// What is set by its key is set.
    @Test func byTheKeyOfTheEnvironment() {
        check([
            golden(
                "Text(a).if(c) { $0.lineLimit(1) }.environment(\\.lineLimit, 3)", nil, allowed: [.assumed],
                outcomes: [.withheld]),
            golden(
                "VStack { Text(a).if(c) { $0.lineLimit(1) } }.environment(\\.lineLimit, 3)", nil, allowed: [.assumed],
                outcomes: [.withheld]),
            golden(
                "Text(a).if(c) { $0.lineLimit(1) }.environment(\\.lineSpacing, 3)",
                "Text(a).lineLimit(c ? 1 : nil).environment(\\.lineSpacing, 3)", allowed: [.assumed]),
        ])
    }

    /// Overloads of one name that set other things do not undo each other, before or after.
    @Test func overloadsThatSetOtherThings() async {
        let hidden = "toolbar(.hidden, for: .tabBar)"
        let chosen = ".toolbar(c ? .hidden : .automatic, for: .tabBar)"
        await check(each: [
            ".toolbar { ToolbarItem { Text(b) } }", ".toolbar(removing: .title)",
            ".toolbar(id: \"main\") { ToolbarItem(id: \"a\") { Text(b) } }",
        ]) { other in
            check([
                golden("Text(a).if(c) { $0.\(hidden) }\(other)", "Text(a)\(chosen)\(other)", allowed: [.assumed]),
                golden("Text(a)\(other).if(c) { $0.\(hidden) }", "Text(a)\(other)\(chosen)", allowed: [.assumed]),
                golden(
                    "VStack { Text(a).if(c) { $0.\(hidden) } }\(other)", "VStack { Text(a)\(chosen) }\(other)",
                    allowed: [.assumed]),
            ])
        }
        check([
            golden(
                "Text(a).if(c) { $0.toolbarBackground(.visible, for: .tabBar) }.toolbarBackground(Color.red, for: .tabBar)",
                "Text(a).toolbarBackground(c ? .visible : .automatic, for: .tabBar)"
                    + ".toolbarBackground(Color.red, for: .tabBar)", allowed: [.assumed]),
            golden(
                "Text(a).if(c) { $0.accessibility(sortPriority: 1) }.accessibility(label: Text(b))",
                "Text(a).accessibility(sortPriority: c ? 1 : 0).accessibility(label: Text(b))",
                allowed: [.assumed]),
            golden(
                "Text(a).if(c) { $0.environment(library) }.environment(\\.font, .body)",
                "Text(a).environment(c ? library : nil).environment(\\.font, .body)", allowed: [.assumed],
                context: ["@Observable final class Library {}\nlet library = Library()"]),
        ])
    }

    /// The same modifier for another bar, edge, axis or key sets another thing.
    @Test func forOtherThings() async {
        let others = [
            ("toolbar(.hidden, for: .tabBar)", "toolbar(.visible, for: .navigationBar, .bottomBar)"),
            ("listRowSeparator(.hidden, edges: .top)", "listRowSeparator(.hidden, edges: [.bottom])"),
            ("scrollIndicators(.hidden, axes: .vertical)", "scrollIndicators(.visible, axes: .horizontal)"),
        ]
        await check(each: others) { one, other in
            let chosen = one.replacing("(.hidden,", with: "(c ? .hidden : .automatic,")
            check([
                golden("Text(a).if(c) { $0.\(one) }.\(other)", "Text(a).\(chosen).\(other)", allowed: [.assumed]),
                golden("Text(a).\(other).if(c) { $0.\(one) }", "Text(a).\(other).\(chosen)", allowed: [.assumed]),
            ])
        }
        check([
            golden(
                "Text(a).focusedValue(\\.size, 2).if(c) { $0.focusedValue(\\.mark, 1) }",
                "Text(a).focusedValue(\\.size, 2).focusedValue(\\.mark, c ? 1 : nil)", allowed: [.assumed])
        ])
        let same = [
            ("toolbar(.hidden, for: .tabBar)", "toolbar(.visible, for: .navigationBar, .tabBar)"),
            ("toolbar(.hidden, for: .tabBar)", "toolbar(.visible, for: .automatic)"),
            ("toolbar(.hidden, for: .tabBar)", "toolbar(.visible, for: bar)"),
            ("listRowSeparator(.hidden, edges: .top)", "listRowSeparator(.hidden, edges: .all)"),
            ("listRowSeparator(.hidden, edges: .top)", "listRowSeparator(.hidden)"),
            ("listRowSeparator(.hidden, edges: .top)", "listRowSeparator(.hidden, edges: b ? .all : .bottom)"),
            (
                "scrollIndicators(.hidden, axes: .vertical)",
                "scrollIndicators(.visible, axes: [.vertical, .horizontal])"
            ),
            ("focusedValue(\\.mark, 1)", "focusedValue(\\.mark, 2)"),
            ("focusedValue(\\.mark, 1)", "focusedValue(key, 2)"),
        ]
        await check(each: same) { one, other in
            let name = one.prefix { $0 != "(" }
            check([
                golden(
                    "Text(a).\(other).if(c) { $0.\(one) }", nil, allowed: [.assumed],
                    reasons: ["`\(name)` is set before, which would be lost when this one is off"])
            ])
        }
    }

    /// What sets the same by other arguments still does, and what the project declares may do anything.
    @Test func overloadsThatSetTheSame() {
        let own = "extension View { func toolbar(_ title: String) -> some View { toolbar(.visible, for: .tabBar) } }"
        func reason(_ name: String) -> [String] {
            ["`\(name)` is set again in line 1, which would not reach the view when this one is off"]
        }
        check([
            golden(
                "Text(a).if(c) { $0.toolbar(.hidden, for: .tabBar) }.toolbar(.visible)", nil, allowed: [.assumed],
                reasons: reason("toolbar")),
            golden(
                "Text(a).if(c) { $0.toolbar(.hidden, for: .tabBar) }.toolbar(title)", nil, allowed: [.assumed],
                context: [own], reasons: reason("toolbar")),
            golden(
                "Text(a).if(c) { $0.toolbar(.hidden, for: .tabBar) }.toolbar { Item() }.toolbar(.visible)", nil,
                allowed: [.assumed], reasons: reason("toolbar")),
            golden(
                "Text(a).toolbar { Item() }.toolbar(.visible).if(c) { $0.toolbar(.hidden, for: .tabBar) }", nil,
                allowed: [.assumed], reasons: ["`toolbar` is set before, which would be lost when this one is off"]),
            golden(
                "VStack { Text(a).if(c) { $0.lineLimit(1) } }.lineLimit(2...4)",
                "VStack { Text(a).transformEnvironment(\\.lineLimit) { [c] in if c { $0 = 1 } } }.lineLimit(2...4)",
                allowed: [.assumed, .verbose]),
            golden(
                "Row().if(c) { $0.foregroundStyle(.red) }.foregroundStyle(.blue, .green)", nil,
                allowed: [.assumed, .approx], reasons: reason("foregroundStyle")),
        ])
    }

    /// A priority that a stack has is not that of what it holds; a `Group` hands it on.
    @Test func traits() async {
        await check(each: [("layoutPriority", "0"), ("zIndex", "0")]) { name, off in
            let (before, after) = ("Text(a).if(c) { $0.\(name)(1) }", "Text(a).\(name)(c ? 1 : \(off))")
            for (start, end) in [
                ("HStack { ", " }"), ("Text(b).overlay { ", " }"), ("Button { } label: { ", " }"),
                ("ScrollView { HStack { ", " } }"), ("Text(b).sheet(isPresented: $d) { ", " }"),
            ] {
                check([
                    golden(
                        "\(start)\(before)\(end).\(name)(2)", "\(start)\(after)\(end).\(name)(2)",
                        allowed: [.assumed])
                ])
            }
            let reason = "`\(name)` is set again in line 1, which would not reach the view when this one is off"
            for (start, end) in [
                ("", ""), ("Group { ", " }"), ("ForEach(xs) { _ in ", " }"), ("AnyView(", ")"),
                ("Group { if d { ", " } }"), ("Wrap { ", " }"),
            ] {
                check([
                    golden(
                        "\(start)\(before)\(end).\(name)(2)", nil, allowed: [.assumed],
                        context: ["struct Wrap<C: View>: View { let content: C; var body: some View { content } }"],
                        reasons: [reason])
                ])
            }
        }
        check([
            golden(
                "List { Section { Text(a).if(c) { $0.listRowInsets(.init()) } }.listRowInsets(nil) }", nil,
                allowed: [.assumed],
                reasons: [
                    "`listRowInsets` is set again in line 1, which would not reach the view when this one is off"
                ]),
            golden(
                "VStack { Text(a).if(c) { $0.transition(.slide) } }.transition(.scale)",
                "VStack { Text(a).transition(c ? .slide : .opacity) }.transition(.scale)", allowed: [.assumed]),
        ])
    }

    /// A list whose rows can be deleted takes no actions for an answer; another does not ask.
    @Test func listsThatDelete() async {
        let (before, after) = (
            "Row(x).if(c) { $0.swipeActions { Save() } }", "Row(x).swipeActions { if c { Save() } }"
        )
        await check(each: [
            ("", ""), ("List { ForEach(xs) { x in ", " } }"), ("ForEach(xs) { x in ", " }.onMove { _, _ in }"),
            ("List(xs) { x in ", " }"),
        ]) { start, end in
            check([golden(start + before + end, start + after + end)])
        }
        await check(each: [
            ("List { ForEach(xs) { x in ", " }.onDelete { _ in } }"),
            ("List($xs, editActions: .delete) { $x in ", " }"),
            ("List { ForEach($xs, editActions: .all) { $x in VStack { ", " } } }"),
        ]) { start, end in
            check([
                golden(
                    start + before + end, nil, outcomes: [.withheld],
                    reasons: ["the list no longer makes an action of its own to delete that row"])
            ])
        }
    }
}
