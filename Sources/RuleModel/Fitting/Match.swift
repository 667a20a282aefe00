/// A candidate with the fit of each argument.
struct Match {
    let candidate: Candidate
    /// For each argument, in their order.
    let fits: [Fit]
    /// What each argument's parameter takes, in words that are equal for parameters that take the same.
    let types: [String]
    /// True where an argument of type `T!` is taken for a `T`: what takes an optional is meant before.
    let isForced: Bool

    /// nil if labels, order or evidence say no.
    init?(_ overload: Overload, _ arguments: [WrittenArgument], in book: RuleBook) {
        let signature = overload.signature
        let labels = arguments.map { Binding.Argument(label: $0.label, isTrailing: $0.isTrailing) }
        guard let binding = Binding(labels, to: signature.parameters) else { return nil }
        var fits = [Fit](repeating: .no, count: arguments.count)
        var types = [String](repeating: "", count: arguments.count)
        var isForced = false
        for (parameter, indices) in zip(signature.parameters, binding.arguments) {
            for index in indices {
                fits[index] = book.fit(arguments[index].evidence, parameter, of: signature)
                if fits[index] == .no, let forced = arguments[index].evidence.forced {
                    fits[index] = book.fit(forced, parameter, of: signature)
                    isForced = true
                }
                // The compiler is as strict: a closure that names no parameter takes none. One parameter may be a tuple,
                // which a closure takes apart.
                if let written = arguments[index].closureParameters, let stated = parameter.closureParameters,
                    written != stated, stated != 1 || written == 0
                {
                    return nil
                }
                if let built = arguments[index].built, !book.mayBuild(built, parameter, of: signature) { return nil }
                types[index] = signature.accepted(by: parameter)
            }
        }
        guard !fits.contains(.no) else { return nil }
        self.fits = fits
        self.types = types
        self.isForced = isForced
        candidate = Candidate(
            overload: overload, arguments: binding.arguments, isCertain: fits.allSatisfy { $0 == .yes })
    }

    /// True if `other` cannot be meant because this one would be: each argument is known to fit here, or is taken by the
    /// same type or a narrower one there.
    func beats(_ other: Match, isEarlier: Bool, in book: RuleBook) -> Bool {
        let isBetter = zip(fits, other.fits).contains { $0 == .yes && $1 == .maybe }
        guard isBetter || isEarlier else { return false }
        return fits.indices.allSatisfy { fits[$0] == .yes || book.isKnown(other.types[$0], toBe: types[$0]) }
    }
}

extension Evidence {
    /// What a value of type `CGFloat!` is where no optional is taken: a `CGFloat`.
    fileprivate var forced: Evidence? {
        guard case .type(let text) = self, text.hasSuffix("!") else { return nil }
        return .type(String(text.dropLast()))
    }
}
