/// What a look ahead tried, and where it began: nothing is tried twice, however much encloses it.
struct Attempt: Hashable {
    enum Kind: UInt8 {
        /// Attributes and modifiers of a declaration
        case declaration
        /// Attributes and specifiers of a type
        case type
        case bracketedType, genericArguments
        /// A `#if` of attributes or nothing, and one that holds attributes
        case ifConfig, ifConfigOfAttributes
    }

    let kind: Kind
    /// The offset of its first byte.
    let start: UInt32
}

extension Parser {
    /// Runs `body`, which says whether it found something; in a look ahead only if that is not known yet.
    mutating func once(_ kind: Attempt.Kind, _ body: (inout Parser) -> Bool) -> Bool {
        guard modes.isLookingAhead else { return body(&self) }
        let attempt = Attempt(kind: kind, start: current.start)
        if let known = attempts[attempt] {
            if let known { skip(to: known) }
            return known != nil
        }
        let isFound = body(&self)
        attempts[attempt] = .some(isFound ? place : nil)
        return isFound
    }

    /// True if what begins here is known to be none.
    func hasFailed(_ kind: Attempt.Kind) -> Bool {
        attempts[Attempt(kind: kind, start: current.start)].map { $0 == nil } ?? false
    }

    mutating func noteFailure(of kind: Attempt.Kind, at indices: [Int]) {
        for index in indices { attempts[Attempt(kind: kind, start: lexed[index].start)] = .some(nil) }
    }
}
