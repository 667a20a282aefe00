import Harness
import Testing

/// `--verify` with the real compiler, and a module in the place of SwiftUI whose `frame` takes no `nil`, so that what is
/// right for Apple's does not compile.
@Suite struct VerifyCompilerTests {
    private static let swiftUI = """
        public protocol View {}
        @resultBuilder public enum ViewBuilder {
            public static func buildBlock<V: View>(_ view: V) -> V { view }
            public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .a(first) }
            public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .b(second) }
        }
        public enum Either<A: View, B: View>: View { case a(A), b(B) }
        public struct Text: View { public init(_ text: String) {} }
        public struct Changed<V: View>: View {}
        extension View {
            public func frame(width: Double, height: Double) -> Changed<Self> { Changed() }
            public func opacity(_ value: Double) -> Changed<Self> { Changed() }
            public func blur(radius: Double) -> Changed<Self> { Changed() }
        }

        """

    private static let helper = """
        import SwiftUI

        extension View {
            @ViewBuilder func applyIf<V: View>(_ condition: Bool, _ change: (Self) -> V) -> some View {
                if condition { change(self) } else { self }
            }
        }

        """

    private static let (frame, blur, opacity) = (
        ".applyIf(isOn) { $0.frame(width: 44, height: 60) }", ".applyIf(isOn) { $0.blur(radius: 2) }",
        ".applyIf(isOn) { $0.opacity(0.5) }"
    )

    private static func view(_ name: String, _ calls: String...) -> String {
        """
        import SwiftUI

        struct \(name) {
            var isOn: Bool
            var body: some View {
                Text("x")
                    \(calls.joined(separator: "\n            "))
            }
        }

        """
    }

    @Test func whatDoesNotCompileIsTakenBack() throws {
        let git = try GitFolder([
            "Modules/SwiftUI.txt": Self.swiftUI, "Package.swift": CommandTests.manifest,
            "Sources/App/View+ApplyIf.swift": Self.helper,
            "Sources/App/Card.swift": Self.view("Card", Self.blur, Self.frame, Self.opacity),
            "Sources/App/Row.swift": Self.view("Row", Self.opacity),
            "Sources/App/Cell.swift": Self.view("Cell", Self.frame),
        ])
        let module = """
            cp Modules/SwiftUI.txt Modules/SwiftUI.swift && swiftc -emit-module -module-name SwiftUI \
            -emit-module-path Modules/SwiftUI.swiftmodule Modules/SwiftUI.swift && rm Modules/SwiftUI.swift
            """
        let made = try ChildProcess("/bin/sh", ["-c", module], in: git.path)
        #expect(made.status == 0, "\(made.errors)")
        let command = "swiftc -typecheck -I Modules Sources/App/*.swift"
        let run = try git.fixmods("--verify", command, "Sources")
        #expect(run.status == 0, "\(run.errors)")
        let (blur, opacity) = (".blur(radius: isOn ? 2 : 0)", ".opacity(isOn ? 0.5 : 1)")
        #expect(try git.text(of: "Sources/App/Card.swift") == Self.view("Card", blur, Self.frame, opacity))
        #expect(try git.text(of: "Sources/App/Row.swift") == Self.view("Row", opacity))
        #expect(try git.text(of: "Sources/App/Cell.swift") == Self.view("Cell", Self.frame))
        let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (name, line) in [("Card", 8), ("Cell", 7)] {
            let said = "`\(command)` fails with it: Sources/App/\(name).swift:\(line):"
            #expect(words.contains(said), "\(words)")
            #expect(words.contains("[taken-back] \(name).swift:\(line)"), "\(words)")
        }
        #expect(words.contains("error: "))
        #expect(words.contains("5 calls: 3 rewritten, 2 left"))
        #expect(try ChildProcess("/bin/sh", ["-c", command], in: git.path).status == 0)
    }
}
