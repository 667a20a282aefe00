import Harness
import Rewriting
import Testing

/// Overloads of a project's that a call cannot mean, by what it is on or by its argument.
@Suite struct GoldenOverloadOfOthersTests {
    /// What is declared on one type of view, or on a protocol, is nothing to what is no such thing.
    static let kinds = """
        import SwiftUI
        struct Pill: View {
            var body: some View { Text("x") }
            func opacity(_ level: Double) -> Pill { self }
            func wide() -> Pill { self }
        }
        struct Plain: View { var body: some View { Text("x") } }
        struct Same: View, Equatable { var body: some View { Text("x") } }
        protocol Rowish: View {}
        extension Rowish { func disabled(_ isOff: Bool) -> some View { padding() } }
        struct Row: Rowish { var body: some View { Text("x") } }
        extension View where Self: Equatable { func padding(_ length: CGFloat) -> some View { opacity(0.5) } }
        extension View where Self == Text { func blur(radius: CGFloat) -> some View { opacity(0.5) } }
        extension View { func card() -> some View { border(.red) } }
        """

    @Test func isNothingToOtherViews() async {
        await check(each: [
            ("Pill().padding().if(c) { $0.opacity(0.3) }", "Pill().padding().opacity(c ? 0.3 : 1)"),
            ("Pill().card().if(c) { $0.opacity(0.3) }", "Pill().card().opacity(c ? 0.3 : 1)"),
            ("Pill().if(c) { $0.bold().opacity(0.3) }", "Pill().bold(c).opacity(c ? 0.3 : 1)"),
            ("HStack { a }.if(c) { $0.disabled(true) }", "HStack { a }.disabled(c)"),
            ("Plain().if(c) { $0.disabled(true) }", "Plain().disabled(c)"),
            ("Row().padding().if(c) { $0.disabled(true) }", "Row().padding().disabled(c)"),
            ("Plain().if(c) { $0.padding(3) }", "Plain().padding(c ? 3 : 0)"),
            ("Image(a).if(c) { $0.blur(radius: 3) }", "Image(a).blur(radius: c ? 3 : 0)"),
            (
                "struct A<C: View>: View { let content: C; var body: some View { content.if(c) { $0.disabled(true) } } }",
                "struct A<C: View>: View { let content: C; var body: some View { content.disabled(c) } }"
            ),
        ]) { before, after in
            check([golden(before, after, allowed: [.assumed], context: [Self.kinds], outcomes: nil)])
        }
    }

    @Test func mayBeOfTheOtherKind() async {
        await check(each: [
            "Pill().if(c) { $0.opacity(0.3) }", "Pill().wide().if(c) { $0.opacity(0.3) }",
            "Pill().if(c, then: { $0.padding() }, else: { $0.opacity(0.3) })", "a.if(c) { $0.opacity(0.3) }",
            "Row().if(c) { $0.disabled(true) }", "Same().if(c) { $0.padding(3) }", "Text(a).if(c) { $0.padding(3) }",
            "Text(a).bold().if(c) { $0.blur(radius: 3) }", "Row().wide().if(c) { $0.disabled(true) }",
        ]) { call in
            check([golden(call, nil, context: [Self.kinds], outcomes: [.left])])
        }
        let sorted = "extension HStack: Rowish {}\nextension ModifiedContent: Rowish {}"
        check([
            golden("HStack { a }.if(c) { $0.disabled(true) }", nil, context: [Self.kinds, sorted], outcomes: [.left]),
            golden(
                "Image(a).padding().if(c) { $0.disabled(true) }", nil, context: [Self.kinds, sorted], outcomes: [.left]),
        ])
    }

    /// A member of another type is none of a type in sight that has no such member.
    @Test func isAMemberOfAnotherType() {
        let own = """
            import SwiftUI
            enum Spacing { case small; static let wide = Spacing.small; static func level(_ n: Int) -> Spacing { .small } }
            extension View { func padding(_ size: Spacing) -> some View { padding(4) } }
            """
        let call = "Text(a).if(c) { $0.padding(.top) }"
        check([
            golden(call, "Text(a).padding(c ? .top : [])", context: [own]),
            golden(
                call, nil, context: [own, "extension Spacing { static let top = Spacing.small }"], outcomes: [.left]),
            golden(
                call, nil,
                context: [
                    own,
                    "protocol Sized {}\nextension Sized { static var top: Spacing { .small } }"
                        + "\nextension Spacing: Sized {}",
                ], outcomes: [.left]),
            golden("Text(a).if(c) { $0.padding(.wide) }", nil, context: [own], outcomes: [.left]),
            golden("Text(a).if(c) { $0.padding(.level(3)) }", nil, context: [own], outcomes: [.left]),
            golden("Text(a).if(c) { $0.padding(.unseen) }", nil, context: [own], outcomes: [.left]),
        ])
    }
}
