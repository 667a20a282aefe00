import RuleModel
import Syntax

/// A closure that a call is given, by what happens when it runs.
///
/// Which calls run theirs at once is asked where the project and the pages are known.
struct GivenClosure: Sendable, Hashable {
    /// Which of the arguments it is.
    let place: Int
    /// How many arguments stand behind the parentheses.
    let trailing: Int
    /// False for one that is untotal by its own text.
    let isTotal: Bool
    let asked: [ValuePath]
}

extension EvaluationReader {
    /// nil for a closure that can do no harm, whenever it runs.
    func reading(of closure: Closure, at place: Int, trailing: Int) -> GivenClosure? {
        let inner = reading(of: closure)
        let asked = Set(inner.findings.compactMap { if case .asks(let path, _) = $0 { path } else { nil } })
        let isTotal = asked.count <= 100 && inner.findings.allSatisfy { if case .asks = $0 { true } else { false } }
        if isTotal, asked.isEmpty { return nil }
        return GivenClosure(place: place, trailing: trailing, isTotal: isTotal, asked: Array(asked))
    }
}

extension EvaluatedMembers {
    /// True for a modifier that a page states.
    func isModifier(_ name: String) -> Bool { rules.hasPage(for: name) }

    /// True for a type that stores what a closure gives that it is made with.
    private func isBuilt(_ type: String) -> Bool { !table.bodies(ValuePath.builtValues, of: type).isEmpty }

    /// The closures of a call that may run while it does: `VStack { … }`, `.overlay { … }`.
    ///
    /// What is in sight with a body says itself what it does with its own. Of the rest, pages say which are kept for later.
    func closures(runBy step: ValuePath.Step, on base: ValuePath.Root, _ found: Found) -> [GivenClosure] {
        guard let labels = step.call, !step.closures.isEmpty else { return [] }
        var name = step.name
        if found.bodies.contains(where: { $0.parameters != nil }) { return [] }
        if name == ValuePath.initializer, case .type(let names, _) = base {
            let type = plainTypeName(project.resolved(names[names.count - 1]))
            if project.isDeclared(type) { return isBuilt(type) ? step.closures : [] }
            name = type
        } else if found.isDeclared {
            return []
        }
        return step.closures.filter {
            !rules.isLate($0.place, of: labels, trailing: $0.trailing, calling: name)
        }
    }
}

extension Closure {
    /// `model.isOn` of `[isOn = model.isOn]`
    var capturedValues: [NodeID] {
        captureList.map { list in
            file.children(of: list).flatMap { file.children(of: $0).filter(file.isExpression) }
        } ?? []
    }
}
