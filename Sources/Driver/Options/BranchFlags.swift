import Rewriting
import RuleModel

extension Flag {
    static let fallback = Flag(
        "--fallback", value: "either-view|leave",
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
        "--support", value: "FILE",
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
        "--explicit", value: "report", isValueOptional: true,
        help: """
            Rewrite explicit branches too: an `if` and its `else` that apply modifiers to one view. Those that must stay are \
            not mentioned; `--explicit=report` lists all of them, and rewrites none.
            """,
        example: ["--explicit"], shows: { $0.explicit == .rewrite }
    ) { options, value throws(UsageError) in
        guard value.isEmpty || value == "report" else {
            throw .badValue(option: "--explicit", flaw: "unknown way `\(value)`; did you mean `report`?")
        }
        options.explicit = value.isEmpty ? .rewrite : .report
    }
}
