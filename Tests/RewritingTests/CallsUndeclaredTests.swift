import Harness
import Rewriting
import Testing

/// Calls of a helper's name that no declaration in sight takes: each has a line, if it may be one on a view.
@Suite struct CallsUndeclaredTests {
    static let none = "no declaration of `%` in sight takes these arguments"

    /// Helpers of which calls can miss: for an optional, with labels, without an `else`, on no view.
    static let helpers = """
        import SwiftUI

        extension View {
            @ViewBuilder func `if`<T, V: View>(_ value: T?, transform: (Self, T) -> V) -> some View {
                if let value { transform(self, value) } else { self }
            }
            @ViewBuilder func shown<V: View>(when condition: Bool, as change: (Self) -> V) -> some View {
                if condition { change(self) } else { self }
            }
            @ViewBuilder func any<V: View>(_ conditions: Bool..., change: (Self) -> V) -> some View {
                if conditions.contains(true) { change(self) } else { self }
            }
            func shown(plain condition: Bool, content: () -> some View) -> some View { self }
            @ViewBuilder func replaced<V: View>(if condition: Bool, @ViewBuilder by other: () -> V) -> some View {
                if condition { other() } else { self }
            }
            @ViewBuilder func covered<V: View>(if condition: Bool, @ViewBuilder by other: () -> V) -> some View {
                if condition { overlay(other()) } else { self }
            }
            func shown(_ style: Int, perform action: (Int) -> Void) -> some View { self }
        }

        extension UIView {
            func styled(_ condition: Bool, change: (Self) -> Self) -> Self { condition ? change(self) : self }
        }
        """

    static let examples: [CallExample] = [
        .init("one that only pages know", "Text(a).if(isOn) { view in view.bold() }", "if: bold"),
        .init(
            "an optional that pages know of no helper for",
            "struct A: View { let b: Bool?; var body: some View { Text(a).applyIf(b) { $0.bold() } } }",
            "applyIf: bold | -"),
        .init("one that a declaration takes", "Text(a).if(b) { $0.bold($1) }", "if: bold"),
        .init("an else that only pages know", "Text(a).if(b) { $0.bold() } else: { $0.italic() }", "if: bold, italic"),
        .init(
            "an else that none has", "Text(a).shown(when: isOn) { $0.bold() } else: { $0.italic() }",
            "shown: bold, italic | -"),
        .init("a labelled closure", "Text(a).if(isOn, unless: { $0.bold() })", "if: bold | -"),
        .init("other labels", "Text(a).shown(if: isOn) { $0.bold() }", "shown: bold | -"),
        .init("two conditions", "Text(a).shown(isOn, isBig) { $0.bold() }", "shown: bold | -"),
        .init("two conditions of a package's", "Text(a).applyIf(isOn, isBig) { $0.bold() }", "applyIf: bold | -"),
        .init(
            "two conditions of several", "Text(a).any(isOn, isBig) { $0.bold() }",
            "any: bold | the helper asks `conditions.contains(true)` (0.swift:10)"),
        .init("an unknown view", "row.shown(if: isOn) { $0.padding() }", "shown: padding | -"),
        .init(
            "a view's own", "struct A: View { var body: some View { shown(if: isOn) { $0.padding() } } }",
            "shown: padding | -"),
        .init(
            "in an extension for views",
            "extension Styled where Self: View { var a: some View { shown(when: isOn) { $0.bold() } } }",
            "shown: bold"),
        .init(
            "in an extension for another type",
            "extension Styled where Self: Promise { var a: Int { shown(when: isOn) { $0.bold() } } }"),
        .init(
            "in an extension of what nothing declares",
            "extension Lattice { func a() -> some View { shown(when: isOn) { $0.padding() } } }", "shown: padding"),
        .init(
            "in one that no view takes the arguments of",
            "extension Kit.Avatar { func a() -> some View { shown(if: isOn) { $0.padding() } } }", "shown: padding | -"),
        .init(
            "in one of a shape", "extension AnyShape { func a() -> some View { shown(when: isOn) { $0.padding() } } }",
            "shown: padding"),
        .init(
            "in an extension of no view", "extension Font { func a() { shown(when: isOn) { $0.padding() } } }"),
        .init(
            "in an extension of the project's",
            """
            struct Promise {}
            extension Promise { func a() { shown(when: isOn) { $0.padding() } } }
            """),
        .init("nothing of a view", "extension Lattice { func a() { shown(when: isOn) { $0.resolve() } } }"),
        .init(
            "a name that something else has", "extension Lattice { func a() { styled(isOn) { $0.padding() } } }"),
        .init("what wraps", "row.shown(if: isOn) { row in VStack { row } }", "shown: | -"),
        .init("declared on no view", "Text(a).styled(isOn) { $0.bold() }", "styled: bold | -"),
        .init("another function of the name", "Text(a).shown(3) { $0.bold() }"),
        .init("no closure over a view", "Text(a).shown(if: isOn) { print(a) }"),
        .init("nothing asked", "Text(a).when { $0.padding() }"),
        .init("nothing asked of one that is declared", "Text(a).shown { $0.padding() }", "shown: padding | -"),
        .init("a key path", "Reduce { }.if(\\.child, action: 3) { $0.body() }"),
        .init("a key path of a view", "Text(a).if(\\.isEnabled) { $0.bold() }", "if: bold | -"),
        .init(
            "a key path of an unknown view", "row.shown(\\.isEnabled, as: { v in v.padding() })", "shown: padding | -"),
        .init("a key path and no view", "Text(a).if(\\.isEnabled) { print($0) }"),
        .init(
            "a case for a Bool", "enum Mode { case on, off(Int) }\nlet v = row.shown(when: Mode.on) { $0.bold() }",
            "shown: bold | -"),
        .init(
            "a static member for a Bool",
            "enum Mode { case on; static var isOn: Bool { f() } }\nlet v = row.shown(when: Mode.isOn) { $0.bold() }",
            "shown: bold"),
        .init(
            "a number of things for a Bool",
            "struct A { let s: [String]; func f() { row.shown(when: s.count) { $0.bold() } } }", "shown: bold | -"),
        .init(
            "whether there are none",
            "struct A { let s: [String]; func f() { row.shown(when: s.isEmpty) { $0.bold() } } }", "shown: bold"),
        .init(
            "a value", "Text(a).shown(when: isOn, as: Fade())",
            "shown: | it applies `Fade`, which is no closure of modifiers"),
        .init(
            "a closure that gives a value", "Text(a).shown(when: isOn, as: { Fade() })",
            "shown: | the closure takes no view"),
        .init(
            "an optional for a Bool", "struct A { let s: String?; func f() { row.shown(when: s) { $0.bold() } } }",
            "shown: bold | -"),
        .init("a binding for a Bool", "Text(a).shown(when: $isOn) { $0.bold() }", "shown: bold | -"),
        .init("a text for a Bool", "Text(a).shown(when: \"a\") { $0.bold() }", "shown: bold | -"),
        .init("an optional's member for a Bool", "Text(a).shown(when: s?.isEmpty) { $0.bold() }", "shown: bold | -"),
        .init(
            "a Bool", "struct A { @Binding var s: Bool; func f() { row.shown(when: s) { $0.bold() } } }", "shown: bold"),
        .init(
            "a key path", "Text(a).shown(when: isOn, as: \\.faded)",
            "shown: | the modifiers are in a function and not in a closure here"),
        .init(
            "a continuation", "Text(a).applyIf(isOn) { $0.bold() }.else { $0.italic() }",
            "applyIf: bold | `else` behind it takes more than a view"),
        .init("no closure over a view", "Text(a).shown(plain: isOn) { $0.bold() }", "shown: bold | -"),
        .init("a closure that takes nothing", "Text(a).shown(plain: isOn) { print(a) }"),
        .init(
            "another view instead", "Text(a).replaced(if: isOn) { Text(b) }",
            "replaced: | the helper also gives back `other()` (0.swift:14)"),
        .init("another view upon it", "Text(a).covered(if: isOn) { Text(b) }"),
        .init(
            "a closure for the last parameter, past one with a default",
            """
            extension View {
                func portal<L: View>(item: Int, done: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layer: @escaping (Int) -> L) -> some View { overlay(layer(item)) }
                func portal<L: View, C: View>(item: Int, done: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layer: @escaping (Int) -> L, @ViewBuilder configuration: @escaping (Self, Bool) -> C) -> some View { configuration(self, true) }
            }
            let a = Text(a).portal(item: 3) { card in Text(card) }
            """),
        .init("no view", "promise.shown(if: isOn) { $0.resolve() }"),
        .init("a declared type", "func f(a: Promise) { a.shown(if: isOn) { $0.padding() } }"),
        .init("a project's type", "struct Promise {}\nlet a = Promise().shown(if: isOn) { $0.padding() }"),
        .init("a value", "let a = [1].shown(if: isOn) { $0.padding() }"),
        .init("a gesture", "let a = DragGesture().shown(if: isOn) { $0.padding() }"),
    ]

    @Test func haveALine() async {
        let context = Context(rules: .builtin, declarations: context(Self.helpers).declarations)
        await check(each: Self.examples) { example in
            let calls = found(in: "import SwiftUI\n" + example.source, context).map(description)
            let expected = example.calls.map { line in
                let name = line.prefix { $0 != " " && $0 != ":" }
                return line.hasSuffix("| -") ? line.dropLast() + Self.none.replacing("%", with: name) : line
            }
            #expect(calls == expected, sourceLocation: example.sourceLocation)
        }
    }
}
