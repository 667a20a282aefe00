import Syntax

/// What an argument's text shows of its type.
public enum Evidence: Sendable, Equatable {
    case integer, float, string, boolean, nilLiteral, array, dictionary
    /// `.horizontal`, `.spring()`: the first name. Only where the rest of the chain, if there is any, keeps the type:
    /// its names stand on the same `type` line (`.red.opacity(0.5)`). `.init` shows nothing.
    case implicitMember(String)
    /// A spelled or declared type: `CGFloat`, `Color`, `EdgeInsets?`.
    case type(String)
    /// A call of a capitalised name that no `type` line names, or a chain of modifiers.
    case view
    case closure, keyPath
    case unknown

    /// What a literal shows, closures and key paths among them; nil for anything else.
    public init?(ofLiteral node: NodeID, in file: SourceFile) {
        switch file.kind(node) {
        case .numberLiteral: self = file.isFloat(node) ? .float : .integer
        case .stringLiteral: self = .string
        case .boolLiteral: self = .boolean
        case .nilLiteral: self = .nilLiteral
        case .array: self = .array
        case .dictionary: self = .dictionary
        case .closure: self = .closure
        case .keyPath: self = .keyPath
        default: return nil
        }
    }
}

/// An argument of a call in the user's code, as far as an overload is picked by it.
public struct WrittenArgument: Sendable {
    public var label: String?
    public var evidence: Evidence
    /// True for a closure behind the parentheses.
    public var isTrailing: Bool
    /// How many parameters a closure names or, by `$0` and `$1`, has; nil for what is no closure.
    public var closureParameters: Int?
    /// The type that one of a closure's statements begins at, where a page states it: `Button` of `{ Button("Save") { } }`.
    public var built: String?

    public init(
        label: String?, evidence: Evidence, isTrailing: Bool = false, closureParameters: Int? = nil,
        built: String? = nil
    ) {
        self.built = built
        self.label = label
        self.evidence = evidence
        self.isTrailing = isTrailing
        self.closureParameters = closureParameters
    }
}

/// An overload that a call may mean, and which written arguments fill each of its parameters.
public struct Candidate: Sendable {
    /// It may have neither a form nor a `branch` remark: then its page states only a signature, and there is no rule.
    public let overload: Overload
    /// Indices of written arguments, one list for each parameter; empty for one that is left out.
    public let arguments: [[Int]]
    /// True if the evidence of every argument says that it has its parameter's type.
    public let isCertain: Bool
}

extension RuleBook {
    /// Where a modifier of a receiver may be declared, the nearest first: `Circle`, `Shape`, `View`.
    private func owners(of receiver: String) -> [String] {
        // `TabContent`
        if fact(named: receiver) != nil, !isKnown(receiver, toBe: "View") { return [receiver] }
        let kinds = (kinds[receiver] ?? []).filter { ![receiver, "View"].contains($0) && isKnown($0, toBe: "View") }
        let ordered = kinds.sorted { isKnown($0, toBe: $1) || !isKnown($1, toBe: $0) && $0 < $1 }
        return (receiver == "View" ? [] : [receiver]) + ordered + ["View"]
    }

    /// The overloads that a call may mean, in the order of the page.
    ///
    /// Evidence that contradicts a parameter removes its overload. Of overloads that the evidence fits the first is
    /// meant, as with the compiler, and one that it is known to fit wins over one that it may fit; so where every
    /// argument shows its type there is at most one candidate, and it is certain.
    ///
    /// - Parameter receiver: `Text` where the call is known to be on one, else `View`. What is declared on the receiver
    ///   itself wins over what every view has.
    public func candidates(for name: String, receiver: String, arguments: [WrittenArgument]) -> [Candidate] {
        let known = overloads[name] ?? []
        for owner in owners(of: receiver) {
            let all = known.filter { $0.signature.receiver == owner }.compactMap { Match($0, arguments, in: self) }
            let found = all.allSatisfy(\.isForced) ? all : all.filter { !$0.isForced }
            if found.isEmpty { continue }
            // A project's declarations have no order in which they are preferred.
            if derives(name) { return found.map(\.candidate) }
            return found.indices.compactMap { index in
                let isBeaten = found.indices.contains { other in
                    other != index && found[other].beats(found[index], isEarlier: other < index, in: self)
                }
                return isBeaten ? nil : found[index].candidate
            }
        }
        return []
    }

    /// True if a call with these arguments may mean a declaration.
    public func mayTake(_ arguments: [WrittenArgument], _ signature: Signature) -> Bool {
        places(of: arguments, in: signature) != nil
    }

    /// For each parameter the arguments that are for it; nil if the call cannot mean the declaration.
    public func places(of arguments: [WrittenArgument], in signature: Signature) -> [[Int]]? {
        Match(Overload(page: "", signature: signature, forms: [], remarks: []), arguments, in: self)?.candidate
            .arguments
    }

    /// True for a type that no page states, where a parameter is of one that some page does: it is no such thing, unless
    /// another name for it.
    public func isOther(_ type: String, than parameter: Parameter, of signature: Signature) -> Bool {
        let given = TypeText(type).value
        let taken = parameter.typeText.value
        let isConcrete = taken.protocols.isEmpty && signature.constraints[taken.name] == nil && !parameter.isClosure
        return isConcrete && given.protocols.isEmpty && given.name != taken.name && fact(named: given.name) == nil
            && fact(named: taken.name)?.isProtocol == false
    }

    /// False for a builder that makes views where something else is asked for, and the other way round: a `Button` is no
    /// item of a toolbar.
    func mayBuild(_ type: String, _ parameter: Parameter, of signature: Signature) -> Bool {
        guard parameter.isBuilder, let protocols = signature.constraints[parameter.type.resultOfFunction] else {
            return true
        }
        let isView = isKnown(type, toBe: "View")
        // What is one by another protocol, as a `ForEach` is, may be whatever it holds.
        if isView, fact(named: type)?.conformances.contains("View") != true { return true }
        // Of a protocol of the project's no page says what is one.
        return protocols.allSatisfy {
            fact(named: $0) == nil || isKnown(type, toBe: $0) || isView == isKnown($0, toBe: "View")
        }
    }

    /// Whether an argument fits a parameter.
    func fit(_ evidence: Evidence, _ parameter: Parameter, of signature: Signature) -> Fit {
        if parameter.isClosure {
            switch evidence {
            case .closure: return .yes
            case .nilLiteral: return parameter.type.hasSuffix("?") ? .yes : .no
            // `perform: tap`, where `tap` is declared to take as much.
            case .type(let text):
                let count = text.parameterCountOfFunction
                // A type that pages state is no function.
                if count == nil, fact(named: text) != nil { return .no }
                return count != nil && count == parameter.closureParameters ? .yes : .maybe
            case .unknown, .implicitMember, .keyPath: return .maybe
            default: return .no
            }
        }
        if evidence == .closure { return .no }
        return fit(evidence, parameter.written, of: signature)
    }

    private func fit(_ evidence: Evidence, _ type: TypeText, of signature: Signature) -> Fit {
        if type.isOptional {
            switch evidence {
            case .nilLiteral: return .yes
            case .type(let text) where TypeText(text).isOptional:
                return fit(.type(TypeText(text).wrapped), TypeText(type.wrapped), of: signature)
            default: return fit(evidence, TypeText(type.wrapped), of: signature)
            }
        }
        if type.name == "some" || type.name == "any" { return fit(evidence, protocols: type.protocols) }
        if let protocols = signature.constraints[type.name] { return fit(evidence, protocols: protocols) }
        // `DropDelegate` without `any`
        if fact(named: type.name)?.isProtocol == true { return fit(evidence, conformingTo: type.name) }
        return fit(evidence, concrete: type)
    }
}

/// Whether an argument has a type.
enum Fit: Comparable {
    case no, maybe, yes
}
