import Syntax

extension SourceFile {
    /// The names of methods without parameters that give an `AnyView`: those that are `AnyView(self)`, and the others.
    var erasures: (plain: Set<String>, ofMore: Set<String>) {
        all(.functionDeclaration).reduce(into: ([], [])) { found, node in
            guard let function = FunctionDeclaration(node, in: self), function.result == "AnyView",
                function.parameters?.isEmpty == true, let name = function.name, let body = function.body,
                function.declaration.owner != nil
            else { return }
            // `if let view = self as? AnyView { return view }; return AnyView(self)`
            let words = tokenTexts(of: body)
            let bound = zip(words, words.dropFirst()).filter { $0.0 == "let" }.map(\.1)
            if identifiers(of: body).allSatisfy((["AnyView", "SwiftUI", "erasing"] + bound).contains) {
                found.plain.insert(name)
            } else {
                found.ofMore.insert(name)
            }
        }
    }
}

extension String {
    /// True for `erased`, `eraseToAnyView`, `asAnyView`.
    var isCalledLikeErasure: Bool {
        let name = lowercased()
        return name.contains("erase") || name.contains("anyview")
    }
}
