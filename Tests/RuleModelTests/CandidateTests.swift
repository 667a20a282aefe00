import Harness
import RuleModel
import Testing

/// Which overloads calls of the built-in pages' modifiers may mean.
@Suite struct CandidateTests {
    /// A call, what its arguments show, and its candidates; one that is certain is marked with `!`.
    struct Row: Sendable, SourceLocated, CustomTestStringConvertible {
        let name: String
        let receiver: String
        let arguments: [WrittenArgument]
        let candidates: [String]
        let sourceLocation: SourceLocation

        var testDescription: String {
            "\(receiver).\(name)(\(arguments.map { "\($0.label ?? "_"): \($0.evidence)" }.joined(separator: ", ")))"
        }
    }

    private static func row(
        _ name: String, _ arguments: (String?, Evidence)..., trailing: [String?] = [], on receiver: String = "View",
        is candidates: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) -> Row {
        let inside = arguments.map { WrittenArgument(label: $0.0, evidence: $0.1) }
        let behind = trailing.map { WrittenArgument(label: $0, evidence: .closure, isTrailing: true) }
        return Row(
            name: name, receiver: receiver, arguments: inside + behind, candidates: candidates,
            sourceLocation: sourceLocation)
    }

    static let rows: [Row] = [
        // By labels alone
        row("frame", ("width", .integer), is: "!width: CGFloat? height: CGFloat? alignment: Alignment"),
        row("frame", ("height", .unknown), is: "width: CGFloat? height: CGFloat? alignment: Alignment"),
        row("frame", ("width", .integer), ("maxWidth", .integer)),
        row("frame", ("alignment", .implicitMember("center")), ("width", .integer)),
        row("frame", ("widht", .integer)),
        row("frame", is: "!width: CGFloat? height: CGFloat? alignment: Alignment"),
        row("frame", ("width", .integer), ("width", .integer)),
        row("unheardOf"),
        // A closure where none is taken, an argument missing
        row("frame", ("width", .integer), trailing: [nil]),
        row("frame", ("width", .closure)),
        row("opacity"),
        // By literals
        row("padding", is: "!edges: Edge.Set length: CGFloat?"),
        row("padding", ("", .unknown)),
        row("padding", (nil, .integer), is: "!length: CGFloat"),
        row("padding", (nil, .float), is: "!length: CGFloat"),
        row("padding", (nil, .array), is: "!edges: Edge.Set length: CGFloat?"),
        row("padding", (nil, .array), (nil, .integer), is: "!edges: Edge.Set length: CGFloat?"),
        row("padding", (nil, .array), (nil, .nilLiteral), is: "!edges: Edge.Set length: CGFloat?"),
        row("padding", (nil, .string)),
        row("padding", (nil, .boolean)),
        row("padding", (nil, .nilLiteral)),
        row("padding", (nil, .keyPath)),
        row("frame", ("width", .nilLiteral), is: "!width: CGFloat? height: CGFloat? alignment: Alignment"),
        row("disabled", (nil, .boolean), is: "!disabled: Bool"),
        row("disabled", (nil, .integer)),
        // By implicit members
        row("padding", (nil, .implicitMember("horizontal")), is: "!edges: Edge.Set length: CGFloat?"),
        row("padding", (nil, .implicitMember("zero")), is: "!length: CGFloat"),
        row(
            "padding", (nil, .implicitMember("small")), is: "edges: Edge.Set length: CGFloat?", "insets: EdgeInsets",
            "length: CGFloat"),
        row("background", (nil, .implicitMember("red")), is: "!style: Color"),
        row("background", (nil, .implicitMember("thinMaterial")), is: "!style: S"),
        row("background", (nil, .implicitMember("secondary")), is: "!style: S"),
        row(
            "background", (nil, .implicitMember("brand")), is: "style: Color",
            "style: S",
            "background: Background alignment: Alignment"),
        // By types
        row("padding", (nil, .type("EdgeInsets")), is: "!insets: EdgeInsets"),
        row("padding", (nil, .type("CGFloat")), is: "!length: CGFloat"),
        row("padding", (nil, .type("Double")), is: "!length: CGFloat"),
        row("padding", (nil, .type("Edge.Set")), is: "!edges: Edge.Set length: CGFloat?"),
        row("padding", (nil, .type("SwiftUI.EdgeInsets")), is: "!insets: EdgeInsets"),
        row("padding", (nil, .type("CGFloat?"))),
        row("padding", (nil, .type("Int"))),
        row(
            "padding", (nil, .type("Spacing")), is: "edges: Edge.Set length: CGFloat?", "insets: EdgeInsets",
            "length: CGFloat"),
        row("frame", ("width", .type("CGFloat?")), is: "!width: CGFloat? height: CGFloat? alignment: Alignment"),
        row(
            "frame", ("width", .type("Optional<CGFloat>")), is: "!width: CGFloat? height: CGFloat? alignment: Alignment"
        ),
        row("frame", ("width", .type("CGFloat??"))),
        row("background", (nil, .type("Color")), is: "!style: Color"),
        row("background", (nil, .type("Material")), is: "!style: S"),
        row("background", (nil, .type("LinearGradient")), is: "!style: S"),
        row("background", (nil, .type("Circle")), is: "!background: Background alignment: Alignment"),
        row("background", (nil, .type("some View")), is: "!background: Background alignment: Alignment"),
        row("background", (nil, .type("any ShapeStyle")), is: "!style: S"),
        // An optional view is a view, an optional style no style.
        row("background", (nil, .type("Color?")), is: "!background: Background alignment: Alignment"),
        row("background", (nil, .type("Material?"))),
        row("background", (nil, .type("[Color]"))),
        // By being a view
        row("background", (nil, .view), is: "!background: Background alignment: Alignment"),
        row("background", (nil, .view), ("alignment", .unknown), is: "background: Background alignment: Alignment"),
        row("padding", (nil, .view)),
        row(
            "background", (nil, .unknown), is: "style: Color", "style: S",
            "background: Background alignment: Alignment"),
        // A view may be a shape that no page knows; that the style is known decides nevertheless.
        row(
            "background", (nil, .implicitMember("thinMaterial")), ("in", .view),
            is: "style: S shape: T fillStyle: FillStyle",
            "style: S shape: T fillStyle: FillStyle"),
        row("background", (nil, .type("Color")), ("in", .view), is: "style: Color shape: T fillStyle: FillStyle"),
        row(
            "background", (nil, .type("Material")), ("in", .type("Circle")),
            is: "!style: S shape: T fillStyle: FillStyle"),
        row("background", ("in", .type("Path")), is: "!shape: S fillStyle: FillStyle"),
        row("background", ("in", .integer)),
        // Closures
        row("background", trailing: [nil], is: "!alignment: Alignment content: () -> V"),
        row("background", ("content", .closure), is: "!alignment: Alignment content: () -> V"),
        row("background", ("content", .unknown), is: "alignment: Alignment content: () -> V"),
        row("background", ("content", .integer)),
        row(
            "background", ("alignment", .implicitMember("top")), trailing: [nil],
            is: "!alignment: Alignment content: () -> V"),
        row("contextMenu", trailing: [nil, "preview"], is: "!menuItems: () -> M preview: () -> P"),
        row("contextMenu", trailing: [nil, "other"]),
        // What is declared on Text comes first.
        row("bold", on: "View", is: "!isActive: Bool"),
        row("bold", on: "Text", is: "!"),
        row("bold", (nil, .unknown), on: "Text", is: "isActive: Bool"),
        row("padding", (nil, .integer), on: "Text", is: "!length: CGFloat"),
    ]

    @Test func areFound() async {
        await check(each: Self.rows) { row in
            let book = try BuiltinPages.book()
            let found = book.candidates(for: row.name, receiver: row.receiver, arguments: row.arguments)
            let names = found.map { candidate in
                (candidate.isCertain ? "!" : "")
                    + candidate.overload.signature.parameters.map { "\($0.name): \($0.type)" }.joined(separator: " ")
            }
            #expect(names == row.candidates)
        }
    }

    /// Signatures, calls and the arguments of each parameter.
    static let bindings: [(signature: String, arguments: [WrittenArgument], bound: [[Int]]?)] = [
        ("f(_ a: A = x, _ b: B = y, c: C = z)", [argument(nil)], [[0], [], []]),
        ("f(_ a: A = x, _ b: B = y, c: C = z)", [argument(nil), argument("c")], [[0], [], [1]]),
        ("f(_ a: A = x, _ b: B = y, c: C = z)", [argument("c"), argument(nil)], nil),
        ("f(_ a: A, b: B)", [argument("b")], nil),
        ("f(_ a: A..., b: B = y)", [argument(nil), argument(nil), argument("b")], [[0, 1], [2]]),
        ("f(_ a: A..., b: B = y)", [argument("b")], [[], [0]]),
        ("f(a: A..., b: B)", [argument("a"), argument(nil), argument("b")], [[0, 1], [2]]),
        ("f(a: A, b: () -> B)", [argument("a"), trailing(nil)], [[0], [1]]),
        ("f(a: () -> A, b: () -> B)", [trailing(nil), trailing("b")], [[0], [1]]),
        ("f(a: () -> A, b: () -> B)", [argument("a"), trailing(nil)], [[0], [1]]),
        ("f(a: () -> A, b: () -> B)", [trailing("a"), trailing("b")], [[0], [1]]),
        ("f(a: () -> A, b: () -> B = y)", [trailing(nil)], [[0], []]),
        ("f(a: (() -> A)? = nil, b: () -> B)", [trailing(nil)], [[], [0]]),
        ("f(a: (() -> A)? = nil, b: () -> B)", [trailing(nil), trailing("b")], [[0], [1]]),
        ("f(a: (() -> A)? = nil, b: () -> B)", [argument("a"), trailing(nil)], [[0], [1]]),
        ("f(a: (() -> A)? = nil, b: B = y)", [trailing(nil)], [[0], []]),
        ("f(a: @autoclosure () -> A)", [trailing(nil)], nil),
        ("f(a: @autoclosure () -> A)", [argument("a")], [[0]]),
    ]

    private static func argument(_ label: String?) -> WrittenArgument {
        WrittenArgument(label: label, evidence: .unknown)
    }

    private static func trailing(_ label: String?) -> WrittenArgument {
        WrittenArgument(label: label, evidence: .closure, isTrailing: true)
    }

    @Test func argumentsAreBoundAsSwiftBindsThem() async {
        await check(each: Self.bindings) { signature, arguments, bound in
            let text = "# f\n```rule\nmodifier \(signature)\ntype A\ntype B\ntype C\ntype View\n```\n"
            let book = try RuleBook(pages: [Page(reading: text, path: "f.md")])
            #expect(book.candidates(for: "f", receiver: "View", arguments: arguments).first?.arguments == bound)
        }
    }

    /// How many parameters a closure has, and whether it may stand for a type; nil for what is no closure.
    static let closures: [(written: Int?, type: String, fits: Bool)] = [
        (0, "() -> A", true), (1, "() -> A", false), (0, "(A) -> B", false), (1, "(A) -> B", true),
        (2, "(_ a: A, _ b: B) -> C", true), (1, "(_ a: A, _ b: B) -> C", false), (0, "(A, B) -> C", false),
        (0, "(() -> A)?", true), (1, "(() -> A)?", false), (1, "((A) -> B)?", true), (2, "(() -> A, B) -> C", true),
        // A tuple is taken apart.
        (2, "(A) -> B", true),
        (nil, "() -> A", true), (nil, "(A) -> B", true),
    ]

    @Test func closuresTakeWhatTheyName() async {
        await check(each: Self.closures) { written, type, fits in
            let text = "# f\n```rule\nmodifier f(a: \(type))\ntype A\ntype B\ntype C\ntype View\n```\n"
            let book = try RuleBook(pages: [Page(reading: text, path: "f.md")])
            let evidence: Evidence = written == nil ? .unknown : .closure
            let argument = WrittenArgument(label: "a", evidence: evidence, closureParameters: written)
            #expect(book.candidates(for: "f", receiver: "View", arguments: [argument]).isEmpty != fits)
        }
    }
}
