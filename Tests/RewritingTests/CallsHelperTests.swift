import Harness
import RuleModel
import Syntax
import Testing

@testable import Rewriting
@testable import Semantics

/// What is read from the declaration of a helper.
@Suite struct CallsHelperTests {
    struct Declared: Sendable, SourceLocated, CustomTestStringConvertible {
        let title: String
        let source: String
        /// `name(label: role, …)`, with `!` where it is negated, and the receiver before it. nil for no helper.
        let reading: String?
        let sourceLocation: SourceLocation

        init(
            _ title: String, _ body: String, _ reading: String?, in receiver: String = "extension View",
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            self.title = title
            source = "\(receiver) {\n\(body)\n}"
            self.reading = reading
            self.sourceLocation = sourceLocation
        }

        var testDescription: String { title }
    }

    static let plain = "View.f(_: condition, t: transform)"
    static let declarations: [Declared] = [
        .init("if else", "func f<V>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } }", plain),
        .init(
            "on what else is a view",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } }",
            plain, in: "extension Styled where Self: View"),
        .init(
            "public, attributes, label and name",
            "@ViewBuilder public func f<V>(_ c: Bool, @ViewBuilder t transform: (Self) -> V) -> some View "
                + "{ if c { transform(self) } else { self } }", plain),
        .init(
            "backticks", "func `if`<V>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } }",
            "View.if(_: condition, t: transform)"),
        .init(
            "return in if",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { return t(self) } else { return self } }", plain),
        .init(
            "early return", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { return t(self) }\nreturn self }",
            plain),
        .init(
            "guard", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { guard c else { return self }\nreturn t(self) }",
            plain),
        .init("ternary", "func f(_ c: Bool, t: (Self) -> Self) -> Self { c ? t(self) : self }", plain),
        .init("returned ternary", "func f(_ c: Bool, t: (Self) -> Self) -> Self { return c ? t(self) : self }", plain),
        .init(
            "erased", "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? AnyView(t(self)) : AnyView(self) }", plain),
        .init(
            "erased by a method",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? t(self).erased() : self.erased() }", plain),
        .init(
            "erased from a part that does more",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? AnyView(t(self)) : AnyView(self.hidden()) }",
            plain + " also applies `hidden`"),
        .init(
            "erased behind more",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? t(self).padding().erased() : self.erased() }",
            plain + " also applies `padding`"),
        .init(
            "erased from a name",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { let b = self.padding(); return c ? AnyView(t(self)) : AnyView(b) }",
            plain + " also holds `let b = self.padding()`"),
        .init(
            "given more",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? AnyView(t(self.padding())) : AnyView(self) }",
            plain + " also gives back `t(self.padding())`"),
        .init(
            "erased by a method that does more",
            "func erased() -> AnyView { AnyView(self.padding()) }\n"
                + "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? t(self).erased() : self.erased() }",
            plain + " also applies `erased`"),
        .init(
            "erased by a method in sight",
            "func erased() -> AnyView { AnyView(erasing: self) }\n"
                + "func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? t(self).erased() : self.erased() }", plain),
        .init(
            "group", "func f<V>(_ c: Bool, t: (Self) -> V) -> some View { Group { if c { t(self) } else { self } } }",
            plain),
        .init(
            "autoclosure",
            "func f<V>(_ c: @autoclosure () -> Bool, t: (Self) -> V) -> Any { if c() { t(self) } else { self } }", plain
        ),
        .init(
            "closure as condition",
            "func f<V>(_ c: () -> Bool, t: (Self) -> V) -> Any { if c() { t(self) } else { self } }", plain),
        .init(
            "negated", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if !c { t(self) } else { self } }", "!" + plain),
        .init("swapped", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { self } else { t(self) } }", "!" + plain),
        .init(
            "negated and swapped", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if !c { self } else { t(self) } }",
            plain),
        .init(
            "guard negated",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { guard !c else { return self }\nreturn t(self) }", "!" + plain
        ),
        .init(
            "else closure",
            "func f<A, B>(_ c: Bool, a: (Self) -> A, else b: (Self) -> B) -> Any { if c { a(self) } else { b(self) } }",
            "View.f(_: condition, a: transform, else: otherwise)"),
        .init(
            "else closure, negated",
            "func f<A, B>(_ c: Bool, a: (Self) -> A, else b: (Self) -> B) -> Any { if !c { a(self) } else { b(self) } }",
            "View.f(_: condition, a: otherwise, else: transform)"),
        .init(
            "closure first", "func f<V>(_ t: (Self) -> V, when c: Bool) -> Any { if c { t(self) } else { self } }",
            "View.f(_: transform, when: condition)"),
        .init(
            "optional", "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { if let x { t(self, x) } else { self } }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "optional, value first",
            "func f<T, V>(_ x: T?, t: (T, Self) -> V) -> Any { if let y = x { t(y, self) } else { self } }",
            "View.f(_: payload, t: transform 1 0)"),
        .init(
            "optional, not passed on",
            "func f<T, V>(_ x: T?, t: (Self) -> V) -> Any { if x != nil { t(self) } else { self } }",
            "View.f(_: payload, t: transform)"),
        .init(
            "optional, unwrapped",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { if x != nil { t(self, x!) } else { self } }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "optional, guard",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { guard let x else { return self }\nreturn t(self, x) }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "optional, case",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { if case .some(let y) = x { t(self, y) } else { self } }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "on Text", "func f(_ c: Bool, t: (Text) -> Text) -> Text { c ? t(self) : self }",
            "Text.f(_: condition, t: transform)", in: "extension Text"),
        .init(
            "where clause", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }", plain,
            in: "public extension SwiftUI.View where Self: Equatable"),
        .init(
            "in #if",
            "#if os(iOS)\nfunc f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }\n#endif", plain
        ),
        .init(
            "delegating",
            "func g<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }\n"
                + "func f<V>(_ d: Bool, t: (Self) -> V) -> Any { self.g(!d, t: t) }", "!" + plain),
        .init(
            "delegating with a closure",
            "func g<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }\n"
                + "func f<V>(_ d: Bool, t: (Self) -> V) -> Any { g(d) { t($0) } }", plain),
        .init(
            "delegating with an else that stays",
            "func g<V, W>(_ c: Bool, t: (Self) -> V, e: (Self) -> W) -> Any { if c { t(self) } else { e(self) } }\n"
                + "func f<V>(_ d: Bool, t: (Self) -> V) -> Any { self.g(d, t: t, e: { _ in self }) }", plain),
        .init(
            "delegating with an else that changes",
            "func g<V, W>(_ c: Bool, t: (Self) -> V, e: (Self) -> W) -> Any { if c { t(self) } else { e(self) } }\n"
                + "func f<V>(_ d: Bool, t: (Self) -> V) -> Any { self.g(d, t: t, e: { $0.bold() }) }",
            plain + " also hands its view on to `g`"),
        .init(
            "delegating to a type in sight",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { Choice(condition: c, input: self, modify: t) } }\n"
                + "enum Choice<A, B> { init(condition: Bool, input: A, modify: (A) -> B) "
                + "{ if condition { self = .a(input) } else { self = .b(modify(input)) } }",
            "!" + plain),
        .init(
            "delegating to EitherView",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { EitherView(condition: c, input: self, modify: t) }", plain),
        .init(
            "default for what plays no part",
            "func f<V>(_ c: Bool, t: (Self) -> V, line: Int = #line) -> Any { if c { t(self) } else { self } }",
            "View.f(_: condition, t: transform, line: -)"),

        // The same, said in other ways.
        .init(
            "switch",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { switch c { case true: t(self)\ncase false: self } }", plain),
        .init(
            "switch with default",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { switch c { case false: return self\ndefault: return t(self) } }",
            plain),
        .init(
            "switch over an optional",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { switch x { case .some(let y): t(self, y)\ncase .none: self } }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "switch over an optional, nil first",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { switch x { case nil: self\ncase let y?: t(self, y) } }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "map",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { x.map { AnyView(t(self, $0)) } ?? AnyView(self) }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "nil asked for",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { if x == nil { self } else { t(self, x!) } }",
            "View.f(_: payload, t: transform 0 1)"),
        .init(
            "compared with true",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c == false { self } else { t(self) } }", plain),
        .init(
            "asked twice",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { if c { t(self) } else { Text(0) } } else { self } }",
            plain),
        .init(
            "else if",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else if !c { self } else { Text(0) } }",
            plain),
        .init(
            "local names",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { let old = self\nlet new = t(old)\nreturn c ? new : old }",
            plain),
        .init(
            "assigned",
            "func f(_ c: Bool, t: (Self) -> Self) -> Self { var view = self\nif c { view = t(view) }\nreturn view }",
            plain),
        .init(
            "two early returns",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { return t(self) }\nif !c { return self }\nreturn 0 }",
            plain),
        .init(
            "the same on all platforms",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any {\n#if os(iOS)\nif c { t(self) } else { self }\n#else\n"
                + "c ? t(self) : self\n#endif\n}", plain),
        .init(
            "the same on all versions",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if #available(iOS 16, *) { c ? t(self) : self } "
                + "else { if c { t(self) } else { self } } }", plain),
        .init(
            "rethrows",
            "func f<V>(_ c: Bool, t: (Self) throws -> V) rethrows -> Any { if c { try t(self) } else { self } }", plain),
        .init(
            "rethrowing, with an autoclosure",
            "func f<V>(_ c: @autoclosure () throws -> Bool, t: (Self) throws -> V) rethrows -> Any "
                + "{ if try c() { try t(self) } else { self } }", plain),
        .init(
            "what is thrown is asked",
            "func f<V>(_ c: @autoclosure () throws -> Bool, t: (Self) -> V) -> Any "
                + "{ if (try? c()) ?? false { t(self) } else { self } }", plain + " asks `(try? c()) ?? false`"),
        .init(
            "same type", "func f<V>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } }",
            "Text.f(_: condition, t: transform)", in: "extension View where Self == SwiftUI.Text"),
        .init(
            "method of a type", "func f(_ c: Bool, t: (Self) -> Self) -> Self { c ? t(self) : self }",
            "A.f(_: condition, t: transform)", in: "struct A: View"),
        .init(
            "delegating to a well-known name",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { self.applyIf(condition: c, transform: t) }", plain),
        .init(
            "autoclosure of an optional",
            "func f<T, V>(_ x: @autoclosure () -> T?, t: (Self, T) -> V) -> Any "
                + "{ if let x = x() { t(self, x) } else { self } }", "View.f(_: payload, t: transform 0 1)"),
        .init(
            "a name for the closure's type",
            "typealias Change<V> = (Self) -> V\n"
                + "func f<V>(_ c: Bool, t: Change<V>) -> Any { if c { t(self) } else { self } }", plain),
        .init(
            "else closure that may be left out",
            "func f<V>(_ c: Bool, t: (Self) -> V, else e: ((Self) -> V)? = nil) -> Any "
                + "{ if c { t(self) } else if let e { e(self) } else { self } }",
            "View.f(_: condition, t: transform, else: otherwise)"),
        .init(
            "else closure that may be left out, under another name",
            "func f<V>(_ c: Bool, t: (Self) -> V, else e: ((Self) -> V)? = nil) -> Any "
                + "{ guard !c else { return t(self) }\nguard let g = e else { return self }\nreturn g(self) }",
            "View.f(_: condition, t: transform, else: otherwise)"),
        .init(
            "over AnyView",
            "func f(_ c: Bool, t: (AnyView) -> (AnyView)) -> AnyView "
                + "{ if c { return t(AnyView(self)) } else { return AnyView(self) } }", plain),

        .init(
            "optional, any case",
            "func f<T, V>(_ x: T?, t: (Self) -> V) -> Any { if case .some(_) = x { t(self) } else { self } }",
            "View.f(_: payload, t: transform)"),

        // A condition and a closure over the view, and more.
        .init(
            "one value of an optional",
            "func f<V>(_ x: Int?, t: (Self) -> V) -> Any { if case 3? = x { t(self) } else { self } }",
            "View.f(_: payload, t: transform) asks `case 3? = x`"),
        .init(
            "something else in the body",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { other } }",
            plain + " also gives back `other`"),
        .init(
            "what is mapped",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { if let y = x.map({ t(self, $0) }) { y } else { self } }",
            "View.f(_: payload, t: transform 0 1) also gives back `y`"),
        .init(
            "mapped twice",
            "func f<T, V>(_ x: T?, t: (Self, T) -> V?) -> Any { x.flatMap { t(self, $0) }.map { A($0) } ?? self }",
            "View.f(_: payload, t: transform 0 1) also gives back `x.flatMap { t(self, $0) }.map { A($0) } ?? self`"),
        .init(
            "two optionals",
            "func f<T, U, V>(_ x: T?, _ y: U?, t: (Self, T, U) -> V) -> Any { if let x, let y { t(self, x, y) } else { self } }",
            "View.f(_: payload, _: -, t: transform 0 1) also gives back `t(self, x, y)`"),
        .init(
            "another modifier",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self.hidden() } }",
            plain + " also applies `hidden`"),
        .init(
            "more in the body", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self).bold() } else { self } }",
            plain + " also applies `bold`"),
        .init(
            "more around the body",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { Group { if c { t(self) } else { self } }.bold().id(1) }",
            plain + " also applies `bold`"),
        .init(
            "no else", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } }",
            plain + " also gives back nothing in some case"),
        .init(
            "two views", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self }\nText(0) }",
            plain + " also holds `t(self)`"),
        .init(
            "statement", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { print(c)\nreturn c ? t(self) : self }",
            plain + " also holds `print(c)`"),
        .init(
            "both sides", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { t(self) } }",
            plain + " applies its closure whether `c` holds or not"),
        .init(
            "what the closure gives is thrown away",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Self { if c { _ = t(self) }\nreturn self }",
            plain + " also holds `_ = t(self)`"),
        .init(
            "what the closure gives is thrown away behind a guard",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Self { guard c else { return self }\n_ = t(self)\nreturn self }",
            plain + " also holds `_ = t(self)`"),
        .init(
            "what the closure gives is kept elsewhere",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Self { if c { seen = t(self) }\nreturn self }",
            plain + " also holds `seen = t(self)`"),
        .init(
            "unknown value", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { let x = g()\nreturn c ? t(self) : self }",
            plain + " also holds `let x = g()`"),
        .init(
            "another condition", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c, d { t(self) } else { self } }",
            plain + " also asks `d`"),
        .init(
            "another condition by &&",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c && !d { t(self) } else { self } }",
            plain + " also asks `d`"),
        .init(
            "two conditions", "func f<V>(_ c: Bool, _ d: Bool, t: (Self) -> V) -> Any { c && d ? t(self) : self }",
            "View.f(_: condition, _: -, t: transform) also asks `d`"),
        .init(
            "or", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c || d { t(self) } else { self } }",
            plain + " asks `c || d`"),
        .init(
            "OS version",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if #available(iOS 16, *), c { t(self) } else { self } }",
            plain + " also asks `#available(iOS 16, *)`"),
        .init(
            "OS version alone",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if #available(iOS 16, *) { t(self) } else { self } }",
            plain + " also asks `#available(iOS 16, *)`"),
        .init(
            "platforms",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any {\n#if os(iOS)\nif c { t(self) } else { self }\n#else\nself\n#endif\n}",
            plain + " also depends on `#if`"),
        .init(
            "binding",
            "func f<V>(_ c: Binding<Bool>, t: (Self) -> V) -> Any { if c.wrappedValue { t(self) } else { self } }",
            plain + " asks `c.wrappedValue`"),
        .init(
            "a value of another type",
            "func f<V>(_ c: Idiom, t: (Self) -> V) -> Any { if current == c { t(self) } else { self } }",
            plain + " asks `current == c`"),
        .init(
            "value of an optional",
            "func f<V>(_ c: Bool?, t: (Self) -> V) -> Any { if let c, c { t(self) } else { self } }",
            "View.f(_: payload, t: transform) also asks `c`"),
        .init(
            "switch over another type",
            "func f<V>(_ c: Idiom, t: (Self) -> V) -> Any { switch c { case .pad: t(self)\ndefault: self } }",
            plain + " asks `case .pad`"),
        .init(
            "key path", "func f<V>(_ c: KeyPath<E, Bool>, t: (Self) -> V) -> Any { Reader(c) { $0 ? t(self) : self } }",
            plain + " also hands its view on to `Reader`"),
        .init(
            "key path and a value",
            "func f<U, V>(_ k: KeyPath<E, U>, is u: U, t: (Self) -> V) -> Any { Reader(k) { if $0 == u { t(self) } else { self } } }",
            "View.f(_: condition, is: -, t: transform) also hands its view on to `Reader`"),
        .init(
            "handed to a modifier", "func f<V>(_ c: Bool, t: @escaping (Self) -> V) -> Any { modifier(M(c, t)) }",
            plain + " also hands its view on to `modifier`"),
        .init(
            "handed to a view",
            "func f<T, V>(_ x: T?, t: @escaping (Self) -> V) -> Any { self.modifier(M(x, t)).bold() }",
            "View.f(_: payload, t: transform) also hands its view on to `modifier`"),
        .init(
            "delegating to nobody", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { self.g(c, t: t) }",
            plain + " also hands its view on to `g`"),
        .init(
            "another parameter",
            "func f<V>(_ c: Bool, a: Animation, t: (Self) -> V) -> Any { if c { t(self) } else { self } }",
            "View.f(_: condition, a: -, t: transform) also takes `a`"),
        .init(
            "animated",
            "func f<V>(_ c: Bool, a: Animation? = nil, t: (Self) -> V) -> Any "
                + "{ Group { if c { t(self) } else { self } }.animation(a, value: c) }",
            "View.f(_: condition, a: -, t: transform) also applies `animation`"),
        .init(
            "in place", "func f(_ c: Bool, t: (inout Self) -> Void) -> Self { var v = self\nif c { t(&v) }\nreturn v }",
            plain + " also holds `t(&v)`"),
        .init(
            "async",
            "func f<V>(_ c: Bool, t: (Self) async -> V) async -> Any { if c { await t(self) } else { self } }",
            plain + " also gives back `await t(self)`"),
        .init(
            "no view", "func f<V>(_ c: Bool, t: (Self) -> V) -> V? { c ? t(self) : nil }",
            plain + " also gives back `nil`"),
        .init(
            "static", "static func f<V: View>(_ v: V, _ c: Bool, t: (V) -> V) -> Any { if c { t(v) } else { v } }",
            "View.f(_: -, _: condition, t: transform) also takes its view as an argument"),
        .init(
            "content instead", "func f<V>(_ c: Bool, t: () -> V) -> Any { if c { t() } else { self } }",
            plain + " also gives back `t()`"),

        // No helpers.
        .init(
            "content upon it", "func f<V>(_ c: Bool, t: () -> V) -> Any { if c { overlay(t()) } else { self } }", nil),
        .init("unconditional", "func f<V>(_ c: Style, t: (Self) -> V) -> Any { t(self) }", nil),
        .init(
            "always applied",
            "func f<V>(_ c: Style, t: (Self) -> V) -> Any { if c.isBig { t(self).bold() } else { t(self) } }", nil),
        .init(
            "static on a type", "static func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }",
            nil),
        .init(
            "no receiver that is a view", "func f(_ c: Bool, t: (Self) -> Self) -> Self { c ? t(self) : self }", nil,
            in: "extension QueryBuilder"),
        .init("handed on without a condition", "func f<V>(_ c: Style, t: (Self) -> V) -> Any { self.g(c, t: t) }", nil),
    ]

    @Test func reads() async {
        await check(each: Self.declarations) { declared in
            let context = context(declared.source)
            let name = declared.title == "backticks" ? "if" : "f"
            let entry = context.index.helpers.entries(named: name).first {
                $0.declaration.isHelper && [.view, .argument].contains($0.receiver) && $0.declaration.sighting != nil
            }
            #expect(entry.map { CallsHelperTests.description($0.declaration) } == declared.reading)
        }
    }

    static func description(_ helper: HelperDeclaration) -> String {
        let parameters = helper.parameters.map { parameter in
            var text = "\(parameter.label ?? "_"): \(parameter.role?.rawValue ?? "-")"
            if let closure = parameter.closure, let payload = closure.payload { text += " \(closure.view) \(payload)" }
            return text
        }
        return (helper.isNegated ? "!" : "")
            + "\(helper.receiver).\(helper.name)(\(parameters.joined(separator: ", ")))"
            + (helper.excess.map { " \($0.sentence)" } ?? "")
    }

    @Test func resultAndPlaceAreRead() throws {
        let source =
            "extension View { func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? AnyView(t(self)) : AnyView(self) } }"
        let helper = try #require(Declarations(of: parsed(source), path: "A.swift").helpers.first)
        #expect(helper.result == "AnyView")
        #expect(helper.sighting == Sighting(path: "A.swift", line: 1))
        #expect(parsed(source).text(helper.range).hasPrefix("func f<V>"))
    }

    /// A view by what the context shows: a type, a protocol, a protocol of a protocol.
    @Test func receiversAreViewsByTheContext() {
        let helper = "extension Card { func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } } }"
        let call = "a.f(c) { $0.bold() }"
        #expect(found(in: call, context(helper)).isEmpty)
        #expect(found(in: call, context(helper, "struct Card: View { }")).count == 1)
        #expect(found(in: call, context(helper, "protocol Card: Tile {}", "protocol Tile: SwiftUI.View {}")).count == 1)
    }

    /// A declaration on views wins over the known name. One on something else leaves it to receiver and file.
    @Test func declaredNamesAreNotTakenForKnownOnes() {
        let call = "a.if(c) { $0.bold() }"
        #expect(found(in: call).count == 1)
        let query =
            "extension QueryBuilder { func `if`(_ c: Bool, _ f: (Self) -> Self) -> Self { c ? f(self) : self } }"
        #expect(found(in: call, context(query)).count == 1)
        #expect(found(in: "import Fluent\n" + call, context(query)).isEmpty)
        #expect(found(in: "QueryBuilder().all().if(c) { $0.bold() }", context(query)).isEmpty)
        let noView = found(in: "let a: QueryBuilder\n" + call, context(query)).map(\.obstacle)
        #expect(noView == [.refused(.noView("QueryBuilder"))])
        let negated =
            "extension View { func `if`<V>(_ c: Bool, f: (Self) -> V) -> Any { if !c { f(self) } else { self } } }"
        #expect(found(in: call, context(negated)).map(\.condition.isNegated) == [true])
    }

    /// A helper's own body is no call of it; what else stands in the body of one that does more is.
    @Test func bodiesOfHelpersAreTheirs() {
        let plain = "{ if c { t(self) } else { self } }"
        let more = "{ let d = c\nreturn when(d) { $0.bold() }.when(c) { t($0) } }"
        for (body, count) in [(plain, 0), ("{ when(c, transform: t) }", 0), (more, 2)] {
            let helper = "extension View { func f<V: View>(_ c: Bool, t: (Self) -> V) -> some View \(body) }"
            #expect(found(in: helper).count == count, "\(body)")
        }
    }

    /// What a call is given decides between a condition that is a value and one that is a function.
    @Test func conditionsThatAreFunctionsAreToldApart() {
        let both = context(
            """
            extension View {
                func f<V>(_ c: () -> Bool, t: (Self) -> V) -> Any { if c() { t(self) } else { self } }
                func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }
            }
            """)
        #expect(found(in: "a.f(x) { $0.bold() }", both).map(\.obstacle) == [nil])
        #expect(found(in: "a.f({ x }) { $0.bold() }", both).map(\.obstacle) == [.refused(.functionAsCondition(nil))])
    }

    /// Without a dot and without a declaration, the closure must take a view.
    @Test func callsWithoutADotAreHelpersByTheirClosures() {
        let call = { (closure: String) in "extension View { var a: some View { applyIf(condition: c) \(closure) } }" }
        #expect(found(in: call("{ $0.bold() }")).count == 1)
        #expect(found(in: call("{ reload() }")).isEmpty)
        #expect(found(in: "a.applyIf(condition: c) { reload() }").count == 1)
    }

    /// Where views and something else share a name, the receiver and the file decide.
    @Test func rivalsAreToldApart() {
        let view =
            "extension View { func `if`<V>(_ c: Bool, f: (Self) -> V) -> Any { if c { f(self) } else { self } } }"
        let query = "extension Query { func `if`(_ c: Bool, f: (Self) -> Self) -> Self { c ? f(self) : self } }"
        let both = context(view, query)
        #expect(found(in: "import SwiftUI\na.if(c) { $0.bold() }", both).count == 1)
        #expect(found(in: "import SwiftUI\nQuery(x).all().if(c) { $0.bold() }", both).isEmpty)
        #expect(found(in: "import Fluent\na.if(c) { $0.bold() }", both).isEmpty)
    }

    /// Overloads for a condition and for an optional are told apart by what the closure takes.
    @Test func overloadsAreToldApartByTheClosure() {
        let both = context(
            """
            extension View {
                func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }
                func f<T, V>(_ x: T?, t: (Self, T) -> V) -> Any { if let x { t(self, x) } else { self } }
            }
            """)
        #expect(found(in: "a.f(x) { $0.bold() }", both).map(\.kind) == [.bool])
        #expect(found(in: "a.f(x) { $0.tag($1) }", both).map(\.kind) == [.optional])
        #expect(found(in: "a.f(x) { v, x in v.tag(x) }", both).map(\.kind) == [.optional])
    }

    @Test func namesOfHelpersAreThoseOfRulesAndDeclarations() {
        let names = context(declaredHelpers).helperNames
        #expect(names.isSuperset(of: ["if", "applyIf", "when", "unless", "styled"]))
    }
}
