import Semantics
import Syntax

/// The text of the declaration, and its place in a file.
enum EitherViewDeclaration {
    private static let canImport = "canImport(SwiftUI)"
    private static let lines = """
        /// One of two views, with both types kept. It still branches: identity and state change when the condition does.
        enum EitherView<Input: View, Modified: View>: View {
            case input(Input), modified(Modified)

            init(condition: Bool, input: Input, @ViewBuilder modify: (Input) -> Modified) {
                if condition { self = .modified(modify(input)) } else { self = .input(input) }
            }

            init<Payload>(payload: Payload?, input: Input, @ViewBuilder modify: (Input, Payload) -> Modified) {
                if let payload { self = .modified(modify(input, payload)) } else { self = .input(input) }
            }

            var body: some View {
                switch self {
                case .input(let view): view
                case .modified(let view): view
                }
            }
        }
        """.split(separator: "\n", omittingEmptySubsequences: false)

    /// Adds the declaration to a file, at its end or at the end of the `#if` in which the file imports what it needs.
    ///
    /// - Parameter isForAll: true if a call needs it that is compiled where that `#if` is not.
    static func edit(in own: FileSemantics, copier: Copier, isForAll: Bool) -> Edit {
        let file = own.file
        var clause = file.importsAtTop("SwiftUI") ? nil : file.clause(importing: "SwiftUI")
        // A file that extends views knows them already.
        let extendsViews = file.children(of: file.root).contains { file.kind($0) == .extensionDeclaration }
        let isExtendedInPart = !extendsViews && file.nodes.contains { $0.kind == .extensionDeclaration }
        var isAlone = clause == nil && !file.importsAlways("SwiftUI") && isExtendedInPart
        // Where a helper is, its calls can be; what is said of another `#if` need not hold for them.
        if clause != nil, !file.conditionsOfViews.isEmpty, isForAll || !own.declarations.declaresHelper {
            clause = nil
            isAlone = true
        }
        let end = clause.map { file.range(of: $0).upperBound } ?? file.bytes.count
        var text = lines.map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            return String(repeating: copier.unit, count: depth) + line.dropFirst(depth * 4)
        }.joined(separator: copier.lineBreak)
        for (mark, name) in [("@", "ViewBuilder"), (": ", "View"), ("some ", "View")]
        where own.index.types.declared(name).contains(where: { $0.owner == nil }) {
            // The project's own would be meant.
            text = text.replacing(mark + name, with: mark + "SwiftUI." + name)
        }
        if isAlone {
            text = ["#if " + canImport, "import SwiftUI", "", text, "#endif"].joined(separator: copier.lineBreak)
        }
        let knowsViews =
            isAlone || clause != nil || file.importsAtTop("SwiftUI")
            || file.nodes.contains { $0.kind == .extensionDeclaration }
        if !knowsViews { text = "import SwiftUI" + copier.lineBreak + copier.lineBreak + text }
        if clause != nil { return Edit(end..<end, copier.lineBreak + copier.lineBreak + text) }
        if file.holdsTokens || !file.comments(in: 0..<file.bytes.count).isEmpty {
            let isOpen = file.bytes.last != .lineFeed
            text = copier.lineBreak + (isOpen ? copier.lineBreak : "") + text
            // A file without a final newline stays one.
            if isOpen { return Edit(end..<end, text) }
        }
        return Edit(end..<end, text + copier.lineBreak)
    }
}
