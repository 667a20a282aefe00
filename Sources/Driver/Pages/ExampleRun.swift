import Patching
import Rewriting
import RuleModel
import Semantics
import Syntax

/// Runs an example of a rule page, as `fixmods test` does.
package struct ExampleRun {
    let example: Example
    let rules: RuleBook

    package init(_ example: Example, rules: RuleBook) {
        self.example = example
        self.rules = rules
    }

    /// What is wrong with an example.
    package enum Failure: Error, Equatable {
        /// Something else came out; with the reasons of calls that were not rewritten.
        case differs(actual: String, expected: String, reasons: [String])
        /// The result does not hold what is asked of every result.
        case refused(String)
        /// It comes out the same without a level that it names.
        case needless(Level)

        /// Lines.
        package var lines: [String] {
            switch self {
            case .differs(let actual, let expected, let reasons):
                ["expected:"] + Self.indented(expected) + ["actual:"] + Self.indented(actual) + reasons
            case .refused(let what): [what]
            case .needless(let level): ["comes out the same without the level `\(level.rawValue)`"]
            }
        }

        private static func indented(_ text: String) -> [String] {
            text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "    " + $0 }
        }
    }

    /// nil if the example holds.
    package func failure() -> Failure? {
        let expected = example.after ?? example.before
        do throws(Failure) {
            let (actual, reasons) = try result(allowing: Set(example.levels))
            if actual != expected { return .differs(actual: actual, expected: expected, reasons: reasons) }
            guard example.after != nil else { return nil }
            for level in example.levels {
                let without = try result(allowing: Set(example.levels).subtracting([level])).text
                if without == expected { return .needless(level) }
            }
            return nil
        } catch {
            return error
        }
    }

    private func result(allowing levels: Set<Level>) throws(Failure) -> (text: String, reasons: [String]) {
        let file = SourceFile(parsing: Array(example.before.utf8))
        let plan = plan(file, levels)
        let patch: Patch
        do { patch = try Patch(plan.edits, to: file.bytes) } catch { throw .refused("edits overlap") }
        let check = WriteCheck(old: file, patch: patch, new: plan.result?.file)
        if let objection = check.objection(isSettled: { _ in plan.edits.isEmpty || plan.isSettled }) {
            throw .refused(objection.sentence)
        }
        let reasons = plan.calls.filter { $0.outcome != .rewritten }.map { call in
            "\(call.outcome.rawValue): \(call.reason?.sentence ?? "no reason given")"
        }
        return (String(decoding: patch.new, as: UTF8.self), reasons)
    }

    private func plan(_ file: SourceFile, _ levels: Set<Level>) -> Plan {
        var context = Context(
            rules: rules, declarations: [Declarations(of: file, path: example.path)],
            deploymentTarget: example.deploymentTarget ?? .fallback, allowed: levels)
        context.assumesDeploymentTarget = example.deploymentTarget == nil
        return context.plan(file, path: example.path)
    }
}
