import Syntax

/// Finds what keeps an expression from being *total*: safe to evaluate also when the condition is false.
///
/// Where a helper evaluated its argument only under the condition, `xs[i]` may have been safe only there. Total are
/// literals, closures, key paths, names, member paths, implicit members, initializers, calls that begin at an implicit
/// member or at a known type, and the library's operators over these. What traps in spite of that (an overflow, an
/// initializer with a precondition) is the stated residue.
package struct Totality {
    package let file: SourceFile
    /// The types whose static members are values like any other: `Color.red.opacity(0.5)`.
    package let knownTypes: Set<String>
    /// Names that only the closure or the payload binds.
    package let boundNames: Set<String>

    package init(file: SourceFile, knownTypes: Set<String>, boundNames: Set<String>) {
        self.file = file
        self.knownTypes = knownTypes
        self.boundNames = boundNames
    }

    /// The first part of an expression that is not total; nil if it is total.
    package func obstacle(in node: NodeID) -> NodeID? {
        switch file.kind(node) {
        case .numberLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .closure, .typeExpression: return nil
        // A key path's subscripts are evaluated with it.
        case .keyPath: return inChildren(of: node)
        case .name: return boundNames.contains(file.text(of: node)) ? node : nil
        case .call: return isTotalCallee(node) ? inChildren(of: node) : node
        case .member, .tuple, .argument, .arguments, .array, .dictionary, .dictionaryElement, .optionalChain,
            .specialization, .argumentNames, .labelledClosure, .stringLiteral, .interpolation, .type, .ternary:
            return inChildren(of: node)
        case .prefixOperation:
            let isKnown = file.prefixed(node).map { ["-", "!", "+", "~"].contains($0.word) } ?? false
            return isKnown ? inChildren(of: node) : node
        case .sequence: return inChildren(of: node)
        case .binaryOperator:
            let text = file.text(of: node)
            let isTotal = Precedence(operator: text) != .loosest && !["/", "%", "...", "..<"].contains(text)
            return isTotal ? nil : node
        case .cast: return file.mayTrap(node) ? node : nil
        default: return node
        }
    }

    private func inChildren(of node: NodeID) -> NodeID? { file.children(of: node).firstNonNil(obstacle) }

    /// `Circle(…)`, `Font.Weight(…)`, `.init(…)`, `.spring()`, `Color.red.opacity(0.5)`: what is called begins at a type
    /// or at an implicit member.
    private func isTotalCallee(_ call: NodeID) -> Bool {
        if let callee = Call(call, in: file)?.callee, file.isTypeName(callee) { return true }
        switch Chain(endingAt: call, in: file).root {
        case .implicitMember: return true
        case .expression(let root): return file.kind(root) == .name && knownTypes.contains(file.text(of: root))
        }
    }
}
