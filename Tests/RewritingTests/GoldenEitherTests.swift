import Harness
import Testing

/// Helpers that give back one of two views, in a type of the project's that keeps both types.
@Suite struct GoldenEitherTests {
    private static let either = """
        import SwiftUI
        enum Either<First: View, Second: View>: View {
            case first(First), second(Second)
            var body: some View {
                switch self {
                case .first(let view): view
                case let .second(view): view
                }
            }
        }
        enum Padded<First: View, Second: View>: View {
            case first(First), second(Second)
            var body: some View {
                switch self {
                case .first(let view): view.padding()
                case .second(let view): view
                }
            }
        }
        """

    private static let helpers = """
        import SwiftUI
        extension View {
            func conditionally<T: View>(if condition: Bool, transform: (Self) -> T) -> Either<Self, T> {
                if condition { return .first(self) }
                return .second(transform(self))
            }
            func choosing<T: View>(_ condition: Bool, _ transform: (Self) -> T) -> Either<T, Self> {
                condition ? .first(transform(self)) : .second(self)
            }
            func spelled<T: View>(_ condition: Bool, _ transform: (Self) -> T) -> Either<T, Self> {
                if condition { Either<T, Self>.first(transform(self)) } else { Either.second(self) }
            }
            func given<V, T: View>(_ value: V?, _ transform: (Self, V) -> T) -> Either<T, Self> {
                guard let value else { return .second(self) }
                return .first(transform(self, value))
            }
            func padded<T: View>(_ condition: Bool, _ transform: (Self) -> T) -> Padded<Self, T> {
                if condition { .second(transform(self)) } else { .first(self) }
            }
        }
        """

    private func golden(
        _ before: String, _ after: String?, reasons: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Golden {
        Golden(
            before: before + "\n", after: after.map { $0 + "\n" }, context: [Self.helpers, Self.either],
            reasons: reasons, sourceLocation: sourceLocation)
    }

    /// What a declaration does counts, not what its names say: the first is inverted.
    @Test func casesShowWhatTheyHold() {
        check([
            golden("Text(a).conditionally(if: c) { $0.padding() }", "Text(a).padding(c ? [] : .all)"),
            golden("Text(a).choosing(c) { $0.padding() }", "Text(a).padding(c ? .all : [])"),
            golden("Text(a).spelled(c) { $0.opacity(0.5) }", "Text(a).opacity(c ? 0.5 : 1)"),
            golden(
                "func f(n: CGFloat?) -> some View { Text(a).given(n) { $0.padding($1) } }",
                "func f(n: CGFloat?) -> some View { Text(a).padding(n ?? 0) }"),
        ])
    }

    @Test func casesThatShowMore() {
        check([
            golden(
                "Text(a).padded(c) { $0.opacity(0.5) }", nil,
                reasons: ["the helper also gives back `.first(self)` (Context0.swift:17)"])
        ])
    }
}
