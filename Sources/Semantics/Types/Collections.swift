import RuleModel
import Syntax

/// What is in a collection, by the type that its declaration shows.
extension TypeReader {
    /// What gives one of an array, or `nil` where it is empty.
    static let picks: Set<String> = ["first", "last", "max", "min", "randomElement"]

    /// What a page, or the project, says of the type that some evidence names.
    func resolved(_ evidence: Evidence) -> Evidence {
        if case .type(let text) = evidence { type(written: text) } else { evidence }
    }

    /// `T` of `[T]`
    func element(of collection: Evidence) -> Evidence {
        guard case .type(let text) = collection, let (first, value) = text.inSquareBrackets, value == nil else {
            return .unknown
        }
        return resolved(.type(first))
    }

    // `gaps[0]`, `gaps["row"]`
    func subscripted(_ node: NodeID) -> Evidence {
        guard let base = file.chainBase(of: node), let list = file.child(.subscriptArguments, of: node),
            case let arguments = file.children(of: list), arguments.count == 1,
            let argument = file.children(of: arguments[0]).last ?? arguments.first,
            !file.tokenTexts(of: arguments[0]).contains(":"), case let whole = type(of: base),
            case .type(let text) = whole, let (_, value) = text.inSquareBrackets
        else { return .unknown }
        if let value { return .type(value + "?") }
        // Of a range it would be a slice.
        switch type(of: argument) {
        case .integer, .type("Int"): return element(of: whole)
        default: return .unknown
        }
    }
}

extension String {
    /// `T` of `[T]`, `K` and `V` of `[K: V]`; nil for any other type.
    var inSquareBrackets: (first: String, value: String?)? {
        guard first == "[", last == "]" else { return nil }
        let inner = dropFirst().dropLast()
        var depth = 0
        for place in inner.indices {
            switch inner[place] {
            case "[", "(", "<": depth += 1
            case "]", ")", ">": depth -= 1
            case ":" where depth == 0:
                return (trimmed(inner[..<place]), trimmed(inner[inner.index(after: place)...]))
            default: break
            }
            // `[A].B[C]`
            if depth < 0 { return nil }
        }
        return (trimmed(inner), nil)
    }

    private func trimmed(_ text: Substring) -> String { text.split(separator: " ").joined(separator: " ") }
}
