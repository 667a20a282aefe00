import Syntax

/// Two things in turn, over and over: what a look ahead may pass over again and again, though neither does alone.
struct HostilePairs {
    /// The most steps for a token, and the text that takes them.
    private(set) var worst = (steps: 0.0, text: "")
    private(set) var count = 0
    private(set) var isBounded = true

    /// Parses every ordered pair of the pieces, some times and more times, with and without what closes it.
    mutating func run() {
        for first in Self.pieces {
            for second in Self.pieces {
                let unit = first + second
                for times in [22, 100] where isBounded {
                    measure(unit, repeated(unit, times))
                    measure(unit, repeated(unit, times) + "A" + repeated(closers(of: unit), times))
                }
            }
        }
    }

    private mutating func measure(_ unit: String, _ text: String) {
        let file = SourceFile(parsing: Array(text.utf8))
        let steps = Double(file.steps) / Double(file.tokensRead)
        if steps > worst.steps { worst = (steps, unit) }
        count += 1
        isBounded = file.isBounded && isBounded
    }

    private func repeated(_ text: String, _ times: Int) -> String { String(repeating: text, count: times) }

    private func closers(of text: String) -> String {
        let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]
        return String(text.compactMap { closers[$0] }.reversed())
    }

    private static let pieces = [
        "(", "[", "{ ", "a(", "a[", "a { ", "a<", "@A ", "@A(", "@A (", "@any A ", "@any (", "@B<", "any ",
        "some ", "each ", "inout ", "sending ", "isolated ", "nonisolated(nonsending) ", "repeat ", "repeat each ",
        "() -> ", "(a) -> ", "() throws(", "() async throws -> ", "a as ", "a is ", "a as? (", "try ", "await ",
        "try? ", "&", "!", "-", "~", "a ? ", "a ? b : ", "a ?? ", "a = ", "a + ", "a < ", "a > ", "a<b>\n",
        "a<b >\n", "a<any b>\n", "\\.a ", "\\A<", "\\(", "\\.a[", "\\.a { ", "#a ", "#a { ", "#a<", "#a(",
        "#if a\n", "#if a\n.b\n", "#elseif c\n", "#else\n", "#endif\n", "if ", "if a ", "if a { ", "guard a ",
        "guard let a = ", "else { ", "switch a { ", "switch ", "case ", "case .a(", "case let ", "let a = ",
        "let a: ", "var a: A { ", "var a: A { get { ", "init(", "init(a: B) { ", "init(a: B = ",
        "struct A { init() { ", "func a() ", "func a(b: ", "func a<", "class A: ", "extension A: ", "where A: ",
        "where A == ", "enum A { case a(", "macro a(", "import A\n.b", "yield ", "yield\ninit(", "do { } catch ",
        "for a in ", "while ", "return ", "{ [a] in ", "{ (a) -> ", "{ @A (b) in ", "{ a, b in ", "\"\\(",
        "\"\"\"\n\\(", "/", "/a", "#/", "A.", "A::", "A?", "A...", "A & ", "A<B, ", "[A: ", "[3 of ",
        "[isolated of ", "@abi(", "@_effects(", "@_spi(", "@objc(", "@available(", "@differentiable(",
        "@_specialize(where ", "@convention(c) (", "consuming ", "private(set) ", "open ", "final\n", "@A\n",
        ".a ", ".a(", ".init(", ", ", ": ", ";", "\n", "#a<b, c>\n@a case d", "@a ()\n", "@a () b: ", "named(",
        "await /a ", "/a, b/2 ", "a.0 < ", "@_implements\n(", "indirect ", "@unknown ", "#sourceLocation()\n",
        "nonisolated ~ ", "macro a() -> ", "a<b\n, c>\n",
    ]
}
