import Harness
import Testing

@testable import Driver

@Suite struct SearchTests {
    /// Every place, as the simplest search would find them.
    @Test func byteSearchFindsEveryPlace() {
        var random = SystemRandomNumberGenerator()
        let letters = Array("aab.(".utf8)
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...80)).map { _ in letters.randomElement(using: &random)! }
            let needles = (0..<Int.random(in: 1...5)).map { _ in
                (0..<Int.random(in: 2...6)).map { _ in letters.randomElement(using: &random)! }
            }
            var found: Set<[Int]> = []
            text.withUnsafeBufferPointer { text in
                ByteSearch(needles).forEachMatch(in: text) { needle, range in
                    #expect(range.count == needles[needle].count)
                    return found.insert([needle, range.lowerBound]).inserted
                }
            }
            let expected = needles.indices.flatMap { needle in
                text.indices.filter { text[$0...].starts(with: needles[needle]) }.map { [needle, $0] }
            }
            #expect(found == Set(expected), "\(needles) in \(text)")
        }
    }

    @Test func callSearch() async {
        await check(
            each: [
                (".applyIf(c) { $0 }", true), ("applyIf(c) { $0 }", true), (".applyIf (c)", true),
                (".applyIf\n  (c)", true),
                (".applyIf { $0 }", true), (".applyIf /* c */ (c)", true), (".`applyIf`(c)", true),
                ("applyIf<A, [B: C<D>]>(c)", true), (".if(c)", true), (".if (c)", true), (".if\n(c)", true),
                (".`if`(c)", true), ("`if`(c) { $0 }", true),
                ("if (c) {", false), ("#if(c)", false), ("else if (c)", false), (".ifLet(c)", false), (".if", false),
                (".applyIfLet(c)", false), (".reapplyIf(c)", false), ("// applyIf is", false),
                ("let applyIf = 1", false),
                ("_applyIf(c)", false), ("éapplyIf(c)", false), ("", false),
            ] as [(String, Bool)]
        ) { text, isFound in
            let search = CallSearch(names: ["applyIf", "if"])
            let answer = Array(text.utf8).withUnsafeBufferPointer { search.mayHoldCall($0) }
            #expect(answer == isFound)
        }
    }

    @Test func declarationSearch() async {
        await check(
            each: [
                ("let gap: CGFloat", ["gap"]), ("var\tgap", []), ("static var  gap = 1", ["gap"]),
                ("let gapSize = 1", []),
                ("func gap() -> Int", ["gap"]), ("outlet gap", []), ("case gap", ["gap"]), ("return gap", []),
                ("let gap = 1; let w = 2", ["gap", "w"]), ("let\n    w: Int", ["w"]), ("let x, gap: Int", []), ("", []),
                ("case `w`(Int)", ["w"]), ("extension gap.w {", ["gap", "gap.w"]), ("extension x.w {", []),
                ("let ", []), ("func `", []), ("enum `gap", []), ("let `w x`: Int", []), ("typealias  gap.", ["gap"]),
            ] as [(String, Set<String>)]
        ) { text, names in
            let declared = Array(text.utf8).withUnsafeBufferPointer { DeclaredNames(in: $0) }
            #expect(Set(["gap", "w", "gap.w"].filter(declared.contains)) == names)
        }
    }

    @Test func helperSearch() async {
        await check(
            each: [
                ("extension View { func when<V>(_ c: Bool, _ f: (Self) -> V) {} }", true),
                ("func with<T, V>(_ t: T?, _ f: (Self, T) -> V)", true),
                ("func f(_ g: (Self) -> Void)", true), ("func f()", false),
                ("func f(_ g: @escaping ( _ view: Self ) async throws\n -> Void)", true),
                ("func f(_ g: ((Self) -> Void)?)", true), ("func f(_ g: (AnyView) -> AnyView)", true),
                ("func f(_ g: @escaping(Self) -> Void)", true),
                ("typealias G<V> = (Self) -> V; func f(_ g: G<V>)", true),
                ("func f<V: View, W>(_ v: V, _ c: Bool, g: (V) -> W)", true),
                ("func f(_ g: (inout Self) -> Void)", true),
                ("func f(_ g: (Int) -> Void)", false), ("let f: (Self) -> Void", false),
                ("func f(_ a: Self) -> Self", false), ("func f<V>(_ a: Self) -> Self", false),
                ("extension Text { func f(_ c: Bool, _ g: (Text) -> Text) }", true),
                ("extension SwiftUI.Text { func f(_ c: Bool, _ g: (Text) -> Text) }", true),
                ("extension Label { func f(_ c: Bool, _ g: (Text) -> Text) }", false),
                ("struct If<V: View> { init(_ c: Bool, view: V, f: (V) -> V)", true),
                ("struct If<V : View> { init<W>(_ c: Bool, view: V, f: (W, V) -> V)", true),
                ("struct If<V: Card> { init(_ c: Bool, view: V, f: (V) -> V)", false),
                ("func applyIf(_ query: Query)", true), ("func `if`(_ query: Query)", true), ("func apply()", false),
                ("func applyIfLet(_ query: Query)", false), ("x.applyIf(c) { $0 }", false),
                ("protocol Card: View { }", true), ("public protocol Card : Hashable, SwiftUI.View { }", true),
                ("protocol Card where Self: View {", true), ("protocol View { }", true),
                ("protocol Card: ViewModel { }", false), ("protocol Card { var a: some View }", false),
                ("class View: UIView {}", true), ("struct ViewBuilder {}", true), ("struct Viewer {}", false),
                ("class ViewController {}", false), ("typealias View", true),
                ("typealias Either = EitherView", true), ("EitherView(condition: c, input: a)", true),
                ("", false), (") ->", false), ("func f() ->", false), ("-> func ", false), ("( -> func ", false),
            ] as [(String, Bool)]
        ) { text, isFound in
            let search = DeclarationSearch.ForHelpers(names: ["applyIf", "if"])
            #expect(
                Array(text.utf8).withUnsafeBufferPointer { search.mayDeclare($0) } == isFound)
        }
    }

    /// Were what follows each word, or precedes each arrow, read anew, this would take hours.
    @Test func helperSearchIsLinear() async {
        await check(each: [
            ("protocol ", ""), ("protocol x, ", ""), (" )->", "func "), ("(", ")->"), (")->", ""), ("(a)->", ""),
            ("extension ", ""), ("func ", ""),
        ]) { unit, closer in
            let search = DeclarationSearch.ForHelpers(names: ["applyIf", "if"])
            let text = "func f()" + String(repeating: unit, count: 200_000) + String(repeating: closer, count: 200_000)
            let isFound = Array(text.utf8).withUnsafeBufferPointer { search.mayDeclare($0) }
            // A list in lists, longer than any that is written, is better parsed.
            #expect(isFound == (unit == "("))
        }
    }

    /// The standard library's answer, over all first bytes and what matters behind them.
    @Test func utf8Validity() {
        let interesting: [UInt8] = [0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xFF]
        for first in UInt8(0x7F)...0xFF {
            for second in interesting {
                for third in interesting {
                    for tail in [[], [0x80], [0x41, 0x41, 0x41, 0x41, 0x41, 0x41]] as [[UInt8]] {
                        let bytes = [first, second, third] + tail
                        let answer = bytes.withUnsafeBufferPointer { UTF8Validity.firstBadByte(in: $0) }
                        let isValid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
                        #expect((answer == nil) == isValid, "\(bytes)")
                    }
                }
            }
        }
    }

    @Test func theFirstBadByteIsNamed() {
        let bytes = Array("let name = \"é\"; ok ok ok ok ".utf8) + [0xFF]
        #expect(bytes.withUnsafeBufferPointer { UTF8Validity.firstBadByte(in: $0) } == bytes.count - 1)
    }
}
