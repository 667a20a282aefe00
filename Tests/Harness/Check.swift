import Driver
import Patching
import Rewriting
import Semantics
import RuleModel
import Syntax
import Testing

/// Proves of a rewrite everything that is asked of every rewrite, so that no test can forget a property:
/// the result, and again from itself; round trips, also with each token removed; tokens and comments outside the edits;
/// CRLF, tabs, a byte order mark, no final newline; the printed diff, for us and for git; that something changed.
public func check(
    before: String, after: String, rules: RuleBook = .builtin, allowed: Set<Level> = [],
    deploymentTarget: DeploymentTarget = .fallback, context: [String] = [],
    branches: BranchPolicy = .leave, outcomes: [Outcome]? = nil, reasons: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    check([
        Golden(
            before: before, after: after, rules: rules, allowed: allowed, deploymentTarget: deploymentTarget,
            context: context, branches: branches, outcomes: outcomes, reasons: reasons,
            sourceLocation: sourceLocation)
    ])
}

/// Proves that code is left alone, however it is typed and saved.
public func check(
    leftAlone code: String, rules: RuleBook = .builtin, allowed: Set<Level> = [],
    deploymentTarget: DeploymentTarget = .fallback, context: [String] = [],
    branches: BranchPolicy = .leave, outcomes: [Outcome]? = nil, reasons: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    check([
        Golden(
            before: code, after: nil, rules: rules, allowed: allowed, deploymentTarget: deploymentTarget,
            context: context, branches: branches, outcomes: outcomes, reasons: reasons,
            sourceLocation: sourceLocation)
    ])
}

/// Proves the same of many goldens, with one run of git for all of them.
public func check(_ goldens: [Golden]) {
    var diffs: [GitApply.Item] = []
    for golden in goldens {
        guard golden.before != golden.after else {
            Issue.record("the golden changes nothing", sourceLocation: golden.sourceLocation)
            continue
        }
        for text in [golden.before, golden.after ?? golden.before] {
            checkRoundTrips(text, sourceLocation: golden.sourceLocation)
        }
        for variant in Variant.all {
            let changed = golden.rewritten(variant.change)
            guard let patch = checkResult(changed, variant: variant.name) else { continue }
            if let item = checkDiff(patch, changed, variant: variant.name) { diffs.append(item) }
        }
    }
    GitApply.check(diffs)
}

/// - Returns: the patch, if it is the right one.
private func checkResult(_ golden: Golden, variant: String) -> Patch? {
    let location = golden.sourceLocation
    let file = SourceFile(parsing: Array(golden.before.utf8))
    let plan = golden.plan(file)
    if let outcomes = golden.outcomes {
        #expect(plan.calls.map(\.outcome) == outcomes, "outcomes, \(variant)", sourceLocation: location)
    }
    if let reasons = golden.reasons {
        let said = plan.calls.filter { $0.outcome != .rewritten }.map { $0.reason?.sentence ?? "" }
        #expect(said == reasons, "reasons, \(variant)", sourceLocation: location)
    }
    let patch: Patch
    do {
        patch = try Patch(plan.edits, to: file.bytes)
    } catch {
        Issue.record("the edits are no patch, \(variant): \(error)", sourceLocation: location)
        return nil
    }
    let expected = golden.after ?? golden.before
    let actual = String(decoding: patch.new, as: UTF8.self)
    // Strings are equal if they look the same; bytes must be the same.
    guard actual.utf8.elementsEqual(expected.utf8) else {
        let why = plan.calls.map { "\($0.outcome): \($0.reason?.sentence ?? "-")" }.joined(separator: "\n")
        Issue.record(
            "another result, \(variant)\n--- expected\n\(visible(expected))\n--- actual\n\(visible(actual))\n---\n\(why)",
            sourceLocation: location)
        return nil
    }
    if golden.after == nil {
        #expect(plan.edits.isEmpty, "an edit that changes nothing, \(variant)", sourceLocation: location)
        return nil
    }
    let objection = WriteCheck(old: file, patch: patch).objection { golden.plan($0).edits.isEmpty }
    #expect(objection == nil, "\(variant)", sourceLocation: location)
    let again = golden.plan(SourceFile(parsing: patch.new)).edits
    #expect(again.isEmpty, "a second run makes edits, \(variant)", sourceLocation: location)
    return patch
}

/// - Returns: what git is to make of it.
private func checkDiff(_ patch: Patch, _ golden: Golden, variant: String) -> GitApply.Item? {
    let diff = UnifiedDiff(of: patch, path: "x").text
    do {
        let applied = try AppliedDiff(diff, to: patch.old)
        #expect(
            difference(of: applied.text, from: patch.new) == nil, "the diff makes another text, \(variant)",
            sourceLocation: golden.sourceLocation)
    } catch {
        Issue.record(
            "the diff does not apply, \(variant): \(error)\n\(String(decoding: diff, as: UTF8.self))",
            sourceLocation: golden.sourceLocation)
        return nil
    }
    return GitApply.Item(patch: patch, sourceLocation: golden.sourceLocation)
}

extension Golden {
    /// Plans a file as if it stood in the place of the golden.
    func plan(_ file: SourceFile) -> Plan {
        let path = Golden.path
        let others = context.enumerated().map { index, text in
            Declarations(
                of: SourceFile(parsing: Array(text.utf8)), path: Path("/project/Sources/App/Context\(index).swift"))
        }
        var context = Context(
            rules: rules, declarations: others + [Declarations(of: file, path: path)],
            deploymentTarget: deploymentTarget, allowed: allowed, branches: branches)
        context.modules = ModuleMap(packages: ["/project"])
        context.explicit = isExplicit ? .rewrite : nil
        let plan = context.plan(file, path: path)
        guard plan.homes.contains(path) else { return plan }
        context.branches.homes = EitherViewHomes(path, isForAll: plan.homes.isForAll(path))
        return context.plan(file, path: path)
    }
}

/// With the bytes that one would not see.
private func visible(_ text: String) -> String {
    String(
        text.unicodeScalars.flatMap { scalar -> [Character] in
            switch scalar {
            case "\r": ["␍"]
            case "\t": ["⇥"]
            case "\u{FEFF}": ["⁌"]
            default: [Character(scalar)]
            }
        })
}

extension Golden {
    /// What is made of its text; nil where that stays.
    public var rewritten: String? {
        let file = SourceFile(parsing: Array(before.utf8))
        let edits = plan(file).edits
        guard !edits.isEmpty, let patch = try? Patch(edits, to: file.bytes) else { return nil }
        return String(decoding: patch.new, as: UTF8.self)
    }

    /// Why the calls of a text are not rewritten, in the order of the text.
    public func reasons(of text: String) -> [String] {
        plan(SourceFile(parsing: Array(text.utf8))).calls.compactMap(\.reason?.sentence)
    }
}
