import RuleModel
import Syntax
import Testing

@testable import Rewriting

/// What is read from the declaration of a helper.
@Suite struct CallsHelperTests {
    struct Declared: Sendable, CustomTestStringConvertible {
        let title: String
        let source: String
        /// `name(label: role, …)`, with `!` where it is negated, and the receiver before it. nil for no helper.
        let reading: String?

        init(_ title: String, _ body: String, _ reading: String?, in receiver: String = "extension View") {
            self.title = title
            source = "\(receiver) {\n\(body)\n}"
            self.reading = reading
        }

        var testDescription: String { title }
    }

    static let plain = "View.f(_: condition, t: transform)"
    static let declarations: [Declared] = [
        .init("if else", "func f<V>(_ c: Bool, t: (Self) -> V) -> some View { if c { t(self) } else { self } }", plain),
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

        .init(
            "something else in the body",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self.hidden() } }", nil),
        .init(
            "more in the body", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self).bold() } else { self } }",
            nil),
        .init("no else", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } }", nil),
        .init(
            "more conditions", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c, d { t(self) } else { self } }", nil),
        .init(
            "OS version",
            "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if #available(iOS 16, *) { t(self) } else { self } }", nil),
        .init(
            "another parameter",
            "func f<V>(_ c: Bool, a: Animation, t: (Self) -> V) -> Any { if c { t(self) } else { self } }", nil),
        .init("unconditional", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { t(self) }", nil),
        .init("content instead", "func f<V>(_ c: Bool, t: () -> V) -> Any { if c { t() } else { self } }", nil),
        .init(
            "key path", "func f<V>(_ c: KeyPath<E, Bool>, t: (Self) -> V) -> Any { Reader(c) { $0 ? t(self) : self } }",
            nil),
        .init("static", "static func f<V>(_ c: Bool, t: (Self) -> V) -> Any { if c { t(self) } else { self } }", nil),
        .init(
            "no view", "func f(_ c: Bool, t: (Self) -> Self) -> Self { c ? t(self) : self }", nil,
            in: "extension QueryBuilder"),
        .init(
            "method of a type", "func f(_ c: Bool, t: (Self) -> Self) -> Self { c ? t(self) : self }", nil,
            in: "struct A: View"),
        .init("delegating to nobody", "func f<V>(_ c: Bool, t: (Self) -> V) -> Any { self.g(c, t: t) }", nil),
    ]

    @Test(arguments: declarations) func reads(_ declared: Declared) throws {
        let context = context(declared.source)
        let name = declared.title == "backticks" ? "if" : "f"
        let entry = context.helpers.entries[name]?.first {
            $0.declaration.isHelper && $0.receiver == .view && $0.path != nil
        }
        #expect(entry.map { CallsHelperTests.description($0.declaration) } == declared.reading)
    }

    static func description(_ helper: HelperDeclaration) -> String {
        let parameters = helper.parameters.map { parameter in
            var text = "\(parameter.label ?? "_"): \(parameter.role?.rawValue ?? "-")"
            if let closure = parameter.closure, let payload = closure.payload { text += " \(closure.view) \(payload)" }
            return text
        }
        return (helper.isNegated ? "!" : "")
            + "\(helper.receiver).\(helper.name)(\(parameters.joined(separator: ", ")))"
    }

    @Test func erasureAndResultAreRead() throws {
        let source =
            "extension View { func f<V>(_ c: Bool, t: (Self) -> V) -> AnyView { c ? AnyView(t(self)) : AnyView(self) } }"
        let helper = try #require(HelperDeclaration.all(in: parsed(source)).first)
        #expect(helper.isErased && helper.result == "AnyView")
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

    /// A declaration wins over the known name, whatever it is declared on.
    @Test func declaredNamesAreNotTakenForKnownOnes() {
        let call = "a.if(c) { $0.bold() }"
        #expect(found(in: call).count == 1)
        let query =
            "extension QueryBuilder { func `if`(_ c: Bool, _ f: (Self) -> Self) -> Self { c ? f(self) : self } }"
        #expect(found(in: call, context(query)).isEmpty)
        let negated =
            "extension View { func `if`<V>(_ c: Bool, f: (Self) -> V) -> Any { if !c { f(self) } else { self } } }"
        #expect(found(in: call, context(negated)).map(\.condition.isNegated) == [true])
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
