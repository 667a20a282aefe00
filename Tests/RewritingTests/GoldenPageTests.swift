import Harness
import Rewriting
import Semantics
import RuleModel
import Syntax
import Testing

/// What the words of a page mean, by pages that have nothing else to say.
@Suite struct GoldenPageTests {
    @Test func whatTheUserLeftOut() {
        let rules = RuleBook.builtin(
            and: """
                modifier glow(color: Color = .white, radius: CGFloat = 3, x: CGFloat = 0)
                inert .glow(color: .clear, x: 0)
                """)
        check([
            golden("Text(a).if(c) { $0.glow() }", "Text(a).glow(color: c ? .white : .clear)", rules: rules),
            golden(
                "Text(a).if(c) { $0.glow(radius: 4) }", "Text(a).glow(color: c ? .white : .clear, radius: 4)",
                rules: rules),
            golden(
                "Text(a).if(c) { $0.glow(color: .red, x: 2) }", "Text(a).glow(color: c ? .red : .clear, x: c ? 2 : 0)",
                rules: rules),
        ])
    }

    @Test func parametersBetweenAndClosuresBehind() {
        let rules = RuleBook.builtin(
            and: """
                modifier card(_ x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1, @ViewBuilder content: () -> some View)
                inert .card(y: 0) { Text("off") }
                """)
        check([
            golden(
                "Text(a).if(c) { $0.card { Card() } }",
                "Text(a).card(y: c ? 1 : 0) { if c { Card() } else { Text(\"off\") } }", rules: rules),
            golden(
                "Text(a).if(c) { $0.card(2, z: 3) { Card() } }",
                "Text(a).card(2, y: c ? 1 : 0, z: 3) { if c { Card() } else { Text(\"off\") } }", rules: rules),
            golden(
                "Text(a).if(c) { $0.card(z: 3, content: { Card() }) }",
                "Text(a).card(y: c ? 1 : 0, z: 3, content: { if c { Card() } else { Text(\"off\") } })", rules: rules),
            golden(
                "Text(a).if(c) { $0.card() { Card() } }",
                "Text(a).card(y: c ? 1 : 0) { if c { Card() } else { Text(\"off\") } }", rules: rules),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.card(content: makeCard) }\n", rules: rules,
            reasons: ["the closure for `content` is not written out"])
        check(
            leftAlone: "Text(a).if(c) { $0.card { () -> Card in Card() } }\n", rules: rules,
            reasons: ["the closure states the type of its result"])
        check(
            before: "Text(a).if(c) { $0.card { return Card() } }\n",
            after: "Text(a).card(y: c ? 1 : 0) { if c { Card() } else { Text(\"off\") } }\n", rules: rules)
        // In an `if` of a builder each side would be another view.
        for body in ["if b { return A() } else { return B() }", "f(); return A()"] {
            check(
                leftAlone: "Text(a).if(c) { $0.card { \(body) } }\n", rules: rules,
                reasons: ["the closure holds `return`"])
        }
        // Not that there is no such form on one of the platforms.
        check([
            golden(
                "Text(a).if(c) { $0.toolbar { if d { return ToolbarItem { A() } } else { return ToolbarItem { B() } } } }",
                nil, reasons: ["the closure holds `return`"])
        ])
    }

    @Test func whatAFormLeavesOut() {
        let rules = RuleBook.builtin(
            and: "modifier glow(a: CGFloat = 1, b: CGFloat)\nactive .blur(radius: $b)\ninert .blur(radius: 0)")
        check([
            golden(
                "Text(a).if(c) { $0.glow(a: 1, b: 3) }", nil, rules: rules,
                reasons: ["`1` would not be evaluated any more"]),
            golden("Text(a).if(c) { $0.glow(b: 3) }", "Text(a).blur(radius: c ? 3 : 0)", rules: rules),
            golden(
                "Text(a).if(c) { $0.glow(a: next(), b: 3) }", nil, rules: rules,
                reasons: ["`next()` would not be evaluated any more"]),
        ])
    }

    @Test func aClosureThatIsLeftOut() {
        let rules = RuleBook.builtin(
            and: """
                modifier card(_ size: CGFloat, onTap: @escaping () -> Void = {}, onHold: (() -> Void)? = nil)
                inert .card(0) { }
                """)
        check([
            golden("Text(a).if(c) { $0.card(8) }", "Text(a).card(c ? 8 : 0)", rules: rules),
            golden(
                "Text(a).if(c) { $0.card(8) { tap() } }", "Text(a).card(c ? 8 : 0) { [c] in if c { tap() } }",
                rules: rules),
        ])
    }

    @Test func asWritten() {
        let rules = RuleBook.builtin(
            and: """
                modifier glow(_ x: CGFloat = 1, _ y: CGFloat = 2)
                inert .glow(_, _ 0)
                inert .glow(5)
                """)
        check([
            golden("Text(a).if(c) { $0.glow(7, 8) }", "Text(a).glow(7, c ? 8 : 0)", rules: rules),
            golden("Text(a).if(c) { $0.glow(7) }", "Text(a).glow(c ? 7 : 5)", rules: rules),
            golden("Text(a).if(c) { $0.glow() }", "Text(a).glow(c ? 1 : 5)", rules: rules),
        ])
    }

    /// What goes into a closure runs after what stands before the closure, and so only where that can be no difference.
    @Test func theOrderOfWhatIsEvaluated() {
        let rules = RuleBook.builtin(
            and: """
                modifier glow<V>(_ view: V, alignment: Alignment = .center) where V: View
                active .background(alignment: $alignment) { $view }
                inert .background(alignment: $alignment) { }
                """)
        check(
            leftAlone: "Text(a).if(c) { $0.glow(view(), alignment: next()) }\n", rules: rules,
            reasons: ["`next()` would be evaluated before `view()`"])
        check([
            golden(
                "Text(a).if(c) { $0.glow(view(), alignment: .top) }",
                "Text(a).background(alignment: .top) { if c { view() } }", rules: rules),
            golden(
                "Text(a).if(c) { $0.glow(Card(), alignment: next()) }",
                "Text(a).background(alignment: c ? next() : .center) { if c { Card() } }", rules: rules),
        ])
    }

    @Test func chainsOfOthers() {
        let rules = RuleBook.builtin(
            and: """
                modifier glow(_ color: Color, edges: Edge.Set = .all, at x: CGFloat = 1)
                active .background(Circle().fill($color), alignment: .top).padding($edges, $x)
                inert .background(Circle().fill(Color.clear), alignment: .top).padding($edges, 0)
                modifier wrap<V>(in shape: CGFloat = 3, @ViewBuilder content: () -> V) where V: View
                active .overlay(Group($content))
                inert .overlay(Group { })
                modifier flat(_ isFlat: Bool = true)
                active .disabled(!$isFlat)
                inert .disabled(true)
                """)
        check([
            golden(
                "Text(a).if(c) { $0.glow(.red, edges: .top, at: 4) }",
                "Text(a).background(c ? Circle().fill(.red) : Circle().fill(Color.clear), alignment: .top)"
                    + ".padding(.top, c ? 4 : 0)", rules: rules),
            golden(
                "Text(a).if(c) { $0.wrap { Card() } }", "Text(a).overlay(c ? Group { Card() } : Group { })",
                rules: rules),
            golden("Text(a).if(c) { $0.flat(a || b) }", "Text(a).disabled(!c || !(a || b))", rules: rules),
            golden("Text(a).if(c) { $0.flat() }", "Text(a).disabled(!c || !true)", rules: rules),
        ])
        check(
            before: """
                VStack {
                    Text(a)
                        .if(isOn) {
                            $0.glow(tint, edges: .top)
                        }
                }

                """,
            after: """
                VStack {
                    Text(a)
                        .background(isOn ? Circle().fill(tint) : Circle().fill(Color.clear), alignment: .top)
                        .padding(.top, isOn ? 1 : 0)
                }

                """, rules: rules)
    }

    @Test func closuresThatAreKept() {
        check([
            golden(
                "Text(a).if(c) { $0.font(.title) }",
                "Text(a).transformEnvironment(\\.font) { [c] in if c { $0 = .title } }",
                allowed: [.verbose]),
            golden(
                "Text(a).if(!model.c) { $0.font(.system(size: size)) }",
                "Text(a).transformEnvironment(\\.font) "
                    + "{ [font = Font.system(size: size), c = model.c] in if !c { $0 = font } }",
                allowed: [.verbose]),
            golden(
                "Text(a).if(model.isOn) { $0.transformEnvironment(\\.font) { f in f = .title } }",
                "Text(a).transformEnvironment(\\.font) { [isOn = model.isOn] f in if isOn { f = .title } }",
                allowed: [.verbose]),
            // Nothing there says what the member is of.
            golden(
                "Text(a).if(.isPro) { $0.transformEnvironment(\\.font) { f in f = .title } }",
                "Text(a).transformEnvironment(\\.font) { [condition = .isPro as Bool] f in if condition { f = .title } }",
                allowed: [.verbose]),
            golden(
                "Text(a).if(pair.0) { $0.transformEnvironment(\\.font) { f in f = .title } }",
                "Text(a).transformEnvironment(\\.font) { [condition = pair.0] f in if condition { f = .title } }",
                allowed: [.verbose]),
            golden(
                "Text(a).if(style.default) { $0.transformEnvironment(\\.font) { f in f = .title } }",
                "Text(a).transformEnvironment(\\.font) { [condition = style.default] f in if condition { f = .title } }",
                allowed: [.verbose]),
            // What the closure does with the condition's own name is about the view, not about a copy.
            golden(
                "Text(a).if(isOn) { $0.transformEnvironment(\\.font) { f in isOn = false } }",
                "Text(a).transformEnvironment(\\.font) { [condition = isOn] f in if condition { isOn = false } }",
                allowed: [.verbose]),
            // A name that means something else inside is not taken for the condition.
            golden(
                "Text(a).if(f) { $0.transformEnvironment(\\.font) { f in f = .title } }",
                "Text(a).transformEnvironment(\\.font) { [condition = f] f in if condition { f = .title } }",
                allowed: [.verbose]),
            golden(
                "Text(a).if(model.isOn) { $0.transformEnvironment(\\.font) { $0 = isOn } }",
                "Text(a).transformEnvironment(\\.font) { [condition = model.isOn] in if condition { $0 = isOn } }",
                allowed: [.verbose]),
        ])
        // Only an `if` of single expressions gives something back; else each way out must say so.
        for (body, whole) in [
            ("return a < b ? .start : nil", "if c { a < b ? .start : nil } else { nil }"),
            ("f(); return .start", "if c { f(); return .start } else { return nil }"),
            ("if a < b { .start } else { nil }", "if c { if a < b { .start } else { nil } } else { nil }"),
            (
                "if a < b { return .start } else { return nil }",
                "if c { if a < b { return .start } else { return nil } } else { return nil }"
            ),
            ("xs.first { return $0 > a }", "if c { xs.first { return $0 > a } } else { nil }"),
        ] {
            check(
                before: "Text(a).if(c) { $0.sensoryFeedback(trigger: n) { a, b in \(body) } }\n",
                after: "Text(a).sensoryFeedback(trigger: n) { [c] a, b in \(whole) }\n", allowed: [.lifecycle])
        }
        // A captured value is evaluated always.
        check(leftAlone: "Text(a).if(c) { $0.font(fonts[i]) }\n", allowed: [.verbose], outcomes: [.withheld])
        check(
            leftAlone: "func f(c: inout Bool) { Text(a).if(c) { $0.transformEnvironment(\\.font) { $0 = .title } } }\n",
            allowed: [.verbose], reasons: ["`c` cannot be held by a closure that is kept"])
    }

    /// Behind the parentheses stands a closure or nothing.
    @Test func anEmptyTrailingClosure() {
        check([
            golden(
                "Text(a).if(c) { $0.onAppear { } }", nil, allowed: [.lifecycle], outcomes: [.left],
                reasons: ["it does the same whether the condition holds or not"])
        ])
    }

    /// A modifier of the project's sets what its body does.
    @Test func laterModifiersOfTheProject() {
        let declarations = """
            extension View {
                func big() -> some View { bold() }
                func huge() -> some View { padding().big() }
                func boxed() -> some View { modifier(Boxed()) }
                func carded() -> some View { background { Text(a).bold() } }
            }
            struct Boxed: ViewModifier {
                func body(content: Content) -> some View { content.padding().bold() }
            }
            """
        let later = [(".big()", "big"), (".huge()", "huge"), (".boxed()", "boxed"), (".modifier(Boxed())", "modifier")]
        for (link, name) in later {
            check(
                leftAlone: "Row().if(c) { $0.bold() }\(link)\n", allowed: [.assumed, .approx], context: [declarations],
                outcomes: [.left], reasons: ["`\(name)` in line 1 would not reach the view when this one is off"])
        }
        check(
            before: "Row().if(c) { $0.bold() }.carded()\n", after: "Row().bold(c).carded()\n",
            allowed: [.assumed, .approx], context: [declarations])
    }

    /// What an `assumed` form takes to be out of sight stands in sight.
    @Test func laterModifiers() {
        for (code, reason) in [
            ("Text(a).if(c) { $0.bold() }.bold()", "`bold` is set again in line 1"),
            ("Text(a).if(c) { $0.bold() }\n    .shine()\n    .bold()", "`bold` is set again in line 3"),
            ("VStack { Text(a).if(c) { $0.bold() } }.bold()", "`bold` is set again in line 1"),
            ("VStack { if d { Text(a).if(c) { $0.bold() } } }.fontWeight(.bold)", "`fontWeight` in line 1"),
            ("VStack { Text(a).background { Text(b).if(c) { $0.bold() } } }.bold()", "`bold` is set again in line 1"),
            ("Card().if(c) { $0.tint(.red) }.accentColor(.blue)", "`accentColor` in line 1"),
            ("Text(a).if(c) { $0.bold() }\n    #if os(iOS)\n    .bold()\n    #endif", "`bold` is set again in line 3"),
            ("Text(a).if(c) { $0.bold() }.when(d) { $0.bold().shine() }", "`bold` is set again in line 1"),
            ("Text(a).if(c) { $0.bold() }.if(d) { $0.if(e) { $0.bold().shine() } }", "`bold` is set again in line 1"),
        ] {
            let plan = Context(
                rules: .builtin(and: "conditional .when(condition, transform: transform)"),
                allowed: [.assumed, .approx]
            ).plan(SourceFile(parsing: Array((code + "\n").utf8)), path: "")
            #expect(plan.calls[0].outcome == .left)
            #expect(
                plan.calls[0].reason?.sentence.hasPrefix(reason) == true,
                "\(code): \(plan.calls[0].reason?.sentence ?? "nothing")")
        }
        check([
            // The next form is exact.
            golden(
                "Text(a).if(c) { $0.font(.title) }.font(.body)",
                "Text(a).transformEnvironment(\\.font) { [c] in if c { $0 = .title } }.font(.body)",
                allowed: [.assumed, .verbose]),
            // Neither what is set within, nor by a modifier of another view, nor beyond the declaration.
            golden(
                "VStack { Text(a).bold() }.if(c) { $0.bold() }.overlay { Text(b).bold() }",
                "VStack { Text(a).bold() }.bold(c).overlay { Text(b).bold() }", allowed: [.assumed]),
            golden(
                "VStack { let t = Card().if(c) { $0.bold() }; t }.bold()",
                "VStack { let t = Card().bold(c); t }.bold()", allowed: [.assumed]),
        ])
    }

    /// A property or a function stands wherever its type mentions it.
    @Test func laterModifiersOfMentions() {
        func left(_ members: String) {
            check(
                leftAlone: "struct V: View {\n\(members)\n}\n", allowed: [.assumed, .approx], outcomes: [.left],
                reasons: ["`bold` is set again in line 2, which would not reach the view when this one is off"])
        }
        left("var body: some View { VStack { row }.bold() }\nvar row: some View { Text(a).if(c) { $0.bold() } }")
        left("var body: some View { self.row.bold() }\nvar row: some View { Text(a).if(c) { $0.bold() } }")
        left("var body: some View { row(3).bold() }\nfunc row(_ n: Int) -> some View { Text(a).if(c) { $0.bold() } }")
        left(
            "var a: some View { VStack { b }.bold() }\nvar b: some View { c }\nvar c: some View { Text(d).if(e) { $0.bold() } }"
        )
        check([
            golden(
                "struct V: View { var body: some View { row.bold() }\nfunc f(row: Text) -> some View { row }\n}\n"
                    + "struct W: View { var row: some View { Text(a).if(c) { $0.bold() } } }",
                "struct V: View { var body: some View { row.bold() }\nfunc f(row: Text) -> some View { row }\n}\n"
                    + "struct W: View { var row: some View { Text(a).bold(c) } }", allowed: [.assumed]),
            golden(
                "struct V: View { var body: some View { row }\nvar row: some View { Text(a).if(c) { $0.bold() } } }",
                "struct V: View { var body: some View { row }\nvar row: some View { Text(a).bold(c) } }",
                allowed: [.assumed]),
        ])
    }

    /// What the user's closure says of the condition is of the moment when it runs.
    @Test func theConditionInTheClosure() {
        check([
            golden(
                "Text(a).if(c) { $0.onChange(of: x) { wait(); if c { go() } } }",
                "Text(a).onChange(of: x) { [condition = c] in if condition { wait(); if c { go() } } }"),
            golden(
                "Text(a).if(c) { $0.onChange(of: x) { c = false } }",
                "Text(a).onChange(of: x) { [condition = c] in if condition { c = false } }"),
        ])
    }

    /// What a page asks of a view's content counts where the project's own modifiers apply it, too.
    @Test func whatOwnModifiersHold() async {
        let own = """
            extension View {
                func lifted() -> some View { alignmentGuide(VerticalAlignment.center) { _ in 3 } }
                func raised() -> some View { padding().lifted() }
                func named() -> some View { modifier(Named()) }
                func plain() -> some View { padding() }
            }
            struct Named: ViewModifier { func body(content: Content) -> some View { content.accessibilityLabel("a") } }
            """
        await check(each: [
            "Text(a).lifted().if(c) { $0.frame(width: 8) }", "VStack { Text(a).raised() }.if(c) { $0.frame(width: 8) }",
            "Text(a).named().if(c) { $0.hidden() }", "HStack { b.modifier(Named()) }.if(c) { $0.hidden() }",
            "TextFieldLink(a) { _ in }.if(c) { $0.hidden() }", "LocationButton { }.if(c) { $0.hidden() }",
        ]) { code in
            check([golden(code, nil, context: [own], outcomes: [.withheld])])
        }
        check([
            golden("Text(a).plain().if(c) { $0.hidden() }", "Text(a).plain().opacity(c ? 0 : 1)", context: [own])
        ])
    }

    /// An argument that is the condition was always true where it stood.
    @Test func theConditionAsArgument() {
        let amount = "func amount(_ isLow: Bool) -> Double { isLow ? 0.3 : 0.5 }"
        check([
            golden("Text(a).if(c) { $0.disabled(c) }", "Text(a).disabled(c)"),
            golden("Text(a).if(m.c) { $0.disabled(m.c) }", "Text(a).disabled(m.c)"),
            golden(
                "Text(a).if(c) { $0.opacity(amount(c)) }", "Text(a).opacity(c ? amount(c) : 1)", context: [amount]),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.animation(.default, value: c) }\n",
            reasons: ["`c` is the condition itself, which in the closure never changes"])
        check(leftAlone: "Text(a).if(c) { $0.allowsHitTesting(c) }\n", outcomes: [.left])
    }

    @Test func limits() {
        check([
            golden(
                "Text(a).alignmentGuide(guide) { _ in 3 }.if(c) { $0.frame(width: 8) }",
                "Text(a).alignmentGuide(guide) { _ in 3 }.frame(width: c ? 8 : nil)", allowed: [.approx]),
            golden(
                "VStack { Text(a).alignmentGuide(.top) { _ in 3 } }.if(c) { $0.padding(8) }",
                "VStack { Text(a).alignmentGuide(.top) { _ in 3 } }.padding(c ? 8 : 0)"),
            golden("Text(a).if(c) { $0.padding(8) }.layoutPriority(1)", "Text(a).padding(c ? 8 : 0).layoutPriority(1)"),
            golden(
                "VStack { Text(a).contextMenu { Card() } }.if(c) { $0.hidden() }",
                "VStack { Text(a).contextMenu { Card() } }.opacity(c ? 0 : 1)"),
        ])
        for code in [
            "Text(a).layoutPriority(1).if(c) { $0.padding(8) }",
            "Text(a).layoutPriority(1).shine().if(c) { $0.padding(8) }",
            "Text(a).if(d) { $0.layoutPriority(1).shine() }.if(c) { $0.padding(8) }",
            "Spacer().if(c) { $0.padding(8) }", "Group { Spacer() }.if(c) { $0.padding(8) }",
            "(Group { Text(a).layoutPriority(1) }).if(c) { $0.padding(8) }",
            "VStack { Text(a).alignmentGuide(HorizontalAlignment.center) { _ in 3 } }.if(c) { $0.frame(width: 8) }",
            "Card { x.alignmentGuide(of(x)) { _ in 3 } }.border(.red).if(c) { $0.frame(width: 8) }",
            "VStack { TextField(a, text: $b) }.if(c) { $0.hidden() }",
            "Text(a).if(c) { $0.animation(nil, value: x) }", "Text(a).if(c) { $0.animation(move, value: x) }",
            "Text(a).if(c) { $0.animation(d ? nil : .default, value: x) }",
            "Text(a).if(m.c) { $0.onChange(of: m.x) { save() } }",
            "Text(a).contextMenu { Text(b).if(c) { $0.hidden() } }",
            "Text(a).contextMenu(menuItems: { VStack { Text(b).if(c) { $0.hidden() } } })",
            "Menu(a) { Text(b).if(c) { $0.hidden() } }",
        ] {
            check(leftAlone: code + "\n", outcomes: code.contains("shine() }") ? [.left, .withheld] : [.withheld])
        }
        check([
            golden(
                "Text(a).if(c) { $0.frame(width: 3, alignment: .leadingFirstTextBaseline) }",
                "Text(a).frame(width: c ? 3 : nil, alignment: c ? .leadingFirstTextBaseline : .center)"),
            golden(
                "Text(a).if(c) { $0.frame(width: 3, alignment: Alignment.leadingFirstTextBaseline) }",
                "Text(a).frame(width: c ? 3 : nil, alignment: c ? Alignment.leadingFirstTextBaseline : Alignment.center)"
            ),
        ])
    }

    /// An empty frame moves its content by the guides that it aligns by, and by no other.
    @Test func guidesOfAnAlignment() async {
        let own = """
            extension VerticalAlignment { static let centerIcon = VerticalAlignment(CenterIcon.self) }
            extension HorizontalAlignment {
                static let centerTitle: HorizontalAlignment = .init(CenterTitle.self)
                static let middle: HorizontalAlignment = .center
                static let centerOfRow = HorizontalAlignment.center
            }
            struct Row: View {
                var body: some View { HStack { Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 3 } } }
            }
            struct Centred: View {
                var body: some View { HStack { Text("a").alignmentGuide(.top) { $0[.middle] }; Middle() } }
            }
            struct Middle: View { var body: some View { Text("a").alignmentGuide(.middle) { _ in 3 } } }
            """
        let set = { (guide: String) in "Text(a).alignmentGuide(\(guide)) { _ in 3 }" }
        let safe = [
            ".centerIcon", ".centerTitle", "HorizontalAlignment.centerTitle", ".listRowSeparatorLeading", ".top",
        ]
        await check(each: safe.map(set) + ["Row()", "VStack { Row() }"]) { view in
            check([
                golden("\(view).if(c) { $0.frame(width: 3) }", "\(view).frame(width: c ? 3 : nil)", context: [own]),
                golden(
                    "VStack { \(view) }.if(c) { $0.frame(maxHeight: 3, alignment: .bottomTrailing) }",
                    "VStack { \(view) }.frame(maxHeight: c ? 3 : nil, alignment: .bottomTrailing)", context: [own]),
            ])
        }
        let moved = [
            ".middle", ".centerOfRow", ".elsewhere", "d ? .center : .top", "VerticalAlignment.center", "guide",
        ]
        await check(each: moved.map(set) + ["Centred()", "VStack { Middle() }"]) { view in
            check([golden("\(view).if(c) { $0.frame(width: 3) }", nil, context: [own], outcomes: [.withheld])])
        }
        check([
            golden(
                "\(set(".top")).if(c) { $0.frame(width: 3, alignment: .topLeading) }",
                "\(set(".top")).frame(width: c ? 3 : nil, alignment: c ? .topLeading : .center)"),
            golden(
                "\(set(".centerIcon")).if(c) { $0.frame(width: 3, alignment: .icon) }",
                "\(set(".centerIcon")).frame(width: c ? 3 : nil, alignment: c ? .icon : .center)", context: [own]),
            // Every guide is lost.
            golden(
                "\(set(".centerIcon")).if(c) { $0.ignoresSafeArea() }", nil, context: [own], outcomes: [.withheld]),
        ])
    }

    @Test func deploymentTargets() throws {
        let old = try DeploymentTarget(reading: "iOS 14, macOS 11")
        check([
            golden("Text(a).if(c) { $0.overlay(Card()) }", "Text(a).overlay(c ? Card() : nil)", deploymentTarget: old)
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.bold() }\n", allowed: [.assumed], deploymentTarget: old,
            outcomes: [.withheld])
        check(
            leftAlone: "card.if(c) { $0.bold() }\n", allowed: [.assumed], deploymentTarget: old,
            reasons: ["its form needs iOS 16, and the deployment target is iOS 14"])
        let needed = "its form needs iOS 15, and the deployment target is iOS 14"
        for call in [
            "Circle().if(c) { $0.fill(Color.red) }",
            "Circle().if(c) { $0.fill(Color.red) } else: { $0.fill(LinearGradient(gradient: g, startPoint: .top, endPoint: .bottom)) }",
        ] {
            check(leftAlone: call + "\n", deploymentTarget: old, reasons: [needed])
        }
        check([
            golden(
                "Circle().if(c) { $0.fill(Color.red) } else: { $0.fill(Color.blue) }",
                "Circle().fill(c ? Color.red : Color.blue)", deploymentTarget: old)
        ])
    }

    /// What a builder is given shows which overload is meant: views, or items of a toolbar.
    @Test func whatIsBuilt() throws {
        let old = try DeploymentTarget(reading: "iOS 14")
        func call(_ items: String) -> String { "Text(a).if(c) { $0.toolbar { \(items) } }" }
        let views = [
            "Button(a) { f() }", "EditButton()", "Text(a); Button(b) { f() }", "Button(a) { f() }.disabled(d)",
            "if d { Button(a) { f() } }", "if d { x } else { Text(b) }",
        ]
        check(
            views.map { golden(call($0), "Text(a).toolbar { if c { \($0) } }", deploymentTarget: old) })
        let needed = "its form needs iOS 16, and the deployment target is iOS 14"
        let others = ["ToolbarItem { a }", "ToolbarItemGroup { a }", "Items()", "items", "ForEach(a) { Text(b) }"]
        for items in others {
            check(leftAlone: call(items) + "\n", deploymentTarget: old, reasons: [needed])
        }
        // The form that it takes there is another one, and needs more.
        check(
            leftAlone: call("ToolbarItem { Text(a) }") + "\n",
            deploymentTarget: try DeploymentTarget(reading: "macOS 12"),
            reasons: ["its form needs macOS 13, and the deployment target is macOS 12"])
        // A `Button` of the project's is whatever that declares.
        check(
            leftAlone: call("Button(a)") + "\n", deploymentTarget: old,
            context: ["struct Button: ToolbarContent { let title: String }"], reasons: [needed])
    }

    @Test func typesOfImplicitMembers() {
        let rules = RuleBook.builtin(
            and: """
                modifier paint<S>(_ style: S) where S: ShapeStyle
                active .overlay { $style }
                inert .overlay { }
                modifier tone(_ color: Color?)
                active .overlay { $color.opacity(0.5) }
                inert .overlay { }
                """)
        check([
            golden("Text(a).if(c) { $0.paint(.red) }", "Text(a).overlay { if c { Color.red } }", rules: rules),
            golden(
                "Text(a).if(c) { $0.paint(.red.opacity(0.5)) }", "Text(a).overlay { if c { Color.red.opacity(0.5) } }",
                rules: rules),
            golden(
                "Text(a).if(c) { $0.paint(d ? .red : .blue) }",
                "Text(a).overlay { if c { d ? Color.red : Color.blue } }",
                rules: rules),
            golden("Text(a).if(c) { $0.paint(tint) }", "Text(a).overlay { if c { tint } }", rules: rules),
            golden(
                "Text(a).if(c) { $0.tone(.brand) }", "Text(a).overlay { if c { Color.brand.opacity(0.5) } }",
                rules: rules),
            golden(
                "Text(a).if(c) { $0.tone(d ? .red : .blue) }",
                "Text(a).overlay { if c { (d ? Color.red : Color.blue).opacity(0.5) } }", rules: rules),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.paint(.brand) }\n", rules: rules,
            reasons: ["the type of `.brand` is not known where it would stand"])
    }

    @Test func severalValues() {
        let rules = RuleBook.builtin(
            and: """
                modifier tags(_ names: String..., isOn: Bool = true)
                inert .tags($names, isOn: false)
                modifier marks(_ names: String...)
                inert .marks("")
                """)
        check([
            golden("Text(a).if(c) { $0.tags(\"a\", \"b\") }", "Text(a).tags(\"a\", \"b\", isOn: c)", rules: rules),
            golden("Text(a).if(c) { $0.marks(\"a\") }", "Text(a).marks(c ? \"a\" : \"\")", rules: rules),
        ])
        check(
            leftAlone: "Text(a).if(c) { $0.marks(\"a\", \"b\") }\n", rules: rules,
            reasons: ["`marks` takes several values, which a condition cannot choose together"])
    }
}
