import RuleModel
import Syntax

/// Finds what keeps an expression from being *total*: safe to evaluate also when the condition is false.
///
/// Where a helper evaluated its argument only under the condition, `xs[i]` may have been safe only there. Total are
/// literals, closures, key paths, names, member paths, implicit members, initializers, calls that begin at an implicit
/// member or at a known type, and the library's operators over these; and where a declaration is in sight that has a body,
/// such a thing is total only if that body is. What traps in spite of that (an overflow, a body out of sight) is the
/// stated residue.
package struct Totality {
    let scopes: Scopes
    let bodies: EvaluatedBodies
    /// Names that only the closure or the payload binds.
    package let boundNames: Set<String>
    /// What is evaluated in any case.
    let always: [NodeID]

    package var file: SourceFile { scopes.file }

    /// The first part of an expression that is not total; nil if it is total.
    package func obstacle(in node: NodeID) -> NodeID? {
        var reader = EvaluationReader(scopes: scopes, boundNames: boundNames)
        reader.read(node)
        var trail = EvaluatedBodies.Trail { name in always.contains { file.readsAtOnce(name, $0) } }
        for finding in reader.findings {
            switch finding {
            case .untotal(let part): return part
            case .asks(let path, let part): if !bodies.isTotal(path, &trail) { return part }
            }
        }
        return nil
    }

    /// The same of what a closure does that runs in any case and stays as the user wrote it: there only what is shown to do harm
    /// counts.
    package func obstacle(inRunning closure: Closure) -> NodeID? {
        let reader = EvaluationReader(scopes: scopes).reading(of: closure)
        var trail = EvaluatedBodies.Trail(isTrusting: true) { name in always.contains { file.readsAtOnce(name, $0) } }
        for finding in reader.findings {
            switch finding {
            case .untotal(let part):
                let isKnown = ![.effect, .macroExpansion].contains(file.kind(part)) || file.mayTrap(part)
                if isKnown { return part }
            case .asks(let path, let part): if !bodies.isTotal(path, &trail) { return part }
            }
        }
        return nil
    }

    /// The same of what a closure captures; nil if all of that is total.
    package func obstacle(inCapturesOf closure: Closure) -> String? {
        guard let list = closure.captureList else { return nil }
        return file.children(of: list).firstNonNil { capture in
            let values = file.children(of: capture).filter { file.isExpression($0) }
            if let part = values.firstNonNil({ obstacle(in: $0) }) { return file.text(of: part) }
            // `[n]`
            let words = file.words(of: capture)
            return values.isEmpty ? words.last.flatMap { boundNames.contains($0) ? $0 : nil } : nil
        }
    }

    /// True for a property of the environment that traps where nothing has set it, as far as the project shows.
    package func trapsWhereUnset(_ property: String) -> Bool { bodies.trapsWhereUnset(property) }

    /// What evaluating an expression asks of declarations, in any file.
    package static func paths(askedBy node: NodeID, in scopes: Scopes) -> [ValuePath] {
        var reader = EvaluationReader(scopes: scopes)
        reader.readsOn = true
        reader.read(node)
        return reader.findings.compactMap { if case .asks(let path, _) = $0 { path } else { nil } }
    }
}
