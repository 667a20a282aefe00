import RuleModel
import Semantics
import Syntax

/// What pages say of two sides that become one link.
extension SidesMerge {
    /// What is said of two sides of an overload where the condition chooses what some of its parameters are given.
    func remarks(on sides: [FitLink], choosing chosen: Set<String>) -> [Remark] {
        let overload = sides[0].candidate.overload
        // A value that is compared over time changes with the condition, as it does where the form has it switched off: what is
        // said of that holds, too.
        let watching = overload.allRemarks.filter { remark in
            remark.limits.contains { limit in
                guard limit.asksForCondition, case .given(let name, _) = limit else { return false }
                return chosen.contains(name)
            }
        }.map(\.modifiers)
        let changes = (overload.forms.first?.remarks ?? []).filter {
            $0.limits.isEmpty && watching.contains($0.modifiers)
        }
        let stated = overload.allRemarks.filter { remark in
            (remark.chosenParameter.map(chosen.contains) ?? false)
                && remark.limits.allSatisfy { limit in
                    guard case .given(let name, let values) = limit, values != Remark.Limit.chosen else { return true }
                    return sides.contains { side in
                        let parameter = side.candidate.overload.signature.parameters.first { $0.name == name }
                        return parameter.map {
                            GivenValues(values, for: $0, in: site.own).mayBe(anyOf: side.values(of: name))
                        } ?? false
                    }
                }
        }
        // What is watched is seen in an update that changes the condition, too.
        let isWatching = overload.allRemarks.contains { $0.limits.contains(where: \.asksForCondition) }
        let notes = (overload.forms.first?.remarks ?? []).filter { $0.kind == .note && $0.limits.isEmpty }
        let isNoted = !isWatching || changes.contains { $0.kind == .note }
        return stated + changes + (isNoted ? [] : notes)
    }

    /// True for what runs, or may run, when the condition changes: a remark that asks what the condition and an argument have
    /// in common holds where they have anything, or where the condition chooses the argument.
    func runs(_ active: FitLink, _ other: FitLink) -> Bool {
        active.candidate.overload.allRemarks.contains { remark in
            guard remark.kind == .level(.lifecycle), remark.chosenParameter == nil else { return false }
            return remark.limits.allSatisfy { limit in
                guard limit.asksForCondition, case .given(let name, _) = limit else { return true }
                let (one, two) = (active.values(of: name), other.values(of: name))
                if isChangedAnyway(name, one, two, active.candidate.overload) { return false }
                let isChosen = one.map(file.tokenTexts) != two.map(file.tokenTexts)
                return isChosen || !condition.payloads.isEmpty || one.isEmpty
                    || site.own.readTheSame(one, condition.terms.flatMap(\.nodes))
            }
        }
    }

    /// True for two values that never change by themselves, and of which the condition would choose another one also where the
    /// modifier stands there for each side: `.loading(true)` and `.loading(false)`.
    private func isChangedAnyway(_ name: String, _ one: [NodeID], _ two: [NodeID], _ overload: Overload) -> Bool {
        let literals: [NodeKind] = [.boolLiteral, .numberLiteral, .nilLiteral, .stringLiteral]
        return overload.isOff(byValueOf: name) && !one.isEmpty && !two.isEmpty
            && (one + two).allSatisfy { literals.contains(file.kind($0)) && !file.contains([.interpolation], in: $0) }
    }

    /// A modifier of the project's may run something when the view appears, as it did whenever the condition changed.
    func levels(
        of link: Link, _ overload: Overload, _ remarks: [Remark]
    ) -> [(level: Level, reason: String)] {
        let stated = remarks.compactMap { remark -> (level: Level, reason: String)? in
            if case .level(let level) = remark.kind { (level, remark.reason) } else { nil }
        }
        if !stated.isEmpty { return stated }
        let isOwn =
            overload.obstacle != nil || site.rules.derives(link.name) || site.rules.takesModifier(link.name)
        guard isOwn, !site.own.isQuiet(link.use(in: file)) else { return [] }
        return [(.lifecycle, "what it runs when the view appears, if it does, does not run when the condition changes")]
    }
}

extension SidesMerge.FitLink {
    /// What is written for a parameter.
    func values(of name: String) -> [NodeID] {
        zip(candidate.overload.signature.parameters, arguments).filter { $0.0.name == name }.flatMap { $1.map(\.value) }
    }
}
