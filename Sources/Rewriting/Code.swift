extension PlannedCall {
    /// The short name of what is said of it, for programs and for people who look it up: `fixable`, `assumed`,
    /// `no-rule`. A test holds all of them: they are promised.
    public var code: String {
        switch outcome {
        case .rewritten: "fixable"
        case .withheld: (caveats.map(\.level).max() ?? level)?.rawValue ?? outcome.rawValue
        case .constant, .suppressed: outcome.rawValue
        case .branch, .left: reason?.code ?? outcome.rawValue
        }
    }
}

extension Reason {
    fileprivate var code: String? {
        switch self {
        case .refusal(let refusal): refusal.code
        case .text: nil
        case .branch(let reason, _, _): reason?.code
        case .fileKept: "file-kept"
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
