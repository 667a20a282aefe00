import Harness
import RuleModel
import Testing
import Syntax

@Suite struct PageTests {
    /// One page with every word of the language.
    private func glow() throws -> Page {
        let text = """
            # glow

            A glow of radius 0
            is not drawn.

            More is said here.

            ```rule
            modifier Text.glow<S, V>(_ style: S = .white, on edges: Edge.Set..., for radius: CGFloat? = nil,
                     @ViewBuilder content: @escaping () -> V) -> Text where S: ShapeStyle & Sendable, V: View
            assumed  inside Menu, .toolbar on Spacer, Divider  it shines
            branch   given $style .dark, .deep(1, 2)  it never shines
            active   .glow(on: $edges).blur(radius: $radius) { [$style] value in value = $style }
            inert    .glow().blur(radius: 0) { }
            otherwise inert .glow().blur(radius: .init()) { }
            approx   after .a, .b given $radius nil  it blurs
            verbose  it is long
            lifecycle  it starts late
            note     unless Text, Group { }  it shines on
            requires iOS 15, macOS 10.15
            inert    .glow(_, for: _ 0, content: { _ in })

            type Glow.Kind: ShapeStyle, View .dark .deep
            conditional .`if`(when: payload, transform, else: otherwise)
            ```
            """
        return try Page(reading: text, path: "some/glow.md")
    }

    @Test func hasANameAndASummary() throws {
        let page = try glow()
        #expect(page.name == "glow" && page.path == "some/glow.md")
        #expect(page.summary == "A glow of radius 0 is not drawn.")
    }

    @Test func readsASignature() throws {
        let overload = try #require(try glow().overloads.first)
        let signature = overload.signature
        #expect(overload.page == "glow")
        #expect(signature.receiver == "Text" && signature.name == "glow" && signature.result == "Text")
        #expect(signature.constraints == ["S": ["ShapeStyle", "Sendable"], "V": ["View"]])
        #expect(signature.call == "glow(_:on:for:content:)")
        #expect(signature.parameters.map(\.name) == ["style", "edges", "radius", "content"])
        #expect(signature.parameters.map(\.type) == ["S", "Edge.Set", "CGFloat?", "() -> V"])
        #expect(signature.parameters.map(\.defaultValue) == [".white", nil, "nil", nil])
        #expect(signature.parameters.map(\.isVariadic) == [false, true, false, false])
        #expect(signature.parameters.map(\.isBuilder) == [false, false, false, true])
        #expect(signature.parameters.map(\.isEscaping) == [false, false, false, true])
        #expect(signature.parameters.map(\.isClosure) == [false, false, false, true])
    }

    @Test func readsForms() throws {
        let overload = try #require(try glow().overloads.first)
        try #require(overload.forms.count == 2)
        let form = overload.forms[0]
        #expect(
            form.active == [
                TemplateLink(name: "glow", arguments: [TemplateArgument(label: "on", value: .expression("$edges"))]),
                TemplateLink(
                    name: "blur",
                    arguments: [
                        TemplateArgument(label: "radius", value: .expression("$radius")),
                        TemplateArgument(
                            label: nil, value: .closure("{ [$style] value in value = $style }"),
                            isTrailing: true),
                    ]),
            ])
        let nothing = TemplateArgument(label: nil, value: .closure("{  }"), isTrailing: true)
        let zero = TemplateArgument(label: "radius", value: .expression("0"))
        let initial = TemplateArgument(label: "radius", value: .expression(".init()"))
        let glow = TemplateLink(name: "glow", arguments: [])
        #expect(form.inert == [glow, TemplateLink(name: "blur", arguments: [zero, nothing])])
        #expect(form.otherwise == [glow, TemplateLink(name: "blur", arguments: [initial, nothing])])
        #expect(form.requirement?.versions == ["iOS": .init([15]), "macOS": .init([10, 15])])
        let second = overload.forms[1]
        #expect(second.active == nil && second.otherwise == nil && second.requirement == nil)
        #expect(
            second.inert == [
                TemplateLink(
                    name: "glow",
                    arguments: [
                        TemplateArgument(label: nil, value: .written(off: nil)),
                        TemplateArgument(label: "for", value: .written(off: "0")),
                        TemplateArgument(label: "content", value: .closure("{ _ in }")),
                    ])
            ])
    }

    @Test func readsRemarks() throws {
        let overload = try #require(try glow().overloads.first)
        #expect(overload.remarks.map(\.kind) == [.level(.assumed), .branch])
        #expect(overload.remarks.map(\.reason) == ["it shines", "it never shines"])
        #expect(overload.remarks[0].limits == [.inside(["Menu", ".toolbar"]), .on(["Spacer", "Divider"])])
        #expect(overload.remarks[1].limits == [.given(parameter: "style", values: [".dark", ".deep(1, 2)"])])
        let remarks = try #require(overload.forms.first).remarks
        #expect(remarks.map(\.kind) == [.level(.approx), .level(.verbose), .level(.lifecycle), .note])
        #expect(remarks.map(\.reason) == ["it blurs", "it is long", "it starts late", "it shines on"])
        #expect(remarks[0].limits == [.after(["a", "b"]), .given(parameter: "radius", values: ["nil"])])
        #expect(remarks[1].limits.isEmpty)
        #expect(remarks[3].limits == [.unless(ViewKinds(plain: ["Text"], containers: ["Group"]))])
    }

    /// What a proof is asked of, and what it lets pass.
    @Test(arguments: [
        ("unless drawing Text, Group { }, undeclared", true, true), ("unless undeclared, Text, Group { }", false, true),
        ("unless drawing Text, Group { }", true, false), ("unless Text, Group { }", false, false),
    ])
    func readsWhatAProofAsksFor(_ limit: String, _ isInPlace: Bool, _ takesUndeclared: Bool) throws {
        let text =
            "# glow\n\nA glow.\n\n```rule\nmodifier glow(_ n: Int)\ninert .glow(0)\napprox \(limit)  it glows\n```\n"
        let remark = try #require(try Page(reading: text, path: "glow.md").overloads.first?.forms.first?.remarks.first)
        var kinds = ViewKinds(plain: ["Text"], containers: ["Group"])
        (kinds.isInPlace, kinds.takesUndeclared) = (isInPlace, takesUndeclared)
        #expect(remark.limits == [.unless(kinds)])
        #expect(remark.reason == "it glows")
    }

    @Test func readsTypesAndHelpers() throws {
        let page = try glow()
        #expect(
            page.types == [
                TypeFact(name: "Glow.Kind", conformances: ["ShapeStyle", "View"], members: ["dark", "deep"])
            ])
        #expect(
            page.helpers == [
                KnownHelper(
                    name: "if",
                    arguments: [
                        .init(label: "when", role: .payload), .init(label: nil, role: .transform),
                        .init(label: "else", role: .otherwise),
                    ])
            ])
    }

    /// Also those of a list's item, which are indented.
    @Test func readsExamples() async {
        await check(each: ["", "   "]) { indentation in
            let lines = """
                # glow
                ```rule
                type Glow
                ```
                ```diff approx verbose iOS 15, macOS 12
                  Text(title)
                -     .if(a) { $0.glow() }

                +     .glow(a)
                ```
                ```swift
                Text(title)
                  .glow()
                ```
                """.split(separator: "\n", omittingEmptySubsequences: false)
            let text = (lines.prefix(1) + lines.dropFirst().map { indentation + $0 }).joined(separator: "\n")
            let examples = try Page(reading: text, path: "glow.md").examples
            try #require(examples.count == 2)
            #expect(examples.map(\.line) == [5, 11] && examples.map(\.path) == ["glow.md", "glow.md"])
            #expect(examples[0].before == "Text(title)\n    .if(a) { $0.glow() }\n\n")
            #expect(examples[0].after == "Text(title)\n\n    .glow(a)\n")
            #expect(examples[0].levels == [.approx, .verbose])
            #expect(examples[0].deploymentTarget?.versions == ["iOS": .init([15]), "macOS": .init([12])])
            #expect(examples[1].before == "Text(title)\n  .glow()\n" && examples[1].after == nil)
            #expect(examples[1].levels.isEmpty && examples[1].deploymentTarget == nil)
        }
    }

    @Test func readsLinesThatEndInReturns() throws {
        let text =
            "# glow\r\n\r\nIt glows.\r\n\r\n```rule\r\nmodifier glow(\r\n  radius: Int)\r\ninert .glow(radius: 0)\r\n```\r\n"
        let page = try Page(reading: text, path: "glow.md")
        #expect(page.summary == "It glows." && page.overloads.map(\.forms.count) == [1])
    }

    @Test func anOverloadEndsWithItsFence() throws {
        let text = "# glow\n```rule\nmodifier glow()\n```\n```rule\ninert .glow()\n```\n"
        #expect(throws: PageErrors([PageError(path: "glow.md", line: 6, message: "`inert` before any `modifier`")])) {
            try Page(reading: text, path: "glow.md")
        }
    }

    @Test func isAFileOfMarkdown() async {
        await check(each: [
            ("glow.md", true), ("a/glow.md", true), ("a/README.md", false), ("glow.txt", false), ("", false),
        ]) { path, isPage in
            #expect(Page.isPage(path: Path(path)) == isPage)
        }
    }
}

extension Template: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}
