import Harness
import RuleModel
import Syntax
import Testing

@testable import Rewriting
import Semantics

/// What is known of a call beside its parts: comments, place, receiver.
@Suite struct CallsPlaceTests {
    @Test func commentsBelongToLinks() throws {
        let source = """
            a
                // before the call
                .when(c /* which */) { /* open */ view in // head
                    // first
                    view
                        // one
                        .bold() // behind one
                        // two
                        /* and */ .frame(width: 1 /* wide */) // behind two
                    // end
                } // after
            """
        let file = parsed(source)
        let call = try #require(found(in: source).first)
        func texts(_ comments: [CommentTrivia]) -> [String] { comments.map { file.text($0.range) } }
        let links = try #require(call.whenTrue?.links)
        #expect(texts(links[0].commentsBefore) == ["/* open */", "// head", "// first", "// one"])
        #expect(texts(links[0].commentsAfter) == ["// behind one"])
        #expect(texts(links[1].commentsBefore) == ["// two", "/* and */"])
        #expect(texts(links[1].commentsAfter) == ["// behind two"])
        #expect(texts(call.looseComments) == ["/* which */", "// end"])
        #expect(texts(file.comments(in: links[1].range)) == ["/* wide */"])
    }

    @Test func commentsAreToldFromTheirLooks() {
        let file = parsed("a /* b /* c */ d */ + \"// e\" // f\r\n/// g\n+ h//")
        let comments = file.comments(in: 0..<file.bytes.count)
        #expect(comments.map { file.text($0.range) } == ["/* b /* c */ d */", "// f", "/// g", "//"])
        #expect(comments.map(\.endsLine) == [false, true, true, true])
        #expect(comments.map(\.isFirstOnLine) == [false, false, true, false])
    }

    static let heads: [(String, Bool)] = [
        ("if a.when(c, transform: { $0.bold() }).isOn { }", true),
        ("guard let b = a.when(c, transform: { $0.bold() }) else { }", true),
        ("while a.when(c, transform: { $0.bold() }).isOn { }", true),
        ("for b in a.when(c, transform: { $0.bold() }) { }", true),
        ("switch a.when(c, transform: { $0.bold() }) { default: x }", true),
        ("if f(a.when(c, transform: { $0.bold() })) { }", false),
        ("if b { a.when(c) { $0.bold() } }", false),
        ("for b in xs { a.when(c) { $0.bold() } }", false),
        ("switch b { case 1: a.when(c) { $0.bold() } default: x }", false),
        ("let b = if d { a.when(c) { $0.bold() } } else { a }", false),
    ]

    @Test func statementHeadsAreFlagged() async {
        await check(each: Self.heads) { source, isInHead in
            #expect(found(in: source).map(\.place.isInStatementHead) == [isInHead])
        }
    }

    @Test func inlinableCodeIsFlagged() {
        let source = "extension View { @inlinable func f() -> some View { self.when(c) { $0.bold() } } }"
        #expect(found(in: source).map(\.place.isInlinable) == [true])
        #expect(found(in: "var f: some View { a.when(c) { $0.bold() } }").map(\.place.isInlinable) == [false])
    }

    static let text = Signature(receiver: "Text", name: "bold", constraints: [:], parameters: [], result: "Text")
    static let receivers: [(String, root: String?, type: String?, links: Set<String>)] = [
        ("Text(a)", "Text", "Text", []),
        ("Text(a).bold()", "Text", "Text", ["bold"]),
        ("SwiftUI.Text(a).bold().padding()", "Text", nil, ["bold", "padding"]),
        ("VStack { Text(a) }", "VStack", "VStack", []),
        ("Foo<Int>(a)", "Foo", "Foo", []),
        ("Color.red", "Color", nil, []),
        ("Color.red.opacity(1)", "Color", nil, ["opacity"]),
        ("title", nil, nil, []),
        ("make(a).bold()", nil, nil, ["bold"]),
        ("make(a).bold().unheardOf()", nil, nil, ["bold", "unheardOf"]),
        ("Text(a).when(b) { $0.italic() }", "Text", nil, ["italic"]),
        ("self.title.bold()", nil, nil, ["bold"]),
        ("Text(a)\n#if os(iOS)\n.bold()\n#else\n.italic().x()\n#endif", "Text", nil, ["bold", "italic", "x"]),
    ]

    @Test func receiversShowTheirTypes() async {
        await check(each: Self.receivers) { source, root, type, links in
            var context = context(declaredHelpers)
            let overload = Overload(page: "bold", signature: CallsPlaceTests.text, forms: [], remarks: [])
            let rules = RuleBook(overloads: ["bold": [overload]], types: [], helpers: [])
            context.index = ProjectIndex(rules: rules, declarations: context.declarations)
            let call = try #require(found(in: source + "\n.when(c) { $0.x() }", context).last)
            #expect(call.receiverFacts.root == root)
            #expect(call.receiverFacts.type == type)
            #expect(call.receiverFacts.links == links)
        }
    }

    @Test func declarationsAreGivenWhereTheyAreSeen() throws {
        #expect(found(in: "a.styled(c) { $0.bold() }").first?.declaration?.result == "Text")
        #expect(found(in: "a.styled(c) { $0.bold() }").first?.declaration?.receiver == "Text")
        #expect(found(in: "a.if(c) { $0.bold() }").map { $0.declaration == nil } == [true])
    }
}
