import Harness
import Syntax
import Testing

@testable import Rewriting
import Semantics

/// What stands in the way of a rewrite, each with the sentence that the user reads.
@Suite struct CallsRefusalTests {
    static let refusals: [CallExample] = [
        // The condition.
        .init("try", "a.when(try f()) { $0.bold() }", "when: bold | the condition holds `try`"),
        .init("try?", "a.when((try? f()) ?? false) { $0.bold() }", "when: bold | the condition holds `try?`"),
        .init("await", "a.when(await f()) { $0.bold() }", "when: bold | the condition holds `await`"),
        .init("closure", "a.lazily({ c }) { $0.bold() }", "lazily: bold | the condition is a closure"),
        .init(
            "x! under another x", "a.when(title != nil) { $0.tag(title!, { title in title! }) }",
            "when: tag | the closure unwraps `title!`, which is safe only under the condition"),
        .init(
            "x! among others", "a.when(b || nil != self.x) { $0.tag(x!.y) }",
            "when: tag | the closure unwraps `x!`, which is safe only under the condition"),
        .init(
            "x!.y under x?.y", "a.when(x?.y != nil) { $0.tag(x!.y!) }",
            "when: tag | the closure unwraps `x!`, which is safe only under the condition"),
        .init("optional", "a.whenLet(x) { $0.tag($1) }", "whenLet: tag"),

        // The closures.
        .init(
            "function", "a.when(c, transform: Self.decorate)",
            "when: | the modifiers are in a function and not in a closure here"),
        .init("capture list", "a.when(c) { [m] v in v.tag(m) }", "when: | the closure has a capture list"),
        .init("empty", "a.when(c) { }", "when: | the closure is empty"),
        .init(
            "missing name", "a.when(c) { $0.bold().(width: 3) }",
            "when: | something here is no Swift that fixmods knows"),
        .init("var", "a.when(c) { v in var w = x; return v.tag(w) }", "when: | the closure holds statements"),
        .init("declaration alone", "a.when(c) { v in let w = v }", "when: | the closure holds statements"),
        .init(
            "if", "a.when(c) { v in if d { v.bold() } else { w } }",
            "when: | the closure branches itself, with `if`"),
        .init(
            "switch", "a.when(c) { v in switch d { case 1: v.bold() default: v } }",
            "when: | the closure branches itself, with `switch`"),
        .init(
            "#available", "a.when(c) { v in if #available(iOS 16, *) { v.bold() } else { v } }",
            "when: | the closure asks for the OS version, with `#available`"),
        .init("#if", "a.when(c) { v in\n#if os(iOS)\nv.bold()\n#else\nv\n#endif\n}", "when: | the closure holds `#if`"),
        .init("postfix #if", "a.when(c) { $0\n#if os(iOS)\n.bold()\n#endif\n}", "when: | the closure holds `#if`"),
        .init(
            "property", "a.when(c) { $0.bold().style }",
            "when: | the closure is not one plain chain of modifiers: `.style` is none"),
        .init(
            "optional", "a.when(c) { $0.bold()?.italic() }",
            "when: | the closure is not one plain chain of modifiers: `?` is none"),
        .init(
            "subscript", "a.when(c) { $0[0].bold() }",
            "when: | the closure is not one plain chain of modifiers: `[0]` is none"),
        .init(
            "operator", "a.when(c) { $0 + b }", "when: | the closure is not one plain chain of modifiers: `+` is none"),
        .init(
            "generic", "a.when(c) { $0.tag<Int>(3) }",
            "when: | the closure is not one plain chain of modifiers: `.tag` is none"),
        .init(
            "cast", "a.when(c) { $0 as! Text }",
            "when: | the closure is not one plain chain of modifiers: `$0 as! Text` is none"),
        .init(
            "forwarded", "extension View { func f(t: (Self) -> X) -> some View { a.when(c) { t($0) } } }",
            "when: | the closure hands its view on to `t`"),
        .init("wraps", "a.when(c) { v in VStack { v } }", "when: | branch: the closure wraps its view in another"),
        .init("wraps $0", "a.when(c) { Card($0) }", "when: | branch: the closure wraps its view in another"),
        .init(
            "siblings", "a.when(c) { v in VStack { v.bold(); Divider() }.padding() }",
            "when: | branch: the closure puts other views beside its own in `VStack`"),
        .init(
            "siblings of $0", "a.when(c) { $0; Divider() }",
            "when: | branch: the closure puts other views beside its own"),
        .init(
            "siblings of another", "a.when(c) { v in VStack { Card(v); Divider() } }",
            "when: | branch: the closure wraps its view in another"),
        .init("ignores", "a.when(c) { _ in Text(b) }", "when: | branch: the closure throws its view away"),
        .init(
            "repeats", "a.when(c) { $0.overlay($0.blur(radius: 3)) }",
            "when: | branch: the closure uses `$0` more than once"),
        .init(
            "repeats by capture", "a.when(c) { v in v.tag({ [v] in v }) }",
            "when: | branch: the closure uses `v` more than once"),
        .init(
            "else", "a.either(c) { $0.bold() } else: { $0.italic() }",
            "either: bold, italic"),
        .init(
            "nested", "a.when(c) { $0.bold().when(d) { $0.italic() } }",
            "when: italic", "when: bold, when"),

        // The place.
        .init("broken", "a.when(c) { $0.bold( }", "when: bold | something here is no Swift that fixmods knows"),
        .init(
            "placeholder", "a.when(<#c#>) { $0.bold() }", "when: bold | something here is no Swift that fixmods knows"),
        .init("string", "let s = \"\\(a.when(c) { $0.bold() })\"", "when: bold | it stands in a string"),
        .init(
            "toolbar item", "ToolbarItem { a }.when(c) { $0.bold() }",
            "when: bold | it is applied to what is no view: `ToolbarItem`"),
        .init(
            "toolbar", "item.tool(c) { $0.bold() }", "tool: bold | it is applied to what is no view: `ToolbarContent`"),

        // Constants.
        .init("true", "a.when(true) { $0.bold() }", "when: bold | constant: the condition is always `true`"),
        .init(
            "flag", "a.when(Feature.isOn) { $0.bold() }",
            "when: bold | constant: `Feature.isOn` never changes while the program runs"),

        // Comments that ask.
        .init(
            "line above", "a\n  // fixmods:ignore\n  .when(c) { $0.bold() }",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "with a reason", "a\n  // fixmods:ignore: flips never\n  .when(c) { $0.bold() }",
            "when: bold | suppressed: flips never"),
        .init(
            "more comments between", "a\n  // fixmods:ignore\n  // as asked\n  .when(c) { $0.bold() }",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "same line", "a.when(c) { $0.bold() } // fixmods:ignore", "when: bold | suppressed: a comment asks for it"),
        .init(
            "first line", "a.when(c) { // fixmods:ignore\n  $0.bold()\n}",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "last line", "a.when(c) {\n  $0.bold()\n} /* fixmods:ignore */",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "above the statement", "// fixmods:ignore\na.when(c) { $0.bold() }",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "only the next", "a\n  .when(c) { $0.bold() } // fixmods:ignore\n  .when(d) { $0.italic() }",
            "when: bold | suppressed: a comment asks for it", "when: italic"),
        .init(
            "end of the line above", "a // fixmods:ignore\n  .when(c) { $0.bold() }",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "end of the line above, in a closure", "a.when(c) {\n  $0.bold() // fixmods:ignore\n}",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "on a line of its own above the end", "a.when(c) {\n  $0.bold()\n  // fixmods:ignore\n}",
            "when: bold | suppressed: a comment asks for it"),
        .init(
            "end of a line with the end of another",
            "a.when(c) {\n  $0.bold()\n} // fixmods:ignore\n.when(d) { $0.italic() }",
            "when: bold | suppressed: a comment asks for it", "when: italic"),
        .init("empty line between", "a\n  // fixmods:ignore\n\n  .when(c) { $0.bold() }", "when: bold"),
        .init(
            "another word that is near", "a\n  // fixmods:ignored\n  .when(c) { $0.bold() }",
            "when: bold | suppressed: a comment asks for it"),
        .init("another word", "a\n  // fixmods:version 1\n  .when(c) { $0.bold() }", "when: bold"),
        .init("in a string", "a.when(c == \"// fixmods:ignore\") { $0.bold() }", "when: bold"),
    ]

    @Test func states() async {
        await check(each: Self.refusals) { example in
            #expect(found(in: example.source).map(description) == example.calls)
        }
    }

    /// Two functions that fit and differ.
    @Test func ambiguousHelpersAreLeft() {
        let other = """
            extension View {
                func when<V: View>(_ idiom: Idiom, transform: (Self) -> V) -> some View { idiom.apply(transform, self) }
            }
            """
        let both = context(declaredHelpers, other)
        let sentence = "when: bold | several functions named `when` fit, and they differ"
        #expect(found(in: "a.when(.pad) { $0.bold() }", both).map(description) == [sentence])
        #expect(found(in: "a.when(b && c) { $0.bold() }", both).map(description) == ["when: bold"])
        for flag in ["let b: Bool", "@State var b = true", "@Binding var b: Bool"] {
            let view = "struct A: View { \(flag); var body: some View { a.when(b) { $0.bold() } } }"
            #expect(found(in: view, both).map(description) == ["when: bold"])
        }
        let several = context(
            declaredHelpers,
            """
            extension View {
                @ViewBuilder func when<V: View>(_ all: [Bool], transform: (Self) -> V) -> some View {
                    if all.allSatisfy({ $0 }) { transform(self) } else { self }
                }
            }
            """)
        for condition in ["!b", "b && c", "n > 0", "true"] {
            #expect(found(in: "a.when(\(condition)) { $0.bold() }", several).count == 1)
            let said = found(in: "a.when(\(condition)) { $0.bold() }", several).map(description)
            #expect(!said.contains { $0.contains("several functions") }, "\(said)")
        }
        let idiom = "struct A: View { let b: Idiom; var body: some View { a.when(b) { $0.bold() } } }"
        #expect(found(in: idiom, both).map(description).filter { $0 == "when: bold" }.isEmpty)
    }

    /// The same function for another platform, which does nothing, whatever its flag has for a default.
    @Test func helpersOfOtherPlatformsCount() {
        for flag in ["_ c: Bool = true", "_ c: Bool", "_ c: @autoclosure () -> Bool = true"] {
            let asked = flag.contains("@") ? "c()" : "c"
            let both = context(
                """
                #if os(watchOS)
                extension View {
                    @ViewBuilder func onWatch<V: View>(\(flag), t: (Self) -> V) -> some View {
                        if \(asked) { t(self) } else { self }
                    }
                    func handed<V: View>(_ c: Bool, t: (Self) -> V) -> some View { onWatch(c, t: t) }
                }
                #else
                extension View {
                    @ViewBuilder func onWatch<V: View>(\(flag), t: (Self) -> V) -> some View { self }
                }
                #endif
                """)
            for condition in ["!b", "b && c", "b"] {
                #expect(
                    found(in: "a.onWatch(\(condition)) { $0.bold() }", both).map(description)
                        == ["onWatch: bold | several functions named `onWatch` fit, and they differ"])
            }
            #expect(found(in: "a.handed(b) { $0.bold() }", both).map(description) != ["handed: bold"])
        }
    }

    /// What the other side is where nobody gives one.
    @Test func theDefaultOfTheOtherSideCounts() {
        for (given, says) in [
            ("(Self) -> E = { $0 }", nil), ("(Self) -> AnyView = { view in AnyView(view) }", nil),
            ("((Self) -> E)? = nil", nil), ("(Self) -> E = { _ in EmptyView() }", "{ _ in EmptyView() }"),
            ("(Self) -> E = { $0.opacity(0.5) }", "{ $0.opacity(0.5) }"),
            ("((Self) -> E)? = { $0.opacity(0.5) }", "{ $0.opacity(0.5) }"),
        ] {
            let applied = given.hasPrefix("((") ? "if let e { e(self) } else { self }" : "e(self)"
            let declared = context(
                """
                extension View {
                    @ViewBuilder func when<V: View>(_ c: Bool, t: (Self) -> V, else e: \(given)) -> some View {
                        if c { t(self) } else { \(applied) }
                    }
                    func handed<V: View>(_ c: Bool, t: (Self) -> V) -> some View { self.when(c, t: t) }
                }
                """)
            let calls = found(in: "a.when(b) { $0.bold() }", declared).map(description)
            #expect(
                calls == [
                    "when: bold" + (says.map { " | the helper also gives back `\($0)` (0.swift:2)" } ?? "")
                ])
            let handed = found(in: "a.handed(b) { $0.bold() }", declared).map(description)
            #expect((handed == ["handed: bold"]) == (says == nil), "\(handed)")
            #expect(
                found(in: "a.when(b) { $0.bold() } else: { $0.italic() }", declared).map(description)
                    == ["when: bold, italic"])
        }
    }

    /// A function that hands on to an overloaded helper means the one that takes what it has, and is left where that is open.
    @Test func whatIsHandedOnToIsTheOverloadThatFits() {
        let flag = "func d<T: View>(_ c: Bool, t: (Self) -> T) -> some View { if c { t(self) } else { self } }"
        let value =
            "func d<V, T: View>(_ v: V?, t: (Self, V) -> T) -> some View { if let v { t(self, v) } else { self } }"
        let inverted = "func d<T: View>(_ c: Bool, t: (Self) -> T) -> some View { if c { self } else { t(self) } }"
        let both = "extension View { \(flag); \(value); "
        func read(_ rest: String, _ call: String = "a.e(b) { $0.bold() }", beside other: String = "") -> String? {
            found(in: call, context(both + rest + " }", other)).map { "\($0.kind) \(description($0))" }.first
        }
        #expect(
            read("func e<T: View>(_ c: Bool, t: (Self) -> T) -> some View { self.d(!c, t: t) }") == "bool e: bold")
        #expect(
            read(
                "func e<V, T: View>(_ v: V?, t: (Self, V) -> T) -> some View { self.d(v, t: t) }",
                "a.e(b) { $0.tag($1) }") == "optional e: tag")
        for rest in [
            "func e<T: View>(_ c: Binding<Bool>, t: (Self) -> T) -> some View { self.d(c, t: t) }",
            "func e<T: View>(_ c: Side, t: (Self) -> T) -> some View { self.d(c, t: t) }",
        ] {
            #expect(read(rest).map { $0.contains(" | the helper also hands its view on to `d`") } == true, "\(rest)")
        }
        // One of `Image` alone is not called on any view; nor is a private one of another file.
        let own = "func e<T: View>(_ c: Bool, t: (Self) -> T) -> some View { self.d(c, t: t) }"
        #expect(read(own, beside: "extension Image { \(inverted) }") == "bool e: bold")
        #expect(read(own, beside: "private extension View { \(inverted) }") == "bool e: bold")
        #expect(read(own, beside: "extension View { \(inverted) }") != "bool e: bold")
    }

    /// Of two that take one flag and any number of them, Swift takes the first for one.
    @Test func oneFlagIsNotTakenForSeveral() {
        let both = context(
            """
            extension View {
                @ViewBuilder func when<V: View>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } }
                @ViewBuilder func when<V: View>(_ all: Bool..., t: (Self) -> V) -> some View {
                    if all.allSatisfy({ $0 }) { t(self) } else { self }
                }
            }
            """)
        #expect(found(in: "a.when(b) { $0.bold() }", both).map(description) == ["when: bold"])
        #expect(found(in: "a.when(b, c) { $0.bold() }", both).map(description) != ["when: bold"])
    }

    /// Whatever word is missing, reading ends, and every range lies in the file.
    @Test func brokenTextIsSurvived() {
        let sources = [declaredHelpers, CallsConditionTests.flags] + CallsRefusalTests.refusals.map(\.source)
        for source in sources {
            let file = parsed(source)
            for token in file.tokens {
                let bytes = Array(file.bytes[..<Int(token.start)] + file.bytes[Int(token.end)...])
                let broken = SourceFile(parsing: bytes)
                let context = Context(rules: knownHelpers, declarations: [Declarations(of: broken, path: "")])
                for call in ConditionalCall.all(in: broken, context: context, path: "") {
                    #expect(
                        call.range.upperBound <= bytes.count && !call.range.isEmpty,
                        "\(call.range) without `\(file.text(of: token))` at \(token.start) of\n\(source)")
                }
            }
        }
    }

    /// Each sentence reads like a compiler's, and no two are the same.
    @Test func sentencesAreDistinctAndPlain() {
        let all: [Refusal] = [
            .noRule("x"), .ownOverloadOfForm("x", "x"), .effectInCondition("x"), .functionAsCondition(nil),
            .functionAsCondition("x"),
            .unwrapsTested("x"),
            .functionAsClosure, .captureList, .emptyClosure, .nothingApplied("x"), .statementsInClosure,
            .localInClosure("x", .unused),
            .branchInClosure("x"),
            .availabilityInClosure, .compilationInClosure, .noPlainChain("x"), .noOverload("x"),
            .ownOverload("x", "x.swift:1"),
            .supportIsElsewhere(declared: true), .forwardsParameter("x"), .wrapsParameter, .addsSiblings(in: "x"),
            .givesParameter(to: "x"),
            .ignoresParameter, .repeatsParameter("x"), .animatedBranch("x"), .unreadVariable("x"), .elseClosure,
            .innerCall("x", .text("y")),
            .outerCall("x"), .needsUnwrapped("x", "y"), .severalOptionals(["x", "y"]), .unknownSyntax, .mergeConflict,
            .nestedTooDeeply,
            .inInterpolation,
            .noView("x"), .ambiguousHelper("x"), .inPostfixIfConfig, .inInlinable, .receiverBegins("x"),
            .effectInReceiver("x"), .callInCondition, .changeInCondition, .longReceiver(11), .longResult(5),
            .chainGoesOn, .ownMember("x"), .literalCondition(true), .changesAgain(2),
            .nestedEitherView, .oppositeBeside, .conditionIsParameter, .otherParameters, .otherEitherView,
            .noPlaceForEitherView, .helperExceeds(.asks("x"), "x.swift:1"), .helperIsNoTarget("x"),
            .severalModules("x"),
        ]
        let sentences = all.map(\.sentence)
        #expect(sentences.filter { one in sentences.count { $0 == one } > 1 } == [])
        for sentence in sentences {
            #expect(sentence.first?.isLowercase == true && sentence.last != ".", "\(sentence)")
        }
    }
}
