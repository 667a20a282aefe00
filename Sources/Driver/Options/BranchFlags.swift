import Rewriting
import RuleModel

extension Flag {
    /// What an editor's server takes beside a config, as they are spelled first.
    static let ofServer = [
        allow, unsafe, constants, fallback, support, explicit, rules, deploymentTarget, baseline, noBaseline, include,
        exclude,
    ].map { $0.spellings[0] }

    static let fallback = Flag(
        "--fallback", value: "either-view|leave",
        values: .oneOf(BranchPolicy.Fallback.allCases.map(\.rawValue)),
        help: """
            What becomes of a call that must stay a branch. `either-view` wraps it in `EitherView` even where that is hard \
            to read or no rule names the modifier; `leave` wraps none. Without this option, those few are wrapped that read \
            well, or where the helper makes an `AnyView`.
            """,
        example: ["--fallback", "leave"], shows: { $0.fallback == .leave }
    ) { options, value throws(UsageError) in
        guard let fallback = BranchPolicy.Fallback(rawValue: value.spelling) else {
            let names = BranchPolicy.Fallback.allCases.map(\.rawValue)
            throw .badValue(option: "--fallback", flaw: "unknown way `\(value)`\(names.choice(for: value.spelling))")
        }
        options.fallback = fallback
    }

    static let support = Flag(
        "--support", value: "FILE", values: .files,
        help: """
            Declare `EitherView` in this file, where a call of the same module needs it and nothing declares it yet. \
            Without this option, the file that declares the helper gets it, if it is among the paths.
            """,
        example: ["--support", "EitherView.swift"], shows: { $0.supportFile == "EitherView.swift" }
    ) { options, value in options.supportFile = value }

    static let upgrade = Flag(
        "--upgrade",
        help: "Rewrite calls of `EitherView` too, where a form exists by now.",
        example: ["--upgrade"], shows: { $0.isUpgrade }
    ) { options, _ in options.isUpgrade = true }

    static let fixSuppressions = Flag(
        "--fix-suppressions",
        help:
            "Remove comments such as `// fixmods:ignore` that speak for no call, or those of their names that do not.",
        example: ["--fix-suppressions"], shows: { $0.removesSuppressions }
    ) { options, _ in options.removesSuppressions = true }

    static let baseline = Flag(
        "--baseline", value: "FILE", values: .files,
        help: """
            Calls that this file holds are known: `--check`, `--strict` and the formats for programs pass them over. Without \
            this option, that is the `.fixmods-baseline.json` beside the project. Of `fixmods baseline`: where it goes.
            """,
        example: ["--baseline", "known.json"], shows: { $0.baseline == "known.json" }
    ) { options, value in options.baseline = value }

    static let noBaseline = Flag(
        "--no-baseline",
        help: "No call is known.",
        example: ["--no-baseline"], shows: { $0.ignoresBaseline }
    ) { options, _ in options.ignoresBaseline = true }

    static let removeHelpers = Flag(
        "--remove-helpers",
        help: """
            Remove helpers that nothing in their project mentions any more. For the calls of helpers that could go, this \
            implies `--constants` and `--fallback either-view`.
            """,
        example: ["--remove-helpers"], shows: { $0.removesHelpers }
    ) { options, _ in options.removesHelpers = true }

    static let removePublic = Flag(
        "--public",
        help: "With `--remove-helpers`: those too that are `public`, which other packages might use.",
        example: ["--public"], shows: { $0.removesPublicHelpers }
    ) { options, _ in options.removesPublicHelpers = true }

    static let explicit = Flag(
        "--explicit", value: "report|leave", isValueOptional: true, values: .oneOf(["report", "leave"]),
        help: """
            Rewrite explicit branches too: an `if` and its `else` that apply modifiers to one view. Those that must stay are \
            not mentioned; `--explicit=report` lists all of them and rewrites none, while calls are rewritten as ever; `--explicit=leave` wins over a config that asks for them.
            """,
        example: ["--explicit"], shows: { $0.explicit == .rewrite }
    ) { options, value throws(UsageError) in
        let ways = Context.ExplicitBranches.allCases.map(\.rawValue) + ["leave"]
        let way = value.isEmpty ? "rewrite" : value.spelling
        guard ways.contains(way) else {
            throw .badValue(option: "--explicit", flaw: "unknown way `\(value)`\(ways.choice(for: way))")
        }
        options.explicit = Context.ExplicitBranches(rawValue: way)
        options.leavesExplicit = way == "leave"
    }
}
