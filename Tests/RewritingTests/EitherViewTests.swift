import Harness
import Rewriting
import Semantics
import RuleModel
import Testing

/// Calls that must stay a branch are wrapped in `EitherView`, and everything around them stays.
@Suite struct EitherViewTests {
    static let helper = """
        import SwiftUI

        extension View {
            @ViewBuilder func `if`<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
                if condition { transform(self) } else { self }
            }
        }
        """

    static let kept = "; `EitherView` keeps the types, but identity and state are still lost when it flips"

    /// A golden in a module that has the declaration already.
    static func golden(
        _ before: String, _ after: String?, allowed: Set<Level> = [], context: [String] = [],
        fallback: BranchPolicy.Fallback? = nil, upgrades: Bool = false, outcomes: [Outcome]? = nil,
        reasons: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        Golden(
            before: before + "\n", after: after.map { $0 + "\n" }, allowed: allowed,
            context: [EitherViewExample.declaration] + context,
            branches: BranchPolicy(fallback: fallback, upgrades: upgrades), outcomes: outcomes, reasons: reasons,
            sourceLocation: sourceLocation)
    }

    @Test func whatMustStayABranchIsWrapped() {
        check(EitherViewExample.all.map { Self.golden($0.before, $0.after, fallback: .eitherView) })
    }

    @Test func theDeclarationGoesBesideTheHelperOnce() {
        check(
            before: Self.helper + "\n\nlet v = a.if(c) { $0.clipped() }\nlet w = b.if(c) { $0.clipped() }\n",
            after: Self.helper
                + "\n\nlet v = EitherView(condition: c, input: a) { $0.clipped() }\n"
                + "let w = EitherView(condition: c, input: b) { $0.clipped() }\n\n" + EitherViewExample.declaration
                + "\n",
            branches: Golden.wrapping, outcomes: [.branch, .branch],
            reasons: [String](
                repeating: "`clipped` cannot be switched off: it always clips; `EitherView` keeps the types, but "
                    + "identity and state are still lost when it flips", count: 2))
    }

    /// A member of another type goes by that one's name: others need one of their own.
    @Test func aNestedOneIsNoneElsewhere() {
        let nested = "enum Other {\n" + EitherViewExample.declaration + "\n}\n\n"
        check(
            before: nested + Self.helper + "\n\nlet v = a.if(c) { $0.clipped() }\n",
            after: nested + Self.helper + "\n\nlet v = EitherView(condition: c, input: a) { $0.clipped() }\n\n"
                + EitherViewExample.declaration + "\n",
            branches: Golden.wrapping, outcomes: [.branch])
        check(
            leftAlone: nested + "let v = a.if(c) { $0.clipped() }\n", branches: BranchPolicy(), outcomes: [.branch],
            reasons: [
                "`clipped` cannot be switched off: it always clips; not wrapped in `EitherView`: nothing declares "
                    + "`EitherView` yet; `fixmods --support FILE PATH…` writes it to a file"
            ])
    }

    /// A module without SwiftUI would not know `View` behind the `#endif`.
    @Test func theDeclarationStaysInsideTheHelpersCompilation() {
        let declared = "\n\n" + EitherViewExample.declaration + "\n#endif\n"
        check(
            before: "#if canImport(SwiftUI)\n" + Self.helper + "\nlet v = a.if(c) { $0.clipped() }\n#endif\n",
            after: "#if canImport(SwiftUI)\n" + Self.helper
                + "\nlet v = EitherView(condition: c, input: a) { $0.clipped() }" + declared,
            branches: Golden.wrapping)
    }

    @Test func layout() {
        func golden(_ before: String, _ after: String, context: [String] = []) -> Golden {
            Self.golden(before, after, context: context, fallback: .eitherView)
        }
        check([
            // What stands on the line that a string ends is as deep as its brace.
            golden(
                "Text(\"\"\"\n    abc\n    \"\"\").if(c) {\n    $0.clipped()\n}",
                "EitherView(\n    condition: c,\n    input: Text(\"\"\"\n    abc\n    \"\"\")\n) {\n    $0.clipped()\n}"
            ),
            // What stood in the head of a statement.
            golden(
                "if show(a.if(c) { $0.clipped() }) { b }",
                "if show(EitherView(condition: c, input: a) { $0.clipped() }) { b }"),
            golden(
                "while a.if(c, transform: { $0.clipped() }) == b { f() }",
                "while EitherView(condition: c, input: a, modify: { $0.clipped() }) == b { f() }"),
            // Where a receiver ends with a directive, its line ends too.
            golden(
                """
                let v = Avatar(user)
                    #if os(iOS)
                    .padding()
                    #endif
                    .if(c) { $0.clipped() }
                """,
                """
                let v = EitherView(
                    condition: c,
                    input: Avatar(user)
                        #if os(iOS)
                        .padding()
                        #endif
                ) { $0.clipped() }
                """),
            golden(
                """
                let v = Label(\"""
                    title
                    \""")
                    .if(a
                        && b) { $0.clipped() }
                """,
                """
                let v = EitherView(
                    condition: a
                        && b,
                    input: Label(\"""
                    title
                    \""")
                ) { $0.clipped() }
                """),
            // A view that is not written.
            golden(
                "extension View {\n    func round() -> some View { `if`(c) { $0.clipShape(Circle()) } }\n}",
                "extension View {\n    func round() -> some View { EitherView(condition: c, input: self) { $0.clipShape(Circle()) } }\n}"
            ),
            // The condition is as it was, in front of the negation too.
            golden(
                "let v = a.unless(x || y) { $0.clipped() }",
                "let v = EitherView(condition: !(x || y), input: a) { $0.clipped() }",
                context: [
                    "extension View { @ViewBuilder func unless<V: View>(_ c: Bool, t: (Self) -> V) -> some View { if !c { t(self) } else { self } } }"
                ]),
        ])
    }

    /// A call behind one that is wrapped is planned as before, now and the next time.
    @Test func whatStoodBeforeIsStillKnown() {
        func golden(_ before: String, _ after: String, outcomes: [Outcome]) -> Golden {
            Self.golden(before, after, fallback: .eitherView, outcomes: outcomes)
        }
        check([
            golden(
                "let v = Text(a).if(c) { $0.clipped().alignmentGuide(HorizontalAlignment.center) { _ in 0 } }.if(d) { $0.frame(width: 3) }",
                "let v = EitherView(condition: c, input: Text(a)) { $0.clipped().alignmentGuide(HorizontalAlignment.center) { _ in 0 } }.if(d) { $0.frame(width: 3) }",
                outcomes: [.branch, .withheld]),
            golden(
                "let v = Spacer().if(c) { $0.clipped() }.if(d) { $0.frame(width: 3) }",
                "let v = EitherView(condition: c, input: Spacer()) { $0.clipped() }.if(d) { $0.frame(width: 3) }",
                outcomes: [.branch, .withheld]),
        ])
    }

    @Test func aModifierThatNoPageNamesIsWrappedOnDemand() {
        let before = "let v = a.if(c) { $0.shine() }"
        check([
            Self.golden(before, nil, outcomes: [.left], reasons: ["no rule for `shine`"]),
            Self.golden(
                before, "let v = EitherView(condition: c, input: a) { $0.shine() }", fallback: .eitherView,
                outcomes: [.branch]),
            Self.golden(
                "let v = a.if(c) { $0.clipped() }", nil, fallback: .leave, outcomes: [.branch],
                reasons: ["it always clips"]),
        ])
    }

    /// The article's helper, with its type the right way round.
    @Test func theArticle() {
        let helper = """
            extension View {
                public func conditionally(if condition: Bool, @ViewBuilder _ modify: @escaping (Self) -> some View) -> some View {
                    EitherView(condition: condition, input: self, modify: modify)
                }
            }
            """
        let before = "MyLabel().conditionally(if: isLoud) { $0.fontWeight(.bold) }"
        check([
            Self.golden(before, nil, context: [helper], outcomes: [.withheld]),
            Self.golden(
                before, "MyLabel().fontWeight(isLoud ? .bold : nil)", allowed: [.assumed, .approx], context: [helper],
                outcomes: [.rewritten]),
            Self.golden(
                "MyLabel().conditionally(if: isRound) { $0.clipShape(Circle()) }",
                "EitherView(condition: isRound, input: MyLabel()) { $0.clipShape(Circle()) }", context: [helper],
                outcomes: [.branch]),
        ])
    }

    @Test func upgrade() {
        check([
            Self.golden(
                "let v = EitherView(condition: c, input: Avatar(user)) { $0.frame(width: 3) }.padding()",
                "let v = Avatar(user).frame(width: c ? 3 : nil).padding()", upgrades: true, outcomes: [.rewritten]),
            Self.golden(
                "let v = EitherView(condition: c, input: Avatar(user)) { $0.frame(width: 3) }", nil,
                outcomes: [.branch],
                reasons: ["identity and state are lost when it flips; `--upgrade` writes a form that keeps them"]),
            Self.golden(
                "let v = EitherView(condition: c, input: Avatar(user)) { $0.font(.title) }", nil, fallback: .leave,
                outcomes: [.branch],
                reasons: [
                    "identity and state are lost when it flips; `--upgrade --allow assumed` writes a form that keeps them"
                ]),
            Self.golden(
                """
                var body: some View {
                    EitherView(condition: c, input: Avatar(user)) { view in VStack { view; Divider() } }.padding()
                }
                """,
                """
                var body: some View {
                    VStack {
                        Avatar(user)
                        if c {
                            Divider()
                        }
                    }.padding()
                }
                """, allowed: [.approx], upgrades: true, outcomes: [.rewritten]),
            Self.golden(
                "let v = EitherView(condition: c, input: Avatar(user), modify: decorate)", nil, outcomes: [.branch],
                reasons: ["the modifiers are in a function and not in a closure here" + Self.kept]),
            Self.golden(
                "// fixmods:ignore\nlet v = EitherView(condition: c, input: a) { $0.clipped() }", nil,
                outcomes: [.suppressed]),
            Self.golden(
                """
                EitherView(
                    condition: c,
                    input: Avatar(user)
                        .bold()
                ) { $0.opacity(0.5).frame(width: 3) }
                """,
                """
                Avatar(user)
                    .bold()
                    .opacity(c ? 0.5 : 1).frame(width: c ? 3 : nil)
                """, upgrades: true),
            Self.golden(
                """
                EitherView(
                    condition: c,
                    input: VStack {
                        EitherView(condition: d, input: a) { $0.padding() }
                    }
                ) {
                    $0.opacity(0.5)
                }
                """,
                """
                VStack {
                    a.padding(d ? .all : [])
                }
                .opacity(c ? 0.5 : 1)
                """, upgrades: true),
            Self.golden(
                "let v = EitherView(payload: x, input: a) { $0.frame(width: $1) }",
                "let v = a.frame(width: x.map { CGFloat($0) })", upgrades: true, outcomes: [.rewritten]),
            Self.golden(
                "let v = EitherView(payload: model.gap, input: a) { view, gap in view.opacity(gap) }.padding()",
                "let v = a.opacity(model.gap ?? 1).padding()", upgrades: true),
            Self.golden(
                """
                EitherView(
                    payload: badge,
                    input: Avatar(user)
                        .bold()
                ) {
                    $0.overlay(Text($1))
                }
                """,
                """
                Avatar(user)
                    .bold()
                    .overlay {
                        if let badge {
                            Text(badge)
                        }
                    }
                """, upgrades: true),
            Self.golden(
                "let v = EitherView(payload: x, input: a) { $0.shimmering($1) }", nil, upgrades: true,
                outcomes: [.branch], reasons: ["no rule for `shimmering`" + Self.kept]),
            Self.golden(
                "let v = EitherView(condition: c, input: a) { $0.clipped() }", nil, upgrades: true,
                outcomes: [.branch], reasons: ["`clipped` cannot be switched off: it always clips" + Self.kept]),
            Self.golden(
                "let v = EitherView(condition: c, input: a /* b */) { $0.padding() }", nil, upgrades: true,
                outcomes: [.branch], reasons: ["a comment has no place in the result" + Self.kept]),
            Self.golden(
                "let v = EitherView(condition: c, input: a) { $0.font(.title) }", nil, upgrades: true,
                outcomes: [.withheld]),
        ])
    }
}
