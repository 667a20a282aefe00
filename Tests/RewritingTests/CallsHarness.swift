import Harness
import RuleModel
import Syntax
import Testing

@testable import Rewriting
import Semantics

/// One snippet and the calls that are to be found in it.
struct CallExample: Sendable, SourceLocated, CustomTestStringConvertible {
    let title: String
    let source: String
    /// For each call `helper: link, link`, and ` | ` with the obstacle where there is one.
    let calls: [String]
    let sourceLocation: SourceLocation

    init(
        _ title: String, _ source: String, _ calls: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.title = title
        self.source = source
        self.calls = calls
        self.sourceLocation = sourceLocation
    }

    var testDescription: String { title }
}

/// The helpers of the examples, declared as a project would.
let declaredHelpers = """
    import SwiftUI

    extension View {
        @ViewBuilder func when<V: View>(_ condition: Bool, transform: (Self) -> V) -> some View {
            if condition { transform(self) } else { self }
        }

        @ViewBuilder
        func either<A: View, B: View>(_ condition: Bool, then: (Self) -> A, else other: (Self) -> B) -> some View {
            if condition { then(self) } else { other(self) }
        }

        @ViewBuilder func whenLet<T, V: View>(_ value: T?, transform: (Self, T) -> V) -> some View {
            if let value { transform(self, value) } else { self }
        }

        func unless<V: View>(_ condition: @autoclosure () -> Bool, @ViewBuilder apply: (Self) -> V) -> some View {
            Group { if !condition() { apply(self) } else { self } }
        }

        @ViewBuilder func first<V: View>(_ transform: (Self) -> V, if condition: Bool) -> some View {
            if condition { transform(self) } else { self }
        }

        @ViewBuilder func lazily<V: View>(_ condition: () -> Bool, transform: (Self) -> V) -> some View {
            if condition() { transform(self) } else { self }
        }
    }

    extension Text {
        func styled(_ condition: Bool, transform: (Text) -> Text) -> Text { condition ? transform(self) : self }
    }

    extension ToolbarContent {
        @ToolbarContentBuilder func tool<V: ToolbarContent>(_ c: Bool, t: (Self) -> V) -> some ToolbarContent {
            if c { t(self) } else { self }
        }
    }

    enum Feature { static let isOn = true }
    """

/// The helpers that are known by name in the examples.
let knownHelpers = RuleBook(
    overloads: [:], types: [TypeFact(name: "ToolbarItem", conformances: ["ToolbarContent"], members: [])],
    helpers: [
        KnownHelper(name: "if", arguments: [.init(label: nil, role: .condition), .init(label: nil, role: .transform)]),
        KnownHelper(
            name: "if", arguments: [.init(label: nil, role: .condition), .init(label: "transform", role: .transform)]),
        KnownHelper(
            name: "applyIf",
            arguments: [.init(label: "condition", role: .condition), .init(label: "transform", role: .transform)]),
        KnownHelper(
            name: "ifLet", arguments: [.init(label: nil, role: .payload), .init(label: nil, role: .transform)]),
    ])

func parsed(_ source: String) -> SourceFile { SourceFile(parsing: Array(source.utf8)) }

func context(_ files: String...) -> Context {
    Context(
        rules: knownHelpers,
        declarations: files.enumerated().map { Declarations(of: parsed($0.element), path: Path("\($0.offset).swift")) })
}

func found(in source: String, _ context: Context = context(declaredHelpers)) -> [ConditionalCall] {
    ConditionalCall.all(in: parsed(source), context: context, path: "Example.swift")
}

/// `when: frame, padding | the closure holds statements`
func description(_ call: ConditionalCall) -> String {
    let links = call.links.map(\.name).joined(separator: ", ")
    let obstacle: String? =
        switch call.obstacle {
        case nil: nil
        case .refused(let refusal): refusal.sentence
        case .constant(let reason): "constant: " + reason
        case .branch(let refusal): "branch: " + refusal.sentence
        case .suppressed(let reason): "suppressed: \(reason)"
        case .notAsked: "not asked for"
        }
    return call.helper + ":" + (links.isEmpty ? "" : " " + links) + (obstacle.map { " | " + $0 } ?? "")
}

extension ConditionalCall {
    /// Every conditional call of a file, those inside another before it.
    ///
    /// A call that is listed calls a helper, as far as anything shows; one that cannot be merged has its `obstacle`.
    /// - Parameter path: the file's path as the context names it.
    static func all(in file: SourceFile, context: Context, path: Path) -> [ConditionalCall] {
        guard context.mayHoldCall(file, path: path) else { return [] }
        let own = FileSemantics(file, path: path, in: context.index)
        var finder = CallFinder(own, context.with(own.index))
        return finder.calls()
    }
}
