import RuleModel

/// The short names of what is said of calls: `fixable`, `assumed`, `no-rule`. They are promised: new ones come, none
/// changes.
public enum Code {
    /// Those that a comment or a config may name.
    public static let all: Set<String> = Set(refusals)
        .union(Level.allCases.filter { $0 != .safe }.map(\.rawValue))
        .union([fixable, Outcome.constant.rawValue, Outcome.branch.rawValue, Outcome.left.rawValue])

    /// Said of a call that has a form.
    static let fixable = "fixable"
    /// Said of a call whose result some place takes of one type only.
    public static let mustStay = "must-stay"

    /// Those of `Refusal`, in its order.
    static let refusals = [
        "no-rule", "no-switch", "no-form", "effect-in-condition", "function-as-condition", "unwraps-tested",
        "function-as-closure", "value-as-closure", "takes-nothing", "capture-list", "empty-closure",
        "nothing-applied", "statements-in-closure", "local-in-closure", "branch-in-closure", "availability-in-closure",
        "compilation-in-closure", "no-plain-chain", "forwards-parameter", "wraps-parameter", "adds-siblings",
        "gives-parameter", "ignores-parameter", "repeats-parameter", "follows-identity", "animated-branch",
        "undecided-branch",
        "unread-variable", "else-closure", "inner-call", "outer-call", "unknown-syntax", "merge-conflict",
        "nested-too-deeply", "in-interpolation", "no-view", "helper-exceeds",
        "ambiguous-helper", "undeclared-helper", "ambiguous-arguments", "no-overload", "members-modifier",
        "behind-other-side",
        "own-overload", "own-overload-of-form", "unstated-declaration", "own-type", "own-member", "not-total",
        "other-order", "changes-again", "lost", "deployment-target", "nothing-to-choose", "undone-by-other-side",
        "applied-twice", "looks-off",
        "argument-left-out", "misplaced-default",
        "function-as-argument", "continued", "result-is-called", "set-again", "set-around", "set-before", "own-later",
        "narrower-name", "untyped-literal", "may-be-style", "must-agree", "several-arguments", "argument-is-condition",
        "cannot-be-chosen", "too-deep", "different-parameters", "closure-result", "unknown-payload",
        "unknown-optional", "effect-outside", "takes-no-optional", "compared-to-nil",
        "nothing-for-nil", "not-shown-as-view", "may-be-other", "not-optional", "untyped-optional",
        "closure-body", "uncapturable", "return-in-builder", "anonymous-parameter",
        "needs-unwrapped", "several-optionals", "shadowed-name", "unknown-type", "comment-without-place",
        "in-statement-head", mustStay, "in-postfix-if-config", "in-inlinable", "receiver-begins",
        "effect-in-receiver", "call-in-condition", "change-in-condition", "literal-condition", "long-receiver",
        "chain-goes-on", "long-result",
        "nested-either-view", "opposite-beside", "modifier-branches", "condition-is-parameter",
        "other-parameters", "typed-parameters", "no-payload-initializer", "other-either-view",
        "unusable-either-view", "asks-for-either-view", "no-place-for-either-view", "support-is-elsewhere",
        "several-modules", "helper-is-no-target",
    ]
}

extension PlannedCall {
    /// The short name of what is said of it, for programs and for people who look it up.
    public var code: String {
        switch outcome {
        case .rewritten: Code.fixable
        case .withheld: level?.rawValue ?? outcome.rawValue
        case .constant, .suppressed: outcome.rawValue
        case .branch, .left: reason?.code ?? outcome.rawValue
        }
    }
}

extension PlannedCall {
    /// All that it may be called by, whatever levels are allowed.
    var codes: Set<String> {
        var codes = Set(caveats.map(\.level.rawValue)).union([code])
        switch outcome {
        case .rewritten, .withheld: codes.insert(Code.fixable)
        case .branch, .left: codes.insert(outcome.rawValue)
        case .constant, .suppressed: break
        }
        return codes
    }
}

extension Reason {
    fileprivate var code: String? {
        switch self {
        case .refusal(let refusal): refusal.code
        case .text, .differentSides: nil
        case .branch(let reason, _, _): reason?.code
        case .fileKept: "file-kept"
        case .takenBack: "taken-back"
        }
    }
}

extension Refusal {
    /// Its name in small letters: `no-rule`, `deployment-target`.
    var code: String {
        let name = Mirror(reflecting: self).children.first?.label ?? String(describing: self)
        return name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }
}
