import Syntax

// A chain of a page is written where the modifier is called, so it names nothing but what is seen there.
extension TemplateLink {
    /// What is wrong with a name in its arguments that means nothing at a call, or something else at each; nil if nothing is.
    /// What a closure binds is its own business.
    func flaw(inNamesOf word: Word, for signature: Signature) -> Flaw? {
        for template in arguments.compactMap(\.value.template) {
            let file = template.file
            for node in file.partsOutsideClosures(of: template.root) {
                if file.kind(node) == .forceUnwrap {
                    return Flaw("`\(file.text(of: node))` in `\(word.rawValue)` may trap: a form is evaluated always")
                }
                guard file.kind(node) == .name, !file.isCalledWithPlaceholder(node) else { continue }
                let name = file.text(of: node)
                guard name.first?.isUppercase == false || name == "Self", name.first != "$", name != "_" else {
                    continue
                }
                let isParameter = signature.parameters.contains { $0.name == name }
                return Flaw(
                    "`\(name)` in `\(word.rawValue)` names nothing where the modifier is called: "
                        + (isParameter
                            ? "its argument is `$\(name)`"
                            : "write a value, such as `0`, `.zero` or `Metrics.gap`"))
            }
        }
        return nil
    }
}

extension SourceFile {
    /// An expression and what is in it, but for what closures and key paths hold.
    fileprivate func partsOutsideClosures(of root: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var open = [root]
        while let node = open.popLast() {
            if [.closure, .keyPath].contains(kind(node)) { continue }
            found.append(node)
            open += children(of: node).reversed()
        }
        return found
    }

    /// `max` of `max($width, 0)`: a function that a page gives what the user wrote is meant as it stands.
    fileprivate func isCalledWithPlaceholder(_ name: NodeID) -> Bool {
        guard let call = parent(of: name), kind(call) == .call, children(of: call).first == name else { return false }
        return tokenIndices(of: call).contains { placeholderName(at: $0) != nil }
    }
}
