import Harness
import Rewriting
import RuleModel
import Testing

/// Explicit branches of several sides that are a `switch`, of which no one condition decides.
@Suite struct GoldenSwitchTests {
    /// Of which each case gives a modifier another value: as the ladder that it is equal to.
    @Test func switchesOfSeveralValues() {
        func inView(
            _ before: String, _ after: String?, allowed: Set<Level> = [], outcomes: [Outcome]? = nil,
            sourceLocation: SourceLocation = #_sourceLocation
        ) -> Golden {
            let view = "struct V: View { let size: Size; let tone: Tone?; let isOn: Bool; var body: some View { "
            return explicit(
                view + before + " } }", after.map { view + $0 + " } }" }, allowed: allowed,
                context: ["enum Size { case small, medium, large, huge }\nenum Tone { case loud, calm, soft }"],
                outcomes: outcomes, sourceLocation: sourceLocation)
        }
        check([
            inView(
                "switch size { case .small: Text(a).padding(8); case .medium: Text(a).padding(4); default: Text(a) }",
                "Text(a).padding(size == .small ? 8 : (size == .medium ? 4 : 0))", outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).padding(1)\ncase .medium: Text(a).padding(2)\ncase .large: Text(a).padding(3) }",
                "Text(a).padding(size == .small ? 1 : (size == .medium ? 2 : 3))", outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a)\ncase .medium: Text(a).padding(4)\ndefault: Text(a).padding(8) }",
                "Text(a).padding(size == .small ? 0 : (size == .medium ? 4 : 8))"),
            inView(
                "switch size { case .small, .huge: Text(a).opacity(0.1)\ncase Size.medium: Text(a).opacity(0.2)\ncase .large: Text(a) }",
                "Text(a).opacity(size == .small || size == .huge ? 0.1 : (size == Size.medium ? 0.2 : 1))"),
            // Those that give the same are one side, wherever they stand.
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium: Text(a)\ncase .large: Text(a).padding(8)\ncase .huge: Text(a).padding(4) }",
                "Text(a).padding(size == .small || size == .large ? 8 : (size == .medium ? 0 : 4))"),
            inView(
                "switch size { case .small: Text(a)\ncase .medium: Text(a).padding(8)\ncase .large: Text(a).padding(4)\ndefault: Text(a) }",
                "Text(a).padding(size == .medium ? 8 : (size == .large ? 4 : 0))"),
            inView(
                "switch tone { case .loud: Text(a).padding(8)\ncase .calm: Text(a).padding(4)\ndefault: Text(a) }",
                "Text(a).padding(tone == .loud ? 8 : (tone == .calm ? 4 : 0))"),
            inView(
                "switch size { case .small: Text(a).padding(8).disabled(true)\ncase .medium: Text(a).padding(4)\ndefault: Text(a) }",
                "Text(a).padding(size == .small ? 8 : (size == .medium ? 4 : 0)).disabled(size == .small)"),
            // In a `switch` that becomes a choice, and in one of its values.
            inView(
                "switch size { case .small: VStack { switch tone { case .loud: Text(a).padding(1)\ncase .calm: Text(a).padding(2)\ndefault: Text(a) } }.padding(8)\ncase .medium: VStack { switch tone { case .loud: Text(a).padding(1)\ncase .calm: Text(a).padding(2)\ndefault: Text(a) } }.padding(4)\ndefault: VStack { switch tone { case .loud: Text(a).padding(1)\ncase .calm: Text(a).padding(2)\ndefault: Text(a) } } }",
                "VStack { Text(a).padding(tone == .loud ? 1 : (tone == .calm ? 2 : 0)) }.padding(size == .small ? 8 : (size == .medium ? 4 : 0))"
            ),
            // Three choices in one another are hard to read, and half of a `switch` is none.
            inView(
                "switch size { case .small: Text(a).padding(1)\ncase .medium: Text(a).padding(2)\ncase .large: Text(a).padding(3)\ndefault: Text(a) }",
                nil, outcomes: [.withheld]),
            inView(
                "switch size { case .small: Text(a).padding(1)\ncase .medium: Text(a).padding(2)\ncase .large: Text(a).padding(3)\ndefault: Text(a) }",
                "Text(a).padding(size == .small ? 1 : (size == .medium ? 2 : (size == .large ? 3 : 0)))",
                allowed: [.verbose], outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).font(.title)\ncase .medium: Text(a).font(.body)\ndefault: Text(a) }",
                nil, outcomes: [.withheld]),
            inView(
                "switch size { case .small: Text(a).font(.title)\ncase .medium: Text(a).font(.body)\ndefault: Text(a) }",
                "Text(a).font(size == .small ? .title : (size == .medium ? .body : nil))", allowed: [.assumed],
                outcomes: [.rewritten]),
            inView(
                "switch size { case .small: Text(a).id(1)\ncase .medium: Text(a).padding(2)\ndefault: Text(a).padding(4) }",
                nil, outcomes: []),
            // Nothing plain says which of the two are meant, and more than two are hard to read.
            inView(
                "switch size { case .small, .medium, .large: Text(a).padding(1)\ncase .huge: Text(a).padding(2)\ndefault: Text(a).padding(4) }",
                nil, outcomes: []),
            inView(
                "switch size { case .small: Text(a).padding(1)\ncase .medium where isOn: Text(a).padding(2)\ndefault: Text(a) }",
                nil, outcomes: []),
            inView(
                "switch next() { case .small: Text(a).padding(1)\ncase .medium: Text(a).padding(2)\ndefault: Text(a) }",
                nil, outcomes: []),
            // What is said of a case has no place, and goes with no other.
            inView(
                "switch size { case .small: Text(a).padding(8) /* wide */\ncase .medium: Text(a).padding(4)\ndefault: Text(a) }",
                nil, outcomes: []),
            inView(
                "switch size { /* all */ case .small: Text(a).padding(8)\ncase .medium: Text(a).padding(4)\ndefault: Text(a) }",
                nil, outcomes: []),
            inView(
                "switch size { case .small: Text(a).padding(8)\ncase .medium: Text(a).padding(4)\ncase .large: Text(a).padding(/* as above */ 4)\ndefault: Text(a) }",
                nil, outcomes: []),
            explicit(
                """
                enum Tab { case home, search, more }
                struct V: View {
                    let tab: Tab
                    var body: some View {
                        VStack {
                            switch tab {
                            case .home:
                                HStack {
                                    Text(a)
                                }
                                // On its first page.
                                .padding(8)
                            case .search:
                                HStack {
                                    Text(a)
                                }
                                .padding(4)
                            case .more:
                                HStack {
                                    Text(a)
                                }
                            }
                        }
                    }
                }
                """,
                """
                enum Tab { case home, search, more }
                struct V: View {
                    let tab: Tab
                    var body: some View {
                        VStack {
                            HStack {
                                Text(a)
                            }
                            // On its first page.
                            .padding(tab == .home ? 8 : (tab == .search ? 4 : 0))
                        }
                    }
                }
                """),
            explicit(
                """
                enum Tab { case home, search, more }
                struct V: View {
                    let tab: Tab
                    var body: some View { HStack { row } }
                    private var row: AnyView {
                        switch tab {
                            case .home:
                                return AnyView(Text(a).padding(8))
                            case .search:
                                return AnyView(Text(a).padding(4))
                            default:
                                return AnyView(Text(a))
                        }
                    }
                }
                """,
                """
                enum Tab { case home, search, more }
                struct V: View {
                    let tab: Tab
                    var body: some View { HStack { row } }
                    private var row: some View {
                        return Text(a).padding(tab == .home ? 8 : (tab == .search ? 4 : 0))
                    }
                }
                """),
        ])
    }
}
