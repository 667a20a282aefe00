import RuleModel
import Syntax

extension FileSemantics {
    /// True for a call of which a page says that it does nothing: `.modifier(EmptyModifier())`.
    package func doesNothing(_ call: Call) -> Bool {
        let stated = (rules.overloads[call.name] ?? []).flatMap(\.idle)
        if stated.isEmpty || declaresModifier(call.name) { return false }
        return stated.contains { link in
            link.arguments.count == call.arguments.count
                && zip(link.arguments, call.arguments).allSatisfy { isWritten($0, as: $1, at: call.node) }
        }
    }

    private func isWritten(_ stated: TemplateArgument, as argument: Argument, at node: NodeID) -> Bool {
        guard case .expression(let template) = stated.value, stated.label == argument.label, !argument.isTrailing,
            file.tokenTexts(of: argument.value) == template.words
        else { return false }
        // What the project calls so is another one.
        return template.words.allSatisfy { word in
            !word.isTypeName || !index.types.declared(word).contains { _ in true } && !isHidden(word, at: node)
        }
    }
}
