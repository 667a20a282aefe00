import Harness
import Testing

/// Explicit branches in the closures of helpers.
@Suite struct GoldenBranchInClosureTests {
    /// A closure of a helper may branch itself, on the view that it is given. No option is needed for that.
    @Test func inClosuresOfHelpers() {
        check([
            golden(
                "x.if(a) { view in if b { view.padding(8) } else { view } }", "x.padding(a && b ? 8 : 0)"),
            golden("x.if(a) { if b { $0.padding(8) } else { $0.padding(4) } }", "x.padding(a ? (b ? 8 : 4) : 0)"),
            golden(
                "x.if(a) { view in if b { return view.opacity(0.5) } else { return view } }",
                "x.opacity(a && b ? 0.5 : 1)"),
            golden(
                "x.if(a) { $0.blur(radius: 2) } else: { view in if b { view.opacity(0.5) } else { view } }",
                "x.blur(radius: a ? 2 : 0).opacity(!a && b ? 0.5 : 1)"),
            golden(
                "func f(w: CGFloat?) { x.if(a) { view in if let w { view.frame(width: w) } else { view } } }",
                "func f(w: CGFloat?) { x.frame(width: a ? w : nil) }"),
            golden(
                "x.if(a) { view in if b { view.padding(8) } else if d { view } else { view.padding(3) } }",
                "x.padding(a ? (b ? 8 : (d ? 0 : 3)) : 0)"),
            golden(
                "func f(w: CGFloat?) { x.ifLet(w) { view, w in if a { view.frame(width: w) } else { view } } }",
                "func f(w: CGFloat?) { x.frame(width: w.flatMap { a ? $0 : nil }) }"),
        ])
        for body in [
            "if b { view.clipShape(Circle()) } else { view }", "if b { view.font(.body) } else { view }",
            "if b { other.padding(8) } else { other }",
            "if b { view.backport.padding(8) } else { view.backport.padding(4) }",
            "if b { view.padding(8) } else if d { view.clipShape(Circle()) } else { view.padding(3) }",
        ] {
            check(
                leftAlone: "x.if(a) { view in \(body) }\n", outcomes: [.left],
                reasons: ["the closure branches itself, with `if`"])
        }
        check([
            explicit(
                "extension View { func modify<V: View>(@ViewBuilder _ body: (Self) -> V) -> V { body(self) } }\nlet v = x.modify { view in if b { view.padding(8) } else { view } }",
                "extension View { func modify<V: View>(@ViewBuilder _ body: (Self) -> V) -> V { body(self) } }\nlet v = x.modify { view in view.padding(b ? 8 : 0) }"
            )
        ])
    }

    /// What a comment leaves alone stays with what it holds; asked for, a branch is one like any other.
    @Test func inClosuresThatAreLeftAlone() {
        let (call, branch) = ("x.if(a) { view in\n§\n}", "if b { view.padding(8) } else { view.padding(4) }")
        func file(_ inner: String) -> String { "// fixmods:ignore for now\n" + call.replacing("§", with: inner) }
        check([
            golden(file(branch), nil, outcomes: [.suppressed]),
            explicit(file(branch), file("view.padding(b ? 8 : 4)"), outcomes: [.suppressed, .rewritten]),
        ])
    }

    /// Where the closure has no builder, the branch stands in a `Group`, or each of its sides in an `AnyView`.
    @Test func inGroupsOfClosures() {
        check([
            golden(
                "x.if(a) { view in Group { if b { view.padding(8) } else { view } } }", "x.padding(a && b ? 8 : 0)"),
            golden(
                "x.if(a) { view in AnyView(Group { if b { view.padding() } else { view } }) }",
                "x.padding(a && b ? .all : [])"),
            golden(
                "x.if(a) { view in Group { if b { view.padding(8) } else { view.padding(4) } }.opacity(0.5) }",
                "x.padding(a ? (b ? 8 : 4) : 0).opacity(a ? 0.5 : 1)"),
            golden(
                "func f(w: CGFloat?) { x.ifLet(w) { view, w in Group { if a { view.frame(width: w) } else { view } } } }",
                "func f(w: CGFloat?) { x.frame(width: w.flatMap { a ? $0 : nil }) }"),
            golden(
                "x.if(a) { view in b ? AnyView(view.padding(8)) : AnyView(view) }", "x.padding(a && b ? 8 : 0)"),
            golden("x.if(a) { view in Group { view }.padding(8) }", "x.padding(a ? 8 : 0)"),
            golden("x.if(a) { AnyView($0).padding(8).opacity(0.5) }", "x.padding(a ? 8 : 0).opacity(a ? 0.5 : 1)"),
            golden(
                "x\n    .if(a) { v in\n        // why\n        Group {\n            // dim\n            v.opacity(0.5)\n        }\n        .padding(8) // far\n    }",
                "x\n    // why\n    // dim\n    .opacity(a ? 0.5 : 1)\n    .padding(a ? 8 : 0) // far"),
        ])
        check(
            leftAlone: "x.if(a) { view in Group { if b { view.clipShape(Circle()) } else { view } } }\n",
            outcomes: [.branch], reasons: ["the closure branches itself, with `if`"])
        check(
            leftAlone: "x.if(a) { view in Group { if #available(iOS 26, *) { view.padding(8) } else { view } } }\n",
            outcomes: [.branch], reasons: ["the closure asks for the OS version, with `#available`"])
        check(
            leftAlone: "x.if(a) { view in Group { view; y }.padding(8) }\n", outcomes: [.branch],
            reasons: ["the closure puts other views beside its own in `Group`"])
        // Those outside of such closures are only taken if that is asked for.
        check([
            golden(
                "let w = a ? AnyView(x.padding(8)) : AnyView(x)\nlet v = x.if(b) { $0.opacity(0.5) }",
                "let w = a ? AnyView(x.padding(8)) : AnyView(x)\nlet v = x.opacity(b ? 0.5 : 1)")
        ])
    }

    /// A closure that is one plain chain behind a branch in it is not wrapped before that.
    @Test func inClosuresThatWouldBeWrapped() {
        func wrapping(_ before: String, _ after: String) -> Golden {
            var golden = EitherViewTests.golden(before, after, fallback: .eitherView)
            golden.isExplicit = true
            return golden
        }
        check([
            wrapping(
                "let v = x.if(a) { v in b ? AnyView(v.padding(8)) : AnyView(v) }", "let v = x.padding(a && b ? 8 : 0)"),
            wrapping(
                "let v = x.if(a) { v in Group { b ? AnyView(v.padding(8)) : AnyView(v) } }",
                "let v = x.padding(a && b ? 8 : 0)"),
            wrapping(
                "let v = x.if(a) { v in v.clipped().overlay { if b { Text(n).padding(8) } else { Text(n) } } }",
                "let v = EitherView(condition: a, input: x) { v in v.clipped().overlay { Text(n).padding(b ? 8 : 0) } }"
            ),
        ])
    }
}
